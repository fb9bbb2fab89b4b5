//! Each game against its file in `tests/rules`: positions, lines, games, counts and complete lists of moves.

mod cases;
mod diplomatic;

use cases::{Cases, Line};
use tabia::board::{Point, PointSet};
use tabia::game::{Check, Game, Halves, Verdict};
use tabia::lang::Lang;
use tabia::notation;
use tabia::position::{Position, Side};

/// A game and the languages in which its texts are read.
struct Table {
    game: &'static dyn Game,
    en: Lang,
    ru: Lang,
    cases: Cases,
}

fn table() -> Table {
    let game = tabia::games::find("chess-t1").unwrap();
    let cases = serde_json::from_str(include_str!("../rules/chess-t1.json")).unwrap();
    let lang = |code| notation::language(code, &[game]).unwrap();
    Table { game, en: lang("en"), ru: lang("ru"), cases }
}

impl Table {
    #[track_caller]
    fn position(&self, fen: &str) -> Position {
        match notation::parse_position(self.game, fen) {
            Ok(position) => position,
            Err(error) => panic!("{fen}: {error}"),
        }
    }

    #[track_caller]
    fn point(&self, name: &str) -> Point {
        self.game.spec().board.point(name).unwrap()
    }

    #[track_caller]
    fn points(&self, names: &[String]) -> PointSet {
        names.iter().map(|name| self.point(name)).collect()
    }

    /// The names of the points, sorted.
    fn names(&self, points: impl IntoIterator<Item = Point>) -> Vec<String> {
        let mut names: Vec<String> = points.into_iter().map(|p| self.game.spec().board.name(p)).collect();
        names.sort();
        names.dedup();
        names
    }

    /// The moves in machine form, sorted.
    fn moves(&self, position: &Position) -> Vec<String> {
        let moves = self.game.moves(position);
        let mut moves: Vec<String> =
            moves.iter().map(|mv| notation::machine(self.game, position, mv)).collect();
        moves.sort();
        moves
    }

    /// Every position of the file: as given, and reached by its lines and games.
    fn positions(&self) -> Vec<String> {
        let cases = &self.cases;
        let given = cases.positions.iter().map(|case| case.fen.clone());
        let lines = cases.positions.iter().flat_map(|case| &case.lines).flatten();
        let plies = lines.chain(cases.games.iter().flat_map(|game| &game.moves));
        let reached = plies.map(|ply| ply.fen_after.clone());
        let random = cases.random.iter().map(|case| case.fen.clone());
        given.chain(reached).chain(random).collect()
    }
}

#[test]
fn every_position_of_the_file_is_written_as_it_was_read() {
    let table = table();
    for fen in table.positions() {
        let position = table.position(&fen);
        assert_eq!(notation::write_position(table.game, &position), fen);
    }
}

#[test]
fn the_positions_have_the_moves_of_the_file() {
    let table = table();
    let given = table.cases.positions.iter().map(|case| (&case.fen, &case.moves));
    for (fen, moves) in given.chain(table.cases.random.iter().map(|case| (&case.fen, &case.moves))) {
        let mut moves = moves.clone();
        moves.sort();
        assert_eq!(table.moves(&table.position(fen)), moves, "{fen}");
    }
}

#[test]
fn men_go_where_the_file_says() {
    let table = table();
    for case in &table.cases.positions {
        let position = table.position(&case.fen);
        for (from, to) in &case.destinations {
            let moves = table.game.moves_from(&position, table.point(from));
            assert_eq!(
                table.names(moves.iter().filter_map(|mv| mv.to)),
                table.names(table.points(to)),
                "{from}"
            );
        }
        for (from, struck) in &case.strikes {
            let strikes = table.game.strikes(&position, table.point(from));
            assert_eq!(table.names(strikes), table.names(table.points(struck)), "{}: {from}", case.id);
        }
        for (pairs, legal) in [(&case.legal, true), (&case.illegal, false)] {
            for [from, to] in pairs {
                let verdict = table.game.verdict(&position, table.point(from), table.point(to));
                assert_eq!(verdict.is_legal(), legal, "{}: {from}-{to}: {verdict:?}", case.id);
            }
        }
        if let Some(captures) = &case.captures {
            let moves = table.game.moves(&position);
            let takes = moves.iter().filter(|mv| !mv.captures().is_empty());
            let mut found: Vec<String> =
                takes.map(|mv| notation::machine(table.game, &position, mv)[..4].to_owned()).collect();
            found.sort();
            found.dedup();
            assert_eq!(&found, captures, "{}", case.id);
        }
    }
}

#[test]
fn force_and_danger_are_as_the_file_says() {
    let table = table();
    for case in &table.cases.positions {
        let position = table.position(&case.fen);
        for (at, force) in &case.force {
            let force = force.map(|side| Halves((side * 2.0) as i32));
            assert_eq!(
                table.game.force(&position, table.point(at)),
                Some(force),
                "{}: {at}: {}",
                case.id,
                case.fen
            );
        }
        for (side, danger) in &case.king_in_danger {
            let side = if side == "w" { Side::White } else { Side::Black };
            assert_eq!(table.game.danger(&position, side), *danger, "{}", case.id);
        }
    }
}

