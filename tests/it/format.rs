//! The one style of lessons: what it does to a block, that it says the same as before, and that the textbook is in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use proptest::prelude::{Strategy, any, prop};
use proptest::sample::select;
use tabia::diag::Source;
use tabia::lesson::fingerprint::{of_block, of_lesson};
use tabia::lesson::{Block, format, parse, rewritten};

const FRONT: &str = "+++\ntitle = \"Test\"\ngame = \"chess-t1\"\n+++\n\n";

fn formatted(text: &str) -> String {
    let source = Source::new("test.md", text);
    rewritten(&source.text, &format(&source))
}

/// A body is written so in the one style, and stays so.
#[track_caller]
fn check(body: &str, expected: &str) {
    let new = formatted(&format!("{FRONT}{body}"));
    assert_eq!(new.strip_prefix(FRONT).unwrap(), expected);
    assert_eq!(formatted(&new), new, "not stable");
}

/// A body stays as it is, byte for byte.
#[track_caller]
fn stays(body: &str) {
    check(body, body);
}

#[test]
fn keys_come_in_one_order_each_with_the_comments_before_it() {
    check(
        "```diagram\n# from the book\ncaption :One.  Two.\n\n#  for c2\nexactly: c2->b2,xd2\nwhite: Ritter  c2\nid: c2\n# end \n```\n",
        "```diagram\nid: c2\nwhite: Ritter c2\n#  for c2\nexactly: c2 -> b2, xd2\n# from the book\ncaption: One. Two.\n# end\n```\n",
    );
    check(
        "```record\nresult: open\nshow after:1 white,1  black\nmoves: 1. e4 e5\nid: x\n```\n",
        "```record\nid: x\nmoves: 1. e4 e5\nshow after: 1 white, 1 black\nresult: open\n```\n",
    );
    check(
        "```exercise\nhint: Two.\nhint: One.\noption: b\noption: a (right)\ntask: choose\n```\n",
        "```exercise\ntask: choose\nhint: Two.\nhint: One.\noption: b\noption: a (right)\n```\n",
    );
}

#[test]
fn long_values_are_folded_and_short_ones_are_not() {
    let words = "word ".repeat(25);
    let (first, rest) = ("word ".repeat(18), "word ".repeat(7));
    check(
        &format!("```diagram\ncaption: {words}\n```\n"),
        &format!("```diagram\ncaption: {}\n  {}\n```\n", first.trim_end(), rest.trim_end()),
    );
    check(
        "```diagram\nlegal:\n  c2 ->\n    c3;\n  d2 -> d3\n```\n",
        "```diagram\nlegal: c2 -> c3; d2 -> d3\n```\n",
    );
    let squares = "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2";
    check(
        &format!("```diagram\nexactly: c3 -> {squares}; e5 -> {squares}\n```\n"),
        &format!("```diagram\nexactly:\n  c3 -> {squares};\n  e5 -> {squares}\n```\n"),
    );
}

#[test]
fn the_columns_of_a_drawn_board_stand_below_one_another() {
    check(
        "```diagram\nboard:\n   r  . k\n# here\n  .    R  .\n```\n",
        "```diagram\nboard:\n  r . k\n# here\n  . R .\n```\n",
    );
    check(
        "```diagram\nboard: r . k\n# the lower half\n  . R .\nid: x\n```\n",
        "```diagram\nid: x\nboard:\n  r . k\n# the lower half\n  . R .\n```\n",
    );
}

#[test]
fn a_value_with_comments_within_keeps_its_lines() {
    check(
        "```diagram\nexactly: c2  -> c3;\n# and\n      d2 ->   d3\nid: x\n```\n",
        "```diagram\nid: x\nexactly: c2 -> c3;\n# and\n  d2 -> d3\n```\n",
    );
}

#[test]
fn fences_line_ends_and_the_signs_of_lists_and_quotes_stay() {
    check("~~~~ diagram\r\nid:x\r\n~~~~\r\n", "~~~~ diagram\r\nid: x\r\n~~~~\r\n");
    check(
        "> - ```diagram\n>   white:Ritter c2\n>   id: x\n>   ```\n",
        "> - ```diagram\n>   id: x\n>   white: Ritter c2\n>   ```\n",
    );
    check(
        "1.  ~~~figures\n    layout:a   b\n    id: x\n    ~~~\n",
        "1.  ~~~figures\n    id: x\n    layout: a b\n    ~~~\n",
    );
}

