//! The blinds due from players who come back or come in (§1.9).

use bottone_rules::button::{
    Blind::{Big, Small},
    ButtonRules, EntryPost, MissedPosts,
    PlayCondition::{self, Nothing, Post, Wait},
    ReturnSeat::{BigBlind, ButtonToBig, Elsewhere},
};

use super::shipped;

const BOTH: PlayCondition = Post { live: Some(Big), dead: Some(Small) };
const LIVE_BIG: PlayCondition = Post { live: Some(Big), dead: None };
const LIVE_SMALL: PlayCondition = Post { live: Some(Small), dead: None };
const DEAD_SMALL: PlayCondition = Post { live: None, dead: Some(Small) };

#[test]
fn coming_back_1_9() {
    let table = [
        ("002", shipped("italian"), MissedPosts::Both, Elsewhere, BOTH),
        ("002", shipped("italian"), MissedPosts::Both, BigBlind, Nothing),
        ("002", shipped("italian"), MissedPosts::Small, Elsewhere, LIVE_SMALL),
        ("002", shipped("italian"), MissedPosts::Big, Elsewhere, LIVE_BIG),
        ("002", shipped("italian"), MissedPosts::Both, ButtonToBig, BOTH),
        ("L160", shipped("wsop-2026"), MissedPosts::Both, Elsewhere, BOTH),
        ("L160", shipped("wsop-2026"), MissedPosts::Small, Elsewhere, DEAD_SMALL),
        ("L160", shipped("wsop-2026"), MissedPosts::Big, Elsewhere, LIVE_BIG),
        ("L160", shipped("wsop-2026"), MissedPosts::Both, BigBlind, Nothing),
        ("4-10", shipped("roberts"), MissedPosts::Both, Elsewhere, BOTH),
        ("4-10", shipped("roberts"), MissedPosts::Small, Elsewhere, DEAD_SMALL),
        ("4-7", shipped("roberts"), MissedPosts::Both, ButtonToBig, Wait),
        ("4-7", shipped("roberts"), MissedPosts::Nothing, ButtonToBig, Nothing),
    ];
    for (source, rules, missed, place, expected) in table {
        assert_eq!(
            rules.return_condition(missed, place),
            expected,
            "{source}: {missed:?}, {place:?}"
        );
    }
}

#[test]
fn coming_in_1_9() {
    // The shipped book is for tournaments, where no player posts to come in: cash differs by one
    // switch.
    let wsop_cash = ButtonRules { entry: EntryPost::BigInLimit, ..shipped("wsop-2026") };
    let table = [
        ("002", shipped("italian"), false, Elsewhere, LIVE_BIG),
        ("002", shipped("italian"), false, BigBlind, Nothing),
        ("4-4", shipped("roberts"), true, Elsewhere, LIVE_BIG),
        ("4-4", shipped("roberts"), false, BigBlind, Nothing),
        ("4-7", shipped("roberts"), false, ButtonToBig, Wait),
        ("L104.a", wsop_cash, true, Elsewhere, LIVE_BIG),
        ("L104.a", wsop_cash, false, Elsewhere, Nothing),
        ("TDA 8", shipped("tda-2024"), true, Elsewhere, Nothing),
        ("TDA 8", shipped("tda-2024"), false, ButtonToBig, Nothing),
    ];
    for (source, rules, limit, place, expected) in table {
        assert_eq!(rules.entry_condition(limit, place), expected, "{source}: {limit}, {place:?}");
    }
}
