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

/// `tabia docs`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Docs {
    /// Where to build it
    #[arg(long, value_name = "DIR")]
    pub(in crate::cli) out: Option<PathBuf>,
}
