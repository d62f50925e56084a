//! The public view: the event as sent to phones and televisions.
//!
//! The room's page can only show what is in these structs. They hold names, tables and seats, the
//! clock, and the payout of each place. They hold no card, country or note of a player, and no
//! names of staff. They hold no payment, deal share or ruling either.

mod day;

use std::collections::BTreeMap;

use bottone_base::{
    seat::Seat,
    time::{Span, Timestamp},
    witness::Witness,
};
use bottone_i18n::Language;
use bottone_rules::payouts::worth;
use bottone_tournament::{
    Tournament,
    clock::ClockStatus,
    entries::EntryId,
    history::{Ledger, Record},
    tables::SeatMove,
};
use bottone_view::{
    Stat, announcements, board,
    clock::{ClockFace, EveningPart},
    figures,
    highlight::{Highlight, HighlightKind, HighlightText},
    log::latest_moves,
    money::prizes::{PrizeRow, PrizeTable, shared},
    namesakes::Namesakes,
};
use bottone_vocabulary::words;
use serde::{Serialize, Serializer, ser::SerializeTuple as _};

use super::walls;

pub use day::{Day, DayEvent, DayStandings, DayText};

/// The most moves published.
const MOST_MOVES: usize = 24;

/// A value in each language, by language code.
pub type ByLanguage<T> = BTreeMap<&'static str, T>;

/// The public view of one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public {
    /// The number of the event among several.
    pub event: u32,
    /// The clock, the figures and the latest moves: small, and sent with each change.
    pub now: PublicState,
    /// Every active player, by name.
    pub seats: Vec<PublicSeat>,
    /// The payout of each place.
    pub prizes: ByLanguage<PublicPrizes>,
}

/// The event at one time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicState {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// "waiting", "level", "break", "over" or "winner".
    pub face: &'static str,
    /// True if the clock is running.
    pub runs: bool,
    /// True if the floor has stopped it.
    pub paused: bool,
    /// The time left in the level or break at that time, in milliseconds; 0 after the end of a day.
    pub left: i64,
    /// The full length of the level or break, in milliseconds; 0 after the end of a day.
    pub length: i64,
    /// The number of players left.
    pub players: u32,
    /// The place of the next bust, once its payout is known.
    pub next_out: Option<u32>,
    /// The number of paid places, once known.
    pub paid: Option<u32>,
    /// The last moves, the latest first.
    pub moves: Vec<PublicMove>,
    /// The present moment, and its end in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<(&'static str, i64)>,
    /// The texts, in each language.
    #[serde(flatten)]
    pub texts: ByLanguage<PublicText>,
}

/// The words in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicText {
    /// The event's name.
    pub event: String,
    /// "Day 1B · No-Limit Hold'em".
    pub detail: String,
    /// "Level 9", "Paused · Level 9", "Break", "Winner".
    pub heading: String,
    /// The winner; empty until there is one.
    pub winner: String,
    /// "Play resumes at 14:00" after the end of a day; empty if the time is not known.
    pub resumes: String,
    /// "400 / 800"; in a running break "Back at 19:15".
    pub stakes: String,
    /// "Big blind ante 800".
    pub ante: String,
    /// The blinds of the next level.
    pub next: String,
    /// The ante of the next level.
    pub next_ante: String,
    /// "100s come off at the break".
    pub chip_note: String,
    /// "Hand for hand" during it, else empty.
    pub banner: String,
    /// The present moment: its title, its figure, its text, "at least" and the amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<[String; 5]>,
    /// The figures on the wall: players, average stack and others.
    pub figures: Vec<PublicFigure>,
    /// The chips in play: colour as `#rrggbb`, and value.
    pub chips: Vec<(String, String)>,
    /// "Seal 414-7KQM-2F9P-XD03-H6TA" in a break and when play is over; else empty.
    pub seal: String,
}

/// A figure; a countdown has the milliseconds left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicFigure {
    /// "Players".
    pub caption: String,
    /// "167".
    pub figure: String,
    /// "of 220".
    pub tail: String,
    /// The milliseconds left, in place of a figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
}

/// A moved player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PublicMove {
    /// "Bianchi, Luca".
    pub name: String,
    /// "21:06".
    pub time: String,
    /// The old table and seat; `None` for a player who had none.
    pub from: Option<(u16, u8)>,
    /// The new table and seat.
    pub to: (u16, u8),
    /// True if the player was called from the waiting list.
    #[serde(skip_serializing_if = "bottone_base::is_nothing")]
    pub called: bool,
    /// The number of the entry, if another player has that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u32>,
}

