//! Results are final only if prize money and bounties are paid to the cent.

use bottone::{
    base::money::Money,
    rules::{
        bounties::BountyKind,
        payouts::{PaidPlaces, PayoutKind, PayoutPlan, Remainder},
    },
    tournament::{
        Refusal, Waiver,
        bounties::BountyCommand,
        entries::{EntryCommand, EntryId},
        payments::PaymentMethod,
        prizes::{PrizeCommand, PrizeRange},
        setup::Setup,
    },
};

use super::*;

/// Returns plans of which some fit no event, and some only a few.
fn plan(draw: &mut Draw) -> PayoutPlan {
    let mut below = |n: u64| draw.below(n).unwrap();
    let plan = PayoutPlan { name: "By chance".into(), ..PayoutPlan::default() };
    let euros = |euros: u64| Money::from_minor(i64::try_from(euros).unwrap() * 100);
    match below(5) {
        0 => PayoutPlan { kind: PayoutKind::WinnerTakesAll, ..plan },
        1 => PayoutPlan {
            places: PaidPlaces::Exactly(u32::try_from(1 + below(20)).unwrap()),
            ..plan
        },
        2 => PayoutPlan { round_to: Some(euros(1 + below(2_000))), ..plan },
        3 => PayoutPlan { least: Some(u16::try_from(100 + below(2_000)).unwrap()), ..plan },
        _ => {
            let prizes = vec![euros(500 + below(1_000)), euros(200)];
            PayoutPlan { kind: PayoutKind::Fixed { prizes, over: Remainder::First }, ..plan }
        }
    }
}

/// Pays every entry the rest of its dues.
fn pay(session: &mut Session) {
    for due in session.tournament().dues(session.now()) {
        let pay = PaymentCommand::Pay {
            entry: due.entry,
            amount: due.remaining(),
            withheld: Money::ZERO,
            tickets: 0,
            method: PaymentMethod::Cash,
            document: String::new(),
        };
        if due.remaining() > Money::ZERO {
            session.submit(Command::Payments(pay), None).unwrap();
        }
    }
}

#[test]
fn results_are_final_only_when_every_cent_of_the_pool_is_paid() {
    let (mut finals, mut open) = (0, 0);
    for seed in 0..40_u64 {
        let mut draw = Draw::new(seed);
        let mut buy_in = stage::buy_in("100+10");
        buy_in.bounty = Money::from_minor(if seed % 2 == 0 { 5_000 } else { 0 });
        let bounty = BountyKind::Fixed;
        let setup = Setup { buy_in, bounty, ..stage::setup(seed) };
        let entries = 6 + u32::try_from(draw.below(12).unwrap()).unwrap();
        let script =
            Script { entries, guests: Vec::new(), seed, until: RehearsalEnd::End, office: false };
        let mut played = stage::play_in(setup, "club-turbo", script);
        let session = &mut *played.session;
        let mut label = format!("seed {seed}");
        // An undecided last bounty, a plan that may not fit, a lock, and an add-on after it.
        if draw.below(4).unwrap() == 0 {
            let claims = session.tournament().bounties().claims().iter();
            let last: Option<EntryId> = claims.map(|claim| claim.out).next_back();
            let took = session.records().iter().rposition(|record| {
                matches!(&record.action, RecordAction::Done { command: Command::Bounties(BountyCommand::Take { out, .. }), .. } if Some(*out) == last)
            });
            if let Some(took) = took {
                let struck = session.strike(u32::try_from(took).unwrap());
                label = format!("{label}, a bounty that waits: {}", struck.is_ok());
            }
        }
        if draw.below(2).unwrap() == 0 {
            let plan = plan(&mut draw);
            label = format!("{label}, {plan:?}");
            session.submit(Command::Prizes(PrizeCommand::Plan(Box::new(plan))), None).unwrap();
        }
        if let Some(list) =
            session.tournament().prize_list().ok().filter(|_| draw.below(2) == Some(0))
        {
            let lock = PrizeCommand::Lock { rows: PrizeRange::of(&list) };
            session.submit(Command::Prizes(lock), None).unwrap();
            let (entry, _) = session.tournament().entries().playing().next().unwrap();
            let waiver = Waiver::new(Refusal::WindowClosed, "late".into());
            let waiver = waiver.with_rule(Refusal::NoMorePurchases);
            let sold =
                session.submit(Command::Entries(EntryCommand::AddOn { entry }), Some(waiver));
            label = format!("{label}, locked, an add-on after it: {}", sold.is_ok());
        }
        pay(session);
        let (t, now) = (session.tournament(), session.now());
        let paid: Money = t.payments().all().iter().map(|payment| payment.amount).sum();
        let parts = t.entries().paid();
        let pool = t.pool();
        let whole = parts.prize.minus(pool.withheld).plus(pool.overlay).plus(parts.bounty);
        let is_final = t.results(now) == Results::Final;
        assert_eq!(is_final, paid == whole, "{label}: {paid:?} of {whole:?}, {:?}", t.open(now));
        finals += u32::from(is_final);
        open += u32::from(!is_final);
    }
    assert!(finals > 8 && open > 8, "{finals} final, {open} open");
}
