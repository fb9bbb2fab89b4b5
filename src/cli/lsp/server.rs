//! The server: what is open, what has been checked, and who answers what.

mod books;
mod respond;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::mpsc::Sender;

use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabia::games::GAMES;
use tabia::lang::{LANGUAGES, Lang};
use tabia::notation;

use super::checking::Job;
use super::document::Document;
use super::place::Encoding;
use super::{Event, address, capable};
use books::Shelf;

/// How far the talk with the editor has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nothing has been agreed on.
    New,
    /// At work.
    Serving,
    /// The editor has asked to stop.
    Leaving,
    /// It is over; whether the editor had asked to stop before.
    Done(bool),
}

/// The server.
pub(super) struct Server {
    stage: Stage,
    /// The book of the command line.
    given: Option<PathBuf>,
    jobs: Sender<Job>,
    out: Vec<Message>,
    encoding: Encoding,
    /// Whether the editor can be asked to tell of files that change.
    watches: bool,
    /// The folders that the editor has open.
    roots: Vec<PathBuf>,
    /// The open texts, by their paths.
    documents: BTreeMap<String, Document>,
    /// The books, by their folders.
    books: BTreeMap<PathBuf, Shelf>,
    /// Requests that nobody waits for any more.
    cancelled: BTreeSet<RequestId>,
    /// The languages that Tabia speaks, once for each that may be the source language, which comes first.
    langs: Vec<Vec<Lang>>,
}

impl Server {
    /// A server to which nobody has spoken yet.
    pub(super) fn new(given: Option<PathBuf>, jobs: Sender<Job>) -> Server {
        let first = |code: &&str| {
            let others = LANGUAGES.iter().filter(move |other| *other != code);
            let codes = std::iter::once(code).chain(others);
            codes.filter_map(|code| notation::language(code, GAMES)).collect()
        };
        Server {
            stage: Stage::New,
            given,
            jobs,
            out: Vec::new(),
            encoding: Encoding::Utf16,
            watches: false,
            roots: Vec::new(),
            documents: BTreeMap::new(),
            books: BTreeMap::new(),
            cancelled: BTreeSet::new(),
            langs: LANGUAGES.iter().map(first).collect(),
        }
    }

