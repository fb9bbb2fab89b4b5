//! The squares for which a claim with an open square holds, and the claim in words.

use super::desk::Desk;
use crate::board::{Point, PointSet};
use crate::check::claims::takes;
use crate::check::context::{unknown_rule, unknown_zone};
use crate::check::place::{find_point, parse_error};
use crate::check::setup::side;
use crate::check::whence::Whence;
use crate::diag::{Diagnostic, Span};
use crate::explain;
use crate::game::{Game, Halves, Refusal, Verdict};
use crate::lang::Arg;
use crate::lesson::{Bound, Player, Relation, Show, Text, Where};
use crate::notation;
use crate::position::RuleId;

/// What is known of a claim with an open square.
pub(super) struct Found {
    /// The task, where this is all that is asked.
    pub(super) sentence: String,
    /// The condition, as a clause about the square.
    pub(super) clause: String,
    /// The squares for which it holds.
    pub(super) right: PointSet,
    /// Other squares that a reader may take for right.
    pub(super) tempting: PointSet,
    /// For every point, why or why not.
    pub(super) says: Vec<Option<String>>,
    /// The rules that decide.
    pub(super) rules: Vec<RuleId>,
    /// The overlay that shows the right squares, where there is one.
    pub(super) show: Option<Show>,
    /// Where it is about a zone: the zone's squares in words.
    pub(super) zone: Option<String>,
}

/// Whether a way is refused because it leaves the man's lines.
pub(super) fn out_of_reach(game: &dyn Game, refusals: &[Refusal]) -> bool {
    let reach = game.spec().rule("reach");
    refusals.iter().any(|refusal| Some(refusal.rule) == reach)
}

/// The squares for which the claim holds.
pub(super) fn found(desk: &Desk<'_>, claim: &Where, span: &Span, out: &mut Vec<Diagnostic>) -> Option<Found> {
    match claim {
        Where::Reached(from) => reached(desk, from, out),
        Where::Reaching(to) => reaching(desk, to, out),
        Where::Refused(from, reason) => refused(desk, from, reason.as_ref(), out),
        Where::Struck(from) => struck(desk, from, out),
        Where::Striking(to) => striking(desk, to, out),
        Where::Force(player, relation, bound) => force(desk, *player, *relation, bound, span, out),
        Where::Count { captures, relation, number } => Some(count(desk, *captures, *relation, number.value)),
        Where::Frozen => frozen(desk, span, out),
        Where::Zone(name) => zone(desk, name, out),
    }
}

impl Found {
    fn new(desk: &Desk<'_>, message: &str, args: &[(&str, Arg<'_>)], right: PointSet) -> Found {
        Found {
            sentence: desk.lang.text(message, args),
            clause: desk.lang.attr(message, "clause", args),
            right,
            tempting: PointSet::EMPTY,
            says: vec![None; desk.game().spec().board.len()],
            rules: Vec::new(),
            show: None,
            zone: None,
        }
    }

    fn says(mut self, desk: &Desk<'_>, says: impl Fn(Point) -> Option<String>) -> Found {
        self.says = desk.game().spec().board.points().map(says).collect();
        self
    }
}

/// What the messages about a man, or about the hand, are told.
fn about(desk: &Desk<'_>, whence: Whence) -> Vec<(&'static str, Arg<'static>)> {
    match whence {
        Whence::Man(at) => desk.man(at),
        Whence::Hand => desk.hand(),
    }
}

fn reached(desk: &Desk<'_>, from: &Text, out: &mut Vec<Diagnostic>) -> Option<Found> {
    let whence = desk.judge.whence(from, out)?;
    let (game, position) = (desk.game(), desk.position());
    let verdicts = desk.judge.verdicts(whence);
    let (mut right, mut tempting, mut rules) = (PointSet::EMPTY, PointSet::EMPTY, Vec::new());
    for (point, verdict) in game.spec().board.points().zip(&verdicts) {
        match verdict {
            Verdict::Legal(moves) => {
                right.insert(point);
                rules.extend(moves.iter().map(|mv| mv.rule));
            }
            Verdict::Illegal(refusals) if whence.point() != Some(point) && !out_of_reach(game, refusals) => {
                tempting.insert(point);
                rules.extend(refusals.first().map(|first| first.rule));
            }
            Verdict::Illegal(_) => {}
        }
    }
    let message = if whence == Whence::Hand { "where-placed" } else { "where-reached" };
    let found = Found::new(desk, message, &about(desk, whence), right).says(desk, |point| {
        Some(explain::verdict(game, position, whence.way(point), &verdicts[point.index()], desk.lang))
    });
    Some(Found { tempting, rules, show: Some(Show::Moves(Some(desk.start(whence)))), ..found })
}

