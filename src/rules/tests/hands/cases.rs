//! Random legal hands on which two engines agree: every decision, the pots and the stacks.

use std::collections::BTreeMap;

use bottone_base::{cards::Card, chips::Chips, seat::SeatNo};
use bottone_hands::hand::{
    ActRefusal, DealtCards, Hand, HandAct, HandGame, HandStart, PendingStep, Stakes,
};
use bottone_rules::betting::{AnteOrder, PotAntes, PotBlinds};
use serde_json::Value;

use crate::cases;
use crate::hands::{chips, list, place, play, player_act};
use bottone_rules_support::hands::seat;

fn seats(case: &Value) -> Vec<SeatNo> {
    list(case, "seats").iter().map(|seat_no| seat(seat_no.as_u64().unwrap())).collect()
}

fn start(case: &Value) -> HandStart {
    let seats = seats(case);
    let players = seats.iter().copied().zip(list(case, "stacks").iter().map(chips));
    let limit = || Stakes::Limit(chips(&case["small_bet"]), chips(&case["big_bet"]));
    let (kind, stakes) = match case["g"].as_str().unwrap() {
        "NLHE" => (HandGame::Holdem, Stakes::NoLimit(chips(&case["bb"]))),
        "FLHE" => (HandGame::Holdem, limit()),
        "PLO" => (HandGame::Omaha, Stakes::PotLimit(chips(&case["bb"]))),
        "STUD" => (HandGame::Stud, limit()),
        other => panic!("game {other}"),
    };
    let button = case["btn"].as_u64().map_or(seats[seats.len() - 1], seat);
    let mut start = HandStart::new(kind, stakes, button, players);
    start.chip = chips(&case["unit"]);
    if kind.is_stud() {
        start = start.bring_in(chips(&case["bring_in"]));
    } else {
        let has_small = !case["sb_seat"].is_null();
        let big = seats[usize::from(has_small && seats.len() > 2)];
        start = start.blind(big, chips(&case["bb"]));
        start = match case["sb_seat"].as_u64() {
            Some(small) => start.blind(seat(small), chips(&case["sb"])),
            None => start.dead_small(chips(&case["sb"])),
        };
        if case["ante_type"] == "bb" {
            start = start.ante(big, chips(&case["ante"]));
        }
        // The cases' engine counts a short small blind at its true value, as the WSOP does; TDA
        // 2024 rule 54-B counts it in full.
        let is_short = |post: &&Value| post[1] == "sb" && post[2].as_u64() < case["sb"].as_u64();
        if list(case, "posts").iter().any(|post| is_short(&post)) {
            start.betting.pot_blinds = PotBlinds::Posted;
        }
        if case["bba_first"] == "ante" {
            start.betting.ante_order = AnteOrder::AnteFirst;
        }
    }
    if case["ante_type"] == "each" { start.antes(chips(&case["ante"])) } else { start }
}

/// The cards of a case, in the order in which they are dealt.
struct Deck {
    own: BTreeMap<SeatNo, Vec<Card>>,
    board: Vec<Card>,
}

impl Deck {
    fn of(case: &Value) -> Self {
        let cards = |text: &Value| dealt_all(text.as_str().unwrap());
        let own = seats(case).into_iter().zip(list(case, "hole").iter().map(cards)).collect();
        Self { own, board: cards(&case["board"]) }
    }

    /// Deals the cards that the hand waits for.
    fn deal(&mut self, hand: &mut Hand) {
        loop {
            let act = match hand.pending_step() {
                PendingStep::Cards(seats) => {
                    let seat = seats.first().unwrap();
                    let count = usize::from(hand.cards_due(seat));
                    let cards: DealtCards =
                        self.own.get_mut(&seat).unwrap().drain(..count).collect();
                    HandAct::Deal(seat, cards)
                }
                PendingStep::Board(count) => {
                    HandAct::Board(self.board.drain(..usize::from(count)).collect())
                }
                _ => return,
            };
            hand.act(act).unwrap();
        }
    }
}

