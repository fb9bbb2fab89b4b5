//! `tabia mdbook`: a preprocessor of mdBook, which sends a book as JSON on the standard input and reads it back from the
//! standard output.

mod origin;
mod protocol;
mod settings;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Read};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, bail};
use tabia::diag::{self, Format, Severity, Source};
use tabia::mdbook::{Page, render};

use super::{Console, Status, args, files, report};
use protocol::Sent;
use settings::Book;

/// The renderers of mdBook that show figures as Tabia draws them: its own.
const RENDERERS: [&str; 2] = ["html", "markdown"];

/// Says whether a renderer will do, or draws and checks a book.
pub(super) fn run(args: &args::Mdbook, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let words: Vec<&str> = args.question.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => preprocess(console),
        ["supports", renderer] if RENDERERS.contains(renderer) => Ok(Status::Fine),
        ["supports", _] => Ok(Status::Findings),
        _ => bail!("found `{}`, expected `supports` and the name of a renderer, or nothing", words.join(" ")),
    }
}

fn preprocess(console: &mut Console<'_>) -> anyhow::Result<Status> {
    if io::stdin().is_terminal() {
        bail!(
            "mdBook sends its book to this command: put `[preprocessor.tabia]` and `command = \"tabia mdbook\"` into its `book.toml`, then run `mdbook build`"
        );
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).context("cannot read the standard input")?;
    let mut sent = Sent::parse(&text)?;
    let book = Book::read(&sent.context)?;
    let chapters = sent.chapters();
    let path = |path: &str| files::shown(&Path::new(&book.sources).join(path));
    let pages: Vec<Page> = chapters
        .iter()
        .map(|chapter| Page {
            name: chapter.name.clone(),
            path: chapter.path.clone(),
            source: Source::new(path(&chapter.file), chapter.text.as_str()),
        })
        .collect();
    let (texts, mut found) = render(&pages, &book.settings);
    if !found.is_empty() {
        origin::trace(&mut found, &on_disk(&book.root, &pages));
        let order: Vec<&str> = pages.iter().map(|page| page.source.path.as_str()).collect();
        diag::sort(&mut found, &order);
        let _ = console.err.write_all(diag::format(&found, Format::Human, console.colour).as_bytes());
        let errors = found.iter().filter(|finding| finding.severity == Severity::Error).count();
        let (errors, warnings) = (errors, found.len() - errors);
        let (errors, warnings) = (report::number(errors, "error"), report::number(warnings, "warning"));
        console.say(format_args!("checked {}: {errors}, {warnings}", report::number(pages.len(), "chapter")));
    }
    let Some(texts) = texts else { return Ok(Status::Findings) };
    sent.replace(texts);
    serde_json::to_writer(&mut *console.out, &sent.book)?;
    Ok(Status::Fine)
}

/// The files of the chapters as they are written, by the paths that messages show. mdBook may have put other files into
/// a chapter, so that its lines are not those of its file.
fn on_disk(root: &Path, pages: &[Page]) -> BTreeMap<String, Arc<Source>> {
    let file = |page: &Page| {
        let path = &page.source.path;
        let bytes = files::read(&root.join(path)).ok()?;
        let text = String::from_utf8(bytes).ok()?;
        Some((path.clone(), Source::new(path.as_str(), text.trim_start_matches('\u{feff}'))))
    };
    pages.iter().filter_map(file).collect()
}
