//! Where a command prints, how much it says, and how it shows that work goes on.

use std::fmt::{Display, Write as _};
use std::io::Write;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use tabia::diag::Colour;

/// How much is said about the work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Loudness {
    /// Findings, warnings and errors alone.
    Quiet,
    /// What was done, too.
    Plain,
    /// Also each step with the time that it took.
    Verbose,
}

/// Where a command prints.
pub(super) struct Console<'a> {
    /// What was asked for.
    pub(super) out: &'a mut dyn Write,
    /// What there is to say about it.
    pub(super) err: &'a mut dyn Write,
    /// Whether to colour what goes to `err`.
    pub(super) colour: Colour,
    /// Whether to colour what goes to `out`.
    pub(super) out_colour: Colour,
    /// How much is said.
    pub(super) loudness: Loudness,
    /// Whether somebody watches `err` on a terminal.
    pub(super) watched: bool,
}

impl Console<'_> {
    /// Says something about the work, if that is wanted. That nobody listens is no reason to stop.
    pub(super) fn say(&mut self, line: impl Display) {
        if self.loudness >= Loudness::Plain {
            self.insist(line);
        }
    }

    /// Says what nobody may miss.
    pub(super) fn insist(&mut self, line: impl Display) {
        let _ = writeln!(self.err, "{line}");
    }

    /// Warns of something that is no finding in the book.
    pub(super) fn warn(&mut self, line: impl Display) {
        self.insist(format_args!("warning: {line}"));
    }

    /// Works, and shows that on a terminal once it takes long; afterwards tells how long it took, if that is wanted.
    pub(super) fn during<T>(&mut self, what: &str, work: impl FnOnce(&Busy) -> T) -> T {
        let start = Instant::now();
        let busy = Busy::new(what, self.watched && self.loudness >= Loudness::Plain);
        let done = work(&busy);
        drop(busy);
        if self.loudness == Loudness::Verbose {
            self.insist(format_args!("{what}: {:.3} s", start.elapsed().as_secs_f64()));
        }
        done
    }
}

/// How long work may take before it is shown.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often the shown time moves on.
const TICK: Duration = Duration::from_millis(200);

/// A line on the terminal that says what goes on; it vanishes with the work.
#[derive(Debug)]
pub(super) struct Busy(ProgressBar);

impl Busy {
    fn new(what: &str, shown: bool) -> Busy {
        if !shown {
            return Busy(ProgressBar::hidden());
        }
        let bar = ProgressBar::no_length();
        bar.set_style(style(what.to_owned()));
        bar.enable_steady_tick(TICK);
        Busy(bar)
    }

    /// Tells how much of the work is done, of so much.
    pub(super) fn done(&self, steps: usize, of: usize) {
        self.0.set_length(of as u64);
        self.0.set_position(steps as u64);
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

fn style(what: String) -> ProgressStyle {
    let line = move |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        let _ = out.write_str(&line(&what, state.elapsed(), state.pos(), state.len()));
    };
    // The template is ours and sound; without it there would be the library's own.
    let style = ProgressStyle::with_template("{line}").unwrap_or_else(|_| ProgressStyle::default_bar());
    style.with_key("line", line)
}

/// What is shown of work after some time: nothing at first, then how much is done and how long it has taken.
fn line(what: &str, elapsed: Duration, done: u64, of: Option<u64>) -> String {
    if elapsed < PATIENCE {
        return String::new();
    }
    let mut line = format!("{what} …");
    if let Some(of) = of.filter(|of| *of > 0) {
        let tenths = (done * 20 / of).min(20) as usize;
        let _ = write!(line, " [{}{}] {done} of {of},", "=".repeat(tenths), " ".repeat(20 - tenths));
    }
    let _ = write!(line, " {} s", elapsed.as_secs());
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_work_is_not_shown_and_long_work_tells_how_far_it_is() {
        let after = |ms, done, of| line("checking", Duration::from_millis(ms), done, of);
        assert_eq!(after(999, 1, Some(2)), "");
        assert_eq!(after(1000, 0, None), "checking … 1 s");
        assert_eq!(after(2500, 3, Some(12)), "checking … [=====               ] 3 of 12, 2 s");
        assert_eq!(after(2500, 12, Some(12)), "checking … [====================] 12 of 12, 2 s");
    }

    #[test]
    fn what_is_said_depends_on_how_much_is_wanted() {
        let said = |loudness| {
            let (mut out, mut err) = (Vec::new(), Vec::new());
            let mut console = Console {
                out: &mut out,
                err: &mut err,
                colour: Colour::Never,
                out_colour: Colour::Never,
                loudness,
                watched: false,
            };
            console.say("wrote it");
            console.warn("it is old");
            console.during("working", |busy| busy.done(1, 2));
            let text = String::from_utf8(err).unwrap();
            text.lines().map(|line| line.split(": 0").next().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(said(Loudness::Quiet), ["warning: it is old"]);
        assert_eq!(said(Loudness::Plain), ["wrote it", "warning: it is old"]);
        assert_eq!(said(Loudness::Verbose), ["wrote it", "warning: it is old", "working"]);
    }
}
