//! The findings of the check.

use bottone_base::chips::Chips;
use bottone_rules::levels::{Amount, Structure, Warning, check, earliest_colour_ups};

use bottone_rules_support::profiles::read;

/// Returns a small structure with these rows, and chips of 25, 100 and 500.
fn with_rows(rows: &str) -> Structure {
    let text = format!(
        "(name: \"House\", starting_stack: 5000, chips: [
            (value: 25, name: \"green\", colour: (0, 128, 0)),
            (value: 100, name: \"black\", colour: (0, 0, 0)),
            (value: 500, name: \"purple\", colour: (128, 0, 128)),
        ], rows: [{rows}])"
    );
    read(&text)
}

fn same(cases: Vec<(&str, Vec<Warning>)>) {
    for (rows, warnings) in cases {
        assert_eq!(check(&with_rows(rows)), warnings, "{rows}");
    }
}

#[test]
fn stakes_that_do_not_fit_the_game_or_each_other_are_reported() {
    use Warning::{
        AnteOverBig, AnteStops, BigUnderSmall, Falls, NoBets, NoBlinds, NoLevel, NoStudStakes,
    };
    let (row, level) = (0, 1);
    let falls = |amount, from, to| {
        let (from, to) = (Chips::new(from), Chips::new(to));
        vec![Falls { row: 2, level: 2, amount, from, to }]
    };
    same(vec![
        ("", vec![NoLevel]),
        ("Break(minutes: 10)", vec![NoLevel]),
        ("Level(small: 25, big: 50, minutes: 20)", vec![]),
        ("Level(minutes: 20)", vec![NoBlinds { row, level }]),
        ("Level(game: One(ShortDeck, NoLimit), ante: Each(25), big: 50, minutes: 20)", vec![]),
        ("Level(game: One(ItalianDraw, NoLimit), ante: Each(25), minutes: 20)", vec![]),
        (
            "Level(small: 100, big: 50, minutes: 20)",
            vec![BigUnderSmall { row, level, amount: Amount::BigBlind }],
        ),
        (
            "Level(game: One(Omaha, Limit), small: 50, big: 100,
                   bets: (small: 200, big: 100), minutes: 20)",
            vec![BigUnderSmall { row, level, amount: Amount::BigBet }],
        ),
        (
            "Level(small: 50, big: 100, ante: Each(125), minutes: 20)",
            vec![AnteOverBig { row, level }],
        ),
        (
            "Level(game: One(HoldEm, Limit), small: 50, big: 100, minutes: 20)",
            vec![NoBets { row, level }],
        ),
        (
            "Level(game: One(Razz, Limit), bets: (small: 100, big: 200), minutes: 20)",
            vec![NoStudStakes { row, level }],
        ),
        (
            "Level(small: 50, big: 100, minutes: 20), Break(minutes: 5),
             Level(small: 25, big: 100, minutes: 20)",
            falls(Amount::SmallBlind, 50, 25),
        ),
        (
            "Level(small: 50, big: 200, minutes: 20), EndOfDay,
             Level(small: 50, big: 100, minutes: 20)",
            falls(Amount::BigBlind, 200, 100),
        ),
        // Reported once: the level after it is equal to the one before.
        (
            "Level(small: 50, big: 100, minutes: 20),
             Level(small: 50, big: 100, ante: BigBlind(100), minutes: 20), Break(minutes: 5),
             Level(small: 100, big: 200, minutes: 20), Level(small: 150, big: 300, minutes: 20)",
            vec![AnteStops { row: 3, level: 3 }],
        ),
        (
            "Level(small: 50, big: 100, ante: Each(25), minutes: 20),
             Level(game: One(Omaha, PotLimit), small: 50, big: 100, minutes: 20),
             Level(small: 100, big: 200, ante: BigBlind(200), minutes: 20)",
            vec![],
        ),
        // Each game is compared with itself: limit bets are not no-limit blinds.
        (
            "Level(small: 100, big: 200, game: One(Omaha, PotLimit), minutes: 20),
             Level(small: 50, big: 100, minutes: 20),
             Level(small: 100, big: 200, game: One(Omaha, PotLimit), minutes: 20)",
            vec![],
        ),
    ]);
}

