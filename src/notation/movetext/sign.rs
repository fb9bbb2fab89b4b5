//! Signs of praise and blame after a move.

/// The signs, each with its number in PGN before it.
const SIGNS: [(&str, &str); 6] =
    [("$1", "!"), ("$2", "?"), ("$3", "!!"), ("$4", "??"), ("$5", "!?"), ("$6", "?!")];

/// What to do about others.
pub(super) const HINT: &str = "the signs are `!`, `?`, `!!`, `??`, `!?` and `?!`; say more in a comment";

/// The length of the sign that begins a text, and the sign, if there is one of this kind.
pub(super) fn read(text: &str) -> (usize, Option<&'static str>) {
    let numeric = text.starts_with('$');
    let inner = |c: char| if numeric { c.is_ascii_digit() } else { matches!(c, '!' | '?') };
    let length = text.char_indices().skip(1).find(|&(_, c)| !inner(c)).map_or(text.len(), |(at, _)| at);
    let known = SIGNS.iter().find(|(number, sign)| [*number, *sign].contains(&&text[..length]));
    (length, known.map(|(_, sign)| *sign))
}
