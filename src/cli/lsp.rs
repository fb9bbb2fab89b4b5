//! `tabia lsp`: a language server, which speaks to an editor on the standard streams.
//!
//! One thread reads what the editor says, one checks books, and this one answers; it alone writes. Whatever the editor
//! sends, the server lives on: what cannot be read is answered as such, and a fault while answering is the answer's.

mod act;
mod address;
mod alone;
mod capable;
mod checking;
mod complete;
mod cursor;
mod document;
mod findings;
mod hover;
mod lead;
mod listening;
mod named;
mod outline;
mod place;
mod server;
mod style;
mod view;

use std::collections::VecDeque;
use std::io::{self, BufReader};
use std::path::Path;
use std::sync::mpsc;
use std::thread;

use lsp_server::Message;

use super::{Console, Status, args, files};
use checking::Checked;
use server::Server;

/// What there is to do.
enum Event {
    /// The editor says something.
    Message(Message),
    /// The editor says something that cannot be read.
    Garbled(String),
    /// A book has been checked.
    Checked(Box<Checked>),
    /// The editor is gone.
    End,
}

/// Serves until the editor is done. Exit status 1 if it went away without taking leave.
pub(super) fn run(_args: &args::Lsp, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let (events, waiting) = mpsc::channel();
    let jobs = checking::start(events.clone());
    thread::spawn(move || listening::listen(&mut BufReader::new(io::stdin()), &events));
    // The default is the folder of a clone of Tabia: there is a book, or none was meant.
    let given = std::path::absolute(dir).ok().filter(|dir| dir.join("book.toml").is_file());
    let mut server = Server::new(given, jobs);
    let mut queue = VecDeque::new();
    while !server.is_done() {
        match queue.pop_front() {
            Some(event) => server.take(event),
            // The channel is never closed: the thread that checks holds an end of it.
            None => queue.extend(waiting.recv()),
        }
        while let Ok(event) = waiting.try_recv() {
            server.foresee(&event);
            queue.push_back(event);
        }
        for message in server.said() {
            message.write(&mut console.out)?;
        }
    }
    Ok(if server.took_leave() { Status::Fine } else { Status::Findings })
}
