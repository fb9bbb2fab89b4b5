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

pub use form::{Case, Number};

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;
use unic_langid::subtags::Language;

/// The codes of the languages that Tabia speaks.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// The shared messages of each language. A page brings those that it needs.
#[cfg(feature = "tool")]
const SHARED: [[&str; 4]; 2] = [
    [
        include_str!("lang/en/site.ftl"),
        include_str!("lang/en/words.ftl"),
        include_str!("lang/en/exercise.ftl"),
        include_str!("lang/en/reader.ftl"),
    ],
    [
        include_str!("lang/ru/site.ftl"),
        include_str!("lang/ru/words.ftl"),
        include_str!("lang/ru/exercise.ftl"),
        include_str!("lang/ru/reader.ftl"),
    ],
];

/// The shared messages of which positions, moves and verdicts are told, in Fluent syntax: all that a page needs beside
/// those of its games. `None` if Tabia does not speak the language.
#[cfg(feature = "tool")]
pub fn words(code: &str) -> Option<&'static str> {
    let at = LANGUAGES.iter().position(|known| *known == code)?;
    Some(SHARED[at][1])
}

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
    bundle: FluentBundle<FluentResource>,
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
        let named = known.and_then(|code| Some((code, code.parse::<Language>().ok()?)));
        let Some((code, name)) = named else { return Err(format!("Tabia does not speak `{code}`")) };
        let mut bundle =
            FluentBundle::new_concurrent(vec![LanguageIdentifier::from_parts(name, None, None, &[])]);
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.map_err(|_| format!("a text of `{code}` is not well-formed Fluent"))?;
            bundle.add_resource_overriding(resource);
        }
        Ok(Lang { code, bundle })
    }

    /// The language's code, such as `ru`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Whether there is a message with this id (and text).
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// Whether the message has the attribute.
    pub fn has_attr(&self, id: &str, attribute: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.get_attribute(attribute).is_some())
    }

    /// The names of a message's attributes, in the order written.
    pub fn attrs(&self, id: &str) -> Vec<String> {
        let message = self.bundle.get_message(id);
        message.map_or_else(Vec::new, |m| m.attributes().map(|a| a.id().to_owned()).collect())
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

    fn say(&self, id: &str, attribute: Option<&str>, args: Args<'_>) -> String {
        let message = self.bundle.get_message(id);
        let pattern = match attribute {
            None => message.as_ref().and_then(|message| message.value()),
            Some(name) => message.as_ref().and_then(|m| m.get_attribute(name)).map(|a| a.value()),
        };
        let Some(pattern) = pattern else {
            let missing = attribute.map_or_else(|| id.to_owned(), |name| format!("{id}.{name}"));
            debug_assert!(false, "no message `{missing}` in `{}`", self.code);
            return format!("{{{missing}}}");
        };
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            fluent.set(*name, value(arg));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&fluent), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "message `{id}` in `{}`: {errors:?}", self.code);
        text
    }
}

fn value<'a>(arg: &'a Arg<'_>) -> FluentValue<'a> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.as_ref()),
        Arg::Number(number) => FluentValue::from(*number),
    }
}

impl std::fmt::Debug for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lang").field("code", &self.code).finish_non_exhaustive()
    }
}
