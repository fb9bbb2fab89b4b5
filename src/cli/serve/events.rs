//! Tells a page that is open what has changed, by events that the server sends.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use super::stage::{Now, Stage};

/// How often a line is sent though nothing has changed, to find out whether anybody still listens.
const PULSE: Duration = Duration::from_secs(10);

/// How many pages are told of changes; a browser that loses its place asks again.
const MOST: usize = 64;

/// The pages that listen.
#[derive(Default)]
pub(super) struct Listeners(AtomicUsize);

impl Listeners {
    /// Tells the page of this path, on a thread of its own, until it is left. `writer` is the connection.
    pub(super) fn tell(self: &Arc<Self>, stage: &Arc<Stage>, path: String, writer: Box<dyn Write + Send>) {
        let (listeners, stage) = (Arc::clone(self), Arc::clone(stage));
        if listeners.0.fetch_add(1, Ordering::Relaxed) >= MOST {
            listeners.0.fetch_sub(1, Ordering::Relaxed);
            let _ = refuse(writer);
            return;
        }
        thread::spawn(move || {
            // The reader has gone; there is nobody to tell of it.
            let _ = tell(&stage, &path, writer);
            listeners.0.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

/// Says that too many pages listen already. Without an answer a page would wait for ever, and not ask again.
fn refuse(mut writer: Box<dyn Write + Send>) -> std::io::Result<()> {
    writer.write_all(
        b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\nRetry-After: 1\r\n\r\n",
    )?;
    writer.flush()
}

fn tell(stage: &Stage, path: &str, mut writer: Box<dyn Write + Send>) -> std::io::Result<()> {
    writer.write_all(
        b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\
          X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\nretry: 500\n\n",
    )?;
    writer.flush()?;
    let mut now = stage.now();
    let mut said = String::new();
    loop {
        let event = event(&now, path);
        if event == said {
            writer.write_all(b":\n\n")?;
        } else {
            writer.write_all(format!("data: {event}\n\n").as_bytes())?;
            said = event;
        }
        writer.flush()?;
        now = stage.after(now.turn, PULSE);
    }
}

/// What there is now, for the page of a path: the digest of the page, and what is wrong.
fn event(now: &Now, path: &str) -> String {
    let digest = now.show.as_ref().map(|show| show.digest(path)).unwrap_or_default();
    let found = if now.found.is_empty() { "null" } else { &now.found };
    format!("{{\"page\":\"{digest}\",\"found\":{found}}}")
}
