//! For any wish: a structure that can be paid and keeps the rules, or a true reason.

use bottone_base::{chips::Chips, draw::Draw};
use bottone_maker::{
    AnteWish, BreakTime, BreakWish, Exception, GeneratedStructure, StructureWish, UnmetWish,
    WishFault, make,
};
use bottone_rules::{
    ending::{plain_end, stake},
    levels::{
        Ante, Betting, BreakName, ColourUpTime, Game, Level, Rotation, Row, Variant, Warning,
        check, earliest_colour_ups,
    },
};

use crate::maker::{every, levels, owned, written};

/// Returns the number of wishes; `WISHES=10000 cargo test --release --test rules maker::` sets it.
fn wishes() -> u64 {
    std::env::var("WISHES").ok().and_then(|many| many.parse().ok()).unwrap_or(250)
}

fn of(draw: &mut Draw, from: u32, to: u32) -> u32 {
    from + u32::try_from(draw.below(u64::from(to - from + 1)).unwrap()).unwrap()
}

fn one<T: Copy>(draw: &mut Draw, all: &[T]) -> T {
    draw.pick(all.iter().copied()).unwrap()
}

/// Returns random wishes, sensible or not.
pub(crate) fn wish(seed: u64) -> StructureWish {
    let draw = &mut Draw::new(seed);
    let entries = one(draw, &[2, 6, 9, 18, 27, 40, 60, 75, 120, 300, 1_000, 10_000]);
    let stack =
        one(draw, &[500, 1_500, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000, 60_000]);
    let minutes = one(draw, &[5, 10, 12, 15, 20, 25, 30, 40, 60]);
    let sets: [&[(u64, u32)]; 7] = [
        &[],
        &[(25, 1_300), (100, 1_300), (500, 800), (1_000, 1_000), (5_000, 500), (25_000, 100)],
        &[(100, 5_000), (500, 4_000), (1_000, 4_000), (5_000, 4_000), (25_000, 2_000)],
        &[(5, 150), (25, 150), (100, 100), (500, 50)],
        &[(1, 200), (5, 200), (25, 100), (100, 50)],
        &[(25, 100_000), (100, 100_000), (500, 100_000), (1_000, 100_000), (5_000, 100_000)],
        &[(500, 4_000), (1_000, 4_000), (5_000, 4_000), (25_000, 2_000), (100_000, 1_000)],
    ];
    let limit = |variant| (variant, Betting::Limit);
    let games = [
        Game::default(),
        Game::default(),
        Game::default(),
        Game::One(Variant::Omaha, Betting::PotLimit),
        Game::One(Variant::HoldEm, Betting::Limit),
        Game::One(Variant::Stud8, Betting::Limit),
        Game::Mix {
            rotation: Rotation::Hands(8),
            games: [Variant::HoldEm, Variant::Omaha8, Variant::Razz, Variant::Stud, Variant::Stud8]
                .map(limit)
                .to_vec(),
        },
        Game::Mix {
            rotation: Rotation::Level,
            games: [Variant::HoldEm, Variant::Stud, Variant::Badugi].map(limit).to_vec(),
        },
    ];
    let ante = match of(draw, 0, 3) {
        0 => AnteWish::None,
        1 => AnteWish::BigBlind(1),
        2 => AnteWish::BigBlind(of(draw, 1, 8)),
        _ => AnteWish::Each(of(draw, 1, 8)),
    };
    let mut breaks = Vec::new();
    if of(draw, 0, 5) > 0 {
        breaks.push(every(of(draw, 1, 8), 10));
    }
    if of(draw, 0, 3) == 0 {
        let when = BreakTime::Near(of(draw, 60, 300));
        breaks.push(BreakWish { time: when, minutes: 45, name: BreakName::Dinner });
    }
    StructureWish {
        entries,
        most: entries,
        stack: Chips::new(stack),
        end: of(draw, 30, 720),
        minutes,
        ante,
        breaks,
        deep: one(draw, &[10, 25, 50, 75, 100, 150, 200, 300]),
        late: u16::try_from(of(draw, 0, 9)).unwrap(),
        chips: owned(draw.pick(sets.iter()).unwrap()),
        game: draw.pick(games.iter()).unwrap().clone(),
        ..StructureWish::default()
    }
}

