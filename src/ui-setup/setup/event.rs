//! The event as a form, whose changes are submitted in one piece.

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    seat::{FEWEST_SEATS, MOST_SEATS},
    time::TimeOfDay,
};
use bottone_i18n::Language;
use bottone_rules::{buy_in::BuyIn, levels::Row, rulebook::Rulebook};
use bottone_tournament::{
    Command,
    setup::{HouseRules, Purchase, Setup, SetupCommand},
    waiting::Alternates,
};
use bottone_ui_frame::{action::Action, context::FrameContext, tax_share};
use bottone_ui_kit::{
    bounty_field::BountyField,
    currency_field::CurrencyField,
    i18n::HasLanguage as _,
    price_field::PriceField,
    price_list::PriceList,
    theme::{Text, Theme, space},
    widgets::{Section, TextField, card, choose},
};
use bottone_ui_table::Shelf;
use bottone_view::{
    amounts::{limit_text, read, read_limit, read_money},
    arrivals,
    money::items,
    waiting,
};
use bottone_vocabulary::words;
use egui::Ui;

use super::{items::ItemsForm, rules, withheld::WithheldForm};

/// The names of the labels for the rebuys and add-ons on sale.
const REBUYS: &str = "screens-setup-rebuys";
const ADD_ON: &str = "screens-setup-add-on";

/// An example of a typed amount.
const AMOUNT: Chips = Chips::new(10_000);

/// The event as edited.
#[derive(Debug)]
pub(super) struct EventForm {
    /// The setup from which the form was made; unedited fields follow the desk's.
    on_record: Setup,
    name: String,
    day: String,
    resumes: String,
    currency: CurrencyField,
    buy_in: PriceField,
    bounty: BountyField,
    later: PriceList,
    withheld: WithheldForm,
    prize_tax: u16,
    guarantee: String,
    items: ItemsForm,
    without_prizes: bool,
    re_entries: Option<u8>,
    forfeits: bool,
    rebuy: PurchaseForm,
    add_on: PurchaseForm,
    seats: u8,
    rulebook: Rulebook,
    redraws: String,
    button_minutes: String,
    alternates: Alternates,
    arrival_minutes: Option<u16>,
    two_signatures: String,
}

/// Rebuys or the add-on, as edited.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PurchaseForm {
    sold: bool,
    /// True if it was on sale before the edits.
    was_sold: bool,
    price: PriceField,
    chips: String,
    later: PriceList,
    most: u8,
    through_level: String,
}

/// A part of the form and a field in it, by the names of their labels, and the fault there.
type FormFault = (&'static str, &'static str, String);

/// The part of the form that needs no name.
const EVENT: &str = "";

