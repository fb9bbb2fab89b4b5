//! What exercises ask and answer, in both languages.

use tabia::check::{CheckedBlock, Exercise, ExerciseKind};
use tabia::diag::{Diagnostic, Severity};
use tabia::diagram::{ArrowKind, MarkKind};

use super::checked;

/// The exercise of a lesson with one block of these keys, and what is found wrong with it.
fn solved(language: &str, game: &str, keys: &str) -> (Option<Exercise>, Vec<Diagnostic>) {
    let text = format!("+++\ntitle = \"Test\"\ngame = \"{game}\"\n+++\n\n```exercise\n{keys}\n```\n");
    let (mut pages, found) = checked(&[(format!("{language}/test.md"), text)]);
    let exercise = pages.remove(0).blocks.into_iter().find_map(|block| match block {
        CheckedBlock::Exercise(exercise) => Some(*exercise),
        _ => None,
    });
    (exercise, found)
}

/// The exercise of these keys, with which no error may be found.
#[track_caller]
fn exercise_in(language: &str, game: &str, keys: &str) -> Exercise {
    let (exercise, found) = solved(language, game, keys);
    let errors: Vec<_> = found.iter().filter(|found| found.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "{keys}\n{errors:#?}");
    exercise.unwrap()
}

#[track_caller]
fn exercise(game: &str, keys: &str) -> Exercise {
    exercise_in("en", game, keys)
}

/// The machine forms of the right answers.
fn right(exercise: &Exercise) -> Vec<&str> {
    exercise.candidates.iter().filter(|one| one.right).map(|one| one.machine.as_str()).collect()
}

/// What is said of a candidate.
#[track_caller]
fn says<'a>(exercise: &'a Exercise, machine: &str) -> &'a str {
    let one = exercise.candidates.iter().find(|one| one.machine == machine);
    one.and_then(|one| one.says.as_deref()).unwrap_or_else(|| panic!("nothing is said of {machine}"))
}

#[track_caller]
fn check_task(game: &str, keys: &str, english: &str, russian: &str) {
    assert_eq!(exercise_in("en", game, keys).task, english);
    assert_eq!(exercise_in("ru", game, keys).task, russian);
}

const RITTER: &str = "white: Ritter c2, Knecht a2
black: Knecht c4, Knecht c5, Ver Knecht d2
study: yes";

/// After Bxe2 Qxc3+ Kb1 Black has three moves that mate.
const THREE_MATES: &str = "position: 6k1/pp3ppp/4bq2/2p5/2n1P3/1PP2P2/P3rQ1P/2K2B1R w - - 0 27
after: Bxe2 Qxc3+ Kb1
task: play";

#[test]
fn tasks_are_said_in_both_languages() {
    let ritter = |task: &str, english: &str, russian: &str| {
        check_task("chess-t1", &format!("{RITTER}\n{task}"), english, russian);
    };
    ritter(
        "task: find moves of c2",
        "Find every square to which the Ritter on c2 may go.",
        "Найдите все поля, на которые может пойти Риттер с c2.",
    );
    ritter("task: find captures", "White to move: find every capture.", "Ход белых: найдите все взятия.");
    ritter("task: judge c2-c4", "May the Ritter go from c2 to c4?", "Может ли Риттер пойти с c2 на c4?");
    ritter("task: number of force:d2.black", "What is Black’s force on d2?", "Чему равна сила чёрных на d2?");
    ritter(
        "task: number of count:prince.max",
        "On the empty board, to how many squares may the Prince go at most?",
        "На какое наибольшее число полей может пойти Принц на пустой доске?",
    );
    ritter(
        "task: find squares where illegal:c2-* (force)",
        "Find every square that is closed to the Ritter on c2 by the article “Superiority in force”.",
        "Найдите все поля, которые закрывает для Риттера на c2 статья «Перевес в силе».",
    );
    ritter(
        "task: find squares where force:*.white >= 2",
        "Find every square on which White’s force is at least 2.",
        "Найдите все поля, на которых сила белых не меньше 2.",
    );
    ritter(
        "task: find squares where force:*.white > force:*.black and zone:castle-white",
        "Find all squares of White’s castle for which this is true: White’s force there is greater than Black’s.",
        "Найдите все поля замка белых, для каждого из которых верно: сила белых на нём больше силы чёрных.",
    );
    ritter(
        "task: find squares where strikes:c2-* and force:*.white > 1",
        "Find every square for which all of this is true: the Ritter on c2 strikes it; \
         White’s force there is more than 1.",
        "Найдите все поля, для каждого из которых верно: его бьёт Риттер на c2; сила белых на нём больше 1.",
    );
    ritter(
        "task: find squares where zone:castle",
        "Find all squares of the castles.",
        "Найдите все поля замков.",
    );
    ritter(
        "task: number of white.castle",
        "How many of White’s men are in the castles?",
        "Сколько белых фигур в замках?",
    );
    ritter(
        "task: find squares where count:*.captures > 0",
        "White to move: find every man that can capture.",
        "Ход белых: найдите все фигуры, которые могут что-нибудь взять.",
    );
    ritter(
        "task: number of black.knecht",
        "How many of Black’s Knechts are on the board?",
        "Сколько Кнехтов у чёрных на доске?",
    );
    ritter(
        "task: number of zone.castle-white",
        "How many squares are in White’s castle?",
        "Сколько полей в замке белых?",
    );
    ritter(
        "task: number of ritter.e5",
        "On the empty board, to how many squares may the Ritter go from e5?",
        "На сколько полей может пойти Риттер с e5 на пустой доске?",
    );
    check_task(
        "chesquerque",
        "task: number of zone.diagonals",
        "How many points with diagonals are there?",
        "Сколько на доске пунктов с диагоналями?",
    );
    check_task(
        "seega",
        "position: start\ntask: judge hand-c3",
        "White to move: may a man be placed on c3?",
        "Ход белых: можно ли поставить Пешку на c3?",
    );
    check_task(
        "chess",
        "task: set up",
        "Set up the starting array of Chess.",
        "Расставьте фигуры в начальном положении. Игра: Шахматы.",
    );
}

