//! The event as a form: what is changed is put to the desk in one piece.

use egui::Ui;

use crate::{
    rules::{
        button::{ButtonRule, Newcomers},
        buy_in::{BuyIn, ThreeParts},
        chips::Chips,
        money::{Currency, Money},
        seat::{FEWEST_SEATS, MOST_SEATS},
        seating::FinalTable,
    },
    tournament::{
        Command,
        setup::{House, Purchase, Setup, SetupCommand},
    },
    ui::{
        action::Outbox,
        order::order,
        price_field::PriceField,
        sight::Sight,
        theme::{Text, Theme, space},
        widgets::{Button, Field, Section, card, choose},
    },
};

const BUTTON_RULES: [(ButtonRule, &str); 4] = [
    (ButtonRule::Dead, "Dead button (TDA 2024)"),
    (ButtonRule::DeadForward, "Dead button, slides on (TDA 2026)"),
    (ButtonRule::Moving, "Moving button (Robert's Rules)"),
    (ButtonRule::Simple, "To the next player"),
];

const NEWCOMERS: [(Newcomers, &str); 3] = [
    (Newcomers::ButtonToSmall, "Between button and small blind (TDA)"),
    (Newcomers::ButtonToBig, "Between button and big blind"),
    (Newcomers::SmallToBig, "Between small and big blind"),
];

const FINAL_TABLES: [(FinalTable, &str); 2] =
    [(FinalTable::Tda, "TDA"), (FinalTable::Wsop, "WSOP: one player more than seats")];

const DECIMALS: [(u8, &str); 4] = [(0, "none"), (1, "1"), (2, "2"), (3, "3")];

/// The event as it is being written.
#[derive(Debug)]
pub(super) struct EventForm {
    /// As it stands on the desk; the form begins anew when that changes.
    of: Setup,
    name: String,
    day: String,
    symbol: String,
    decimals: u8,
    buy_in: PriceField,
    guarantee: String,
    re_entries: Option<u8>,
    rebuy: PurchaseForm,
    add_on: PurchaseForm,
    seats: u8,
    button: ButtonRule,
    newcomers: Newcomers,
    gap: u8,
    final_table: FinalTable,
    redraws: String,
    button_minutes: String,
}

/// Rebuys or the add-on as they are being written.
#[derive(Debug)]
struct PurchaseForm {
    sold: bool,
    price: PriceField,
    chips: String,
    most: String,
    through_level: String,
}

