//! The engine as a page asks it: a verb and its words in, one JSON value out, both as text.
//!
//! What is asked names the game and the position each time, so that nothing is kept between two questions but the
//! language. Nothing that is asked can stop the engine: what makes no sense is answered with `{"error": "…"}`. The raw
//! exports at the end exist only in WebAssembly; everything else is the same everywhere.
//!
//! ```
//! use tabia::wasm::{Session, answer};
//!
//! let mut session = Session::default();
//! assert_eq!(answer(&mut session, "perft\nchess\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n3"), r#"{"nodes":8902}"#);
//! assert!(answer(&mut session, "perft\nludo").starts_with(r#"{"error":"there is no game `ludo`"#));
//! ```
//!
//! | question | answer |
//! |---|---|
//! | `texts LANG TEXT…` | `{}`: the messages of the language, the texts with U+001E between |
//! | `games` | `[{id, name, start}…]` |
//! | `start GAME`, `array GAME NUMBER` | `{fen}` |
//! | `look GAME FEN` | the moves, the end, the threats and the words of a position |
//! | `why GAME FEN FROM TO` | `{legal, rule, says, all}`; `-` is the hand |
//! | `verdicts GAME FEN FROM` | `{squares}`: `["+", rule]` or the rules that forbid it, for every point |
//! | `play GAME FEN MACHINE` | `{fen, t, says, rule, look}` |
//! | `read GAME FEN TEXT` | `{m}` or `{error, hint}` |
//! | `force GAME FEN` | `{sq: [white, black]…}` |
//! | `strikes GAME FEN SQ`, `struck GAME FEN SIDE` | `{squares}` |
//! | `repeated GAME FEN FEN…` | `{over, claims}`: the positions of a game, the last is now |
//! | `best GAME FEN LEVEL SEED FEN…` | `{m}` or `{none}`: the opponent's move; the earlier positions of the game follow |
//! | `perft GAME FEN DEPTH` | `{nodes}` |
//! | `men GAME WHITE BLACK`, `drawn GAME ROW…` | `{fen}` of the men of two lists, of a drawn board |
//! | `setup GAME FEN` | `{study, stage, rights}`: what an author says of it; the rights are those if nothing is said |
//! | `exactly GAME FEN FROM` | `{list, refused}`: as the claim says it; `[square, rule]…` in line that it may not enter |
//! | `solve GAME FEN MOVES GOAL [SQ]` | `{keys, shortest, complete}`: the moves that reach the goal, as books write them |
//!
//! In games where authors say that a position is a study, the word `study` may follow a FEN.

mod board;
mod edit;
mod json;
mod look;
mod play;
mod question;
mod solve;
mod why;

use crate::lang::Lang;
use json::Json;
use question::{Question, Wrong};

/// What is kept between two questions: the language in which answers are worded.
#[derive(Debug, Default)]
pub struct Session {
    lang: Option<Lang>,
}

/// What answers a verb.
type Answer = fn(&mut Question) -> Result<Json, Wrong>;

/// The verbs, each with what answers it.
const VERBS: &[(&str, Answer)] = &[
    ("games", board::games),
    ("start", board::start),
    ("array", board::array),
    ("look", look::look),
    ("why", why::why),
    ("verdicts", why::verdicts),
    ("play", play::play),
    ("read", play::read),
    ("force", board::force),
    ("strikes", board::strikes),
    ("struck", board::struck),
    ("repeated", play::repeated),
    ("best", play::best),
    ("perft", board::perft),
    ("men", edit::men),
    ("drawn", edit::drawn),
    ("setup", edit::setup),
    ("exactly", edit::exactly),
    ("solve", solve::solve),
];

/// What separates the texts of a language.
const SEPARATOR: char = '\u{1e}';

/// The answer to a question, a JSON value as text: the verb and its words are the lines of the question.
pub fn answer(session: &mut Session, question: &str) -> String {
    let (verb, words) = question.split_once('\n').unwrap_or((question, ""));
    let answer = if verb == "texts" {
        set_texts(session, words)
    } else {
        match VERBS.iter().find(|(name, _)| *name == verb) {
            Some((_, answer)) => answer(&mut Question::new(words, session.lang.as_ref())),
            None => Err(Wrong::new(format!("there is no verb `{verb}`"))),
        }
    };
    answer.unwrap_or_else(Wrong::into_json).to_string()
}

/// Takes the messages of a language in place of those before.
fn set_texts(session: &mut Session, words: &str) -> Result<Json, Wrong> {
    let (code, texts) = words.split_once('\n').unwrap_or((words, ""));
    session.lang = Some(Lang::of(code, texts.split(SEPARATOR)).map_err(Wrong::new)?);
    Ok(Json::object([]))
}

/// What a page calls: `input` gives room for a question, `call` answers it, `output` is where the answer lies. Pointers
/// and lengths are in bytes, texts in UTF-8. The module has one thread.
#[cfg(target_arch = "wasm32")]
#[allow(unsafe_code, unreachable_pub, reason = "an export needs a name of its own, for the page")]
mod exports {
    use std::sync::{Mutex, MutexGuard, PoisonError};

    use super::{Session, answer};

    struct Exchange {
        session: Session,
        question: Vec<u8>,
        answer: String,
    }

    static EXCHANGE: Mutex<Exchange> =
        Mutex::new(Exchange { session: Session { lang: None }, question: Vec::new(), answer: String::new() });

    fn exchange() -> MutexGuard<'static, Exchange> {
        EXCHANGE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for a question of that many bytes; it is good until the next question.
    #[unsafe(no_mangle)]
    pub extern "C" fn input(length: usize) -> *mut u8 {
        let mut exchange = exchange();
        exchange.question = vec![0; length];
        exchange.question.as_mut_ptr()
    }

    /// Answers the question; the length of the answer.
    #[unsafe(no_mangle)]
    pub extern "C" fn call() -> usize {
        let exchange = &mut *exchange();
        let question = String::from_utf8_lossy(&exchange.question);
        exchange.answer = answer(&mut exchange.session, &question);
        exchange.answer.len()
    }

    /// Where the answer lies; it is good until the next question.
    #[unsafe(no_mangle)]
    pub extern "C" fn output() -> *const u8 {
        exchange().answer.as_ptr()
    }
}
