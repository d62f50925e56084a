//! The button tab: corrections by drag and by key, and the worked tables of the rules read from the
//! screen.

use bottone::{
    base::{
        seat::{SeatNo, Seats, TableNo},
        time::Span,
    },
    dealer::Felt,
    i18n::Language,
    rehearsal::RehearsalEnd,
    rules::{
        button::{ButtonRule, LastHand, Newcomers, Positions},
        rulebook::Rulebook,
    },
    session::Desk as _,
    store::profiles::Rulebooks,
    tournament::{
        Command,
        history::RecordAction,
        tables::{ButtonState, TableCommand},
    },
    view_table::button::{BetweenHands, ButtonView},
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(seat).collect()
}

const fn places(at: Positions) -> [u8; 3] {
    [at.button.get(), at.small.get(), at.big.get()]
}

fn seated(players: usize) -> EventWindow {
    let mut room = EventWindow::seated(players);
    room.key(Key::F5);
    room
}

/// Returns the last known positions of the discs at table 1.
fn seen(room: &EventWindow) -> Option<[u8; 3]> {
    let table = room.tournament().tables().table(TableNo::new(1).unwrap()).unwrap();
    match table.button() {
        ButtonState::Seen { hand, .. } => Some(places(hand.positions)),
        ButtonState::Fresh | ButtonState::Drawn { .. } => None,
    }
}

/// Returns the reason of the last correction of the button.
fn reason(room: &EventWindow) -> Option<String> {
    match &room.app().desk().unwrap().records().last()?.action {
        RecordAction::Done {
            command: Command::Tables(TableCommand::Button { reason, .. }),
            ..
        } => reason.clone(),
        _ => None,
    }
}

#[test]
fn before_the_first_hand_it_says_where_the_button_goes() {
    let room = seated(9);
    assert!(room.reads("Button 9 · small blind 1 · big blind 2"));
    assert!(room.mentions("the first stack to the dealer's right, Gallo (seat 9). · WSOP T85"));
}

#[test]
fn it_is_put_right_by_key_with_a_reason_and_undone() {
    let mut room = seated(9);
    room.key(Key::B);
    room.key(Key::Num4);
    assert!(room.reads("Button: seat 9 → 4") && room.reads("Big blind: seat 2 → 6"));
    assert!(room.mentions("Select a reason for the correction"));
    room.key(Key::Enter);
    assert_eq!(seen(&room), None, "nothing without a reason");
    room.key(Key::M);
    room.key(Key::Enter);
    assert_eq!(seen(&room), Some([4, 5, 6]));
    assert_eq!(reason(&room).as_deref(), Some("Miscounted"));
    assert!(room.reads("Button 4 · small blind 5 · big blind 6"));
    assert!(room.reads("Button 5 · small blind 6 · big blind 7"));
    room.ctrl(Key::Z);
    assert_eq!(seen(&room), None);
}

#[test]
fn arrows_move_the_disc_that_is_lit() {
    let mut room = seated(9);
    room.key(Key::B);
    room.key(Key::ArrowRight);
    assert!(room.reads("Button: seat 9 → 1"));
    room.key(Key::ArrowLeft);
    room.key(Key::ArrowLeft);
    assert!(room.reads("Button: seat 9 → 8"));
    room.key(Key::G);
    room.key(Key::ArrowRight);
    assert!(
        room.reads("Big blind: seat 2 → 2") || room.reads("Button 8 · small blind 9 · big blind 2")
    );
    room.key(Key::Escape);
    assert!(!room.mentions("Correct the button"));
}

