//! What everybody may know: the event as it is given to telephones and televisions.
//!
//! Whatever is not in these structs cannot reach the room's page. They hold names, tables and seats,
//! the clock, and what each place is paid; no card, country or note of a player, nothing that was
//! paid in, paid out or agreed, no ruling, nobody who works here.

use serde::{Serialize, Serializer, ser::SerializeTuple as _};

use super::{
    Stat,
    amounts::Column,
    clock::{ClockFace, Face},
    figures,
    log::latest_moves,
    words,
};
use crate::{
    rules::{
        money::Money,
        payouts::{Prize, worth},
        seat::Seat,
        time::Timestamp,
    },
    tongue::Language,
    tournament::{
        Tournament,
        clock::State,
        history::{Ledger, Record},
        prizes::Row,
        tables::Moved,
    },
};

/// How many moves are told of.
const MOST_MOVES: usize = 24;

/// Everything that everybody may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// The clock, the figures and the last moves: small, and sent with each change.
    pub now: Now,
    /// Everybody who plays, by name.
    pub seats: Vec<Sits>,
    /// What each place is paid, in the order of [`Language::ALL`].
    pub prizes: [Prizes; 2],
}

/// The event at an instant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Now {
    /// The instant, in milliseconds since 1970.
    pub at: i64,
    /// "waiting", "level", "break", "over" or "winner".
    pub face: &'static str,
    /// Does the clock run?
    pub runs: bool,
    /// Did the floor stop it?
    pub paused: bool,
    /// What is left of the level or break at that instant, in milliseconds.
    pub left: i64,
    /// How long all of it is, in milliseconds.
    pub length: i64,
    /// How many players are left.
    pub players: u32,
    /// The place of whoever is out next, once it is known what it is paid.
    pub next_out: Option<u32>,
    /// How many places are paid, once that is known.
    pub paid: Option<u32>,
    /// The last moves, the latest first.
    pub moves: Vec<Move>,
    /// What is told in English.
    pub en: Told,
    /// What is told in Italian.
    pub it: Told,
}

/// What is told in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Told {
    /// The event's name.
    pub event: String,
    /// "Day 1B · No-Limit Hold'em".
    pub detail: String,
    /// "Level 9", "Paused · Level 9", "Break", "Winner".
    pub heading: String,
    /// The winner; empty while there is none.
    pub winner: String,
    /// "400 / 800"; in a break that runs "Back at 19:15".
    pub stakes: String,
    /// "Big blind ante 800".
    pub ante: String,
    /// Blinds of the next level.
    pub next: String,
    /// Ante of the next level.
    pub next_ante: String,
    /// "100s come off at the break".
    pub chip_note: String,
    /// "Hand for hand", while it is.
    pub banner: String,
    /// Players, average stack and what else the wall shows.
    pub figures: Vec<Figure>,
    /// The chips in play: colour as `#rrggbb`, and value.
    pub chips: Vec<(String, String)>,
}

/// A figure; one that counts down has the milliseconds that are left at the instant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Figure {
    /// "Players".
    pub caption: String,
    /// "167".
    pub figure: String,
    /// "of 220".
    pub tail: String,
    /// Instead of a figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
}

/// A player who was moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Move {
    /// "Bianchi, Luca".
    pub name: String,
    /// "21:06".
    pub time: String,
    /// Table and seat before; `None` for one who waited for a seat.
    pub from: Option<(u16, u8)>,
    /// Table and seat now.
    pub to: (u16, u8),
}

/// Where a player sits. Written as `["Bianchi","Luca",12,7]`, since there may be ten thousand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sits {
    /// Family name.
    pub family: String,
    /// Given names.
    pub given: String,
    /// Table and seat; `None` while waiting for one, which is written as two noughts.
    pub seat: Option<Seat>,
}

impl Serialize for Sits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (table, seat) = self.seat.map(place).unwrap_or_default();
        let mut tuple = to.serialize_tuple(4)?;
        tuple.serialize_element(&self.family)?;
        tuple.serialize_element(&self.given)?;
        tuple.serialize_element(&table)?;
        tuple.serialize_element(&seat)?;
        tuple.end()
    }
}

