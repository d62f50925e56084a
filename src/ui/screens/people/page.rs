//! The page of one person: the book's data, the person's visits, and the possible actions.

use std::collections::BTreeMap;

use bottone_base::{person::PersonId, time::Timestamp};
use bottone_club::visits::visit_line;
use bottone_house::{
    Command,
    people::{Bar, Details, PeopleCommand},
};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_ui_frame::action::{Action, HouseAction, Outbox};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, TextField},
};
use bottone_view::house::{BookPage, Personal, end_of_day};
use bottone_vocabulary::house::refused;
use egui::{
    Color32, Label, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextureHandle, Ui,
    WidgetInfo, pos2,
};

use super::{
    PeopleState,
    tickets::{self, TicketAction, TicketDraft},
};
use crate::{house::OpenHouse, portraits::Photograph};

/// The longer side of a photograph, in points.
const PORTRAIT: f32 = 132.0;

/// The drafts, each by its person.
#[derive(Debug, Default)]
pub(super) struct Drafts(BTreeMap<PersonId, PersonDraft>);

#[derive(Debug)]
enum PersonDraft {
    Details(Box<Details>, String, String),
    Bar(String, String),
    /// The person is the same as another one, who was chosen in the list.
    Merge(Option<PersonId>),
    Forget,
    /// An action on one of the person's tickets.
    Ticket(TicketDraft),
}

impl Drafts {
    /// Returns whether there is any draft.
    pub(super) fn has_any(&self) -> bool {
        !self.0.is_empty()
    }

    /// Returns another person than this one who has a draft.
    pub(super) fn other_person(&self, than: Option<PersonId>) -> Option<PersonId> {
        self.0.keys().copied().find(|person| Some(*person) != than)
    }

    /// Discards the draft about this person; returns whether there was one.
    pub(super) fn cancel(&mut self, of: Option<PersonId>) -> bool {
        of.is_some_and(|of| self.0.remove(&of).is_some())
    }

    /// Returns whether the draft about this person asks for another person from the list.
    pub(super) fn asks_for_person(&self, of: Option<PersonId>) -> bool {
        of.and_then(|of| self.0.get(&of)).is_some_and(|writing| match writing {
            PersonDraft::Merge(_) => true,
            PersonDraft::Ticket(ticket) => ticket.action == TicketAction::PassOn,
            _ => false,
        })
    }

    /// Returns the person chosen for the draft about this one.
    pub(super) fn chosen_person(&self, of: Option<PersonId>) -> Option<PersonId> {
        match self.0.get(&of?)? {
            PersonDraft::Merge(other) => *other,
            PersonDraft::Ticket(ticket) => ticket.new_holder,
            _ => None,
        }
    }

