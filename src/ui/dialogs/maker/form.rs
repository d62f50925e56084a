//! The wishes: typed lines and three sliders.

use egui::{
    Id, Label, Ui,
    text::{CCursor, CCursorRange},
};

use super::{
    blinds::Blinds,
    chips::OwnChips,
    slider::{nearest, slider},
};
use crate::{
    i18n::{Language, Saying, Told as _},
    rules::maker::AnteWish,
    ui::{
        action::Outbox,
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Field, choose},
    },
    view::{
        maker::{Asked, Plan, Players, game_name, games},
        words,
    },
};

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Players,
    ReEntries,
    Stack,
    Late,
    Start,
    End,
    Minutes,
    AnteFrom,
    Dinner,
    BreakAfter,
    BreakOf,
}

/// The lines with their labels, in display order.
const LINES: [(Line, &str); 11] = [
    (Line::Players, "maker-players"),
    (Line::ReEntries, "maker-reentries"),
    (Line::Stack, "screens-setup-stack"),
    (Line::Late, "maker-late"),
    (Line::Start, "maker-start"),
    (Line::End, "maker-end"),
    (Line::Minutes, "maker-minutes"),
    (Line::AnteFrom, "maker-ante-from"),
    (Line::Dinner, "maker-dinner"),
    (Line::BreakAfter, "maker-break-after"),
    (Line::BreakOf, "maker-break-of"),
];

/// The player who posts the ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ante {
    None,
    BigBlind,
    Each,
}

const ANTES: [(Ante, &str); 3] = [
    (Ante::BigBlind, "maker-ante-big-blind"),
    (Ante::Each, "maker-ante-each"),
    (Ante::None, "maker-ante-none"),
];

/// The usual depths, in big blinds: the steps of the first slider.
const DEPTHS: [u32; 15] = [20, 25, 30, 40, 50, 60, 75, 100, 120, 150, 200, 250, 300, 400, 500];
/// The lengths of a level, in minutes; a longer level means a steeper structure.
const LENGTHS: [u16; 12] = [5, 8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60];
/// The shortest and the longest event of the last slider, and its step, in minutes.
const EVENT: (u32, u32, u32) = (60, 720, 5);

/// The wishes as typed.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// The readable values of the lines.
    pub(super) asked: Asked,
    lines: [(String, Option<Saying>); LINES.len()],
    ante: Ante,
    game: usize,
    chips: OwnChips,
    blinds: Blinds,
    /// The language of the typed lines.
    spoken: Option<Language>,
}

impl Form {
    pub(super) fn new(mut asked: Asked, chips: OwnChips, blinds: Blinds) -> Self {
        asked.chips = chips.set().cloned();
        asked.blinds = blinds.list();
        let mut form = Self {
            lines: std::array::from_fn(|_| (String::new(), None)),
            ante: match asked.ante {
                AnteWish::None => Ante::None,
                AnteWish::BigBlind(_) => Ante::BigBlind,
                AnteWish::Each(_) => Ante::Each,
            },
            game: 0,
            asked,
            chips,
            blinds,
            spoken: None,
        };
        form.lines_in(Language::default());
        form
    }

    /// Returns the fault in a line, if any.
    pub(super) fn wrong(&self, language: Language) -> Option<String> {
        let lines = self.lines.iter().find_map(|(_, wrong)| wrong.as_ref());
        lines.or(self.blinds.wrong()).or(self.chips.wrong()).map(|wrong| wrong.told(language))
    }

    /// Takes the result of saving the house's own blinds.
    pub(super) fn kept_blinds(&mut self, kept: Result<(), Saying>) {
        self.blinds.kept(kept);
    }

    /// Writes the lines in this language if it has changed; a line with a fault keeps its text.
    fn lines_in(&mut self, language: Language) {
        if self.spoken.replace(language) == Some(language) {
            return;
        }
        for (line, _) in LINES {
            if self.lines[line as usize].1.is_none() {
                self.write(line, language);
            }
        }
    }

    /// Writes the present wish into a line.
    fn write(&mut self, line: Line, language: Language) {
        let asked = &self.asked;
        let text = match line {
            Line::Players => match asked.players {
                Players { low, high } if low == high => low.to_string(),
                Players { low, high } => format!("{low}-{high}"),
            },
            Line::ReEntries => asked.re_entries.to_string(),
            Line::Stack => asked.stack.map(|stack| language.chips(stack)).unwrap_or_default(),
            Line::Late => words::count(language, "count-levels", asked.late.into()),
            Line::Start => asked.start.to_string(),
            Line::End => asked.end().to_string(),
            Line::Minutes => asked.minutes.to_string(),
            Line::AnteFrom => asked.ante.from().unwrap_or(1).to_string(),
            Line::BreakAfter => {
                let levels = asked.breaks.map_or(0, |(levels, _)| levels);
                let levels = usize::try_from(levels).unwrap_or_default();
                words::count(language, "count-levels", levels)
            }
            Line::BreakOf => {
                let minutes = asked.breaks.map_or(10, |(_, minutes)| minutes);
                words::count(language, "count-minutes", minutes.into())
            }
            Line::Dinner => {
                asked.dinner.map_or(String::new(), |(time, minutes)| format!("{time} x {minutes}"))
            }
        };
        self.lines[line as usize] = (text, None);
    }

