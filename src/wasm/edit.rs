//! Questions of an author who sets up a position: `men`, `drawn`, `setup`, `exactly`.

use super::json::Json;
use super::question::{Question, Wrong};
use crate::board::PointSet;
use crate::game::{Field, Game, Verdict};
use crate::notation::{parse_board, parse_pieces, rights_of_array, write_field, write_position};
use crate::position::{Piece, Position, Side, State};

/// The position of two lists of men, White’s and Black’s; either may be empty.
pub(super) fn men(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let lists = [question.words_or_none("White’s list")?, question.words_or_none("Black’s list")?];
    question.end()?;
    let langs: Vec<_> = question.any_lang().into_iter().filter(|lang| lang.has(game.spec().id)).collect();
    let mut position = Position::empty(State::NEW);
    for (side, text) in Side::BOTH.into_iter().zip(lists) {
        let (list, errors) = parse_pieces(game, text, &langs);
        if let Some(error) = errors.into_iter().next() {
            return Err(error.into());
        }
        for man in list.men {
            if position.at(man.point).is_some() {
                let name = game.spec().board.name(man.point);
                return Err(Wrong::new(format!("both sides have a man on `{name}`")));
            }
            position.set(man.point, Some(Piece::new(side, man.kind)));
        }
    }
    Ok(placed(game, position))
}

/// The position of a drawn board, a row a word, the highest rank first.
pub(super) fn drawn(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let mut rows = String::new();
    while let Some(row) = question.more() {
        rows.push_str(row);
        rows.push('\n');
    }
    let men = parse_board(game, &rows).map_err(|errors| match errors.into_iter().next() {
        Some(error) => error.into(),
        None => Wrong::new("expected the rows of a board"),
    })?;
    let mut position = Position::empty(State::NEW);
    men.into_iter().for_each(|(point, man)| position.set(point, Some(man)));
    Ok(placed(game, position))
}

/// The answer to men who have been placed: White is to move, the rights are those that the places allow.
fn placed(game: &dyn Game, mut position: Position) -> Json {
    position.state.study = game.incomplete(&position);
    position.state.rights = rights_of_array(game, &position);
    Json::object([("fen", Json::Text(write_position(game, &position)))])
}

/// What an author says of a position beside its men.
pub(super) fn setup(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.any_position(game)?;
    question.end()?;
    let fields = game.spec().fields;
    // The men are placed before the turn and the rest are set.
    let mut silent = position;
    silent.state = State { study: position.state.study, ..State::NEW };
    silent.state.rights = rights_of_array(game, &silent);
    let field = fields.iter().find(|field| matches!(field, Field::Rights(_)));
    let rights = field.and_then(|&field| write_field(game, field, &silent.state));
    Ok(Json::object([
        ("study", Json::Bool(position.state.study)),
        ("stage", Json::or_null(game.stage(&position, position.state.turn).map(Json::text))),
        ("rights", Json::or_null(rights.map(Json::Text))),
    ]))
}

/// All moves of a man, or of the hand, as the claim `exactly` lists them, and what it may not enter on its lines.
pub(super) fn exactly(question: &mut Question) -> Result<Json, Wrong> {
    let game = question.game()?;
    let position = question.position(game)?;
    let from = question.point_or_hand(game)?;
    question.end()?;
    let board = game.spec().board;
    let moves = match from {
        Some(from) => game.moves_from(&position, from),
        None => game.moves(&position).into_iter().filter(|mv| mv.drops.is_some()).collect(),
    };
    let captures: PointSet =
        moves.iter().filter(|mv| !mv.captures().is_empty()).filter_map(|mv| mv.to).collect();
    let all: PointSet = moves.iter().filter_map(|mv| mv.to).collect();
    let listed = |point| match captures.contains(point) {
        true => format!("x{}", board.name(point)),
        false => board.name(point),
    };
    let list: Vec<String> = all.iter().map(listed).collect();
    let verdicts = match from {
        Some(from) => game.verdicts(&position, from),
        None => game.verdicts_of_hand(&position),
    };
    let refused = board.points().zip(verdicts).filter_map(|(point, verdict)| {
        let Verdict::Illegal(refusals) = verdict else { return None };
        let out_of_line = refusals.iter().any(|one| game.spec().rule_id(one.rule) == "reach");
        let first = refusals.first().filter(|_| !out_of_line && Some(point) != from)?;
        Some(Json::texts([board.name(point), game.spec().rule_id(first.rule).to_owned()]))
    });
    Ok(Json::object([("list", Json::texts(list)), ("refused", Json::List(refused.collect()))]))
}
