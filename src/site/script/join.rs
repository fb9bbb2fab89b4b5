//! Joining modules into one script: those that a module imports come before it, once each.

use super::tight::tight;

/// The modules, by file name.
const MODULES: &[(&str, &str)] = &[
    ("answer-moves.js", include_str!("../../../templates/reader/answer-moves.js")),
    ("answer-setup.js", include_str!("../../../templates/reader/answer-setup.js")),
    ("answer-squares.js", include_str!("../../../templates/reader/answer-squares.js")),
    ("answer-words.js", include_str!("../../../templates/reader/answer-words.js")),
    ("around.js", include_str!("../../../templates/reader/around.js")),
    ("board.js", include_str!("../../../templates/reader/board.js")),
    ("data.js", include_str!("../../../templates/reader/data.js")),
    ("dom.js", include_str!("../../../templates/reader/dom.js")),
    ("draw.js", include_str!("../../../templates/reader/draw.js")),
    ("editor-asked.js", include_str!("../../../templates/reader/editor-asked.js")),
    ("editor-bench.js", include_str!("../../../templates/reader/editor-bench.js")),
    ("editor-block.js", include_str!("../../../templates/reader/editor-block.js")),
    ("editor-claims.js", include_str!("../../../templates/reader/editor-claims.js")),
    ("editor-desk.js", include_str!("../../../templates/reader/editor-desk.js")),
    ("editor-drag.js", include_str!("../../../templates/reader/editor-drag.js")),
    ("editor-fields.js", include_str!("../../../templates/reader/editor-fields.js")),
    ("editor-form.js", include_str!("../../../templates/reader/editor-form.js")),
    ("editor-line.js", include_str!("../../../templates/reader/editor-line.js")),
    ("editor-live.js", include_str!("../../../templates/reader/editor-live.js")),
    ("editor-marks.js", include_str!("../../../templates/reader/editor-marks.js")),
    ("editor-out.js", include_str!("../../../templates/reader/editor-out.js")),
    ("editor-overlays.js", include_str!("../../../templates/reader/editor-overlays.js")),
    ("editor-read.js", include_str!("../../../templates/reader/editor-read.js")),
    ("editor-setup.js", include_str!("../../../templates/reader/editor-setup.js")),
    ("editor-tasks.js", include_str!("../../../templates/reader/editor-tasks.js")),
    ("editor-wish.js", include_str!("../../../templates/reader/editor-wish.js")),
    ("editor.js", include_str!("../../../templates/reader/editor.js")),
    ("embed.js", include_str!("../../../templates/reader/embed.js")),
    ("endless.js", include_str!("../../../templates/reader/endless.js")),
    ("engine.js", include_str!("../../../templates/reader/engine.js")),
    ("exercise-host.js", include_str!("../../../templates/reader/exercise-host.js")),
    ("exercise.js", include_str!("../../../templates/reader/exercise.js")),
    ("explore.js", include_str!("../../../templates/reader/explore.js")),
    ("explorer.js", include_str!("../../../templates/reader/explorer.js")),
    ("find.js", include_str!("../../../templates/reader/find.js")),
    ("gloss.js", include_str!("../../../templates/reader/gloss.js")),
    ("icons.js", include_str!("../../../templates/reader/icons.js")),
    ("invent.js", include_str!("../../../templates/reader/invent.js")),
    ("keys.js", include_str!("../../../templates/reader/keys.js")),
    ("lights.js", include_str!("../../../templates/reader/lights.js")),
    ("match.js", include_str!("../../../templates/reader/match.js")),
    ("opponent.js", include_str!("../../../templates/reader/opponent.js")),
    ("options.js", include_str!("../../../templates/reader/options.js")),
    ("overlays.js", include_str!("../../../templates/reader/overlays.js")),
    ("palette.js", include_str!("../../../templates/reader/palette.js")),
    ("placement.js", include_str!("../../../templates/reader/placement.js")),
    ("play.js", include_str!("../../../templates/reader/play.js")),
    ("position.js", include_str!("../../../templates/reader/position.js")),
    ("practice.js", include_str!("../../../templates/reader/practice.js")),
    ("progress-file.js", include_str!("../../../templates/reader/progress-file.js")),
    ("progress.js", include_str!("../../../templates/reader/progress.js")),
    ("reader.js", include_str!("../../../templates/reader/reader.js")),
    ("record.js", include_str!("../../../templates/reader/record.js")),
    ("records.js", include_str!("../../../templates/reader/records.js")),
    ("scheme.js", include_str!("../../../templates/reader/scheme.js")),
    ("search.js", include_str!("../../../templates/reader/search.js")),
    ("seat.js", include_str!("../../../templates/reader/seat.js")),
    ("session.js", include_str!("../../../templates/reader/session.js")),
    ("set-up.js", include_str!("../../../templates/reader/set-up.js")),
    ("share.js", include_str!("../../../templates/reader/share.js")),
    ("sheet.js", include_str!("../../../templates/reader/sheet.js")),
    ("shortcuts.js", include_str!("../../../templates/reader/shortcuts.js")),
    ("snippet.js", include_str!("../../../templates/reader/snippet.js")),
    ("steps.js", include_str!("../../../templates/reader/steps.js")),
    ("stored.js", include_str!("../../../templates/reader/stored.js")),
    ("taken.js", include_str!("../../../templates/reader/taken.js")),
    ("task.js", include_str!("../../../templates/reader/task.js")),
    ("theme.js", include_str!("../../../templates/reader/theme.js")),
    ("tools.js", include_str!("../../../templates/reader/tools.js")),
    ("transcript.js", include_str!("../../../templates/reader/transcript.js")),
    ("types.js", include_str!("../../../templates/reader/types.js")),
    ("words.js", include_str!("../../../templates/reader/words.js")),
];

