//! Links, images and headings, as they are read.

use tabia::lesson::{BlockRef, Counted, Node, Player, Target};

use super::good;

/// The only link of a text.
#[track_caller]
fn link(text: &str) -> tabia::lesson::Link {
    let mut lesson = good(text);
    assert_eq!(lesson.links.len(), 1, "{text}");
    lesson.links.remove(0)
}

#[test]
fn moves_have_both_squares_at_their_places() {
    let link = link("Not [c4](illegal:c2-c4 \"force\") now");
    let Target::Illegal(from, to) = &link.target else { panic!("{:?}", link.target) };
    assert_eq!((from.span.text(), to.span.text()), ("c2", "c4"));
    assert_eq!((link.text.span.text(), link.place.text()), ("c4", "illegal:c2-c4"));
    assert_eq!(link.title.as_ref().unwrap().span.text(), "force");
    assert_eq!(link.span.text(), "[c4](illegal:c2-c4 \"force\")");
    assert_eq!(from.span.place(), (5, 18));
}

#[test]
fn every_scheme_is_read() {
    assert!(matches!(link("[a](legal:c2-c3)").target, Target::Legal(..)));
    assert!(
        matches!(link("[a](count:e5)").target, Target::Count(c) if c.value == Counted::From("e5".into()))
    );
    assert!(matches!(link("[a](count:moves)").target, Target::Count(c) if c.value == Counted::Moves));
    assert!(
        matches!(link("[a](count:prince.max)").target, Target::Count(c) if c.value == Counted::Max("prince".into()))
    );
    assert!(
        matches!(link("[a](force:c4.black)").target, Target::Force(s, p) if s.value == "c4" && p.value == Player::Black)
    );
    assert!(
        matches!(link("[a](state:not-check)").target, Target::State(s) if s.value.not && s.value.state.word() == "check")
    );
    assert!(
        matches!(link("[a](state:frozen-c4)").target, Target::State(s) if s.value.state.of().unwrap().span.text() == "c4")
    );
    assert!(matches!(link("[a](square:c4)").target, Target::Square(s) if s.span.text() == "c4"));
    assert!(matches!(link("[a](piece:ver-knecht)").target, Target::Piece(s) if s.value == "ver-knecht"));
    assert!(matches!(link("[a](rule:castle-lock)").target, Target::Rule(s) if s.value == "castle-lock"));
    assert!(matches!(link("[a](fig:c2)").target, Target::Figure(f) if f.value.lesson.is_none()));
    assert!(
        matches!(link("[a](fig:ritter#c2)").target, Target::Figure(f) if f.value.lesson.as_deref() == Some("ritter"))
    );
    assert!(
        matches!(link("[a](../seega/01.md#start)").target, Target::Page(Some(p), Some(a)) if p.value == "../seega/01.md" && a.span.text() == "start")
    );
    assert!(matches!(link("[a](#start)").target, Target::Page(None, Some(a)) if a.value == "start"));
    assert!(matches!(link("[a](https://example.org/x)").target, Target::Outside(_)));
    assert!(matches!(link("<https://example.org/x>").target, Target::Outside(_)));
    assert!(matches!(link("<a@example.org>").target, Target::Outside(a) if a == "mailto:a@example.org"));
}

#[test]
fn a_target_may_name_its_block() {
    let here = link("[a](legal:c2-c3#ritter-c2)");
    assert_eq!(here.about.unwrap().value, BlockRef { lesson: None, id: "ritter-c2".into() });
    let there = link("[a](legal:c2-c3#03-ritter#c2)").about.unwrap();
    assert_eq!(there.value, BlockRef { lesson: Some("03-ritter".into()), id: "c2".into() });
    assert_eq!(there.span.text(), "03-ritter#c2");
}

#[test]
fn markup_in_the_text_is_left_out() {
    let link = link("[**c**3 ![alt](x.png) `x` and\nmore](legal:c2-c3)");
    assert_eq!(link.text.value, "c3 alt x and more");
    assert_eq!(link.place.text(), "legal:c2-c3");
}

#[test]
fn destinations_are_found_in_every_form_of_link() {
    assert_eq!(link("[a\\]](legal](<legal:c2-c3> 'x')").place.text(), "legal:c2-c3");
    assert_eq!(link("[a](\n  legal:c2-c3\n  (x))").title.unwrap().span.text(), "x");
    assert_eq!(link("> [a](legal:c2-c3\n> \"x\")").title.unwrap().span.text(), "x");
    assert_eq!(link("[a][B]\n\n[b]: legal:c2-c3 \"x\"\n").place.text(), "legal:c2-c3");
    assert_eq!(link("[a]\n\n[a]: <legal:c2-c3>\n").place.text(), "legal:c2-c3");
    assert_eq!(link("| x |\n|---|\n| [a](legal:c2-c3) |\n").place.text(), "legal:c2-c3");
    assert_eq!(link("[](legal:c2-c3)").place.text(), "legal:c2-c3");
    assert_eq!(link("[a](x\\)y.md)").place.text(), "x\\)y.md");
}

#[test]
fn links_know_the_blocks_above() {
    let lesson =
        good("[a](#x)\n\n```diagram\nid: a\n```\n\n[b](#x)\n\n- ```diagram\n  id: b\n  ```\n\n  [c](#x)\n");
    assert_eq!(lesson.links.iter().map(|l| l.blocks_above).collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn headings_have_anchors_of_their_own() {
    let lesson =
        good("# The `Ritter`, again!\n\n## Ход Ёжика\n\n## Ход Ёжика\n\n### ...\n\n### Ход ёжика 1\n");
    let anchors: Vec<_> = lesson.headings.iter().map(|h| h.anchor.as_str()).collect();
    assert_eq!(anchors, ["the-ritter-again", "ход-ёжика", "ход-ёжика-1", "section", "ход-ёжика-1-1"]);
    assert_eq!(lesson.headings[0].text, "The Ritter, again!");
    assert_eq!(lesson.headings[0].level, 1);
    assert!(matches!(lesson.nodes[0], Node::Heading(0)));
}