#[test]
fn it_is_put_right_by_dragging_a_disc_and_typing_why() {
    let mut room = seated(9);
    let disc = |room: &EventWindow, label: &str| room.harness.get_by_label(label).rect().center();
    let from = disc(&room, "Before the first hand: Button on seat 9");
    let to = disc(&room, "Before the first hand: Big blind on seat 2");
    room.harness.drag_at(from);
    room.harness.run();
    room.harness.hover_at(from.lerp(to, 0.5));
    room.harness.run();
    room.harness.hover_at(to);
    room.harness.run();
    room.harness.drop_at(to);
    room.harness.run();
    assert!(room.reads("Button: seat 9 → 2"));
    room.harness.get_by_role_and_label(Role::TextInput, "Reason").focus();
    room.harness.run();
    room.types("the dealer forgot it");
    room.click("Record correction");
    assert_eq!(seen(&room), Some([2, 3, 4]));
    assert_eq!(reason(&room).as_deref(), Some("the dealer forgot it"));
    room.harness.get_all_by_label("Undo").last().unwrap().click();
    room.harness.run();
    assert_eq!(seen(&room), None);
}

#[test]
fn impossible_positions_are_refused_before_they_are_asked_for() {
    let mut room = seated(9);
    room.key(Key::G);
    room.key(Key::Num9);
    room.key(Key::T);
    assert!(room.mentions("Not possible: the big blind must be a player"));
    room.key(Key::Enter);
    assert_eq!(seen(&room), None);
    room.click("Cancel");
    assert!(!room.mentions("Not possible"));
}

#[test]
fn a_dead_button_can_be_put_down() {
    let mut room = seated(6);
    room.key(Key::B);
    room.key(Key::Num8);
    room.key(Key::L);
    room.key(Key::Enter);
    assert_eq!(seen(&room), Some([8, 1, 2]));
    assert!(room.reads("Button 8 (empty) · small blind 1 · big blind 2"));
}

#[test]
fn a_hand_is_dealt_and_what_if_leaves_the_record_alone() {
    let mut room = seated(9);
    room.key(Key::N);
    assert_eq!(seen(&room), Some([9, 1, 2]));
    let records = room.app().desk().unwrap().records().len();
    room.key(Key::W);
    assert!(room.mentions("What if: not recorded."));
    room.click("Next hand: seat 1 Conti");
    assert!(room.reads("Button 1 (empty) · small blind 2 · big blind 3"));
    assert!(room.mentions("Dead button"));
    room.key(Key::N);
    assert!(room.reads("Button 2 · small blind 3 · big blind 4"));
    room.key(Key::W);
    assert!(room.reads("Button 1 · small blind 2 · big blind 3"));
    assert_eq!(room.app().desk().unwrap().records().len(), records);
}

#[test]
fn a_wrong_button_in_the_middle_of_a_hand_is_an_irregularity() {
    let mut room = seated(9);
    room.key(Key::B);
    room.click("Found mid-hand");
    assert!(!room.reads("Correct the button"));
}

#[test]
fn it_speaks_italian() {
    let mut room = seated(9);
    room.click("Italiano");
    assert!(room.reads("Bottone 9 · small blind 1 · big blind 2"));
    room.key(Key::B);
    assert!(room.reads("Correggi il bottone"));
}

/// Returns the text of the positions; `out` are empty seats.
fn line([button, small, big]: [u8; 3], out: &[u8]) -> String {
    let dead = if out.contains(&button) { " (empty)" } else { "" };
    let small = if out.contains(&small) {
        format!("no small blind ({small})")
    } else {
        format!("small blind {small}")
    };
    format!("Button {button}{dead} · {small} · big blind {big}")
}

/// Rules §1.3: the busts in the hand 1/2/3, and the next three hands.
const DEAD: [(&[u8], [[u8; 3]; 3]); 12] = [
    (&[], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[2], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[3], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[1], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[4], [[2, 3, 5], [3, 5, 6], [5, 6, 7]]),
    (&[1, 2], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[1, 3], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[2, 3], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[1, 2, 3], [[2, 3, 4], [3, 4, 5], [4, 5, 6]]),
    (&[3, 4], [[2, 3, 5], [3, 5, 6], [5, 6, 7]]),
    (&[2, 4], [[2, 3, 5], [3, 5, 6], [5, 6, 7]]),
    (&[2, 3, 4], [[2, 3, 5], [3, 5, 6], [5, 6, 7]]),
];

