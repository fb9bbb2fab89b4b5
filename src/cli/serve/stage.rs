//! What there is to show now, for all who answer requests, and the sign that it is another.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tabia::check::Checked;

use super::show::Show;

/// What there is to show.
#[derive(Clone, Default)]
pub(super) struct Now {
    /// Counts the changes.
    pub(super) turn: u64,
    /// The site; nothing before there has been a book without errors.
    pub(super) show: Option<Arc<Show>>,
    /// What is wrong, as JSON for the script.
    pub(super) found: Arc<str>,
    /// The same as text.
    pub(super) told: Arc<str>,
    /// The lessons as they are, checked.
    pub(super) lessons: Arc<Vec<Arc<Checked>>>,
}

/// Where it stands.
#[derive(Default)]
pub(super) struct Stage {
    now: Mutex<Now>,
    turned: Condvar,
}

impl Stage {
    fn lock(&self) -> MutexGuard<'_, Now> {
        // Nobody leaves it half changed.
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What there is now.
    pub(super) fn now(&self) -> Now {
        self.lock().clone()
    }

    /// Shows something else, and tells all who wait.
    pub(super) fn turn(&self, change: impl FnOnce(&mut Now)) {
        let mut now = self.lock();
        change(&mut now);
        now.turn += 1;
        self.turned.notify_all();
    }

    /// Waits until there is something else than at the given turn, for a time.
    pub(super) fn after(&self, turn: u64, patience: Duration) -> Now {
        let waits = self.turned.wait_timeout_while(self.lock(), patience, |now| now.turn == turn);
        waits.unwrap_or_else(PoisonError::into_inner).0.clone()
    }
}