/// A field by its name, and what is wrong in it.
type Wrong = (&'static str, String);

impl EventForm {
    /// The form of `setup`, with what was typed into it.
    pub(super) fn up_to_date<'a>(form: &'a mut Option<Self>, setup: &Setup) -> &'a mut Self {
        if form.as_ref().is_some_and(|form| form.of != *setup) {
            *form = None;
        }
        form.get_or_insert_with(|| Self::of(setup))
    }

    fn of(setup: &Setup) -> Self {
        let House { button, newcomers, gap, final_table, redraws, button_minutes } = &setup.house;
        let currency = &setup.currency;
        let redraws: Vec<String> = redraws.iter().map(u32::to_string).collect();
        let (price, stack) = (setup.buy_in, Chips::ZERO);
        Self {
            of: setup.clone(),
            name: setup.name.clone(),
            day: setup.day.clone(),
            symbol: currency.symbol.clone(),
            decimals: currency.decimals,
            buy_in: PriceField::of(&setup.buy_in, currency),
            guarantee: if setup.guarantee.is_zero() {
                String::new()
            } else {
                BuyIn { prize: setup.guarantee, ..BuyIn::default() }.notation(currency)
            },
            re_entries: setup.re_entries,
            rebuy: PurchaseForm::of(setup.rebuy.as_ref(), &price, stack, currency),
            add_on: PurchaseForm::of(setup.add_on.as_ref(), &price, stack, currency),
            seats: setup.seats,
            button: *button,
            newcomers: *newcomers,
            gap: *gap,
            final_table: *final_table,
            redraws: redraws.join(", "),
            button_minutes: button_minutes.to_string(),
        }
    }

    fn currency(&self) -> Currency {
        Currency { symbol: self.symbol.clone(), decimals: self.decimals }
    }

    /// The event as it is written, or the first field that is wrong.
    fn written(&self) -> Result<Setup, Wrong> {
        let currency = self.currency();
        let redraws = self.redraws.split([',', ';', ' ']).filter(|part| !part.trim().is_empty());
        let redraws: Result<Vec<u32>, _> = redraws.map(|part| part.trim().parse()).collect();
        let wrong = |field, why: &str| (field, why.to_owned());
        Ok(Setup {
            name: self.name.trim().to_owned(),
            day: self.day.trim().to_owned(),
            buy_in: self.buy_in.read(&currency).map_err(|why| ("Buy-in", why))?,
            guarantee: money(&self.guarantee, &currency)
                .ok_or_else(|| wrong("Guarantee", "An amount, as 10,000"))?,
            re_entries: self.re_entries,
            rebuy: self.rebuy.written(&currency)?,
            add_on: self.add_on.written(&currency)?,
            seats: self.seats,
            house: House {
                button: self.button,
                newcomers: self.newcomers,
                gap: self.gap,
                final_table: self.final_table,
                redraws: redraws.map_err(|_| wrong("Redraws", "Numbers of players, as 36, 18"))?,
                button_minutes: self
                    .button_minutes
                    .trim()
                    .parse()
                    .map_err(|_| wrong("A button is known for", "Whole minutes"))?,
            },
            currency,
        })
    }

    /// Shows the event, with what puts all of it to the desk.
    pub(super) fn show_event(&mut self, ui: &mut Ui, sight: &Sight<'_>, out: &mut Outbox) {
        let written = self.written();
        let wrong = written.as_ref().err().cloned();
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card("Event").show(ui, |ui| {
                self.buttons(ui, written, sight, out);
            });
            self.event(ui, wrong.as_ref());
        });
    }

    /// Shows what else is sold and the house rules.
    pub(super) fn show_rules(&mut self, ui: &mut Ui) {
        let wrong = self.written().err();
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card("More chips").show(ui, |_| {});
            let currency = self.currency();
            self.rebuy.show(ui, "Rebuys", &currency, wrong.as_ref());
            self.add_on.show(ui, "Add-on", &currency, wrong.as_ref());
        });
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card("House rules").show(ui, |_| {});
            self.house(ui, wrong.as_ref());
        });
    }

    fn buttons(
        &mut self,
        ui: &mut Ui,
        written: Result<Setup, Wrong>,
        sight: &Sight<'_>,
        out: &mut Outbox,
    ) {
        match written {
            Ok(setup) => {
                let changed = setup != self.of;
                let command = Command::Setup(SetupCommand::Change(Box::new(setup)));
                order(ui, Button::primary("Save changes"), command, sight, out);
                if changed && ui.add(Button::quiet("Reset")).clicked() {
                    *self = Self::of(&self.of);
                }
            }
            Err((field, why)) => {
                let why = format!("{field}: {why}");
                ui.add(Button::primary("Save changes").refusal(Some(&why)));
                if ui.add(Button::quiet("Reset")).clicked() {
                    *self = Self::of(&self.of);
                }
            }
        }
    }

    fn event(&mut self, ui: &mut Ui, wrong: Option<&Wrong>) {
        let widths = Widths::of(ui);
        row(ui, |ui| {
            Field::new(&mut self.name, "Name of the event").width(widths.two).show(ui);
            Field::new(&mut self.day, "Day or flight").width(widths.one).show(ui);
        });
        let currency = self.currency();
        row(ui, |ui| {
            ui.vertical(|ui| {
                ui.set_width(widths.two);
                self.buy_in.show(ui, "Buy-in", &currency, widths.two);
            });
            field(ui, &mut self.guarantee, "Guarantee", widths.one, wrong);
        });
        row(ui, |ui| {
            let mut all: Vec<(Option<u8>, String)> = vec![(Some(0), "None".to_owned())];
            all.extend((1..=10).map(|most| (Some(most), format!("Up to {most}"))));
            if let Some(most) = self.re_entries.filter(|most| *most > 10) {
                all.push((Some(most), format!("Up to {most}")));
            }
            all.push((None, "No limit".to_owned()));
            choose(ui, "Re-entries", &mut self.re_entries, &shown(&all), widths.one);
            let sizes: Vec<_> = (FEWEST_SEATS..=MOST_SEATS).map(|n| (n, n.to_string())).collect();
            choose(ui, "Seats at a table", &mut self.seats, &shown(&sizes), widths.one);
        });
        row(ui, |ui| {
            Field::new(&mut self.symbol, "Currency").width(widths.one).show(ui);
            choose(ui, "Decimals", &mut self.decimals, &DECIMALS, widths.one);
        });
    }

    fn house(&mut self, ui: &mut Ui, wrong: Option<&Wrong>) {
        let widths = Widths::of(ui);
        choose(ui, "Button", &mut self.button, &BUTTON_RULES, widths.all);
        choose(ui, "Newcomers wait a hand", &mut self.newcomers, &NEWCOMERS, widths.all);
        choose(ui, "Final table", &mut self.final_table, &FINAL_TABLES, widths.all);
        row(ui, |ui| {
            let gaps: Vec<(u8, String)> =
                (1..=3.max(self.gap)).map(|n| (n, n.to_string())).collect();
            choose(ui, "Gap that is left alone", &mut self.gap, &shown(&gaps), widths.one);
            field(ui, &mut self.redraws, "Redraws", widths.one, wrong);
            field(ui, &mut self.button_minutes, "A button is known for", widths.one, wrong);
        });
        let note = "Redraws: players left at which everybody draws anew. A button that was seen \
                    longer ago than so many minutes is asked for again.";
        let dim = Theme::of(ui).dim;
        ui.add(egui::Label::new(Text::Note.rich(note).color(dim)).wrap());
    }
}

