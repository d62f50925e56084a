//! Bounties in a deal, over random evenings: no cent is made or lost by any later act.

use bottone::{
    base::{chips::Chips, draw::Draw, money::Money, person::Person, seat::TableNo},
    rules::{
        bounties::{BountyKind, EnvelopeStart, envelopes},
        deals::{BountySharing, DealMethod, bounty_shares},
        levels::{Level, Row, Structure},
    },
    session::Desk as _,
    tournament::{
        Command, Refusal, Tournament,
        bounties::BountyCommand,
        clock::ClockCommand,
        deals::Agreement,
        entries::{Entrant, EntryCommand, EntryId},
        history::{audit, fold},
        payments::Results,
        prizes::{self, PrizeCommand},
        setup::{Purchase, Setup},
        tables::{SeatWish, TableCommand},
    },
};

use super::{agree, bust, cancel};
use crate::stage::{Room, buy_in};

const KINDS: [BountyKind; 6] = [
    BountyKind::Fixed,
    BountyKind::FixedLastToPrizes,
    BountyKind::Progressive { cash: 50 },
    BountyKind::Progressive { cash: 33 },
    BountyKind::Progressive { cash: 0 },
    BountyKind::Mystery { from: EnvelopeStart::Players(7) },
];

const WAYS: [BountySharing; 3] = [BountySharing::Own, BountySharing::Equal, BountySharing::Chips];

/// An evening up to the deal.
struct BountyEvening {
    room: Room,
    draw: Draw,
    label: String,
}

