//! The checks that decide whether an act is possible.

use bottone_base::{
    cards::{Card, Cards},
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::{
    betting::{CapLifts, Facing, PotAntes, PotBlinds, RaiseRefusal},
    showdown::{AllIn, RemainingBetting, ShowdownState, shows_all_in},
};

use super::{
    ActRefusal, DealtCards, HandAct, HandStart, Play,
    state::{BringIn, HandStage, HandState},
};

pub(super) fn check(start: &HandStart, state: &HandState, act: &HandAct) -> Result<(), ActRefusal> {
    if state.stage == HandStage::Over {
        return Err(ActRefusal::Over);
    }
    match act {
        HandAct::Deal(seat, cards) => deal(start, state, *seat, cards),
        HandAct::Board(cards) => board(start, state, cards),
        HandAct::Player(seat, play) => {
            check_in_hand(start, state, *seat)?;
            match play {
                Play::Draw(cards) => draw(state, *seat, cards),
                Play::StandPat => check_draw_turn(state, *seat),
                Play::Show(cards) => show(state, *seat, cards),
                Play::Muck => muck(start, state),
                _ => bet(start, state, *seat, play),
            }
        }
    }
}

fn check_in_hand(start: &HandStart, state: &HandState, seat: SeatNo) -> Result<(), ActRefusal> {
    if !start.dealt().contains(seat) {
        Err(ActRefusal::NotDealtIn(seat))
    } else if state.live.contains(seat) {
        Ok(())
    } else {
        Err(ActRefusal::NotInHand(seat))
    }
}

/// Checks that the dealer may name this player as the one who opens.
pub(super) fn opens(start: &HandStart, state: &HandState, seat: SeatNo) -> Result<(), ActRefusal> {
    check_in_hand(start, state, seat)?;
    let HandStage::Bet(turn) = state.stage else { return Err(ActRefusal::CardsFirst) };
    let acted = start.dealt().iter().any(|seat| state.round.has_acted(seat));
    let folded = state.live.len() < state.street_began;
    if !start.kind.is_stud() || acted || folded {
        return Err(ActRefusal::OutOfTurn(turn));
    }
    Ok(())
}

fn deal(
    start: &HandStart,
    state: &HandState,
    seat: SeatNo,
    cards: &DealtCards,
) -> Result<(), ActRefusal> {
    check_in_hand(start, state, seat)?;
    if let HandStage::Bet(turn) = state.stage {
        return Err(ActRefusal::ActionFirst(turn));
    }
    let due = state.due[seat.index()];
    if let (HandStage::Draw(turn), 0) = (state.stage, due) {
        return Err(ActRefusal::DrawFirst(turn));
    }
    check_due(cards, due)?;
    // Replacement cards come after the draw; then the discards may have to be dealt again.
    check_new(start, state, cards)
}

fn board(start: &HandStart, state: &HandState, cards: &DealtCards) -> Result<(), ActRefusal> {
    match state.stage {
        HandStage::Bet(turn) => return Err(ActRefusal::ActionFirst(turn)),
        HandStage::Draw(turn) => return Err(ActRefusal::DrawFirst(turn)),
        HandStage::Deal | HandStage::Show | HandStage::Over => {}
    }
    let for_all = if start.kind.is_stud() {
        u8::from(last_cards(start, state).is_some_and(LastCards::is_shared))
    } else {
        state.board_due
    };
    check_due(cards, for_all)?;
    check_new(start, state, cards)
}

/// The way in which the last cards of stud are dealt (TDA 2024 recommended procedure 10-H).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastCards {
    /// The stub has a card for each player.
    FromTheStub,
    /// The stub has enough with the burns of earlier streets scrambled in.
    WithOldBurns,
    /// The stub is too short: one card is dealt for all.
    Shared,
    /// One card for all, and the old burns are scrambled in for it as well.
    SharedWithOldBurns,
}

impl LastCards {
    /// Returns whether one card is dealt for all.
    pub(super) fn is_shared(self) -> bool {
        matches!(self, Self::Shared | Self::SharedWithOldBurns)
    }

    /// Returns whether the old burns are scrambled into the stub.
    pub(super) fn has_old_burns(self) -> bool {
        matches!(self, Self::WithOldBurns | Self::SharedWithOldBurns)
    }
}

/// Returns how the last cards of stud are dealt; `None` if they are not due.
pub(super) fn last_cards(start: &HandStart, state: &HandState) -> Option<LastCards> {
    let is_last = usize::from(state.street) + 1 == start.kind.streets().len();
    let none_dealt = state.live.iter().all(|seat| state.due[seat.index()] == 1);
    let is_due = start.kind.is_stud() && state.stage == HandStage::Deal && is_last && none_dealt;
    // One card for each player, a burn, and one that is never dealt.
    let needed = state.dealt() + state.live.len() + 2;
    let old_burns = usize::from(state.street).saturating_sub(1);
    // A single card also needs a burn, and one that is never dealt.
    let is_stub_short = state.dealt() + old_burns + 3 > 52;
    is_due.then_some(if needed > 52 {
        if is_stub_short { LastCards::SharedWithOldBurns } else { LastCards::Shared }
    } else if needed + old_burns > 52 {
        LastCards::WithOldBurns
    } else {
        LastCards::FromTheStub
    })
}

