//! The integration tests, one binary.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod ask;
mod betza;
mod book;
mod card;
mod catalogue;
mod check;
mod cli;
mod codes;
mod coverage;
mod diplomatic;
mod docs;
mod engine;
mod epub;
mod explain;
mod fluent;
mod format;
mod lang;
mod lesson;
mod lsp;
mod mdbook;
mod notation;
mod orthodox;
mod pdf;
mod pgn;
mod print;
mod readme;
mod repetition;
mod rules;
mod search;
mod seega;
mod serve;
mod site;
mod svg;
mod textbook;
mod tidy;
mod ultima;
mod volume;
mod worksheet;
