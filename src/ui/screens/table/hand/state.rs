//! The state of the tab, and the effect of each request.

use egui::Key;

use super::{super::AtTable, acts, after, before, deal, keys, showdown};
use crate::{
    dealer::{Draft, Followed, Half, LeftHand, Offers},
    i18n::Language,
    rules::{
        chips::Chips,
        hand::{Act, Dealt, Hand, HandGame, Play, Posting, Refused, Step},
        levels::{Betting, Turn},
        seat::{SeatNo, TableNo},
    },
    ui::action::Outbox,
    view::{hand::refused, table::hand as told},
};

/// The state of the tab.
#[derive(Default)]
pub(in crate::ui::screens::table) struct HandState {
    pub(super) draft: Draft,
    pub(super) followed: Option<Followed>,
    /// The last hand that was left, and the draft before the next one; a hand left by mistake is
    /// resumed from it.
    pub(super) left: Option<(Followed, Draft)>,
    /// The tapped seat.
    pub(super) seat: Option<SeatNo>,
    /// The typed text: cards, an amount, or a stack.
    pub(super) text: String,
    /// True if the line gets the keyboard in the next frame.
    pub(super) comes: bool,
    /// True while an amount is asked for.
    pub(super) raising: bool,
    /// The stakes while they are corrected.
    pub(super) changing: Option<before::Stakes>,
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
pub(super) enum Ask {
    /// Deal the hand, or the cards due next, with the typed ones.
    Deal,
    Do(Act),
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
    Turn(Turn),
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
    pub(in crate::ui::screens::table) fn hand(&self) -> Option<&Hand> {
        self.followed.as_ref().map(Followed::hand)
    }

    /// Returns the hand in progress with its players' names.
    pub(in crate::ui::screens::table) fn followed(&self) -> Option<&Followed> {
        self.followed.as_ref()
    }

    /// Returns the unfinished state of this table; `None` if nothing was begun.
    pub(in crate::ui::screens::table) fn left(&self, table: Option<TableNo>) -> Option<LeftHand> {
        let hand = self.followed.as_ref();
        let begun = hand.is_some() || !self.draft.is_empty();
        begun.then(|| LeftHand { table, hand: hand.map(Followed::keep), draft: self.draft.clone() })
    }

    /// Resumes this table's state from an earlier run, unless something was begun here since.
    pub(in crate::ui::screens::table) fn take_up(&mut self, left: &LeftHand) {
        if self.followed.is_some() {
            return;
        }
        self.fresh();
        self.followed = left.followed();
        if self.draft.is_empty() {
            self.draft = left.draft.clone();
        }
    }

    /// Performs in the hand the act that the player was ruled to have made.
    ///
    /// # Errors
    /// If the act is refused; the hand is then unchanged.
    pub(in crate::ui::screens::table) fn apply(&mut self, act: Act) -> Result<(), Refused> {
        self.fresh();
        self.followed.as_mut().ok_or(Refused::Over)?.act(act)
    }

    /// Clears the input of the previous act.
    fn fresh(&mut self) {
        self.text.clear();
        self.comes = false;
        self.raising = false;
        self.refused = None;
        self.seat = None;
        self.warned = false;
    }

    /// Performs a request.
    pub(super) fn does(&mut self, ask: Ask, at: &AtTable<'_>, out: &mut Outbox) {
        self.refused = None;
        match ask {
            Ask::Type => self.comes = true,
            Ask::Refuse(why) => self.refused = Some(why),
            Ask::LetGo => self.fresh(),
            Ask::GiveUp => {
                self.fresh();
                self.leave();
            }
            Ask::Tap(seat) => self.tap(seat, at),
            Ask::Edit(seat) => {
                self.tap(seat, at);
                // The digits typed next are the stack.
                self.comes = self.seat.is_some_and(|seat| at.felt.at(seat).is_some());
            }
            _ if self.followed.is_none() => self.prepares(&ask, at),
            Ask::Next => self.next(at),
            Ask::Go => self.goes_on(at, out),
            _ => self.plays(&ask, at.language),
        }
    }

