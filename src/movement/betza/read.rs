//! Reading patterns.

use std::ops::Range;

use super::{Atom, Betza, BetzaError, Leg, Modifier, Term};

/// The longest range that can be written; every board is shorter.
const LONGEST: u8 = 99;

type Read<T> = Result<T, BetzaError>;

pub(super) fn pattern(text: &str) -> Read<Betza> {
    let mut reader = Reader { text, at: 0 };
    let mut terms = Vec::new();
    while reader.peek().is_some() {
        terms.push(reader.term()?);
    }
    if terms.is_empty() {
        return fail(0..0, "expected a pattern such as `R` or `fmWfcF`");
    }
    Ok(Betza { terms })
}

fn fail<T>(range: Range<usize>, message: impl Into<String>) -> Read<T> {
    Err(BetzaError { range, message: message.into() })
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// The bytes of the next character, none at the end.
    fn here(&self) -> Range<usize> {
        self.at..self.at + self.peek().map_or(0, char::len_utf8)
    }

    fn skip(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn term(&mut self) -> Read<Term> {
        let start = self.at;
        let mut modifiers = Vec::new();
        while let Some(modifier) = self.modifier(&modifiers)? {
            modifiers.push(modifier);
        }
        let legs = if self.skip('t') { self.chain()? } else { vec![self.leg()?] };
        let term = Term { modifiers, legs };
        match objection(&term) {
            Some(message) => fail(start..self.at, format!("`{}`: {message}", &self.text[start..self.at])),
            None => Ok(term),
        }
    }

    fn modifier(&mut self, before: &[Modifier]) -> Read<Option<Modifier>> {
        let Some(letter) = self.peek().filter(|&letter| letter != 't' && letter.is_ascii_lowercase()) else {
            return Ok(None);
        };
        let Some((_, modifier)) = Modifier::ALL.into_iter().find(|(known, _)| *known == letter) else {
            return fail(self.here(), format!("the modifier `{letter}` is not supported"));
        };
        if !modifier.is_direction() && before.contains(&modifier) {
            return fail(self.here(), format!("`{letter}` is given twice"));
        }
        self.at += 1;
        Ok(Some(modifier))
    }

    /// The legs of a chain, from its bracket on.
    fn chain(&mut self) -> Read<Vec<Leg>> {
        let open = self.here();
        if !self.skip('[') {
            return fail(open, "expected `[` after `t`");
        }
        let mut legs = Vec::new();
        while !self.skip(']') {
            if self.peek().is_none() {
                return fail(open, "this `[` has no `]`");
            }
            let start = self.at;
            let leg = self.leg()?;
            if steps(leg.atom).is_none() {
                return fail(start..self.at, format!("`{leg}` cannot be a leg of a chain"));
            }
            legs.push((start..self.at, leg));
        }
        if legs.len() < 2 {
            return fail(open.start..self.at, "a chain has at least two legs");
        }
        // Only the last leg may slide: where the others end must be known.
        if let Some((range, leg)) = legs[..legs.len() - 1].iter().find(|(_, leg)| leg.slides()) {
            return fail(range.clone(), format!("`{leg}` slides; only the last leg of a chain may"));
        }
        Ok(legs.into_iter().map(|(_, leg)| leg).collect())
    }

    fn leg(&mut self) -> Read<Leg> {
        let start = self.here();
        let Some(letter) = self.peek() else { return fail(start, "expected an atom, such as `W`") };
        let Some((_, atom)) = Atom::ALL.into_iter().find(|(known, _)| *known == letter) else {
            return fail(start, format!("expected an atom, such as `W`, found `{letter}`"));
        };
        self.at = start.end;
        let simple = !matches!(atom, Atom::K | Atom::Q | Atom::R | Atom::B | Atom::O);
        let range = if simple && self.skip(letter) { Some(0) } else { self.range()? };
        if atom == Atom::O && range.is_none_or(|range| range == 0) {
            return fail(start.start..self.at, "castling says how far the king goes: `O2`");
        }
        Ok(Leg { atom, range })
    }

    fn range(&mut self) -> Read<Option<u8>> {
        let digits = self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count();
        let range = self.at..self.at + digits;
        self.at = range.end;
        match &self.text[range.clone()] {
            "" => Ok(None),
            found => match found.parse() {
                Ok(number) if number <= LONGEST && (found == "0" || !found.starts_with('0')) => {
                    Ok(Some(number))
                }
                _ => fail(range, format!("expected a range from 0 to {LONGEST}, found `{found}`")),
            },
        }
    }
}

impl Leg {
    /// Whether it may be repeated.
    pub(super) fn slides(self) -> bool {
        matches!(self.atom, Atom::R | Atom::B | Atom::Q) || self.range.is_some_and(|range| range != 1)
    }
}

/// The atoms made of steps along drawn lines: whether they have orthogonal and diagonal ones.
pub(super) fn steps(atom: Atom) -> Option<[bool; 2]> {
    match atom {
        Atom::W | Atom::R => Some([true, false]),
        Atom::F | Atom::B => Some([false, true]),
        Atom::K | Atom::Q => Some([true, true]),
        _ => None,
    }
}

/// What is wrong with a term as a whole.
fn objection(term: &Term) -> Option<&'static str> {
    let [leg] = &term.legs[..] else {
        let unfit = term.has(Modifier::Jump) || term.has(Modifier::Half);
        return unfit.then_some("a chain takes no `j` and no `h`");
    };
    let steps = steps(leg.atom).is_some();
    let lame = term.has(Modifier::Lame);
    let first = term.modifiers.iter().find(|modifier| modifier.is_direction());
    if first == Some(&Modifier::Half) {
        Some("`h` follows a direction")
    } else if lame && term.has(Modifier::Jump) {
        Some("`n` and `j` exclude each other")
    } else if term.has(Modifier::Jump) && steps {
        Some("`j` is for leaps")
    } else if lame && leg.slides() && !steps {
        Some("a repeated leap cannot be lame")
    } else if lame && matches!(leg.atom, Atom::C | Atom::Z) {
        Some("this leap has no one way to be lame")
    } else if leg.atom == Atom::O && term.modifiers.iter().any(|m| unfit_for_castling(*m)) {
        Some("castling takes only `i`, `m` and `s`")
    } else {
        None
    }
}

fn unfit_for_castling(modifier: Modifier) -> bool {
    !matches!(modifier, Modifier::Initial | Modifier::Move | Modifier::Sideways)
}
