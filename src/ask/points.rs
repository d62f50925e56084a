//! The question about points by a house's formula.

use bottone_i18n::Saying;
use bottone_points::{EvaluationFault, EventFacts, Finish, Formula, PRESETS};
use bottone_store::profiles::misread;
use serde::Deserialize;

use super::fault::QuestionFault;

/// The most places in one question, including all places of ties.
const MOST: u32 = 10_000;
/// The most steps that a formula may take for all of them.
const MOST_STEPS: u32 = 50_000_000;

#[derive(Deserialize)]
#[serde(rename = "Points", deny_unknown_fields)]
pub(super) struct PointsQuestion {
    /// A formula, or the name of one that is in use.
    formula: String,
    entries: u32,
    #[serde(default)]
    buy_in: f64,
    #[serde(default)]
    pool: f64,
    #[serde(default)]
    rebuys: u32,
    #[serde(default)]
    last_paid: u32,
    finishes: Vec<Finisher>,
}

/// A player who finished.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Finisher {
    place: u32,
    /// The worst place of a tie.
    #[serde(default)]
    last: Option<u32>,
    #[serde(default)]
    hits: u32,
    #[serde(default)]
    spent: f64,
    #[serde(default)]
    prize: f64,
}

impl PointsQuestion {
    pub(super) fn answer(&self) -> Result<Vec<f64>, QuestionFault> {
        let preset = PRESETS.iter().find(|preset| preset.id == self.formula);
        let text = preset.map_or(self.formula.as_str(), |preset| preset.points);
        let formula = Formula::parse_points(text)
            .map_err(|fault| QuestionFault::of("formula", misread(&fault)))?;
        let field = EventFacts {
            entries: self.entries.into(),
            buy_in: self.buy_in,
            pool: self.pool,
            rebuys: self.rebuys.into(),
            last_paid: self.last_paid.into(),
        };
        let (mut places, mut steps) = (0_u32, MOST_STEPS);
        let mut all = Vec::with_capacity(self.finishes.len());
        for one in &self.finishes {
            let last = one.last.unwrap_or(one.place);
            if one.place == 0 || last < one.place || last > self.entries {
                let place = Saying::of("ask-finish").with("place", one.place).with("last", last);
                return Err(QuestionFault::of("place", place.with("entries", self.entries)));
            }
            places = places.saturating_add(last - one.place + 1);
            if places > MOST {
                return Err(QuestionFault::of(
                    "finishes",
                    Saying::of("ask-many-places").with("most", MOST),
                ));
            }
            let finish = Finish {
                place: one.place.into(),
                hits: one.hits.into(),
                spent: one.spent,
                prize: one.prize,
            };
            let points = bottone_points::points_within(&formula, &field, &finish, last, &mut steps);
            all.push(points.map_err(|wrong| {
                let name = match wrong {
                    EvaluationFault::NoNumber => "ask-no-number",
                    EvaluationFault::TooLong => "ask-formula-too-long",
                };
                QuestionFault::of("formula", Saying::of(name).with("place", one.place))
            })?);
        }
        Ok(all)
    }
}