/// What each place is paid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prizes {
    /// All of it together.
    pub pool: String,
    /// Something to know about it; may be empty.
    pub note: String,
    /// From the first place down, places that are paid alike in one.
    pub rows: Vec<PrizeLine>,
}

/// Places that are paid alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrizeLine {
    /// The best of them.
    pub first: u32,
    /// The worst.
    pub last: u32,
    /// "1", "10–12".
    pub place: String,
    /// "€2,100", or "1 seat".
    pub prize: String,
}

impl Public {
    /// What everybody may know at `at`. `moves` are the last ones, as [`moves`] finds them.
    pub fn of(t: &Tournament, moves: Vec<Move>, at: Timestamp) -> Self {
        let reading = t.clock().read(at);
        let announced = announced(t, at);
        let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
        let paid = announced.then(|| u32::try_from(t.places_paid()).unwrap_or(u32::MAX));
        // After a deal the place of whoever is out next says nothing of what it brings.
        let playing_for = left > 1 && t.deals().agreed().is_none();
        let [english, italian] = Language::ALL.map(|language| told(language, t, at));
        let now = Now {
            at: at.millis(),
            face: face(&english.0),
            runs: t.clock().runs(at),
            paused: reading.state == State::Paused,
            left: reading.left.millis(),
            length: t.clock().length(reading.row).millis(),
            players: left,
            next_out: paid.filter(|paid| playing_for && left <= *paid).map(|_| left),
            paid,
            moves,
            en: english.1,
            it: italian.1,
        };
        let prizes = Language::ALL
            .map(|language| if announced { prizes(language, t) } else { Prizes::default() });
        Self { now, seats: seats(t), prizes }
    }

    /// Nothing, before there is an event.
    pub fn nothing(at: i64) -> Self {
        let now = Now {
            at,
            face: "none",
            runs: false,
            paused: false,
            left: 0,
            length: 0,
            players: 0,
            next_out: None,
            paid: None,
            moves: Vec::new(),
            en: Told::default(),
            it: Told::default(),
        };
        Self { now, seats: Vec::new(), prizes: Default::default() }
    }
}

/// How long after `at` this changes with time alone, in milliseconds: when the level or break is
/// over. `None` while the clock stands.
pub fn until_change(t: &Tournament, at: Timestamp) -> Option<i64> {
    let left = t.clock().read(at).left.millis();
    (t.clock().runs(at) && left > 0).then_some(left)
}

/// The prizes are for everybody once they are locked and nobody can change them by entering.
fn announced(t: &Tournament, at: Timestamp) -> bool {
    t.prizes().locked().is_some() && !t.registration_open(at)
}

fn face(face: &ClockFace) -> &'static str {
    match face.face {
        Face::Waiting => "waiting",
        Face::Level => "level",
        Face::Break => "break",
        Face::DayOver => "over",
        Face::Winner => "winner",
    }
}

fn told(language: Language, t: &Tournament, at: Timestamp) -> (ClockFace, Told) {
    let face = ClockFace::of(language, t, &[], at);
    let winner = t.winner(at).map(|entry| words::full_name(language, t, entry));
    let together = t.entries().hand_for_hand().began().is_some() && winner.is_none();
    let (next, next_ante) = face.next.clone().unwrap_or_default();
    let chip = |([red, green, blue], value): &([u8; 3], String)| {
        (format!("#{red:02x}{green:02x}{blue:02x}"), value.clone())
    };
    let told = Told {
        event: face.event.clone(),
        detail: face.detail.clone(),
        heading: face.heading.clone(),
        winner: winner.unwrap_or_default(),
        stakes: face.stakes.clone(),
        ante: face.ante.clone(),
        next,
        next_ante,
        chip_note: face.chip_note.clone(),
        banner: if together { language.word("prizes-hand-for-hand") } else { String::new() },
        figures: figures(language, t, &face, at),
        chips: face.chips.iter().map(chip).collect(),
    };
    (face, told)
}

