//! Reads what the editor says, on a thread of its own. Nobody is believed: a length that is announced takes no memory before
//! the bytes are there.

use std::io::{self, BufRead, ErrorKind, Read};
use std::sync::mpsc::Sender;

use lsp_server::Message;

use super::Event;

/// The longest message that is read, in bytes; no text that is edited comes near it.
const LONGEST: u64 = 256 << 20;

/// Passes on what the editor says, until it is gone.
pub(super) fn listen(input: &mut impl BufRead, events: &Sender<Event>) {
    loop {
        let event = match read(input) {
            Ok(Some(message)) => Event::Message(message),
            Ok(None) => Event::End,
            Err(error) if error.kind() == ErrorKind::InvalidData => Event::Garbled(error.to_string()),
            Err(_) => Event::End,
        };
        let ends = matches!(event, Event::End);
        if events.send(event).is_err() || ends {
            return;
        }
    }
}

/// The next message; `None` if there is none any more.
fn read(input: &mut impl BufRead) -> io::Result<Option<Message>> {
    let Some(length) = length(input)? else { return Ok(None) };
    if length > LONGEST {
        return Err(garbled(format!("a message of {length} bytes is longer than any text")));
    }
    let mut bytes = Vec::new();
    if input.take(length).read_to_end(&mut bytes)? < length as usize {
        return Ok(None);
    }
    serde_json::from_slice(&bytes).map(Some).map_err(|error| garbled(error.to_string()))
}

/// The length that the head of the next message gives; `None` if there is no head any more.
fn length(input: &mut impl BufRead) -> io::Result<Option<u64>> {
    let mut length = None;
    loop {
        let mut line = String::new();
        // A line without an end is no head, however long it is.
        if input.by_ref().take(4096).read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let Some(head) = line.strip_suffix("\r\n") else {
            return Err(garbled(format!("expected a head, found {line:?}")));
        };
        if head.is_empty() {
            return length.map(Some).ok_or_else(|| garbled("no `Content-Length`".to_owned()));
        }
        let Some((name, value)) = head.split_once(':') else {
            return Err(garbled(format!("expected a head, found {head:?}")));
        };
        if name.eq_ignore_ascii_case("Content-Length") {
            let value = value.trim();
            length = Some(value.parse().map_err(|_| garbled(format!("`{value}` is no length")))?);
        }
    }
}

fn garbled(what: String) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, what)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// What is heard of these bytes: the method of each notification, `?` for what cannot be read.
    #[track_caller]
    fn check(said: &str, heard: &[&str]) {
        let (events, waiting) = mpsc::channel();
        listen(&mut said.as_bytes(), &events);
        drop(events);
        let heard_now: Vec<String> = waiting
            .iter()
            .filter_map(|event| match event {
                Event::Message(Message::Notification(note)) => Some(note.method),
                Event::Garbled(_) => Some("?".to_owned()),
                _ => None,
            })
            .collect();
        assert_eq!(heard_now, heard, "{said}");
    }

    #[test]
    fn what_cannot_be_read_costs_no_more_than_itself() {
        let exit = "Content-Length: 33\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}";
        check(exit, &["exit"]);
        check(&exit.replace(": 33", ":33"), &["exit"]);
        check(&exit.replace("\r\n\r", "\r\nContent-Type: x\r\n\r"), &["exit"]);
        check(&format!("Content-Length: 2\r\n\r\n{{]{exit}"), &["?", "exit"]);
        check(&format!("garbage\n{exit}"), &["?", "exit"]);
        // More than there is memory, and more than there is a number for.
        check(&format!("Content-Length: 99999999999999\r\n\r\n{exit}"), &["?", "exit"]);
        check(&format!("Content-Length: 99999999999999999999999\r\n{exit}"), &["?", "exit"]);
        check(&format!("Content-Length: -1\r\n{exit}"), &["?", "exit"]);
        // The editor is gone within a message: nothing is made up.
        check("Content-Length: 200000000\r\n\r\n{}", &[]);
        check("", &[]);
    }
}
