//! The shape of the source: imports point one way, files stay small, games stay apart.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What each module of the library may import. A game's file may import what `games/<id>` says.
const TABLE: &[(&str, &[&str])] = &[
    ("base64", &[]),
    ("diag", &[]),
    ("board", &[]),
    ("position", &["board"]),
    ("movement", &["board", "position"]),
    ("game", &["board", "position"]),
    ("orthodox", &["game", "movement", "position", "board"]),
    ("games/", &["orthodox", "game", "movement", "position", "board"]),
    ("games", &["game"]),
    ("lang", &[]),
    ("notation", &["game", "position", "board", "lang", "diag"]),
    ("search", &["game", "position", "board"]),
    ("explain", &["game", "position", "board", "lang", "notation"]),
    ("diagram", &["board"]),
    ("svg", &["diagram", "board"]),
    ("raster", &["diagram", "board"]),
    ("card", &["diagram", "svg", "raster"]),
    ("lesson", &["diag"]),
    (
        "check",
        &[
            "diag", "board", "position", "game", "games", "lang", "notation", "search", "explain", "diagram",
            "lesson",
        ],
    ),
    ("book", &["check", "lesson", "diagram", "diag", "lang", "position"]),
    ("snapshot", &["book", "diagram", "svg", "games", "notation", "lesson", "diag", "base64"]),
    ("html", &["book", "diagram", "svg"]),
    ("site", &["html", "book", "board", "diagram", "svg", "card", "diag"]),
    ("mdbook", &["html", "book", "check", "lesson", "explain", "notation", "games", "lang", "diag", "svg"]),
    ("volume", &["html", "book", "lang", "svg"]),
    (
        "worksheet",
        &[
            "board", "position", "game", "lang", "notation", "search", "explain", "diag", "lesson", "check",
            "html", "diagram", "svg",
        ],
    ),
    (
        "pgn",
        &["board", "position", "game", "games", "lang", "notation", "explain", "diag", "lesson", "check"],
    ),
    ("sketch", &["board", "position", "game", "lang", "notation", "explain", "lesson", "worksheet"]),
    ("image", &["raster"]),
    ("epub", &["html", "volume", "raster", "image"]),
    ("print", &["volume", "html", "lang", "base64"]),
    ("pdf", &["volume", "html", "image"]),
    ("wasm", &["board", "position", "game", "games", "lang", "notation", "search", "explain"]),
];

/// The longest that a source file may be.
const LONGEST: usize = 600;

fn sources() -> Vec<PathBuf> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join("src"), &mut found);
    found.sort();
    found
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The path below `src` without the extension, with `/` between.
fn module(path: &Path) -> String {
    let below = path.strip_prefix(root().join("src")).unwrap().with_extension("");
    below.to_str().unwrap().replace('\\', "/")
}

/// The modules of the library that a file names after `crate::`, its tests left out.
fn imports(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.collect::<Vec<_>>().join("\n");
    let word = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    code.split("crate::").skip(1).map(word).filter(|name| !name.is_empty()).collect()
}

#[test]
fn imports_point_one_way() {
    let mut wrong = Vec::new();
    for path in sources() {
        let module = module(&path);
        let top = module.split('/').next().unwrap();
        if matches!(top, "lib" | "main" | "cli") {
            continue;
        }
        let in_game = module.starts_with("games/");
        let key = if in_game { "games/" } else { top };
        let Some((_, allowed)) = TABLE.iter().find(|(name, _)| *name == key) else {
            wrong.push(format!("{module} is not in the table"));
            continue;
        };
        for name in imports(&fs::read_to_string(&path).unwrap()) {
            if name != top && !allowed.contains(&name.as_str()) || in_game && name == "games" {
                wrong.push(format!("{module} imports {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_game_never_names_another_game() {
    let games: Vec<String> =
        sources().iter().map(|path| module(path)).filter(|m| m.starts_with("games/")).collect();
    let ids: BTreeSet<&str> = games.iter().map(|module| module.split('/').nth(1).unwrap()).collect();
    for path in sources().iter().filter(|path| module(path).starts_with("games/")) {
        let own = module(path).split('/').nth(1).unwrap().to_owned();
        let text = fs::read_to_string(path).unwrap();
        for other in ids.iter().filter(|id| **id != own) {
            assert!(!text.contains(&format!("{other}::")), "{own} names {other}");
        }
    }
}

#[test]
fn every_game_file_is_in_the_registry() {
    let registry = fs::read_to_string(root().join("src/games.rs")).unwrap();
    for entry in fs::read_dir(root().join("src/games")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(registry.contains(&format!("mod {name};")), "{name} is not in src/games.rs");
        assert!(registry.contains(&format!("&{name}::")), "{name} is not among GAMES");
    }
}

#[test]
fn only_the_command_line_touches_the_machine() {
    for path in sources() {
        let module = module(&path);
        if module == "main" || module.split('/').next() == Some("cli") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for word in ["std::fs", "std::net", "std::env", "println!", "std::process"] {
            assert!(!text.contains(word), "{module} uses {word}");
        }
    }
}

#[test]
fn every_module_of_the_reader_s_script_is_listed() {
    let listed = fs::read_to_string(root().join("src/site/script/join.rs")).unwrap();
    for entry in fs::read_dir(root().join("templates/reader")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(!name.ends_with(".js") || listed.contains(&format!("(\"{name}\", include_str!")), "{name}");
    }
}

#[test]
fn every_message_of_the_reader_s_script_is_used() {
    let folder = fs::read_dir(root().join("templates/reader")).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    let scripts: String = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "js"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let text = |name: &str| fs::read_to_string(root().join("src/lang/en").join(name)).unwrap();
    let messages = text("reader.ftl").replace("\nreader-", "\n") + &text("editor.ftl");
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let keys = messages.lines().filter(starts).filter_map(|line| line.split_once(" ="));
    let quoted = |word: &str| scripts.contains(&format!("\"{word}\""));
    // Some keys are put together of a beginning and a side or another word, as in `turn-${look.turn}`.
    let joined = |key: &str| {
        key.match_indices('-').any(|(at, _)| {
            let (start, end) = key.split_at(at + 1);
            scripts.contains(&format!("`{start}${{"))
                && (end.len() == 1
                    || quoted(end)
                    || quoted(&end.replace('-', " "))
                    || scripts.contains(&format!("{end}: ")))
        })
    };
    let dead: Vec<&str> = keys.map(|(key, _)| key).filter(|key| !quoted(key) && !joined(key)).collect();
    assert!(dead.is_empty(), "{}", dead.join(", "));
}

#[test]
fn the_architecture_is_told_in_short() {
    let lines = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap().lines().count();
    assert!(lines <= 150, "{lines} lines");
}

#[test]
fn source_files_stay_small() {
    for path in sources() {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines <= LONGEST, "{} has {lines} lines", module(&path));
    }
}
