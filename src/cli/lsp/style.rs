//! Writes a lesson in the one style, as `tabia fmt` does.

use lsp_types::TextEdit;
use tabia::lesson::format;

use super::view::View;

/// What is to be changed in the lesson; nothing if it is in that style. How the editor would indent is not asked: the style
/// is the same everywhere.
pub(super) fn edits(view: &View<'_>) -> Vec<TextEdit> {
    let lines = view.lines();
    format(&view.source).into_iter().map(|edit| TextEdit::new(lines.area(&edit.range), edit.text)).collect()
}