impl BountyEvening {
    fn new(seed: u64) -> Self {
        let mut price = buy_in("50");
        let at = |n: u64| usize::try_from(seed % n).unwrap();
        price.bounty = Money::from_minor([1_000, 1_001, 333, 7][at(4)]);
        let add_on = Purchase {
            price: buy_in("10+3.33+0"),
            chips: Chips::new(5_000),
            most: 3,
            later: Vec::new(),
            through_level: 2,
        };
        let setup =
            Setup { buy_in: price, bounty: KINDS[at(6)], add_on: Some(add_on), ..Setup::default() };
        let level =
            Level { small: Chips::new(50), big: Chips::new(100), minutes: 60, ..Level::default() };
        let structure = Structure {
            name: "Test".into(),
            starting_stack: Chips::new(10_000),
            rows: vec![Row::Level(level.clone()), Row::Level(level)],
            ..Structure::default()
        };
        let room = Room::open(setup, structure);
        let mut evening = Self { room, draw: Draw::new(seed), label: format!("seed {seed}") };
        let tables = vec![TableNo::new(1).unwrap()];
        evening.does(Command::Tables(TableCommand::Open { tables, size: 9 }));
        let who = (0..9)
            .map(|n| Entrant::New(Person { family: format!("P{n}"), ..Person::default() }))
            .collect();
        evening.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) }));
        evening.does(Command::Clock(ClockCommand::Start));
        evening.does(Command::Entries(EntryCommand::Registration { open: false }));
        let out = evening.below(5);
        for _ in 0..out {
            evening.knock_out();
        }
        let rows = prizes::PrizeRange::of(&evening.t().prize_list().unwrap());
        evening.does(Command::Prizes(PrizeCommand::Lock { rows }));
        evening
    }

    fn t(&self) -> &Tournament {
        self.room.session.tournament()
    }

    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.draw.below(n as u64).unwrap()).unwrap()
    }

    fn playing(&self) -> Vec<EntryId> {
        self.t().entries().playing().map(|(entry, _)| entry).collect()
    }

    fn does(&mut self, command: Command) {
        let label = format!("{}: {command:?}", self.label);
        self.room
            .session
            .submit(command, None)
            .unwrap_or_else(|error| panic!("{label}: {error:?}"));
        assert_eq!(self.t().breach(), None, "{label}");
    }

    /// Busts a player, with one or two takers if there is a bounty.
    fn knock_out(&mut self) {
        let mut playing = self.playing();
        let out = playing.remove(self.below(playing.len()));
        let mystery = matches!(self.t().setup().bounty, BountyKind::Mystery { .. });
        if mystery && playing.len() == 6 && self.t().deals().agreed().is_none() {
            let envelopes =
                envelopes(self.t().bounties().remaining_money(), 7, Money::from_minor(1));
            let envelopes = envelopes.unwrap();
            self.does(Command::Bounties(BountyCommand::Prepare { envelopes, from: 7 }));
        }
        let first = playing.remove(self.below(playing.len()));
        let by = [Some(first), playing.pop()].into_iter().flatten().collect();
        let knocked = BountyCommand::KnockOut { out: vec![(out, None)], taken: vec![(out, by)] };
        let knocked = Command::Bounties(knocked);
        if self.room.session.can(&knocked) == Err(Refusal::NoBounties) {
            self.does(bust(out));
            return;
        }
        self.does(knocked);
        let seed = self.below(1_000) as u64;
        let draw = Command::Bounties(BountyCommand::Draw { out, nth: 0, seed });
        if mystery {
            self.does(draw);
        }
    }

    /// Returns equal shares, with all bounties in one of the ways.
    fn deal(&mut self) -> Agreement {
        let playing = self.playing();
        let stacks: Vec<Chips> =
            playing.iter().map(|_| Chips::new(1 + self.below(9) as u64)).collect();
        let prizes = self.t().prizes_to_come();
        let terms = bottone::rules::deals::DealTerms {
            stacks: &stacks,
            prizes: &prizes,
            kept: Money::ZERO,
            unit: Money::from_minor(1),
            method: DealMethod::Equal,
        };
        let shares = bottone::rules::deals::shares(&terms).unwrap();
        let heads: Vec<Money> =
            playing.iter().map(|entry| self.t().bounties().head(*entry)).collect();
        let (how, unit) = (WAYS[self.below(3)], [1, 50, 100][self.below(3)]);
        let (sum, unit) = (self.t().bounties_to_share(), Money::from_minor(unit));
        let bounties = bounty_shares(&stacks, &heads, sum, unit, how).unwrap();
        assert_eq!(bounties.iter().copied().sum::<Money>(), sum, "{} {how:?}", self.label);
        Agreement {
            method: DealMethod::Equal,
            stacks: Vec::new(),
            shares: playing.iter().copied().zip(shares).collect(),
            kept: Vec::new(),
            bounties: playing.into_iter().zip(bounties).collect(),
            known: None,
        }
    }

    /// Returns the sum of all dues.
    fn owed(&self) -> Money {
        self.t().dues(self.room.session.now()).iter().map(|due| due.total).sum()
    }

    /// Returns the sum of all money paid in for players.
    fn taken_in(&self) -> Money {
        let bounties = self.t().entries().paid().bounty.minus(self.t().bounties_to_prizes());
        self.t().pool().to_pay.plus(bounties)
    }
}

