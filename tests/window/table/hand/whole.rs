//! Whole hands of many games by keyboard, each figure computed by hand beforehand; every single act
//! is undone once and redone.

use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;

use super::choose;
use crate::stage::room::EventWindow;

/// An act of the dealer.
#[derive(Clone, Copy)]
enum Does<'a> {
    /// One key.
    Key(char),
    /// Cards on the line, and Enter.
    Cards(&'a str),
    /// A raise to this amount, and Enter.
    Raise(&'a str),
}
use Does::{Cards, Raise};

/// Returns a key for each letter, with no check in between.
fn keys(keys: &str) -> Vec<Does<'_>> {
    keys.chars().filter(|key| !key.is_whitespace()).map(Does::Key).collect()
}

impl EventWindow {
    fn takes(&mut self, what: Does<'_>) {
        match what {
            Does::Key(key) => self.key(Key::from_name(&key.to_string()).unwrap()),
            Cards(cards) => self.cards(cards),
            Raise(to) => self.raises(to),
        }
    }

    /// Performs the acts. Each is undone, which restores everything, and redone; then the screen
    /// shows this.
    fn plays(&mut self, what: &[Does<'_>], says: &str) {
        for &step in what {
            let before = self.all();
            self.takes(step);
            let after = self.all();
            // Choosing the next pot is not an act.
            if !matches!(step, Does::Key('P' | 'L')) {
                // The line may wait for the next card.
                self.key(Key::Escape);
                self.key(Key::U);
                assert_eq!(self.all(), before, "taken back");
                self.takes(step);
                assert_eq!(self.all(), after, "done again");
            }
        }
        self.shows_words(says);
    }

    /// Corrects the stakes before the hand.
    pub(super) fn posts(&mut self, small: &str, big: &str, ante: &str, who: &str) {
        self.click("Change");
        for (name, amount) in [("Small blind", small), ("Big blind", big), ("Ante", ante)] {
            self.harness.get_by_role_and_label(Role::TextInput, name).click();
            self.harness.run();
            self.ctrl(Key::A);
            self.types(amount);
        }
        self.harness.get_by_role_and_label(Role::ComboBox, "Ante paid by").click();
        self.harness.run();
        // An open list is drawn over the rest.
        self.harness.get_all_by_label(who).last().unwrap().click();
        self.harness.run();
        self.click("Done");
    }

    fn is_left_with(&self, stacks: &[u64]) {
        assert_eq!(self.plates(), stacks, "\n{}", self.all());
    }
}

/// Plays with button 5, blinds on 1 and 2, and an ante of 100 from each of five. Conti has 1,500,
/// Esposito 900. In all Conti puts in 1,500, Greco 300, Esposito 900, Ricci and Marino 3,100 each.
/// The main pot is 900 × 4 + 300, the first side pot 600 × 3. The second is the rest of Ricci's and
/// Marino's chips.
#[test]
fn two_side_pots_with_an_ante_from_each() {
    let mut room = EventWindow::seated(5).at_hand();
    room.counted("1 · Conti", "1,500");
    room.counted("3 · Esposito", "900");
    room.posts("100", "200", "100", "Everyone");
    room.shows_words("Ante 100 each");
    room.keys("K");
    room.shows_words("Esposito to act · 200 to call · raise 400 to 800");
    room.plays(&keys("A"), "Ricci to act · 800 to call · raise 1,400 to 19,900");
    room.plays(&keys("C"), "Marino to act · 800 to call · raise 1,400 to 19,900");
    room.plays(&[Raise("2,000")], "Conti to act · 1,300 to call");
    room.says_not("to call · raise");
    room.plays(&keys("C"), "Greco to act · 1,800 to call · raise 3,200 to 19,900");
    room.plays(&keys("F"), "Ricci to act · 1,200 to call · raise 3,200 to 19,900");
    room.plays(&keys("C"), "Burn one, flop");
    for pot in ["Main pot 3,900", "Side pot 1: 1,800", "Side pot 2: 1,200"] {
        room.shows_words(pot);
    }
    room.plays(&keys("K C"), "Marino to act · check · bet 200 to 17,900");
    room.plays(&[Raise("1k")], "Ricci to act · 1,000 to call · raise 2,000 to 17,900");
    room.plays(&keys("C K C C K C C"), "All hands face up (TDA 16)");
    room.plays(&keys("5"), "Award side pot 2 first: select the winner");
    room.plays(&keys("P 1 5"), "Then side pot 1: select the winner");
    room.plays(&keys("P 3 4"), "Award side pot 2 first: Marino");
    room.shows_words("odd chip: first to the left of the button");
    room.is_left_with(&[900, 19_700, 2_000, 18_800, 21_000]);
}

/// Checks a big blind of 1,000 that comes before its ante of 1,000: of 1,300 it leaves 300 for the
/// ante, which is dead. The small blind is dead too, and none of it is in the pot (rules 4-D).
#[test]
fn a_short_big_blind_with_its_ante_and_a_dead_small_blind() {
    let mut room = EventWindow::seated(5).at_hand();
    room.counted("2 · Greco", "3,000");
    room.counted("3 · Esposito", "5,000");
    room.keys("K A A F F C");
    room.shows_words("All hands face up (TDA 16)");
    room.shows_words("Main pot 9,100");
    room.shows_words("Side pot 4,000");
    room.keys("K K K K 4 P 4");
    room.is_left_with(&[19_900, 0, 0, 28_100, 20_000]);
    room.key(Key::Enter);
    room.shows_words("Busted together: Greco with 3,000, Esposito with 5,000");
    room.key(Key::Enter);
    room.key(Key::N);
    room.shows_words("Button on seat 1");
    room.shows_words("Dead small blind");
    room.counted("4 · Ricci", "1,300");
    room.posts("500", "1,000", "1,000", "Big blind");
    room.keys("K");
    room.shows_words("Marino to act · 1,000 to call · raise 2,000 to 20,000");
    room.plays(&keys("C"), "Conti to act · 1,000 to call · raise 2,000 to 19,900");
    room.plays(&keys("F"), "All hands face up (TDA 16)");
    room.plays(&keys("K"), "Burn one, flop");
    room.plays(&keys("K K K"), "Select the winner");
    room.shows_words("Pot 2,300");
    room.plays(&keys("4"), "Push the pot to Ricci");
    room.is_left_with(&[19_900, 2_300, 19_000]);
}

/// Checks pot-limit with an ante of 200 from the button: before the flop the pot is 500. The first
/// raise is to 200 + 500 + 200 at most.
#[test]
fn pot_limit_omaha_with_a_button_ante() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "Omaha");
    room.posts("100", "200", "200", "Button");
    room.shows_words("Button ante 200");
    room.keys("K");
    room.shows_words("Esposito to act · 200 to call · raise 400 to 900");
    room.plays(&[Raise("900")], "Conti to act · 800 to call · raise 1,600 to 3,100");
    room.plays(&keys("C"), "Greco to act · 700 to call · raise 1,600 to 3,800");
    room.plays(&keys("F K"), "Conti to act · check · bet 200 to 2,200");
    room.plays(&[Raise("2.2k")], "Esposito to act · 2,200 to call · raise 4,400 to 8,800");
    room.plays(&[Raise("4400")], "Conti to act · 2,200 to call · raise 6,600 to 15,400");
    room.plays(&keys("F"), "Esposito takes the pot");
    room.shows_words("Not called");
    room.is_left_with(&[16_900, 19_800, 23_300]);
}

