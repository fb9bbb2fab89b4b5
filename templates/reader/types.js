/**
 * The shapes of values that the modules share.
 *
 * @typedef {object} Home The book that a board belongs to: the page's own, or that of an embedded board.
 * @property {string} language
 * @property {URL} root the site's root
 * @property {Record<string, any>} values what its scripts have registered
 *
 * @typedef {"w" | "b"} Side
 *
 * @typedef {object} Kit What is needed to draw a game's boards; written by `src/site/kit.rs`.
 * @property {string} game the game's id
 * @property {string} name its name
 * @property {string} files the letters of its files
 * @property {number} ranks how many ranks it has
 * @property {boolean} lines whether men stand on the points of drawn lines
 * @property {string} start the array
 * @property {number | null} turn which field of a position's text says whose turn it is
 * @property {number | null} hands which field says how many men are in hand
 * @property {number} cell the side of a square, in the units of the picture
 * @property {number} left the margin at the left
 * @property {number} top the margin above
 * @property {number} tear how much of the next squares a picture shows where it is cut
 * @property {number} width the picture's width
 * @property {number} height the picture's height
 * @property {[string, string]} ground the board from White's side and from Black's
 * @property {Record<string, [string, string]>} glyphs path data: bodies and features
 * @property {Record<string, Man>} men by the letters of positions' texts
 * @property {Record<string, Record<string, string>>} looks other glyphs, by look and letter
 * @property {Record<string, [number, string]>} letters the signs of numbers: their widths and strokes
 * @property {string[]} bounded the points within drawn bounds
 * @property {Record<string, [string, string, string, string]>} marks beneath and above an empty square, and an occupied one
 * @property {Record<string, {title: string, href: string}>} rules by id; ways from the site's root
 * @property {string | null} base the address of the site, where it is known
 * @property {string} reference the way to the reference page from the site's root
 * @property {string} play the way to the page where it is played
 * @property {string} editor the way to the page on which its positions are set up
 * @property {[string, string, string][]} kinds the kinds of men in their order: White's letter, the id, the name
 * @property {string[]} fields the fields of a position's text after the board: `turn`, `rights KQkq`, `fixed -` …
 * @property {boolean} study whether its authors say that a position is a study
 * @property {boolean} arrays whether it has arrays with numbers
 * @property {string[]} ends the ends that are states
 *
 * @typedef {object} Man
 * @property {Side} side
 * @property {string} glyph
 * @property {string} name with whose it is
 *
 * @typedef {object} Placed A position as a picture shows it.
 * @property {Map<string, string>} men the letters of the men by their points
 * @property {Side | null} turn
 * @property {[number, number]} hands how many men are in hand, White's and Black's
 *
 * @typedef {object} Mark
 * @property {string} at a point
 * @property {string} kind a name of `Kit.marks`
 * @property {string} [text] a text on the point in place of a sign
 * @property {string} [note] what the point is said to be
 *
 * @typedef {object} Play A move as the engine tells it.
 * @property {string} m for programs
 * @property {string | null} from
 * @property {string | null} to
 * @property {string} t as the page's language writes it
 * @property {string[]} takes the points where men are taken
 * @property {string} [shows] what the man turns into, where its player chooses
 *
 * @typedef {object} Cited A sentence and the rule that it tells of.
 * @property {string} rule its id
 * @property {string} says
 *
 * @typedef {object} Look A position as the engine tells it.
 * @property {string} fen
 * @property {Side} turn
 * @property {Play[]} moves
 * @property {(Cited & {winner: Side | null}) | null} over
 * @property {"none" | "check" | "final"} check
 * @property {string} danger the sides whose king could be taken
 * @property {Cited[]} claims
 * @property {[number, number]} hands
 * @property {string[] | null} frozen
 * @property {{force: boolean, frozen: boolean, hand: boolean, zones: {id: string, name: string, squares: string[]}[]}} has
 * @property {string[]} objections
 * @property {string} says the position in words
 */

/**
 * @typedef {object} Played A move that was made, as the engine tells it.
 * @property {string} fen the position after it
 * @property {string} t
 * @property {string} says
 * @property {string} rule
 * @property {Look} look
 */

export {};
