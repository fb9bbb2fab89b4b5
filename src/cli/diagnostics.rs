//! `tabia diagnostics`: all codes of findings, or the page about one.

mod page;

use anyhow::bail;
use serde::Serialize;
use tabia::diag::catalogue::{FAMILIES, Page};
use tabia::diag::{self, Colour, catalogue};

use super::args::Listing;
use super::{Console, Status, args};

/// Lists the codes, or tells about one.
pub(super) fn run(args: &args::Diagnostics, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let language = args.language.code.as_str();
    match (&args.asked, args.format) {
        (None, Listing::Human) => list(language, console)?,
        (None, Listing::Json) => {
            let all = FAMILIES.iter().flat_map(|family| family.pages(language));
            json(&all.map(|page| Told::new(&page, language)).collect::<Vec<_>>(), console)?;
        }
        (Some(code), shape) => {
            let page = asked(code, language)?;
            match shape {
                Listing::Human => page::print(&page, language, console)?,
                Listing::Json => json(&Told::new(&page, language), console)?,
            }
        }
    }
    Ok(Status::Fine)
}

/// The page about a code that a user wrote, perhaps with the brackets that stand around it in a finding.
fn asked(written: &str, language: &str) -> anyhow::Result<Page<'static>> {
    let inner = written.split_once('[').map_or(written, |(_, rest)| rest).trim_end_matches([']', ':']);
    let code = inner.to_lowercase();
    if let Some(page) = catalogue::page(&code, language) {
        return Ok(page);
    }
    let codes = diag::CODES.iter().map(|&(code, _)| code);
    let held = || codes.clone().find(|known| !code.is_empty() && known.contains(&code));
    match diag::nearest(&code, codes.clone()).or_else(held) {
        Some(near) => bail!("there is no diagnostic `{}`: did you mean `{near}`?", diag::clean(written)),
        None => bail!(
            "there is no diagnostic `{}`: `tabia diagnostics` without a code lists them all",
            diag::clean(written)
        ),
    }
}

/// The codes with a few words on each, by family.
fn list(language: &str, console: &mut Console<'_>) -> anyhow::Result<()> {
    let width = diag::CODES.iter().map(|(code, _)| code.len()).max().unwrap_or_default();
    for (number, family) in FAMILIES.iter().enumerate() {
        if number > 0 {
            writeln!(console.out)?;
        }
        writeln!(console.out, "{}", bold(family.title(language), console.out_colour))?;
        for page in family.pages(language) {
            let about = diag::about_in(page.code, language).unwrap_or_default();
            writeln!(console.out, "  {:width$}  {about}", page.code)?;
        }
    }
    Ok(())
}

/// A heading.
fn bold(text: &str, colour: Colour) -> String {
    match colour {
        Colour::Always => format!("\x1b[1m{text}\x1b[0m"),
        Colour::Never => text.to_owned(),
    }
}

/// A page as programs read it.
#[derive(Serialize)]
struct Told<'a> {
    code: &'a str,
    severity: &'a str,
    summary: &'a str,
    text: &'a str,
    wrong: Example<'a>,
    says: &'a str,
    right: Example<'a>,
}

#[derive(Serialize)]
struct Example<'a> {
    format: &'a str,
    text: &'a str,
}

impl<'a> Told<'a> {
    fn new(page: &Page<'a>, language: &str) -> Told<'a> {
        let example =
            |example: catalogue::Example<'a>| Example { format: example.format, text: example.text };
        Told {
            code: page.code,
            severity: page.said.split('[').next().unwrap_or_default(),
            summary: diag::about_in(page.code, language).unwrap_or_default(),
            text: page.text,
            wrong: example(page.wrong),
            says: page.said,
            right: example(page.right),
        }
    }
}

fn json(value: &impl Serialize, console: &mut Console<'_>) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *console.out, value)?;
    Ok(writeln!(console.out)?)
}
