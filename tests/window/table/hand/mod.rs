//! The tab "Hand": hands followed by keys and taps, with an event and without.

use bottone::{
    base::{chips::Chips, seat::TableNo},
    tournament::tables::ButtonState,
};
use egui::Key;

use egui_kittest::kittest::{By, Queryable as _};

use crate::stage::room::EventWindow;

mod around;
mod mix;
mod whole;

impl EventWindow {
    fn at_hand(mut self) -> Self {
        self.key(Key::F4);
        self
    }

    /// Strikes one key after another: letters and digits.
    fn keys(&mut self, keys: &str) {
        for key in keys.split_whitespace().flat_map(str::chars) {
            self.key(Key::from_name(&key.to_string()).unwrap());
        }
    }

    /// Types these cards on the line and presses Enter.
    fn cards(&mut self, cards: &str) {
        self.key(Key::T);
        self.harness.run();
        self.types(cards);
        self.key(Key::Enter);
    }

    /// Types a raise to this amount.
    fn raises(&mut self, to: &str) {
        self.key(Key::R);
        self.harness.run();
        self.types(to);
        self.key(Key::Enter);
    }

    fn shows_words(&self, words: &str) {
        assert!(self.mentions(words), "{words:?} is not on the screen:\n{}", self.all());
    }

    fn says_not(&self, words: &str) {
        assert!(!self.mentions(words), "{words:?} is on the screen:\n{}", self.all());
    }

    /// Returns the names of everything on the screen.
    fn all(&self) -> String {
        use egui_kittest::kittest::NodeT as _;
        let nodes = self.harness.root().children_recursive();
        let names = nodes
            .filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value()));
        names.collect::<Vec<_>>().join("\n")
    }

    fn stack(&self, seat: u8) -> Option<u64> {
        let counts = self.tournament().counts();
        Some(counts.of(self.entry(seat)?)?.chips.get())
    }

    fn button(&self) -> u8 {
        let table = self.tournament().tables().table(TableNo::new(1).unwrap()).unwrap();
        match table.button() {
            ButtonState::Seen { hand, .. } => hand.positions.button.get(),
            other => panic!("the button was not seen: {other:?}"),
        }
    }
}

/// Plays level 1 of "deep-stack", which is 100 / 200. Four players sit at the table, with the
/// button on seat 4. The small blind is on seat 1 (Conti), the big blind on seat 2 (Greco), and
/// seat 3 (Esposito) opens.
#[test]
fn a_whole_hand_of_holdem_by_keyboard_goes_on_record() {
    let mut room = EventWindow::seated(4).at_hand();
    room.shows_words("Blinds 100 / 200");
    room.key(Key::K);
    room.shows_words("Esposito to act · 200 to call · raise 400 to 20,000");
    room.raises("600");
    room.shows_words("Ricci to act · 600 to call · raise 1,000 to 20,000");
    room.key(Key::F);
    room.shows_words("Conti to act · 500 to call");
    room.key(Key::C);
    room.key(Key::A);
    room.shows_words("Esposito to act · 19,400 to call");
    room.shows_words("no other player could call more");
    room.key(Key::C);
    room.key(Key::F);
    room.shows_words("All hands face up (TDA 16)");
    room.cards("Qs Qc");
    room.cards("Ks Kc");
    room.shows_words("Burn one, flop");
    room.cards("Ah Kd 7c");
    room.shows_words("Burn one, turn");
    room.cards("2s");
    room.cards("3h");
    room.shows_words("Push the pot to Esposito");
    room.shows_words("kings");
    room.shows_words("40,600");
    assert_eq!(room.stack(3), Some(20_000), "nothing is sent without the press");
    room.key(Key::Enter);
    assert_eq!([1, 2, 3, 4].map(|seat| room.stack(seat).unwrap()), [19_400, 0, 40_600, 20_000]);
    assert_eq!(room.button(), 4);
    let out = room.entry(2).unwrap();
    room.shows_words("Busted: Greco with 20,000");
    room.key(Key::Enter);
    assert!(room.entry(2).is_none(), "the seat is free");
    let busts = room.tournament().entries().busts();
    let last = &busts.last().unwrap().out[0];
    assert_eq!((last.entry, last.stack), (out, Some(Chips::new(20_000))));
    room.shows_words("Recorded");
    room.key(Key::N);
    // Greco's seat is empty: the small blind is dead, and no player owes it.
    room.shows_words("Hand 2");
    room.shows_words("Dead small blind");
    room.key(Key::K);
    assert_eq!(room.plates(), [19_400, 40_400, 20_000]);
    room.shows_words("Ricci to act · 200 to call");
    room.keys("F F");
    room.shows_words("Esposito takes the pot");
    room.shows_words("Not called");
    room.key(Key::Enter);
    assert_eq!(room.stack(3), Some(40_600));
    assert_eq!(room.button(), 1);
    // The stacks equal the counted ones, so only the button was recorded.
    room.ctrl(Key::Z);
    assert_eq!(room.button(), 4);
    room.key(Key::N);
    room.shows_words("without record");
    room.key(Key::N);
    room.shows_words("Hand 3");
    room.shows_words("Dead button on seat 2");
}

