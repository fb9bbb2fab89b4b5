// Whatever is set up in the editor becomes a block that the book's own check accepts: random positions of every game,
// played and torn apart, in every notation, with everything that a block can say of them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { engineOf, kitsOf } from './engines.mjs';
import { filled, asksOf, goalOf, isEmpty, partsOf, tasksOf } from '../../templates/reader/editor-asked.js';
import { blocksOf } from '../../templates/reader/editor-block.js';
import { CLAIMS_OF_ALL, CLAIMS_OF_MAN, claimsOf } from '../../templates/reader/editor-claims.js';
import { bareSetup, fenOf, mirrored, setupOf, withMan } from '../../templates/reader/editor-setup.js';
import { Match, rowsOf } from '../../templates/reader/match.js';
import { movetext, resultOf } from '../../templates/reader/transcript.js';
import { placed } from '../../templates/reader/position.js';

const TABIA = resolve(process.env.TABIA ?? '../../target/release/tabia');

/** The games, as the program lists them. */
const GAMES = spawnSync(TABIA, ['games', '--color', 'never'], { encoding: 'utf8' }).stdout.trim().split('\n').map((line) => line.split(' ')[0]);

/** How many positions of each game and language. */
const POSITIONS = Number(process.env.POSITIONS ?? 25);

/** Numbers by chance, the same every time. */
function chance(seed) {
  let state = seed >>> 0;
  const next = () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0), state / 2 ** 32);
  return { below: (n) => Math.floor(next() * n), one: (list) => list[Math.floor(next() * list.length)], yes: (share = 0.5) => next() < share };
}

/** A position as an author may leave it, which the game accepts; and whether it is said to be a study. */
function setUp(kit, ask, dice) {
  for (;;) {
    let fen = kit.start;
    for (let ply = dice.below(30); ply > 0; ply -= 1) {
      const { moves } = ask('look', fen);
      if (!moves.length) break;
      fen = ask('play', fen, dice.one(moves).m).fen;
    }
    let setup = dice.yes(0.1) ? bareSetup(kit) : setupOf(kit, fen);
    for (const at of setup.men.keys()) if (dice.yes(0.35)) setup = withMan(setup, at, '');
    const letters = Object.keys(kit.men);
    for (let extra = dice.below(3); extra > 0; extra -= 1) setup = withMan(setup, `${dice.one([...kit.files])}${1 + dice.below(kit.ranks)}`, dice.one(letters));
    if (dice.yes(0.3)) setup = { ...setup, turn: dice.one(['w', 'b']) };
    if (dice.yes(0.3)) setup = { ...setup, quiet: kit.fields.some((field) => field.startsWith('quiet')) ? dice.below(40) : setup.quiet };
    if (dice.yes(0.4)) setup = { ...setup, rights: '-' };
    if (dice.yes(0.2)) setup = mirrored(kit, setup);
    const study = kit.study && dice.yes();
    const look = ask('look', fenOf(kit, setup) + (study ? ' study' : ''));
    if (!look.error && !look.objections.length) return { setup, study };
  }
}

/** A block about such a position, of a kind and in a notation by chance; its id is given. */
function block(kit, ask, dice, id) {
  const { setup, study } = setUp(kit, ask, dice);
  const marked = (verb, fen, ...words) => ask(verb, fen + (study ? ' study' : ''), ...words);
  const match = new Match(marked, (fen) => placed(kit, fen).men, marked('look', fenOf(kit, setup)), kit);
  for (let ply = dice.below(5); ply > 0 && match.look.moves.length && !match.end; ply -= 1) match.play(dice.one(match.look.moves).m);
  const { look } = match;
  const kind = match.plies.length && dice.yes(0.3) ? 'record' : dice.one(['diagram', 'exercise']);
  const men = [...match.men(look.fen).keys(), ...(look.has.hand ? ['hand'] : [])];
  const man = men.length ? dice.one(men) : '';
  const about = (verb, ...words) => marked(verb, look.fen, ...words);
  const wanted = new Set([...CLAIMS_OF_MAN, ...CLAIMS_OF_ALL].filter(() => dice.yes(0.6)));
  const told = marked('setup', match.first.fen);
  const stage = marked('setup', look.fen).stage;
  const last = rowsOf(match).at(-1);
  return blocksOf(kit, setup, {
    kind,
    notation: dice.one(['fen', 'lists', 'english', 'board']),
    id,
    caption: dice.yes() ? `«${id}», — "a" & <b> # 1: ½` : '',
    black: dice.yes(0.3),
    study: told.study,
    rights: told.rights,
    after: match.plies.map((ply) => ply.t),
    show: kind === 'diagram' ? shows(kit, look, match, man, dice) : [],
    claims: claimsOf(wanted, { look, stage, ends: kit.ends, man, ask: about }),
    task: kind === 'exercise' ? task(kit, look, men, about, dice) : [],
    record: { moves: movetext(match), result: match.end ? resultOf(match) : dice.one(['open', 'white resigned', 'draw agreed']), shown: last && dice.yes() ? `${last.number} ${last.sides.b.length ? 'black' : 'white'}` : null },
  });
}

