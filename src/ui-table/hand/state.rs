//! The state of the tab, and the effect of each request.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
};
use bottone_dealer::{FollowedHand, Half, HandDraft, Offers, UnfinishedHand};
use bottone_hands::hand::{
    ActRefusal, DealtCards, Hand, HandAct, HandGame, HandStep, Play, Posting,
};
use bottone_i18n::Language;
use bottone_rules::levels::{Betting, MixTurn};
use bottone_view_table::{hand as hand_view, hand_faults::refused};
use egui::Key;

use super::{super::TableContext, after, before, deal, keys, player_actions, showdown};
use crate::TableOutbox;

/// The state of the tab.
#[derive(Default)]
pub(crate) struct HandState {
    pub(super) draft: HandDraft,
    pub(super) followed: Option<FollowedHand>,
    /// The last hand that was left, and the draft before the next one; a hand left by mistake is
    /// resumed from it.
    pub(super) last_left: Option<(FollowedHand, HandDraft)>,
    /// The tapped seat.
    pub(super) seat: Option<SeatNo>,
    /// The typed text: cards, an amount, or a stack.
    pub(super) text: String,
    /// True if the line gets the keyboard in the next frame.
    pub(super) seeks_focus: bool,
    /// True while an amount is asked for.
    pub(super) raising: bool,
    /// The stakes while they are corrected.
    pub(super) stakes: Option<before::StakesForm>,
    /// The pot chosen for the award, and the half of it that a digit awards.
    pub(super) pot: Option<usize>,
    pub(super) half: Option<Half>,
    /// True once the next hand was requested before everything was on record.
    pub(super) warned: bool,
    /// The reason why the last act failed.
    pub(super) refused: Option<String>,
}

/// A request made while a frame is drawn.
#[derive(Clone, Debug)]
pub(super) enum HandRequest {
    /// Deal the hand, or the cards due next, with the typed ones.
    Deal,
    Do(HandAct),
    /// Show this refusal.
    Refuse(String),
    /// Bet or raise: ask for the amount.
    Raise,
    /// Bet or raise to this amount.
    To(Chips),
    /// Change this number of cards.
    Change(u8),
    /// Show the typed cards for the player who is to show.
    Show,
    /// Show without naming the cards.
    ShowUnseen,
    /// Turn up all hands that must be shown, without naming the cards.
    FaceUp,
    /// Muck the cards at the showdown.
    Muck,
    /// Award this pot to this seat, or withdraw the award.
    Award(usize, Half, SeatNo),
    /// Handle the tap on a seat.
    Tap(SeatNo),
    /// Handle a seat chosen by its number.
    Edit(SeatNo),
    /// Clear the chosen seat.
    LetGo,
    /// Give the keyboard to the line.
    Type,
    /// Undo the last act.
    Back,
    /// Start the next hand.
    Next,
    /// Perform the first offer.
    Go,
    /// Abandon the hand.
    GiveUp,
    /// Set the game.
    Game(HandGame, Betting),
    /// Set the position in the mix.
    Turn(MixTurn),
    /// Set the stakes.
    Post(Posting),
    /// Set a stack.
    Stack(SeatNo, Chips),
    /// Put the button on a seat.
    ButtonAt(SeatNo),
    /// Set whether a player sits out.
    SitsOut(SeatNo, bool),
    /// Choose the pot to award.
    Pot(usize),
    /// Choose the next pot.
    NextPot,
    /// Choose the other half of the pots.
    OtherHalf,
}

impl HandState {
    /// Returns the hand in progress.
    pub(crate) fn hand(&self) -> Option<&Hand> {
        self.followed.as_ref().map(FollowedHand::hand)
    }

    /// Returns the hand in progress with its players' names.
    pub(crate) fn followed(&self) -> Option<&FollowedHand> {
        self.followed.as_ref()
    }

    /// Returns the unfinished state of this table; `None` if nothing was begun.
    pub(crate) fn unfinished(&self, table: Option<TableNo>) -> Option<UnfinishedHand> {
        let hand = self.followed.as_ref();
        let begun = hand.is_some() || !self.draft.is_empty();
        begun.then(|| UnfinishedHand {
            table,
            hand: hand.map(FollowedHand::to_saved),
            draft: self.draft.clone(),
        })
    }

    /// Resumes this table's state from an earlier run, unless something was begun here since.
    pub(crate) fn resume(&mut self, left: &UnfinishedHand) {
        if self.followed.is_some() {
            return;
        }
        self.clear_input();
        self.followed = left.followed();
        if self.draft.is_empty() {
            self.draft = left.draft.clone();
        }
    }

    /// Performs in the hand the act that the player was ruled to have made.
    ///
    /// # Errors
    /// If the act is refused; the hand is then unchanged.
    pub(crate) fn apply(&mut self, act: HandAct) -> Result<(), ActRefusal> {
        self.clear_input();
        self.followed.as_mut().ok_or(ActRefusal::Over)?.act(act)
    }

