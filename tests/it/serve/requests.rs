//! What the server answers, and whom.

use std::fs;
use std::process::Command;

use super::client::Server;
use super::{book, write};

#[test]
fn pages_are_those_of_a_build_but_for_the_script() {
    let dir = book();
    let server = Server::start(dir.path());
    let out = tempfile::tempdir().unwrap();
    let out = out.path().join("output");
    let build = Command::new(env!("CARGO_BIN_EXE_tabia"))
        .args(["build", "--book"])
        .arg(dir.path())
        .arg("--out")
        .arg(&out)
        .output()
        .unwrap();
    assert!(build.status.success(), "{build:?}");
    let mut met = 0;
    for entry in walkdir(&out) {
        let path = entry.strip_prefix(&out).unwrap().to_str().unwrap().to_owned();
        if path.starts_with('.') || path == "404.html" {
            continue;
        }
        let (built, answer) = (fs::read(&entry).unwrap(), server.get(&format!("/{path}")));
        assert_eq!(answer.status, 200, "{path}");
        if path.ends_with(".html") {
            assert_eq!(
                without_script(answer.text()),
                policy_aside(&String::from_utf8(built).unwrap()),
                "{path}"
            );
        } else {
            assert!(answer.body == built, "{path}");
        }
        met += 1;
    }
    assert!(met > 20, "{met}");
}

fn walkdir(root: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(walkdir(&path)) } else { found.push(path) }
    }
    found
}

/// A page without what the server adds.
fn without_script(page: &str) -> String {
    let kept = page.lines().filter(|line| !line.contains("/_tabia/live."));
    let page = kept.collect::<Vec<_>>().join("\n") + "\n";
    policy_aside(&page.replacen("<html data-live=\"yes\" ", "<html ", 1))
}

fn policy_aside(page: &str) -> String {
    let kept = page.lines().filter(|line| !line.contains("Content-Security-Policy"));
    kept.collect::<Vec<_>>().join("\n")
}

#[test]
fn nothing_outside_of_the_site_can_be_read() {
    let dir = book();
    fs::write(dir.path().join("secret.txt"), "secret").unwrap();
    let server = Server::start(dir.path());
    assert_eq!(server.get("/en/part/dot.svg").header("Content-Type"), Some("image/svg+xml"));
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/en/..%2f..%2fsecret.txt",
        "/en/%2e%2e/%2e%2e/etc/passwd",
        "/en\\..\\book.toml",
        "/en/part/dot.svg%00",
        "//etc/passwd",
        "/secret.txt",
        "/book.toml",
        "/en/index.md",
        "/en/part/unused.txt",
        "/_tabia/../book.toml",
        "/_tabia/secret",
    ] {
        let answer = server.get(path);
        assert!(matches!(answer.status, 400 | 404), "{path}: {answer:?}");
        assert!(!answer.text().contains("secret\n") && !answer.text().contains("languages ="), "{path}");
    }
}

#[cfg(unix)]
#[test]
fn a_picture_that_has_become_a_link_out_of_the_book_is_not_read() {
    let (dir, outside) = (book(), tempfile::tempdir().unwrap());
    fs::write(outside.path().join("secret.svg"), "secret").unwrap();
    let server = Server::start(dir.path());
    let dot = dir.path().join("en/part/dot.svg");
    fs::remove_file(&dot).unwrap();
    std::os::unix::fs::symlink(outside.path().join("secret.svg"), &dot).unwrap();
    let answer = server.get("/en/part/dot.svg");
    assert!(answer.status != 200 && !answer.text().contains("secret\n"), "{answer:?}");
}

