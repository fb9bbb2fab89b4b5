//! `tabia moves`: the legal moves of a position, and why a move is legal or not.

use tabia::board::Point;
use tabia::explain;
use tabia::game::{Game, Verdict};
use tabia::lang::Lang;
use tabia::notation::machine;
use tabia::position::Position;

use super::{Console, Status, args, position};

/// What is asked about each position.
enum Question {
    All,
    From(Point),
    Why(Point, Point, Box<Lang>),
}

/// Lists moves, or explains one.
pub(super) fn run(args: &args::Moves, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let game = position::game(&args.position.game)?;
    let question = match (&args.from, args.why.as_deref()) {
        (Some(from), _) => Question::From(position::point(game, from)?),
        (None, Some([from, to])) => {
            let lang = Box::new(position::lang(&args.language.code)?);
            Question::Why(position::point(game, from)?, position::point(game, to)?, lang)
        }
        _ => Question::All,
    };
    position::answer(&args.position, game, console, " ", |position| {
        Ok(match &question {
            Question::All => sorted(game, position, &game.moves(position)),
            Question::From(from) => sorted(game, position, &game.moves_from(position, *from)),
            Question::Why(from, to, lang) => why(game, position, (*from, *to), lang),
        })
    })
}

fn sorted(game: &dyn Game, position: &Position, moves: &[tabia::position::Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(|mv| machine(game, position, mv)).collect();
    texts.sort();
    texts.dedup();
    texts
}

/// The sentences of a verdict, each after the id of its rule.
fn why(game: &dyn Game, position: &Position, way: (Point, Point), lang: &Lang) -> Vec<String> {
    let line = |rule, sentence: String| format!("{}: {sentence}", game.spec().rule_id(rule));
    match game.verdict(position, way.0, way.1) {
        Verdict::Legal(moves) => {
            let lines = moves.iter().map(|mv| line(mv.rule, explain::legal(game, position, mv, lang)));
            let mut lines: Vec<String> = lines.collect();
            lines.dedup();
            lines
        }
        Verdict::Illegal(refusals) => {
            let first = Verdict::Illegal(refusals.clone());
            let mut lines: Vec<String> = Vec::new();
            for (number, refusal) in refusals.iter().enumerate() {
                let sentence = match number {
                    0 => explain::verdict(game, position, way, &first, lang),
                    _ => explain::refusal(game, position, way, refusal, lang),
                };
                lines.push(line(refusal.rule, sentence));
            }
            lines
        }
    }
}
