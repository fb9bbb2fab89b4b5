//! No text makes a parser panic or hang, and what is read is written back. `PROPTEST_CASES` sets how many texts each
//! parser is given.

use std::ops::Range;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::sample::{Index, select};
use tabia::board::Board;
use tabia::game::Game;
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::movement::betza::Betza;
use tabia::notation;
use tabia::position::{Position, Side};

/// No text may take longer; far more than the slowest needs on a busy machine.
const LIMIT: Duration = Duration::from_secs(10);

/// A game with right texts, from which nearly right ones are made.
struct Ground {
    game: &'static dyn Game,
    langs: [Lang; 2],
    position: Position,
    positions: Vec<String>,
    lists: Vec<String>,
    boards: Vec<String>,
    moves: Vec<String>,
    lines: Vec<String>,
}

impl Ground {
    /// Texts from a game that takes every seventh move.
    fn new(game: &'static dyn Game) -> Ground {
        let langs = ["en", "ru"].map(|code| notation::language(code, &[game]).unwrap());
        let start = notation::parse_position(game, game.spec().start).unwrap();
        let (mut line, mut position) = (Vec::new(), start);
        let (mut positions, mut lists) = (Vec::new(), Vec::new());
        for ply in 0..12 {
            let moves = game.moves(&position);
            let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            line.push(notation::write_move(game, &position, mv, &langs[ply % 2]));
            position = position.apply(mv);
            positions.push(notation::write_position(game, &position));
            lists.push(notation::write_pieces(game, &position, Side::White, &langs[ply % 2]));
        }
        let written = |lang| {
            game.moves(&position)
                .iter()
                .map(|mv| notation::write_move(game, &position, mv, lang))
                .collect::<Vec<_>>()
        };
        let mut moves = written(&langs[0]);
        moves.extend(written(&langs[1]));
        moves.extend(game.moves(&position).iter().map(|mv| notation::machine(game, &position, mv)));
        Ground {
            game,
            boards: vec![drawn(game, &position)],
            lines: vec![line.join(" "), format!("1. {}", line.join(", "))],
            langs,
            position,
            positions,
            lists,
            moves,
        }
    }

    fn langs(&self) -> [&Lang; 2] {
        [&self.langs[0], &self.langs[1]]
    }
}

fn drawn(game: &dyn Game, position: &Position) -> String {
    let board = game.spec().board;
    let rows = (0..board.ranks()).rev().map(|rank| {
        let points = (0..board.files()).filter_map(|file| board.at(file, rank));
        let cells = points.map(|point| match position.at(point) {
            None => '.',
            Some(man) if man.side() == Side::White => game.spec().of(man.kind()).letter,
            Some(man) => game.spec().of(man.kind()).letter.to_ascii_lowercase(),
        });
        cells.map(String::from).collect::<Vec<_>>().join(" ")
    });
    rows.collect::<Vec<_>>().join("\n")
}

static GROUNDS: LazyLock<Vec<Ground>> =
    LazyLock::new(|| GAMES.iter().map(|&game| Ground::new(game)).collect());

const SCRAPS: &[&str] = &[
    "K",
    "Q",
    "N",
    "P",
    "Кр",
    "Ф",
    "С",
    "Пр",
    "ВК",
    "Ritter",
    "pawn",
    "a1",
    "c4",
    "с4",
    "e5",
    "h9",
    "i9",
    "a",
    "e",
    "х",
    "x",
    "-",
    "–",
    ":",
    "÷",
    "~",
    "@",
    "=",
    "+",
    "+)",
    "#",
    "++",
    "e.p.",
    "0-0",
    "O-O-O",
    "О-О",
    "pass",
    "пас",
    "24.",
    "1",
    "…",
    "_",
    " ",
    "\n",
    ",",
    ";",
    "½",
    "/",
    "8/8",
    "9",
    "w",
    "b",
    "-",
    "KQkq",
    "12/12",
    "0",
    "№",
    "99999999999999999999",
    ".",
    "\u{301}",
    "W",
    "F",
    "t[",
    "]",
    "m",
    "c",
    "i",
    "O3",
    "R0",
    "[",
];

