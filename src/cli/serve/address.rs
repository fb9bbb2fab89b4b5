//! Where the book is served: which requests are meant for it, and which file a path means.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The address of the server.
#[derive(Debug)]
pub(super) struct Address(SocketAddr);

impl Address {
    pub(super) fn new(at: SocketAddr) -> Address {
        Address(at)
    }

    /// What a browser of this machine is given.
    pub(super) fn url(&self) -> String {
        format!("http://{}/", self.reached())
    }

    /// Where this machine itself reaches the server.
    pub(super) fn reached(&self) -> SocketAddr {
        let ip = match self.0.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        };
        SocketAddr::new(ip, self.0.port())
    }

    /// Whether a request with this `Host` is meant for the server. A name that somebody else gave the machine is none, so that
    /// a page of another site cannot read the book under its own name.
    pub(super) fn is_own(&self, host: &str) -> bool {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.contains(']') => (name, port.parse().ok()),
            _ => (host, Some(80)),
        };
        port == Some(self.0.port())
            && (name.eq_ignore_ascii_case("localhost") || literal(name).is_some_and(|ip| self.answers_at(ip)))
    }

    /// Whether a page with this `Origin` is one of the server's own.
    pub(super) fn is_own_origin(&self, origin: &str) -> bool {
        origin.strip_prefix("http://").is_some_and(|host| self.is_own(host))
    }

    fn answers_at(&self, ip: IpAddr) -> bool {
        // Addresses in numbers are nobody's names.
        self.0.ip().is_unspecified() || ip == self.0.ip() || ip.is_loopback() && self.0.ip().is_loopback()
    }
}

fn literal(name: &str) -> Option<IpAddr> {
    let six = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    six.map_or_else(|| name.parse().ok(), |six| six.parse().ok().map(IpAddr::V6))
}

/// The path below the site's root that the path of a request means, with `/` between; `None` if it is none.
pub(super) fn path(asked: &str) -> Option<String> {
    let asked = asked.strip_prefix('/')?;
    let asked = asked.split(['?', '#']).next().unwrap_or_default();
    let text = decoded(asked)?;
    let odd = |part: &str| part == ".." || part == "." || part.contains(['\\', '\0']);
    let parts: Vec<&str> = text.split('/').collect();
    // Nothing stands between two strokes but at the end.
    let empty = parts[..parts.len() - 1].iter().any(|part| part.is_empty());
    (!empty && !parts.iter().any(|part| odd(part))).then_some(text)
}

/// The value of a key in the query of a request.
pub(super) fn query(asked: &str, key: &str) -> Option<String> {
    let query = asked.split_once('?')?.1;
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(name, _)| *name == key).find_map(|(_, value)| decoded(value))
}

/// A text without `%xx`. A stroke so written would make another path of it.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        if *first != b'%' {
            bytes.push(*first);
            continue;
        }
        let [high, low, after @ ..] = rest else { return None };
        let digit = |byte: &u8| char::from(*byte).to_digit(16);
        bytes.push(u8::try_from(digit(high)? * 16 + digit(low)?).ok()?);
        rest = after;
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_below_the_root_are_paths() {
        #[track_caller]
        fn check(asked: &str, means: Option<&str>) {
            assert_eq!(path(asked).as_deref(), means, "{asked}");
        }
        check("/", Some(""));
        check("/en/a%20b.html?x=1", Some("en/a b.html"));
        check("/ru/%D1%85.html", Some("ru/х.html"));
        check("/en/", Some("en/"));
        check("en/a", None);
        for out in [
            "/../a",
            "/en/..",
            "/%2e%2e/a",
            "/en/%2e%2e%2fa",
            "/a%00b",
            "/a\\b",
            "/a%5cb",
            "//a",
            "/a//b",
            "/%",
            "/%zz",
            "/%ff",
        ] {
            check(out, None);
        }
    }

    #[test]
    fn hosts_are_the_server_s_own_addresses() {
        #[track_caller]
        fn check(at: &str, host: &str, own: bool) {
            assert_eq!(Address::new(at.parse().unwrap()).is_own(host), own, "{host} at {at}");
        }
        for host in ["127.0.0.1:4000", "localhost:4000", "LOCALHOST:4000", "[::1]:4000"] {
            check("127.0.0.1:4000", host, true);
        }
        for host in [
            "127.0.0.1",
            "127.0.0.1:4001",
            "evil.example:4000",
            "localhost.evil.example:4000",
            "192.168.0.2:4000",
            "",
        ] {
            check("127.0.0.1:4000", host, false);
        }
        check("0.0.0.0:4000", "192.168.0.2:4000", true);
        check("0.0.0.0:4000", "evil.example:4000", false);
        check("127.0.0.1:80", "localhost", true);
    }
}
