//! `judge X-Y`, `number of …`, `set up`: questions with one answer.

use super::desk::{Args, Desk};
use super::{Candidate, ExerciseKind, Solved, answer};
use crate::check::place::find_point;
use crate::check::setup::side;
use crate::check::whence::Whence;
use crate::diag::{Diagnostic, Span, Spanned};
use crate::diagram::Diagram;
use crate::explain;
use crate::game::Verdict;
use crate::lang::Case;
use crate::lesson::{
    Counted, Destination, Destinations, Fields, HandMark, HandMarkKind, Player, Quantity, Show, Text,
};
use crate::notation;
use crate::position::{RuleId, Side};

/// Whether a man may go somewhere.
pub(super) fn judge(desk: &Desk<'_>, from: &Text, to: &Text, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    let (game, position, lang) = (desk.game(), desk.position(), desk.lang);
    let whence = desk.judge.whence(from, out)?;
    let to = find_point(game.spec().board, to, out)?;
    let verdict = desk.judge.verdict(whence, to);
    answer::verdict(desk, whence, to, &verdict, out);
    let says = explain::verdict(game, position, whence.way(to), &verdict, lang);
    let rules: Vec<RuleId> = match &verdict {
        Verdict::Legal(moves) => moves.iter().map(|mv| mv.rule).collect(),
        Verdict::Illegal(refusals) => refusals.first().map(|first| first.rule).into_iter().collect(),
    };
    let legal = verdict.is_legal();
    let candidate = |machine: &str, message: &str, right: bool| Candidate {
        machine: machine.to_owned(),
        text: lang.text(message, &[]),
        right,
        says: Some(says.clone()),
        ..Candidate::default()
    };
    let candidates = vec![candidate("legal", "answer-yes", legal), candidate("illegal", "answer-no", !legal)];
    let task = match whence {
        Whence::Man(from) => desk.of_man("task-judge", from, &[("to", desk.name(to).into())]),
        Whence::Hand => {
            let mut args = desk.hand();
            args.push(("to", desk.name(to).into()));
            lang.text("task-judge-hand", &args)
        }
    };
    Some(Solved {
        kind: ExerciseKind::Judge,
        task,
        // To name the article that decides would be to answer.
        hints: Vec::new(),
        answer: format!("{} {says}", lang.text(if legal { "answer-yes" } else { "answer-no" }, &[])),
        candidates,
        explanation: Vec::new(),
        rules,
        solution: Some(judged(desk, whence, desk.name(to), &verdict)),
        claims: 1,
    })
}

/// The board with the one square marked as the verdict says.
fn judged(desk: &Desk<'_>, whence: Whence, to: String, verdict: &Verdict) -> Diagram {
    let kind = match verdict {
        Verdict::Legal(moves) if moves.iter().any(crate::check::claims::takes) => HandMarkKind::Capture,
        Verdict::Legal(_) => HandMarkKind::Legal,
        Verdict::Illegal(_) => HandMarkKind::Refused,
    };
    let to = vec![Destination { square: desk.word(to), capture: false, reason: None }];
    let list = Destinations { from: desk.start(whence), to, span: desk.place() };
    desk.solution(&Fields { marks: Some(vec![HandMark { kind, list }]), ..Fields::default() })
}

/// A number of moves or squares, or a force.
pub(super) fn number(desk: &Desk<'_>, quantity: &Quantity, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    match quantity {
        Quantity::Count(what) => count(desk, what, out),
        Quantity::Force(square, player) => force(desk, square, *player, out),
    }
}

fn numbered(desk: &Desk<'_>, task: String, truth: String, rules: Vec<RuleId>) -> Solved {
    let machine = truth.clone();
    Solved {
        kind: ExerciseKind::Number,
        task,
        hints: Vec::new(),
        candidates: vec![Candidate { machine, text: truth.clone(), right: true, ..Candidate::default() }],
        answer: desk.lang.text("answer-number", &[("number", truth.into())]),
        explanation: Vec::new(),
        rules,
        solution: None,
        claims: 1,
    }
}

fn count(desk: &Desk<'_>, what: &Spanned<Counted>, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    let (game, position, lang) = (desk.game(), desk.position(), desk.lang);
    let truth = desk.judge.count(&what.value, &what.span, out)?;
    answer::number(desk, &truth.to_string(), desk.judge.count_note(&what.value, &what.span), out);
    let truth = truth.to_string();
    let takes = crate::check::claims::takes;
    Some(match &what.value {
        Counted::From(word) => {
            let whence = desk.judge.whence(&Text::new(word.clone(), what.span.clone()), out)?;
            let moves = desk.judge.moves(whence);
            let rules = moves.iter().map(|mv| mv.rule).collect();
            let task = match whence {
                Whence::Man(at) => desk.of_man("task-number-from", at, &[]),
                Whence::Hand => lang.text("task-number-hand", &desk.hand()),
            };
            let squares = desk.judge.destinations(whence).0;
            let solved = numbered(desk, task, truth, rules);
            Solved {
                explanation: vec![desk.listed(squares)],
                solution: Some(desk.shown(vec![Show::Moves(Some(desk.start(whence)))])),
                ..solved
            }
        }
        Counted::Moves => {
            let rules = game.moves(position).iter().map(|mv| mv.rule).collect();
            let solved = numbered(desk, desk.of_turn("task-number-moves"), truth, rules);
            Solved { solution: Some(desk.shown(vec![Show::Moves(None)])), ..solved }
        }
        Counted::Captures => {
            let moves = game.moves(position);
            let rules = moves.iter().filter(|mv| takes(mv)).map(|mv| mv.rule).collect();
            let solved = numbered(desk, desk.of_turn("task-number-captures"), truth, rules);
            Solved { solution: Some(desk.shown(vec![Show::Captures])), ..solved }
        }
        Counted::Max(name) | Counted::Min(name) => {
            let message =
                if matches!(what.value, Counted::Max(_)) { "task-number-max" } else { "task-number-min" };
            let man = kind_named(desk, name, Case::Nominative)?;
            numbered(desk, lang.text(message, &[("man", man.into())]), truth, Vec::new())
        }
        Counted::Alone(name, square) => {
            let man = kind_named(desk, name, Case::Nominative)?;
            let task = lang.text("task-number-alone", &[("man", man.into()), ("at", square.as_str().into())]);
            numbered(desk, task, truth, Vec::new())
        }
        Counted::Zone(zone) => numbered(desk, explain::zone_count(game, zone, lang), truth, Vec::new()),
        Counted::Men(player, of) => {
            let points = desk.judge.counted_points(&what.value, &what.span, out)?;
            let solved = numbered(desk, men(desk, player.map(side), of.as_deref())?, truth, Vec::new());
            Solved { explanation: vec![desk.listed(points)], solution: desk.marked(points), ..solved }
        }
    })
}

