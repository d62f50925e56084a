//! Tests of the Hand tab against `ask`, with chips pushed in a hand.

use bottone::{
    base::{chips::Chips, draw::Draw},
    dealer::{DealerInput, Felt, HandDraft, PlayerSituation},
    hands::{
        hand::{HandAct, HandGame, PendingStep},
        ruling::rule,
    },
    i18n::Language,
    rules::{levels::Betting, rulebook::Rulebook, ruling::PushAction},
    store::phh,
    view_table::hand::OpenActions,
};

use super::{below, one, ron, says};
use crate::stage;

const ENGLISH: Language = Language::English;

/// Returns the hand as a question: the text in the format, and one more action.
fn question(text: &str, more: Option<&str>) -> String {
    let text = match more {
        Some(action) => {
            let (before, after) = text
                .split_once("]\n")
                .map(|_| {
                    let at = text.find("actions = [").unwrap();
                    let end = at + text[at..].find("]\n").unwrap();
                    text.split_at(end)
                })
                .unwrap();
            let comma = if before.ends_with('[') { "" } else { ", " };
            format!("{before}{comma}'{action}'{after}")
        }
        None => text.to_owned(),
    };
    format!("Hand({text:?})")
}

#[test]
fn a_hand_decision_by_decision() {
    let book = Rulebook::default();
    let structure = stage::structure("deep-stack");
    let mut decisions = 0;
    for seed in 0..40 {
        let mut draw = Draw::new(seed);
        let draw = &mut draw;
        let size = 3 + u8::try_from(below(draw, 6)).unwrap();
        let felt = Felt::free(&structure, 4, size);
        let mut draft = HandDraft::default();
        let (kind, betting) = one(
            draw,
            &[
                (HandGame::Holdem, Betting::NoLimit),
                (HandGame::Holdem, Betting::NoLimit),
                (HandGame::Omaha, Betting::PotLimit),
                (HandGame::Holdem, Betting::Limit),
            ],
        );
        draft.play(kind, betting);
        for seat in felt.seats.iter().map(|sitting| sitting.seat).collect::<Vec<_>>() {
            draft.set_stack(&felt, seat, Chips::new(1_000 + below(draw, 40) * 500));
        }
        let mut followed = draft.plan(&felt, &book).deal(&felt, &book).unwrap();
        for _ in 0..60 {
            let hand = followed.hand().clone();
            let Some(open) = OpenActions::of(ENGLISH, &followed) else {
                followed.deal_unseen();
                match followed.hand().pending_step() {
                    PendingStep::Action(_) => continue,
                    _ => break,
                }
            };
            decisions += 1;
            let text = phh::write(&hand, None, None).unwrap();
            // The next decision must match the keys.
            let next = format!(
                "next:Some((street:{},player:{},pot:{},call:{},raise:{}))",
                hand.street(),
                open.seat,
                ron(&hand.pot()),
                ron(&hand.to_call()),
                ron(&open.range)
            );
            says(&question(&text, None), &[next]);
            a_push(&felt, &hand, &text, &book, draw);
            let acts: Vec<HandAct> = [&open.fold, &open.call, &open.all_in, &open.call, &open.call]
                .into_iter()
                .filter(|key| key.refused.is_none())
                .filter_map(|key| key.act)
                .collect();
            let raise = open.range.map(|(least, most)| {
                let to = if below(draw, 3) == 0 { most } else { least };
                HandAct::Player(open.seat, hand.bet_or_raise(to))
            });
            let acts: Vec<HandAct> = acts.into_iter().chain(raise).collect();
            followed.act(one(draw, &acts)).unwrap();
        }
    }
    assert!(decisions > 200, "only {decisions}");
}

/// Compares the Ruling tab on the chips pushed now with the ruling in the hand.
fn a_push(
    felt: &Felt,
    hand: &bottone::hands::hand::Hand,
    text: &str,
    book: &Rulebook,
    draw: &mut Draw,
) {
    let Some(seat) = hand.turn() else { return };
    let values: Vec<Chips> = felt.chips.iter().map(|chip| chip.value).collect();
    let mut rest = hand.stack(seat);
    let mut asked = DealerInput::default();
    for _ in 0..=below(draw, 4) {
        let chip = one(draw, &values);
        if chip <= rest {
            rest = rest.minus(chip);
            asked.push.push(chip);
        }
    }
    if asked.push.is_empty() {
        return;
    }
    let faced = PlayerSituation::in_hand(hand, seat, &asked, &felt.chips);
    let ruling = rule(&asked.situation(&faced), &book.pushing, &book.betting).unwrap();
    let chips: Vec<String> = asked.push.iter().map(|chip| chip.get().to_string()).collect();
    let action = format!("p{seat} push {}", chips.join(" "));
    let label = format!(
        "player:{seat},ruling:(action:{},total:{},add:{},back:{},choice:{}",
        ron(&ruling.action),
        ron(&ruling.total),
        ron(&ruling.add),
        ron(&ruling.back),
        ron(&ruling.choice.iter().collect::<Vec<_>>())
    );
    let question = question(text, Some(&action));
    says(&question, &[label, "wrong:[]".to_owned()]);
    // The ruling is also played.
    let is = ruling.choice.iter().next().unwrap_or(ruling.outcome());
    assert_ne!(is.action, PushAction::Floor);
    let mut after = hand.clone();
    after.act(HandAct::Player(seat, hand.play_of(is).unwrap())).unwrap();
    let stacks: Vec<Chips> = after.start().dealt().iter().map(|seat| after.stack(seat)).collect();
    if after.turn().is_some() {
        says(&question, &[format!("stacks:{}", ron(&stacks))]);
    }
}
