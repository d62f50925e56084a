//! The next day, made from this flight and others in the same folder.

use std::path::PathBuf;

use bottone_base::{
    money::{Currency, Money},
    person::Person,
    typed::read_stack,
};
use bottone_rules::{
    buy_in::BuyIn,
    carry::{CarryTerms, ForfeitedPlace, Policy, StackPrice},
};
use bottone_session::flights::{Candidate, NextDayWishes};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{TextField, tabs},
};
use bottone_view::{amounts::read_money, flights};
use egui::{Align, Checkbox, Label, ScrollArea, Ui};

/// The height of the answer at the foot, in points.
const FOOT: f32 = 120.0;

/// The choice of flights, and the terms.
#[derive(Clone, Debug)]
pub struct DayTwo {
    /// The flights found, each with whether it is chosen; `None` during the search.
    found: Option<Vec<(Candidate, bool)>>,
    policy: Policy,
    forfeited: ForfeitedPlace,
    price: PricedStacks,
    /// The price of a stack as typed. The entries allowed per person and the spare tables follow.
    paid: String,
    most_entries: String,
    spare_tables: String,
    /// The bags that do not count, such as "1B.ron:17".
    void: String,
    /// The players who enter with a fixed stack; its chips and the money for each follow.
    qualifiers: String,
    stack: String,
    paid_in: String,
    day: String,
    late_entries: bool,
    /// True if the rare terms are shown.
    all_terms: bool,
}

/// The stacks for which money is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum PricedStacks {
    #[default]
    None,
    Forfeited,
    Bagged,
}

impl PricedStacks {
    const ALL: [(Self, &'static str); 3] = [
        (Self::None, "day-two-price-none"),
        (Self::Forfeited, "day-two-price-forfeited"),
        (Self::Bagged, "day-two-price-bagged"),
    ];
}

impl DayTwo {
    /// Creates the dialog before the search. `day` is the name of the day.
    pub fn new(day: String) -> Self {
        Self {
            found: None,
            policy: Policy::default(),
            forfeited: ForfeitedPlace::default(),
            price: PricedStacks::default(),
            paid: String::new(),
            most_entries: String::new(),
            spare_tables: String::new(),
            void: String::new(),
            qualifiers: String::new(),
            stack: String::new(),
            paid_in: String::new(),
            day,
            late_entries: false,
            all_terms: false,
        }
    }

    /// Takes the flights in the folder, and chooses those with every stack bagged.
    pub fn set_flights(&mut self, flights: Vec<Candidate>) {
        let taken = |flight: Candidate| {
            let ready = flight.is_ready();
            (flight, ready)
        };
        self.found = Some(flights.into_iter().map(taken).collect());
    }

    fn chosen(&self) -> Vec<PathBuf> {
        let found = self.found.iter().flatten();
        found.filter(|(_, taken)| *taken).map(|(flight, _)| flight.path.clone()).collect()
    }

    /// Returns the chosen flights with a prize plan other than the first flight's, which the next
    /// day uses.
    fn other_plans(&self) -> impl Iterator<Item = &str> {
        let mut chosen = self.found.iter().flatten().filter(|(_, taken)| *taken);
        let first = chosen.next().map(|(flight, _)| &flight.plan);
        chosen
            .filter(move |(flight, _)| Some(&flight.plan) != first)
            .map(|(flight, _)| flight.name.as_str())
    }

    fn currency(&self) -> Currency {
        let mut found = self.found.iter().flatten();
        found
            .find(|(_, taken)| *taken)
            .map(|(flight, _)| flight.currency.clone())
            .unwrap_or_default()
    }

