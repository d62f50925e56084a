//! What a screen sees: the event at an instant, and its views, computed once and kept until
//! something changes.

mod cache;
mod fairness;
mod kept;

use std::{collections::BTreeSet, rc::Rc};

use cache::Stamp;

use crate::{
    i18n::Language,
    rules::{
        money::{Method, Money},
        person::{Person, PersonId},
        seating::Plan,
        time::Timestamp,
    },
    session::{Desk, house},
    tournament::{
        Command, Tournament,
        entries::{EntryId, PlayerId},
    },
    view::{
        Tone,
        chips::{check::CheckView, counts::CountsView},
        clock::ClockFace,
        forecast::{ForecastView, Outlook},
        header::Header,
        house::stop_told,
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
pub use cache::Until;
pub use kept::Kept;

pub(super) use kept::MOVES_SHOWN;

/// The event as everything in one frame sees it.
pub struct FrameContext<'a> {
    pub desk: &'a dyn Desk,
    /// The instant of this frame.
    pub now: Timestamp,
    /// What was computed before.
    pub kept: &'a Kept,
    pub language: Language,
    /// The event as it is now, while this is how it was.
    pub present: Option<(&'a dyn Desk, &'a Kept)>,
}

impl FrameContext<'_> {
    /// The event as it is now, whatever is looked back at.
    pub fn present(&self) -> (&dyn Desk, &Kept) {
        self.present.unwrap_or((self.desk, self.kept))
    }

    pub fn tournament(&self) -> &Tournament {
        self.desk.tournament()
    }

    /// Does the clock run?
    pub fn runs(&self) -> bool {
        self.tournament().clock().runs(self.now)
    }

    /// Why `command` would be refused now, as a sentence; `None` when it would be done.
    pub fn refusal(&self, command: &Command) -> Option<String> {
        if self.desk.read_only().is_some() {
            return Some(self.language.word("shell-only-reading"));
        }
        self.desk.can(command).err().map(|refusal| words::refusal(self.language, refusal))
    }

    /// The balance of the tables.
    pub fn plan(&self) -> &Plan {
        &self.kept.plan
    }

    /// The bar on top, with the end that is forecast.
    pub fn header(&self) -> Header {
        let mut header = Header::of(self.language, self.tournament(), self.now);
        // Before the average, which gives way first where there is little room.
        let at = header.stats.len().saturating_sub(1);
        let ends = self.forecast().map(|forecast| forecast.stat(self.language));
        header.stats.splice(at..at, ends);
        header
    }

    /// How the event will go on; none where nothing can be told. Reckoned anew when the event changed or more is known
    /// of the house's past events, and every ten seconds.
    pub fn forecast(&self) -> Option<Rc<ForecastView>> {
        let made = self.view(Until::TenSeconds, self.desk.house(), |_| {
            let outlook = self.outlook();
            let outlook = outlook.as_ref().as_ref()?;
            Some(Rc::new(ForecastView::of(self.language, outlook)))
        });
        (*made).clone()
    }

    /// The same in numbers.
    pub fn outlook(&self) -> Rc<Option<Outlook>> {
        self.view(Until::TenSeconds, self.desk.house(), |_| {
            Outlook::of(self.tournament(), &self.desk.background(), self.now)
        })
    }

    /// The clock's face.
    pub fn clock_face(&self) -> ClockFace {
        ClockFace::of(self.language, self.tournament(), &self.kept.moves, self.now)
    }

    /// What `make` computes of what is asked, computed anew only when the event, the language or what is
    /// asked is another, or as often as `until` says. Each place that asks has one.
    #[track_caller]
    pub fn view<V: 'static, A: PartialEq + 'static>(
        &self,
        until: Until,
        asked: A,
        make: impl FnOnce(&A) -> V,
    ) -> Rc<V> {
        let second = self.now.millis().div_euclid(1_000);
        let time = match until {
            Until::Change => (0, 0),
            Until::TenSeconds => (second.div_euclid(10), self.kept.plans),
            Until::Second => (second, self.kept.plans),
        };
        let (revision, language) = (self.desk.revision(), self.language);
        self.kept.cache.get(Stamp { revision, language, time }, asked, make)
    }

    /// The players' list in this order.
    pub fn rows(&self, order: Order) -> Rc<[PlayerRow]> {
        let made = self.view(Until::TenSeconds, order, |order| -> Rc<[PlayerRow]> {
            rows(self.language, self.tournament(), &self.kept.plan, *order, self.now).into()
        });
        Rc::clone(&made)
    }

    /// Whom somebody means who types this, wherever a person is asked for. To be kept until the event changes or
    /// something else is typed.
    pub fn find_people(&self, typed: &str) -> Hits {
        let mut people = self.kept.people.borrow_mut();
        *people = std::mem::take(&mut *people).caught_up(self.tournament());
        people.find(self.tournament(), typed)
    }

    /// Is this entry's player among those whom somebody means who types this?
    pub fn means(&self, typed: &str) -> impl Fn(EntryId) -> bool {
        let people = self.find_people(typed);
        move |entry| {
            let entry = self.tournament().entries().get(entry);
            entry.is_some_and(|entry| people.fit(entry.player).is_some())
        }
    }

    /// Whom of the house's book somebody means who types this, and who has not been in this event; the best first.
    pub fn find_in_book(&self, typed: &str, most: usize) -> Vec<Person> {
        let Some(book) = self.desk.book() else { return Vec::new() };
        let desk = book.desk();
        let people = desk.house().people();
        let players = self.tournament().entries().players();
        let here: BTreeSet<PersonId> =
            players.filter_map(|(_, player)| Some(people.who(player.person.id?))).collect();
        let found = book.find(typed, most + here.len().min(most));
        let found = found.into_iter().filter(|person| !here.contains(person));
        let person = |id| Some(people.get(id)?.details.person(id));
        found.filter_map(person).take(most).collect()
    }

    /// The event for which seats are won here, as the house says.
    pub fn seats_for(&self) -> Option<String> {
        house::seats_for(self.desk)
    }

    /// The ways of paying that are offered here.
    pub fn ways(&self) -> Vec<Method> {
        house::ways(self.desk)
    }

    /// What buys somebody in, paid with the ticket that he holds.
    pub fn by_ticket(&self, command: Command) -> Command {
        house::by_ticket(self.desk, command)
    }

    /// How many tickets for this event are outstanding, and what they are worth.
    pub fn tickets_outstanding(&self) -> (usize, Money) {
        house::outstanding(self.desk)
    }

    /// Why the house's book lets somebody not play, and whom to call.
    pub fn stopped(&self, person: PersonId) -> Option<String> {
        let desk = self.desk.book()?.desk();
        stop_told(self.language, desk.house(), person, self.now)
    }

    /// The card of one player.
    pub fn player_card(&self, player: PlayerId) -> Option<Rc<PlayerCard>> {
        let made = self.view(Until::TenSeconds, player, |player| {
            let (records, ledger) = (self.desk.records(), self.desk.ledger());
            let (language, t) = (self.language, self.tournament());
            PlayerCard::of(language, t, records, ledger, *player, self.now).map(Rc::new)
        });
        (*made).clone()
    }

    /// The counts, and who leads.
    pub fn counts(&self) -> Rc<CountsView> {
        let make = |(): &()| CountsView::of(self.language, self.tournament(), self.now);
        self.view(Until::TenSeconds, (), make)
    }

    /// What adds up.
    pub fn check(&self) -> Rc<CheckView> {
        let make = |(): &()| CheckView::of(self.language, self.tournament(), self.now);
        self.view(Until::TenSeconds, (), make)
    }

    /// The cash desk.
    pub fn cash(&self) -> Rc<CashView> {
        self.view(Until::Change, (), |()| {
            let (records, ledger) = (self.desk.records(), self.desk.ledger());
            CashView::of(self.language, self.tournament(), records, ledger)
        })
    }

    /// The payout desk: who has won depends on whether registration is open.
    pub fn pay_desk(&self) -> Rc<PayDesk> {
        let make = |(): &()| PayDesk::of(self.language, self.tournament(), self.now);
        self.view(Until::TenSeconds, (), make)
    }

    /// Who is worth how much, and who took whose bounty; nothing without bounties.
    pub fn bounties(&self) -> Option<Rc<Board>> {
        let make = |(): &()| Board::of(self.language, self.tournament()).map(Rc::new);
        (*self.view(Until::Change, (), make)).clone()
    }

    /// One line of the log.
    pub fn log_line(&self, number: u32) -> Option<LogLine> {
        let record = self.desk.records().get(number as usize)?;
        let mut line = self.kept.log.line(number, record, self.desk.ledger(), &self.kept.places)?;
        if self.desk.alone().is_some_and(|alone| number as usize >= alone.records) {
            let report = self.language.word("network-report-line");
            line.why =
                if line.why.is_empty() { report } else { format!("{report} · {}", line.why) };
            line.tone = Tone::Gold;
        }
        Some(line)
    }

    /// What each place is paid.
    pub fn prizes(&self) -> Rc<PrizeTable> {
        let make = |(): &()| PrizeTable::of(self.language, self.tournament(), None, self.now);
        self.view(Until::Change, (), make)
    }

    /// The prize pool as a bill.
    pub fn pool(&self) -> Rc<PoolView> {
        self.view(Until::Change, self.tickets_outstanding(), |(count, value)| {
            let (language, t) = (self.language, self.tournament());
            PoolView::of(language, t).with_tickets(language, t, *count, *value)
        })
    }

    /// The structure as a list, with what its check says. When a row starts and which one is played depend
    /// on the second.
    pub fn structure(&self) -> Rc<StructureView> {
        let make = |(): &()| StructureView::of(self.language, self.tournament(), self.now);
        self.view(Until::Second, (), make)
    }
}
