//! `tabia man`: the manual, a page for the program and one for each command.

use std::path::Path;

use anyhow::bail;
use clap::CommandFactory;
use clap_mangen::Man;

use super::{Console, Status, args, files, report};

/// Prints the page of the program or of one command, or writes them all into a folder.
pub(super) fn run(args: &args::Man, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let pages = pages()?;
    if let Some(folder) = &args.out {
        for (name, page) in &pages {
            files::write(&folder.join(Path::new(name)), page)?;
        }
        let number = report::number(pages.len(), "page");
        console.say(format_args!("wrote {number} of the manual to `{}`", files::shown(folder)));
        return Ok(Status::Fine);
    }
    let name = match &args.command {
        Some(command) => format!("tabia-{}.1", command.replace(' ', "-")),
        None => "tabia.1".to_owned(),
    };
    match pages.iter().find(|(known, _)| *known == name) {
        Some((_, page)) => console.out.write_all(page)?,
        None => bail!("there is no such command: `tabia --help` lists them"),
    }
    Ok(Status::Fine)
}

/// The pages of the manual, by the names of their files: the program's, then those of its commands.
fn pages() -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let mut program = args::Args::command();
    program.build();
    let mut pages = Vec::new();
    add(program, &mut pages)?;
    Ok(pages)
}

fn add(command: clap::Command, pages: &mut Vec<(String, Vec<u8>)>) -> anyhow::Result<()> {
    let below: Vec<clap::Command> =
        command.get_subcommands().filter(|below| below.get_name() != "help").cloned().collect();
    let man = Man::new(command);
    let mut page = Vec::new();
    man.render(&mut page)?;
    pages.push((man.get_filename(), page));
    below.into_iter().try_for_each(|command| add(command, pages))
}
