//! Tests of `src/dealer/situation.rs`.

use bottone_base::chips::Chips;
use bottone_dealer::split_into_chips;
use bottone_rules::levels::Chip;

#[test]
fn an_amount_is_put_down_in_the_fewest_chips() {
    let chip = |value| Chip { value: Chips::new(value), name: String::new(), colour: (0, 0, 0) };
    let set: Vec<Chip> = [25, 100, 500, 1_000].map(chip).into();
    let down = |amount| {
        let chips = split_into_chips(Chips::new(amount), &set);
        chips.map(|chips| chips.iter().map(|chip| chip.get()).collect::<Vec<_>>())
    };
    assert_eq!(down(0), Some(vec![]));
    assert_eq!(down(1_425), Some(vec![1_000, 100, 100, 100, 100, 25]));
    assert_eq!(down(530), Some(vec![500, 25, 5]), "what no chip makes is one more");
    assert_eq!(down(1_000_000), Some(vec![1_000; 1_000]));
    assert_eq!(down(1_001_000), None, "too many to lie there");
    assert_eq!(down(Chips::MOST), None);
}