#[test]
fn what_is_wrong_and_what_is_not_ours_stays_as_it_is() {
    for body in [
        "```diagram\nwhite:Ritter c2\nid: Bad Id\n```\n",
        "```diagram\nwhite:Ritter c2\nshoow:moves\n```\n",
        "```diagram\nwhite:Ritter c2\n",
        "```rust\nid:x\n```\n",
        "    diagram\n    id:x\n",
        "Prose   with  blanks ,and  commas.\n\n* a\n* b\n",
        "| a|b |\n|-|-|\n| [c](https://example.org)|d |\n",
        "```diagram\nlegal: с2 -> c3\n```\n",
        "```diagram\ncaption: One ```\n  two.   Three.\n```\n",
    ] {
        stays(body);
    }
}

#[test]
fn tables_of_claims_have_aligned_pipes() {
    check(
        "|Фигура|Most|\n|:--|--:|\n|Конь \\| N|[20](count:konnet.max)|\n|a|[8](count:king.max)|\n",
        "| Фигура    |                   Most |\n| :-------- | ---------------------: |\n| Конь \\| N | [20](count:konnet.max) |\n| a         |   [8](count:king.max) |\n"
            .replace("|   [8]", "|    [8]")
            .as_str(),
    );
    check(
        "> a | b\n> :-: | -\n> [8](count:king.max) | c\n",
        "> |          a          | b   |\n> | :-----------------: | --- |\n> | [8](count:king.max) | c   |\n",
    );
    stays("| a | b |\n|---|---|\n| [8](count:king.max) |\n");
}

#[test]
fn movetext_keeps_its_words_and_comments_their_sides() {
    check(
        "```record\nmoves: 1. e2-e4 {good}\n  e7-e5 (1... a7-a6 {so\n  so}) 2. C d1-g4+)\n```\n",
        "```record\nmoves:\n  1. e2-e4 {good}\n  e7-e5\n  (1... a7-a6 {so so})\n  2. C d1-g4+)\n```\n",
    );
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn lessons(folder: &str) -> Vec<PathBuf> {
    let files = walkdir::WalkDir::new(root().join(folder)).sort_by_file_name().into_iter();
    let paths = files.map(|file| file.unwrap().into_path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "md")).collect()
}

fn everything() -> Vec<PathBuf> {
    ["lessons", "tests/lessons", "tests/books"].into_iter().flat_map(lessons).collect()
}

#[test]
fn the_textbook_is_in_the_one_style() {
    for path in lessons("lessons") {
        let source = Source::new(path.display().to_string(), fs::read_to_string(&path).unwrap());
        assert!(format(&source).is_empty(), "run `tabia fmt`: {}", path.display());
    }
}

/// All that a text says, by its blocks, its prose and the codes of its findings.
fn says(text: &str) -> (Vec<String>, String, Vec<&'static str>) {
    let (lesson, found) = parse(&Source::new("test.md", text), "en", "test.md");
    let words = |block: &Block| {
        let mut values: Vec<String> = block
            .written()
            .map(|(key, value)| {
                // Blanks beside signs say nothing.
                let plain: String = value.chars().filter(|c| !c.is_whitespace()).collect();
                format!("{key}={}", plain.trim_end_matches([',', ';']))
            })
            .collect();
        values.sort();
        format!("{} {}", of_block(block), values.join(" "))
    };
    let mut codes: Vec<_> = found.iter().map(|found| found.code).collect();
    codes.sort_unstable();
    (lesson.blocks.iter().map(words).collect(), of_lesson(&lesson), codes)
}

fn comments(text: &str) -> Vec<&str> {
    let mut comments: Vec<&str> = text
        .lines()
        .map(|line| line.trim_start_matches([' ', '>']).trim_end())
        .filter(|line| line.starts_with('#'))
        .collect();
    comments.sort_unstable();
    comments
}

#[track_caller]
fn survives(text: &str) {
    let new = formatted(text);
    assert_eq!(says(&new), says(text), "{text}\n----\n{new}");
    assert_eq!(comments(&new), comments(text), "{text}\n----\n{new}");
    assert_eq!(formatted(&new), new, "not stable");
}