/// The question how many men there are: of a side or both, in a zone or of a kind or all.
fn men(desk: &Desk<'_>, side: Option<Side>, of: Option<&str>) -> Option<String> {
    let (game, lang) = (desk.game(), desk.lang);
    let mut args: Args<'_> = Vec::new();
    args.extend(side.map(|side| ("side-of", desk.side_of(side).into())));
    let message = match of {
        None => ["task-number-men", "task-number-men-of"],
        Some(zone) if game.spec().board.zone(zone).is_some() => {
            args.push(("where", explain::zone_where(game, zone, lang).into()));
            ["task-number-men-zone", "task-number-men-zone-of"]
        }
        Some(kind) => {
            args.push(("men", kind_named(desk, kind, Case::Plural)?.into()));
            args.push(("men-gen", kind_named(desk, kind, Case::PluralGenitive)?.into()));
            ["task-number-kind", "task-number-kind-of"]
        }
    };
    Some(lang.text(message[usize::from(side.is_some())], &args))
}

fn kind_named(desk: &Desk<'_>, name: &str, case: Case) -> Option<String> {
    let kind = notation::parse_kind(desk.game(), name, desk.judge.reading)?;
    Some(notation::kind_name(desk.game(), kind, desk.lang, case))
}

fn force(desk: &Desk<'_>, square: &Text, player: Player, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    let (game, position, lang) = (desk.game(), desk.position(), desk.lang);
    let forces = desk.judge.force(square, out)?;
    let at = find_point(game.spec().board, square, &mut Vec::new())?;
    let side = side(player);
    let truth = forces[side as usize].to_string();
    let [white, black] = forces.map(|force| force.to_string());
    let note = format!("force on {}, White : Black, is {white} : {black}", desk.name(at));
    answer::number(desk, &truth, Some(note), out);
    let striking =
        position.of(side).iter().filter(|&man| man == at || game.strikes(position, man).contains(at));
    let args = [("side-of", desk.side_of(side).into()), ("at", desk.name(at).into())];
    let task = lang.text("task-number-force", &args);
    let [side_of, on] = args;
    let hint = lang.text("hint-strikers", &[side_of, on, ("count", striking.count().into())]);
    let solved = numbered(desk, task, truth, game.spec().rule("force").into_iter().collect());
    let says = [("at", desk.name(at).into()), ("white", white.into()), ("black", black.into())];
    Some(Solved {
        hints: vec![hint],
        explanation: vec![lang.text("marked-force", &says)],
        solution: Some(desk.shown(vec![Show::Force(desk.word(desk.name(at)))])),
        ..solved
    })
}

/// The men of the array, each on its square.
pub(super) fn set_up(desk: &Desk<'_>, place: &Span, out: &mut Vec<Diagnostic>) -> Option<Solved> {
    let (game, position, lang) = (desk.game(), desk.position(), desk.lang);
    if position.occupied().is_empty() {
        let message = format!("{} starts from an empty board, so there is nothing to set up", game.spec().id);
        out.push(
            Diagnostic::error("nothing-to-find", place.clone(), message)
                .hint("ask for something else: here the men come from the hand"),
        );
        return None;
    }
    let men = Side::BOTH.map(|side| {
        let men = explain::men(game, position, side, lang);
        let message = match side {
            Side::White => "words-men-white",
            Side::Black => "words-men-black",
        };
        (!men.is_empty()).then(|| lang.text(message, &[("men", men.into())]))
    });
    let men: Vec<String> = men.into_iter().flatten().collect();
    let answer = men.join(" ");
    let fen = notation::write_position(game, position);
    Some(Solved {
        kind: ExerciseKind::SetUp,
        task: lang.text("task-set-up", &[("game", explain::game_name(game, lang).into())]),
        hints: Vec::new(),
        candidates: vec![Candidate {
            machine: fen,
            text: answer.clone(),
            right: true,
            ..Candidate::default()
        }],
        answer,
        explanation: Vec::new(),
        rules: Vec::new(),
        solution: Some(desk.solution(&Fields::default())),
        claims: 1,
    })
}