/** Overlays by chance, of those that the game has. */
function shows(kit, look, match, man, dice) {
  const square = () => `${dice.one([...kit.files])}${1 + dice.below(kit.ranks)}`;
  const [from, to] = [square(), square()];
  const all = [
    ...(man ? [`moves ${man}`, `refusals ${man}`] : []),
    ...(man && man !== 'hand' ? [`strikes ${man}`] : []),
    ...(look.has.force ? [`force ${square()}`] : []),
    ...(look.has.frozen ? ['frozen'] : []),
    ...look.has.zones.map((zone) => `zone ${zone.id}`),
    ...(match.plies.length ? ['last-move'] : []),
    ...(from !== to ? [`arrow ${from} ${to}`] : []),
    'moves', 'captures', `mark ${square()}`, `label ${square()} "x: й"`,
  ];
  return all.filter(() => dice.yes(0.3));
}

/** The keys of an exercise by chance, of those that the page would make. */
function task(kit, look, men, ask, dice) {
  const own = [...placed(kit, look.fen).men].flatMap(([at, letter]) => (kit.men[letter].side === look.turn ? [at] : []));
  const array = /[a-z]/i.test(kit.start.split(' ')[0]);
  for (;;) {
    const name = dice.one(tasksOf(array));
    if (look.over && ['find moves of', 'find captures', 'play'].includes(name)) continue;
    const form = dice.one(asksOf(name, kit, look.has)).text;
    const parts = {
      M: men.length ? dice.one(men) : '',
      S: `${dice.one([...kit.files])}${1 + dice.below(kit.ranks)}`,
      N: String(1 + dice.below(name === 'play' ? 2 : 4)),
      Z: look.has.zones.length ? dice.one(look.has.zones).id : '',
    };
    if (partsOf(form).includes('M') && /strikes|number/.test(form) && parts.M === 'hand') continue;
    const told = filled(form, parts);
    if (!told) continue;
    if (name === 'choose') return [['task', told], ['hint', 'Look.'], ['option', 'one (right)'], ['option', 'another']];
    if (name !== 'play') return [['task', told], ...(isEmpty(told, { look, men: men.filter((at) => at !== 'hand'), own, ask }) ? [['answer', 'none']] : [])];
    const { goal, answer, found } = goalOf(told, { look, ask }, new Map());
    if (found === 'wrong' || found === 'open') continue;
    return [['task', 'play'], ['goal', goal], ...(answer ? [['answer', answer]] : [])];
  }
}

for (const language of ['en', 'ru']) {
  test(`every block that the editor writes is accepted (${language})`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabia-blocks-'));
    try {
      const book = join(folder, 'book');
      const write = (number, game, text) => writeFileSync(join(book, language, `${number + 1}-${game}.md`), `+++\ntitle = "${game}"\ngame = "${game}"\n+++\n\n${text}`);
      mkdirSync(join(book, language), { recursive: true });
      writeFileSync(join(book, 'book.toml'), `title = "Blocks"\nauthors = ["A"]\nlanguages = ["${language}"]\n`);
      writeFileSync(join(book, language, 'index.md'), '+++\ntitle = "Blocks"\n+++\n\nWelcome.\n');
      GAMES.forEach((game, number) => write(number, game, 'A game.\n'));
      const site = join(folder, 'site');
      const built = spawnSync(TABIA, ['build', '--book', book, '--out', site, '--format', 'site'], { encoding: 'utf8' });
      assert.equal(built.status, 0, built.stderr);
      const engine = await engineOf(site, language);
      const kits = kitsOf(site, language);
      assert.deepEqual(kits.map((kit) => kit.game).sort(), [...GAMES].sort());
      let count = 0;
      for (const [number, kit] of kits.entries()) {
        const dice = chance(7 + number + (language === 'ru' ? 100 : 0));
        const ask = (verb, ...words) => engine(verb, kit.game, ...words);
        const made = Array.from({ length: POSITIONS }, (_, at) => block(kit, ask, dice, `b-${at}`)).flat();
        count += made.length;
        write(GAMES.indexOf(kit.game), kit.game, made.join('\n'));
      }
      const checked = spawnSync(TABIA, ['check', '--book', book, '--format', 'json'], { encoding: 'utf8', maxBuffer: 1 << 28 });
      const { findings } = JSON.parse(checked.stdout);
      if (process.env.CODES) console.log(findings.map((one) => `${one.code} ${one.path} ${one.message}`).join('\n'));
      const told = findings.slice(0, 8).map((one) => `${one.path}:${one.start?.line} ${one.code}: ${one.message} ${one.notes.join(' ')}\n${place(book, one)}`);
      assert.equal(findings.length, 0, `${findings.length} findings\n${told.join('\n')}`);
      assert.equal(checked.status, 0, checked.stderr);
      assert.ok(count >= kits.length * POSITIONS, String(count));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** The block in which something was found. */
function place(folder, { path, start }) {
  const lines = readFileSync(path.startsWith('/') ? path : join(folder, path), 'utf8').split('\n');
  const from = lines.slice(0, start.line).findLastIndex((line) => line.startsWith('```') && line.length > 3);
  return lines.slice(from, lines.indexOf('```', from) + 1).join('\n');
}