    /// Clears the input of the previous act.
    fn clear_input(&mut self) {
        self.text.clear();
        self.seeks_focus = false;
        self.raising = false;
        self.refused = None;
        self.seat = None;
        self.warned = false;
    }

    /// Performs a request.
    pub(super) fn perform(
        &mut self,
        ask: HandRequest,
        at: &TableContext<'_>,
        out: &mut TableOutbox,
    ) {
        self.refused = None;
        match ask {
            HandRequest::Type => self.seeks_focus = true,
            HandRequest::Refuse(why) => self.refused = Some(why),
            HandRequest::LetGo => self.clear_input(),
            HandRequest::GiveUp => {
                self.clear_input();
                self.leave();
            }
            HandRequest::Tap(seat) => self.tap(seat, at),
            HandRequest::Edit(seat) => {
                self.tap(seat, at);
                // The digits typed next are the stack.
                self.seeks_focus = self.seat.is_some_and(|seat| at.felt.at(seat).is_some());
            }
            _ if self.followed.is_none() => self.perform_before_hand(&ask, at),
            HandRequest::Next => self.next(at),
            HandRequest::Go => self.perform_first_offer(at, out),
            _ => self.perform_in_hand(&ask, at.language),
        }
    }

    fn tap(&mut self, seat: SeatNo, at: &TableContext<'_>) {
        self.text.clear();
        let Some(followed) = &mut self.followed else {
            self.seat = (self.seat != Some(seat)).then_some(seat);
            return;
        };
        match followed.step() {
            HandStep::Act(turn) if seat != turn && followed.hand().start().kind.is_stud() => {
                if let Err(why) = followed.opens(seat) {
                    self.refused = Some(refused(why, at.language));
                }
            }
            HandStep::Act(_) | HandStep::Board { .. } | HandStep::Draw { .. } => {}
            _ => self.seat = Some(seat),
        }
    }

    /// Handles a request before the hand.
    fn perform_before_hand(&mut self, ask: &HandRequest, at: &TableContext<'_>) {
        match *ask {
            HandRequest::Back => {
                if let Some((followed, draft)) = self.last_left.take() {
                    self.clear_input();
                    (self.followed, self.draft) = (Some(followed), draft);
                }
            }
            HandRequest::Deal | HandRequest::Next | HandRequest::Go => {
                match self.draft.plan(at.felt, at.book).deal(at.felt, at.book) {
                    Ok(mut followed) => {
                        followed.begin(at.now);
                        // Face-down cards are not written down; stud has its door cards.
                        if !followed.hand().start().kind.is_stud() {
                            followed.deal_unseen();
                        }
                        self.clear_input();
                        self.stakes = None;
                        (self.pot, self.half) = (None, None);
                        self.followed = Some(followed);
                    }
                    Err(why) => self.refused = Some(hand_view::cannot_deal(at.language, why)),
                }
            }
            HandRequest::Game(kind, betting) => self.draft.play(kind, betting),
            HandRequest::Turn(turn) => {
                let number = self.draft.plan(at.felt, at.book).number;
                self.draft.set_mix_turn(number, turn);
            }
            HandRequest::Post(posting) => {
                self.draft.post(at.felt, posting);
                self.stakes = None;
            }
            HandRequest::Stack(seat, chips) => {
                self.draft.set_stack(at.felt, seat, chips);
                self.clear_input();
            }
            HandRequest::ButtonAt(seat) => self.draft.put_button(seat),
            HandRequest::SitsOut(seat, sits_out) => self.draft.set_sitting_out(seat, sits_out),
            _ => {}
        }
    }

    /// Handles a request in the hand.
    fn perform_in_hand(&mut self, ask: &HandRequest, language: Language) {
        let Some(followed) = &mut self.followed else { return };
        let done = match *ask {
            HandRequest::Back => {
                if !followed.undo() {
                    self.followed = None;
                }
                Ok(())
            }
            HandRequest::Do(act) => followed.act(act),
            HandRequest::Raise => match followed.hand().raise() {
                // Limit allows only one amount.
                Ok((least, most)) if least == most => {
                    bet_to(followed.hand(), least).map_or(Ok(()), |act| followed.act(act))
                }
                Ok(_) => {
                    (self.raising, self.seeks_focus) = (true, true);
                    self.text.clear();
                    return;
                }
                Err(why) => Err(why),
            },
            HandRequest::To(chips) => {
                bet_to(followed.hand(), chips).map_or(Ok(()), |act| followed.act(act))
            }
            HandRequest::Change(count) => deal::change(followed, count),
            HandRequest::Deal => match deal::deal(followed, self.seat, &self.text) {
                Ok(()) => Ok(()),
                Err(why) => {
                    self.refused = Some(why.text(language));
                    // The typed text stays for correction.
                    self.seeks_focus = !self.text.is_empty();
                    return;
                }
            },
            HandRequest::Show => match showdown::show_typed(followed, self.seat, &self.text) {
                Ok(()) => Ok(()),
                Err(why) => {
                    self.refused = Some(why.text(language));
                    // The typed text stays for correction.
                    self.seeks_focus = !self.text.is_empty();
                    return;
                }
            },
            HandRequest::FaceUp => {
                followed.turn_up_unseen();
                Ok(())
            }
            HandRequest::ShowUnseen => {
                showdown::play(followed, self.seat, |_| Play::Show(DealtCards::NONE))
            }
            HandRequest::Muck => showdown::play(followed, self.seat, |_| Play::Muck),
            HandRequest::Award(pot, half, seat) => {
                followed.tap(pot, half, seat);
                self.pot = Some(pot);
                return;
            }
            HandRequest::Pot(pot) => {
                self.pot = Some(pot);
                return;
            }
            HandRequest::NextPot => {
                self.pot = showdown::next_pot(self.pot, followed);
                return;
            }
            HandRequest::OtherHalf => {
                let low = self.half == Some(Half::Low);
                self.half = Some(if low { Half::High } else { Half::Low });
                return;
            }
            _ => return,
        };
        match done {
            Ok(()) => {
                let more = self.keeps_focus();
                self.clear_input();
                self.seeks_focus = more;
            }
            Err(why) => self.refused = Some(refused(why, language)),
        }
    }

