//! The language server as an editor sees it: a scripted client speaks to the program over its standard streams.

mod asking;
mod client;
mod finding;
mod living;
mod writing;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use client::Client;

/// A book in a folder of its own.
struct Desk {
    folder: tempfile::TempDir,
}

const SETTINGS: &str = "title = \"T\"\nauthors = [\"A\"]\nlanguages = [\"en\", \"ru\"]\n";

const INDEX: &str = "+++\ntitle = \"T\"\n+++\n\nWelcome.\n";

const RITTER: &str = "\
+++
title = \"The Ritter\"
game = \"chess-t1\"
teaches = [\"jump\"]
+++

## On c2

```diagram
id: ritter-c2
white: Ritter c2, Knecht a2
black: Knecht c4, Knecht c5, Ver Knecht d2
study: yes
show: moves c2
exactly: c2 -> b2 c3 xd2 e2
caption: The Ritter on c2.
```

It may go to [c3](legal:c2-c3), not to [c4](illegal:c2-c4 \"force\"): it [jumps](rule:jump). See [there](fig:ritter-c2).
";

const RITTER_RU: &str = "\
+++
title = \"Риттер\"
game = \"chess-t1\"
teaches = [\"jump\"]
+++

## На c2

```diagram
id: ritter-c2
caption: Риттер на c2 😀.
```

Он может пойти на [c3](legal:c2-c3).
";

const TERMS: &str = "[force]\nterm = \"force\"\ntext = \"How much a man weighs.\"\ngame = \"chess-t1\"\n";

impl Desk {
    /// A book of one language with one lesson.
    fn new() -> Desk {
        let desk = Desk::empty();
        desk.write("book.toml", &SETTINGS.replace(", \"ru\"", ""));
        desk.write("en/index.md", INDEX);
        desk.write("en/01-ritter.md", RITTER);
        desk
    }

    /// A book of two languages with a lesson and its translation.
    fn translated() -> Desk {
        let desk = Desk::new();
        desk.write("book.toml", SETTINGS);
        desk.write("ru/index.md", INDEX);
        desk.write("ru/01-ritter.md", RITTER_RU);
        desk
    }

    fn empty() -> Desk {
        Desk { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn uri(&self, path: &str) -> String {
        uri(&self.path(path))
    }

    /// A client that has the book's folder open.
    fn client(&self) -> Client {
        Client::start(Some(self.folder.path()))
    }
}

fn uri(path: &Path) -> String {
    url::Url::from_file_path(path).unwrap().to_string()
}

/// The text with a bar, and its line and column in UTF-16 units where the bar was.
fn marked(text: &str) -> (String, Value) {
    let at = text.find('|').expect("a bar");
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let place = serde_json::json!({
        "line": before.matches('\n').count(),
        "character": before[start..].encode_utf16().count(),
    });
    (text.replacen('|', "", 1), place)
}
