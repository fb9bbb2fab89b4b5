//! What goes on until it is stopped, and the book about Tabia.

use std::net::IpAddr;
use std::path::PathBuf;

use super::Jobs;

/// `tabia serve`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia serve --open                  show the book in lessons/ and every change to it
  tabia serve --book mybook           another book
  tabia serve --port 8080             at another port
  tabia serve --host 0.0.0.0          for other machines of the network, too: on a phone, say

Pages are made from memory; nothing is written but what the position editor is told to insert. A page
that is shown follows the files: what is wrong stands above it, and the last good page stays below.
End it with Ctrl-C.")]
pub(in crate::cli) struct Serve {
    /// The port; if not said, the first from 4000 on that is free, and 0 is any that is free
    #[arg(long, value_name = "PORT")]
    pub(in crate::cli) port: Option<u16>,
    /// The address to listen at; any but that of this machine alone lets others read the book and insert into it
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1")]
    pub(in crate::cli) host: IpAddr,
    /// Show the book when it is ready
    #[arg(long)]
    pub(in crate::cli) open: bool,
    #[command(flatten)]
    pub(in crate::cli) jobs: Jobs,
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