    /// Returns whether the line gets the keyboard again for the next cards of the same street.
    fn keeps_focus(&self) -> bool {
        let Some(followed) = &self.followed else { return false };
        !self.text.is_empty()
            && matches!(followed.step(), HandStep::Cards { .. } | HandStep::FaceUp(_))
    }

    /// Starts the next hand if this one is over; asks once if some of it is not on record.
    fn next(&mut self, at: &TableContext<'_>) {
        let Some(followed) = &self.followed else { return };
        let Some(outcome) = followed.outcome() else {
            self.refused = Some(at.language.word("hand-not-over"));
            return;
        };
        if !self.warned && self.offers(at).is_some_and(|offers| !offers.is_empty()) {
            self.warned = true;
            return;
        }
        let before = self.draft.clone();
        // After a break of the table the next hand is dealt elsewhere.
        if followed.table() == at.felt.table {
            self.draft.carry_over(at.felt, followed, &outcome);
        }
        self.last_left = self.followed.take().map(|followed| (followed, before));
        self.clear_input();
    }

    /// Leaves the hand as it is.
    fn leave(&mut self) {
        if let Some(followed) = self.followed.take() {
            self.last_left = Some((followed, self.draft.clone()));
        }
    }

    /// Performs the first offer: first the records, then the next hand.
    fn perform_first_offer(&mut self, at: &TableContext<'_>, out: &mut TableOutbox) {
        match self.offers(at) {
            Some(offers) if !offers.is_empty() => after::record(&offers, out),
            Some(_) => self.next(at),
            None => {}
        }
    }

    /// Returns the records still to be made of a finished hand.
    pub(super) fn offers(&self, at: &TableContext<'_>) -> Option<Offers> {
        let followed = self.followed.as_ref()?;
        let outcome = followed.outcome()?;
        let Some(cx) = at.event else { return Some(Offers::default()) };
        Some(Offers::of(cx.tournament(), at.felt, followed, &outcome, at.now))
    }
}

/// Returns a bet, raise or completion to this amount by the player to act.
fn bet_to(hand: &Hand, chips: Chips) -> Option<HandAct> {
    Some(HandAct::Player(hand.turn()?, hand.bet_or_raise(chips)))
}

impl HandState {
    /// Returns the seat that the typed text belongs to.
    pub(super) fn chosen_seat(&self) -> Option<SeatNo> {
        match &self.followed {
            None => self.seat,
            Some(followed) => showdown::next_to_show(followed, self.seat)
                .or_else(|| deal::next_seat(followed, self.seat)),
        }
    }
}

impl HandState {
    /// Returns the request of a key before the hand: dealing, or choosing a seat.
    fn request_before_hand(&self, key: Key) -> Option<HandRequest> {
        match (key, self.seat) {
            (Key::K, _) => Some(HandRequest::Deal),
            (Key::B, Some(seat)) => Some(HandRequest::ButtonAt(seat)),
            _ => keys::seat(key).map(HandRequest::Edit),
        }
    }

    pub(super) fn request_of_key(&self, key: Key, at: &TableContext<'_>) -> Option<HandRequest> {
        match key {
            Key::U => return Some(HandRequest::Back),
            Key::N => return Some(HandRequest::Next),
            Key::T => return Some(HandRequest::Type),
            Key::Enter => return Some(HandRequest::Go),
            Key::Escape => return Some(HandRequest::LetGo),
            _ => {}
        }
        let Some(followed) = &self.followed else {
            return self.request_before_hand(key);
        };
        if followed.outcome().is_some() {
            return showdown::request_of_key(self, followed, key);
        }
        match followed.step() {
            HandStep::Act(_) => player_actions::request_of_key(followed, at.language, key),
            HandStep::Board { .. } | HandStep::Cards { .. } => {
                (key == Key::K).then_some(HandRequest::Deal)
            }
            HandStep::Draw { .. } => keys::digit(key).map(HandRequest::Change),
            _ => showdown::request_of_key(self, followed, key),
        }
    }
}
