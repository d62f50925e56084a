//! The tab "Hand": hands followed by keys and taps, with an event and without.

use bottone::{
    rules::{
        chips::Chips,
        seat::{SeatNo, TableNo},
    },
    tournament::tables::Button,
};
use egui::Key;

use crate::room::{NAMES, Room};

impl Room {
    fn at_hand(mut self) -> Self {
        self.key(Key::F4);
        self
    }

    /// Strikes one key after another: letters and figures.
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

    /// Raises to so much, typed.
    fn raises(&mut self, to: &str) {
        self.key(Key::R);
        self.harness.run();
        self.types(to);
        self.key(Key::Enter);
    }

    fn says(&self, words: &str) {
        assert!(self.mentions(words), "{words:?} is not on the screen:\n{}", self.all());
    }

    fn says_not(&self, words: &str) {
        assert!(!self.mentions(words), "{words:?} is on the screen:\n{}", self.all());
    }

    /// Everything on the screen that has a name.
    fn all(&self) -> String {
        use egui_kittest::kittest::{NodeT as _, Queryable as _};
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
            Button::Seen { hand, .. } => hand.positions.button.get(),
            other => panic!("the button was not seen: {other:?}"),
        }
    }
}

/// Level 1 of "deep-stack" is 100 / 200. With four players the first button is on seat 4, the small
/// blind on seat 1 (Conti), the big blind on seat 2 (Greco), and seat 3 (Esposito) opens.
#[test]
fn a_whole_hand_of_holdem_by_keyboard_goes_on_record() {
    let mut room = Room::seated(4).at_hand();
    room.says("Blinds 100 / 200");
    room.key(Key::K);
    room.says("Esposito to act, 200 to call, raise 400 to 20,000");
    room.raises("600");
    room.says("Ricci to act, 600 to call, raise 1,000 to 20,000");
    room.key(Key::F);
    room.says("Conti to act, 500 to call");
    room.key(Key::C);
    room.key(Key::A);
    room.says("Esposito to act, 19,400 to call");
    room.says("nobody is left who could call more");
    room.key(Key::C);
    room.key(Key::F);
    room.says("Deal the flop");
    room.cards("Ah Kd 7c");
    room.cards("2s");
    room.cards("3h");
    room.says("Showdown: all hands face up at once");
    room.cards("Qs Qc");
    room.cards("Ks Kc");
    room.says("The hand is over");
    room.says("kings");
    room.says("40,600");
    assert_eq!(room.stack(3), Some(20_000), "nothing is sent without the press");
    room.key(Key::Enter);
    assert_eq!([1, 2, 3, 4].map(|seat| room.stack(seat).unwrap()), [19_400, 0, 40_600, 20_000]);
    assert_eq!(room.button(), 4);
    let out = room.entry(2).unwrap();
    room.says("Out: Greco with 20,000");
    room.key(Key::Enter);
    assert!(room.entry(2).is_none(), "the seat is free");
    let busts = room.tournament().entries().busts();
    let last = &busts.last().unwrap().out[0];
    assert_eq!((last.entry, last.stack), (out, Some(Chips::new(20_000))));
    room.says("On record");
    room.key(Key::N);
    room.says("Hand 2");
    room.says("Seat 2");
    panic!("{}", room.all());
}
