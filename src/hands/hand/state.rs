//! The state of a hand, and its changes by each act. No act is refused here: that is decided
//! before.

use std::cmp::Reverse;

use bottone_base::{
    cards::Cards,
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use bottone_rules::{
    betting::{AnteOrder, Round},
    ranking::rate,
};

use super::{
    DealtCards, HandAct, HandGame, HandStart, Play,
    opener::{best, high_by_suit, low_card, razz_card, uses_suit},
    start::ChipsBySeat,
};

/// The number of streets in the longest game, stud.
const MOST_STREETS: usize = 5;

/// The cards of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayerCards {
    /// The known cards.
    pub(super) known: Cards,
    /// The known cards that lie face up.
    pub(super) open: Cards,
    /// The number of cards held.
    pub(super) count: u8,
}

impl PlayerCards {
    pub(super) const fn unknown(&self) -> usize {
        (self.count as usize).saturating_sub(self.known.len())
    }
}

/// The next step of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandStage {
    Deal,
    Draw(SeatNo),
    Bet(SeatNo),
    Show,
    Over,
}

/// The state of the bring-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BringIn {
    /// No bring-in in this game, or already posted.
    None,
    /// The low card is to act: bring it in or complete it.
    Due,
    /// The low card is all-in for the ante, and the first player to its left is to act. That player
    /// may fold, but otherwise owes the full bring-in (TDA 2024 recommended procedure 10-E).
    Owed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HandState {
    pub(super) stage: HandStage,
    pub(super) street: u8,
    pub(super) round: Round,
    pub(super) stacks: ChipsBySeat,
    /// The chips that each player has put in, without antes for the table.
    pub(super) paid: ChipsBySeat,
    /// The antes for the table.
    pub(super) dead: Chips,
    pub(super) antes: Chips,
    /// The amount that a short or dead blind lacks.
    pub(super) lacking: Chips,
    pub(super) live: Seats,
    /// True if no more betting is possible.
    pub(super) closed: bool,
    pub(super) bring_in: BringIn,
    /// The player who made the last bet or raise of this street.
    pub(super) aggressor: Option<SeatNo>,
    /// The first player to act on this street.
    pub(super) opener: SeatNo,
    /// The player who opens each street, if the dealer named one.
    pub(super) named: [Option<SeatNo>; MOST_STREETS],
    /// The number of players in the hand when this street began.
    pub(super) street_began: usize,
    pub(super) held: [PlayerCards; MOST_SEATS as usize],
    /// The cards still due to each player on this street.
    pub(super) due: [u8; MOST_SEATS as usize],
    /// The players who have drawn or stood pat on this street.
    pub(super) drew: Seats,
    pub(super) board: Cards,
    pub(super) board_count: u8,
    pub(super) board_due: u8,
    pub(super) shown: Seats,
    /// The players who have turned up their hands since no more betting is possible.
    pub(super) turned_up: Seats,
    /// True if the burn of this street has been dealt.
    pub(super) burnt: bool,
    /// Known cards that have left the deck.
    pub(super) seen: Cards,
    /// The number of cards that have left the deck, including burns.
    pub(super) gone: usize,
}

impl HandState {
    /// Creates the hand with antes and blinds posted.
    pub(super) fn new(start: &HandStart) -> Self {
        let (betting, least) = start.stakes.on(false);
        let live = start.dealt();
        let mut state = Self {
            stage: HandStage::Deal,
            street: 0,
            round: Round::new(betting, least, live.len()),
            stacks: ChipsBySeat::default(),
            paid: ChipsBySeat::default(),
            dead: Chips::ZERO,
            antes: Chips::ZERO,
            lacking: start.dead_small_blind(),
            live,
            closed: false,
            bring_in: BringIn::None,
            aggressor: None,
            opener: start.button,
            named: [None; MOST_STREETS],
            street_began: live.len(),
            held: [PlayerCards::default(); MOST_SEATS as usize],
            due: [0; MOST_SEATS as usize],
            drew: Seats::NONE,
            board: Cards::NONE,
            board_count: 0,
            board_due: 0,
            shown: Seats::NONE,
            turned_up: Seats::NONE,
            burnt: false,
            seen: Cards::NONE,
            gone: 0,
        };
        for seat in live.iter() {
            state.stacks[seat.index()] = start.stack(seat);
        }
        state.post(start);
        state.begin_street(start);
        state
    }

