//! What is given out, written once however many ask for it.

use std::{
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    sync::{Arc, OnceLock},
};

use axum::body::Bytes;
use flate2::{Compression, write::GzEncoder};
use serde::Serialize;

use super::finder::Finder;
use crate::view::public::{InEach, Now, Prizes, Public, Sits};

/// What the page shows.
pub(super) struct Shown {
    /// What changes, as one whole server-sent event.
    pub(super) state: Bytes,
    /// Everybody who plays.
    pub(super) seats: Arc<Paper>,
    /// Finds them by what is typed.
    pub(super) finder: Arc<Finder>,
    /// What each place is paid.
    pub(super) prizes: Arc<Paper>,
}

/// What changes, and which lists go with it.
#[derive(Serialize)]
struct State<'a> {
    #[serde(flatten)]
    now: &'a Now,
    seats: &'a str,
    prizes: &'a str,
}

#[derive(Serialize)]
struct Seats<'a> {
    tag: &'a str,
    seats: &'a [Sits],
}

#[derive(Serialize)]
struct Ladder<'a> {
    tag: &'a str,
    #[serde(flatten)]
    prizes: &'a InEach<Prizes>,
}

impl Shown {
    /// `public` as it is given out. Lists that are as they were `before` are not written again.
    pub(super) fn of(public: &Public, before: Option<&Arc<Self>>) -> Self {
        let tag = tag(&json(&public.seats));
        let seats = same(before.map(|shown| &shown.seats), &tag).unwrap_or_else(|| {
            let list = json(&Seats { tag: &tag, seats: &public.seats });
            Arc::new(Paper { tag, ..Paper::new(list) })
        });
        let finder = before.filter(|shown| shown.seats.tag == seats.tag);
        let finder = finder.map_or_else(
            || Arc::new(Finder::new(public.seats.clone())),
            |shown| Arc::clone(&shown.finder),
        );
        let tag = self::tag(&json(&public.prizes));
        let prizes = same(before.map(|shown| &shown.prizes), &tag).unwrap_or_else(|| {
            let list = json(&Ladder { tag: &tag, prizes: &public.prizes });
            Arc::new(Paper { tag, ..Paper::new(list) })
        });
        let state = State { now: &public.now, seats: &seats.tag, prizes: &prizes.tag };
        // JSON has no line in it that ends, so that it is one line of the event.
        let mut event = b"event: state\ndata: ".to_vec();
        event.extend(json(&state));
        event.extend(b"\n\n");
        Self { state: event.into(), seats, finder, prizes }
    }
}

fn same(before: Option<&Arc<Paper>>, tag: &str) -> Option<Arc<Paper>> {
    before.filter(|paper| paper.tag == tag).map(Arc::clone)
}

fn json(of: &impl Serialize) -> Vec<u8> {
    // Structs of text and whole numbers can always be written.
    serde_json::to_vec(of).unwrap_or_default()
}

/// The same for the same bytes, and another for others.
fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Something that is given out whole.
pub(super) struct Paper {
    /// Another for another content.
    pub(super) tag: String,
    pub(super) plain: Bytes,
    /// The same with gzip, packed for the first who asks for it.
    packed: OnceLock<Bytes>,
}

impl Paper {
    pub(super) fn new(plain: Vec<u8>) -> Self {
        Self { tag: tag(&plain), plain: plain.into(), packed: OnceLock::new() }
    }

    /// It with gzip.
    pub(super) fn packed(&self) -> &Bytes {
        self.packed.get_or_init(|| {
            let mut gzip = GzEncoder::new(Vec::new(), Compression::new(5));
            let packed = gzip.write_all(&self.plain).and_then(|()| gzip.finish());
            packed.unwrap_or_default().into()
        })
    }
}
