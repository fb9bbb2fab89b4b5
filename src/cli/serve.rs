//! `tabia serve`.

use std::path::Path;

use anyhow::bail;

use super::{Console, Status, args};

/// To be written.
pub(super) fn run(_args: &args::Serve, _dir: &Path, _console: &mut Console<'_>) -> anyhow::Result<Status> {
    bail!("to be written")
}
