//! A diagram of the book, found by its name.

use std::path::Path;

use anyhow::{Context, anyhow, bail};
use tabia::check::CheckedBlock;
use tabia::diag::nearest;
use tabia::diagram::Diagram;

use super::super::assemble::checked;
use super::super::{Console, Status, args, report};

/// The diagram with its game's id; `None` if there are findings in its lesson.
pub(super) fn find(
    args: &args::Render,
    name: &str,
    dir: &Path,
    console: &mut Console<'_>,
) -> anyhow::Result<Option<(&'static str, Diagram)>> {
    let Some((slug, id)) = name.split_once('#') else {
        bail!("found `{name}`, expected a lesson's slug, `#` and a diagram's id, such as `ritter#ritter-c2`");
    };
    let (sources, book, mut found) = checked(dir, console)?;
    let code = args.language.code.as_str();
    let edition = book.editions.iter().find(|edition| edition.lang.code() == code);
    let edition =
        edition.with_context(|| format!("the book has no edition in `{code}`: give another `--lang`"))?;
    let addresses: Vec<&str> = edition.chapters.iter().map(|chapter| chapter.address.as_str()).collect();
    let at = lesson(slug, &addresses)?;
    let chapter = &edition.chapters[at];
    // Blocks of a translation are reported where they were written first.
    let path = Path::new(&chapter.checked.lesson.path);
    found.retain(|finding| Path::new(&finding.span.source.path).ends_with(path));
    if !found.is_empty() && report::findings(&sources, found, 1, console) == Status::Findings {
        return Ok(None);
    }
    let blocks = &chapter.checked.blocks;
    if let Some(drawn) = blocks.iter().find_map(|block| of_block(block, id, args.answer)) {
        return drawn.map(Some);
    }
    let ids = blocks.iter().flat_map(|block| {
        let within = block.figures().into_iter().map(|figure| figure.id.as_str());
        block.id().into_iter().chain(within.filter(|&id| block.id() != Some(id)))
    });
    Err(unknown("diagram", id, ids))
}

/// The place of the lesson that is meant: by its address, by the last part of it, or by the folder that it opens.
fn lesson(slug: &str, addresses: &[&str]) -> anyhow::Result<usize> {
    let last = |address: &str| address.rsplit('/').next() == Some(slug);
    let opens = |address: &str| address.strip_suffix("/index") == Some(slug);
    let exact = addresses.iter().position(|&address| address == slug);
    if let Some(at) = exact.or_else(|| addresses.iter().position(|address| opens(address))) {
        return Ok(at);
    }
    let meant: Vec<usize> = (0..addresses.len()).filter(|&at| last(addresses[at])).collect();
    match meant.as_slice() {
        [at] => Ok(*at),
        [] => {
            let names = addresses.iter().enumerate().map(|(at, address)| {
                let short = name(address);
                if lesson(short, addresses).is_ok_and(|meant| meant == at) { short } else { address }
            });
            Err(unknown("lesson", slug, names))
        }
        several => {
            let several: Vec<&str> = several.iter().map(|&at| addresses[at]).collect();
            Err(anyhow!("several lessons are called `{slug}`: say which of `{}`", several.join("`, `")))
        }
    }
}

/// The short name of a lesson: the folder that it opens, or the last part of its address.
fn name(address: &str) -> &str {
    address.strip_suffix("/index").unwrap_or_else(|| address.rsplit('/').next().unwrap_or(address))
}

/// What is drawn if the id is the block's, or that of a diagram in it.
fn of_block(block: &CheckedBlock, id: &str, answer: bool) -> Option<anyhow::Result<(&'static str, Diagram)>> {
    if let CheckedBlock::Exercise(exercise) = block {
        let (board, what) = if answer { (&exercise.solution, "answer") } else { (&exercise.diagram, "task") };
        let board = board.clone().map(|board| (exercise.game, board));
        let board = board.with_context(|| format!("the {what} of the exercise `{id}` has no board to draw"));
        return (exercise.id == id).then_some(board);
    }
    let figure = block.figures().into_iter().find(|figure| figure.id == id);
    let drawn = match block {
        _ if figure.is_some() => figure.map(|figure| (figure.game, figure.diagram.clone())),
        CheckedBlock::Record(record) if record.id == id => Some((record.game, record.start.clone())),
        _ => None,
    }?;
    Some(if answer {
        Err(anyhow!("`{id}` is no exercise and has no answer: leave out `--answer`"))
    } else {
        Ok(drawn)
    })
}

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str> + Clone) -> anyhow::Error {
    match nearest(name, known.clone()) {
        Some(near) => anyhow!("there is no {what} `{name}`: did you mean `{near}`?"),
        None => {
            anyhow!("there is no {what} `{name}`: there are `{}`", known.collect::<Vec<_>>().join("`, `"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::lesson;

    const ADDRESSES: [&str; 5] = ["index", "seega/index", "seega/steps", "chess/steps", "chess/castling"];

    #[test]
    fn a_lesson_is_found_by_every_name_that_means_it_alone() {
        for (name, at) in [
            ("index", 0),
            ("seega", 1),
            ("seega/index", 1),
            ("seega/steps", 2),
            ("chess/steps", 3),
            ("castling", 4),
        ] {
            assert_eq!(lesson(name, &ADDRESSES).ok(), Some(at), "{name}");
        }
    }

    #[test]
    fn a_name_that_means_several_lessons_or_none_is_refused() {
        let error = |name| lesson(name, &ADDRESSES).unwrap_err().to_string();
        assert_eq!(
            error("steps"),
            "several lessons are called `steps`: say which of `seega/steps`, `chess/steps`"
        );
        assert_eq!(error("castlin"), "there is no lesson `castlin`: did you mean `castling`?");
        assert_eq!(
            error("zzz"),
            "there is no lesson `zzz`: there are `index`, `seega`, `seega/steps`, `chess/steps`, `castling`"
        );
    }
}
