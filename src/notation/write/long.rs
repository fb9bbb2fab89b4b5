//! The long form: both squares, `ВК b7:b8Кт`, `e3÷f1`, `a2-a3:a4,b3`; a man that is placed has one, `c1`.

use super::list;
use crate::board::PointSet;
use crate::game::{Form, Game};
use crate::lang::Lang;
use crate::notation::abbreviation;
use crate::notation::read::Separator;
use crate::position::{Move, Position};

pub(super) fn text(game: &dyn Game, position: &Position, mv: &Move, lang: &Lang) -> String {
    let spec = game.spec();
    let name = |point| spec.board.name(point);
    let Some(to) = mv.to else { return lang.text("move-pass", &[]) };
    let man = mv.drops.or_else(|| mv.from.and_then(|from| position.at(from)));
    let mut text = match man {
        Some(man) if !spec.of(man.kind()).unlettered => abbreviation(game, man.kind(), lang) + " ",
        _ => String::new(),
    };
    if let Some(from) = mv.from {
        text.push_str(&name(from));
        text.push(Separator::of(position, mv).sign(Form::Long));
    }
    text.push_str(&name(to));
    if let Some(man) = mv.becomes {
        text.push_str(&abbreviation(game, man.kind(), lang));
    }
    let others = mv.captures() - PointSet::only(to);
    if !others.is_empty() {
        text.push(Separator::Capture.sign(Form::Long));
        text.push_str(&list(game, others));
    }
    text
}
