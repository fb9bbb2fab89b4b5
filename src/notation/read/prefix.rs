//! What stands before a move: its number, and dots or underscores for White's move where only Black's is told.

/// What was read.
pub(super) struct Prefix {
    /// The move's number.
    pub(super) number: Option<u16>,
    /// Whether the place of White's move was filled with dots or a dash.
    pub(super) black: bool,
    /// The bytes before the move itself.
    pub(super) length: usize,
}

/// Reads what stands before a move: `24.`, `24...`, `24. …`, `№№. …______`, `…`. Digits without a dot are no number, for a
/// move may begin with one (`0-0`).
pub(super) fn read(text: &str) -> Prefix {
    let rest = text.trim_start();
    let count = rest.chars().take_while(|&c| c.is_ascii_digit() || c == '№').map(char::len_utf8).sum();
    let (counter, after) = rest.split_at(count);
    let numbered = count > 0 && after.trim_start().starts_with(['.', '…']);
    let run = if numbered { after } else { rest };
    let fill = |c: char| c.is_whitespace() || matches!(c, '.' | '…' | '_' | '—');
    let rest = run.trim_start_matches(fill);
    let run = &run[..run.len() - rest.len()];
    Prefix {
        number: if numbered { counter.trim_start_matches('№').parse().ok() } else { None },
        black: run.contains(['…', '_', '—']) || run.contains("..."),
        length: text.len() - rest.len(),
    }
}
