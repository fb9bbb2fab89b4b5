//! The boards of a record after some of its turns: blocks that nobody wrote, `game-12w` of the record `game`.

use crate::diag::{Diagnostic, Span, Spanned};
use crate::lesson::{
    Block, BlockKind, BlockRef, Fields, Lesson, Player, PositionText, Show, Target, Text, Turn,
};

/// The board of a record after a turn.
pub(in super::super) struct Board {
    /// Its block, which stands after those that were written.
    pub(in super::super) block: usize,
    /// The block of the record.
    pub(in super::super) record: usize,
    /// The turn.
    pub(in super::super) turn: Turn,
    /// Its id.
    pub(in super::super) name: String,
    /// Whether the page shows it, or only something speaks of it.
    pub(in super::super) shown: bool,
    /// Where the turn is named.
    pub(in super::super) span: Span,
}

/// Adds to the blocks of each lesson the boards of its records that are shown or spoken of, and tells which they are.
pub(in super::super) fn boards(
    lessons: &[Lesson],
    blocks: &mut [Vec<Block>],
    out: &mut Vec<Diagnostic>,
) -> Vec<Vec<Board>> {
    let mut boards: Vec<Vec<Board>> = blocks.iter().map(|blocks| shown(blocks, out)).collect();
    for (home, reference) in references(lessons, blocks) {
        let written = &blocks[home];
        if written.iter().any(|block| id(block) == Some(&reference.value.id))
            || boards[home].iter().any(|board| board.name == reference.value.id)
        {
            continue;
        }
        let record = |name: &str| {
            written.iter().position(|block| block.kind == BlockKind::Record && id(block) == Some(name))
        };
        if let Some((name, turn)) = read(&reference.value.id)
            && let Some(record) = record(name)
        {
            let (name, span) = (reference.value.id, reference.span);
            boards[home].push(Board { block: 0, record, turn, name, shown: false, span });
        }
    }
    for (boards, blocks) in boards.iter_mut().zip(blocks) {
        for board in boards {
            board.block = blocks.len();
            let block = block(board, &blocks[board.record]);
            blocks.push(block);
        }
    }
    boards
}

fn id(block: &Block) -> Option<&str> {
    block.fields.id.as_ref().map(|id| id.value.as_str())
}

/// The boards that the records among the blocks show.
fn shown(blocks: &[Block], out: &mut Vec<Diagnostic>) -> Vec<Board> {
    let mut boards = Vec::new();
    let records = blocks.iter().enumerate().filter(|(_, block)| block.kind == BlockKind::Record);
    for (record, block) in records {
        for turn in block.fields.show_after.iter().flatten() {
            let name = name(&super::id_of(block, record), turn.value);
            if let Some(taken) = blocks.iter().find(|block| id(block) == Some(&name)) {
                let message =
                    format!("the board after this move is called `{name}`, which is another block’s id");
                out.push(
                    Diagnostic::error("duplicate-id", turn.span.clone(), message)
                        .related(taken.head.clone(), "the other block")
                        .hint("give the other block or the record another id"),
                );
                continue;
            }
            let (turn, span) = (turn.value, turn.span.clone());
            boards.push(Board { block: 0, record, turn, name, shown: true, span });
        }
    }
    boards
}

/// The references of all lessons to what may be a board, each with the lesson that it speaks of.
fn references(lessons: &[Lesson], blocks: &[Vec<Block>]) -> Vec<(usize, Spanned<BlockRef>)> {
    let mut found = Vec::new();
    for (at, lesson) in lessons.iter().enumerate() {
        let positions = blocks[at].iter().filter_map(|block| block.fields.position.as_ref());
        let positions = positions.filter_map(|position| match &position.value {
            PositionText::Of(reference) => Some(Spanned::new(reference.clone(), position.span.clone())),
            _ => None,
        });
        let links = lesson.links.iter().filter_map(|link| match &link.target {
            Target::Figure(reference) => Some(reference.clone()),
            _ => link.about.clone(),
        });
        for reference in positions.chain(links).filter(|reference| read(&reference.value.id).is_some()) {
            let home = match &reference.value.lesson {
                None => Some(at),
                Some(slug) => lessons.iter().position(|other| {
                    other.language == lesson.language && [other.slug(), other.address()].contains(slug)
                }),
            };
            found.extend(home.map(|home| (home, reference)));
        }
    }
    found
}

/// `game-12w`
fn name(record: &str, turn: Turn) -> String {
    let letter = if turn.player == Player::White { 'w' } else { 'b' };
    format!("{record}-{}{letter}", turn.number)
}

/// The record and the turn that a name names.
fn read(name: &str) -> Option<(&str, Turn)> {
    let (record, turn) = name.rsplit_once('-')?;
    let (number, player) = match turn.strip_suffix('w') {
        Some(number) => (number, Player::White),
        None => (turn.strip_suffix('b')?, Player::Black),
    };
    let plain = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
    Some((record, Turn { number: number.parse().ok().filter(|_| plain)?, player }))
}

/// The block of a board. One that is not shown has no id, so that nothing leads to it.
fn block(board: &Board, record: &Block) -> Block {
    let show = Spanned::new(Show::LastMove, board.span.clone());
    Block {
        kind: BlockKind::Diagram,
        head: record.head.clone(),
        span: board.span.clone(),
        fields: Fields {
            id: board.shown.then(|| Text::new(board.name.clone(), board.span.clone())),
            game: record.fields.game.clone(),
            show: Some(vec![show]),
            ..Fields::default()
        },
        keys: Vec::new(),
        values: Vec::new(),
        unread: true,
    }
}
