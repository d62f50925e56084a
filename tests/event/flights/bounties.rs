//! Bounties over the days of an event: those won in a flight are paid there, and heads go on with
//! their stacks.

use bottone::{
    base::money::Money,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::{
        bounties::BountyKind,
        carry::{CarryTerms, Policy},
    },
    session::{Desk as _, file, flights::NextDayWishes, time::StageClock},
    tournament::{history::audit, setup::Setup},
};

use super::{desk, flights_set_up, later, merged, open, wishes};
use crate::stage::buy_in;

/// Returns all bounty money of the flights, and the part won in them.
fn of_flights(paths: &[std::path::PathBuf]) -> (Money, Money) {
    let mut all = (Money::ZERO, Money::ZERO);
    for path in paths {
        let desk = open(path);
        let t = desk.tournament();
        let won: Money = t.bounties().winnings().map(|(_, won)| won).sum();
        all.0 = all.0.plus(t.bounties().total_money());
        all.1 = all.1.plus(won);
        // No bounty waits when the bags are sealed.
        assert_eq!(t.bounties().open_claims().count(), 0, "{}", path.display());
    }
    all
}

/// Checks every kind with heads and every policy that leaves some stacks behind. Each head goes on
/// with its amount. At the end each cent of the bounties was paid, in the flight or on the next
/// day.
#[test]
fn heads_go_on_with_their_stacks_and_every_bounty_is_paid_once() {
    let kinds = [BountyKind::Fixed, BountyKind::FixedLastToPrizes, BountyKind::PROGRESSIVE];
    for (kind, seed) in kinds.into_iter().zip(40..) {
        for policy in [Policy::Best, Policy::Added] {
            let label = format!("{kind:?}, {policy:?}, seed {seed}");
            let folder = tempfile::tempdir().unwrap();
            let setup =
                |day: &str| Setup { buy_in: buy_in("75+25+10"), bounty: kind, ..super::setup(day) };
            let paths = flights_set_up(folder.path(), (3, 20), seed, setup);
            let (paid_in, won_before) = of_flights(&paths);
            assert!(!won_before.is_zero(), "{label}: nobody took a bounty in a flight");
            let terms = CarryTerms { policy, ..CarryTerms::default() };
            let into = merged(&paths, &NextDayWishes { terms, ..wishes(policy) });
            let clock = StageClock::at(later().now());
            let mut day = file::open(&into, Box::new(clock.clone()), desk()).unwrap().desk;
            let t = day.tournament();
            assert_eq!(t.bounties().total_money().plus(won_before), paid_in, "{label}");
            let made = t.flights().origin().unwrap();
            let mut going_on = 0;
            for (entry, arrived) in made.arrived() {
                if arrived.stack.is_none_or(|stack| stack.chips_in_play().is_zero()) {
                    continue;
                }
                going_on += 1;
                let flight = open(&paths[usize::from(arrived.flight.unwrap())]);
                let was = flight.tournament().bounties().head(arrived.number.unwrap());
                assert!(!was.is_zero(), "{label}: {entry:?} had nothing on the head");
                assert_eq!(t.bounties().head(entry), was, "{label}: {entry:?}");
            }
            assert!(going_on > 10, "{label}: {going_on} go on");
            let script = Script {
                entries: 0,
                guests: Vec::new(),
                seed,
                until: RehearsalEnd::End,
                office: false,
            };
            Rehearsal::new(day.as_mut(), clock, script)
                .resumed()
                .play(|_| {})
                .unwrap_or_else(|error| panic!("{label}: {error}"));
            let t = day.tournament();
            if kind == BountyKind::FixedLastToPrizes {
                assert_eq!(t.bounties_to_prizes(), Money::from_minor(2_500), "{label}");
            }
            let due: Money = t.bounties_due(day.now()).into_values().sum();
            let paid_out = due.plus(t.bounties_to_prizes()).plus(won_before);
            assert_eq!(paid_out, paid_in, "{label}: paid out");
            assert_eq!(audit(day.beginning(), day.records(), |_, _| {}), Ok(()), "{label}");
        }
    }
}
