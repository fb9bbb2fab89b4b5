//! `--jobs`: how many lessons are checked side by side.

use anyhow::Context;

use super::args::Jobs;

impl Jobs {
    /// Sets up as many workers as were asked for; for one run of the program.
    pub(super) fn apply(&self) -> anyhow::Result<()> {
        let Some(count) = self.count else { return Ok(()) };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(usize::from(count));
        pool.build_global().with_context(|| format!("cannot start {count} workers: give a smaller `--jobs`"))
    }
}
