//! The textbook itself, as it is read.

use std::fs;
use std::path::Path;

use tabia::diag::{Source, short};
use tabia::lesson::parse;

#[test]
fn the_lessons_of_the_textbook_have_no_findings() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let mut wrong = Vec::new();
    for entry in walkdir::WalkDir::new(&book).sort_by_file_name() {
        let path = entry.unwrap().into_path();
        if path.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let name = path.strip_prefix(&book).unwrap().to_string_lossy().replace('\\', "/");
        let Some((language, below)) = name.split_once('/') else { continue };
        let (_, found) = parse(&Source::new(&*name, fs::read_to_string(&path).unwrap()), language, below);
        wrong.extend(found.iter().map(short));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