impl PurchaseForm {
    fn of(sold: Option<&Purchase>, price: &BuyIn, stack: Chips, currency: &Currency) -> Self {
        let (price, chips, most, level) = match sold {
            Some(sold) => (sold.price, sold.chips, sold.most, sold.through_level),
            None => (*price, stack, 1, 6),
        };
        Self {
            sold: sold.is_some(),
            price: PriceField::of(&price, currency),
            chips: if chips.is_zero() { String::new() } else { chips.to_string() },
            most: most.to_string(),
            through_level: level.to_string(),
        }
    }

    fn written(&self, currency: &Currency) -> Result<Option<Purchase>, Wrong> {
        if !self.sold {
            return Ok(None);
        }
        let wrong = |field, why: &str| (field, why.to_owned());
        Ok(Some(Purchase {
            price: self.price.read(currency).map_err(|why| ("Price", why))?,
            chips: chips(&self.chips).ok_or_else(|| wrong("Chips", "Whole chips, as 10,000"))?,
            most: self
                .most
                .trim()
                .parse()
                .ok()
                .filter(|most| *most > 0)
                .ok_or_else(|| wrong("Each may buy", "1 to 255"))?,
            through_level: self
                .through_level
                .trim()
                .parse()
                .map_err(|_| wrong("Through level", "The number of a level"))?,
        }))
    }

    fn show(&mut self, ui: &mut Ui, name: &str, currency: &Currency, wrong: Option<&Wrong>) {
        ui.checkbox(&mut self.sold, name);
        if !self.sold {
            return;
        }
        let widths = Widths::of(ui);
        ui.push_id(name, |ui| {
            row(ui, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(widths.two);
                    self.price.show(ui, "Price", currency, widths.two);
                });
                field(ui, &mut self.chips, "Chips", widths.one, wrong);
            });
            row(ui, |ui| {
                field(ui, &mut self.most, "Each may buy", widths.one, wrong);
                field(ui, &mut self.through_level, "Through level", widths.one, wrong);
            });
        });
    }
}

/// One, two and all three thirds of a row.
struct Widths {
    one: f32,
    two: f32,
    all: f32,
}

impl Widths {
    fn of(ui: &Ui) -> Self {
        let all = ui.available_width();
        let one = (all - 2.0 * space::INSIDE) / 3.0;
        Self { one, two: 2.0 * one + space::INSIDE, all }
    }
}

fn row(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::INSIDE;
        content(ui);
    });
}

fn field(ui: &mut Ui, text: &mut String, name: &str, width: f32, wrong: Option<&Wrong>) {
    let wrong = wrong.filter(|(field, _)| *field == name).map(|(_, why)| why.as_str());
    Field::new(text, name).width(width).wrong(wrong).show(ui);
}

fn shown<T: Copy>(all: &[(T, String)]) -> Vec<(T, &str)> {
    all.iter().map(|(value, word)| (*value, word.as_str())).collect()
}

fn money(text: &str, currency: &Currency) -> Option<Money> {
    if text.trim().is_empty() {
        return Some(Money::ZERO);
    }
    let read = BuyIn::parse(text, currency, ThreeParts::PrizeFeeStaff).ok()?;
    (read.total() == read.prize).then_some(read.prize)
}

fn chips(text: &str) -> Option<Chips> {
    let separator = |c: &char| c.is_whitespace() || matches!(c, ',' | '.' | '\'');
    let digits: String = text.chars().filter(|c| !separator(c)).collect();
    digits.parse().ok().filter(|chips| *chips <= Chips::MOST).map(Chips::new)
}
