//! A small honest client: it writes messages with their lengths, reads those of the server on a thread, and waits for what
//! it wants to hear, but not for ever.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long anything may take, on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(60);

pub(super) struct Client {
    child: Child,
    input: Option<ChildStdin>,
    said: Receiver<Value>,
    /// What was heard and not asked for yet.
    heard: Vec<Value>,
    next: i64,
    pub(super) capabilities: Value,
}

impl Client {
    /// Starts the server in a folder that has no book, and agrees with it on UTF-16.
    pub(super) fn start(root: Option<&Path>) -> Client {
        Client::start_with(root, json!({}), &[])
    }

    pub(super) fn start_with(root: Option<&Path>, capabilities: Value, args: &[&str]) -> Client {
        let mut client = Client::spawn(args);
        let root = root.map(super::uri);
        let answer = client
            .ask("initialize", json!({"processId": null, "rootUri": root, "capabilities": capabilities}));
        client.capabilities = answer["result"]["capabilities"].clone();
        client.tell("initialized", json!({}));
        client
    }

    /// Starts the server and says nothing.
    pub(super) fn spawn(args: &[&str]) -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabia"))
            .args(args)
            .arg("lsp")
            .current_dir(env!("CARGO_TARGET_TMPDIR"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let (heard, said) = mpsc::channel();
        thread::spawn(move || {
            while let Some(message) = read(&mut output) {
                if heard.send(message).is_err() {
                    break;
                }
            }
        });
        let input = child.stdin.take();
        Client { child, input, said, heard: Vec::new(), next: 0, capabilities: Value::Null }
    }

    /// Writes these bytes as they are.
    pub(super) fn write(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.flush().unwrap();
    }

    fn send(&mut self, message: &Value) {
        let text = message.to_string();
        self.write(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes());
    }

    pub(super) fn tell(&mut self, method: &str, params: Value) {
        self.send(&json!({"jsonrpc": "2.0", "method": method, "params": params}));
    }

    /// Sends a request and returns its id.
    pub(super) fn request(&mut self, method: &str, params: Value) -> i64 {
        self.next += 1;
        let id = self.next;
        self.send(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        id
    }

    /// The whole answer to a request.
    #[track_caller]
    pub(super) fn ask(&mut self, method: &str, params: Value) -> Value {
        let id = self.request(method, params);
        self.hear(|message| message["id"] == id && message.get("method").is_none())
    }

    /// What a request about a place of a file comes to.
    #[track_caller]
    pub(super) fn at(&mut self, method: &str, uri: &str, position: &Value) -> Value {
        let mut params = json!({"textDocument": {"uri": uri}, "position": position});
        if method == "references" {
            params["context"] = json!({"includeDeclaration": true});
        }
        self.ask(&format!("textDocument/{method}"), params)["result"].clone()
    }

    /// Waits for a message.
    #[track_caller]
    pub(super) fn hear(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.heard.iter().position(&wanted) {
            return self.heard.remove(at);
        }
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let message = match self.said.recv_timeout(left) {
                Ok(message) => message,
                Err(error) => panic!("{error}; heard {:#?}", self.heard),
            };
            if wanted(&message) {
                return message;
            }
            self.heard.push(message);
        }
    }

    /// Opens a file with a text of its own.
    pub(super) fn open(&mut self, uri: &str, text: &str) {
        let document = json!({"uri": uri, "languageId": "markdown", "version": 1, "text": text});
        self.tell("textDocument/didOpen", json!({"textDocument": document}));
    }

    /// Replaces the whole text of a file.
    pub(super) fn replace(&mut self, uri: &str, version: i64, text: &str) {
        self.change(uri, version, json!([{"text": text}]));
    }

    pub(super) fn change(&mut self, uri: &str, version: i64, changes: Value) {
        let document = json!({"uri": uri, "version": version});
        self.tell("textDocument/didChange", json!({"textDocument": document, "contentChanges": changes}));
    }

    /// The findings of a file in this state.
    #[track_caller]
    pub(super) fn findings(&mut self, uri: &str, version: Option<i64>) -> Vec<Value> {
        let version = version.map_or(Value::Null, Value::from);
        let note = self.hear(|message| {
            let params = &message["params"];
            let state = params.get("version").unwrap_or(&Value::Null);
            message["method"] == "textDocument/publishDiagnostics"
                && params["uri"] == uri
                && *state == version
        });
        note["params"]["diagnostics"].as_array().unwrap().clone()
    }

    /// The codes of the findings of a file in this state.
    #[track_caller]
    pub(super) fn codes(&mut self, uri: &str, version: Option<i64>) -> Vec<String> {
        let findings = self.findings(uri, version);
        findings.iter().map(|finding| finding["code"].as_str().unwrap().to_owned()).collect()
    }

    /// Takes leave; returns the exit status.
    pub(super) fn leave(mut self) -> Option<i32> {
        let answer = self.ask("shutdown", Value::Null);
        assert!(answer["result"].is_null() && answer.get("error").is_none());
        self.tell("exit", Value::Null);
        self.child.wait().unwrap().code()
    }

    /// Goes away without a word; returns the exit status.
    pub(super) fn vanish(mut self) -> Option<i32> {
        self.input = None;
        self.child.wait().unwrap().code()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read(input: &mut impl BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if input.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            line => {
                if let Some(said) = line.strip_prefix("Content-Length: ") {
                    length = said.parse().ok()?;
                }
            }
        }
    }
    let mut bytes = vec![0; length];
    input.read_exact(&mut bytes).ok()?;
    serde_json::from_slice(&bytes).ok()
}
