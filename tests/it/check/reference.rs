//! The reference pages of games.