    fn post(&mut self, start: &HandStart) {
        let for_table = start.is_ante_for_table();
        for seat in start.dealt().clockwise_from(start.button) {
            // Each player's own ante comes first; the orders differ only for an ante for the table.
            if for_table && start.betting.ante_order == AnteOrder::BlindFirst {
                self.post_blind(start, seat);
                self.post_ante(start, seat, for_table);
            } else {
                self.post_ante(start, seat, for_table);
                self.post_blind(start, seat);
            }
        }
    }

    fn post_ante(&mut self, start: &HandStart, seat: SeatNo, for_table: bool) {
        let ante = start.ante_of(seat).min(self.stack(seat));
        self.stacks[seat.index()] = self.stack(seat).minus(ante);
        self.antes = self.antes.plus(ante);
        if for_table {
            self.dead = self.dead.plus(ante);
        } else {
            self.paid[seat.index()] = self.paid(seat).plus(ante);
        }
    }

    fn post_blind(&mut self, start: &HandStart, seat: SeatNo) {
        let should_be = start.blind_of(seat);
        if should_be.is_zero() {
            return;
        }
        let posted = should_be.min(self.stack(seat));
        self.pay(seat, posted);
        self.round.post(seat, posted, should_be);
        // A blind that lets a player in does not belong to the blinds in the pot count.
        if !start.is_late(seat) {
            self.lacking = self.lacking.plus(should_be.minus(posted));
        }
    }

    pub(super) fn act(&mut self, start: &HandStart, act: &HandAct) {
        match act {
            HandAct::Deal(seat, cards) => self.deal(start, *seat, cards),
            HandAct::Board(cards) => self.deal_board(start, cards),
            HandAct::Player(seat, play) => self.play(start, *seat, play),
        }
    }

    fn play(&mut self, start: &HandStart, seat: SeatNo, play: &Play) {
        self.bring_in = BringIn::None;
        match play {
            Play::Fold => {
                self.live.remove(seat);
                self.advance(start, seat);
            }
            Play::Check | Play::Call | Play::BringIn => self.call(start, seat),
            Play::Bet(to) | Play::Raise(to) | Play::Complete(to) => self.raise(start, seat, *to),
            Play::Draw(cards) => self.draw(start, seat, cards),
            Play::StandPat => self.draw(start, seat, &DealtCards::NONE),
            Play::Show(cards) => self.show(seat, cards),
            Play::Muck => {
                self.live.remove(seat);
                self.after_showing();
            }
        }
    }

    fn call(&mut self, start: &HandStart, seat: SeatNo) {
        let chips = self.owes(seat);
        self.pay(seat, chips);
        self.round.record_chips(seat, chips);
        self.advance(start, seat);
    }

    fn raise(&mut self, start: &HandStart, seat: SeatNo, to: Chips) {
        self.pay(seat, to.minus(self.round.front(seat)));
        self.round.raises(seat, to, &start.betting);
        self.aggressor = Some(seat);
        self.advance(start, seat);
    }

    fn pay(&mut self, seat: SeatNo, chips: Chips) {
        self.stacks[seat.index()] = self.stack(seat).minus(chips);
        self.paid[seat.index()] = self.paid(seat).plus(chips);
    }

    fn deal(&mut self, start: &HandStart, seat: SeatNo, cards: &DealtCards) {
        let street = &start.kind.streets()[usize::from(self.street)];
        let due = &mut self.due[seat.index()];
        let held = &mut self.held[seat.index()];
        for card in cards.iter() {
            if let Some(card) = card {
                held.known.insert(card);
                // The cards face down come first, and in draw no card is face up.
                if *due <= street.up {
                    held.open.insert(card);
                }
            }
            *due = due.saturating_sub(1);
            held.count += 1;
        }
        // Cards that the player is dealt after the betting is over are shown again with the rest.
        self.shown.remove(seat);
        self.leave_deck(cards);
        self.after_dealing(start);
    }

