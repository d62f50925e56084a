//! The players' list and one player's card.

use std::{collections::BTreeSet, sync::Arc};

use bottone_base::{chips::Chips, seat::Seat, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::seating::SeatingPlan;
use bottone_tournament::{
    FinishPlace, Tournament,
    entries::{Entry, EntryId, EntryState, Player, PlayerId},
    history::{Ledger, Record},
};
use bottone_vocabulary::words;

use super::{Stat, Tone, chips::age::CountAge, figures, incidents, log, money};

/// The summary above the players' list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayersSummary {
    /// "220 entries · 198 players · 22 re-entries · 1 to be seated".
    pub line: String,
    /// The number of open seats, for "Open seats: 13".
    pub open_seats: usize,
}

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    pub player: PlayerId,
    /// The latest entry, if any.
    pub entry: Option<EntryId>,
    /// "Bianchi, Luca".
    pub name: Arc<str>,
    /// "IT"; may be empty.
    pub country: String,
    /// The number of entries; empty without one.
    pub entries: String,
    /// "T3 S7" or "—".
    pub seat: String,
    /// The last count, "27,400" or "—".
    pub chips: String,
    /// `Dim` if the count is old.
    pub chips_tone: Tone,
    /// The same in big blinds, "18 BB"; may be empty.
    pub blinds: String,
    /// "Playing", "Moving", "Registered", "175th", "Listed", "Refunded", "Winner".
    pub status: String,
    /// The tone of the status.
    pub tone: Tone,
}

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayerOrder {
    #[default]
    Name,
    /// By table and seat.
    Seat,
    /// By the last count, the most first.
    Chips,
    /// Active players first, then by place.
    Place,
}

/// The panel of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerCard {
    pub player: PlayerId,
    /// The latest entry, if any.
    pub entry: Option<EntryId>,
    /// The player's seat.
    pub seat: Option<Seat>,
    /// True if the player is in play.
    pub playing: bool,
    /// True if the player is pinned to the seat.
    pub pinned: bool,
    /// "Caruso, Diego".
    pub name: String,
    /// "IT · card 004417 · 2nd entry".
    pub detail: String,
    /// Seat, Chips, Place, Paid, Won, Moved; figures that have no meaning are left out.
    pub stats: Vec<Stat>,
    /// The player's note; may be empty.
    pub note: String,
    /// The player's history, the latest first: "20:10" and "Re-entry 1 500+50, seated at T4 S9".
    pub happened: Vec<(String, String)>,
}

impl PlayersSummary {
    /// Builds the line above the list.
    pub fn of(language: Language, t: &Tournament) -> Self {
        let entries = t.entries();
        let came = |player: &Player| entries.times_entered(player) > 0;
        let players = entries.players().filter(|(_, player)| came(player)).count();
        let again = entries.count() - players;
        let mut parts = vec![
            words::count(language, "count-entries", entries.count()),
            words::count(language, "count-players", players),
        ];
        if again > 0 {
            parts.push(words::count(language, "count-reentries", again));
        }
        let waiting = t.waiting_count();
        if waiting > 0 {
            parts.push(words::count(language, "players-to-be-seated", waiting));
        }
        let open_seats = t.tables().open().map(|(_, table)| table.free().len()).sum();
        Self { line: parts.join(" · "), open_seats }
    }
}

