//! `docs`: the book about Tabia comes out of the program alone.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{refuses, run};

#[test]
fn the_book_is_built_from_the_program_and_found_again() {
    let tmp = tempfile::tempdir().unwrap();
    let first = run(tmp.path(), &["docs", "--out", "handbook", "--no-open", "--lang", "ru"]);
    assert_eq!(first.code, Some(0), "{}", first.err);
    let page = first.out.trim();
    assert!(page.ends_with("handbook/ru/index.html") && Path::new(page).is_file(), "{page}");
    assert!(first.err.contains("(0 unchanged)"), "{}", first.err);
    assert!(tmp.path().join("handbook/en/reference/exercises.html").is_file());
    let again = run(tmp.path(), &["docs", "--out", "handbook", "--no-open"]);
    let count = |text: &str| text.split("wrote ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    assert!(again.err.contains(&format!("({} unchanged)", count(&again.err))), "{}", again.err);
}

#[test]
fn the_book_is_kept_in_the_cache_and_where_that_is_closed_a_folder_is_asked_for() {
    let tmp = tempfile::tempdir().unwrap();
    let docs = |cache: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabia"));
        command
            .args(["docs", "--no-open"])
            .env("XDG_CACHE_HOME", cache)
            .env("HOME", cache)
            .env("LOCALAPPDATA", cache);
        let output = command.output().unwrap();
        (
            output.status.code(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (code, out, err) = docs(tmp.path());
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains(concat!("tabia/docs-", env!("CARGO_PKG_VERSION"), "/en/index.html")), "{out}");
    // A file where the cache would be stands for every place that cannot be written.
    let file = tmp.path().join("file");
    fs::write(&file, "").unwrap();
    let (code, out, err) = docs(&file);
    refuses(&super::Run { code, out, err }, "--out");
}