/// A player's seat. Written as `["Bianchi","Luca",12,7]`, followed by the number of the entry if
/// there is one, as there may be ten thousand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicSeat {
    pub family: String,
    pub given: String,
    /// The table and seat. `None` while waiting for one, which is written as 0 and the place on the
    /// waiting list.
    pub seat: Option<Seat>,
    /// The place on the waiting list, from 1; 0 for a player who is not on it.
    pub place: u32,
    /// The number of the entry, if another player has that name.
    pub entry: Option<u32>,
}

impl Serialize for PublicSeat {
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

/// The payout of each place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PublicPrizes {
    /// True for an event without prizes.
    #[serde(skip_serializing_if = "bottone_base::is_nothing")]
    pub none: bool,
    /// The status: "Prizes announced at 17:32"; empty if there are no prizes.
    pub certainty: String,
    /// The whole pool.
    pub pool: String,
    /// The note on a deal; may be empty.
    pub note: String,
    /// The rows from the first place down, with equal prizes in one row; empty while prizes are
    /// provisional. The shares of a deal are left out.
    pub rows: Vec<PrizeLine>,
}

/// Places with equal prizes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrizeLine {
    /// The best place.
    pub first: u32,
    /// The worst place.
    pub last: u32,
    /// "1", "10–12".
    pub place: String,
    /// "€2,100", or "1 seat".
    pub prize: String,
}

impl Public {
    /// Builds the public view at `at`. `moves` are the latest ones, from [`moves`].
    pub fn of(t: &Tournament, moves: Vec<PublicMove>, at: Timestamp) -> Self {
        let reading = t.clock().read(at);
        let announced = !t.certainty(at).is_provisional();
        let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
        // While entries are open, the number of busts before the prizes is not known.
        let known = announced && !t.registration_open(at);
        let paid = known.then(|| u32::try_from(t.places_paid()).unwrap_or(u32::MAX));
        let next = t.next_out(at).filter(|_| announced);
        let over = figures::is_day_over(t, at);
        let of_row = |span: Span| if over { 0 } else { span.millis() };
        let faces = Language::ALL.map(|language| public_text(language, t, at));
        let now = PublicState {
            at: at.millis(),
            face: faces.first().map_or("none", |(shown, _)| face(shown)),
            runs: t.clock().runs(at),
            paused: reading.state == ClockStatus::Paused,
            left: of_row(reading.left),
            length: of_row(t.clock().length(reading.row)),
            players: left,
            next_out: next.map(|next| next.place),
            paid,
            moves,
            moment: Highlight::of(t, at).and_then(|of| Some((moment(of.kind)?, of.until.millis()))),
            texts: by_language(faces.map(|(_, texts)| texts)),
        };
        let prizes = by_language(Language::ALL.map(|language| prizes(language, t, at)));
        // The next day's event shows the seats from now on.
        let gone_on = t.bags().carried_over().is_some();
        let seats = if gone_on { Vec::new() } else { seats(t) };
        Self { event: 0, now, seats, prizes }
    }

    /// Adds the code of the file's present state, at the times when it is shown.
    #[must_use]
    pub fn sealed(mut self, t: &Tournament, witness: Option<Witness>) -> Self {
        let moment = EveningPart::of(t, Timestamp::from_millis(self.now.at));
        for language in Language::ALL {
            if let Some(texts) = self.now.texts.get_mut(language.code()) {
                texts.seal = walls::seal(language, moment, witness);
            }
        }
        self
    }

    /// Returns the empty view before there is an event.
    pub fn empty(at: i64) -> Self {
        let now = PublicState {
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
            moment: None,
            texts: by_language(Default::default()),
        };
        Self { event: 0, now, seats: Vec::new(), prizes: by_language(Default::default()) }
    }
}

fn by_language<T>(all: [T; Language::ALL.len()]) -> ByLanguage<T> {
    Language::ALL.map(Language::code).into_iter().zip(all).collect()
}

fn face(face: &ClockFace) -> &'static str {
    match face.moment {
        EveningPart::Before => "waiting",
        EveningPart::Play => "level",
        EveningPart::Break => "break",
        EveningPart::DayOver => "over",
        EveningPart::Won => "winner",
    }
}

/// Returns the page's name for a moment, if the page shows it.
const fn moment(kind: HighlightKind) -> Option<&'static str> {
    match kind {
        HighlightKind::Level(_) => Some("level"),
        HighlightKind::InTheMoney(_) => Some("money"),
        HighlightKind::FinalTable => Some("final"),
        HighlightKind::Winner => Some("winner"),
        HighlightKind::Payouts => None,
    }
}

