//! JSON values, written and never read.

use std::fmt::{self, Write};

/// A JSON value.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Number(u64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// An object of the given fields, in their order.
    pub(super) fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
        Json::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
    }

    /// A text.
    pub(super) fn text(text: impl Into<String>) -> Json {
        Json::Text(text.into())
    }

    /// A list of texts.
    pub(super) fn texts<T: Into<String>>(texts: impl IntoIterator<Item = T>) -> Json {
        Json::List(texts.into_iter().map(Json::text).collect())
    }

    /// The value, or null where there is none.
    pub(super) fn or_null(value: Option<Json>) -> Json {
        value.unwrap_or(Json::Null)
    }

    /// With one more field, if it is an object.
    pub(super) fn with(mut self, name: &str, value: Json) -> Json {
        if let Json::Object(fields) = &mut self {
            fields.push((name.to_owned(), value));
        }
        self
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(true) => f.write_str("true"),
            Json::Bool(false) => f.write_str("false"),
            Json::Number(number) => write!(f, "{number}"),
            Json::Text(text) => quoted(f, text),
            Json::List(items) => {
                f.write_char('[')?;
                for (at, item) in items.iter().enumerate() {
                    separated(f, at)?;
                    item.fmt(f)?;
                }
                f.write_char(']')
            }
            Json::Object(fields) => {
                f.write_char('{')?;
                for (at, (name, value)) in fields.iter().enumerate() {
                    separated(f, at)?;
                    quoted(f, name)?;
                    f.write_char(':')?;
                    value.fmt(f)?;
                }
                f.write_char('}')
            }
        }
    }
}

fn separated(f: &mut fmt::Formatter<'_>, at: usize) -> fmt::Result {
    if at == 0 { Ok(()) } else { f.write_char(',') }
}

fn quoted(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                f.write_char('\\')?;
                f.write_char(c)?;
            }
            '\n' => f.write_str("\\n")?,
            '\0'..='\x1f' => write!(f, "\\u{:04x}", u32::from(c))?,
            _ => f.write_char(c)?,
        }
    }
    f.write_char('"')
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn a_json_reader_reads_what_is_written() {
        let text = "«½» \"\\\" \n\t\u{1}\u{7f}\u{1e} 𝄞";
        let value = Json::object([
            ("text", Json::text(text)),
            (
                "list",
                Json::List(vec![Json::Null, Json::Bool(true), Json::Bool(false), Json::Number(u64::MAX)]),
            ),
            ("empty", Json::object([])),
            ("none", Json::List(Vec::new())),
        ]);
        let read: serde_json::Value = serde_json::from_str(&value.to_string()).unwrap();
        let expected = serde_json::json!({
            "text": text, "list": [null, true, false, u64::MAX], "empty": {}, "none": [],
        });
        assert_eq!(read, expected);
    }
}
