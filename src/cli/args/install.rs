//! What a system wants beside the program.

/// `tabia completions`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub(in crate::cli) shell: clap_complete::Shell,
}

/// `tabia man`
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Man {}
