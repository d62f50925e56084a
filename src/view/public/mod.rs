//! What everybody may know: the event as it is given to telephones and televisions.
//!
//! Whatever is not in these structs cannot reach the room's page. They hold names, tables and seats,
//! the clock, and what each place is paid; no card, country or note of a player, nothing that was
//! paid in, paid out or agreed, no ruling, nobody who works here.

mod day;

use std::collections::BTreeMap;

use serde::{Serialize, Serializer, ser::SerializeTuple as _};

pub use day::{Day, DayEvent, DayStandings, DayTold};

use super::{
    Stat, board,
    clock::{ClockFace, Moment},
    figures,
    log::latest_moves,
    money::prizes::{PrizeRow, PrizeTable, shared},
    namesakes::Namesakes,
    walls, words,
};
use crate::{
    i18n::Language,
    rules::{
        payouts::worth,
        seat::Seat,
        time::{Span, Timestamp},
        witness::Witness,
    },
    tournament::{
        Tournament,
        clock::State,
        entries::EntryId,
        history::{Ledger, Record},
        tables::Moved,
    },
};

/// How many moves are told of.
const MOST_MOVES: usize = 24;

/// The same in each language, by its code.
pub type InEach<T> = BTreeMap<&'static str, T>;

/// Everything that everybody may know of one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// The number by which it is known among several.
    pub event: u32,
    /// The clock, the figures and the last moves: small, and sent with each change.
    pub now: Now,
    /// Everybody who plays, by name.
    pub seats: Vec<Sits>,
    /// What each place is paid.
    pub prizes: InEach<Prizes>,
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
    /// What is left of the level or break at that instant, in milliseconds; nothing after the end of a
    /// day.
    pub left: i64,
    /// How long all of it is, in milliseconds; nothing after the end of a day.
    pub length: i64,
    /// How many players are left.
    pub players: u32,
    /// The place of whoever is out next, once it is known what it is paid.
    pub next_out: Option<u32>,
    /// How many places are paid, once that is known.
    pub paid: Option<u32>,
    /// The last moves, the latest first.
    pub moves: Vec<Move>,
    /// What is told in words.
    #[serde(flatten)]
    pub told: InEach<Told>,
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
    /// "Play resumes at 14:00" after the end of a day; empty where nobody has said so.
    pub resumes: String,
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
    /// "Seal 414-7KQM-2F9P-XD03-H6TA" in a break and when play is over; else empty.
    pub seal: String,
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
    /// Was he called from the waiting list?
    #[serde(skip_serializing_if = "crate::rules::is_nothing")]
    pub called: bool,
    /// The number of the entry, where another player has that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
}

/// Where a player sits. Written as `["Bianchi","Luca",12,7]`, with the number of the entry behind it where
/// there is one, since there may be ten thousand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sits {
    pub family: String,
    pub given: String,
    /// Table and seat; `None` while waiting for one, which is written as a nought and the place on the waiting list.
    pub seat: Option<Seat>,
    /// The place on the waiting list, from 1; nought for who is not on it.
    pub place: u32,
    /// The number of the entry, where another player has that name.
    pub entry: Option<u32>,
}

impl Serialize for Sits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (table, seat) =
            self.seat.map(place).map_or((0, self.place), |(table, seat)| (table, seat.into()));
        let mut tuple = to.serialize_tuple(4 + usize::from(self.entry.is_some()))?;
        tuple.serialize_element(&self.family)?;
        tuple.serialize_element(&self.given)?;
        tuple.serialize_element(&table)?;
        tuple.serialize_element(&seat)?;
        if let Some(entry) = self.entry {
            tuple.serialize_element(&entry)?;
        }
        tuple.end()
    }
}

/// What each place is paid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prizes {
    /// True for an event without prizes.
    #[serde(skip_serializing_if = "crate::rules::is_nothing")]
    pub none: bool,
    /// How sure they are: "Prizes announced at 17:32"; empty where nothing is paid.
    pub certainty: String,
    /// All of it together.
    pub pool: String,
    /// What a deal has shared; may be empty.
    pub note: String,
    /// From the first place down, places that are paid alike in one; none while they are provisional.
    /// What a deal shares is left out.
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
        let announced = !t.certainty(at).is_provisional();
        let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
        // As long as entries may come nobody knows how many go out before the prizes.
        let known = announced && !t.registration_open(at);
        let paid = known.then(|| u32::try_from(t.places_paid()).unwrap_or(u32::MAX));
        let next = t.next_out(at).filter(|_| announced);
        let over = figures::is_day_over(t, at);
        let of_row = |span: Span| if over { 0 } else { span.millis() };
        let faces = Language::ALL.map(|language| told(language, t, at));
        let now = Now {
            at: at.millis(),
            face: faces.first().map_or("none", |(shown, _)| face(shown)),
            runs: t.clock().runs(at),
            paused: reading.state == State::Paused,
            left: of_row(reading.left),
            length: of_row(t.clock().length(reading.row)),
            players: left,
            next_out: next.map(|next| next.place),
            paid,
            moves,
            told: in_each(faces.map(|(_, told)| told)),
        };
        let prizes = in_each(Language::ALL.map(|language| prizes(language, t, at)));
        // Who sits where from now on is told by the next day.
        let gone_on = t.bags().carried_over().is_some();
        let seats = if gone_on { Vec::new() } else { seats(t) };
        Self { event: 0, now, seats, prizes }
    }

    /// The same with the code of how far the event's file has come, at the moments at which that is shown.
    #[must_use]
    pub fn sealed(mut self, t: &Tournament, witness: Option<Witness>) -> Self {
        let moment = Moment::of(t, Timestamp::from_millis(self.now.at));
        for language in Language::ALL {
            if let Some(told) = self.now.told.get_mut(language.code()) {
                told.seal = walls::seal(language, moment, witness);
            }
        }
        self
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
            told: in_each(Default::default()),
        };
        Self { event: 0, now, seats: Vec::new(), prizes: in_each(Default::default()) }
    }
}

