//! Checks books on a thread of their own, as they would be with the texts that are open in the editor.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use tabia::book::Book;
use tabia::diag::Diagnostic;

use super::super::assemble::assemble;
use super::Event;
use super::files::{self, BookSources, Drafts};

/// A book as it was when it was last checked.
pub(super) struct Snapshot {
    pub(super) sources: BookSources,
    pub(super) book: Book,
    pub(super) found: Vec<Diagnostic>,
}

/// A book to check.
pub(super) struct Job {
    /// Its folder.
    pub(super) dir: PathBuf,
    /// The texts that are open.
    pub(super) drafts: Drafts,
}

/// A book that was checked.
pub(super) struct Checked {
    pub(super) dir: PathBuf,
    /// The book, or why it could not be read.
    pub(super) result: Result<Snapshot, String>,
}

/// How long the editor must be silent before a book is checked.
const PAUSE: Duration = Duration::from_millis(15);
/// How long at most a book waits for silence: who types on and on sees findings too.
const PATIENCE: Duration = Duration::from_millis(200);

/// Starts the thread. Of jobs for the same book that wait, the last is done.
pub(super) fn start(done: Sender<Event>) -> Sender<Job> {
    let (jobs, waiting) = mpsc::channel();
    // Workers of its own: who asks about a place in the meantime need not wait for the whole book.
    let workers = rayon::ThreadPoolBuilder::new().build().ok();
    thread::spawn(move || {
        while let Some(jobs) = gather(&waiting) {
            for (dir, drafts) in jobs {
                // A fault of the program costs one check, not the server.
                let look = || look(&dir, &drafts);
                let looked = catch_unwind(AssertUnwindSafe(|| match &workers {
                    Some(workers) => workers.install(look),
                    None => look(),
                }));
                let result = match looked {
                    Ok(looked) => looked.map_err(|error| format!("{error:#}")),
                    Err(_) => Err(format!(
                        "the book in `{}` could not be checked: this is a fault of Tabia’s",
                        files::shown(&dir)
                    )),
                };
                if done.send(Event::Checked(Box::new(Checked { dir, result }))).is_err() {
                    return;
                }
            }
        }
    });
    jobs
}

/// The jobs that come until there is a pause.
fn gather(waiting: &Receiver<Job>) -> Option<BTreeMap<PathBuf, Drafts>> {
    let first = waiting.recv().ok()?;
    let since = Instant::now();
    let mut jobs = BTreeMap::from([(first.dir, first.drafts)]);
    while since.elapsed() < PATIENCE {
        let Ok(job) = waiting.recv_timeout(PAUSE) else { break };
        jobs.insert(job.dir, job.drafts);
    }
    Some(jobs)
}

/// Reads and checks the book with these texts in place of its files.
fn look(dir: &Path, drafts: &Drafts) -> anyhow::Result<Snapshot> {
    let (sources, mut found) = files::read_drafts(dir, drafts)?;
    let (book, more) = assemble(&sources);
    found.extend(more);
    Ok(Snapshot { sources, book, found })
}
