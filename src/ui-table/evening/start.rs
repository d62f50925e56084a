//! The terms before the first hand: the number of players, the chips and the cards.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_hands::italian::{Evening, EveningFault, EveningStart};
use bottone_rules::italian::ItalianRules;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{AmountField, Button, Section, card},
};
use bottone_view::amounts;
use bottone_view_table::{evening, italian, italian_book};
use bottone_vocabulary::words;
use egui::{Align, Key, Label, Layout, Ui, Vec2, vec2};

use crate::{TOUCH, TableAction, TableContext, TableOutbox, keys};

/// The greatest width of the form, and of the book's text, in points.
const MOST: f32 = 900.0;
/// The smallest height of both, so that they end on one line, in points.
const HEIGHT: f32 = 440.0;
/// The width of the labels of the book's points, in points.
const NAMES: f32 = 150.0;
/// The usual number of players by the guides (seed 001), and the default number of chips.
const USUAL: u8 = 5;
const USUAL_STACK: Chips = Chips::new(2_000);

/// The data of the form.
pub(super) struct StartForm {
    players: u8,
    dealer: u8,
    stack: String,
    ante: String,
    cip: String,
    /// The players by seat, if seats were drawn with cards.
    drawn: Vec<(SeatNo, String)>,
    wrong: Option<EveningFault>,
}

impl Default for StartForm {
    fn default() -> Self {
        let text = |chips: u64| chips.to_string();
        Self {
            players: USUAL,
            dealer: 1,
            stack: text(USUAL_STACK.get()),
            ante: text(20),
            cip: text(20),
            drawn: Vec::new(),
            wrong: None,
        }
    }
}

impl StartForm {
    /// Takes the drawn seats, and the seat that deals first.
    pub(super) fn take_drawn_seats(&mut self, names: Vec<(SeatNo, String)>, dealer: SeatNo) {
        self.players = u8::try_from(names.len()).unwrap_or(self.players);
        self.dealer = dealer.get();
        self.drawn = names;
    }