    fn deal_board(&mut self, start: &HandStart, cards: &DealtCards) {
        self.board = self.board.union(cards.known());
        self.board_count += cards.count();
        self.board_due = self.board_due.saturating_sub(cards.count());
        if start.kind.is_stud() {
            self.due = [0; MOST_SEATS as usize];
        }
        self.leave_deck(cards);
        self.after_dealing(start);
    }

    fn leave_deck(&mut self, cards: &DealtCards) {
        self.seen = self.seen.union(cards.known());
        self.gone += cards.len();
        self.burnt = true;
    }

    fn after_dealing(&mut self, start: &HandStart) {
        if self.stage == HandStage::Deal && !self.is_dealing() {
            self.open_betting(start);
        }
    }

    /// Returns the number of cards that have left the deck without burns: one is burned on each
    /// street after the first.
    pub(super) fn dealt(&self) -> usize {
        self.gone.saturating_sub(usize::from(self.street))
    }

    /// Returns whether a card is still to be dealt.
    pub(super) fn is_dealing(&self) -> bool {
        self.board_due > 0 || self.due.iter().any(|due| *due > 0)
    }

    fn draw(&mut self, start: &HandStart, seat: SeatNo, cards: &DealtCards) {
        let held = &mut self.held[seat.index()];
        let known = cards.known();
        held.known = held.known.difference(known);
        let others = cards.len() - known.len();
        // The program cannot know which of them the player discarded, so the kept cards are unknown as well.
        if others > held.unknown() {
            held.known = Cards::NONE;
        }
        held.count = held.count.saturating_sub(cards.count());
        self.due[seat.index()] = cards.count();
        self.drew.insert(seat);
        let left = self.live.difference(self.drew);
        self.stage = left.next(start.button).map_or(HandStage::Deal, HandStage::Draw);
        self.after_dealing(start);
    }

    fn show(&mut self, seat: SeatNo, cards: &DealtCards) {
        let held = &mut self.held[seat.index()];
        held.known = held.known.union(cards.known());
        self.seen = self.seen.union(cards.known());
        self.shown.insert(seat);
        self.turned_up.insert(seat);
        self.after_showing();
    }

    fn after_showing(&mut self) {
        if self.live.len() == 1 || (self.stage == HandStage::Show && self.have_all_shown()) {
            self.stage = HandStage::Over;
        }
    }

    fn have_all_shown(&self) -> bool {
        self.live.difference(self.shown).is_empty()
    }

    /// Begins a street: the cards due, and the first player to draw.
    fn begin_street(&mut self, start: &HandStart) {
        let street = &start.kind.streets()[usize::from(self.street)];
        // The burn.
        self.gone += usize::from(self.street > 0);
        self.burnt = self.street == 0;
        self.due = [0; MOST_SEATS as usize];
        for seat in self.live.iter() {
            self.due[seat.index()] = street.down + street.up;
        }
        self.board_due = street.board;
        self.drew = Seats::NONE;
        self.street_began = self.live.len();
        self.stage = match self.live.next(start.button) {
            Some(first) if street.draws => HandStage::Draw(first),
            _ => HandStage::Deal,
        };
    }

    fn open_betting(&mut self, start: &HandStart) {
        let named = self.named.get(usize::from(self.street)).copied().flatten();
        let named = named.filter(|&seat| self.live.contains(seat));
        self.opener = named.or_else(|| self.opener(start)).unwrap_or(start.button);
        if self.street == 0 && start.kind.is_stud() && !start.bring_in_amount().is_zero() {
            self.round.bring_in(start.bring_in_amount());
            let all_in = self.stack(self.opener).is_zero();
            self.bring_in = if all_in { BringIn::Owed } else { BringIn::Due };
        }
        let order = self.live.clockwise_from(self.opener).filter(|&seat| seat != self.opener);
        let opener = self.live.contains(self.opener).then_some(self.opener);
        match opener.into_iter().chain(order).find(|&seat| self.is_to_act(seat)) {
            Some(seat) => self.stage = HandStage::Bet(seat),
            None => self.end_street(start),
        }
    }

    /// Begins the betting of this street again, with the opener that the dealer named.
    pub(super) fn open_with(&mut self, start: &HandStart, seat: SeatNo) {
        if let Some(named) = self.named.get_mut(usize::from(self.street)) {
            *named = Some(seat);
        }
        self.open_betting(start);
    }

