//! Blocks that the position editor puts into lessons.

use std::fs;

use serde_json::{Value, json};

use super::client::{Answer, Server};
use super::{LESSON, book};

const BLOCK: &str = "```diagram\nid: new\nposition: start\ncaption: New.\n```";

/// The digest of the lesson as it is served.
fn digest(server: &Server) -> String {
    let list: Value = serde_json::from_slice(&server.get("/_tabia/lessons").body).unwrap();
    let one = list.as_array().unwrap().iter().find(|one| one["path"] == "en/part/01-ritter.md").unwrap();
    one["digest"].as_str().unwrap().to_owned()
}

fn order(server: &Server, body: &Value) -> Answer {
    let headers = [("Content-Type", "application/json"), ("X-Tabia", "1")];
    server.ask("POST", "/_tabia/insert", &headers, &body.to_string())
}

#[test]
fn a_block_is_put_below_a_figure_and_shown() {
    let dir = book();
    let path = dir.path().join("en/part/01-ritter.md");
    fs::write(&path, LESSON.replace('\n', "\r\n")).unwrap();
    let server = Server::start(dir.path());
    let mut events = server.events("en/part/ritter.html");
    let before = events.next();
    let body = json!({ "lesson": "en/part/01-ritter.md", "after": "ritter", "text": BLOCK, "seen": digest(&server) });
    let answer = order(&server, &body);
    assert_eq!((answer.status, answer.text()), (200, r#"{"line":18,"ok":true}"#));
    let text = fs::read_to_string(&path).unwrap();
    let wanted =
        LESSON.replace("Ritter.\n```\n\n", &format!("Ritter.\n```\n\n{BLOCK}\n\n")).replace('\n', "\r\n");
    assert_eq!(text, wanted);
    assert_eq!(text.lines().nth(17), Some("```diagram"));
    events.until(|event| event["page"] != before["page"]);
    assert!(server.get("/en/part/ritter.html").text().contains("New."));
}

#[test]
fn what_cannot_be_put_in_is_refused_and_the_lesson_stays() {
    let dir = book();
    let server = Server::start(dir.path());
    let seen = digest(&server);
    let check = |change: fn(&mut Value), says: &str| {
        let mut body =
            json!({ "lesson": "en/part/01-ritter.md", "after": "ritter", "text": BLOCK, "seen": seen });
        change(&mut body);
        let answer = order(&server, &body);
        let said: Value = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(answer.status, 409, "{says}: {said}");
        assert!(said["error"].as_str().unwrap().contains(says), "{says}: {said}");
        assert!(said["hint"].is_string());
        assert_eq!(fs::read_to_string(dir.path().join("en/part/01-ritter.md")).unwrap(), LESSON);
    };
    check(|body| body["lesson"] = "en/part/../../book.toml".into(), "no lesson");
    check(|body| body["lesson"] = "en/part/dot.svg".into(), "no lesson");
    check(|body| body["after"] = "nothing".into(), "`nothing`");
    check(|body| body["text"] = "words".into(), "not one block");
    check(|body| body["text"] = BLOCK.replace("id: new", "id: ritter").into(), "`ritter` already");
    check(|body| body["seen"] = "00".into(), "changed meanwhile");
}

#[test]
fn only_pages_of_the_server_can_insert() {
    let dir = book();
    let server = Server::start(dir.path());
    let body = json!({ "lesson": "en/part/01-ritter.md", "after": "ritter", "text": BLOCK, "seen": digest(&server) });
    let own = format!("http://127.0.0.1:{}", server.port);
    let json = ("Content-Type", "application/json");
    let check = |headers: &[(&str, &str)]| {
        let answer = server.ask("POST", "/_tabia/insert", headers, &body.to_string());
        assert_eq!(answer.status, 403, "{headers:?}");
    };
    check(&[json]);
    check(&[("Content-Type", "text/plain"), ("X-Tabia", "1")]);
    check(&[json, ("X-Tabia", "1"), ("Origin", "http://evil.example")]);
    check(&[json, ("X-Tabia", "1"), ("Origin", "null")]);
    check(&[json, ("X-Tabia", "1"), ("Host", "evil.example")]);
    let long = "x".repeat(100_000);
    let headers = [json, ("X-Tabia", "1"), ("Origin", own.as_str())];
    assert_eq!(server.ask("POST", "/_tabia/insert", &headers, &long).status, 413);
    assert_eq!(server.ask("POST", "/_tabia/insert", &headers, "{}").status, 400);
    assert_eq!(fs::read_to_string(dir.path().join("en/part/01-ritter.md")).unwrap(), LESSON);
    assert_eq!(server.ask("POST", "/_tabia/insert", &headers, &body.to_string()).status, 200);
}
