//! The program as its users run it: what commands print, where, and with which exit status.

mod build;
mod cards;
mod check;
mod coverage;
mod diagnostics;
mod docs;
mod engine;
mod explain;
mod fmt;
mod import;
mod install;
mod loudness;
mod new;
mod refused;
mod render;
mod snapshot;
mod translated;
mod worksheet;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run of the program came to.
#[derive(Debug)]
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the program in a folder with the given standard input.
fn run_with(dir: &Path, args: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabia"))
        .args(args)
        .current_dir(dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn run(dir: &Path, args: &[&str]) -> Run {
    run_with(dir, args, b"")
}

/// Runs the program where it needs no book.
fn tabia(args: &[&str]) -> Run {
    run(Path::new(env!("CARGO_TARGET_TMPDIR")), args)
}

/// Runs a command that must succeed and say nothing on the side; returns what it printed.
#[track_caller]
fn prints(args: &[&str]) -> String {
    let run = tabia(args);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args:?}");
    run.out
}

/// Runs a command that must refuse in one line on the side that says this.
#[track_caller]
fn refuses(run: &Run, message: &str) {
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{run:?}");
    assert!(run.err.starts_with("error: ") && run.err.contains(message), "{}\nlacks {message}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
}

/// The commands that `--help` lists, in its order.
fn commands() -> Vec<String> {
    let help = prints(&["--help"]);
    let list = help.split("\nCommands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let names = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = names.map(|line| line.split_whitespace().next().unwrap().to_owned());
    names.filter(|name| name != "help").collect()
}

#[test]
fn the_help_of_every_command_has_examples_that_name_it() {
    let commands = commands();
    assert!(commands.len() >= 23, "{commands:?}");
    for command in &commands {
        let help = prints(&[command, "--help"]);
        assert!(help.contains(&format!("Examples:\n  tabia {command}")), "{help}");
    }
}

#[test]
fn the_version_is_the_package_s() {
    assert_eq!(prints(&["--version"]), concat!("tabia ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn what_the_program_does_not_understand_it_cannot_run() {
    for args in [&[][..], &["nosuch"], &["moves"], &["perft", "chess-t1"], &["render"]] {
        let run = tabia(args);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(run.err.contains("Usage: tabia"), "{}", run.err);
    }
}

#[test]
fn every_command_takes_the_book() {
    for args in [
        &["games"][..],
        &["moves", "chess-t1"],
        &["state", "chess-t1"],
        &["perft", "chess-t1", "1"],
        &["render", "--game", "chess-t1"],
    ] {
        let run = tabia(&[args, &["--book", "nowhere"]].concat());
        assert_eq!(run.code, Some(0), "{args:?}: {}", run.err);
    }
    for args in [&["build"][..], &["check"], &["render", "ritter#ritter-c2"], &["snapshot", "x.json"]] {
        refuses(&tabia(&[args, &["--book", "nowhere"]].concat()), "there is no book in `nowhere`");
    }
}
