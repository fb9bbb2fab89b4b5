//! Paths and the addresses by which editors call them.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use lsp_types::Uri;
use url::Url;

use super::files;

/// The path that an address names, if it is one of a file.
pub(super) fn path(uri: &Uri) -> Option<PathBuf> {
    Url::parse(uri.as_str()).ok()?.to_file_path().ok()
}

/// The same as messages show it.
pub(super) fn shown(uri: &Uri) -> Option<String> {
    path(uri).map(|path| files::shown(&path))
}

/// The address of an absolute path.
pub(super) fn of(path: &str) -> Option<Uri> {
    let url = Url::from_file_path(Path::new(path)).ok()?;
    Uri::from_str(url.as_str()).ok()
}
