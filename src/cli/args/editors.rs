//! What other programs start: a language server for editors, a preprocessor for mdBook.

/// `tabia lsp`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia lsp                      what an editor starts
  tabia --book lessons lsp       where the book lies in no folder that the editor has opened

It speaks the Language Server Protocol on its standard streams. Books are found by themselves: the
folder with `book.toml` that holds a file, and those that lie in the editor's workspace. README.md
has the settings for Neovim, Helix, VS Code and Zed.")]
pub(in crate::cli) struct Lsp {
    /// Ignored: the standard streams are the only way to speak to it
    #[arg(long, hide = true)]
    pub(in crate::cli) stdio: bool,
}

/// `tabia mdbook`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia mdbook supports html     can this renderer show boards? (exit status 0: yes, 1: no)
  mdbook build                   starts it by itself, if book.toml says

    [preprocessor.tabia]
    command = \"tabia mdbook\"
    game = \"chess-t1\"            the game of chapters that do not name one
    after = [\"links\"]            so that files which chapters include are checked too

Also `language` (en or ru; by default that of the book) and `terms` (the path of a list of terms).
A claim that the engine denies fails the build.")]
pub(in crate::cli) struct Mdbook {
    /// What mdBook asks: `supports` and the name of a renderer; nothing when it sends a book
    #[arg(value_name = "QUESTION")]
    pub(in crate::cli) question: Vec<String>,
}
