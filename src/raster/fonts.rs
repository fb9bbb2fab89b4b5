//! The font that Tabia brings along: Libertinus Serif, with Latin, Greek and Cyrillic letters. Its licence lies beside it,
//! in `templates/fonts`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Node, Options, Tree};

/// The name under which pictures ask for the font.
pub const FAMILY: &str = "Libertinus Serif";

/// The files.
const FILES: [&[u8]; 2] = [
    include_bytes!("../../templates/fonts/LibertinusSerif-Regular.otf"),
    include_bytes!("../../templates/fonts/LibertinusSerif-Semibold.otf"),
];

/// How heavy letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// As in running text.
    Regular,
    /// As in titles.
    Semibold,
}

impl Weight {
    /// The value of `font-weight`.
    pub fn number(self) -> &'static str {
        match self {
            Weight::Regular => "400",
            Weight::Semibold => "600",
        }
    }
}

/// The size at which widths are measured; hinting plays no part, so that they grow with the size.
const MEASURED: f64 = 100.0;

/// The font, read.
#[derive(Debug, Clone)]
pub struct Fonts(Arc<Database>);

impl Fonts {
    /// Reads the font.
    pub fn bundled() -> Fonts {
        let mut fonts = Database::new();
        for file in FILES {
            fonts.load_font_source(Source::Binary(Arc::new(file)));
        }
        fonts.set_serif_family(FAMILY);
        Fonts(Arc::new(fonts))
    }

    pub(super) fn options(&self) -> Options<'static> {
        Options { fontdb: Arc::clone(&self.0), font_family: FAMILY.to_owned(), ..Options::default() }
    }

    /// How wide each of the texts is when it is set at size 1, kerned; 0 for one without a visible letter.
    pub fn widths(&self, texts: &[&str], weight: Weight) -> Vec<f64> {
        let mut svg = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">");
        for (i, text) in texts.iter().enumerate() {
            let text = escape(text);
            let weight = weight.number();
            let _ = write!(
                svg,
                "<text id=\"t{i}\" font-size=\"{MEASURED}\" font-weight=\"{weight}\">{text}</text>"
            );
        }
        svg.push_str("</svg>");
        let Ok(tree) = Tree::from_str(&svg, &self.options()) else { return vec![0.0; texts.len()] };
        let measured = tree.root().children().iter().filter_map(|node| match node {
            Node::Text(text) => Some((text.id().to_owned(), f64::from(text.bounding_box().width()))),
            _ => None,
        });
        let measured: BTreeMap<String, f64> = measured.collect();
        let width = |i| measured.get(&format!("t{i}")).map_or(0.0, |width| width / MEASURED);
        (0..texts.len()).map(width).collect()
    }
}

/// The text as XML holds it; control characters, which it cannot hold, become spaces.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}