#[test]
fn only_requests_to_the_server_s_own_address_are_answered() {
    let dir = book();
    let server = Server::start(dir.path());
    let (port, other) = (server.port, server.port.wrapping_add(1));
    #[track_caller]
    fn check(server: &Server, host: &str, status: u16) {
        assert_eq!(server.ask("GET", "/", &[("Host", host)], "").status, status, "{host}");
        assert_eq!(server.ask("GET", "/_tabia/lessons", &[("Host", host)], "").status, status, "{host}");
    }
    check(&server, &format!("localhost:{port}"), 200);
    check(&server, &format!("[::1]:{port}"), 200);
    check(&server, &format!("rebound.example:{port}"), 403);
    check(&server, &format!("127.0.0.1:{other}"), 403);
    check(&server, "", 403);
    assert_eq!(server.ask("GET", "/_tabia/events?page=x", &[("Host", "rebound.example")], "").status, 403);
    let two = format!(
        "GET / HTTP/1.1\r\nConnection: close\r\nHost: localhost:{port}\r\nHost: evil.example\r\n\r\n"
    );
    assert_eq!(server.send(&two).status, 403);
    assert_eq!(server.ask("DELETE", "/en/index.html", &[], "").status, 405);
    let head = server.ask("HEAD", "/en/index.html", &[], "");
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("Cache-Control"), Some("no-store"));
}

#[test]
fn folders_have_their_front_pages_and_what_is_missing_says_so() {
    let dir = book();
    let server = Server::start(dir.path());
    let folder = server.get("/en");
    assert_eq!((folder.status, folder.header("Location")), (302, Some("/en/")));
    assert!(server.get("/en/").text().contains("<h1>Welcome</h1>"));
    assert!(server.get("/").text().contains("en/index.html"));
    let missing = server.get("/en/nowhere.html");
    assert_eq!(missing.status, 404);
    assert!(missing.text().contains("href=\"/style.css\"") && missing.text().contains("/_tabia/live.js"));
}

#[test]
fn a_port_in_use_is_one_clear_line() {
    let dir = book();
    let server = Server::start(dir.path());
    let run = Command::new(env!("CARGO_BIN_EXE_tabia"))
        .args(["serve", "--port", &server.port.to_string(), "--book"])
        .arg(dir.path())
        .output()
        .unwrap();
    let err = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(2));
    assert!(err.contains("is in use") && err.contains("--port") && err.lines().count() == 1, "{err}");
}

#[test]
fn a_folder_without_a_book_is_one_clear_line() {
    let dir = tempfile::tempdir().unwrap();
    let run =
        Command::new(env!("CARGO_BIN_EXE_tabia")).args(["serve", "--book"]).arg(dir.path()).output().unwrap();
    let err = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(2));
    assert!(err.contains("`book.toml`") && err.lines().count() == 1, "{err}");
}

#[test]
fn the_lessons_are_listed_with_their_figures() {
    let dir = book();
    write(
        dir.path(),
        &[(
            "en/part/03-odd.md",
            "+++\ntitle = \"Odd\"\ngame = \"chess\"\n+++\n\n```diagram\nposition: start\n```\n",
        )],
    );
    let server = Server::start(dir.path());
    let list: serde_json::Value = serde_json::from_slice(&server.get("/_tabia/lessons").body).unwrap();
    let ritter = list.as_array().unwrap().iter().find(|one| one["path"] == "en/part/01-ritter.md").unwrap();
    assert_eq!(
        (&ritter["title"], &ritter["lang"], &ritter["game"]),
        (&"Ritter".into(), &"en".into(), &"chess-t1".into())
    );
    assert_eq!(
        ritter["figures"],
        serde_json::json!([{ "id": "ritter", "kind": "diagram", "caption": "The Ritter." }])
    );
    let text = std::fs::read_to_string(dir.path().join("en/part/01-ritter.md")).unwrap();
    assert_eq!(ritter["digest"], tabia::lesson::fingerprint::of_text(&text));
    let odd = list.as_array().unwrap().iter().find(|one| one["title"] == "Odd").unwrap();
    assert_eq!(odd["figures"][0]["id"], "figure-1");
}

#[test]
fn one_page_too_many_is_told_to_ask_again() {
    let dir = book();
    let server = Server::start(dir.path());
    let listening: Vec<_> = (0..64)
        .map(|_| {
            let mut events = server.events("en/index.html");
            events.next();
            events
        })
        .collect();
    let answer = server.get("/_tabia/events?page=en/index.html");
    assert_eq!((answer.status, answer.header("Content-Length")), (503, Some("0")));
    assert_eq!(server.get("/en/index.html").status, 200);
    assert_eq!(server.get("/_tabia/events2").status, 404);
    drop(listening);
}
