//! `tabia worksheet`: what it writes, where, and what it refuses.

use std::fs;

use super::{prints, refuses, run, tabia};

#[test]
fn a_sheet_in_markdown_is_printed() {
    let sheet =
        prints(&["worksheet", "--game", "chess", "--tasks", "moves,judge", "--count", "4", "--format", "md"]);
    assert!(sheet.starts_with("+++\ntitle = \"Chess: worksheet\"\ngame = \"chess\"\n+++\n"), "{sheet}");
    assert_eq!(sheet.matches("```exercise\n").count(), 4);
}

#[test]
fn a_page_is_written_with_its_answers_and_says_where() {
    let dir = tempfile::tempdir().unwrap();
    let args =
        ["worksheet", "--game", "chess", "--tasks", "moves", "--count", "2", "--seed", "7", "--lang", "ru"];
    for _ in 0..2 {
        let wrote = run(dir.path(), &args);
        let expected = (Some(0), "wrote worksheet-chess-7.html\n");
        assert_eq!((wrote.code, wrote.err.as_str()), expected);
    }
    let page = fs::read_to_string(dir.path().join("worksheet-chess-7.html")).unwrap();
    assert!(page.contains("<html lang=\"ru\">") && page.contains("Ответы") && page.contains("Лист № 7"));
    // Two boards of tasks and two of answers, all within the page.
    assert_eq!(page.matches("role=\"img\"").count(), 4);
    assert!(!page.contains("src=") && !page.contains("<script"), "{page}");
    assert!(run(dir.path(), &[&args[..], &["--out", "."]].concat()).err.contains("worksheet-chess-7.html"));
}

#[test]
fn a_file_that_is_no_worksheet_is_replaced_only_where_it_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("worksheet-chess-1.html");
    fs::write(&file, "mine").unwrap();
    let args = ["worksheet", "--game", "chess", "--tasks", "moves", "--count", "1"];
    refuses(&run(dir.path(), &args), "`worksheet-chess-1.html` is there and is no worksheet");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    assert_eq!(run(dir.path(), &[&args[..], &["--out", "worksheet-chess-1.html"]].concat()).code, Some(0));
    assert!(fs::read_to_string(&file).unwrap().contains("Tabia worksheet"));
}

#[test]
fn sorts_that_a_game_does_not_have_are_told() {
    let list = prints(&["worksheet", "--game", "chess-t1", "--tasks", "help"]);
    assert!(list.contains("force     How strong is a side there?\n"), "{list}");
    assert!(!prints(&["worksheet", "--game", "chess", "--tasks", "help", "--lang", "ru"]).contains("force"));
    let sorts = |game, sorts| tabia(&["worksheet", "--game", game, "--tasks", sorts]);
    refuses(
        &sorts("chess", "moves,force"),
        "chess has no tasks of the sort `force`: it has `setup`, `judge`, `moves`",
    );
    refuses(&sorts("chess", "captrues"), "there is no sort of tasks `captrues`: did you mean `captures`?");
    refuses(&sorts("chess", ""), "`--tasks help` lists them");
    refuses(&sorts("chess-t2", "moves"), "there is no game `chess-t2`: did you mean `chess-t1`?");
}

#[test]
fn a_short_sheet_is_made_with_a_note() {
    let args = ["worksheet", "--game", "chess", "--tasks", "setup", "--count", "3", "--format", "md"];
    let sheet = tabia(&args);
    assert_eq!((sheet.code, sheet.out.matches("task: set up").count()), (Some(0), 1));
    assert_eq!(sheet.err, "note: only 1 of 3 tasks came up: add other `--tasks`\n");
}
