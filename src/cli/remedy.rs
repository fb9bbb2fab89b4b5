//! What to do about what the system refuses.

use std::io::{self, ErrorKind};

/// An error and its causes in one line, each said once, with the remedy where the system is at fault.
pub(super) fn line(error: &anyhow::Error) -> String {
    let mut parts: Vec<String> = Vec::new();
    for cause in error.chain() {
        let io = cause.downcast_ref::<io::Error>();
        let part = io.map_or_else(|| cause.to_string(), plain);
        if !parts.last().is_some_and(|before| before.ends_with(&part)) {
            parts.push(part);
        }
    }
    let io = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    parts.extend(io.and_then(remedy).map(str::to_owned));
    parts.join(": ").replace(['\n', '\r'], " ")
}

/// What the system says, in small letters and without its number.
fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = text.chars();
    match letters.next() {
        // A name in capitals stays as it is.
        Some(first) if !text.chars().nth(1).is_some_and(char::is_uppercase) => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}

fn remedy(error: &io::Error) -> Option<&'static str> {
    Some(match error.kind() {
        ErrorKind::NotFound => "see whether the path is right, and make what is missing",
        ErrorKind::PermissionDenied => "give yourself the right to it, or choose another place",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room there, or choose another place",
        ErrorKind::ReadOnlyFilesystem => "choose another place",
        ErrorKind::NotADirectory => "a file stands where a folder is needed: choose another place",
        ErrorKind::IsADirectory => "a folder stands where a file is needed: choose another name",
        ErrorKind::InvalidFilename => "choose a shorter name",
        ErrorKind::FileTooLarge => "choose a file system that takes larger files",
        ErrorKind::AddrInUse => "choose another `--port`, or stop what uses this one",
        ErrorKind::AddrNotAvailable => "this machine has no such address: choose another `--host`",
        // Too many open files has no kind of its own.
        _ if error.raw_os_error() == Some(24) => "raise the limit of open files (`ulimit -n`)",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn what_the_system_refuses_is_one_line_with_its_remedy() {
        let refused = |code: i32| {
            let error = Err::<(), _>(io::Error::from_raw_os_error(code));
            line(&error.context("cannot write `output/a.html`").unwrap_err())
        };
        assert_eq!(
            refused(28),
            "cannot write `output/a.html`: no space left on device: make room there, or choose another place"
        );
        assert_eq!(
            refused(13),
            "cannot write `output/a.html`: permission denied: give yourself the right to it, or choose another place"
        );
        assert_eq!(
            refused(98),
            "cannot write `output/a.html`: address already in use: choose another `--port`, or stop what uses this one"
        );
        assert!(refused(24).ends_with("raise the limit of open files (`ulimit -n`)"));
    }

    #[test]
    fn an_error_of_our_own_has_its_remedy_already() {
        assert_eq!(line(&anyhow::anyhow!("there is no book:\ngive one")), "there is no book: give one");
    }
}
