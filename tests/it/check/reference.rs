//! The reference pages of games.

use tabia::check::{self, Reference};
use tabia::diagram::MarkKind;
use tabia::games::GAMES;

use super::{checked, languages};

/// The reference of a game, in English and in Russian.
fn references(game: &str) -> Vec<Reference> {
    let text = format!("+++\ntitle = \"Test\"\ngame = \"{game}\"\n+++\n");
    let (checked, found) = checked(&[("en/test.md".to_owned(), text)]);
    assert!(found.is_empty());
    let of = |lang| check::references(&checked, lang).into_iter().find(|reference| reference.game == game);
    languages().iter().filter_map(of).collect()
}

/// How often a picture of a man has marks of the kind.
fn marks(reference: &Reference, man: &str, moves: usize, kind: &MarkKind) -> usize {
    let entry = reference.pieces.iter().find(|piece| piece.id == man).unwrap();
    entry.moves[moves].diagram.marks.iter().filter(|mark| mark.kind == *kind).count()
}

#[test]
fn every_game_has_a_whole_reference_in_both_languages() {
    for game in GAMES {
        let both = references(game.spec().id);
        assert_eq!(both.len(), 2, "{}", game.spec().id);
        for reference in both {
            assert_eq!(reference.pieces.len(), game.spec().kinds.len());
            for text in [&reference.about, &reference.notation, &reference.decided] {
                assert!(text.ends_with('.') && !text.contains('{'), "{text}");
            }
            for moves in reference.pieces.iter().flat_map(|piece| &piece.moves) {
                assert!(moves.diagram.marks.len() > 1, "{} {}", game.spec().id, moves.diagram.words);
            }
        }
    }
}

#[test]
fn pieces_without_moves_on_the_empty_board_show_what_they_strike() {
    let diplomatic = &references("diplomatic")[0];
    assert_eq!(marks(diplomatic, "queen", 0, &MarkKind::Move), 0);
    assert_eq!(marks(diplomatic, "queen", 0, &MarkKind::Strike), 27);
    assert_eq!(marks(diplomatic, "knight", 0, &MarkKind::Strike), 8);
    assert_eq!(marks(diplomatic, "king", 0, &MarkKind::Move), 8);
    assert_eq!(marks(diplomatic, "pawn", 0, &MarkKind::Move), 1);
    assert_eq!(marks(diplomatic, "pawn", 0, &MarkKind::Strike), 2);
}

#[test]
fn a_board_of_lines_shows_each_kind_on_both_sorts_of_points() {
    let [en, ru] = &references("chesquerque")[..] else { panic!("two languages") };
    let rook = en.pieces.iter().find(|piece| piece.id == "rook").unwrap();
    let sorts: Vec<_> = rook.moves.iter().map(|moves| moves.on.as_deref()).collect();
    assert_eq!(sorts, [Some("On a point without diagonals"), Some("On a point with diagonals")]);
    assert_eq!(rook.moves.iter().map(|moves| moves.pattern).collect::<Vec<_>>(), [Some("R"), Some("RF")]);
    assert_eq!([0, 1].map(|sort| marks(en, "rook", sort, &MarkKind::Move)), [16, 20]);
    assert_eq!([0, 1].map(|sort| marks(en, "king", sort, &MarkKind::Move)), [4, 8]);
    assert_eq!(ru.pieces[0].moves[1].on.as_deref(), Some("На пункте с диагоналями"));
}

#[test]
fn a_board_of_squares_shows_each_kind_once() {
    let chess = &references("chess")[0];
    assert!(chess.pieces.iter().all(|piece| piece.moves.len() == 1 && piece.moves[0].on.is_none()));
    assert_eq!(chess.pieces[4].moves[0].pattern, Some("N"));
    assert_eq!(marks(chess, "queen", 0, &MarkKind::Move), 27);
    assert!(references("chess-t1")[0].pieces.iter().all(|piece| piece.moves[0].pattern.is_none()));
}

#[test]
fn games_of_a_family_say_how_they_differ() {
    let ultima = &references("ultima")[0];
    assert_eq!(ultima.variants.len(), 1);
    assert_eq!(ultima.variants[0].name, "Pure Ultima");
    assert_eq!(ultima.variants[0].more, ["The pure rules"]);
    assert_eq!(ultima.variants[0].less, ["Suicide"]);
    let names: Vec<_> = references("seega-7")[0].variants.iter().map(|kin| kin.name.clone()).collect();
    assert_eq!(names, ["Seega", "Seega, 9×9"]);
    assert!(references("chess")[0].variants.is_empty());
}
