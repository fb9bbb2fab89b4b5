//! The bytes of a file as text: UTF-8 in our days, ISO 8859-1 as the standard has it, or what Windows makes of that.

/// The text of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte-order mark.
    pub text: String,
    /// The first byte of the text that is not UTF-8, if the file was read as Windows-1252, of which ISO 8859-1 is a part.
    pub western: Option<usize>,
}

/// The bytes are no text in any encoding that PGN has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotText;

/// The characters of Windows-1252 that ISO 8859-1 leaves to control codes, from 0x80 on; those that are not in use are
/// left as they are.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Reads the bytes of a file.
///
/// # Errors
/// If they hold a zero byte, as no text does.
pub fn decode(bytes: &[u8]) -> Result<Decoded, NotText> {
    if let [0xff, 0xfe, rest @ ..] = bytes {
        return wide(rest, u16::from_le_bytes);
    }
    if let [0xfe, 0xff, rest @ ..] = bytes {
        return wide(rest, u16::from_be_bytes);
    }
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    if bytes.contains(&0) {
        return Err(NotText);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Decoded { text: text.to_owned(), western: None }),
        Err(error) => {
            let char = |&byte: &u8| match byte {
                0x80..=0x9f => WINDOWS[usize::from(byte) - 0x80],
                byte => char::from(byte),
            };
            // What precedes it may hold UTF-8, of which one byte becomes several.
            let before: String = bytes[..error.valid_up_to()].iter().map(char).collect();
            let text = bytes.iter().map(char).collect();
            Ok(Decoded { text, western: Some(before.len()) })
        }
    }
}

/// UTF-16.
fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<Decoded, NotText> {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    let text = String::from_utf16(&units).map_err(|_| NotText)?;
    if text.contains('\0') { Err(NotText) } else { Ok(Decoded { text, western: None }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_of_games_is_read() {
        let text = |bytes: &[u8]| decode(bytes).map(|decoded| (decoded.text, decoded.western));
        assert_eq!(text("\u{feff}Ход".as_bytes()), Ok(("Ход".to_owned(), None)));
        assert_eq!(text(b"R\xe9ti \x96 B"), Ok(("Réti – B".to_owned(), Some(1))));
        assert_eq!(text(b"\xff\xfea\x00\x34\x04"), Ok(("aд".to_owned(), None)));
        assert_eq!(text(b"a\0b"), Err(NotText));
    }
}
