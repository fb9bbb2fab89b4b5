//! Numbers with halves.

use super::ParseError;
use crate::game::Halves;

/// The number that a text writes: `2`, `1½`, `½`, `1.5` or `1,5`.
///
/// ```
/// use tabia::game::Halves;
/// use tabia::notation::parse_halves;
/// for text in ["1½", "1 ½", "1.5", "1,5", "1.50"] {
///     assert_eq!(parse_halves(text), Ok(Halves(3)));
/// }
/// assert!(parse_halves("1.25").is_err());
/// ```
pub fn parse_halves(text: &str) -> Result<Halves, ParseError> {
    let wrong = || {
        let message =
            format!("`{text}` is not a number: expected a whole number or one with a half, as `1½`");
        ParseError::new(0..text.len(), message)
    };
    let (whole, half) = match text.strip_suffix('½') {
        // A blank may stand before the sign.
        Some(whole) => match whole.strip_suffix(char::is_whitespace) {
            Some("") => return Err(wrong()),
            Some(whole) => (whole, 1),
            None => (whole, 1),
        },
        None => match text.split_once(['.', ',']) {
            Some((whole, parts)) if !whole.is_empty() && !parts.is_empty() => {
                match parts.trim_end_matches('0') {
                    "5" => (whole, 1),
                    "" => (whole, 0),
                    _ => return Err(wrong()),
                }
            }
            Some(_) => return Err(wrong()),
            None if text.is_empty() => return Err(wrong()),
            None => (text, 0),
        },
    };
    if !whole.bytes().all(|b| b.is_ascii_digit()) || whole.len() > 6 {
        return Err(wrong());
    }
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| wrong())? };
    Ok(Halves(whole * 2 + half))
}

/// The number written as the text of another number is: with decimals where that has decimals, else with ½.
///
/// ```
/// use tabia::game::Halves;
/// use tabia::notation::write_halves;
/// assert_eq!(write_halves(Halves(5), "1,5"), "2,5");
/// assert_eq!(write_halves(Halves(4), "1.5"), "2");
/// assert_eq!(write_halves(Halves(5), "1"), "2½");
/// ```
pub fn write_halves(number: Halves, like: &str) -> String {
    match like.chars().find(|sign| matches!(sign, '.' | ',')) {
        Some(sign) if number.0 % 2 != 0 => format!("{}{sign}5", number.0 / 2),
        _ => number.to_string(),
    }
}
