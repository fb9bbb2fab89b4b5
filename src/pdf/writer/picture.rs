//! Images in the text: men, swatches, and what authors bring along.

use roxmltree::Node;

use super::figure::picture;
use super::{Writer, is_of};
use crate::pdf::text::{literal, plain, push_text};

impl<'a> Writer<'a, '_> {
    pub(super) fn image(&mut self, node: Node<'a, '_>) {
        let alt = literal(&plain(node.attribute("alt").unwrap_or_default()));
        if let Some(picture) = picture(node) {
            let class = if is_of(node, "swatch") { "swatch" } else { "glyph" };
            let (width, height) = picture.size;
            let path = literal(&format!("/{}", picture.path));
            self.out.push_str(&format!("#{class}({path}, {width}, {height}, {alt})"));
            return;
        }
        match node.attribute("src").and_then(|called| self.shared.files.get(called)) {
            Some(path) => {
                let path = literal(&format!("/files/{path}"));
                self.out.push_str(&format!("#photo({path}, {alt})"));
            }
            None => push_text(&mut self.out, node.attribute("alt").unwrap_or_default()),
        }
    }
}