/// Checks limit 200 / 400. Greco's all-in of 290 on a bet of 200 is less than half a raise. Players
/// who have not acted may fold, call, or complete to 400; the bettor may only call. With 300 it is
/// half, a full raise, and the next makes it 500 (rules 3.11).
#[test]
fn an_all_in_in_limit_of_less_than_half_and_of_half() {
    for (stack, range, may_raise) in
        [("490", "290 to call · raise to 400", false), ("500", "300 to call · raise to 500", true)]
    {
        let mut room = EventWindow::seated(3).at_hand();
        choose(&mut room, "Betting", "Limit");
        room.counted("2 · Greco", stack);
        room.keys("K");
        room.plays(&keys("C C C K"), "Conti to act · check · bet 200");
        room.plays(&keys("R A"), &format!("Esposito to act · {range}"));
        room.plays(&keys("C"), if may_raise { "100 to call" } else { "90 to call" });
        if may_raise {
            room.shows_words("Conti to act · 100 to call · raise to 500");
        } else {
            room.shows_words("Conti can't raise: the all-in was not a full raise.");
        }
        room.plays(&keys("C K C C K C C"), "All hands face up (TDA 16)");
        room.plays(&keys("2"), "Push the pot to Greco");
        let rest = if may_raise { 19_500 } else { 19_510 };
        room.is_left_with(&[rest, 40_000 + 500 - u64::from(!may_raise) * 10 - 2 * rest, rest]);
    }
}

