//! Diagnostics as they are printed.

use tabia::diag::{Colour, Diagnostic, FixKind, Format, Source, Span, format, mend, render, short, sort};

/// A diagnostic at the first place of a word in a text.
fn at(text: &str, word: &str) -> Diagnostic {
    let source = Source::new("en/ritter.md", text);
    let start = text.find(word).unwrap();
    Diagnostic::error(
        "unknown-key",
        Span::new(&source, start..start + word.len()),
        format!("unknown key `{word}`"),
    )
}

#[track_caller]
fn prints(diagnostic: Diagnostic, expected: &str) {
    let printed = render(&[diagnostic], Colour::Never);
    assert_eq!(printed.trim_end(), expected.trim_matches('\n'), "\n{printed}");
}

#[test]
fn an_error_shows_its_line_with_carets_and_its_hint() {
    let diagnostic = at("# Ritter\n\nshoow: moves c2\n", "shoow")
        .label("not a key")
        .note("keys are words")
        .hint("leave it out");
    prints(
        diagnostic,
        r"
error[unknown-key]: unknown key `shoow`
 --> en/ritter.md:3:1
  |
3 | shoow: moves c2
  | ^^^^^ not a key
  |
  = note: keys are words
  = help: leave it out
",
    );
}

#[test]
fn a_fix_shows_the_line_before_and_after() {
    let diagnostic = at("# Ritter\n\nshoow: moves c2\n", "shoow");
    let span = diagnostic.span.clone();
    prints(
        diagnostic.hint("did you mean `show`?").fix(span, "show"),
        r"
error[unknown-key]: unknown key `shoow`
 --> en/ritter.md:3:1
  |
3 | shoow: moves c2
  | ^^^^^
  |
help: did you mean `show`?
  |
3 - shoow: moves c2
3 + show: moves c2
  |
",
    );
}

#[test]
fn related_places_are_shown_in_their_files() {
    let text = "id: one\n\n\n\n\n\n\nid: one\n";
    let source = Source::new("ru/ritter.md", "id: один");
    let diagnostic = at(text, "id").related(Span::new(&source, 4..12), "and here");
    let first = Span::new(&diagnostic.span.source, 14..17);
    prints(
        diagnostic.related(first, "first given here"),
        r"
error[unknown-key]: unknown key `id`
 --> en/ritter.md:1:1
  |
1 | id: one
  | ^^
...
8 | id: one
  | --- first given here
  |
 ::: ru/ritter.md:1:5
  |
1 | id: один
  |     ---- and here
",
    );
}

#[test]
fn columns_count_characters_and_not_bytes() {
    let diagnostic = at("Конь на поле c3, а не на\tc4\r\nслед\r\n", "c4");
    assert_eq!(short(&diagnostic), "en/ritter.md:1:26: error[unknown-key]: unknown key `c4`");
    prints(
        diagnostic,
        r"
error[unknown-key]: unknown key `c4`
 --> en/ritter.md:1:26
  |
1 | Конь на поле c3, а не на    c4
  |                             ^^
",
    );
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let diagnostic = at("a \u{1b}[31m b\n", "\u{1b}[31m").hint("not \u{1b}[0m");
    assert!(!short(&diagnostic).contains('\u{1b}'));
    assert!(!render(&[diagnostic], Colour::Never).contains('\u{1b}'));
}

#[test]
fn colours_come_only_when_asked_for() {
    let diagnostic = at("a b\n", "b");
    assert!(render(std::slice::from_ref(&diagnostic), Colour::Always).contains('\u{1b}'));
    assert!(!render(&[diagnostic], Colour::Never).contains('\u{1b}'));
    assert_eq!(render(&[], Colour::Never), "");
}

#[test]
fn any_span_of_any_text_can_be_printed() {
    for text in
        ["", "\n", "a", "ab\n", "a\r\nб\r\n", "\u{feff}я\tя", "я\n\n\nя", "e\u{301}\u{200d}\u{1f469}\n"]
    {
        let source = Source::new("a.md", text);
        for start in 0..=text.len() + 1 {
            for end in start..=text.len() + 1 {
                let error = Diagnostic::error("x", Span::new(&source, start..end), "y").label("z");
                let error = error.related(Span::new(&source, 0..0), "w").hint("h");
                let error = error.fix(Span::new(&source, start..end), "replaced\nby");
                for form in [Format::Human, Format::Short, Format::Json, Format::Sarif, Format::Github] {
                    format(std::slice::from_ref(&error), form, Colour::Always);
                }
                mend(&[error], &[FixKind::Safe, FixKind::Offer]);
            }
        }
    }
}

#[test]
fn findings_are_sorted_by_the_files_given_and_then_by_place() {
    let (a, b, c) = (Source::new("a", "xyz"), Source::new("b", "xyz"), Source::new("c", "xyz"));
    let error = |source, at| Diagnostic::error("x", Span::new(source, at..at + 1), "y");
    let mut found = vec![error(&c, 0), error(&a, 2), error(&b, 1), error(&a, 0), error(&b, 0)];
    sort(&mut found, &["b", "a"]);
    let order: Vec<String> =
        found.iter().map(|d| format!("{}{}", d.span.source.path, d.span.range.start)).collect();
    assert_eq!(order, ["b0", "b1", "a0", "a2", "c0"]);
}

#[test]
fn an_annotation_has_no_columns_where_it_goes_over_lines_and_escapes_what_commands_mean() {
    let source = Source::new("en/a,b:c.md", "one\ntwo\n");
    let found = Diagnostic::warning("x", Span::new(&source, 0..6), "50%\r").hint("do it");
    assert_eq!(
        format(&[found], Format::Github, Colour::Never),
        "::warning file=en/a%2Cb%3Ac.md,line=1,endLine=2,title=x::50%25%0D%0Ahelp: do it\n"
    );
}

#[test]
fn paths_are_references_in_sarif() {
    let source = Source::new("en/ход 1.md", "x");
    let text = format(&[Diagnostic::error("x", Span::new(&source, 0..1), "y")], Format::Sarif, Colour::Never);
    assert!(text.contains("\"uri\": \"en/%D1%85%D0%BE%D0%B4%201.md\""), "{text}");
}

#[test]
fn fixes_that_overlap_wait_for_the_next_round() {
    let source = Source::new("a.md", "abcdef");
    let fix = |range, replacement: &str| {
        let span = Span::new(&source, range);
        Diagnostic::error("x", span.clone(), "y").fix(span, replacement)
    };
    let mended = |found: &[Diagnostic]| {
        mend(found, &[FixKind::Safe]).iter().map(|file| (file.text.clone(), file.fixes)).collect::<Vec<_>>()
    };
    assert_eq!(mended(&[fix(3..4, "D"), fix(0..1, "A"), fix(0..1, "A")]), [("AbcDef".to_owned(), 2)]);
    assert_eq!(mended(&[fix(0..2, "x"), fix(1..3, "y"), fix(2..3, "C")]), [("xCdef".to_owned(), 2)]);
    assert_eq!(mended(&[fix(1..1, "-"), fix(1..1, "+"), fix(1..2, "B")]), [("a-bcdef".to_owned(), 1)]);
    // What is offered, and what changes nothing, is left alone.
    assert_eq!(mended(&[fix(0..1, "a"), fix(1..2, "2")]), []);
}
