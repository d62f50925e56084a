//! The input of a screen: the event at an instant, and its views, computed once and kept until
//! something changes.

mod cache;
mod checks;
mod fairness;
mod frame_views;

use std::{collections::BTreeSet, rc::Rc};

use bottone_base::{
    money::{Money, PaymentMethod},
    person::{Person, PersonId},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_rules::seating::SeatingPlan;
use bottone_search::Hits;
use bottone_session::{Desk, house};
use bottone_source::outlook::Outlook;
use bottone_tournament::{
    Command, Tournament,
    entries::{EntryId, PlayerId},
};
use bottone_view::{
    Tone,
    chips::{check::CheckView, counts::CountsView},
    clock::ClockFace,
    forecast::ForecastView,
    header::Header,
    house::{Personal, ban_text},
    log::LogLine,
    money::{
        bounties::BountyBoard, cash::CashView, payments::PayDesk, pool::PoolView,
        prizes::PrizeTable,
    },
    players::{PlayerCard, PlayerOrder, PlayerRow, rows},
    setup::StructureView,
};
use bottone_vocabulary::words;
use cache::Stamp;

pub use cache::Validity;
pub use frame_views::FrameViews;

/// The event as everything in one frame sees it.
#[derive(Clone, Copy)]
pub struct FrameContext<'a> {
    pub desk: &'a dyn Desk,
    /// The instant of this frame.
    pub now: Timestamp,
    /// The computed views.
    pub views: &'a FrameViews,
    pub language: Language,
    /// The present event, while the frame shows a past state.
    pub present: Option<(&'a dyn Desk, &'a FrameViews)>,
}

