//! `tabia perft`: how many ways there are to play a number of plies.

use std::time::Instant;

use anyhow::{Context, bail};
use tabia::notation::machine;

use super::{Console, Status, args, position};

/// Counts.
pub(super) fn run(args: &args::Perft, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let game = position::game(&args.game)?;
    let (depth, text) = args.words.split_last().context("no number of plies was given")?;
    let Ok(depth) = depth.trim().parse::<u32>() else {
        bail!("found `{depth}`, expected a number of plies last: write `tabia perft {} 3`", args.game);
    };
    let text = text.join(" ");
    let text = if text.trim().is_empty() { game.spec().start } else { &text };
    let position = position::read(game, text).with_context(|| format!("`{text}` is no position"))?;
    let start = Instant::now();
    let total = if args.divide && depth > 0 {
        let moves = game.moves(&position);
        let mut counts: Vec<(String, u64)> = console.during("counting", |busy| {
            let count = |(done, mv)| {
                busy.done(done, moves.len());
                (machine(game, &position, mv), game.perft(&position.apply(mv), depth - 1))
            };
            moves.iter().enumerate().map(count).collect()
        });
        counts.sort();
        for (mv, count) in &counts {
            writeln!(console.out, "{mv} {count}")?;
        }
        counts.iter().map(|(_, count)| count).sum()
    } else {
        console.during("counting", |_| game.perft(&position, depth))
    };
    writeln!(console.out, "{total}")?;
    console.out.flush()?;
    console.say(format_args!("{:.3} s", start.elapsed().as_secs_f64()));
    Ok(Status::Fine)
}
