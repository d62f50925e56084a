//! Tests of `src/rules/chip_set/stack.rs`.

use bottone_base::chips::Chips;
use bottone_rules::chip_set::{Pile, Remark, Style, remarks, starting_stack};

fn chips(values: &[u64]) -> Vec<Chips> {
    values.iter().copied().map(Chips::new).collect()
}

fn written(piles: &[Pile]) -> String {
    let pile = |pile: &Pile| format!("{}x{}", pile.chips, pile.value.get());
    piles.iter().map(pile).collect::<Vec<_>>().join(" ")
}

const CLUB: [u64; 5] = [25, 100, 500, 1_000, 5_000];

/// The first two cases are from rules §5.1. Those of 20,000 and 5,000 are from tables displayed in
/// card clubs.
#[test]
fn stacks_are_made_as_they_usually_are() {
    let cases: [(&[u64], u64, Style, &str); 14] = [
        (&CLUB, 10_000, Style::Ample, "12x25 12x100 5x500 6x1000"),
        (&CLUB, 10_000, Style::Spare, "8x25 8x100 4x500 7x1000"),
        (&CLUB, 20_000, Style::Ample, "12x25 12x100 5x500 6x1000 2x5000"),
        (&CLUB, 20_000, Style::Spare, "8x25 8x100 4x500 7x1000 2x5000"),
        (&CLUB, 5_000, Style::Ample, "12x25 12x100 5x500 1x1000"),
        (&CLUB, 5_000, Style::Spare, "8x25 8x100 4x500 2x1000"),
        (&CLUB, 3_000, Style::Ample, "12x25 12x100 3x500"),
        (&CLUB, 1_500, Style::Ample, "12x25 12x100"),
        (&CLUB, 50_000, Style::Ample, "12x25 12x100 5x500 6x1000 8x5000"),
        (&[100, 500, 1_000, 5_000, 25_000], 60_000, Style::Ample, "10x100 12x500 3x1000 10x5000"),
        // With twelve and eleven it would be 52 chips.
        (&CLUB, 91_900, Style::Ample, "12x25 6x100 2x500 5x1000 17x5000"),
        (&[5, 25, 100], 200, Style::Ample, "10x5 6x25"),
        (&[25], 100, Style::Ample, "4x25"),
        (&[200, 500], 9_900, Style::Ample, "12x200 15x500"),
    ];
    for (values, stack, style, made) in cases {
        let piles = starting_stack(&chips(values), Chips::new(stack), style);
        assert_eq!(written(&piles.unwrap_or_default()), made, "{stack} {style:?}");
    }
    assert_eq!(starting_stack(&chips(&[100]), Chips::new(150), Style::Ample), None);
    assert_eq!(starting_stack(&[], Chips::new(150), Style::Ample), None);
}

#[test]
fn what_is_not_usual_is_said() {
    let piles = |text: &str| -> Vec<Pile> {
        let pile = |part: &str| {
            let (count, value) = part.split_once('x').unwrap();
            Pile { value: Chips::new(value.parse().unwrap()), chips: count.parse().unwrap() }
        };
        text.split(' ').map(pile).collect()
    };
    let thousands = Chips::new(10_000);
    let said = |text: &str| remarks(&piles(text), thousands);
    assert_eq!(said("12x25 12x100 5x500 6x1000"), []);
    assert_eq!(
        said("12x25 12x100 5x500 5x1000"),
        [Remark::Sum { is: Chips::new(9_000), should_be: thousands }]
    );
    assert_eq!(said("100x100"), [Remark::TooMany { chips: 100, most: 50 }]);
    assert_eq!(
        said("20x100 3x1000 1x5000"),
        [
            Remark::TooBig { value: Chips::new(5_000) },
            Remark::Few { value: Chips::new(1_000), chips: 3, least: 8 }
        ]
    );
}

/// Checks that every stack has the exact sum. With values that go high enough, the only remark is
/// too few chips of a working denomination.
#[test]
fn a_stack_is_what_it_should_be() {
    let values = chips(&[25, 100, 500, 1_000, 5_000, 25_000, 100_000]);
    let stacks = (20..2_000).map(|hundreds| Chips::new(hundreds * 100));
    for (stack, style) in stacks.flat_map(|stack| [(stack, Style::Ample), (stack, Style::Spare)]) {
        let piles = starting_stack(&values, stack, style).unwrap();
        let sum: Chips = piles.iter().map(|pile| pile.worth()).sum();
        assert_eq!(sum, stack, "{style:?}");
        let few = |remark: &Remark| matches!(remark, Remark::Few { .. });
        let odd = remarks(&piles, stack);
        assert!(odd.iter().all(few), "{stack} {style:?}: {} {odd:?}", written(&piles));
    }
}
