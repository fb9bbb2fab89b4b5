//! The PDFs of `tabia build`.

use anyhow::bail;
use tabia::book::Book;

use super::files::BookSources;
use super::{Console, args};

/// The PDFs of a book, one for each language: paths in the output and bytes.
#[cfg(feature = "pdf")]
pub(super) fn files(
    args: &args::Build,
    book: &Book,
    sources: &BookSources,
    console: &mut Console<'_>,
) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    use anyhow::Context;
    use tabia::pdf::{self, Ink, Options, Paper};
    use tabia::svg::Theme;
    use tabia::volume::{self, Choice};

    use super::files;

    let paper = match args.paper {
        args::Paper::A4 => Paper::A4,
        args::Paper::A5 => Paper::A5,
        args::Paper::Letter => Paper::Letter,
    };
    let ink = match args.ink {
        args::Ink::Colour => Ink::Colour,
        args::Ink::Black => Ink::Black,
    };
    let options = Options { paper, ink };
    let theme = if options.ink == Ink::Black { Theme::Print } else { Theme::Light };
    let mut made = Vec::new();
    for edition in &book.editions {
        if let Some(game) = &args.game
            && edition.references.iter().all(|reference| reference.game != game)
        {
            let games: Vec<&str> = edition.references.iter().map(|reference| reference.game).collect();
            bail!("no lesson of the book is about the game `{game}`; its games are {}", games.join(", "));
        }
        let choice = Choice { game: args.game.as_deref(), theme };
        let volume = volume::of(book, edition, choice, &sources.templates)
            .context("cannot make a volume with the book's templates")?;
        let pictures = volume.files.iter().map(|path| {
            let bytes = files::read(&sources.dir.join(path))?;
            Ok((path.clone(), bytes))
        });
        let pictures = pictures.collect::<anyhow::Result<_>>()?;
        let pdf = pdf::render(&volume, &options, &sources.templates, pictures).context("cannot set the PDF")?;
        let code = edition.lang.code();
        let path = format!("{code}/{}.pdf", args.game.as_deref().unwrap_or("book"));
        if !pdf.missing.is_empty() {
            let missing: Vec<String> = pdf.missing.iter().map(|c| format!("`{c}` (U+{:04X})", u32::from(*c))).collect();
            console.say(format_args!("warning: no font has {}: `{path}` shows `�` instead", missing.join(", ")));
        }
        made.push((path, pdf.bytes));
    }
    Ok(made)
}

/// Without the feature there are none.
#[cfg(not(feature = "pdf"))]
pub(super) fn files(
    _: &args::Build,
    _: &Book,
    _: &BookSources,
    _: &mut Console<'_>,
) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    bail!(
        "this program was built without the feature `pdf`: build it with `cargo install tabia --features pdf` \
         (`cargo build --release --features pdf` in a clone; some ten minutes)"
    )
}