#[test]
fn the_worked_tables_are_read_from_a_table_without_an_event_1_3() {
    let mut room = EventWindow::free();
    room.key(Key::F5);
    for (busts, hands) in DEAD {
        room.click("Start again");
        for bust in busts {
            room.click(&format!("Next hand: seat {bust}"));
        }
        for (number, hand) in hands.into_iter().enumerate() {
            let line = line(hand, busts);
            assert!(room.reads(&line), "{busts:?} bust, hand {}: {line}", number + 1);
            room.key(Key::N);
        }
    }
}

#[test]
fn two_are_left_and_a_third_comes_on_a_table_without_an_event_1_5() {
    let mut room = EventWindow::free();
    room.key(Key::F5);
    for number in [2, 3, 5, 6, 8, 9] {
        room.click(&format!("Last hand: seat {number}"));
    }
    assert!(room.mentions("Not possible"), "the big blind is nobody");
    room.key(Key::B);
    room.key(Key::Num1);
    room.key(Key::B);
    assert!(room.reads("Button 1 · small blind 4 · big blind 7"));
    for (bust, text) in [
        (1, "Button and small blind 7 · big blind 4"),
        (4, "Button and small blind 7 · big blind 1"),
        (7, "Button and small blind 4 · big blind 1"),
    ] {
        let label = format!("Next hand: seat {bust}");
        room.click(&label);
        assert!(room.reads(text), "{bust} busts: {text}");
        assert!(room.mentions("no one has the big blind twice in a row. · TDA 34-B"));
        // New, moved here, and as before.
        for state in ["left", "new", "moved here"] {
            let label = format!("{label} {state}");
            assert!(room.reads(&label), "{label}");
            room.click(&label);
        }
    }
    assert!(room.reads("Button 4 · small blind 7 · big blind 1"));
}

fn felt() -> Felt {
    Felt::free(&stage::structure("deep-stack"), 2, 9)
}

/// Returns a table after the hand `last` of `players`, once `out` have left and `joined` have sat
/// down.
fn between(last: [u8; 3], players: &[u8], out: &[u8], joined: &[u8]) -> BetweenHands {
    let [button, small, big] = last.map(seat);
    let mut hand = LastHand::new(9, Positions { button, small, big }, seats(players));
    hand.leave(seats(out));
    let live = seats(players).difference(seats(out)).union(seats(joined));
    let (was, moved) = (seats(players), Seats::NONE);
    BetweenHands { size: 9, last: Some(hand), drawn: None, last_seats: was, live, moved }
}

fn book(rule: ButtonRule, newcomers: Newcomers) -> Rulebook {
    let mut book = Rulebook::default();
    (book.button.rule, book.button.newcomers) = (rule, newcomers);
    book
}

/// The method, the waiting seats, the last hand, its players, those who left and those who sat
/// down. The line and a word of the reason follow.
type Newcomer = (
    ButtonRule,
    Newcomers,
    [u8; 3],
    &'static [u8],
    &'static [u8],
    &'static [u8],
    &'static str,
    &'static str,
);

