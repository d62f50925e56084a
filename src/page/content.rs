//! The content served, written once for all requests.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    sync::{Arc, OnceLock},
};

use axum::body::Bytes;
use bottone_view_public::page::{ByLanguage, Day, Public, PublicPrizes, PublicSeat, PublicState};
use flate2::{Compression, write::GzEncoder};
use serde::Serialize;

use super::finder::{Finder, find};

/// The content of the page.
pub(super) struct PageContent {
    /// Every event that can be selected; at least one.
    events: Vec<Arc<ServedEvent>>,
    /// The list of the house's events.
    pub(super) day: Arc<ServedText>,
}

/// One event in its served form.
pub(super) struct ServedEvent {
    public: Arc<Public>,
    /// The changing state, as one complete server-sent event.
    pub(super) state: Bytes,
    /// Every active player.
    pub(super) seats: Arc<ServedText>,
    /// The search over the players.
    finder: Arc<Finder>,
    /// The payout of each place.
    pub(super) prizes: Arc<ServedText>,
}

/// The changing state, and the tags of its lists.
#[derive(Serialize)]
struct StateMessage<'a> {
    event: u32,
    #[serde(flatten)]
    now: &'a PublicState,
    seats: &'a str,
    prizes: &'a str,
    day: &'a str,
}

#[derive(Serialize)]
struct SeatsMessage<'a> {
    tag: &'a str,
    seats: &'a [PublicSeat],
}

#[derive(Serialize)]
struct PrizesMessage<'a> {
    tag: &'a str,
    #[serde(flatten)]
    prizes: &'a ByLanguage<PublicPrizes>,
}

#[derive(Serialize)]
struct DayMessage<'a> {
    tag: &'a str,
    #[serde(flatten)]
    day: &'a Day,
}

impl PageContent {
    /// Builds the served form of `events` and their list. Content unchanged since `before` is not
    /// written again.
    pub(super) fn of(events: &[Arc<Public>], day: &Day, before: Option<&Self>) -> Self {
        let tag = tag(&json(day));
        let day = reuse(before.map(|shown| &shown.day), &tag).unwrap_or_else(|| {
            let list = json(&DayMessage { tag: &tag, day });
            Arc::new(ServedText { tag, ..ServedText::new(list) })
        });
        let is_new = before.is_none_or(|before| before.day.tag != day.tag);
        let event = |public: &Arc<Public>| {
            let old = before.into_iter().flat_map(|before| &before.events);
            let old = old.into_iter().find(|old| old.public.event == public.event);
            match old {
                Some(old) if !is_new && Arc::ptr_eq(&old.public, public) => Arc::clone(old),
                old => Arc::new(ServedEvent::of(public, &day.tag, old)),
            }
        };
        Self { events: events.iter().map(event).collect(), day }
    }

    /// Returns the event with this number, or else the first.
    pub(super) fn event(&self, number: Option<u32>) -> Option<&Arc<ServedEvent>> {
        let chosen = self.events.iter().find(|event| Some(event.public.event) == number);
        chosen.or(self.events.first())
    }

    /// Returns the players of all events that match `typed`, as JSON.
    pub(super) fn find(&self, typed: &str) -> Vec<u8> {
        find(self.events.iter().map(|event| (event.public.event, &*event.finder)), typed)
    }
}

impl ServedEvent {
    /// Builds the served form of `public`. Lists unchanged since `before` are not written again.
    fn of(public: &Arc<Public>, day: &str, before: Option<&Arc<Self>>) -> Self {
        let tag = tag(&json(&public.seats));
        let seats = reuse(before.map(|shown| &shown.seats), &tag).unwrap_or_else(|| {
            let list = json(&SeatsMessage { tag: &tag, seats: &public.seats });
            Arc::new(ServedText { tag, ..ServedText::new(list) })
        });
        let finder = before.filter(|shown| shown.seats.tag == seats.tag);
        let finder = finder.map_or_else(
            || Arc::new(Finder::new(public.seats.clone())),
            |shown| Arc::clone(&shown.finder),
        );
        let tag = self::tag(&json(&public.prizes));
        let prizes = reuse(before.map(|shown| &shown.prizes), &tag).unwrap_or_else(|| {
            let list = json(&PrizesMessage { tag: &tag, prizes: &public.prizes });
            Arc::new(ServedText { tag, ..ServedText::new(list) })
        });
        let (now, event) = (&public.now, public.event);
        let state = StateMessage { event, now, seats: &seats.tag, prizes: &prizes.tag, day };
        // JSON contains no line break, so it is one line of the event.
        let mut event = b"event: state\ndata: ".to_vec();
        event.extend(json(&state));
        event.extend(b"\n\n");
        Self { public: Arc::clone(public), state: event.into(), seats, finder, prizes }
    }
}

fn reuse(before: Option<&Arc<ServedText>>, tag: &str) -> Option<Arc<ServedText>> {
    before.filter(|paper| paper.tag == tag).map(Arc::clone)
}

fn json(of: &impl Serialize) -> Vec<u8> {
    // Structs of text and whole numbers can always be written.
    serde_json::to_vec(of).unwrap_or_default()
}

/// Returns a tag that is equal for equal bytes and differs for others.
fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Content that is served as a whole.
pub(super) struct ServedText {
    /// The tag, which changes with the content.
    pub(super) tag: String,
    pub(super) plain: Bytes,
    /// The gzipped content, compressed at the first request for it.
    packed: OnceLock<Bytes>,
}

impl ServedText {
    pub(super) fn new(plain: Vec<u8>) -> Self {
        Self { tag: tag(&plain), plain: plain.into(), packed: OnceLock::new() }
    }

    /// Returns the gzipped content.
    pub(super) fn packed(&self) -> &Bytes {
        self.packed.get_or_init(|| {
            let mut gzip = GzEncoder::new(Vec::new(), Compression::new(5));
            let packed = gzip.write_all(&self.plain).and_then(|()| gzip.finish());
            packed.unwrap_or_default().into()
        })
    }
}
