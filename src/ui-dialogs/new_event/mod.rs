//! A new event: its structure, name, price and tables.

mod terms;

use std::{
    cmp::Reverse,
    path::{Path, PathBuf},
};

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rules::{buy_in::BuyIn, levels::Structure, rulebook::Rulebook};
use bottone_store::{
    folder,
    profiles::{Origin, PurchaseTerms, Rulebooks, SoldChips, USUAL_RULEBOOK, mark_adapted},
};
use bottone_tournament::{
    history::Beginning,
    setup::{HouseRules, Purchase, Setup},
    waiting::Alternates,
};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
    requests::EventOrder,
    shelf::ShelfAction,
};
use bottone_ui_kit::{
    bounty_field::BountyField,
    currency_field::CurrencyField,
    gate,
    i18n::HasLanguage as _,
    price_field::PriceField,
    price_list::PriceList,
    theme::{Text, Theme, space},
    widgets::{
        Button, List, ListColumn, TextField, Width, card, choose, choose_book, in_line_with_fields,
    },
};
use bottone_view::{
    amounts::{read_limit, read_money},
    arrivals, level_minutes,
    money::items,
    waiting,
};
use bottone_view_structures::cells;
use bottone_vocabulary::words;
use chrono::NaiveDate;
use egui::{Label, ScrollArea, Ui, vec2};

use self::terms::TermsForm;
use super::{preview, structures::ShelfContents};

/// An example of a typed amount.
const EXAMPLE: Chips = Chips::new(10_000);

/// The width of the question, and the width from which its terms stand in two columns, in points.
/// The smallest width of a column follows.
const WIDTH: f32 = 1_180.0;
const LEAST_OF_TWO: f32 = 1_040.0;
const LEAST_COLUMN: f32 = 300.0;

/// The greatest width of the button for another folder, in points.
const OTHER_PLACE: f32 = 140.0;

/// A new event as entered.
#[derive(Clone, Debug)]
pub struct NewEvent {
    profiles: Vec<StructureOption>,
    chosen: usize,
    /// The starting stack and the minutes of every level, if they differ from the structure's.
    stack: String,
    minutes: String,
    places: EventFolders,
    name: String,
    day: String,
    currency: CurrencyField,
    buy_in: PriceField,
    bounty: BountyField,
    later: PriceList,
    terms: TermsForm,
    guarantee: String,
    without_prizes: bool,
    seats: u8,
    /// The rule books, each with its id.
    books: Vec<(String, Rulebook)>,
    rulebook: Rulebook,
    alternates: Alternates,
    arrival_minutes: Option<u16>,
    two_signatures: String,
}

/// The possible folders of the event, and the chosen one.
#[derive(Clone, Debug, Default)]
pub struct EventFolders {
    all: Vec<EventFolder>,
    chosen: usize,
}

/// A folder for events, and the name of its house.
#[derive(Clone, Debug)]
struct EventFolder {
    folder: PathBuf,
    house: Option<String>,
}

impl EventFolders {
    /// Adds this folder unless it is listed already, with the name of its house if given.
    pub fn add(&mut self, folder: &Path, house: Option<String>) {
        if !self.all.iter().any(|place| place.folder == folder) {
            self.all.push(EventFolder { folder: folder.to_owned(), house });
        }
    }

    /// Returns the chosen folder.
    fn chosen(&self) -> Option<PathBuf> {
        Some(self.all.get(self.chosen)?.folder.clone())
    }

    /// Chooses this folder.
    fn choose(&mut self, folder: &Path) {
        let name = || folder.file_name().map(|name| name.to_string_lossy().into_owned());
        self.add(folder, folder::is_house(folder).then(name).flatten());
        let at = self.all.iter().position(|place| place.folder == folder);
        self.chosen = at.unwrap_or(self.chosen);
    }

