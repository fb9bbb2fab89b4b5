//! `new`: what is started is right as it stands, for every game and in every language.

use std::fs;
use std::path::Path;

use tabia::games::GAMES;

use super::{Run, refuses, run};

/// Runs a command that must do its work.
#[track_caller]
fn does(dir: &Path, args: &[&str]) -> Run {
    let run = run(dir, args);
    assert_eq!(run.code, Some(0), "{args:?}: {}", run.err);
    run
}

/// Checks the book in a folder, in which nothing must be found.
#[track_caller]
fn is_right(dir: &Path) {
    let run = does(dir, &["check"]);
    assert!(run.err.ends_with("nothing found wrong\n"), "{}", run.err);
}

/// A folder with a new book about a game.
fn book(languages: &str, game: &str) -> tempfile::TempDir {
    let tmp = tempfile::tempdir().unwrap();
    does(tmp.path(), &["new", "book", ".", "--lang", languages, "--game", game]);
    tmp
}

fn text(dir: &Path, path: &str) -> String {
    fs::read_to_string(dir.join(path)).unwrap()
}

#[test]
fn a_new_book_about_any_game_in_any_languages_is_right() {
    for game in GAMES {
        let id = game.spec().id;
        // The second language is a translation, which inherits what the first says.
        for languages in ["en,ru", "ru,en"] {
            let tmp = book(languages, id);
            is_right(tmp.path());
            let first = languages.split(',').next().unwrap();
            let lesson = text(tmp.path(), &format!("lessons/{first}/{id}/01-first-steps.md"));
            for part in ["id: own\n", "```exercise\n", "](count:moves)", "exactly: "] {
                assert!(lesson.contains(part), "{id} {languages}: {part}");
            }
        }
    }
}

#[test]
fn a_new_book_is_built_at_once_and_says_how_to_go_on() {
    let tmp = tempfile::tempdir().unwrap();
    let made = does(tmp.path(), &["new", "book", "my book", "--title", "Say \"check\"", "--lang", "en,ru"]);
    assert_eq!(made.out, "  cd \"my book\"\n  tabia serve --open\n  tabia build --open\n");
    let dir = tmp.path().join("my book");
    let built = does(&dir, &["build"]);
    assert!(built.err.contains("nothing found wrong"), "{}", built.err);
    let page = text(&dir, "output/en/chess/first-steps.html");
    assert!(page.contains("Say \"check\"") || page.contains("Say &quot;check&quot;"), "{page}");
    assert!(page.contains("<svg") && dir.join("output/ru/chess/first-steps.html").is_file());
    assert!(text(&dir, ".gitignore").contains("/output/"));
}

#[test]
fn the_next_lesson_of_any_game_is_right_and_about_a_rule_that_is_not_taught_yet() {
    let tmp = book("en,ru", "chess");
    for game in GAMES {
        let id = game.spec().id;
        for _ in 0..2 {
            does(tmp.path(), &["new", "lesson", &format!("{id}/"), "--game", id]);
        }
    }
    is_right(tmp.path());
    for game in GAMES {
        for language in ["en", "ru"] {
            let folder = tmp.path().join(format!("lessons/{language}/{}", game.spec().id));
            let lessons =
                fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()));
            let mut taught: Vec<String> =
                lessons.map(|text| text.unwrap().lines().nth(3).unwrap().to_owned()).collect();
            taught.sort();
            assert!(taught[0].starts_with("teaches = [\"") && taught[0] != taught[1], "{taught:?}");
        }
    }
}

#[test]
fn a_lesson_goes_where_its_path_says_and_takes_its_game_from_the_folder() {
    let tmp = book("en", "seega");
    let dir = tmp.path();
    for (path, expected) in [
        ("seega/02-steps.md", "seega/02-steps.md"),
        ("en/seega/03-more", "seega/03-more.md"),
        ("lessons/en/seega/04-even-more.md", "seega/04-even-more.md"),
        ("./seega/", "seega/05-a-title.md"),
    ] {
        let run = does(dir, &["new", "lesson", path, "--title", "A title"]);
        assert!(run.err.contains(&format!("wrote `lessons/en/{expected}`")), "{path}: {}", run.err);
        let lesson = text(dir, &format!("lessons/en/{expected}"));
        assert!(lesson.starts_with("+++\ntitle = \"A title\"\ngame = \"seega\"\n"), "{lesson}");
    }
    let run = does(&dir.join("lessons/en"), &["new", "lesson", "seega/last.md", "--book", ".."]);
    assert!(run.err.contains("as `seega/06-last.md` it would be the last"), "{}", run.err);
    is_right(dir);
}

