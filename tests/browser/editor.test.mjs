// The position editor: men are set by every hand, the engine judges, what is seen becomes a block, and goes into a lesson.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { address, browser, ROOT } from './pages.mjs';
import { menOf, visit } from './served.mjs';

let chromium;
before(async () => (chromium = await browser()));
after(() => chromium.close());

const page = (language = 'en') => join(ROOT, language, 'editor.html');
const STUDY = '8/8/8/2i5/2i5/8/I1Rv4/8 w Pp';

/** Opens the editor; what is asked of it most. */
async function edit(parts = {}, { language = 'en', ...more } = {}) {
  const hash = `#${new URLSearchParams(parts)}`;
  const opened = await visit(chromium, page(language), { hash, ...more });
  const { tab } = opened;
  await tab.locator('.desk-room.awake').waitFor();
  const block = () => tab.locator('.made-block').inputValue();
  return {
    ...opened,
    block,
    cell: (at) => tab.locator(`.cell[data-at="${at}"]`),
    mode: (name) => tab.locator('.modes .radio', { hasText: name }).click(),
    swatch: (name) => tab.locator(`.desk .swatch[title="${name}"]`),
    button: (name) => tab.locator('.desk').getByRole('button', { name, exact: true }),
    field: (name) => tab.locator('.field', { has: tab.locator('span', { hasText: new RegExp(`^${name}$`) }) }).locator('input, select, textarea'),
    tick: (name) => tab.locator('.tick', { has: tab.locator('span', { hasText: new RegExp(`^${name}$`) }) }),
    told: () => tab.locator('.told').innerText(),
    standing: () => tab.locator('.standing').innerText(),
    fen: async () => (await tab.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('fen'))),
  };
}

/** A man is carried from the middle of one place to that of another. */
async function drag(tab, from, to) {
  const [a, b] = [await from.boundingBox(), to.boundingBox ? await to.boundingBox() : to];
  await tab.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await tab.mouse.down();
  await tab.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await tab.mouse.up();
}

test('every game of the book has its array, in both languages', async () => {
  for (const language of ['en', 'ru']) {
    const { tab, problems, block, standing, close } = await edit({}, { language });
    const games = await tab.locator('.desk-head option').evaluateAll((options) => options.map((option) => option.value));
    assert.ok(games.length >= 8, games.join());
    for (const game of games) {
      await tab.locator('.desk-head select').selectOption(game);
      await tab.waitForFunction((game) => new URLSearchParams(location.hash.slice(1)).get('game') === game, game);
      assert.equal(await block(), `\`\`\`diagram\ngame: ${game}\nposition: start\n\`\`\`\n`);
      assert.match(await standing(), language === 'en' ? /accepts this position/ : /принимает эту позицию/);
    }
    assert.deepEqual(problems, []);
    await close();
  }
});

test('men are set with the mouse: by clicks, from the palette, over the board and off it', async () => {
  const { tab, cell, swatch, fen, told, button, close } = await edit({ game: 'chess', fen: '8/8/8/8/8/8/8/8 w - - 0 1' });
  await swatch('White’s Knight').click();
  await cell('g1').click();
  assert.equal(await told(), 'g1: White’s Knight');
  await drag(tab, swatch('Black’s King'), cell('e8'));
  await drag(tab, cell('g1'), cell('f3'));
  assert.deepEqual(menOf(await fen()), { e8: 'k', f3: 'N' });
  await drag(tab, cell('f3'), { x: 20, y: 20, width: 0, height: 0 });
  assert.deepEqual(menOf(await fen()), { e8: 'k' });
  // A man on its like takes it away.
  await cell('d4').click();
  await cell('d4').click();
  assert.equal(await told(), 'd4: empty');
  await swatch('none: take away').click();
  await cell('e8').click();
  assert.deepEqual(menOf(await fen()), {});
  await button('Undo').click();
  assert.deepEqual(menOf(await fen()), { e8: 'k' });
  await button('Redo').click();
  assert.deepEqual(menOf(await fen()), {});
  await close();
});