#[test]
fn goals_are_said_in_both_languages() {
    let queen = "position: 8/8/1Q6/8/8/7k/8/5K2 w - - 0 1\ntask: play";
    check_task(
        "chess",
        &format!("{queen}\ngoal: mate in 3"),
        "White to move: mate in 3.",
        "Ход белых: мат в 3 хода.",
    );
    check_task(
        "chess",
        "white: King a1, Pawn b5\nblack: King h1\ntask: play\ngoal: promote in 3",
        "White to move: promote the Pawn in 3 moves.",
        "Ход белых: превратите Пешку за 3 хода.",
    );
    check_task(
        "chess",
        "white: King a1, Pawn b7, Pawn c7\nblack: King h5\ntask: play\ngoal: promote",
        "White to move: promote a Pawn.",
        "Ход белых: превратите Пешку.",
    );
    // There is nothing that could be named.
    check_task(
        "chess",
        "white: King a1, Rook b1\nblack: King h5\ntask: play\ngoal: promote\nanswer: none",
        "White to move: promote a man.",
        "Ход белых: превратите фигуру.",
    );
    check_task(
        "chess",
        "white: King a1, Rook b1\nblack: King h5\ntask: play\ngoal: reach b7",
        "White to move: bring a man to b7.",
        "Ход белых: поставьте фигуру на b7.",
    );
    check_task(
        "ultima",
        "white: King a1, Dragon a4\nblack: King h8, Spy d6\ntask: play\ngoal: freeze d6",
        "White to move: freeze the Spy on d6.",
        "Ход белых: обездвижьте Шпиона на d6.",
    );
    check_task(
        "chess",
        "white: King b1, Rook d4\nblack: King h8, Bishop f6\ntask: play\ngoal: save d4",
        "White to move: save the Rook on d4.",
        "Ход белых: спасите Ладью на d4.",
    );
    check_task(
        "chess",
        "white: King f7, Queen g1\nblack: King h8\ntask: play\ngoal: stalemate",
        "White to move: leave the other side without a move.",
        "Ход белых: оставьте противника без ходов.",
    );
    check_task(
        "chess-t1",
        "white: King g7\nblack: King g8\ntask: play\ngoal: win in 1",
        "White to move: win in 1 move.",
        "Ход белых: выигрыш в 1 ход.",
    );
}

