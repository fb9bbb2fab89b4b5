//! Pictures in the words of SVG 1.1, which old readers know and checkers want.
//!
//! Diagrams use two things that came later: an `href` of no namespace, and `paint-order`, which puts a shape's edge below its
//! filling. Here the edge is below because the filling is painted once more above it.

const NAMESPACE: &str = "xmlns=\"http://www.w3.org/2000/svg\"";
const ORDER: &str = " paint-order=\"stroke\"";

/// The same picture.
pub(super) fn plain(svg: &str) -> String {
    let mut plain = String::with_capacity(svg.len() + svg.len() / 4);
    let ordered = svg.lines().any(|line| line.starts_with("<g ") && line.contains(ORDER));
    for line in svg.lines() {
        let edge = line.replace(ORDER, "");
        plain += &edge;
        plain.push('\n');
        let Some(rest) = line.strip_prefix("<path d=\"") else { continue };
        let Some((data, rest)) = rest.split_once('"') else { continue };
        // A shape with an edge of its own, or one that inherits it, as the bodies of men do.
        let own = rest.split_once(ORDER).map(|(before, _)| before);
        if let Some(filled) = own.or_else(|| (ordered && rest == "/>").then_some("")) {
            plain += &format!("<path d=\"{data}\"{filled} stroke=\"none\"/>\n");
        }
    }
    if !plain.contains("<use href=") {
        return plain;
    }
    let both = format!("{NAMESPACE} xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
    plain.replacen(NAMESPACE, &both, 1).replace("<use href=", "<use xlink:href=")
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[track_caller]
    fn check(inner: &str, expected: &str) {
        let plain = plain(&format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{inner}\n</svg>"));
        roxmltree::Document::parse(&plain).expect("XML");
        let inner = plain.split_once('\n').and_then(|(_, rest)| rest.strip_suffix("\n</svg>\n"));
        assert_eq!(inner, Some(expected));
    }

    #[test]
    fn references_have_their_namespace() {
        check("<g id=\"a\"/>\n<use href=\"#a\" x=\"1\"/>", "<g id=\"a\"/>\n<use xlink:href=\"#a\" x=\"1\"/>");
    }

    #[test]
    fn edges_lie_below_fillings() {
        check(
            "<path d=\"M1 1\" fill=\"#abc\" paint-order=\"stroke\" stroke=\"#fff\"/>",
            "<path d=\"M1 1\" fill=\"#abc\" stroke=\"#fff\"/>\n<path d=\"M1 1\" fill=\"#abc\" stroke=\"none\"/>",
        );
        check(
            "<g fill=\"#abc\" paint-order=\"stroke\" stroke=\"#000\">\n<path d=\"M1 1\"/>\n</g>",
            "<g fill=\"#abc\" stroke=\"#000\">\n<path d=\"M1 1\"/>\n<path d=\"M1 1\" stroke=\"none\"/>\n</g>",
        );
        check("<path d=\"M1 1\"/>", "<path d=\"M1 1\"/>");
    }
}
