//! The integration tests, one binary.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod explain;
mod lang;
mod lesson;
mod notation;
mod rules;
mod site;
mod svg;
mod tidy;
