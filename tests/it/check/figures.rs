//! What the figures of lessons show and say.

use tabia::board::Point;
use tabia::check::Figure;
use tabia::diagram::{ArrowKind, MarkKind, Shade};

use super::figures_in;

/// The only figure of a lesson with one block of these keys.
#[track_caller]
fn figure(game: &str, keys: &str) -> Figure {
    figure_in("en", game, keys)
}

#[track_caller]
fn figure_in(language: &str, game: &str, keys: &str) -> Figure {
    let mut figures = figures_in(language, game, &format!("```diagram\n{keys}\n```"));
    assert_eq!(figures.len(), 1);
    figures.remove(0)
}

fn names(figure: &Figure, points: impl IntoIterator<Item = Point>) -> String {
    let mut names: Vec<String> = points.into_iter().map(|at| figure.diagram.board.name(at)).collect();
    names.sort();
    names.join(" ")
}

/// The points that have a mark of this kind.
fn marked(figure: &Figure, kind: &MarkKind) -> String {
    names(figure, figure.diagram.marks.iter().filter(|mark| mark.kind == *kind).map(|mark| mark.at))
}

/// The arrows of the last move.
fn arrows(figure: &Figure) -> Vec<String> {
    let last = figure.diagram.arrows.iter().filter(|arrow| arrow.kind == ArrowKind::LastMove);
    let name = |at| figure.diagram.board.name(at);
    last.map(|arrow| format!("{}-{}", name(arrow.from), name(arrow.to))).collect()
}

/// Two black men that a white Pawn takes in passing from a4 to d4, and one that it takes on f4.
const PINCER: &str = "study: yes
board:
  . . . . . . . .
  . . . . . . . .
  . . . P . . . .
  . . . q . . . .
  P . . . . . b N
  . . . r . . . .
  . . . P . . . .
  . . . . . . . .";

#[test]
fn men_that_moves_take_elsewhere_are_struck_out_and_told() {
    let figure = figure("ultima", &format!("{PINCER}\nshow: moves a4"));
    assert_eq!(marked(&figure, &MarkKind::Capture), "d4 f4");
    assert_eq!(marked(&figure, &MarkKind::Taken), "d3 d5 g4");
    assert_eq!(marked(&figure, &MarkKind::Move), "a1 a2 a3 a5 a6 a7 a8 b4 c4 e4");
    let words = &figure.diagram.words;
    assert!(words.contains("By going to d4 it takes what stands on d3, d5."), "{words}");
    assert!(words.contains("By going to f4 it takes what stands on g4."), "{words}");
    assert!(figure.diagram.legend.iter().any(|line| line.text == "taken by a capture that is marked"));
    let figure = figure_in("ru", "ultima", &format!("{PINCER}\nshow: moves a4"));
    assert!(figure.diagram.words.contains("Ходом на d4 снимаются фигуры на d3, d5."));
}

#[test]
fn the_last_move_shows_what_it_took() {
    let figure = figure("ultima", &format!("{PINCER}\nafter: a4d4xd3,d5\nshow: last-move"));
    assert_eq!(
        (marked(&figure, &MarkKind::LastMove), arrows(&figure)),
        ("a4 d4".into(), vec!["a4-d4".into()])
    );
    assert_eq!(marked(&figure, &MarkKind::Taken), "d3 d5");
    assert!(figure.diagram.words.contains("It took what stood on d3, d5."), "{}", figure.diagram.words);
    let before = self::figure("ultima", &format!("{PINCER}\nafter: a4d4xd3,d5\nshow: last-move, before"));
    assert_eq!(before.diagram.men.len(), 7);
    assert_eq!(marked(&before, &MarkKind::Taken), "d3 d5");
}

#[test]
fn the_last_move_of_a_hand_has_no_arrow_and_a_swap_has_two() {
    let dropped = figure("seega", "position: start\nafter: c1\nshow: last-move");
    assert_eq!((marked(&dropped, &MarkKind::LastMove), arrows(&dropped)), ("c1".into(), vec![]));
    let swapped = figure("diplomatic", "position: array 0\nafter: Ka1~h2\nshow: last-move");
    assert_eq!(marked(&swapped, &MarkKind::LastMove), "a1 h2");
    assert_eq!(arrows(&swapped), ["a1-h2", "h2-a1"]);
}

#[test]
fn the_rook_of_a_castling_has_its_arrow_too() {
    let castled = figure("chess", "white: King e1, Rook h1\nblack: King e8\nafter: 0-0\nshow: last-move");
    assert_eq!(arrows(&castled), ["e1-g1", "h1-f1"]);
    assert_eq!(marked(&castled, &MarkKind::LastMove), "e1 f1 g1 h1");
}

#[test]
fn placements_are_shown_with_the_men_in_hand() {
    let figure = figure("seega", "position: start\nafter: c1\nshow: moves hand, refusals hand");
    assert_eq!(marked(&figure, &MarkKind::Move).split(' ').count(), 23);
    assert_eq!(marked(&figure, &MarkKind::Refused(1)), "c3");
    assert_eq!(marked(&figure, &MarkKind::Refused(2)), "c1");
    assert_eq!(figure.diagram.hands, [(11, "seega-man", Shade::Light), (12, "seega-man", Shade::Dark)]);
    let words = &figure.diagram.words;
    assert!(
        words.starts_with("White: Man c1. Black has no men on the board. Men in hand: White 11, Black 12.")
    );
    assert!(words.contains("A man from the hand may be placed on a1, b1, d1,"), "{words}");
    assert!(figure.diagram.legend.iter().any(|line| line.text == "may be placed here"));
}

