//! The program: it reads the command line, runs the command and says how it went. What commands do is in [`cli`].

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main()
}
