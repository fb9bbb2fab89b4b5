//! `render`: what is drawn, as what, how large and on what ground.

use std::fs;
use std::path::Path;

use resvg::tiny_skia::Pixmap;

use super::build::{book, write};
use super::{Run, prints, refuses, run};

const FEN: &str = "8/4ki2/8/8/1i6/8/3P4/4K3 w Pp";
const EXERCISE: &str = "\
+++
title = \"Tasks\"
game = \"chess-t1\"
+++

```exercise
id: where
white: Ritter c2
study: yes
task: find moves of c2
```

```exercise
id: boardless
task: choose
caption: What may a Ritter do?
option: Jump (right)
option: Fly
```
";

/// A book in which `tasks#where` is an exercise with a board.
fn tasks() -> tempfile::TempDir {
    let tmp = book();
    write(&tmp.path().join("lessons/en/chess-t1/tasks.md"), EXERCISE);
    tmp
}

/// Draws the array into a file and reads it as a PNG.
#[track_caller]
fn png(args: &[&str]) -> Pixmap {
    let tmp = tempfile::tempdir().unwrap();
    let drawn = run(tmp.path(), &[&["render", "--game", "chess-t1", "--out", "board.png"], args].concat());
    assert_eq!((drawn.code, drawn.out.as_str(), drawn.err.as_str()), (Some(0), "", ""), "{args:?}");
    Pixmap::decode_png(&fs::read(tmp.path().join("board.png")).unwrap()).unwrap()
}

#[test]
fn a_position_is_drawn_as_svg_in_the_colours_of_a_theme() {
    let svg = prints(&["render", "--game", "chess-t1", "--fen", FEN]);
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>") && !svg.contains("var("));
    assert!(prints(&["render", "--game", "chess-t1", "--theme", "site"]).contains("var("));
    assert_ne!(svg, prints(&["render", "--game", "chess-t1", "--fen", FEN, "--view", "black"]));
}

#[test]
fn a_picture_is_as_large_as_is_said() {
    let own = png(&["--scale", "1"]);
    let side = |image: &Pixmap| (image.width(), image.height());
    assert_eq!(side(&png(&[])), (2 * own.width(), 2 * own.height()));
    assert_eq!(side(&png(&["--scale", "0.5"])), (own.width() / 2, own.height() / 2));
    assert_eq!(png(&["--width", "200"]).width(), 200);
    let wide = format!(" width=\"{}\"", 3 * own.width());
    assert!(prints(&["render", "--game", "chess-t1", "--scale", "3"]).contains(&wide));
    assert!(prints(&["render", "--game", "chess-t1", "--width", "1000"]).contains(" width=\"1000\""));
}

#[test]
fn a_picture_is_transparent_unless_a_ground_is_asked_for() {
    let corner = |args: &[&str]| {
        let pixel = png(args).pixel(0, 0).unwrap();
        (pixel.red(), pixel.green(), pixel.blue(), pixel.alpha())
    };
    assert_eq!(corner(&[]), (0, 0, 0, 0));
    assert_eq!(corner(&["--background"]), (0xfb, 0xf8, 0xf1, 255));
    assert_eq!(corner(&["--background", "--theme", "dark"]), (0x17, 0x19, 0x1b, 255));
    assert_eq!(corner(&["--background", "--theme", "print"]), (255, 255, 255, 255));
    assert!(prints(&["render", "--game", "chess-t1", "--background"]).contains("fill=\"#fbf8f1\""));
}

#[test]
fn a_diagram_is_told_in_plain_text() {
    let tmp = book();
    let text = run(tmp.path(), &["render", "ritter#ritter", "--format", "text"]).out;
    let expected = "\
A position of chess-T1

8 .  .  :  :  :  :  .  .
7 .  .  .  .  .  .  .  .
6 .  .  .  .  .  .  .  .
5 .  .  .  .  .  .  .  .
4 .  .  ix .  .  .  .  .
3 .  .  .* .  .  .  .  .
2 .* .* R@ .* .* .  .  .
1 .  .  :  :  :  :  .  .
  a  b  c  d  e  f  g  h

@  the man whose moves are shown
*  may move here
x  may capture here

White: Ritter c2. Black: Knecht c4. White to move.";
    assert!(text.starts_with(expected), "{text}");
    // Into a file of that name it needs no telling.
    run(tmp.path(), &["render", "ritter#ritter", "--out", "a.txt"]);
    assert_eq!(fs::read_to_string(tmp.path().join("a.txt")).unwrap(), text);
}

#[test]
fn a_board_in_text_is_seen_from_the_side_that_is_asked_for() {
    let args = ["render", "--game", "chess", "--format", "text", "--view", "black"];
    let text = prints(&args);
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with(['1', '8', ' '])).collect();
    assert_eq!(rows, ["1 R N B K Q B N R", "8 r n b k q b n r", "  h g f e d c b a"]);
}

#[test]
fn an_exercise_is_drawn_as_a_task_or_as_its_answer() {
    let tmp = tasks();
    let text =
        |more: &[&str]| run(tmp.path(), &[&["render", "tasks#where", "--format", "text"], more].concat());
    let (task, answer) = (text(&[]), text(&["--answer"]));
    assert_eq!((task.code, answer.code), (Some(0), Some(0)), "{}{}", task.err, answer.err);
    assert!(!task.out.contains('*'), "{}", task.out);
    assert!(answer.out.contains(".*"), "{}", answer.out);
    refuses(
        &run(tmp.path(), &["render", "tasks#boardless"]),
        "the task of the exercise `boardless` has no board",
    );
    refuses(&run(tmp.path(), &["render", "ritter#ritter", "--answer"]), "is no exercise and has no answer");
    refuses(&run(tmp.path(), &["render", "tasks#wher"]), "there is no diagram `wher`: did you mean `where`?");
}

#[test]
fn what_cannot_be_drawn_is_refused_with_a_remedy() {
    let tmp = tempfile::tempdir().unwrap();
    let draw =
        |args: &[&str]| -> Run { run(tmp.path(), &[&["render", "--game", "chess-t1"], args].concat()) };
    let png = |args: &[&str]| draw(&[&["--out", "a.png"], args].concat());
    refuses(&png(&["--theme", "site"]), "give `--theme light`");
    refuses(&png(&["--width", "16385"]), "from 1 to 16384 each way: give another `--width` or `--scale`");
    refuses(&png(&["--scale", "900"]), "give another `--width` or `--scale`");
    refuses(&draw(&["--scale", "0"]), "expected a number from 0.01 to 1000");
    refuses(&draw(&["--theme", "site", "--background"]), "leave out `--background`");
    refuses(&draw(&["--format", "text", "--width", "3"]), "leave out `--width`");
    refuses(&draw(&["--out", "board.gif"]), "give `--format svg`, `png` or `text`");
    refuses(&draw(&["--out", "none/board.svg"]), "there is no folder `none`; make it first");
    assert!(fs::read_dir(tmp.path()).unwrap().next().is_none());
}

#[test]
fn the_format_that_is_said_wins_over_the_name() {
    let tmp = tempfile::tempdir().unwrap();
    let args = ["render", "--game", "chess-t1", "--out", "board.txt", "--format", "svg"];
    assert_eq!(run(Path::new(tmp.path()), &args).code, Some(0));
    assert!(fs::read_to_string(tmp.path().join("board.txt")).unwrap().starts_with("<svg "));
}
