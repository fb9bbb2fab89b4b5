//! What may come next at a place, in texts that are half written.

mod board;
mod head;
mod link;
mod lists;
mod value;

use lsp_types::{
    CompletionItem, CompletionItemKind as Kind, CompletionList, CompletionTextEdit, Documentation,
    MarkupContent, MarkupKind, TextEdit,
};
use tabia::lesson::about::Word;

use super::cursor::Spot;
use super::hover;
use super::view::View;

/// Something that may come next.
struct Offer {
    /// What is written.
    text: String,
    kind: Kind,
    /// A word beside it.
    detail: String,
    /// What it means, in Markdown.
    says: String,
    /// The likelier ones have smaller numbers.
    rank: u8,
}

impl Offer {
    fn new(text: impl Into<String>, kind: Kind) -> Offer {
        Offer { text: text.into(), kind, detail: String::new(), says: String::new(), rank: 1 }
    }

    fn detail(self, detail: impl Into<String>) -> Offer {
        Offer { detail: detail.into(), ..self }
    }

    fn says(self, says: impl Into<String>) -> Offer {
        Offer { says: says.into(), ..self }
    }

    fn rank(self, rank: u8) -> Offer {
        Offer { rank, ..self }
    }
}

/// A word of the language.
fn word(word: &Word) -> Offer {
    Offer::new(word.name, Kind::KEYWORD).says(hover::key(word))
}

/// What may come next, and where what it completes begins.
struct Menu {
    from: usize,
    offers: Vec<Offer>,
}

/// What may come next at a place.
pub(super) fn at(view: &View<'_>, offset: usize) -> CompletionList {
    let reading = view.reading();
    let menu = match reading.spot(offset) {
        Spot::FrontKey(word) => head::front_keys(view, word),
        Spot::FrontValue(key, value) => head::front_value(view, &key, value),
        Spot::Info(word) => head::kinds(view, word),
        Spot::Key(number, word) => head::keys(view, &reading, number, word),
        Spot::Value(number, entry) => value::offers(view, &reading, (number, entry), offset),
        Spot::Target(target) => link::targets(view, &reading, target),
        Spot::Title(target, title) => link::titles(view, &reading, &target, title),
        Spot::Prose => Menu { from: offset, offers: Vec::new() },
    };
    let lines = view.lines();
    let area = lines.area(&(menu.from.min(offset)..offset));
    let items = menu.offers.into_iter().enumerate().map(|(at, offer)| {
        let markdown =
            |value| Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value });
        CompletionItem {
            label: offer.text.trim_end().to_owned(),
            kind: Some(offer.kind),
            detail: (!offer.detail.is_empty()).then_some(offer.detail),
            documentation: (!offer.says.is_empty()).then(|| markdown(offer.says)),
            sort_text: Some(format!("{}{at:04}", offer.rank)),
            filter_text: Some(offer.text.clone()),
            text_edit: Some(CompletionTextEdit::Edit(TextEdit { range: area, new_text: offer.text })),
            ..CompletionItem::default()
        }
    });
    CompletionList { is_incomplete: false, items: items.collect() }
}