/// Plays a line as written in Russian: the text is read, its check sign holds, the position after it is as given, and
/// the move is written as it was in both languages.
#[track_caller]
fn check_line(table: &Table, start: &str, line: &Line) {
    let mut position = table.position(start);
    for ply in line {
        let found = match notation::find_move(table.game, &position, &ply.text, &[&table.ru, &table.en]) {
            Ok(found) => found,
            Err(error) => panic!("{}: {error}", ply.text),
        };
        let next = position.apply(&found.mv);
        assert_eq!(found.written.check.0, table.game.check(&next), "{}: the check sign", ply.text);
        // The file's positions do not count plies; studies stay studies.
        let mut counted = next;
        counted.state.quiet = 0;
        assert_eq!(notation::write_position(table.game, &counted), ply.fen_after, "{}", ply.text);
        assert_eq!(notation::write_move(table.game, &position, &found.mv, &table.ru), ply.text);
        let english = notation::write_move(table.game, &position, &found.mv, &table.en);
        let again = notation::find_move(table.game, &position, &english, &[&table.en]).unwrap();
        assert_eq!(again.mv, found.mv, "{english}");
        let ended = table.game.outcome(&next).map(|end| table.game.spec().rule_id(end.rule));
        let expected = ply.result.as_deref().map(|result| match result {
            "castle" => "castle-captured",
            "king" => "king-taken",
            other => other,
        });
        assert_eq!(ended, expected, "{}", ply.text);
        if let Some(threatened) = ply.king_threatened_after {
            assert_eq!(table.game.check(&next) != Check::None, threatened, "{}", ply.text);
        }
        position = next;
    }
}

#[test]
fn the_lines_of_the_books_are_played_and_written_back() {
    let table = table();
    for case in &table.cases.positions {
        for line in &case.lines {
            check_line(&table, &case.fen, line);
        }
    }
}

#[test]
fn the_whole_game_is_played_and_written_back() {
    let table = table();
    for game in &table.cases.games {
        assert_eq!(game.moves.len(), 54);
        check_line(&table, table.game.spec().start, &game.moves);
    }
}

#[test]
fn the_counts_of_positions_hold() {
    let table = table();
    for case in &table.cases.perft {
        let position = table.position(&case.fen);
        let single = case.depth.zip(case.nodes);
        let several = case.counts.iter().copied().enumerate().map(|(at, nodes)| (at as u32 + 1, nodes));
        for (depth, nodes) in single.into_iter().chain(several) {
            assert_eq!(table.game.perft(&position, depth), nodes, "{} depth {depth}", case.fen);
        }
    }
}

#[test]
fn moves_and_verdicts_agree_on_every_pair_of_points() {
    let table = table();
    for fen in table.positions() {
        let position = table.position(&fen);
        for from in position.occupied() {
            let moves = table.game.moves_from(&position, from);
            for (to, verdict) in table.game.spec().board.points().zip(table.game.verdicts(&position, from)) {
                let expected: Vec<_> = moves.iter().filter(|mv| mv.to == Some(to)).copied().collect();
                match verdict {
                    Verdict::Legal(found) => assert_eq!(found, expected, "{fen}"),
                    Verdict::Illegal(refusals) => {
                        assert!(expected.is_empty() && !refusals.is_empty(), "{fen}")
                    }
                }
            }
        }
    }
}

#[test]
fn every_legal_move_is_read_back_from_every_form() {
    let table = table();
    for fen in table.positions() {
        let position = table.position(&fen);
        for mv in table.game.moves(&position) {
            let machine = notation::machine(table.game, &position, &mv);
            assert_eq!(notation::parse_machine(table.game, &position, &machine), Ok(mv));
            assert_eq!(notation::find_move(table.game, &position, &machine, &[]).unwrap().mv, mv);
            for lang in [&table.en, &table.ru] {
                let text = notation::write_move(table.game, &position, &mv, lang);
                let found = notation::find_move(table.game, &position, &text, &[lang]).unwrap();
                assert_eq!((found.mv, found.written.range), (mv, 0..text.len()), "{text}");
                assert_eq!(found.written.check.0, table.game.check(&position.apply(&mv)), "{text}");
            }
        }
    }
}

#[test]
fn the_men_of_every_position_are_read_back_from_their_list() {
    let table = table();
    for fen in table.positions() {
        let position = table.position(&fen);
        for (lang, side) in [(&table.en, Side::White), (&table.ru, Side::Black)] {
            let text = notation::write_pieces(table.game, &position, side, lang);
            let (list, errors) = notation::parse_pieces(table.game, &text, &[lang]);
            assert_eq!(errors, [], "{text}");
            let found: PointSet = list.men.iter().map(|man| man.point).collect();
            assert_eq!(found, position.of(side), "{text}");
            assert!(
                list.men.iter().all(|man| position.at(man.point).is_some_and(|p| p.kind() == man.kind)),
                "{text}"
            );
        }
    }
}
