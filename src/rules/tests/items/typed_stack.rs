//! Tests of `src/base/typed/stack.rs`.

use bottone_base::{
    chips::Chips,
    typed::{StackFault, TypedStack, read_stack},
};

fn stack(pieces: &[(u64, u32)]) -> TypedStack {
    let chips = pieces.iter().map(|(value, many)| value * u64::from(*many)).sum();
    let pieces = pieces.iter().map(|(value, many)| (Chips::new(*value), *many)).collect();
    TypedStack { chips: Chips::new(chips), pieces }
}

#[test]
fn stacks_are_read_as_spoken() {
    let cases: [(&str, &[(u64, u32)]); 12] = [
        ("12x25 8x100", &[(25, 12), (100, 8)]),
        ("12×25+8×100", &[(25, 12), (100, 8)]),
        ("12*25, 8*100", &[(25, 12), (100, 8)]),
        ("12 x 25 ; 8 x 100", &[(25, 12), (100, 8)]),
        ("12 da 25, 8 da 100", &[(25, 12), (100, 8)]),
        ("12 of 25 8 of 100", &[(25, 12), (100, 8)]),
        ("3x1,000, 8x100", &[(1_000, 3), (100, 8)]),
        ("3X1.000+8X100", &[(1_000, 3), (100, 8)]),
        ("3x5k 20x1k", &[(5_000, 3), (1_000, 20)]),
        ("12x25,8x100", &[(25, 12), (100, 8)]),
        ("12x25 3x25", &[(25, 15)]),
        ("0x25 3x100", &[(100, 3)]),
    ];
    for (text, pieces) in cases {
        assert_eq!(read_stack(text, &[]), (stack(pieces), None), "{text}");
    }
    for (text, chips) in [("1400", 1_400), ("1,4k", 1_400), ("1.400", 1_400), ("0", 0)] {
        let total = TypedStack { chips: Chips::new(chips), pieces: Vec::new() };
        assert_eq!(read_stack(text, &[]), (total, None), "{text}");
    }
}

#[test]
fn what_is_not_read_is_reported_and_the_rest_is_summed() {
    let values = [25, 100, 500].map(Chips::new);
    let text = |words: &str| words.to_owned();
    let cases = [
        ("", 0, StackFault::NoAmount(text(""))),
        ("many", 0, StackFault::NoAmount(text("many"))),
        ("12x", 0, StackFault::NoValue(12)),
        ("12x25 8", 300, StackFault::NoValue(8)),
        ("12x25 800", 300, StackFault::NoValue(800)),
        ("12x25 8x", 300, StackFault::NoValue(8)),
        ("12x25 ax100", 300, StackFault::NoAmount(text("a"))),
        ("12x2a 8x100", 0, StackFault::WrongValue(12, text("2a"))),
        ("12x250", 0, StackFault::NoSuchChip(Chips::new(250))),
        ("x25", 0, StackFault::NoAmount(text(""))),
        ("1.4", 0, StackFault::NoAmount(text("1.4"))),
    ];
    for (words, chips, fault) in cases {
        let (read, why) = read_stack(words, &values);
        assert_eq!((read.chips.get(), why), (chips, Some(fault)), "{words}");
    }
    assert_eq!(read_stack("2x1000000000000000", &[]).1, Some(StackFault::TooMuch));
}

#[test]
fn a_tap_is_one_chip_more() {
    let after = |text: &str, value, by| read_stack(text, &[]).0.adjusted(Chips::new(value), by);
    assert_eq!(after("", 25, 1), "1x25");
    assert_eq!(after("12x25 8x100", 100, 20), "12x25 28x100");
    assert_eq!(after("12x25 8x100", 500, 1), "12x25 8x100 1x500");
    assert_eq!(after("1x25 8x100", 25, -1), "8x100");
    assert_eq!(after("8x100", 25, -20), "8x100");
}
