/** Looking words up in the index of the book's words, which `src/site/index/pack.rs` writes. */

/**
 * @typedef {object} Sheet The index as it is written.
 * @property {[string, string, [string, string][]][]} pages address, part, sections by anchor and title
 * @property {string} words
 *
 * @typedef {object} FoundPlace A section of a page, or the page itself.
 * @property {string} page the page's address below the language's folder, without an extension
 * @property {string} pageTitle
 * @property {string} part the title of the part, where it is not the page's own
 * @property {string} anchor empty for the page itself
 * @property {string} title
 * @property {number} head the number of the page's first place
 * @property {number} at which place of its page it is
 *
 * @typedef {object} Index The index, ready for use.
 * @property {FoundPlace[]} places
 * @property {string[]} words sorted
 * @property {string[]} posts where each word stands, packed
 */

const INDEX_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";

/** What a word is worth in a text, several times there, in a title, in a page's title. */
const WORTH = [1, 1.8, 5, 8];

/** The longest ending that an inflected form puts in place of another. */
const ENDING = 3;

/** How much of its worth a word keeps that stands elsewhere on the page. */
const ELSEWHERE = 0.2;

/**
 * @param {Sheet} sheet
 * @returns {Index}
 */
export function unpack(sheet) {
  /** @type {FoundPlace[]} */
  const places = [];
  for (const [page, part, sections] of sheet.pages) {
    const head = places.length;
    const pageTitle = sections[0]?.[1] ?? "";
    sections.forEach(([anchor, title], at) => places.push({ page, pageTitle, part, anchor, title, head, at }));
  }
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const posts = [];
  let word = "";
  for (const line of sheet.words ? sheet.words.split("\n") : []) {
    const end = line.indexOf(" ");
    word = word.slice(0, parseInt(line[0] ?? "0", 36)) + line.slice(1, end);
    words.push(word);
    posts.push(line.slice(end + 1));
  }
  return { places, words, posts };
}

/**
 * A text as the index writes it: small letters, ё as е, no stress.
 * @param {string} text
 */
export function folded(text) {
  return text.toLowerCase().replace(/ё/g, "е").replace(/[\u0301\u00ad]/g, "");
}

/**
 * The words of a question.
 * @param {string} query
 */
function wordsOf(query) {
  const words = folded(query).match(/[\p{Alphabetic}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => word.length > 1 || /\d/.test(word)).slice(0, 8);
}

/**
 * The number of the first word that does not stand before the given one.
 * @param {string[]} words
 * @param {string} word
 */
function firstFrom(words, word) {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The words of the book that may be meant, by number, each with how likely it is: those that begin so, and those that
 * differ in the ending alone. Endings are cut step by step, so no grammar is needed.
 * @param {Index} index
 * @param {string} word
 */
function formsOf(index, word) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (let cut = 0; cut <= ENDING; cut += 1) {
    const stem = word.slice(0, word.length - cut);
    if (cut > 0 && (stem.length < Math.max(3, cut + 1) || /\d/.test(word))) break;
    for (let at = firstFrom(index.words, stem); index.words[at]?.startsWith(stem); at += 1) {
      const rest = (index.words[at] ?? "").length - stem.length;
      if (found.has(at) || (cut > 0 && rest > ENDING)) continue;
      // Three letters are a word of their own as often as a stem: “for” is no form of “force”.
      if (cut > 1 && rest === 0 && stem.length < 4) continue;
      found.set(at, cut > 0 ? 0.9 - 0.1 * (cut + rest) : rest > 0 ? 0.9 - 0.05 * Math.min(rest, 8) : 1);
    }
  }
  return found;
}

/**
 * Calls `each` with the places of a word and its weight there.
 * @param {string} packed
 * @param {(place: number, weight: number) => void} each
 */
function forPlaces(packed, each) {
  let place = 0;
  let value = 0;
  let scale = 1;
  for (const letter of packed) {
    const digit = INDEX_DIGITS.indexOf(letter);
    value += (digit & 31) * scale;
    scale *= 32;
    if (digit < 32) {
      place += value >> 2;
      each(place, value & 3);
      value = 0;
      scale = 1;
    }
  }
}

/**
 * The places that answer a question, the best first, and the words of the book that answer it. Where no page has all of
 * the words, those with most of them are told, and `all` is false.
 * @param {Index} index
 * @param {string} query
 */
export function lookUp(index, query) {
  /** @type {Set<string>} */
  const forms = new Set();
  const asked = wordsOf(query).map((word) => {
    /** @type {Map<number, number>} */
    const own = new Map();
    /** @type {Map<number, number>} */
    const pages = new Map();
    for (const [at, likely] of formsOf(index, word)) {
      forms.add(index.words[at] ?? "");
      forPlaces(index.posts[at] ?? "", (place, weight) => {
        const score = likely * (WORTH[weight] ?? 1);
        const head = index.places[place]?.head ?? 0;
        own.set(place, Math.max(own.get(place) ?? 0, score));
        pages.set(head, Math.max(pages.get(head) ?? 0, score));
      });
    }
    return { own, pages };
  });
  const candidates = new Set(asked.flatMap(({ own }) => [...own.keys()]));
  const hits = [...candidates].map((number) => {
    const place = /** @type {FoundPlace} */ (index.places[number]);
    const scores = asked.map(({ own, pages }) => own.get(number) ?? ELSEWHERE * (pages.get(place.head) ?? 0));
    const score = scores.reduce((sum, one) => sum + one, 0);
    return { place, number, score, missing: scores.filter((one) => one === 0).length };
  });
  const missing = Math.min(...hits.map((hit) => hit.missing));
  const best = hits.filter((hit) => hit.missing === missing);
  best.sort((a, b) => b.score - a.score || a.number - b.number);
  return { places: best.map((hit) => hit.place), all: missing === 0, forms };
}