    /// Whether the talk is over.
    pub(super) fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done(_))
    }

    /// Whether the editor asked to stop before it went away.
    pub(super) fn took_leave(&self) -> bool {
        self.stage == Stage::Done(true)
    }

    /// What there is to say to the editor.
    pub(super) fn said(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.out)
    }

    /// Hears of what will have to be taken later: a request that is cancelled need not be answered.
    pub(super) fn foresee(&mut self, event: &Event) {
        if let Event::Message(Message::Notification(note)) = event
            && note.method == "$/cancelRequest"
            && let Some(id) = cancelled(note)
        {
            self.cancelled.insert(id);
        }
    }

    /// Takes what comes next.
    pub(super) fn take(&mut self, event: Event) {
        match event {
            Event::Message(Message::Request(request)) => self.request(request),
            Event::Message(Message::Notification(note)) => self.notification(note),
            // The editor says that it will tell of files that change, or that it will not.
            Event::Message(Message::Response(_)) => {}
            Event::Garbled(what) => self.log(&format!("could not read a message: {what}")),
            Event::Checked(checked) => self.shelve(*checked),
            Event::End => self.stage = Stage::Done(self.stage == Stage::Leaving),
        }
    }

    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        if self.cancelled.remove(&id) {
            return self.fail(id, ErrorCode::RequestCanceled, "the request was cancelled");
        }
        match (self.stage, method.as_str()) {
            (Stage::New, "initialize") => self.initialize(id, &params),
            (Stage::New, _) => self.fail(id, ErrorCode::ServerNotInitialized, "expected `initialize` first"),
            (Stage::Serving, "initialize") => {
                self.fail(id, ErrorCode::InvalidRequest, "`initialize` was asked before");
            }
            (Stage::Serving, "shutdown") => {
                self.stage = Stage::Leaving;
                self.answer(id, Value::Null);
            }
            (Stage::Serving, _) => match respond::to(self, &method, params) {
                Ok(answer) => self.answer(id, answer),
                Err(refusal) => self.fail(id, refusal.code, &refusal.why),
            },
            _ => self.fail(id, ErrorCode::InvalidRequest, "the server has been asked to stop"),
        }
    }

    fn initialize(&mut self, id: RequestId, params: &Value) {
        let offered = params.pointer("/capabilities/general/positionEncodings");
        let offered = offered.and_then(|kinds| serde_json::from_value::<Vec<_>>(kinds.clone()).ok());
        self.encoding = Encoding::choose(offered.as_deref());
        let watches = params.pointer("/capabilities/workspace/didChangeWatchedFiles/dynamicRegistration");
        self.watches = watches == Some(&Value::Bool(true));
        let folders =
            params.get("workspaceFolders").and_then(Value::as_array).filter(|list| !list.is_empty());
        let uris: Vec<&Value> = match folders {
            Some(folders) => folders.iter().filter_map(|folder| folder.get("uri")).collect(),
            None => params.get("rootUri").into_iter().collect(),
        };
        self.roots = uris.into_iter().filter_map(folder).collect();
        self.stage = Stage::Serving;
        let info = json!({"name": "tabia", "version": env!("CARGO_PKG_VERSION")});
        self.answer(id, json!({"capabilities": capable::all(self.encoding), "serverInfo": info}));
    }

    fn notification(&mut self, note: Notification) {
        match (self.stage, note.method.as_str()) {
            (stage, "exit") => self.stage = Stage::Done(stage == Stage::Leaving),
            (_, "$/cancelRequest") => {
                // What came before it has been answered.
                cancelled(&note).map(|id| self.cancelled.remove(&id));
            }
            (Stage::Serving, "initialized") => {
                if self.watches {
                    let id = "watch".to_owned().into();
                    self.out.push(
                        Request::new(id, "client/registerCapability".to_owned(), capable::watching()).into(),
                    );
                }
                self.find_books();
            }
            (Stage::Serving, "textDocument/didOpen") => self.with(note, Server::open),
            (Stage::Serving, "textDocument/didChange") => self.with(note, Server::change),
            (Stage::Serving, "textDocument/didClose") => self.with(note, Server::close),
            (Stage::Serving, "textDocument/didSave") => self.with(note, Server::saved),
            (Stage::Serving, "workspace/didChangeWatchedFiles") => self.with(note, Server::files_changed),
            (Stage::Serving, "workspace/didChangeWorkspaceFolders") => {
                self.with(note, Server::folders_changed)
            }
            _ => {}
        }
    }

    /// Reads what a notification says.
    fn with<P: DeserializeOwned>(&mut self, note: Notification, act: fn(&mut Server, P)) {
        match serde_json::from_value(note.params) {
            Ok(params) => act(self, params),
            Err(error) => self.log(&format!("could not read `{}`: {error}", note.method)),
        }
    }

    fn answer(&mut self, id: RequestId, answer: Value) {
        self.out.push(Response { id, response_result: Ok(answer) }.into());
    }

    fn fail(&mut self, id: RequestId, code: ErrorCode, why: &str) {
        self.out.push(Response::new_err(id, code as i32, why.to_owned()).into());
    }

    fn tell(&mut self, method: &str, params: impl Serialize) {
        let params = serde_json::to_value(params).unwrap_or_default();
        self.out.push(Notification { method: method.to_owned(), params }.into());
    }

    /// Writes into the editor's log.
    fn log(&mut self, what: &str) {
        self.tell("window/logMessage", json!({"type": 1, "message": what}));
    }
}

/// The request that the editor takes back.
fn cancelled(note: &Notification) -> Option<RequestId> {
    serde_json::from_value(note.params.get("id")?.clone()).ok()
}

/// The folder of an address.
fn folder(uri: &Value) -> Option<PathBuf> {
    address::path(&serde_json::from_value(uri.clone()).ok()?)
}