fn dealt_all(text: &str) -> Vec<Card> {
    bottone_base::cards::read_cards(text).unwrap()
}

fn decision(hand: &Hand, case: &Value, node: &Value, wrong: &mut Vec<String>) {
    let seats = seats(case);
    let mut same = |what: &str, found: Option<u64>, expected: Option<u64>| {
        if found != expected {
            wrong.push(format!("{} {node}: {what} {found:?}", case["id"]));
        }
    };
    let turn = hand.turn().and_then(|turn| seats.iter().position(|&seat| seat == turn));
    same("player", turn.map(|turn| turn as u64), node["p"].as_u64());
    same("street", Some(hand.street().into()), node["s"].as_u64());
    same("pot", Some(hand.pot().get()), node["pot"].as_u64());
    match node["bring"].as_u64() {
        Some(bring) => {
            let brings_in = hand.is_bring_in().then_some(hand.to_call().get());
            same("bring-in", brings_in, Some(bring));
        }
        None => same("call", Some(hand.to_call().get()), node["call"].as_u64()),
    }
    let raise = hand.raise();
    same("least", raise.ok().map(|(least, _)| least.get()), node["mn"].as_u64());
    let most = if hand.start().betting.pot_antes == PotAntes::NotCounted { "mx_na" } else { "mx" };
    let most = if node[most].is_null() { "mx" } else { most };
    same("most", raise.ok().map(|(_, most)| most.get()), node[most].as_u64());
    let capped = raise == Err(ActRefusal::RaisesCapped);
    same("cap", capped.then_some(1), node["cap"].as_u64());
}

fn ending(hand: &Hand, case: &Value, wrong: &mut Vec<String>) {
    let (id, seats) = (&case["id"], seats(case));
    let Some(outcome) = hand.outcome() else {
        wrong.push(format!("{id}: no outcome, waits for {:?}", hand.pending_step()));
        return;
    };
    let place_of = |seat: SeatNo| seats.iter().position(|&other| other == seat).unwrap();
    let back =
        outcome.pots.back.map(|(seat, chips)| serde_json::json!([place_of(seat), chips.get()]));
    if back.clone().unwrap_or(Value::Null) != case["uncalled"] {
        wrong.push(format!("{id}: uncalled {back:?}"));
    }
    let pots = outcome.pots.pots.iter().zip(&outcome.won).map(|(pot, won)| {
        let mut elig: Vec<usize> = pot.seats.iter().map(place_of).collect();
        elig.sort_unstable();
        let shares: BTreeMap<usize, u64> =
            won.shares().map(|(seat, chips)| (place_of(seat), chips.get())).collect();
        (pot.chips.get(), elig, shares)
    });
    let expected = list(case, "pots").iter().map(|pot| {
        let places = |name: &str| list(pot, name).iter().map(place);
        let shares = list(pot, "share").iter().map(|v| v.as_u64().unwrap());
        let shares: BTreeMap<usize, u64> = places("win").zip(shares).collect();
        (pot["amt"].as_u64().unwrap(), places("elig").collect(), shares)
    });
    let (pots, expected): (Vec<_>, Vec<(u64, Vec<usize>, _)>) =
        (pots.collect(), expected.collect());
    if pots != expected {
        wrong.push(format!("{id}: pots {pots:?} expected {expected:?}"));
    }
    let stacks: Vec<Chips> = seats.iter().map(|&seat| outcome.stack(seat)).collect();
    let end: Vec<Chips> = list(case, "end").iter().map(chips).collect();
    if stacks != end {
        wrong.push(format!("{id}: ends with {stacks:?}, expected {end:?}"));
    }
}

