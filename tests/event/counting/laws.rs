//! The laws of counts over random evenings, compared with the true stacks.

use bottone::tournament::counts::{ChipDifference, ChipSum};

use crate::counting::evening::CountedEvent;

const EVENINGS: u64 = 150;
const STEPS: usize = 160;

fn exact(sum: ChipSum) -> i128 {
    match sum.change() {
        None => 0,
        Some(ChipDifference::More(chips)) => chips.get().into(),
        Some(ChipDifference::Fewer(chips)) => -i128::from(chips.get()),
    }
}

/// Checks that every group has the true chips of its tables, or the given amount less at the named
/// table.
fn assert_groups(evening: &CountedEvent, label: &str) {
    assert_eq!(evening.t.breach(), None, "{label}");
    for group in evening.t.counts().groups() {
        let tables: Vec<_> = group.tables().collect();
        let really = evening.really(group.tables());
        assert_eq!(exact(group.due()), really, "{label}: {tables:?}");
        assert!(
            group.difference().is_none_or(|difference| difference == ChipSum::ZERO),
            "{label}: nothing is wrong at {tables:?}"
        );
    }
}

#[test]
fn every_group_should_hold_what_it_really_holds() {
    for seed in 0..EVENINGS {
        let mut evening = CountedEvent::new(seed);
        for step in 0..STEPS {
            evening.goes_on();
            assert_groups(&evening, &format!("seed {seed}, step {step}"));
        }
    }
}

#[test]
fn after_an_honest_count_every_table_is_known_by_itself() {
    for seed in 0..EVENINGS {
        let mut evening = CountedEvent::new(seed);
        for _ in 0..STEPS {
            evening.goes_on();
        }
        for table in evening.tables() {
            evening.counts(table);
        }
        let label = format!("seed {seed}");
        assert_groups(&evening, &label);
        let counts = evening.t.counts();
        for table in evening.tables() {
            let group = counts.group_of(table).unwrap();
            assert_eq!(group.tables().len(), 1, "{label}");
            assert_eq!(group.difference(), Some(ChipSum::ZERO), "{label}");
            let empty = evening.at(table).is_empty();
            assert!(empty || counts.proved(table).is_some(), "{label}");
        }
    }
}

#[test]
fn chips_that_come_or_go_by_themselves_are_reported_at_their_table_or_one_of_its_group() {
    let mut at_one_table = 0;
    for seed in 0..EVENINGS {
        let mut evening = CountedEvent::new(seed);
        for _ in 0..40 + evening.below(STEPS) {
            evening.goes_on();
        }
        // Everything is known from time to time, so that an error does not disappear in one large
        // group.
        if seed % 2 == 0 {
            evening.tables().into_iter().for_each(|table| evening.counts(table));
        }
        let seated: Vec<_> = evening.stacks.iter().map(|(id, chips)| (*id, *chips)).collect();
        let Some((entry, chips)) = seated.get(evening.below(seated.len())).copied() else {
            continue;
        };
        let planted = if chips > 300 && seed % 3 == 0 { -300 } else { 500 };
        *evening.stacks.get_mut(&entry).unwrap() += planted;
        let table = evening.t.tables().seat_of(entry).unwrap().table;
        for table in evening.tables() {
            evening.counts(table);
        }
        let counts = evening.t.counts();
        let wrong: Vec<_> =
            counts.groups().filter(|group| group.difference() != Some(ChipSum::ZERO)).collect();
        let [group] = wrong.as_slice() else {
            panic!("seed {seed}: {} groups do not add up", wrong.len());
        };
        assert_eq!(group.difference().map(exact), Some(planted), "seed {seed}");
        assert!(group.tables().any(|one| one == table), "seed {seed}: not reported at {table:?}");
        at_one_table += usize::from(group.tables().len() == 1);
    }
    assert!(at_one_table > 50, "only {at_one_table}");
}
