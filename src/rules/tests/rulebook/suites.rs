//! Public suites of the rules, line by line: the test of ours that covers each, or the reason for
//! leaving it out.

/// The coverage of a line of a suite.
pub(crate) enum SuiteCoverage {
    /// This test, as `file::function` under `tests/`.
    Test(&'static str),
    /// The row of the same rule in the first two chapters of the document.
    Rows,
    /// Not covered, with the reason.
    Not(&'static str),
}

use SuiteCoverage::{Not, Rows, Test};

/// A suite: its address, and its lines.
pub(crate) type Suite = (&'static str, &'static [(&'static str, SuiteCoverage)]);

const RAISES: SuiteCoverage = Test("ask/suites.rs::raises");
const SUBSTANTIAL: SuiteCoverage = Test("rules/floor/action.rs::sa");
const DEAD: SuiteCoverage =
    Test("ask/suites.rs::rule_32_dead_button_assigns_blinds_by_position_not_occupancy");

pub(crate) const SUITES: &[Suite] = &[
    ("https://github.com/angzarr-io/angzarr-project, features/example/RULES.md", ANGZARR),
    ("https://github.com/angzarr-io/angzarr-project, features/example/unit/*.feature", SCENARIOS),
    ("https://github.com/ImperialBower/pkcore, tests/tda_conformance.rs", PKCORE),
];

const DISPUTED: SuiteCoverage = Not("a dispute or conduct at the table, which the floor judges");

const ANGZARR: &[(&str, SuiteCoverage)] = &[
    ("TDA 1 to 71", Rows),
    ("TDA RP-1 to RP-22", Rows),
    ("TDA 8B", Test("event/forfeit.rs::a_forfeited_stack_leaves_play_and_its_entry_has_no_place")),
    ("TDA 20B", Test("rules/showdown/sharing.rs::a_tie_in_stud_goes_by_suit_4_2")),
    ("TDA 38", Test("ask/texts.rs::a_hand_with_a_wrong_number_of_cards_is_dead")),
    ("TDA 47B", RAISES),
    ("TDA 54B", Test("ask/texts.rs::full_blinds_are_assumed_in_pot_limit")),
    ("TDA RP-9", Test("ask/texts.rs::the_final_table_and_tables_that_stop")),
    ("TDA RP-10A..H", Test("ask/texts.rs::the_last_cards_of_stud_when_the_stub_is_short")),
    ("WSOP 1-30, 40-55", Not("the casino's office: registration, schedule, conduct, likeness")),
    ("WSOP 13, 14", Test("rules/button/tables.rs::dead_button_1_3")),
    (
        "WSOP 16",
        Test("event/counting/cases.rs::a_refund_after_a_bust_gives_back_what_was_bought_since"),
    ),
    ("WSOP 31, 34", Test("rules/seating.rs::every_open_seat_of_the_shortest_tables_is_as_likely")),
    (
        "WSOP 36",
        Not("blinds of absent entrants taken by the minute: no hand is dealt where no one plays"),
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
    ("WSOP 103", Test("ask/texts.rs::a_raise_that_was_announced_is_no_call")),
    ("WSOP 105", DISPUTED),
    ("WSOP 113, 114", Test("rules/floor/discipline.rs::missed_rounds_are_hands")),
    ("WSOP 116, 117, 118", DISPUTED),
    ("WSOP 122", Not("a day that is put off is the clock's: its end is put right by hand")),
    ("WSOP 125", Test("event/hands/last.rs::the_card_says_how_many_hands")),
    ("WSOP 126", Test("rules/floor/discipline.rs::busts_in_one_hand")),
    ("WSOP 126b", Test("ask/texts.rs::two_busts_at_one_table_are_ranked_alike_everywhere")),
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

const HANDS: SuiteCoverage = Test("ask/scenarios/hands.rs::actions");
const MINIMUM: SuiteCoverage = Test("ask/scenarios/hands.rs::raises");
const STUD: SuiteCoverage = Test("ask/scenarios/hands.rs::stud");
const SHOW: SuiteCoverage = Test("ask/scenarios/hands.rs::who_shows");
const ANTES: SuiteCoverage = Test("ask/scenarios/hands.rs::antes");
const TURN: SuiteCoverage = Test("ask/scenarios/hands.rs::everybody_acts_after_a_raise");
const NAMES: SuiteCoverage = Test("ask/scenarios/showdowns.rs::names_in_holdem");
const OTHER_NAMES: SuiteCoverage = Test("ask/scenarios/showdowns.rs::names_in_other_games");
const BETTER: SuiteCoverage = Test("ask/scenarios/showdowns.rs::the_better_of_two");
const SHARES: SuiteCoverage = Test("ask/scenarios/showdowns.rs::shares");
const POTS: SuiteCoverage = Test("ask/scenarios/showdowns.rs::pots");
const RULINGS: SuiteCoverage = Test("ask/scenarios/questions.rs::rulings");
const DEAL: SuiteCoverage = Test("ask/scenarios/questions.rs::deal_and_board");
const BETS: SuiteCoverage = Test("ask/scenarios/questions.rs::turn_and_bets");
const KILLED: SuiteCoverage = Test("ask/scenarios/questions.rs::showdown_and_killed_hands");
const FLOOR: SuiteCoverage = Test("ask/scenarios/questions.rs::players_and_floor");
const BUTTONS: SuiteCoverage = Test("ask/scenarios/questions.rs::buttons");
const ROOMS: SuiteCoverage = Test("ask/scenarios/questions.rs::rooms");
const ENROLMENT: SuiteCoverage = Test("event/scenarios.rs::enrolment");
const REBUYS: SuiteCoverage = Test("event/scenarios.rs::rebuys_end");
const CLOCK: SuiteCoverage = Test("event/scenarios.rs::the_clock_and_the_levels");
const PERCENT: SuiteCoverage = Test("rules/money/payouts.rs::shares_in_percent");
const RANDOM: SuiteCoverage =
    Test("rules/seating.rs::every_open_seat_of_the_shortest_tables_is_as_likely");
const INTERFACE: SuiteCoverage = Not("how their program is called and what it stores");
const CASH: SuiteCoverage = Not("seats, buy-ins and bankroll of a cash game");

/// The numbers in the heads of the scenario files.
pub(crate) const SCENARIO_NUMBERS: &str = "0001-0120, 0200-0253, 0531-0568, 0570-0578, 0700-0738, 0750-0760, 0800-0865, \
    0900-0903, 1000-1013, 1100-1115, 1120-1124, 1130-1135, 1140-1141, 1145-1146, 1150-1151, 1160-1162, 1170-1172, \
    1180-1188, 1190-1192, 1200-1201, 1210-1211, 1220-1221, 1230-1233, 1240-1242, 1250, 1260-1261, 1270-1278, \
    1280-1282, 1284-1290, 1295-1296, 1310-1317, 1320-1341, 1370-1376, 1380-1381";

/// Scenarios by their numbers, `EU-` left out. Each number of the suite is on one line.
pub(crate) const SCENARIOS: &[(&str, SuiteCoverage)] = &[
    ("0001-0006, 0021-0025, 0046-0047, 0049-0059, 0061, 0068, 0073-0074, 0076-0087", INTERFACE),
    ("0089-0096, 0099, 0568, 1008, 1102", INTERFACE),
    (
        "1114",
        Not(
            "antes and blinds are posted at once; their order counts for a short stack alone (RP-11)",
        ),
    ),
    ("0007-0015, 0017-0020, 0048, 0060, 0064, 0066, 0069-0072, 0075, 0097-0098", HANDS),
    ("0026", SHOW),
    ("0027, 0029-0031, 0045", BETTER),
    ("0028", HANDS),
    ("0032-0042", NAMES),
    ("0016", RULINGS),
    ("0043, 0062, 0063, 0065, 0067 (refuse what rules 43, 52 and 55 put right)", RULINGS),
    ("0044, 1009, 1101, 1106-1108, 1170-1172, 1200", SHARES),
    ("0088, 1000-1007, 1010-1011, 1013, 1141, 1286, 1295", MINIMUM),
    ("1012, 1135, 1287-1288, 1296", RULINGS),
    ("1140 (wrong by 47-A: the least raise stays 50)", MINIMUM),
    ("0900-0903", TURN),
    ("1100, 1103-1105, 1109, 1115", POTS),
    ("1110-1113", ANTES),
    ("1120-1122, 1124, 1220-1221", SHOW),
    ("1123 (wrong by 17-A: anybody may show earlier)", SHOW),
    ("1130-1132, 1145-1146, 1150, 1185, 1210, 1290, 1310-1311, 1338", FLOOR),
    ("1211 (its title is rule 23; what it checks is the hand after that one)", FLOOR),
    ("1133-1134", HANDS),
    ("1230-1233, 1270, 1273-1278, 1280-1282, 1323, 1325-1326, 1331-1335", DEAL),
    ("1340 (the floor may let a hand live that lacks the seventh card alone)", DEAL),
    ("1240-1242, 1250, 1284-1285, 1289, 1336", BETS),
    ("1201, 1260-1261, 1271-1272, 1324", KILLED),
    ("1322 (has one jack of spades in two hands)", SHARES),
    ("1320", BUTTONS),
    ("1321, 1328-1330, 1337, 1339, 1341", STUD),
    ("1327", FLOOR),
    ("0100-0112, 0114-0120, 0531-0542, 0545-0567, 0570-0574, 1184B, 1184E-F", CASH),
    ("0113, 0543-0544, 0576-0578, 1183, 1313", BUTTONS),
    ("0575 (wrong by rule 32: the small blind is dead)", BUTTONS),
    ("1180-1181, 1184, 1184D, 1187-1188", ROOMS),
    ("1182", RANDOM),
    ("1184C", Test("ask/scenarios/questions.rs::two_short_is_not_short_enough")),
    ("1186", Test("rules/button/tables.rs::the_first_button_stands_on_a_player")),
    ("0200-0253", CASH),
    ("0700, 0703-0704, 0718-0720, 0722-0723, 0725-0728, 0706, 0710", INTERFACE),
    ("0701-0702", HANDS),
    ("0705, 0717", NAMES),
    ("0707-0709, 0729-0737, 0759", BETTER),
    ("0711-0716, 0724, 0757-0758, 0760", OTHER_NAMES),
    ("0721", Not("wrong by the rule of draw games: the discards are shuffled and dealt on")),
    ("0738", RULINGS),
    ("0750-0756", STUD),
    (
        "0800-0811, 0813, 0817, 0819, 0822-0824, 0826-0827, 0832-0833, 0835, 0842-0844, 0846-0853",
        INTERFACE,
    ),
    ("0812, 0814-0816, 0845, 0857-0860", ENROLMENT),
    ("0818, 0834, 0836-0839, 0854", REBUYS),
    ("0840-0841", Not("there 0 is no limit; here the number is the limit")),
    ("0820-0821, 0825, 0828-0831, 0855", CLOCK),
    ("0856", Not("an event always has levels")),
    ("0861, 0863-0864", PERCENT),
    ("0862", Test("rules/money/payouts.rs::a_wrong_plan_says_what_is_wrong")),
    ("0865", Not("places come from the busts, and no one types an order")),
    ("1151", Test("event/forfeit.rs::a_forfeited_stack_leaves_play_and_its_entry_has_no_place")),
    ("1160-1162, 1190, 1192, 1317, 1372", ROOMS),
    (
        "1191",
        Test(
            "event/prizes/ties.rs::the_next_hand_is_another_hand_and_costs_the_clock_what_the_book_says",
        ),
    ),
    (
        "1312",
        Test(
            "event/incidents/penalties.rs::a_disqualified_player_is_out_with_the_chips_and_does_not_come_back",
        ),
    ),
    (
        "1314",
        Test("event/counting/cases.rs::a_refund_after_a_bust_gives_back_what_was_bought_since"),
    ),
    ("1315, 1374-1376", FLOOR),
    ("1316", Test("rules/seating.rs::the_final_table_by_both_rule_books")),
    ("1370, 1380-1381", Not("the floor moves whom it moves; nothing to compute")),
    ("1371", Test("rules/structures/shipped.rs::limit_horse_begins_as_at_wsop_europe")),
    ("1373", Not("wrong: of the last two players one wins")),
];

const PKCORE: &[(&str, SuiteCoverage)] = &[
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
        Test("ask/texts.rs::the_last_cards_of_stud_when_the_stub_is_short"),
    ),
    (
        "stud_bring_in_is_not_substantial_action",
        Not("no book speaks of it; the acts of the round are given with the question"),
    ),
    ("rule_54_c_short_blind_does_not_inflate_the_postflop_pot_limit_maximum", RAISES),
    ("bot_snapshot_agrees_with_the_table_on_the_54_b_maximum", Not("no such second reading")),
    (
        "rule_20_a_odd_chip_goes_to_the_first_seat_left_of_the_button",
        Test("ask/suites.rs::rule_20_a_odd_chip_goes_to_the_first_seat_left_of_the_button"),
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
    ("rule_32_full_ring_is_unchanged", Test("ask/suites.rs::rule_32_full_ring_is_unchanged")),
    (
        "rule_54_b_short_blind_must_not_shrink_the_preflop_pot_limit_maximum",
        Test("ask/texts.rs::full_blinds_are_assumed_in_pot_limit"),
    ),
];
