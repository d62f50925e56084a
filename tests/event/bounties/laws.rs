//! Random bounty acts, with undo and redo: no cent of bounty money is made or lost.

use bottone::{
    base::{chips::Chips, draw::Draw, money::Money, seat::Seat},
    rules::{
        bounties::{BountyKind, EnvelopeStart, envelopes},
        deals::DealMethod,
    },
    session::Desk as _,
    tournament::{
        Command, Refusal, Tournament, Waiver,
        bounties::{BountyCommand, Claim, ExitCause},
        deals::{Agreement, DealCommand},
        entries::{Entrant, EntryCommand, EntryId},
        history::{audit, fold},
        incidents::{IncidentCommand, Penalty},
        prizes::{self, PrizeCommand},
        setup::{Purchase, Setup, SetupCommand},
        tables::{SeatWish, TableCommand},
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
    BountyKind::Mystery { from: EnvelopeStart::Players(6) },
];

/// A source of random commands, sensible or not.
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

    /// Returns a waiting bounty, or any.
    fn claim(&mut self) -> (EntryId, u16) {
        let waiting: Vec<_> = self.t.bounties().open_claims().map(|c| (c.out, c.nth)).collect();
        match self.below(5) {
            0 => (self.entry(), u16::try_from(self.below(2)).unwrap()),
            _ if waiting.is_empty() => (self.entry(), 0),
            _ => waiting[usize::try_from(self.below(waiting.len() as u64)).unwrap()],
        }
    }

    #[expect(clippy::too_many_lines, reason = "one scene with every kind of bounty")]
    fn command(&mut self) -> Command {
        if self.t.entries().playing_count() == 0 {
            return super::enter(2);
        }
        let (out, nth) = self.claim();
        let bounties = match self.below(31) {
            0..=3 => {
                let out = self.out();
                return Command::Entries(EntryCommand::Bust { out });
            }
            4 | 5 => {
                let who = Entrant::Known(self.t.entries().get(self.entry()).unwrap().player);
                let seat = SeatWish::Draw(self.below(99));
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
                    envelopes(self.t.bounties().remaining_money(), count, unit).unwrap_or_default();
                BountyCommand::Prepare { envelopes, from: count }
            }
            20 => BountyCommand::Draw { out, nth, seed: self.below(1_000) },
            21 => {
                let amount =
                    self.t.bounties().drum().contents().next().map_or(Money::ZERO, |e| e.0);
                BountyCommand::Open { out, nth, amount }
            }
            22 => BountyCommand::Replace { entry: self.entry() },
            23 => {
                let open = self.below(2) == 0;
                return Command::Entries(EntryCommand::Registration { open });
            }
            24 => {
                let rows = prizes::PrizeRange::of(&self.t.prize_list().unwrap_or_default());
                return Command::Prizes(PrizeCommand::Lock { rows });
            }
            25 => return Command::Deals(self.deal()),
            26 => {
                let entry = self.entry();
                let free = self.t.tables().open().find_map(|(table, at)| {
                    at.free().iter().next().map(|seat| Seat { table, seat })
                });
                let left = self.t.entries().left_seat(entry);
                let Some(to) = free.or(left) else { return super::enter(2) };
                return Command::Entries(EntryCommand::BringBack { entry, to });
            }
            _ if self.below(6) > 0 => BountyCommand::Take { out, nth, by: self.some() },
            _ => {
                let left = self.t.bounties().remaining_money();
                let (first, second) = (self.one_in(), self.one_in());
                let half = cents(left.minor() / 2);
                BountyCommand::Divide { shares: vec![(first, half), (second, left.minus(half))] }
            }
        };
        Command::Bounties(bounties)
    }
}

