//! Whole hands by taps alone, with cards and free raises, to the pots.

use bottone::base::cards::{Card, Rank, Suit};

use super::*;
use crate::stage::room::NAMES;

impl Tablet {
    /// Bets or raises to this amount: the key, the digits, the key that confirms.
    fn raises(&mut self, key: &str, to: u64) {
        self.tap(key);
        self.figures(to);
        self.takes(key, to);
    }

    /// Presses the key that takes the amount.
    fn takes(&mut self, key: &str, to: u64) {
        let chips = self.language.chips(Chips::new(to));
        self.taps(&format!("{} {chips}", self.word(key)));
    }

    fn calls(&mut self, chips: u64) {
        let chips = self.language.chips(Chips::new(chips));
        self.taps(&self.say("hand-key-call", &[("chips", chips.into())]));
    }

    fn shows(&mut self, cards: &str) {
        self.cards(cards, Pack::Casino);
    }

    fn stack(&self, seat: u8) -> u64 {
        let entry = self.room.entry(seat).unwrap();
        self.room.tournament().counts().of(entry).unwrap().chips.get()
    }
}

/// Plays blinds of 100/200 with four players. Esposito (3) raises to 600 by digits, and Ricci
/// folds. Conti raises to 2,500 by chips (two of 1,000 and one of 500). Greco folds, Esposito
/// calls. Bets of 3,000 and checks follow; the river is checked through.
#[test]
fn a_whole_hand_with_cards_and_free_raises() {
    for language in Language::complete() {
        let mut tablet = Tablet::seated(4, language);
        tablet.goes_to("table-tab-hand");
        tablet.tap("hand-key-deal");
        tablet.raises("hand-key-raise", 600);
        tablet.tap("hand-key-fold");
        tablet.tap("hand-key-raise");
        for chip in [1_000, 1_000, 5_000] {
            tablet.chip(chip);
        }
        tablet.tap("pad-undo");
        tablet.chip(500);
        tablet.takes("hand-key-raise", 2_500);
        tablet.tap("hand-key-fold");
        tablet.calls(1_900);
        tablet.shows("Ah Kd 7c");
        tablet.raises("hand-key-bet", 3_000);
        tablet.calls(3_000);
        tablet.shows("2s");
        tablet.tap("hand-key-check");
        tablet.tap("hand-key-check");
        tablet.shows("3h");
        tablet.tap("hand-key-check");
        tablet.tap("hand-key-check");
        // Conti shows first, in the first seat after the button.
        tablet.shows("Qs Qc");
        tablet.shows("Ks Kc");
        tablet.reads(&language.chips(Chips::new(11_200)));
        let stacks = tablet.say("hand-record-stacks", &[("count", 4_u64.into())]);
        tablet.taps_like(|name| name.starts_with(&stacks));
        assert_eq!([1, 2, 3, 4].map(|seat| tablet.stack(seat)), [14_500, 19_800, 25_700, 20_000]);
        tablet.tap("hand-key-next");
        tablet.tap("hand-key-deal");
        tablet.is_for_fingers();
    }
}

/// Checks a showdown in which all are all-in with different stacks, so that there are as many pots
/// as possible. All pots and the cards fit into the window, with the cards written and with the
/// winners tapped.
#[test]
fn a_showdown_of_four_and_of_nine_stays_in_the_window() {
    for language in Language::complete() {
        for players in [4, 9] {
            let stacks: Vec<u64> = (1..=players).map(|seat| 2_000 + 1_000 * seat).collect();
            let count = usize::try_from(players).unwrap();
            let mut tablet = Tablet::seated(count, language).with_stacks(&stacks);
            tablet.goes_to("table-tab-hand");
            tablet.tap("hand-key-deal");
            for _ in 0..players {
                let call = tablet.targets().into_iter().map(|target| target.name);
                let key = tablet.word("hand-key-all-in");
                if tablet.can_tap(&key) {
                    tablet.taps(&key);
                } else if let Some(call) = call.into_iter().find(|name| name.starts_with("Call ")) {
                    tablet.taps(&call);
                }
            }
            // The cards can be written at once, but need not be.
            assert!(tablet.can_tap(&rank_name(language, Pack::Casino, Rank::ACE)));
            tablet.tap("hand-key-face-up-unseen");
            tablet.shows("Ah Kd 7c");
            // The cards on the board are gone.
            tablet.taps(&rank_name(language, Pack::Casino, Rank::ACE));
            let name = card_name(language, Pack::Casino, Card::new(Rank::ACE, Suit::Hearts));
            assert!(!tablet.can_tap(&name), "{name} lies on the board");
            tablet.shows("2s");
            tablet.shows("3h");
            // All can win the main pot, which is awarded last.
            let chips = language.chips(Chips::new(3_000 * players));
            tablet.taps(&tablet.say("hand-main-tab", &[("chips", chips.into())]));
            let can_win = NAMES.iter().take(count).all(|name| tablet.can_tap(name));
            assert!(can_win, "{players} players can be tapped:\n{}", tablet.all());
            tablet.is_for_fingers();
        }
    }
}

