//! The suite that every registered game passes.

use super::cases::Table;
use super::reached::{MANY, SOME, positions};
use tabia::board::{Point, PointSet};
use tabia::game::{Form, Game, Refusal, Verdict};
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::notation::{self, Separator};
use tabia::position::{Move, Position, Side, State};

/// Runs the check on positions of every game: so many reached by chance, and those of the files.
#[track_caller]
fn check_positions(count: usize, check: impl Fn(&Table, &Position, &str)) {
    for &game in GAMES {
        let table = Table::new(game);
        for position in positions(&table, count) {
            let text = format!("{}: {}", game.spec().id, notation::write_position(game, &position));
            check(&table, &position, &text);
        }
    }
}

#[test]
fn every_array_is_read_and_accepted() {
    for &game in GAMES {
        let (table, id) = (Table::new(game), game.spec().id);
        let start = table.position(game.spec().start);
        assert_eq!(notation::write_position(game, &start), game.spec().start, "{id}");
        let arrays = (0..).map_while(|number| game.array(number)).take(40);
        for position in arrays.chain([start]) {
            assert_eq!(game.objections(&position), [], "{id}");
            assert!(!position.state.study && game.outcome(&position).is_none(), "{id}");
            assert!(position.state.turn == Side::White && !game.moves(&position).is_empty(), "{id}");
        }
    }
}

#[test]
fn positions_that_are_played_are_accepted_and_read_back() {
    check_positions(MANY, |table, position, text| {
        let written = notation::write_position(table.game, position);
        let mut again = notation::parse_position(table.game, &written).unwrap();
        // A king taken at the end of a game makes no study of it.
        again.state.study = position.state.study;
        assert_eq!(again, *position, "{text}");
        assert_eq!(table.game.objections(position), [], "{text}");
    });
}

#[test]
fn the_men_of_every_position_are_read_back_from_their_lists() {
    check_positions(MANY, |table, position, text| {
        for lang in [&table.en, &table.ru] {
            let mut again = Position::empty(position.state);
            for side in Side::BOTH {
                let list = notation::write_pieces(table.game, position, side, lang);
                let (list, errors) = notation::parse_pieces(table.game, &list, &[lang]);
                assert_eq!((errors, list.look_alikes), (vec![], vec![]), "{text}");
                for man in list.men {
                    again.set(man.point, Some(tabia::position::Piece::new(side, man.kind)));
                }
            }
            assert_eq!(again, *position, "{text}");
        }
    });
}

#[test]
fn the_men_of_every_position_are_read_back_from_a_drawing() {
    check_positions(MANY, |table, position, text| {
        let board = table.game.spec().board;
        let cell = |point: Point| match position.at(point) {
            None => ".".to_owned(),
            Some(man) => {
                let letter = table.game.spec().of(man.kind()).letter;
                if man.side() == Side::White { letter.to_string() } else { letter.to_lowercase().to_string() }
            }
        };
        let row =
            |rank| (0..board.files()).filter_map(|file| board.at(file, rank)).map(cell).collect::<Vec<_>>();
        let rows: Vec<String> = (0..board.ranks()).rev().map(|rank| row(rank).join(" ")).collect();
        let men = notation::parse_board(table.game, &rows.join("\n")).unwrap();
        let mut again = Position::empty(position.state);
        for (point, man) in men {
            again.set(point, Some(man));
        }
        assert_eq!(again, *position, "{text}");
    });
}

/// The move is read back from a text in the languages given; the whole text is read.
#[track_caller]
fn check_text(game: &dyn Game, position: &Position, mv: &Move, text: &str, langs: &[&Lang]) {
    match notation::find_move(game, position, text, langs) {
        Ok(found) => assert_eq!((found.mv, found.written.range), (*mv, 0..text.len()), "{text}"),
        Err(error) => panic!("{}: {text}: {error}", notation::write_position(game, position)),
    }
}