#[test]
fn the_moves_of_a_man_are_answered_with_reasons() {
    let found = exercise("chess-t1", &format!("{RITTER}\ntask: find moves of c2\nhint: Look.\nexplain: So."));
    assert_eq!((found.kind, right(&found)), (ExerciseKind::Squares, vec!["b2", "c3", "d2", "e2"]));
    assert_eq!(found.answer, "b2, c3, d2, e2.");
    assert_eq!(found.hints, ["Look.", "There are 4 of them."]);
    assert_eq!(found.explanation, ["So."]);
    assert_eq!(found.candidates.len(), 64);
    assert!(says(&found, "c4").contains("White’s force on c4 is 2, Black’s 2"));
    assert!(says(&found, "h8").contains("is not legal"));
    let tempting: Vec<&str> =
        found.candidates.iter().filter(|one| one.tempting).map(|one| one.machine.as_str()).collect();
    assert_eq!(tempting, ["a2", "c1", "c4"]);
    for rule in ["own-piece", "step", "jump", "castle", "capture", "force"] {
        assert!(found.rules.contains(&rule), "{rule} {:?}", found.rules);
    }
    assert_eq!((found.claims, found.id.as_str()), (1, "figure-1"));
    // The board of the task gives nothing away; that of the answer shows the moves.
    assert!(found.diagram.unwrap().marks.is_empty());
    let moves = found.solution.unwrap().marks.into_iter().filter(|mark| mark.kind == MarkKind::Move).count();
    assert_eq!(moves, 3);
}

#[test]
fn squares_are_found_by_every_kind_of_claim() {
    let of = |claims: &str| {
        let found = exercise("chess-t1", &format!("{RITTER}\ntask: find squares where {claims}"));
        right(&found).join(" ")
    };
    assert_eq!(of("illegal:c2-*"), "a2 c1 c4");
    assert_eq!(of("illegal:c2-* (castle)"), "c1");
    assert_eq!(of("legal:*-d2"), "c2");
    assert_eq!(of("strikes:*-d2"), "c2");
    assert_eq!(of("strikes:c2-* and force:*.black > 0"), "c3 c4 d2 e2");
    assert_eq!(of("count:* >= 4"), "a2 c2");
    assert_eq!(of("count:*.captures = 1"), "c2");
    assert_eq!(of("zone:castle-white and strikes:c2-*"), "c1");
    let ultima = "white: King a1, Dragon c5\nblack: King h8, Spy d6\ntask: find squares where state:frozen-*";
    assert_eq!(right(&exercise("ultima", ultima)), ["d6"]);
}

#[test]
fn a_judged_move_is_answered_with_its_verdict() {
    let refused = exercise("chess-t1", &format!("{RITTER}\ntask: judge c2-c4"));
    assert_eq!(right(&refused), ["illegal"]);
    assert!(refused.answer.starts_with("No. c2–c4 is not legal. White’s force"), "{}", refused.answer);
    // A hint that names the article would answer the question.
    assert_eq!(refused.hints, [""; 0]);
    assert_eq!(refused.rules, ["force"]);
    let legal = exercise_in("ru", "chess-t1", &format!("{RITTER}\ntask: judge c2-d2"));
    assert_eq!((right(&legal), legal.rules.as_slice()), (vec!["legal"], &["capture"][..]));
    assert!(legal.answer.starts_with("Да. "), "{}", legal.answer);
}

#[test]
fn numbers_captures_and_arrays_are_answered() {
    let force = exercise("chess-t1", &format!("{RITTER}\ntask: number of force d2 black"));
    assert_eq!((right(&force), force.answer.as_str()), (vec!["1½"], "1½."));
    assert_eq!(force.hints, ["Count Black’s men that strike d2: there is 1."]);
    let most = exercise("chess-t1", "task: number of prince.max");
    assert_eq!((right(&most), most.diagram.is_none()), (vec!["16"], true));
    let captures = exercise("chess-t1", &format!("{RITTER}\ntask: find captures"));
    assert_eq!(captures.answer, "R c2:d2.");
    assert!(captures.candidates.iter().any(|one| one.tempting && one.machine == "c2c4"));
    let array = exercise("chess", "task: set up");
    assert!(array.answer.contains("White: King e1, Queen d1"), "{}", array.answer);
    let board = array.diagram.unwrap();
    assert_eq!((board.men.len(), board.turn, board.words.as_str()), (0, None, "The board is empty."));
    assert_eq!(array.fen, None);
    assert_eq!(array.solution.unwrap().men.len(), 32);
}

#[test]
fn options_that_are_claims_are_decided_by_the_engine() {
    let keys = "task: choose
option: [It may go to c3](legal:c2-c3)
option: [It may go to c4](legal:c2-c4)
option: [White has 2 on d2](force:d2.white)
option: It may rest (right)
option: It may not";
    let chosen = exercise("chess-t1", &format!("{RITTER}\n{keys}"));
    assert_eq!(right(&chosen), ["1", "3", "4"]);
    assert_eq!(chosen.task, "Choose every right answer.");
    assert_eq!(chosen.answer, "A. It may go to c3; C. White has 2 on d2; D. It may rest.");
    assert!(says(&chosen, "2").contains("c2–c4 is not legal"));
    assert_eq!(chosen.claims, 3);
    assert!(chosen.rules.contains(&"force"));
}

