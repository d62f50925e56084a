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

use super::Tournament;

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
type Law = fn(&Tournament) -> Result<(), Breach>;

impl Tournament {
    /// Returns the first broken law, if any.
    pub fn breach(&self) -> Option<Breach> {
        // The first check tests values kept before the last event, so it must be first.
        let before: [Law; 8] = [
            Self::check_derived,
            Self::seats_agree,
            Self::check_waiting_list,
            Self::check_awaited,
            Self::check_players,
            Self::check_chips,
            Self::check_bags,
            Self::check_flights,
        ];
        let between: [Law; 5] = [
            Self::check_penalties,
            Self::check_payments,
            Self::check_money,
            Self::check_deal,
            Self::check_bounties,
        ];
        let after: [Law; 3] = [Self::check_items, Self::check_no_prizes, Self::check_board];
        let first = |checks: &[Law]| checks.iter().find_map(|check| check(self).err());
        first(&before).or_else(|| {
            // Two laws look at all places.
            let places = self.entries.places();
            self.check_places(&places)
                .err()
                .or_else(|| first(&between))
                .or_else(|| self.check_prizes(&places).err())
                .or_else(|| first(&after))
        })
    }
}

fn ensure(holds: bool, breach: Breach) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(breach) }
}
