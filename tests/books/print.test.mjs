// The book printed by Chromium, looked at page by page.
//
// TABIA_OUTPUT names the folder of the built book, CHROMIUM the browser. The pages become PDFs in a folder that is removed.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = new URL("../..", import.meta.url).pathname;
const OUTPUT = process.env.TABIA_OUTPUT ?? join(ROOT, "output");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const LANGUAGES = ["en", "ru"];
const DPI = 36;

let folder;
const books = [];

const run = (program, ...args) =>
  execFileSync(program, args, { maxBuffer: 1 << 30, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** Prints a page as a reader's browser would. */
function print(html, pdf) {
  const profile = mkdtempSync(join(folder, "profile-"));
  run(
    CHROMIUM,
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--user-data-dir=${profile}`,
    "--no-pdf-header-footer",
    `--print-to-pdf=${pdf}`,
    pathToFileURL(html).href,
  );
}

/**
 * The page with a word at every title, board, line of a caption and sign of a legend, which takes no room: the pages on which
 * the words are found are the pages on which those are.
 */
function marked(html) {
  let count = 0;
  const mark = (kind) => `<span style="position:absolute;font:2px monospace">@${kind}${count}@</span>`;
  const marks = html.replace(/<(img class="board"|p class="caption"|li><img class="swatch"|section class="section [^"]*")[^>]*>/g, (tag, what) => {
    if (what.startsWith("section")) {
      const opens = /depth-0|reference|sheet-page/.test(what);
      return `${tag}${opens ? mark("opens") : ""}${what.includes("sheet-page") ? mark("sheet") : ""}`;
    }
    if (what.startsWith("img")) {
      count += 1;
      return mark("board") + tag;
    }
    return what.startsWith("p") ? tag + mark("caption") : tag.replace("<li>", `<li>${mark("legend")}`);
  });
  return marks;
}

before(() => {
  folder = mkdtempSync(join(tmpdir(), "print-"));
  for (const lang of LANGUAGES) {
    const html = readFileSync(join(OUTPUT, lang, "print.html"), "utf8");
    const [path, pdf] = [join(folder, `${lang}.html`), join(folder, `${lang}.pdf`)];
    writeFileSync(path, marked(html));
    print(path, pdf);
    run("pdftoppm", "-r", `${DPI}`, "-gray", pdf, join(folder, lang));
    const rasters = readdirSync(folder).filter((name) => name.startsWith(`${lang}-`) && name.endsWith(".pgm"));
    books.push({
      lang,
      html,
      pdf,
      info: Object.fromEntries(run("pdfinfo", pdf).split("\n").map((line) => line.split(/:\s+/, 2))),
      text: run("pdftotext", "-raw", pdf, "-").split("\f").slice(0, -1),
      pages: rasters.sort().map((name) => raster(readFileSync(join(folder, name)))),
    });
  }
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** A picture of grey bytes (PGM, P5). */
function raster(bytes) {
  const [, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString("latin1"));
  const [w, h] = [Number(width), Number(height)];
  return { w, h, grey: bytes.subarray(bytes.length - w * h) };
}

/** The margins in millimetres: above, beside, below. */
const margins = (html) => /@page \{ size: \w+; margin: ([\d.]+)mm ([\d.]+)mm ([\d.]+)mm; \}/.exec(html).slice(1).map(Number);

const pixels = (mm) => Math.round((mm * DPI) / 25.4);

/** How much of the height of its type area a page uses, 0 to 1. */
function used({ w, h, grey }, [top, , bottom]) {
  const [first, last] = [pixels(top), h - pixels(bottom)];
  for (let y = last - 1; y >= first; y -= 1) {
    if (grey.subarray(y * w, (y + 1) * w).some((value) => value < 200)) return (y + 1 - first) / (last - first);
  }
  return 0;
}

/** The pages, from 0, on which the marks of a kind are, by their numbers. */
function places(book, kind) {
  const found = new Map();
  book.text.forEach((text, page) => {
    for (const [, number] of text.replace(/\s/g, "").matchAll(new RegExp(`@${kind}(\\d+)@`, "g"))) {
      found.set(Number(number), [...(found.get(Number(number)) ?? []), page]);
    }
  });
  return found;
}

test("the book is printed on the paper that it asks for, with its title and tags", () => {
  for (const { html, info, pages } of books) {
    assert.match(info["Page size"], /A4/);
    assert.equal(info.Tagged, "yes");
    assert.equal(info.Title, /<title>(.*)<\/title>/.exec(html)[1]);
    assert.equal(Number(info.Pages), pages.length);
    assert.ok(pages.length > 30, `${pages.length} pages`);
  }
});

test("no page is blank, and none within a part is nearly so", () => {
  for (const book of books) {
    const openers = new Set([...places(book, "opens").values()].flat());
    assert.ok(openers.size > 10);
    const area = margins(book.html);
    book.pages.forEach((page, number) => {
      const share = used(page, area);
      const where = `${book.lang}, page ${number + 1}: ${Math.round(share * 100)} % used`;
      assert.ok(share > 0.02, where);
      const ends = number + 1 === book.pages.length || openers.has(number + 1) || number < 2;
      assert.ok(ends || share > 0.4, where);
    });
  }
});

test("a game on one page is on one page", () => {
  for (const book of books) {
    const openers = new Set([...places(book, "opens").values()].flat());
    const sheets = [...places(book, "sheet").values()].flat();
    assert.ok(sheets.length > 5);
    for (const page of sheets) assert.ok(openers.has(page + 1), `${book.lang}, the page after ${page + 1}`);
  }
});

test("no ink leaves the type area at the sides", () => {
  for (const book of books) {
    const [, side] = margins(book.html);
    const sheets = new Set([...places(book, "sheet").values()].flat());
    book.pages.forEach(({ w, h, grey }, number) => {
      // A sheet has margins of its own.
      if (sheets.has(number)) return;
      for (let y = 0; y < h; y += 1) {
        const row = grey.subarray(y * w, (y + 1) * w);
        const outside = [...row.subarray(0, pixels(side) - 3), ...row.subarray(w - pixels(side) + 3)];
        assert.ok(outside.every((value) => value > 200), `${book.lang}, page ${number + 1}, line ${y}`);
      }
    });
  }
});

test("every board is on one page with its caption and its legend", () => {
  for (const book of books) {
    const boards = places(book, "board");
    assert.equal(boards.size, book.html.match(/<img class="board"/g).length);
    let compared = 0;
    for (const kind of ["caption", "legend"]) {
      for (const [number, pages] of places(book, kind)) {
        if (number === 0) continue;
        const board = boards.get(number);
        // The caption of an exercise stands before its board.
        const next = kind === "caption" ? boards.get(number + 1) ?? board : board;
        for (const page of pages) {
          assert.ok(board.includes(page) || next.includes(page), `${book.lang}, ${kind} of board ${number}`);
          compared += 1;
        }
      }
    }
    assert.ok(compared > 100);
  }
});

test("no board is wider than the text or taller than half a page", () => {
  for (const { html } of books) {
    const [top, side, bottom] = margins(html);
    const unit = Number(/--unit: ([\d.]+)mm/.exec(html)[1]);
    const height = 297 - top - bottom;
    const sizes = [...html.matchAll(/<img class="board"[^>]*? width="(\d+)" height="(\d+)"/g)];
    assert.ok(sizes.length > 100);
    for (const [, w, h] of sizes) {
      assert.ok(w * unit <= 210 - 2 * side && h * unit <= height / 2, `${w} × ${h}`);
    }
  }
});
