//! Worksheets: of every game, in both languages, right by the book's own checks.

use std::collections::BTreeSet;
use std::slice;
use std::sync::LazyLock;

use tabia::check::{CheckedBlock, ExerciseKind, check};
use tabia::diag::{Source, short};
use tabia::game::Game;
use tabia::games::{self, GAMES};
use tabia::lang::{LANGUAGES, Lang};
use tabia::worksheet::{Level, Order, Sort, Worksheet, make};
use tabia::{lesson, notation};

/// The languages, each read once.
static LANGS: LazyLock<[Lang; 2]> =
    LazyLock::new(|| LANGUAGES.map(|code| notation::language(code, GAMES).unwrap()));

fn lang(code: &str) -> &'static Lang {
    LANGS.iter().find(|lang| lang.code() == code).unwrap()
}

fn game(id: &str) -> &'static dyn Game {
    games::find(id).unwrap()
}

/// The exercises of the sheet in a language, after the passes that every lesson takes; there must be no findings.
#[track_caller]
fn checked(sheet: &Worksheet<'_>, code: &str) -> Vec<CheckedBlock> {
    let text = sheet.lesson(lang(code));
    let (lesson, mut found) =
        lesson::parse(&Source::new(format!("{code}/sheet.md"), &*text), code, "sheet.md");
    let (mut pages, more) = check(vec![lesson], slice::from_ref(lang(code)), &BTreeSet::new());
    found.extend(more);
    let found: Vec<String> = found.iter().map(short).collect();
    assert!(found.is_empty(), "{}\n{text}", found.join("\n"));
    std::mem::take(&mut pages[0].blocks)
}

#[test]
fn a_sheet_of_any_game_has_no_findings_in_either_language() {
    for (at, &game) in GAMES.iter().enumerate() {
        for seed in 0..2 {
            let order = Order { count: 8, ..Order::new(game, 100 * at as u64 + seed) };
            let sheet = make(&order);
            assert_eq!(sheet.tasks.len(), 8, "{game:?} {seed}");
            let code = LANGUAGES[(at + seed as usize) % 2];
            let blocks = checked(&sheet, code);
            assert_eq!(blocks.len(), 8, "{game:?} {seed}");
            for block in blocks {
                let CheckedBlock::Exercise(exercise) = block else { panic!("{game:?} {seed}: {block:?}") };
                assert!(exercise.candidates.iter().any(|one| one.right), "{game:?} {seed}: {}", exercise.id);
                assert!(exercise.diagram.is_some());
            }
        }
    }
}

