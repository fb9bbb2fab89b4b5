//! The built engine that is kept in `templates/engine`: whether it is still that of these sources, and small.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

/// The longest that the script may be: 150 kB when it is compressed again, which undoes its base64.
const LONGEST: usize = 196_000;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_built_engine_is_that_of_these_sources() {
    let list = read("templates/engine/engine.sha256");
    let stale: Vec<&str> = list
        .lines()
        .filter_map(|line| {
            let (sum, path) = line.split_once("  ").unwrap();
            let exists = Path::new(env!("CARGO_MANIFEST_DIR")).join(path).exists();
            let text = if exists { read(path).replace("\r\n", "\n") } else { String::new() };
            let now: String = Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect();
            (now != sum).then_some(path)
        })
        .collect();
    assert!(
        stale.is_empty(),
        "run templates/engine/build, for these have changed since it ran: {}",
        stale.join(", ")
    );
    for path in [
        "Cargo.lock",
        "Cargo.toml",
        "src/lib.rs",
        "src/wasm.rs",
        "templates/engine/build",
        "templates/engine/engine.js",
    ] {
        assert!(list.lines().any(|line| line.ends_with(&format!("  {path}"))), "{path} is not listed");
    }
    assert!(list.lines().is_sorted_by_key(|line| line.split_once("  ").map(|(_, path)| path)));
}

#[test]
fn the_built_engine_is_small() {
    let script = read("templates/engine/engine.js");
    assert!(script.len() < LONGEST, "{} bytes", script.len());
    let base64 = script
        .strip_prefix("(self.tabia ||= {})[\"engine\"] = \"")
        .and_then(|rest| rest.strip_suffix("\";\n"));
    let base64 = base64.expect("the engine as base64");
    assert!(base64.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(&byte)));
}
