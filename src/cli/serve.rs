//! `tabia serve`: the book in a browser, as it is while it is written.
//!
//! One thread watches the files and makes the book anew, a few answer browsers, and each page that is open has one that
//! tells it what has changed.

mod address;
mod events;
mod findings;
mod insert;
mod lessons;
mod page;
mod respond;
mod show;
mod stage;
mod turn;
mod watch;

use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread;

use anyhow::{Context, anyhow, bail};
use tiny_http::Server;

use super::{Console, Status, args, files};
use address::Address;
use respond::Desk;
use stage::Stage;
use turn::Turns;
use watch::Watch;

/// The first port that is tried where none was asked for, and how many.
const PORTS: std::ops::Range<u16> = 4000..4100;

/// How many requests are answered side by side.
const WORKERS: usize = 4;

/// Serves the book until the program is stopped.
pub(super) fn run(args: &args::Serve, dir: &Path, console: &mut Console<'_>) -> anyhow::Result<Status> {
    args.jobs.apply()?;
    if !dir.join("book.toml").is_file() {
        bail!(files::no_book(dir));
    }
    // Whatever is saved from here on is seen.
    let watch = Watch::new(dir);
    let (listener, at) = listen(args)?;
    let stage = Arc::new(Stage::default());
    let mut turns = Turns::new(dir, Arc::clone(&stage));
    turns.first(console);
    let server = Server::from_listener(listener, None)
        .map_err(|error| anyhow!("cannot listen at {at}: {error}; try again, or give another `--port`"))?;
    let address = Address::new(at);
    console.say(format_args!("serving `{}` at {} (Ctrl-C ends it)", files::shown(dir), address.url()));
    if !at.ip().is_loopback() {
        console.say(
            "warning: whoever reaches this machine can read the book, and insert blocks into its lessons; leave `--host` out to keep others away",
        );
    }
    let desk = Arc::new(Desk::new(server, address, dir, Arc::clone(&stage)));
    for _ in 0..WORKERS {
        let desk = Arc::clone(&desk);
        thread::spawn(move || desk.work());
    }
    if args.open
        && let Err(error) = open::that_detached(desk.address().url())
    {
        console.say(format_args!("warning: cannot show `{}`: {error}", desk.address().url()));
    }
    turns.follow(watch, console)
}

/// A place to listen at, as the arguments want it.
fn listen(args: &args::Serve) -> anyhow::Result<(TcpListener, SocketAddr)> {
    let listen = |ip: IpAddr, port: u16| TcpListener::bind((ip, port));
    let listener = match args.port {
        Some(port) => listen(args.host, port).map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => anyhow!(
                "port {port} is in use: give another `--port`, or leave it out to have a free one chosen"
            ),
            std::io::ErrorKind::PermissionDenied => {
                anyhow!("this port needs a privileged user: give a `--port` from 1024 on")
            }
            _ => anyhow!("cannot listen at {}: {error}; give another `--host` or `--port`", args.host),
        })?,
        None => PORTS
            .map(|port| listen(args.host, port))
            .reduce(|first, next| match &first {
                Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => next,
                _ => first,
            })
            .unwrap_or_else(|| listen(args.host, 0))
            .with_context(|| format!("cannot listen at {}: give a free `--port`", args.host))?,
    };
    let at = listener.local_addr().context("cannot listen")?;
    Ok((listener, at))
}
