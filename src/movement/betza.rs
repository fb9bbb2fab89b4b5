//! Betza's notation for the moves of men: `fmWfcF` is a pawn, `t[WF]` a knight that cannot jump.
//!
//! A pattern is a row of terms. A term is an atom with modifiers before it and a range behind:
//!
//! | atoms | |
//! |---|---|
//! | `W` `F` | one step along a line, one step along a diagonal |
//! | `D` `N` `A` `H` `C` `Z` `G` | leaps by (2,0) (2,1) (2,2) (3,0) (3,1) (3,2) (3,3) |
//! | `R` `B` | `W` and `F` repeated: slides |
//! | `K` `Q` | `W` and `F`; `R` and `B` |
//! | `O3` | castling: the king goes three points sideways |
//! | `t[WF]` | one step and then, outward and without a stop between, another |
//!
//! A range is the largest number of repetitions, 0 for any; a doubled atom (`NN`) is repeated any number of times. The
//! modifiers are the directions `f b l r v s h`, and `m` moves only, `c` captures only, `i` first move only, `e` takes in
//! passing, `n` cannot jump, `j` jumps. On atoms along lines directions add up (`frW`: forward or right), on diagonal ones
//! a pair is one of the four (`frF`); on oblique ones `f` is the two most forward, `fs` the two forward ones beside them,
//! a pair one of the eight (`rf` more forward than `fr`), `fh` the forward half.
//!
//! Other extensions of the notation (hoppers, chains with `a`, crooked and circular riders) are refused by name.
//!
//! ```
//! use tabia::movement::betza::Betza;
//! let pawn: Betza = "mfWcefFimfnD".parse().unwrap();
//! assert_eq!(pawn.to_string(), "mfWcefFimfnD");
//! let error = "mfW?F".parse::<Betza>().unwrap_err();
//! assert_eq!(error.range, 3..4);
//! ```

mod paths;
mod read;

pub use paths::Ground;

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// A pattern: all that its terms allow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Betza {
    terms: Vec<Term>,
}

impl Betza {
    /// How far the king goes in castling, where the pattern has castling.
    pub fn castling(&self) -> Option<usize> {
        self.terms.iter().find_map(|term| match &term.legs[..] {
            [Leg { atom: Atom::O, range: Some(range) }] => Some(usize::from(*range)),
            _ => None,
        })
    }
}

impl FromStr for Betza {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Betza, BetzaError> {
        read::pattern(text)
    }
}

impl fmt::Display for Betza {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for term in &self.terms {
            for modifier in &term.modifiers {
                write!(f, "{}", modifier.letter())?;
            }
            match &term.legs[..] {
                [leg] => write!(f, "{leg}")?,
                legs => {
                    f.write_str("t[")?;
                    legs.iter().try_for_each(|leg| write!(f, "{leg}"))?;
                    f.write_str("]")?;
                }
            }
        }
        Ok(())
    }
}

/// What is wrong with a pattern, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BetzaError {
    /// The bytes that are wrong.
    pub range: Range<usize>,
    /// What was found and what was expected.
    pub message: String,
}

impl fmt::Display for BetzaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BetzaError {}

/// Modifiers and one leg, or several between `t[` and `]`.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Term {
    modifiers: Vec<Modifier>,
    legs: Vec<Leg>,
}

impl Term {
    fn has(&self, modifier: Modifier) -> bool {
        self.modifiers.contains(&modifier)
    }
}

/// An atom with its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Leg {
    atom: Atom,
    range: Option<u8>,
}

impl fmt::Display for Leg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.atom.letter())?;
        self.range.map_or(Ok(()), |range| write!(f, "{range}"))
    }
}

/// The atoms and the usual compounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Atom {
    W,
    F,
    D,
    N,
    A,
    H,
    C,
    Z,
    G,
    K,
    Q,
    R,
    B,
    O,
}

impl Atom {
    const ALL: [(char, Atom); 14] = [
        ('W', Atom::W),
        ('F', Atom::F),
        ('D', Atom::D),
        ('N', Atom::N),
        ('A', Atom::A),
        ('H', Atom::H),
        ('C', Atom::C),
        ('Z', Atom::Z),
        ('G', Atom::G),
        ('K', Atom::K),
        ('Q', Atom::Q),
        ('R', Atom::R),
        ('B', Atom::B),
        ('O', Atom::O),
    ];

    fn letter(self) -> char {
        Atom::ALL[self as usize].0
    }
}

/// A modifier: a direction or what may be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Modifier {
    Forward,
    Backward,
    Left,
    Right,
    Vertical,
    Sideways,
    Half,
    Move,
    Capture,
    Initial,
    EnPassant,
    Lame,
    Jump,
}

impl Modifier {
    const ALL: [(char, Modifier); 13] = [
        ('f', Modifier::Forward),
        ('b', Modifier::Backward),
        ('l', Modifier::Left),
        ('r', Modifier::Right),
        ('v', Modifier::Vertical),
        ('s', Modifier::Sideways),
        ('h', Modifier::Half),
        ('m', Modifier::Move),
        ('c', Modifier::Capture),
        ('i', Modifier::Initial),
        ('e', Modifier::EnPassant),
        ('n', Modifier::Lame),
        ('j', Modifier::Jump),
    ];

    fn letter(self) -> char {
        Modifier::ALL[self as usize].0
    }

    fn is_direction(self) -> bool {
        (self as usize) <= Modifier::Half as usize
    }
}
