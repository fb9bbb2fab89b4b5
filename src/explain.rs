//! Sentences in a reader's language: why a move may or may not be played, how a game ended, what a position looks like.
//!
//! The facts come from the game, the words from its texts; here a name is put into the case that a sentence needs.

mod misread;
mod played;
mod position;

pub use misread::misread;
pub use played::{check, played};
pub use position::{men, position, squares};

use position::list;

use crate::board::{Board, Direction, Point};
use crate::game::{Game, Objection, Outcome, Refusal, Verdict, Why};
use crate::lang::{Arg, Case, Lang};
use crate::notation::{kind_message, kind_name};
use crate::position::{Kind, Move, Piece, Position, RuleId, Side};

/// The id of the message that holds an article's title, and as attributes its `statement`, `refusal`, `legal` and
/// `outcome`.
pub fn rule_message(game: &dyn Game, rule: RuleId) -> String {
    game.spec().message(&format!("rule-{}", game.spec().rule_id(rule)))
}

/// An article's title.
pub fn rule_title(game: &dyn Game, rule: RuleId, lang: &Lang) -> String {
    lang.text(&rule_message(game, rule), &[])
}

/// An article's statement.
pub fn rule_statement(game: &dyn Game, rule: RuleId, lang: &Lang) -> String {
    lang.attr(&rule_message(game, rule), "statement", &[])
}

/// The name of the game.
pub fn game_name(game: &dyn Game, lang: &Lang) -> String {
    lang.text(game.spec().id, &[])
}

/// The name of the game in the form that `the rules of …` and the like need.
pub fn game_form(game: &dyn Game, case: Case, lang: &Lang) -> String {
    lang.form(game.spec().id, case)
}

/// What the game is, in a sentence.
pub fn about(game: &dyn Game, lang: &Lang) -> String {
    lang.attr(game.spec().id, "about", &[])
}

/// How the game's moves are written, as a paragraph.
pub fn notation(game: &dyn Game, lang: &Lang) -> String {
    lang.text(&game.spec().message("notation"), &[])
}

/// What the game's source leaves open and how it was decided, as a paragraph.
pub fn decided(game: &dyn Game, lang: &Lang) -> String {
    lang.text(&game.spec().message("decided"), &[])
}

/// The word for a stage of the game.
pub fn stage(game: &dyn Game, stage: &str, lang: &Lang) -> String {
    lang.text(&game.spec().message(&format!("stage-{stage}")), &[])
}

/// How a kind moves, as a sentence.
pub fn kind_moves(game: &dyn Game, kind: Kind, lang: &Lang) -> String {
    let name = kind_name(game, kind, lang, Case::Nominative);
    let moves = lang.attr(&kind_message(game.spec(), kind), "moves", &[]);
    lang.text("piece-moves", &[("man", name.into()), ("moves", moves.into())])
}

/// The name of one of the board's zones.
pub fn zone(game: &dyn Game, id: &str, lang: &Lang) -> String {
    lang.text(&game.spec().message(&format!("zone-{id}")), &[])
}

/// Where a zone's squares are: `in the castles`.
pub fn zone_where(game: &dyn Game, id: &str, lang: &Lang) -> String {
    zone_form(game, id, "where", lang)
}

/// A zone's squares, all of them: `squares of the castles`.
pub fn zone_squares(game: &dyn Game, id: &str, lang: &Lang) -> String {
    zone_form(game, id, "squares", lang)
}

/// The question how many squares a zone has.
pub fn zone_count(game: &dyn Game, id: &str, lang: &Lang) -> String {
    let message = game.spec().message(&format!("zone-{id}"));
    match lang.has_attr(&message, "count") {
        true => lang.attr(&message, "count", &[]),
        false => lang.text("task-number-zone", &[("where", zone_where(game, id, lang).into())]),
    }
}

/// A form of a zone's name, made up where the game's texts do not have it.
fn zone_form(game: &dyn Game, id: &str, form: &str, lang: &Lang) -> String {
    let message = game.spec().message(&format!("zone-{id}"));
    match lang.has_attr(&message, form) {
        true => lang.attr(&message, form, &[]),
        false => lang.attr("words-zone", form, &[("zone", zone(game, id, lang).into())]),
    }
}