    /// Reads a line into the wishes.
    fn read(&mut self, line: Line) {
        let text = |line: Line| self.lines[line as usize].0.trim().to_owned();
        let (key, value) = match line {
            Line::Players => ("players", text(line)),
            Line::ReEntries => ("reentries", text(line)),
            Line::Stack if text(line).is_empty() => ("stack", "chips".to_owned()),
            Line::Stack => ("stack", text(line)),
            Line::Late => ("late", text(line)),
            Line::Start => ("start", text(line)),
            Line::End => ("end", text(line)),
            Line::Minutes => ("minutes", text(line)),
            Line::Dinner => ("dinner", text(line)),
            Line::AnteFrom => {
                let from = text(Line::AnteFrom);
                let ante = match self.ante {
                    Ante::None => "none".to_owned(),
                    Ante::BigBlind => format!("bb:{from}"),
                    Ante::Each => format!("each:{from}"),
                };
                ("ante", ante)
            }
            Line::BreakAfter | Line::BreakOf => {
                let after = text(Line::BreakAfter);
                let none = after.is_empty() || after.starts_with('0');
                let of = text(Line::BreakOf);
                ("breaks", if none { String::new() } else { format!("{after}x{of}") })
            }
        };
        let wrong = match self.asked.clone().with(key, &value) {
            Ok(asked) => {
                self.asked = asked;
                None
            }
            Err(why) => Some(why),
        };
        self.lines[line as usize].1 = wrong;
        if line == Line::Start {
            // The end keeps its time of day.
            self.read(Line::End);
        }
    }

    /// Shows the form; with `first` the first line gets the keyboard.
    pub(super) fn show(&mut self, ui: &mut Ui, plan: Option<&Plan>, first: bool, out: &mut Outbox) {
        self.lines_in(ui.language());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        for pair in LINES[..6].chunks(2) {
            self.pair(ui, pair, first);
        }
        let width = ui.available_width() - space::TIGHT;
        let half = (width - space::ITEM) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            self.line(ui, Line::Minutes, "maker-minutes", half, false);
            let antes = ui.words(&ANTES);
            if choose(ui, &ui.word("dialogs-row-ante"), &mut self.ante, &antes, half) {
                self.read(Line::AnteFrom);
            }
        });
        for pair in LINES[7..].chunks(2) {
            self.pair(ui, pair, first);
        }
        self.sliders(ui, plan);
        self.chips.show(ui, width, &mut self.asked, out);
        if let Some(plan) = plan.filter(|plan| !plan.stack.is_empty()) {
            let words = ui.say("maker-stack-of", &[("chips", plan.stack.as_str().into())]);
            ui.add(Label::new(Text::Note.rich(words).color(Theme::of(ui).dim)).wrap());
        }
        let games = games();
        let named: Vec<(usize, String)> = games
            .iter()
            .enumerate()
            .map(|(at, game)| (at, game_name(ui.language(), game)))
            .collect();
        if choose(ui, &ui.word("maker-game"), &mut self.game, &named, width)
            && let Some(game) = games.into_iter().nth(self.game)
        {
            self.asked.game = game;
        }
        self.blinds.show(ui, width, &mut self.asked, out);
    }

    fn pair(&mut self, ui: &mut Ui, pair: &[(Line, &'static str)], first: bool) {
        let half = (ui.available_width() - space::ITEM - space::TIGHT) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            for (line, word) in pair {
                self.line(ui, *line, word, half, first && *line == Line::Players);
            }
        });
    }

    fn line(&mut self, ui: &mut Ui, line: Line, word: &str, width: f32, first: bool) {
        let language = ui.language();
        let (text, wrong) = &mut self.lines[line as usize];
        let wrong = wrong.as_ref().map(|wrong| wrong.told(language));
        let hint = match line {
            Line::Stack => ui.word("maker-stack-hint"),
            Line::Dinner => ui.word("maker-dinner-hint"),
            _ => String::new(),
        };
        let id = Id::unique(("maker", word));
        let before = text.clone();
        let response = Field::new(text, &ui.word(word))
            .id(id)
            .hint(&hint)
            .wrong(wrong.as_deref())
            .width(width)
            .show(ui);
        if first {
            response.request_focus();
        }
        // Typed text replaces the old content.
        if response.gained_focus() || first {
            choose_all(ui, id, before.chars().count());
        }
        if response.changed() {
            self.read(line);
        } else if response.lost_focus() && self.lines[line as usize].1.is_none() {
            self.write(line, language);
        }
    }

    fn sliders(&mut self, ui: &mut Ui, plan: Option<&Plan>) {
        let language = ui.language();
        let told = |of: fn(&Plan) -> &String| plan.map(of).cloned().unwrap_or_default();
        let mut depth = nearest(&DEPTHS, self.asked.deep);
        let ends = ["maker-fast", "maker-deep-start"];
        if slider(ui, ends, &told(|plan| &plan.deep), &mut depth, DEPTHS.len() - 1) {
            self.asked.deep = DEPTHS[depth];
        }
        let mut length = nearest(&LENGTHS.map(u32::from), self.asked.minutes.into());
        let ends = ["maker-gentle", "maker-steep"];
        if slider(ui, ends, &told(|plan| &plan.step), &mut length, LENGTHS.len() - 1) {
            self.asked.minutes = LENGTHS[length];
            self.write(Line::Minutes, language);
        }
        let steps = (EVENT.1 - EVENT.0) / EVENT.2;
        let mut end = (self.asked.length.clamp(EVENT.0, EVENT.1) - EVENT.0) / EVENT.2;
        let ends = ["maker-early", "maker-later"];
        if slider(ui, ends, &told(|plan| &plan.ends), &mut end, steps) {
            self.asked.length = EVENT.0 + EVENT.2 * end;
            self.write(Line::End, language);
        }
    }
}

/// Selects the whole text of a line.
fn choose_all(ui: &Ui, id: Id, letters: usize) {
    let mut state = egui::text_edit::TextEditState::load(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), CCursor::new(letters))));
    state.store(ui.ctx(), id);
}