/// Rules §1.7, cases A to F.
const NEWCOMERS: [Newcomer; 7] = [
    (
        ButtonRule::Dead,
        Newcomers::ButtonToSmall,
        [9, 1, 4],
        &[9, 1, 4, 5, 6],
        &[],
        &[3],
        "Button 1 · small blind 4 · big blind 5",
        "Seat 3 waits, seated between button and small blind.",
    ),
    (
        ButtonRule::Dead,
        Newcomers::ButtonToSmall,
        [1, 2, 4],
        &[1, 2, 4, 5, 6],
        &[],
        &[3],
        "Button 2 · small blind 4 · big blind 5",
        "Seat 3 waits, seated between button and small blind.",
    ),
    (
        ButtonRule::Dead,
        Newcomers::ButtonToSmall,
        [1, 2, 3],
        &[1, 2, 3, 4, 5],
        &[3],
        &[3],
        "Button 2 · small blind 3 · big blind 4",
        "Seat 3 just sat down on the small blind: posts it and plays.",
    ),
    (
        ButtonRule::Dead,
        Newcomers::ButtonToSmall,
        [9, 1, 2],
        &[9, 1, 2, 5, 6],
        &[],
        &[4],
        "Button 1 · small blind 2 · big blind 4",
        "Seat 4 just sat down on the big blind: posts it and plays.",
    ),
    (
        ButtonRule::Dead,
        Newcomers::SmallToBig,
        [9, 1, 2],
        &[9, 1, 2, 5, 6],
        &[],
        &[4],
        "Button 1 · small blind 2 · big blind 5",
        "Seat 4 waits this hand, seated between small blind and big blind.",
    ),
    (
        ButtonRule::DeadForward,
        Newcomers::ButtonToSmall,
        [9, 1, 4],
        &[1, 4, 5, 6, 7, 8, 9],
        &[1],
        &[],
        "Button 3 (empty) · small blind 4 · big blind 5",
        "The dead button moves past empty seats to seat 3",
    ),
    (
        ButtonRule::Dead,
        Newcomers::ButtonToSmall,
        [9, 1, 4],
        &[1, 4, 5, 6, 7, 8, 9],
        &[1],
        &[2, 3],
        "Button 1 (empty) · small blind 4 · big blind 5",
        "Seat 2, seat 3 wait, seated between button and small blind.",
    ),
];

#[test]
fn newcomers_learn_whether_they_wait_1_7() {
    for (rule, newcomers, last, players, out, joined, next, why) in NEWCOMERS {
        let (felt, book) = (felt(), book(rule, newcomers));
        let between = between(last, players, out, joined);
        let view = ButtonView::of(Language::English, &felt, &between, &book);
        assert_eq!(view.next, next, "{last:?}, {joined:?}");
        let explained = view.reasons.iter().any(|explained| explained.words.starts_with(why));
        assert!(explained, "{last:?}, {joined:?}: {why} in {:?}", view.reasons);
    }
}

/// Checks rules §1.3 and §1.4: the result of each method after these busts in the hand 1/2/3.
#[test]
fn methods_are_compared_and_differences_marked_1_3() {
    let cases: [(&[u8], [[&str; 4]; 7]); 3] = [
        (
            &[2],
            [
                ["2 empty", "3", "4", "3 SB, 4 BB"],
                ["2 empty", "3", "4", "3 SB, 4 BB"],
                ["2 empty", "3", "4", "3 SB, 4 BB"],
                ["1", "3", "4", "3 SB, 4 BB"],
                ["1", "3", "4", "3 SB, 4 BB"],
                ["3", "4", "5", "3 SB, 4 BB, 5 BB"],
                ["3", "4", "5", "4 SB, 5 BB"],
            ],
        ),
        (
            &[3],
            [
                ["2", "3 empty", "4", "4 BB"],
                ["2", "3 empty", "4", "4 BB"],
                ["2", "3 empty", "4", "4 BB"],
                ["2", "3 empty", "4", "4 BB"],
                ["2", "3 empty", "4", "4 BB"],
                ["2", "4", "5", "4 BB, 5 BB"],
                ["2", "4", "5", "4 SB, 5 BB"],
            ],
        ),
        (
            &[2, 3],
            [
                ["2 empty", "3 empty", "4", "4 BB"],
                ["2 empty", "3 empty", "4", "4 BB"],
                ["2 empty", "3 empty", "4", "4 BB"],
                ["1", "3 empty", "4", "4 BB"],
                ["1", "3 empty", "4", "4 BB"],
                ["4", "5", "6", "4 BB, 5 BB, 6 BB"],
                ["4", "5", "6", "5 SB, 6 BB"],
            ],
        ),
    ];
    for (busts, expected) in cases {
        let between = between([1, 2, 3], &[1, 2, 3, 4, 5, 6, 7, 8, 9], busts, &[]);
        let view = ButtonView::of(Language::English, &felt(), &between, &Rulebook::default());
        for (way, cells) in view.methods.iter().zip(expected) {
            let texts: Vec<&str> =
                way.cells.iter().map(|cell| cell.words.as_str()).take(4).collect();
            assert_eq!(texts, cells, "{busts:?}, {}", way.name);
            for (cell, own) in way.cells.iter().zip(&view.methods[0].cells) {
                assert_eq!(cell.differs, cell.words != own.words, "{busts:?}, {}", way.name);
            }
        }
    }
}

