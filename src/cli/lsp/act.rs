//! What can be done about findings: slips mended, the engine's word taken.

use std::collections::BTreeMap;

use lsp_types::{CodeActionParams, Range as Area, Uri};
use serde_json::{Value, json};
use tabia::diag::{Diagnostic, Fix, FixKind, Source, mend};

use super::checking::Snapshot;
use super::findings;
use super::place::{Encoding, Lines};

const QUICK: &str = "quickfix";
const REWRITE: &str = "refactor.rewrite";
const ALL: &str = "source.fixAll";

/// The address of a file.
type Address<'a> = dyn Fn(&str) -> Option<Uri> + 'a;

/// What can be done about the part of a file that is asked about. Nothing, if the file has changed since it was checked.
pub(super) fn actions(
    snapshot: &Snapshot,
    source: &Source,
    params: &CodeActionParams,
    encoding: Encoding,
    address: &Address<'_>,
) -> Vec<Value> {
    if snapshot.sources.text(&source.path) != Some(source.text.as_str()) {
        return Vec::new();
    }
    let asked = Lines::new(&source.text, encoding).range(params.range);
    let here = |finding: &&Diagnostic| finding.span.source.path == source.path;
    let near = |finding: &&Diagnostic| {
        let span = &finding.span.range;
        span.start <= asked.end && asked.start <= span.end
    };
    let found: Vec<&Diagnostic> = snapshot.found.iter().filter(here).collect();
    let mut actions: Vec<Value> =
        found.iter().copied().filter(near).filter_map(|f| quick(f, encoding, address)).collect();
    let files: Vec<Diagnostic> = found.into_iter().cloned().collect();
    let mut whole = |kind: FixKind, title: &str, action: &str| {
        let fixes =
            files.iter().filter(|finding| finding.fix.as_ref().is_some_and(|fix| fix.kind == kind)).count();
        let mended = mend(&files, &[kind]);
        let own = mended
            .iter()
            .find(|mended| mended.source.path == source.path && mended.source.text == source.text);
        if let (Some(mended), Some(uri)) = (own, address(&source.path))
            && (fixes > 1 || action == ALL)
        {
            let edit = edits([(
                uri,
                Lines::new(&source.text, encoding).area(&(0..source.text.len())),
                mended.text.clone(),
            )]);
            actions.push(json!({"title": title, "kind": action, "edit": edit}));
        }
    };
    whole(FixKind::Safe, "Mend all slips of the pen in this file", ALL);
    whole(FixKind::Bless, "Take the engine’s word for all claims of this file", REWRITE);
    if let Some(only) = &params.context.only {
        // `source` asks for `source.fixAll` too.
        let wanted = |action: &Value| {
            let kind = action["kind"].as_str().unwrap_or_default();
            only.iter().any(|only| kind == only.as_str() || kind.starts_with(&format!("{}.", only.as_str())))
        };
        actions.retain(wanted);
    }
    actions
}

/// What mends one finding.
fn quick(finding: &Diagnostic, encoding: Encoding, address: &Address<'_>) -> Option<Value> {
    let fix = finding.fix.as_ref()?;
    let source = &fix.span.source;
    let area = Lines::new(&source.text, encoding).area(&fix.span.range);
    let edit = edits([(address(&source.path)?, area, fix.replacement.clone())]);
    Some(json!({
        "title": title(fix),
        "kind": QUICK,
        "diagnostics": [findings::shown(finding, encoding)],
        "isPreferred": fix.kind == FixKind::Safe,
        "edit": edit,
    }))
}

fn title(fix: &Fix) -> String {
    let text = fix.replacement.split_whitespace().collect::<Vec<_>>().join(" ");
    let short = match text.char_indices().nth(60) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    };
    match fix.kind {
        FixKind::Bless => format!("Take the engine’s word: `{short}`"),
        _ if short.is_empty() => format!("Remove `{}`", fix.span.text().trim()),
        _ => format!("Write `{short}`"),
    }
}

/// An edit of several files.
fn edits(changes: impl IntoIterator<Item = (Uri, Area, String)>) -> Value {
    let mut files: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for (uri, area, text) in changes {
        files.entry(uri.as_str().to_owned()).or_default().push(json!({"range": area, "newText": text}));
    }
    json!({"changes": files})
}