impl Whim<'_> {
    /// Returns a deal with the prize of a place for each, with or without the bounties; or its
    /// cancellation.
    fn deal(&mut self) -> DealCommand {
        if self.t.deals().agreed().is_some() {
            return DealCommand::Cancel { reason: "a test".to_owned() };
        }
        let shares = self.t.entries().playing().map(|(entry, _)| entry);
        let shares = shares.zip(self.t.prizes_to_come()).collect();
        let divided = self.below(2) == 0;
        let bounties = if divided { self.t.bounties_shared_equally() } else { Vec::new() };
        DealCommand::Agree(Box::new(Agreement {
            method: DealMethod::Own,
            stacks: Vec::new(),
            shares,
            kept: Vec::new(),
            bounties,
            known: Some(self.t.known_of(&[])),
        }))
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

fn is_whole(t: &Tournament, label: &str) {
    assert_eq!(t.breach(), None, "{label}");
    assert_eq!(t.bounties().total_money(), t.entries().paid().bounty, "{label}");
    // Every busted entry leaves a claim, even without a prize.
    let no_bust = [ExitCause::Refunded, ExitCause::BroughtBack];
    let left_behind = |claim: &&Claim| !no_bust.contains(&claim.cause);
    let left_behind = t.bounties().claims().iter().filter(left_behind).count();
    let out: usize = t.entries().busts().iter().map(|bust| bust.out.len()).sum();
    assert_eq!(left_behind, out, "{label}");
}

/// Plays the night to its end, and takes or draws everything that waits. Then all bounty money is
/// owed, or is among the prizes.
fn is_paid_out_in_the_end(room: &mut Room, label: &str) {
    drop(room.session.submit(super::CLOSE, None));
    while room.t().entries().playing_count() > 1 {
        if room.t().waiting_count() > 0 {
            let seat = TableCommand::Seat { entries: Vec::new(), seat: SeatWish::Draw(1) };
            drop(room.session.submit(Command::Tables(seat), None));
        }
        let t = room.t();
        let sits = |(entry, _): &(EntryId, _)| t.tables().seat_of(*entry).is_some();
        let (out, _) = t.entries().playing().find(sits).unwrap();
        room.all([Command::Entries(EntryCommand::Bust { out: vec![(out, None)] })]);
        is_whole(room.t(), label);
    }
    let next = |t: &Tournament| t.bounties().open_claims().next().cloned();
    while let Some(claim) = next(room.t()) {
        let (out, nth) = (claim.out, claim.nth);
        let left = room.t().bounties().remaining_money();
        let could_take = |entry: &EntryId| room.t().bounties().could_take(&claim, *entry);
        let settles = if !claim.may_draw() {
            let taker = room.t().entries().playing().map(|(entry, _)| entry).find(could_take);
            let take = |by| BountyCommand::Take { out, nth, by: vec![by] };
            taker.map_or(BountyCommand::Leave { out, nth }, take)
        } else if room.t().bounties().drum().count() > 0 {
            BountyCommand::Draw { out, nth, seed: 1 }
        } else {
            let mystery = BountyKind::Mystery { from: EnvelopeStart::Players(2) };
            let setup = Setup { bounty: mystery, ..room.t().setup().clone() };
            let change = Command::Setup(SetupCommand::Change(Box::new(setup)));
            drop(room.session.submit(change, None));
            BountyCommand::Prepare { envelopes: vec![(left, 1)], from: 2 }
        };
        room.all([Command::Bounties(settles)]);
        is_whole(room.t(), label);
    }
    let t = room.t();
    if t.entries().busts().is_empty() || t.entries().playing_count() == 0 {
        // All but one were refunded, or the last was refunded too: there is no winner.
        return;
    }
    assert!(t.winner(room.session.now()).is_some(), "{label}: somebody has won");
    let due: Money = t.bounties_due(room.session.now()).into_values().sum();
    let to_prizes = t.bounties().remaining_money().minus(t.bounties_to_share());
    assert_eq!(due.plus(to_prizes), t.entries().paid().bounty, "{label}: paid out");
}

#[test]
fn no_cent_is_made_or_lost_on_any_evening() {
    let mut done = [0_u32; 2];
    let mut first_prepared = 0;
    for seed in 0..60 {
        let mut room = Room::at_one_table(house(seed), 9);
        for step in 0..160_u64 {
            let label = format!("seed {seed}, step {step}");
            let mut whim = Whim { draw: Draw::new(seed * 1_000 + step), t: room.t() };
            match whim.below(12) {
                0 => drop(room.session.undo()),
                1 => drop(room.session.redo()),
                2 => {
                    let records = u32::try_from(room.session.records().len()).unwrap();
                    let struck = u32::try_from(whim.below(records.into())).unwrap();
                    drop(room.session.strike(struck));
                }
                _ => {
                    let command = whim.command();
                    let label = format!("{label}: {command:?}");
                    let reason = "a test".to_owned();
                    let waiver = Some(Waiver::new(Refusal::HasPlayed, reason));
                    let nobody_out = room.t().entries().busts().is_empty();
                    let ok = room.session.submit(command, waiver).is_ok();
                    let in_envelopes = room.t().bounties().drum().count() > 0;
                    first_prepared += u32::from(ok && nobody_out && in_envelopes);
                    done[usize::from(ok)] += 1;
                    is_whole(room.t(), &label);
                }
            }
            is_whole(room.t(), &label);
        }
        let label = format!("seed {seed}");
        is_paid_out_in_the_end(&mut room, &label);
        let session = &*room.session;
        let folded = fold(session.beginning(), session.records(), session.ledger());
        assert!(folded == *room.t(), "{label}: the state is the fold of the records");
        let checked = audit(session.beginning(), session.records(), |_, _| {});
        assert_eq!(checked, Ok(()), "{label}: decided again");
    }
    assert!(done[1] > 2_000 && done[0] > 500, "most are done, many refused: {done:?}");
    assert!(first_prepared > 0, "envelopes are made before anybody is out");
}

#[test]
fn the_end_pays_out_all_of_it() {
    for seed in 0..24 {
        let label = format!("seed {seed}");
        let mut room = Room::at_one_table(house(seed), 9);
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
                let envelopes =
                    envelopes(room.t().bounties().remaining_money(), 6, cents(1)).unwrap();
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
        assert_eq!(due.plus(room.t().bounties_to_prizes()), paid, "{label}");
    }
}
