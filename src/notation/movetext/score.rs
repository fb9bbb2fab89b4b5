//! The score of a game, as it is written at the end of its moves.

/// Who won, by the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `½-½`, `1/2-1/2`
    Draw,
    /// `*`: the game is not over, or its end is not known.
    Open,
}

/// The scores in all their forms, with a hyphen between the numbers; the first of each is the one to write.
const FORMS: [(&str, Score); 5] = [
    ("1-0", Score::White),
    ("0-1", Score::Black),
    ("½-½", Score::Draw),
    ("1/2-1/2", Score::Draw),
    ("*", Score::Open),
];

impl Score {
    /// As authors write it.
    pub fn text(self) -> &'static str {
        FORMS.iter().find(|(_, score)| *score == self).map_or("*", |(text, _)| text)
    }
}

/// The score that begins a text, as a word of its own, and its length.
pub(super) fn read(text: &str) -> Option<(Score, usize)> {
    let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ',' | ';');
    let word = &text[..text.find(ends).unwrap_or(text.len())];
    let plain = word.replace(['–', '—', '−', ':'], "-");
    FORMS.iter().find(|(form, _)| *form == plain).map(|(_, score)| (*score, word.len()))
}
