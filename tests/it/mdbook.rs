//! The mdBook preprocessor, spoken to as mdBook does. A real mdBook is asked in `tests/mdbook`.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// What a run of the preprocessor came to.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

fn run(args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabia"))
        .arg("mdbook")
        .args(args)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A run that looks at its arguments alone may be over before it is written to.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// What mdBook sends: settings of the preprocessor, and chapters with paths and texts.
fn sent(list: &str, settings: Value, root: &Path, chapters: &[(&str, &str)]) -> String {
    let chapter = |(number, (path, text)): (usize, &(&str, &str))| {
        json!({"Chapter": {
            "name": format!("Chapter {number}"), "content": text, "number": [number + 1], "sub_items": [],
            "path": path, "source_path": path, "parent_names": [],
        }})
    };
    let items: Vec<Value> = chapters.iter().enumerate().map(chapter).collect();
    let config = json!({"book": {"title": "B", "authors": [], "language": "en", "src": "src"}, "preprocessor": {"tabia": settings}});
    let context = json!({"root": root, "config": config, "renderer": "html", "mdbook_version": "0.5.4"});
    json!([context, {list: items, "__non_exhaustive": null}]).to_string()
}

/// The texts of the chapters that come back.
fn texts(run: &Run, list: &str) -> Vec<String> {
    assert_eq!(run.code, Some(0), "{}", run.err);
    let book: Value = serde_json::from_str(&run.out).unwrap();
    assert!(book["__non_exhaustive"].is_null() && book.get("__non_exhaustive").is_some());
    let chapters = book[list].as_array().unwrap().iter();
    chapters.map(|item| item["Chapter"]["content"].as_str().unwrap().to_owned()).collect()
}

/// The text that becomes of one chapter in a book about chess-T1.
#[track_caller]
fn becomes(text: &str) -> String {
    let input = sent("items", json!({"game": "chess-t1"}), Path::new("/nowhere"), &[("a.md", text)]);
    let run = run(&[], &input);
    assert_eq!(run.err, "");
    texts(&run, "items").remove(0)
}

const BLOCK: &str = "```diagram\nid: c2\nwhite: Ritter c2, Knecht a2\nblack: Knecht c4, Knecht c5, Ver Knecht d2\nstudy: yes\nshow: moves c2\ncaption: The Ritter.\n```\n";

#[test]
fn it_says_which_renderers_will_do() {
    assert_eq!(run(&["supports", "html"], "").code, Some(0));
    assert_eq!(run(&["supports", "markdown"], "").code, Some(0));
    assert_eq!(run(&["supports", "epub"], "").code, Some(1));
    assert_eq!(run(&["suports", "html"], "").code, Some(2));
}

#[test]
fn both_versions_of_the_protocol_are_spoken() {
    for list in ["items", "sections"] {
        let input = sent(
            list,
            json!({"game": "chess-t1", "command": "tabia mdbook"}),
            Path::new("."),
            &[("a.md", BLOCK), ("b.md", "# B\n")],
        );
        let run = run(&[], &input);
        let texts = texts(&run, list);
        assert!(
            texts[0].starts_with("<div class=\"tabia\"><style>") && texts[0].ends_with("</div>\n"),
            "{}",
            texts[0]
        );
        assert_eq!(texts[1], "# B\n");
        assert_eq!(run.err, "");
    }
}

#[test]
fn a_block_becomes_a_figure_with_caption_legend_and_words() {
    let text = becomes(&format!("# A\n\n{BLOCK}\nafter\n"));
    assert_eq!(text.lines().count(), 5, "{text}");
    for part in [
        "<figure class=\"figure\" id=\"c2\">",
        "<span class=\"label\">Figure 1</span> The Ritter.",
        "<svg ",
        "role=\"img\"",
        "aria-labelledby=\"a.c2-board.svg-title a.c2-board.svg-desc\"",
        "may capture here",
        "White: Ritter c2, Knecht a2.",
        "<code>8/8/8/2i5/2i5/8/I1Rv4/8 w Pp</code>",
        ".coal .tabia",
    ] {
        assert!(text.contains(part), "lacks {part}");
    }
    // Nothing in it needs a script.
    assert!(!text.contains("<script") && !text.contains("data-fen"));
}

#[test]
fn exercises_fold_their_answers_and_records_show_their_boards() {
    let text = becomes(&format!(
        "{BLOCK}\n```exercise\nposition: @c2\nstudy: yes\ntask: find moves of c2\n```\n\n```record\ngame: chess\nmoves: 1. e4 e5\nshow after: 1 black\n```\n"
    ));
    for part in [
        "Exercise 1</span> Find every square to which the Ritter on c2 may go.",
        "<details class=\"fold answer\"> <summary>Answer",
        "b2, c3, d2, e2.",
        "Figure 2</span> After 1… e5",
    ] {
        assert!(text.contains(part), "lacks {part}\n{text}");
    }
    // The style sheet is there once.
    assert_eq!(text.matches("<style>").count(), 1);
}

#[test]
fn claims_bear_what_the_engine_says_and_names_lead_on() {
    let text = becomes(&format!(
        "{BLOCK}\n[**c3**](legal:c2-c3) [c4](illegal:c2-c4 \"force\") [*x* `y`](rule:jump) [R](piece:ritter) [f](fig:c2) [s][ref] [o](other.md#x)\n\n| a |\n|---|\n| [2](force:c4.white) |\n\n[ref]: square:c4\n"
    ));
    for part in [
        "<span class=\"tabia-claim tabia-legal\" title=\"c2–c3 is legal (article 4, One step): the Ritter moves one square.\">**c3**</span>",
        "title=\"c2–c4 is not legal. White’s force on c4 is 2, Black’s 2: White needs more to capture there.\">c4</span>",
        ">*x* `y`</span>",
        "title=\"The Ritter moves one or two squares",
        "[f](#c2)",
        "<span class=\"tabia-claim tabia-square\">s</span>",
        "[o](other.md#x)",
        "| <span class=\"tabia-claim tabia-force\" title=\"White’s force on c4 is 2.\">2</span> |",
    ] {
        assert!(text.contains(part), "lacks {part}\n{text}");
    }
}

#[test]
fn links_lead_to_other_chapters() {
    let chapters = [
        ("a.md", BLOCK),
        ("in/b.md", "+++\nteaches = [\"jump\"]\n+++\n\n[there](fig:a#c2), [it](rule:jump).\n"),
        ("c (1).md", "[jump](rule:jump)\n"),
    ];
    let input = sent("items", json!({"game": "chess-t1"}), Path::new("."), &chapters);
    let texts = texts(&run(&[], &input), "items");
    // Front matter is not printed.
    assert!(texts[1].starts_with("[there](../a.md#c2), <span class=\"tabia-rule\""), "{}", texts[1]);
    assert_eq!(texts[2], "[jump](in/b.md)\n");
}

#[test]
fn every_other_byte_stays_as_it_was() {
    let prose = "# T\r\n\r\n---\r\n\r\nText  \r\nwith [links](https://x.org 'a'), <b>html</b>, $x$, {{#include x}}\ttabs\r\n\r\n- [ ] task\r\n\r\n[x](/abs) ![](i.png) [tel](tel:1)\r\n\r\n```rust\r\n[a](legal:x)\r\n```\r\n";
    assert_eq!(becomes(prose), prose);
    let block = BLOCK.replace('\n', "\r\n");
    let text = becomes(&format!("{prose}\r\n{block}after\r\n"));
    assert!(text.starts_with(&format!("{prose}\r\n<div class=\"tabia\">")), "{text}");
    assert!(text.ends_with("</div>\r\n\r\nafter\r\n"), "{:?}", &text[text.len() - 40..]);
}

#[test]
fn blocks_stand_in_lists_and_quotes() {
    let quoted: String = BLOCK.lines().map(|line| format!("> > {line}\n")).collect();
    let text = becomes(&format!("> > a\n{quoted}> > b\n"));
    assert!(text.starts_with("> > a\n> > <div class") && text.ends_with("</div>\n> >\n> > b\n"), "{text}");
    let listed: String = BLOCK.lines().map(|line| format!("     {line}\n")).collect();
    let text = becomes(&format!("1. - a\n\n{listed}     b\n2. c\n"));
    assert!(
        text.starts_with("1. - a\n\n     <div class") && text.ends_with("</div>\n\n     b\n2. c\n"),
        "{text}"
    );
}

#[test]
fn a_wrong_claim_fails_the_build_with_its_place() {
    let text = format!("# A\n\n{BLOCK}\nIt may go to [c4](legal:c2-c4).\n");
    let input = sent("items", json!({"game": "chess-t1"}), Path::new("."), &[("in/a.md", &text)]);
    let run = run(&[], &input);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    for part in [
        "error[not-legal]: `c2–c4` is not legal",
        "--> src/in/a.md:12:28",
        "checked 1 chapter: 1 error, 0 warnings",
    ] {
        assert!(run.err.contains(part), "{}", run.err);
    }
}

#[test]
fn lines_are_those_of_the_file_though_another_preprocessor_was_there_before() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("src")).unwrap();
    let file = format!("{BLOCK}\n{{{{#include many.md}}}}\n\nTo [c4](legal:c2-c4).\n");
    fs::write(folder.path().join("src/a.md"), &file).unwrap();
    let text = file.replace("{{#include many.md}}", "one\ntwo\nthree");
    let input = sent("items", json!({"game": "chess-t1"}), folder.path(), &[("a.md", &text)]);
    let run = run(&[], &input);
    assert!(run.err.contains("--> src/a.md:12:18"), "{}", run.err);
}

