// Pages as a reader meets them: from the folder or from a server, with what goes wrong written down.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { address, ROOT } from './pages.mjs';

const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** A server of the book; `address` gives a page's address on it. */
export async function serve() {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://book').pathname);
    try {
      const bytes = await readFile(join(ROOT, path));
      response.writeHead(200, { 'content-type': KINDS[extname(path)] ?? 'application/octet-stream' }).end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const root = `http://127.0.0.1:${server.address().port}/`;
  return { address: (page) => root + relative(ROOT, page), close: () => server.close() };
}

/** Opens a page; `problems` fills with what its console and its requests complain of. */
export async function visit(chromium, page, { options = {}, at = address, hash = '', before } = {}) {
  const context = await chromium.newContext(options);
  const tab = await context.newPage();
  if (before) await tab.addInitScript(before);
  const problems = [];
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  tab.on('pageerror', (error) => problems.push(error.message));
  await tab.goto(at(page) + hash);
  return { tab, problems, close: () => context.close() };
}

/** The men of a position's text: their letters by points, such as `e4`. */
export function menOf(fen) {
  const rows = fen.split(' ')[0].split('/');
  const men = {};
  rows.forEach((row, down) => {
    let file = 0;
    for (const part of row.match(/\d+|\D/g) ?? []) {
      if (/\d/.test(part)) file += Number(part);
      else men['abcdefghijklmnop'[file++] + (rows.length - down)] = part;
    }
  });
  return men;
}

/** The sides of the men that a board's picture shows, by points. */
export const shownOn = (board) =>
  board.evaluate((host) => {
    const men = [...host.querySelectorAll('svg.live .men [data-at]')];
    return Object.fromEntries(men.map((man) => [man.dataset.at, man.classList.contains('man-w') ? 'w' : 'b']));
  });

/** The same, of a position's text. */
export const sidesOf = (fen) =>
  Object.fromEntries(Object.entries(menOf(fen)).map(([at, letter]) => [at, letter === letter.toUpperCase() ? 'w' : 'b']));
