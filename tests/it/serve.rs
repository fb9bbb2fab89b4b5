//! `tabia serve`, and the work that it does again after a change.

mod again;
mod client;
mod insertion;
mod requests;
mod saves;

use std::fs;
use std::path::Path;

use tempfile::TempDir;

/// A lesson of a small book.
pub(crate) const LESSON: &str = "+++\ntitle = \"Ritter\"\ngame = \"chess-t1\"\n+++\n\nA Ritter jumps.\n\n\
    ```diagram\nid: ritter\nwhite: Ritter c2, Knecht a2\nblack: Knecht c4, Knecht c5, Ver Knecht d2\nstudy: yes\n\
    show: moves c2\nexactly: c2 -> b2 c3 xd2 e2\ncaption: The Ritter.\n```\n\nIt goes to [c3](legal:c2-c3).\n";

/// Writes the files of a book.
pub(crate) fn write(dir: &Path, files: &[(&str, &str)]) {
    for (path, text) in files {
        let path = dir.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// A book of three pages and a picture.
pub(crate) fn book() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    write(
        dir.path(),
        &[
            ("book.toml", "title = \"Small\"\nlanguages = [\"en\"]\n"),
            ("en/index.md", "+++\ntitle = \"Welcome\"\n+++\n\nTo the [Ritter](part/01-ritter.md).\n"),
            ("en/part/01-ritter.md", LESSON),
            ("en/part/02-more.md", "+++\ntitle = \"More\"\n+++\n\n![A dot](dot.svg) Words.\n"),
            ("en/part/dot.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>"),
            ("en/part/unused.txt", "nobody links to this"),
        ],
    );
    dir
}
