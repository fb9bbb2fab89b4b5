//! Drawings that stand at several places: drawn in full at the first, referred to at the others.

use super::element::Element;
use super::write::number;

/// A drawing at its own place and again at each of the others, which are offsets from it. The id must be unique.
pub(super) fn stamped(drawing: Element, id: &str, others: &[(f64, f64)]) -> Vec<Element> {
    if others.is_empty() {
        return vec![drawing];
    }
    let used = others.iter().map(|(x, y)| {
        Element::new("use").set("href", format!("#{id}")).set("x", number(*x)).set("y", number(*y))
    });
    std::iter::once(drawing.set("id", id)).chain(used).collect()
}
