//! Changes as lines for a terminal.

use super::Change;
use crate::diag::clean;

/// The most values of a fact that are listed.
const MOST: usize = 12;

/// The changes as text: a line each, and below it what is true no longer and what is new.
pub fn lines(changes: &[Change]) -> String {
    let mut out = String::new();
    for change in changes {
        let (page, id) = (clean(&change.page), clean(&change.id));
        out += &format!("{} {}: {page}#{id}\n", change.what.word(), change.kind);
        for fact in &change.facts {
            out += &format!("  {}\n", fact.name);
            for (sign, values) in [('-', &fact.gone), ('+', &fact.come)] {
                for value in values.iter().take(MOST) {
                    out += &format!("    {sign} {}\n", clean(value));
                }
                if values.len() > MOST {
                    out += &format!("    {sign} and {} more\n", values.len() - MOST);
                }
            }
        }
    }
    out
}
