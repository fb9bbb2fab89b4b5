//! How the server begins and ends, and what it survives.

use std::fs;

use serde_json::{Value, json};

use super::client::Client;
use super::{Desk, RITTER};

#[test]
fn it_begins_and_ends_as_the_protocol_says() {
    let mut client = Client::spawn(&[]);
    let early = client.ask("textDocument/hover", json!({}));
    assert_eq!(early["error"]["code"], -32002);
    let answer = client.ask("initialize", json!({"capabilities": {}}));
    assert_eq!(answer["result"]["serverInfo"]["name"], "tabia");
    let again = client.ask("initialize", json!({"capabilities": {}}));
    assert_eq!(again["error"]["code"], -32600);
    client.tell("initialized", json!({}));
    let unknown = client.ask("textDocument/unheardOf", json!({}));
    assert_eq!(unknown["error"]["code"], -32601);
    assert!(client.ask("shutdown", Value::Null)["result"].is_null());
    let late = client.ask("textDocument/hover", json!({}));
    assert_eq!(late["error"]["code"], -32600);
    client.tell("exit", Value::Null);
    assert_eq!(client.vanish(), Some(0));
}

#[test]
fn who_goes_without_leave_is_told_by_the_exit_status() {
    let client = Client::start(None);
    assert_eq!(client.vanish(), Some(1));
    assert_eq!(Client::start(None).leave(), Some(0));
}

#[test]
fn bad_input_does_not_end_it() {
    let desk = Desk::new();
    let mut client = desk.client();
    client.write(b"Content-Length: 5\r\n\r\n{bad}");
    client.write(b"Content-Length: 2\r\n\r\n\xff\xfe");
    client.write(b"nonsense\r\n");
    client.write(b"Content-Length: x\r\n");
    client.hear(|message| message["method"] == "window/logMessage");
    client.tell("textDocument/didOpen", json!({"textDocument": 3}));
    client.tell("textDocument/didChange", json!({}));
    let refused = client.ask("textDocument/hover", json!({"textDocument": {"uri": 1}}));
    assert_eq!(refused["error"]["code"], -32602);
    let uri = desk.uri("en/01-ritter.md");
    client.open(&uri, RITTER);
    // Places that are not there, backwards, and in the middle of characters.
    let place = |line: u32, character: u32| json!({"line": line, "character": character});
    client.change(&uri, 2, json!([{"range": {"start": place(99, 0), "end": place(2, 4)}, "text": "я😀"}]));
    client.change(&uri, 3, json!([{"range": {"start": place(2, 6), "end": place(2, 6)}, "text": "x"}]));
    for method in ["hover", "definition", "references", "completion"] {
        client.at(method, &uri, &place(2, 6));
        client.at(method, &uri, &place(u32::MAX, u32::MAX));
        client.at(method, "untitled:Untitled-1", &place(0, 0));
        client.at(method, "file:///nowhere/at/all.md", &place(0, 0));
    }
    assert_eq!(client.leave(), Some(0));
}

#[test]
fn every_beginning_of_a_lesson_can_be_asked_about() {
    let desk = Desk::translated();
    let mut client = desk.client();
    let uri = desk.uri("en/01-ritter.md");
    client.open(&uri, "");
    for (version, (at, _)) in RITTER.char_indices().enumerate().step_by(7) {
        let text = &RITTER[..at];
        client.replace(&uri, version as i64 + 2, text);
        let line = text.matches('\n').count();
        let character = text.rsplit('\n').next().unwrap().encode_utf16().count();
        let place = json!({"line": line, "character": character});
        for method in ["completion", "hover", "definition"] {
            let params = json!({"textDocument": {"uri": uri}, "position": place});
            let answer = client.ask(&format!("textDocument/{method}"), params);
            assert!(answer.get("error").is_none(), "{method} after {text:?}: {answer}");
        }
    }
    assert_eq!(client.leave(), Some(0));
}

#[test]
fn a_request_that_is_cancelled_is_answered_as_such() {
    let desk = Desk::new();
    let mut client = desk.client();
    let uri = desk.uri("en/01-ritter.md");
    client.open(&uri, RITTER);
    // The request and its end are written at once, so that the server finds both.
    let params = json!({"textDocument": {"uri": uri}, "position": {"line": 8, "character": 5}});
    let messages = [
        json!({"jsonrpc": "2.0", "id": "first", "method": "textDocument/hover", "params": params}),
        json!({"jsonrpc": "2.0", "id": "second", "method": "textDocument/hover", "params": params}),
        json!({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": "second"}}),
    ];
    let bytes = messages.map(|message| {
        let text = message.to_string();
        format!("Content-Length: {}\r\n\r\n{text}", text.len())
    });
    client.write(bytes.concat().as_bytes());
    let first = client.hear(|message| message["id"] == "first");
    assert!(first["result"]["contents"]["value"].is_string());
    let second = client.hear(|message| message["id"] == "second");
    assert!(second["error"]["code"] == -32800 || second["result"].is_object(), "{second}");
    assert_eq!(client.leave(), Some(0));
}

#[test]
fn files_that_change_on_the_disk_are_checked_anew_if_the_editor_tells() {
    let desk = Desk::new();
    let capabilities = json!({"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}});
    let mut client = Client::start_with(Some(desk.folder.path()), capabilities, &[]);
    let asked = client.hear(|message| message["method"] == "client/registerCapability");
    assert_eq!(asked["params"]["registrations"][0]["method"], "workspace/didChangeWatchedFiles");
    let uri = desk.uri("en/01-ritter.md");
    let changed = |client: &mut Client, uri: &str| {
        client.tell("workspace/didChangeWatchedFiles", json!({"changes": [{"uri": uri, "type": 2}]}));
    };
    desk.write("en/01-ritter.md", &RITTER.replace("legal:c2-c3", "legal:c2-c4"));
    changed(&mut client, &uri);
    assert_eq!(client.codes(&uri, None), ["text-disagrees", "not-legal"]);
    desk.write("en/01-ritter.md", RITTER);
    changed(&mut client, &uri);
    assert_eq!(client.codes(&uri, None), Vec::<String>::new());
    // The book goes away, and what was said of it with it.
    desk.write("en/01-ritter.md", "no front matter");
    changed(&mut client, &uri);
    assert!(!client.codes(&uri, None).is_empty());
    fs::remove_file(desk.path("book.toml")).unwrap();
    changed(&mut client, &desk.uri("book.toml"));
    assert_eq!(client.codes(&uri, None), Vec::<String>::new());
    assert_eq!(client.leave(), Some(0));
}

#[test]
fn a_book_is_found_by_the_file_that_is_opened_or_named_on_the_command_line() {
    let desk = Desk::new();
    desk.write("en/01-ritter.md", &RITTER.replace("shows", "show").replace("show: moves", "shows: moves"));
    let uri = desk.uri("en/01-ritter.md");
    // By the file alone.
    let mut client = Client::start(None);
    client.open(&uri, &RITTER.replace("show: moves", "shows: moves"));
    assert_eq!(client.codes(&uri, Some(1)), ["unknown-key"]);
    assert_eq!(client.leave(), Some(0));
    // By the command line alone.
    let mut client = Client::start_with(None, json!({}), &["--book", desk.folder.path().to_str().unwrap()]);
    assert_eq!(client.codes(&uri, None), ["unknown-key"]);
    assert_eq!(client.leave(), Some(0));
}
