//! The history of one player.

use bottone_base::seat::Seat;
use bottone_i18n::Language;
use bottone_tournament::{
    Event, Tournament,
    arrivals::ArrivalEvent,
    entries::{EntryEvent, EntryId, PlayerId},
    history::{Ledger, Record, standing},
};
use bottone_vocabulary::words;

use super::{entries, tables, waiting};
use crate::{
    bags,
    chips::counts,
    incidents,
    money::{bounties, deals, payments},
    tickets,
};

/// Returns the history of one player, the latest first: "20:10" and "Re-entry 1 500+50, seated at
/// T4 S9".
pub(crate) fn player_history(
    language: Language,
    t: &Tournament,
    records: &[Record],
    ledger: &Ledger,
    player: PlayerId,
) -> Vec<(String, String)> {
    let Some(known) = t.entries().player(player) else { return Vec::new() };
    let mine = |entry: &EntryId| known.entries.contains(entry);
    let currency = &t.setup().currency;
    let mut happened = Vec::new();
    let mut entered = 0;
    for line in standing(records, ledger) {
        let mut said = String::new();
        for event in line.events {
            let more = match event {
                Event::Entries(event) => {
                    let enters = matches!(
                        event, EntryEvent::Entered { players, .. } if players.contains(&player)
                    );
                    entered += usize::from(enters);
                    let refunded =
                        matches!(event, EntryEvent::Refunded { entry, .. } if mine(entry));
                    entered -= usize::from(refunded && entered > 0);
                    entries::player_line(language, currency, event, (player, entered), &mine)
                }
                Event::Tables(event) => tables::player_line(language, event, &mine),
                Event::Waiting(event) => waiting::player_line(language, event, mine),
                Event::Arrivals(ArrivalEvent::CheckedIn { entries }) => {
                    let seen = entries.iter().any(mine);
                    seen.then(|| language.word("arrivals-card-seen"))
                }
                Event::Counts(event) => counts::player_line(language, event, mine),
                Event::Bags(event) => bags::player_line(language, event, mine),
                Event::Incidents(event) => incidents::player_line(language, event, mine),
                Event::Bounties(event) => bounties::player_line(language, event, currency, mine),
                Event::Deals(event) => deals::player_line(language, event, currency, mine),
                Event::Payments(event) => payments::player_line(language, event, currency, mine),
                Event::Tickets(event) => tickets::player_line(language, event, currency, mine),
                Event::Setup(_)
                | Event::Clock(_)
                | Event::Prizes(_)
                | Event::Papers(_)
                | Event::Filing(_)
                | Event::Draws(_)
                | Event::Flights(_)
                | Event::Hands(_)
                | Event::Staff(_) => None,
            };
            if let Some(more) = more {
                let comma = if said.is_empty() { "" } else { ", " };
                said = format!("{said}{comma}{more}");
            }
        }
        if !said.is_empty() {
            happened.push((words::time_of_day(line.at()), said));
        }
    }
    happened.reverse();
    happened
}

/// Returns a message about one seat.
pub(super) fn seat_text(language: Language, name: &str, seat: Seat) -> String {
    language.say(name, &[("seat", words::seat(language, seat).into())])
}
