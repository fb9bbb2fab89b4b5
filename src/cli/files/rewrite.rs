//! Puts a new text in place of a file of the book, in one step.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};

use super::create::by_draft;
use super::shown;

const MARK: &[u8] = "\u{feff}".as_bytes();

/// Writes the new text where the old one was. A byte-order mark, the permissions and a link that leads to the file stay;
/// whoever reads the file sees one text or the other.
///
/// # Errors
/// If the file no longer holds the old text, or the system refuses; then it is as it was.
pub(crate) fn rewrite(path: &Path, old: &str, new: &str) -> anyhow::Result<()> {
    let failed = || format!("cannot write `{}`", shown(path));
    // The file itself, not a link to it.
    let file = fs::canonicalize(path).with_context(failed)?;
    let bytes = fs::read(&file).with_context(failed)?;
    if bytes.strip_prefix(MARK).unwrap_or(&bytes) == new.as_bytes() {
        // Another name of the same file came first.
        return Ok(());
    }
    let mark = if bytes.starts_with(MARK) { MARK } else { &[] };
    if bytes[mark.len()..] != *old.as_bytes() {
        bail!("`{}` was changed by somebody while it was being mended: run the command again", shown(path));
    }
    let metadata = fs::metadata(&file).with_context(failed)?;
    if metadata.permissions().readonly() {
        bail!("`{}` is read-only: make it writable", shown(path));
    }
    let (Some(folder), Some(name)) = (file.parent(), file.file_name()) else {
        bail!("`{}` does not name a file", shown(path));
    };
    by_draft(folder, name, |draft, mut to| {
        to.write_all(mark)?;
        to.write_all(new.as_bytes())?;
        to.sync_all()?;
        fs::set_permissions(draft, metadata.permissions())?;
        fs::rename(draft, &file)
    })
    .with_context(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_exchanged_and_its_byte_order_mark_kept() {
        let tmp = tempfile::tempdir().unwrap();
        let file = tmp.path().join("a.md");
        fs::write(&file, "\u{feff}one\r\n").unwrap();
        rewrite(&file, "one\r\n", "two\r\n").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "\u{feff}two\r\n");
        assert_eq!(fs::read_dir(tmp.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_that_has_changed_meanwhile_is_left_alone() {
        let tmp = tempfile::tempdir().unwrap();
        let file = tmp.path().join("a.md");
        fs::write(&file, "three").unwrap();
        let error = rewrite(&file, "one", "two").unwrap_err().to_string();
        assert!(error.contains("run the command again"), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), "three");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let tmp = tempfile::tempdir().unwrap();
        let (file, link) = (tmp.path().join("a.md"), tmp.path().join("b.md"));
        fs::write(&file, "one").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink("a.md", &link).unwrap();
        rewrite(&link, "one", "two").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "two");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
