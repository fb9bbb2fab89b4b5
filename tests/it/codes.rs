//! The codes of findings that stand in a module's source.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The codes that are the first argument of one of the calls (`error(`, …) in the files of a module below `src`.
pub(crate) fn codes_in(module: &str, calls: &[&str]) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(module);
    let mut codes = BTreeSet::new();
    for entry in walkdir::WalkDir::new(folder) {
        let Ok(text) = fs::read_to_string(entry.unwrap().path()) else { continue };
        for call in calls {
            let named = text.split(call).skip(1).filter_map(|after| after.trim_start().strip_prefix('"'));
            codes.extend(named.filter_map(|after| after.split('"').next()).map(str::to_owned));
        }
    }
    codes
}

#[test]
fn every_code_is_told_in_a_few_words() {
    let described: Vec<&str> = tabia::diag::CODES.iter().map(|&(code, _)| code).collect();
    assert!(described.is_sorted(), "the list is searched by halves");
    let mut codes: BTreeSet<String> = BTreeSet::new();
    for module in ["lesson", "check", "book", "pgn", "cli"] {
        codes.extend(codes_in(module, &["::error(", "::warning(", "parse_error(", "self.error("]));
        codes.extend(codes_in(module, &["unknown("]).into_iter().filter(|code| code.contains('-')));
    }
    let missing: Vec<_> = codes.iter().filter(|code| !described.contains(&code.as_str())).collect();
    assert!(missing.is_empty(), "describe in src/diag/codes.rs: {missing:?}");
    for (code, about) in tabia::diag::CODES {
        assert!(!about.is_empty() && !about.ends_with('.'), "{code}");
    }
}

#[test]
fn every_code_is_told_in_russian_too() {
    for (code, about) in tabia::diag::CODES {
        let russian = tabia::diag::about_in(code, "ru");
        assert!(russian.is_some_and(|russian| !russian.ends_with('.') && russian != *about), "{code}");
    }
}
