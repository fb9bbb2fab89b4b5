//! Pictures kept as text in `tests/svg`; `UPDATE=1` rewrites them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tabia::board::{Drawn, Point};
use tabia::diagram::{Arrow, ArrowKind, Mark, MarkKind, Shade, Sign, View};
use tabia::svg::{Theme, piece, render, swatch};

use super::boards::{on_lines, part, with_hands};
use super::{SMALL, empty, kinds, lesson, start};

fn goldens() -> Vec<(&'static str, String)> {
    let mut all_marks = empty(&SMALL);
    for (point, kind) in (0..SMALL.len()).cycle().map(Point::new).zip(kinds()) {
        all_marks.marks.push(Mark { at: point, kind });
    }
    all_marks.marks.push(Mark { at: Point::new(1), kind: MarkKind::Text("½".to_owned()) });
    all_marks.arrows.push(Arrow { from: Point::new(0), to: Point::new(8), kind: ArrowKind::LastMove });
    vec![
        ("start-site", render(&start(), Theme::Site)),
        ("lesson-light", render(&lesson(), Theme::Light)),
        ("marks-print", render(&all_marks, Theme::Print)),
        ("lines-site", render(&on_lines(), Theme::Site)),
        ("hands-dark", render(&with_hands(), Theme::Dark)),
        ("part-light", render(&part("b1", "e3", View::Black), Theme::Light)),
        ("swatch-refused", swatch(&Sign::Mark(MarkKind::Refused(12)), Drawn::Chequered, Theme::Site)),
        ("swatch-bounds", swatch(&Sign::Bounds, Drawn::Chequered, Theme::Dark)),
        ("piece-konnet", piece("konnet", Shade::Dark, Theme::Site)),
        ("piece-counter", piece("elephant", Shade::Light, Theme::Light)),
    ]
}

fn golden_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/svg")
}

#[test]
fn pictures_match_their_goldens() {
    for (name, picture) in goldens() {
        // An element a line, so that differences can be read.
        let picture = picture.replace("><", ">\n<");
        let file = golden_folder().join(format!("{name}.svg"));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, format!("{picture}\n")).expect("a golden can be written");
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        assert!(golden.trim_end() == picture, "{} differs; UPDATE=1 rewrites it", file.display());
    }
}

#[test]
fn no_golden_is_left_over() {
    let names: BTreeSet<String> = goldens().into_iter().map(|(name, _)| format!("{name}.svg")).collect();
    let files = fs::read_dir(golden_folder()).expect("the folder of goldens");
    for file in files {
        let name = file.expect("an entry").file_name().to_string_lossy().into_owned();
        assert!(names.contains(&name), "tests/svg/{name} belongs to no test");
    }
}
