//! What goes on until it is stopped, and the book about Tabia.

use std::path::PathBuf;

/// `tabia serve`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Serve {
    /// The port
    #[arg(long, value_name = "PORT", default_value_t = 4000)]
    pub(in crate::cli) port: u16,
    /// Show the book when it is ready
    #[arg(long)]
    pub(in crate::cli) open: bool,
}

/// `tabia lsp`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Lsp {}

/// `tabia mdbook`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Mdbook {
    /// What mdBook asks: `supports` and the name of a renderer; nothing when it sends a book
    #[arg(value_name = "QUESTION")]
    pub(in crate::cli) question: Vec<String>,
}

/// `tabia docs`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia docs
  tabia docs --lang ru
  tabia docs --out handbook --no-open

Without `--out` the book is kept in your cache folder, one for each version of Tabia.")]
pub(in crate::cli) struct Docs {
    /// Where to build it
    #[arg(long, value_name = "DIR")]
    pub(in crate::cli) out: Option<PathBuf>,
    /// Only build it and say where it lies
    #[arg(long)]
    pub(in crate::cli) no_open: bool,
    #[command(flatten)]
    pub(in crate::cli) language: super::Language,
}