#[test]
fn every_sort_comes_up_in_the_games_that_have_it() {
    let mut missing = Vec::new();
    for &game in GAMES.iter().filter(|game| game.spec().board.len() <= 64) {
        for sort in Sort::all_of(game) {
            let sheet = make(&Order { sorts: vec![sort], count: 1, ..Order::new(game, 5) });
            match &sheet.tasks[..] {
                [task] if task.sort == sort => drop(checked(&sheet, "en")),
                tasks => missing.push(format!("{game:?} {sort:?}: {tasks:?}")),
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn only_games_with_force_frozen_men_or_checks_are_asked_about_them() {
    let has = |id, sort| Sort::all_of(game(id)).contains(&sort);
    assert!(has("chess-t1", Sort::Force) && has("chess-t1", Sort::Fight) && has("chess-t1", Sort::Check));
    assert!(has("ultima", Sort::Frozen) && !has("chess", Sort::Frozen) && !has("chess", Sort::Force));
    assert!(!has("seega", Sort::Check) && !has("seega", Sort::SetUp) && has("chess", Sort::SetUp));
}

#[test]
fn the_same_order_gives_the_same_sheet_and_another_seed_another() {
    let text = |seed| make(&Order { count: 6, ..Order::new(game("chess"), seed) }).lesson(lang("en"));
    assert_eq!(text(7), text(7));
    assert_ne!(text(7), text(8));
}

#[test]
fn the_languages_differ_in_words_alone() {
    let sheet = make(&Order { count: 6, ..Order::new(game("chess-t1"), 7) });
    let tasks =
        |code: &str| -> Vec<String> { sheet.lesson(lang(code)).lines().skip(2).map(str::to_owned).collect() };
    assert_eq!(tasks("en"), tasks("ru"));
    assert!(
        sheet.lesson(lang("ru")).starts_with("+++\ntitle = \"chess-T1: рабочий лист\""),
        "{}",
        sheet.title(lang("ru"))
    );
}

#[test]
fn no_two_tasks_of_a_sheet_share_a_position() {
    for seed in 0..4 {
        let sheet = make(&Order {
            sorts: vec![Sort::Judge, Sort::Moves],
            count: 20,
            ..Order::new(game("chess"), seed)
        });
        let positions: BTreeSet<&str> = sheet.tasks.iter().map(|task| task.lines[0].as_str()).collect();
        assert_eq!(positions.len(), 20);
        assert!(positions.iter().all(|line| line.starts_with("position: ")));
    }
}

#[test]
fn tasks_grow_harder_along_the_sheet() {
    let sheet = make(&Order { sorts: vec![Sort::Moves], count: 9, ..Order::new(game("chess"), 2) });
    assert!(sheet.tasks.is_sorted_by_key(|task| task.difficulty));
    assert_eq!((sheet.tasks[0].level, sheet.tasks[8].level), (Level::Easy, Level::Hard));
    let answers = |level| -> usize {
        let order =
            Order { sorts: vec![Sort::Moves], count: 6, level: Some(level), ..Order::new(game("chess"), 3) };
        let right = |block: &CheckedBlock| match block {
            CheckedBlock::Exercise(exercise) => exercise.candidates.iter().filter(|one| one.right).count(),
            _ => 0,
        };
        checked(&make(&order), "en").iter().map(right).sum()
    };
    assert!(answers(Level::Easy) < answers(Level::Medium));
    assert!(answers(Level::Medium) < answers(Level::Hard));
}

#[test]
fn verdicts_are_as_often_yes_as_no_and_come_by_many_articles() {
    let order = Order { sorts: vec![Sort::Judge], count: 24, ..Order::new(game("chess-t1"), 4) };
    let (mut yes, mut rules) = (0, BTreeSet::new());
    for block in checked(&make(&order), "en") {
        let CheckedBlock::Exercise(exercise) = block else { panic!() };
        assert_eq!(exercise.kind, ExerciseKind::Judge);
        yes += usize::from(exercise.candidates[0].right);
        rules.extend(exercise.rules);
    }
    assert!((7..=17).contains(&yes), "{yes} of 24");
    assert!(rules.len() >= 8, "{rules:?}");
}

#[test]
fn a_sheet_that_asks_for_more_than_there_is_is_shorter() {
    let sheet = make(&Order { sorts: vec![Sort::SetUp], count: 5, ..Order::new(game("chess"), 1) });
    assert_eq!(sheet.tasks.len(), 1);
    let none = make(&Order { sorts: vec![Sort::Force], count: 5, ..Order::new(game("chess"), 1) });
    assert!(none.tasks.is_empty());
}

#[test]
fn nothing_hangs_on_what_no_reader_can_see() {
    let chess = game("chess");
    let sheet = make(&Order { sorts: vec![Sort::Moves, Sort::Captures], count: 30, ..Order::new(chess, 9) });
    for task in &sheet.tasks {
        let text = task.lines[0].strip_prefix("position: ").unwrap();
        let position = notation::parse_position(chess, text).unwrap();
        assert_eq!(position.state.target, None, "{text}");
        // The rights of castling are those of the men that stand at home.
        let fields: Vec<&str> = text.split(' ').collect();
        let last = fields[0].split('/').next_back().unwrap();
        let at_home = last.starts_with('R') && expanded(last).as_bytes()[4] == b'K';
        assert_eq!(fields[2].contains('Q'), at_home, "{text}");
    }
}

/// A rank with a dot for every empty square.
fn expanded(rank: &str) -> String {
    rank.chars().map(|c| c.to_digit(10).map_or(c.to_string(), |n| ".".repeat(n as usize))).collect()
}