/// Returns every player, in this order. `plan` is [`Tournament::seating_plan`] for the same
/// instant.
pub fn rows(
    language: Language,
    t: &Tournament,
    plan: &SeatingPlan,
    order: PlayerOrder,
    at: Timestamp,
) -> Vec<PlayerRow> {
    let places = t.entries().places();
    let winner = t.winner(at);
    let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
    let moving: BTreeSet<Seat> = plan.moves.iter().map(|step| step.from).collect();
    let mut rows: Vec<(SortKey, PlayerRow)> = t
        .entries()
        .players()
        .map(|(id, player)| {
            let entry = player.entries.last().copied();
            let place = entry.and_then(|id| places.of(id));
            let status =
                Status { big, place, won: entry.is_some() && entry == winner, moving: &moving, at };
            let row = row(language, t, id, player, &status);
            (key(t, order, &row, place), row)
        })
        .collect();
    rows.sort_by(|(a, _), (b, _)| a.cmp(b));
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The key for sorting a row: a number first, then the folded name.
type SortKey = (u64, String);

fn key(t: &Tournament, order: PlayerOrder, row: &PlayerRow, place: Option<FinishPlace>) -> SortKey {
    let name = t.entries().player(row.player).map(|p| p.person.folded()).unwrap_or_default();
    let last = u64::MAX;
    let first = match order {
        PlayerOrder::Name => 0,
        PlayerOrder::Seat => row
            .entry
            .and_then(|entry| t.tables().seat_of(entry))
            .map_or(last, |seat| u64::from(seat.table.get()) * 100 + u64::from(seat.seat.get())),
        PlayerOrder::Chips => row
            .entry
            .filter(|entry| t.entries().get(*entry).is_some_and(Entry::is_in))
            .and_then(|entry| t.counts().of(entry))
            .map_or(last, |count| last - 1 - count.chips.get()),
        PlayerOrder::Place => match (row.entry.and_then(|id| t.entries().get(id)), place) {
            (Some(entry), _) if entry.is_in() => 0,
            (_, Some(place)) => u64::from(place.first),
            _ => last,
        },
    };
    (first, name)
}

/// The facts that decide a row's status.
struct Status<'a> {
    big: Option<Chips>,
    place: Option<FinishPlace>,
    won: bool,
    moving: &'a BTreeSet<Seat>,
    at: Timestamp,
}

fn row(
    language: Language,
    t: &Tournament,
    id: PlayerId,
    player: &Player,
    status: &Status<'_>,
) -> PlayerRow {
    let entry_id = player.entries.last().copied();
    let entry = entry_id.and_then(|id| t.entries().get(id));
    let seat = entry_id.and_then(|id| t.tables().seat_of(id));
    let counted = entry_id.and_then(|id| t.counts().of(id)).filter(|_| seat.is_some());
    let none = || "—".to_owned();
    let blinds = counted.zip(status.big);
    let blinds = blinds.map(|(count, big)| figures::big_blinds(language, count.chips, big));
    let chips_tone = entry_id.map_or(Tone::Plain, |id| CountAge::tone_of_stack(t, id, status.at));
    let (status, tone) = status_text(language, entry, seat, status);
    PlayerRow {
        player: id,
        entry: entry_id,
        name: player.person.display_name().into(),
        country: player.person.country.clone(),
        entries: match t.entries().times_entered(player) {
            0 => String::new(),
            count => count.to_string(),
        },
        seat: seat.map_or_else(none, |seat| words::seat(language, seat)),
        chips: counted.map_or_else(none, |count| language.chips(count.chips)),
        chips_tone,
        blinds: blinds.unwrap_or_default(),
        status,
        tone,
    }
}

fn status_text(
    language: Language,
    entry: Option<&Entry>,
    seat: Option<Seat>,
    status: &Status<'_>,
) -> (String, Tone) {
    let said = |name: &str, tone| (language.word(name), tone);
    let Some(entry) = entry else { return said("players-listed", Tone::Dim) };
    match (entry.standing, seat) {
        _ if status.won => said("players-winner", Tone::Good),
        (EntryState::In, Some(seat)) if status.moving.contains(&seat) => {
            said("players-moving", Tone::Waits)
        }
        (EntryState::In, Some(_)) => said("players-playing", Tone::Plain),
        (EntryState::In, None) => said("players-waiting", Tone::Planned),
        (EntryState::Refunded, _) => said("players-refunded", Tone::Dim),
        (EntryState::Forfeited, _) => said("players-forfeited", Tone::Dim),
        (EntryState::Through, _) => said("players-seat-won", Tone::Good),
        (EntryState::Out { .. } | EntryState::Behind, _) => {
            let place = status.place.map(|place| words::place(language, place));
            (place.unwrap_or_default(), Tone::Dim)
        }
    }
}