/// Picks `item` in the box `name`.
pub(crate) fn choose(room: &mut EventWindow, name: &str, item: &str) {
    room.harness.get_by_role_and_label(egui::accesskit::Role::ComboBox, name).click();
    room.harness.run();
    room.harness.get_by_label(item).scroll_to_me();
    room.harness.run();
    room.harness.get_by_label(item).click();
    room.harness.run();
}

impl EventWindow {
    /// Returns the amounts on the plates; none for players who are out.
    fn plates(&self) -> Vec<u64> {
        let all = self.all();
        let plates = all.lines().filter_map(|line| {
            let (seat, rest) = line.split_once(" · ").or_else(|| line.split_once(", "))?;
            let is_seat = seat.parse::<u8>().is_ok()
                || seat.strip_prefix("Seat ").is_some_and(|seat| seat.parse::<u8>().is_ok());
            let stack = if line.contains(" · ") { rest.split_once(", ")?.1 } else { rest.trim() };
            let figures: String = stack
                .trim_start_matches("≈ ")
                .chars()
                .take_while(|letter| letter.is_ascii_digit() || *letter == ',')
                .filter(char::is_ascii_digit)
                .collect();
            is_seat.then(|| figures.parse().unwrap_or(0))
        });
        plates.collect()
    }

    /// Undoes every act of the hand.
    fn undo_all(&mut self) {
        for _ in 0..200 {
            if self.reads("Deal") && self.reads("Change") {
                return;
            }
            self.key(Key::U);
        }
        panic!("a hand cannot be taken back:\n{}", self.all());
    }
}

#[test]
fn omaha_is_pot_limit_and_its_cards_decide() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "Omaha");
    room.shows_words("Pot-limit Omaha");
    room.key(Key::K);
    // Button on seat 3, blinds 100 and 200: the pot is 300, so a raise is to 700 at most.
    room.shows_words("Esposito to act · 200 to call · raise 400 to 700");
    room.key(Key::A);
    room.shows_words("the maximum is 700");
    room.raises("0.7k");
    room.keys("C C");
    room.cards("Ah Kh 7h");
    room.keys("C C C");
    room.cards("2c");
    room.keys("C C C");
    room.cards("2d");
    room.keys("C C C");
    room.shows_words("Showdown: Conti shows");
    room.cards("Qh Jh 3s 4s");
    room.cards("As Ac 9d 8d");
    room.key(Key::M);
    room.shows_words("full house");
    assert_eq!(room.plates(), [19_300, 21_400, 19_300]);
    room.undo_all();
    assert_eq!(room.plates(), [20_000, 20_000, 20_000]);
}