test('men are set with the keys of the board, and every step is told', async () => {
  const { tab, cell, fen, told, close } = await edit({ game: 'chess-t1', fen: '8/8/8/8/8/8/8/8 w -' });
  await cell('c2').focus();
  await tab.keyboard.press('R');
  assert.equal(await told(), 'c2: White’s Ritter');
  await tab.keyboard.press('ArrowRight');
  await tab.keyboard.press('v');
  assert.equal(await told(), 'd2: Black’s Ver Knecht');
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('Enter');
  assert.equal(await told(), 'd3: White’s King');
  await tab.keyboard.press('Delete');
  assert.equal(await told(), 'd3: empty');
  assert.equal(await tab.evaluate(() => document.activeElement.dataset.at), 'd3');
  assert.deepEqual(menOf(await fen()), { c2: 'R', d2: 'v' });
  await tab.locator('.desk .palette input').first().focus();
  await tab.keyboard.press('ArrowRight');
  await cell('a1').click();
  assert.equal(await told(), 'a1: White’s Konnet');
  await close();
});

test('men are set with a finger, and the page scrolls beside them', async () => {
  const options = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } };
  const { tab, cell, swatch, fen, close } = await edit({ game: 'chess', fen: '8/8/8/8/8/8/8/N7 w - - 0 1' }, { options });
  await swatch('White’s Queen').tap();
  await cell('h1').tap();
  assert.deepEqual(menOf(await fen()), { a1: 'N', h1: 'Q' });
  const devtools = await tab.context().newCDPSession(tab);
  const slide = async (from, to) => {
    await tab.locator('.bench .board').evaluate((board) => board.scrollIntoView({ behavior: 'instant' }));
    const [a, b] = await Promise.all([from, to].map((one) => one.boundingBox()));
    const point = (share) => [{ x: a.x + a.width / 2 + (b.x - a.x) * share, y: a.y + a.height / 2 + (b.y - a.y) * share }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
    for (const share of [0.1, 0.4, 0.8, 1]) await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(share) });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await slide(cell('a1'), cell('b3'));
  assert.deepEqual(menOf(await fen()), { b3: 'N', h1: 'Q' });
  const touch = (at) => cell(at).evaluate((one) => getComputedStyle(one).touchAction);
  assert.equal(await touch('b3'), 'none');
  assert.notEqual(await touch('e5'), 'none');
  await close();
});

test('a position is typed in every notation, and what is wrong is told as the engine words it', async () => {
  const { tab, field, fen, block, button, close } = await edit({ game: 'chess-t1' });
  await tab.locator('.typing summary').click();
  const read = async (text) => {
    await tab.locator('.reading textarea').fill(text);
    await button('Set it up').click();
    return tab.locator('.reading .remark').last().innerText();
  };
  for (const text of [
    STUDY,
    'white: Ritter c2, Knecht a2\nblack: Knecht c4 c5, Ver Knecht d2',
    '. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . i . . . . .\n. . i . . . . .\n. . . . . . . .\nI . R v . . . .\n. . . . . . . .',
    '```diagram\nid: a\nwhite: R c2,\n  a2\nblack: c4 c5, V d2\n# a comment\nstudy: yes\n```',
  ]) {
    await button('Array').click();
    assert.equal(await read(text), '');
    assert.equal(await fen(), STUDY);
  }
  assert.equal(await read('position: start\nturn: black\nafter: R h8-h6 b2-b3'), '');
  assert.match(await block(), /position: .* b Pp\nafter: R h8-h6 b2-b3\n/);
  assert.match(await read('white: Ritter c9'), /^`c9` is not a square: the files are a–h, the ranks 1–8/);
  assert.match(await read('8/8 w Pp'), /expected 8 ranks, found 2/);
  assert.equal(await tab.locator('.reading .remark').last().getAttribute('lang'), 'en');
  assert.match(await read('what'), /not understood/);
  assert.match(await read('position: @other'), /another block/);
  await field('Position as').selectOption('lists');
  await close();
});

