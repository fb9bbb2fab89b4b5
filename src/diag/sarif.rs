//! Findings in SARIF 2.1.0, the form in which code hosts and editors take the results of checkers.

use std::collections::BTreeSet;

use serde::Serialize;

use super::format::{pretty, whole_message};
use super::{Diagnostic, Fix, FixKind, Severity, Span, about, catalogue};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

#[derive(Serialize)]
struct Log<'a> {
    #[serde(rename = "$schema")]
    schema: &'static str,
    version: &'static str,
    runs: [Run<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Run<'a> {
    tool: Tool<'a>,
    invocations: [Invocation; 1],
    column_kind: &'static str,
    results: Vec<Finding<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Invocation {
    execution_successful: bool,
}

#[derive(Serialize)]
struct Tool<'a> {
    driver: Driver<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Driver<'a> {
    name: &'static str,
    semantic_version: &'static str,
    rules: Vec<Rule<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule<'a> {
    id: &'a str,
    short_description: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<Help>,
}

/// What to do about findings of a kind.
#[derive(Serialize)]
struct Help {
    text: &'static str,
    markdown: &'static str,
}

#[derive(Serialize)]
struct Message {
    text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Finding<'a> {
    rule_id: &'a str,
    rule_index: usize,
    level: &'static str,
    message: Message,
    locations: [Location; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixes: Vec<Mend<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<usize>,
    physical_location: Physical,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Message>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Physical {
    artifact_location: Artifact,
    region: Region,
}

#[derive(Serialize)]
struct Artifact {
    uri: String,
}

/// Lines and columns from 1, columns in characters; the end column is the one after the last character.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: usize,
    start_column: usize,
    end_line: usize,
    end_column: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Mend<'a> {
    description: Message,
    artifact_changes: [Change<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Change<'a> {
    artifact_location: Artifact,
    replacements: [Replacement<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Replacement<'a> {
    deleted_region: Region,
    inserted_content: Content<'a>,
}

#[derive(Serialize)]
struct Content<'a> {
    text: &'a str,
}

/// A log with one run that holds all findings.
pub(super) fn document(diagnostics: &[Diagnostic]) -> String {
    let codes: BTreeSet<&str> = diagnostics.iter().map(|found| found.code).collect();
    let codes: Vec<&str> = codes.into_iter().collect();
    let rule = |&id: &&'static str| Rule {
        id,
        short_description: Message { text: about(id) },
        help: catalogue::page(id, "en").map(|page| Help { text: page.text, markdown: page.markdown }),
    };
    pretty(&Log {
        schema: SCHEMA,
        version: "2.1.0",
        runs: [Run {
            tool: Tool {
                driver: Driver {
                    name: "tabia",
                    semantic_version: env!("CARGO_PKG_VERSION"),
                    rules: codes.iter().map(rule).collect(),
                },
            },
            invocations: [Invocation { execution_successful: true }],
            column_kind: "unicodeCodePoints",
            results: diagnostics.iter().map(|found| finding(found, &codes)).collect(),
        }],
    })
}

fn finding<'a>(diagnostic: &'a Diagnostic, codes: &[&str]) -> Finding<'a> {
    let related = diagnostic.related.iter().enumerate().map(|(number, (span, why))| Location {
        id: Some(number),
        physical_location: physical(span),
        message: Some(Message { text: why.clone() }),
    });
    Finding {
        rule_id: diagnostic.code,
        rule_index: codes.binary_search(&diagnostic.code).unwrap_or_default(),
        level: match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        },
        message: Message { text: whole_message(diagnostic) },
        locations: [Location { id: None, physical_location: physical(&diagnostic.span), message: None }],
        related_locations: related.collect(),
        fixes: diagnostic.fix.iter().map(mend).collect(),
    }
}

fn mend(fix: &Fix) -> Mend<'_> {
    let text = match fix.kind {
        FixKind::Safe => "mend the writing",
        FixKind::Bless => "put what the engine says",
        FixKind::Offer => "perhaps this was meant",
    };
    Mend {
        description: Message { text: text.to_owned() },
        artifact_changes: [Change {
            artifact_location: artifact(&fix.span),
            replacements: [Replacement {
                deleted_region: region(&fix.span),
                inserted_content: Content { text: &fix.replacement },
            }],
        }],
    }
}

fn physical(span: &Span) -> Physical {
    Physical { artifact_location: artifact(span), region: region(span) }
}

fn region(span: &Span) -> Region {
    let (start_line, start_column) = span.place();
    let (end_line, end_column) = span.source.place(span.range.end);
    Region { start_line, start_column, end_line, end_column }
}

fn artifact(span: &Span) -> Artifact {
    Artifact { uri: uri(&span.source.path) }
}

/// A path as a reference: all but letters, digits and a few signs of ASCII as percent codes.
fn uri(path: &str) -> String {
    let mut uri = String::from(if path.starts_with('/') { "file://" } else { "" });
    for byte in path.bytes() {
        match byte {
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}
