//! Answers questions as a page asks them, natively: they come from the standard input with U+0000 between, the answers
//! go out one a line. The tests in the browser's folder hold the built engine against it.

use std::io::{self, Read, Write};

use tabia::wasm::{Session, answer};

fn main() -> io::Result<()> {
    let mut questions = String::new();
    io::stdin().read_to_string(&mut questions)?;
    let mut session = Session::default();
    let mut out = io::stdout().lock();
    questions.split('\0').try_for_each(|question| writeln!(out, "{}", answer(&mut session, question)))
}