test('in Russian, lists are read and written in Russian', async () => {
  const { tab, block, field, close } = await edit({ game: 'chess-t1' }, { language: 'ru' });
  await tab.locator('.typing summary').click();
  await tab.locator('.reading textarea').fill('Белые: Риттер c2, Кнехт a2\nЧёрные: Кнехт c4 c5, Вер-Кнехт d2');
  await tab.locator('.reading button').click();
  await field('Запись позиции').selectOption('lists');
  assert.match(await block(), /white: Риттер c2, Кнехт a2\nblack: Вер Кнехт d2, Кнехт c4 c5\nstudy: yes/);
  await field('Запись позиции').selectOption('english');
  assert.match(await block(), /white: Ritter c2, Knecht a2\nblack: Ver Knecht d2, Knecht c4 c5\nstudy: yes/);
  await close();
});

test('each game has its own fields', async () => {
  const has = async (game) => {
    const { tab, close } = await edit({ game });
    const labels = await tab.locator('.fields').innerText();
    await close();
    return labels;
  };
  const [chess, seega, ultima, diplomatic] = [await has('chess'), await has('seega'), await has('ultima'), await has('diplomatic')];
  assert.match(chess, /White castles short \(K\)[\s\S]*double step[\s\S]*last capture/);
  assert.match(seega, /Men in hand[\s\S]*A study/);
  for (const [labels, absent] of [[chess, /hand|study/i], [seega, /Rights|double step/], [ultima, /Rights|hand|double step|study/i]]) assert.doesNotMatch(labels, absent);
  assert.match(diplomatic, /Array of number/);
});