fn reaching(desk: &Desk<'_>, to: &Text, out: &mut Vec<Diagnostic>) -> Option<Found> {
    let (game, position) = (desk.game(), desk.position());
    let to = find_point(game.spec().board, to, out)?;
    let args = [("at", desk.name(to).into()), ("to-move", desk.to_move().into())];
    let mut found = Found::new(desk, "where-reaching", &args, PointSet::EMPTY);
    for from in position.of(position.state.turn) {
        let verdict = game.verdict(position, from, to);
        found.says[from.index()] = Some(explain::verdict(game, position, (from, to), &verdict, desk.lang));
        match &verdict {
            Verdict::Legal(moves) => {
                found.right.insert(from);
                found.rules.extend(moves.iter().map(|mv| mv.rule));
            }
            Verdict::Illegal(refusals) if from != to && !out_of_reach(game, refusals) => {
                found.tempting.insert(from);
                found.rules.extend(refusals.first().map(|first| first.rule));
            }
            Verdict::Illegal(_) => {}
        }
    }
    Some(found)
}

fn refused(desk: &Desk<'_>, from: &Text, reason: Option<&Text>, out: &mut Vec<Diagnostic>) -> Option<Found> {
    let whence = desk.judge.whence(from, out)?;
    let (game, position) = (desk.game(), desk.position());
    let rule = match reason {
        None => None,
        Some(reason) => match game.spec().rule(&reason.value) {
            Some(rule) => Some(rule),
            None => {
                out.push(unknown_rule(game.spec(), reason));
                return None;
            }
        },
    };
    let verdicts = desk.judge.verdicts(whence);
    let (mut right, mut tempting, mut rules) = (PointSet::EMPTY, PointSet::EMPTY, Vec::new());
    for (point, verdict) in game.spec().board.points().zip(&verdicts) {
        let Verdict::Illegal(refusals) = verdict else { continue };
        let in_line = rule == game.spec().rule("reach") && rule.is_some() || !out_of_reach(game, refusals);
        if whence.point() == Some(point) || !in_line {
            continue;
        }
        match rule {
            Some(rule) if refusals.iter().all(|refusal| refusal.rule != rule) => tempting.insert(point),
            _ => {
                right.insert(point);
                rules.extend(rule.or(refusals.first().map(|first| first.rule)));
            }
        }
    }
    let mut args = about(desk, whence);
    let message = match (rule, whence) {
        (Some(rule), _) => {
            args.push(("rule", explain::rule_title(game, rule, desk.lang).into()));
            if whence == Whence::Hand { "where-not-placed-for" } else { "where-refused-for" }
        }
        (None, Whence::Hand) => "where-not-placed",
        (None, Whence::Man(_)) => "where-refused",
    };
    let found = Found::new(desk, message, &args, right).says(desk, |point| {
        let verdict = &verdicts[point.index()];
        Some(explain::verdict(game, position, whence.way(point), verdict, desk.lang))
    });
    let show = rule.is_none().then(|| Show::Refusals(desk.start(whence)));
    Some(Found { tempting, rules, show, ..found })
}

fn struck(desk: &Desk<'_>, from: &Text, out: &mut Vec<Diagnostic>) -> Option<Found> {
    let from = desk.judge.man_at(from, out)?;
    let right = desk.game().strikes(desk.position(), from);
    let found = Found::new(desk, "where-struck", &desk.man(from), right)
        .says(desk, |point| (point != from).then(|| strikes(desk, from, point, right.contains(point))));
    Some(Found { show: Some(Show::Strikes(desk.word(desk.name(from)))), ..found })
}

fn striking(desk: &Desk<'_>, to: &Text, out: &mut Vec<Diagnostic>) -> Option<Found> {
    let (game, position) = (desk.game(), desk.position());
    let to = find_point(game.spec().board, to, out)?;
    let strikes_it = |from: Point| game.strikes(position, from).contains(to);
    let right: PointSet = position.occupied().iter().filter(|&from| from != to && strikes_it(from)).collect();
    let found = Found::new(desk, "where-striking", &[("at", desk.name(to).into())], right);
    Some(found.says(desk, |from| {
        let man = from != to && position.at(from).is_some();
        man.then(|| strikes(desk, from, to, right.contains(from)))
    }))
}

fn strikes(desk: &Desk<'_>, from: Point, to: Point, does: bool) -> String {
    let message = if does { "says-strikes" } else { "says-strikes-not" };
    desk.of_man(message, from, &[("to", desk.name(to).into())])
}

/// The word by which messages know a relation.
fn word(relation: Relation) -> &'static str {
    match relation {
        Relation::Equal => "equal",
        Relation::Less => "less",
        Relation::AtMost => "at-most",
        Relation::More => "more",
        Relation::AtLeast => "at-least",
    }
}

