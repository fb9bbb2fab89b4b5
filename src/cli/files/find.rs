//! Finds books: around a file, and below a folder.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the book that holds a file: the nearest one around it that has a `book.toml` of Tabia's.
pub(crate) fn book_around(file: &Path) -> Option<PathBuf> {
    file.ancestors().skip(1).find(|folder| is_book(folder)).map(Path::to_owned)
}

/// The books that a folder is or directly holds, sorted.
pub(crate) fn books_below(folder: &Path) -> Vec<PathBuf> {
    let within = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
    let mut books: Vec<PathBuf> = within.filter(|folder| is_book(folder)).collect();
    books.extend(is_book(folder).then(|| folder.to_owned()));
    books.sort();
    books
}

/// Whether the folder has settings, and they are not those of an mdBook, which has a file of the same name.
fn is_book(folder: &Path) -> bool {
    let Ok(text) = fs::read_to_string(folder.join("book.toml")) else { return false };
    let of_mdbook =
        |line: &str| ["[book]", "[preprocessor", "[output", "[build]"].iter().any(|s| line.starts_with(s));
    !text.lines().any(|line| of_mdbook(line.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_the_nearest_folder_with_settings_of_tabia_s() {
        let tmp = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = tmp.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write("a/book.toml", "title = \"A\"\n");
        write("a/en/x.md", "");
        write("m/book.toml", "[book]\ntitle = \"M\"\n");
        write("m/src/x.md", "");
        assert_eq!(book_around(&tmp.path().join("a/en/x.md")), Some(tmp.path().join("a")));
        assert_eq!(book_around(&tmp.path().join("m/src/x.md")), None);
        assert_eq!(books_below(tmp.path()), [tmp.path().join("a")]);
        assert_eq!(books_below(&tmp.path().join("a")), [tmp.path().join("a")]);
    }
}