/// A published problem: an exercise that names one of three mates must accept all and report what is left out.
#[test]
fn all_of_several_mates_are_right_and_the_omitted_are_reported() {
    let one = solved("en", "chess", &format!("{THREE_MATES}\ngoal: mate in 1\nanswer: Na3"));
    let codes: Vec<_> = one.1.iter().map(|found| (found.code, found.message.as_str())).collect();
    assert_eq!(codes, [("incomplete-answer", "the answer misses Qb2#, Nd2#, which also solve it")]);
    assert_eq!(one.1[0].fix.as_ref().unwrap().replacement, "Qb2#, Na3#, Nd2#");
    assert_eq!(right(&one.0.unwrap()), ["c3b2", "c4a3", "c4d2"]);
    let all = exercise("chess", &format!("{THREE_MATES}\ngoal: mate in 1\nanswer: Na3; Nd2, Qb2"));
    assert_eq!(all.answer, "Qb2#, Na3#, Nd2#.");
    assert_eq!(all.hints, ["3 different moves do it."]);
    assert_eq!(all.explanation, ["Black wins: White is mated."]);
    assert_eq!(all.rules.last(), Some(&"mate"));
    assert_eq!(says(&all, "c3c1"), "Qc1+ is answered by Kxc1.");
    let arrows = all.solution.unwrap().arrows;
    assert_eq!(arrows.iter().filter(|arrow| arrow.kind == ArrowKind::Plain).count(), 3);
    let (_, found) = solved("en", "chess", &format!("{THREE_MATES}\ngoal: mate in 1"));
    assert_eq!((found[0].code, found[0].severity), ("several-solutions", Severity::Warning));
    assert!(found[0].notes[0].contains("Qb2#, Na3#, Nd2#"));
}

#[test]
fn a_mate_in_two_that_is_a_mate_in_one_is_reported_alone() {
    let (_, found) = solved("en", "chess", &format!("{THREE_MATES}\ngoal: mate in 2\nanswer: Kf8"));
    assert_eq!(found.iter().map(|found| found.code).collect::<Vec<_>>(), ["shorter-solution"]);
    assert_eq!(found[0].fix.as_ref().unwrap().replacement, "1");
}

#[test]
fn a_longer_play_is_explained_by_its_line() {
    let queen = "position: 8/8/1Q6/8/8/7k/8/5K2 w - - 0 1\ntask: play\ngoal: mate in 3\nanswer: Qg6";
    let english = exercise("chess", queen);
    assert_eq!(english.answer, "Qg6.");
    assert_eq!(english.hints, ["The Queen on b6 begins."]);
    assert_eq!(
        english.explanation,
        [
            "Against the longest defence: 1. Qg6 Kh4 2. Kf2 Kh3 3. Qg3#.",
            "White wins: Black is mated.",
            "After 1. Qg6 Kh4 2. Kf2 Kh3 any of these will do: Qg3#, Qh5#."
        ]
    );
    let russian = exercise_in("ru", "chess", queen);
    assert_eq!(russian.hints, ["Начинает Ферзь b6."]);
    assert_eq!(russian.explanation[0], "При самой упорной защите: 1. Фg6 Крh4 2. Крf2 Крh3 3. Фg3#.");
    assert_eq!(says(&russian, "b6e6"), "На Фe6+ следует Крh4.");
}

/// Two of the four promotions end the game, and the other two do not.
#[test]
fn an_end_is_told_of_the_keys_that_reach_it_only() {
    let pawn =
        "white: King a1, Pawn b7\nblack: King h5\ntask: play\ngoal: promote\nanswer: b8=Q, b8=R, b8=B, b8=N";
    let found = exercise("chess", pawn);
    assert_eq!(found.answer, "b8=Q, b8=R, b8=B, b8=N.");
    assert_eq!(
        found.explanation,
        ["After b8=B, b8=N the game is over. A draw: nobody could ever be mated with these pieces."]
    );
    assert_eq!(found.solution.unwrap().words.matches("An arrow from b7 to b8.").count(), 1);
}

