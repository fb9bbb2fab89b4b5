//! What mdBook's `book.toml` says under `[preprocessor.tabia]`.

use std::path::PathBuf;

use anyhow::{Context, bail};
use serde_json::Value;
use tabia::diag::{Source, nearest};
use tabia::lang::LANGUAGES;
use tabia::lesson::TermList;
use tabia::mdbook::Settings;

use super::super::{files, position};

/// The keys that are Tabia's.
const OWN: [&str; 3] = ["game", "language", "terms"];
/// The keys that mdBook reads itself.
const OF_MDBOOK: [&str; 6] = ["command", "before", "after", "renderer", "renderers", "optional"];

/// A book of mdBook's.
pub(super) struct Book {
    /// Its folder.
    pub(super) root: PathBuf,
    /// The folder of its chapters, below it.
    pub(super) sources: String,
    /// What is said of all chapters.
    pub(super) settings: Settings,
}

impl Book {
    /// Reads the context of a message.
    ///
    /// # Errors
    /// If a setting is not known or has a value that it cannot have.
    pub(super) fn read(context: &Value) -> anyhow::Result<Book> {
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let root = context.get("root").and_then(text).map_or_else(PathBuf::new, PathBuf::from);
        let book = context.pointer("/config/book");
        let sources =
            book.and_then(|book| book.get("src")).and_then(text).unwrap_or_else(|| "src".to_owned());
        let own = context.pointer("/config/preprocessor/tabia");
        let empty = serde_json::Map::new();
        let table = own.and_then(Value::as_object).unwrap_or(&empty);
        let known = |key: &String| OWN.contains(&key.as_str()) || OF_MDBOOK.contains(&key.as_str());
        if let Some(key) = table.keys().find(|key| !known(key)) {
            let hint = match nearest(key, OWN) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("its keys are `{}`", OWN.join("`, `")),
            };
            bail!("unknown key `{key}` under `[preprocessor.tabia]` in `book.toml`: {hint}");
        }
        let said = |key: &str| match table.get(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text.clone())),
            Some(other) => {
                bail!("found `{other}` for `{key}` under `[preprocessor.tabia]`, expected a text in quotes")
            }
        };
        let game = said("game")?;
        if let Some(game) = &game {
            position::game(game).context("`game` under `[preprocessor.tabia]` in `book.toml`")?;
        }
        let language = match said("language")? {
            Some(code) if LANGUAGES.contains(&code.as_str()) => code,
            Some(code) => bail!(
                "Tabia does not speak `{code}`: `language` under `[preprocessor.tabia]` is one of `{}`",
                LANGUAGES.join("`, `")
            ),
            None => spoken(book.and_then(|book| book.get("language")).and_then(Value::as_str)).to_owned(),
        };
        let terms = match said("terms")? {
            None => None,
            Some(path) => {
                let bytes = files::read(&root.join(&path)).context(
                    "`terms` under `[preprocessor.tabia]` is the path of a file from the book's folder",
                )?;
                let text = String::from_utf8(bytes).with_context(|| format!("`{path}` is not UTF-8 text"))?;
                let (list, found) = TermList::parse(&Source::new(path.as_str(), text), &language);
                if let Some(first) = found.first() {
                    bail!("{}", tabia::diag::short(first));
                }
                Some(list)
            }
        };
        Ok(Book { root, sources, settings: Settings { game, language, terms } })
    }
}

/// The language of the words around boards, where the book's own is that or a kind of it (`en-GB`).
fn spoken(code: Option<&str>) -> &'static str {
    let main = code.and_then(|code| code.split(['-', '_']).next()).unwrap_or("en");
    LANGUAGES.into_iter().find(|known| *known == main).unwrap_or("en")
}
