//! The rules and their places: the data of `docs/engineering/rulebook.md`.

/// The place of a rule.
pub(crate) enum Held {
    /// Modelled in these files under `src/` and covered by these tests, each as `file::function`
    /// under `tests/`.
    In(&'static [&'static str], &'static [&'static str]),
    /// Not modelled, with the reason.
    Not(&'static str),
}

use Held::{In, Not};

/// The chapters: a title and its rules, each with its number, its content and its place.
pub(crate) type Rule = (&'static str, &'static str, Held);

pub(crate) const CHAPTERS: &[(&str, &[Rule])] = &[
    ("TDA 2024, rules", TDA),
    ("TDA 2024, recommended procedures", PROCEDURES),
    ("TDA 2026, where it is known to differ", TDA_2026),
    ("WSOP 2026, where it differs or goes further", WSOP),
    ("Robert's Rules, where they differ", ROBERTS),
    ("Italian texts", ITALIAN),
];

const CONDUCT: Held = Not("conduct: the floor's own eyes; a penalty for it is counted (rule 71)");
const DEALER: Held = Not("the dealer's craft: nothing to compute");

const TDA: &[Rule] = &[
    (
        "1",
        "the floor decides in the best interest of the game",
        In(
            &["hands/ruling/mod.rs", "rules/floor/accepted_call.rs"],
            &[
                "rules/rulings/laws.rs::the_floor_is_asked_only_with_two_answers_to_choose_from",
                "rules/floor/corrections.rs::v40_2",
            ],
        ),
    ),
    ("2", "what players are responsible for", CONDUCT),
    (
        "3",
        "terms and gestures",
        In(
            &["hands/ruling/terms.rs"],
            &["rules/rulings/said.rs::words_bind_when_they_come_in_time"],
        ),
    ),
    ("4", "players are to be recognised", CONDUCT),
    ("5", "devices", CONDUCT),
    ("6", "languages at the table", CONDUCT),
    (
        "7",
        "seats are drawn",
        In(
            &["rules/seating/seat_draw.rs"],
            &["rules/seating.rs::every_open_seat_of_the_shortest_tables_is_as_likely"],
        ),
    ),
    (
        "8",
        "late entries and re-entries are newcomers",
        In(&["rules/button/places.rs"], &["rules/button/tables.rs::newcomer_a_1_7"]),
    ),
    (
        "8-B",
        "a stack that is forfeited for a new entry leaves play",
        In(
            &["tournament/entries/decide.rs"],
            &["event/forfeit.rs::a_forfeited_stack_leaves_play_and_its_entry_has_no_place"],
        ),
    ),
    (
        "9",
        "special needs: a player's seat is fixed",
        In(
            &["rules/seating/table.rs"],
            &["rules/seating.rs::fixed_players_are_passed_over_and_the_least_moved_go_first"],
        ),
    ),
    (
        "10",
        "a table breaks, its players are newcomers",
        In(
            &["rules/seating/seat_draw.rs", "rules/button/places.rs"],
            &["rules/seating.rs::a_broken_table", "rules/button/tables.rs::newcomer_b_1_7"],
        ),
    ),
    (
        "11",
        "who moves to balance, to the worst seat; a table three short stops",
        In(
            &["rules/seating/balance.rs", "rules/seating/plan.rs"],
            &[
                "rules/seating.rs::worst_seat_vectors",
                "rules/seating.rs::cases_stop_tables_three_short",
            ],
        ),
    ),
    (
        "11-B",
        "who moves in a mix with stud; the button frozen in stud",
        In(
            &["rules/button/mod.rs"],
            &["rules/button/stud.rs::who_busts_while_it_is_frozen_is_passed_over_2_5"],
        ),
    ),
    (
        "11-D",
        "a short table stops only once its blinds come to an empty seat",
        Not(
            "a table three short is reported to the floor; whether its blinds touch an empty seat the dealer sees",
        ),
    ),
    (
        "12",
        "cards speak",
        In(
            &["rules/ranking/mod.rs"],
            &["rules/ranking/showdowns.rs::holdem_goes_to_the_best_five_of_seven"],
        ),
    ),
    ("13", "tabled hands", Not("a hand that reaches the showdown is taken as tabled")),
    (
        "14",
        "cards mucked face down",
        Not("whether cards can be distinguished is seen at the table"),
    ),
    (
        "15",
        "bets that no one called go back",
        In(
            &["rules/pots.rs"],
            &["rules/pots/vectors.rs::a_killed_hand_gets_back_what_no_one_called"],
        ),
    ),
    (
        "16",
        "all-in: every hand face up",
        In(
            &["rules/showdown/showing.rs", "hands/hand/step.rs"],
            &[
                "rules/showdown/showing.rs::all_hands_go_face_up_r16",
                "rules/hands/steps.rs::the_dealer_gets_each_step_r16",
            ],
        ),
    ),
    (
        "17",
        "who shows first; the last hand wins unseen",
        In(
            &["rules/showdown/showing.rs"],
            &[
                "rules/showdown/showing.rs::the_last_aggressor_shows_first_r17_a",
                "rules/showdown/showing.rs::the_last_hand_wins_unseen_r17_b",
            ],
        ),
    ),
    (
        "18",
        "asking to see a hand",
        In(
            &["rules/showdown/asking.rs"],
            &["rules/showdown/asking.rs::only_callers_who_keep_their_cards_may_insist_r18"],
        ),
    ),
    (
        "19",
        "playing the board",
        In(
            &["rules/ranking/mod.rs"],
            &["rules/showdown/sharing.rs::hands_that_play_the_board_share_it"],
        ),
    ),
    (
        "20",
        "odd chips",
        In(
            &["rules/showdown/sharing.rs"],
            &["rules/showdown/sharing.rs::odd_chips_go_round_from_the_button_4_2"],
        ),
    ),
    (
        "21",
        "side pots, each split by itself",
        In(
            &["rules/pots.rs"],
            &[
                "rules/pots/vectors.rs::v4_a_a_folded_call_stays_in_the_main_pot",
                "rules/showdown/sharing.rs::each_pot_is_split_by_itself",
            ],
        ),
    ),
    (
        "22",
        "until when a hand may be disputed",
        In(
            &["rules/floor/disputes.rs"],
            &["rules/floor/dealing.rs::disputes_are_heard_for_so_long"],
        ),
    ),
    (
        "23",
        "a new level begins with the next hand",
        In(
            &["rules/floor/corrections.rs"],
            &[
                "rules/floor/corrections.rs::a_wrong_button_or_level_is_put_right_before_substantial_action",
            ],
        ),
    ),
    (
        "24",
        "chip race",
        In(
            &["rules/colour_up.rs"],
            &[
                "rules/money/chip_race.rs::example_a_the_last_three_make_one_more",
                "rules/money/chip_race.rs::example_b_no_one_is_raced_out",
            ],
        ),
    ),
    ("25", "chips stacked and in sight", CONDUCT),
    ("26", "changes of deck", DEALER),
    ("27", "re-buys", Not("sold at the desk, and not from hand to hand")),
    ("28", "rabbit hunting", CONDUCT),
    (
        "29",
        "the clock is called",
        In(&["rules/floor/penalties.rs"], &["rules/floor/discipline.rs::a_clock_that_runs_out"]),
    ),
    (
        "30",
        "who must be at the seat for a live hand",
        Not(
            "a switch says what becomes of the hand (absence.not_at_seat); who is there the dealer sees",
        ),
    ),
    (
        "31",
        "leaving with action pending",
        Not("a switch says what becomes of the hand (absence.left_hand)"),
    ),
    (
        "32",
        "dead button",
        In(
            &["rules/button/places.rs"],
            &[
                "rules/button/tables.rs::dead_button_1_3",
                "rules/button/laws.rs::dead_no_one_skips_or_repeats_the_big_blind",
            ],
        ),
    ),
    (
        "33",
        "dodging blinds",
        Not(
            "a switch says what it costs (penalties.dodged_blinds); that it was meant the floor judges",
        ),
    ),
    (
        "34-A",
        "a button on the wrong seat",
        In(
            &["rules/floor/corrections.rs"],
            &[
                "rules/floor/corrections.rs::a_wrong_button_or_level_is_put_right_before_substantial_action",
            ],
        ),
    ),
    (
        "34-B",
        "the button heads-up",
        In(
            &["rules/button/places.rs"],
            &[
                "rules/button/tables.rs::to_heads_up_1_5",
                "rules/button/laws.rs::heads_up_the_big_blind_changes_hands",
            ],
        ),
    ),
    (
        "35",
        "misdeals and fouled decks",
        In(
            &["rules/floor/misdeal.rs"],
            &[
                "rules/floor/dealing.rs::what_makes_a_misdeal",
                "rules/floor/dealing.rs::a_misdeal_is_dealt_again",
                "rules/floor/dealing.rs::a_fouled_deck_voids_the_hand",
            ],
        ),
    ),
    ("36", "substantial action", In(&["rules/floor/act.rs"], &["rules/floor/action.rs::sa"])),
    (
        "37",
        "too few cards on the button",
        In(
            &["rules/floor/misdeal.rs"],
            &["rules/floor/dealing.rs::the_dealer_does_it_in_this_order"],
        ),
    ),
    (
        "38",
        "one burn a street; a hand with a wrong number of cards is dead",
        In(
            &["rules/floor/misdeal.rs"],
            &[
                "rules/floor/dealing.rs::what_makes_a_misdeal",
                "ask/texts.rs::a_hand_with_a_wrong_number_of_cards_is_dead",
                "ask/texts.rs::two_burns_are_left_where_they_are",
            ],
        ),
    ),
    (
        "39",
        "a flop of four cards, or without a burn",
        In(
            &["rules/floor/misdeal.rs"],
            &["rules/floor/dealing.rs::the_dealer_does_it_in_this_order"],
        ),
    ),
    (
        "40",
        "words and chips",
        In(
            &["hands/ruling/words.rs"],
            &["rules/rulings/said.rs::words_bind_when_they_come_in_time"],
        ),
    ),
    (
        "41",
        "ways to call",
        In(
            &["hands/ruling/chips.rs"],
            &["rules/rulings/vectors.rs::several_chips", "rules/floor/corrections.rs::v41_1"],
        ),
    ),
    (
        "42",
        "ways to raise",
        In(
            &["hands/ruling/words.rs"],
            &[
                "rules/rulings/said.rs::after_raise_more_may_be_put_out_only_where_two_motions_are_allowed",
            ],
        ),
    ),
    (
        "43",
        "the least raise, and half of one",
        In(
            &["rules/betting/mod.rs", "hands/ruling/chips.rs"],
            &["rules/rulings/vectors.rs::amounts_and_half_a_raise"],
        ),
    ),
    (
        "44",
        "one oversized chip",
        In(&["hands/ruling/chips.rs"], &["rules/rulings/vectors.rs::one_oversized_chip"]),
    ),
    (
        "45",
        "several chips",
        In(&["hands/ruling/chips.rs"], &["rules/rulings/vectors.rs::several_chips"]),
    ),
    (
        "46",
        "earlier chips still in front",
        In(&["hands/ruling/front_chips.rs"], &["rules/rulings/vectors.rs::chips_still_in_front"]),
    ),
    (
        "47",
        "who may raise again",
        In(
            &["rules/betting/mod.rs", "rules/betting/round.rs"],
            &[
                "rules/rulings/vectors.rs::who_may_raise_again",
                "rules/hands/cases.rs::curated",
                "ask/texts.rs::half_a_bet_that_was_acted_on_is_a_full_one",
            ],
        ),
    ),
    (
        "48",
        "number of raises",
        In(
            &["rules/betting/round.rs"],
            &["rules/rulings/vectors.rs::fixed_limit", "rules/hands/cases.rs::limit"],
        ),
    ),
    (
        "49",
        "accepted action",
        In(&["rules/floor/accepted_call.rs"], &["rules/floor/corrections.rs::v49_1"]),
    ),
    ("50", "acting in turn", In(&["hands/hand/mod.rs"], &["rules/hands/cases.rs::no_limit"])),
    (
        "51",
        "undercalls",
        In(
            &["hands/ruling/chips.rs", "hands/ruling/words.rs"],
            &["rules/rulings/vectors.rs::less_than_the_call"],
        ),
    ),
    (
        "52-A",
        "bets and raises that are too small",
        In(&["rules/floor/corrections.rs"], &["rules/floor/corrections.rs::v52_1"]),
    ),
    (
        "52-B",
        "a pot that was counted wrongly",
        In(
            &["rules/floor/corrections.rs"],
            &[
                "rules/floor/corrections.rs::v52b_1",
                "rules/floor/corrections.rs::v52b_2",
                "rules/floor/corrections.rs::v52b_3",
            ],
        ),
    ),
    (
        "53-A",
        "action out of turn",
        In(
            &["rules/floor/out_of_turn.rs"],
            &["rules/floor/action.rs::v53_1", "rules/floor/action.rs::v53_2"],
        ),
    ),
    (
        "53-B",
        "the player who was skipped",
        In(
            &["rules/floor/out_of_turn.rs"],
            &["rules/floor/action.rs::v53_3", "rules/floor/action.rs::v53_4"],
        ),
    ),
    (
        "54",
        "the pot in pot-limit, \"pot\" in no-limit",
        In(
            &["rules/betting/mod.rs", "hands/ruling/words.rs"],
            &[
                "rules/rulings/vectors.rs::the_pot",
                "rules/hands/cases.rs::pot_limit_omaha",
                "ask/texts.rs::full_blinds_are_assumed_in_pot_limit",
            ],
        ),
    ),
    (
        "55",
        "words that do not fit",
        In(
            &["hands/ruling/words.rs"],
            &["rules/rulings/said.rs::words_bind_when_they_come_in_time"],
        ),
    ),
    (
        "56",
        "string bets",
        In(
            &["hands/ruling/words.rs"],
            &[
                "rules/rulings/said.rs::after_raise_more_may_be_put_out_only_where_two_motions_are_allowed",
            ],
        ),
    ),
    (
        "57",
        "unclear amounts",
        In(
            &["hands/ruling/amounts.rs", "hands/ruling/numbers.rs", "hands/ruling/terms.rs"],
            &[
                "rules/rulings/unclear.rs::an_unclear_amount_is_the_highest_that_the_pot_allows",
                "ask/said.rs::what_players_say_is_what_it_means",
            ],
        ),
    ),
    (
        "58",
        "folds with nothing to call",
        In(
            &["hands/ruling/words.rs"],
            &["rules/rulings/said.rs::words_bind_when_they_come_in_time"],
        ),
    ),
    (
        "59",
        "conditional and premature words",
        Not("the floor may bind or penalise them; no amount follows from them"),
    ),
    ("60", "counting an opponent's chips", CONDUCT),
    (
        "61",
        "betting for change",
        In(&["hands/ruling/chips.rs"], &["rules/rulings/vectors.rs::several_chips"]),
    ),
    (
        "62",
        "chips found behind an all-in",
        Not("the floor judges whether they were part of what was called"),
    ),
    ("63", "chips out of sight", Not("forfeits are written down at the desk")),
    ("64", "chips lost and found", Not("forfeits are written down at the desk")),
    (
        "65",
        "hands killed by accident",
        In(
            &["rules/pots.rs"],
            &["rules/pots/vectors.rs::a_killed_hand_gets_back_what_no_one_called"],
        ),
    ),
    ("66", "dead hands in stud", Not("picking up the upcards is seen at the table")),
    ("67", "no disclosure, one player to a hand", CONDUCT),
    ("68", "exposing cards", CONDUCT),
    ("69", "soft play and collusion", CONDUCT),
    ("70", "etiquette", CONDUCT),
    (
        "71",
        "penalties in missed rounds",
        In(&["rules/floor/penalties.rs"], &["rules/floor/discipline.rs::missed_rounds_are_hands"]),
    ),
];

