//! Levels and breaks with their starting times.

use bottone_base::{chips::Chips, money::Money};
use bottone_i18n::{Gap, Language};
use bottone_rules::levels::{Ante, AntePoster, Game, Level, LimitBets, Row as Line, Structure};
use bottone_source::{
    outlook::{Background, Outlook},
    sheet_source::SheetSource,
};
use bottone_tournament::{
    Tournament,
    clock::ClockStatus,
    history::RowStart,
    papers::SheetKind,
    setup::{Purchase, Setup},
};
use bottone_view::{
    chips::set::colour_name,
    forecast::ForecastView,
    sheet::{Column, Job, SheetPart, SheetTable, TableRow},
};
use bottone_vocabulary::words;

use super::frame::sheet;

/// Makes the structure for the wall.
pub(super) fn levels(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, .. } = *desk;
    let structure = t.clock().structure();
    let starts = desk.starts();
    let mut parts = vec![SheetPart::Note(summary(language, structure))];
    parts.push(SheetPart::Table(table(language, structure, &starts)));
    let mut notes = Vec::new();
    if starts.iter().any(|start| matches!(start, RowStart::After(_))) {
        notes.push(language.word(if t.clock().started() {
            "sheets-times-of-day"
        } else {
            "sheets-times-to-come"
        }));
    }
    if t.clock().read(desk.at).state == ClockStatus::Paused {
        let gaps = [("time", words::time_of_day(desk.at).into())];
        notes.push(language.say("sheets-times-stopped", &gaps));
    }
    notes.push(prices(language, t));
    let rules = t.setup().house.rulebook.name.as_str();
    notes.push(language.say("sheets-rules", &[("rules", rules.into())]));
    notes.push(chips(language, structure));
    notes.retain(|note| !note.is_empty());
    parts.push(SheetPart::Note(notes.join(" ")));
    parts.extend(outlook(desk).map(SheetPart::Forecast));
    Job::Sheets(vec![sheet(desk, SheetKind::Levels, parts)])
}

/// Returns "Forecast at 19:40: ends 00:50–01:30, as likely before 01:10 as after it."
fn outlook(desk: &SheetSource<'_>) -> Option<String> {
    let SheetSource { language, t, at, .. } = *desk;
    let background = Background::of(desk.records, desk.ledger, desk.house);
    let view = ForecastView::of(language, &Outlook::of(t, &background, at)?);
    let gaps = [
        ("time", words::time_of_day(at).into()),
        ("ends", view.ends.as_str().into()),
        ("likely", view.likely.as_str().into()),
    ];
    Some(language.say("forecast-on-paper", &gaps))
}

/// Returns "No-Limit Hold'em · 30,000 chips · 40-minute levels · big blind ante".
pub(super) fn summary(language: Language, structure: &Structure) -> String {
    let mut parts = vec![words::game_long(language, &structure.game)];
    let stack = language.chips(structure.starting_stack);
    parts.push(language.say("sheets-stack", &[("chips", stack.into())]));
    let mut lengths: Vec<u16> = structure.levels().map(|(.., level)| level.minutes).collect();
    lengths.sort_unstable();
    lengths.dedup();
    if let [minutes] = lengths.as_slice() {
        parts.push(language.say("sheets-level-length", &[("minutes", (*minutes).into())]));
    }
    let poster = one_ante(structure);
    parts.extend(poster.map(|poster| language.word(&format!("sheets-ante-{}", poster.key()))));
    parts.join(" · ")
}

/// Returns the player who posts the ante, if it is the same in all levels with an ante. Beside the
/// antes of stud the column names each.
fn one_ante(structure: &Structure) -> Option<AntePoster> {
    let levels = || structure.levels().map(|(.., level)| level);
    let stud = levels().any(|level| level.stud.is_some());
    let mut posters = levels().filter_map(|level| level.ante).map(Ante::poster);
    let first = posters.next().filter(|_| !stud)?;
    posters.all(|poster| poster == first).then_some(first)
}

/// A column of the sheet.
#[derive(Clone, Copy)]
enum TimesColumn {
    Level,
    Game,
    SmallBlind,
    BigBlind,
    StudAnte,
    BringIn,
    /// The ante, if all levels have the same kind, which is named above.
    Ante,
    /// The ante with its kind at each level.
    AnteBy,
    Bets,
    Minutes,
    Starts,
}

