//! Short names for contents.

use sha2::{Digest, Sha256};

/// Sixteen hexadecimal digits that only this content has, for all practical purposes; the same on every machine.
pub(crate) fn digest(content: impl AsRef<[u8]>) -> String {
    Sha256::digest(content)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
