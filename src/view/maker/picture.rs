//! The average stack in big blinds over the evening, as a band, with what happens when.

use crate::{
    forecast::model::{self, BEND},
    i18n::Language,
    rules::{
        levels::{Row, Structure},
        maker::{End, stake},
        time::TimeOfDay,
    },
};

/// Half of all nights lie within so many standard deviations; 8 in 10 within so many.
const HALF: f64 = 0.6745;
const EIGHT_IN_TEN: f64 = 1.2816;

/// One in so many entries is paid, usually.
const PAID: f64 = 7.0;
/// Players at the final table.
const FINAL_TABLE: f64 = 9.0;

/// The average at one moment, in big blinds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// Minutes from the start.
    pub minute: f64,
    /// One night in ten is below; one in four; half; one in four is above; one in ten.
    pub average: [f64; 5],
    /// Players left, in the middle.
    pub left: f64,
}

/// Something that happens, and when.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Minutes from the start.
    pub minute: f64,
    pub words: String,
}

/// What the picture shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// The average from the start to the end, two moments a level at least.
    pub moments: Vec<Moment>,
    pub breaks: Vec<(f64, f64)>,
    pub closes: Option<Mark>,
    /// The bubble and the final table, in the middle.
    pub stages: Vec<Mark>,
    /// When it was to end.
    pub asked: Option<Mark>,
    pub end: End,
    /// "ends 00:50–01:30": half of all nights.
    pub ends: String,
    /// "8 in 10: 00:31–01:53".
    pub eight_in_ten: String,
    /// The time of day at the left edge.
    pub start: Option<TimeOfDay>,
}

impl Picture {
    /// Of a structure that so many entries play, from `start` to a wished end.
    pub fn of(
        language: Language,
        structure: &Structure,
        entries: u32,
        (start, wished, end): (TimeOfDay, u32, End),
    ) -> Self {
        let moments = moments(structure, entries, end);
        let mut picture = Self {
            breaks: Vec::new(),
            closes: None,
            stages: stages(language, &moments, entries),
            moments,
            asked: Some(Mark {
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
                    picture.closes = Some(Mark { minute: clock, words });
                }
                _ => {}
            }
            clock += minutes;
        }
        picture
    }
}

/// The average at the beginning and at the end of each level until the event ends in the middle.
#[expect(clippy::cast_precision_loss, reason = "a picture")]
fn moments(structure: &Structure, entries: u32, end: End) -> Vec<Moment> {
    let total = structure.starting_stack.get() as f64 * f64::from(entries);
    let stack = structure.starting_stack.get() as f64;
    let (mut moments, mut clock) = (Vec::new(), 0.0);
    let levels: Vec<(f64, f64)> = structure
        .levels()
        .map(|(.., level)| (stake(level).get() as f64, f64::from(level.minutes)))
        .collect();
    let mut level = 0;
    for row in &structure.rows {
        let minutes = f64::from(row.minutes());
        if row.level().is_some() {
            let (big, length) = levels[level];
            let next = levels.get(level + 1).map_or(big * 1.3, |next| next.0);
            for part in [0.0, 0.5, 1.0] {
                let minute = clock + part * minutes;
                if minute > f64::from(end.middle) {
                    return moments;
                }
                // Blinds as a curve, which a level's own blind meets in the middle of the level.
                let rises =
                    if part < 0.5 && level > 0 { big / levels[level - 1].0 } else { next / big };
                let curve = big * libm::pow(rises, part - 0.5);
                let usual = average(stack / curve, length);
                let players = (total / (usual * curve)).clamp(1.0, f64::from(entries));
                let share = players / f64::from(entries);
                let off = model::AVERAGE_SPREAD * ((1.0 - share) / share).min(1.0);
                let now = total / players / big;
                let at = |deviations: f64| now * libm::exp(deviations * off);
                let average = [-EIGHT_IN_TEN, -HALF, 0.0, HALF, EIGHT_IN_TEN].map(at);
                moments.push(Moment { minute, average, left: players });
            }
            level += 1;
        }
        clock += minutes;
    }
    moments
}

/// The usual average where the starting stack would be so many big blinds now.
fn average(started: f64, minutes: f64) -> f64 {
    let powers = libm::pow(started, BEND) + libm::pow(model::average(minutes), BEND);
    libm::pow(powers, 1.0 / BEND)
}

/// The bubble and the final table.
fn stages(language: Language, moments: &[Moment], entries: u32) -> Vec<Mark> {
    let entries = f64::from(entries);
    let stages = [("maker-bubble", entries / PAID), ("maker-final-table", FINAL_TABLE)];
    let stages = stages.into_iter().filter(|(_, left)| *left < entries);
    stages
        .filter_map(|(word, left)| {
            let minute = moments.iter().find(|moment| moment.left <= left)?.minute;
            Some(Mark { minute, words: language.word(word) })
        })
        .collect()
}
