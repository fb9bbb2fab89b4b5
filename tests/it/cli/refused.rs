//! What the system refuses: one line with the remedy, and the exit status 2.

use std::fs;
use std::path::Path;

use crate::cli::{refuses, run, tabia};

#[test]
fn a_missing_book_is_told_with_the_remedy() {
    let run = tabia(&["check", "--book", "nowhere"]);
    refuses(
        &run,
        "there is no book in `nowhere`, since it has no `book.toml`: give the book's folder with `--book`, or start a \
         book with `tabia new book DIR`",
    );
}

#[test]
fn who_stands_in_the_folder_of_the_book_is_told_how_to_name_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("book.toml"), "title = \"T\"\nlanguages = [\"en\"]\n").unwrap();
    for command in ["check", "serve"] {
        let run = run(folder.path(), &[command]);
        refuses(&run, "the book is in this folder: add `--book .`");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_told_with_the_remedy() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("lessons/en")).unwrap();
    fs::write(folder.path().join("lessons/book.toml"), "title = \"T\"\nlanguages = [\"en\"]\n").unwrap();
    let run = |file: &str| run(folder.path(), &["check", "--against", file]);
    refuses(
        &run("none.json"),
        "cannot read `none.json`: no such file or directory: see whether the path is right",
    );
    #[cfg(unix)]
    refuses(&run("lessons"), "cannot read `lessons`: is a directory: a folder stands where a file is needed");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_told_with_the_remedy() {
    // This device takes nothing, as a disk without room does.
    if !Path::new("/dev/full").exists() {
        return;
    }
    let textbook = Path::new(env!("CARGO_MANIFEST_DIR"));
    let run = run(textbook, &["snapshot", "/dev/full"]);
    assert_eq!(run.code, Some(2));
    let last = run.err.lines().last().unwrap();
    assert_eq!(
        last,
        "error: cannot write `/dev/full`: no space left on device: make room there, or choose another place"
    );
}

#[cfg(unix)]
#[test]
fn a_full_disk_behind_the_standard_output_is_told() {
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_tabia"))
        .args(["perft", "chess", "1"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(2));
    let err = String::from_utf8(run.stderr).unwrap();
    assert!(
        err.contains("error: no space left on device: make room there, or choose another place"),
        "{err}"
    );
}

#[test]
fn an_output_where_a_file_stands_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("taken"), "x").unwrap();
    let run = tabia(&[
        "worksheet",
        "--game",
        "chess",
        "--out",
        folder.path().join("taken/a.html").to_str().unwrap(),
    ]);
    refuses(&run, "is a file, not a folder; choose another place");
}
