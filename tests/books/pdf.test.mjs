// The PDFs of the textbook, looked at by other programs: poppler and qpdf.
//
// TABIA names the program, built with the feature `pdf`; the PDFs are made once, in a folder that is removed.

import { test, before, after } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const ROOT = new URL("../..", import.meta.url).pathname;
const TABIA = process.env.TABIA ?? join(ROOT, "target/release/tabia");
const PAPERS = ["a4", "a5"];

/** @type {string} */
let folder;
/** The PDFs: which paper, which language, where. */
let books = [];

const run = (program, ...args) => execFileSync(program, args, { cwd: ROOT, maxBuffer: 1 << 30, encoding: "utf8" });

const files = (dir, end) =>
  readdirSync(dir, { recursive: true })
    .map((name) => join(dir, name.toString()))
    .filter((path) => path.endsWith(end))
    .sort();

before(() => {
  folder = mkdtempSync(join(tmpdir(), "books-"));
  for (const paper of PAPERS) {
    const out = join(folder, paper);
    run(TABIA, "build", "--format", "pdf", "--paper", paper, "--out", out);
    for (const path of files(out, ".pdf")) {
      books.push({ paper, path, name: relative(folder, path), lang: /(?:^|[/.-])ru(?:[/.-]|$)/.test(relative(out, path)) ? "ru" : "en" });
    }
  }
  assert.equal(books.length, 2 * PAPERS.length, "a PDF a language and paper");
});

after(() => rmSync(folder, { recursive: true, force: true }));

const memory = new Map();
/** What a function says of a book, asked once. */
const once = (what, book, make) => {
  const key = `${what} ${book.path}`;
  if (!memory.has(key)) memory.set(key, make());
  return memory.get(key);
};

/** All objects of a PDF by their names, such as `obj:3 0 R`. */
const objects = (book) =>
  once("objects", book, () => JSON.parse(run("qpdf", "--json", "--json-key=qpdf", book.path)).qpdf[1]);

const value = (all, ref) => {
  const found = typeof ref === "string" && / R$/.test(ref) ? all[`obj:${ref}`] : undefined;
  return found ? found.value ?? found.stream?.dict : ref;
};

const text = (string) => {
  if (string?.startsWith("u:")) return string.slice(2);
  if (string?.startsWith("b:")) return Buffer.from(string.slice(2), "hex").toString("utf8");
  return string ?? "";
};

/** The outline, flat: level, title, page. */
const outline = (book) =>
  once("outline", book, () => {
    const tree = JSON.parse(run("qpdf", "--json", "--json-key=outlines", book.path)).outlines;
    const flat = (entries, level) =>
      entries.flatMap((entry) => [
        { level, title: entry.title.replace(/^u:/, ""), page: entry.destpageposfrom1 },
        ...flat(entry.kids ?? [], level + 1),
      ]);
    return flat(tree, 1);
  });

const info = (book) =>
  once("info", book, () => Object.fromEntries(run("pdfinfo", book.path).split("\n").map((line) => line.split(/:\s+/, 2))));

/** The text of a book as it was set, page by page. */
const pages = (book, ...how) =>
  once(`pages ${how}`, book, () => run("pdftotext", ...how, book.path, "-").split("\f").slice(0, -1));

/** Nothing but letters and digits. */
const letters = (string) => string.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** The elements of the structure tree: kind, object, parent, pages on which it is. */
const structure = (book) =>
  once("structure", book, () => {
    const all = objects(book);
    const trailer = all.trailer.value;
    const root = value(all, value(all, trailer["/Root"])["/StructTreeRoot"]);
    const elements = [];
    const list = (kids) => (kids === undefined ? [] : Array.isArray(kids) ? kids : [kids]);
    const visit = (ref, parent) => {
      const element = value(all, ref);
      if (typeof element !== "object" || element === null) return new Set();
      if (element["/Type"] === "/MCR" || element["/Type"] === "/OBJR") return new Set([element["/Pg"]]);
      const node = { kind: element["/S"], element, parent, pages: new Set() };
      if (node.kind) elements.push(node);
      for (const kid of list(value(all, element["/K"]))) {
        if (typeof kid === "number") node.pages.add(element["/Pg"]);
        else for (const page of visit(kid, node)) node.pages.add(page ?? element["/Pg"]);
      }
      return node.pages;
    };
    for (const kid of list(value(all, root["/K"]))) visit(kid, null);
    return elements;
  });

