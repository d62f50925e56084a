//! The faces of a moment: the new level, and the money.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_rules::seating::final_table;
use bottone_tournament::Tournament;
use bottone_view::{
    Stat, figures,
    highlight::HighlightText,
    money::prizes::{PrizeRow, PrizeTable, next_out},
};
use bottone_vocabulary::words;

/// The first seconds of a level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelUp {
    pub text: HighlightText,
    /// The time left in the level: "29:57".
    pub left: String,
    /// "left in level 13".
    pub left_in: String,
    /// The stakes before, those of the next level, the average stack, and the players.
    pub foot: Vec<Stat>,
}

impl LevelUp {
    /// Returns the face of the level that has begun.
    pub fn of(language: Language, t: &Tournament, text: HighlightText, at: Timestamp) -> Self {
        let structure = t.clock().structure();
        let reading = t.clock().read(at);
        let stakes = |row: usize| Some(words::stakes(language, structure.rows.get(row)?.level()?));
        let before = (0..reading.row).rev().find_map(stakes);
        let next = structure.next_level(reading.row).and_then(stakes);
        let number = structure.level_number(reading.row);
        let stat = |caption: &str, figure: String| Stat::new(language, caption, figure, "");
        let average = figures::average(t, at).map(|(chips, big)| {
            let blinds = big.map(|big| figures::big_blinds(language, chips, big));
            let chips = language.chips(chips);
            Stat::new(language, "figure-average", chips, blinds.unwrap_or_default())
        });
        let players = figures::players(language, t);
        let foot = [
            before.map(|stakes| stat("wall-was", stakes)),
            next.map(|stakes| stat("figure-next", stakes)),
            average,
            Some(Stat { tail: String::new(), ..players }),
        ];
        Self {
            text,
            left: words::countdown(reading.left),
            left_in: language.say("wall-left-in-level", &[("level", number.into())]),
            foot: foot.into_iter().flatten().collect(),
        }
    }
}

/// The minute after the last bust before the money.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InTheMoney {
    pub text: HighlightText,
    /// Places and their payouts: the first three, the final table, and the next one out.
    pub foot: Vec<(String, String)>,
}

impl InTheMoney {
    /// Returns the face of the minute after the bubble has burst.
    pub fn of(language: Language, t: &Tournament, text: HighlightText, at: Timestamp) -> Self {
        let table = PrizeTable::of(language, t, None, at);
        let wins = table.wins(true);
        let prize = |place| prize_of(&wins, place);
        let ordinal = |place| words::ordinal(language, place);
        let mut foot: Vec<(String, String)> =
            (1..=3).filter_map(|place| Some((ordinal(place), prize(place)?))).collect();
        let last_table = last_table(t);
        let next = t.next_out(at).map(|next| next.place);
        if last_table > 3 && next != Some(last_table) {
            let place = [("place", ordinal(last_table).into())];
            let word = language.say("wall-final-table-place", &place);
            foot.extend(prize(last_table).map(|prize| (word, prize)));
        }
        foot.extend(next_out(language, t, at).map(|(place, prize)| {
            (language.say("wall-next-out-place", &[("place", place.into())]), prize)
        }));
        Self { text, foot }
    }
}

/// Returns the prize of this place.
fn prize_of(wins: &[PrizeRow], place: u32) -> Option<String> {
    let row = wins.iter().find(|row| (row.first..=row.last).contains(&place))?;
    Some(row.prize())
}

/// Returns the number of players at the final table.
fn last_table(t: &Tournament) -> u32 {
    let (book, seats) = (&t.setup().house.rulebook, t.setup().seats);
    u32::from(final_table(0, seats, book.seating.final_table).unwrap_or(seats))
}

/// The number of first places in a short ladder.
const FIRST: u32 = 5;

/// Returns a short ladder of places and prizes: the first five, the final table, and the last one.
pub fn ladder(language: Language, t: &Tournament, at: Timestamp) -> Vec<(String, String)> {
    let wins = PrizeTable::of(language, t, None, at).wins(true);
    let last = wins.last().map_or(0, |row| row.last);
    let others = [last_table(t), last].into_iter().filter(|place| *place > FIRST);
    let mut places: Vec<u32> = (1..=FIRST).chain(others).collect();
    places.dedup();
    let row = |place: u32| Some((words::ordinal(language, place), prize_of(&wins, place)?));
    places.into_iter().filter_map(row).collect()
}
