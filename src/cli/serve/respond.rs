//! Answers requests.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;
use tiny_http::{Method, Request, Server, StatusCode};

use super::address::{self, Address};
use super::events::Listeners;
use super::insert::{self, Order};
use super::stage::{Now, Stage};
use super::{lessons, page};

/// The longest order to insert a block.
const LONGEST: usize = 64 * 1024;

/// Where requests are answered.
pub(super) struct Desk {
    server: Server,
    address: Address,
    dir: PathBuf,
    stage: Arc<Stage>,
    listeners: Arc<Listeners>,
}

/// An answer.
struct Answer {
    status: u16,
    kind: &'static str,
    /// Where to go instead.
    location: Option<String>,
    bytes: Arc<[u8]>,
}

impl Answer {
    fn new(status: u16, kind: &'static str, bytes: impl Into<Arc<[u8]>>) -> Answer {
        Answer { status, kind, location: None, bytes: bytes.into() }
    }

    fn text(status: u16, text: &str) -> Answer {
        Answer::new(status, "text/plain; charset=utf-8", text.as_bytes())
    }

    fn json(status: u16, value: &str) -> Answer {
        Answer::new(status, "application/json", value.as_bytes())
    }
}

impl Desk {
    pub(super) fn new(server: Server, address: Address, dir: &Path, stage: Arc<Stage>) -> Desk {
        Desk { server, address, dir: dir.to_owned(), stage, listeners: Arc::default() }
    }

    pub(super) fn address(&self) -> &Address {
        &self.address
    }

    /// Answers one request after the other.
    pub(super) fn work(&self) {
        while let Ok(request) = self.server.recv() {
            self.answer(request);
        }
    }

    fn answer(&self, mut request: Request) {
        let asked = request.url().to_owned();
        let own = header(&request, "Host").is_some_and(|host| self.address.is_own(host));
        if own && *request.method() == Method::Get && asked.split('?').next() == Some("/_tabia/events") {
            let path = address::query(&asked, "page").unwrap_or_default();
            self.listeners.tell(&self.stage, path, request.into_writer());
            // That connection keeps its thread. Another one that came at the same moment may wait for it in vain; a third one
            // has it served.
            let _ = TcpStream::connect(self.address.reached());
            return;
        }
        let answer = match request.method() {
            _ if !own => Answer::text(403, "this server answers under its own address alone\n"),
            Method::Post if asked == "/_tabia/insert" => self.insert(&mut request),
            Method::Get | Method::Head => self.get(&asked),
            _ => Answer::text(405, "this server is asked with GET and HEAD\n"),
        };
        let whole = *request.method() != Method::Head;
        // Who asked may have left.
        let _ = write(request.into_writer(), &answer, whole);
    }

    fn get(&self, asked: &str) -> Answer {
        let now = self.stage.now();
        let Some(path) = address::path(asked) else {
            return Answer::text(400, "this is no path of the book\n");
        };
        if let Some(own) = path.strip_prefix(page::OWN) {
            return match own {
                "live.js" => Answer::new(200, page::kind(own), page::SCRIPT.as_bytes()),
                "live.css" => Answer::new(200, page::kind(own), page::STYLE.as_bytes()),
                "lessons" => Answer::json(200, &lessons::json(&now.lessons)),
                _ => Answer::text(404, "there is no such file\n"),
            };
        }
        let Some(show) = &now.show else { return nothing(&now, &path) };
        let index = match path.as_str() {
            "" => "index.html".to_owned(),
            folder if folder.ends_with('/') => format!("{folder}index.html"),
            file => file.to_owned(),
        };
        match show.file(&index) {
            Some(Ok(bytes)) if page::kind(&index).starts_with("text/html") => {
                html(200, &String::from_utf8_lossy(&bytes), &index, &show.digest(&index))
            }
            Some(Ok(bytes)) => Answer::new(200, page::kind(&index), bytes),
            Some(Err(error)) => Answer::new(
                500,
                "text/html; charset=utf-8",
                page::plain("Tabia", &format!("error: {error:#}"), &index).as_bytes(),
            ),
            None if show.file(&format!("{index}/index.html")).is_some() => {
                let asked = asked.split(['?', '#']).next().unwrap_or_default();
                Answer { location: Some(format!("{asked}/")), ..Answer::text(302, "") }
            }
            None => missing(&now, &index),
        }
    }

