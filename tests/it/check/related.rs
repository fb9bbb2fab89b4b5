//! Findings in what a block takes over from another: told once, at the source, with the places that take it over.

use super::checked;

/// The findings of a book, each with its related places.
fn found(lessons: &[(&str, &str)]) -> Vec<String> {
    let front = "+++\ntitle = \"T\"\ngame = \"chess-t1\"\n+++\n";
    let lessons: Vec<_> =
        lessons.iter().map(|(path, text)| ((*path).to_owned(), format!("{front}{text}"))).collect();
    let (_, found) = checked(&lessons);
    let related = |finding: &tabia::diag::Diagnostic| {
        finding.related.iter().map(|(span, why)| format!(", {why}: {span:?}")).collect::<String>()
    };
    found.iter().map(|finding| format!("{} {:?}{}", finding.code, finding.span, related(finding))).collect()
}

const ORIGINAL: &str = "```diagram\nid: one\nwhite: Ritter c2\nstudy: yes\ncount: c2 = 9\n```\n";

#[test]
fn an_error_that_a_translation_inherits_stands_in_the_original() {
    let translation = "```diagram\nid: one\ncaption: a\n```\n";
    let lessons = [("en/a.md", ORIGINAL), ("ru/a.md", translation)];
    assert_eq!(found(&lessons), ["wrong-count en/a.md:9:13, inherited here: ru/a.md:6:5"]);
}

#[test]
fn another_position_is_told_in_the_translation_and_its_inherited_claims_are_not_checked() {
    let translation = "```diagram\nid: one\nwhite: Ritter h8\n```\n";
    let lessons = [("en/a.md", &*ORIGINAL.replace('9', "6")), ("ru/a.md", translation)];
    assert_eq!(found(&lessons), ["other-position ru/a.md:7:1, the original: en/a.md:7:1"]);
}

#[test]
fn an_error_in_a_position_names_the_blocks_that_take_it_over() {
    let bad = "```diagram\nid: bad\nwhite: Ritter k9\n```\n";
    let user = "```diagram\nid: user\nposition: @bad\n```\n```diagram\nposition: @user\n```\n";
    let elsewhere = "```diagram\nposition: @a#bad\n```\n";
    let lessons = [("en/a.md", &*format!("{bad}{user}")), ("en/b.md", elsewhere)];
    let wanted = "bad-piece-list en/a.md:7:15, used here: en/a.md:11:11, used here: en/a.md:14:11, \
        used here: en/b.md:6:11";
    assert_eq!(found(&lessons), [wanted]);
}

#[test]
fn a_circle_through_several_lessons_is_told_once() {
    let one = "```diagram\nid: one\nposition: @b#two\n```\n";
    let two = "```diagram\nid: two\nposition: @a#one\n```\n";
    let found = found(&[("en/a.md", one), ("en/b.md", two)]);
    assert_eq!(found, ["circular-position en/b.md:7:11, used here: en/a.md:7:11"]);
}
