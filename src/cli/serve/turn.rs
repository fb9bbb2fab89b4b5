//! The work of `serve`: looks at the files when they may have changed, and puts what has come of it on the stage.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tabia::book::Format;
use tabia::diag::{self, Diagnostic, Severity};
use tabia::site::{Look, Site};

use super::super::files::{self, BookSources, Drafts};
use super::super::live::{Changed, Live};
use super::super::report;
use super::findings;
use super::show::Show;
use super::stage::Stage;
use super::watch::{Happened, Watch};
use crate::cli::{Console, Status};

/// How long one waits before a file that seems to be half saved is told of.
const PATIENCE: Duration = Duration::from_millis(250);

/// How many findings are printed.
const MOST: usize = 50;

/// How long one goes on looking while files are saved, before what there is is shown.
const LONGEST: Duration = Duration::from_millis(100);

/// The same where the files have errors that they had not: those of a text that is being written pass.
const WORSE: Duration = Duration::from_millis(600);

/// How long after a change one looks once more: a folder that has just been made was not watched from its first moment.
const SETTLE: Duration = Duration::from_millis(300);

/// The templates of a book's own: their names and texts.
type Templates = Vec<(String, String)>;

/// The states of a book, one after the other.
pub(super) struct Turns {
    dir: PathBuf,
    live: Live,
    stage: Arc<Stage>,
    look: Option<(Templates, Arc<Look>)>,
    show: Option<Arc<Show>>,
    /// Why the files could not be read.
    unread: Option<String>,
    /// What is wrong with the book's own templates.
    template: Option<String>,
    /// The files that looked half saved when they were last told of, and may be meant so.
    odd: BTreeSet<String>,
    /// The findings as they were last printed.
    printed: String,
    /// How many errors have been told.
    errors: usize,
}

impl Turns {
    pub(super) fn new(dir: &Path, stage: Arc<Stage>) -> Turns {
        let live = Live::open(dir, vec![Format::Print, Format::Epub]);
        Turns {
            dir: dir.to_owned(),
            live,
            stage,
            look: None,
            show: None,
            unread: None,
            template: None,
            odd: BTreeSet::new(),
            printed: String::new(),
            errors: 0,
        }
    }

    /// Reads the book for the first time.
    pub(super) fn first(&mut self, console: &mut Console<'_>) {
        let start = Instant::now();
        let happened = Happened::anything_at_all();
        self.look(&happened);
        self.turn(&happened, start, console);
    }

    /// Follows the files for good.
    pub(super) fn follow(mut self, mut watch: Watch, console: &mut Console<'_>) -> anyhow::Result<Status> {
        let mut settled = false;
        loop {
            let patience = if settled { Duration::from_secs(3600) } else { SETTLE };
            let mut happened = watch.wait(patience);
            let start = Instant::now();
            settled = !happened.anything();
            if settled {
                // What has changed unseen is found by its time and length.
                happened.paths.insert(self.dir.clone());
            }
            let mut changed = self.look(&happened);
            // What was saved while one looked may have been seen half.
            while start.elapsed() < if self.is_worse() { WORSE } else { LONGEST } {
                let more = watch.wait(Duration::ZERO);
                if !more.anything() {
                    break;
                }
                changed |= self.look(&more);
                happened.add(more);
            }
            while !self.half_saved().is_subset(&self.odd) && start.elapsed() < PATIENCE {
                let more = watch.wait(Duration::from_millis(25));
                happened.add(more);
                changed |= self.look(&happened);
            }
            self.odd = self.half_saved();
            if changed {
                self.turn(&happened, start, console);
            }
        }
    }

    /// Looks at the files; returns whether there may be something else to show.
    fn look(&mut self, happened: &Happened) -> bool {
        let changed = if happened.all { Changed::All } else { Changed::Paths(&happened.paths) };
        match self.live.refresh(changed, &Drafts::new()) {
            Ok(changed) => changed | self.unread.take().is_some(),
            Err(error) => {
                let unread = Some(format!("{error:#}"));
                let changed = self.unread != unread;
                self.unread = unread;
                changed
            }
        }
    }

    /// Whether there are more errors than have been told.
    fn is_worse(&self) -> bool {
        errors(self.live.found()) > self.errors
    }