/// Checks stud without stakes on the sheet: the big blind is the small bet, a quarter of it ante
/// and bring-in.
#[test]
fn stud_is_brought_in_by_the_low_card_and_completed() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "Stud");
    room.shows_words("Limit Stud");
    room.shows_words("Ante 50, bring-in 50");
    room.key(Key::K);
    room.shows_words("Third street: two cards down, one up");
    room.shows_words("Cards of Conti");
    for card in ["Kd", "2h", "7c"] {
        room.cards(card);
    }
    room.shows_words("Greco to act · bring-in 50 · complete to 200");
    room.shows_words("post or complete the bring-in first");
    room.key(Key::C);
    room.shows_words("Esposito to act · 50 to call · complete to 200");
    room.keys("R F C");
    room.shows_words("Burn one, fourth street: one card up");
    room.cards("9s");
    room.cards("8s");
    // A pair would open, else the high card: Esposito has the 8 with the 7, Greco the 9.
    room.shows_words("Greco to act · check · bet 200");
    room.keys("C C");
    // Cards that are not written down: the seat that was seen to open is tapped.
    room.key(Key::K);
    room.shows_words("Greco to act");
    room.harness.get_all_by_label_contains("3 · Esposito").next().unwrap().click();
    room.harness.run();
    room.shows_words("Esposito to act · check · bet 400");
    room.key(Key::U);
    room.shows_words("Greco to act");
    room.keys("C C K C C K C C");
    room.shows_words("Showdown");
    room.key(Key::Num2);
    room.shows_words("Push the pot to Greco");
    assert_eq!(room.plates(), [19_950, 20_300, 19_750]);
    room.undo_all();
}

#[test]
fn triple_draw_is_followed_by_how_many_cards_each_changes() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Game", "2-7 triple draw");
    room.shows_words("Limit 2-7 triple draw");
    room.keys("K C C C");
    room.shows_words("Conti draws: select how many cards");
    room.key(Key::Num9);
    room.shows_words("The player doesn't have that many cards");
    room.keys("3 0 2");
    room.shows_words("Conti to act · check · bet 200");
    room.shows_words("draw 3");
    room.keys("C R F C");
    room.shows_words("Conti draws: select how many cards");
    room.key(Key::U);
    room.shows_words("Conti to act · 200 to call");
    room.keys("F");
    room.shows_words("Greco takes the pot");
    assert_eq!(room.plates(), [19_800, 20_400, 19_800]);
}

#[test]
fn limit_has_a_cap_and_says_so() {
    let mut room = EventWindow::seated(3).at_hand();
    choose(&mut room, "Betting", "Limit");
    room.shows_words("Bets 200 / 400");
    room.key(Key::K);
    room.shows_words("Esposito to act · 200 to call · raise to 400");
    room.keys("R R R R");
    room.shows_words("Conti to act · 400 to call");
    room.shows_words("Conti can't raise: the street has reached its raise limit.");
    room.key(Key::R);
    room.shows_words("the raise limit is reached");
    room.keys("C C K C C C K");
    room.shows_words("Conti to act · check · bet 400");
}

impl EventWindow {
    /// Taps a player at the table; the list of stacks has the name too.
    fn taps_plate(&mut self, name: &str) {
        let plate = By::new().role(egui::accesskit::Role::Button).label_contains(name);
        self.harness.get(plate).click();
        self.harness.run();
    }

    /// Sets the stack of the player on a seat, before the hand.
    fn counted(&mut self, name: &str, stack: &str) {
        self.taps_plate(name);
        let line = egui::accesskit::Role::TextInput;
        self.harness.get_by_role_and_label(line, "Stack").click();
        self.harness.run();
        self.types(stack);
        self.key(Key::Enter);
    }
}

