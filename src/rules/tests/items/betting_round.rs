//! Tests of `src/rules/betting/round.rs`.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::betting::{Betting, BettingRules, Round};

#[test]
fn a_short_all_in_is_no_raise_but_ends_the_first_bet() {
    let rules = BettingRules::default();
    let [one, two, three] = [1, 2, 3].map(|seat| SeatNo::new(seat).unwrap());
    let chips = Chips::new;
    let mut round = Round::new(Betting::NoLimit, chips(200), 3);
    round.post(one, chips(100), chips(100));
    round.post(two, chips(200), chips(200));
    assert_eq!((round.raises_so_far(), round.is_first_bet()), (0, true));
    assert_eq!(round.acted_at(two), None, "posting is not acting");
    round.raises(three, chips(600), &rules);
    assert_eq!((round.raises_so_far(), round.is_first_bet()), (1, false));
    round.raises(one, chips(700), &rules);
    assert_eq!(round.raises_so_far(), 1, "100 more is no full raise");
    assert_eq!(round.acted_at(three), Some(chips(600)));
    let mut later = Round::new(Betting::NoLimit, chips(200), 3);
    assert!(!later.is_first_bet(), "nobody has bet");
    later.raises(one, chips(400), &rules);
    assert_eq!((later.raises_so_far(), later.is_first_bet()), (0, true));
    later.raises(two, chips(500), &rules);
    assert!(!later.is_first_bet());
}
