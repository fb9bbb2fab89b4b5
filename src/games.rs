//! The registry of games, one file each.

mod chesquerque;
mod chess;
mod chess_t1;
mod diplomatic;
mod seega;
mod ultima;

use crate::game::Game;

/// Every game, in the order in which the textbook teaches them.
pub const GAMES: &[&dyn Game] = &[
    &chess_t1::GAME,
    &chess::GAME,
    &chesquerque::GAME,
    &seega::FIVE,
    &seega::SEVEN,
    &seega::NINE,
    &ultima::PLAIN,
    &ultima::PURE,
    &diplomatic::GAME,
];

/// The game with the given id.
pub fn find(id: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.spec().id == id)
}
