//! The integration tests, one binary.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod explain;
mod lang;
mod notation;
mod rules;
mod svg;
