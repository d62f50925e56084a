//! The open acts of other desks. Each desk reports its own regularly, and expires when it stops.

use std::collections::BTreeMap;

use super::RemoteAct;

/// The lifetime of a report, in milliseconds: a little more than two intervals of reporting.
const HOLDS: i64 = 25_000;
/// The most bytes of one desk's report. PostgreSQL carries 8,000 in a notification.
const MOST_BYTES: usize = 2_000;
/// The most desks that are kept.
const MOST_DESKS: usize = 200;

/// The report of each desk, by its number there.
#[derive(Default)]
pub(super) struct DeskReports(BTreeMap<String, (i64, RemoteAct)>);

/// Returns the message of a desk to all others on its event.
pub(super) fn word(event: &str, put_by: &str, station: &str, what: &str) -> String {
    let plain = |text: &str| text.replace(char::is_control, " ");
    let mut word = [event, put_by, &plain(station), &plain(what)].join("\n");
    word.truncate(word.floor_char_boundary(MOST_BYTES + event.len()));
    word
}

impl DeskReports {
    /// Processes a message, if it is from another desk on this event. Returns whether anything
    /// changed.
    pub(super) fn receive(&mut self, word: &str, (event, put_by): (&str, &str), now: i64) -> bool {
        let Some(rest) = word.strip_prefix(event).and_then(|rest| rest.strip_prefix('\n')) else {
            return false;
        };
        let mut parts = rest.splitn(3, '\n');
        let (Some(by), Some(station), Some(what)) = (parts.next(), parts.next(), parts.next())
        else {
            return false;
        };
        if by == put_by {
            return false;
        }
        if what.is_empty() {
            return self.0.remove(by).is_some();
        }
        let known = self.0.get(by).map(|(_, known)| known);
        if known.is_none() && self.0.len() >= MOST_DESKS {
            return false;
        }
        let open = RemoteAct { station: station.to_owned(), act: what.to_owned() };
        let is_news = known != Some(&open);
        self.0.insert(by.to_owned(), (now, open));
        is_news
    }

    /// Drops the desks without a recent report. Returns whether there were any.
    pub(super) fn forget(&mut self, now: i64) -> bool {
        let before = self.0.len();
        self.0.retain(|_, (heard, _)| now - *heard < HOLDS);
        self.0.len() != before
    }

    pub(super) fn open(&self) -> Vec<RemoteAct> {
        self.0.values().map(|(_, open)| open.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_desk_has_open_holds_until_it_says_otherwise_or_falls_silent() {
        let mut people = DeskReports::default();
        let me = ("friday", "1");
        let floor = word("friday", "2", "Floor", "a");
        assert!(people.receive(&floor, me, 0), "somebody has something open");
        assert!(!people.receive(&floor, me, 10_000), "said again it is nothing new");
        assert_eq!(people.open(), [RemoteAct { station: "Floor".into(), act: "a".into() }]);
        assert!(!people.forget(30_000), "it was said ten seconds later");
        assert!(people.forget(40_000) && people.open().is_empty());
        people.receive(&floor, me, 0);
        assert!(
            people.receive(&word("friday", "2", "Floor", ""), me, 1) && people.open().is_empty()
        );
    }

    #[test]
    fn words_that_are_not_meant_for_this_desk_or_are_none_say_nothing() {
        let mut people = DeskReports::default();
        let me = ("friday", "1");
        for word in [
            word("friday", "1", "me", "a"),
            word("fri", "2", "Floor", "a"),
            word("friday\nx", "2", "Floor", "a"),
            "friday".to_owned(),
            "friday\n2".to_owned(),
            "friday\n2\nFloor".to_owned(),
            String::new(),
        ] {
            let is_of_another = word.starts_with("friday\nx");
            assert_eq!(people.receive(&word, me, 0), is_of_another, "{word}");
        }
        let long = word("friday", "3", "Fl\noor", &"è".repeat(5_000));
        assert!(long.len() < 3_000 && people.receive(&long, me, 0));
        for desk in 0..1_000 {
            people.receive(&word("friday", &format!("d{desk}"), "Floor", "a"), me, 0);
        }
        assert_eq!(people.open().len(), MOST_DESKS, "a flood of desks is no memory without end");
    }
}