/// Checks two deuces: the club is the lower and brings it in. From the fourth street on the high
/// board opens: king-nine, then the pair of eights. Of 950 in chips of 100 one half is 500.
#[test]
fn stud_from_the_bring_in_to_a_split_pot() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "Stud");
    room.keys("K");
    room.shows_words("Third street: two cards down, one up");
    let doors = [Cards("Kd"), Cards("2h"), Cards("2c")];
    room.plays(&doors, "Esposito to act · bring-in 50 · complete to 200");
    room.plays(&keys("C"), "Conti to act · 50 to call · complete to 200");
    room.plays(&keys("R"), "Greco to act · 200 to call · raise to 400");
    room.plays(&keys("F"), "Esposito to act · 150 to call · raise to 400");
    room.plays(&keys("C"), "Burn one, fourth street: one card up");
    room.plays(&[Cards("9s"), Cards("8s")], "Conti to act · check · bet 200");
    room.plays(&keys("R C"), "Burn one, fifth street: one card up");
    room.plays(&[Cards("3d"), Cards("8d")], "Esposito to act · check · bet 400");
    room.plays(&keys("C C"), "Burn one, sixth street: one card up");
    room.plays(&[Cards("4d"), Cards("4h")], "Esposito to act · check · bet 400");
    room.plays(&keys("C C K"), "Esposito to act · check · bet 400");
    room.plays(&keys("C C"), "Showdown: Esposito shows");
    room.plays(&keys("1 3"), "Split the pot: Conti, Esposito");
    room.shows_words("odd chip by seat: check the highest card by suit");
    room.is_left_with(&[20_050, 19_950, 20_000]);
}

/// Checks razz: the high card brings it in, and the king of spades is the worst of all; later the
/// low board opens.
#[test]
fn razz_is_brought_in_by_the_high_card() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "Razz");
    room.keys("K");
    let doors = [Cards("Ks"), Cards("Kh"), Cards("5c")];
    room.plays(&doors, "Conti to act · bring-in 50 · complete to 200");
    room.plays(&keys("C F"), "Esposito to act · 50 to call · complete to 200");
    room.plays(&keys("C"), "Burn one, fourth street: one card up");
    room.plays(&[Cards("Qs"), Cards("6c")], "Esposito to act · check · bet 200");
    room.plays(&keys("R"), "Conti to act · 200 to call · raise to 400");
    room.plays(&keys("F"), "Esposito takes the pot");
    room.is_left_with(&[19_900, 19_950, 20_150]);
}

