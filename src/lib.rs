//! Tabia makes board-game rulebooks that cannot lie.

pub mod board;
pub mod check;
pub mod diag;
pub mod diagram;
pub mod game;
pub mod games;
pub mod lesson;
pub mod position;
pub mod raster;
pub mod svg;
