//! The program: it reads the command line, runs the command and says how it went. What commands do is in [`cli`].

#![cfg_attr(test, expect(clippy::unwrap_used, reason = "a test fails by panicking"))]

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
