//! An Italian evening, by keys and taps.

use bottone::{
    base::seat::TableNo,
    tournament::{Command, tables::TableCommand},
    ui_frame::action::Action,
};
use egui::{Key, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};

use crate::stage::room::EventWindow;

/// Creates an evening of four with 2,000 each, invito and cip 20, dealt and waiting for an opening.
fn dealt(room: &mut EventWindow) {
    room.key(Key::F7);
    room.click("4");
    room.key(Key::Enter);
    assert!(room.mentions("Antes. Seat 1 deals"), "the invito is asked for");
    room.key(Key::A);
    assert!(room.mentions("Declare blind openings now"));
    room.key(Key::D);
}

#[test]
fn a_hand_is_played_by_keys_alone() {
    let mut room = EventWindow::free();
    dealt(&mut room);
    assert!(room.mentions(
        "Seat 2 to act. To open: a pair of jacks or better, or four to an open straight flush. In the pot: 80."
    ));
    room.key(Key::P);
    room.key(Key::O);
    assert!(room.mentions("Seat 3 opens for 20"));
    room.key(Key::V);
    room.key(Key::V);
    room.key(Key::P);
    assert!(room.mentions("says how many cards to change"), "the draw");
    room.key(Key::Num3);
    room.key(Key::Num1);
    room.key(Key::Num0);
    assert!(room.mentions("Seat 1 stands pat"));
    room.key(Key::C);
    room.key(Key::V);
    room.key(Key::P);
    assert!(room.mentions("Seat 3 shows."));
}

#[test]
fn what_is_refused_is_said_and_undone_by_a_key() {
    let mut room = EventWindow::free();
    dealt(&mut room);
    room.fill("Amount", "5000");
    room.key(Key::Escape);
    assert!(room.mentions("Seat 2 to act"), "Esc left the line, not the table");
    room.key(Key::O);
    assert!(room.mentions("Seat 2 to act"), "5,000 is more than the pot");
    room.key(Key::U);
    assert!(room.mentions("Declare blind openings now"), "the deal was taken back");
    room.click("Italiano");
    assert!(room.mentions("Buio"));
}

#[test]
fn cards_that_are_tapped_are_named_with_their_suit() {
    let mut room = EventWindow::free();
    dealt(&mut room);
    room.key(Key::O);
    room.key(Key::V);
    room.key(Key::P);
    room.key(Key::P);
    for _ in 0..2 {
        room.key(Key::Num0);
    }
    room.key(Key::C);
    room.key(Key::V);
    assert!(room.mentions("shows"), "the opener is called");
    let cards =
        ["king of hearts", "queen of diamonds", "jack of clubs", "ten of spades", "nine of hearts"];
    for (card, left) in
        cards.into_iter().zip(["4 more", "3 more", "2 more", "One more", "straight"])
    {
        room.click(card.split(' ').next().unwrap());
        room.click(card);
        assert!(room.mentions(left), "{card}");
        assert!(!room.mentions("Enter five cards of this deck"), "half a hand is nothing wrong");
    }
    assert!(room.mentions("straight"), "the hand is named");
    room.key(Key::Enter);
    assert!(!room.mentions("Seat 2 shows.") && room.mentions("Seat 3 shows."));
    // Text typed outside the line goes into it: the S of spades is not an act of the hand.
    room.types("s");
    room.key(Key::S);
    assert!(room.mentions("Seat 3 shows.") && room.mentions("Enter five cards of this deck"));
    room.fill("Cards", "");
    room.types("As Ad Kc 9d 8d");
    room.key(Key::Enter);
    assert!(
        room.mentions(
            "Seat 2 wins 160 with straight, king of hearts high; seat 3 has pair of aces"
        )
    );
    room.key(Key::C);
    assert!(room.mentions("Seat 2 wins 160 with straight"), "it stays when the pot is taken in");
    room.key(Key::A);
    room.key(Key::D);
    assert!(room.mentions("Seat 2 wins 160 with straight"), "and while the next hand is played");
}

