//! Social cards: the picture that stands for a page where its address is shared.
//!
//! A card shows the page's title, what part of the book it belongs to, a diagram of it, and the book's title. It is drawn as
//! one SVG picture, whose text is set in the font that Tabia brings along, and made into a PNG. Which page shows what is
//! decided by `site`.

mod draw;
mod set;

use sha2::{Digest, Sha256};

use crate::diagram::Diagram;
use crate::raster::{self, Fonts};
use crate::svg::{self, Theme};

/// How many pixels a card is wide: what social networks ask for.
pub const WIDTH: u32 = 1200;
/// How many pixels a card is high.
pub const HEIGHT: u32 = 630;

/// The version of the drawing, a part of every card's name. It must change whenever the same card comes to look otherwise.
const DRAWING: &str = "tabia card 1";

/// What a card shows.
#[derive(Debug, Clone)]
pub struct Card {
    /// What the page belongs to, such as a game and the number of a lesson; empty for a page that stands alone.
    pub within: String,
    /// The page's title.
    pub title: String,
    /// What stands at the foot: the book's title. Empty where the card's title says it.
    pub foot: String,
    /// The diagram. Its title and its words are not shown.
    pub diagram: Option<Diagram>,
}

impl Card {
    /// The card's name: 20 hexadecimal digits that follow from all that it shows.
    ///
    /// A file of this name is right as long as its bytes are those that were written.
    pub fn name(&self) -> String {
        let mut hash = Sha256::new();
        for text in [DRAWING, &self.within, &self.title, &self.foot, &self.board()] {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        }
        hash.finalize().iter().take(10).map(|byte| format!("{byte:02x}")).collect()
    }

    /// The card as an SVG picture; its text wants the font.
    pub fn svg(&self, fonts: &Fonts) -> String {
        draw::draw(self, fonts)
    }

    /// The card as a PNG, [`WIDTH`] × [`HEIGHT`] pixels.
    ///
    /// # Errors
    /// None that a card can cause: they are the rasteriser's.
    pub fn png(&self, fonts: &Fonts) -> Result<Vec<u8>, raster::Error> {
        raster::png_with(fonts, &self.svg(fonts), WIDTH)
    }

    /// The picture of the diagram, without words; empty if there is none.
    fn board(&self) -> String {
        self.diagram.as_ref().map_or_else(String::new, |diagram| {
            let bare = Diagram {
                id: "card".to_owned(),
                title: String::new(),
                words: String::new(),
                ..diagram.clone()
            };
            svg::render(&bare, Theme::Light)
        })
    }
}
