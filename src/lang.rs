//! What Tabia says, in the languages it speaks: Fluent messages, shared ones and those that a game brings.
//!
//! Fluent cannot decline a variable, so a name is a message with an attribute for each case, and the code that builds a
//! sentence hands over the form it needs. What the sentences are about is none of this module's business.
//!
//! ```
//! use tabia::lang::{Case, Lang};
//! let ru = Lang::new("ru", &["knight = конь\n    .gen = коня"]).unwrap();
//! assert_eq!(ru.form("knight", Case::Genitive), "коня");
//! assert_eq!(ru.text("side-white", &[]), "Белые");
//! let en = Lang::new("en", &[]).unwrap();
//! assert_eq!(en.text("site-figure", &[("number", 3.into())]), "Figure 3");
//! ```

mod form;
mod message;
mod plural;
mod read;

pub use form::{Case, Number};

use std::borrow::Cow;

use message::{Message, Messages, Pattern};

/// The codes of the languages that Tabia speaks.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// The shared messages of each language. A page brings those that it needs.
#[cfg(feature = "tool")]
const SHARED: [[&str; 8]; 2] = [
    [
        include_str!("lang/en/site.ftl"),
        include_str!("lang/en/words.ftl"),
        include_str!("lang/en/exercise.ftl"),
        include_str!("lang/en/reader.ftl"),
        include_str!("lang/en/worksheet.ftl"),
        include_str!("lang/en/epub.ftl"),
        include_str!("lang/en/pgn.ftl"),
        include_str!("lang/en/editor.ftl"),
    ],
    [
        include_str!("lang/ru/site.ftl"),
        include_str!("lang/ru/words.ftl"),
        include_str!("lang/ru/exercise.ftl"),
        include_str!("lang/ru/reader.ftl"),
        include_str!("lang/ru/worksheet.ftl"),
        include_str!("lang/ru/epub.ftl"),
        include_str!("lang/ru/pgn.ftl"),
        include_str!("lang/ru/editor.ftl"),
    ],
];

/// What a message is told: a text or a whole number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A text, put in as it is.
    Text(Cow<'a, str>),
    /// A number, by which the message may pick a plural.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number as i64)
    }
}

/// The arguments of a message: their names and what they stand for.
pub type Args<'a> = &'a [(&'a str, Arg<'a>)];

/// A language with its messages.
pub struct Lang {
    code: &'static str,
    messages: Messages,
}

impl Lang {
    /// The language with the given code, its shared messages and the extra ones (those of games, in Fluent syntax).
    /// `None` if Tabia does not speak it. Where an id is given twice the later message counts.
    ///
    /// # Panics
    /// In a debug build, if a text is not well-formed Fluent.
    #[cfg(feature = "tool")]
    pub fn new(code: &str, extra: &[&str]) -> Option<Lang> {
        let at = LANGUAGES.iter().position(|known| *known == code)?;
        match Lang::of(code, SHARED[at].iter().chain(extra).copied()) {
            Ok(lang) => Some(lang),
            Err(reason) => {
                debug_assert!(false, "{reason}");
                None
            }
        }
    }

    /// The language with the given code and no messages but those of the texts, in Fluent syntax. Where an id is given
    /// twice the later message counts.
    ///
    /// # Errors
    /// If Tabia does not speak the language, or a text is not well-formed Fluent.
    pub fn of<'a>(code: &str, texts: impl IntoIterator<Item = &'a str>) -> Result<Lang, String> {
        let known = LANGUAGES.into_iter().find(|known| *known == code);
        let code = known.ok_or_else(|| format!("Tabia does not speak `{code}`"))?;
        let mut messages = Messages::new();
        for text in texts {
            read::read(text, &mut messages)
                .map_err(|line| format!("a text of `{code}` is not well-formed Fluent in its line {line}"))?;
        }
        Ok(Lang { code, messages })
    }

    /// The shared messages of which positions, moves and verdicts are told, in Fluent syntax: all that a page needs beside
    /// those of its games.
    #[cfg(feature = "tool")]
    pub fn words(&self) -> &'static str {
        LANGUAGES.iter().position(|known| *known == self.code).map_or("", |at| SHARED[at][1])
    }

    /// The language's code, such as `ru`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Whether there is a message with this id (and text).
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id, None).is_some()
    }

    /// Whether the message has the attribute.
    pub fn has_attr(&self, id: &str, attribute: &str) -> bool {
        self.pattern(id, Some(attribute)).is_some()
    }

    /// The names of a message's attributes, in the order written.
    pub fn attrs(&self, id: &str) -> Vec<String> {
        let attributes = self.messages.get(id).map_or(&[][..], |message| &message.attributes);
        attributes.iter().map(|(name, _)| name.clone()).collect()
    }

    /// The text of a message. A missing one reads `{id}`.
    ///
    /// # Panics
    /// In a debug build, if the message is missing or wants an argument that is not there.
    pub fn text(&self, id: &str, args: Args<'_>) -> String {
        self.say(id, None, args)
    }

    /// The text of a message's attribute. A missing one reads `{id.attribute}`.
    ///
    /// # Panics
    /// As [`Lang::text`].
    pub fn attr(&self, id: &str, attribute: &str, args: Args<'_>) -> String {
        self.say(id, Some(attribute), args)
    }

    /// A name in the given case. Where the language has no such form the name itself is returned (in the plural for the
    /// cases of the plural).
    ///
    /// # Panics
    /// As [`Lang::text`].
    pub fn form(&self, id: &str, case: Case) -> String {
        match case.attributes().iter().find(|attribute| self.has_attr(id, attribute)) {
            Some(attribute) => self.attr(id, attribute, &[]),
            None => self.text(id, &[]),
        }
    }

    fn pattern(&self, id: &str, attribute: Option<&str>) -> Option<&Pattern> {
        let message: &Message = self.messages.get(id)?;
        match attribute {
            None => message.value.as_ref(),
            Some(name) => message.attribute(name),
        }
    }

    fn say(&self, id: &str, attribute: Option<&str>, args: Args<'_>) -> String {
        let Some(pattern) = self.pattern(id, attribute) else {
            let missing = attribute.map_or_else(|| id.to_owned(), |name| format!("{id}.{name}"));
            debug_assert!(false, "no message `{missing}` in `{}`", self.code);
            return format!("{{{missing}}}");
        };
        let (mut text, mut missing) = (String::new(), Vec::new());
        message::write(pattern, args, self.code, &mut text, &mut missing);
        debug_assert!(missing.is_empty(), "message `{id}` in `{}` wants {missing:?}", self.code);
        text
    }
}

impl std::fmt::Debug for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lang").field("code", &self.code).finish_non_exhaustive()
    }
}
