//! What a system wants beside the program.

use std::path::PathBuf;

/// `tabia completions`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia completions bash > ~/.local/share/bash-completion/completions/tabia
  tabia completions zsh > ~/.zfunc/_tabia          with `fpath+=~/.zfunc` before `compinit` in ~/.zshrc
  tabia completions fish > ~/.config/fish/completions/tabia.fish
  tabia completions powershell >> $PROFILE")]
pub(in crate::cli) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub(in crate::cli) shell: clap_complete::Shell,
}

/// `tabia man`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia man | man -l -
  tabia man check | man -l -
  tabia man --out ~/.local/share/man/man1          a page for each command; then `man tabia-check`")]
pub(in crate::cli) struct Man {
    /// The command that the page is about, such as `check` or `new book`; the whole program, if left out
    #[arg(value_name = "COMMAND")]
    pub(in crate::cli) command: Option<String>,
    /// Write the pages of all commands into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    pub(in crate::cli) out: Option<PathBuf>,
}
