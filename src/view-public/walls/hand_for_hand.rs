//! The wall while all tables play each hand together: the state of each table.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_rules::{floor::TableProgress, rulebook::HandForHand as Charge};
use bottone_tournament::{
    Tournament,
    clock::ClockStatus,
    hands::{BoardKind, HandBoard},
};
use bottone_view::{
    Stat, figures,
    money::prizes::{self, PrizeTable},
};
use bottone_vocabulary::words;

/// One table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandTile {
    /// "8".
    pub table: String,
    pub progress: TableProgress,
    /// The state of the table: "All-in, waiting", and the same in fewer words.
    pub words: [String; 2],
}

/// The face during hand for hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandForHandFace {
    /// "Hand for hand".
    pub title: String,
    /// "On the bubble", "3 more out, then the money"; empty while nothing is paid.
    pub how_far: String,
    /// "44 left, 43 paid".
    pub count: String,
    /// "Level 16 · 4,000 / 8,000".
    pub level: String,
    /// The time left in the level, and its caption; the caption also says that the clock is paused.
    pub left: (String, String),
    /// Every table; empty if tables do not report their state.
    pub tiles: Vec<HandTile>,
    /// "Hand 4 · 2 tables still playing".
    pub waits: String,
    /// The min cash, the first prize, the average stack, and the time that a hand takes off the
    /// clock.
    pub foot: Vec<Stat>,
}

impl HandForHandFace {
    /// Returns the face at `at`; `None` unless all tables play each hand together.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Option<Self> {
        let board = t.hands().board().filter(|board| board.kind == BoardKind::Together)?;
        let reading = t.clock().read(at);
        if t.winner(at).is_some() || reading.state == ClockStatus::DayOver {
            return None;
        }
        let stakes = t.clock().level(at).map(|(_, level)| words::stakes(language, level));
        let level = figures::row_name(language, t, reading.row);
        let stands =
            if t.clock().runs(at) { "wall-left-in-this-level" } else { "wall-clock-paused" };
        let tiles = tiles(language, t, board);
        let (how_far, count) = money_distance(language, t, at);
        Some(Self {
            title: language.word("prizes-hand-for-hand"),
            how_far,
            count,
            level: words::joined([level, stakes.unwrap_or_default()]),
            left: (words::countdown(reading.left), language.word(stands)),
            waits: waiting_text(language, board, &tiles),
            tiles,
            foot: foot(language, t, at),
        })
    }
}

fn tiles(language: Language, t: &Tournament, board: &HandBoard) -> Vec<HandTile> {
    if !board.is_used() {
        return Vec::new();
    }
    let tile = |(number, _)| {
        let progress = board.at_table(number).progress;
        let (long, short) = match progress {
            TableProgress::Done => ("wall-hand-done", "wall-hand-done"),
            TableProgress::AllIn => ("wall-hand-all-in-waits", "wall-hand-all-in"),
            TableProgress::Plays => ("wall-hand-plays", "wall-hand-plays"),
            TableProgress::Stopped => ("wall-hand-stopped", "wall-hand-stopped-short"),
        };
        let words = [long, short].map(|name| language.word(name));
        HandTile { table: number.to_string(), progress, words }
    };
    t.tables_in_play().map(tile).collect()
}

/// Returns the number of the hand and the tables that still play, "Hand 4 · 2 tables still
/// playing".
fn waiting_text(language: Language, board: &HandBoard, tiles: &[HandTile]) -> String {
    let hand = language.say("wall-hand", &[("number", board.number.into())]);
    let of = |those: &[TableProgress]| {
        tiles.iter().filter(|tile| those.contains(&tile.progress)).count()
    };
    let plays = of(&[TableProgress::Plays, TableProgress::Stopped]);
    let all_in = of(&[TableProgress::AllIn]);
    let said = match (tiles.is_empty(), plays, all_in) {
        (true, ..) => language.word("wall-hand-together"),
        (false, 0, 0) => language.word("wall-hand-all-done"),
        (false, 0, all_in) => words::count(language, "wall-hand-all-ins", all_in),
        (false, plays, _) => words::count(language, "wall-hand-still", plays),
    };
    words::joined([hand, said])
}

/// Returns the distance to the money, and the numbers of players left and places paid.
fn money_distance(language: Language, t: &Tournament, at: Timestamp) -> (String, String) {
    let (left, paid) = (t.entries().playing_count(), t.places_paid());
    if paid == 0 || t.certainty(at).is_provisional() {
        return (String::new(), String::new());
    }
    let gaps = [
        ("left", language.number(left as u64).into()),
        ("paid", language.number(paid as u64).into()),
    ];
    let count = language.say("wall-left-paid", &gaps);
    let said = match left.saturating_sub(paid) {
        0 => language.word("prizes-in-the-money"),
        1 => language.word("wall-on-the-bubble"),
        out => words::count(language, "prizes-to-the-money", out),
    };
    (said, count)
}

fn foot(language: Language, t: &Tournament, at: Timestamp) -> Vec<Stat> {
    let wins = PrizeTable::of(language, t, None, at).wins(!t.certainty(at).is_provisional());
    let paid = |row: Option<&prizes::PrizeRow>| row.map(prizes::PrizeRow::prize);
    let stat = |caption: String, figure: String, tail: String| Stat { caption, figure, tail };
    let mut foot = Vec::new();
    let least = paid(wins.last()).filter(|_| !t.certainty(at).is_provisional());
    foot.extend(least.map(|least| stat(language.word("wall-min-cash"), least, String::new())));
    let first = paid(wins.first()).filter(|_| wins.len() > 1);
    foot.extend(first.map(|first| stat(words::ordinal(language, 1), first, String::new())));
    if let Some((chips, big)) = figures::average(t, at) {
        let blinds = big.map(|big| figures::big_blinds(language, chips, big)).unwrap_or_default();
        foot.push(Stat::new(language, "figure-average", language.chips(chips), blinds));
    }
    if !t.clock().runs(at) {
        let lost = match t.setup().house.rulebook.bubble.hand_for_hand {
            Charge::TwoMinutes => "−2:00",
            Charge::AtMostThreeMinutes => "−3:00",
        };
        let per = match t.setup().house.rulebook.bubble.hand_for_hand {
            Charge::TwoMinutes => "wall-per-hand",
            Charge::AtMostThreeMinutes => "wall-at-most-per-hand",
        };
        foot.push(Stat::new(language, "wall-clock", lost, language.word(per)));
    }
    foot
}
