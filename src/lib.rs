//! Tabia makes board-game rulebooks that cannot lie.

pub mod board;
pub mod book;
pub mod check;
pub mod diag;
pub mod diagram;
pub mod explain;
pub mod game;
pub mod games;
pub mod lang;
pub mod lesson;
pub mod movement;
pub mod notation;
pub mod orthodox;
pub mod position;
pub mod raster;
pub mod site;
pub mod svg;