#[test]
fn a_pass_is_told() {
    let shut = "board:\n  . . . . .\n  . . . . .\n  . . . . .\n  m . . . .\n  M m . . .\nshow: moves";
    let figure = figure("seega", shut);
    assert!(
        figure.diagram.words.contains("White has no other move and must pass."),
        "{}",
        figure.diagram.words
    );
    let figure = figure_in("ru", "seega", shut);
    assert!(figure.diagram.words.contains("У белых нет других ходов: пас."), "{}", figure.diagram.words);
    let passed = self::figure(
        "seega",
        &format!("{}\nafter: pass\nshow: last-move", shut.replace("\nshow: moves", "")),
    );
    assert!(passed.diagram.marks.is_empty());
    assert!(passed.diagram.words.contains("The last move: pass."), "{}", passed.diagram.words);
}

#[test]
fn swaps_and_the_will_to_leave_are_told_apart_from_other_moves() {
    let swaps =
        figure("diplomatic", "white: King a1, Rook h1, Pawn a2\nblack: King e8, Pawn e5\nshow: moves a1");
    assert_eq!(marked(&swaps, &MarkKind::Move), "b1 b2 h1");
    let words = &swaps.diagram.words;
    assert!(words.contains("King on a1 may go to b1, b2."), "{words}");
    assert!(words.contains("King on a1 may change places with the men on h1."), "{words}");
    let frozen = figure("ultima", "white: Pawn e4\nblack: Dragon d5\nstudy: yes\nshow: moves e4, frozen");
    assert_eq!(marked(&frozen, &MarkKind::Move), "e4");
    assert_eq!(marked(&frozen, &MarkKind::Frozen), "e4");
    let words = &frozen.diagram.words;
    assert!(words.contains("Pawn on e4 may leave the board as the whole turn."), "{words}");
    assert!(words.contains("Cannot move: e4."), "{words}");
    let free = figure("ultima", "white: Pawn e4\nstudy: yes\nshow: frozen");
    assert!(free.diagram.words.contains("No man is kept from moving."), "{}", free.diagram.words);
}

#[test]
fn marks_set_by_hand_are_drawn_as_they_are_said() {
    let figure = figure(
        "chess-t1",
        "white: Ritter c2, Knecht a2\nblack: Knecht c4, Knecht c5, Ver Knecht d2\nstudy: yes\n\
         marks: legal c2 -> b2 c3; capture c2 -> d2; refused c2 -> c1 a2",
    );
    assert_eq!(marked(&figure, &MarkKind::Origin), "c2");
    assert_eq!(marked(&figure, &MarkKind::Move), "b2 c3");
    assert_eq!(marked(&figure, &MarkKind::Capture), "d2");
    assert_eq!(marked(&figure, &MarkKind::Refused(1)), "a2");
    assert_eq!(marked(&figure, &MarkKind::Refused(2)), "c1");
    assert_eq!(figure.claims, 5);
    assert!(figure.diagram.words.contains("It may not go to c1: Castle squares."));
}

#[test]
fn a_crop_is_told_and_drawn() {
    let figure = figure("chess-t1", "white: Ritter c2\nstudy: yes\ncrop: a4-e1");
    let corners = figure.diagram.crop.unwrap();
    assert_eq!(names(&figure, [corners.0, corners.1]), "a4 e1");
    assert!(figure.diagram.words.ends_with("The picture shows the part from a4 to e1."));
}

#[test]
fn a_look_changes_the_men_of_its_own_lesson_alone() {
    let text = |look: &str| {
        format!(
            "+++\ntitle = \"Test\"\ngame = \"ultima\"\n{look}+++\n\n```diagram\nid: a\nposition: start\n```\n"
        )
    };
    let lessons = [("en/a.md", text("look = \"chessmen\"\n")), ("en/b.md", text(""))];
    let (checked, found) = super::checked(&lessons.map(|(path, text)| (path.to_owned(), text)));
    assert!(found.is_empty());
    let glyphs: Vec<Vec<&str>> = checked
        .into_iter()
        .flat_map(|page| page.blocks)
        .filter_map(|block| match block {
            tabia::check::CheckedBlock::Figure(figure) => {
                Some(figure.diagram.men.iter().map(|m| m.glyph).collect())
            }
            _ => None,
        })
        .collect();
    assert_ne!(glyphs[0], glyphs[1]);
}

#[test]
fn the_state_beside_the_men_is_told_in_both_languages() {
    let words = |language, game, keys| figure_in(language, game, keys).diagram.words;
    let seega = "position: start\nafter: c1";
    assert_eq!(
        words("en", "seega", seega),
        "White: Man c1. Black has no men on the board. Men in hand: White 11, Black 12. \
         Stage of the game: placement. White to move."
    );
    assert_eq!(
        words("ru", "seega", seega),
        "Белые: Пешка c1. У чёрных нет фигур на доске. Не расставлено: у белых 11, у чёрных 12. \
         Стадия игры: расстановка. Ход белых."
    );
    let diplomatic = "white: King a1, Pawn b5\nblack: King h8, Pawn b6";
    assert!(words("en", "diplomatic", diplomatic).contains("White middlegame, Black opening."));
    let passing = "white: King e1, Pawn e5\nblack: King e8, Pawn d5\ntarget: d6";
    assert!(words("en", "chess", passing).contains("passed over by the last double step: d6."));
    assert!(words("ru", "chess", passing).contains("пройденное последним двойным ходом: d6."));
}
