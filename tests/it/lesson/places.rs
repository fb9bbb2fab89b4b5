//! Places: what a span covers is what the value says.

use tabia::diag::Source;
use tabia::lesson::{Fields, parse};

use super::{body, good, listed};

/// Reads the block of a text whose lines all begin with a prefix.
#[track_caller]
fn within(first: &str, prefix: &str) -> Fields {
    let keys = "```diagram\nwhite: Ritter c2,\n  Knecht a2\n# between\n  # not a comment\nexactly: c2 -> b2\n  c3 xd2\ncaption: The\n   Ritter.\n```";
    let text: Vec<String> = keys
        .lines()
        .enumerate()
        .map(|(i, line)| format!("{}{line}\n", if i == 0 { first } else { prefix }))
        .collect();
    let fields = good(&text.concat()).blocks.remove(0).fields;
    let white = fields.white.as_ref().unwrap();
    for word in ["Ritter", "c2", "Knecht", "a2", "not a comment"] {
        let at = white.value.find(word).unwrap();
        assert_eq!(white.span.sub(at..at + word.len()).text(), word);
    }
    assert!(!white.value.contains(['\n', '>']) && !white.value.contains("between"), "{}", white.value);
    let exactly = &fields.exactly.as_ref().unwrap()[0];
    assert!(exactly.to.iter().all(|to| to.square.span.text() == to.square.value));
    assert_eq!(exactly.to.len(), 3);
    assert_eq!(fields.caption.as_ref().unwrap().value, "The Ritter.");
    fields
}

#[test]
fn parts_are_found_over_line_ends_in_the_open() {
    let fields = within("", "");
    assert_eq!(fields.caption.unwrap().span.text(), "The\n   Ritter.");
}

#[test]
fn parts_are_found_in_lists_and_quotes() {
    within("- ", "  ");
    within("> ", "> ");
    within("> 1. ", ">    ");
    within("- > ", "  > ");
    within("  ", "  ");
    within("[^1]: ", "    ");
}

#[test]
fn parts_are_found_after_tabs_and_wide_letters() {
    let text = "+++\r\ntitle = \"Ёж\"\r\n+++\r\n\r\nЁж — ёж.\r\n\r\n-\t```diagram\r\n\tcaption: Ёж\r\n\t  на поле\r\n\t```\r\n";
    let (lesson, found) = parse(&Source::new("a.md", text), "ru", "a.md");
    assert!(found.is_empty(), "{}", listed(&found));
    let caption = lesson.blocks[0].fields.caption.as_ref().unwrap();
    assert_eq!(caption.value, "Ёж на поле");
    assert!(caption.span.text().starts_with("Ёж") && caption.span.text().ends_with("поле"));
}

#[test]
fn front_matter_stands_without_its_quotes() {
    let text =
        "+++\ntitle = \"The Ritter\"\nteaches = [\"force\", 'castle-lock']\ngame = \"chess-t1\"\n+++\n";
    let (lesson, found) = parse(&Source::new("a.md", text), "en", "a.md");
    assert!(found.is_empty(), "{}", listed(&found));
    assert_eq!(lesson.front.title.span.text(), "The Ritter");
    assert!(lesson.front.teaches.iter().all(|id| id.span.text() == id.value));
    assert_eq!(lesson.front.game.unwrap().span.place(), (4, 9));
}

#[test]
fn blocks_have_their_fences_and_keys() {
    let lesson = good("x\n\n```diagram\nid: a\nshow: moves\n```\n\ny\n");
    let block = &lesson.blocks[0];
    assert_eq!(block.span.text().trim_end(), "```diagram\nid: a\nshow: moves\n```");
    assert_eq!(block.head.text(), "diagram");
    assert_eq!(block.keys.iter().map(|key| key.span.text()).collect::<Vec<_>>(), ["id", "show"]);
}

#[test]
fn parsing_goes_on_after_every_fault() {
    let (lesson, found) =
        body("```diagram\nidd: a\nid: b\nshow: movess c2, captures\n```\n\n[a](lega:b) [c](legal:c2-c3)\n");
    assert_eq!(found.len(), 3, "{}", listed(&found));
    assert_eq!(lesson.blocks[0].fields.id.as_ref().unwrap().value, "b");
    assert_eq!(lesson.blocks[0].fields.show.as_ref().unwrap().len(), 1);
    assert_eq!(lesson.links.len(), 2);
}