/// Checks a hand without written cards. The main pot of 3,300 is split: the smallest chip is 100,
/// so the odd one goes to the left of the button.
#[test]
fn side_pots_are_given_by_the_dealers_word_with_odd_chips() {
    let mut room = EventWindow::seated(4).at_hand();
    room.counted("1 · Conti", "1.1k");
    room.counted("3 · Esposito", "5,000");
    room.key(Key::K);
    // Esposito opens all-in, Ricci calls, Conti is all-in for less, Greco folds the big blind.
    room.keys("A C A F");
    room.shows_words("All hands face up (TDA 16)");
    room.shows_words("Main pot 3,500");
    room.shows_words("Side pot 7,800");
    room.keys("K K K K");
    room.shows_words("Award the side pot first: select the winner");
    room.keys("4");
    room.keys("P");
    room.shows_words("Then the main pot, the last: select the winner");
    room.keys("1 3");
    room.shows_words("Award the side pot first: Ricci");
    room.shows_words("odd chip: first to the left of the button");
    assert_eq!(room.plates(), [1_800, 19_800, 1_700, 22_800]);
    room.keys("U U");
    room.shows_words("Then the main pot, the last: select the winner");
    room.keys("1 3");
    room.key(Key::Enter);
    assert_eq!(room.stack(4), Some(22_800));
    room.shows_words("Recorded");
}

#[test]
fn an_all_in_that_is_no_full_raise_closes_raising_to_who_has_acted() {
    let mut room = EventWindow::seated(4).at_hand();
    room.counted("1 · Conti", "700");
    room.key(Key::K);
    room.raises("600");
    room.keys("F A C");
    room.shows_words("Esposito can't raise: the all-in was not a full raise.");
    room.key(Key::R);
    room.shows_words("the player has acted, and there was no full raise since");
}

#[test]
fn two_players_have_the_button_on_the_small_blind() {
    let mut room = EventWindow::seated(2).at_hand();
    room.key(Key::K);
    room.shows_words("Greco to act · 100 to call");
    room.keys("C C");
    room.key(Key::K);
    room.shows_words("Conti to act · check · bet 200 to 19,800");
    room.keys("C C K C C K C C");
    room.keys("S S");
    room.shows_words("Select the winner");
    room.keys("1 2");
    assert_eq!(room.plates(), [20_000, 20_000]);
    room.key(Key::Enter);
    room.key(Key::N);
    room.key(Key::K);
    room.shows_words("Conti to act · 100 to call");
}

#[test]
fn a_table_without_an_event_plays_on_by_itself() {
    let mut room = EventWindow::free().at_hand();
    choose(&mut room, "Blinds", "200 / 400");
    choose(&mut room, "Seats", "3 seats");
    room.shows_words("Big blind ante 400");
    room.counted("Seat 1", "400");
    room.key(Key::K);
    // The blind comes first: with 400 the big blind on seat 2 is not short, seat 1 has 200 left.
    assert_eq!(room.plates(), [200, 49_200, 50_000]);
    room.shows_words("Seat 3 to act · 400 to call");
    room.keys("F A C K K K K");
    room.key(Key::Num2);
    room.shows_words("Seat 1, busted");
    room.says_not("record");
    room.key(Key::N);
    room.shows_words("Hand 2");
    room.shows_words("Seat 1, sitting out");
    // Two are left: the former big blind has the button now.
    room.shows_words("Button on seat 2");
    room.key(Key::K);
    room.shows_words("Seat 2 to act · 200 to call");
    room.undo_all();
    room.harness.get_all_by_label_contains("Seat 3,").next().unwrap().click();
    room.harness.run();
    room.click("Button here");
    room.shows_words("Button set manually to seat 3");
    room.click("sitting out");
    room.shows_words("A hand needs two players with chips.");
}

#[test]
fn a_table_of_eleven_fits_and_is_played() {
    let mut room = EventWindow::free().at_hand();
    choose(&mut room, "Seats", "11 seats");
    room.key(Key::K);
    room.shows_words("Seat 3 to act");
    room.keys("F F F F F F F F F C C");
    room.shows_words("Burn one, flop");
    room.keys("K C C K C C K C C S S");
    room.key(Key::Num1);
    room.shows_words("Push the pot to Seat 1");
    let plates = room.plates();
    assert_eq!(plates.len(), 11);
    assert_eq!(plates.iter().sum::<u64>(), 550_000);
}

