//! Public suites of the rules, line by line: which of our tests holds it, or why none does.

/// The test of ours that holds a line of a suite.
pub(crate) enum Line {
    /// This test, as `file::function` under `tests/`.
    Test(&'static str),
    /// The row of the same rule in the first two chapters of the document.
    Rows,
    /// Nothing, and why.
    Not(&'static str),
}

use Line::{Not, Rows, Test};

/// A suite: its address, and its lines.
pub(crate) type Suite = (&'static str, &'static [(&'static str, Line)]);

const RAISES: Line = Test("outside/ask/suites.rs::raises");
const SUBSTANTIAL: Line = Test("rules/floor/action.rs::sa");
const DEAD: Line =
    Test("outside/ask/suites.rs::rule_32_dead_button_assigns_blinds_by_position_not_occupancy");

pub(crate) const SUITES: &[Suite] = &[
    ("https://github.com/angzarr-io/angzarr-project, features/example/RULES.md", ANGZARR),
    ("https://github.com/ImperialBower/pkcore, tests/tda_conformance.rs", PKCORE),
];

const DISPUTED: Line = Not("a dispute or conduct at the table, which the floor judges");

const ANGZARR: &[(&str, Line)] = &[
    ("TDA 1 to 71", Rows),
    ("TDA RP-1 to RP-22", Rows),
    ("TDA 8B", Test("event/forfeit.rs::a_forfeited_stack_leaves_play_and_its_entry_has_no_place")),
    ("TDA 20B", Test("rules/showdown/sharing.rs::a_tie_in_stud_goes_by_suit_4_2")),
    ("TDA 38", Test("outside/ask/texts.rs::a_hand_with_a_wrong_number_of_cards_is_dead")),
    ("TDA 47B", RAISES),
    ("TDA 54B", Test("outside/ask/texts.rs::full_blinds_are_assumed_in_pot_limit")),
    ("TDA RP-9", Test("outside/ask/texts.rs::the_final_table_and_tables_that_stop")),
    ("TDA RP-10A..H", Test("outside/ask/texts.rs::the_last_cards_of_stud_when_the_stub_is_short")),
    ("WSOP 1-30, 40-55", Not("the casino's office: registration, schedule, conduct, likeness")),
    ("WSOP 13, 14", Test("rules/button/tables.rs::dead_button_1_3")),
    (
        "WSOP 16",
        Test("event/counting/cases.rs::a_refund_after_a_bust_gives_back_what_was_bought_since"),
    ),
    ("WSOP 31, 34", Test("rules/seating.rs::every_open_seat_of_the_shortest_tables_is_as_likely")),
    (
        "WSOP 36",
        Not("blinds of absent entrants taken by the minute: no hand is dealt where nobody plays"),
    ),
    (
        "WSOP 39",
        Test(
            "event/bounties/takers.rs::a_marker_goes_with_the_smallest_pot_that_its_owner_could_win",
        ),
    ),
    ("WSOP 56-119", Not("as the TDA rules above, and the rows of the WSOP above")),
    ("WSOP 67b", Test("rules/button/stud.rs::who_busts_while_it_is_frozen_is_passed_over_2_5")),
    ("WSOP 67c", Test("rules/seating.rs::the_final_table_by_both_rule_books")),
    ("WSOP 68b/d", Test("rules/seating.rs::the_final_table_by_both_rule_books")),
    ("WSOP 85", Test("rules/button/tables.rs::the_first_button_stands_on_a_player")),
    (
        "WSOP 86",
        Not(
            "a switch says what it costs (penalties.dodged_blinds); that it was meant the floor judges",
        ),
    ),
    ("WSOP 88a-6", Test("rules/floor/dealing.rs::what_makes_a_misdeal")),
    ("WSOP 92, 97", Test("rules/rulings/vectors.rs::several_chips")),
    ("WSOP 99", Not("change for a bet that was called is given at the table")),
    ("WSOP 103", Test("outside/ask/texts.rs::a_raise_that_was_announced_is_no_call")),
    ("WSOP 105", DISPUTED),
    ("WSOP 113, 114", Test("rules/floor/discipline.rs::missed_rounds_are_hands")),
    ("WSOP 116, 117, 118", DISPUTED),
    ("WSOP 122", Not("a day that is put off is the clock's: its end is put right by hand")),
    ("WSOP 125", Test("event/hands/last.rs::the_card_says_how_many_hands")),
    ("WSOP 126", Test("rules/floor/discipline.rs::busts_in_one_hand")),
    ("WSOP 126b", Test("outside/ask/texts.rs::two_busts_at_one_table_are_ranked_alike_everywhere")),
    ("WSOP VIII", Test("rules/rulings/vectors.rs::fixed_limit")),
    ("WSOP IX, hold'em", Test("rules/ranking/showdowns.rs::holdem_goes_to_the_best_five_of_seven")),
    ("WSOP IX, Omaha, stud, draw", Test("rules/hands/cases.rs::stud")),
    (
        "Robert's 1, 31, SC hold'em",
        Test("rules/ranking/showdowns.rs::holdem_goes_to_the_best_five_of_seven"),
    ),
    ("Robert's 31-9", Test("rules/showdown/sharing.rs::hands_that_play_the_board_share_it")),
    (
        "Robert's 35-5a, 35-8",
        Test("rules/showdown/sharing.rs::odd_chips_go_round_from_the_button_4_2"),
    ),
    ("Robert's 35-9", Test("rules/showdown/sharing.rs::a_tie_in_stud_goes_by_suit_4_2")),
    ("Robert's 38", Test("rules/pots/vectors.rs::v4_a_a_folded_call_stays_in_the_main_pot")),
    ("Robert's razz 3", Test("rules/hands/cases.rs::stud")),
    (
        "Robert's SC draw, Omaha 1",
        Test(
            "rules/ranking/showdowns.rs::omaha_goes_to_two_and_three_for_the_high_and_for_the_low",
        ),
    ),
    ("Robert's SC stud 5, 6, 8, 18", Test("rules/hands/cases.rs::stud")),
];

const PKCORE: &[(&str, Line)] = &[
    ("rule_43_ex1_min_reraise_is_the_last_increment_not_the_total", RAISES),
    ("rule_43_ex2_short_all_in_does_not_raise_the_minimum", RAISES),
    ("rule_47_ex1_min_reraise_after_cumulative_short_all_ins", RAISES),
    (
        "rule_48_raise_cap_applies_only_to_fixed_limit",
        Test("rules/rulings/vectors.rs::fixed_limit"),
    ),
    ("rule_54_c_pot_limit_maximum_uses_the_actual_pot_postflop", RAISES),
    ("rule_47_a_player_who_already_acted_may_not_reraise_a_short_all_in", RAISES),
    ("player_who_has_not_acted_may_raise_a_short_all_in", RAISES),
    ("big_blind_option_is_not_gated_by_a_short_all_in", RAISES),
    (
        "cumulative_short_all_ins_reopen_for_a_player_who_acted (its hand leaves no one who could call)",
        RAISES,
    ),
    ("full_raise_all_in_reopens_for_a_player_who_acted", RAISES),
    ("reopen_gate_clears_at_the_street_boundary", RAISES),
    ("fixed_limit_is_not_gated_by_rule_47_a (wrong below half a bet, by 47-B)", RAISES),
    ("blinds_alone_are_not_substantial_action", SUBSTANTIAL),
    ("two_checks_are_not_substantial_action", SUBSTANTIAL),
    ("two_folds_are_not_substantial_action", SUBSTANTIAL),
    ("check_then_bet_is_substantial_action", SUBSTANTIAL),
    ("fold_then_call_is_substantial_action", SUBSTANTIAL),
    ("three_checks_are_substantial_action", SUBSTANTIAL),
    ("three_folds_are_substantial_action", SUBSTANTIAL),
    (
        "substantial_action_resets_at_street_boundary",
        Not("the acts of the round are given with the question"),
    ),
    (
        "substantial_action_resets_at_hand_boundary",
        Not("the acts of the round are given with the question"),
    ),
    (
        "rejected_out_of_turn_action_does_not_count",
        Not("only acts in turn are given with the question"),
    ),
    (
        "stud_full_table_runs_to_showdown",
        Test("outside/ask/texts.rs::the_last_cards_of_stud_when_the_stub_is_short"),
    ),
    (
        "stud_bring_in_is_not_substantial_action",
        Not("no book speaks of it; the acts of the round are given with the question"),
    ),
    ("rule_54_c_short_blind_does_not_inflate_the_postflop_pot_limit_maximum", RAISES),
    ("bot_snapshot_agrees_with_the_table_on_the_54_b_maximum", Not("no such second reading")),
    (
        "rule_20_a_odd_chip_goes_to_the_first_seat_left_of_the_button",
        Test("outside/ask/suites.rs::rule_20_a_odd_chip_goes_to_the_first_seat_left_of_the_button"),
    ),
    (
        "rule_20_b_stud_odd_chip_goes_to_the_high_card_by_suit",
        Test("rules/showdown/sharing.rs::a_tie_in_stud_goes_by_suit_4_2"),
    ),
    ("rule_32_dead_button_assigns_blinds_by_position_not_occupancy", DEAD),
    ("rule_32_dead_small_blind_is_not_posted", DEAD),
    (
        "rule_54_b_ex1_dead_small_blind_does_not_shrink_the_pot_limit_maximum",
        Test("rules/hands/vectors.rs::v54_1_a_dead_small_blind_is_in_the_pot_that_limits"),
    ),
    ("rule_32_utg_follows_the_big_blind_when_the_small_blind_is_dead", DEAD),
    (
        "rule_32_full_ring_is_unchanged",
        Test("outside/ask/suites.rs::rule_32_full_ring_is_unchanged"),
    ),
    (
        "rule_54_b_short_blind_must_not_shrink_the_preflop_pot_limit_maximum",
        Test("outside/ask/texts.rs::full_blinds_are_assumed_in_pot_limit"),
    ),
];
