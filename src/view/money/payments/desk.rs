//! The payout desk: the amounts owed, and the money left in the drawer.

use bottone_base::{money::Money, person::Person, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    entries::{Entry, EntryId, EntryState, Player, PlayerId},
    payments::{Due, Results},
    prizes::Certainty,
};
use bottone_vocabulary::words;

use super::owed;
use crate::{
    Stat, Tone,
    money::{
        items::{self, ItemRow},
        open_points,
        prizes::certainty,
    },
    namesakes::Namesakes,
    sheet_names,
};

/// The payout desk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PayDesk {
    /// The amounts to pay, paid, left, and any withheld. They add up.
    pub stats: Vec<Stat>,
    /// "Prizes announced at 17:32 · Results final: everybody is paid", or the obstacle to it.
    pub line: String,
    /// The tone of the line.
    pub tone: Tone,
    /// The players who are owed money or were paid, the best place first.
    pub rows: Vec<PayRow>,
    /// The number of players waiting for money.
    pub waiting: usize,
    /// The number of tickets to be handed out.
    pub tickets: usize,
    /// The text shown while no player is owed money.
    pub empty: String,
    /// True if no player is owed money and the prizes are to be locked next.
    pub locks: bool,
    /// True if bounties are owed.
    pub bounties: bool,
    /// True if a non-money prize was won.
    pub items: bool,
    /// The raffle prizes not yet won.
    pub raffle: Vec<ItemRow>,
}

/// A player who is owed something or was paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayRow {
    pub entry: EntryId,
    pub player: Option<PlayerId>,
    /// "3rd", "8th–9th"; "—" for a player still in.
    pub place: String,
    /// "Bianchi, Luca"; "Bianchi, Luca · entry 41" if another player has that name.
    pub name: String,
    /// The amount for the place or by a deal.
    pub prize: String,
    /// The amount for bounties; empty without any.
    pub bounty: String,
    pub total: String,
    /// The amount left to pay; empty if it is zero.
    pub left: String,
    /// The non-money prizes.
    pub items: Vec<ItemRow>,
    /// "To pay", "Paid", "Paid in part", "Paid too much", "Still in".
    pub status: String,
    /// The tone of the status.
    pub tone: Tone,
    /// True if money is waiting to be paid.
    pub waits: bool,
    /// The amount due, for the desk's own calculations.
    pub due: Due,
}

impl PayDesk {
    /// Builds the desk at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let dues = t.dues(at);
        let results = t.results(at);
        let raffle = items::to_raffle(language, t, at);
        let others = if raffle.is_empty() { Vec::new() } else { settled_players(t, &dues) };
        let shown = dues.iter().map(|due| due.entry).chain(others.iter().map(|due| due.entry));
        let namesakes = Namesakes::among(t, shown);
        let mut won = items::won_items(language, t, at);
        let row = |due: &Due| {
            let items = won.remove(&due.entry).unwrap_or_default();
            row(language, t, &namesakes, (*due, items))
        };
        let rows: Vec<PayRow> = dues.iter().chain(&others).map(row).collect();
        let waiting = rows.iter().filter(|row| row.waits).count();
        let tickets = dues.iter().map(|due| usize::try_from(due.tickets_left()).unwrap_or(0)).sum();
        let over = dues.iter().filter(|due| due.is_overpaid()).count();
        let (line, tone) = if over > 0 {
            (words::count(language, "pay-too-much-count", over), Tone::Waits)
        } else {
            match results {
                Results::Final => (language.word("pay-final"), Tone::Good),
                Results::Unpaid => {
                    let open = open_points::open_lines(language, t, &t.open(at));
                    (words::joined(open), Tone::Gold)
                }
                Results::Playing if waiting > 0 => {
                    (words::count(language, "pay-waiting-count", waiting), Tone::Gold)
                }
                Results::Playing => (language.word("pay-playing"), Tone::Dim),
            }
        };
        let sure = t.certainty(at);
        let locks = sure == Certainty::NotLocked;
        let empty = match sure {
            _ if t.registration_open(at) => "pay-empty-open",
            Certainty::DoesNotFit(_) => "pay-empty-does-not-fit",
            Certainty::EntriesOpen | Certainty::NotLocked => "pay-empty-unlocked",
            Certainty::Announced(_) | Certainty::Paid => "pay-empty",
        };
        let line = words::joined([certainty(language, t, at), line]);
        let (stats, bounties) =
            (stats(language, t, &dues), dues.iter().any(|due| !due.bounty.is_zero()));
        Self {
            stats,
            line,
            tone,
            rows,
            waiting,
            tickets,
            empty: language.word(empty),
            locks,
            bounties,
            items: dues.iter().any(|due| due.items > 0 || due.items_given > 0),
            raffle,
        }
    }

    /// Returns the name of a saved file: "payouts-autumn-main-event.pdf".
    pub fn file_name(language: Language, t: &Tournament, what: &str) -> String {
        sheet_names::file_name(&language.word(what), t)
    }
}

