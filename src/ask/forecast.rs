//! The question about the forecast of an event.

use bottone_base::chips::Chips;
use bottone_forecast::{Band, ForecastInput, PlayState};
use bottone_i18n::Saying;
use bottone_rules::{
    ending::LevelLength,
    levels::{MOST_MINUTES, MOST_ROWS},
    payouts::MOST_ENTRIES,
};
use serde::{Deserialize, Serialize};

use super::fault::QuestionFault;

#[derive(Deserialize)]
#[serde(rename = "Forecast", deny_unknown_fields)]
pub(super) struct ForecastQuestion {
    #[serde(deserialize_with = "super::reading::some_chips")]
    stack: Chips,
    /// The total number of entries, including re-entries.
    entries: u32,
    levels: Vec<ForecastLevel>,
    #[serde(default)]
    now: Option<PresentState>,
    /// The number of levels in which entries are sold.
    #[serde(default)]
    late: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForecastLevel {
    #[serde(deserialize_with = "super::reading::some_chips")]
    big: Chips,
    minutes: u16,
}

/// The present state of play.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PresentState {
    level: f64,
    left: u32,
}

#[derive(Serialize)]
pub(super) struct ForecastAnswer {
    end: LevelRange,
    left: Vec<PlayersLeft>,
}

/// The range of a time, in levels from 1 with the part played.
#[derive(Serialize)]
struct LevelRange {
    low: f64,
    middle: f64,
    high: f64,
}

/// The number of players left when a level begins.
#[derive(Serialize)]
struct PlayersLeft {
    level: u32,
    low: u32,
    middle: u32,
    high: u32,
}

impl ForecastQuestion {
    pub(super) fn answer(&self) -> Result<ForecastAnswer, QuestionFault> {
        let steps = self.steps()?;
        let entries = f64::from(self.entries);
        if !(2..=MOST_ENTRIES).contains(&self.entries) {
            let entries = Saying::of("ask-forecast-entries").with("entries", self.entries);
            return Err(QuestionFault::of("entries", entries.with("most", MOST_ENTRIES)));
        }
        #[expect(clippy::cast_precision_loss, reason = "a forecast needs no last chip")]
        let stack = self.stack.get() as f64;
        let now = self.now.as_ref().map(|now| self.standing(now, stack)).transpose()?;
        let late = self.late.into();
        let event = ForecastInput { late, now, ..ForecastInput::new(&steps, stack, entries) };
        // Levels, players and chips have already been checked.
        let forecast = bottone_forecast::Forecast::of(&event).ok_or_else(levels_fault)?;
        let left = |level| PlayersLeft::of(level, forecast.players_left(f64::from(level)));
        let to_come = forecast.levels_to_come();
        Ok(ForecastAnswer {
            end: LevelRange::of(forecast.end()),
            left: to_come.map(left).collect(),
        })
    }

    fn steps(&self) -> Result<Vec<LevelLength>, QuestionFault> {
        let fine = |level: &ForecastLevel| (1..=MOST_MINUTES).contains(&level.minutes);
        if self.levels.is_empty() || self.levels.len() > MOST_ROWS || !self.levels.iter().all(fine)
        {
            return Err(levels_fault());
        }
        let step = |level: &ForecastLevel| LevelLength {
            stake: level.big,
            minutes: level.minutes,
            rest: 0,
        };
        Ok(self.levels.iter().map(step).collect())
    }

    fn standing(&self, now: &PresentState, stack: f64) -> Result<PlayState, QuestionFault> {
        let most = u16::try_from(MOST_ROWS).unwrap_or(u16::MAX);
        if !(1.0..=f64::from(most)).contains(&now.level) {
            return Err(QuestionFault::of(
                "level",
                Saying::of("ask-forecast-level").with("most", most),
            ));
        }
        if !(2..=self.entries).contains(&now.left) {
            let left = Saying::of("ask-forecast-left").with("left", now.left);
            return Err(QuestionFault::of("left", left.with("entries", self.entries)));
        }
        let late = f64::from(self.late);
        let entries =
            bottone_forecast::sold(self.entries.into(), late, now.level - 1.0).max(now.left.into());
        Ok(PlayState { level: now.level, left: now.left.into(), entries, chips: entries * stack })
    }
}

fn levels_fault() -> QuestionFault {
    let levels = Saying::of("ask-forecast-levels").with("most", MOST_ROWS);
    QuestionFault::of("levels", levels.with("minutes", MOST_MINUTES))
}

impl LevelRange {
    fn of(band: Band) -> Self {
        let tenth = |level: f64| libm::round(level * 10.0) / 10.0;
        Self { low: tenth(band.low), middle: tenth(band.middle), high: tenth(band.high) }
    }
}

impl PlayersLeft {
    fn of(level: u32, band: Band) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "1 to a million"
        )]
        let whole = |players: f64| libm::round(players) as u32;
        Self { level, low: whole(band.low), middle: whole(band.middle), high: whole(band.high) }
    }
}