    /// Returns the name at a seat: the event's player there, or else the one who drew the seat.
    fn name<'a>(&'a self, at: &'a TableContext<'_>, seat: SeatNo) -> &'a str {
        let of_event = at.felt.at(seat).map_or("", |sits| sits.name.as_str());
        let drawn = self.drawn.iter().find(|(drawn, _)| *drawn == seat);
        match drawn {
            Some((_, name)) if of_event.is_empty() => name,
            _ => of_event,
        }
    }

    /// Shows the form; returns the evening once it begins.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        at: &TableContext<'_>,
        out: &mut TableOutbox,
    ) -> Option<(Evening, Vec<(SeatNo, String)>)> {
        let rules = &at.book.italian;
        self.players = self.players.clamp(2, rules.company.most());
        self.dealer = self.dealer.clamp(1, self.players);
        let mut begun = false;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            let half = ((ui.available_width() - space::CARD) / 2.0).min(MOST);
            panel(ui, half, |ui| begun = self.form(ui, at, out));
            panel(ui, half, |ui| self.book(ui, at));
        });
        begun |= keys::table_keys(ui).contains(&Key::Enter);
        if begun { self.begin(at) } else { None }
    }

    /// Draws the form; returns whether the evening begins.
    fn form(&mut self, ui: &mut Ui, at: &TableContext<'_>, out: &mut TableOutbox) -> bool {
        Section::card(&ui.word("evening-title")).show(ui, |_| ());
        self.players(ui, &at.book.italian);
        ui.add_space(space::ITEM);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let width = (ui.available_width() - 2.0 * space::INSIDE) / 3.0;
            let amount = |text: &str| amounts::read(text).unwrap_or_default();
            let (ante, cip, stack) =
                (amount(&self.ante), amount(&self.cip), amount(&self.stack).max(USUAL_STACK));
            let chips = evening::chips(&at.felt.chips, ante, cip, stack);
            let field = |ui: &mut Ui, text: &mut String, name: &str| {
                let name = ui.word(name);
                AmountField::new(text, &name).width(width).chips(&chips).show(ui);
            };
            field(ui, &mut self.stack, "evening-stack");
            field(ui, &mut self.ante, "evening-ante");
            field(ui, &mut self.cip, "evening-cip");
        });
        ui.add_space(space::ITEM);
        self.dealer(ui, at);
        ui.add_space(space::ITEM);
        if ui.add(Button::quiet(&ui.word("card-draw-open"))).clicked() {
            let table = at.event.and(at.felt.table);
            out.send(TableAction::DrawSeats { table, players: self.players });
        }
        ui.add_space(space::INSIDE);
        if let Some(why) = &self.wrong {
            let words = italian::start_fault(at.language, why);
            ui.label(Text::Body.rich(words).color(Theme::of(ui).red));
        }
        let word = ui.word("evening-begin");
        let begin = Button::primary(&word).key("Enter").least_width(ui.available_width());
        ui.add(begin).clicked()
    }

    /// Draws the rule book's text on the game for this number of players.
    fn book(&self, ui: &mut Ui, at: &TableContext<'_>) {
        let theme = Theme::of(ui);
        let book = ("book", at.book.name.as_str().into());
        Section::card(&ui.say("evening-book", &[book])).show(ui, |_| ());
        let points = italian_book::points(at.language, &at.book.italian, self.players);
        ui.spacing_mut().item_spacing = Vec2::splat(space::INSIDE);
        for point in points {
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(NAMES, 0.0), |ui| {
                    ui.set_width(NAMES);
                    ui.label(Text::Body.rich(point.name).color(theme.dim));
                });
                ui.add(Label::new(Text::Body.rich(point.says).color(theme.text)).wrap());
            });
        }
    }

    fn players(&mut self, ui: &mut Ui, rules: &ItalianRules) {
        let theme = Theme::of(ui);
        let struck = keys::table_keys(ui);
        ui.label(Text::Caption.rich(ui.word("evening-players")).color(theme.dim));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::TIGHT;
            for players in 2..=rules.company.most() {
                let word = players.to_string();
                let chosen = players == self.players;
                let key = Key::from_name(&word).is_some_and(|key| struck.contains(&key));
                if ui.add(Button::new(&word).chosen(chosen).least_width(TOUCH)).clicked() || key {
                    self.players = players;
                }
            }
        });
    }

    fn dealer(&mut self, ui: &mut Ui, at: &TableContext<'_>) {
        let theme = Theme::of(ui);
        ui.label(Text::Caption.rich(ui.word("evening-dealer")).color(theme.dim));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::TIGHT;
            for seat in SeatNo::up_to(self.players) {
                let word = match self.name(at, seat) {
                    "" => ui.say("evening-seat", &[("seat", seat.get().into())]),
                    name => words::nameplate(seat, name),
                };
                if ui.add(Button::new(&word).chosen(seat.get() == self.dealer)).clicked() {
                    self.dealer = seat.get();
                }
            }
        });
    }

    fn begin(&mut self, at: &TableContext<'_>) -> Option<(Evening, Vec<(SeatNo, String)>)> {
        let chips = |text: &str| amounts::read(text).unwrap_or(Chips::ZERO);
        let stack = chips(&self.stack);
        let seats = SeatNo::up_to(self.players);
        let start = EveningStart {
            rules: at.book.italian,
            ante: chips(&self.ante),
            cip: chips(&self.cip),
            dealer: SeatNo::new(self.dealer)?,
            stacks: seats.clone().map(|seat| (seat, stack)).collect(),
        };
        match Evening::new(start) {
            Ok(evening) => {
                self.wrong = None;
                let names = seats.map(|seat| (seat, self.name(at, seat).to_owned()));
                let names = names.filter(|(_, name)| !name.is_empty()).collect();
                Some((evening, names))
            }
            Err(why) => {
                self.wrong = Some(why);
                None
            }
        }
    }
}

fn panel(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, HEIGHT), Layout::top_down(Align::Min), |ui| {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_min_height(HEIGHT);
            add(ui);
        });
    });
}