#[test]
fn who_moves_or_busts_in_a_hand_is_reported_and_never_mixed_up() {
    use bottone::tournament::{Command, entries::EntryCommand};
    let mut room = EventWindow::seated(4).at_hand();
    room.key(Key::K);
    let out = room.entry(3).unwrap();
    let bust = Command::Entries(EntryCommand::Bust { out: vec![(out, None)] });
    room.harness.state_mut().request(bottone::ui_frame::action::Action::Submit(bust));
    room.harness.run();
    room.shows_words("Seat 3: Esposito played this hand and left the table.");
    room.shows_words("Esposito to act");
    room.keys("F F F");
    room.shows_words("Greco takes the pot");
    room.key(Key::Enter);
    assert_eq!(room.stack(1), Some(19_900));
    assert_eq!(room.stack(2), Some(20_100));
    room.shows_words("Recorded");
}

#[test]
fn both_languages_follow_the_same_hand() {
    let mut room = EventWindow::seated(4).at_hand();
    room.click("Italiano");
    room.key(Key::K);
    room.shows_words("Tocca a Esposito · 200 per il call · rilancio da 400 a 20.000");
    room.keys("F F F");
    room.shows_words("Greco vince il piatto");
}

/// Checks that an amount that is wrong never holds the dealer: Esc leads back to the acts, whose
/// keys work at once.
#[test]
fn a_wrong_amount_is_left_with_esc_by_keys_alone() {
    for typed in ["35", "99999", "x", "4.5.6"] {
        let mut room = EventWindow::seated(4).at_hand();
        room.key(Key::K);
        room.key(Key::R);
        room.types(typed);
        room.key(Key::Enter);
        room.key(Key::Enter);
        room.shows_words("Esposito to act");
        room.key(Key::Escape);
        room.key(Key::F);
        room.shows_words("Ricci to act · 200 to call");
        room.raises("400");
        room.shows_words("Conti to act · 300 to call");
    }
}

/// Checks random keys: nothing stops the program, and between two hands no chip is lost or made.
#[test]
fn five_hundred_random_keys_leave_every_chip_on_the_table() {
    const KEYS: [Key; 20] = [
        Key::K,
        Key::F,
        Key::C,
        Key::C,
        Key::C,
        Key::R,
        Key::A,
        Key::U,
        Key::N,
        Key::M,
        Key::S,
        Key::P,
        Key::L,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num0,
        Key::Enter,
        Key::Escape,
        Key::T,
    ];
    let mut played = 0;
    for seed in 1..=2_u64 {
        let mut room = EventWindow::free().at_hand();
        choose(&mut room, "Seats", "4 seats");
        choose(&mut room, "Game", if seed == 1 { "Omaha hi-lo" } else { "2-7 single draw" });
        choose(&mut room, "Betting", "Pot-limit");
        let mut chance = seed;
        let mut hands = 0;
        for _ in 0..250 {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
            let at = usize::try_from(chance >> 33).unwrap() % KEYS.len();
            room.key(KEYS[at]);
            if room.mentions("Next hand") || room.reads("Change") {
                let sum: u64 = room.plates().iter().sum();
                // A player without chips sits out the next hand, and so has none on the plate.
                assert_eq!(sum, 200_000, "seed {seed}, {:?}:\n{}", KEYS[at], room.all());
                hands += 1;
            }
        }
        // An amount that is not understood keeps the keyboard, so few keys of a game with many
        // bets play hands.
        assert!(hands > 0, "seed {seed}: the keys play no hand: {}", room.all());
        played += hands;
    }
    assert!(played > 10, "the keys play {played} hands");
}