test("a PDF is tagged, has a title, a language and a fixed version", () => {
  for (const book of books) {
    const about = info(book);
    assert.equal(about.Tagged, "yes", book.name);
    assert.match(about.Title, /\p{L}/u, book.name);
    assert.match(about.Author, /\p{L}/u, book.name);
    assert.equal(about["PDF version"], "1.7", book.name);
    assert.equal(about.CreationDate, undefined, `${book.name} tells when it was made`);
    const all = objects(book);
    const catalog = value(all, all.trailer.value["/Root"]);
    assert.equal(text(catalog["/Lang"]), book.lang, book.name);
    assert.ok(catalog["/StructTreeRoot"], book.name);
    const metadata = execFileSync("qpdf", ["--show-object=" + catalog["/Metadata"].split(" ")[0], "--filtered-stream-data", book.path]);
    assert.match(metadata.toString(), /pdfuaid:part[^0-9]*1/, book.name);
  }
});

test("every figure has an alternative in words", () => {
  for (const book of books) {
    const figures = structure(book).filter((node) => node.kind === "/Figure");
    assert.ok(figures.length > 100, `${book.name}: ${figures.length} figures`);
    const dumb = figures.filter((node) => !letters(text(node.element["/Alt"])));
    assert.equal(dumb.length, 0, `${book.name}: ${dumb.length} figures without`);
  }
});

test("a caption is on the page of its figure", () => {
  for (const book of books) {
    const captions = structure(book).filter((node) => node.kind === "/Caption");
    const figures = structure(book).filter((node) => node.kind === "/Figure");
    assert.ok(captions.length > 50, `${book.name}: ${captions.length} captions`);
    for (const caption of captions) {
      // Side by side they are cells of a grid, below each other they are neighbours.
      const around = [caption.parent, caption.parent?.parent, caption.parent?.parent?.parent];
      const near = around.map((part) => figures.filter((node) => within(node, part))).find((found) => found.length > 0);
      assert.equal(near?.length, 1, `${book.name}: a caption of ${near?.length ?? 0} figures`);
      const all = new Set([...caption.pages, ...near[0].pages]);
      assert.equal(all.size, 1, `${book.name}: a caption and its figure are on ${all.size} pages`);
    }
  }
});

const within = (node, ancestor) => {
  for (let at = node; at; at = at.parent) if (at === ancestor) return true;
  return false;
};

test("the outline says what the contents say", () => {
  for (const book of books) {
    const entries = outline(book);
    const first = entries[0].page;
    // The contents stand between the title page, the imprint behind it, and the first section.
    const printed = pages(book).slice(2, first - 1).join(" ");
    const expected = entries.map((entry) => `${entry.title} ${entry.page}`);
    let at = 0;
    const squashed = letters(printed.replace(/^\s*(?:[ivx]+|\d+)\s*$(?=\s*\f|\s*$(?![\s\S]))/gmu, ""));
    for (const line of expected) {
      const found = squashed.indexOf(letters(line), at);
      assert.ok(found >= 0, `${book.name}: “${line}” is not in the contents, or in another place`);
      at = found + letters(line).length;
    }
    const rest = squashed.length - expected.reduce((sum, line) => sum + letters(line).length, 0);
    assert.ok(rest < 30, `${book.name}: the contents say more than the outline by ${rest} letters`);
  }
});