    /// The files that look as if somebody were just writing them; nothing has a name if the book cannot be read.
    fn half_saved(&self) -> BTreeSet<String> {
        let Some(sources) = self.live.sources().filter(|_| self.unread.is_none()) else {
            return BTreeSet::from([String::new()]);
        };
        let unread = self.live.found().iter().filter(|found| found.code == "not-utf8");
        let unread = unread.map(|found| &found.span.source);
        let empty = sources.texts().filter(|source| source.text.trim().is_empty());
        unread.chain(empty).map(|source| source.path.clone()).collect()
    }

    /// Puts what there is now on the stage, and tells of it.
    fn turn(&mut self, happened: &Happened, start: Instant, console: &mut Console<'_>) {
        if self.unread.is_none() {
            self.template = self.set().err().map(|error| format!("{error:#}"));
        }
        let trouble = self.unread.as_deref().or(self.template.as_deref());
        let found = self.live.found();
        let (json, told) = (findings::json(found, trouble), findings::text(found, trouble));
        let (show, lessons) = (self.show.clone(), Arc::clone(self.live.lessons()));
        self.stage.turn(|now| {
            (now.show, now.lessons) = (show, lessons);
            (now.found, now.told) = (json.into(), told.into());
        });
        let taken = start.elapsed();
        let first = &found[..found.len().min(MOST)];
        let printed = diag::format(first, diag::Format::Human, console.colour);
        if printed != self.printed {
            let _ = console.err.write_all(printed.as_bytes());
            if found.len() > MOST {
                console.say(format_args!("… and {} more: `tabia check` tells all", found.len() - MOST));
            }
            self.printed = printed;
        }
        self.errors = errors(found);
        if let Some(trouble) = trouble {
            console.insist(format_args!("error: {trouble}"));
        }
        console.say(format_args!("{}: {} in {} ms", self.what(happened), counts(found), taken.as_millis()));
    }

    /// Makes a site of the book, if it is another one.
    fn set(&mut self) -> anyhow::Result<()> {
        let (Some(book), Some(sources)) = (self.live.book(), self.live.sources()) else { return Ok(()) };
        let same = self.look.as_ref().is_some_and(|(templates, _)| *templates == sources.templates);
        if !same {
            self.look = None;
        }
        let (templates, look) = match self.look.take() {
            Some(look) => look,
            None => {
                let mut look = Look::new(&sources.templates)?;
                look.speak(book);
                (sources.templates.clone(), Arc::new(look))
            }
        };
        let site = Site::new(Arc::clone(book), Arc::clone(&look));
        let show = Show::new(site, &self.dir, &templates, self.show.as_deref());
        if !same && !templates.is_empty() {
            show.rehearse()?;
        }
        self.look = Some((templates, look));
        self.show = Some(Arc::new(show));
        Ok(())
    }

    /// What has changed, in a word.
    fn what(&self, happened: &Happened) -> String {
        let below = |path: &PathBuf| files::shown(path.strip_prefix(&self.dir).unwrap_or(path));
        let mut paths = happened.paths.iter().filter(|path| **path != self.dir).map(below);
        match (paths.next(), paths.count()) {
            (Some(one), 0) => one,
            (Some(one), more) => format!("{one} and {more} more"),
            (None, _) => "the book".to_owned(),
        }
    }
}

impl BookSources {
    /// The texts of the settings, the lessons and the lists.
    fn texts(&self) -> impl Iterator<Item = &Arc<diag::Source>> {
        let lists = self.terms.iter().chain(&self.compared).map(|(_, source)| source);
        [&self.settings].into_iter().chain(self.lessons.iter().map(|lesson| &lesson.source)).chain(lists)
    }
}

fn errors(found: &[Diagnostic]) -> usize {
    found.iter().filter(|finding| finding.severity == Severity::Error).count()
}

/// How much is wrong, in words.
fn counts(found: &[Diagnostic]) -> String {
    let count = |severity| found.iter().filter(|finding| finding.severity == severity).count();
    match (count(Severity::Error), count(Severity::Warning)) {
        (0, 0) => "nothing found wrong".to_owned(),
        (errors, 0) => report::number(errors, "error"),
        (0, warnings) => report::number(warnings, "warning"),
        (errors, warnings) => {
            format!("{}, {}", report::number(errors, "error"), report::number(warnings, "warning"))
        }
    }
}
