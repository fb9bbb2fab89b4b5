//! A server of a book, and a client that asks it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// The longest that a test waits for what must happen.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A server that runs until it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) port: u16,
    lines: Receiver<String>,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Server {
    /// Serves the book in a folder.
    pub(crate) fn start(dir: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabia"))
            .args(["serve", "--port", "0", "--book"])
            .arg(dir)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = mpsc::channel();
        let err = BufReader::new(child.stderr.take().unwrap());
        thread::spawn(move || err.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let mut server = Server { child, port: 0, lines };
        let line = server.says("serving ");
        server.port = line.split("127.0.0.1:").nth(1).unwrap().split('/').next().unwrap().parse().unwrap();
        server
    }

    /// The next line of its console that has these words.
    pub(crate) fn says(&self, words: &str) -> String {
        let start = Instant::now();
        loop {
            let line = self.lines.recv_timeout(PATIENCE.saturating_sub(start.elapsed()));
            let line = line.unwrap_or_else(|_| panic!("the server does not say `{words}`"));
            if line.contains(words) {
                return line;
            }
        }
    }

    /// Sends a request as it stands and returns the answer.
    pub(crate) fn send(&self, request: &str) -> Answer {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head, body: bytes[end + 4..].to_vec() }
    }

    /// Asks with a method and headers of one's own.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        let host = format!("127.0.0.1:{}", self.port);
        let own = headers.iter().all(|(name, _)| *name != "Host").then_some(("Host", host.as_str()));
        for (name, value) in own.iter().chain(headers) {
            request += &format!("{name}: {value}\r\n");
        }
        if !body.is_empty() {
            request += &format!("Content-Length: {}\r\n", body.len());
        }
        self.send(&format!("{request}\r\n{body}"))
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], "")
    }

    /// The events of a page.
    pub(crate) fn events(&self, page: &str) -> Events {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let host = format!("127.0.0.1:{}", self.port);
        write!(stream, "GET /_tabia/events?page={page} HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        Events(BufReader::new(stream))
    }
}

/// What a page is told.
pub(crate) struct Events(BufReader<TcpStream>);

impl Events {
    /// The next event.
    pub(crate) fn next(&mut self) -> serde_json::Value {
        loop {
            let mut line = String::new();
            assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the server has stopped");
            if let Some(event) = line.strip_prefix("data: ") {
                return serde_json::from_str(event).unwrap();
            }
        }
    }

    /// The next event of which something holds.
    pub(crate) fn until(&mut self, holds: impl Fn(&serde_json::Value) -> bool) -> serde_json::Value {
        let start = Instant::now();
        loop {
            let event = self.next();
            if holds(&event) {
                return event;
            }
            assert!(start.elapsed() < PATIENCE, "{event}");
        }
    }
}
