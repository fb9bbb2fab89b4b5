//! Characters that no font has.
//!
//! A tagged PDF may not show a character that it cannot: each becomes `�`, and whoever asked for the PDF is told.

use std::collections::BTreeSet;

use typst::text::Font;

/// What stands for a character that no font has.
const INSTEAD: char = '\u{fffd}';

/// Replaces what none of the fonts has, and adds it to `missing`.
pub(super) fn replace(text: &str, fonts: &[Font], missing: &mut BTreeSet<char>) -> String {
    let shown = |c: char| {
        c.is_ascii() || is_unseen(c) || fonts.iter().any(|font| font.info().coverage.contains(u32::from(c)))
    };
    if text.is_ascii() {
        return text.to_owned();
    }
    let replaced = text.chars().filter_map(|c| match c {
        // Marks of byte order, which a PDF's text may not hold.
        '\u{feff}' | '\u{fffe}' => None,
        c if is_private(c) || !shown(c) => {
            missing.insert(c);
            Some(INSTEAD)
        }
        c => Some(c),
    });
    replaced.collect()
}

/// Characters that are never drawn: soft hyphens, joiners, marks of direction, selectors of variants.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}')
        || matches!(c, '\u{fe00}'..='\u{fe0f}')
}

/// Characters that mean something to one program only.
fn is_private(c: char) -> bool {
    matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::replace;
    use crate::pdf::world::fonts;

    #[test]
    fn what_rulebooks_need_is_in_the_fonts() {
        let mut missing = BTreeSet::new();
        let text = "½ × → ← ↑ ↓ ✓ ✗ – — … № § “” „“ «» ’ • · ± − ≤ ≥ ≠ ∞ Ёё Йй ♔ ♕ ♖ ♗ ♘ ♙ ♚ ♛ ♜ ♝ ♞ ♟";
        assert_eq!(replace(text, &fonts(), &mut missing), text, "{missing:?}");
    }

    #[test]
    fn what_no_font_has_is_replaced_and_told() {
        let mut missing = BTreeSet::new();
        assert_eq!(replace("a\u{e000}🐎b\u{ad}\u{feff}", &fonts(), &mut missing), "a��b\u{ad}");
        assert_eq!(missing, BTreeSet::from(['\u{e000}', '🐎']));
    }
}
