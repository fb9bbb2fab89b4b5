// A real mdBook with Tabia as its preprocessor: what it makes of a book, and whether a false claim stops it.
//
// MDBOOK names mdBook, TABIA the program.

import { test, before, after } from "node:test";
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const TABIA = resolve(process.env.TABIA ?? join(HERE, "../../target/release/tabia"));
const MDBOOK = resolve(process.env.MDBOOK ?? join(HERE, "../../target/mdbook/bin/mdbook"));

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "mdbook-"))));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the book with a chapter changed; returns how it ended, what was said, and the folder of the result. */
function build(name, change = (text) => text) {
  const book = join(folder, name);
  cpSync(join(HERE, "book"), book, { recursive: true });
  const chapter = join(book, "src/ritter.md");
  writeFileSync(chapter, change(readFileSync(chapter, "utf8")));
  // The program under test comes first.
  const env = { ...process.env, PATH: `${dirname(TABIA)}:${process.env.PATH}` };
  const run = spawnSync(MDBOOK, ["build"], { cwd: book, env, encoding: "utf8" });
  return { status: run.status, said: `${run.stdout}${run.stderr}`, out: join(book, "book") };
}

/** The elements of a page that the text of a tag begins, counted. */
const count = (text, tag) => text.split(tag).length - 1;

/** What stands between the marks of mdBook's page. */
const main = (html) => html.slice(html.indexOf("<main>"), html.indexOf("</main>"));

test("chapters have figures, exercises, records and claims", () => {
  const { status, said, out } = build("good");
  assert.equal(status, 0, said);
  const page = main(readFileSync(join(out, "html/ritter.html"), "utf8"));
  // Three blocks; the exercise has a second board in its answer.
  assert.equal(count(page, '<div class="tabia">'), 3);
  assert.equal(count(page, 'role="img"'), 4);
  // mdBook writes names in small letters; to browsers these are the same.
  assert.match(page, /viewBox="0 0 \d+ \d+"/i);
  assert.match(page, /<span class="label">Figure 1<\/span> The Ritter on c2\./);
  assert.match(page, /<span class="tabia-claim tabia-legal" title="c2–c3 is legal[^"]*"><strong>c3<\/strong><\/span>/);
  assert.match(page, /<td><span class="tabia-claim tabia-legal" title="[^"]*">e2<\/span><\/td>/);
  assert.match(page, /<a href="chapters\/more.html">jumps<\/a>/);
  // What follows a block is Markdown, in the quote and in the list.
  assert.match(page, /<p>The quote goes <strong>on<\/strong>\.<\/p>\s*<\/blockquote>/);
  assert.match(page, /<p>The item goes <strong>on<\/strong>\.<\/p>\s*<\/li>/);
  assert.equal(count(page, "<blockquote>"), 1);
  assert.equal(count(page, "<ol>"), 1);
  assert.match(page, /These lines\s+are of another file\./);
  for (const left of ["```", "legal:", "&lt;svg", "&lt;div", "{{#"]) assert.ok(!page.includes(left), left);
});

test("every picture is whole", () => {
  const { out } = build("pictures");
  const page = main(readFileSync(join(out, "html/ritter.html"), "utf8"));
  for (const tag of ["svg", "g", "defs", "figure", "div", "details", "ul", "li", "span"]) {
    const opened = [...page.matchAll(new RegExp(`<${tag}[\\s>]`, "g"))].length;
    assert.equal(opened, count(page, `</${tag}>`), tag);
  }
  // Whatever a picture refers to is in the page.
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
  for (const [, id] of page.matchAll(/ href="#([^"]+)"/g)) assert.ok(ids.has(id), id);
  const all = [...page.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
  assert.equal(all.length, ids.size, "ids are unique");
});

test("figures are linked to across chapters, and front matter is not printed", () => {
  const { out } = build("links");
  const page = main(readFileSync(join(out, "html/chapters/more.html"), "utf8"));
  assert.match(page, /<a href="\.\.\/ritter.html#ritter-c2">the Ritter<\/a>/);
  assert.ok(!page.includes("+++") && !page.includes("teaches"));
  const markdown = readFileSync(join(out, "markdown/chapters/more.md"), "utf8");
  assert.match(markdown, /^# More\n\nSee \[the Ritter\]\(\.\.\/ritter\.md#ritter-c2\)\.\n\n<div class="tabia">/);
});

test("a false claim stops the build with its place", () => {
  const { status, said, out } = build("false", (text) => text.replace("legal:c2-e2", "legal:c2-e3").replace("[e2]", "[e3]"));
  assert.notEqual(status, 0);
  assert.match(said, /error\[not-legal\]/);
  assert.match(said, /src\/ritter\.md:22:\d+/);
  assert.ok(!existsSync(join(out, "html/ritter.html")));
});
