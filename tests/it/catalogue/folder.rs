//! Examples that need a folder: it is made as the example says, and the program looks at it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tabia::diag::catalogue::Example;
use tabia::diag::{FixKind, Severity};

use super::Found;
use super::within::{completed, files};

/// The name of the folder, by which messages call its files.
const BOOK: &str = "mybook";

/// What the program finds in the book that the example shows.
pub(super) fn found(language: &str, example: Example<'_>) -> Vec<Found> {
    let tmp = tempfile::tempdir().unwrap();
    // So that a link may lead out of the book and yet to a file.
    let root = tmp.path().join("a");
    match example.format {
        "text" => listed(&root, language, example.text),
        _ => files(language, example)
            .iter()
            .for_each(|(path, text)| write(&root.join(BOOK).join(path), text.as_bytes())),
    }
    let run = Command::new(env!("CARGO_BIN_EXE_tabia"))
        .args(["check", "--book", BOOK, "--format", "json"])
        .current_dir(&root)
        .output()
        .unwrap();
    let document: Value = serde_json::from_slice(&run.stdout).unwrap();
    document["findings"].as_array().unwrap().iter().map(told).collect()
}

fn write(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap();
}

/// Makes the files of a listing: names below their folders, ` -> target` after one that is a link, and in parentheses how
/// the letters of a file are stored.
fn listed(root: &Path, language: &str, listing: &str) {
    let mut folders: Vec<PathBuf> = Vec::new();
    for line in listing.lines() {
        let name = line.trim_start();
        folders.truncate((line.len() - name.len()) / 2);
        let folder = folders.last().map_or_else(|| root.to_owned(), Clone::clone);
        if let Some(name) = name.strip_suffix('/') {
            folders.push(folder.join(name));
        } else if let Some((name, target)) = name.split_once(" -> ") {
            fs::create_dir_all(&folder).unwrap();
            write(&folder.join(target), completed("", "").as_bytes());
            link(target, &folder.join(name));
        } else if let Some((name, letters)) = name.split_once(" (") {
            let text = completed("ru/", "Ладья ходит прямо.\n");
            let bytes = if letters == "UTF-8)" { text.into_bytes() } else { windows_1251(&text) };
            write(&folder.join(name), &bytes);
        } else if name == "book.toml" {
            write(&folder.join(name), format!("title = \"T\"\nlanguages = [\"{language}\"]\n").as_bytes());
        } else {
            write(&folder.join(name), completed("", "Text.\n").as_bytes());
        }
    }
}

#[cfg(unix)]
fn link(target: &str, at: &Path) {
    std::os::unix::fs::symlink(target, at).unwrap();
}

#[cfg(windows)]
fn link(target: &str, at: &Path) {
    std::os::windows::fs::symlink_file(target, at).unwrap();
}

/// A text as old programs stored it: a byte a letter.
fn windows_1251(text: &str) -> Vec<u8> {
    let byte = |letter: char| match letter {
        'А'..='я' => (u32::from(letter) - u32::from('А') + 0xc0) as u8,
        _ => letter as u8,
    };
    text.chars().map(byte).collect()
}

fn told(found: &Value) -> Found {
    let text = |key: &str| found[key].as_str().unwrap_or_default().to_owned();
    let severity = text("severity");
    let mut said = format!("{severity}[{}]: {}\n", text("code"), text("message"));
    for note in found["notes"].as_array().unwrap() {
        said += &format!("  note: {}\n", note.as_str().unwrap());
    }
    if let Some(hint) = found["hint"].as_str() {
        said += &format!("  help: {hint}\n");
    }
    let fix = found["fix"]["kind"].as_str().map(|kind| match kind {
        "bless" => FixKind::Bless,
        "offer" => FixKind::Offer,
        _ => FixKind::Safe,
    });
    let severity = if severity == "warning" { Severity::Warning } else { Severity::Error };
    Found { code: text("code"), severity, said, fix }
}
