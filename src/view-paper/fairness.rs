//! The fairness of the moves of an evening: for the screen, paper, files and a player's card.

use bottone_base::person::Person;
use bottone_fairness::{ChanceBand, ChangeReason, Fairness, NightFigure, PlayerFairness};
use bottone_i18n::Language;
use bottone_rules::seating::OFTEN;
use bottone_tournament::{
    Tournament,
    entries::{EntryId, PlayerId},
};
use bottone_view::{
    Stat, Tone,
    sheet::{Column, SheetPart, SheetTable, TableRow},
};
use bottone_vocabulary::words;

/// The heads of the columns of players.
pub const HEADS: [&str; 8] = [
    "fairness-player",
    "fairness-moves",
    "fairness-chance",
    "fairness-why",
    "fairness-blinds",
    "fairness-early",
    "fairness-twice",
    "fairness-waited",
];

/// The caption of the moves on a player's card, as a name in the locales.
const MOVED: &str = "players-moved";

/// The fairness of an evening, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairnessView {
    /// The figures of the whole room.
    pub figures: Vec<FigureLine>,
    /// The note on the numbers that chance would give.
    pub note: String,
    /// Every player who had a seat: the most moved first, then by name.
    pub players: Vec<PlayerLine>,
}

/// One figure of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureLine {
    pub caption: String,
    pub figure: String,
    /// "41–58": the range that chance gives; empty if there is nothing to compare.
    pub chance: String,
    /// "What chance does", "Less than chance"; empty if there is nothing to compare.
    pub verdict: String,
    pub tone: Tone,
}

/// One player in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    pub player: Option<PlayerId>,
    /// True if the player ever changed seats.
    pub moved: bool,
    /// The cells, in the order of [`HEADS`].
    pub cells: [String; HEADS.len()],
    /// The tone of the moves: `Gold` if there are more than chance gives, else `Plain`.
    pub tone: Tone,
}

impl FairnessView {
    /// Builds the view of `fairness` for the event `t`.
    pub fn of(language: Language, t: &Tournament, fairness: &Fairness) -> Self {
        let mut players: Vec<(usize, String, PlayerLine)> = fairness
            .players
            .iter()
            .map(|(entry, night)| {
                let line = PlayerLine::of(language, t, *entry, night);
                let folded = t.entries().person(*entry).map(Person::folded);
                (night.moves.told, folded.unwrap_or_default(), line)
            })
            .collect();
        players.sort_by(|(more, one, _), (fewer, other, _)| fewer.cmp(more).then(one.cmp(other)));
        Self {
            figures: figures(language, fairness),
            note: language.say("fairness-note", &[("nights", fairness.nights.into())]),
            players: players.into_iter().map(|(.., line)| line).collect(),
        }
    }

    /// Returns the same for paper. Players who were never moved are counted, not listed.
    pub fn parts(&self, language: Language) -> Vec<SheetPart> {
        let head = |name: &str| language.word(name);
        let rows = self.figures.iter().map(|line| {
            let FigureLine { caption, figure, chance, verdict, .. } = line.clone();
            TableRow::Cells(vec![caption, figure, chance, verdict])
        });
        let columns = vec![
            Column::words(head("fairness-what")),
            Column::figures(head("fairness-tonight")),
            Column::figures(head("fairness-chance")),
            Column::words(head("fairness-verdict")),
        ];
        let room = SheetTable { columns, rows: rows.collect() };
        let columns = HEADS.iter().enumerate().map(|(at, name)| match at {
            0 | 3 => Column::words(head(name)),
            _ => Column::figures(head(name)),
        });
        let moved: Vec<&PlayerLine> = self.players.iter().filter(|line| line.moved).collect();
        let stayed = self.players.len() - moved.len();
        let rows = moved.iter().map(|line| TableRow::Cells(line.cells.to_vec()));
        let players = SheetTable { columns: columns.collect(), rows: rows.collect() };
        vec![
            SheetPart::Table(room),
            SheetPart::Note(self.note.clone()),
            SheetPart::Heading(head("fairness-players")),
            SheetPart::Table(players),
            SheetPart::Note(words::count(language, "fairness-stayed", stayed)),
        ]
    }

    /// Returns the same as spreadsheet rows: the room, an empty row, then the players.
    pub fn rows(&self, language: Language) -> Vec<Vec<String>> {
        let heads = |names: &[&str]| names.iter().map(|name| language.word(name)).collect();
        let mut rows: Vec<Vec<String>> = vec![heads(&[
            "fairness-what",
            "fairness-tonight",
            "fairness-chance",
            "fairness-verdict",
        ])];
        rows.extend(self.figures.iter().map(|line| {
            let FigureLine { caption, figure, chance, verdict, .. } = line.clone();
            vec![caption, figure, chance, verdict]
        }));
        rows.push(Vec::new());
        rows.push(heads(&HEADS));
        rows.extend(self.players.iter().map(|line| line.cells.to_vec()));
        rows
    }
}

impl PlayerLine {
    fn of(language: Language, t: &Tournament, entry: EntryId, night: &PlayerFairness) -> Self {
        let story = &night.story;
        let dash = |number: u32| if number == 0 { "–".to_owned() } else { number.to_string() };
        let cells = [
            words::full_name(language, t, entry),
            night.moves.told.to_string(),
            band(night.moves.chance),
            move_reasons(language, night),
            blinds(night),
            match story.early {
                0 => "–".to_owned(),
                early => {
                    let hands = words::count(language, "count-hands", story.early_by as usize);
                    format!("{early}, {hands}")
                }
            },
            dash(story.twice),
            dash(story.waited),
        ];
        let player = t.entries().get(entry).map(|entry| entry.player);
        let more = night.moves.told > night.moves.chance.most;
        let moved = !story.changes.is_empty();
        Self { player, moved, cells, tone: if more { Tone::Gold } else { Tone::Plain } }
    }
}

