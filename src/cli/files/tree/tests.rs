use super::*;
use crate::cli::files::differences;

fn place(root: &Path) -> Place {
    Place::new(&root.join("output"), &root.join("lessons")).unwrap()
}

/// Builds a tree of these pages.
fn build(root: &Path, way: Way, pages: &[(&str, &str)]) -> anyhow::Result<Written> {
    let mut tree = Tree::open(&place(root))?;
    tree.way = way;
    for (path, text) in pages {
        tree.put(path, text.as_bytes())?;
    }
    tree.finish()
}

/// The files below the output with their texts, the manifest left out.
fn output(root: &Path) -> Vec<(String, String)> {
    let dir = root.join("output");
    let files = Scan::of(&dir).unwrap().files.into_keys();
    files.map(|path| (shown(&path), fs::read_to_string(dir.join(&path)).unwrap_or_default())).collect()
}

#[track_caller]
fn check(root: &Path, expected: &[(&str, &str)]) {
    let expected: Vec<_> = expected.iter().map(|&(p, t)| (p.to_owned(), t.to_owned())).collect();
    assert_eq!(output(root), expected);
    let names = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(names.collect::<Vec<_>>(), ["output"], "the workshop is taken down");
}

const WAYS: [Way; 3] = [Way::Exchange, Way::TwoRenames, Way::InPlace];

#[test]
fn a_new_tree_replaces_the_old_one_and_stale_pages_go() {
    for way in WAYS {
        let tmp = tempfile::tempdir().unwrap();
        let root = tmp.path();
        build(root, way, &[("a.html", "1"), ("en/old/x.html", "x"), ("en/b.html", "2")]).unwrap();
        let written = build(root, way, &[("a.html", "1"), ("en/b.html", "3")]).unwrap();
        assert_eq!(written, Written { files: 2, unchanged: 1, set_aside: vec![] });
        check(root, &[("a.html", "1"), ("en/b.html", "3")]);
        assert!(!root.join("output/en/old").exists(), "{way:?}");
    }
}

#[test]
fn files_that_were_not_asked_for_stay_and_remain_ours() {
    for way in WAYS {
        let tmp = tempfile::tempdir().unwrap();
        let root = tmp.path();
        build(root, way, &[("a.html", "1"), ("old.html", "1"), ("en/book.pdf", "p"), ("en/x.pdf", "x")])
            .unwrap();
        fs::write(root.join("output/en/x.pdf"), "edited").unwrap();
        let keeping = |pages: &[(&str, &str)]| {
            let mut tree = Tree::open(&place(root)).unwrap();
            tree.way = way;
            for (path, text) in pages {
                tree.put(path, text.as_bytes()).unwrap();
            }
            tree.keep_all(|path| path.ends_with(".pdf")).unwrap();
            tree.finish().unwrap()
        };
        let written = keeping(&[("a.html", "2")]);
        assert_eq!((written.files, written.unchanged), (2, 1), "{way:?}");
        check(root, &[("a.html", "2"), ("en/book.pdf", "p"), ("en/x.pdf", "edited")]);
        // What was kept is still known for ours, and goes when it is no longer kept.
        build(root, way, &[("a.html", "2")]).unwrap();
        check(root, &[("a.html", "2"), ("en/x.pdf", "edited")]);
    }
}

#[test]
fn a_file_may_become_a_folder_and_a_folder_a_file() {
    for way in WAYS {
        let tmp = tempfile::tempdir().unwrap();
        build(tmp.path(), way, &[("a", "file"), ("b/c", "below")]).unwrap();
        build(tmp.path(), way, &[("a/d", "below"), ("b", "file")]).unwrap();
        check(tmp.path(), &[("a/d", "below"), ("b", "file")]);
    }
}

#[test]
fn what_tabia_did_not_write_stays() {
    for way in WAYS {
        let tmp = tempfile::tempdir().unwrap();
        let output = tmp.path().join("output");
        fs::create_dir_all(output.join("mine/empty")).unwrap();
        fs::write(output.join("README.md"), "read me").unwrap();
        fs::write(output.join("mine/notes"), "notes").unwrap();
        build(tmp.path(), way, &[("mine/page.html", "1")]).unwrap();
        build(tmp.path(), way, &[("index.html", "2")]).unwrap();
        check(tmp.path(), &[("README.md", "read me"), ("index.html", "2"), ("mine/notes", "notes")]);
        assert!(output.join("mine/empty").is_dir(), "{way:?}");
    }
}

#[test]
fn a_foreign_file_in_the_way_stops_the_build_and_nothing_changes() {
    for way in WAYS {
        for foreign in ["index.html", "en", "en/a.html/below"] {
            let tmp = tempfile::tempdir().unwrap();
            let path = tmp.path().join("output").join(foreign);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, "mine").unwrap();
            let error = build(tmp.path(), way, &[("index.html", "1"), ("en/a.html", "2")]).unwrap_err();
            assert!(error.to_string().contains(foreign), "{error}");
            check(tmp.path(), &[(foreign, "mine")]);
        }
    }
}