impl EventForm {
    /// Returns the form of `setup` with the edits in `form`.
    pub(super) fn refreshed<'a>(
        form: &'a mut Option<Self>,
        setup: &Setup,
        language: Language,
    ) -> &'a mut Self {
        let form = form.get_or_insert_with(|| Self::of(setup, language));
        if form.on_record != *setup {
            form.follow(setup, language);
        }
        form
    }

    /// Takes the present setup of the desk. Edited fields keep their edits until they are saved.
    fn follow(&mut self, setup: &Setup, language: Language) {
        if self.read(language).is_ok_and(|written| written == *setup) {
            *self = Self::of(setup, language);
            return;
        }
        let (before, now) = (Self::of(&self.on_record, language), Self::of(setup, language));
        macro_rules! follow {
            ($($field:ident),* $(,)?) => {
                // Every field is named, or this does not compile.
                let Self { on_record, $($field),* } = self;
                $(if *$field == before.$field {
                    *$field = now.$field;
                })*
                on_record.clone_from(setup);
            };
        }
        follow!(
            name,
            day,
            resumes,
            currency,
            buy_in,
            bounty,
            later,
            withheld,
            prize_tax,
            guarantee,
            items,
            without_prizes,
            re_entries,
            forfeits,
            rebuy,
            add_on,
            seats,
            rulebook,
            redraws,
            button_minutes,
            alternates,
            arrival_minutes,
            two_signatures,
        );
    }

    pub(super) fn of(setup: &Setup, language: Language) -> Self {
        let HouseRules { rulebook, redraws, button_minutes, .. } = &setup.house;
        let currency = &setup.currency;
        let redraws: Vec<String> = redraws.iter().map(u32::to_string).collect();
        let (price, stack) = (setup.buy_in, Chips::ZERO);
        Self {
            on_record: setup.clone(),
            name: setup.name.clone(),
            day: setup.day.clone(),
            resumes: setup.resumes.map(|time| time.to_string()).unwrap_or_default(),
            currency: CurrencyField::of(currency),
            buy_in: PriceField::of(&setup.buy_in, currency),
            bounty: BountyField::of(setup.bounty),
            later: PriceList::of(&setup.later, currency),
            withheld: WithheldForm::of(&setup.withheld, language, currency),
            prize_tax: setup.prize_tax,
            guarantee: if setup.guarantee.is_zero() {
                String::new()
            } else {
                BuyIn { prize: setup.guarantee, ..BuyIn::default() }.notation(currency)
            },
            items: ItemsForm::of(&setup.items, language, currency),
            without_prizes: setup.without_prizes,
            re_entries: setup.re_entries,
            forfeits: setup.forfeits,
            rebuy: PurchaseForm::of(setup.rebuy.as_ref(), &price, stack, currency),
            add_on: PurchaseForm::of(setup.add_on.as_ref(), &price, stack, currency),
            seats: setup.seats,
            rulebook: rulebook.clone(),
            redraws: redraws.join(", "),
            button_minutes: button_minutes.to_string(),
            alternates: setup.house.alternates,
            arrival_minutes: setup.house.arrival_minutes,
            two_signatures: limit_text(setup.house.two_signatures, currency),
        }
    }

    /// Returns the action that saves the edited event, or the reason why it is not possible; `None`
    /// without edits.
    pub(super) fn unsaved(
        &self,
        now: &Setup,
        language: Language,
    ) -> Option<Result<Action, String>> {
        match self.read(language) {
            Ok(setup) if setup == self.on_record || setup == *now => None,
            Ok(setup) => {
                Some(Ok(Action::Submit(Command::Setup(SetupCommand::Change(Box::new(setup))))))
            }
            Err((part, field, why)) => {
                let part = if part.is_empty() { String::new() } else { language.word(part) };
                let field = words::joined([part, language.word(field)]);
                let gaps = [("field", field.into()), ("why", why.into())];
                Some(Err(language.say("screens-setup-wrong", &gaps)))
            }
        }
    }

    /// Returns the event as edited, or the first field that is wrong.
    fn read(&self, language: Language) -> Result<Setup, FormFault> {
        let currency = self.currency.currency();
        let redraws = self.redraws.split([',', ';', ' ']).filter(|part| !part.trim().is_empty());
        let redraws: Result<Vec<u32>, _> = redraws.map(|part| part.trim().parse()).collect();
        let wrong = |field, why| (EVENT, field, language.word(why));
        let example = || [("example", language.chips(AMOUNT).into())];
        let setup = Setup {
            name: self.name.trim().to_owned(),
            day: self.day.trim().to_owned(),
            resumes: match self.resumes.trim() {
                "" => None,
                typed => Some(TimeOfDay::parse(typed).ok_or_else(|| {
                    wrong("screens-setup-resumes", "screens-setup-resumes-wrong")
                })?),
            },
            buy_in: self
                .buy_in
                .read(language, &currency)
                .map_err(|why| (EVENT, "screens-setup-buy-in", why))?,
            later: self
                .later
                .read(language, &currency)
                .map_err(|why| (EVENT, "money-later-entries", why))?,
            withheld: self
                .withheld
                .read(language, &currency)
                .map_err(|why| (EVENT, "money-withheld", why))?,
            prize_tax: self.prize_tax,
            bounty: self.bounty.read(language).map_err(|why| (EVENT, "bounties-setup", why))?,
            guarantee: money(&self.guarantee, &currency).ok_or_else(|| {
                let why = language.say("screens-setup-guarantee-wrong", &example());
                (EVENT, "screens-setup-guarantee", why)
            })?,
            items: self
                .items
                .read(language, &currency)
                .map_err(|why| (EVENT, "items-heading", why))?,
            without_prizes: self.without_prizes,
            re_entries: self.re_entries,
            forfeits: self.forfeits && self.re_entries != Some(0),
            rebuy: self.rebuy.read(REBUYS, language, &currency)?,
            add_on: self.add_on.read(ADD_ON, language, &currency)?,
            seats: self.seats,
            house: HouseRules {
                rulebook: self.rulebook.clone(),
                redraws: redraws
                    .map_err(|_| wrong("screens-setup-redraws", "screens-setup-redraws-wrong"))?,
                button_minutes: self.button_minutes.trim().parse().map_err(|_| {
                    wrong("screens-setup-button-minutes", "screens-setup-minutes-wrong")
                })?,
                alternates: self.alternates,
                arrival_minutes: self.arrival_minutes,
                two_signatures: read_limit(language, &self.two_signatures, &currency)
                    .map_err(|why| (EVENT, "screens-setup-two-signatures", why))?,
            },
            currency,
            chips: self.on_record.chips.clone(),
        };
        match items::needs_prizes(language, &setup) {
            Some(why) => Err((EVENT, "items-without", why)),
            None => Ok(setup),
        }
    }

    /// Shows the event. The bar of unsaved edits submits all of it.
    pub(super) fn show_event(&mut self, ui: &mut Ui, cx: &FrameContext<'_>) {
        let wrong = self.read(ui.language()).err();
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card(&ui.word("screens-setup-event")).show(ui, |_| {});
            self.event(ui, wrong.as_ref());
            // A one-day event needs no other choice.
            let rows = &cx.tournament().clock().structure().rows;
            if rows.contains(&Row::EndOfDay) || !self.resumes.is_empty() {
                let width = Widths::of(ui).one;
                field(ui, &mut self.resumes, "screens-setup-resumes", width, wrong.as_ref());
            }
        });
    }

    /// Shows the other sales, the prizes and the deductions. A new sale starts with the buy-in and
    /// this starting stack.
    pub(super) fn show_sales(&mut self, ui: &mut Ui, stack: Chips) {
        let wrong = self.read(ui.language()).err();
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card(&ui.word("screens-setup-more-chips")).show(ui, |_| {});
            let currency = self.currency.currency();
            let above = (&self.buy_in, stack);
            self.rebuy.show(ui, REBUYS, above, &currency, wrong.as_ref());
            self.add_on.show(ui, ADD_ON, above, &currency, wrong.as_ref());
        });
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card(&ui.word("items-prizes")).show(ui, |_| {});
            self.prizes(ui, wrong.as_ref());
        });
    }

    /// Shows the rule book with its switches.
    pub(super) fn show_book(&mut self, ui: &mut Ui, books: &Shelf) {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card(&ui.word("screens-setup-book")).show(ui, |_| {});
            rules::show(ui, &mut self.rulebook, books);
        });
    }

    /// Shows the house's own rules.
    pub(super) fn show_house(&mut self, ui: &mut Ui) {
        let wrong = self.read(ui.language()).err();
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            Section::card(&ui.word("screens-setup-house")).show(ui, |_| {});
            self.house(ui, wrong.as_ref());
        });
    }

    fn event(&mut self, ui: &mut Ui, wrong: Option<&FormFault>) {
        let widths = Widths::of(ui);
        row(ui, |ui| {
            TextField::new(&mut self.name, &ui.word("screens-setup-name"))
                .width(widths.two)
                .show(ui);
            TextField::new(&mut self.day, &ui.word("screens-setup-day")).width(widths.one).show(ui);
        });
        let currency = self.currency.currency();
        row(ui, |ui| {
            ui.vertical(|ui| {
                ui.set_width(widths.two);
                self.buy_in.show(ui, &ui.word("screens-setup-buy-in"), &currency, widths.two);
            });
            field(ui, &mut self.guarantee, "screens-setup-guarantee", widths.one, wrong);
        });
        if self.buy_in.has_bounty(ui.language(), &currency) {
            self.bounty.show(ui, widths.all);
        }
        row(ui, |ui| {
            let up_to =
                |most: u8| (Some(most), ui.say("screens-setup-up-to", &[("most", most.into())]));
            let mut all = vec![(Some(0), ui.word("screens-setup-none"))];
            all.extend((1..=10).map(up_to));
            all.extend(self.re_entries.filter(|most| *most > 10).map(up_to));
            all.push((None, ui.word("screens-setup-no-limit")));
            let name = ui.word("screens-setup-re-entries");
            choose(ui, &name, &mut self.re_entries, &all, widths.one);
            let name = ui.word("screens-setup-seats");
            let sizes = numbers(FEWEST_SEATS..=MOST_SEATS);
            choose(ui, &name, &mut self.seats, &sizes, widths.one);
            self.currency.show(ui, widths.one);
        });
        if self.re_entries != Some(0) {
            ui.checkbox(&mut self.forfeits, ui.word("screens-setup-forfeits"));
            heading(ui, "money-later-entries");
            let first = self.buy_in.read(ui.language(), &currency).unwrap_or_default();
            ui.push_id("later entries", |ui| self.later.show(ui, &first, &currency));
        }
    }

    fn prizes(&mut self, ui: &mut Ui, wrong: Option<&FormFault>) {
        let widths = Widths::of(ui);
        let currency = self.currency.currency();
        let error =
            wrong.filter(|(_, field, _)| matches!(*field, "items-without" | "items-heading"));
        ui.checkbox(&mut self.without_prizes, ui.word("items-without"));
        if !self.without_prizes || !self.items.is_empty() {
            self.items.show(ui, &currency);
        }
        if let Some((_, _, why)) = error {
            let why = Text::Note.rich(why).color(Theme::of(ui).red);
            ui.add(egui::Label::new(why).wrap());
        }
        if self.without_prizes {
            return;
        }
        heading(ui, "money-withheld-heading");
        self.withheld.show(ui, &currency);
        tax_share::share(ui, &mut self.prize_tax, widths.one);
    }

    fn house(&mut self, ui: &mut Ui, wrong: Option<&FormFault>) {
        let widths = Widths::of(ui);
        row(ui, |ui| {
            field(ui, &mut self.redraws, "screens-setup-redraws", widths.one, wrong);
            field(ui, &mut self.button_minutes, "screens-setup-button-minutes", widths.one, wrong);
            let name = "screens-setup-two-signatures";
            field(ui, &mut self.two_signatures, name, widths.one, wrong);
        });
        row(ui, |ui| {
            let language = ui.language();
            let name = ui.word("waiting-rule");
            choose(ui, &name, &mut self.alternates, &waiting::rules(language), widths.two);
            let all = arrivals::minutes(language, self.arrival_minutes);
            let name = ui.word("screens-setup-arrivals");
            choose(ui, &name, &mut self.arrival_minutes, &all, widths.one);
        });
        let note = ui.word("screens-setup-house-note");
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
            was_sold: sold.is_some(),
            price: PriceField::of(&price, currency),
            later: PriceList::of(sold.map_or(&[], |sold| &sold.later), currency),
            chips: if chips.is_zero() { String::new() } else { chips.to_string() },
            most,
            through_level: level.to_string(),
        }
    }

    fn read(
        &self,
        part: &'static str,
        language: Language,
        currency: &Currency,
    ) -> Result<Option<Purchase>, FormFault> {
        if !self.sold {
            return Ok(None);
        }
        let wrong = |field, why| (part, field, language.word(why));
        Ok(Some(Purchase {
            price: self
                .price
                .read(language, currency)
                .map_err(|why| (part, "screens-setup-price", why))?,
            chips: read(&self.chips).ok_or_else(|| {
                let example = ("example", language.chips(AMOUNT).into());
                (part, "screens-setup-chips", language.say("screens-setup-chips-wrong", &[example]))
            })?,
            later: self
                .later
                .read(language, currency)
                .map_err(|why| (part, "screens-setup-price", why))?,
            most: self.most,
            through_level: self
                .through_level
                .trim()
                .parse()
                .map_err(|_| wrong("screens-setup-through", "screens-setup-through-wrong"))?,
        }))
    }

    /// Shows the sale. A new one starts with the price and the chips of `above`.
    fn show(
        &mut self,
        ui: &mut Ui,
        name: &str,
        (price, stack): (&PriceField, Chips),
        currency: &Currency,
        wrong: Option<&FormFault>,
    ) {
        let begins = ui.checkbox(&mut self.sold, ui.word(name)).changed() && self.sold;
        if begins && !self.was_sold {
            self.price.clone_from(price);
            self.chips = stack.to_string();
        }
        let wrong = wrong.filter(|(part, ..)| *part == name);
        if !self.sold {
            return;
        }
        let widths = Widths::of(ui);
        ui.push_id(name, |ui| {
            row(ui, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(widths.two);
                    self.price.show(ui, &ui.word("screens-setup-price"), currency, widths.two);
                });
                field(ui, &mut self.chips, "screens-setup-chips", widths.one, wrong);
            });
            row(ui, |ui| {
                let mut all = numbers(1..=10);
                all.extend(
                    (11..u8::MAX)
                        .filter(|most| *most == self.most)
                        .map(|most| (most, most.to_string())),
                );
                all.push((u8::MAX, ui.word("screens-setup-no-limit")));
                choose(ui, &ui.word("screens-setup-each"), &mut self.most, &all, widths.one);
                field(ui, &mut self.through_level, "screens-setup-through", widths.one, wrong);
            });
            let first = self.price.read(ui.language(), currency).unwrap_or_default();
            self.later.show(ui, &first, currency);
        });
    }
}

