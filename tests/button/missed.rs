//! Who posts what to come back or to come in (§1.9).

use bottone::rules::button::{
    Blind::{Big, Small},
    ButtonRules, Entry, Missed, MissedBlinds, Newcomers,
    Place::{BigBlind, ButtonToBig, Elsewhere},
    ToPlay::{self, Nothing, Post, Wait},
};

const BOTH: ToPlay = Post { live: Some(Big), dead: Some(Small) };
const LIVE_BIG: ToPlay = Post { live: Some(Big), dead: None };
const LIVE_SMALL: ToPlay = Post { live: Some(Small), dead: None };
const DEAD_SMALL: ToPlay = Post { live: None, dead: Some(Small) };

fn lottomatica() -> ButtonRules {
    ButtonRules {
        newcomers: Newcomers::SmallToBig,
        missed: MissedBlinds::SmallAloneLive,
        entry: Entry::Big,
        ..ButtonRules::default()
    }
}

fn roberts() -> ButtonRules {
    ButtonRules {
        newcomers: Newcomers::ButtonToBig,
        missed: MissedBlinds::OnlyBigLive,
        entry: Entry::Big,
        ..ButtonRules::default()
    }
}

#[test]
fn coming_back_1_9() {
    let table = [
        ("002", lottomatica(), Missed::Both, Elsewhere, BOTH),
        ("002", lottomatica(), Missed::Both, BigBlind, Nothing),
        ("002", lottomatica(), Missed::Small, Elsewhere, LIVE_SMALL),
        ("002", lottomatica(), Missed::Big, Elsewhere, LIVE_BIG),
        ("002", lottomatica(), Missed::Both, ButtonToBig, BOTH),
        ("L160", ButtonRules::default(), Missed::Both, Elsewhere, BOTH),
        ("L160", ButtonRules::default(), Missed::Small, Elsewhere, DEAD_SMALL),
        ("L160", ButtonRules::default(), Missed::Big, Elsewhere, LIVE_BIG),
        ("L160", ButtonRules::default(), Missed::Both, BigBlind, Nothing),
        ("4-10", roberts(), Missed::Both, Elsewhere, BOTH),
        ("4-10", roberts(), Missed::Small, Elsewhere, DEAD_SMALL),
        ("4-7", roberts(), Missed::Both, ButtonToBig, Wait),
        ("4-7", roberts(), Missed::Nothing, ButtonToBig, Nothing),
    ];
    for (source, rules, missed, place, expected) in table {
        assert_eq!(rules.to_come_back(missed, place), expected, "{source}: {missed:?}, {place:?}");
    }
}

#[test]
fn coming_in_1_9() {
    let wsop_cash = ButtonRules { entry: Entry::BigInLimit, ..ButtonRules::default() };
    let table = [
        ("002", lottomatica(), false, Elsewhere, LIVE_BIG),
        ("002", lottomatica(), false, BigBlind, Nothing),
        ("4-4", roberts(), true, Elsewhere, LIVE_BIG),
        ("4-4", roberts(), false, BigBlind, Nothing),
        ("4-7", roberts(), false, ButtonToBig, Wait),
        ("L104.a", wsop_cash, true, Elsewhere, LIVE_BIG),
        ("L104.a", wsop_cash, false, Elsewhere, Nothing),
        ("TDA 8", ButtonRules::default(), true, Elsewhere, Nothing),
        ("TDA 8", ButtonRules::default(), false, ButtonToBig, Nothing),
    ];
    for (source, rules, limit, place, expected) in table {
        assert_eq!(rules.to_come_in(limit, place), expected, "{source}: {limit}, {place:?}");
    }
}