/// Both squares, with the man's letter and the sign between them: what the short form also accepts.
fn long_text(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> Option<String> {
    let spec = game.spec();
    let (from, to) = (mv.from?, mv.to?);
    let man = position.at(from)?;
    let letter = if spec.of(man.kind()).unlettered {
        String::new()
    } else {
        notation::abbreviation(game, man.kind(), lang)
    };
    let sign = Separator::of(position, mv).sign(Form::Long);
    let becomes = mv.becomes.map(|man| notation::abbreviation(game, man.kind(), lang));
    let name = |point| spec.board.name(point);
    Some(format!("{letter}{}{sign}{}{}", name(from), name(to), becomes.unwrap_or_default()))
}

#[test]
fn every_legal_move_is_read_back_from_every_form() {
    check_positions(SOME, |table, position, _| {
        let game = table.game;
        for mv in game.moves(position) {
            let machine = notation::machine(game, position, &mv);
            assert_eq!(notation::parse_machine(game, position, &machine), Ok(mv));
            check_text(game, position, &mv, &machine, &[]);
            check_text(game, position, &mv, &machine, &[&table.ru, &table.en]);
            for (lang, both) in [(&table.en, [&table.en, &table.ru]), (&table.ru, [&table.ru, &table.en])] {
                let text = notation::write_move(game, position, &mv, lang);
                check_text(game, position, &mv, &text, &[lang]);
                check_text(game, position, &mv, &text, &both);
                if let Some(long) = long_text(game, position, &mv, lang) {
                    check_text(game, position, &mv, &long, &both);
                }
            }
        }
    });
}

#[test]
fn moves_are_told_apart_and_carry_their_check_sign() {
    check_positions(SOME, |table, position, place| {
        let mut texts: Vec<String> = Vec::new();
        for mv in table.game.moves(position) {
            let text = notation::write_move(table.game, position, &mv, &table.en);
            let found = notation::find_move(table.game, position, &text, &[&table.en]).unwrap();
            let check = table.game.check(&position.apply(&mv));
            assert_eq!(found.written.check.0, check, "{place}: {text}");
            assert!(!texts.contains(&text), "{place}: {text} stands for two moves");
            texts.push(text);
        }
    });
}

/// The verdicts on every point are the moves that go there, or refusals in the order of the articles.
#[track_caller]
fn check_verdicts(table: &Table, verdicts: Vec<Verdict>, moves: &[Move], text: &str) {
    let points = table.game.spec().board.points();
    for (to, verdict) in points.zip(verdicts) {
        let expected: Vec<Move> = moves.iter().filter(|mv| mv.to == Some(to)).copied().collect();
        match verdict {
            Verdict::Legal(found) => {
                assert!(!found.is_empty(), "{text}: {to:?} is neither allowed nor refused");
                assert_eq!(found, expected, "{text}");
            }
            Verdict::Illegal(refusals) => {
                assert!(expected.is_empty() && !refusals.is_empty(), "{text}: {to:?}: {refusals:?}");
                check_order(table.game, &refusals, text);
            }
        }
    }
}

#[track_caller]
fn check_order(game: &dyn Game, refusals: &[Refusal], text: &str) {
    assert!(refusals.iter().all(|refusal| refusal.rule.index() < game.spec().rules.len()), "{text}");
    let sorted = refusals.is_sorted_by_key(|refusal| refusal.rule);
    assert!(sorted, "{text}: {refusals:?}");
}

#[test]
fn moves_and_verdicts_agree_on_every_pair_of_points_and_on_the_hand() {
    check_positions(MANY, |table, position, text| {
        let game = table.game;
        let all = game.moves(position);
        let mut from_points = 0;
        for from in game.spec().board.points() {
            let moves = game.moves_from(position, from);
            check_verdicts(table, game.verdicts(position, from), &moves, text);
            if position.at(from).is_some_and(|man| man.side() == position.state.turn) {
                let own: Vec<Move> = all.iter().filter(|mv| mv.from == Some(from)).copied().collect();
                assert_eq!(moves, own, "{text}");
                from_points += own.len();
            }
        }
        let drops: Vec<Move> =
            all.iter().filter(|mv| mv.from.is_none() && mv.to.is_some()).copied().collect();
        check_verdicts(table, game.verdicts_of_hand(position), &drops, text);
        let passes = all.iter().filter(|mv| mv.from.is_none() && mv.to.is_none()).count();
        assert_eq!(from_points + drops.len() + passes, all.len(), "{text}");
        assert!(passes == 0 || all.len() == 1, "{text}: passing is only for who has no move");
    });
}

#[test]
fn a_move_says_all_that_it_does() {
    check_positions(MANY, |table, position, text| {
        for mv in table.game.moves(position) {
            let next = position.apply(&mv);
            let gone = position.occupied().len() + usize::from(mv.drops.is_some());
            assert_eq!(next.occupied().len() + mv.removes.len(), gone, "{text}: {mv:?}");
            assert!((mv.removes - position.occupied()).is_empty(), "{text}: {mv:?}");
            assert!(mv.captures().iter().all(|p| !position.of(position.state.turn).contains(p)), "{text}");
            assert!(mv.rule.index() < table.game.spec().rules.len(), "{text}");
        }
    });
}

#[test]
fn the_end_refuses_moves_and_counts_nothing_beyond() {
    check_positions(MANY, |table, position, text| {
        let game = table.game;
        let moves = game.moves(position);
        let Some(end) = game.outcome(position) else {
            assert_eq!(game.perft(position, 1), moves.len() as u64, "{text}");
            return;
        };
        assert_eq!((moves.len(), game.perft(position, 1)), (0, 0), "{text}");
        assert_eq!(game.claims(position), [], "{text}");
        let mut verdicts = game.verdicts_of_hand(position);
        for from in position.occupied() {
            assert_eq!(game.moves_from(position, from), [], "{text}");
            verdicts.extend(game.verdicts(position, from));
        }
        let refused = |verdict: &Verdict| match verdict {
            Verdict::Legal(_) => false,
            Verdict::Illegal(refusals) => refusals.iter().any(|refusal| refusal.rule == end.rule),
        };
        assert!(verdicts.iter().all(refused), "{text}");
    });
}

#[test]
fn any_men_may_be_asked_about() {
    // Positions that no game reaches: men are taken away, kings first, and whose turn it is changes.
    check_positions(MANY, |table, position, text| {
        let game = table.game;
        let mut bare = position.with_turn(position.state.turn.other());
        bare.state.target = State::NEW.target;
        for point in position.occupied().iter().step_by(2) {
            bare.set(point, None);
        }
        bare.state.study = game.incomplete(&bare);
        let (outcome, moves) = (game.outcome(&bare), game.moves(&bare));
        assert!(outcome.is_none() || moves.is_empty(), "{text}");
        for side in Side::BOTH {
            game.danger(&bare, side);
            game.stage(&bare, side);
        }
        let frozen = game.frozen(&bare).unwrap_or(PointSet::EMPTY);
        assert!((frozen - bare.occupied()).is_empty(), "{text}");
        for point in bare.occupied() {
            assert!(!game.strikes(&bare, point).contains(point), "{text}");
            check_verdicts(table, game.verdicts(&bare, point), &game.moves_from(&bare, point), text);
        }
        game.objections(&bare);
        game.check(&bare);
    });
}