fn public_text(language: Language, t: &Tournament, at: Timestamp) -> (ClockFace, PublicText) {
    let face = ClockFace::of(language, t, &[], at);
    let winner = t.winner(at).map(|entry| words::full_name(language, t, entry));
    let board = board::title_line(language, t).filter(|_| winner.is_none());
    let board = board.or_else(|| announcements::announcements(language, t, at));
    let (next, next_ante) = face.next.clone().unwrap_or_default();
    let chip = |([red, green, blue], value): &([u8; 3], String)| {
        (format!("#{red:02x}{green:02x}{blue:02x}"), value.clone())
    };
    let texts = PublicText {
        event: face.event.clone(),
        detail: face.detail.clone(),
        heading: face.heading.clone(),
        winner: winner.unwrap_or_default(),
        resumes: if face.moment == EveningPart::DayOver {
            face.left.clone()
        } else {
            String::new()
        },
        stakes: face.stakes.clone(),
        ante: face.ante.clone(),
        next,
        next_ante,
        chip_note: face.chip_note.clone(),
        banner: board.unwrap_or_default(),
        moment: Highlight::of(t, at).and_then(|of| {
            let HighlightText { title, figure, note, least: (word, least) } =
                HighlightText::of(language, t, of.kind, at)?;
            Some([title, figure, note, word, least])
        }),
        figures: figures(language, t, &face, at),
        chips: face.chips.iter().map(chip).collect(),
        seal: String::new(),
    };
    (face, texts)
}

/// Returns the figures of the wall; countdowns have the time left.
fn figures(
    language: Language,
    t: &Tournament,
    face: &ClockFace,
    at: Timestamp,
) -> Vec<PublicFigure> {
    let still = |stat: &Stat| PublicFigure {
        caption: stat.caption.clone(),
        figure: stat.figure.clone(),
        tail: stat.tail.clone(),
        left: None,
    };
    let mut all: Vec<PublicFigure> = face.left_zone.iter().map(still).collect();
    let pool = figures::prize_pool(t);
    if !pool.is_zero() {
        let figure = language.money(pool, &t.setup().currency);
        all.push(still(&Stat::new(language, "clock-prize-pool", figure, "")));
    }
    if t.winner(at).is_some() {
        return all;
    }
    let counting = |caption: &str, left: i64| PublicFigure {
        caption: language.word(caption),
        left: Some(left),
        ..PublicFigure::default()
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

/// Returns the latest moves, the latest first.
pub fn moves(t: &Tournament, records: &[Record], ledger: &Ledger) -> Vec<PublicMove> {
    let moves = latest_moves(t, records, ledger, MOST_MOVES);
    let namesakes = Namesakes::among(t, moves.iter().map(|(step, _)| step.entry));
    let line = |(step, at): (SeatMove, Timestamp)| PublicMove {
        name: words::full_name(Language::English, t, step.entry),
        time: words::time_of_day(at),
        from: step.from.map(place),
        to: place(step.to),
        called: step.from.is_none() && t.waiting_list().get(step.entry).is_some(),
        entry: namesakes.contains(step.entry).then(|| step.entry.get()),
    };
    moves.into_iter().map(line).collect()
}

fn seats(t: &Tournament) -> Vec<PublicSeat> {
    let name = |entry| Some((t.entries().person(entry)?.folded(), entry));
    let mut players: Vec<(String, EntryId)> =
        t.entries().playing().filter_map(|(entry, _)| name(entry)).collect();
    players.sort_by_cached_key(|(name, entry)| (name.clone(), t.tables().seat_of(*entry)));
    let namesakes = Namesakes::in_order(&players);
    let places: BTreeMap<EntryId, u32> = t.waiting_list().line().zip(1..).collect();
    let sits = |(_, entry): (String, EntryId)| {
        let person = t.entries().person(entry)?;
        Some(PublicSeat {
            family: person.family.clone(),
            given: person.given.clone(),
            seat: t.tables().seat_of(entry),
            place: places.get(&entry).copied().unwrap_or_default(),
            entry: namesakes.contains(entry).then(|| entry.get()),
        })
    };
    players.into_iter().filter_map(sits).collect()
}

/// Returns the locked payout of each place. Of the places in a deal, only kept prizes are shown, as
/// the shares are private.
fn prizes(language: Language, t: &Tournament, at: Timestamp) -> PublicPrizes {
    let table = PrizeTable::of(language, t, None, at);
    let announced = !t.certainty(at).is_provisional();
    // Non-money prizes are promised as soon as they are in the setup.
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
        return PublicPrizes { none, certainty, pool: String::new(), note: raffle, rows };
    }
    let pool = worth(&t.prize_list().unwrap_or_default(), t.ticket());
    let pool = language.money(pool, &t.setup().currency);
    let note = words::joined([shared(language, t).unwrap_or_default(), raffle]);
    PublicPrizes { none: false, certainty, pool, note, rows }
}