#[test]
fn all_of_it_is_paid_and_comes_back() {
    for seed in 0..36 {
        let mut evening = BountyEvening::new(seed);
        let label = evening.label.clone();
        let before = evening.t().bounties().clone();
        let deal = evening.deal();
        evening.does(agree(deal.clone()));
        // Every player is owed the share and the agreed bounties at once.
        let now = evening.room.session.now();
        for (entry, share) in &deal.shares {
            let due = evening.t().due(*entry, now).unwrap();
            let bounty = before.won(*entry).plus(deal.bounty_of(*entry));
            assert_eq!((due.prize, due.bounty), (*share, bounty), "{label}");
        }
        assert!(evening.t().bounties_to_share().is_zero(), "{label}");
        assert_eq!(evening.owed(), evening.taken_in(), "{label}");
        assert_eq!(
            evening.t().results(now),
            Results::Unpaid,
            "{label}: nothing is left to play for"
        );

        // After a cancellation, or an undo, the bounties are back in their places.
        evening.does(cancel("Misheard"));
        assert_eq!(*evening.t().bounties(), before, "{label}");
        evening.room.session.undo().unwrap();
        evening.room.session.undo().unwrap();
        assert_eq!(*evening.t().bounties(), before, "{label}");
        evening.room.session.redo().unwrap();

        // A bounty paid in later is on a head, and stays there.
        if seed % 3 == 0 {
            let entry = evening.playing()[0];
            evening.does(Command::Entries(EntryCommand::AddOn { entry }));
            evening.does(cancel("One more add-on"));
            let more = Money::from_minor(333);
            assert_eq!(
                evening.t().bounties().head(entry),
                before.head(entry).plus(more),
                "{label}"
            );
            evening.room.session.undo().unwrap();
            evening.room.session.undo().unwrap();
        }

        // At the end no head has any money, and only undo leads back.
        let mut out = 0;
        while evening.playing().len() > 1 {
            evening.knock_out();
            out += 1;
            assert_eq!(evening.room.session.can(&cancel("Late")), Err(Refusal::BountiesShared));
        }
        assert!(evening.t().bounties().open_claims().next().is_none(), "{label}");
        assert_eq!(evening.owed(), evening.taken_in(), "{label}");
        let session = &*evening.room.session;
        let folded = fold(session.beginning(), session.records(), session.ledger());
        assert!(folded == *session.tournament(), "{label}: the state is the fold of the records");
        let checked = audit(session.beginning(), session.records(), |_, _| {});
        assert_eq!(checked, Ok(()), "{label}: decided again");
        for _ in 0..out {
            evening.room.session.undo().unwrap();
        }
        evening.does(cancel("In time again"));
    }
}

#[test]
fn what_may_be_agreed_about_bounties() {
    type AgreementChange<'a> = &'a dyn Fn(&mut Agreement);
    let mut evening = BountyEvening::new(0);
    let good = evening.deal();
    let out: EntryId = ron::from_str("99").unwrap();
    let cases: [(AgreementChange<'_>, Refusal); 5] = [
        (&|deal| deal.bounties[0].1 = Money::from_minor(-1), Refusal::NotUnderstood),
        (&|deal| deal.bounties.push(deal.bounties[0]), Refusal::NotUnderstood),
        (&|deal| deal.bounties[0].0 = out, Refusal::NotUnderstood),
        (&|deal| deal.bounties.truncate(1), Refusal::SumWrong),
        (
            &|deal| deal.bounties[0].1 = deal.bounties[0].1.plus(Money::from_minor(1)),
            Refusal::SumWrong,
        ),
    ];
    for (change, refusal) in cases {
        let mut deal = good.clone();
        change(&mut deal);
        assert_eq!(evening.room.session.can(&agree(deal)), Err(refusal));
    }
    // Without bounties in the deal they are played for as before, and a bounty may wait.
    let without = Agreement { bounties: Vec::new(), ..good.clone() };
    assert_eq!(evening.room.session.can(&agree(without)), Ok(()));
    let last = *evening.playing().last().unwrap();
    evening.does(bust(last));
    let deal = evening.deal();
    assert_eq!(evening.room.session.can(&agree(deal.clone())), Err(Refusal::BountyWaits));
    evening.does(Command::Bounties(BountyCommand::Leave { out: last, nth: 0 }));
    let deal = evening.deal();
    evening.does(agree(deal));
    let left = evening.playing()[0];
    assert!(evening.t().bounties().head(left).is_zero());
    assert_eq!(evening.t().breach(), None);
}

/// Checks that a deal is unchanged in a file, also without bounties.
#[test]
fn bounties_in_a_deal_are_written_and_read() {
    let mut evening = BountyEvening::new(2);
    let deal = evening.deal();
    for deal in [Agreement { bounties: Vec::new(), ..deal.clone() }, deal] {
        let are_shared = !deal.bounties.is_empty();
        let command = agree(deal);
        let written = ron::to_string(&command).unwrap();
        assert_eq!(written.contains("bounties:[]"), !are_shared, "{written}");
        assert_eq!(ron::from_str::<Command>(&written), Ok(command), "{written}");
    }
}
