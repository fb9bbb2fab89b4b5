//! Every game without each of its rules: something must differ, and what is left must still be a game.

use super::cases::Table;
use super::reached::positions;
use tabia::explain;
use tabia::game::{Game, Verdict};
use tabia::games::GAMES;
use tabia::notation;
use tabia::position::{Position, RuleId, Side};

/// How many positions are looked at for each game, besides those of the files and of [`TELLING`].
const FEW: usize = 20;
/// Of how many one is looked at more closely.
const EVERY: usize = 17;

/// Positions on which rules matter that chance seldom brings into play.
const TELLING: &[(&str, &str)] = &[
    // Eighty plies.
    ("chess-t1", "4k3/8/8/8/8/8/3P4/4K3 w Pp 80"),
    // A final check.
    ("chess-t1", "k7/8/1CC5/8/8/8/8/4K3 b Pp"),
    // A king has been taken.
    ("chess-t1", "8/8/8/8/8/8/3P4/4K3 b Pp"),
    // All men taken, twenty moves, a side that must pass.
    ("seega", "MM3/5/5/5/5 w 0/0 3"),
    ("seega", "MM3/5/5/5/3mm w 0/0 20"),
    ("seega-7", "MM5/7/7/7/7/7/7 w 0/0 3"),
    ("seega-7", "MM5/7/7/7/7/7/5mm w 0/0 20"),
    ("seega-7", "7/7/7/7/7/m6/Mm5 w 0/0 0"),
    ("seega-9", "MM7/9/9/9/9/9/9/9/9 w 0/0 3"),
    ("seega-9", "MM7/9/9/9/9/9/9/9/7mm w 0/0 20"),
    ("seega-9", "9/9/9/9/9/9/9/m8/Mm7 w 0/0 0"),
    // A fifty-move draw to claim, and seventy-five moves.
    ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 100 80"),
    ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 150 80"),
    ("chess", "4k3/8/8/8/8/8/8/4KB2 w - - 0 80"),
    ("chess", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"),
    ("chess", "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
    ("chess", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1"),
    ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
    ("chesquerque", "4k4/9/9/9/9/9/9/9/R3K4 w - - 100 80"),
    ("chesquerque", "4k4/9/9/9/9/9/9/9/R3K4 w - - 150 80"),
    ("chesquerque", "4k4/9/9/9/9/9/9/9/4K4 w - - 3 80"),
    ("chesquerque", "4k4/9/9/9/9/9/9/9/R3K3R w - - 0 1"),
    ("chesquerque", "4k4/9/9/9/4r4/9/9/9/R3K3R w KQ - 0 1"),
    ("chesquerque", "4k4/6r2/9/9/9/9/9/9/R3K3R w KQ - 0 1"),
    // Mate and stalemate.
    ("ultima", "8/8/8/3Kk3/5M2/3q4/8/8 b"),
    ("ultima", "8/8/8/4k3/5M2/3K4/8/8 b"),
    ("ultima-pure", "8/8/8/3Kk3/5M2/3q4/8/8 b"),
    ("ultima-pure", "8/8/8/4k3/5M2/3K4/8/8 b"),
    ("ultima", "4k3/8/8/8/8/8/8/R3K3 w 100"),
    ("ultima-pure", "4k3/8/8/8/8/8/8/R3K3 w 100"),
    // Beside the king of one side stands nothing; of the other, a rook.
    ("diplomatic", "k7/8/8/8/8/8/8/K6R b - - 0 1"),
    ("diplomatic", "k7/8/8/8/8/8/8/K6R w - - 0 1"),
    ("diplomatic", "k6r/8/8/8/8/8/8/K6R w - - 0 1"),
    ("diplomatic", "8/2P5/8/k7/8/8/8/K6R w - - 0 1"),
];

/// Whether the two games answer some question about the position differently.
fn differ(game: &dyn Game, other: &dyn Game, position: &Position) -> bool {
    let board = game.spec().board;
    let ends = |game: &dyn Game| (game.outcome(position), game.claims(position), game.check(position));
    let sets = |game: &dyn Game| {
        let sides = Side::BOTH.map(|side| (game.danger(position, side), game.stage(position, side)));
        (sides, game.frozen(position))
    };
    let squares = |game: &dyn Game| {
        board.points().map(|at| (game.strikes(position, at), game.force(position, at))).collect::<Vec<_>>()
    };
    let verdicts = |game: &dyn Game| {
        let men = position.occupied().iter().map(|from| game.verdicts(position, from));
        men.chain([game.verdicts_of_hand(position)]).collect::<Vec<_>>()
    };
    // Without a rule all candidates are looked at, in another order.
    let (own, others) = (game.moves(position), other.moves(position));
    own.len() != others.len()
        || own.iter().any(|mv| !others.contains(mv))
        || ends(game) != ends(other)
        || sets(game) != sets(other)
        || squares(game) != squares(other)
        || verdicts(game) != verdicts(other)
        || (0..2).any(|number| game.array(number) != other.array(number))
}

/// Positions of the game to look at: those where rare rules matter come first.
fn looked_at(table: &Table) -> Vec<Position> {
    let telling = TELLING.iter().filter(|(id, _)| *id == table.game.spec().id);
    let mut found: Vec<Position> = telling.map(|(_, fen)| table.position(fen)).collect();
    // What lacks a king here has lost it.
    found.iter_mut().for_each(|position| position.state.study = false);
    found.extend(positions(table, FEW));
    found
}

fn rules(game: &dyn Game) -> impl Iterator<Item = (RuleId, &'static str)> + use<> {
    let rules = game.spec().rules;
    (0..rules.len()).map(move |at| (RuleId(at as u8), rules[at].id))
}

#[test]
fn every_game_differs_without_any_of_its_rules() {
    let mut idle = Vec::new();
    for &game in GAMES {
        let table = Table::new(game);
        let positions = looked_at(&table);
        for (rule, id) in rules(game) {
            let other = game.without(rule);
            assert!(game.holds(rule) && !other.holds(rule) && std::ptr::eq(game.spec(), other.spec()));
            // These are about a whole game, or about what the players say to each other.
            let of_records = game.spec().rules[rule.index()].of_records;
            // Where nothing can differ all positions would be looked at: a few are enough.
            let many = if of_records { FEW } else { positions.len() };
            let differs = positions.iter().take(many).any(|position| differ(game, other, position));
            if differs == of_records {
                idle.push(format!("{} without {id}: differs: {differs}", game.spec().id));
            }
        }
    }
    assert!(idle.is_empty(), "{idle:#?}");
}

#[test]
fn without_a_rule_moves_and_verdicts_agree_and_can_be_said() {
    for &game in GAMES {
        let table = Table::new(game);
        let positions = looked_at(&table);
        for (rule, id) in rules(game) {
            let other = game.without(rule);
            for position in positions.iter().step_by(EVERY) {
                let text =
                    format!("{} without {id}: {}", game.spec().id, notation::write_position(game, position));
                for from in position.occupied().iter().step_by(7) {
                    let moves = other.moves_from(position, from);
                    for (to, verdict) in game.spec().board.points().zip(other.verdicts(position, from)) {
                        let here = moves.iter().filter(|mv| mv.to == Some(to)).count();
                        match &verdict {
                            Verdict::Legal(found) => {
                                assert!(!found.is_empty() && found.len() == here, "{text}")
                            }
                            Verdict::Illegal(refusals) => {
                                assert!(!refusals.is_empty() && here == 0, "{text} {from:?} {to:?}");
                                assert!(refusals.iter().all(|refusal| other.holds(refusal.rule)), "{text}");
                            }
                        }
                        assert!(
                            !explain::verdict(other, position, (from, to), &verdict, &table.en).is_empty()
                        );
                    }
                }
                let list = other.moves(position);
                let over = other.outcome(position).is_some_and(|end| other.holds(end.rule));
                assert!(!over || list.is_empty(), "{text}");
                for mv in list {
                    assert!(
                        other.holds(mv.rule) && !notation::machine(other, position, &mv).is_empty(),
                        "{text}"
                    );
                }
            }
        }
    }
}
