//! The command line: reads it, runs a command, and turns what happened into words and an exit status.
//!
//! Everything that touches the world is below here: files, the terminal, the standard streams. The work itself is the
//! library's.

mod against;
mod args;
mod assemble;
mod build;
mod cards;
mod check;
mod colour;
mod completions;
mod console;
mod coverage;
mod diagnostics;
mod diff;
mod docs;
mod explain;
mod files;
mod fmt;
mod games;
mod import;
mod jobs;
mod live;
mod lsp;
mod man;
mod mdbook;
mod mend;
mod moves;
mod mutants;
mod new;
mod pdf;
mod perft;
mod position;
mod remedy;
mod render;
mod report;
mod serve;
mod snapshot;
mod state;
mod table;
mod translated;
mod volumes;
mod worksheet;

use std::io::{self, ErrorKind, IsTerminal};
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use console::{Console, Loudness};

/// How a command ended, if it could run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Status {
    /// All is well.
    Fine,
    /// Something was found wrong.
    Findings,
}

/// Runs the program on the command line that it was given. The exit status is 0 if all is well, 1 if something was found
/// wrong, 2 if the command could not run.
pub(crate) fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => {
            let _ = error.print();
            return if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
    };
    let (mut out, mut err) = (io::BufWriter::new(io::stdout().lock()), io::stderr().lock());
    let (out_colour, colour) = (colour::of(args.color, &io::stdout()), colour::of(args.color, &io::stderr()));
    let loudness = match (args.quiet, args.verbose) {
        (true, _) => Loudness::Quiet,
        (_, true) => Loudness::Verbose,
        _ => Loudness::Plain,
    };
    let watched = io::stderr().is_terminal();
    let mut console = Console { out: &mut out, err: &mut err, colour, out_colour, loudness, watched };
    let done = run(&args, &mut console);
    let done = done.and_then(|status| {
        console.out.flush()?;
        Ok(status)
    });
    match done {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::Findings) => ExitCode::from(1),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            console.insist(format_args!("error: {}", remedy::line(&error)));
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let book = args.book.dir.as_path();
    match &args.command {
        Command::Build(args) => build::run(args, book, console),
        Command::Serve(args) => serve::run(args, book, console),
        Command::Check(args) => check::run(args, book, console),
        Command::New(args) => new::run(args, book, console),
        Command::Fmt(args) => fmt::run(args, book, console),
        Command::Import(args) => import::run(args, book, console),
        Command::Explain(args) => explain::run(args, book, console),
        Command::Diagnostics(args) => diagnostics::run(args, console),
        Command::Docs(args) => docs::run(args, console),
        Command::Coverage(args) => coverage::run(args, book, console),
        Command::Mutants(args) => mutants::run(args, book, console),
        Command::Games(args) => games::run(args, console),
        Command::Moves(args) => moves::run(args, console),
        Command::State(args) => state::run(args, console),
        Command::Perft(args) => perft::run(args, console),
        Command::Render(args) => render::run(args, book, console),
        Command::Snapshot(args) => snapshot::run(args, book, console),
        Command::Translated(args) => translated::run(args, book, console),
        Command::Worksheet(args) => worksheet::run(args, console),
        Command::Lsp(args) => lsp::run(args, book, console),
        Command::Mdbook(args) => mdbook::run(args, console),
        Command::Completions(args) => completions::run(args, console),
        Command::Man(args) => man::run(args, console),
    }
}

/// Whoever read our output has read enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|e| e.kind() == ErrorKind::BrokenPipe)
}