/** The paragraphs of a lesson, without markup, blocks and quotes. */
const paragraphs = (markdown) =>
  markdown
    .replace(/^\+\+\+[\s\S]*?^\+\+\+$/m, "")
    .replace(/^(```|~~~)[\s\S]*?^\1$/gm, "\n\n")
    .replace(/^\[\^[^\]]+\]:.*(?:\n(?!\n).*)*$/gm, "\n\n")
    .replace(/\[\^[^\]]+\]/g, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .filter((paragraph) => !/^\s*[|<#]/.test(paragraph))
    .map((paragraph) => paragraph.replace(/\]\((?:[^()"]|"[^"]*"|\([^)]*\))*\)/g, "").replace(/&[a-z]+;/g, ""))
    .map(letters)
    .filter((paragraph) => paragraph.length > 40);

test("each lesson's text is there, in order", () => {
  for (const book of books) {
    const all = letters(pages(book, "-raw").join("\n"));
    let count = 0;
    for (const lesson of files(join(ROOT, "lessons", book.lang), ".md")) {
      let at = 0;
      for (const paragraph of paragraphs(readFileSync(lesson, "utf8"))) {
        // A page may end in any sentence, and a way that names its page puts a number into it.
        const middle = Math.floor(paragraph.length / 2);
        const tries = [paragraph.slice(0, 20), paragraph.slice(-20), paragraph.slice(middle, middle + 14)];
        const found = tries.map((part) => all.indexOf(part, at)).filter((place) => place >= 0);
        assert.ok(found.length > 0, `${book.name}: ${relative(ROOT, lesson)}: “${paragraph.slice(0, 60)}…”`);
        at = Math.min(...found);
        count += 1;
      }
    }
    assert.ok(count > 100, `${book.name}: ${count} paragraphs`);
  }
});

test("fonts are embedded", () => {
  for (const book of books) {
    const lines = run("pdffonts", book.path).trimEnd().split("\n").slice(2);
    assert.ok(lines.length > 0, book.name);
    for (const line of lines) {
      const [embedded, subset, unicode] = line.match(/\s(yes|no) (yes|no) +(yes|no) /).slice(1);
      assert.deepEqual([embedded, subset, unicode], ["yes", "yes", "yes"], `${book.name}: ${line}`);
    }
    assert.ok(lines.some((line) => line.includes("Libertinus")), book.name);
  }
});

/** For each page, how much of the height of the type area holds ink, from 0 to 1: rows of a picture of 30 dots an inch. */
const ink = (book) =>
  once("ink", book, () => {
    const prefix = join(folder, `ink-${books.indexOf(book)}`);
    execFileSync("pdftoppm", ["-r", "30", "-gray", book.path, prefix]);
    return files(folder, ".pgm")
      .filter((path) => path.startsWith(`${prefix}-`))
      .map((path) => {
        const bytes = readFileSync(path);
        const [, width, height] = bytes.subarray(0, 40).toString("latin1").match(/^P5\s+(\d+)\s+(\d+)\s+255\s/).map(Number);
        const start = bytes.length - width * height;
        // The margins hold the running head and the number of the page.
        const [top, bottom] = [Math.round(height * 0.095), Math.round(height * 0.905)];
        let rows = 0;
        for (let y = top; y < bottom; y += 1) {
          const row = bytes.subarray(start + y * width, start + (y + 1) * width);
          rows += row.some((dot) => dot < 208) ? 1 : 0;
        }
        return rows / (bottom - top);
      });
  });

test("no page within a chapter is nearly empty", () => {
  for (const book of books) {
    const starts = new Set(sections(book));
    const filled = ink(book);
    assert.equal(filled.length, Number(info(book).Pages), book.name);
    for (let page = Math.min(...starts) + 1; page < filled.length; page += 1) {
      const inner = !starts.has(page) && !starts.has(page + 1);
      if (inner) assert.ok(filled[page - 1] >= 0.15, `${book.name}: page ${page} is ${Math.round(filled[page - 1] * 100)} % full`);
    }
  }
});

/** The pages on which a section opens: those without a running head. */
const sections = (book) => {
  const heads = pages(book, "-layout").map((page) => page.trimStart().split("\n")[0]);
  return outline(book)
    .map((entry) => entry.page)
    .filter((page) => !new RegExp(`^\\s*${page}\\s|\\s${page}\\s*$`).test(heads[page - 1] ?? ""));
};

test("no page is empty", () => {
  for (const book of books) {
    for (const [number, filled] of ink(book).entries()) assert.ok(filled > 0.02, `${book.name}: page ${number + 1}`);
  }
});

test("the same book gives the same bytes", () => {
  const out = join(folder, "again");
  run(TABIA, "build", "--format", "pdf", "--paper", "a4", "--out", out);
  for (const path of files(out, ".pdf")) {
    const first = join(folder, "a4", relative(out, path));
    assert.ok(readFileSync(path).equals(readFileSync(first)), relative(out, path));
  }
});
