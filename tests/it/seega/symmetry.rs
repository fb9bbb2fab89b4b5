//! The rules know no direction and no colour: what can be played in a position can be played in its images.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tabia::board::Point;
use tabia::game::Game;
use tabia::games::find;
use tabia::notation;
use tabia::position::{Move, Piece, Position};

/// A way to turn the board over: the diagonals exchanged, the files reversed, the colours exchanged.
#[derive(Debug, Clone, Copy)]
struct Image {
    transposed: bool,
    mirrored: bool,
    inverted: bool,
}

impl Image {
    fn point(self, game: &dyn Game, at: Point) -> Point {
        let board = game.spec().board;
        let (mut file, mut rank) = (board.file(at), board.rank(at));
        if self.transposed {
            (file, rank) = (rank, file);
        }
        if self.mirrored {
            file = board.files() - 1 - file;
        }
        board.at(file, rank).unwrap()
    }

    fn position(self, game: &dyn Game, position: &Position) -> Position {
        let mut image = Position::empty(position.state);
        if self.inverted {
            image.state.turn = position.state.turn.other();
            image.state.hands.reverse();
        }
        for at in position.occupied() {
            let man = position.at(at).map(|man| match self.inverted {
                true => Piece::new(man.side().other(), man.kind()),
                false => man,
            });
            image.set(self.point(game, at), man);
        }
        image
    }

    /// The image of where a move goes and what it takes.
    fn play(self, game: &dyn Game, mv: &Move) -> (Option<Point>, Option<Point>, Vec<Point>) {
        let point = |at| self.point(game, at);
        let mut taken: Vec<Point> = mv.removes.iter().map(point).collect();
        taken.sort();
        (mv.from.map(point), mv.to.map(point), taken)
    }
}

/// A game, a position of it reached by random moves (the numbers pick one each), and an image.
fn reached() -> impl Strategy<Value = (&'static str, Position, Image)> {
    let game = prop::sample::select(vec![("seega", 24_usize), ("seega-7", 48), ("seega-9", 80)]);
    // Mostly past the placement, which takes as many moves as there are men.
    let played = game.prop_flat_map(|(id, men)| {
        (Just(id), prop::collection::vec(any::<prop::sample::Index>(), men - 6..men + 60))
    });
    (played, any::<[bool; 3]>()).prop_map(|((id, picks), [transposed, mirrored, inverted])| {
        let game = find(id).unwrap();
        let mut position = notation::parse_position(game, game.spec().start).unwrap();
        for pick in picks {
            let moves = game.moves(&position);
            if moves.is_empty() {
                break;
            }
            position = position.apply(pick.get(&moves));
        }
        (id, position, Image { transposed, mirrored, inverted })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_moves_of_an_image_are_the_images_of_the_moves((id, position, image) in reached()) {
        let game = find(id).unwrap();
        const SAME: Image = Image { transposed: false, mirrored: false, inverted: false };
        let other = image.position(game, &position);
        let imaged: BTreeSet<_> = game.moves(&position).iter().map(|mv| image.play(game, mv)).collect();
        let found: BTreeSet<_> = game.moves(&other).iter().map(|mv| SAME.play(game, mv)).collect();
        prop_assert_eq!(imaged, found);
        for mv in game.moves(&position) {
            let next = position.apply(&mv);
            let twin = game.moves(&other).into_iter().find(|twin| SAME.play(game, twin) == image.play(game, &mv));
            prop_assert_eq!(twin.map(|twin| other.apply(&twin)), Some(image.position(game, &next)));
        }
        let winner = |position: &Position| game.outcome(position).map(|end| {
            end.winner.map(|side| if image.inverted { side.other() } else { side })
        });
        let plain = game.outcome(&other).map(|end| end.winner);
        prop_assert_eq!(winner(&position), plain);
    }

    #[test]
    fn men_in_hand_and_on_the_board_never_grow((id, position, _) in reached()) {
        let game = find(id).unwrap();
        prop_assert_eq!(game.objections(&position), []);
        for mv in game.moves(&position) {
            let next = position.apply(&mv);
            let men = |p: &Position| p.occupied().len() + p.state.hands.iter().map(|&n| usize::from(n)).sum::<usize>();
            prop_assert_eq!(men(&next), men(&position) - mv.removes.len());
            // Only men of the other side are taken, never one on the centre.
            prop_assert!((mv.removes - position.of(position.state.turn.other())).is_empty());
            prop_assert!(!mv.removes.meets(game.spec().board.zone("centre").unwrap()));
            prop_assert_eq!(next.state.turn == position.state.turn, !mv.removes.is_empty()
                || mv.drops.is_some() && next.state.hands[next.state.turn as usize] % 2 == 1);
        }
    }
}