impl TimesColumn {
    /// Returns the columns that the structure needs.
    fn of(structure: &Structure) -> Vec<Self> {
        let any = |of: fn(&Level) -> bool| structure.levels().any(|(.., level)| of(level));
        let mut heads = vec![Self::Level];
        let mixed = matches!(structure.game, Game::Mix { .. });
        heads.extend((mixed || any(|level| level.game.is_some())).then_some(Self::Game));
        if any(|level| level.stud.is_none() || !level.big.is_zero()) {
            heads.extend([Self::SmallBlind, Self::BigBlind]);
            let ante = if one_ante(structure).is_some() { Self::Ante } else { Self::AnteBy };
            let has = any(|level| level.ante.is_some() || level.stud.is_some());
            heads.extend(has.then_some(ante));
        } else {
            heads.extend([Self::StudAnte, Self::BringIn]);
        }
        heads.extend(any(|level| level.bets.is_some()).then_some(Self::Bets));
        heads.extend([Self::Minutes, Self::Starts]);
        heads
    }

    fn column(self, language: Language) -> Column {
        let words = |name| Column::words(language.word(name));
        let figures = |name| Column::figures(language.word(name));
        match self {
            Self::Level => words("sheets-level"),
            Self::Game => words("sheets-game"),
            Self::SmallBlind => figures("sheets-small-blind"),
            Self::BigBlind => figures("sheets-big-blind"),
            Self::StudAnte | Self::Ante | Self::AnteBy => figures("sheets-ante"),
            Self::BringIn => figures("sheets-bring-in"),
            Self::Bets => figures("sheets-bets"),
            Self::Minutes => figures("sheets-minutes"),
            Self::Starts => figures("sheets-starts"),
        }
    }

    fn cell(
        self,
        language: Language,
        structure: &Structure,
        (row, level): (usize, &Level),
        start: RowStart,
    ) -> String {
        let chips = |chips: Chips| match chips {
            Chips::ZERO => String::new(),
            chips => language.chips(chips),
        };
        let bets = |bets: LimitBets| {
            format!("{} / {}", language.chips(bets.small), language.chips(bets.big))
        };
        let text = match self {
            Self::Level => structure.level_number(row).to_string(),
            Self::Game => game(language, structure, row, level),
            Self::SmallBlind => chips(level.small),
            Self::BigBlind => chips(level.big),
            Self::StudAnte => chips(level.stud.map(|stud| stud.ante).unwrap_or_default()),
            Self::BringIn => chips(level.stud.map(|stud| stud.bring_in).unwrap_or_default()),
            Self::Ante => chips(level.ante.map(Ante::chips).unwrap_or_default()),
            Self::AnteBy => words::ante_column(language, level),
            Self::Bets => level.bets.map(bets).unwrap_or_default(),
            Self::Minutes => level.minutes.to_string(),
            Self::Starts => time(start),
        };
        if text.is_empty() { "–".to_owned() } else { text }
    }
}

/// Returns the game of a level: the usual one, or that of the mix.
fn game(language: Language, structure: &Structure, row: usize, level: &Level) -> String {
    match (&level.game, structure.games_at(row).as_slice()) {
        (_, [(variant, betting)]) => words::one_game(language, *variant, *betting),
        (Some(game), _) => words::game_short(language, game),
        (None, _) => words::game_short(language, &structure.game),
    }
}

/// Formats a time: "16:15", or "+2:15" for a day that has not begun.
pub(super) fn time(start: RowStart) -> String {
    match start {
        RowStart::At(at) => words::time_of_day(at),
        RowStart::After(span) => words::after_the_start(span),
        RowStart::Never => "–".to_owned(),
    }
}

pub(super) fn table(language: Language, structure: &Structure, starts: &[RowStart]) -> SheetTable {
    let heads = TimesColumn::of(structure);
    let mut rows = Vec::with_capacity(structure.rows.len());
    let mut pause: Option<LevelBreak> = None;
    for ((row, what), start) in structure.rows.iter().enumerate().zip(starts) {
        if let Line::Level(level) = what {
            rows.extend(pause.take().map(|pause| pause.row(language)));
            let cell = |head: &TimesColumn| head.cell(language, structure, (row, level), *start);
            rows.push(TableRow::Cells(heads.iter().map(cell).collect()));
            continue;
        }
        // One band describes everything between two levels, unless play stops twice.
        let stops = matches!(what, Line::Break(_) | Line::EndOfDay);
        if stops && pause.as_ref().is_some_and(|pause| pause.stops.is_some()) {
            rows.extend(pause.take().map(|pause| pause.row(language)));
        }
        let pause = pause.get_or_insert_with(|| LevelBreak::new(*start));
        match what {
            Line::Break(_) | Line::EndOfDay => {
                (pause.stops, pause.start) = (Some(what), *start);
            }
            Line::ColourUp(chips) => pause.leave.extend(chips),
            Line::RegistrationCloses => pause.closes = true,
            Line::Level(_) => {}
        }
    }
    rows.extend(pause.take().map(|pause| pause.row(language)));
    SheetTable { columns: heads.iter().map(|head| head.column(language)).collect(), rows }
}

