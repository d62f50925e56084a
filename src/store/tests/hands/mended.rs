//! Hands with a bring-in, a draw or a deal that the rules do not allow: it is reported at its
//! action, and the hand goes on.

use bottone_base::chips::Chips;
use bottone_hands::hand::{ActRefusal, HandFault};
use bottone_store::phh::WrittenHand;

use crate::hands::phh::{HAND, twice};
use bottone_rules_support::hands::seat;

use super::defaults;

const STUD: &str = "variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 4\nsmall_bet = 16\n\
                    big_bet = 32\nstarting_stacks = [100, 100, 100]\n";
const DRAW: &str = "variant = 'N2L1D'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n\
                    min_bet = 2\nstarting_stacks = [100, 100, 100]\n";
const OMAHA: &str = "variant = 'PO'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n\
                     min_bet = 2\nstarting_stacks = [100, 100, 100]\n";
const DOORS: &str = "d dh p1 ????2h, d dh p2 ????Ks, d dh p3 ????Qs, ";
const FIVES: &str =
    "d dh p1 2c3d4h5s7c, d dh p2 ??????????, d dh p3 8c8d8h8s9c, p3 cc, p1 cc, p2 cc, ";

/// The start of the hand, its deal, the actions, and the refused actions with their reasons.
type Mended<'a> = (&'a str, &'a str, &'a str, &'a [(usize, ActRefusal)]);

fn are_refused(cases: &[Mended<'_>]) {
    for (start, deal, actions, expected) in cases {
        let listed: Vec<String> =
            format!("{deal}{actions}").split(", ").map(|action| format!("'{action}'")).collect();
        let text = format!("{start}actions = [{}]\n", listed.join(", "));
        let replayed = WrittenHand::read(&text, &defaults).unwrap().replay(|_| {});
        let found = replayed.wrong.iter().map(|wrong| match wrong {
            HandFault::Action { number, why, .. } => (*number, *why),
            other => panic!("{text}: {other:?}"),
        });
        assert_eq!(found.collect::<Vec<_>>(), *expected, "{text}");
    }
}

#[test]
fn who_brings_it_in() {
    are_refused(&[
        (STUD, DOORS, "p2 pb, p3 cc, p1 cc, d dh p1 3h", &[(4, ActRefusal::OutOfTurn(seat(1)))]),
        (
            STUD,
            DOORS,
            "p2 cbr 16, p3 cc, p1 cc, d dh p1 3h",
            &[(4, ActRefusal::OutOfTurn(seat(1)))],
        ),
        (STUD, DOORS, "p1 cc, p2 cc, p3 cc, d dh p1 3h", &[(4, ActRefusal::BringInFirst)]),
        (STUD, DOORS, "p1 f, p2 cc, p3 cc, d dh p2 3h", &[(4, ActRefusal::BringInFirst)]),
        (
            STUD,
            DOORS,
            "p1 cbr 10, p2 cc, p3 f, d dh p1 3h",
            &[(4, ActRefusal::BelowLeast(Chips::new(16)))],
        ),
        (STUD, DOORS, "p1 pb, p2 pb, p3 cc, d dh p1 3h", &[(5, ActRefusal::NoBringIn)]),
    ]);
}

#[test]
fn what_is_drawn() {
    let not_held = ActRefusal::NotHeld("Ac".parse().unwrap());
    are_refused(&[
        (DRAW, FIVES, "p1 sd Ac, p2 sd, p3 sd, d dh p1 Kc, p1 cc", &[(7, not_held)]),
        (DRAW, FIVES, "p1 sd 2c2c, p2 sd, p3 sd, d dh p1 KcKd, p1 cc", &[(7, twice("2c"))]),
        (
            DRAW,
            FIVES,
            "p1 sd 2c3d4h5s7cKc, p2 sd, p3 sd, d dh p1 KcKdKhKsAd, p1 cc",
            &[(7, ActRefusal::TooManyCards)],
        ),
        (
            DRAW,
            FIVES,
            "p2 sd, p1 sd 7c, p3 sd 9c, d dh p1 Kc, d dh p3 Qc, p1 cc",
            &[(7, ActRefusal::OutOfTurn(seat(1)))],
        ),
    ]);
}

#[test]
fn how_many_cards_are_dealt() {
    are_refused(&[
        (
            OMAHA,
            "d dh p1 AsAd, d dh p2 ????????, d dh p3 ????????, ",
            "p3 cc, p1 cc, p2 cc, d db 2c3c4c, p1 cc",
            &[(1, ActRefusal::CardsDue(4))],
        ),
        (
            HAND,
            "d dh p1 AsAdAh, d dh p2 ????, d dh p3 ????, ",
            "p3 cc, p1 cc, p2 cc, d db 2c3c4c, p1 cc",
            &[(1, ActRefusal::CardsDue(2))],
        ),
        (
            HAND,
            "d dh p1 As, d dh p2 ????, d dh p3 ????, d dh p1 Ad, ",
            "p3 cc, p1 cc, p2 cc, d db 2c, d db 3c, d db 4c, p1 cc, d db 5c, p2 cc",
            &[(12, ActRefusal::ActionFirst(seat(2)))],
        ),
        (
            HAND,
            "d dh p1 AsAd, d dh p2 ????, d dh p3 ????, ",
            "p3 cc, p1 cc, p2 cc, d db 2c3c, p1 cc, p2 cc, p3 cc, d db 4c, p1 cc",
            &[(7, ActRefusal::CardsDue(3))],
        ),
        (
            HAND,
            "d dh p1 AsAd, d dh p2 ????, d dh p3 ????, ",
            "p3 cc, p1 cc, p2 cc, d db 2c3c4c5c, p1 cc, p2 cc, p3 cc, d db 5c, p1 cc",
            &[(7, ActRefusal::CardsDue(3))],
        ),
        (
            HAND,
            "d dh p1 AsAd, d dh p2 ????, ",
            "p3 cc, p1 cc, p2 cc, d db 2c3c4c, p1 cc",
            &[(3, ActRefusal::CardsFirst)],
        ),
        (
            HAND,
            "d dh p1 AsAd, d dh p2 ????, d dh p3 ????, ",
            "p3 cc, d db 2c3c4c, p1 cc, p2 cc, p1 cc, p2 cc, p3 cc, d db 5c, p1 cc",
            &[(5, ActRefusal::ActionFirst(seat(1))), (8, ActRefusal::CardsFirst)],
        ),
        // At the end of the file, more may come.
        (HAND, "d dh p1 As, ", "d dh p2 Ks", &[]),
        (
            STUD,
            "d dh p1 ????2h, d dh p2 ????, ",
            "d dh p3 ????Qs, p1 pb",
            &[(2, ActRefusal::CardsDue(3))],
        ),
    ]);
}

/// A low card that folds has brought it in first, as the card of an absent player has.
#[test]
fn a_low_card_that_folds_loses_the_bring_in() {
    let text = format!(
        "{STUD}actions = ['d dh p1 ????2h', 'd dh p2 ????Ks', 'd dh p3 ????Qs', 'p1 f', 'p2 cc', 'p3 f']\n"
    );
    let replayed = WrittenHand::read(&text, &defaults).unwrap().replay(|_| {});
    assert_eq!(replayed.wrong.len(), 1);
    assert_eq!(replayed.stacks(), [95, 106, 99].map(Chips::new));
}