#[test]
fn every_wish_gives_a_payable_structure_or_a_true_reason() {
    let mut made = 0;
    for seed in 0..wishes() {
        let wish = wish(seed);
        match make(&wish) {
            Ok(done) => {
                made += 1;
                holds(&wish, &done, seed);
            }
            Err(fault) => is_true(&wish, &fault, seed),
        }
    }
    assert!(made * 10 > wishes() * 8, "{made} of {} are made", wishes());
}

fn holds(wish: &StructureWish, made: &GeneratedStructure, seed: u64) {
    let structure = &made.structure;
    let describe = || format!("seed {seed}: {}\n{:?}\n{wish:?}", written(structure), made.unmet);
    let named = bottone_rules::levels::Structure { name: "x".to_owned(), ..structure.clone() };
    assert_eq!(named.validate(), Ok(()), "{}", describe());
    // No warning for a floor manager: each amount can be paid, and no amount falls.
    assert_eq!(check(structure), [] as [Warning; 0], "{}", describe());
    // Every step is allowed or reported.
    let all = levels(structure);
    let bigs: Vec<u64> = all.iter().map(|level| stake(level).get()).collect();
    let uneven = |unmet: &&UnmetWish| matches!(unmet, UnmetWish::Uneven(_));
    let odd = bigs
        .windows(2)
        .filter(|pair| pair[1] * 1_000 < pair[0] * 1_150 || pair[1] * 1_000 > pair[0] * 1_600);
    assert_eq!(odd.count(), made.unmet.iter().filter(uneven).count(), "{}", describe());
    // So is every ante that comes in with a jump, and no other.
    let orbit = |level: &Level| {
        let ante = level.ante.map_or(0, |ante| match ante {
            Ante::Each(chips) => chips.get() * u64::from(wish.seats),
            Ante::BigBlind(chips) | Ante::Button(chips) => chips.get(),
        });
        (ante, level.small.get() + level.big.get() + ante)
    };
    let jumps = |pair: &&[&Level]| {
        let [(ante, all), (next_ante, next_all)] = [orbit(pair[0]), orbit(pair[1])];
        let grows = next_ante * pair[0].big.get() > ante * pair[1].big.get();
        !pair[1].big.is_zero() && !pair[0].big.is_zero() && grows && next_all * 1_000 > all * 1_600
    };
    let reported_jumps = made.unmet.iter().filter(|unmet| matches!(unmet, UnmetWish::Jump { .. }));
    assert_eq!(all.windows(2).filter(jumps).count(), reported_jumps.count(), "{}", describe());
    for unmet in &made.unmet {
        is_so(wish, &made.unmet, unmet, &describe);
    }
    // A chip that is not needed leaves in the first break, and none leaves elsewhere.
    for (row, what) in structure.rows.iter().enumerate() {
        if let Row::ColourUp(chips) = what {
            let behind = structure.rows[..row].iter().rev().take_while(|row| row.level().is_none());
            assert!(behind.clone().any(|row| matches!(row, Row::Break(_))), "{}", describe());
            for chip in chips {
                assert!(structure.replacement(row, *chip).is_some(), "{chip}: {}", describe());
            }
        }
    }
    for ColourUpTime { chip, pause, .. } in earliest_colour_ups(structure) {
        let Some(pause) = pause else { continue };
        let goes = structure.colour_ups_around(pause).contains(&chip);
        let before = !structure.chips_in_play(pause).contains(&chip);
        let larger = structure.chips_in_play(usize::MAX);
        let into = larger.iter().any(|new| *new > chip && new.get().is_multiple_of(chip.get()));
        assert!(goes || before || !into || is_held(wish, chip), "{chip} stays: {}", describe());
    }
    // The end follows the plain rule, and is reported if it is not as wished.
    assert_eq!(made.end, plain_end(structure, wish.entries), "{}", describe());
    assert!(made.end.low <= made.end.middle && made.end.middle <= made.end.high, "{}", describe());
    let late = made.end.middle.abs_diff(wish.end) > u32::from(wish.minutes / 4).max(5);
    let says = made.unmet.iter().any(|unmet| matches!(unmet, UnmetWish::End { .. }));
    assert_eq!(late, says, "{}", describe());
    assert!(u32::try_from(structure.minutes()).unwrap() >= made.end.middle, "{}", describe());
    // A stack has exactly the right sum.
    let sum: Chips = made.stack.iter().map(|pile| pile.worth()).sum();
    assert_eq!(sum, wish.stack, "{}", describe());
}