    /// Takes the person chosen in the list, if the draft about `of` asks for one; returns whether
    /// it does.
    pub(super) fn take_person(&mut self, of: Option<PersonId>, person: PersonId) -> bool {
        if !self.asks_for_person(of) {
            return false;
        }
        match of.and_then(|of| self.0.get_mut(&of)) {
            Some(PersonDraft::Merge(other)) => *other = Some(person),
            Some(PersonDraft::Ticket(ticket)) => ticket.new_holder = Some(person),
            _ => {}
        }
        true
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut PeopleState,
    house: &OpenHouse,
    language: Language,
    now: Timestamp,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let desk = house.book.desk();
    let personal = Personal::of(desk.may_see_people().is_ok());
    let chosen = state.chosen.map(|person| desk.house().people().current_id(person));
    let page = chosen.and_then(|person| {
        Some((person, BookPage::of(language, desk.house(), (person, now), personal)?))
    });
    let Some((person, page)) = page else {
        let word = ui.word("club-choose");
        ui.add(Label::new(Text::Body.rich(word).color(theme.dim)).wrap());
        return;
    };
    ScrollArea::vertical().id_salt(person).show(ui, |ui| {
        let photograph = house.photograph(ui.ctx(), person);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            if let Photograph::Shown(picture) = &photograph {
                face(ui, picture, &page.name);
            }
            ui.vertical(|ui| {
                ui.label(Text::Ruling.rich(&page.name).color(theme.text));
                if let Some(bar) = &page.bar {
                    ui.add(Label::new(Text::Strong.rich(bar).color(theme.red)).wrap());
                }
                if matches!(photograph, Photograph::Unreadable) {
                    let word = ui.word("club-portrait-unreadable");
                    ui.add(Label::new(Text::Note.rich(word).color(theme.gold)).wrap());
                }
            });
        });
        // The fields have the personal data: a draft waits for the next sign-in.
        if personal != Personal::Hidden && state.drafts.0.contains_key(&person) {
            // Each person has fields of their own: the keyboard does not move from one to
            // another.
            ui.push_id(person, |ui| write(ui, state, house, person, out));
            return;
        }
        for (name, text) in &page.lines {
            ui.horizontal_wrapped(|ui| {
                ui.label(Text::Note.rich(name).color(theme.dim));
                ui.label(Text::Body.rich(text).color(theme.text));
            });
        }
        if personal == Personal::Hidden {
            let word = ui.word("club-hidden-here");
            ui.add(Label::new(Text::Note.rich(word).color(theme.gold)).wrap());
        }
        let refusal = desk.read_only().map(|_| ui.word("shell-only-reading"));
        let refusal = refusal.as_deref();
        if let Some(ticket) = tickets::show_person(ui, house, person, refusal) {
            // The new holder is chosen in the list of people.
            state.tickets &= ticket.action != TicketAction::PassOn;
            state.drafts.0.insert(person, PersonDraft::Ticket(ticket));
        }
        visits(ui, house, person, language);
        standings(ui, house, person, language);
        for (gone, name) in &page.merged {
            let word = ui.say("club-part", &[("name", name.as_str().into())]);
            if ui.add(Button::quiet(&word).refusal(refusal)).clicked() {
                send_people(out, PeopleCommand::Separate { gone: *gone });
            }
        }
        ui.add_space(space::ITEM);
        acts(ui, state, house, (person, !matches!(photograph, Photograph::None)), refusal, out);
    });
}

fn acts(
    ui: &mut Ui,
    state: &mut PeopleState,
    house: &OpenHouse,
    (person, has_portrait): (PersonId, bool),
    refusal: Option<&str>,
    out: &mut Outbox,
) {
    let desk = house.book.desk();
    let Some(known) = desk.house().people().get(person) else { return };
    ui.horizontal_wrapped(|ui| {
        // The form shows data that the page hides.
        let unseen = desk.may_see_people().err().map(|why| why.to_text(ui.language()));
        let change = refusal.or(unseen.as_deref());
        if ui.add(Button::new(&ui.word("club-change")).refusal(change)).clicked() {
            let details = known.details.clone();
            let born = details.born.map(|year| year.to_string()).unwrap_or_default();
            let spellings = details.spellings.join("; ");
            let writing = PersonDraft::Details(Box::new(details), born, spellings);
            state.drafts.0.insert(person, writing);
        }
        let word = ui.word(if has_portrait { "club-portrait-other" } else { "club-portrait" });
        if ui.add(Button::new(&word).refusal(refusal)).clicked() {
            out.send(Action::House(HouseAction::AskPortrait(person)));
        }
        if has_portrait
            && ui.add(Button::new(&ui.word("club-portrait-remove")).refusal(refusal)).clicked()
        {
            out.send(Action::House(HouseAction::RemovePortrait(person)));
        }
        if ui.add(Button::new(&ui.word("club-merge")).refusal(refusal)).clicked() {
            state.drafts.0.insert(person, PersonDraft::Merge(None));
        }
        if ui.add(Button::new(&ui.word("club-give"))).clicked() {
            out.send(Action::House(HouseAction::AskExport(Some(person))));
        }
        if known.bar.is_some()
            && ui.add(Button::new(&ui.word("club-lift")).refusal(refusal)).clicked()
        {
            send_people(out, PeopleCommand::LiftBar { person });
        }
    });
    // Rare acts against a person are quiet, and apart from those of every day.
    ui.add_space(space::ITEM);
    ui.separator();
    ui.horizontal_wrapped(|ui| {
        let quiet = |ui: &mut Ui, name: &str| {
            ui.add(Button::quiet(&ui.word(name)).flat().refusal(refusal)).clicked()
        };
        if known.bar.is_none() && quiet(ui, "club-do-bar") {
            state.drafts.0.insert(person, PersonDraft::Bar(String::new(), String::new()));
        }
        if quiet(ui, "club-forget") {
            state.drafts.0.insert(person, PersonDraft::Forget);
        }
    });
}

