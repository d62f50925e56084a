//! What a screen sees: the event at an instant, and its views, computed once and kept until
//! something changes.

mod kept;

use std::rc::Rc;

use crate::{
    i18n::Language,
    rules::{seating::Plan, time::Timestamp},
    session::Session,
    tournament::{Command, Tournament, entries::PlayerId},
    view::{
        chips::{check::CheckView, counts::CountsView},
        clock::ClockFace,
        header::Header,
        log::LogLine,
        money::{
            bounties::Board, cash::CashView, payments::PayDesk, pool::PoolView, prizes::PrizeTable,
        },
        people::Hits,
        players::{Order, PlayerCard, PlayerRow, rows},
        setup::StructureView,
        words,
    },
};
pub use kept::Kept;

/// The event as everything in one frame sees it.
pub struct FrameContext<'a> {
    /// The desk.
    pub session: &'a Session,
    /// The instant of this frame.
    pub now: Timestamp,
    /// What was computed before.
    pub kept: &'a Kept,
    /// In which language.
    pub language: Language,
}

impl FrameContext<'_> {
    /// The event.
    pub fn tournament(&self) -> &Tournament {
        self.session.tournament()
    }

    /// Why `command` would be refused now, as a sentence; `None` when it would be done.
    pub fn refusal(&self, command: &Command) -> Option<String> {
        if self.session.read_only().is_some() {
            return Some(self.language.word("shell-only-reading"));
        }
        self.session.can(command).err().map(|refusal| words::refusal(self.language, refusal))
    }

    /// The balance of the tables.
    pub fn plan(&self) -> &Plan {
        &self.kept.plan
    }

    /// The bar on top.
    pub fn header(&self) -> Header {
        Header::of(self.language, self.tournament(), self.now)
    }

    /// The clock's face.
    pub fn clock_face(&self) -> ClockFace {
        ClockFace::of(self.language, self.tournament(), &self.kept.moves, self.now)
    }

    /// The last moves, for the wall: who, and which seat.
    pub fn moves(&self) -> &[(String, String)] {
        &self.kept.moves
    }

    /// The players' list in this order. Sorted anew only when the order or the event changed.
    pub fn rows(&self, order: Order) -> Rc<[PlayerRow]> {
        let mut kept = self.kept.rows.borrow_mut();
        match &*kept {
            Some((of, rows)) if *of == order => Rc::clone(rows),
            _ => {
                let made: Rc<[PlayerRow]> =
                    rows(self.language, self.tournament(), &self.kept.plan, order, self.now).into();
                *kept = Some((order, Rc::clone(&made)));
                made
            }
        }
    }

    /// Whom somebody means who types this, wherever a person is asked for. To be kept until the event changes or
    /// something else is typed.
    pub fn find_people(&self, typed: &str) -> Hits {
        let mut people = self.kept.people.borrow_mut();
        people.catch_up(self.tournament());
        people.find(self.tournament(), typed)
    }

    /// The card of one player. Written anew only when the player or the event changed.
    pub fn player_card(&self, player: PlayerId) -> Option<Rc<PlayerCard>> {
        let mut kept = self.kept.card.borrow_mut();
        match &*kept {
            Some((of, card)) if *of == player => card.clone(),
            _ => {
                let (records, ledger) = (self.session.records(), self.session.ledger());
                let card = PlayerCard::of(
                    self.language,
                    self.tournament(),
                    records,
                    ledger,
                    player,
                    self.now,
                );
                let card = card.map(Rc::new);
                *kept = Some((player, card.clone()));
                card
            }
        }
    }

    /// The counts, and who leads. Sorted anew only when the event changed or time has gone by.
    pub fn counts(&self) -> Rc<CountsView> {
        let made = self
            .kept
            .counts
            .get_or_init(|| Rc::new(CountsView::of(self.language, self.tournament(), self.now)));
        Rc::clone(made)
    }

    /// What adds up. Added up anew only when the event changed or time has gone by.
    pub fn check(&self) -> Rc<CheckView> {
        let made = self
            .kept
            .check
            .get_or_init(|| Rc::new(CheckView::of(self.language, self.tournament(), self.now)));
        Rc::clone(made)
    }

    /// The cash desk. Added up anew only when the event changed.
    pub fn cash(&self) -> Rc<CashView> {
        let made = self.kept.cash.get_or_init(|| {
            let (records, ledger) = (self.session.records(), self.session.ledger());
            Rc::new(CashView::of(self.language, self.tournament(), records, ledger))
        });
        Rc::clone(made)
    }

    /// The payout desk. Added up anew only when the event changed, or every ten seconds: who has won
    /// depends on whether registration is open.
    pub fn pay_desk(&self) -> Rc<PayDesk> {
        let made = self
            .kept
            .pay
            .get_or_init(|| Rc::new(PayDesk::of(self.language, self.tournament(), self.now)));
        Rc::clone(made)
    }

    /// Who is worth how much, and who took whose bounty; nothing without bounties.
    pub fn bounties(&self) -> Option<Rc<Board>> {
        let board = || Board::of(self.language, self.tournament()).map(Rc::new);
        self.kept.bounties.get_or_init(board).clone()
    }

    /// One line of the log.
    pub fn log_line(&self, number: u32) -> Option<LogLine> {
        let record = self.session.records().get(number as usize)?;
        self.kept.log.line(number, record, self.session.ledger(), &self.kept.places)
    }

    /// What each place is paid. Reckoned anew only when the event changed.
    pub fn prizes(&self) -> Rc<PrizeTable> {
        let made = self.kept.prizes.get_or_init(|| {
            Rc::new(PrizeTable::of(self.language, self.tournament(), None, self.now))
        });
        Rc::clone(made)
    }

    /// The prize pool as a bill. Reckoned anew only when the event changed.
    pub fn pool(&self) -> Rc<PoolView> {
        let made =
            self.kept.pool.get_or_init(|| Rc::new(PoolView::of(self.language, self.tournament())));
        Rc::clone(made)
    }

    /// The structure as a list, with what its check says.
    pub fn structure(&self) -> Rc<StructureView> {
        let made = self
            .kept
            .structure
            .get_or_init(|| Rc::new(StructureView::of(self.language, self.tournament(), self.now)));
        Rc::clone(made)
    }
}