    /// Returns the terms, or the name of the text for the first one that cannot be read.
    fn wishes(&self) -> Result<NextDayWishes, &'static str> {
        let currency = self.currency();
        let money = |typed: &str| read_money(typed, &currency).filter(|money| *money > Money::ZERO);
        let price =
            |of: fn(Money) -> StackPrice| money(&self.paid).map(of).ok_or("day-two-no-price");
        let price = match self.price {
            PricedStacks::None => StackPrice::Nothing,
            PricedStacks::Forfeited => price(StackPrice::Forfeited)?,
            PricedStacks::Bagged => price(StackPrice::Bagged)?,
        };
        let most_entries = match self.most_entries.trim() {
            "" => None,
            typed => Some(typed.parse().ok().filter(|most| *most > 0).ok_or("day-two-no-most")?),
        };
        let spare_tables = match self.spare_tables.trim() {
            "" => 0,
            typed => typed.parse().map_err(|_| "day-two-no-tables")?,
        };
        let bag = |typed: &str| -> Result<(String, u32), &'static str> {
            let (file, bag) = typed.rsplit_once(':').ok_or("day-two-no-bag")?;
            Ok((file.trim().to_owned(), bag.trim().parse().map_err(|_| "day-two-no-bag")?))
        };
        let void = split_list(&self.void).map(bag).collect::<Result<_, _>>()?;
        let names: Vec<&str> = split_list(&self.qualifiers).collect();
        let (stack, fault) = read_stack(self.stack.trim(), &[]);
        if !names.is_empty() && (fault.is_some() || stack.chips.is_zero()) {
            return Err("day-two-no-stack");
        }
        let brought = match self.paid_in.trim() {
            "" => Money::ZERO,
            typed => read_money(typed, &currency).ok_or("day-two-no-price")?,
        };
        let paid = BuyIn { prize: brought, ..BuyIn::default() };
        let qualifier = |name: &&str| (Person::typed(name), stack.chips, paid);
        Ok(NextDayWishes {
            terms: CarryTerms {
                policy: self.policy,
                price,
                forfeited: self.forfeited,
                most_entries,
            },
            day: self.day.trim().to_owned(),
            void,
            qualifiers: names.iter().map(qualifier).collect(),
            late_entries: self.late_entries,
            seats: true,
            spare_tables,
        })
    }

    /// Draws the terms that every house sets: who goes on with what stack, and the name of the day.
    fn terms(&mut self, ui: &mut Ui) {
        let (theme, language) = (Theme::of(ui), ui.language());
        ui.label(Text::Note.rich(ui.word("day-two-policy")).color(theme.dim));
        let policies = Policy::ALL.map(|policy| (policy, flights::policy(language, policy)));
        tabs(ui, &mut self.policy, &policies);
        if matches!(self.policy, Policy::Best | Policy::First) {
            ui.add_space(space::TIGHT);
            ui.label(Text::Note.rich(ui.word("day-two-forfeited")).color(theme.dim));
            let places = ForfeitedPlace::ALL.map(|place| {
                let name: &str = place.into();
                (place, ui.word(&format!("day-two-place-{name}")))
            });
            tabs(ui, &mut self.forfeited, &places);
        }
        ui.add_space(space::ITEM);
        let width = ui.available_width();
        let name = ui.word("day-two-day");
        TextField::new(&mut self.day, &name).width(width).show(ui);
    }

    /// Draws the rare terms: stack prices, an entry limit, bags that do not count, and qualifiers.
    fn other_terms(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        ui.add_space(space::TIGHT);
        ui.label(Text::Note.rich(ui.word("day-two-price")).color(theme.dim));
        let prices = PricedStacks::ALL.map(|(price, word)| (price, ui.word(word)));
        tabs(ui, &mut self.price, &prices);
        let whole = ui.available_width();
        let third = (whole - 2.0 * space::ITEM) / 3.0;
        ui.horizontal(|ui| {
            if self.price != PricedStacks::None {
                let name = ui.word("day-two-paid");
                TextField::new(&mut self.paid, &name).hint("100").width(third).show(ui);
            }
            let name = ui.word("day-two-most");
            TextField::new(&mut self.most_entries, &name).width(third).show(ui);
            let name = ui.word("day-two-spare");
            TextField::new(&mut self.spare_tables, &name).hint("0").width(third).show(ui);
        });
        let half = (whole - space::ITEM) / 2.0;
        let named = ui.horizontal(|ui| {
            let name = ui.word("day-two-void");
            TextField::new(&mut self.void, &name).hint("1B.ron:17; 1C.ron:4").width(half).show(ui);
            let name = ui.word("day-two-qualifiers");
            let hint = ui.word("day-two-qualifiers-hint");
            TextField::new(&mut self.qualifiers, &name).hint(&hint).width(half).show(ui).changed()
        });
        if !self.qualifiers.trim().is_empty() {
            ui.horizontal(|ui| {
                let name = ui.word("day-two-qualifiers-stack");
                TextField::new(&mut self.stack, &name).width(third).show(ui);
                let name = ui.word("day-two-qualifiers-paid");
                TextField::new(&mut self.paid_in, &name).hint("0").width(third).show(ui);
            });
            if named.inner {
                ui.scroll_to_cursor(Some(Align::BOTTOM));
            }
        }
    }

    fn flights(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let Some(found) = &mut self.found else {
            ui.label(Text::Body.rich(ui.word("day-two-looking")).color(theme.dim));
            return;
        };
        ScrollArea::vertical().id_salt("flights").max_height(220.0).auto_shrink(true).show(
            ui,
            |ui| {
                for (flight, taken) in found {
                    let ready = flight.is_ready();
                    ui.horizontal(|ui| {
                        let name = Text::Body.rich(&flight.name);
                        ui.add_enabled(ready, Checkbox::new(taken, name));
                        let gaps = [
                            ("bags", flight.bags.into()),
                            ("players", flight.players.into()),
                            ("file", flight.carried.clone().unwrap_or_default().into()),
                        ];
                        let word = match () {
                            () if flight.carried.is_some() => "day-two-carried",
                            () if ready => "day-two-ready",
                            () => "day-two-not-bagged",
                        };
                        let ink = if ready { theme.dim } else { theme.gold };
                        ui.label(Text::Note.rich(ui.say(word, &gaps)).color(ink));
                    });
                }
            },
        );
    }
}