/// Checks an evening put away by mistake, with 80 in the pot: it is resumed as it was.
#[test]
fn an_evening_that_is_put_away_is_taken_up_again() {
    let mut room = EventWindow::free();
    dealt(&mut room);
    room.click("Save for later");
    assert!(room.reads("Start evening") && !room.mentions("Seat 2 to act"));
    assert!(room.reads("Saved for later: Italian evening of 4, 80 in the pot"));
    room.click("Resume");
    assert!(room.mentions("Seat 2 to act") && room.mentions("1,980"));
    room.click("Save for later");
    room.click("Start evening");
    room.click("Save for later");
    assert!(room.mentions("80 in the pot"), "a second one does not throw the first away");
    room.key(Key::U);
    assert!(room.mentions("Antes"), "the last one comes first");
}

/// Creates an evening of four with 20,000 each, invito and cip 20; seat 1 deals.
fn begun() -> EventWindow {
    let mut room = EventWindow::free();
    room.key(Key::F7);
    room.click("4");
    room.fill("Chips each", "20000");
    room.key(Key::Escape);
    room.click("Start evening");
    room
}

fn plays(room: &mut EventWindow, keys: &str) {
    for key in keys.split_whitespace() {
        room.key(Key::from_name(key).unwrap());
    }
}

/// Types this amount for the next act.
fn amount(room: &mut EventWindow, chips: &str) {
    room.fill("Amount", chips);
    room.key(Key::Escape);
}

/// Checks three hands by rules 9.7, 9.8 and 9.6. The pot of 80 makes a buio of 160 and a controbuio
/// of 320. Only the latter may raise, by at least its own amount. All say parola: seats 3 and 4
/// have put in 660 each, so players who passed pay up to that. The pot of words is opened by kings
/// and for the pot; the opener wins and proves nothing, so all take their chips back. In the third
/// hand the opener loses and proves nothing. The opener is beaten for 440, and fills up the pot of
/// 80 again.
#[test]
fn a_blind_a_pot_of_words_and_two_false_openings() {
    let mut room = begun();
    let says = |room: &EventWindow, words: &str| assert!(room.mentions(words), "{words:?}");
    plays(&mut room, "A");
    says(&room, "Seat 2: buio (160)");
    plays(&mut room, "B");
    says(&room, "Seat 3: controbuio (320)");
    plays(&mut room, "B D");
    says(&room, "Seat 4 to act. In the pot: 560.");
    says(&room, "Call (320)");
    assert!(!room.mentions("Raise by"), "only the last blind may raise");
    plays(&mut room, "V P");
    says(&room, "Seat 2 to act. In the pot: 880.");
    says(&room, "Call (160)");
    plays(&mut room, "V");
    for raise in ["Raise by 320", "Raise by 640", "Raise by 960"] {
        says(&room, raise);
    }
    plays(&mut room, "R V P");
    says(&room, "Seat 3 says how many cards to change.");
    plays(&mut room, "1 2");
    says(&room, "Seat 4 to act after the draw. In the pot: 1,680.");
    plays(&mut room, "L L");
    says(&room, "Seat 1 pays 640");
    says(&room, "Seat 2 pays 320");
    plays(&mut room, "E");
    says(&room, "Antes for a pot of words of 2,640. Seat 2 deals");
    assert!(room.mentions("19,340"), "everybody has put in the same");

    plays(&mut room, "A");
    assert!(!room.mentions("Buio"), "a pot of words has no blind opening");
    says(&room, "No blind openings in a pot of words. Seat 2 deals, one card at a time.");
    plays(&mut room, "D");
    says(&room, "Seat 3 to act. To open, for the pot of 2,720: a pair of kings or better");
    says(&room, "Open for 2,720");
    plays(&mut room, "O V P P 1 0");
    amount(&mut room, "500");
    plays(&mut room, "B V");
    says(&room, "Seat 3 shows.");
    plays(&mut room, "Enter Enter 3 W O");
    room.click("No one can prove it");
    says(&room, "Antes. Seat 3 deals. To open: a pair of jacks or better");
    assert!(!room.mentions("19,"), "everybody has 20,000 again");

    plays(&mut room, "A D");
    says(&room, "Seat 4 to act. To open: a pair of jacks or better");
    amount(&mut room, "80");
    plays(&mut room, "O V P P 1 3 L");
    amount(&mut room, "100");
    plays(&mut room, "B V");
    says(&room, "Seat 1 shows.");
    plays(&mut room, "Enter Enter 1 W O");
    room.click("No one can prove it");
    for stack in ["20,240", "19,720", "19,980"] {
        says(&room, stack);
    }
    says(&room, "Antes. Seat 4 deals");
}

