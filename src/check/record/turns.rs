//! The boards of a record after some of its turns: blocks that nobody wrote, `game-12w` of the record `game`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::diag::{Diagnostic, Span, Spanned};
use crate::lesson::{
    Block, BlockKind, BlockRef, Fields, Lesson, Player, PositionText, Show, Target, Text, Turn,
};

/// The board of a record after a turn.
#[derive(Clone, PartialEq, Eq)]
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

/// Adds to the blocks of each lesson the boards of its records that are shown or spoken of, and tells which they are. `home`
/// finds the lesson that another one means by a slug.
pub(in super::super) fn boards(
    lessons: &[Arc<Lesson>],
    home: impl Fn(usize, &str) -> Option<usize>,
    blocks: &mut [Arc<Vec<Block>>],
    out: &mut Vec<Diagnostic>,
) -> Vec<Vec<Board>> {
    let mut boards: Vec<Vec<Board>> = blocks.iter().map(|blocks| shown(blocks, out)).collect();
    let by_id: Vec<BTreeMap<&str, usize>> = blocks.iter().map(|blocks| by_id(blocks)).collect();
    let mut met: BTreeSet<(usize, String)> = BTreeSet::new();
    for (at, boards) in boards.iter().enumerate() {
        met.extend(boards.iter().map(|board| (at, board.name.clone())));
    }
    for (home, reference) in references(lessons, home, blocks) {
        let Some((name, turn)) = read(&reference.value.id) else { continue };
        let known = &by_id[home];
        let record = known.get(name).copied().filter(|&at| blocks[home][at].kind == BlockKind::Record);
        if let Some(record) = record
            && !known.contains_key(reference.value.id.as_str())
            && met.insert((home, reference.value.id.clone()))
        {
            let (name, span) = (reference.value.id, reference.span);
            boards[home].push(Board { block: 0, record, turn, name, shown: false, span });
        }
    }
    for (boards, blocks) in boards.iter_mut().zip(blocks) {
        for board in boards {
            board.block = blocks.len();
            let block = block(board, &blocks[board.record]);
            Arc::make_mut(blocks).push(block);
        }
    }
    boards
}

/// The blocks that have an id, the first of each.
fn by_id(blocks: &[Block]) -> BTreeMap<&str, usize> {
    let mut found = BTreeMap::new();
    for (at, block) in blocks.iter().enumerate() {
        if let Some(id) = id(block) {
            found.entry(id).or_insert(at);
        }
    }
    found
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
fn references(
    lessons: &[Arc<Lesson>],
    home: impl Fn(usize, &str) -> Option<usize>,
    blocks: &[Arc<Vec<Block>>],
) -> Vec<(usize, Spanned<BlockRef>)> {
    let mut found = Vec::new();
    for (at, lesson) in lessons.iter().enumerate() {
        let positions = blocks[at].iter().filter_map(|block| block.fields.position.as_ref());
        let positions = positions.filter_map(|position| match &position.value {
            PositionText::Of(reference) => Some(Spanned::new(reference.clone(), position.span.clone())),
            _ => None,
        });
        let options = blocks[at].iter().flat_map(|block| &block.fields.options);
        let claims = options.filter_map(|option| option.claim.as_ref()?.about.clone());
        let links = lesson.links.iter().filter_map(|link| match &link.target {
            Target::Figure(reference) => Some(reference.clone()),
            _ => link.about.clone(),
        });
        for reference in
            positions.chain(claims).chain(links).filter(|reference| read(&reference.value.id).is_some())
        {
            let lesson = match &reference.value.lesson {
                None => Some(at),
                Some(slug) => home(at, slug),
            };
            found.extend(lesson.map(|lesson| (lesson, reference)));
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