/// Draws the photograph, as large as fits beside a name.
fn face(ui: &mut Ui, picture: &TextureHandle, name: &str) {
    let size = picture.size_vec2();
    let size = size * (PORTRAIT / size.max_elem().max(1.0));
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = ui.say("club-portrait-of", &[("name", name.into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(picture.id(), place, whole, Color32::WHITE);
    let edge = Stroke::new(1.0, Theme::of(ui).line);
    ui.painter().rect_stroke(place, 0.0, edge, StrokeKind::Inside);
}

/// The number of visits shown; the export has all.
const SHOWN: usize = 12;

fn visits(ui: &mut Ui, house: &OpenHouse, person: PersonId, language: Language) {
    let theme = Theme::of(ui);
    let Some(visits) = house.visits.get(&person) else { return };
    ui.add_space(space::ITEM);
    let events = Saying::count("club-count-events", visits.len()).to_text(language);
    Section::card(&ui.say("club-visits", &[("events", events.into())])).show(ui, |_| ());
    for visit in visits.iter().take(SHOWN) {
        let line = visit_line(language, visit);
        ui.add(Label::new(Text::Note.rich(line).color(theme.text)).wrap());
    }
}

/// Draws the person's position in the house's leagues.
fn standings(ui: &mut Ui, house: &OpenHouse, person: PersonId, language: Language) {
    let theme = Theme::of(ui);
    let lines = house.standings.iter().filter_map(|one| Some((one, one.of(language, person)?)));
    let lines: Vec<_> = lines.collect();
    if lines.is_empty() {
        return;
    }
    ui.add_space(space::ITEM);
    Section::card(&ui.word("points-standings")).show(ui, |_| ());
    for (league, row) in lines {
        let line = Saying::of("points-stands")
            .with("league", league.league.name.as_str())
            .with("place", row.place)
            .with("points", row.points)
            .with("events", row.events)
            .to_text(language);
        ui.add(Label::new(Text::Note.rich(line).color(theme.text)).wrap());
    }
}

fn write(
    ui: &mut Ui,
    state: &mut PeopleState,
    house: &OpenHouse,
    person: PersonId,
    out: &mut Outbox,
) {
    let desk = house.book.desk();
    let language = ui.language();
    let Some(writing) = state.drafts.0.get_mut(&person) else { return };
    let (command, word) = match writing {
        PersonDraft::Details(details, born, spellings) => {
            (form(ui, person, details, born, spellings).map(Command::People), "dialogs-save")
        }
        PersonDraft::Bar(until, why) => {
            let width = ui.available_width();
            let day = end_of_day(until);
            let wrong = (!until.trim().is_empty() && day.is_none()).then(|| ui.word("club-no-day"));
            TextField::new(why, &ui.word("dialogs-reason")).width(width).show(ui);
            TextField::new(until, &ui.word("club-until"))
                .width(width)
                .note(&ui.word("club-until-note"))
                .wrong(wrong.as_deref())
                .show(ui);
            let by = desk.operator().name.clone();
            let bar = Bar { until: day, by, reason: why.trim().to_owned() };
            let bar = Command::People(PeopleCommand::Bar { person, bar });
            (wrong.is_none().then_some(bar), "club-do-bar")
        }
        PersonDraft::Merge(other) => {
            let theme = Theme::of(ui);
            let name = other.and_then(|other| {
                Some(desk.house().people().get(other)?.details.person(other).display_name())
            });
            let line = match name {
                Some(name) => ui.say("club-merge-into", &[("name", name.into())]),
                None => ui.word("club-merge-select"),
            };
            ui.add(Label::new(Text::Body.rich(line).color(theme.text)).wrap());
            let merge = |into| Command::People(PeopleCommand::Merge { gone: person, into });
            (other.map(merge), "club-merge-do")
        }
        PersonDraft::Forget => {
            let theme = Theme::of(ui);
            let line = ui.word("club-forget-what");
            ui.add(Label::new(Text::Body.rich(line).color(theme.gold)).wrap());
            (Some(Command::People(PeopleCommand::Forget { person })), "club-forget")
        }
        PersonDraft::Ticket(ticket) => tickets::write(ui, house, ticket),
    };
    let refusal = match &command {
        Some(command) => desk.can(command).err(),
        None => Some(bottone_house::Refusal::NotUnderstood),
    };
    let refusal = refusal.map(|refusal| refused(refusal).to_text(language));
    ui.add_space(space::ITEM);
    ui.horizontal(|ui| {
        let done = ui.add(Button::primary(&ui.word(word)).refusal(refusal.as_deref())).clicked();
        if ui.add(Button::quiet(&ui.word("dialogs-cancel"))).clicked() {
            state.drafts.0.remove(&person);
        }
        if let Some(command) = command.filter(|_| done) {
            state.drafts.0.remove(&person);
            match command {
                Command::People(PeopleCommand::Forget { person }) => {
                    state.chosen = None;
                    out.send(Action::House(HouseAction::Forget(person)));
                }
                Command::People(PeopleCommand::Merge { into, .. }) => {
                    state.chosen = Some(into);
                    send(out, command);
                }
                command => send(out, command),
            }
        }
    });
}

/// Draws the form for a person's data in the book; returns `None` while the year is not valid.
fn form(
    ui: &mut Ui,
    person: PersonId,
    details: &mut Details,
    born: &mut String,
    spellings: &mut String,
) -> Option<PeopleCommand> {
    let half = (ui.available_width() - space::INSIDE) / 2.0;
    let mut pair = |one: (&mut String, &str), other: (&mut String, &str)| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            for (text, name) in [one, other] {
                TextField::new(text, &ui.word(name)).width(half).show(ui);
            }
        });
    };
    pair((&mut details.family, "club-family"), (&mut details.given, "club-given"));
    pair((&mut details.card, "club-card"), (&mut details.country, "club-country"));
    pair((&mut details.document, "club-document"), (born, "club-born"));
    pair((&mut details.language, "club-language"), (spellings, "club-spellings"));
    let width = ui.available_width();
    TextField::new(&mut details.notes, &ui.word("club-notes")).width(width).show(ui);
    let year = born.trim();
    let sound = year.is_empty() || year.parse::<u16>().is_ok();
    let parts = spellings.split(';').map(str::trim).filter(|part| !part.is_empty());
    let to = Details {
        born: year.parse().ok(),
        spellings: parts.map(str::to_owned).collect(),
        ..details.clone()
    };
    let change = PeopleCommand::Change { person, to };
    sound.then_some(change)
}

fn send_people(out: &mut Outbox, command: PeopleCommand) {
    send(out, Command::People(command));
}

fn send(out: &mut Outbox, command: Command) {
    out.send(Action::House(HouseAction::Do(Box::new(command))));
}