#[test]
fn a_foreign_file_with_the_very_bytes_of_the_page_is_no_obstacle() {
    let tmp = tempfile::tempdir().unwrap();
    fs::create_dir(tmp.path().join("output")).unwrap();
    fs::write(tmp.path().join("output/a"), "same").unwrap();
    assert_eq!(build(tmp.path(), Way::Exchange, &[("a", "same")]).unwrap().unchanged, 1);
    check(tmp.path(), &[("a", "same")]);
}

#[test]
fn a_page_that_somebody_edited_is_kept_beside_the_new_one() {
    for way in WAYS {
        let tmp = tempfile::tempdir().unwrap();
        build(tmp.path(), way, &[("a.html", "1"), ("b.html", "1")]).unwrap();
        fs::write(tmp.path().join("output/a.html"), "edited").unwrap();
        fs::write(tmp.path().join("output/b.html"), "edited too").unwrap();
        let written = build(tmp.path(), way, &[("a.html", "2")]).unwrap();
        assert_eq!(written.set_aside, [("a.html".to_owned(), "a.html.edited".to_owned())]);
        check(tmp.path(), &[("a.html", "2"), ("a.html.edited", "edited"), ("b.html", "edited too")]);
    }
}

#[test]
fn a_dropped_tree_leaves_no_trace() {
    let tmp = tempfile::tempdir().unwrap();
    build(tmp.path(), Way::Exchange, &[("a", "1")]).unwrap();
    let mut tree = Tree::open(&place(tmp.path())).unwrap();
    tree.put("a", b"2").unwrap();
    drop(tree);
    check(tmp.path(), &[("a", "1")]);
}

#[test]
fn a_file_saved_into_the_old_tree_during_the_build_is_not_lost() {
    let tmp = tempfile::tempdir().unwrap();
    build(tmp.path(), Way::Exchange, &[("a", "1")]).unwrap();
    let mut tree = Tree::open(&place(tmp.path())).unwrap();
    tree.put("a", b"2").unwrap();
    fs::write(tmp.path().join("output/late"), "mine").unwrap();
    tree.finish().unwrap();
    check(tmp.path(), &[("a", "2"), ("late", "mine")]);
}

#[test]
fn pages_stay_inside_the_output_and_do_not_meet() {
    let tmp = tempfile::tempdir().unwrap();
    let mut tree = Tree::open(&place(tmp.path())).unwrap();
    assert!(tree.put("../a", b"").is_err());
    assert!(tree.put("/a", b"").is_err());
    assert!(tree.put(".tabia-manifest", b"").is_err());
    tree.put("a", b"").unwrap();
    assert!(tree.put("a", b"").is_err());
}

#[test]
fn differences_tell_what_a_build_would_change() {
    let tmp = tempfile::tempdir().unwrap();
    build(tmp.path(), Way::Exchange, &[("a", "1"), ("b", "1"), ("c", "1")]).unwrap();
    fs::write(tmp.path().join("output/foreign"), "").unwrap();
    let pages = [("a", "1"), ("b", "2"), ("d", "1")];
    let pages = pages.map(|(path, text)| Ok((path.to_owned(), text.as_bytes().to_vec())));
    let found = differences(&place(tmp.path()), pages, |_| false).unwrap();
    let found: Vec<_> = found.iter().map(|(path, what)| format!("{path} {what}")).collect();
    assert_eq!(found, ["b differs", "c is no longer made", "d is missing"]);
}

#[cfg(unix)]
#[test]
fn unchanged_and_foreign_files_keep_their_inodes_and_links_stay_links() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
    let tmp = tempfile::tempdir().unwrap();
    let output = tmp.path().join("output");
    build(tmp.path(), Way::Exchange, &[("a", "1"), ("b", "1")]).unwrap();
    fs::create_dir(output.join("closed")).unwrap();
    fs::write(output.join("closed/foreign"), "").unwrap();
    fs::set_permissions(output.join("closed"), fs::Permissions::from_mode(0o555)).unwrap();
    symlink("nowhere", output.join("link")).unwrap();
    let inode = |name: &str| fs::symlink_metadata(output.join(name)).unwrap().ino();
    let before = ["a", "b", "closed/foreign", "link"].map(inode);
    build(tmp.path(), Way::Exchange, &[("a", "1"), ("b", "2")]).unwrap();
    let after = ["a", "b", "closed/foreign", "link"].map(inode);
    assert_eq!([0, 1, 2, 3].map(|i| before[i] == after[i]), [true, false, true, true]);
    assert_eq!(fs::read_link(output.join("link")).unwrap(), Path::new("nowhere"));
    assert!(fs::metadata(output.join("closed")).unwrap().permissions().readonly());
}
