//! Tells when files of the book may have changed.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant, SystemTime};

use notify::event::{AccessKind, AccessMode, ModifyKind};
use notify::{EventKind, RecommendedWatcher, RecursiveMode, Watcher};

use super::super::files;

/// How long nothing must happen before one looks at the files: a save is several events.
const QUIET: Duration = Duration::from_millis(4);

/// How long one waits for that: who saves without end is to see something, too.
const LONGEST: Duration = Duration::from_millis(30);

/// How long one waits for a writer to close a file that it has begun to write.
const OPEN: Duration = Duration::from_millis(500);

/// How often one looks whether the book's folder is still the one that is watched.
const ROUND: Duration = Duration::from_millis(400);

/// What has happened.
#[derive(Debug, Default)]
pub(super) struct Happened {
    /// The files.
    pub(super) paths: BTreeSet<PathBuf>,
    /// Whether it is not known what else has.
    pub(super) all: bool,
    /// Those that somebody has begun to write and not closed yet, where the system tells of that.
    open: BTreeSet<PathBuf>,
}

impl Happened {
    /// It is not known what has.
    pub(super) fn anything_at_all() -> Happened {
        Happened { all: true, ..Happened::default() }
    }

    /// And this, too.
    pub(super) fn add(&mut self, more: Happened) {
        self.paths.extend(more.paths);
        self.all |= more.all;
    }

    pub(super) fn anything(&self) -> bool {
        self.all || !self.paths.is_empty()
    }
}

/// A watch over the book's folder.
pub(super) struct Watch {
    dir: PathBuf,
    /// The folder as events name it.
    root: PathBuf,
    events: Receiver<notify::Result<notify::Event>>,
    sender: mpsc::Sender<notify::Result<notify::Event>>,
    watcher: Option<RecommendedWatcher>,
    /// The folder and its settings as they were last seen, which tells that they were exchanged.
    seen: Option<(u64, SystemTime)>,
}

impl Watch {
    /// Watches the folder from now on.
    pub(super) fn new(dir: &Path) -> Watch {
        let (sender, events) = mpsc::channel();
        let root = std::path::absolute(dir).unwrap_or_else(|_| dir.to_owned());
        let mut watch = Watch { dir: dir.to_owned(), root, events, sender, watcher: None, seen: None };
        watch.begin();
        watch
    }

    fn begin(&mut self) {
        self.seen = files::folder(&self.dir);
        let mut watcher = notify::recommended_watcher(self.sender.clone()).ok();
        let watched = watcher.as_mut().map(|watcher| watcher.watch(&self.root, RecursiveMode::Recursive));
        self.watcher = watcher.filter(|_| matches!(watched, Some(Ok(()))));
    }

    /// Waits until something has happened, and then until it is over; or for a time. A system that cannot watch the folder, or
    /// not any more, has it looked at again and again.
    pub(super) fn wait(&mut self, patience: Duration) -> Happened {
        let (start, mut happened) = (Instant::now(), Happened::default());
        while !happened.anything() {
            let left = patience.saturating_sub(start.elapsed());
            match self.events.recv_timeout(left.min(ROUND)) {
                Ok(event) => self.note(event, &mut happened),
                Err(_) if left <= ROUND => return happened,
                Err(_) => self.go_round(&mut happened),
            }
        }
        let first = Instant::now();
        loop {
            let longest = if happened.open.is_empty() { LONGEST } else { OPEN };
            if first.elapsed() >= longest {
                return happened;
            }
            match self.events.recv_timeout(QUIET) {
                Ok(event) => self.note(event, &mut happened),
                Err(_) if happened.open.is_empty() => return happened,
                Err(_) => {}
            }
        }
    }

    fn note(&self, event: notify::Result<notify::Event>, happened: &mut Happened) {
        let Ok(event) = event else {
            happened.all = true;
            return;
        };
        happened.all |= event.need_rescan();
        let closed = event.kind == EventKind::Access(AccessKind::Close(AccessMode::Write));
        if matches!(event.kind, EventKind::Access(_)) && !closed {
            return;
        }
        let written = matches!(event.kind, EventKind::Modify(ModifyKind::Data(_)));
        for path in event.paths {
            let below = path.strip_prefix(&self.root).unwrap_or(&path);
            if !matters(below) {
                continue;
            }
            let path = self.dir.join(below);
            if written && cfg!(target_os = "linux") {
                happened.open.insert(path.clone());
            } else {
                happened.open.remove(&path);
            }
            happened.paths.insert(path);
        }
    }

    /// Sees to it that the folder is watched, also one that has taken the place of another.
    fn go_round(&mut self, happened: &mut Happened) {
        let seen = files::folder(&self.dir);
        if self.watcher.is_none() || seen != self.seen {
            happened.all = true;
            self.begin();
        }
    }
}

/// Whether a file, by its path below the book's folder, may be one of the book: hidden ones are none, and what editors keep
/// beside a file is not.
fn matters(below: &Path) -> bool {
    let own = |part: Component<'_>| {
        let name = part.as_os_str().to_string_lossy();
        let beside = name.ends_with('~') || name.starts_with('#') || name == "4913";
        !(name.starts_with('.') || beside)
    };
    below.components().all(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_editors_keep_beside_a_file_does_not_matter() {
        for own in ["", "book.toml", "en/a/01-b.md", "templates/style.css", "en/picture.png"] {
            assert!(matters(Path::new(own)), "{own}");
        }
        for other in [".git/index", "en/.01-b.md.swp", "en/01-b.md~", "en/#01-b.md#", "en/4913", "en/.#a.md"]
        {
            assert!(!matters(Path::new(other)), "{other}");
        }
    }
}
