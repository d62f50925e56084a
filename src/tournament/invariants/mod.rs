//! The laws that hold for every event at every moment.

mod bags;
mod bounties;
mod chips;
mod derived;
mod hands;
mod money;
mod penalties;
mod places;
mod prizes;
mod seats;
mod waiting;

use super::{Tournament, entries::EntryFacts};

/// A broken law: the event's own data contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breach {
    /// An entry sits in two seats, or an entry and its seat disagree.
    SeatsDisagree,
    /// An entry that does not play has a seat.
    SeatWithoutPlay,
    /// A seat that is closed or does not exist is taken.
    SeatNotThere,
    /// An entry on the waiting list is seated or out, or stands before an earlier one without an
    /// act.
    WaitingOutOfOrder,
    /// A player is awaited in a seat of another player.
    AwaitedElsewhere,
    /// The number of players left is not the number of entries that are in.
    PlayersMiscounted,
    /// A player is in with two entries.
    TwiceIn,
    /// The chips in play are not the chips due at the tables and with the waiting entries.
    ChipsMiscounted,
    /// A table is missing in the accounts of chips, or an account is not the sum of its tables.
    AccountsDisagree,
    /// A bag differs from the counted stack, or two bags have one number.
    BagsAstray,
    /// A flight entry plays with another stack than it brought, or a player has two.
    FlightsMiscounted,
    /// The busted entries do not fill the places after the playing ones, each once.
    PlacesNotAPermutation,
    /// A penalty has no player, or more hands left than it cost.
    PenaltyMiscounted,
    /// A disqualified player is in.
    DisqualifiedIn,
    /// A payment has no entry or no amount, more tax than money, or a number used twice.
    PaymentsMiscounted,
    /// Sales and kept money are not the money paid in, or the pool is wrong. The pool is the prize
    /// money less the part withheld, raised to the guarantee.
    MoneyMiscounted,
    /// The shares of a deal with the kept amounts are not the prizes of its places.
    DealMiscounted,
    /// The locked prizes are not the sum to pay, or busted entries have not won their places'
    /// prizes.
    PrizesMiscounted,
    /// A prize in kind belongs to a missing entry, to two, or is not one of the event.
    ItemsMiscounted,
    /// An event without prizes has some, or prize money.
    PrizesAfterAll,
    /// Bounty money was made or lost, or is on the head of a player who is not in.
    BountiesMiscounted,
    /// The board of hand for hand disagrees with the play, or a table reported too many hands.
    BoardAstray,
    /// A kept value is not the result of computing it again.
    Stale,
}

/// The check of one law.
type Law<'a> = &'a dyn Fn() -> Result<(), Breach>;

impl Tournament {
    /// Returns the first broken law, if any.
    pub fn breach(&self) -> Option<Breach> {
        let facts = EntryFacts::of(&self.entries);
        let first = |laws: &[Law<'_>]| laws.iter().find_map(|law| law().err());
        // The first check tests values kept before the last event, so it must be first.
        first(&[
            &|| self.check_derived(&facts),
            &|| self.seats_agree(&facts.standings),
            &|| self.check_waiting_list(),
            &|| self.check_awaited(),
            &|| self.check_players(&facts),
            &|| self.check_chips(),
            &|| self.check_bags(),
            &|| self.check_flights(),
        ])
        .or_else(|| {
            // Two laws look at all places.
            let places = self.entries.places_of(&facts.standings);
            first(&[
                &|| self.check_places(&places),
                &|| self.check_penalties(&facts),
                &|| self.check_payments(),
                &|| self.check_money(),
                &|| self.check_deal(),
                &|| self.check_bounties(),
                &|| self.check_prizes(&places),
                &|| self.check_items(),
                &|| self.check_no_prizes(),
                &|| self.check_board(),
            ])
        })
    }
}

fn ensure(holds: bool, breach: Breach) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(breach) }
}
