//! The laws of every forecast.

use bottone::{
    base::chips::Chips,
    forecast::{Band, EntryCourse, Forecast, ForecastInput, HouseFactors, PastEvent, PlayState},
    rules::ending::LevelLength,
};
use proptest::prelude::*;

fn is_in_order(band: Band) -> bool {
    band.low <= band.middle
        && band.middle <= band.high
        && band.low.is_finite()
        && band.high.is_finite()
}

fn steps() -> impl Strategy<Value = Vec<LevelLength>> {
    let step = (1_u32..100_000, 1_u16..180, 0_u16..90);
    let sheets = prop::collection::vec(step, 1..40);
    sheets.prop_map(|steps| {
        let of = |(big, minutes, rest): (u32, u16, u16)| LevelLength {
            stake: Chips::new(big.into()),
            minutes,
            rest,
        };
        steps.into_iter().map(of).collect()
    })
}

proptest! {
    /// Checks any sheet, odd ones too. Bands are in order, no end is before now, no player comes
    /// back, and fewer players never come earlier.
    #[test]
    fn a_forecast_is_in_order(
        steps in steps(),
        stack in 1.0..1e9,
        entries in 2_u32..10_000,
        out in 0.0..1.0_f64,
        level in 1.0..60.0,
        late in 0_u8..12,
        begun in any::<bool>(),
    ) {
        let entries = f64::from(entries);
        let left = (entries * (1.0 - out)).round().max(2.0);
        let chips = entries * stack;
        let now = begun.then_some(PlayState { level, left, entries, chips });
        let event = ForecastInput { now, late: late.into(), ..ForecastInput::new(&steps, stack, entries) };
        let forecast = Forecast::of(&event).unwrap();
        let end = forecast.end();
        prop_assert!(is_in_order(end), "{end:?}");
        prop_assert!(end.low >= if begun { level } else { 1.0 }, "{end:?}");
        prop_assert!(is_in_order(forecast.clock(end)));
        let mut before: Option<Band> = None;
        for level in forecast.levels_to_come().take(80) {
            let left = forecast.players_left(level.into());
            prop_assert!(is_in_order(left) && left.low >= 1.0 && left.high <= entries + 1e-6, "{level}: {left:?}");
            if let Some(before) = before.filter(|_| level > u32::from(late) + 2) {
                prop_assert!(left.middle <= before.middle + 1e-9, "{level}: {before:?} {left:?}");
            }
            before = Some(left);
        }
        let mut later: Option<Band> = None;
        for players in [2.0, 9.0, 27.0, 100.0] {
            if let Some(at) = forecast.down_to(players) {
                prop_assert!(is_in_order(at), "{players}: {at:?}");
                prop_assert!(at.middle <= end.middle + 1e-9, "{players}: {at:?} {end:?}");
                if let Some(later) = later {
                    prop_assert!(at.middle <= later.middle + 1e-9, "{players}: {at:?} {later:?}");
                }
                later = Some(at);
            }
        }
    }

    /// Checks that entries never decrease, and are known at the close.
    #[test]
    fn late_entries_come_and_close(before in 2_u32..5_000, after in 0_u32..5_000, over in 0.0..1.0_f64) {
        let (before, after) = (f64::from(before), f64::from(after));
        let late = EntryCourse { entries: before + after, before, over };
        let band = late.entries_at_close(&HouseFactors::UNKNOWN);
        prop_assert!(is_in_order(band) && band.low >= before + after, "{band:?}");
        let closed = EntryCourse { over: 1.0, ..late }.entries_at_close(&HouseFactors::UNKNOWN);
        prop_assert_eq!(closed, Band::certain(before + after));
    }
}

fn evening() -> Vec<LevelLength> {
    let bigs = [100, 200, 300, 400, 600, 800, 1_000, 1_200, 1_600, 2_000];
    bigs.map(|big| LevelLength { stake: Chips::new(big), minutes: 30, rest: 0 }).into()
}

/// Checks the length: more players, deeper stacks or a house with long events end later. Shorter
/// levels end earlier by the clock.
#[test]
fn what_makes_an_evening_longer() {
    let steps = evening();
    let end = |event: &ForecastInput<'_>| {
        let forecast = Forecast::of(event).unwrap();
        forecast.clock(forecast.end()).middle
    };
    let usual = ForecastInput::new(&steps, 20_000.0, 80.0);
    let past =
        |shift: f64| HouseFactors::of(&[PastEvent { end: Some(shift), ..PastEvent::default() }; 6]);
    let quick: Vec<LevelLength> =
        steps.iter().map(|step| LevelLength { minutes: 15, ..*step }).collect();
    assert!(end(&ForecastInput::new(&steps, 20_000.0, 160.0)) > end(&usual));
    assert!(end(&ForecastInput::new(&steps, 40_000.0, 80.0)) > end(&usual));
    assert!(end(&ForecastInput { house: past(-0.5), ..usual }) > end(&usual));
    assert!(end(&ForecastInput { house: past(0.5), ..usual }) < end(&usual));
    assert!(end(&ForecastInput { steps: &quick, ..usual }) < end(&usual) * 0.6);
}

/// Checks that the curve starts at the count, and that marks near it are more certain than before.
#[test]
fn a_count_makes_the_next_marks_surer() {
    let steps = evening();
    let before = ForecastInput::new(&steps, 20_000.0, 80.0);
    let usual = Forecast::of(&before).unwrap().players_left(8.0);
    let width = |band: Band| (band.high / band.low).ln();
    for left in [30.0, 45.0, 60.0] {
        let now = Some(PlayState { level: 7.0, left, entries: 80.0, chips: 1_600_000.0 });
        let forecast = Forecast::of(&ForecastInput { now, ..before }).unwrap();
        let here = forecast.players_left(7.0);
        assert!((here.middle - left).abs() < 1e-6, "{here:?}");
        let next = forecast.players_left(8.0);
        assert!(width(next) < width(usual), "{next:?} {usual:?}");
        assert!(next.middle < left && next.middle > left * 0.7, "{next:?}");
    }
}

/// Checks that a sheet that is too short continues like its last steps.
#[test]
fn a_sheet_that_is_outrun_goes_on() {
    let full: Vec<LevelLength> = (0..40)
        .map(|n| 100_000.0 * (0.25 * f64::from(n)).exp())
        .map(|big| LevelLength { stake: Chips::new(big as u64), minutes: 20, rest: 0 })
        .collect();
    let [whole, short] = [&full[..], &full[..12]]
        .map(|steps| Forecast::of(&ForecastInput::new(steps, 2e7, 200.0)).unwrap().end());
    assert!((whole.middle - short.middle).abs() < 0.01, "{whole:?} {short:?}");
    assert!(whole.middle > 13.0);
}