/// The script of every page. The others need it before them, but for that which chooses the ground before the first paint.
const READER: &str = "reader.js";

/// The scripts that pages ask for, by the module that each starts with; its path in the site is `tabia/` and that name.
pub(in crate::site) const BUNDLES: &[&str] = &[
    READER,
    "theme.js",
    "editor.js",
    "keys.js",
    "play.js",
    "practice.js",
    "records.js",
    "search.js",
    "set-up.js",
];

/// The scripts that use the parts of the reader's script and do not bring them along.
const ANNEXES: &[&str] =
    &["editor.js", "keys.js", "play.js", "practice.js", "records.js", "search.js", "set-up.js"];

/// The module of the given name and all that it needs as one script, without comments and needless spaces. An annex finds the
/// parts that it shares with the reader's script in the register of the pages.
pub(in crate::site) fn bundle(name: &'static str) -> String {
    let mut joined = String::from("(()=>{\"use strict\";\n");
    let mut seen = Vec::new();
    if ANNEXES.contains(&name) {
        join(READER, &mut seen, &mut String::new());
        joined.push_str(&format!("const{{{}}}=self.tabia.parts;\n", shared(&[name]).join(",")));
    }
    join(name, &mut seen, &mut joined);
    if name == READER {
        joined.push_str(&format!("self.tabia.parts={{{}}};\n", shared(ANNEXES).join(",")));
    }
    joined.push_str("})();\n");
    joined
}