    fn tap(&mut self, seat: SeatNo, at: &AtTable<'_>) {
        self.text.clear();
        let Some(followed) = &mut self.followed else {
            self.seat = (self.seat != Some(seat)).then_some(seat);
            return;
        };
        match followed.step() {
            Step::Act(turn) if seat != turn && followed.hand().start().kind.is_stud() => {
                if let Err(why) = followed.opens(seat) {
                    self.refused = Some(refused(why, at.language));
                }
            }
            Step::Act(_) | Step::Board { .. } | Step::Draw { .. } => {}
            _ => self.seat = Some(seat),
        }
    }

    /// Handles a request before the hand.
    fn prepares(&mut self, ask: &Ask, at: &AtTable<'_>) {
        match *ask {
            Ask::Back => {
                if let Some((followed, draft)) = self.left.take() {
                    self.fresh();
                    (self.followed, self.draft) = (Some(followed), draft);
                }
            }
            Ask::Deal | Ask::Next | Ask::Go => {
                match self.draft.plan(at.felt, at.book).deal(at.felt, at.book) {
                    Ok(mut followed) => {
                        followed.begin(at.now);
                        // Face-down cards are not written down; stud has its door cards.
                        if !followed.hand().start().kind.is_stud() {
                            followed.deal_unseen();
                        }
                        self.fresh();
                        self.changing = None;
                        (self.pot, self.half) = (None, None);
                        self.followed = Some(followed);
                    }
                    Err(why) => self.refused = Some(told::cannot_deal(at.language, why)),
                }
            }
            Ask::Game(kind, betting) => self.draft.play(kind, betting),
            Ask::Turn(turn) => {
                let number = self.draft.plan(at.felt, at.book).number;
                self.draft.stands_at(number, turn);
            }
            Ask::Post(posting) => {
                self.draft.post(at.felt, posting);
                self.changing = None;
            }
            Ask::Stack(seat, chips) => {
                self.draft.set_stack(at.felt, seat, chips);
                self.fresh();
            }
            Ask::ButtonAt(seat) => self.draft.put_button(seat),
            Ask::SitsOut(seat, sits_out) => self.draft.sits_out(seat, sits_out),
            _ => {}
        }
    }

    /// Handles a request in the hand.
    fn plays(&mut self, ask: &Ask, language: Language) {
        let Some(followed) = &mut self.followed else { return };
        let done = match *ask {
            Ask::Back => {
                if !followed.undo() {
                    self.followed = None;
                }
                Ok(())
            }
            Ask::Do(act) => followed.act(act),
            Ask::Raise => match followed.hand().raise() {
                // Limit allows only one amount.
                Ok((least, most)) if least == most => {
                    to(followed.hand(), least).map_or(Ok(()), |act| followed.act(act))
                }
                Ok(_) => {
                    (self.raising, self.comes) = (true, true);
                    self.text.clear();
                    return;
                }
                Err(why) => Err(why),
            },
            Ask::To(chips) => to(followed.hand(), chips).map_or(Ok(()), |act| followed.act(act)),
            Ask::Change(count) => deal::change(followed, count),
            Ask::Deal => match deal::deal(followed, self.seat, &self.text) {
                Ok(()) => Ok(()),
                Err(why) => {
                    self.refused = Some(why.tell(language));
                    // The typed text stays for correction.
                    self.comes = !self.text.is_empty();
                    return;
                }
            },
            Ask::Show => match showdown::show_typed(followed, self.seat, &self.text) {
                Ok(()) => Ok(()),
                Err(why) => {
                    self.refused = Some(why.tell(language));
                    // The typed text stays for correction.
                    self.comes = !self.text.is_empty();
                    return;
                }
            },
            Ask::FaceUp => {
                followed.turn_up_unseen();
                Ok(())
            }
            Ask::ShowUnseen => showdown::play(followed, self.seat, |_| Play::Show(Dealt::NONE)),
            Ask::Muck => showdown::play(followed, self.seat, |_| Play::Muck),
            Ask::Award(pot, half, seat) => {
                followed.tap(pot, half, seat);
                self.pot = Some(pot);
                return;
            }
            Ask::Pot(pot) => {
                self.pot = Some(pot);
                return;
            }
            Ask::NextPot => {
                self.pot = showdown::next_pot(self.pot, followed);
                return;
            }
            Ask::OtherHalf => {
                let low = self.half == Some(Half::Low);
                self.half = Some(if low { Half::High } else { Half::Low });
                return;
            }
            _ => return,
        };
        match done {
            Ok(()) => {
                let more = self.comes_again();
                self.fresh();
                self.comes = more;
            }
            Err(why) => self.refused = Some(refused(why, language)),
        }
    }