const PROCEDURES: &[Rule] = &[
    ("RP-1", "all-in buttons", DEALER),
    ("RP-2, 3, 13, 14, 17", "ways of working in the room", DEALER),
    (
        "RP-4",
        "a stub that fell",
        In(
            &["rules/floor/misdeal.rs"],
            &["rules/floor/dealing.rs::the_dealer_does_it_in_this_order"],
        ),
    ),
    (
        "RP-5",
        "cards before the betting is over",
        In(
            &["rules/floor/misdeal.rs"],
            &["rules/floor/dealing.rs::the_dealer_does_it_in_this_order"],
        ),
    ),
    ("RP-6", "racks, and colouring up before a table breaks", DEALER),
    ("RP-7", "no change of dealers in the last 90 seconds", DEALER),
    (
        "RP-8",
        "hand for hand: who busts in one hand",
        In(
            &["rules/floor/busts.rs", "rules/places.rs"],
            &[
                "rules/floor/discipline.rs::busts_in_one_hand",
                "ask/texts.rs::two_busts_at_one_table_are_ranked_alike_everywhere",
            ],
        ),
    ),
    (
        "RP-8-E",
        "players stay seated",
        In(
            &["view-table/irregularities/players.rs"],
            &["ask/texts.rs::players_stay_seated_hand_for_hand"],
        ),
    ),
    (
        "RP-8-B to D",
        "the clock hand for hand",
        In(
            &["tournament/hands/decide.rs", "tournament/entries/bubble.rs"],
            &[
                "event/hands/reports.rs::the_next_hand_is_dealt_when_the_last_table_is_done",
                "event/hands/reports.rs::the_sum_of_the_clock_is_what_the_rule_takes",
            ],
        ),
    ),
    (
        "RP-9",
        "when the final table is drawn",
        In(
            &["rules/seating/final_table.rs"],
            &["rules/seating.rs::the_final_table_by_both_rule_books"],
        ),
    ),
    (
        "RP-10-A, H",
        "stud: exposed downcards, a short stub",
        In(
            &["rules/floor/misdeal.rs"],
            &[
                "rules/floor/dealing.rs::exposed_cards_in_stud_and_draw",
                "rules/floor/dealing.rs::the_dealer_does_it_in_this_order",
                "ask/texts.rs::the_last_cards_of_stud_when_the_stub_is_short",
            ],
        ),
    ),
    (
        "RP-10-D",
        "stud: equal boards open by the suit of the high card",
        In(
            &["hands/hand/opener.rs"],
            &["ask/texts.rs::equal_boards_open_by_the_suit_of_the_high_card"],
        ),
    ),
    (
        "RP-10-E",
        "stud: the low card is all-in for the ante, betting starts on its left",
        In(
            &["hands/hand/state.rs"],
            &["rules/hands/vectors.rs::section_6_6_the_low_card_is_all_in_for_the_ante"],
        ),
    ),
    (
        "RP-10-F",
        "stud: no larger bet on a pair on fourth street",
        In(&["hands/hand/plan.rs"], &["rules/hands/cases.rs::stud"]),
    ),
    (
        "RP-11",
        "a short big blind pays the blind before the ante",
        In(
            &["hands/hand/mod.rs"],
            &["rules/hands/cases.rs::short_big_blinds_posted_before_the_ante"],
        ),
    ),
    ("RP-12", "bets are announced", DEALER),
    ("RP-15", "one dealer tells the next", DEALER),
    ("RP-16", "an absent player's chips are carried", DEALER),
    (
        "RP-18",
        "the order of a mix",
        In(
            &["rules/levels/game.rs"],
            &["rules/structures/shipped.rs::limit_horse_begins_as_at_wsop_europe"],
        ),
    ),
    (
        "RP-19",
        "against stalling: hands per level, orbits",
        Not("ideas for the house, none of which the books prescribe"),
    ),
    ("RP-20", "decks prepared a minute before the restart", DEALER),
    (
        "RP-21",
        "counting the pot in pot-limit",
        In(&["rules/betting/mod.rs"], &["rules/rulings/vectors.rs::the_pot"]),
    ),
    ("RP-22", "bounty markers are of another size", Not("bounties come with the money")),
];

