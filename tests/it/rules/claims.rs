//! The files in `tests/rules`: positions, lines, games, counts and complete lists of moves.

use super::cases::{Case, Line, Perft, Table, files};
use tabia::game::{Check, Halves};
use tabia::notation;
use tabia::position::Side;

/// Runs the check on every position of every file.
#[track_caller]
fn check_cases(check: impl Fn(&Table, &Case)) {
    let (tables, files) = files();
    for file in &files {
        for case in file.positions.iter().chain(&file.random) {
            check(tables.of(case.game.as_ref(), file), case);
        }
    }
}

#[test]
fn every_position_of_the_files_is_written_as_it_was_read() {
    check_cases(|table, case| {
        let position = table.position(&case.fen);
        assert_eq!(notation::write_position(table.game, &position), case.fen);
    });
}

#[test]
fn the_positions_have_the_moves_of_the_files() {
    check_cases(|table, case| {
        let Some(moves) = &case.moves else { return };
        let mut moves = moves.clone();
        moves.sort();
        assert_eq!(table.moves(&table.position(&case.fen)), moves, "{}: {}", table.game.spec().id, case.fen);
    });
}

#[test]
fn men_go_where_the_files_say() {
    check_cases(|table, case| {
        let position = table.position(&case.fen);
        for (from, to) in &case.destinations {
            let moves = table.game.moves_from(&position, table.point(from));
            assert_eq!(table.names(moves.iter().filter_map(|mv| mv.to)), table.sorted(to), "{from}");
        }
        for (from, struck) in &case.strikes {
            let strikes = table.game.strikes(&position, table.point(from));
            assert_eq!(table.names(strikes), table.sorted(struck), "{}: {from}", case.id);
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
            let squares = takes.map(|mv| [mv.from, mv.to].map(|p| p.map(|p| table.names([p]).concat())));
            let mut found: Vec<String> =
                squares.map(|squares| squares.into_iter().flatten().collect()).collect();
            found.sort();
            found.dedup();
            assert_eq!(&found, captures, "{}", case.id);
        }
    });
}

#[test]
fn force_danger_and_results_are_as_the_files_say() {
    check_cases(|table, case| {
        let position = table.position(&case.fen);
        for (at, force) in &case.force {
            let force = force.map(|side| Halves((side * 2.0) as i32));
            let found = table.game.force(&position, table.point(at));
            assert_eq!(found, Some(force), "{}: {at}: {}", case.id, case.fen);
        }
        for (side, danger) in &case.king_in_danger {
            let side = if side == "w" { Side::White } else { Side::Black };
            assert_eq!(table.game.danger(&position, side), *danger, "{}", case.id);
        }
        if let Some(check) = case.check {
            assert_eq!(table.game.check(&position) != Check::None, check, "{}: {}", case.id, case.fen);
        }
        if let Some(result) = &case.result {
            let outcome = table.game.outcome(&position).unwrap_or_else(|| panic!("{} is over", case.fen));
            let found = match outcome.winner {
                Some(Side::White) => "1-0",
                Some(Side::Black) => "0-1",
                None => "1/2-1/2",
            };
            assert_eq!(found, result, "{}: {}", case.id, case.fen);
        }
    });
}

/// Plays a line as written in one of the languages: the text is read, its check sign holds, the position after it is as
/// given, and the move is written as it was.
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
        // Some positions do not count plies.
        let mut counted = next;
        counted.state.quiet = table.position(&ply.fen_after).state.quiet;
        assert_eq!(notation::write_position(table.game, &counted), ply.fen_after, "{}", ply.text);
        let written =
            [&table.ru, &table.en].map(|lang| notation::write_move(table.game, &position, &found.mv, lang));
        assert!(written.contains(&ply.text), "{written:?}, not {}", ply.text);
        let ended = table.game.outcome(&next).map(|end| table.game.spec().rule_id(end.rule));
        assert_eq!(ended, ply.result.as_deref(), "{}", ply.text);
        if let Some(threatened) = ply.king_threatened_after {
            assert_eq!(table.game.check(&next) != Check::None, threatened, "{}", ply.text);
        }
        position = next;
    }
}

#[test]
fn the_lines_of_the_books_are_played_and_written_back() {
    check_cases(|table, case| {
        for line in &case.lines {
            check_line(table, &case.fen, line);
        }
    });
}

#[test]
fn whole_games_are_played_and_written_back() {
    let (tables, files) = files();
    for file in &files {
        for record in &file.games {
            let table = tables.of(record.game.as_ref(), file);
            check_line(table, table.game.spec().start, &record.moves);
        }
    }
}

#[track_caller]
fn check_counts(table: &Table, case: &Perft) {
    let position = table.position(&case.fen);
    let single = case.depth.zip(case.nodes);
    let several = case.counts.iter().copied().enumerate().map(|(at, nodes)| (at as u32 + 1, nodes));
    for (depth, nodes) in single.into_iter().chain(several) {
        let id = table.game.spec().id;
        assert_eq!(table.game.perft(&position, depth), nodes, "{id}: {} depth {depth}", case.fen);
    }
}

#[test]
fn the_counts_of_positions_hold() {
    let (tables, files) = files();
    for file in &files {
        for case in &file.perft {
            check_counts(tables.of(case.game.as_ref(), file), case);
        }
    }
}
