//! What every game must be: as its file in `tests/rules` says, and of one piece with its own texts and verdicts.

pub(crate) mod cases;
mod claims;
pub(crate) mod reached;
mod suite;
mod without;