/// The id of the message about a side; its attributes are `possessive`, `to-move`, `wins` and `resigned`.
pub const fn side_message(side: Side) -> &'static str {
    match side {
        Side::White => "side-white",
        Side::Black => "side-black",
    }
}

/// A man and whose it is: `White’s Ritter`.
pub fn man(game: &dyn Game, man: Piece, lang: &Lang) -> String {
    let name = kind_name(game, man.kind(), lang, Case::Nominative);
    let of = lang.attr(side_message(man.side()), "possessive", &[]);
    lang.text("words-man", &[("man", name.into()), ("side-of", of.into())])
}

/// The answer to "may the man on `from` go to `to`?" as a sentence: the article that allows it or the first that
/// forbids it, with the particulars. A man of the hand comes from `None`.
pub fn verdict(
    game: &dyn Game,
    position: &Position,
    (from, to): (impl Into<Option<Point>>, Point),
    verdict: &Verdict,
    lang: &Lang,
) -> String {
    match verdict {
        Verdict::Legal(moves) => moves.first().map_or_else(String::new, |mv| legal(game, position, mv, lang)),
        Verdict::Illegal(refusals) => illegal(game, position, (from, to), refusals, lang),
    }
}

/// Why a move is not legal: the first of the refusals.
pub fn illegal(
    game: &dyn Game,
    position: &Position,
    (from, to): (impl Into<Option<Point>>, Point),
    refusals: &[Refusal],
    lang: &Lang,
) -> String {
    let from = from.into();
    let way = way(game, from, Some(to), lang);
    let reason = refusals.first().map(|first| refusal(game, position, (from, to), first, lang));
    lang.text("verdict-illegal", &[("move", way.into()), ("reason", reason.unwrap_or_default().into())])
}

/// The ends of a move: `c2–c3`, `c3` from the hand, or the word for a pass.
fn way(game: &dyn Game, from: Option<Point>, to: Option<Point>, lang: &Lang) -> String {
    let names: Vec<String> = from.into_iter().chain(to).map(|point| game.spec().board.name(point)).collect();
    if names.is_empty() { lang.text("move-pass", &[]) } else { names.join("–") }
}