/// The figures of the wall, those that count down with what is left of them.
fn figures(language: Language, t: &Tournament, face: &ClockFace, at: Timestamp) -> Vec<Figure> {
    let still = |stat: &Stat| Figure {
        caption: stat.caption.clone(),
        figure: stat.figure.clone(),
        tail: stat.tail.clone(),
        left: None,
    };
    let mut all: Vec<Figure> = face.left_zone.iter().map(still).collect();
    let pool = figures::prize_pool(t);
    if !pool.is_zero() {
        let figure = language.money(pool, &t.setup().currency);
        all.push(still(&Stat::new(language, "clock-prize-pool", figure, "")));
    }
    if t.winner(at).is_some() {
        return all;
    }
    let counting = |caption: &str, left: i64| Figure {
        caption: language.word(caption),
        left: Some(left),
        ..Figure::default()
    };
    if t.registration_open(at) && t.entries().by_hand().is_none() {
        let closes = t.clock().structure().registration_closes();
        let left = closes.and_then(|row| t.clock().until(row, at));
        all.extend(left.map(|left| counting("clock-entries-close-in", left.millis())));
    }
    if let Some(left) = figures::break_in(t, at) {
        let on_break = figures::on_break(t, at);
        let caption = if on_break { "clock-next-break-in" } else { "figure-break-in" };
        all.push(counting(caption, left.millis()));
    }
    all
}

fn place(seat: Seat) -> (u16, u8) {
    (seat.table.get(), seat.seat.get())
}

/// The last moves, the latest first.
pub fn moves(t: &Tournament, records: &[Record], ledger: &Ledger) -> Vec<Move> {
    let told = |(step, at): (Moved, Timestamp)| Move {
        name: words::full_name(Language::English, t, step.entry),
        time: words::time_of_day(at),
        from: step.from.map(place),
        to: place(step.to),
    };
    latest_moves(t, records, ledger, MOST_MOVES).into_iter().map(told).collect()
}

fn seats(t: &Tournament) -> Vec<Sits> {
    let mut seats: Vec<(String, Sits)> = t
        .entries()
        .playing()
        .filter_map(|(id, entry)| {
            let person = &t.entries().player(entry.player)?.person;
            let sits = Sits {
                family: person.family.clone(),
                given: person.given.clone(),
                seat: t.tables().seat_of(id),
            };
            Some((person.folded(), sits))
        })
        .collect();
    seats.sort_by(|(a, one), (b, other)| (a, one.seat).cmp(&(b, other.seat)));
    seats.into_iter().map(|(_, sits)| sits).collect()
}

/// What each place is paid as it was locked. The places that a deal shares are settled between those
/// who made it, and left out.
fn prizes(language: Language, t: &Tournament) -> Prizes {
    let prizes = t.prize_list().unwrap_or_default();
    let currency = &t.setup().currency;
    let pool = worth(&prizes, t.ticket());
    let shared = t.deals().agreed().map_or(0, |deal| deal.shares.len());
    let mut first = u32::try_from(shared).unwrap_or(u32::MAX).saturating_add(1);
    let mut rows = Vec::new();
    let told = prizes.get(shared..).unwrap_or_default();
    let column = Column::of(language, currency, told.iter().map(|prize| prize.money));
    for row in Row::of(told) {
        let last = first.saturating_add(row.places.saturating_sub(1));
        let place = match language.number(first) {
            alone if first == last => alone,
            from => format!("{from}–{}", language.number(last)),
        };
        rows.push(PrizeLine { first, last, place, prize: prize(language, row.prize, &column) });
        first = last.saturating_add(1);
    }
    let note = match shared {
        0 => String::new(),
        places => language.say("page-shared", &[("count", places.into())]),
    };
    Prizes { pool: language.money(pool, currency), note, rows }
}

fn prize(language: Language, prize: Prize, column: &Column<'_>) -> String {
    let seats = || words::count(language, "prizes-seats", usize::from(prize.tickets));
    match (prize.tickets, prize.money) {
        (0, money) => column.show(money),
        (_, Money::ZERO) => seats(),
        (_, money) => format!("{} + {}", seats(), column.show(money)),
    }
}