    /// Draws the folder of the event, and the choice of others.
    fn show(&mut self, ui: &mut Ui, width: f32, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let with_name = |(at, place): (usize, &EventFolder)| {
            let said = match &place.house {
                Some(house) => ui.say("dialogs-new-in-club", &[("house", house.as_str().into())]),
                None => place.folder.display().to_string(),
            };
            (at, said)
        };
        let names: Vec<(usize, String)> = self.all.iter().enumerate().map(with_name).collect();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let box_width = width - OTHER_PLACE - space::INSIDE;
            choose(ui, &ui.word("dialogs-new-file"), &mut self.chosen, &names, box_width);
            in_line_with_fields(ui, |ui| {
                if ui.add(Button::new(&ui.word("dialogs-new-other-place"))).clicked() {
                    out.send(Action::File(FileAction::AskPlace));
                }
            });
        });
        if let Some(place) = self.all.get(self.chosen) {
            let gaps = [("folder", place.folder.display().to_string().into())];
            let said = match place.house {
                Some(_) => ui.say("dialogs-new-place-club", &gaps),
                None => ui.say("dialogs-new-place", &gaps),
            };
            ui.add(Label::new(Text::Note.rich(said).color(theme.dim)).wrap());
        }
    }
}

/// A structure on the shelf, or the reason why it cannot be used.
#[derive(Clone, Debug)]
struct StructureOption {
    name: String,
    own: bool,
    /// The id of a shipped structure.
    shipped: Option<String>,
    /// The rebuys and add-ons on sale.
    terms: PurchaseTerms,
    structure: Result<Structure, Saying>,
}

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("dialogs-new-structure", Width::Share(1.0)),
    ListColumn::figures("dialogs-new-levels", Width::Points(50.0)),
    ListColumn::figures("dialogs-new-stack", Width::Points(64.0)),
    ListColumn::figures("dialogs-new-length", Width::Points(64.0)),
];

impl NewEvent {
    /// Offers the structures on the `shelf` and these rule books. Some terms start as in the last
    /// new event: those for a full room, for unseen players and for two signatures. The file goes
    /// into the first of `places`. The house's own prize plans are in the folder `own`.
    pub fn new(
        stock: ShelfContents,
        books: Rulebooks,
        (alternates, arrival_minutes, two_signatures): (Alternates, Option<u16>, String),
        places: EventFolders,
        (own, today): (Option<&Path>, NaiveDate),
    ) -> Self {
        let currency = Setup::default().currency;
        let rulebook = books.find(USUAL_RULEBOOK).cloned().unwrap_or_default();
        let profiles = structure_options(stock);
        Self {
            chosen: profiles.iter().position(|profile| profile.structure.is_ok()).unwrap_or(0),
            profiles,
            stack: String::new(),
            minutes: String::new(),
            places,
            name: String::new(),
            day: String::new(),
            currency: CurrencyField::of(&currency),
            buy_in: PriceField::of(&BuyIn::default(), &currency),
            bounty: BountyField::of(Setup::default().bounty),
            later: PriceList::default(),
            terms: TermsForm::new(own, today),
            guarantee: String::new(),
            without_prizes: false,
            seats: 9,
            books: books.into_usable().collect(),
            rulebook,
            alternates,
            arrival_minutes,
            two_signatures,
        }
    }

    /// Uses this structure, from the shelf or just made; an event without a name takes the
    /// structure's.
    pub(super) fn use_structure(&mut self, structure: Structure) {
        if self.name.trim().is_empty() {
            self.name.clone_from(&structure.name);
        }
        self.choose(structure);
        self.stack.clear();
        self.minutes.clear();
    }

    /// Makes the event in this folder.
    pub fn choose_folder(&mut self, folder: &Path) {
        self.places.choose(folder);
    }

    fn choose(&mut self, structure: Structure) {
        let is_it = |profile: &StructureOption| profile.structure.as_ref() == Ok(&structure);
        if let Some(known) = self.profiles.iter().position(is_it) {
            self.chosen = known;
        } else {
            let name = structure.name.clone();
            self.profiles.insert(
                0,
                StructureOption {
                    name,
                    own: true,
                    shipped: None,
                    terms: PurchaseTerms::default(),
                    structure: Ok(structure),
                },
            );
            self.chosen = 0;
        }
    }

    /// Replaces the shelf. The chosen structure stays chosen, even if the shelf no longer has it.
    pub fn restock(&mut self, stock: ShelfContents) {
        let chosen = self.profiles.get(self.chosen).cloned();
        self.profiles = structure_options(stock);
        if let Some(StructureOption { structure: Ok(structure), .. }) = chosen {
            self.choose(structure);
        }
    }

    fn structure(&self, language: Language) -> Result<&Structure, String> {
        match self.profiles.get(self.chosen) {
            Some(profile) => profile.structure.as_ref().map_err(|error| error.to_text(language)),
            None => Err(language.word("dialogs-new-no-structure")),
        }
    }