/// Returns two groups of lines for a player's card: the known ones, and those about moves. The
/// second group grows once the fairness is computed.
pub fn card_stats(
    language: Language,
    stats: &[Stat],
    night: Option<&PlayerFairness>,
) -> (Vec<Stat>, Vec<Stat>) {
    let caption = language.word(MOVED);
    let (known, others): (Vec<Stat>, Vec<Stat>) =
        stats.iter().cloned().partition(|stat| stat.caption == caption);
    (others, night.map_or(known, |night| move_stats(language, night)))
}

fn move_stats(language: Language, night: &PlayerFairness) -> Vec<Stat> {
    let story = &night.story;
    let mut stats = Vec::new();
    let mut show = |caption: &str, figure: String, tail: String| {
        stats.push(Stat::new(language, caption, figure, tail));
    };
    let chance = language.say("fairness-by-chance", &[("chance", band(night.moves.chance).into())]);
    let times = u8::try_from(story.changes.len()).unwrap_or(u8::MAX);
    show(MOVED, words::times(language, times), chance);
    if times > 0 {
        show("fairness-why", move_reasons(language, night), String::new());
        show("fairness-blinds", blinds(night), String::new());
    }
    let waited = words::count(language, "count-hands", story.waited as usize);
    if story.early > 0 {
        let hands = words::count(language, "count-hands", story.early_by as usize);
        let twice = language.say("fairness-also-twice", &[("count", story.twice.into())]);
        let waits = language.say("fairness-also-waited", &[("hands", waited.into())]);
        let also = [(story.twice, twice), (story.waited, waits)].into_iter();
        let also = also.filter(|(count, _)| *count > 0).map(|(_, words)| words);
        let also = words::joined(also);
        show("fairness-early", format!("{}, {hands}", story.early), also);
    } else if story.waited > 0 {
        show("fairness-waited", waited, String::new());
    }
    stats
}

fn figures(language: Language, fairness: &Fairness) -> Vec<FigureLine> {
    let compared = |name: &str, figure: NightFigure| {
        let (verdict, tone) = verdict(figure);
        FigureLine {
            caption: language.say(name, &[("count", OFTEN.into())]),
            figure: language.number(figure.told as u64),
            chance: band(figure.chance),
            verdict: language.word(verdict),
            tone,
        }
    };
    let line_of = |name: &str, number: usize| FigureLine {
        caption: language.word(name),
        figure: language.number(number as u64),
        chance: String::new(),
        verdict: String::new(),
        tone: Tone::Plain,
    };
    let nights = || fairness.players.values();
    let times = |why: ChangeReason| nights().map(|night| night.story.times(why)).sum();
    let mut lines = vec![
        compared("fairness-often", fairness.often),
        compared("fairness-most", fairness.most),
        compared("fairness-all-moves", fairness.moves),
        line_of("fairness-broken", times(ChangeReason::Break)),
        line_of("fairness-balanced", times(ChangeReason::Balance)),
    ];
    let some = [
        ("fairness-by-floor", times(ChangeReason::Floor)),
        ("fairness-redrawn", times(ChangeReason::Redraw)),
    ];
    lines.extend(some.into_iter().filter(|(_, n)| *n > 0).map(|(name, n)| line_of(name, n)));
    let of_hands = [
        ("fairness-all-early", fairness.early),
        ("fairness-all-twice", fairness.twice),
        ("fairness-all-waited", fairness.waited),
    ];
    let some = of_hands.into_iter().filter(|(_, figure)| *figure != NightFigure::default());
    lines.extend(some.map(|(name, figure)| compared(name, figure)));
    let spread: Vec<String> = (0..=OFTEN)
        .map(|times| {
            let moved = |night: &&PlayerFairness| night.moves.told.min(OFTEN) == times;
            language.number(nights().filter(moved).count() as u64)
        })
        .collect();
    lines.push(FigureLine {
        caption: language.say("fairness-spread", &[("count", OFTEN.into())]),
        figure: spread.join(" · "),
        ..line_of("fairness-broken", 0)
    });
    lines
}

/// Compares a figure with chance and returns the verdict and its tone.
fn verdict(figure: NightFigure) -> (&'static str, Tone) {
    match figure.told {
        figure_now if figure.chance.contains(figure_now) => ("fairness-within", Tone::Good),
        figure_now if figure_now < figure.chance.least => ("fairness-fewer", Tone::Good),
        _ => ("fairness-more", Tone::Gold),
    }
}

/// Formats a range: "0–4", "0".
fn band(band: ChanceBand) -> String {
    let ChanceBand { least, most } = band;
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// Formats the reasons for the moves: "2 broken, 1 balanced".
fn move_reasons(language: Language, night: &PlayerFairness) -> String {
    let each = [
        ("fairness-times-broken", ChangeReason::Break),
        ("fairness-times-balanced", ChangeReason::Balance),
        ("fairness-times-floor", ChangeReason::Floor),
        ("fairness-times-redrawn", ChangeReason::Redraw),
    ];
    let each = each.into_iter().filter_map(|(name, why)| match night.story.times(why) {
        0 => None,
        times => Some(words::count(language, name, times)),
    });
    each.collect::<Vec<_>>().join(", ")
}

/// Formats the hands to the big blind at each seat that the player came to: "3, 0, ?".
fn blinds(night: &PlayerFairness) -> String {
    let blind = |blind: Option<u8>| blind.map_or_else(|| "?".to_owned(), |hands| hands.to_string());
    let each = night.story.changes.iter().map(|change| blind(change.blind_after));
    let each: Vec<String> = each.collect();
    if each.is_empty() { "–".to_owned() } else { each.join(", ") }
}
