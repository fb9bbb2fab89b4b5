//! `tabia fmt`: the lessons in one style.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, bail};
use tabia::diag::Source;
use tabia::lesson::{format, rewritten};

use super::files::{self, LessonSource};
use super::report::number;
use super::{Console, Status, args, check, diff};

/// Formats the lessons that are asked about, or shows what would change.
pub(super) fn run(args: &args::Fmt, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    if args.stdin {
        return stdin(args, console);
    }
    let (book, found) = files::read_book(dir)?;
    let asked = check::asked(&book, &args.paths)?;
    let unread = found.iter().filter(|found| found.code == "not-utf8");
    let unread: BTreeSet<&str> = unread.map(|found| found.span.source.path.as_str()).collect();
    let lessons = book.lessons.iter().filter(|lesson| asked.contains(&lesson.source.path));
    let (unread, lessons): (Vec<&LessonSource>, Vec<&LessonSource>) =
        lessons.partition(|lesson| unread.contains(lesson.source.path.as_str()));
    for lesson in &unread {
        console.say(format_args!("`{}` is not UTF-8 text and stays as it is", lesson.source.path));
    }
    let mut changed = 0;
    for lesson in &lessons {
        let source = &lesson.source;
        let edits = format(source);
        if edits.is_empty() {
            continue;
        }
        changed += 1;
        let new = rewritten(&source.text, &edits);
        if args.check {
            let shown = diff::unified(&source.path, &source.text, &new, console.out_colour);
            console.out.write_all(shown.as_bytes())?;
            console.out.flush()?;
            console.say(format_args!("would format `{}`", source.path));
        } else {
            files::rewrite(Path::new(&source.path), &source.text, &new)?;
            console.say(format_args!("formatted `{}`", source.path));
        }
    }
    if changed == 0 {
        console.say(format_args!("looked at {}: nothing to format", number(lessons.len(), "lesson")));
    }
    Ok(if args.check && changed > 0 { Status::Findings } else { Status::Fine })
}

/// A lesson in, a lesson out. It need not belong to a book.
fn stdin(args: &args::Fmt, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read the standard input")?;
    let Ok(text) = String::from_utf8(bytes) else {
        bail!("the standard input is not UTF-8 text: save the lesson in the UTF-8 encoding");
    };
    let source = Source::new("<stdin>", text);
    let edits = format(&source);
    let new = rewritten(&source.text, &edits);
    if !args.check {
        console.out.write_all(new.as_bytes())?;
        return Ok(Status::Fine);
    }
    let shown = diff::unified(&source.path, &source.text, &new, console.out_colour);
    console.out.write_all(shown.as_bytes())?;
    Ok(if edits.is_empty() { Status::Fine } else { Status::Findings })
}
