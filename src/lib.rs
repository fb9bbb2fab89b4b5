//! Tabia makes board-game rulebooks that cannot lie.

pub mod board;
pub mod diag;
pub mod diagram;
pub mod position;
pub mod raster;
pub mod svg;