/// The parts of the reader's script that the annexes use, sorted.
fn shared(annexes: &[&'static str]) -> Vec<&'static str> {
    let mut base = Vec::new();
    join(READER, &mut base, &mut String::new());
    let mut own = base.clone();
    annexes.iter().for_each(|annex| join(annex, &mut own, &mut String::new()));
    let texts = own[base.len()..].iter().map(|module| text(module));
    let imports =
        texts.flat_map(str::lines).filter(|line| imported(line).is_some_and(|from| base.contains(&from)));
    let names = imports.filter_map(|line| Some(line.split_once('{')?.1.split_once('}')?.0));
    let mut names: Vec<&str> = names.flat_map(|names| names.split(',')).map(str::trim).collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn text(module: &str) -> &'static str {
    MODULES.iter().find(|(own, _)| *own == module).map_or("", |(_, text)| text)
}

fn join(name: &'static str, seen: &mut Vec<&'static str>, joined: &mut String) {
    if seen.contains(&name) {
        return;
    }
    seen.push(name);
    let text = text(name);
    for line in text.lines() {
        if let Some(needed) = imported(line) {
            join(needed, seen, joined);
        }
    }
    let mut comment = false;
    for line in text.lines().map(str::trim).map(uncast) {
        comment |= line.starts_with("/*");
        if !comment && !line.is_empty() && !line.starts_with("//") && imported(line).is_none() {
            joined.push_str(&tight(line.strip_prefix("export ").unwrap_or(line)));
            joined.push('\n');
        }
        comment &= !line.ends_with("*/");
    }
}

/// The line without the comment before its code, as in `/** @type {any} */ (self).tabia`.
fn uncast(line: &str) -> &str {
    let (_, rest) = line.strip_prefix("/*").and_then(|rest| rest.split_once("*/")).unwrap_or(("", ""));
    if rest.is_empty() { line } else { rest.trim_start() }
}

/// The module that a line imports from, as in `import { element } from "./dom.js";`.
fn imported(line: &str) -> Option<&str> {
    let (_, rest) = line.strip_prefix("import ")?.split_once("\"./")?;
    rest.strip_suffix("\";")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{ANNEXES, BUNDLES, MODULES, READER, bundle, imported, uncast};

    /// The name that a line declares for the whole module.
    fn declared(line: &str) -> Option<&str> {
        let line = line.strip_prefix("export ").unwrap_or(line);
        let line = line.strip_prefix("async ").unwrap_or(line);
        let rest =
            ["function ", "const ", "let ", "class "].iter().find_map(|word| line.strip_prefix(word))?;
        rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
    }

    #[test]
    fn modules_keep_to_what_joining_understands() {
        let mut names = BTreeSet::new();
        for (file, text) in MODULES {
            for (number, line) in text.lines().enumerate() {
                let place = format!("{file}:{}", number + 1);
                if line.starts_with("import ") {
                    let needed = imported(line).unwrap_or_else(|| panic!("{place}: an import is one line"));
                    assert!(MODULES.iter().any(|(other, _)| *other == needed), "{place}: no module {needed}");
                }
                assert!(!line.contains("export default"), "{place}: names only");
                assert!(line.matches('`').count() % 2 == 0, "{place}: a template goes over several lines");
                let mut filled = line.split("${").skip(1).filter_map(|rest| rest.split_once('}'));
                assert!(filled.all(|(part, _)| !part.contains('`')), "{place}: a template within another");
                if let Some(name) = declared(line) {
                    assert!(names.insert(name.to_owned()), "{place}: `{name}` is declared twice");
                }
            }
        }
    }

    #[test]
    fn what_a_module_exports_another_imports() {
        let imports =
            MODULES.iter().flat_map(|(_, text)| text.lines()).filter(|line| imported(line).is_some());
        let imports: String = imports.collect::<Vec<_>>().join("\n");
        let words: BTreeSet<&str> = imports.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        for (file, text) in MODULES {
            for name in text.lines().filter(|line| line.starts_with("export ")).filter_map(declared) {
                assert!(words.contains(name), "{file}: nobody imports `{name}`");
            }
        }
    }

    #[test]
    fn a_bundle_holds_each_module_once_and_no_comment() {
        for name in BUNDLES.iter().chain([&"embed.js"]) {
            let text = bundle(name);
            assert!(text.starts_with("(()=>{") && text.ends_with("})();\n"));
            for line in text.lines() {
                assert!(!line.starts_with("import ") && !line.starts_with("export "), "{line}");
                assert!(!line.starts_with("//") && !line.starts_with('*'), "{line}");
            }
            let expected = usize::from(["reader.js", "embed.js"].contains(name));
            assert_eq!(text.matches("function element(").count(), expected, "{name}");
        }
    }

    #[test]
    fn an_annex_finds_what_it_shares_with_the_reader_s_script() {
        let parts = |text: &str, start: &str| -> BTreeSet<String> {
            let names = text.split_once(start).unwrap().1.split_once('}').unwrap().0;
            names.split(',').map(str::to_owned).collect()
        };
        let given = parts(&bundle(READER), "self.tabia.parts={");
        for annex in ANNEXES {
            let text = bundle(annex);
            let taken = parts(&text, "const{");
            assert!(taken.contains("word") || taken.contains("element"), "{annex}: {taken:?}");
            assert!(taken.is_subset(&given), "{annex}: {taken:?}");
        }
    }

    #[test]
    fn a_comment_before_code_does_not_take_the_code_along() {
        assert_eq!(uncast("/** @type {any} */ (self).a = b;"), "(self).a = b;");
        assert_eq!(uncast("/** @type {any} */"), "/** @type {any} */");
        assert_eq!(uncast("a; /* b */"), "a; /* b */");
    }
}
