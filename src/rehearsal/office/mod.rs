//! What the office does in a rehearsal beside the floor: races and counts that do not come out, the
//! prizes, hand for hand, a deal, payments, and acts that are taken back and done again.

use super::{BUY_MORE, Chance, Rehearsal, RehearsalError};
use crate::{
    rules::{
        bounties::{BountyKind, envelopes},
        chips::Chips,
        colour_up::Holding,
        deals::{self, Method, Terms},
        money::Money,
        payouts::{Kind, Places, Plan, Remainder, Rest, Shape},
        seat::TableNo,
        time::Span,
    },
    tournament::{
        Command, Event,
        bounties::BountyCommand,
        counts::{Change, CountCommand, CountEvent, RaceCards},
        deals::{Agreement, DealCommand},
        entries::{EntryCommand, EntryId},
        history::Deed,
        payments::{self, Due, PaymentCommand},
        prizes::{PrizeCommand, Row},
        tables::Wish,
    },
};

/// Of a hundred steps, before so many the last acts are taken back and done again.
const SLIPS: usize = 4;
/// The longest that hand for hand goes on, in hands.
const MOST_HANDS: u32 = 300;
/// The most players who make a deal.
const MOST_AT_A_DEAL: usize = 6;

/// What the office has done so far.
pub(super) struct Office {
    chance: Chance,
    /// With so many players left they talk about a deal.
    talk: usize,
    together: bool,
}

impl Office {
    /// The office has a chance of its own, so that the play is the same until it first interferes.
    pub(super) fn new(seed: u64) -> Self {
        let mut chance = Chance::new(seed ^ 0xF_F1CE);
        let talk = if chance.happens(85) { 2 + chance.below(MOST_AT_A_DEAL - 1) } else { 0 };
        Self { chance, talk, together: false }
    }
}

