//! Names for files and blocks, made of titles and other words.

/// A text in small Latin letters, digits and hyphens, as ids and parts of paths are written; letters with marks and
/// Cyrillic ones are written in plain Latin. Empty if nothing is left.
///
/// ```
/// assert_eq!(tabia::lesson::slug("The Knight’s tour!"), "the-knights-tour");
/// ```
pub fn slug(text: &str) -> String {
    let mut slug = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'a'..='z' | '0'..='9' => slug.push(c),
            '\'' | '’' | '.' | 'ъ' | 'ь' => {}
            c => match latin(c) {
                Some(latin) => slug.push_str(latin),
                None if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
                None => {}
            },
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

/// Latin letters for one with a mark, or for a Cyrillic one.
fn latin(c: char) -> Option<&'static str> {
    const LETTERS: &[(&str, &str)] = &[
        ("àáâãåāăąа", "a"),
        ("äæ", "ae"),
        ("çćčĉ", "c"),
        ("ďđðд", "d"),
        ("èéêëēėęěеэё", "e"),
        ("ğĝг", "g"),
        ("ĥх", "h"),
        ("ìíîïīįıий", "i"),
        ("ĵ", "j"),
        ("ķк", "k"),
        ("ĺļľłл", "l"),
        ("м", "m"),
        ("ñńņňн", "n"),
        ("òóôõøōőо", "o"),
        ("öœ", "oe"),
        ("п", "p"),
        ("ŕřр", "r"),
        ("śŝşšșс", "s"),
        ("ß", "ss"),
        ("ţťțт", "t"),
        ("ùúûūůűųу", "u"),
        ("ü", "ue"),
        ("в", "v"),
        ("ф", "f"),
        ("б", "b"),
        ("ýÿы", "y"),
        ("źżžз", "z"),
        ("þ", "th"),
        ("ж", "zh"),
        ("ц", "ts"),
        ("ч", "ch"),
        ("ш", "sh"),
        ("щ", "shch"),
        ("ю", "yu"),
        ("я", "ya"),
    ];
    LETTERS.iter().find(|(letters, _)| letters.contains(c)).map(|(_, latin)| *latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_names_of_latin_letters() {
        for (text, expected) in [
            ("Réti", "reti"),
            ("Ботвинник", "botvinnik"),
            ("O'Kelly de Galway", "okelly-de-galway"),
            ("The Knight’s tour!", "the-knights-tour"),
            ("Ход коня", "hod-konya"),
            ("王", ""),
            ("—", ""),
        ] {
            assert_eq!(slug(text), expected);
        }
    }
}