const TDA_2026: &[Rule] = &[
    (
        "22",
        "busts in one hand with a big blind ante",
        In(&["rules/floor/busts.rs"], &["rules/floor/discipline.rs::busts_in_one_hand"]),
    ),
    (
        "36-B",
        "a dead button goes forward over empty seats",
        In(
            &["rules/button/places.rs"],
            &[
                "rules/button/tables.rs::dead_button_with_the_push_of_2026_1_3",
                "rules/button/tables.rs::gap_case_1_3",
            ],
        ),
    ),
    (
        "all others",
        "as in 2024; the full text was not at hand",
        In(
            &["rules/rulebook/mod.rs"],
            &["rules/rulebook/shipped.rs::tda_2026_is_2024_with_what_is_known"],
        ),
    ),
];

const WSOP: &[Rule] = &[
    (
        "T12, T13, T16, T21",
        "late registration, re-entry, no-shows, refunds",
        Not("the desk's: entries are sold and taken back there"),
    ),
    (
        "T36",
        "absent entrants: blinds taken by the minute",
        Not("no one plays, so that no hand is dealt: comes with the desk's later work"),
    ),
    ("T39", "bounties", Not("bounties come with the money")),
    ("T62", "a bet is counted on request", DEALER),
    (
        "T67",
        "balancing, tolerance, the high card in mixes",
        In(
            &[
                "rules/seating/balance.rs",
                "rules/seating/high_card.rs",
                "rules/rulebook/seating.rs",
            ],
            &[
                "rules/seating.rs::cases_are_balanced_with_the_fewest_moves",
                "rules/seating.rs::in_a_mix_the_high_card_moves",
                "rules/rulebook/shipped.rs::rooms_are_balanced_as_the_book_says",
            ],
        ),
    ),
    (
        "T68",
        "redraws and the final table",
        In(
            &["rules/seating/final_table.rs"],
            &["rules/seating.rs::the_final_table_by_both_rule_books"],
        ),
    ),
    (
        "T72, T81, T103, T108",
        "who mucks when called; rabbit hunting; string bets; short hands",
        In(
            &["rules/ruling/rule_numbers.rs", "view-table/irregularities/showdown.rs"],
            &[
                "ask/texts.rs::the_wsop_speaks_of_these",
                "ask/texts.rs::a_raise_that_was_announced_is_no_call",
            ],
        ),
    ),
    (
        "T73",
        "odd chips",
        In(
            &["rules/showdown/sharing.rs"],
            &["rules/showdown/sharing.rs::identical_hands_share_as_evenly_as_can_be_4_2"],
        ),
    ),
    (
        "T76",
        "disputes end with the next hand",
        In(
            &["rules/floor/disputes.rs"],
            &["rules/floor/dealing.rs::disputes_are_heard_for_so_long"],
        ),
    ),
    (
        "T80, T82",
        "the clock, called by any player at the table",
        In(
            &["rules/floor/penalties.rs"],
            &[
                "rules/floor/discipline.rs::a_clock_that_runs_out",
                "ask/texts.rs::a_player_at_the_table_calls_the_clock_at_the_wsop",
            ],
        ),
    ),
    (
        "T85",
        "the first button, and drawing for it again",
        In(
            &["rules/button/mod.rs"],
            &["rules/button/tables.rs::the_first_button_stands_on_a_player"],
        ),
    ),
    ("T86", "dodging blinds", Not("a switch says what it costs (penalties.dodged_blinds)")),
    (
        "T88",
        "misdeals; two cards alike or another back void the hand",
        In(
            &["rules/floor/misdeal.rs"],
            &[
                "rules/floor/dealing.rs::what_makes_a_misdeal",
                "ask/texts.rs::a_fouled_deck_is_changed",
            ],
        ),
    ),
    (
        "T92 to T98",
        "chips: half of the bet, no exception for last chips, pulled chips",
        In(
            &["hands/ruling/chips.rs", "rules/ruling/switches.rs"],
            &[
                "rules/rulings/vectors.rs::several_chips",
                "rules/rulings/vectors.rs::chips_still_in_front",
            ],
        ),
    ),
    (
        "T100",
        "bet and four raises",
        In(&["rules/betting/rules.rs"], &["rules/rulings/vectors.rs::fixed_limit"]),
    ),
    (
        "T101, shot clock",
        "every decision is timed",
        Not("the switches are there (shot_clock); the clock itself is not"),
    ),
    (
        "T113, T114",
        "penalties, four rounds at most",
        In(&["rules/floor/penalties.rs"], &["rules/floor/discipline.rs::missed_rounds_are_hands"]),
    ),
    (
        "T120 to T124",
        "breaks and changes of the schedule",
        In(
            &["rules/levels/mod.rs"],
            &["rules/structures/shipped.rs::chips_leave_while_no_one_plays"],
        ),
    ),
    (
        "T125",
        "last hands of the day drawn with a card",
        In(
            &["rules/floor/last_hands.rs", "tournament/hands/decide.rs"],
            &[
                "event/hands/last.rs::the_card_says_how_many_hands",
                "event/hands/last.rs::each_table_counts_down_and_then_everybody_draws",
            ],
        ),
    ),
    (
        "T126",
        "hand for hand, busts in one hand",
        In(&["rules/floor/busts.rs"], &["rules/floor/discipline.rs::busts_in_one_hand"]),
    ),
    (
        "glossary",
        "passive out of turn heads-up",
        In(&["rules/floor/out_of_turn.rs"], &["rules/floor/action.rs::passive_heads_up"]),
    ),
    ("glossary", "bags and redraw slips", Not("comes with the end of the day")),
    (
        "IX-2",
        "short-deck: button ante, double",
        Not("short-deck is played again from files; a table of it is not followed"),
    ),
    (
        "L104, L158, L160",
        "joining, buying the button, missed blinds in cash games",
        In(
            &["rules/button/missed_blinds.rs"],
            &["rules/button/missed.rs::coming_back_1_9", "rules/button/missed.rs::coming_in_1_9"],
        ),
    ),
    (
        "L133, L140, L176",
        "limit: half a bet, completion",
        In(
            &["rules/betting/rules.rs", "rules/betting/mod.rs"],
            &[
                "rules/rulings/vectors.rs::who_may_raise_again",
                "rules/rulings/vectors.rs::fixed_limit",
            ],
        ),
    ),
    (
        "L149",
        "side pots show first",
        In(
            &["rules/showdown/showing.rs"],
            &["rules/showdown/showing.rs::side_pots_show_first_l149"],
        ),
    ),
    (
        "L153",
        "the last side pot is awarded first",
        In(
            &["rules/showdown/mod.rs", "hands/hand/step.rs"],
            &["rules/hands/steps.rs::pots_are_awarded_in_the_order_of_the_house"],
        ),
    ),
    (
        "L154",
        "a short big blind is called in full",
        In(&["hands/hand/mod.rs"], &["rules/hands/cases.rs::short_big_blinds"]),
    ),
    (
        "L178, L180, L181",
        "cash: two motions, words always, short calls",
        In(
            &["rules/ruling/switches.rs", "hands/ruling/words.rs"],
            &[
                "rules/rulings/said.rs::after_raise_more_may_be_put_out_only_where_two_motions_are_allowed",
            ],
        ),
    ),
    (
        "L188 to L192",
        "pot-limit in cash games",
        In(&["rules/betting/rules.rs"], &["rules/rulings/vectors.rs::the_pot"]),
    ),
];