    /// Returns whether the line gets the keyboard again for the next cards of the same street.
    fn comes_again(&self) -> bool {
        let Some(followed) = &self.followed else { return false };
        !self.text.is_empty() && matches!(followed.step(), Step::Cards { .. } | Step::FaceUp(_))
    }

    /// Starts the next hand if this one is over; asks once if some of it is not on record.
    fn next(&mut self, at: &AtTable<'_>) {
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
            self.draft.after(at.felt, followed, &outcome);
        }
        self.left = self.followed.take().map(|followed| (followed, before));
        self.fresh();
    }

    /// Leaves the hand as it is.
    fn leave(&mut self) {
        if let Some(followed) = self.followed.take() {
            self.left = Some((followed, self.draft.clone()));
        }
    }

    /// Performs the first offer: first the records, then the next hand.
    fn goes_on(&mut self, at: &AtTable<'_>, out: &mut Outbox) {
        match self.offers(at) {
            Some(offers) if !offers.is_empty() => after::record(&offers, out),
            Some(_) => self.next(at),
            None => {}
        }
    }

    /// Returns the records still to be made of a finished hand.
    pub(super) fn offers(&self, at: &AtTable<'_>) -> Option<Offers> {
        let followed = self.followed.as_ref()?;
        let outcome = followed.outcome()?;
        let Some(cx) = at.event else { return Some(Offers::default()) };
        Some(Offers::of(cx.tournament(), at.felt, followed, &outcome, at.now))
    }
}

/// Returns a bet, raise or completion to this amount by the player to act.
fn to(hand: &Hand, chips: Chips) -> Option<Act> {
    Some(Act::Player(hand.turn()?, hand.bet_or_raise(chips)))
}

impl HandState {
    /// Returns the seat that the typed text belongs to.
    pub(super) fn chosen_seat(&self) -> Option<SeatNo> {
        match &self.followed {
            None => self.seat,
            Some(followed) => {
                showdown::shows(followed, self.seat).or_else(|| deal::gets(followed, self.seat))
            }
        }
    }
}

impl HandState {
    /// Returns the request of a key before the hand: dealing, or choosing a seat.
    fn asks_before(&self, key: Key) -> Option<Ask> {
        match (key, self.seat) {
            (Key::K, _) => Some(Ask::Deal),
            (Key::B, Some(seat)) => Some(Ask::ButtonAt(seat)),
            _ => keys::seat(key).map(Ask::Edit),
        }
    }

    pub(super) fn asks(&self, key: Key, at: &AtTable<'_>) -> Option<Ask> {
        match key {
            Key::U => return Some(Ask::Back),
            Key::N => return Some(Ask::Next),
            Key::T => return Some(Ask::Type),
            Key::Enter => return Some(Ask::Go),
            Key::Escape => return Some(Ask::LetGo),
            _ => {}
        }
        let Some(followed) = &self.followed else {
            return self.asks_before(key);
        };
        if followed.outcome().is_some() {
            return showdown::asks(self, followed, key);
        }
        match followed.step() {
            Step::Act(_) => acts::asks(followed, at.language, key),
            Step::Board { .. } | Step::Cards { .. } => (key == Key::K).then_some(Ask::Deal),
            Step::Draw { .. } => keys::figure(key).map(Ask::Change),
            _ => showdown::asks(self, followed, key),
        }
    }
}