    /// Returns the chosen structure with the typed stack and minutes.
    fn adapted_structure(&self, language: Language) -> Result<Structure, String> {
        let chosen = self.structure(language)?;
        let mut structure = chosen.clone();
        if !self.stack.trim().is_empty() {
            structure.starting_stack =
                cells::stack(&self.stack).map_err(|wrong| wrong.to_text(language))?;
        }
        if !self.minutes.trim().is_empty() {
            let minutes = cells::minutes(&self.minutes).map_err(|wrong| wrong.to_text(language))?;
            for (row, to) in level_minutes::all_minutes(&chosen.rows, minutes) {
                structure.rows[row] = to;
            }
        }
        let structure = self.terms.with_registration_end(&structure);
        Ok(if structure == *chosen { structure } else { mark_adapted(structure) })
    }

    /// Returns the event as entered, or a message that says what is missing.
    fn order(&self, language: Language) -> Result<EventOrder, String> {
        let structure = self.adapted_structure(language)?;
        if self.name.trim().is_empty() {
            return Err(language.word("dialogs-new-no-name"));
        }
        let currency = self.currency.currency();
        let buy_in = self.buy_in.read(language, &currency)?;
        let later = self.later.read(language, &currency)?;
        let guarantee = self.guarantee(language, &currency)?;
        let two_signatures = read_limit(language, &self.two_signatures, &currency)?;
        let (rebuys, add_on) = self.sells();
        let terms = self.offers(&structure);
        let sold = |sold: SoldChips| Purchase {
            price: buy_in,
            chips: sold.chips,
            later: Vec::new(),
            most: sold.most,
            through_level: sold.through_level,
        };
        let setup = Setup {
            name: self.name.trim().to_owned(),
            day: self.day.trim().to_owned(),
            currency,
            buy_in,
            bounty: self.bounty.read(language)?,
            later,
            re_entries: self.terms.re_entries,
            rebuy: terms.rebuy.filter(|_| rebuys).map(sold),
            add_on: terms.add_on.filter(|_| add_on).map(sold),
            guarantee,
            without_prizes: self.without_prizes,
            seats: self.seats,
            house: HouseRules {
                rulebook: self.rulebook.clone(),
                alternates: self.alternates,
                arrival_minutes: self.arrival_minutes,
                two_signatures,
                ..HouseRules::default()
            },
            ..Setup::default()
        };
        if let Some(why) = items::needs_prizes(language, &setup) {
            return Err(why);
        }
        let league = self.terms.league(language, buy_in.total().is_zero())?;
        // The desk sets the instant when it makes the file.
        let beginning = Beginning::new(Timestamp::default(), setup, structure);
        let TermsForm { tables, wall, runs, .. } = self.terms;
        let (folder, plan) = (self.places.chosen(), self.terms.plan());
        Ok(EventOrder { beginning, folder, plan, tables, league, wall, runs })
    }

    /// Returns the typed guarantee; zero if the field is empty.
    fn guarantee(&self, language: Language, currency: &Currency) -> Result<Money, String> {
        if self.guarantee.trim().is_empty() {
            return Ok(Money::ZERO);
        }
        let example = ("example", language.chips(EXAMPLE).into());
        read_money(&self.guarantee, currency)
            .ok_or_else(|| language.say("screens-setup-guarantee-wrong", &[example]))
    }