/// Checks rules §1.9.
#[test]
fn a_returning_player_learns_what_to_post_1_9() {
    let books = Rulebooks::load(None).into_usable();
    let cases = [
        ("tda-2024", "Missed the SB", ["nothing", "100 dead", "100 dead"]),
        ("tda-2024", "Missed both", ["nothing", "100 live + 100 dead", "200 live + 100 dead"]),
        ("italian", "Missed the SB", ["nothing", "100 live", "100 live"]),
        ("italian", "New, no limit", ["nothing", "200 live", "200 live"]),
        ("roberts", "Missed both", ["nothing", "waits", "200 live + 100 dead"]),
        ("tda-2024", "New, no limit", ["nothing", "nothing", "nothing"]),
    ];
    let books: Vec<(String, Rulebook)> = books.collect();
    let mut felt = felt();
    felt.level.small = bottone::base::chips::Chips::new(100);
    felt.level.big = bottone::base::chips::Chips::new(200);
    for (id, missed, dues) in cases {
        let (_, book) = books.iter().find(|(name, _)| name == id).unwrap();
        let between = between([1, 2, 3], &[1, 2, 3, 4], &[], &[]);
        let view = ButtonView::of(Language::English, &felt, &between, book);
        let (_, due) = view.owed.rows.iter().find(|(name, _)| name == missed).unwrap();
        assert_eq!(due, &dues, "{id}: {missed}");
    }
}

/// Checks that both languages have a sentence for every note.
#[test]
fn every_note_is_reported_in_both_languages() {
    for language in Language::complete() {
        for rule in
            [ButtonRule::Dead, ButtonRule::DeadForward, ButtonRule::Moving, ButtonRule::Simple]
        {
            for newcomers in
                [Newcomers::ButtonToSmall, Newcomers::ButtonToBig, Newcomers::SmallToBig]
            {
                for gone in 1..=6 {
                    for came in 1..=9 {
                        let came: &[u8] = if came == 7 { &[] } else { &[came] };
                        let between = between([1, 2, 4], &[1, 2, 4, 5, 6], &[gone], came);
                        let view =
                            ButtonView::of(language, &felt(), &between, &book(rule, newcomers));
                        for reason in &view.reasons {
                            assert!(!reason.words.starts_with("Button-"), "{reason:?}");
                        }
                    }
                }
            }
        }
    }
}

/// Checks that the tab shows the floor's knowledge by the event's own book.
#[test]
fn it_says_what_the_floor_knows() {
    for seed in [3, 8] {
        let played = stage::play(
            "club-turbo",
            40,
            seed,
            RehearsalEnd::Level { number: 4, into: Span::ZERO },
        );
        let t = played.session.tournament();
        let house = &t.setup().house;
        for (number, table) in t.tables().open() {
            let next = BetweenHands::of(table).next(&house.rulebook.button);
            assert_eq!(next, table.next_hand(house), "seed {seed}, table {number}");
        }
    }
}