test('the engine says at once whether the position is accepted, and why not', async () => {
  const { tab, cell, standing, field, fen, close } = await edit({ game: 'chess' }, { language: 'ru' });
  assert.match(await standing(), /Игра принимает эту позицию\.\s*Ход белых\./);
  await cell('e4').focus();
  await tab.keyboard.press('K');
  assert.match(await standing(), /Игра не принимает эту позицию\.[\s\S]*корол/i);
  assert.match(await tab.locator('.take .remark').innerText(), /не примет этот блок/);
  await tab.keyboard.press('Delete');
  await field('Полуходов после взятия').fill('7');
  await tab.locator('.fields .radio', { hasText: 'Чёрные' }).click();
  assert.match(await fen(), / b KQkq - 7 1$/);
  await close();
  const mate = await edit({ game: 'chess', fen: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', after: 'a1a8' });
  assert.match(await mate.standing(), /White wins: Black is mated/);
  await mate.close();
});

test('overlays are shown on the board and written into the block, with the claims of the engine', async () => {
  const { tab, cell, mode, tick, block, field, close } = await edit({ game: 'chess-t1', fen: STUDY });
  const tool = (name) => tab.locator('.marks .radio', { hasText: name }).click();
  await mode('Show');
  await cell('c2').click();
  assert.equal(await cell('c2').getAttribute('aria-label'), 'c2: White’s Ritter');
  const marks = await tab.locator('.bench svg.live').innerHTML();
  await tool('Refusals');
  await cell('c2').click();
  assert.notEqual(await tab.locator('.bench svg.live').innerHTML(), marks);
  await tool('Arrow');
  await cell('a2').click();
  await cell('a4').click();
  await tool('Label');
  await field('Text of the label').fill('hm');
  await cell('g5').click();
  await tool('Mark');
  await cell('h8').click();
  await cell('h7').click();
  assert.equal(await tab.locator('.bench svg.live .arrow').count(), 1);
  assert.equal(await tab.locator('.bench svg.live .written').textContent(), 'hm');
  await tab.locator('.claims summary').click();
  for (const name of ['all its moves', 'illegal, with reasons', 'the number of its squares', 'the force there', 'the state']) await tick(name).click();
  assert.equal(await tab.locator('.claims select').inputValue(), 'c2');
  assert.equal(
    await block(),
    `\`\`\`diagram\ngame: chess-t1\nposition: ${STUDY}\nstudy: yes\nshow: moves c2, refusals c2, arrow a2 a4, label g5 "hm", mark h8 h7\n` +
      'exactly: c2 -> b2 xd2 e2 c3\nillegal: c2 -> c1 (castle) a2 (own-piece) c4 (force)\ncount: c2 = 4\nforce: c2 = 2 : 1½\nstate: none\n```\n',
  );
  await tab.locator('.picked button', { hasText: 'Arrow' }).click();
  assert.doesNotMatch(await block(), /arrow/);
  await close();
});

test('moves are played, taken back, and become a line or a record', async () => {
  const { tab, cell, mode, block, button, told, close } = await edit({ game: 'chess' });
  await mode('Play');
  await cell('e2').click();
  await cell('e4').click();
  assert.match(await told(), /e4/);
  for (const move of ['e5', 'Nf3', 'Nc6']) {
    await tab.locator('form.typed input').fill(move);
    await tab.keyboard.press('Enter');
  }
  assert.equal(await block(), '```diagram\ngame: chess\nposition: start\nafter: e4 e5 Nf3 Nc6\n```\n');
  await tab.locator('.radio', { hasText: 'Record' }).click();
  assert.equal(await block(), '```record\ngame: chess\nposition: start\nmoves:\n  1. e4 e5 2. Nf3 Nc6\nresult: open\n```\n');
  await button('Undo').click();
  await tab.locator('.sheet .made').first().click();
  assert.match(await block(), /1\. e4\n/);
  await button('Begin from here').click();
  assert.match(await tab.locator('.take .remark').innerText(), /needs moves/);
  await tab.locator('.radio', { hasText: 'Diagram' }).click();
  assert.match(await block(), /position: rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR b KQkq e3 0 1\n```/);
  await close();
});

test('moves that no longer fit are gone, and it is said', async () => {
  const { cell, mode, told, block, tab, close } = await edit({ game: 'chess', after: 'e2e4;e7e5' });
  await mode('Set up');
  await cell('e2').focus();
  await tab.keyboard.press('Delete');
  assert.equal(await told(), 'e2: empty 2 moves no longer fit and are gone.');
  assert.doesNotMatch(await block(), /after/);
  await tab.keyboard.press('Control+z');
  assert.match(await block(), /after: e4 e5\n/);
  await close();
});

test('an exercise says what the engine finds', async () => {
  const { tab, field, block, close } = await edit({ game: 'chess', fen: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', kind: 'exercise' });
  await field('Task').selectOption('play');
  await field('Number').selectOption('2');
  assert.match(await block(), /task: play\ngoal: mate in 1\n```/);
  await field('What is asked').selectOption('capture S in N');
  await field('Square').selectOption('g8');
  assert.match(await tab.locator('.wishes .remark').allInnerTexts().then((all) => all.join()), /No move reaches/);
  assert.match(await block(), /goal: capture g8 in 2\nanswer: none\n/);
  await field('Task').selectOption('choose');
  await field('Answers, one a line').fill('yes (right)\nno');
  await field('Id').fill('Two Ways');
  assert.equal(await block(), '```exercise\nid: two-ways\ngame: chess\nposition: 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ntask: choose\noption: yes (right)\noption: no\n```\n');
  await close();
});

test('the board is mirrored and turned, and the address keeps everything', async () => {
  const { tab, button, block, fen, problems, close } = await edit({ game: 'chess-t1', fen: STUDY });
  await button('Mirror').click();
  assert.equal(await fen(), '8/8/8/5i2/5i2/8/4vR1I/8 w Pp');
  await button('Flip').click();
  assert.match(await block(), /view: black/);
  const [kept, url] = [await block(), tab.url()];
  await tab.goto('about:blank');
  await tab.goto(url);
  await tab.locator('.desk-room.awake').waitFor();
  assert.equal(await block(), kept);
  assert.deepEqual(problems, []);
  await close();
});

test('a bad address is told, and the array stands there', async () => {
  const { told, fen, close } = await edit({ game: 'chess', fen: 'nonsense' });
  assert.match(await told(), /The address names a position that this game does not have/);
  assert.match(await fen(), /^rnbqkbnr/);
  await close();
});

test('every board of the book leads here with its position', async () => {
  const { tab, close } = await visit(chromium, join(ROOT, 'en/chess-t1/ritter.html'));
  const figure = tab.locator('figure[data-fen]').first();
  const [id, position] = [await figure.getAttribute('id'), await figure.getAttribute('data-fen')];
  await figure.locator('.cell').first().click();
  await figure.locator('.tools details').last().locator('summary').click();
  await figure.getByRole('link', { name: 'Open in the editor' }).click();
  await tab.locator('.desk-room.awake').waitFor();
  const parts = await tab.evaluate(() => Object.fromEntries(new URLSearchParams(location.hash.slice(1))));
  assert.deepEqual(parts, { game: 'chess-t1', fen: position, lesson: 'en/chess-t1/03-ritter.md', figure: id });
  await close();
});

test('without WebAssembly men are set and the block is copied, and what is missing is said', async () => {
  const before = 'delete self.WebAssembly';
  const { cell, standing, block, tab, problems, close } = await edit({ game: 'seega', fen: '5/5/5/5/5 w 0/0 0' }, { before });
  assert.match(await standing(), /no WebAssembly/);
  await tab.locator('.desk .swatch:has([value="m"])').click();
  await cell('b2').click();
  assert.match(await block(), /position: 5\/5\/5\/1m3\/5 w 0\/0 0/);
  await tab.locator('.typing summary').click();
  await tab.locator('.reading textarea').fill('5/5/5/5/M4 b 0/0 3');
  await tab.locator('.reading button').click();
  assert.match(await block(), /position: 5\/5\/5\/5\/M4 b 0\/0 3/);
  assert.deepEqual(problems, []);
  await close();
});

test('without JavaScript the page says how a block is written', async () => {
  const { tab, close } = await visit(chromium, page(), { options: { javaScriptEnabled: false } });
  assert.match(await tab.locator('main').innerText(), /With JavaScript[\s\S]*```diagram\nid: start/);
  assert.ok((await tab.locator('.by-hand a').count()) > 6);
  await close();
});

test('the page has no barrier, and every control has room for a finger', async () => {
  for (const [scheme, width, game, kind, language] of [['light', 1280, 'chess-t1', 'diagram', 'en'], ['dark', 390, 'seega', 'exercise', 'ru'], ['light', 768, 'chesquerque', 'record', 'ru']]) {
    const options = { colorScheme: scheme, viewport: { width, height: 900 } };
    const { tab, close } = await edit({ game, kind }, { options, language });
    for (const mode of [0, 1, 2]) {
      await tab.locator('.modes .radio').nth(mode).click();
      for (const details of await tab.locator('.desk details:visible').all()) await details.evaluate((one) => (one.open = true));
      const { violations } = await new AxeBuilder({ page: tab }).analyze();
      assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]), [], `${game} ${mode}`);
      const small = await tab.evaluate(() => {
        const all = [...document.querySelectorAll('.desk :is(button:not(.made), label.radio, label.swatch, label.tick, select, textarea, summary, .field input)')].filter((one) => one.checkVisibility());
        return all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 80));
      });
      assert.deepEqual(small, []);
      assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${game} ${mode} is too wide`);
    }
    await close();
  }
});