/// Creates a tablet's window, in this language, with a table without an event.
fn tablet(language: &str) -> EventWindow {
    let mut room = EventWindow::free_of(vec2(1194.0, 834.0));
    room.click("Italian");
    if language == "it" {
        room.click("Italiano");
    }
    room
}

/// Returns the label of the first button that begins like this; it must be active and as high as a
/// finger.
fn button(room: &EventWindow, begins: &str) -> Option<String> {
    let all = room.harness.query_all(by().role(Role::Button).predicate(|_| true));
    let found = all.into_iter().find_map(|node| {
        let label = node.accesskit_node().label()?;
        label.starts_with(begins).then_some((
            label,
            node.rect(),
            node.accesskit_node().is_disabled(),
        ))
    });
    let (label, place, disabled) = found?;
    assert!(!disabled, "{label} can be pressed");
    assert!(place.max.x <= 1194.0 && place.max.y <= 834.0, "{label} is in the window: {place:?}");
    assert!(place.height() >= 36.0, "{label}: {place:?}");
    Some(label)
}

/// Presses the first of the buttons that begins like one of these.
fn press(room: &mut EventWindow, begins: [&str; 2]) {
    let label = begins.iter().find_map(|begins| button(room, begins));
    let label = label.unwrap_or_else(|| panic!("none of {begins:?} is there"));
    room.harness.get_by_role_and_label(Role::Button, &label).click();
    room.harness.run();
}

/// Presses the largest amount offered after these words, and then the act. Returns whether there
/// was an offer.
fn most(room: &mut EventWindow, begins: [&str; 2]) -> bool {
    let Some(offer) = begins.iter().find_map(|begins| {
        let all = room.harness.query_all(by().role(Role::Button).predicate(|_| true));
        all.into_iter().find_map(|node| {
            node.accesskit_node().label().filter(|label| label.starts_with(begins))
        })
    }) else {
        return false;
    };
    let mut amounts =
        offer.split(|letter: char| !letter.is_ascii_digit() && !".,".contains(letter));
    let most = amounts.rfind(|amount| amount.chars().any(|digit| digit.is_ascii_digit()));
    let most = most.unwrap().to_owned();
    if button(room, &most).is_some() {
        room.click(&most);
    }
    press(room, begins);
    true
}