#[test]
fn an_amount_that_no_chips_pay_is_reported_with_the_chips() {
    use Warning::{NotInPlay, StillNeeded, Unpayable};
    let needed = |row, chip, level, amount, chips, left: &[u64]| {
        let left = left.iter().copied().map(Chips::new).collect();
        let (chip, chips) = (Chips::new(chip), Chips::new(chips));
        StillNeeded { row, chip, level, amount, chips, left }
    };
    let left = [25, 100, 500].map(Chips::new).to_vec();
    let unpayable = |amount, chips| {
        let (chips, left) = (Chips::new(chips), left.clone());
        vec![Unpayable { row: 0, level: 1, amount, chips, left }]
    };
    let gone = |row, chip| NotInPlay { row, chip: Chips::new(chip) };
    same(vec![
        ("Level(small: 25, big: 60, minutes: 20)", unpayable(Amount::BigBlind, 60)),
        ("Level(small: 25, big: 50, ante: Each(5), minutes: 20)", unpayable(Amount::Ante, 5)),
        (
            "Level(game: One(Razz, Limit), stud: (ante: 25, bring_in: 40),
                   bets: (small: 100, big: 200), minutes: 20)",
            unpayable(Amount::BringIn, 40),
        ),
        // Reported once for each chip, at the colour-up that was too early.
        (
            "Level(small: 25, big: 50, minutes: 20), ColourUp([25, 100]),
             Level(small: 100, big: 200, minutes: 20), Level(small: 150, big: 300, minutes: 20)",
            vec![
                needed(1, 100, 2, Amount::SmallBlind, 100, &[500]),
                needed(1, 25, 3, Amount::SmallBlind, 150, &[500]),
            ],
        ),
        (
            "ColourUp([25]), Level(game: One(HoldEm, Limit), small: 200, big: 500,
                                   bets: (small: 500, big: 1000), minutes: 20)",
            vec![needed(0, 25, 1, Amount::HalfBet, 250, &[100, 500])],
        ),
        (
            "ColourUp([25]), Level(game: One(Stud, Limit), stud: (ante: 25, bring_in: 100),
                                   bets: (small: 500, big: 1000), minutes: 20)",
            vec![needed(0, 25, 1, Amount::StudAnte, 25, &[100, 500])],
        ),
        (
            "ColourUp([25, 100, 500]), Level(small: 500, big: 500, minutes: 20)",
            vec![needed(0, 500, 1, Amount::SmallBlind, 500, &[])],
        ),
        (
            "Level(small: 100, big: 200, minutes: 20), ColourUp([25, 50]), ColourUp([25])",
            vec![gone(1, 50), gone(2, 25)],
        ),
    ]);
}

/// A break and the end of a day are pauses without play; the row of a colour-up is not a pause of
/// its own.
#[test]
fn chips_leave_at_the_next_pause() {
    let structure = with_rows(
        "Level(small: 25, big: 50, minutes: 20), Level(small: 100, big: 200, minutes: 20),
         RegistrationCloses, EndOfDay, Level(small: 500, big: 1000, minutes: 20),
         Break(minutes: 5), Level(small: 500, big: 1000, minutes: 20)",
    );
    let found: Vec<_> = earliest_colour_ups(&structure)
        .iter()
        .map(|up| (up.chip.get(), up.after_level, up.pause))
        .collect();
    assert_eq!(found, [(25, 1, Some(3)), (100, 2, Some(3))]);
}

#[test]
fn a_house_without_a_chip_set_is_not_checked_for_chips() {
    let text = "(name: \"Any\", starting_stack: 1, rows: [Level(small: 7, big: 13, minutes: 1)])";
    let any = read::<Structure>(text);
    assert_eq!(check(&any), []);
    assert_eq!(earliest_colour_ups(&any), []);
}
