//! 478 real changes of the blinds at online tables, after a player had left or come.
//!
//! `live` are the players with cards, `not_dealt` those at the table without. If a room prints no
//! seat for a dead button or a dead small blind, the file has `null` there.

use bottone_base::seat::{SeatNo, Seats, strictly_between};
use bottone_rules::button::{
    Blind, ButtonRule, ButtonRules, DeadDisc, LastHand, Newcomers, NextHand, Positions, next_hand,
};
use serde_json::Value;

use super::{lines, seat_of, seats_of};

struct TableChange {
    room: String,
    name: String,
    last: LastHand,
    /// The seat of the last small blind, if the room prints it.
    small_seen: bool,
    live: Seats,
    dealt: Seats,
    button: Option<SeatNo>,
    small: Option<SeatNo>,
    big: SeatNo,
}

impl TableChange {
    fn read(row: &Value) -> Self {
        let before = &row["prev"];
        let players = seats_of(&before["live"]);
        let big = seat_of(&before["bb"]).unwrap();
        // A dead small blind was on some empty seat before the big blind; an unprinted button was
        // on one before the small blind.
        let small_seen = seat_of(&before["sb"]);
        let small = small_seen.or_else(|| Seats::all(10).previous(big)).unwrap();
        let button = seat_of(&before["btn"]).or_else(|| Seats::all(10).previous(small)).unwrap();
        let dealt = seats_of(&row["live"]);
        let got = &row["got"];
        let room = row["site"].as_str().unwrap().to_owned();
        // Boss continues to list players who are out.
        let waiting = if MOVING.contains(&room.as_str()) {
            seats_of(&row["not_dealt"]).difference(players)
        } else {
            Seats::NONE
        };
        Self {
            room,
            name: format!("{} hand {}", row["site"], row["hand"]),
            last: LastHand::new(10, Positions { button, small, big }, players),
            small_seen: small_seen.is_some(),
            live: dealt.union(waiting),
            dealt,
            button: seat_of(&got["btn"]),
            small: seat_of(&got["sb"]),
            big: seat_of(&got["bb"]).unwrap(),
        }
    }

    fn under(&self, rule: ButtonRule) -> NextHand {
        next_hand(rule, Newcomers::ButtonToSmall, &self.last, self.live).expect("players")
    }

    fn blinds_fit(&self, hand: &NextHand) -> bool {
        let posts = |seat, blind| hand.blind_due(seat) == Some(blind);
        let small = match self.small {
            Some(small) => posts(small, Blind::Small),
            None => hand.posts().all(|(_, blind)| blind == Blind::Big),
        };
        small && posts(self.big, Blind::Big)
    }

    fn dealt_fits(&self, hand: &NextHand) -> bool {
        hand.dealt == self.dealt
    }

    /// Returns whether the disc lies on the button of the rule. It may lie on an empty seat if the
    /// room printed no seat for the dead small blind before.
    fn disc_fits(&self, hand: &NextHand) -> bool {
        let Positions { button, big, .. } = self.last.positions;
        self.button.is_none_or(|disc| {
            if self.small_seen || self.live.contains(hand.positions.button) {
                disc == hand.positions.button
            } else {
                !self.live.contains(disc) && strictly_between(button, disc, big)
            }
        })
    }

    fn positions_fit(&self, hand: &NextHand) -> bool {
        let Positions { button, small, big } = hand.positions;
        self.button == Some(button)
            && self.small == Some(small)
            && self.big == big
            && self.dealt_fits(hand)
    }
}

fn changes() -> Vec<TableChange> {
    lines(include_str!("../cases/button/real_transitions.jsonl"))
        .map(|row| TableChange::read(&row))
        .collect()
}

fn of_rooms(rooms: &[&str]) -> Vec<TableChange> {
    changes().into_iter().filter(|change| rooms.contains(&change.room.as_str())).collect()
}

const MOVING: [&str; 3] = ["PokerStars", "GGPoker", "WinningPN(old)"];

/// Two newcomers between the button and the small blind who were dealt in by iPoker in spite of
/// that.
const DEALT_IN_BY_IPOKER: [&str; 2] =
    ["\"iPoker\" hand \"5568958021\"", "\"iPoker\" hand \"3869559742\""];

#[test]
fn rooms_with_a_dead_button() {
    let rooms = of_rooms(&[
        "FullTilt",
        "OnGame",
        "Bovada",
        "iPoker",
        "iPoker(PT)",
        "Absolute",
        "Boss",
        "Merge",
        "Winamax",
        "WinningPN",
    ]);
    for change in &rooms {
        let hand = change.under(ButtonRule::Dead);
        assert!(change.blinds_fit(&hand) && change.disc_fits(&hand), "{}: {hand:?}", change.name);
        let as_dealt = !DEALT_IN_BY_IPOKER.contains(&change.name.as_str());
        assert_eq!(change.dealt_fits(&hand), as_dealt, "{}: {hand:?}", change.name);
    }
    assert_eq!(rooms.len(), 234);
}

/// These two rooms leave the disc with the player who acts last, as seeds 000 and 002 do.
#[test]
fn rooms_that_leave_the_disc_with_the_last_to_act() {
    let rooms = of_rooms(&["Everleaf", "PartyPoker"]);
    for change in &rooms {
        let hand = change.under(ButtonRule::Dead);
        assert!(change.blinds_fit(&hand) && change.dealt_fits(&hand), "{}: {hand:?}", change.name);
        assert_eq!(change.button, Some(hand.last), "{}", change.name);
        let rules = ButtonRules { dead_disc: DeadDisc::LastDealer, ..ButtonRules::default() };
        let rested = rules.next_hand(&change.last, change.live, Seats::NONE).expect("players");
        assert_eq!(change.button, Some(rested.positions.button), "{}", change.name);
    }
    assert_eq!(rooms.len(), 14);
}

#[test]
fn rooms_that_move_the_button() {
    let rooms = of_rooms(&MOVING);
    let mut unlike_dead = 0;
    for change in &rooms {
        for rule in [ButtonRule::Moving, ButtonRule::Simple] {
            let hand = change.under(rule);
            assert!(change.positions_fit(&hand), "{}, {rule:?}: {hand:?}", change.name);
        }
        let dead = change.under(ButtonRule::Dead);
        unlike_dead += usize::from(!(change.blinds_fit(&dead) && change.disc_fits(&dead)));
    }
    assert_eq!((rooms.len(), unlike_dead), (125, 49));
}

/// 888 has a dead button at most tables and a moving one at others; four changes fit neither rule.
#[test]
fn a_room_with_both() {
    let rooms = of_rooms(&["888/Cassava"]);
    let fits = |change: &&TableChange| {
        change.blinds_fit(&change.under(ButtonRule::Dead))
            || change.positions_fit(&change.under(ButtonRule::Moving))
    };
    assert_eq!((rooms.len(), rooms.iter().filter(fits).count()), (105, 101));
}

#[test]
fn every_change_is_of_one_of_these_rooms() {
    assert_eq!(changes().len(), 234 + 14 + 125 + 105);
}
