//! `task` and `goal`: what an exercise asks, and what is to be reached by playing.

use std::ops::Range;

use super::super::written::Written;
use super::super::{Aim, Goal, Quantity, Task, Text};
use super::claim::counted;
use super::lines::shorten;
use super::value::{as_player, suggest};
use super::wheres;
use crate::diag::{Diagnostic, Spanned, nearest};

/// The words with which tasks begin.
const TASKS: [&str; 8] = [
    "find moves of",
    "find captures",
    "find squares where",
    "judge",
    "play",
    "choose",
    "number of",
    "set up",
];

/// The words with which goals begin, and whether a square follows.
const GOALS: [(&str, bool); 9] = [
    ("win", false),
    ("mate", false),
    ("capture", true),
    ("promote", false),
    ("check", false),
    ("reach", true),
    ("freeze", true),
    ("save", true),
    ("stalemate", false),
];

/// The most moves in which a goal may have to be reached.
const MOST_MOVES: u32 = 20;

/// The words of a text with their bytes.
pub(super) fn words(text: &str) -> Vec<(Range<usize>, &str)> {
    let place = |word: &str| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        start..start + word.len()
    };
    text.split_whitespace().map(|word| (place(word), word)).collect()
}

/// Reads a task.
pub(super) fn read(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<Task>> {
    let text = value.as_str();
    let found = words(text);
    let plain: Vec<&str> = found.iter().map(|(_, word)| *word).collect();
    let one = |at: usize| value.text(found[at].0.clone());
    let task = match plain[..] {
        ["find", "moves", "of", _] => Some(Task::FindMoves(one(3))),
        ["find", "captures"] => Some(Task::FindCaptures),
        ["find", "squares", "where", _, ..] => {
            let claims = value.part(found[3].0.start..text.len());
            return wheres::read(&claims, out).map(|all| Spanned::new(Task::FindSquares(all), value.whole()));
        }
        ["judge", _] => pair(&one(1)).map(|(from, to)| Task::Judge(from, to)),
        ["play"] => Some(Task::Play),
        ["choose"] => Some(Task::Choose),
        ["number", "of", _, ..] => {
            let what = value.part(found[2].0.start..text.len());
            return quantity(&what, out).map(|what| Spanned::new(Task::Number(what), value.whole()));
        }
        ["set", "up"] => Some(Task::SetUp),
        _ => None,
    };
    if task.is_none() {
        out.push(bad_task(value, &found));
    }
    task.map(|task| Spanned::new(task, value.whole()))
}

fn bad_task(value: &Written, found: &[(Range<usize>, &str)]) -> Diagnostic {
    let message = format!("found `{}`, expected a task", shorten(&value.prose().value));
    let error = Diagnostic::error("bad-task", value.whole(), message);
    for head in TASKS {
        let count = head.split(' ').count();
        let Some((last, _)) = found.get(count - 1) else { continue };
        let written: Vec<&str> = found[..count].iter().map(|(_, word)| *word).collect();
        let written = written.join(" ");
        if written == head {
            return error.hint(format!("write `{}`", form(head)));
        }
        if nearest(&written, [head]).is_some() {
            let place = value.span(found[0].0.start..last.end);
            return error.hint(format!("did you mean `{}`?", form(head))).fix(place, head);
        }
    }
    error.hint(format!("the tasks are `{}`", TASKS.map(form).join("`, `")))
}

/// The form of a task.
fn form(head: &'static str) -> &'static str {
    match head {
        "find moves of" => "find moves of X",
        "find squares where" => "find squares where CLAIM",
        "judge" => "judge X-Y",
        "number of" => "number of CLAIM",
        head => head,
    }
}

/// `X-Y`
fn pair(word: &Text) -> Option<(Text, Text)> {
    let at = word.value.find(['-', '–', '—'])?;
    let sign = word.value[at..].chars().next().map_or(1, char::len_utf8);
    let part = |range: Range<usize>| Text::new(word.value[range.clone()].to_owned(), word.span.sub(range));
    let (from, to) = (part(0..at), part(at + sign..word.value.len()));
    let plain = !from.value.is_empty() && !to.value.is_empty() && !to.value.contains(['-', '–', '—']);
    (plain && word.span.text() == word.value).then_some((from, to))
}

/// Reads what is to be counted.
fn quantity(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Quantity> {
    let found = words(value.as_str());
    let one = |at: usize| value.text(found[at].0.clone());
    let sub = |text: &Text, range: Range<usize>| {
        Text::new(text.value[range.clone()].to_owned(), text.span.sub(range))
    };
    let plain: Vec<&str> = found.iter().map(|(_, word)| *word).collect();
    let read = match plain[..] {
        ["force", _, side] => as_player(side).map(|side| Quantity::Force(one(1), side)),
        [word] if word.starts_with("force:") => {
            let body = sub(&one(0), "force:".len()..word.len());
            body.value.split_once('.').and_then(|(square, side)| {
                let square = (!square.is_empty()).then(|| sub(&body, 0..square.len()))?;
                Some(Quantity::Force(square, as_player(side)?))
            })
        }
        [word] => {
            let start = word.strip_prefix("count:").map_or(0, |_| "count:".len());
            let what = sub(&one(0), start..word.len());
            if what.value.is_empty() || what.value.contains(':') { None } else { Some(count(what, out)?) }
        }
        ["white" | "black" | "pieces" | "zone", _] => {
            let span = value.part(found[0].0.start..found[1].0.end).whole();
            Some(count(Text::new(plain.join("."), span), out)?)
        }
        _ => None,
    };
    if read.is_none() {
        let message = format!("found `{}`, expected what to count", shorten(value.as_str()));
        let error = Diagnostic::error("bad-task", value.whole(), message);
        out.push(error.hint(
            "write what `count` counts (`moves`, `e5`, `white castle`, `zone castle`, `prince.max` …), or `force X white`",
        ));
    }
    read
}

/// Reads what `count` counts; `None` where that has been reported.
fn count(what: Text, out: &mut Vec<Diagnostic>) -> Option<Quantity> {
    match counted(&what) {
        Ok(counted) => Some(Quantity::Count(Spanned::new(counted, what.span))),
        Err(error) => {
            out.push(*error);
            None
        }
    }
}

/// Reads a goal.
pub(super) fn goal(value: &Written, out: &mut Vec<Diagnostic>) -> Option<Spanned<Goal>> {
    let mut found = words(value.as_str());
    let whole = value.whole();
    let mut moves = None;
    if let [.., (_, "in"), (at, number)] = &found[..] {
        let text = value.text(at.clone());
        match number.parse::<u32>() {
            Ok(n) if (1..=MOST_MOVES).contains(&n) => moves = Some(Spanned::new(n, text.span)),
            _ => {
                let message = format!("found `{number}`, expected a number of moves from 1 to {MOST_MOVES}");
                out.push(
                    Diagnostic::error("bad-number", text.span, message).hint("write it in digits: `in 1`"),
                );
                return None;
            }
        }
        found.truncate(found.len() - 2);
    }
    let one = |at: usize| value.text(found[at].0.clone());
    let plain: Vec<&str> = found.iter().map(|(_, word)| *word).collect();
    let aim = match plain[..] {
        ["win"] => Some(Aim::Win),
        ["mate"] => Some(Aim::Mate),
        ["capture", _] => Some(Aim::Capture(one(1))),
        ["promote"] => Some(Aim::Promote),
        ["check"] => Some(Aim::Check),
        ["reach", _] => Some(Aim::Reach(one(1))),
        ["freeze", _] => Some(Aim::Freeze(one(1))),
        ["save", _] => Some(Aim::Save(one(1))),
        ["stalemate"] => Some(Aim::Stalemate),
        _ => None,
    };
    let Some(aim) = aim else {
        out.push(bad_goal(value, &plain, &found));
        return None;
    };
    if moves.is_none() && matches!(aim, Aim::Win | Aim::Mate) {
        let message = format!("`{}` does not say in how many moves", plain[0]);
        let form = format!("{} in 1", plain[0]);
        out.push(
            Diagnostic::error("bad-goal", whole, message).hint(format!("write `{form}`, or another number")),
        );
        return None;
    }
    let moves = moves.unwrap_or_else(|| Spanned::new(1, whole.clone()));
    Some(Spanned::new(Goal { aim, moves }, whole))
}

fn bad_goal(value: &Written, plain: &[&str], found: &[(Range<usize>, &str)]) -> Diagnostic {
    let message = format!("found `{}`, expected a goal", shorten(&value.prose().value));
    let error = Diagnostic::error("bad-goal", value.whole(), message);
    let first = plain.first().copied().unwrap_or_default();
    if let Some((name, square)) = GOALS.iter().find(|(name, _)| *name == first) {
        return error.hint(match (*name, square) {
            ("win", _) => "write `win in 1`, or another number; for a man, `capture X`".to_owned(),
            ("mate", _) => "write `mate in 1`, or another number".to_owned(),
            (_, true) => format!("write `{name} X`, and `in N` where it takes more moves than one"),
            (_, false) => format!("write `{name}`, and `in N` where it takes more moves than one"),
        });
    }
    match found.first() {
        Some((_, "checkmate")) => error.hint("write `mate in 1`, or another number"),
        Some((place, _)) => suggest(error, &value.text(place.clone()), &GOALS.map(|(name, _)| name)),
        None => error,
    }
}