fn check_due(cards: &DealtCards, due: u8) -> Result<(), ActRefusal> {
    if cards.is_empty() || cards.len() > usize::from(due) {
        return Err(ActRefusal::CardsDue(due));
    }
    Ok(())
}

fn check_new(start: &HandStart, state: &HandState, cards: &DealtCards) -> Result<(), ActRefusal> {
    if let Some(card) = cards.duplicate() {
        return Err(ActRefusal::CardTwice(card));
    }
    let there = cards.known().intersection(unavailable(start, state, cards.len()));
    first(there).map_or(Ok(()), |card| Err(ActRefusal::CardTwice(card)))
}

/// Returns the cards that cannot be among the next `next` cards. When the deck runs out, the
/// discards are shuffled in again; in stud the old burns go back first.
pub(super) fn unavailable(start: &HandStart, state: &HandState, next: usize) -> Cards {
    let gone = if start.kind.is_stud() { state.dealt() + 1 } else { state.gone };
    if gone + next > 52 { in_play(state).intersection(state.seen) } else { state.seen }
}

/// Returns the cards in players' hands and on the board.
fn in_play(state: &HandState) -> Cards {
    let held = state.live.iter().map(|seat| state.held[seat.index()].known);
    held.fold(state.board, Cards::union)
}

fn first(cards: Cards) -> Option<Card> {
    cards.iter().next()
}

fn check_draw_turn(state: &HandState, seat: SeatNo) -> Result<(), ActRefusal> {
    match state.stage {
        HandStage::Draw(turn) if turn == seat => Ok(()),
        HandStage::Draw(turn) => Err(ActRefusal::OutOfTurn(turn)),
        _ => Err(ActRefusal::NoDraw),
    }
}

fn draw(state: &HandState, seat: SeatNo, cards: &DealtCards) -> Result<(), ActRefusal> {
    check_draw_turn(state, seat)?;
    check_cards(state, seat, cards)
}

/// Checks that these can be cards of this player.
pub(super) fn check_cards(
    state: &HandState,
    seat: SeatNo,
    cards: &DealtCards,
) -> Result<(), ActRefusal> {
    if let Some(card) = cards.duplicate() {
        return Err(ActRefusal::CardTwice(card));
    }
    let held = &state.held[seat.index()];
    if cards.len() > usize::from(held.count) {
        return Err(ActRefusal::TooManyCards);
    }
    let new = cards.known().difference(held.known);
    if new.len() > held.unknown() {
        return first(new).map_or(Ok(()), |card| Err(ActRefusal::NotHeld(card)));
    }
    first(new.intersection(in_play(state))).map_or(Ok(()), |card| Err(ActRefusal::CardTwice(card)))
}

fn check_show(state: &HandState) -> Result<(), ActRefusal> {
    match state.stage {
        HandStage::Show => Ok(()),
        HandStage::Deal | HandStage::Draw(_) if state.closed => Ok(()),
        HandStage::Bet(turn) => Err(ActRefusal::ActionFirst(turn)),
        _ => Err(ActRefusal::NoShowdown),
    }
}

fn show(state: &HandState, seat: SeatNo, cards: &DealtCards) -> Result<(), ActRefusal> {
    check_show(state)?;
    if state.shown.contains(seat) {
        return Err(ActRefusal::ShownAlready);
    }
    check_cards(state, seat, cards)
}

fn muck(start: &HandStart, state: &HandState) -> Result<(), ActRefusal> {
    check_show(state)?;
    if start.showdown.all_in == AllIn::FaceUp && shows_all_in(&standing(start, state)) {
        return Err(ActRefusal::AllInShows);
    }
    if state.live.len() == 1 { Err(ActRefusal::LastHand) } else { Ok(()) }
}

/// Returns the hand as the showdown needs it.
pub(super) fn standing(start: &HandStart, state: &HandState) -> ShowdownState {
    let all_in: Seats = state.live.iter().filter(|&seat| state.stack(seat).is_zero()).collect();
    let still_to_come = match state.stage {
        HandStage::Bet(_) => RemainingBetting::ThisRound,
        HandStage::Deal | HandStage::Draw(_) => RemainingBetting::LaterRounds,
        HandStage::Show | HandStage::Over => RemainingBetting::Nothing,
    };
    ShowdownState {
        live: state.live,
        all_in,
        still_to_come,
        aggressor: state.aggressor,
        first: state.opener,
        hand_for_hand: start.hand_for_hand,
    }
}

