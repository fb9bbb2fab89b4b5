//! What a book covers of its games' rules, and which rules its claims would miss.

use std::collections::BTreeSet;

use tabia::check::{self, CheckedBlock, CheckedLink, Coverage, Mutants, Sought, Tally};
use tabia::diag::{Source, short};
use tabia::lang::Lang;
use tabia::lesson::{self, Lesson};
use tabia::{games, notation};

/// A small book of one lesson, whose claims rest on seven rules.
pub(crate) const LESSON: &str = r#"+++
title = "The Ritter"
game = "chess-t1"
teaches = ["jump", "line"]
+++

```diagram
id: lone
white: Ritter c2, Knecht a2
black: Knecht c4, Knecht c5, Ver Knecht d2
study: yes
show: moves a2
exactly: c2 -> b2 c3 xd2 e2
```

It may not go to [c4](illegal:c2-c4 "force"), but it may [jump](legal:c2-e2).
"#;

fn languages() -> Vec<Lang> {
    ["en", "ru"].map(|code| notation::language(code, games::GAMES).unwrap()).into()
}

#[track_caller]
fn parsed(path: &str, text: &str) -> Lesson {
    let (lesson, found) = lesson::parse(&Source::new(format!("en/{path}"), text), "en", path);
    assert_eq!(found.iter().map(short).collect::<Vec<_>>(), Vec::<String>::new(), "{text}");
    lesson
}

#[track_caller]
fn checked(text: &str) -> Vec<check::Checked> {
    let lesson = parsed("test.md", text);
    let (checked, found) = check::check(vec![lesson], &languages(), &BTreeSet::new());
    assert_eq!(found.iter().map(short).collect::<Vec<_>>(), Vec::<String>::new(), "{text}");
    checked
}

