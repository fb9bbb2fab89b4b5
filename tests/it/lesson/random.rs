//! Whatever is written, the parser answers, and its places lie within the text.

use proptest::prelude::{Strategy, any, prop};
use proptest::sample::select;
use tabia::diag::{Colour, render};

use super::{body, files, lesson};

/// Reads a text and prints all that is wrong with it.
fn survives(text: &str) {
    for (lesson, found) in [lesson(text), body(text)] {
        for d in &found {
            assert!(d.span.range.end <= d.span.source.text.len());
            d.span.text();
            d.fix.iter().for_each(|fix| _ = fix.span.text());
        }
        for link in &lesson.links {
            _ = (link.place.text(), link.text.span.text(), link.title.as_ref().map(|t| t.span.text()));
        }
        for block in &lesson.blocks {
            for text in [&block.fields.white, &block.fields.after, &block.fields.moves].into_iter().flatten()
            {
                assert_eq!(text.value.len(), text.span.range.len());
            }
        }
        render(&found, Colour::Never);
    }
}

/// Pieces of the language, to be put together in any order.
fn pieces() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "```",
        "~~~",
        "diagram",
        "figures",
        "record",
        "moves: ",
        "show after: ",
        "12 white",
        "result: ",
        "resigned",
        "\n",
        "\r\n",
        "  ",
        "\t",
        "> ",
        "- ",
        "show: ",
        "white: ",
        "exactly: ",
        "->",
        "c2",
        "xd2",
        "х",
        "(",
        ")",
        "\"",
        "“",
        "label ",
        ";",
        ",",
        "=",
        ":",
        "½",
        "count: ",
        "force: ",
        "state: ",
        "not ",
        "[",
        "]",
        "](",
        "legal:",
        "illegal:c2-c4",
        "fig:",
        "#",
        "id: ",
        "+++",
        "title = ",
        "position: @",
        "![",
        "<",
        ">",
        "\\",
        "**",
        "`",
        "|",
        "[^1]: ",
        "<!--",
        "-->",
        "\u{0}",
        "\u{301}",
        "é",
        "&amp;",
    ];
    prop::collection::vec(select(WORDS), 0..40).prop_map(|words| words.concat())
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in any::<String>()) {
        survives(&text);
    }

    #[test]
    fn any_mixture_of_the_languages_pieces_is_read_without_panic(text in pieces()) {
        survives(&text);
    }

    #[test]
    fn mutilated_lessons_are_read_without_panic(
        which in any::<prop::sample::Index>(),
        from in any::<prop::sample::Index>(),
        length in 0usize..30,
        piece in pieces(),
    ) {
        let files: Vec<_> = files("good").into_iter().chain(files("bad")).collect();
        let mut text = std::fs::read_to_string(&files[which.index(files.len())]).unwrap();
        let start = text.floor_char_boundary(from.index(text.len()));
        let end = text.floor_char_boundary((start + length).min(text.len())).max(start);
        text.replace_range(start..end, &piece);
        survives(&text);
    }
}