fn force(
    desk: &Desk<'_>,
    player: Player,
    relation: Relation,
    bound: &Bound,
    span: &Span,
    out: &mut Vec<Diagnostic>,
) -> Option<Found> {
    let (game, position) = (desk.game(), desk.position());
    let forces = game.spec().board.points().map(|point| game.force(position, point));
    let Some(forces) = forces.collect::<Option<Vec<[Halves; 2]>>>() else {
        let message = format!("{} knows no force", game.spec().id);
        out.push(Diagnostic::error("no-force", span.clone(), message));
        return None;
    };
    let side = side(player);
    let (own, other) = (side as usize, side.other() as usize);
    let mut args = vec![("side-of", desk.side_of(side).into()), ("relation", word(relation).into())];
    let number = match bound {
        Bound::Other => None,
        Bound::Number(text) => match notation::parse_halves(&text.value) {
            Ok(number) => Some(number),
            Err(error) => {
                out.push(parse_error("bad-number", &text.span, error));
                return None;
            }
        },
    };
    let holds =
        |at: Point| relation.holds(forces[at.index()][own], number.unwrap_or(forces[at.index()][other]));
    let right: PointSet = game.spec().board.points().filter(|&at| holds(at)).collect();
    let message = match number {
        Some(number) => {
            args.push(("number", number.to_string().into()));
            "where-force"
        }
        None => {
            args.push(("other-of", desk.side_of(side.other()).into()));
            "where-force-other"
        }
    };
    let found = Found::new(desk, message, &args, right).says(desk, |at| {
        let [white, black] = forces[at.index()].map(|force| Arg::from(force.to_string()));
        let args = [("at", desk.name(at).into()), ("white", white), ("black", black)];
        Some(desk.lang.text("marked-force", &args))
    });
    Some(Found { rules: game.spec().rule("force").into_iter().collect(), ..found })
}

fn count(desk: &Desk<'_>, captures: bool, relation: Relation, number: u32) -> Found {
    let (game, position) = (desk.game(), desk.position());
    let own = position.of(position.state.turn);
    let squares = |from: Point| -> u32 {
        let moves = game.moves_from(position, from);
        let to: PointSet = moves.iter().filter(|mv| !captures || takes(mv)).filter_map(|mv| mv.to).collect();
        to.len() as u32
    };
    let right: PointSet = own.iter().filter(|&from| relation.holds(squares(from), number)).collect();
    let any = matches!((relation, number), (Relation::More, 0) | (Relation::AtLeast, 1));
    let none = matches!((relation, number), (Relation::Equal | Relation::AtMost, 0) | (Relation::Less, 1));
    let message = match (any, none, captures) {
        (true, _, false) => "where-mobile",
        (true, _, true) => "where-capturing",
        (_, true, false) => "where-stuck",
        (_, true, true) => "where-not-capturing",
        (_, _, false) => "where-count",
        (_, _, true) => "where-count-captures",
    };
    let args = [
        ("to-move", desk.to_move().into()),
        ("relation", word(relation).into()),
        ("number", (number as usize).into()),
    ];
    let found = Found::new(desk, message, &args, right).says(desk, |from| {
        let message = if captures { "says-count-captures" } else { "says-count" };
        own.contains(from).then(|| desk.of_man(message, from, &[("count", (squares(from) as usize).into())]))
    });
    let moves = own.iter().flat_map(|from| game.moves_from(position, from));
    let rules = moves.filter(|mv| !captures || takes(mv)).map(|mv| mv.rule).collect();
    Found { tempting: own - right, rules, ..found }
}

fn frozen(desk: &Desk<'_>, span: &Span, out: &mut Vec<Diagnostic>) -> Option<Found> {
    let game = desk.game();
    let Some(right) = game.frozen(desk.position()) else {
        let message = format!("nothing freezes in {}", game.spec().id);
        out.push(Diagnostic::error("unknown-state", span.clone(), message).hint("ask for something else"));
        return None;
    };
    let found = Found::new(desk, "where-frozen", &[], right);
    Some(Found { show: Some(Show::Frozen), rules: game.spec().rule("frozen").into_iter().collect(), ..found })
}

fn zone(desk: &Desk<'_>, name: &Text, out: &mut Vec<Diagnostic>) -> Option<Found> {
    let game = desk.game();
    let board = game.spec().board;
    let Some(right) = board.zone(&name.value) else {
        out.push(unknown_zone(game.spec(), name));
        return None;
    };
    let squares = explain::zone_squares(game, &name.value, desk.lang);
    let args = [
        ("squares", squares.as_str().into()),
        ("where", explain::zone_where(game, &name.value, desk.lang).into()),
    ];
    let found = Found::new(desk, "where-zone", &args, right);
    Some(Found { show: Some(Show::Zone(name.clone())), zone: Some(squares), ..found })
}
