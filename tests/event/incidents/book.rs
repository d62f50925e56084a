use crate::stage;
use bottone::{
    rules::{
        button::{ButtonRule, Newcomers},
        rulebook::{Rulebook, Tolerance},
        seating::FinalTable,
    },
    session::Desk as _,
    store::journal::upcast::{self, Line, Said},
    tournament::{
        history::Beginning,
        setup::{HouseRules, Setup, SetupCommand},
    },
};

use super::*;

/// (spelling in files, button, newcomers, tolerance, final table)
const OLD: [(&str, ButtonRule, Newcomers, Tolerance, FinalTable); 5] = {
    use ButtonRule::{Dead, Moving};
    use FinalTable::{Tda, Wsop};
    use Newcomers::{ButtonToBig, ButtonToSmall};
    [
        ("()", Dead, ButtonToSmall, Tolerance::One, Tda),
        ("(gap: 1)", Dead, ButtonToSmall, Tolerance::One, Tda),
        ("(gap: 3, redraws: [27])", Dead, ButtonToSmall, Tolerance::Always(3), Tda),
        ("(button: Moving, final_table: Wsop)", Moving, ButtonToSmall, Tolerance::One, Wsop),
        ("(newcomers: ButtonToBig, button_minutes: 9)", Dead, ButtonToBig, Tolerance::One, Tda),
    ]
};

#[test]
fn the_switches_of_an_old_house_are_those_of_its_rule_book() {
    for (text, button, newcomers, tolerance, final_table) in OLD {
        let house = house_of_format_1(text).unwrap();
        let rules = &house.rulebook;
        let read = (
            rules.button.rule,
            rules.button.newcomers,
            rules.seating.tolerance,
            rules.seating.final_table,
        );
        assert_eq!(read, (button, newcomers, tolerance, final_table), "{text}");
        // All other switches are as they were then.
        let mut bare = rules.clone();
        bare.button.rule = ButtonRule::default();
        bare.button.newcomers = Newcomers::default();
        bare.seating.tolerance = Tolerance::default();
        bare.seating.final_table = FinalTable::default();
        assert_eq!(bare, Rulebook::default(), "{text}");
        let written = ron::to_string(&house).unwrap();
        assert_eq!(ron::from_str::<HouseRules>(&written).unwrap(), house, "{written}");
    }
    let both = ron::to_string(&HouseRules::default()).unwrap().replacen('(', "(gap:1,", 1);
    assert_eq!(house_of_format_1(&both), None, "both forms at once: {both:.40}");
    assert_eq!(house_of_format_1("(gap: 300)"), None);
    assert_eq!(house_of_format_1("(gapp: 3)"), None);
}

/// Returns the house of an event of format 1 with this one in its head.
fn house_of_format_1(house: &str) -> Option<HouseRules> {
    let structure = ron::to_string(&stage::structure("club-turbo")).unwrap();
    let head = format!(
        "(at: \"2026-11-21T18:00:00.000Z\", setup: (name: \"A\", house: {house}), structure: {structure})"
    );
    let said: Said<Beginning> = upcast::read(Line::Head, 1, &head).ok()?;
    // No house of format 1 had these switches.
    let added = said.added.map(|added| added.switches);
    let younger = [
        "betting.equal_boards",
        "showdown.awards",
        "showdown.board",
        "misdeals.until",
        "misdeals.other_back",
        "misdeals.four_card_flop",
        "misdeals.burns",
        "misdeals.early_turn",
    ];
    assert_eq!(added.unwrap_or_default(), younger, "{house}");
    Some(said.what.setup.house)
}

#[test]
fn a_rule_book_that_is_useless_is_refused() {
    let mut room = Room::in_play(Setup::default(), &[3]);
    let mut change = |edit: fn(&mut Rulebook)| {
        let mut setup = Setup::default();
        edit(&mut setup.house.rulebook);
        room.refused(Command::Setup(SetupCommand::Change(Box::new(setup))))
    };
    for edit in [
        |book: &mut Rulebook| book.name.clear(),
        |book: &mut Rulebook| book.disputes.in_break = 0,
        |book: &mut Rulebook| book.seating.tolerance = Tolerance::Always(0),
        |book: &mut Rulebook| book.seating.tolerance = Tolerance::Always(12),
    ] {
        assert_eq!(change(edit), Refusal::NotUnderstood);
    }
}

/// Checks that the next hand follows the rules of the file: with the button moving, a skipped
/// player still posts.
#[test]
fn the_next_hand_goes_by_the_event_s_own_book() {
    for (rule, button) in [(ButtonRule::Dead, 2), (ButtonRule::Simple, 3)] {
        let mut setup = Setup::default();
        setup.house.rulebook.button.rule = rule;
        let mut room = Room::in_play(setup, &[5]);
        let seen = "Tables(Button(table: 1, positions: (button: 1, small: 2, big: 3)))";
        room.does(ron::from_str(seen).unwrap());
        room.does(bust(2));
        let next = room.t().next_hand(table(1), room.session.now()).unwrap();
        assert_eq!(next.positions.button.get(), button, "{rule:?}");
    }
}