const ROBERTS: &[Rule] = &[
    (
        "4-2",
        "dead or moving button, with its debts",
        In(
            &["rules/button/posts.rs", "rules/button/places.rs"],
            &[
                "rules/button/tables.rs::moving_button_1_3",
                "rules/button/laws.rs::moving_each_pays_each_blind_once_an_orbit",
            ],
        ),
    ),
    (
        "4-4, 4-7, 4-10",
        "who comes in or back",
        In(
            &["rules/button/missed_blinds.rs", "rules/button/places.rs"],
            &[
                "rules/button/missed.rs::coming_back_1_9",
                "rules/button/tables.rs::roberts_newcomers_wait_for_the_button_to_pass",
            ],
        ),
    ),
    (
        "NL 2 to 5",
        "least bets and re-opening",
        In(
            &["rules/betting/mod.rs", "rules/betting/round.rs"],
            &["rules/rulings/vectors.rs::who_may_raise_again"],
        ),
    ),
    (
        "ties",
        "odd chips in stud",
        In(
            &["rules/showdown/sharing.rs"],
            &["rules/showdown/sharing.rs::a_player_counts_his_better_suit_4_2"],
        ),
    ),
    (
        "15",
        "tournaments: redraws, tolerance, busts in one hand",
        In(
            &["rules/rulebook/seating.rs", "rules/floor/busts.rs"],
            &["rules/floor/discipline.rs::busts_in_one_hand"],
        ),
    ),
    (
        "misdeals, dead hands, irregularities, hold'em 3 to 7",
        "until two have acted; remedies of its own for flop, turn and burns",
        In(
            &["rules/floor/misdeal.rs", "rules/rulebook/dealing.rs"],
            &[
                "rules/floor/dealing.rs::roberts_rules_go_their_own_way",
                "ask/texts.rs::roberts_rules_have_their_own_remedies",
            ],
        ),
    ),
    (
        "the rest",
        "sections that were not read again",
        Not("as in TDA 2024; an answer says that the book was not checked"),
    ),
];