#[test]
fn warnings_are_printed_and_pass() {
    let text = BLOCK.replace("study: yes", "study: yes\nexactly: \u{441}2 -> b2 c3 xd2 e2");
    let input = sent("items", json!({"game": "chess-t1"}), Path::new("."), &[("a.md", &text)]);
    let run = run(&[], &input);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.err.contains("warning[look-alike]"), "{}", run.err);
}

#[test]
fn the_game_is_said_by_the_book_the_chapter_or_the_block() {
    let bare = BLOCK.replace("id: c2\n", "");
    let fails = run(&[], &sent("items", json!({}), Path::new("."), &[("a.md", &bare)]));
    assert_eq!(fails.code, Some(1));
    assert!(
        fails.err.contains("error[no-game]") && fails.err.contains("[preprocessor.tabia]"),
        "{}",
        fails.err
    );
    let front = format!("+++\ngame = \"chess-t1\"\n+++\n{bare}");
    let block = bare.replace("```diagram\n", "```diagram\ngame: chess-t1\n");
    for text in [front, block] {
        let run = run(&[], &sent("items", json!({}), Path::new("."), &[("a.md", &text)]));
        assert!(texts(&run, "items")[0].contains("<svg"), "{}", run.err);
    }
}

#[test]
fn settings_are_held_to_what_they_may_say() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("terms.toml"),
        "[force]\nterm = \"force\"\ntext = \"How much a man *weighs*.\"\n",
    )
    .unwrap();
    let with =
        |settings: Value, text: &str| run(&[], &sent("items", settings, folder.path(), &[("a.md", text)]));
    for (settings, says) in [
        (json!({"gmae": "chess"}), "did you mean `game`?"),
        (json!({"game": "ches"}), "did you mean `chess`?"),
        (json!({"game": 3}), "expected a text in quotes"),
        (json!({"language": "xx"}), "Tabia does not speak `xx`"),
        (json!({"terms": "no.toml"}), "cannot read"),
    ] {
        let run = with(settings, "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
        assert!(run.err.contains(says), "{}", run.err);
    }
    let russian = with(json!({"game": "chess-t1", "language": "ru"}), BLOCK);
    assert!(texts(&russian, "items")[0].contains("Рис. 1"), "{}", texts(&russian, "items")[0]);
    let termed = with(json!({"terms": "terms.toml"}), "[f](term:force)\n");
    assert_eq!(
        texts(&termed, "items")[0],
        "<span class=\"tabia-term\" title=\"How much a man weighs.\">f</span>\n"
    );
    assert_eq!(with(json!({"terms": "terms.toml"}), "[f](term:forse)\n").code, Some(1));
    assert_eq!(run(&[], "not JSON").code, Some(2));
}
