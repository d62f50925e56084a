//! Two tables of the WSOP 2023, hand by hand as televised: the dead button, and the button frozen
//! while stud is played (TDA 2024 rule 11-B, WSOP rule 67).

use std::collections::BTreeMap;

use bottone_base::seat::{SeatNo, Seats};
use bottone_rules::button::{Blind, ButtonRule};
use serde_json::Value;

use super::{HandSequence, lines, seat};

/// Returns the seat of a player: `p4` sits in seat 4, because the first hand of each table lists
/// the players clockwise.
fn player(value: &Value) -> Option<SeatNo> {
    SeatNo::new(value.as_str()?.strip_prefix('p')?.parse().ok()?)
}

#[test]
fn televised_tables() {
    let mut tables: BTreeMap<String, HandSequence> = BTreeMap::new();
    let mut compared = 0;
    for hand in lines(include_str!("../cases/button/wsop_live.jsonl")) {
        let event = hand["event"].as_str().unwrap();
        let what = format!("{event}, hand {}", hand["no"]);
        let order: Vec<SeatNo> =
            hand["order"].as_array().unwrap().iter().filter_map(player).collect();
        if let (Some(big), Some(last)) = (player(&hand["bb"]), player(&hand["last_to_act"])) {
            if let Some(table) = tables.get_mut(event) {
                let next = table.deal().expect("players");
                let small = next.posts().find(|post| post.1 == Blind::Small).map(|post| post.0);
                let got = (small, next.positions.big, next.last);
                assert_eq!(got, (player(&hand["sb"]), big, last), "{what}");
                let dealt: Vec<_> = next.dealt.clockwise_from(next.positions.button).collect();
                assert_eq!(dealt, order, "{what}");
                compared += 1;
            } else {
                // Without a posted small blind, its player had just left the seat before.
                let small = player(&hand["sb"]).unwrap_or(seat(big.get() - 1));
                let places = (last.get(), small.get(), big.get());
                let live: Seats = order.iter().copied().collect();
                tables.insert(event.into(), HandSequence::new(ButtonRule::Dead, 8, live, places));
            }
        }
        if let Some(table) = tables.get_mut(event) {
            table.leave(hand["busted"].as_array().unwrap().iter().filter_map(player).collect());
        }
    }
    assert_eq!(compared, 59);
}
