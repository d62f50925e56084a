//! The stacks of several flights that go on, and the places of those that do not.

use bottone_base::{
    chips::Chips,
    draw::Draw,
    money::Money,
    person::{MergedPeople, Person},
};
use bottone_rules::carry::{
    FlightBust, FlightStack, Policy, StackOutcome, StackPrice, TwoStacks, carry, rank_flight_busts,
};

fn stack(who: u32, chips: u64) -> FlightStack {
    FlightStack { owner: who, chips: Chips::new(chips), void: false }
}

fn on(chips: u64) -> StackOutcome {
    StackOutcome::GoesOn(Chips::new(chips))
}

/// Ann bags 30,000 in 1A and 45,000 in 1C. Bea bags 20,000 in 1A and the same in 1B, Cem 12,000 in
/// 1B. Best stack forward is as on WSOP multi-flight sheets (the smaller one is forfeited). First
/// stack and "stack choice" are as on the Euro Poker Million's sheet, and added stacks as in
/// accumulators.
#[test]
fn each_policy_by_example() {
    let bags =
        [stack(1, 30_000), stack(2, 20_000), stack(2, 20_000), stack(3, 12_000), stack(1, 45_000)];
    let lost = StackOutcome::Forfeited;
    let cases = [
        (Policy::Best, vec![lost, on(20_000), lost, on(12_000), on(45_000)]),
        (Policy::First, vec![on(30_000), on(20_000), lost, on(12_000), lost]),
        (
            Policy::Added,
            vec![
                StackOutcome::AddedTo(4),
                on(40_000),
                StackOutcome::AddedTo(1),
                on(12_000),
                on(75_000),
            ],
        ),
    ];
    for (policy, fates) in cases {
        assert_eq!(carry(&bags, policy), Ok(fates), "{policy:?}");
    }
    assert_eq!(carry(&bags, Policy::One), Err(TwoStacks(0, 4)));
    let mut settled = bags;
    (settled[0].void, settled[2].void) = (true, true);
    let fates = vec![StackOutcome::Void, on(20_000), StackOutcome::Void, on(12_000), on(45_000)];
    assert_eq!(carry(&settled, Policy::One), Ok(fates));
    // A void stack is not compared either.
    let mut best = bags;
    best[4].void = true;
    assert_eq!(carry(&best, Policy::Best).unwrap()[0], on(30_000));
}

#[test]
fn a_price_is_paid_for_what_it_was_set_for() {
    let price = Money::from_minor(50_000);
    let nothing = Money::ZERO;
    let fates = [on(1), StackOutcome::AddedTo(0), StackOutcome::Forfeited, StackOutcome::Void];
    let cases = [
        (StackPrice::Nothing, [nothing; 4]),
        (StackPrice::Forfeited(price), [nothing, nothing, price, nothing]),
        (StackPrice::Bagged(price), [price, price, price, nothing]),
    ];
    for (set, paid) in cases {
        assert_eq!(fates.map(|fate| set.of(fate)), paid, "{set:?}");
    }
}

/// No chip is created or lost. No person goes on twice, and each person with a bag that counts goes
/// on once.
#[test]
fn laws_of_a_thousand_random_festivals() {
    for seed in 0..1_000 {
        let mut draw = Draw::new(seed);
        let mut below = |n: u64| draw.below(n).unwrap();
        let stacks: Vec<FlightStack> = (0..below(40))
            .map(|_| FlightStack {
                owner: u32::try_from(below(20)).unwrap(),
                chips: Chips::new(1 + below(5) * 1_000),
                void: below(8) == 0,
            })
            .collect();
        for policy in Policy::ALL {
            let Ok(fates) = carry(&stacks, policy) else {
                assert_eq!(policy, Policy::One, "seed {seed}");
                continue;
            };
            let mut who = std::collections::BTreeSet::new();
            let (mut on, mut lost) = (Chips::ZERO, Chips::ZERO);
            for (fate, stack) in fates.iter().zip(&stacks) {
                match fate {
                    StackOutcome::GoesOn(chips) => {
                        on = on.plus(*chips);
                        assert!(who.insert(stack.owner), "seed {seed}, {policy:?}: twice");
                    }
                    StackOutcome::AddedTo(to) => {
                        assert!(matches!(fates[*to], StackOutcome::GoesOn(_)), "seed {seed}");
                        assert_eq!(stacks[*to].owner, stack.owner, "seed {seed}");
                    }
                    StackOutcome::Forfeited | StackOutcome::Void => lost = lost.plus(stack.chips),
                }
                assert_eq!(*fate == StackOutcome::Void, stack.void, "seed {seed}, {policy:?}");
            }
            let all: Chips = stacks.iter().map(|stack| stack.chips).sum();
            assert_eq!(on.plus(lost), all, "seed {seed}, {policy:?}");
            let counted: std::collections::BTreeSet<u32> =
                stacks.iter().filter(|s| !s.void).map(|s| s.owner).collect();
            assert_eq!(who, counted, "seed {seed}, {policy:?}");
        }
    }
}

/// The 10th of 100 beat the same share of the flight as the 20th of 200. The 11th of 100 beat less
/// than the 21st of 200, because 21/200 < 22/200.
#[test]
fn places_in_flights_of_other_sizes_are_compared_by_their_share() {
    let out = |who, place, of| FlightBust { who, place, of };
    let ranked = rank_flight_busts(&[
        out('a', 10, 100),
        out('b', 11, 100),
        out('c', 20, 200),
        out('d', 21, 200),
        out('e', 200, 200),
        out('f', 100, 100),
    ]);
    assert_eq!(ranked, [vec!['a', 'c'], vec!['d'], vec!['b'], vec!['e', 'f']]);
}

fn person(text: &str) -> Person {
    let (name, card) = text.split_once(" #").unwrap_or((text, ""));
    Person { card: card.to_owned(), ..Person::typed(name) }
}

/// (subject, the lists of the flights, number of people)
type Lists = (&'static str, &'static [&'static [&'static str]], usize);

#[test]
fn who_is_one_person_in_several_flights() {
    let cases: [Lists; 6] = [
        ("the same card", &[&["Anna Rossi #7"], &["Anna Bianchi #7"]], 1),
        ("two cards of one name", &[&["Anna Rossi #7"], &["Anna Rossi #8"]], 2),
        ("a name and the one card of it", &[&["Anna Rossi #7"], &["anna ROSSI"]], 1),
        (
            "a name that two cards have",
            &[&["Anna Rossi #7"], &["Anna Rossi #8"], &["Anna Rossi"]],
            3,
        ),
        ("accents", &[&["Nicolò Neri"], &["Nicolo Neri"]], 1),
        ("two of one flight are two", &[&["Anna Rossi", "Anna Rossi"], &["Anna Rossi"]], 3),
    ];
    for (of, lists, count) in cases {
        let people: Vec<Vec<Person>> =
            lists.iter().map(|list| list.iter().map(|text| person(text)).collect()).collect();
        let lists: Vec<Vec<&Person>> = people.iter().map(|list| list.iter().collect()).collect();
        let found = MergedPeople::of_lists(&lists);
        assert_eq!(found.people.len(), count, "{of}");
        assert_eq!(found.namesakes.len(), usize::from(of.starts_with("two of one")), "{of}");
    }
}
