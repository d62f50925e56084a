//! The state of the log that several desks share, in one line.

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::Desk;
use bottone_shared_log::Link;
use bottone_store::journal::Trouble;
use bottone_vocabulary::words::countdown;

/// Returns the log's address and the number of desks on it; `None` if the desk shares no log.
pub fn log_status(language: Language, desk: &dyn Desk) -> Option<String> {
    let network = desk.network()?;
    let word = match (desk.trouble(), &network.status.link) {
        // Without an answer, the number of desks on it is no longer known.
        (Some(Trouble::CutOff { .. }), _) | (_, Link::Down(_)) => "network-status-off",
        (_, Link::Up) => "network-status",
        (_, Link::Connecting) => "network-status-connecting",
    };
    let saying = Saying::of(word)
        .with("place", network.place.clone())
        .with("desks", network.status.desks as u64);
    let mut line = saying.to_text(language);
    if network.status.has_namesake {
        line = format!("{line} · {}", language.word("network-namesake"));
    }
    Some(match network.clock_off {
        Some(off) => {
            let by = countdown(bottone_base::time::Span::from_millis(off.millis().abs()));
            let set = Saying::of("network-clock-set").with("by", by).to_text(language);
            format!("{line} · {set}")
        }
        None => line,
    })
}
