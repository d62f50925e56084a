//! Whatever is done, in any order, undone and done again: no cent of bounty money is made or lost.

use bottone::{
    rules::{
        bounties::{BountyKind, Start, envelopes},
        chips::Chips,
        draw::Draw,
        money::Money,
        seat::Seat,
    },
    tournament::{
        Command, Refusal, Tournament, Waiver,
        bounties::BountyCommand,
        entries::{EntryCommand, EntryId, Who},
        history::{audit, fold},
        incidents::{IncidentCommand, Penalty},
        setup::{Purchase, Setup, SetupCommand},
        tables::Wish,
    },
};

use super::{Room, cents, setup};
use crate::stage::buy_in;

const KINDS: [BountyKind; 6] = [
    BountyKind::Fixed,
    BountyKind::FixedLastToPrizes,
    BountyKind::Progressive { cash: 50 },
    BountyKind::Progressive { cash: 33 },
    BountyKind::Progressive { cash: 0 },
    BountyKind::Mystery { from: Start::Players(6) },
];

/// Somebody who asks for anything, sensible or not.
struct Whim<'a> {
    draw: Draw,
    t: &'a Tournament,
}

impl Whim<'_> {
    fn below(&mut self, n: u64) -> u64 {
        self.draw.below(n).unwrap_or(0)
    }

    fn entry(&mut self) -> EntryId {
        let all: Vec<EntryId> = self.t.entries().all().map(|(entry, _)| entry).collect();
        all[usize::try_from(self.below(all.len() as u64)).unwrap()]
    }

    fn one_in(&mut self) -> EntryId {
        let all: Vec<EntryId> = self.t.entries().playing().map(|(entry, _)| entry).collect();
        all[usize::try_from(self.below(all.len() as u64)).unwrap()]
    }

    fn some(&mut self) -> Vec<EntryId> {
        (0..=self.below(3)).map(|_| self.one_in()).collect()
    }

    fn out(&mut self) -> Vec<(EntryId, Option<Chips>)> {
        let several = self.below(3) == 0;
        let many = if several { 2 } else { 1 };
        (0..many)
            .map(|_| (self.one_in(), several.then(|| Chips::new(100 + self.below(3)))))
            .collect()
    }

    /// A bounty that waits, or any.
    fn claim(&mut self) -> (EntryId, u16) {
        let waiting: Vec<_> = self.t.bounties().waiting().map(|c| (c.out, c.nth)).collect();
        match self.below(5) {
            0 => (self.entry(), u16::try_from(self.below(2)).unwrap()),
            _ if waiting.is_empty() => (self.entry(), 0),
            _ => waiting[usize::try_from(self.below(waiting.len() as u64)).unwrap()],
        }
    }

    fn command(&mut self) -> Command {
        if self.t.entries().playing_count() == 0 {
            return super::enter(2);
        }
        let (out, nth) = self.claim();
        let bounties = match self.below(25) {
            0..=3 => {
                let out = self.out();
                return Command::Entries(EntryCommand::Bust { out });
            }
            4 | 5 => {
                let who = Who::Known(self.t.entries().get(self.entry()).unwrap().player);
                let seat = Wish::Draw(self.below(99));
                return Command::Entries(EntryCommand::Enter { who: vec![who], seat });
            }
            6 => return Command::Entries(EntryCommand::Rebuy { entry: self.entry() }),
            7 => return Command::Entries(EntryCommand::AddOn { entry: self.entry() }),
            8 => {
                return Command::Entries(EntryCommand::Refund {
                    entry: self.entry(),
                    keep_fee: self.below(2) == 0,
                });
            }
            9 => {
                let entry = self.entry();
                let penalty = Penalty::Disqualified { stack: Chips::new(500) };
                let note = String::new();
                return Command::Incidents(IncidentCommand::Penalise { entry, penalty, note });
            }
            10 => {
                let kind = KINDS[usize::try_from(self.below(6)).unwrap()];
                let setup = Setup { bounty: kind, ..self.t.setup().clone() };
                return Command::Setup(SetupCommand::Change(Box::new(setup)));
            }
            11..=14 => {
                let out = self.out();
                let taken = out.iter().map(|(out, _)| (*out, self.some())).collect();
                BountyCommand::KnockOut { out, taken }
            }
            15..=17 => BountyCommand::Take { out, nth, by: self.some() },
            18 => BountyCommand::Leave { out, nth },
            19 => {
                let count = 1 + u32::try_from(self.below(12)).unwrap();
                let unit = cents(1);
                let envelopes =
                    envelopes(self.t.bounties().left(), count, unit).unwrap_or_default();
                BountyCommand::Prepare { envelopes, from: count }
            }
            20 => BountyCommand::Draw { out, nth, seed: self.below(1_000) },
            21 => {
                let amount = self.t.bounties().drum().left().next().map_or(Money::ZERO, |e| e.0);
                BountyCommand::Open { out, nth, amount }
            }
            22 => BountyCommand::Replace { entry: self.entry() },
            23 => {
                let entry = self.entry();
                let free = self.t.tables().open().find_map(|(table, at)| {
                    at.free().iter().next().map(|seat| Seat { table, seat })
                });
                let left = self.t.entries().left(entry);
                let Some(to) = free.or(left) else { return super::enter(2) };
                return Command::Entries(EntryCommand::BringBack { entry, to });
            }
            _ if self.below(6) > 0 => BountyCommand::Take { out, nth, by: self.some() },
            _ => {
                let left = self.t.bounties().left();
                let (first, second) = (self.one_in(), self.one_in());
                let half = cents(left.minor() / 2);
                BountyCommand::Divide { shares: vec![(first, half), (second, left.minus(half))] }
            }
        };
        Command::Bounties(bounties)
    }
}

