//! `tabia new`: starts a book or a lesson, or shows the steps to a new game.

mod book;
mod lesson;

use std::path::Path;

use super::args::NewWhat;
use super::{Console, Status, args};

/// How a game is added, as the description of the program's design says it.
const DESIGN: &str = include_str!("../../ARCHITECTURE.md");

/// What has to be there before the first step; the description, which lies among the sources, need not say it.
const BEFORE: &str = "\
A game is a part of the program, written in Rust. Take a clone of Tabia's sources; paths are those in it,
and `ARCHITECTURE.md` there says what the parts are for. Then write:";

/// Starts what is asked for.
pub(super) fn run(args: &args::New, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    match &args.what {
        NewWhat::Book(args) => book::run(args, console),
        NewWhat::Lesson(args) => lesson::run(args, dir, console),
        NewWhat::Game => {
            writeln!(console.out, "{BEFORE}\n\n{}", steps())?;
            Ok(Status::Fine)
        }
    }
}

/// The steps to a new game, as they stand in the description.
fn steps() -> &'static str {
    let (_, after) = DESIGN.split_once("## How to add a game\n").unwrap_or_default();
    after.split("\n## ").next().unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_steps_to_a_new_game_begin_with_its_file_and_end_with_its_lessons() {
        let steps = super::steps();
        assert!(steps.starts_with("1. `src/games/<id>.rs`"), "{steps}");
        assert!(steps.contains("lessons/{en,ru}/<id>/") && !steps.contains("\n#"), "{steps}");
    }
}