/// Returns the last entry of each player who is owed nothing, as every player may win a raffle.
fn settled_players(t: &Tournament, dues: &[Due]) -> Vec<Due> {
    let last = |(_, player): (_, &Player)| player.entries.last().copied();
    let owed = |entry: &EntryId| dues.iter().any(|due| due.entry == *entry);
    let played = |entry: &EntryId| {
        t.entries().get(*entry).is_some_and(|entry| entry.standing != EntryState::Refunded)
    };
    let entries = t.entries().players().filter_map(last);
    let mut others: Vec<EntryId> = entries.filter(|e| played(e) && !owed(e)).collect();
    others.sort_by_cached_key(|entry| t.entries().person(*entry).map(Person::folded));
    let places = t.entries().places();
    let nothing = |entry| Due {
        entry,
        place: places.of(entry),
        prize: Money::ZERO,
        tickets: 0,
        stack: Money::ZERO,
        bounty: Money::ZERO,
        total: Money::ZERO,
        paid: Money::ZERO,
        withheld: Money::ZERO,
        given: 0,
        items: 0,
        items_given: 0,
        plays: t.entries().get(entry).is_some_and(Entry::is_in),
    };
    others.into_iter().map(nothing).collect()
}

/// Returns the figures. The amount to pay is paid plus left; the withheld amount is part of what
/// was paid.
fn stats(language: Language, t: &Tournament, dues: &[Due]) -> Vec<Stat> {
    let currency = &t.setup().currency;
    let sum = |of: fn(&Due) -> Money| -> Money { dues.iter().map(of).sum() };
    let tickets = |of: fn(&Due) -> i64| -> i64 { dues.iter().map(of).sum() };
    let figures = [
        ("pay-to-pay", sum(|due| due.total), tickets(|due| i64::from(due.tickets))),
        ("pay-paid", sum(|due| due.paid), tickets(|due| i64::from(due.given))),
        ("pay-left", sum(Due::remaining), tickets(Due::tickets_left)),
    ];
    let mut stats: Vec<Stat> = figures
        .into_iter()
        .map(|(name, money, tickets)| {
            Stat::new(language, name, owed(language, money, tickets, currency), "")
        })
        .collect();
    let withheld = sum(|due| due.withheld);
    if !withheld.is_zero() {
        stats.push(Stat::new(
            language,
            "pay-of-it-withheld",
            language.money(withheld, currency),
            "",
        ));
    }
    stats
}

fn row(
    language: Language,
    t: &Tournament,
    namesakes: &Namesakes,
    (due, items): (Due, Vec<ItemRow>),
) -> PayRow {
    let currency = &t.setup().currency;
    let name = namesakes.full_name(language, t, due.entry);
    let is_nothing = due.is_nothing();
    let (status, tone) = if due.is_overpaid() {
        ("pay-overpaid", Tone::Waits)
    } else if due.is_settled() && is_nothing {
        (if due.plays { "pay-still-in" } else { "pay-no-prize" }, Tone::Dim)
    } else if due.is_settled() {
        ("pay-is-paid", Tone::Good)
    } else if !due.paid.is_zero() || due.given > 0 || due.items_given > 0 {
        ("pay-in-part", Tone::Gold)
    } else if due.plays {
        ("pay-still-in", Tone::Planned)
    } else {
        ("pay-is-owed", Tone::Gold)
    };
    let left = if due.is_settled() {
        String::new()
    } else {
        let waiting = items.iter().filter(|item| !item.is_given).map(|item| item.name.clone());
        let money = !due.remaining().is_zero() || due.tickets_left() != 0;
        let money = money.then(|| owed(language, due.remaining(), due.tickets_left(), currency));
        words::joined(money.into_iter().chain(waiting))
    };
    PayRow {
        entry: due.entry,
        player: t.entries().get(due.entry).map(|entry| entry.player),
        place: due.place.map_or_else(|| "—".to_owned(), |place| words::place(language, place)),
        name,
        prize: owed(language, due.prize, i64::from(due.tickets), currency),
        bounty: if due.bounty.is_zero() {
            String::new()
        } else {
            language.money(due.bounty, currency)
        },
        total: owed(language, due.total, i64::from(due.tickets), currency),
        left,
        items,
        status: language.word(status),
        tone,
        waits: !due.plays && !due.is_settled() && !due.is_overpaid(),
        due,
    }
}
