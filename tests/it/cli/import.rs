//! `import`: where the lesson goes, which games are in it, and when nothing is written.

use std::fs;

use super::{refuses, run, run_with};

const GAMES: &str = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n[White \"C\"]\n[Black \"D\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"E\"]\n[Black \"F\"]\n\n1. d4 *\n";

#[test]
fn with_an_error_nothing_is_written_unless_broken_games_are_left_out() {
    let tmp = tempfile::tempdir().unwrap();
    fs::write(tmp.path().join("games.pgn"), GAMES).unwrap();
    let out = tmp.path().join("lesson.md");
    let failed = run(tmp.path(), &["import", "games.pgn", "--out", "lesson.md"]);
    assert_eq!((failed.code, failed.out.as_str(), out.exists()), (Some(1), "", false));
    assert!(
        failed.err.contains("error[illegal-move]") && failed.err.contains("--> games.pgn:9:13"),
        "{}",
        failed.err
    );
    assert!(
        failed.err.ends_with("1 error in 1 game: nothing is written; `--skip-broken` leaves them out\n"),
        "{}",
        failed.err
    );

    let done = run(tmp.path(), &["import", "games.pgn", "--out", "lesson.md", "--skip-broken"]);
    assert_eq!(done.code, Some(1), "{}", done.err);
    assert!(
        done.err.ends_with("wrote 2 games to `lesson.md`\nleft out 1 game with errors\n"),
        "{}",
        done.err
    );
    let lesson = fs::read_to_string(&out).unwrap();
    assert!(
        lesson.contains("## A – B") && lesson.contains("## E – F") && !lesson.contains("## C"),
        "{lesson}"
    );

    let again = run(tmp.path(), &["import", "games.pgn", "--game-number", "3", "--out", "lesson.md"]);
    refuses(&again, "`lesson.md` is there already");
    let forced =
        run(tmp.path(), &["import", "games.pgn", "--game-number", "3", "--out", "lesson.md", "--force"]);
    assert_eq!(forced.code, Some(0), "{}", forced.err);
    assert!(fs::read_to_string(&out).unwrap().starts_with("+++\ntitle = \"E – F\"\n"));
    assert_eq!(fs::read_dir(tmp.path()).unwrap().count(), 2, "no draft is left");
}

#[test]
fn an_imported_lesson_is_a_page_of_a_book() {
    let tmp = tempfile::tempdir().unwrap();
    fs::create_dir_all(tmp.path().join("lessons/ru")).unwrap();
    fs::write(tmp.path().join("lessons/book.toml"), "title = \"T\"\nlanguages = [\"ru\"]\n").unwrap();
    fs::write(tmp.path().join("lessons/ru/index.md"), "+++\ntitle = \"T\"\n+++\n\nЗдравствуйте.\n").unwrap();
    let args = ["import", "-", "--lang", "ru", "--title", "Моя \"партия\"", "--out", "lessons/ru/game.md"];
    let done = run_with(
        tmp.path(),
        &args,
        b"[White \"R\xe9ti\"]\n[Black \"B\"]\n\n1. Nf3 d5 {[%cal Gd5d4] \x96} 2. c4 *\n",
    );
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(done.err.contains("warning[not-utf8]") && done.err.contains("Windows-1252"), "{}", done.err);
    let lesson = fs::read_to_string(tmp.path().join("lessons/ru/game.md")).unwrap();
    assert!(lesson.contains("title = \"Моя \\\"партия\\\"\"") && lesson.contains("id: reti-b\n"), "{lesson}");
    let check = run(tmp.path(), &["check"]);
    assert_eq!((check.code, check.err.as_str()), (Some(0), "checked 2 lessons: nothing found wrong\n"));
}

#[test]
fn what_cannot_be_imported_is_refused_in_a_line() {
    let tmp = tempfile::tempdir().unwrap();
    let import =
        |args: &[&str], input: &[u8]| run_with(tmp.path(), &[&["import", "-"], args].concat(), input);
    refuses(&import(&[], b""), "`<stdin>` has no game to import");
    refuses(&import(&[], b"a\0b"), "is no text");
    refuses(&import(&["--game", "ches"], b""), "did you mean `chess`?");
    refuses(&import(&["--game-number", "2"], b"1. e4 *"), "no game 2: it has 1 game");
    refuses(&import(&[], "1. e4 * ".repeat(51).as_bytes()), "take them with `--all`");
    assert_eq!(import(&["--all"], "1. e4 * ".repeat(51).as_bytes()).code, Some(0));
    refuses(&run(tmp.path(), &["import", "nowhere.pgn"]), "cannot read `nowhere.pgn`");
    refuses(&import(&["--out", "no/a.md"], b"1. e4 *"), "make it first");
}
