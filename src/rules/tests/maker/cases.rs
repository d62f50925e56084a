//! Evenings that people asked for.

use bottone_base::chips::Chips;
use bottone_maker::{AnteWish, Exception, StructureWish, UnmetWish, make, stack_from};

use crate::maker::{every, friday, levels, owned};

/// The wish is in shared/ask.md.
#[test]
fn the_question_of_the_brief_is_met() {
    let wish = StructureWish {
        entries: 75,
        most: 75,
        stack: Chips::new(20_000),
        end: 300,
        minutes: 20,
        chips: owned(&[(25, 1_200), (100, 1_600), (500, 800), (1_000, 600), (5_000, 200)]),
        ante: AnteWish::BigBlind(5),
        breaks: vec![every(4, 10)],
        deep: 100,
        late: 6,
        ..StructureWish::default()
    };
    let made = make(&wish).unwrap();
    let first = levels(&made.structure)[0];
    assert_eq!((first.small.get(), first.big.get()), (100, 200));
    // Steps of at most 1.6 among known blinds, and antes that are phased in, take longer.
    assert!(matches!(made.unmet[0], UnmetWish::End { wished: 300, .. }), "{:?}", made.unmet);
}

#[test]
fn a_friday_until_one() {
    let made = make(&friday()).unwrap();
    assert!(made.end.middle.abs_diff(270) <= 5, "{:?}", made.end);
}

#[test]
fn an_end_that_cannot_be_says_which_step_it_would_need() {
    let made = make(&StructureWish { minutes: 20, ..friday() }).unwrap();
    let Some(UnmetWish::End { wished: 270, ends, needs: Some(Exception::Step(step)), .. }) =
        made.unmet.first()
    else {
        panic!("{:?}", made.unmet)
    };
    assert!(*ends > 275 && step.thousandths() > 1_600);
}

#[test]
fn the_best_stack_is_the_largest_that_the_chips_carry() {
    let wish = StructureWish { stack: Chips::new(20_000), ..friday() };
    let best = stack_from(&wish).unwrap();
    let more = StructureWish { stack: best.times(2), ..wish };
    let short = |unmet: &UnmetWish| matches!(unmet, UnmetWish::Chips { .. });
    assert!(make(&more).unwrap().unmet.iter().any(short));
}

/// A house with eight pairs of blinds, which 60 stacks of 20,000 outgrow.
#[test]
fn a_houses_own_blinds_rise_every_level_and_go_on_with_known_ones() {
    let own = [(25, 50), (50, 100), (100, 200), (200, 400), (400, 800), (800, 1_600)];
    let blinds: Vec<_> =
        own.into_iter().map(|(small, big)| (Chips::new(small), Chips::new(big))).collect();
    let last = blinds[blinds.len() - 1].1;
    let wish = StructureWish { entries: 60, most: 60, blinds: blinds.clone(), ..friday() };
    let made = make(&wish).unwrap();
    let all = levels(&made.structure);
    assert!(all.windows(2).all(|pair| pair[0].big < pair[1].big), "{all:?}");
    for level in &all {
        let pair = (level.small, level.big);
        assert!(level.big > last || blinds.contains(&pair), "{pair:?} is not the house's");
    }
    assert!(all.len() < 40, "{} levels", all.len());
    assert!(all.last().unwrap().big > last);
}