/// Plays four hands of rules.md §9 by clicks alone, on a tablet. One is opened and shown, one is a
/// pot of words, and one has a false opener who wins. In the last, a player loses everything, owes
/// the pot, and buys.
#[test]
#[expect(clippy::too_many_lines, reason = "four hands, act by act")]
fn an_evening_is_played_by_clicks_alone() {
    for language in ["en", "it"] {
        let mut room = tablet(language);
        let says = |room: &EventWindow, words: [&str; 2]| {
            assert!(words.iter().any(|words| room.mentions(words)), "{language}: {words:?}");
        };
        press(&mut room, ["4", "4"]);
        press(&mut room, ["Start evening", "Comincia la serata"]);
        let deal = |room: &mut EventWindow| {
            press(room, ["Antes of", "Inviti da"]);
            press(room, ["Deal", "Dai le carte"]);
        };
        let (pass, see) = (["Pass", "Passo"], ["Call", "Vedo"]);
        let served = ["Stand pat", "Servito"];
        let show = |room: &mut EventWindow, cards: [&str; 5]| {
            for card in cards {
                room.click(card.split(' ').next().unwrap());
                room.click(card);
            }
            press(room, ["Show", "Mostro"]);
        };
        // The first hand: opened for the pot, seen, bet and shown.
        deal(&mut room);
        press(&mut room, pass);
        most(&mut room, ["Open", "Apro"]);
        press(&mut room, see);
        press(&mut room, pass);
        press(&mut room, pass);
        press(&mut room, ["3 cards", "3 carte"]);
        press(&mut room, served);
        press(&mut room, ["Cip", "Cip"]);
        press(&mut room, see);
        let (first, second) = if language == "en" {
            (
                [
                    "king of hearts",
                    "queen of diamonds",
                    "jack of clubs",
                    "ten of spades",
                    "nine of hearts",
                ],
                [
                    "king of spades",
                    "queen of hearts",
                    "jack of diamonds",
                    "ten of clubs",
                    "nine of spades",
                ],
            )
        } else {
            (
                [
                    "re di cuori",
                    "donna di quadri",
                    "fante di fiori",
                    "dieci di picche",
                    "nove di cuori",
                ],
                [
                    "re di picche",
                    "donna di cuori",
                    "fante di quadri",
                    "dieci di fiori",
                    "nove di picche",
                ],
            )
        };
        show(&mut room, first);
        show(&mut room, second);
        says(&room, ["the suit decides, ♥", "decide il seme, ♥"]);
        press(&mut room, ["Collect the pot", "Ritira il piatto"]);
        says(&room, ["the suit decides, ♥", "decide il seme, ♥"]);
        // The second: all say parola, and the pot waits.
        deal(&mut room);
        most(&mut room, ["Open", "Apro"]);
        press(&mut room, see);
        press(&mut room, pass);
        press(&mut room, pass);
        press(&mut room, served);
        press(&mut room, served);
        press(&mut room, ["Parola", "Parola"]);
        press(&mut room, ["Parola", "Parola"]);
        press(&mut room, ["All paid up", "Conguaglio versato"]);
        // The third is for that pot: a false opener wins and gives everything back.
        press(&mut room, ["Antes of", "Inviti da"]);
        says(&room, ["No blind openings in a pot of words", "Nei piatti di parole niente buio"]);
        press(&mut room, ["Deal", "Dai le carte"]);
        press(&mut room, ["Open", "Apro"]);
        for _ in 0..3 {
            press(&mut room, pass);
        }
        press(&mut room, ["Ask to see openers", "Chiedi di vedere"]);
        press(&mut room, ["No one can prove it", "Nessuno può dimostrare"]);
        says(&room, ["everyone takes their chips back", "ognuno riprende le sue fiches"]);
        // The fourth: the opener loses everything, cannot prove the opening, and owes the pot at
        // the start.
        deal(&mut room);
        most(&mut room, ["Open", "Apro"]);
        for _ in 0..12 {
            if !most(&mut room, ["Raise", "Rilancio"]) {
                break;
            }
        }
        while button(&room, "3 cards").or_else(|| button(&room, "3 carte")).is_none() {
            let sees = see.iter().any(|words| button(&room, words).is_some());
            press(&mut room, if sees { see } else { pass });
        }
        while button(&room, served[0]).or_else(|| button(&room, served[1])).is_some() {
            press(&mut room, served);
        }
        says(&room, ["shows", "scopre le carte"]);
        while button(&room, "Show").or_else(|| button(&room, "Mostro")).is_some() {
            press(&mut room, ["Show", "Mostro"]);
        }
        press(&mut room, ["Save for later", "Metti da parte"]);
        press(&mut room, ["Resume", "Riprendi"]);
        says(&room, ["Enter the best hand", "Indica il punto più alto"]);
    }
}

/// Checks that an evening belongs to one table: another shows its own, and the first goes on where
/// it was.
#[test]
fn each_table_has_an_evening_of_its_own() {
    let mut room = EventWindow::seated(9);
    let open =
        Command::Tables(TableCommand::Open { tables: vec![TableNo::new(3).unwrap()], size: 9 });
    room.harness.state_mut().request(Action::Submit(open));
    room.harness.run();
    room.key(Key::F7);
    room.click("4");
    plays(&mut room, "Enter A D");
    assert!(room.mentions("Conti") && room.mentions(" to act"));
    let sit = |room: &mut EventWindow, table| {
        room.harness.state_mut().request(Action::SitAt(TableNo::new(table).unwrap()));
        room.harness.run();
    };
    sit(&mut room, 3);
    assert!(room.reads("Start evening"), "nothing is played at table 3");
    assert!(!room.mentions("Conti") && !room.mentions(" to act"));
    room.click("2");
    room.key(Key::Enter);
    assert!(room.mentions("Antes"));
    room.click("Save for later");
    sit(&mut room, 1);
    assert!(room.mentions(" to act"), "as it was left");
    room.click("Save for later");
    assert!(room.mentions("evening of 4") && !room.mentions("evening of 2"));
}
