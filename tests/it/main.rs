//! The integration tests, one binary.

mod svg;