impl FrameContext<'_> {
    /// Returns the present event, even while the user looks back.
    pub fn present(&self) -> (&dyn Desk, &FrameViews) {
        self.present.unwrap_or((self.desk, self.views))
    }

    pub fn tournament(&self) -> &Tournament {
        self.desk.tournament()
    }

    /// Returns whether the clock runs.
    pub fn runs(&self) -> bool {
        self.tournament().clock().runs(self.now)
    }

    /// Returns the reason why `command` would be refused now, as a sentence; `None` if it is
    /// possible.
    pub fn refusal(&self, command: &Command) -> Option<String> {
        if self.desk.read_only().is_some() {
            return Some(self.language.word("shell-only-reading"));
        }
        self.desk.can(command).err().map(|refusal| words::refusal(self.language, refusal))
    }

    /// Returns the balance of the tables.
    pub fn plan(&self) -> &SeatingPlan {
        &self.views.plan
    }

    /// Returns the bar at the top, with the forecast end.
    pub fn header(&self) -> Header {
        let mut header = Header::of(self.language, self.tournament(), self.now);
        // Placed before the average, which is dropped first where there is little room.
        let at = header.stats.len().saturating_sub(1);
        let ends = self.forecast().map(|forecast| forecast.stat(self.language));
        header.stats.splice(at..at, ends);
        header
    }

    /// Returns the forecast of the event; `None` if none is possible. It is computed again every
    /// ten seconds, and when the event or the known past events change.
    pub fn forecast(&self) -> Option<Rc<ForecastView>> {
        let made = self.view(Validity::TenSeconds, self.desk.house(), |_| {
            let outlook = self.outlook();
            let outlook = outlook.as_ref().as_ref()?;
            Some(Rc::new(ForecastView::of(self.language, outlook)))
        });
        (*made).clone()
    }

    /// Returns the forecast as numbers.
    pub fn outlook(&self) -> Rc<Option<Outlook>> {
        self.view(Validity::TenSeconds, self.desk.house(), |_| {
            Outlook::of(self.tournament(), &self.desk.background(), self.now)
        })
    }

    /// Returns the clock's face.
    pub fn clock_face(&self) -> ClockFace {
        ClockFace::of(self.language, self.tournament(), &self.views.moves, self.now)
    }

    /// Returns the result of `make` for this input. It is computed again when the event, the
    /// language or the input changes, or as `until` says. Each calling place has one result.
    #[track_caller]
    pub fn view<V: 'static, A: PartialEq + 'static>(
        &self,
        until: Validity,
        asked: A,
        make: impl FnOnce(&A) -> V,
    ) -> Rc<V> {
        let second = self.now.millis().div_euclid(1_000);
        let time = match until {
            Validity::Change => (0, 0),
            Validity::TenSeconds => (second.div_euclid(10), self.views.plans),
            Validity::Second => (second, self.views.plans),
        };
        let (revision, language) = (self.desk.revision(), self.language);
        self.views.cache.get(Stamp { revision, language, time }, asked, make)
    }

    /// Returns the players' list in this order.
    pub fn rows(&self, order: PlayerOrder) -> Rc<[PlayerRow]> {
        let made = self.view(Validity::TenSeconds, order, |order| -> Rc<[PlayerRow]> {
            rows(self.language, self.tournament(), &self.views.plan, *order, self.now).into()
        });
        Rc::clone(&made)
    }

    /// Returns the people who match typed text, wherever a person is asked for. Keep the result
    /// until the event or the text changes.
    pub fn find_people(&self, typed: &str) -> Hits {
        let mut people = self.views.people.borrow_mut();
        *people = std::mem::take(&mut *people).updated(self.tournament());
        people.find(self.tournament(), typed)
    }

    /// Returns a test of whether an entry's player matches the typed text.
    pub fn name_matcher(&self, typed: &str) -> impl Fn(EntryId) -> bool {
        let people = self.find_people(typed);
        move |entry| {
            let entry = self.tournament().entries().get(entry);
            entry.is_some_and(|entry| people.fit(entry.player).is_some())
        }
    }

    /// Returns the people in the house's book who match the typed text, the best match first.
    /// People who have been in this event are left out.
    pub fn find_in_book(&self, typed: &str, most: usize) -> Vec<Person> {
        let Some(book) = self.desk.book() else { return Vec::new() };
        let desk = book.desk();
        let people = desk.house().people();
        let players = self.tournament().entries().players();
        let here: BTreeSet<PersonId> =
            players.filter_map(|(_, player)| Some(people.current_id(player.person.id?))).collect();
        let found = book.find(typed, most + here.len().min(most));
        let found = found.into_iter().filter(|person| !here.contains(person));
        let person = |id| Some(people.get(id)?.details.person(id));
        found.filter_map(person).take(most).collect()
    }

    /// Returns the event for which this one awards seats, as the house lists it.
    pub fn target_event(&self) -> Option<String> {
        house::seats_for(self.desk)
    }

    /// Returns the ways of paying that are offered here.
    pub fn payment_methods(&self) -> Vec<PaymentMethod> {
        house::payment_methods(self.desk)
    }

    /// Returns the buy-in command, paid with the ticket that the player holds.
    pub fn with_ticket(&self, command: Command) -> Command {
        house::by_ticket(self.desk, command)
    }

    /// Returns the number of outstanding tickets for this event, and their value.
    pub fn tickets_outstanding(&self) -> (usize, Money) {
        house::outstanding(self.desk)
    }

    /// Returns the reason why the house's book bars a person, and who is to be called.
    pub fn ban_reason(&self, person: PersonId) -> Option<String> {
        let desk = self.desk.book()?.desk();
        let personal = Personal::of(desk.may_see_people().is_ok());
        ban_text(self.language, desk.house(), person, (self.now, personal))
    }

    /// Returns the card of one player.
    pub fn player_card(&self, player: PlayerId) -> Option<Rc<PlayerCard>> {
        let made = self.view(Validity::TenSeconds, player, |player| {
            let (records, ledger) = (self.desk.records(), self.desk.ledger());
            let (language, t) = (self.language, self.tournament());
            PlayerCard::of(language, t, records, ledger, *player, self.now).map(Rc::new)
        });
        (*made).clone()
    }

    /// Returns the counts and the leader.
    pub fn counts(&self) -> Rc<CountsView> {
        let make = |(): &()| CountsView::of(self.language, self.tournament(), self.now);
        self.view(Validity::TenSeconds, (), make)
    }

    /// Returns the check of the totals.
    pub fn check(&self) -> Rc<CheckView> {
        let make = |(): &()| CheckView::of(self.language, self.tournament(), self.now);
        self.view(Validity::TenSeconds, (), make)
    }

    /// Returns the cash desk.
    pub fn cash(&self) -> Rc<CashView> {
        self.view(Validity::Change, (), |()| {
            let (records, ledger) = (self.desk.records(), self.desk.ledger());
            CashView::of(self.language, self.tournament(), records, ledger)
        })
    }

    /// Returns the payout desk; the list of winners depends on whether registration is open.
    pub fn pay_desk(&self) -> Rc<PayDesk> {
        let make = |(): &()| PayDesk::of(self.language, self.tournament(), self.now);
        self.view(Validity::TenSeconds, (), make)
    }

    /// Returns the bounty on each player and the bounties taken; `None` without bounties.
    pub fn bounties(&self) -> Option<Rc<BountyBoard>> {
        let make = |(): &()| BountyBoard::of(self.language, self.tournament()).map(Rc::new);
        (*self.view(Validity::Change, (), make)).clone()
    }

    /// Returns one line of the log.
    pub fn log_line(&self, number: u32) -> Option<LogLine> {
        let log = self.views.log(self.desk);
        let mut line = log.line(number, self.desk.ledger(), &self.views.places)?;
        if self.desk.standalone().is_some_and(|alone| number as usize >= alone.records) {
            let report = self.language.word("network-report-line");
            line.why =
                if line.why.is_empty() { report } else { format!("{report} · {}", line.why) };
            line.tone = Tone::Gold;
        }
        Some(line)
    }

    /// Returns the prize of each place.
    pub fn prizes(&self) -> Rc<PrizeTable> {
        let make = |(): &()| PrizeTable::of(self.language, self.tournament(), None, self.now);
        self.view(Validity::Change, (), make)
    }

    /// Returns the prize pool as a bill.
    pub fn pool(&self) -> Rc<PoolView> {
        self.view(Validity::Change, self.tickets_outstanding(), |(count, value)| {
            let (language, t) = (self.language, self.tournament());
            PoolView::of(language, t).with_tickets(language, t, *count, *value)
        })
    }

    /// Returns the structure as a list, with the findings of its check. The start of a row and the
    /// current row depend on the second.
    pub fn structure(&self) -> Rc<StructureView> {
        let make = |(): &()| StructureView::of(self.language, self.tournament(), self.now);
        self.view(Validity::Second, (), make)
    }
}