/// Checks that the dealer names the winners: the pots are awarded by taps, without a card.
#[test]
fn pots_are_pushed_by_taps() {
    for language in Language::complete() {
        let mut tablet = Tablet::seated(3, language).with_stacks(&[3_000, 5_000, 9_000]);
        tablet.goes_to("table-tab-hand");
        tablet.tap("hand-key-deal");
        tablet.tap("hand-key-all-in");
        tablet.tap("hand-key-all-in");
        tablet.taps_like(|name| name.starts_with("Call "));
        tablet.tap("hand-key-face-up-unseen");
        for _ in 0..3 {
            tablet.tap("hand-key-deal-unseen");
        }
        let pot = |name, number: u64, chips| {
            let chips = language.chips(Chips::new(chips));
            language.say(name, &[("number", number.into()), ("chips", chips.into())])
        };
        for (pot, winner) in
            [(pot("hand-side-tab", 1, 4_000), "Greco"), (pot("hand-main-tab", 0, 9_000), "Conti")]
        {
            tablet.taps(&pot);
            tablet.taps(winner);
        }
        let stacks = tablet.say("hand-record-stacks", &[("count", 3_u64.into())]);
        tablet.taps_like(|name| name.starts_with(&stacks));
        assert_eq!([1, 2, 3].map(|seat| tablet.stack(seat)), [9_000, 4_000, 4_000]);
        tablet.is_for_fingers();
    }
}

/// Corrects a stack and the stakes before the hand, by digits and by chips.
#[test]
fn stacks_and_stakes_are_put_right_by_taps() {
    let mut tablet = Tablet::seated(3, Language::English);
    tablet.goes_to("table-tab-hand");
    tablet.taps_like(|name| name.contains("Conti"));
    tablet.figures(1_100);
    tablet.tap("hand-done");
    tablet.reads("1,100");
    tablet.taps("Change");
    tablet.taps("Small blind");
    tablet.figures(200);
    tablet.tap("pad-done");
    // Chips are added to the present amount, and items beside the pad can be tapped at once.
    tablet.taps("Big blind");
    tablet.chip(100);
    tablet.chip(100);
    tablet.taps("Ante");
    tablet.figures(400);
    tablet.tap("pad-done");
    tablet.tap("hand-done");
    tablet.reads("Blinds 200 / 400");
    tablet.is_for_fingers();
}

/// Checks stud without written cards: the seven cards tapped at the showdown are evaluated in full.
#[test]
fn the_cards_of_stud_are_read_whole_at_the_showdown() {
    let mut tablet = Tablet::seated(2, Language::English);
    tablet.goes_to("table-tab-hand");
    crate::table::hand::choose(&mut tablet.room, "Game", "Stud");
    tablet.caps("K K C C K C C K C C K C C K C C");
    tablet.shows("Ah Kd 7c 2c 5s 9h");
    let cut: Vec<&String> = tablet.cut.iter().filter(|cut| cut.contains("Ah Kd")).collect();
    assert!(cut.is_empty(), "{cut:?}");
    tablet.is_for_fingers();
}
