//! What the figures of lessons show and say.

use tabia::diagram::{ArrowKind, Mark, MarkKind};

use super::figures;
