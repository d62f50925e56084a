//! The average stack in big blinds over the evening, as a band, with the events marked.

use bottone_base::time::TimeOfDay;
use bottone_forecast::{Forecast, ForecastInput};
use bottone_i18n::Language;
use bottone_rules::{
    ending::{EndEstimate, stake, steps_of},
    levels::{Row, Structure},
    payouts::usual_places,
    rulebook::Rulebook,
    seating::final_table,
};

/// The standard deviations within which half of all cases lie, and those for 8 cases in 10.
const HALF: f64 = 0.6745;
const EIGHT_IN_TEN: f64 = 1.2816;

/// The average at one moment, in big blinds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AveragePoint {
    /// Minutes from the start.
    pub minute: f64,
    /// The quantiles of the average: 10%, 25%, 50%, 75%, 90%.
    pub average: [f64; 5],
}

/// An event and its time.
#[derive(Clone, Debug, PartialEq)]
pub struct TimeMark {
    /// Minutes from the start.
    pub minute: f64,
    pub words: String,
}

/// The content of the picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// The average from the start to the end, three moments a level.
    pub moments: Vec<AveragePoint>,
    pub breaks: Vec<(f64, f64)>,
    pub closes: Option<TimeMark>,
    /// The bubble and the final table, by the middle forecast.
    pub stages: Vec<TimeMark>,
    /// The wished end.
    pub wished_end: Option<TimeMark>,
    pub end: EndEstimate,
    /// "ends 00:50–01:30": the range of half of all cases.
    pub ends: String,
    /// "8 in 10: 00:31–01:53".
    pub eight_in_ten: String,
    /// The time of day at the left edge.
    pub start: Option<TimeOfDay>,
}

impl Picture {
    /// Builds the picture of a structure for this many entries, at tables of `seats`, from `start`
    /// to a wished end.
    pub fn of(
        language: Language,
        structure: &Structure,
        (entries, seats): (u32, u8),
        (start, wished, end): (TimeOfDay, u32, EndEstimate),
    ) -> Self {
        let forecast = forecast(structure, entries);
        let mut picture = Self {
            breaks: Vec::new(),
            closes: None,
            stages: forecast
                .as_ref()
                .map_or_else(Vec::new, |f| stages(language, f, entries, seats)),
            moments: forecast.map_or_else(Vec::new, |f| moments(structure, &f, end)),
            wished_end: Some(TimeMark {
                minute: wished.into(),
                words: language
                    .say("maker-asked", &[("time", start.later(wished).to_string().into())]),
            }),
            ends: language
                .say("maker-ends", &[("times", super::ends(start, (end.early, end.late)).into())]),
            eight_in_ten: language.say(
                "maker-eight-in-ten",
                &[("times", super::ends(start, (end.low, end.high)).into())],
            ),
            end,
            start: Some(start),
        };
        let mut clock = 0.0;
        for row in &structure.rows {
            let minutes = f64::from(row.minutes());
            match row {
                Row::Break(_) => picture.breaks.push((clock, clock + minutes)),
                Row::RegistrationCloses => {
                    let words = language.say("maker-entries-close", &[("entries", entries.into())]);
                    picture.closes = Some(TimeMark { minute: clock, words });
                }
                _ => {}
            }
            clock += minutes;
        }
        picture
    }
}

/// Returns the forecast of an event with this structure, before any player has come.
fn forecast(structure: &Structure, entries: u32) -> Option<Forecast> {
    #[expect(clippy::cast_precision_loss, reason = "a picture")]
    let stack = structure.starting_stack.get() as f64;
    let closes = structure.registration_closes().map_or(0, |row| structure.level_number(row));
    let late = f64::from(u32::try_from(closes).unwrap_or(u32::MAX));
    Forecast::of(&ForecastInput {
        late,
        ..ForecastInput::new(&steps_of(structure), stack, entries.into())
    })
}

/// Returns the average at the start, middle and end of each level, until the middle forecast of the
/// end.
#[expect(clippy::cast_precision_loss, reason = "a picture")]
fn moments(structure: &Structure, forecast: &Forecast, end: EndEstimate) -> Vec<AveragePoint> {
    let (mut moments, mut clock, mut level) = (Vec::new(), 0.0, 1.0);
    for row in &structure.rows {
        let minutes = f64::from(row.minutes());
        if let Some(played) = row.level() {
            let big = stake(played).get().max(1) as f64;
            for part in [0.0, 0.5, 1.0] {
                let minute = clock + part * minutes;
                if minute > f64::from(end.middle) {
                    return moments;
                }
                let deviations = [-EIGHT_IN_TEN, -HALF, 0.0, HALF, EIGHT_IN_TEN];
                let average = deviations.map(|off| forecast.average(level + part, off) / big);
                moments.push(AveragePoint { minute, average });
            }
            level += 1.0;
        }
        clock += minutes;
    }
    moments
}

/// Returns the bubble and the final table, each at its median time.
fn stages(language: Language, forecast: &Forecast, entries: u32, seats: u8) -> Vec<TimeMark> {
    let rule = Rulebook::default().seating.final_table;
    let last_table = final_table(0, seats, rule).unwrap_or(seats);
    let stages =
        [("maker-bubble", usual_places(entries)), ("maker-final-table", last_table.into())];
    let mark = |(word, left): (&str, u32)| {
        let reached = forecast.down_to(left.into()).filter(|_| left < entries)?;
        let minute = forecast.minutes(reached.middle);
        Some(TimeMark { minute, words: language.word(word) })
    };
    stages.into_iter().filter_map(mark).collect()
}
