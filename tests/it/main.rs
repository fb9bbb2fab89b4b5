//! The integration tests, one binary.

mod site;