/// The events between two levels.
struct LevelBreak<'a> {
    start: RowStart,
    stops: Option<&'a Line>,
    closes: bool,
    leave: Vec<Chips>,
}

impl LevelBreak<'_> {
    fn new(start: RowStart) -> Self {
        Self { start, stops: None, closes: false, leave: Vec::new() }
    }

    /// Returns "Dinner 60 minutes · 18:15 · registration closes · 100s come off".
    fn row(mut self, language: Language) -> TableRow {
        let time = time(self.start);
        let stops = match self.stops {
            Some(Line::Break(pause)) => {
                let name = words::break_name(language, &pause.name);
                let minutes = words::count(language, "count-minutes", pause.minutes.into());
                let gaps = [("name", name.into()), ("minutes", minutes.into())];
                Some(language.say("sheets-break", &gaps))
            }
            Some(_) => Some(language.word("sheets-end-of-day")),
            None => None,
        };
        self.leave.sort_unstable();
        self.leave.dedup();
        let leave = (!self.leave.is_empty()).then(|| {
            let chips = words::denominations(language, &self.leave);
            language.say("sheets-come-off", &[("chips", chips.into())])
        });
        let closes = self.closes.then(|| language.word("sheets-registration-closes"));
        let mut parts: Vec<String> = stops.into_iter().chain(closes).chain(leave).collect();
        if let Some(first) = parts.first_mut() {
            *first = format!("{} · {time}", words::capital(first));
        }
        TableRow::Between(parts.join(" · "))
    }
}

/// Returns "Buy-in €500+50. 2 re-entries until the end of level 6. …"
fn prices(language: Language, t: &Tournament) -> String {
    let (setup, structure) = (t.setup(), t.clock().structure());
    let Setup { currency, .. } = setup;
    let mut said = Vec::new();
    let price = words::price(language, setup.buy_in, currency);
    if !price.is_empty() {
        said.push(language.say("sheets-buy-in", &[("price", price.into())]));
    }
    if setup.guarantee > Money::ZERO {
        let money = language.money(setup.guarantee, currency);
        said.push(language.say("sheets-guarantee", &[("money", money.into())]));
    }
    let level = structure.registration_closes().map_or(0, |row| structure.level_number(row));
    let closes = ("level", level.into());
    let gaps = [("count", setup.re_entries.unwrap_or(0).into()), closes];
    said.push(match setup.re_entries {
        None => language.say("sheets-re-entries-free", &gaps),
        Some(_) => language.say("sheets-re-entries", &gaps),
    });
    let purchase = |name: &str, purchase: &Purchase| {
        let gaps: [Gap<'_>; 4] = [
            ("price", words::price(language, purchase.price, currency).into()),
            ("chips", language.chips(purchase.chips).into()),
            ("most", words::most(language, purchase.most).into()),
            ("level", purchase.through_level.into()),
        ];
        language.say(name, &gaps)
    };
    said.extend(setup.rebuy.as_ref().map(|of| purchase("sheets-rebuy", of)));
    said.extend(setup.add_on.as_ref().map(|of| purchase("sheets-add-on", of)));
    said.join(" ")
}

/// Returns "Chips: 100 black, 500 purple."
pub(super) fn chips(language: Language, structure: &Structure) -> String {
    let mut chips: Vec<_> = structure.chips.iter().collect();
    chips.sort_unstable_by_key(|chip| chip.value);
    let named = chips.into_iter().map(|chip| {
        let value = language.chips(chip.value);
        match chip.name.as_str() {
            "" => value,
            name => format!("{value} {}", colour_name(language, name)),
        }
    });
    let named: Vec<String> = named.collect();
    if named.is_empty() {
        return String::new();
    }
    language.say("sheets-chips", &[("chips", named.join(", ").into())])
}