fn in_each<T>(all: [T; Language::ALL.len()]) -> InEach<T> {
    Language::ALL.map(Language::code).into_iter().zip(all).collect()
}

/// How long after `at` this changes with time alone, in milliseconds: when the level or break is
/// over. `None` while the clock stands.
pub fn until_change(t: &Tournament, at: Timestamp) -> Option<i64> {
    let left = t.clock().read(at).left.millis();
    (t.clock().runs(at) && left > 0).then_some(left)
}

fn face(face: &ClockFace) -> &'static str {
    match face.moment {
        Moment::Before => "waiting",
        Moment::Play => "level",
        Moment::Break => "break",
        Moment::DayOver => "over",
        Moment::Won => "winner",
    }
}

fn told(language: Language, t: &Tournament, at: Timestamp) -> (ClockFace, Told) {
    let face = ClockFace::of(language, t, &[], at);
    let winner = t.winner(at).map(|entry| words::full_name(language, t, entry));
    let board = board::said(language, t).filter(|_| winner.is_none());
    let (next, next_ante) = face.next.clone().unwrap_or_default();
    let chip = |([red, green, blue], value): &([u8; 3], String)| {
        (format!("#{red:02x}{green:02x}{blue:02x}"), value.clone())
    };
    let told = Told {
        event: face.event.clone(),
        detail: face.detail.clone(),
        heading: face.heading.clone(),
        winner: winner.unwrap_or_default(),
        resumes: if face.moment == Moment::DayOver { face.left.clone() } else { String::new() },
        stakes: face.stakes.clone(),
        ante: face.ante.clone(),
        next,
        next_ante,
        chip_note: face.chip_note.clone(),
        banner: board.unwrap_or_default(),
        figures: figures(language, t, &face, at),
        chips: face.chips.iter().map(chip).collect(),
        seal: String::new(),
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
    let closes = figures::entries_close_in(t, at);
    all.extend(closes.map(|left| counting("clock-entries-close-in", left.millis())));
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
    let moves = latest_moves(t, records, ledger, MOST_MOVES);
    let namesakes = Namesakes::among(t, moves.iter().map(|(step, _)| step.entry));
    let told = |(step, at): (Moved, Timestamp)| Move {
        name: words::full_name(Language::English, t, step.entry),
        time: words::time_of_day(at),
        from: step.from.map(place),
        to: place(step.to),
        called: step.from.is_none() && t.waiting_list().get(step.entry).is_some(),
        entry: namesakes.has(step.entry).then(|| step.entry.get()),
    };
    moves.into_iter().map(told).collect()
}

fn seats(t: &Tournament) -> Vec<Sits> {
    let name = |entry| Some((t.entries().person(entry)?.folded(), entry));
    let mut players: Vec<(String, EntryId)> =
        t.entries().playing().filter_map(|(entry, _)| name(entry)).collect();
    players.sort_by_cached_key(|(name, entry)| (name.clone(), t.tables().seat_of(*entry)));
    let namesakes = Namesakes::in_order(&players);
    let places: BTreeMap<EntryId, u32> = t.waiting_list().line().zip(1..).collect();
    let sits = |(_, entry): (String, EntryId)| {
        let person = t.entries().person(entry)?;
        Some(Sits {
            family: person.family.clone(),
            given: person.given.clone(),
            seat: t.tables().seat_of(entry),
            place: places.get(&entry).copied().unwrap_or_default(),
            entry: namesakes.has(entry).then(|| entry.get()),
        })
    };
    players.into_iter().filter_map(sits).collect()
}

/// What each place is paid as it was locked. Of the places that a deal shares what was kept to play for:
/// the rest is settled between those who made it.
fn prizes(language: Language, t: &Tournament, at: Timestamp) -> Prizes {
    let table = PrizeTable::of(language, t, None, at);
    let announced = !t.certainty(at).is_provisional();
    // What is not money is promised as soon as it is in the setup.
    let line = |row: PrizeRow| {
        let prize = row.prize();
        PrizeLine { first: row.first, last: row.last, place: row.place, prize }
    };
    let rows = table.wins(announced).into_iter().map(line).collect();
    let raffle = if table.raffle.is_empty() {
        String::new()
    } else {
        language.say("prizes-wall-raffle", &[("items", words::joined(table.raffle).into())])
    };
    let certainty = table.certainty;
    if !announced || t.places_paid() == 0 {
        let none = t.setup().without_prizes;
        return Prizes { none, certainty, pool: String::new(), note: raffle, rows };
    }
    let pool = worth(&t.prize_list().unwrap_or_default(), t.ticket());
    let pool = language.money(pool, &t.setup().currency);
    let note = words::joined([shared(language, t).unwrap_or_default(), raffle]);
    Prizes { none: false, certainty, pool, note, rows }
}