impl Dialog for DayTwo {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("day-two-title"), 640.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let height = ui.max_rect().height() - FOOT;
            ScrollArea::vertical().id_salt("day two").max_height(height).auto_shrink(true).show(
                ui,
                |ui| {
                    let note = ui.word("day-two-note");
                    ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
                    ui.add_space(space::ITEM);
                    self.flights(ui);
                    for flight in self.other_plans() {
                        let said = ui.say("merge-other-plan", &[("file", flight.into())]);
                        ui.add(Label::new(Text::Note.rich(said).color(theme.gold)).wrap());
                    }
                    ui.add_space(space::ITEM);
                    self.terms(ui);
                    ui.add_space(space::TIGHT);
                    let more = ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing.x = space::SCREEN;
                        let late = Text::Body.rich(ui.word("day-two-late"));
                        ui.add(Checkbox::new(&mut self.late_entries, late));
                        let word = Text::Body.rich(ui.word("day-two-all-terms"));
                        ui.add(Checkbox::new(&mut self.all_terms, word)).changed()
                    });
                    if self.all_terms {
                        self.other_terms(ui);
                        if more.inner {
                            // In a low window the rare terms are below the visible part.
                            ui.scroll_to_cursor(Some(Align::BOTTOM));
                        }
                    }
                },
            );
            let chosen = self.chosen();
            let wishes = self.wishes();
            let refusal = match (&self.found, &wishes) {
                (None, _) => Some("day-two-looking"),
                (Some(_), _) if chosen.is_empty() => Some("day-two-none"),
                (Some(_), _) if self.day.trim().is_empty() => Some("day-two-no-day"),
                (Some(_), Err(why)) => Some(*why),
                (Some(_), Ok(_)) => None,
            };
            let refusal = refusal.map(|word| ui.word(word));
            let word = ui.say("day-two-make", &[("count", chosen.len().into())]);
            if answer_buttons(ui, &word, refusal.as_deref(), out)
                && let Ok(wishes) = wishes
            {
                out.send(Action::CloseDialog);
                out.send(Action::File(FileAction::MakeDayTwo(Box::new((chosen, wishes)))));
            }
        });
    }
}

/// Splits typed text at semicolons and line ends.
fn split_list(typed: &str) -> impl Iterator<Item = &str> {
    typed.split([';', '\n']).map(str::trim).filter(|one| !one.is_empty())
}
