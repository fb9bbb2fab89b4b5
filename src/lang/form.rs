//! The forms of a name: the cases of the singular and of the plural.

/// Singular or plural, as a name beside a number of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// One.
    One,
    /// More than one.
    Many,
}

impl Number {
    /// The number of a list of that many things.
    pub const fn of(count: usize) -> Number {
        if count == 1 { Number::One } else { Number::Many }
    }
}

/// The form of a name. English has the two nominatives only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// The name itself.
    Nominative,
    /// Of whom, of what.
    Genitive,
    /// To whom.
    Dative,
    /// Whom, what.
    Accusative,
    /// By whom, with what.
    Instrumental,
    /// About whom, on what.
    Prepositional,
    /// Several of them.
    Plural,
    /// Of several of them; in Russian also after the numbers from five.
    PluralGenitive,
}

impl Case {
    /// All cases.
    pub const ALL: [Case; 8] = [
        Case::Nominative,
        Case::Genitive,
        Case::Dative,
        Case::Accusative,
        Case::Instrumental,
        Case::Prepositional,
        Case::Plural,
        Case::PluralGenitive,
    ];

    /// The nominative of the given number.
    pub const fn nominative(number: Number) -> Case {
        match number {
            Number::One => Case::Nominative,
            Number::Many => Case::Plural,
        }
    }

    /// The attributes in which a message keeps this form, the best first.
    pub const fn attributes(self) -> &'static [&'static str] {
        match self {
            Case::Nominative => &[],
            Case::Genitive => &["gen"],
            Case::Dative => &["dat"],
            Case::Accusative => &["acc"],
            Case::Instrumental => &["ins"],
            Case::Prepositional => &["prep"],
            Case::Plural => &["plural"],
            Case::PluralGenitive => &["plural-gen", "plural"],
        }
    }
}
