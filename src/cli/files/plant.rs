//! Puts new files where nothing was: all of them, or none.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::create::{There, create};
use super::exchange::PART;
use super::shown;

/// Makes a folder with these files: their paths below it, with `/` between, and their texts.
///
/// # Errors
/// If there is something in the folder already, other than a repository, or the system refuses; then nothing is left behind.
pub(crate) fn plant(dir: &Path, files: &[(String, String)]) -> anyhow::Result<()> {
    let name = shown(dir);
    let new = match fs::read_dir(dir) {
        Ok(entries) => {
            for entry in entries {
                let entry = entry.with_context(|| format!("cannot look into `{name}`"))?;
                if entry.file_name() != ".git" {
                    bail!("`{name}` is not empty: give the name of a new folder");
                }
            }
            false
        }
        Err(error) if error.kind() == ErrorKind::NotFound => true,
        Err(error) if error.kind() == ErrorKind::NotADirectory => {
            bail!("`{name}` is a file: give the name of a new folder");
        }
        Err(error) => return Err(error).with_context(|| format!("cannot look into `{name}`")),
    };
    let made = if new { make_folders(dir)? } else { Vec::new() };
    let draft = dir.join(PART);
    let done = fill(&draft, files).and_then(|()| unpack(&draft, dir));
    let _ = fs::remove_dir_all(&draft);
    if done.is_err() {
        // The innermost folder first.
        made.iter().rev().for_each(|folder| drop(fs::remove_dir(folder)));
    }
    done
}

/// Writes a file where none is, with the folders above it.
///
/// # Errors
/// If there is one already, or the system refuses; then nothing is left behind.
pub(crate) fn write_new(path: &Path, text: &str) -> anyhow::Result<()> {
    let made = match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => make_folders(folder)?,
        None => Vec::new(),
    };
    let written = create(path, text.as_bytes(), There::Keep, "give another name");
    if written.is_err() {
        made.iter().rev().for_each(|folder| drop(fs::remove_dir(folder)));
    }
    written
}

/// Makes a folder and those above it, and tells which were not there, the outermost first.
fn make_folders(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let above = folder.ancestors().filter(|above| !above.as_os_str().is_empty());
    let mut missing: Vec<PathBuf> = above.take_while(|above| !above.exists()).map(Path::to_owned).collect();
    missing.reverse();
    fs::create_dir_all(folder).with_context(|| {
        format!("cannot make the folder `{}`: choose a place where you may write", shown(folder))
    })?;
    Ok(missing)
}

fn fill(draft: &Path, files: &[(String, String)]) -> anyhow::Result<()> {
    for (path, text) in files {
        let path = draft.join(path);
        let folder = path.parent().unwrap_or(draft);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, text))
            .with_context(|| format!("cannot write `{}`", shown(&path)))?;
    }
    Ok(())
}

/// Moves what lies in the draft into the folder.
fn unpack(draft: &Path, dir: &Path) -> anyhow::Result<()> {
    let failed = || format!("cannot write to `{}`", shown(dir));
    let mut moved = Vec::new();
    let each = |moved: &mut Vec<PathBuf>| -> std::io::Result<()> {
        for entry in fs::read_dir(draft)? {
            let entry = entry?;
            let to = dir.join(entry.file_name());
            fs::rename(entry.path(), &to)?;
            moved.push(to);
        }
        Ok(())
    };
    let done = each(&mut moved);
    if done.is_err() {
        for path in &moved {
            let _ = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
        }
    }
    done.with_context(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Vec<(String, String)> {
        [("a.md", "a"), ("b/c.md", "c")].map(|(path, text)| (path.to_owned(), text.to_owned())).to_vec()
    }

    #[test]
    fn a_new_folder_gets_all_files_and_nothing_else() {
        let tmp = tempfile::tempdir().unwrap();
        let dir = tmp.path().join("x/y");
        plant(&dir, &files()).unwrap();
        assert_eq!(fs::read_to_string(dir.join("b/c.md")).unwrap(), "c");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 2);
    }

    #[test]
    fn a_folder_with_something_in_it_is_left_alone_but_a_repository_is_taken() {
        let tmp = tempfile::tempdir().unwrap();
        fs::create_dir(tmp.path().join(".git")).unwrap();
        plant(tmp.path(), &files()).unwrap();
        let error = plant(tmp.path(), &files()).unwrap_err().to_string();
        assert!(error.contains("is not empty: "), "{error}");
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing_behind() {
        let tmp = tempfile::tempdir().unwrap();
        let mut wrong = files();
        wrong.push(("a.md/d".to_owned(), String::new()));
        plant(&tmp.path().join("x/y"), &wrong).unwrap_err();
        assert_eq!(fs::read_dir(tmp.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_file_that_is_there_is_not_written_over() {
        let tmp = tempfile::tempdir().unwrap();
        let path = tmp.path().join("a/b.md");
        write_new(&path, "one").unwrap();
        let error = write_new(&path, "two").unwrap_err().to_string();
        assert!(error.contains("is there already: "), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
    }
}
