//! Rules on a push of chips: one chip of 1,000 into a bet of 600, without a word.
#![allow(clippy::print_stdout, reason = "an example prints its result")]

use bottone::{
    base::chips::Chips,
    hands::ruling::rule,
    rules::{
        betting::BettingRules,
        ruling::{PushAction, PushRules, Situation, SituationFault, cites::Book},
    },
};

pub(crate) fn main() -> Result<(), SituationFault> {
    let (big_blind, bet, raise) = (Chips::new(200), Chips::new(600), Chips::new(400));
    let mut situation = Situation::facing(big_blind, bet, raise);
    situation.push = vec![Chips::new(1_000)];

    let ruling = rule(&situation, &PushRules::tda(), &BettingRules::default())?;

    // One oversized chip without a word is a call.
    assert_eq!(ruling.action, PushAction::Call);
    assert_eq!((ruling.total, ruling.back), (bet, Chips::new(400)));
    println!("{:?} {}, give back {}", ruling.action, ruling.total, ruling.back);
    for cite in ruling.cites(Book::Tda2024).iter() {
        println!("rule: {cite}");
    }
    Ok(())
}