/// The rules on which the claims of the first block rely, and those that its overlays draw.
#[track_caller]
fn cited(game: &str, block: &str) -> (Vec<&'static str>, Vec<&'static str>) {
    let text = format!("+++\ntitle = \"T\"\ngame = \"{game}\"\n+++\n\n```diagram\n{block}\n```\n");
    match &checked(&text)[0].blocks[0] {
        CheckedBlock::Figure(figure) => (figure.rules.clone(), figure.drawn.clone()),
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn relies(game: &str, block: &str, rules: &str) {
    assert_eq!(cited(game, block).0.join(" "), rules, "{block}");
}

const MEN: &str = "white: Ritter c2, Knecht a2\nblack: Knecht c4, Knecht c5, Ver Knecht d2\nstudy: yes\n";

#[test]
fn a_claim_relies_on_the_rules_that_decide_it() {
    let with = |line: &str| format!("{MEN}{line}");
    relies("chess-t1", MEN, "");
    relies("chess-t1", &with("legal: c2 -> c3 e2"), "step jump");
    relies("chess-t1", &with("illegal: c2 -> c1 (castle) c4"), "castle force");
    relies(
        "chess-t1",
        &with("exactly: c2 -> b2 c3 xd2 e2"),
        "own-piece reach step jump castle capture force",
    );
    relies("chess-t1", &with("count: captures = 1"), "capture");
    relies("chess-t1", &with("force: c4 = 2 : 2"), "force");
    relies("chess-t1", &with("marks: legal c2 -> c3; refused c2 -> c1"), "step castle");
    relies("chess-t1", &with("state: not danger\nresult: open"), "");
    relies("chess-t1", &with("after: R c2-e2 c4-c3V"), "turn knecht-promotion");
    relies("chess", "position: 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\nstate: stalemate", "stalemate");
    relies("chess", "position: 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ncount: moves = 0", "stalemate");
    relies("chess", "position: k7/8/8/8/8/8/r7/K7 w - - 0 1\nstate: check", "king-attacked");
    relies("chess", "position: k7/8/8/8/8/8/7r/K7 b - - 0 1\nafter: Rh1+", "rook king-attacked");
    relies(
        "ultima",
        "position: 8/8/8/3Kk3/5M2/3q4/8/8 b\nresult: white wins (mate)\nstate: frozen e5",
        "frozen mate",
    );
    relies("seega", "position: 5/M4/1mM2/5/4m w 0/0 0\nvanish: a4-a3 -> b3", "custody");
    relies("seega", "position: start\nillegal: hand -> c3", "centre-placement");
}

#[test]
fn what_only_an_overlay_draws_is_told_apart() {
    let (claimed, drawn) = cited("chess-t1", &format!("{MEN}show: moves c2, refusals c2, force c4"));
    assert_eq!(
        (claimed.join(" "), drawn.join(" ")),
        (String::new(), "own-piece step jump castle capture force".into())
    );
}

#[test]
fn claims_of_the_prose_rely_on_rules_too() {
    let checked = checked(LESSON);
    let claims = checked[0].links.iter().filter_map(|link| match link {
        CheckedLink::Claim(claim) => Some(claim.rules.join(" ")),
        _ => None,
    });
    assert_eq!(claims.collect::<Vec<_>>(), ["force", "jump"]);
}

#[test]
fn a_rule_is_covered_when_it_is_taught_shown_and_practised() {
    let coverage = &check::coverage(&checked(LESSON))[0];
    let of = |rule: &str| coverage.rules.iter().find(|covered| covered.rule == rule).unwrap();
    let names = |spots: &[check::Spot]| spots.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let row = |rule| (names(&of(rule).taught), names(&of(rule).shown), names(&of(rule).drawn));
    assert_eq!(row("jump"), ("test".into(), "test#lone".into(), String::new()));
    assert_eq!(row("line"), ("test".into(), String::new(), String::new()));
    assert_eq!(row("two-step"), (String::new(), String::new(), "test#lone".into()));
    let percent = Tally::of([coverage]);
    let expected = Tally { rules: 25, taught: 2, shown: 7, practised: 0, covered: 0 };
    assert_eq!((percent, percent.share(percent.shown)), (expected, 28));
    let practised = check::Covered { practised: of("jump").taught.clone(), ..of("jump").clone() };
    let covered = Coverage { game: "chess-t1", rules: vec![practised, of("line").clone()] };
    assert_eq!(Tally::of([&covered]).covered, 1);
}

#[test]
fn what_variants_have_in_common_counts_once() {
    let block = |game: &str, men: &str| format!("```diagram\ngame: {game}\n{men}\n```\n\n");
    let text = [
        "+++\ntitle = \"T\"\ngame = \"seega\"\n+++\n\n".to_owned(),
        block("seega-7", "position: start\nillegal: hand -> d4 (centre-placement)"),
        block("ultima", "position: start"),
        block("ultima-pure", "position: start\nillegal: a1 -> a1 (pure)"),
    ];
    let coverage = check::coverage(&checked(&text.concat()));
    let games: Vec<(&str, usize, usize)> = coverage
        .iter()
        .map(|game| (game.game, game.rules.len(), game.rules.iter().filter(|rule| rule.is_shown()).count()))
        .collect();
    assert_eq!(games, [("seega", 14, 1), ("ultima", 25, 0), ("ultima-pure", 1, 1)]);
}

fn mutants(lessons: &[Lesson]) -> Mutants {
    check::mutants(lessons, &languages(), (&BTreeSet::new()).into(), Some("chess-t1"), &|_, _| ()).remove(0)
}

fn missed(mutants: &Mutants) -> Vec<&'static str> {
    mutants.rules.iter().filter(|rule| !rule.noticed.is_empty()).map(|rule| rule.rule).collect()
}

#[test]
fn the_claims_that_miss_a_rule_are_found_and_the_others_are_suggested() {
    let before = mutants(&[parsed("test.md", LESSON)]);
    assert_eq!(missed(&before).join(" "), "own-piece reach step jump castle capture force");
    assert_eq!(before.score(), (7, 24));
    let castle = &before.rules[8];
    assert_eq!((castle.rule, castle.noticed[0].text()), ("castle", "b2 c3 xd2 e2"));

    // Every suggestion, taken up, does miss its rule.
    let (mut lines, mut diagrams) = (Vec::new(), String::new());
    let mut suggested = Vec::new();
    for rule in &before.rules {
        let Sought::Found(suggestion) = &rule.sought else { continue };
        suggested.push(rule.rule);
        match &suggestion.block {
            Some(block) => {
                assert_eq!(block, "test#lone");
                lines.extend(suggestion.lines.clone());
            }
            None => diagrams += &format!("```diagram\n{}\n```\n\n", suggestion.lines.join("\n")),
        }
    }
    assert!(suggested.len() >= 14 && !lines.is_empty() && !diagrams.is_empty(), "{suggested:?}");
    let mut block = String::new();
    for key in ["legal", "illegal", "state", "force", "strikes", "count", "vanish", "result"] {
        let values = lines.iter().filter_map(|line| line.strip_prefix(&format!("{key}: ")));
        let values: Vec<&str> = values.collect();
        if !values.is_empty() {
            let between = if key == "state" || key == "count" { ", " } else { "; " };
            block += &format!("{key}: {}\n", values.join(between));
        }
    }
    let text = LESSON.replace("study: yes\n", &format!("study: yes\n{block}")) + "\n" + &diagrams;
    let after = missed(&mutants(&[parsed("test.md", &text)]));
    for rule in suggested {
        assert!(after.contains(&rule), "{rule} is not missed by\n{text}");
    }
}

#[test]
fn what_is_suggested_is_joined_to_what_the_diagram_says_already() {
    let said = "illegal: c2 -> c4\n# a comment\n  (force); c5 -> c3\n";
    let text = LESSON.replace("show: moves a2\n", said);
    let before = mutants(&[parsed("test.md", &text)]);
    let sought = |rule| before.rules.iter().find(|without| without.rule == rule).map(|found| &found.sought);
    let Some(Sought::Found(found)) = sought("two-step") else { panic!("{:?}", sought("two-step")) };
    assert_eq!(found.block.as_deref(), Some("test#lone"));
    assert_eq!(found.lines, ["illegal: c2 -> c4 (force); c5 -> c3 (two-step)"]);
    assert_eq!(found.replaces.as_deref(), Some("illegal"));

    // A diagram that takes the position over says that it is a study too.
    let diagrams: Vec<&Vec<String>> = before
        .rules
        .iter()
        .filter_map(|rule| match &rule.sought {
            Sought::Found(found) if found.lines[0] == "position: @test#lone" => Some(&found.lines),
            _ => None,
        })
        .collect();
    assert!(diagrams.iter().all(|lines| lines[1] == "study: yes"), "{diagrams:?}");

    let mut text = text.replace(said, &format!("{}\n", found.lines[0]));
    for lines in &diagrams {
        text += &format!("\n```diagram\n{}\n```\n", lines.join("\n"));
    }
    assert!(missed(&mutants(&[parsed("test.md", &text)])).contains(&"two-step"));
    checked(&text);
}

#[test]
fn a_rule_of_whole_games_does_not_count_against_a_book() {
    let mutants = mutants(&[parsed("test.md", LESSON)]);
    let beyond = mutants.rules.iter().filter(|rule| rule.sought == Sought::Beyond).map(|rule| rule.rule);
    assert_eq!(beyond.collect::<Vec<_>>(), ["repetition"]);
}

#[test]
fn a_man_to_be_saved_is_looked_after_in_a_game_without_turns() {
    let exercise = "```exercise\nposition: @lone\nstudy: yes\ntask: play\ngoal: save a2\n```\n";
    let mutants = mutants(&[parsed("test.md", &format!("{LESSON}\n{exercise}"))]);
    let turn = mutants.rules.iter().find(|rule| rule.rule == "turn").unwrap();
    assert!(turn.noticed.is_empty(), "{:?}", turn.noticed);
    assert_eq!(mutants.rules.len(), 25);
}
