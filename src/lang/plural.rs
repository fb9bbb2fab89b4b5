//! The plural categories of whole numbers, as Unicode's CLDR names them.

/// The category of a number in the language with this code.
pub(super) fn category(number: i64, code: &str) -> &'static str {
    let number = number.unsigned_abs();
    match code {
        "ru" => match (number % 10, number % 100) {
            (_, 11..=14) => "many",
            (1, _) => "one",
            (2..=4, _) => "few",
            _ => "many",
        },
        _ if number == 1 => "one",
        _ => "other",
    }
}