/// One, two and all three thirds of a row.
pub(super) struct Widths {
    one: f32,
    two: f32,
    pub(super) all: f32,
}

impl Widths {
    pub(super) fn of(ui: &Ui) -> Self {
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

/// Draws a field by the name of its label.
fn field(ui: &mut Ui, text: &mut String, name: &str, width: f32, wrong: Option<&FormFault>) {
    let wrong = wrong.filter(|(_, field, _)| *field == name).map(|(.., why)| why.as_str());
    TextField::new(text, &ui.word(name)).width(width).wrong(wrong).show(ui);
}

/// Returns numbers to choose from.
fn numbers(all: std::ops::RangeInclusive<u8>) -> Vec<(u8, String)> {
    all.map(|number| (number, number.to_string())).collect()
}

/// Draws the heading of the next part of the same card.
fn heading(ui: &mut Ui, name: &str) {
    let dim = Theme::of(ui).dim;
    ui.add_space(space::TIGHT);
    ui.label(Text::Strong.rich(ui.word(name)).color(dim));
}

/// Parses an amount; an empty text is zero, and a wrong one `None`.
fn money(text: &str, currency: &Currency) -> Option<Money> {
    if text.trim().is_empty() { Some(Money::ZERO) } else { read_money(text, currency) }
}