/// Checks Conti's last 100 on a bet of 200: it is half of it, so a full bet, and the next raise
/// makes it 300. An all-in player still draws.
#[test]
fn triple_draw_with_a_side_pot_and_cards_at_the_end() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "2-7 triple draw");
    room.counted("1 · Conti", "500");
    room.keys("K");
    room.shows_words("Esposito to act · 200 to call · raise to 400");
    room.plays(&keys("R"), "Conti to act · 300 to call");
    room.plays(&keys("C C"), "Conti draws: select how many cards");
    room.plays(&keys("3 2 1"), "Conti to act · check · bet 100");
    room.plays(&keys("A"), "Greco to act · 100 to call · raise to 300");
    room.plays(&keys("R"), "Esposito to act · 300 to call · raise to 500");
    room.plays(&keys("C"), "Conti draws: select how many cards");
    room.shows_words("Main pot 1,500");
    room.shows_words("Side pot 400");
    room.plays(&keys("1 0 1"), "Greco to act · check · bet 400");
    room.plays(&keys("R C 0 0 0 C C"), "All hands face up (TDA 16)");
    let hands = [Cards("2h 3d 4c 5s 7h"), Cards("2c 3c 4d 6s 7d"), Cards("2s 4h 5d 6h 8c")];
    room.plays(&hands, "Award the side pot first: Greco");
    room.is_left_with(&[1_500, 20_100, 18_900]);
}

/// Checks two flushes of the same ranks: suits decide nothing, and 40,200 is split in two.
#[test]
fn five_card_draw_all_in_and_split() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "Five-card draw");
    room.shows_words("No-limit Five-card draw");
    room.keys("K");
    room.plays(&keys("C C C"), "Conti draws: select how many cards");
    room.plays(&keys("3 0 1"), "Conti to act · check · bet 200 to 19,800");
    room.plays(&keys("C"), "Greco to act · check · bet 200 to 19,800");
    room.plays(&[Raise("400")], "Esposito to act · 400 to call · raise 800 to 19,800");
    room.plays(&keys("A"), "Conti to act · 19,800 to call");
    room.plays(&keys("F"), "Greco to act · 19,400 to call");
    room.plays(&keys("C"), "All hands face up (TDA 16)");
    room.plays(
        &[Cards("Ah Kh Qh Jh 9h"), Cards("As Ks Qs Js 9s")],
        "Split the pot: Greco, Esposito",
    );
    room.is_left_with(&[19_800, 20_100, 20_100]);
}

/// Checks 500 in chips of 100: three go to the high, two to the low. Two cards of the hand and
/// three of the board make each. Greco's kings are high; Esposito's ace and five make the only low.
#[test]
fn big_o_splits_high_and_low() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "Big O");
    room.shows_words("Pot-limit Big O");
    room.keys("K");
    room.shows_words("Esposito to act · 200 to call · raise 400 to 700");
    room.plays(&keys("C"), "Conti to act · 100 to call · raise 400 to 800");
    room.plays(&keys("F"), "Greco to act · check · raise 400 to 700");
    room.plays(&keys("C"), "Burn one, flop");
    room.plays(&[Cards("2h 3h 7d")], "Greco to act · check · bet 200 to 500");
    room.plays(&keys("C C"), "Burn one, turn");
    room.plays(&[Cards("Kc")], "Greco to act");
    room.plays(&keys("C C"), "Burn one, river");
    room.plays(&[Cards("Qd")], "Greco to act");
    room.plays(&keys("C C"), "Showdown: Greco shows");
    room.plays(
        &[Cards("4c 9c Ks Kd Th"), Cards("As 5s Qh Qc Jc")],
        "Split the pot: Greco, Esposito",
    );
    room.shows_words("odd chip to the high");
    room.is_left_with(&[19_900, 20_100, 20_000]);
}

/// Checks three players of whom the button busts: the old big blind has the button now, and the
/// other posts the big blind (rules 1.5).
#[test]
fn from_three_to_heads_up() {
    let mut room = EventWindow::seated(3).at_hand();
    room.counted("3 · Esposito", "6,000");
    room.keys("K A C F K K K K 1");
    room.shows_words("Push the pot to Conti");
    room.is_left_with(&[26_200, 19_800, 0]);
    room.key(Key::Enter);
    room.key(Key::Enter);
    assert!(room.entry(3).is_none());
    room.key(Key::N);
    room.shows_words("Button on seat 2");
    room.keys("K");
    room.shows_words("Greco to act · 100 to call · raise 400 to 19,800");
    room.keys("C");
    room.shows_words("Conti to act · check · raise 400 to 26,200");
    room.keys("C K");
    room.shows_words("Conti to act · check · bet 200 to 26,000");
}