#[test]
fn every_lesson_says_the_same_as_before() {
    for path in everything() {
        // What is not UTF-8 is left alone by the program.
        if let Ok(text) = fs::read_to_string(&path) {
            survives(&text);
            if !text.contains('\r') {
                survives(&text.replace('\n', "\r\n"));
            }
        }
    }
}

#[test]
fn changes_are_made_only_to_blocks_and_tables() {
    for path in everything() {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let source: Arc<Source> = Source::new("test.md", text);
        let (lesson, _) = parse(&source, "en", "test.md");
        for edit in format(&source) {
            let in_block = lesson.blocks.iter().any(|block| {
                block.span.range.start < edit.range.start && edit.range.end < block.span.range.end
            });
            assert!(in_block || source.text[edit.range.clone()].contains('|'), "{} {edit:?}", path.display());
        }
    }
}

/// A lesson in another layout: blanks where they say nothing, values over several lines, keys in another order.
fn mangled(text: &str, mut seed: u64) -> String {
    let mut next = move |below: u64| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % below
    };
    let mut out = String::new();
    let mut block: Option<Vec<String>> = None;
    for line in text.lines() {
        match block.take() {
            None => {
                out.push_str(&format!("{line}\n"));
                let word = line.trim_start_matches('`');
                let ours = ["diagram", "exercise", "record", "figures"].contains(&word);
                block = (word.len() < line.len() && ours).then(Vec::new);
            }
            Some(mut entries) if line == "```" => {
                let repeats = |entry: &String| entry.starts_with("hint") || entry.starts_with("option");
                if !entries.iter().any(repeats) && !entries.is_empty() {
                    let middle = next(entries.len() as u64) as usize;
                    entries.rotate_left(middle);
                }
                entries.iter().for_each(|entry| out.push_str(entry));
                out.push_str("```\n");
            }
            Some(mut entries) => {
                let (indent, rest) = line.split_at(line.len() - line.trim_start().len());
                let key = if indent.is_empty() { rest.find(':').unwrap() + 1 } else { 0 };
                let mut entry = format!("{indent}{}", &rest[..key]);
                for word in rest[key..].split(' ').filter(|word| !word.is_empty()) {
                    entry.push_str(match next(4) {
                        0 => "   ",
                        1 => "\n   ",
                        _ => " ",
                    });
                    entry.push_str(word);
                }
                entry.push('\n');
                match entries.last_mut() {
                    Some(last) if !indent.is_empty() => last.push_str(&entry),
                    _ => entries.push(entry),
                }
                block = Some(entries);
            }
        }
    }
    out
}

/// Pieces of the language, to be put together in any order.
fn pieces() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "```diagram\n",
        "```record\n",
        "```\n",
        "~~~exercise\n",
        "~~~\n",
        "> ",
        "- ",
        "\n",
        "\r\n",
        "  ",
        "\t",
        "# c\n",
        "id: x\n",
        "white: ",
        "Ritter c2",
        ",",
        ";",
        "exactly: ",
        "c2",
        "->",
        "xd2",
        "(force)",
        "board:\n",
        "  r . K\n",
        "caption: ",
        "a  b",
        "moves: ",
        "1. e4",
        "{",
        "}",
        "(",
        ")",
        "force: ",
        "= 1 : 2",
        "show: ",
        "label c2 \"a b\"",
        "| a | [8](count:king.max) |\n",
        "|---|--:|\n",
        "\u{a0}",
        "é",
        "\\|",
        "`",
        "hint: ",
        "option: ",
        "vanish: ",
    ];
    prop::collection::vec(select(WORDS), 0..30).prop_map(|words| words.concat())
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config::with_cases(64))]

    #[test]
    fn a_lesson_in_any_layout_comes_out_in_the_one_style(which in any::<prop::sample::Index>(), seed in any::<u64>()) {
        // The examples in the book about Tabia are not blocks.
        let paths = [lessons("lessons/en"), lessons("lessons/ru")].concat();
        let text = fs::read_to_string(&paths[which.index(paths.len())]).unwrap();
        let mangled = mangled(&text, seed);
        assert_eq!(formatted(&mangled), text, "{mangled}");
    }

    #[test]
    fn whatever_is_written_says_the_same_as_before(text in pieces()) {
        let text = format!("{FRONT}{text}");
        let new = formatted(&text);
        assert_eq!((says(&new), formatted(&new)), (says(&text), new.clone()), "{text}\n----\n{new}");
    }
}