/// Why a move is legal: the article, and what it says of this case.
pub fn legal(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> String {
    let args = [
        ("move", way(game, mv.from, mv.to, lang).into()),
        ("number", (mv.rule.index() + 1).into()),
        ("title", rule_title(game, mv.rule, lang).into()),
    ];
    let id = rule_message(game, mv.rule);
    if !lang.has_attr(&id, "legal") {
        return lang.text("verdict-legal", &args);
    }
    let man = mv.to.and_then(|to| position.at(to));
    let why = Why { man, at: mv.to, force: mv.to.and_then(|to| game.force(position, to)) };
    let mut details = particulars(game, position, (mv.from, mv.to), &why, lang);
    details.push(("taken", taken(game, position, mv, lang).into()));
    details.push(("taken-at", squares(game.spec().board, mv.captures(), lang).into()));
    details.push(("taken-count", mv.captures().len().into()));
    let detail = lang.attr(&id, "legal", &details);
    let [way, number, title] = args;
    lang.text("verdict-legal-because", &[way, number, title, ("because", detail.into())])
}

/// The men that a move takes, as a list in words. An article may say of each how it is taken, in its attribute `taken`.
fn taken(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> String {
    let id = rule_message(game, mv.rule);
    let men = game.spec().board.sorted(mv.captures()).into_iter().filter_map(|at| {
        let man = position.at(at)?;
        let mut args: Particulars = vec![("kind", game.spec().of(man.kind()).id.into())];
        why(&mut args, game, &Why { man: Some(man), at: Some(at), ..Why::default() }, lang);
        Some(if lang.has_attr(&id, "taken") {
            lang.attr(&id, "taken", &args)
        } else {
            lang.text("words-taken", &args)
        })
    });
    list(men.collect(), lang)
}

/// A refusal as a sentence, with its particulars.
pub fn refusal(
    game: &dyn Game,
    position: &Position,
    (from, to): (impl Into<Option<Point>>, Point),
    refusal: &Refusal,
    lang: &Lang,
) -> String {
    let id = rule_message(game, refusal.rule);
    let way = (from.into(), Some(to));
    lang.attr(&id, "refusal", &particulars(game, position, way, &refusal.why, lang))
}

/// How a game ended, as a sentence.
pub fn outcome(game: &dyn Game, outcome: &Outcome, lang: &Lang) -> String {
    let won = match outcome.winner {
        Some(Side::White) => "white",
        Some(Side::Black) => "black",
        None => "nobody",
    };
    let mut args: Particulars = vec![("won", won.into())];
    if let Some(winner) = outcome.winner {
        side(&mut args, ["winner", "winner-of"], winner, lang);
        side(&mut args, ["loser", "loser-of"], winner.other(), lang);
    }
    lang.attr(&rule_message(game, outcome.rule), "outcome", &args)
}

/// Why a position cannot be set up, as a sentence.
pub fn objection(game: &dyn Game, objection: &Objection, lang: &Lang) -> String {
    let mut args = Vec::new();
    side(&mut args, ["side", "side-of"], objection.side, lang);
    why(&mut args, game, &objection.why, lang);
    lang.text(&game.spec().message(objection.message), &args)
}

type Particulars = Vec<(&'static str, Arg<'static>)>;

/// All that a sentence about a move may speak of; it takes what it needs.
fn particulars(
    game: &dyn Game,
    position: &Position,
    (from, to): (Option<Point>, Option<Point>),
    reason: &Why,
    lang: &Lang,
) -> Particulars {
    let ends = [("from", from), ("to", to)].into_iter();
    let named = ends.filter_map(|(name, point)| Some((name, game.spec().board.name(point?).into())));
    let mut args: Particulars = named.collect();
    let mover = from.and_then(|from| position.at(from));
    if let Some(mover) = mover {
        let message = kind_message(game.spec(), mover.kind());
        args.push(("kind", game.spec().of(mover.kind()).id.into()));
        args.push(("moves", lang.attr(&message, "moves", &[]).into()));
        forms(&mut args, &MOVER, game, mover, lang);
    }
    side(&mut args, ["side", "side-of"], mover.map_or(position.state.turn, Piece::side), lang);
    why(&mut args, game, reason, lang);
    let board = game.spec().board;
    let beyond = from.zip(reason.at).and_then(|(from, at)| beyond(board, from, at));
    args.push(("beyond", beyond.map(|point| board.name(point)).unwrap_or_default().into()));
    args
}

/// The point right behind `at`, seen along a line from `from`.
fn beyond(board: &Board, from: Point, at: Point) -> Option<Point> {
    let line = Direction::ALL.into_iter().find(|&line| board.ray(from, line).any(|point| point == at))?;
    board.next(at, line)
}

fn why(args: &mut Particulars, game: &dyn Game, why: &Why, lang: &Lang) {
    if let Some(man) = why.man {
        forms(args, &MAN, game, man, lang);
        let of = lang.attr(side_message(man.side()), "possessive", &[]);
        args.push(("man-side", of.into()));
    }
    if let Some(at) = why.at {
        args.push(("at", game.spec().board.name(at).into()));
    }
    if let Some([white, black]) = why.force {
        args.push(("white", white.to_string().into()));
        args.push(("black", black.to_string().into()));
    }
}

const MOVER: [(&str, Case); 6] = [
    ("mover", Case::Nominative),
    ("mover-gen", Case::Genitive),
    ("mover-dat", Case::Dative),
    ("mover-acc", Case::Accusative),
    ("mover-ins", Case::Instrumental),
    ("mover-prep", Case::Prepositional),
];

const MAN: [(&str, Case); 6] = [
    ("man", Case::Nominative),
    ("man-gen", Case::Genitive),
    ("man-dat", Case::Dative),
    ("man-acc", Case::Accusative),
    ("man-ins", Case::Instrumental),
    ("man-prep", Case::Prepositional),
];

fn forms(
    args: &mut Particulars,
    names: &[(&'static str, Case); 6],
    game: &dyn Game,
    man: Piece,
    lang: &Lang,
) {
    args.extend(names.iter().map(|&(name, case)| (name, kind_name(game, man.kind(), lang, case).into())));
}

fn side(args: &mut Particulars, [name, possessive]: [&'static str; 2], side: Side, lang: &Lang) {
    args.push((name, lang.text(side_message(side), &[]).into()));
    args.push((possessive, lang.attr(side_message(side), "possessive", &[]).into()));
}
