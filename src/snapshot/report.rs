//! Changes as one HTML page that needs nothing beside it.

use serde::Serialize;
use sha2::{Digest, Sha256};
use tera::{Context, Tera};

use super::{Change, Picture, Snapshot, What};
use crate::base64::encode;

const TEMPLATE: &str = include_str!("../../templates/changes.html");
const STYLE: &str = include_str!("../../templates/changes.css");

#[derive(Serialize)]
struct View<'a> {
    title: &'a str,
    style: &'static str,
    /// By this the page's policy knows its own style.
    style_hash: String,
    counts: Vec<Count>,
    changes: Vec<Part<'a>>,
}

#[derive(Serialize)]
struct Count {
    word: &'static str,
    count: usize,
}

#[derive(Serialize)]
struct Part<'a> {
    anchor: String,
    what: &'static str,
    kind: &'a str,
    page: &'a str,
    id: &'a str,
    facts: Vec<Fact<'a>>,
    pictured: bool,
    before: Option<Image<'a>>,
    after: Option<Image<'a>>,
}

#[derive(Serialize)]
struct Fact<'a> {
    name: &'a str,
    gone: &'a [String],
    come: &'a [String],
}

/// A picture as an address that holds it: the ids within do not meet those of other pictures.
#[derive(Serialize)]
struct Image<'a> {
    src: String,
    alt: &'a str,
}

/// The page that shows the changes, with pictures side by side.
///
/// # Errors
/// If the template cannot be filled in, which only a template of another shape could bring about.
pub fn report(after: &Snapshot, changes: &[Change]) -> Result<String, tera::Error> {
    let count = |what: What| Count {
        word: what.word(),
        count: changes.iter().filter(|change| change.what == what).count(),
    };
    let view = View {
        title: &after.title,
        style: STYLE,
        style_hash: encode(&Sha256::digest(STYLE.as_bytes())),
        counts: [What::Changed, What::Added, What::Removed].map(count).into(),
        changes: changes.iter().enumerate().map(|(number, change)| part(number, change)).collect(),
    };
    let mut tera = Tera::new();
    tera.add_raw_templates([("changes.html", TEMPLATE)])?;
    tera.render("changes.html", &Context::from_serialize(&view)?)
}

fn part(number: usize, change: &Change) -> Part<'_> {
    let facts = change.facts.iter();
    let facts = facts.map(|fact| Fact { name: &fact.name, gone: &fact.gone, come: &fact.come });
    Part {
        anchor: format!("change-{}", number + 1),
        what: change.what.word(),
        kind: &change.kind,
        page: &change.page,
        id: &change.id,
        facts: facts.collect(),
        pictured: change.before.is_some() || change.after.is_some(),
        before: change.before.as_ref().map(image),
        after: change.after.as_ref().map(image),
    }
}

fn image(picture: &Picture) -> Image<'_> {
    Image {
        src: format!("data:image/svg+xml;base64,{}", encode(picture.svg.as_bytes())),
        alt: &picture.words,
    }
}
