//! Links in the prose: claims with what the engine says, figures, pages, rules and men.

use super::Writer;
use crate::book::{CheckedLink, Claim};
use crate::html::raw::escape;

/// How the addresses begin that may lead out of the book.
const SCHEMES: [&str; 3] = ["https://", "http://", "mailto:"];

impl Writer<'_> {
    /// The start of a link; its end is kept for later.
    pub(crate) fn link(&mut self, number: usize) {
        let (chapter, places) = (self.chapter, self.places);
        let (class, href) = match chapter.checked.links.get(number) {
            Some(CheckedLink::Claim(claim)) => return self.claim(claim),
            Some(CheckedLink::Figure(path, id)) => ("to-figure", places.figure(Some(path), id)),
            Some(CheckedLink::Page(path, anchor)) => ("to-page", places.chapter(path, anchor.as_deref())),
            Some(CheckedLink::Anchor(anchor)) => {
                ("to-page", places.chapter(&chapter.checked.lesson.path, Some(anchor)))
            }
            Some(CheckedLink::Rule(game, rule, _)) => ("to-rule", places.rule(game, rule)),
            Some(CheckedLink::Piece(game, piece, _)) => ("to-piece", places.piece(game, piece)),
            Some(CheckedLink::Term(term)) => ("to-term", places.term(term)),
            Some(CheckedLink::File(path)) => ("to-file", places.download(path)),
            Some(CheckedLink::Outside(address)) => {
                let known = SCHEMES.iter().any(|scheme| address.starts_with(scheme));
                ("outside\" rel=\"noopener", known.then(|| address.clone()))
            }
            Some(CheckedLink::Broken) | None => ("", None),
        };
        self.lead(class, href);
    }

    /// A link of the given class to somewhere; without an address it is a mere span.
    fn lead(&mut self, class: &str, href: Option<String>) {
        let (start, end) = match href {
            Some(href) => (format!("<a class=\"{class}\" href=\"{}\">", escape(&href)), "</a>"),
            None => ("<span>".to_owned(), "</span>"),
        };
        self.own(start);
        self.ends.push(end.to_owned());
    }

    fn claim(&mut self, claim: &Claim) {
        let href = claim.about.as_ref().and_then(|(lesson, id)| self.places.figure(lesson.as_deref(), id));
        // Squares light up, and verdicts are shown, on live pages alone.
        let live = !self.places.in_volume();
        let squares = match claim.squares.join(" ") {
            squares if squares.is_empty() || !live => String::new(),
            squares => format!(" data-squares=\"{}\"", escape(&squares)),
        };
        let says = claim.says.as_deref().filter(|_| live).map(escape);
        let (element, href) = match href {
            Some(href) => ("a", format!(" href=\"{}\"", escape(&href))),
            None => ("span", String::new()),
        };
        let class = escape(claim.scheme);
        let start = format!("<{element} class=\"claim claim-{class}\"{href}{squares}");
        // What the engine says is a description for who asks; read out at every square it would drown the sentence.
        match says {
            Some(says) => {
                self.own(format!("{start} title=\"{says}\"><span class=\"said\">"));
                self.ends.push(format!("</span></{element}>"));
            }
            None => {
                self.own(start + ">");
                self.ends.push(format!("</{element}>"));
            }
        }
    }
}
