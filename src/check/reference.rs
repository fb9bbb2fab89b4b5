//! The reference page of a game, made from the engine: its men, its array, its numbered articles.

use super::{Kit, kit, lone, picture, show};
use crate::board::PointSet;
use crate::diagram::Diagram;
use crate::explain;
use crate::game::Game;
use crate::games::GAMES;
use crate::lang::{Case, Lang};
use crate::notation;
use crate::position::{Kind, RuleId};

/// The reference page of a game, computed from the engine.
#[derive(Debug, Clone)]
pub struct Reference {
    /// The game's id.
    pub game: &'static str,
    /// Its name.
    pub name: String,
    /// Its name as in “the rules of …”, in the genitive.
    pub name_gen: String,
    /// Its address below the language's folder, without `.html`: `chess-t1/reference`.
    pub address: String,
    /// The address of the page where it is played: `chess-t1/play`.
    pub play: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The array.
    pub array: Diagram,
    /// The array in the game's own text.
    pub fen: &'static str,
    /// The kinds of men.
    pub pieces: Vec<PieceEntry>,
    /// How its moves are written.
    pub notation: String,
    /// The numbered articles.
    pub articles: Vec<Article>,
    /// What its source leaves open, and how it was decided.
    pub decided: String,
    /// The other games of its family.
    pub variants: Vec<Variant>,
    /// What a page needs to show any of its positions.
    pub kit: Kit,
}

/// A game of the same family as another.
#[derive(Debug, Clone)]
pub struct Variant {
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The titles of the articles that it has and the other has not.
    pub more: Vec<String>,
    /// The titles of the articles that it lacks.
    pub less: Vec<String>,
}

/// A kind of man on the reference page.
#[derive(Debug, Clone)]
pub struct PieceEntry {
    /// Its id, an anchor `piece-…` on the page.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// How its moves are abbreviated.
    pub abbreviation: String,
    /// Its move in a sentence.
    pub text: String,
    /// The name of its glyph.
    pub glyph: &'static str,
    /// Its moves on the empty board, once for each sort of point.
    pub moves: Vec<PieceMoves>,
}

/// The moves of a kind of man on the empty board.
#[derive(Debug, Clone)]
pub struct PieceMoves {
    /// The sort of point that it stands on, where the board has several.
    pub on: Option<String>,
    /// The moves in Betza's notation, in games that are written so.
    pub pattern: Option<&'static str>,
    /// The position in the game's own text.
    pub fen: String,
    /// The picture; of what it strikes, where it has no moves on the empty board.
    pub diagram: Diagram,
}

/// An article of the rulebook.
#[derive(Debug, Clone)]
pub struct Article {
    /// Its id, an anchor `rule-…` on the page.
    pub id: &'static str,
    /// Its number, from 1.
    pub number: usize,
    /// Its title.
    pub title: String,
    /// What it says, in a sentence.
    pub statement: String,
    /// The chapters that teach it, by their places in the edition.
    pub taught: Vec<usize>,
}

/// The address of a game's reference page below the language's folder, without `.html`. A variant's stands beside that of
/// the game of which it is a variant.
pub(super) fn address(game: &dyn Game) -> String {
    let spec = game.spec();
    match spec.id == spec.family {
        true => format!("{}/reference", spec.family),
        false => format!("{}/{}", spec.family, spec.id),
    }
}

/// The address of the page where a game is played, beside its reference page.
pub(super) fn play_address(game: &dyn Game) -> String {
    let spec = game.spec();
    match spec.id == spec.family {
        true => format!("{}/play", spec.family),
        false => format!("{}/{}-play", spec.family, spec.id),
    }
}

/// The reference of a game in a language.
pub(super) fn of(game: &'static dyn Game, lang: &Lang) -> Option<Reference> {
    let spec = game.spec();
    let array = notation::parse_position(game, spec.start).ok()?;
    let kinds = (0..spec.kinds.len()).map(|at| Kind(at as u8));
    let kin = GAMES.iter().filter(|other| other.spec().family == spec.family && other.spec().id != spec.id);
    Some(Reference {
        game: spec.id,
        name: explain::game_name(game, lang),
        name_gen: explain::game_form(game, Case::Genitive, lang),
        address: address(game),
        play: play_address(game),
        about: explain::about(game, lang),
        array: picture::of(game, &array, format!("{}-array", spec.id), lang),
        fen: spec.start,
        pieces: kinds.filter_map(|kind| piece(game, kind, lang)).collect(),
        notation: explain::notation(game, lang),
        articles: rules(game)
            .map(|rule| Article {
                id: spec.rule_id(rule),
                number: rule.index() + 1,
                title: explain::rule_title(game, rule, lang),
                statement: explain::rule_statement(game, rule, lang),
                taught: Vec::new(),
            })
            .collect(),
        decided: explain::decided(game, lang),
        variants: kin.map(|&other| variant(game, other, lang)).collect(),
        kit: kit::of(game, lang),
    })
}

fn rules(game: &dyn Game) -> impl Iterator<Item = RuleId> + use<> {
    (0..game.spec().rules.len()).map(|at| RuleId(at as u8))
}

/// How another game of the family differs.
fn variant(game: &dyn Game, other: &dyn Game, lang: &Lang) -> Variant {
    let without = |has: &dyn Game, lacks: &dyn Game| -> Vec<String> {
        let only = rules(has).filter(|&rule| lacks.spec().rule(has.spec().rule_id(rule)).is_none());
        only.map(|rule| explain::rule_title(has, rule, lang)).collect()
    };
    Variant {
        name: explain::game_name(other, lang),
        about: explain::about(other, lang),
        more: without(other, game),
        less: without(game, other),
    }
}

fn piece(game: &'static dyn Game, kind: Kind, lang: &Lang) -> Option<PieceEntry> {
    let spec = game.spec().of(kind);
    let classes = lone::classes(game.spec().board);
    let sorts = ["words-without-diagonals", "words-with-diagonals"].map(|id| lang.text(id, &[]));
    let on = sorts.into_iter().map(Some).filter(|_| classes.len() > 1).chain([None]);
    let moves = classes.iter().zip(on).filter_map(|(&points, on)| moves(game, kind, points, on, lang));
    let moves: Vec<PieceMoves> = moves.collect();
    (!moves.is_empty()).then(|| PieceEntry {
        id: spec.id,
        name: notation::kind_name(game, kind, lang, Case::Nominative),
        abbreviation: notation::abbreviation(game, kind, lang),
        text: explain::kind_moves(game, kind, lang),
        glyph: spec.glyph,
        moves,
    })
}

/// The moves of a kind on the best of the points.
fn moves(
    game: &'static dyn Game,
    kind: Kind,
    points: PointSet,
    on: Option<String>,
    lang: &Lang,
) -> Option<PieceMoves> {
    let at = lone::best(game, kind, points)?;
    let position = lone::position(game, kind, at)?;
    let id = format!("piece-{}-{}", game.spec().of(kind).id, game.spec().board.name(at));
    let blank = picture::of(game, &position, id, lang);
    let pattern = game.pattern(kind, at);
    let fen = notation::write_position(game, &position);
    Some(PieceMoves { on, pattern, fen, diagram: show::moves_of(game, position, at, blank, lang) })
}