fn replay(case: &Value, pot_antes: PotAntes) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut start = start(case);
    start.betting.pot_antes = pot_antes;
    let mut hand = Hand::new(start).unwrap();
    let mut deck = Deck::of(case);
    let seats = seats(case);
    for node in list(case, "nodes") {
        deck.deal(&mut hand);
        decision(&hand, case, node, &mut wrong);
        let act = play(&hand, node["a"].as_str().unwrap(), node["to"].as_u64().map(Chips::new));
        let seat = seats[place(&node["p"])];
        if let Err(refused) = hand.act(player_act(seat, act)) {
            // The case was played with antes in the pot.
            if pot_antes == PotAntes::NotCounted && matches!(refused, ActRefusal::AboveMost(_)) {
                return wrong;
            }
            wrong.push(format!("{} {node}: {refused:?}", case["id"]));
            return wrong;
        }
    }
    deck.deal(&mut hand);
    if pot_antes == PotAntes::Counted {
        ending(&hand, case, &mut wrong);
    }
    wrong
}

fn no_mismatch(name: &str) {
    let cases = cases(name);
    let wrong: Vec<String> = cases
        .iter()
        .flat_map(|case| [replay(case, PotAntes::Counted), replay(case, PotAntes::NotCounted)])
        .flatten()
        .collect();
    let first = wrong.iter().take(12).cloned().collect::<Vec<_>>().join("\n");
    assert!(wrong.is_empty(), "{} mismatches in {name}:\n{first}", wrong.len());
}

#[test]
fn no_limit() {
    no_mismatch("hands_nlhe");
}

#[test]
fn short_big_blinds() {
    no_mismatch("hands_nlhe_shortbb");
}

#[test]
fn short_big_blinds_posted_before_the_ante() {
    no_mismatch("hands_nlhe_shortbb_blindfirst");
}

#[test]
fn pot_limit_omaha() {
    no_mismatch("hands_plo");
}

#[test]
fn limit() {
    no_mismatch("hands_flhe");
}

#[test]
fn stud() {
    no_mismatch("hands_stud");
}

/// Hands without cards in the cases are dealt from a whole deck.
#[test]
fn curated() {
    for case in cases("curated_betting") {
        let name = &case["name"];
        let stacks = list(&case, "stacks");
        let count = stacks.len();
        let players = (1..).map(seat).zip(stacks.iter().map(chips));
        let (small, big) = (chips(&case["sb"]), chips(&case["bb"]));
        let start =
            HandStart::new(HandGame::Holdem, Stakes::NoLimit(big), seat(count as u64), players);
        let mut hand = Hand::new(start.blind(seat(1), small).blind(seat(2), big)).unwrap();
        unknown_cards(&mut hand);
        for action in list(&case, "actions") {
            let act = play(&hand, action[1].as_str().unwrap(), action[2].as_u64().map(Chips::new));
            hand.act(player_act(seat(action[0].as_u64().unwrap() + 1), act)).unwrap_or_else(
                |refused| {
                    panic!("{name}: {action}: {refused:?}");
                },
            );
            unknown_cards(&mut hand);
        }
        let expect = &case["expect"];
        assert_eq!(hand.turn(), expect["actor"].as_u64().map(|actor| seat(actor + 1)), "{name}");
        assert_eq!(hand.to_call(), chips(&expect["call"]), "{name}");
        assert_eq!(hand.raise().is_ok(), expect["can_raise"].as_bool().unwrap(), "{name}");
        if let Some(least) = expect["mn"].as_u64() {
            assert_eq!(hand.raise().map(|(least, _)| least.get()), Ok(least), "{name}");
        }
    }
}

fn unknown_cards(hand: &mut Hand) {
    loop {
        let act = match hand.pending_step() {
            PendingStep::Cards(seats) => {
                let seat = seats.first().unwrap();
                HandAct::Deal(seat, DealtCards::unknown(hand.cards_due(seat).into()))
            }
            PendingStep::Board(count) => HandAct::Board(DealtCards::unknown(count.into())),
            _ => return,
        };
        hand.act(act).unwrap();
    }
}
