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
