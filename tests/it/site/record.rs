//! Records on their pages.

use super::book::book;
use super::files;
use super::pages::{elements, faults};

const FRONT: &str = "+++\ntitle = \"Front\"\n+++\n[Chess](chess/index.md)\n";
const LESSON: &str = r#"+++
title = "Games"
game = "chess"
teaches = ["knight"]
+++

```diagram
id: start
position: start
```

```record
id: mate
moves: {A <short> one.} 1. e4 e5 2. Bc4 Nc6 3. Qh5! (3. d3 {sound} Nf6 (3... d6 {too})) Nf6?? 4. Qxf7# 1-0
show after: 3 black
```

[Here](fig:mate-3b), in [the game](#mate), [29](count:moves#mate-4w) and Black is [mated](state:mate#mate-4w);
the [bishop](legal:c4-f7#mate-3b) might take.

```record
id: ending
position: 7k/8/8/8/8/8/R7/K7 b - - 0 40
moves: 40... Kg8 41. Ra8+
result: black resigned
```

```diagram
id: last
position: @ending
```
"#;

#[test]
fn a_record_is_set_as_in_books() {
    let russian =
        LESSON.replace("Games", "Партии").replace("29](count:moves#mate-4w", "0](count:moves#mate-4w");
    let english = LESSON.replace("29](count:moves#mate-4w", "0](count:moves#mate-4w");
    let site = files(
        &book(&[
            ("en", "index.md", FRONT),
            ("en", "chess/index.md", &english),
            ("ru", "index.md", FRONT),
            ("ru", "chess/index.md", &russian),
        ]),
        &[],
    );
    assert_eq!(faults(&site), Vec::<String>::new());
    let page = &site["en/chess/index.html"];
    for part in [
        "role=\"group\" aria-label=\"The record of a game: Chess\"",
        "<p class=\"comment\" data-of=\"0\">A &lt;short&gt; one.</p>",
        "<span class=\"number\">1.</span> e4</span> <span class=\"ply\"",
        ">e5</span> <span",
        "Qh5!</span></p>",
        "<p class=\"variation\">(<span",
        "d3</span> <span class=\"comment\" data-of=\"6\">sound</span> <span",
        "<span class=\"number\">3…</span> Nf6</span> (<span",
        "d6</span> <span class=\"comment\" data-of=\"8\">too</span>))</p>",
        "<span class=\"number\">3…</span> Nf6??</span></p>",
        "<figure class=\"figure\" id=\"mate-3b\"",
        "<span class=\"label\">Figure 2</span> After 3… Nf6.</p>",
        "<b>1–0</b> <a class=\"to-rule\" href=\"reference.html#rule-mate\">White wins: Black is mated.</a></p>",
        "<b>1–0</b> Black resigned.</p>",
        "<span class=\"label\">Figure 3</span>",
        "<code>7k/8/8/8/8/8/R7/K7 b - - 0 40</code>",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("class=\"ply\" title"));
    assert!(elements(page).iter().all(|(_, attributes)| attributes.iter().all(|(name, _)| name != "style")));
    let shown = "<a href=\"chess/index.html#mate-3b\">Games, Figure 2</a>";
    assert!(site["en/coverage.html"].contains(shown), "{}", site["en/coverage.html"]);
    let page = &site["ru/chess/index.html"];
    for part in [
        "Запись партии",
        "После хода 3. … Кf6.",
        "Чёрные сдались.",
        "<span class=\"number\">3. …</span> Кf6??",
    ] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn every_move_carries_what_a_replay_needs() {
    let site = files(&book(&[("en", "index.md", FRONT), ("en", "chess/index.md", LESSON)]), &[]);
    let page = &site["en/chess/index.html"];
    let plies: Vec<Vec<(String, String)>> = elements(page)
        .into_iter()
        .filter(|(_, attributes)| attributes.contains(&("class".to_owned(), "ply".to_owned())))
        .map(|(_, attributes)| attributes)
        .collect();
    let of = |at: usize, key: &str| {
        plies[at].iter().find(|(name, _)| name == &format!("data-{key}")).map_or("", |(_, value)| value)
    };
    // 1. e4 e5 2. Bc4 Nc6 3. Qh5 (3. d3 Nf6 (3... d6)) Nf6 4. Qxf7#; 40... Kg8 41. Ra8+
    let order: Vec<[&str; 2]> = (0..plies.len()).map(|at| [of(at, "at"), of(at, "after")]).collect();
    let expected = [
        ["1", "0"],
        ["2", "1"],
        ["3", "2"],
        ["4", "3"],
        ["5", "4"],
        ["6", "4"],
        ["7", "6"],
        ["8", "6"],
        ["9", "5"],
        ["10", "9"],
        ["1", "0"],
        ["2", "1"],
    ];
    assert_eq!(order, expected);
    assert_eq!([of(7, "turn"), of(9, "turn"), of(10, "turn")], ["3…", "4.", "40…"]);
    assert_eq!([of(9, "from"), of(9, "to")], ["h5", "f7"]);
    assert_eq!(of(9, "fen"), "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
    assert!(of(9, "says").starts_with("White’s Queen takes Black’s Pawn on f7."), "{}", of(9, "says"));
    assert!(of(11, "says").ends_with("Check."), "{}", of(11, "says"));
    let head = "data-game=\"chess\" data-fen=\"7k/8/8/8/8/8/R7/K7 b - - 0 40\"";
    assert!(page.contains(head) && page.contains("data-of=\"6\">sound<"));
}