test('on paper stand the board and its block', async () => {
  const { tab, close } = await edit({ game: 'chess-t1', fen: STUDY });
  await tab.locator('.bench svg.live').first().waitFor();
  await tab.emulateMedia({ media: 'print' });
  const seen = (selector) => tab.locator(selector).first().isVisible();
  assert.deepEqual([await seen('.bench svg.live'), await seen('.made-block')], [true, true]);
  for (const hidden of ['.desk .palette', '.desk .foot', '.desk .wishes', '.take .bar', '.desk-head']) assert.equal(await seen(hidden), false, hidden);
  await close();
});

/** A server as `tabia serve` is one: its pages say that they are alive, and blocks are written through it. */
async function live(told) {
  const posted = [];
  const lessons = [
    { path: 'en/chess-t1/03-ritter.md', title: 'The Ritter', lang: 'en', game: 'chess-t1', digest: 'abc', figures: [{ id: 'a', caption: 'A' }, { id: 'ritter-c2', caption: 'The Ritter' }] },
    { path: 'ru/chess-t1/03-ritter.md', title: 'Риттер', lang: 'ru', game: 'chess-t1', digest: 'def', figures: [] },
  ];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://book').pathname;
    const json = (value) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (path === '/_tabia/lessons') return json(lessons);
    if (path === '/_tabia/insert') {
      const parts = [];
      for await (const part of request) parts.push(part);
      posted.push({ method: request.method, kind: request.headers['content-type'], own: request.headers['x-tabia'], ...JSON.parse(Buffer.concat(parts)) });
      return json(told);
    }
    const bytes = await readFile(join(ROOT, path)).catch(() => null);
    if (!bytes) return response.writeHead(404).end();
    const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
    const html = extname(path) === '.html';
    const text = html && bytes.toString().replace('<html ', '<html data-live="yes" ').replace("default-src 'none'", "default-src 'none'; connect-src 'self'");
    response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' }).end(text || bytes);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const root = `http://127.0.0.1:${server.address().port}/`;
  return { at: (page) => root + page.slice(ROOT.length + 1), posted, close: () => server.close() };
}

