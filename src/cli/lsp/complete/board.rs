//! Squares, men, moves and rules of the game at hand.

use lsp_types::CompletionItemKind as Kind;
use tabia::board::{Board, Point, PointSet};
use tabia::explain;
use tabia::game::{Game, Verdict};
use tabia::lang::Case;
use tabia::notation;
use tabia::position::Position;

use super::super::hover;
use super::super::view::View;
use super::Offer;

/// The squares of the board, each as `of` makes it.
pub(super) fn squares(board: &Board, of: impl Fn(Point, Offer) -> Offer) -> Vec<Offer> {
    board.points().map(|point| of(point, Offer::new(board.name(point), Kind::CONSTANT))).collect()
}

/// The squares; those with men come first, and of them those of the side to move.
pub(super) fn men_first(view: &View<'_>, game: &dyn Game, position: Option<&Position>) -> Vec<Offer> {
    squares(game.spec().board, |point, offer| {
        let Some((position, man)) = position.and_then(|position| Some((position, position.at(point)?)))
        else {
            return offer.rank(3);
        };
        let rank = if man.side() == position.state.turn { 1 } else { 2 };
        offer.rank(rank).detail(explain::man(game, man, view.lang()))
    })
}

/// The squares, those that are not taken first.
pub(super) fn free_first(game: &dyn Game, taken: PointSet) -> Vec<Offer> {
    squares(game.spec().board, |point, offer| offer.rank(if taken.contains(point) { 2 } else { 1 }))
}

/// The squares with what the engine says of a man's way there; those come first for which `first` holds.
pub(super) fn ways(
    view: &View<'_>,
    game: &dyn Game,
    position: &Position,
    from: Point,
    first: impl Fn(&Verdict) -> bool,
) -> Vec<Offer> {
    let verdicts = game.verdicts(position, from);
    squares(game.spec().board, |point, offer| {
        let Some(verdict) = verdicts.get(point.index()) else { return offer.rank(3) };
        let says = explain::verdict(game, position, (from, point), verdict, view.lang());
        let rule = cited(game, verdict).first().copied().unwrap_or_default();
        offer.rank(if first(verdict) { 1 } else { 2 }).detail(rule).says(says)
    })
}

/// The ids of the rules that a verdict cites.
pub(super) fn cited(game: &dyn Game, verdict: &Verdict) -> Vec<&'static str> {
    let rules: Vec<_> = match verdict {
        Verdict::Legal(moves) => moves.iter().map(|mv| mv.rule).collect(),
        Verdict::Illegal(refusals) => refusals.iter().map(|refusal| refusal.rule).collect(),
    };
    rules.into_iter().map(|rule| game.spec().rule_id(rule)).collect()
}

/// The rules of a game.
pub(super) fn rules(view: &View<'_>, game: Option<&'static dyn Game>) -> Vec<Offer> {
    let Some(game) = game else { return Vec::new() };
    let spec = game.spec();
    let offer = |rule: &tabia::game::Rule| {
        let says = hover::rule(view, spec.id, rule.id).unwrap_or_default();
        let title = spec.rule(rule.id).map(|id| explain::rule_title(game, id, view.lang()));
        Offer::new(rule.id, Kind::ENUM_MEMBER).detail(title.unwrap_or_default()).says(says)
    };
    spec.rules.iter().map(offer).collect()
}

/// The rules, those that decide first.
pub(super) fn reasons(view: &View<'_>, game: &'static dyn Game, cited: &[&str]) -> Vec<Offer> {
    let rank = |offer: Offer| {
        let rank = if cited.contains(&offer.text.as_str()) { 0 } else { 2 };
        offer.rank(rank)
    };
    rules(view, Some(game)).into_iter().map(rank).collect()
}

/// The names of the men, in the lesson's language and then in the others that it may be written in.
pub(super) fn pieces(view: &View<'_>, game: &dyn Game) -> Vec<Offer> {
    let mut offers: Vec<Offer> = Vec::new();
    for (rank, lang) in view.readable().into_iter().enumerate() {
        for number in 0..game.spec().kinds.len() {
            let kind = tabia::position::Kind(number as u8);
            let name = notation::kind_name(game, kind, lang, Case::Nominative);
            if offers.iter().all(|offer| offer.text.trim_end() != name) {
                let says = explain::kind_moves(game, kind, view.lang());
                let short = notation::abbreviation(game, kind, lang);
                offers
                    .push(Offer::new(name + " ", Kind::CLASS).detail(short).says(says).rank(rank as u8 + 1));
            }
        }
    }
    offers
}

/// The ids of the kinds, as links call them.
pub(super) fn kinds(view: &View<'_>, game: &dyn Game) -> Vec<Offer> {
    let kinds = (0..game.spec().kinds.len()).map(|number| tabia::position::Kind(number as u8));
    let offer = |kind| {
        let name = notation::kind_name(game, kind, view.lang(), Case::Nominative);
        Offer::new(game.spec().of(kind).id, Kind::CLASS).detail(name).says(explain::kind_moves(
            game,
            kind,
            view.lang(),
        ))
    };
    kinds.map(offer).collect()
}

/// The legal moves as the lesson's language writes them.
pub(super) fn moves(view: &View<'_>, game: &dyn Game, position: &Position) -> Vec<Offer> {
    let lang = view.lang();
    let mut moves: Vec<Offer> = Vec::new();
    for mv in game.moves(position) {
        let text = notation::write_move(game, position, &mv, lang);
        if moves.iter().all(|offer| offer.text != text) {
            let says = explain::legal(game, position, &mv, lang);
            moves.push(Offer::new(text, Kind::EVENT).detail(game.spec().rule_id(mv.rule)).says(says));
        }
    }
    moves
}

/// The zones of the board.
pub(super) fn zones(view: &View<'_>, game: &dyn Game) -> Vec<Offer> {
    let zones = game.spec().board.zones().iter();
    zones
        .map(|zone| Offer::new(zone.id, Kind::ENUM_MEMBER).detail(explain::zone(game, zone.id, view.lang())))
        .collect()
}
