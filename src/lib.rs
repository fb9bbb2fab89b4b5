//! Tabia makes board-game rulebooks that cannot lie: lessons in Markdown, checked and illustrated by a rules engine.
//!
//! The library is pure: texts go in, data and (path, bytes) come out. A game answers with the rule that decides:
//!
//! ```
//! use tabia::{explain, games, notation};
//!
//! let game = games::find("chess-t1").expect("a game");
//! let english = notation::language("en", games::GAMES).expect("a language");
//! // Figure 2.7 of the game's textbook: may the Ritter on c2 take the Knecht on c4?
//! let position = notation::parse_position(game, "8/8/8/2i5/2i5/8/I1Rv4/8 w Pp")?;
//! let board = game.spec().board;
//! let (c2, c4) = (board.point("c2").expect("a square"), board.point("c4").expect("a square"));
//! let verdict = game.verdict(&position, c2, c4);
//! assert_eq!(
//!     explain::verdict(game, &position, (c2, c4), &verdict, &english),
//!     "c2–c4 is not legal. White’s force on c4 is 2, Black’s 2: White needs more to capture there."
//! );
//! # Ok::<(), tabia::notation::ParseError>(())
//! ```
//!
//! In reading order: [`diag`], [`board`], [`position`], [`movement`], [`game`], [`orthodox`], [`games`]; [`lang`],
//! [`notation`], [`search`], [`explain`]; [`diagram`], [`svg`], [`raster`], [`image`], [`card`]; [`lesson`], [`check`], [`book`];
//! [`html`], [`site`], [`volume`], [`print`](mod@print), [`epub`], [`pdf`], [`worksheet`], [`pgn`], [`snapshot`], [`wasm`].
//! [`html`], [`site`], [`volume`], [`print`](mod@print), [`epub`], [`pdf`], [`worksheet`], [`sketch`], [`snapshot`], [`wasm`].
//! [`html`], [`site`], [`mdbook`], [`volume`], [`print`](mod@print), [`epub`], [`pdf`], [`worksheet`], [`snapshot`], [`wasm`].
//! [`notation`], [`search`], [`explain`]; [`diagram`], [`svg`], [`raster`]; [`lesson`], [`check`], [`book`], [`site`], [`volume`], [`epub`],
//! [`snapshot`], [`wasm`].

#[cfg(feature = "tool")]
mod base64;
pub mod board;
#[cfg(feature = "tool")]
pub mod book;
#[cfg(feature = "tool")]
pub mod card;
#[cfg(feature = "tool")]
pub mod check;
pub mod diag;
#[cfg(feature = "tool")]
pub mod diagram;
#[cfg(feature = "tool")]
pub mod epub;
pub mod explain;
pub mod game;
pub mod games;
#[cfg(feature = "tool")]
pub mod html;
#[cfg(feature = "tool")]
pub mod image;
pub mod lang;
#[cfg(feature = "tool")]
pub mod lesson;
#[cfg(feature = "tool")]
pub mod mdbook;
pub mod movement;
pub mod notation;
pub mod orthodox;
#[cfg(feature = "tool")]
pub mod pdf;
#[cfg(feature = "tool")]
pub mod pgn;
pub mod position;
#[cfg(feature = "tool")]
pub mod print;
#[cfg(feature = "tool")]
pub mod raster;
pub mod search;
#[cfg(feature = "tool")]
pub mod site;
#[cfg(feature = "tool")]
pub mod sketch;
#[cfg(feature = "tool")]
pub mod snapshot;
#[cfg(feature = "tool")]
pub mod svg;
#[cfg(feature = "tool")]
pub mod volume;
#[cfg(feature = "wasm")]
pub mod wasm;
#[cfg(feature = "tool")]
pub mod worksheet;