test('where the book is served, the block is written below the figure from which the reader came', async () => {
  const server = await live({ ok: true, line: 57 });
  const { tab, button, field, close } = await edit({ game: 'chess-t1', fen: STUDY, lesson: 'en/chess-t1/03-ritter.md', figure: 'ritter-c2' }, { at: server.at });
  await tab.locator('.insert').waitFor();
  assert.deepEqual([await field('Lesson').inputValue(), await field('Below').inputValue()], ['en/chess-t1/03-ritter.md', 'ritter-c2']);
  await field('Id').fill('new-one');
  await button('Insert below this figure').click();
  await tab.locator('.insert .remark', { hasText: 'Inserted: en/chess-t1/03-ritter.md, line 57.' }).waitFor();
  const text = `\`\`\`diagram\nid: new-one\ngame: chess-t1\nposition: ${STUDY}\nstudy: yes\n\`\`\``;
  const wish = { lesson: 'en/chess-t1/03-ritter.md', after: 'ritter-c2', text, seen: 'abc' };
  assert.deepEqual(server.posted, [{ method: 'POST', kind: 'application/json', own: '1', ...wish }]);
  await close();
  server.close();
  const refusing = await live({ error: 'the lesson has changed', hint: 'load the page again' });
  const again = await edit({ game: 'chess-t1' }, { at: refusing.at });
  await again.tab.locator('.insert').waitFor();
  await again.button('Insert below this figure').click();
  await again.tab.locator('.insert .remark', { hasText: 'the lesson has changed load the page again' }).waitFor();
  await again.close();
  refusing.close();
});

test('where it is not served nobody is asked', async () => {
  const { tab, close } = await edit({ game: 'chess-t1' });
  assert.equal(await tab.locator('.insert').count(), 0);
  assert.equal(address(page()).startsWith('file:'), true);
  await close();
});