const ITALIAN: &[Rule] = &[
    (
        "seed 000",
        "the disc stays with the last dealer",
        In(
            &["rules/button/places.rs"],
            &["rules/button/tables.rs::the_disc_stays_with_the_last_dealer_1_4"],
        ),
    ),
    (
        "seed 000",
        "the simple button of informal games",
        In(&["rules/button/places.rs"], &["rules/button/tables.rs::simplified_button_1_3"]),
    ),
    (
        "seed 000",
        "its table of pushes, exactly half for the floor",
        In(
            &["rules/ruling/switches.rs", "hands/ruling/chips.rs"],
            &[
                "rules/rulings/vectors.rs::amounts_and_half_a_raise",
                "rules/rulings/vectors.rs::less_than_the_call",
            ],
        ),
    ),
    ("seed 000", "stud: the bring-in", In(&["hands/hand/mod.rs"], &["rules/hands/cases.rs::stud"])),
    (
        "seed 001",
        "the deck by the rule of eleven, the order of hands, ties by suit",
        In(
            &["rules/ranking/italian.rs"],
            &[
                "rules/ranking/italian.rs::the_deck_by_the_rule_of_eleven_is_the_deck_by_the_rule_of_four",
                "rules/ranking/italian.rs::the_vectors_of_ties_and_of_the_triangle_hold",
            ],
        ),
    ),
    (
        "seed 001",
        "opening, progression, false opening",
        In(
            &["hands/italian/opening.rs", "hands/italian/settle.rs"],
            &[
                "rules/italian/vectors.rs::v9_6_what_opens",
                "rules/italian/vectors.rs::v9_6_progression",
                "rules/italian/hands.rs::a_false_opening_that_wins",
            ],
        ),
    ),
    (
        "seed 001",
        "blind openings and their rights",
        In(
            &["hands/italian/blind.rs"],
            &[
                "rules/italian/vectors.rs::v9_7_blinds",
                "rules/italian/hands.rs::the_right_to_raise_first",
            ],
        ),
    ),
    (
        "seed 001",
        "the draw, the fourth card last, the stock runs out",
        In(
            &["hands/italian/draw.rs"],
            &[
                "rules/italian/vectors.rs::v9_8_the_fourth_card_comes_last",
                "rules/italian/vectors.rs::v9_8_the_stock_runs_out",
            ],
        ),
    ),
    (
        "seed 001",
        "piatto di parole and the equaliser",
        In(&["hands/italian/second_round.rs"], &["rules/italian/hands.rs::a_pot_of_words"]),
    ),
    (
        "seed 002",
        "players who come from another table",
        In(
            &["rules/button/places.rs"],
            &[
                "rules/button/moved.rs::on_the_small_blind_he_skips_the_hand_and_the_button_passes_him_by_1_8",
            ],
        ),
    ),
    (
        "seed 002",
        "missed blinds, a small one alone is live",
        In(&["rules/button/missed_blinds.rs"], &["rules/button/missed.rs::coming_back_1_9"]),
    ),
    (
        "seed 002",
        "buy-ins of cash games, twenty minutes to come back",
        Not("cash games are not kept"),
    ),
    (
        "seed 003",
        "pot before one's own action; the cap lifts with two at the table",
        In(
            &["rules/betting/rules.rs"],
            &["rules/rulings/vectors.rs::the_pot", "rules/rulings/vectors.rs::fixed_limit"],
        ),
    ),
    (
        "seed 004",
        "seats and dealer drawn with cards",
        In(&["hands/italian/seat_draw.rs"], &["rules/italian/vectors.rs::v2_8_seats_by_rank"]),
    ),
    (
        "seed 004",
        "ranks before suits in flushes, the third blind, discards under the stock",
        In(
            &["rules/italian.rs"],
            &[
                "rules/italian/switches.rs::row_2_flush_tie",
                "rules/italian/switches.rs::row_10_blind_openings",
                "rules/italian/switches.rs::row_9_discards",
            ],
        ),
    ),
    (
        "all",
        "deals among the last players",
        In(&["rules/deals/mod.rs", "rules/deals/icm.rs"], &["rules/money/icm.rs::worked_tables"]),
    ),
];

