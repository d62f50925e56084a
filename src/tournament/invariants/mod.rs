//! What must be true of every event at every moment, whatever was done to it.

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

/// A law that does not hold: the event's own data contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breach {
    /// An entry sits in two seats, or a seat's entry is not where the entry thinks it sits.
    SeatsDisagree,
    /// An entry that does not play has a seat.
    SeatWithoutPlay,
    /// A seat that is closed or does not exist is taken.
    SeatNotThere,
    /// Somebody on the waiting list has a seat or does not play, or stands before one who came earlier though no act says so.
    WaitingOutOfOrder,
    /// Somebody is awaited in a seat that is not his.
    AwaitedElsewhere,
    /// The number of players left is not the number of entries that are in.
    PlayersMiscounted,
    /// A player is in with two entries.
    TwiceIn,
    /// Chips in play are not the chips that should be at the tables and with those who wait.
    ChipsMiscounted,
    /// A table's chips are in no account, or an account is not what its tables hold.
    AccountsDisagree,
    /// A stack is in a bag and counts otherwise, or two bags have one number.
    BagsAstray,
    /// An entry of a flight plays with another stack than it brought, or somebody has two.
    FlightsMiscounted,
    /// Busted entries do not fill the places behind those who are in, each once.
    PlacesNotAPermutation,
    /// A penalty is nobody's, or more is left of it than it cost.
    PenaltyMiscounted,
    /// A disqualified player is in.
    DisqualifiedIn,
    /// A payment is nobody's, is nothing, keeps more tax than it pays, or is counted twice.
    PaymentsMiscounted,
    /// What was sold and kept is not what was paid, or the pool is not what was paid for the prizes
    /// less what is withheld, made up to the guarantee.
    MoneyMiscounted,
    /// A deal's shares with what is kept are not the prizes of its places.
    DealMiscounted,
    /// What was locked does not add up to what there was to pay, or those who are out have not won
    /// what their places are paid.
    PrizesMiscounted,
    /// A prize that is not money is with an entry that there is not, with two, or was never one of the event.
    ItemsMiscounted,
    /// An event without prizes has some, or money for some.
    PrizesAfterAll,
    /// Bounty money was made or lost, or lies on the head of somebody who is not in.
    BountiesMiscounted,
    /// There is a board of hand for hand while tables play by themselves, none while they play together, or a table has
    /// told more hands than there were.
    BoardAstray,
    /// What is kept so that it need not be worked out again is not what comes of working it out.
    Stale,
}

impl Tournament {
    /// The first law that does not hold, if any.
    pub fn breach(&self) -> Option<Breach> {
        // First, so that it is asked of what was worked out before the last event.
        let checks = [
            Self::what_is_kept_holds,
            Self::seats_agree,
            Self::the_waiting_list_is_in_order,
            Self::awaited_sit_there,
            Self::players_are_counted,
            Self::chips_are_counted,
            Self::bags_are_what_was_counted,
            Self::flights_are_counted,
            Self::places_are_a_permutation,
            Self::penalties_are_counted,
            Self::payments_are_counted,
            Self::money_is_counted,
            Self::the_deal_is_whole,
            Self::bounties_are_counted,
            Self::prizes_are_counted,
            Self::items_are_counted,
            Self::there_are_no_prizes,
            Self::the_board_is_right,
        ];
        checks.iter().find_map(|check| check(self).err())
    }
}

fn ensure(holds: bool, breach: Breach) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err(breach) }
}
