//! `tabia man`.

use anyhow::bail;

use super::{Console, Status, args};

/// To be written.
pub(super) fn run(_args: &args::Man, _console: &mut Console<'_>) -> anyhow::Result<Status> {
    bail!("to be written")
}
