//! The wishes: typed lines and three sliders.

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_maker::AnteWish;
use bottone_ui_frame::action::Outbox;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{TextField, choose},
};
use bottone_view_structures::maker::{MakerInput, PlayerRange, StructurePlan, game_name, games};
use bottone_vocabulary::words;
use egui::{
    Id, Label, Ui,
    text::{CCursor, CCursorRange},
};

use super::{
    blinds::BlindsForm,
    chips::OwnChips,
    slider::{nearest, slider},
};

/// A line of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WishLine {
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
const LINES: [(WishLine, &str); 11] = [
    (WishLine::Players, "maker-players"),
    (WishLine::ReEntries, "maker-reentries"),
    (WishLine::Stack, "screens-setup-stack"),
    (WishLine::Late, "maker-late"),
    (WishLine::Start, "maker-start"),
    (WishLine::End, "maker-end"),
    (WishLine::Minutes, "maker-minutes"),
    (WishLine::AnteFrom, "maker-ante-from"),
    (WishLine::Dinner, "maker-dinner"),
    (WishLine::BreakAfter, "maker-break-after"),
    (WishLine::BreakOf, "maker-break-of"),
];

/// The player who posts the ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnteChoice {
    None,
    BigBlind,
    Each,
}

const ANTES: [(AnteChoice, &str); 3] = [
    (AnteChoice::BigBlind, "maker-ante-big-blind"),
    (AnteChoice::Each, "maker-ante-each"),
    (AnteChoice::None, "maker-ante-none"),
];

/// The usual depths, in big blinds: the steps of the first slider.
const DEPTHS: [u32; 15] = [20, 25, 30, 40, 50, 60, 75, 100, 120, 150, 200, 250, 300, 400, 500];
/// The lengths of a level, in minutes; a longer level means a steeper structure.
const LENGTHS: [u16; 12] = [5, 8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60];
/// The shortest and the longest event of the last slider, and its step, in minutes.
const EVENT: (u32, u32, u32) = (60, 720, 5);

/// The wishes as typed.
#[derive(Clone, Debug)]
pub(super) struct WishForm {
    /// The readable values of the lines.
    pub(super) wishes: MakerInput,
    lines: [(String, Option<Saying>); LINES.len()],
    ante: AnteChoice,
    game: usize,
    chips: OwnChips,
    blinds: BlindsForm,
    /// The language of the typed lines.
    language: Option<Language>,
}

impl WishForm {
    pub(super) fn new(mut asked: MakerInput, chips: OwnChips, blinds: BlindsForm) -> Self {
        asked.chips = chips.set().cloned();
        asked.blinds = blinds.list();
        let mut form = Self {
            lines: std::array::from_fn(|_| (String::new(), None)),
            ante: match asked.ante {
                AnteWish::None => AnteChoice::None,
                AnteWish::BigBlind(_) => AnteChoice::BigBlind,
                AnteWish::Each(_) => AnteChoice::Each,
            },
            game: 0,
            wishes: asked,
            chips,
            blinds,
            language: None,
        };
        form.set_language(Language::default());
        form
    }

    /// Returns the fault in a line, if any.
    pub(super) fn wrong(&self, language: Language) -> Option<String> {
        let lines = self.lines.iter().find_map(|(_, wrong)| wrong.as_ref());
        lines.or(self.blinds.wrong()).or(self.chips.wrong()).map(|wrong| wrong.to_text(language))
    }

    /// Takes the result of saving the house's own blinds.
    pub(super) fn set_saved_blinds(&mut self, kept: Result<(), Saying>) {
        self.blinds.set_saved(kept);
    }

    /// Writes the lines in this language if it has changed; a line with a fault keeps its text.
    fn set_language(&mut self, language: Language) {
        if self.language.replace(language) == Some(language) {
            return;
        }
        for (line, _) in LINES {
            if self.lines[line as usize].1.is_none() {
                self.write(line, language);
            }
        }
    }

    /// Writes the present wish into a line.
    fn write(&mut self, line: WishLine, language: Language) {
        let asked = &self.wishes;
        let text = match line {
            WishLine::Players => match asked.players {
                PlayerRange { low, high } if low == high => low.to_string(),
                PlayerRange { low, high } => format!("{low}-{high}"),
            },
            WishLine::ReEntries => asked.re_entries.to_string(),
            WishLine::Stack => asked.stack.map(|stack| language.chips(stack)).unwrap_or_default(),
            WishLine::Late => words::count(language, "count-levels", asked.late.into()),
            WishLine::Start => asked.start.to_string(),
            WishLine::End => asked.end().to_string(),
            WishLine::Minutes => asked.minutes.to_string(),
            WishLine::AnteFrom => asked.ante.from().unwrap_or(1).to_string(),
            WishLine::BreakAfter => {
                let levels = asked.breaks.map_or(0, |(levels, _)| levels);
                let levels = usize::try_from(levels).unwrap_or_default();
                words::count(language, "count-levels", levels)
            }
            WishLine::BreakOf => {
                let minutes = asked.breaks.map_or(10, |(_, minutes)| minutes);
                words::count(language, "count-minutes", minutes.into())
            }
            WishLine::Dinner => {
                asked.dinner.map_or(String::new(), |(time, minutes)| format!("{time} x {minutes}"))
            }
        };
        self.lines[line as usize] = (text, None);
    }