fn house(seed: u64) -> Setup {
    let purchase = |price| Purchase {
        price: buy_in(price),
        chips: Chips::new(5_000),
        most: 3,
        later: Vec::new(),
        through_level: 3,
    };
    let bounty = [1_000, 1_001, 333, 7][usize::try_from(seed % 4).unwrap()];
    let kind = KINDS[usize::try_from(seed % 6).unwrap()];
    Setup {
        rebuy: Some(purchase("10+5.01+1")),
        add_on: Some(purchase(["10", "10+3.33+0"][usize::try_from(seed % 2).unwrap()])),
        re_entries: None,
        ..setup(bounty, kind)
    }
}

fn is_whole(t: &Tournament, told: &str) {
    assert_eq!(t.breach(), None, "{told}");
    assert_eq!(t.bounties().held(), t.entries().paid().bounty, "{told}");
}

#[test]
fn no_cent_is_made_or_lost_on_any_evening() {
    let mut done = [0_u32; 2];
    for seed in 0..60 {
        let mut room = Room::with(house(seed), 9);
        for step in 0..120_u64 {
            let told = format!("seed {seed}, step {step}");
            let mut whim = Whim { draw: Draw::new(seed * 1_000 + step), t: room.t() };
            match whim.below(12) {
                0 => drop(room.session.undo()),
                1 => drop(room.session.redo()),
                _ => {
                    let command = whim.command();
                    let told = format!("{told}: {command:?}");
                    let reason = "a test".to_owned();
                    let waiver = Some(Waiver { of: Refusal::HasPlayed, reason });
                    let ok = room.session.submit(command, waiver).is_ok();
                    done[usize::from(ok)] += 1;
                    is_whole(room.t(), &told);
                }
            }
            is_whole(room.t(), &told);
        }
        let told = format!("seed {seed}");
        let session = &room.session;
        let folded = fold(session.beginning(), session.records(), session.ledger());
        assert!(folded == *room.t(), "{told}: the state is the fold of the records");
        let checked = audit(session.beginning(), session.records(), session.ledger(), |_, _| {});
        assert_eq!(checked, Ok(()), "{told}: decided again");
    }
    assert!(done[1] > 2_000 && done[0] > 500, "most are done, many refused: {done:?}");
}

#[test]
fn the_end_pays_out_all_of_it() {
    for seed in 0..24 {
        let told = format!("seed {seed}");
        let mut room = Room::with(house(seed), 9);
        let mut draw = Draw::new(seed);
        let mut at = |n: usize| usize::try_from(draw.below(n as u64).unwrap()).unwrap();
        room.all([super::CLOSE]);
        while room.t().entries().playing_count() > 1 {
            let playing: Vec<EntryId> = room.t().entries().playing().map(|(id, _)| id).collect();
            let out = playing[at(playing.len())];
            let rest: Vec<_> = playing.into_iter().filter(|entry| *entry != out).collect();
            let mut by = vec![rest[at(rest.len())]];
            let other = rest[at(rest.len())];
            if other != by[0] {
                by.push(other);
            }
            let mystery = matches!(room.t().setup().bounty, BountyKind::Mystery { .. });
            if mystery && room.t().entries().playing_count() == 6 {
                let envelopes = envelopes(room.t().bounties().left(), 6, cents(1)).unwrap();
                room.all([Command::Bounties(BountyCommand::Prepare { envelopes, from: 6 })]);
            }
            let draws = mystery && room.t().entries().playing_count() <= 6;
            if mystery && !draws {
                room.all([Command::Entries(EntryCommand::Bust { out: vec![(out, None)] })]);
                continue;
            }
            let out_now = vec![(out, None)];
            let taken = vec![(out, by)];
            room.all([Command::Bounties(BountyCommand::KnockOut { out: out_now, taken })]);
            if draws {
                room.all([Command::Bounties(BountyCommand::Draw { out, nth: 0, seed })]);
            }
        }
        let due: Money = room.t().bounties_due(room.session.now()).into_values().sum();
        let paid = room.t().entries().paid().bounty;
        assert_eq!(due.plus(room.t().bounties_to_prizes()), paid, "{told}");
    }
}