    fn shelf(&mut self, ui: &mut Ui, height: f32) {
        let theme = Theme::of(ui);
        card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
            ui.set_height(height);
            ui.spacing_mut().item_spacing.y = 0.0;
            let step = gate::arrow_steps(ui)
                .and_then(|step| gate::step_row(Some(self.chosen), step, self.profiles.len()));
            if let Some(step) = step {
                self.chosen = step;
            }
            let step =
                step.or_else(|| std::mem::take(&mut self.terms.reveals).then_some(self.chosen));
            let list = List::new("structures", &COLUMNS)
                .localized()
                .row_height(30.0)
                .chosen(Some(self.chosen))
                .scroll_to(step);
            list.heads(ui, None);
            let language = ui.language();
            let pressed = list.rows(ui, self.profiles.len(), |index, cells| {
                let Some(profile) = self.profiles.get(index) else { return };
                let own =
                    || language.say("dialogs-new-own", &[("name", profile.name.as_str().into())]);
                let name = if profile.own { own() } else { profile.name.clone() };
                cells.write(&name, Text::Strong, theme.text);
                let Ok(structure) = &profile.structure else {
                    let unusable = language.word("dialogs-new-unusable");
                    cells.write_left(&unusable, 3, Text::Body, theme.red);
                    return;
                };
                let levels = structure.levels().count().to_string();
                let stack = language.chips(structure.starting_stack);
                let length = words::hours(language, structure.minutes());
                for figure in [levels, stack, length] {
                    cells.write(&figure, Text::Body, theme.dim);
                }
            });
            if let Some(pressed) = pressed {
                self.chosen = pressed;
            }
        });
    }

    /// Draws the fields for the starting stack and the minutes of every level; empty means the
    /// structure's own.
    fn figures(&mut self, ui: &mut Ui, width: f32) {
        let Ok(structure) = self.structure(ui.language()) else { return };
        let stack = ui.language().chips(structure.starting_stack);
        let minutes = match level_minutes::common_minutes(&structure.rows) {
            Some(minutes) => minutes.to_string(),
            None => ui.word("screens-setup-minutes-differ"),
        };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let half = (width - space::INSIDE) / 2.0;
            let wrong = |text: &str, wrong: Option<Saying>| {
                let wrong = wrong.filter(|_| !text.trim().is_empty());
                wrong.map(|wrong| wrong.to_text(ui.language()))
            };
            let no_stack = wrong(&self.stack, cells::stack(&self.stack).err());
            let no_minutes = wrong(&self.minutes, cells::minutes(&self.minutes).err());
            TextField::new(&mut self.stack, &ui.word("screens-setup-stack"))
                .hint(&stack)
                .wrong(no_stack.as_deref())
                .width(half)
                .show(ui);
            TextField::new(&mut self.minutes, &ui.word("screens-setup-minutes-all"))
                .hint(&minutes)
                .wrong(no_minutes.as_deref())
                .width(half)
                .show(ui);
        });
    }

    /// Draws a summary of the chosen structure: its game, its chips and its first rows.
    fn preview(&self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let chosen = self.structure(ui.language()).cloned();
        // While a figure is incomplete, the preview shows the structure from the shelf.
        let structure = match self.adapted_structure(ui.language()).or(chosen) {
            Ok(structure) => structure,
            Err(why) => {
                ui.add(Label::new(Text::Note.rich(why).color(theme.red)).wrap());
                return;
            }
        };
        preview::show(ui, &structure, self.chosen);
    }

    fn fields(&mut self, ui: &mut Ui, width: f32, out: &mut Outbox) {
        let theme = Theme::of(ui);
        ui.spacing_mut().item_spacing.y = space::CARD;
        let currency = self.currency.currency();
        let sales = |new: &mut Self, ui: &mut Ui, width: f32| {
            new.name(ui, width);
            new.buy_in.show(ui, &ui.word("screens-setup-buy-in"), &currency, width);
            new.sales(ui, width);
        };
        let room = |new: &mut Self, ui: &mut Ui, width: f32, out: &mut Outbox| {
            new.places.show(ui, width, out);
            new.room(ui, width);
        };
        let column = (width - space::SCREEN) / 2.0;
        if column < LEAST_COLUMN {
            sales(self, ui, width);
            room(self, ui, width, out);
        } else {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing = vec2(space::SCREEN, space::CARD);
                let inside = |ui: &mut Ui| {
                    ui.set_width(column);
                    ui.spacing_mut().item_spacing = vec2(space::ITEM, space::CARD);
                };
                ui.vertical(|ui| {
                    inside(ui);
                    sales(self, ui, column);
                });
                ui.vertical(|ui| {
                    inside(ui);
                    room(self, ui, column, out);
                });
            });
        }
        let (day, hint) = (ui.word("screens-setup-day"), ui.word("dialogs-new-day-hint"));
        TextField::new(&mut self.day, &day).hint(&hint).width(column).show(ui);
        if self.buy_in.has_bounty(ui.language(), &currency) {
            self.bounty.show(ui, width);
        }
        let first = self.buy_in.read(ui.language(), &currency).unwrap_or_default();
        self.later.show(ui, &first, &currency);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let half = (width - space::INSIDE) / 2.0;
            let wrong = self.guarantee(ui.language(), &currency).err();
            TextField::new(&mut self.guarantee, &ui.word("screens-setup-guarantee"))
                .wrong(wrong.as_deref())
                .width(half)
                .show(ui);
            self.currency.show(ui, half);
        });
        let books: Vec<&Rulebook> = self.books.iter().map(|(_, book)| book).collect();
        choose_book(ui, &ui.word("record-rules"), &mut self.rulebook, &books, width);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let half = (width - space::INSIDE) / 2.0;
            let language = ui.language();
            let rules = waiting::rules(language);
            choose(ui, &ui.word("waiting-rule"), &mut self.alternates, &rules, half);
            let minutes = arrivals::minutes(language, self.arrival_minutes);
            let name = ui.word("screens-setup-arrivals");
            choose(ui, &name, &mut self.arrival_minutes, &minutes, half);
        });
        let wrong = read_limit(ui.language(), &self.two_signatures, &currency).err();
        TextField::new(&mut self.two_signatures, &ui.word("screens-setup-two-signatures"))
            .hint(&ui.word("screens-setup-two-signatures-hint"))
            .wrong(wrong.as_deref())
            .width((width - space::INSIDE) / 2.0)
            .show(ui);
        let more = ui.word("dialogs-new-more");
        ui.add(Label::new(Text::Note.rich(more).color(theme.dim)).wrap());
    }
}

