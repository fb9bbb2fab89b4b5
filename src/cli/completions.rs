//! `tabia completions`: a script that completes commands in a shell.

use clap::CommandFactory;

use super::{Console, Status, args};

/// Prints the script.
pub(super) fn run(args: &args::Completions, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut args::Args::command(), "tabia", &mut script);
    console.out.write_all(&script)?;
    Ok(Status::Fine)
}
