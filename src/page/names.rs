//! The host names under which the page may be requested.
//!
//! Another site can let its own name resolve to this computer. A browser would then treat this page
//! as that site's. Addresses cannot be redirected, and names ending in `.local` are assigned in the
//! room. Any other name must be one of the house's.

use std::net::{Ipv4Addr, Ipv6Addr};

use axum::http::{HeaderMap, Uri, header::HOST, uri::Authority};
use bottone_i18n::{Language, Saying, ToText as _};

/// The longest name allowed, in bytes (RFC 1035).
const LONGEST: usize = 253;
/// The most names of a house for one page.
pub const MOST_NAMES: usize = 16;

/// The house's names for this computer, besides its addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Reads names separated by commas or spaces: `bottone.lan, floor.casino.example`.
    ///
    /// # Errors
    /// The first text that is not a valid host name, or that there are too many.
    pub fn parse(text: &str) -> Result<Self, Saying> {
        let names = text.split([',', ' ', ';']).filter(|name| !name.is_empty());
        let names: Vec<String> = names.map(normalized).collect();
        if names.len() > MOST_NAMES {
            return Err(Saying::of("page-names-most").with("most", MOST_NAMES));
        }
        match names.iter().find(|name| !is_name(name)) {
            Some(wrong) => Err(Saying::of("page-not-a-name").with("text", wrong.as_str())),
            None => Ok(Self(names)),
        }
    }

    /// Returns the names as they are typed.
    pub fn typed(&self) -> String {
        self.0.join(", ")
    }

    /// Returns whether a request is meant for this page. A request without a name does not come
    /// from a browser.
    pub(super) fn is_requested_by(&self, asked: &Uri, heads: &HeaderMap) -> bool {
        let hosts = heads.get_all(HOST).iter();
        let hosts = hosts.map(|host| Authority::try_from(host.as_bytes()).ok());
        let all = asked.authority().cloned().map(Some).into_iter().chain(hosts);
        all.into_iter().all(|host| host.is_some_and(|host| self.contains(host.host())))
    }

    fn contains(&self, host: &str) -> bool {
        let six = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        if six.is_some_and(|six| six.parse::<Ipv6Addr>().is_ok())
            || host.parse::<Ipv4Addr>().is_ok()
        {
            return true;
        }
        let host = normalized(host);
        let in_the_room = host.rsplit_once('.').is_some_and(|(_, last)| last == "local");
        host == "localhost" || in_the_room || self.0.contains(&host)
    }
}

/// Returns the answer to a request for another page, in every language.
pub(super) fn wrong_host_answer() -> String {
    let line = |language| Saying::of("page-not-this-name").to_text(language) + "\n";
    Language::ALL.map(line).concat()
}

/// Returns the name for comparing, without capitals and the dot at its end.
fn normalized(name: &str) -> String {
    let name = name.to_ascii_lowercase();
    name.strip_suffix('.').unwrap_or(&name).to_owned()
}

fn is_name(name: &str) -> bool {
    let is_part = |part: &str| {
        (1..=63).contains(&part.len())
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    name.len() <= LONGEST && name.split('.').all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The `Host` header, and true if this page is meant.
    const HOSTS: [(&str, bool); 24] = [
        ("192.168.1.20", true),
        ("192.168.1.20:8210", true),
        ("127.0.0.1:1", true),
        ("[fd00::1]:8210", true),
        ("[::1]", true),
        ("localhost", true),
        ("LOCALHOST:8210", true),
        ("localhost.", true),
        ("floor.local", true),
        ("Floor.Local.:8210", true),
        ("bottone.lan", true),
        ("BOTTONE.lan:80", true),
        ("evil.example", false),
        ("evil.example:8210", false),
        ("192.168.1.20.evil.example", false),
        ("localhost.evil.example", false),
        ("local", false),
        ("evillocal", false),
        ("bottone.lan.evil.example", false),
        ("xbottone.lan", false),
        ("0x7f.1", false),
        ("2130706433", false),
        ("", false),
        ("a b", false),
    ];

    #[test]
    fn only_who_means_this_page_gets_it() {
        let names = Names::parse("bottone.lan").unwrap();
        let path = Uri::from_static("/");
        for (host, expected) in HOSTS {
            let heads = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
            assert_eq!(names.is_requested_by(&path, &heads), expected, "{host}");
        }
        assert!(names.is_requested_by(&path, &HeaderMap::new()), "no browser");
        let elsewhere = Uri::from_static("http://evil.example/");
        let mut heads = HeaderMap::from_iter([(HOST, "127.0.0.1".parse().unwrap())]);
        assert!(!names.is_requested_by(&elsewhere, &heads), "the whole address counts too");
        heads.append(HOST, "evil.example".parse().unwrap());
        assert!(!names.is_requested_by(&path, &heads), "two names");
    }

    #[test]
    fn names_are_read_as_they_are_typed() {
        for (text, typed) in [
            ("", Some("")),
            ("Bottone.lan", Some("bottone.lan")),
            ("a.example, b.example;c", Some("a.example, b.example, c")),
            ("a..b", None),
            ("http://a.example", None),
            ("a_b", None),
        ] {
            assert_eq!(
                Names::parse(text).ok().map(|names| names.typed()).as_deref(),
                typed,
                "{text}"
            );
        }
        assert!(Names::parse(&"a ".repeat(17)).is_err());
    }
}