impl Dialog for NewEvent {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("dialogs-new-title"), WIDTH, out, |ui, out| {
            self.kinds(ui);
            ui.add_space(space::TIGHT);
            let height = (ui.ctx().content_rect().height() - 260.0).clamp(240.0, 600.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::SCREEN;
                let room = ui.available_width() - space::SCREEN;
                // The terms stand in two columns if there is room for them.
                let share = if room < LEAST_OF_TWO { 0.5 } else { 0.36 };
                let (half, rest) = (room * share, room * (1.0 - share));
                ui.vertical(|ui| {
                    ui.set_width(half);
                    ui.set_height(height);
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
                        let event = || Some(Box::new(self.clone()) as Box<dyn Dialog>);
                        if ui.add(Button::new(&ui.word("maker-open"))).clicked() {
                            out.send(Action::File(FileAction::MakeStructure(event())));
                        }
                        if ui.add(Button::new(&ui.word("paste-ask"))).clicked() {
                            out.send(Action::File(FileAction::PasteStructure(event())));
                        }
                        if ui.add(Button::new(&ui.word("shelf-open"))).clicked() {
                            out.send(Action::Shelf(ShelfAction::Open(event())));
                        }
                    });
                    self.shelf(ui, height * 0.42);
                    self.figures(ui, half);
                    self.preview(ui);
                });
                ui.vertical(|ui| {
                    ui.set_width(rest);
                    ScrollArea::vertical().id_salt("fields").max_height(height).show(ui, |ui| {
                        let width = rest - space::INSIDE;
                        ui.set_width(width);
                        self.fields(ui, width, out);
                    });
                });
            });
            let begun = self.order(ui.language());
            let why = begun.as_ref().err().map(String::as_str);
            if answer_buttons(ui, &ui.word("dialogs-new-make"), why, out)
                && let Ok(begun) = begun
            {
                out.send(Action::CloseDialog);
                out.send(Action::File(FileAction::Create(Box::new(begun))));
            }
        });
    }

    fn makes_event(&self) -> bool {
        true
    }

    fn with_structure(mut self: Box<Self>, structure: Structure) -> Option<Box<dyn Dialog>> {
        self.use_structure(structure);
        Some(self)
    }
}

/// Returns the structures on offer: the house's own first, with the last one played at the top.
fn structure_options((shelf, catalogue): ShelfContents) -> Vec<StructureOption> {
    let catalogue = catalogue.unwrap_or_default();
    let mut profiles: Vec<_> = shelf
        .into_iter()
        .map(|entry| StructureOption {
            own: entry.origin != Origin::Shipped,
            shipped: (entry.origin == Origin::Shipped).then(|| entry.id.clone()),
            terms: match entry.origin {
                Origin::Shipped => PurchaseTerms::of(&entry.id),
                Origin::File(_) => PurchaseTerms::default(),
            },
            name: entry.profile.as_ref().map_or(entry.id, |structure| structure.name.clone()),
            structure: entry.profile.map_err(|error| error.saying()),
        })
        .collect();
    let last = |name: &str| catalogue.of(name).and_then(|about| about.last);
    profiles.sort_by_key(|profile| (!profile.own, Reverse(last(&profile.name))));
    profiles
}