/// The vectors of the books by id, and the test files that cover each.
pub(crate) const VECTORS: &[(&str, &[&str])] = &[
    (
        "rules/rulings/vectors.rs",
        &[
            "V40-1", "V43-1", "V43-2", "V43-3", "V43-4", "V43-5", "V43-6", "V43-7", "V44-1",
            "V44-2", "V44-3", "V44-4", "V44-5", "V45-1", "V45-2", "V45-3", "V45-4", "V45-5",
            "V45-6", "V45-7", "V45-8", "V45-9", "V46-1", "V46-2", "V46-3", "V46-4", "V46-5",
            "V46-6", "V46-7", "V46-8", "V46-9", "V47-1", "V47-1A", "V47-1B", "V47-2", "V47-3A",
            "V47-3B", "V47-L", "V50-1", "V50-2", "V50-3", "V50-4", "V51-1", "V51-2", "V51-3",
            "V51-4", "V54-1", "V54-3", "V54-4", "V54-5", "V61", "V-L133", "V-L141", "V-L176",
            "V-RRP5", "V-S002", "V-T92", "V-T96",
        ],
    ),
    ("rules/rulings/unclear.rs", &["V57-1", "V57-2", "V57-3", "V57-4", "V57-5"]),
    (
        "rules/floor/corrections.rs",
        &["V40-2", "V41-1", "V49-1", "V52-1", "V52B-1", "V52B-2", "V52B-3"],
    ),
    ("rules/floor/action.rs", &["V53-1", "V53-2", "V53-3", "V53-4", "SA"]),
    ("rules/floor/pot_limit.rs", &["V54-2"]),
    ("rules/pots/vectors.rs", &["V4-A", "V4-B", "V4-C", "V4-D"]),
];