    /// Reads a line into the wishes.
    fn read(&mut self, line: WishLine) {
        let text = |line: WishLine| self.lines[line as usize].0.trim().to_owned();
        let (key, value) = match line {
            WishLine::Players => ("players", text(line)),
            WishLine::ReEntries => ("reentries", text(line)),
            WishLine::Stack if text(line).is_empty() => ("stack", "chips".to_owned()),
            WishLine::Stack => ("stack", text(line)),
            WishLine::Late => ("late", text(line)),
            WishLine::Start => ("start", text(line)),
            WishLine::End => ("end", text(line)),
            WishLine::Minutes => ("minutes", text(line)),
            WishLine::Dinner => ("dinner", text(line)),
            WishLine::AnteFrom => {
                let from = text(WishLine::AnteFrom);
                let ante = match self.ante {
                    AnteChoice::None => "none".to_owned(),
                    AnteChoice::BigBlind => format!("bb:{from}"),
                    AnteChoice::Each => format!("each:{from}"),
                };
                ("ante", ante)
            }
            WishLine::BreakAfter | WishLine::BreakOf => {
                let after = text(WishLine::BreakAfter);
                let none = after.is_empty() || after.starts_with('0');
                let of = text(WishLine::BreakOf);
                ("breaks", if none { String::new() } else { format!("{after}x{of}") })
            }
        };
        let wrong = match self.wishes.clone().set(key, &value) {
            Ok(asked) => {
                self.wishes = asked;
                None
            }
            Err(why) => Some(why),
        };
        self.lines[line as usize].1 = wrong;
        if line == WishLine::Start {
            // The end keeps its time of day.
            self.read(WishLine::End);
        }
    }

    /// Shows the form; with `first` the first line gets the keyboard.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        plan: Option<&StructurePlan>,
        first: bool,
        out: &mut Outbox,
    ) {
        self.set_language(ui.language());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        for pair in LINES[..6].chunks(2) {
            self.pair(ui, pair, first);
        }
        let width = ui.available_width() - space::TIGHT;
        let half = (width - space::ITEM) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            self.line(ui, WishLine::Minutes, "maker-minutes", half, false);
            let antes = ui.words(&ANTES);
            if choose(ui, &ui.word("dialogs-row-ante"), &mut self.ante, &antes, half) {
                self.read(WishLine::AnteFrom);
            }
        });
        for pair in LINES[7..].chunks(2) {
            self.pair(ui, pair, first);
        }
        self.sliders(ui, plan);
        self.chips.show(ui, width, &mut self.wishes, out);
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
            self.wishes.game = game;
        }
        self.blinds.show(ui, width, &mut self.wishes, out);
    }

    fn pair(&mut self, ui: &mut Ui, pair: &[(WishLine, &'static str)], first: bool) {
        let half = (ui.available_width() - space::ITEM - space::TIGHT) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            for (line, word) in pair {
                self.line(ui, *line, word, half, first && *line == WishLine::Players);
            }
        });
    }

    fn line(&mut self, ui: &mut Ui, line: WishLine, word: &str, width: f32, first: bool) {
        let language = ui.language();
        let (text, wrong) = &mut self.lines[line as usize];
        let wrong = wrong.as_ref().map(|wrong| wrong.to_text(language));
        let hint = match line {
            WishLine::Stack => ui.word("maker-stack-hint"),
            WishLine::Dinner => ui.word("maker-dinner-hint"),
            _ => String::new(),
        };
        let id = Id::unique(("maker", word));
        let before = text.clone();
        let response = TextField::new(text, &ui.word(word))
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

    fn sliders(&mut self, ui: &mut Ui, plan: Option<&StructurePlan>) {
        let language = ui.language();
        let text = |of: fn(&StructurePlan) -> &String| plan.map(of).cloned().unwrap_or_default();
        let mut depth = nearest(&DEPTHS, self.wishes.deep);
        let ends = ["maker-fast", "maker-deep-start"];
        if slider(ui, ends, &text(|plan| &plan.deep), &mut depth, DEPTHS.len() - 1) {
            self.wishes.deep = DEPTHS[depth];
        }
        let mut length = nearest(&LENGTHS.map(u32::from), self.wishes.minutes.into());
        let ends = ["maker-gentle", "maker-steep"];
        if slider(ui, ends, &text(|plan| &plan.step), &mut length, LENGTHS.len() - 1) {
            self.wishes.minutes = LENGTHS[length];
            self.write(WishLine::Minutes, language);
        }
        let steps = (EVENT.1 - EVENT.0) / EVENT.2;
        let mut end = (self.wishes.length.clamp(EVENT.0, EVENT.1) - EVENT.0) / EVENT.2;
        let ends = ["maker-early", "maker-later"];
        if slider(ui, ends, &text(|plan| &plan.ends), &mut end, steps) {
            self.wishes.length = EVENT.0 + EVENT.2 * end;
            self.write(WishLine::End, language);
        }
    }
}

/// Selects the whole text of a line.
fn choose_all(ui: &Ui, id: Id, letters: usize) {
    let mut state = egui::text_edit::TextEditState::load(ui.ctx(), id).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), CCursor::new(letters))));
    state.store(ui.ctx(), id);
}