/// The big blinds that people know, in hundredths of every power of ten.
const KNOWN: [u64; 11] = [100, 120, 150, 160, 200, 250, 300, 400, 500, 600, 800];

/// Checks that the report on an unmet wish is true, as far as it is visible from outside;
/// `maker/search.rs` tries all sequences for small evenings.
fn is_so(
    wish: &StructureWish,
    all: &[UnmetWish],
    unmet: &UnmetWish,
    describe: &impl Fn() -> String,
) {
    match unmet {
        UnmetWish::Deep { wished, payable: false, .. } if wish.game == Game::default() => {
            // No known blinds as deep as wished can be paid with these chips.
            let usual = if wish.stack.get() / u64::from(*wished) < 50 { 1 } else { 25 };
            let smallest = wish.chips.iter().map(|chip| chip.value.get()).min().unwrap_or(usual);
            let fits = |big: u64| {
                let deep = big * u64::from(*wished) * 1_000 / wish.stack.get();
                let pays = big.is_multiple_of(2 * smallest);
                (870..=1_150).contains(&deep) && pays
            };
            let powers = (0..9).map(|power| 10_u64.pow(power));
            let known = powers.flat_map(|power| KNOWN.map(|known| known * power / 100));
            assert_eq!(
                known.into_iter().find(|big| *big > 0 && fits(*big)),
                None,
                "{}",
                describe()
            );
        }
        // The depth was given up for the end, and with success.
        UnmetWish::Deep { payable: true, .. } => {
            let is_end = |unmet: &UnmetWish| matches!(unmet, UnmetWish::End { .. });
            assert!(!all.iter().any(is_end), "{}", describe());
        }
        UnmetWish::End { needs, length, .. } => {
            if let Some(Exception::Step(step)) = needs {
                assert!(!(1_150..=1_600).contains(&step.thousandths()), "{step:?} {}", describe());
            }
            // A reported length gives the wished end.
            let Some(minutes) = length else { return };
            let other = make(&StructureWish { minutes: *minutes, ..wish.clone() }).unwrap();
            let is_end = |unmet: &UnmetWish| matches!(unmet, UnmetWish::End { .. });
            assert!(!other.unmet.iter().any(is_end), "{minutes}: {:?} {}", other.unmet, describe());
        }
        _ => {}
    }
}

/// Returns whether the house has too few larger chips to hold everything in play without this one.
fn is_held(wish: &StructureWish, chip: Chips) -> bool {
    let larger = wish.chips.iter().filter(|owned| owned.value > chip);
    let worth: Chips = larger.map(|owned| owned.value.times(owned.owned.into())).sum();
    !wish.chips.is_empty() && worth < wish.stack.times(wish.most.into())
}

/// Checks that the reason for refusing a wish is true.
fn is_true(wish: &StructureWish, fault: &WishFault, seed: u64) {
    match fault {
        WishFault::Unpayable { stack, chips } => {
            let smallest = chips.iter().map(|chip| chip.get()).min().unwrap();
            assert!(!stack.get().is_multiple_of(smallest), "seed {seed}: {wish:?}");
        }
        WishFault::TooManyLevels => assert!(wish.end / u32::from(wish.minutes) > 100),
        WishFault::TooShort => assert!(wish.end < u32::from(wish.minutes)),
        WishFault::NoBlinds => {
            // Checked in another way: the smallest chip is too large for known blinds below all chips in play.
            let smallest = wish.chips.iter().map(|chip| chip.value.get()).min().unwrap();
            assert!(smallest * 4 > wish.total().get(), "seed {seed}: {wish:?}");
        }
        other => panic!("seed {seed}: {other:?} for {wish:?}"),
    }
}
