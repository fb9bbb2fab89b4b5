//! The form of the files in `tests/rules`.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A file.
#[derive(Deserialize)]
pub(crate) struct Cases {
    pub(crate) positions: Vec<Case>,
    pub(crate) games: Vec<Record>,
    pub(crate) perft: Vec<Perft>,
    pub(crate) random: Vec<Random>,
}

/// A position with what is claimed of it.
#[derive(Deserialize)]
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) fen: String,
    pub(crate) moves: Vec<String>,
    #[serde(default)]
    pub(crate) destinations: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(crate) strikes: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(crate) force: BTreeMap<String, [f64; 2]>,
    pub(crate) captures: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) legal: Vec<[String; 2]>,
    #[serde(default)]
    pub(crate) illegal: Vec<[String; 2]>,
    #[serde(default)]
    pub(crate) king_in_danger: BTreeMap<String, bool>,
    #[serde(default)]
    pub(crate) lines: Vec<Line>,
}

/// Moves played one after another.
pub(crate) type Line = Vec<Ply>;

/// A move of a line or game.
#[derive(Deserialize)]
pub(crate) struct Ply {
    #[serde(rename = "move")]
    pub(crate) text: String,
    pub(crate) fen_after: String,
    pub(crate) result: Option<String>,
    pub(crate) king_threatened_after: Option<bool>,
}

/// A whole game.
#[derive(Deserialize)]
pub(crate) struct Record {
    pub(crate) moves: Line,
}

/// Numbers of ways to play: at one depth, or at depths 1, 2 … in turn.
#[derive(Deserialize)]
pub(crate) struct Perft {
    pub(crate) fen: String,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    #[serde(default)]
    pub(crate) counts: Vec<u64>,
}

/// A position with all its moves.
#[derive(Deserialize)]
pub(crate) struct Random {
    pub(crate) fen: String,
    pub(crate) moves: Vec<String>,
}