#[test]
fn a_lesson_is_about_the_rule_that_its_file_is_named_after() {
    let tmp = book("en", "chess");
    does(tmp.path(), &["new", "lesson", "chess/02-castling.md"]);
    let lesson = text(tmp.path(), "lessons/en/chess/02-castling.md");
    assert!(
        lesson.starts_with("+++\ntitle = \"Castling\"\n") && lesson.contains("[\"castling\"]"),
        "{lesson}"
    );
    is_right(tmp.path());
}

#[test]
fn a_lesson_of_a_book_in_two_languages_has_a_translation_that_is_recorded() {
    let tmp = book("en,ru", "ultima");
    does(tmp.path(), &["translated"]);
    does(tmp.path(), &["new", "lesson", "ultima/02-next.md"]);
    is_right(tmp.path());
    assert!(text(tmp.path(), "lessons/ru/translations.toml").contains("ultima/02-next.md"));
    let russian = text(tmp.path(), "lessons/ru/ultima/02-next.md");
    assert!(russian.contains("Этот урок") && !russian.contains("position:"), "{russian}");
}

#[test]
fn nothing_is_written_over_and_nothing_out_of_the_book() {
    let tmp = book("en,ru", "chess");
    let dir = tmp.path();
    fs::write(dir.join("lessons/en/only.md"), "+++\ntitle = \"Only\"\n+++\n").unwrap();
    for (args, message) in [
        (&["new", "book", "."][..], "`.` is not empty: "),
        (&["new", "book", "README.md"], "`README.md` is a file: "),
        (&["new", "book", "x", "--game", "ches"], "did you mean `chess`?"),
        (&["new", "book", "x", "--title", " "], "a book needs a title: "),
        (&["new", "book", "x", "--lang", "en,en"], "is given twice: "),
        (&["new", "lesson", "chess/01-first-steps.md"], "01-first-steps.md` is there already: "),
        (&["new", "lesson", "../out.md", "--game", "chess"], "leads out of the book `lessons`: "),
        (&["new", "lesson", "chess/../../out.md"], "leads out of the book `lessons`: "),
        (&["new", "lesson", "/tmp/out.md", "--game", "chess"], "leads out of the book `lessons`: "),
        (&["new", "lesson", "rules.md"], "it is not said which game the lesson is about: "),
        (&["new", "lesson", "chess/rules.txt"], "does not end with `.md`"),
        (&["new", "lesson", ".hidden.md", "--game", "chess"], "is hidden"),
        (&["new", "lesson", "en/chess/x.md", "--lang", "ru"], "is a path of the language `en`"),
        (&["new", "lesson", "ru/only.md", "--game", "chess"], "a translation begins as a copy: "),
        (&["new", "lesson", "x/", "--game", "chess", "--book", "nowhere"], "there is no book in `nowhere`"),
    ] {
        refuses(&run(dir, args), message);
    }
    assert!(!dir.join("x").exists() && !dir.join("out.md").exists());
    is_right_but_for_the_lesson_without_a_translation(dir);
}

#[track_caller]
fn is_right_but_for_the_lesson_without_a_translation(dir: &Path) {
    let run = does(dir, &["check"]);
    assert!(run.err.contains("[missing-lesson]") && run.err.ends_with(": 1 warning\n"), "{}", run.err);
}

#[test]
fn the_steps_to_a_new_game_are_printed() {
    let steps = super::prints(&["new", "game"]);
    assert!(steps.starts_with("A game is a part of the program"), "{steps}");
    assert!(steps.contains("\n\n1. `src/games/<id>.rs`") && steps.contains("\n5. "), "{steps}");
}

#[test]
fn the_workflow_of_a_new_book_is_laid_out_as_yaml_wants_it() {
    let tmp = book("en", "chess");
    let text = text(tmp.path(), ".github/workflows/book.yml");
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    let mut last = 0;
    for line in lines {
        let deep = line.len() - line.trim_start().len();
        assert!(!line.contains('\t') && deep % 2 == 0 && deep <= last + 4, "{line}");
        let entry = line.trim_start().trim_start_matches("- ");
        assert!(entry.contains(": ") || entry.ends_with(':'), "{line}");
        last = deep;
    }
    for part in [
        "on:\n  push:\n",
        "tabia check --format github",
        "actions/deploy-pages@",
        concat!("\"", env!("CARGO_PKG_VERSION"), "\""),
    ] {
        assert!(text.contains(part), "{part}");
    }
}
