//! Figures: a board with its caption and legend, and several side by side.

use roxmltree::Node;

use super::{Writer, is_of};
use crate::pdf::text::literal;

impl<'a> Writer<'a, '_> {
    pub(super) fn figure(&mut self, node: Node<'a, '_>) {
        if is_of(node, "group") {
            return self.group(node);
        }
        let board = node.children().find(|child| is_of(*child, "board"));
        let Some(board) = board.and_then(picture) else { return self.contents(node) };
        let narrow = node.parent().is_some_and(|parent| is_of(parent, "figures") || is_beside(parent));
        let mut arguments = vec![format!("picture: {}", board_arguments(&board))];
        arguments.extend(self.label(node).map(|label| format!("id: {label}")));
        if is_of(node, "array") {
            arguments.push("class: \"array\"".to_owned());
        }
        if narrow {
            arguments.push("narrow: true".to_owned());
        }
        let words = node.children().find(|child| child.tag_name().name() == "figcaption");
        let parts = || words.into_iter().flat_map(|words| words.children()).filter(Node::is_element);
        self.out.push_str(&format!("#figure-block({}", arguments.join(", ")));
        if let Some(caption) = parts().find(|part| is_of(*part, "caption")) {
            self.out.push_str(", caption: [");
            self.contents(caption);
            self.out.push(']');
        }
        if let Some(legend) = parts().find(|part| is_of(*part, "legend")) {
            self.legend(legend);
        }
        self.out.push_str(")[");
        for part in parts().filter(|part| !is_of(*part, "caption") && !is_of(*part, "legend")) {
            self.node(part);
        }
        self.out.push(']');
    }

    fn legend(&mut self, legend: Node<'a, '_>) {
        self.out.push_str(", legend: (");
        for line in legend.children().filter(Node::is_element) {
            let swatch = line.children().find(|child| is_of(*child, "swatch"));
            self.out.push_str("([");
            for child in line.children() {
                if Some(child) == swatch {
                    self.image(child);
                    self.out.push_str("], [");
                } else if swatch.is_some() || child.is_element() {
                    self.node(child);
                }
            }
            self.out.push_str(if swatch.is_some() { "]), " } else { "],), " });
        }
        self.out.push(')');
    }

    fn group(&mut self, node: Node<'a, '_>) {
        let figures: Vec<_> = node
            .descendants()
            .filter(|inner| *inner != node && inner.is_element() && inner.tag_name().name() == "figure")
            .collect();
        let id = self.label(node).map(|label| format!("id: {label}"));
        self.out.push_str(&format!("#group-block({})", id.unwrap_or_default()));
        for figure in figures {
            self.out.push('[');
            self.figure(figure);
            self.out.push(']');
        }
    }
}

/// Whether a sort of moves stands beside another.
fn is_beside(sort: Node<'_, '_>) -> bool {
    is_of(sort, "sort")
        && sort.parent().is_some_and(|moves| moves.children().filter(Node::is_element).count() > 1)
}

/// A picture of the volume.
pub(super) struct Picture<'a> {
    /// Its path in the volume, such as `pictures/….svg`.
    pub(super) path: &'a str,
    /// Its width and height in pixels of CSS.
    pub(super) size: (f64, f64),
    pub(super) alt: &'a str,
}

/// The picture that an image shows, if it says how large it is.
pub(super) fn picture<'a>(node: Node<'a, '_>) -> Option<Picture<'a>> {
    let length = |name| node.attribute(name).and_then(|length| length.parse::<f64>().ok());
    Some(Picture {
        path: node.attribute("src").filter(|path| path.starts_with("pictures/"))?,
        size: (length("width")?, length("height")?),
        alt: node.attribute("alt").unwrap_or_default(),
    })
}

fn board_arguments(picture: &Picture<'_>) -> String {
    let (width, height) = picture.size;
    let path = literal(&format!("/{}", picture.path));
    format!("({path}, {width}, {height}, {})", literal(picture.alt))
}