impl Rehearsal<'_> {
    /// Does it happen, in so many of a hundred cases? Never without an office.
    fn office_happens(&mut self, percent: usize) -> bool {
        self.office.as_mut().is_some_and(|office| office.chance.happens(percent))
    }

    fn office_below(&mut self, n: usize) -> usize {
        self.office.as_mut().map_or(0, |office| office.chance.below(n))
    }

    fn office_seed(&mut self) -> u64 {
        self.office.as_mut().map_or(0, |office| office.chance.seed())
    }

    /// One of these, if there is one.
    fn office_pick<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.office_below(of.len())).cloned()
    }

    /// Some who registered early change their mind, and some of those come after all.
    pub(super) fn early_refunds(&mut self) -> Result<(), RehearsalError> {
        for _ in 0..3 {
            let playing = self.session.tournament().entries().playing().map(|(id, _)| id);
            let playing: Vec<EntryId> = playing.collect();
            let Some(entry) = self.office_pick(&playing).filter(|_| playing.len() > 3) else {
                return Ok(());
            };
            if self.office_happens(50) {
                let keep_fee = self.office_happens(50);
                let player = self.session.tournament().entries().get(entry).map(|e| e.player);
                self.ask(Command::Entries(EntryCommand::Refund { entry, keep_fee }))?;
                let who = player.filter(|_| keep_fee).map(super::Who::Known);
                let seat = Wish::Draw(self.office_seed());
                let who: Vec<_> = who.into_iter().collect();
                self.ask_if_allowed(Command::Entries(EntryCommand::Enter { who, seat }))?;
            }
        }
        Ok(())
    }

    fn ask_if_allowed(&mut self, command: Command) -> Result<bool, RehearsalError> {
        let allowed = self.session.can(&command).is_ok();
        if allowed {
            self.ask(command)?;
        }
        Ok(allowed)
    }

    /// Before a break's count, a chip falls under a table; after it, the difference is accepted.
    pub(super) fn lose_a_chip(&mut self) -> Option<(TableNo, Chips)> {
        if !self.office_happens(15) {
            return None;
        }
        let now = self.now();
        let chip = self.session.tournament().denominations(now).first().copied()?;
        let seated = self.session.tournament().tables().open();
        let seated: Vec<(TableNo, EntryId)> = seated
            .flat_map(|(number, table)| table.entries().map(move |(_, entry)| (number, entry)))
            .collect();
        let (table, entry) = self.office_pick(&seated)?;
        self.room.lose(entry, chip).then_some((table, chip))
    }

    /// What was counted with a chip less than there should be is accepted.
    pub(super) fn accept(&mut self, (table, chip): (TableNo, Chips)) -> Result<(), RehearsalError> {
        let table = self.office_happens(50).then_some(table);
        let reason = "A chip is under the table.".to_owned();
        let change = Change::Fewer(chip);
        self.ask(Command::Counts(CountCommand::Correct { table, change, reason }))
    }

    /// The chips that leave play in the pause around `row` are exchanged and raced at every table.
    pub(super) fn colour_up(&mut self, row: usize) -> Result<(), RehearsalError> {
        if self.office.is_none() {
            return Ok(());
        }
        let structure = self.session.tournament().clock().structure();
        let mut values: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
        values.sort_unstable();
        let mut leaving = structure.colour_ups_around(row);
        leaving.sort_unstable();
        for old in leaving {
            let Some(new) = values.iter().copied().find(|value| *value > old) else { continue };
            let mut hidden = Vec::new();
            for table in self.room.tables() {
                hidden.extend(self.race(table, old, new)?);
            }
            for (entry, chips) in hidden {
                let found = CountCommand::FoundLate { entry, old, chips };
                if self.ask_if_allowed(Command::Counts(found))? {
                    self.follow_exchange();
                }
            }
        }
        Ok(())
    }

    /// One table exchanges and races `old`. Returns who found some of it in a pocket afterwards.
    fn race(
        &mut self,
        table: TableNo,
        old: Chips,
        new: Chips,
    ) -> Result<Vec<(EntryId, u64)>, RehearsalError> {
        let Some(open) = self.session.tournament().tables().table(table) else {
            return Ok(Vec::new());
        };
        let seated: Vec<_> = open.entries().collect();
        let (mut holdings, mut hidden) = (Vec::new(), Vec::new());
        for (seat, entry) in seated {
            let stack = self.room.chips_of(std::iter::once(entry)).get();
            let ratio = new.get() / old.get();
            let odd = stack % new.get() / old.get();
            let even = self.office_below(3) as u64 * ratio;
            let held = if (odd + even) * old.get() <= stack { odd + even } else { odd };
            let others = stack > held * old.get();
            let kept = u64::from(others && held > 0 && self.office_happens(8));
            if kept > 0 {
                hidden.push((entry, kept));
            }
            holdings.push(Holding { seat, chips: held - kept, others });
        }
        let cards = RaceCards::Drawn { seed: self.office_seed() };
        let race = CountCommand::ColourUp { table, old, new, holdings, cards };
        // More odd chips than a deck has cards cannot be raced: that table goes on with them.
        if self.ask_if_allowed(Command::Counts(race))? {
            self.follow_exchange();
            return Ok(hidden);
        }
        Ok(Vec::new())
    }

    /// The stacks follow what was exchanged last.
    fn follow_exchange(&mut self) {
        let Some(Deed::Done { events, .. }) = self.session.records().last().map(|r| &r.deed) else {
            return;
        };
        for event in events {
            match event {
                Event::Counts(CountEvent::ColouredUp(raced)) => {
                    for player in &raced.players {
                        self.room.exchange(player.entry, player.out, player.into);
                    }
                }
                Event::Counts(CountEvent::FoundLate { entry, old, chips, into }) => {
                    self.room.exchange(*entry, old.times(*chips), *into);
                }
                _ => {}
            }
        }
    }

    /// Registration has closed: the prizes are planned and announced, the envelopes made.
    pub(super) fn announce(&mut self) -> Result<(), RehearsalError> {
        if self.office.is_none() {
            return Ok(());
        }
        let plan = self.some_plan();
        self.ask_if_allowed(Command::Prizes(PrizeCommand::Plan(Box::new(plan))))?;
        self.lock()?;
        if self.office_happens(40) {
            self.correct()?;
        }
        if self.office_happens(20) {
            let reason = "Misread.".to_owned();
            if self.ask_if_allowed(Command::Prizes(PrizeCommand::Unlock { reason }))? {
                self.lock()?;
            }
        }
        self.fill_the_drum()
    }

    fn some_plan(&mut self) -> Plan {
        let pool = self.session.tournament().pool().to_pay.minor();
        let part = |of: i64| Money::from_minor(pool / of);
        let kind = match self.office_below(8) {
            0 => Kind::WinnerTakesAll,
            1 => Kind::Satellite { value: part(5), tickets: true, rest: Rest::Next },
            2 => Kind::Satellite { value: part(4), tickets: false, rest: Rest::InSteps(part(50)) },
            3 => Kind::Fixed { prizes: [part(2), part(4), part(8)].into(), over: Remainder::First },
            4 => Kind::Curve(Shape::Power(120)),
            _ => Kind::Curve(Shape::Usual),
        };
        let places = match self.office_below(3) {
            0 => Places::Usual,
            1 => Places::OneIn(4),
            _ => Places::Exactly(3),
        };
        let round_to = self.office_happens(30).then(|| Money::from_minor(1));
        Plan { name: "By chance".into(), kind, places, round_to, ..Plan::default() }
    }

    /// What each place is paid is announced, if it is not yet and anything can be paid.
    fn lock(&mut self) -> Result<(), RehearsalError> {
        let Ok(prizes) = self.session.tournament().prize_list() else { return Ok(()) };
        let rows = Row::of(&prizes);
        self.ask_if_allowed(Command::Prizes(PrizeCommand::Lock { rows })).map(drop)
    }

    /// A cent goes from the second place to the first.
    fn correct(&mut self) -> Result<(), RehearsalError> {
        let prizes = self.session.tournament().prize_list().unwrap_or_default();
        let [first, second, ..] = prizes.as_slice() else { return Ok(()) };
        let cent = Money::from_minor(1);
        let prizes = vec![(1, first.money.plus(cent)), (2, second.money.minus(cent))];
        let reason = "A cent was on the wrong line.".to_owned();
        self.ask_if_allowed(Command::Prizes(PrizeCommand::Correct { prizes, reason })).map(drop)
    }

    fn fill_the_drum(&mut self) -> Result<(), RehearsalError> {
        let t = self.session.tournament();
        let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
        if !matches!(t.setup().bounty, BountyKind::Mystery { .. }) {
            return Ok(());
        }
        let Ok(envelopes) = envelopes(t.bounties().left(), left * 2, Money::from_minor(1)) else {
            return Ok(());
        };
        let from = left.max(2);
        self.ask_if_allowed(Command::Bounties(BountyCommand::Prepare { envelopes, from })).map(drop)
    }

    /// What the office does between two hands.
    pub(super) fn office_looks_in(&mut self) -> Result<(), RehearsalError> {
        if self.office_happens(SLIPS) {
            self.slip()?;
        }
        if self.entries_open || self.office.is_none() {
            return Ok(());
        }
        if self.office_happens(2) {
            self.lose_a_marker()?;
        }
        if self.session.tournament().pool_moved() {
            let reason = "The pool has moved.".to_owned();
            if self.ask_if_allowed(Command::Prizes(PrizeCommand::Unlock { reason }))? {
                self.lock()?;
            }
        }
        if self.is_the_bubble() {
            self.hand_for_hand()?;
        }
        self.talk_about_a_deal()?;
        if self.office_happens(10) {
            self.pay_somebody()?;
        }
        Ok(())
    }

    /// The last acts are taken back and done again, or one is struck from the middle and put back.
    fn slip(&mut self) -> Result<(), RehearsalError> {
        let mut gone = 0;
        if self.office_happens(40) {
            let records = self.session.records().len();
            let back = 1 + self.office_below(30.min(records));
            let record = u32::try_from(records.saturating_sub(back)).unwrap_or(0);
            gone += u32::from(self.session.strike(record).is_ok());
        } else {
            for _ in 0..=self.office_below(4) {
                gone += u32::from(self.session.undo().is_ok());
            }
        }
        let at = self.now();
        for _ in 0..gone {
            let redone = self.session.redo();
            redone.map_err(|error| RehearsalError::Slip { at, error: Box::new(error) })?;
        }
        Ok(())
    }

    /// Somebody has lost the marker or the card and pays for it.
    fn lose_a_marker(&mut self) -> Result<(), RehearsalError> {
        let playing: Vec<_> =
            self.session.tournament().entries().playing().map(|(id, _)| id).collect();
        let Some(entry) = self.office_pick(&playing) else { return Ok(()) };
        self.ask_if_allowed(Command::Bounties(BountyCommand::Replace { entry })).map(drop)
    }

    fn is_the_bubble(&self) -> bool {
        let t = self.session.tournament();
        let tables = t.tables().open().filter(|(_, table)| table.occupied().len() > 1).count();
        let left = t.entries().playing_count();
        let paid = if tables > 1 { t.places_paid() } else { 0 };
        let done = self.office.as_ref().is_none_or(|office| office.together);
        !done && paid > 0 && left > paid && left - paid < tables.min(3)
    }

    /// All tables play each hand together until the bubble has burst.
    fn hand_for_hand(&mut self) -> Result<(), RehearsalError> {
        if let Some(office) = &mut self.office {
            office.together = true;
        }
        self.report_all_hands()?;
        let on = |on| Command::Entries(EntryCommand::HandForHand { on });
        if !self.ask_if_allowed(on(true))? {
            return Ok(());
        }
        for _ in 0..MOST_HANDS {
            let mut out = Vec::new();
            for table in self.room.tables() {
                out.extend(self.a_hand_at(table)?);
            }
            if out.len() > 1 {
                self.ask_if_allowed(Command::Entries(EntryCommand::SameHand { out }))?;
            }
            self.pass(Span::from_minutes(2));
            self.ask(Command::Entries(EntryCommand::NextHand))?;
            let t = self.session.tournament();
            let alone = t.tables().open().any(|(_, table)| table.occupied().len() < 2);
            if t.entries().playing_count() <= t.places_paid() || alone {
                break;
            }
        }
        self.ask(on(false))?;
        self.sit_down();
        self.work_off()
    }

    /// Plays one hand at `table` now, and reports who busted in it.
    fn a_hand_at(
        &mut self,
        table: TableNo,
    ) -> Result<Vec<(EntryId, Option<Chips>)>, RehearsalError> {
        let Some(ended) = self.hand(Some(table)) else { return Ok(Vec::new()) };
        if ended.busts.is_empty() {
            return Ok(Vec::new());
        }
        self.report_hands(ended.table)?;
        let out: Vec<_> = ended.busts.into_iter().map(|(id, stack)| (id, Some(stack))).collect();
        self.ask(Command::Entries(EntryCommand::Bust { out: out.clone() }))?;
        self.sit_down();
        Ok(out)
    }

    /// The last players stop and share what is left, or most of it. Sometimes they think again.
    fn talk_about_a_deal(&mut self) -> Result<(), RehearsalError> {
        let t = self.session.tournament();
        let left = t.entries().playing_count();
        let talk = self.office.as_ref().map_or(0, |office| office.talk);
        if left > talk || left < 2 || t.deals().agreed().is_some() {
            return Ok(());
        }
        if let Some(office) = &mut self.office {
            office.talk = left - 1;
        }
        let methods = [Method::Icm, Method::ChipChop, Method::Equal, Method::Mixed { icm: 60 }];
        let method = self.office_pick(&methods).unwrap_or_default();
        let keep = self.office_below(3);
        let Some(agreement) = self.some_deal(method, keep) else { return Ok(()) };
        let agree = Command::Deals(DealCommand::Agree(Box::new(agreement)));
        if self.ask_if_allowed(agree.clone())? && self.office_happens(50) {
            let reason = "One of them has read it again.".to_owned();
            self.ask(Command::Deals(DealCommand::Cancel { reason }))?;
            if self.office_happens(50) {
                self.ask_if_allowed(agree)?;
            }
        }
        Ok(())
    }

    /// So many tenths of the prizes stay to be played for.
    fn some_deal(&self, method: Method, tenths: usize) -> Option<Agreement> {
        let t = self.session.tournament();
        let entries: Vec<EntryId> = t.entries().playing().map(|(id, _)| id).collect();
        let chips = |id: &EntryId| self.room.chips_of(std::iter::once(*id));
        let stacks: Vec<Chips> = entries.iter().map(chips).collect();
        let prizes = t.prizes_to_come();
        let all: Money = prizes.iter().copied().sum();
        let kept = Money::from_minor(all.minor() / 10 * i64::try_from(tenths).ok()?);
        let unit = Money::from_minor(1);
        let terms = Terms { stacks: &stacks, prizes: &prizes, kept, unit, method };
        let shares = deals::shares(&terms).ok()?;
        let divided = tenths == 1 && t.bounties().waiting().next().is_none();
        let bounties = if divided { t.bounties_shared_equally() } else { Vec::new() };
        Some(Agreement {
            method,
            stacks: entries.iter().copied().zip(stacks.iter().copied()).collect(),
            shares: entries.into_iter().zip(shares).collect(),
            kept: if tenths > 0 { vec![kept] } else { Vec::new() },
            bounties,
        })
    }

    fn owed(&self) -> Vec<Due> {
        let dues = self.session.tournament().dues(self.now());
        let open = |due: &Due| due.left() > Money::ZERO || due.tickets_left() > 0;
        dues.into_iter().filter(open).collect()
    }

    /// Somebody who is owed money comes to the cashier, who may pay a part of it, or the wrong one.
    fn pay_somebody(&mut self) -> Result<(), RehearsalError> {
        let owed = self.owed();
        let Some(due) = self.office_pick(&owed) else { return Ok(()) };
        self.pay(&due)?;
        if self.office_happens(30) {
            let reason = "The wrong envelope.".to_owned();
            let back = PaymentCommand::TakeBack { entry: due.entry, reason };
            self.ask_if_allowed(Command::Payments(back))?;
        }
        Ok(())
    }

    fn pay(&mut self, due: &Due) -> Result<(), RehearsalError> {
        let left = due.left().max(Money::ZERO);
        let amount =
            if self.office_happens(40) { Money::from_minor(left.minor() / 2) } else { left };
        let taxed = self.office_happens(70);
        let withheld = self.session.tournament().setup().tax_on(amount);
        let pay = PaymentCommand::Pay {
            entry: due.entry,
            amount,
            withheld: if taxed { withheld } else { Money::ZERO },
            tickets: u16::try_from(due.tickets_left()).unwrap_or(0),
            method: self.office_pick(&payments::Method::ALL).unwrap_or_default(),
            document: String::new(),
        };
        self.ask_if_allowed(Command::Payments(pay)).map(drop)
    }

    /// The event is over: everybody who is owed anything is paid, if it takes several payments.
    pub(super) fn pay_everybody(&mut self) -> Result<(), RehearsalError> {
        if self.office.is_none() {
            return Ok(());
        }
        self.lock()?;
        self.work_off()?;
        for _ in 0..BUY_MORE {
            let owed = self.owed();
            if owed.is_empty() {
                return Ok(());
            }
            for due in owed {
                self.pay(&due)?;
            }
            if self.office_happens(50) {
                self.slip()?;
            }
        }
        Ok(())
    }
}