/// A text of scraps, any text at all, or a right text with a few characters changed.
fn texts(
    right: impl Fn(&'static Ground) -> &'static [String] + Copy,
) -> impl Strategy<Value = (usize, String)> {
    let scraps = prop::collection::vec(select(SCRAPS), 0..14).prop_map(|scraps| scraps.concat());
    let edits = prop::collection::vec((any::<Index>(), 0..3_u8, select(SCRAPS)), 0..4);
    let changed = (any::<Index>(), edits).prop_map(|(pick, edits)| (Some(pick), edits));
    let loose = prop_oneof![scraps, any::<String>()].prop_map(|text| (text, None));
    let text = prop_oneof![
        1 => loose,
        3 => changed.prop_map(|(pick, edits)| (String::new(), pick.map(|pick| (pick, edits)))),
    ];
    (0..GAMES.len(), text).prop_map(move |(game, (text, changed))| match changed {
        None => (game, text),
        Some((pick, edits)) => {
            let known = right(&GROUNDS[game]);
            let mut text: Vec<char> = known[pick.index(known.len())].chars().collect();
            for (at, edit, scrap) in edits {
                let at = at.index(text.len() + 1);
                match edit {
                    0 if at < text.len() => drop(text.remove(at)),
                    1 if at < text.len() => text[at] = scrap.chars().next().unwrap_or(' '),
                    _ => drop(text.splice(at..at, scrap.chars())),
                }
            }
            (game, text.into_iter().collect())
        }
    })
}

/// Whether a range lies in the text, between characters.
#[track_caller]
fn check_range(text: &str, range: &Range<usize>) {
    assert!(text.get(range.clone()).is_some(), "{range:?} of {text:?}");
}

#[track_caller]
fn check_time(since: Instant, text: &str) {
    assert!(since.elapsed() < LIMIT, "{text:?} took {:?}", since.elapsed());
}

proptest! {
    #[test]
    fn any_text_is_a_position_or_told_why_not((at, text) in texts(|ground| &ground.positions)) {
        let (game, since) = (GROUNDS[at].game, Instant::now());
        match notation::parse_position(game, &text) {
            Err(error) => check_range(&text, &error.range),
            Ok(position) => {
                let written = notation::write_position(game, &position);
                assert_eq!(notation::parse_position(game, &written), Ok(position), "{text:?}");
                if game.objections(&position).is_empty() {
                    let moves = game.moves(&position);
                    assert!(game.outcome(&position).is_none() || moves.is_empty(), "{text}");
                    game.check(&position);
                }
            }
        }
        check_time(since, &text);
    }

    #[test]
    fn any_text_is_a_list_of_men_or_told_why_not((at, text) in texts(|ground| &ground.lists)) {
        let (ground, since) = (&GROUNDS[at], Instant::now());
        let (list, errors) = notation::parse_pieces(ground.game, &text, &ground.langs());
        for range in list.men.iter().map(|man| &man.range).chain(errors.iter().map(|error| &error.range)) {
            check_range(&text, range);
        }
        for look_alike in &list.look_alikes {
            check_range(&text, &look_alike.range);
        }
        check_time(since, &text);
    }

    #[test]
    fn any_text_is_a_drawn_board_or_told_why_not((at, text) in texts(|ground| &ground.boards)) {
        let (game, since) = (GROUNDS[at].game, Instant::now());
        match notation::parse_board(game, &text) {
            Ok(men) => assert!(men.len() <= game.spec().board.len()),
            Err(errors) => errors.iter().for_each(|error| check_range(&text, &error.range)),
        }
        check_time(since, &text);
    }

    #[test]
    fn any_text_is_a_move_or_told_why_not((at, text) in texts(|ground| &ground.moves)) {
        let (ground, since) = (&GROUNDS[at], Instant::now());
        let (game, position) = (ground.game, &ground.position);
        match notation::find_move(game, position, &text, &ground.langs()) {
            Err(error) => check_range(&text, &error.range),
            Ok(found) => {
                check_range(&text, &found.written.range);
                assert!(game.moves(position).contains(&found.mv), "{text:?}");
                let written = notation::write_move(game, position, &found.mv, &ground.langs[0]);
                let again = notation::find_move(game, position, &written, &ground.langs()).unwrap();
                assert_eq!(again.mv, found.mv, "{text:?}");
            }
        }
        check_time(since, &text);
    }

    #[test]
    fn any_text_is_a_line_up_to_its_first_mistake((at, text) in texts(|ground| &ground.lines)) {
        let (ground, since) = (&GROUNDS[at], Instant::now());
        let start = notation::parse_position(ground.game, ground.game.spec().start).unwrap();
        let (moves, error) = notation::find_moves(ground.game, &start, &text, &ground.langs());
        let ranges = moves.iter().map(|found| &found.written.range).chain(error.iter().map(|error| &error.range));
        for range in ranges {
            check_range(&text, range);
        }
        check_time(since, &text);
    }

    #[test]
    fn any_text_is_a_point_or_a_number_or_neither((at, text) in texts(|ground| &ground.moves)) {
        let board: &Board = GROUNDS[at].game.spec().board;
        if let Ok((point, latin)) = notation::parse_point(board, &text) {
            assert_eq!(latin.unwrap_or_else(|| text.clone()), board.name(point));
        }
        let _ = notation::parse_halves(&text);
    }

    #[test]
    fn any_text_is_a_pattern_or_told_why_not((_, text) in texts(|_| &PATTERNS)) {
        let since = Instant::now();
        match text.parse::<Betza>() {
            Err(error) => check_range(&text, &error.range),
            Ok(pattern) => {
                let written = pattern.to_string();
                assert_eq!(written.parse::<Betza>().as_ref(), Ok(&pattern), "{text:?} is written {written:?}");
            }
        }
        check_time(since, &text);
    }
}

/// Patterns of men of chess and Chesquerque.
static PATTERNS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let known = ["KimsO2", "RB", "mfWcefFimfnD", "BWt[WF]", "t[FW]", "fhNrfF2", "NN", "W3vsD"];
    known.map(String::from).to_vec()
});
