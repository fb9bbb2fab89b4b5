//! What every game must be: as its file in `tests/rules` says, and of one piece with its own texts and verdicts.

mod cases;
mod claims;
mod reached;
mod suite;
mod without;