#[test]
fn later_choices_are_told() {
    // White has two men against one, and with the twentieth quiet move they are counted: his second, whichever it is.
    let men = "position: MM3/5/5/5/4m w 0/0 17\ntask: play\ngoal: win in 2\nanswer: a5-a4, b5-b4, b5-c5";
    let english = exercise("seega", men);
    let choice = english.explanation.last().unwrap();
    assert!(choice.starts_with("After 1. a5-a4 "), "{choice}");
    assert!(choice.contains("any of these will do: a4-a5, a4-b4, a4-a3, "), "{choice}");
    assert!(exercise_in("ru", "seega", men).explanation.last().unwrap().contains("годится любой из ходов: "));
}

#[test]
fn play_without_a_solution_tells_why() {
    let (exercise, found) = solved(
        "en",
        "chess-t1",
        "white: Ritter c2, King e1\nblack: Knecht c4, Knecht c5, King e8\ntask: play\ngoal: capture c4",
    );
    assert!(exercise.is_none());
    assert_eq!(found[0].code, "no-solution");
    assert!(found[0].notes[0].contains("White’s force on c4 is 2, Black’s 2"), "{:?}", found[0].notes);
}

#[test]
fn a_translation_inherits_all_but_the_words() {
    let english = "+++\ntitle = \"Test\"\ngame = \"chess-t1\"\n+++\n\n```exercise
id: options
white: Ritter c2
study: yes
task: choose
hint: Look.
explain: It jumps.
option: [Here: c3](legal:c2-c3)
option: [There: h8](legal:c2-h8)
```\n";
    let russian = "+++\ntitle = \"Тест\"\ngame = \"chess-t1\"\n+++\n\n```exercise
id: options
option: Сюда: c3
option: Туда: h8
```\n";
    let lessons =
        [("en/test.md".to_owned(), english.to_owned()), ("ru/test.md".to_owned(), russian.to_owned())];
    let (mut pages, found) = checked(&lessons);
    let codes: Vec<_> = found.iter().map(|found| (found.code, found.message.contains("`hint`"))).collect();
    assert_eq!(codes, [("untranslated", true), ("untranslated", false)], "{found:#?}");
    let CheckedBlock::Exercise(exercise) = pages.remove(1).blocks.remove(0) else { panic!("an exercise") };
    assert_eq!((right(&exercise), exercise.answer.as_str()), (vec!["1"], "А. Сюда: c3."));
    assert!(exercise.hints.is_empty() && exercise.explanation.is_empty());
    assert!(says(&exercise, "2").contains("ход не по правилам"));
}

#[test]
fn what_the_prover_does_not_decide_is_not_claimed() {
    let text = "+++\ntitle = \"Test\"\ngame = \"chess\"\n+++\n<!-- budget 2000 -->\n\n```exercise
position: start
task: play
goal: mate in 4
```\n";
    let (mut pages, found) = checked(&[("en/test.md".to_owned(), text.to_owned())]);
    assert_eq!((found[0].code, found[0].severity, found.len()), ("undecided", Severity::Warning, 1));
    let CheckedBlock::Exercise(exercise) = pages.remove(0).blocks.remove(0) else { panic!("an exercise") };
    assert_eq!((exercise.claims, right(&exercise).len()), (0, 0));
    assert_eq!(exercise.answer, "The engine has not come to the end of this one.");
}

#[test]
fn a_move_that_is_played_carries_its_line() {
    let all = exercise("chess", &format!("{THREE_MATES}\ngoal: mate in 1\nanswer: Na3; Nd2, Qb2"));
    let texts = |machine: &str| -> Vec<&str> {
        let one = all.candidates.iter().find(|one| one.machine == machine).unwrap();
        assert_eq!((&one.machine, &one.text), (&one.line[0].machine, &one.line[0].text));
        one.line.iter().map(|step| step.text.as_str()).collect()
    };
    assert_eq!(texts("c4a3").len(), 1);
    // A wrong move leads to the reply that refutes it, and that is the one which is told.
    let refuted = all.candidates.iter().find(|one| !one.right && one.line.len() == 2).unwrap();
    assert!(refuted.says.as_ref().unwrap().contains(&refuted.line[1].text), "{refuted:?}");
    assert_ne!(refuted.line[0].fen, refuted.line[1].fen);
    let two = exercise(
        "chess",
        "position: 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1\ntask: play\ngoal: mate in 2\nanswer: Rb7, Ra7",
    );
    assert!(two.candidates.iter().filter(|one| one.right).all(|one| one.line.len() == 3));
    assert!(
        exercise("chess-t1", &format!("{RITTER}\ntask: find moves of c2"))
            .candidates
            .iter()
            .all(|one| one.line.is_empty())
    );
}
