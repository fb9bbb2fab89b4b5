//! The form of the files in `tests/rules`: each is of one game, of which some cases may name a variant.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use tabia::board::{Point, PointSet};
use tabia::game::Game;
use tabia::games::find;
use tabia::lang::Lang;
use tabia::notation;
use tabia::position::Position;

/// A file.
#[derive(Deserialize)]
pub(crate) struct Cases {
    /// The game of the cases that name none.
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) positions: Vec<Case>,
    #[serde(default)]
    pub(crate) games: Vec<Record>,
    #[serde(default)]
    pub(crate) perft: Vec<Perft>,
    #[serde(default)]
    pub(crate) random: Vec<Case>,
}

/// A position with what is claimed of it.
#[derive(Deserialize)]
pub(crate) struct Case {
    #[serde(default)]
    pub(crate) id: String,
    pub(crate) game: Option<String>,
    pub(crate) fen: String,
    pub(crate) moves: Option<Vec<String>>,
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
    /// Whether the side to move is in check.
    pub(crate) check: Option<bool>,
    /// The result, `1-0`, `0-1` or `1/2-1/2`.
    pub(crate) result: Option<String>,
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
    /// The rule that ends the game.
    pub(crate) result: Option<String>,
    pub(crate) king_threatened_after: Option<bool>,
}

/// A whole game.
#[derive(Deserialize)]
pub(crate) struct Record {
    pub(crate) game: Option<String>,
    pub(crate) moves: Line,
}

/// Numbers of ways to play: at one depth, or at depths 1, 2 … in turn.
#[derive(Deserialize)]
pub(crate) struct Perft {
    pub(crate) game: Option<String>,
    pub(crate) fen: String,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    #[serde(default)]
    pub(crate) counts: Vec<u64>,
}

/// A game and the languages in which its texts are read.
pub(crate) struct Table {
    pub(crate) game: &'static dyn Game,
    pub(crate) en: Lang,
    pub(crate) ru: Lang,
}

impl Table {
    pub(crate) fn new(game: &'static dyn Game) -> Table {
        let lang = |code| notation::language(code, &[game]).unwrap();
        Table { game, en: lang("en"), ru: lang("ru") }
    }

    #[track_caller]
    pub(crate) fn position(&self, fen: &str) -> Position {
        match notation::parse_position(self.game, fen) {
            Ok(position) => position,
            Err(error) => panic!("{}: {fen}: {error}", self.game.spec().id),
        }
    }

    #[track_caller]
    pub(crate) fn point(&self, name: &str) -> Point {
        self.game.spec().board.point(name).unwrap()
    }

    /// The names of the points, sorted, each once.
    pub(crate) fn names(&self, points: impl IntoIterator<Item = Point>) -> Vec<String> {
        let mut names: Vec<String> = points.into_iter().map(|p| self.game.spec().board.name(p)).collect();
        names.sort();
        names.dedup();
        names
    }

    #[track_caller]
    pub(crate) fn sorted(&self, names: &[String]) -> Vec<String> {
        self.names(names.iter().map(|name| self.point(name)).collect::<PointSet>())
    }

    /// The moves in machine form, sorted.
    pub(crate) fn moves(&self, position: &Position) -> Vec<String> {
        let moves = self.game.moves(position);
        let mut moves: Vec<String> =
            moves.iter().map(|mv| notation::machine(self.game, position, mv)).collect();
        moves.sort();
        moves
    }
}

/// The games of a file by name, each made once.
pub(crate) struct Tables(BTreeMap<String, Table>);

impl Tables {
    /// The game of a case: its own, or else that of the file.
    #[track_caller]
    pub(crate) fn of(&self, own: Option<&String>, file: &Cases) -> &Table {
        let id = own.unwrap_or(&file.game);
        self.0.get(id).unwrap_or_else(|| panic!("{id} is no game"))
    }
}

/// Every file, and the games that they name.
pub(crate) fn files() -> (Tables, Vec<Cases>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &Path| {
        let text = fs::read_to_string(path).unwrap();
        serde_json::from_str::<Cases>(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let files: Vec<Cases> = paths.iter().map(|path| read(path)).collect();
    let mut tables = BTreeMap::new();
    for file in &files {
        let own = file.positions.iter().chain(&file.random).map(|case| &case.game);
        let own = own
            .chain(file.perft.iter().map(|case| &case.game))
            .chain(file.games.iter().map(|case| &case.game));
        for id in own.flatten().chain([&file.game]) {
            let game = find(id).unwrap_or_else(|| panic!("{id} is no game"));
            tables.entry(id.clone()).or_insert_with(|| Table::new(game));
        }
    }
    (Tables(tables), files)
}
