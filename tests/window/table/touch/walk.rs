//! Every tab, in its first state and with the parts that open there.

use super::*;

const TABS: [&str; 8] = [
    "table-tab-ruling",
    "table-tab-hand",
    "table-tab-button",
    "table-tab-pots",
    "table-tab-italian",
    "table-tab-irregularities",
    "table-tab-clocks",
    "table-tab-record",
];

#[test]
fn every_tab_of_an_event_is_for_fingers() {
    for language in Language::complete() {
        for players in [9, 2] {
            let mut tablet = Tablet::seated(players, language);
            for tab in TABS {
                tablet.goes_to(tab);
            }
            tablet.is_for_fingers();
        }
    }
}

#[test]
fn every_tab_without_an_event_is_for_fingers() {
    for language in Language::complete() {
        let mut tablet = Tablet::free(language);
        for tab in TABS {
            tablet.goes_to(tab);
        }
        tablet.is_for_fingers();
    }
}

/// Taps each control of a tab first, and checks that the opened parts suit fingers too. Controls
/// that leave the tab or open a list are not followed further.
#[test]
fn whatever_is_tapped_first_opens_what_is_for_fingers() {
    for tab in TABS {
        let mut tablet = Tablet::seated(9, Language::English);
        tablet.goes_to(tab);
        let names: Vec<String> = tablet.targets().into_iter().map(|target| target.name).collect();
        for name in names {
            if tablet.can_tap(&name) && name != "Italiano" {
                tablet.taps(&name);
                tablet.room.harness.key_press(egui::Key::Escape);
                tablet.room.harness.run();
                tablet.goes_to(tab);
            }
        }
        tablet.is_for_fingers();
    }
}

/// Checks unfinished hands at the tables: the bar about them takes part of the height, and nothing
/// is cut for it. Names of players may be, since they are shown in full on the felt.
#[test]
fn nothing_is_cut_below_the_bar() {
    for language in Language::complete() {
        let mut tablet = Tablet::with_the_bar(language);
        for tab in TABS {
            tablet.goes_to(tab);
        }
        // A ruling with its reasons, and every question of an irregularity. The record has a Ruling
        // of its own.
        tablet.goes_to("table-tab-hand");
        tablet.goes_to("table-tab-ruling");
        tablet
            .taps(&tablet.say("push-chip", &[("worth", language.chips(Chips::new(5_000)).into())]));
        tablet.goes_to("table-tab-irregularities");
        tablet.asks_for_an_amount();
        let cut: Vec<&str> = tablet.cut.iter().map(String::as_str).collect();
        assert!(cut.is_empty(), "{language:?}\n{}", cut.join("\n"));
        tablet.is_for_fingers();
    }
}