impl PlayerCard {
    /// Builds one player's card, with the history from the record.
    pub fn of(
        language: Language,
        t: &Tournament,
        records: &[Record],
        ledger: &Ledger,
        id: PlayerId,
        at: Timestamp,
    ) -> Option<Self> {
        let player = t.entries().player(id)?;
        let entry_id = player.entries.last().copied();
        let entry = entry_id.and_then(|id| t.entries().get(id));
        let seat = entry_id.and_then(|id| t.tables().seat_of(id));
        Some(Self {
            player: id,
            entry: entry_id,
            seat,
            playing: entry.is_some_and(Entry::is_in),
            pinned: entry_id.is_some_and(|id| t.tables().is_pinned(id)),
            name: player.person.display_name(),
            detail: detail(language, player, entry),
            stats: entry_id
                .zip(entry)
                .map(|(id, entry)| stats(language, t, id, entry, at))
                .unwrap_or_default(),
            note: player.person.note.clone(),
            happened: log::player_history(language, t, records, ledger, id),
        })
    }
}

fn detail(language: Language, player: &Player, entry: Option<&Entry>) -> String {
    let mut parts = vec![player.person.country.clone()];
    if !player.person.card.is_empty() {
        let card = player.person.card.as_str();
        parts.push(language.say("players-card", &[("card", card.into())]));
    }
    parts.push(match entry {
        Some(entry) => words::entry_number(language, entry.number.into()),
        None => language.word("players-not-entered"),
    });
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

fn stats(
    language: Language,
    t: &Tournament,
    id: EntryId,
    entry: &Entry,
    at: Timestamp,
) -> Vec<Stat> {
    let mut stats = Vec::with_capacity(5);
    let mut show = |caption: &str, figure: String, tail: String| {
        stats.push(Stat::new(language, caption, figure, tail));
    };
    if let Some(seat) = t.tables().seat_of(id) {
        let pinned = t.tables().is_pinned(id).then(|| language.word("players-pinned"));
        show("players-seat", seat_named(language, seat), pinned.unwrap_or_default());
        match t.counts().of(id).zip(CountAge::of_stack(language, t, id, at)) {
            Some((count, age)) => {
                let big = t.clock().level(at).map(|(_, level)| level.big);
                let big = big.filter(|big| !big.is_zero());
                let blinds = big.map(|big| figures::big_blinds(language, count.chips, big));
                let tail = match blinds {
                    Some(blinds) => format!("{blinds} · {}", age.short),
                    None => age.long,
                };
                show("players-chips", language.chips(count.chips), tail);
            }
            None => show("players-chips", "—".to_owned(), language.word("players-not-counted")),
        }
    } else if let Some(place) = t.entries().place(id) {
        show("players-place", words::place(language, place), String::new());
    }
    let misses = t.hands_to_miss(id);
    if misses > 0 {
        let hands = incidents::hands(language, misses);
        show("record-penalty", hands, language.word("record-still-to-miss"));
    }
    if let Some((head, won)) = money::bounties::card_figures(language, t, id) {
        show("bounties-card-head", head, won);
    }
    let total = entry.paid.total();
    if !total.is_zero() {
        let bought = [("count-rebuys", entry.rebuys), ("count-add-ons", entry.add_ons)];
        let bought = bought.into_iter().filter(|(_, number)| *number > 0);
        let bought: Vec<String> =
            bought.map(|(what, number)| words::count(language, what, number.into())).collect();
        show("players-paid", language.money(total, &t.setup().currency), bought.join(", "));
    }
    let entries = t.entries().player(entry.player).map(|player| player.entries.as_slice());
    if let Some((won, left)) =
        money::payments::card_figures(language, t, entries.unwrap_or(&[]), at)
    {
        show("pay-card", won, left);
    }
    if t.tables().times_moved(id) > 0 {
        let times = words::times(language, t.tables().times_moved(id));
        show("players-moved", times, String::new());
    }
    stats
}

fn seat_named(language: Language, seat: Seat) -> String {
    let gaps = [("table", seat.table.to_string().into()), ("seat", seat.seat.get().into())];
    language.say("players-seat-named", &gaps)
}