fn bet(start: &HandStart, state: &HandState, seat: SeatNo, play: &Play) -> Result<(), ActRefusal> {
    match state.stage {
        HandStage::Bet(turn) if turn == seat => {}
        HandStage::Bet(turn) => return Err(ActRefusal::OutOfTurn(turn)),
        HandStage::Draw(turn) => return Err(ActRefusal::DrawFirst(turn)),
        HandStage::Deal if !state.closed => return Err(ActRefusal::CardsFirst),
        _ => return Err(ActRefusal::NoBetting),
    }
    if state.bring_in == BringIn::Due && !matches!(play, Play::BringIn | Play::Complete(_)) {
        return Err(ActRefusal::BringInFirst);
    }
    let round = &state.round;
    let to_call = state.owes(seat);
    match *play {
        Play::Check if !to_call.is_zero() => Err(ActRefusal::BetToMatch(to_call)),
        Play::Call if to_call.is_zero() => Err(ActRefusal::NothingToCall),
        Play::BringIn if state.bring_in == BringIn::None => Err(ActRefusal::NoBringIn),
        Play::Bet(_) if !round.bet().is_zero() => Err(ActRefusal::BetAlready),
        Play::Raise(_) if round.bet().is_zero() => Err(ActRefusal::NothingToRaise),
        Play::Complete(_) if !round.is_short() => Err(ActRefusal::NothingToComplete),
        Play::Bet(to) | Play::Raise(to) | Play::Complete(to) => {
            check_amount(start, state, seat, to)
        }
        _ => Ok(()),
    }
}

fn check_amount(
    start: &HandStart,
    state: &HandState,
    seat: SeatNo,
    to: Chips,
) -> Result<(), ActRefusal> {
    let (least, most) = raise(start, state, seat)?;
    if to < least {
        Err(ActRefusal::BelowLeast(least))
    } else if to > most {
        Err(ActRefusal::AboveMost(most))
    } else {
        Ok(())
    }
}

/// Returns the least and the most to which a player may bet or raise, or the reason why not.
pub(super) fn raise(
    start: &HandStart,
    state: &HandState,
    seat: SeatNo,
) -> Result<(Chips, Chips), ActRefusal> {
    if !state.is_opposed(seat) {
        return Err(ActRefusal::NobodyToCall);
    }
    let all_in = state.round.front(seat).plus(state.stack(seat));
    if all_in <= state.round.bet() {
        return Err(ActRefusal::NoMoreChips);
    }
    let lifted = is_cap_lifted(start, state);
    state.round.may_raise(seat, &start.betting, lifted).map_err(|closed| match closed {
        RaiseRefusal::NotReopened => ActRefusal::NotReopened,
        RaiseRefusal::Capped => ActRefusal::RaisesCapped,
    })?;
    let facing = facing(start, state, seat);
    let most = facing.most_raise_to(&start.betting).unwrap_or(all_in);
    Ok((facing.least_raise_to().min(all_in), most.min(all_in)))
}

pub(super) fn is_cap_lifted(start: &HandStart, state: &HandState) -> bool {
    match start.betting.cap_lifts {
        CapLifts::EventHeadsUp => start.event_heads_up,
        CapLifts::RoundHeadsUp => state.round.began_heads_up(),
        CapLifts::TableHeadsUp => start.dealt().len() == 2,
        CapLifts::Never => false,
    }
}

/// Returns the situation of a player. The pot is the one that limits a raise: before the flop,
/// blinds are counted as the house counts them.
pub(super) fn facing(start: &HandStart, state: &HandState, seat: SeatNo) -> Facing {
    let mut pot = state.pot();
    if state.street == 0 {
        if start.betting.pot_antes == PotAntes::NotCounted {
            pot = pot.minus(state.antes);
        }
        if start.betting.pot_blinds != PotBlinds::Posted {
            pot = pot.plus(state.lacking);
        }
        if start.betting.pot_blinds == PotBlinds::SmallAsBig {
            pot = pot.plus(small_as_big(start, state));
        }
    }
    state.round.facing(seat, pot)
}

/// Returns the amount that makes the small blind a big one in the pot, until the big blind has
/// acted.
fn small_as_big(start: &HandStart, state: &HandState) -> Chips {
    let Some(big) = start.last_blind().filter(|&seat| !state.round.has_acted(seat)) else {
        return Chips::ZERO;
    };
    let blinds = start.dealt().iter().filter(|&seat| seat != big && !start.is_late(seat));
    let posted = blinds.map(|seat| start.blind_of(seat)).max().unwrap_or_default();
    let small = posted.max(start.dead_small_blind());
    if small.is_zero() { Chips::ZERO } else { start.blind_of(big).minus(small) }
}