    fn insert(&self, request: &mut Request) -> Answer {
        let refused = |status: u16, error: &str, hint: &str| {
            Answer::json(status, &json!({ "error": error, "hint": hint }).to_string())
        };
        let origin = header(request, "Origin");
        let is_ours = origin.is_none_or(|origin| self.address.is_own_origin(origin));
        let kind =
            header(request, "Content-Type").map(|kind| kind.split(';').next().unwrap_or_default().trim());
        // A page of another site can send none of these without being asked first, and the answer would be no.
        if !is_ours || kind != Some("application/json") || header(request, "X-Tabia") != Some("1") {
            return refused(403, "only the position editor may insert", "open it from this server");
        }
        let mut body = String::new();
        let read = request.as_reader().take(LONGEST as u64 + 1).read_to_string(&mut body);
        if read.is_err() || body.len() > LONGEST {
            return refused(413, "the block is too long, or no text", "insert a shorter one");
        }
        let order: Order = match serde_json::from_str(&body) {
            Ok(order) => order,
            Err(error) => {
                return refused(
                    400,
                    &format!("cannot read the order: {error}"),
                    "send `lesson`, `after`, `text` and `seen`",
                );
            }
        };
        let now = self.stage.now();
        match insert::insert(&self.dir, &order, now.lessons.iter().map(|page| &*page.lesson)) {
            Ok(line) => Answer::json(200, &json!({ "ok": true, "line": line }).to_string()),
            Err(refusal) => refused(409, &refusal.error, refusal.hint),
        }
    }
}

/// Writes an answer. Every connection has one answer: where connections are kept, the threads of `tiny_http` can be taken by
/// those that nobody uses, while another waits.
fn write(mut to: Box<dyn Write + Send>, answer: &Answer, whole: bool) -> io::Result<()> {
    let reason = StatusCode(answer.status);
    let mut head = format!(
        "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nConnection: close\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n",
        answer.status,
        reason.default_reason_phrase(),
        answer.kind,
        answer.bytes.len(),
    );
    if let Some(location) = &answer.location {
        head += &format!("Location: {location}\r\n");
    }
    to.write_all((head + "\r\n").as_bytes())?;
    if whole {
        to.write_all(&answer.bytes)?;
    }
    to.flush()
}

fn header<'a>(request: &'a Request, name: &'static str) -> Option<&'a str> {
    let mut headers = request.headers().iter().filter(|header| header.field.equiv(name));
    let first = headers.next()?;
    // Two of them are a trick.
    headers.next().is_none().then(|| first.value.as_str())
}

fn html(status: u16, text: &str, path: &str, seen: &str) -> Answer {
    Answer::new(status, "text/html; charset=utf-8", page::live(text, path, seen).as_bytes())
}

/// The answer before there has been a book without errors.
fn nothing(now: &Now, path: &str) -> Answer {
    let words = if now.told.is_empty() { "There is nothing to show yet." } else { &*now.told };
    Answer::new(503, "text/html; charset=utf-8", page::plain("The book has errors", words, path).as_bytes())
}

/// The answer where the site has no such file.
fn missing(now: &Now, path: &str) -> Answer {
    let made = now.show.as_ref().and_then(|show| show.site.missing("/").ok());
    match made {
        Some(bytes) => html(404, &String::from_utf8_lossy(&bytes), path, ""),
        None => Answer::text(404, "there is no such page\n"),
    }
}