    /// Clears the named openers of later streets: they are named when the cards are dealt, and
    /// again when these are dealt again.
    pub(super) fn forget_later_openers(&mut self) {
        let betting = usize::from(matches!(self.stage, HandStage::Bet(_)));
        for named in self.named.iter_mut().skip(usize::from(self.street) + betting) {
            *named = None;
        }
    }

    fn opener(&self, start: &HandStart) -> Option<SeatNo> {
        let (live, button) = (self.live, start.button);
        let open = |seat: SeatNo| self.held[seat.index()].open;
        let door = |seat| open(seat).iter().next();
        let rated = |seat| rate(start.kind.game(), open(seat), Cards::NONE);
        let by_suit = uses_suit(start.betting.equal_boards, start.kind);
        let suit = |seat| by_suit.then(|| high_by_suit(start.kind, open(seat))).flatten();
        match (start.kind, self.street) {
            (HandGame::Stud | HandGame::StudHiLo, 0) => {
                best(live, button, |seat| door(seat).map(|card| Reverse(low_card(card))))
            }
            (HandGame::Razz, 0) => best(live, button, |seat| door(seat).map(razz_card)),
            (HandGame::Stud | HandGame::StudHiLo, _) => {
                best(live, button, |seat| (rated(seat).high, suit(seat)))
            }
            (HandGame::Razz, _) => best(live, button, |seat| (rated(seat).low, suit(seat))),
            (_, 0) => live.next(start.last_blind().unwrap_or(button)),
            _ => live.next(button),
        }
    }

    /// Moves on after a player's turn: to the next player, or to the end of the street or of the
    /// hand.
    fn advance(&mut self, start: &HandStart, from: SeatNo) {
        if self.live.len() == 1 {
            self.stage = HandStage::Over;
            return;
        }
        match self.live.clockwise_from(from).find(|&seat| self.is_to_act(seat)) {
            Some(seat) => self.stage = HandStage::Bet(seat),
            None => self.end_street(start),
        }
    }

    /// Returns whether this player has a decision to make. If no other player could put in more
    /// than this player has in front, there is no bet to match. That holds even for a big blind
    /// that was posted short.
    fn is_to_act(&self, seat: SeatNo) -> bool {
        !self.stack(seat).is_zero()
            && self.round.has_to_act(seat)
            && self.could_another_exceed(seat, self.round.front(seat))
    }

    /// Returns whether another player has, or could have, more than this in front on this street.
    fn could_another_exceed(&self, seat: SeatNo, chips: Chips) -> bool {
        let mut others = self.live.without(seat).iter();
        others.any(|other| self.round.front(other).plus(self.stack(other)) > chips)
    }

    /// Returns whether another player could put in more than the bet to match.
    pub(super) fn is_opposed(&self, seat: SeatNo) -> bool {
        self.could_another_exceed(seat, self.round.bet())
    }

    fn with_chips(&self) -> impl Iterator<Item = SeatNo> {
        self.live.iter().filter(|&seat| !self.stack(seat).is_zero())
    }

    fn end_street(&mut self, start: &HandStart) {
        self.closed = self.with_chips().count() < 2;
        self.bring_in = BringIn::None;
        let streets = start.kind.streets();
        let Some(next) = streets.get(usize::from(self.street) + 1) else {
            self.closed = true;
            self.stage = if self.have_all_shown() { HandStage::Over } else { HandStage::Show };
            return;
        };
        let (betting, least) = start.stakes.on(next.big_bet);
        self.street += 1;
        self.round = Round::new(betting, least, self.live.len());
        self.aggressor = None;
        self.begin_street(start);
    }

    /// Returns the chips that this player adds to call: the whole stack, if that is less.
    pub(super) fn owes(&self, seat: SeatNo) -> Chips {
        self.round.bet().minus(self.round.front(seat)).min(self.stack(seat))
    }

    /// Returns all chips put in.
    pub(super) fn pot(&self) -> Chips {
        self.paid.iter().copied().sum::<Chips>().plus(self.dead)
    }

    pub(super) const fn stack(&self, seat: SeatNo) -> Chips {
        self.stacks[seat.index()]
    }

    pub(super) const fn paid(&self, seat: SeatNo) -> Chips {
        self.paid[seat.index()]
    }
}
