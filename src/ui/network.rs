//! How it stands with the log that several desks share, in a line.

use crate::{
    i18n::{Language, Saying, Told as _},
    session::Network,
    store::shared::Link,
    view::words::countdown,
};

/// Where the log is, and how many desks are on it.
pub(super) fn said(language: Language, network: &Network) -> String {
    let word = match network.status.link {
        Link::Up => "network-status",
        Link::Connecting => "network-status-connecting",
        Link::Down(_) => "network-status-off",
    };
    let saying = Saying::of(word)
        .with("place", network.place.clone())
        .with("desks", network.status.desks as u64);
    let mut line = saying.told(language);
    if network.status.has_namesake {
        line = format!("{line} · {}", language.word("network-namesake"));
    }
    match network.clock_off {
        Some(off) => {
            let by = countdown(crate::rules::time::Span::from_millis(off.millis().abs()));
            let set = Saying::of("network-clock-set").with("by", by).told(language);
            format!("{line} · {set}")
        }
        None => line,
    }
}
