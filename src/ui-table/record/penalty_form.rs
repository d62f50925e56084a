//! Giving a penalty, and counting down those in force.

use bottone_i18n::Language;
use bottone_tournament::{
    Command,
    entries::EntryId,
    incidents::{IncidentCommand, LONGEST_NOTE, Penalty},
};
use bottone_ui_kit::{
    command_button::{command_button, submit_if_possible},
    early_keys::ShownSince,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{AmountField, Button, SearchField, TextField, card, elided},
};
use bottone_view::{amounts, incidents};
use bottone_view_table::record::{RunningPenalty, TRIGGERS, penalty_preview, running};
use bottone_vocabulary::words;
use egui::{Align, Key, Layout, Panel, ScrollArea, Ui};

use super::{super::TableContext, BETWEEN, LONGEST_NAME, column_width, players};
use crate::{TableEvent, TableOutbox};

/// The numbers of rounds with a button of their own, with their keys.
const ROUNDS: [(u8, Key, &str); 4] =
    [(1, Key::R, "R"), (2, Key::T, "T"), (3, Key::Y, "Y"), (4, Key::U, "U")];

/// The heights from which the players and the reasons have headings, and the penalties too, in
/// points.
const HIGH: f32 = 460.0;
const TALL: f32 = 620.0;
/// The height below which the penalties are in one list with the players and reasons, in points.
const LOW: f32 = 300.0;

/// The greatest number of hands that can be chosen here.
const MOST_HANDS: u16 = 99;

/// A penalty as entered.
pub(super) struct PenaltyForm {
    reason: Option<usize>,
    own: String,
    choice: Option<PenaltyChoice>,
    hands: u16,
    stack: String,
    stack_of: Option<EntryId>,
    lifting: Option<(EntryId, String)>,
    /// The disqualification that waits for confirmation, and the time of its question.
    unconfirmed: Option<(Command, ShownSince)>,
}

/// The penalty to give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PenaltyChoice {
    Warning,
    Hands,
    Rounds(u8),
    Disqualified,
}

impl Default for PenaltyForm {
    fn default() -> Self {
        Self {
            reason: None,
            own: String::new(),
            choice: None,
            hands: 1,
            stack: String::new(),
            stack_of: None,
            lifting: None,
            unconfirmed: None,
        }
    }
}

impl PenaltyForm {
    pub(super) fn press(
        &mut self,
        (ui, key): (&Ui, Key),
        player: &mut Option<EntryId>,
        at: &TableContext<'_>,
        cx: &dyn TableEvent,
        out: &mut TableOutbox,
    ) {
        if let Some((rounds, ..)) = ROUNDS.iter().find(|(_, own, _)| *own == key) {
            self.choice = Some(PenaltyChoice::Rounds(*rounds));
            return;
        }
        match key {
            Key::W => self.choice = Some(PenaltyChoice::Warning),
            Key::H => self.choice = Some(PenaltyChoice::Hands),
            Key::D => self.choice = Some(PenaltyChoice::Disqualified),
            Key::Plus | Key::Equals if self.choice == Some(PenaltyChoice::Hands) => self.more(),
            Key::Minus => {
                let all = running(at.language, cx.tournament(), at.felt.table);
                let chosen = all.iter().find(|running| Some(running.entry) == *player);
                if let Some(running) = chosen.or(all.first()) {
                    submit_if_possible(missed_hand(running.entry), cx, out);
                }
            }
            Key::Enter => {
                if let Ok((command, ..)) = self.command(at.language, *player)
                    && self.is_sure(&command, ui)
                    && submit_if_possible(command, cx, out)
                {
                    (*self, *player) = (Self::default(), None);
                }
            }
            _ => {}
        }
    }

    /// Returns whether a disqualification is confirmed: Enter first shows the name, and must be
    /// struck a second time.
    fn is_sure(&mut self, command: &Command, ui: &Ui) -> bool {
        if self.choice != Some(PenaltyChoice::Disqualified) {
            return true;
        }
        match &mut self.unconfirmed {
            Some((asked, since)) if asked == command => since.accepts_keys(ui),
            _ => {
                self.unconfirmed = Some((command.clone(), ShownSince::now(ui)));
                false
            }
        }
    }

    /// Draws the field for a reason in other words.
    pub(super) fn own_words(&mut self, ui: &mut Ui) {
        let name = ui.word("record-own-words");
        ui.add(SearchField::new(&mut self.own, &name));
    }

    fn more(&mut self) {
        self.hands = (self.hands + 1).min(MOST_HANDS);
    }

    fn penalty(&self, what: PenaltyChoice) -> Option<Penalty> {
        Some(match what {
            PenaltyChoice::Warning => Penalty::Warning,
            PenaltyChoice::Hands => Penalty::Hands(self.hands),
            PenaltyChoice::Rounds(rounds) => Penalty::Rounds(rounds),
            PenaltyChoice::Disqualified => {
                Penalty::Disqualified { stack: amounts::read(&self.stack)? }
            }
        })
    }

    /// Returns the note: the tapped reason, and the text beside it.
    fn note(&self, language: Language) -> String {
        let reason = self.reason.and_then(|at| TRIGGERS.get(at)).map(|name| language.word(name));
        let own = self.own.trim();
        let note = match (reason, own.is_empty()) {
            (Some(reason), true) => reason,
            (Some(reason), false) => format!("{reason}: {own}"),
            (None, _) => own.to_owned(),
        };
        note.chars().filter(|letter| !letter.is_control()).take(LONGEST_NOTE).collect()
    }

    /// Returns the command with its entry and penalty, or a message that says what is missing.
    fn command(
        &self,
        language: Language,
        player: Option<EntryId>,
    ) -> Result<(Command, EntryId, Penalty), String> {
        let entry = player.ok_or_else(|| language.word("record-choose-player"))?;
        let what = self.choice.ok_or_else(|| language.word("record-choose-penalty"))?;
        let penalty = self.penalty(what).ok_or_else(|| language.word("record-choose-stack"))?;
        let note = self.note(language);
        let command = Command::Incidents(IncidentCommand::Penalise { entry, penalty, note });
        Ok((command, entry, penalty))
    }
}

fn missed_hand(entry: EntryId) -> Command {
    Command::Incidents(IncidentCommand::Miss { entry, hands: 1 })
}

pub(super) fn show(
    ui: &mut Ui,
    form: &mut PenaltyForm,
    player: &mut Option<EntryId>,
    at: &TableContext<'_>,
    cx: &dyn TableEvent,
    out: &mut TableOutbox,
) {
    let height = ui.available_height();
    let heading = |ui: &mut Ui, name: &str, from: f32| {
        if height > from {
            ui.label(Text::Heading.rich(ui.word(name)).color(Theme::of(ui).text));
        }
    };
    let give = |ui: &mut Ui,
                form: &mut PenaltyForm,
                player: &mut Option<EntryId>,
                out: &mut TableOutbox| {
        ui.add_space(space::ITEM);
        heading(ui, "record-give", TALL);
        penalty_choices(ui, form);
        if form.choice == Some(PenaltyChoice::Disqualified) {
            stack(ui, form, *player, at);
        }
        foot(ui, form, player, cx, out);
    };
    // In little space, the penalties come after the reasons instead of covering them.
    let is_low = height < LOW;
    if !is_low {
        Panel::bottom("give penalty")
            .frame(egui::Frame::NONE)
            .show_separator_line(false)
            .resizable(false)
            .show(ui, |ui| give(ui, form, player, out));
    }
    ScrollArea::vertical().id_salt("penalty").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::ITEM;
        for running in running(at.language, cx.tournament(), at.felt.table) {
            running_penalty(ui, form, &running, cx, out);
        }
        heading(ui, "record-head-who", HIGH);
        players(ui, player, at);
        heading(ui, "dialogs-reason", HIGH);
        reasons(ui, form);
        if is_low {
            give(ui, form, player, out);
        }
    });
}

/// Draws a penalty in force: the player, the rest of it, and a button that counts one hand down.
fn running_penalty(
    ui: &mut Ui,
    form: &mut PenaltyForm,
    running: &RunningPenalty,
    cx: &dyn TableEvent,
    out: &mut TableOutbox,
) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let right = Layout::right_to_left(Align::Center);
            ui.with_layout(right, |ui| {
                let word = ui.word("record-lift");
                let open = form.lifting.as_ref().is_some_and(|(who, _)| *who == running.entry);
                if ui.add(Button::quiet(&word).chosen(open)).clicked() {
                    form.lifting = (!open).then(|| (running.entry, String::new()));
                }
                let word = ui.word("record-one-hand");
                let button = Button::new(&word).key("-").least_width(120.0);
                command_button(ui, button, missed_hand(running.entry), cx, out);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    elided(ui, Text::Strong.rich(&running.who).color(theme.text));
                    elided(ui, Text::Figure.rich(&running.text).color(theme.red));
                });
            });
        });
        let Some((_, reason)) = form.lifting.as_mut().filter(|(entry, _)| *entry == running.entry)
        else {
            return;
        };
        let name = ui.word("record-lift-why");
        let width = ui.available_width() - 16.0;
        let typed = TextField::new(reason, &name).width(width).show(ui);
        let reason = reason.trim().to_owned();
        let lift = Command::Incidents(IncidentCommand::Lift { entry: running.entry, reason });
        let enter = gate::left_with_enter(ui, &typed);
        let word = ui.word("record-lift");
        let name = format!("{word}: {}", running.who);
        let pressed = command_button(ui, Button::primary(&name), lift.clone(), cx, out).clicked();
        if pressed || (enter && submit_if_possible(lift, cx, out)) {
            form.lifting = None;
        }
    });
}

/// Draws the reasons in equal columns, as many as the longest reason allows.
fn reasons(ui: &mut Ui, form: &mut PenaltyForm) {
    let words = TRIGGERS.map(|name| ui.word(name));
    let longest = words.iter().map(|word| Button::quiet(word).width(ui)).fold(0.0, f32::max);
    let width = column_width(ui, longest, 2..=4);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(BETWEEN, BETWEEN);
        for (at, word) in words.iter().enumerate() {
            let chosen = form.reason == Some(at);
            if ui.add(Button::quiet(word).least_width(width).chosen(chosen)).clicked() {
                form.reason = (!chosen).then_some(at);
            }
        }
    });
}

/// Draws the penalties in equal columns, and the number of hands of one by hands.
fn penalty_choices(ui: &mut Ui, form: &mut PenaltyForm) {
    if form.choice == Some(PenaltyChoice::Hands) {
        hands(ui, form);
    }
    let rounds = ROUNDS.map(|(rounds, _, key)| {
        let word = ui.say("record-rounds", &[("rounds", rounds.into())]);
        (PenaltyChoice::Rounds(rounds), word, key)
    });
    let mut all = vec![
        (PenaltyChoice::Warning, ui.word("record-warning"), "W"),
        (PenaltyChoice::Hands, ui.word("record-hands-word"), "H"),
    ];
    all.extend(rounds);
    all.push((PenaltyChoice::Disqualified, ui.word("record-disqualify"), "D"));
    let widths = all.iter().map(|(_, word, key)| Button::new(word).key(key).width(ui));
    let width = column_width(ui, widths.fold(0.0, f32::max), 2..=4);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(BETWEEN, BETWEEN);
        for (what, word, key) in &all {
            let chosen = form.choice == Some(*what);
            let button = Button::new(word).key(key).least_width(width).chosen(chosen);
            if ui.add(button).clicked() {
                form.choice = Some(*what);
            }
        }
    });
}

/// Draws the number of hands, with buttons for fewer and more.
fn hands(ui: &mut Ui, form: &mut PenaltyForm) {
    ui.horizontal(|ui| {
        let (fewer, more) = (ui.word("record-fewer"), ui.word("record-more"));
        if ui.add(Button::new("−")).on_hover_text(fewer).clicked() {
            form.hands = form.hands.saturating_sub(1).max(1);
        }
        ui.label(Text::Figure.rich(form.hands.to_string()));
        if ui.add(Button::new("+")).on_hover_text(more).clicked() {
            form.more();
        }
    });
    ui.add_space(space::TIGHT);
}

/// Draws the stack of a disqualified player: the counted one, until another is typed.
fn stack(ui: &mut Ui, form: &mut PenaltyForm, player: Option<EntryId>, at: &TableContext<'_>) {
    if form.stack_of != player {
        form.stack_of = player;
        let sitting = at.felt.seats.iter().find(|sitting| sitting.entry == player);
        let counted = sitting.filter(|sitting| player.is_some() && sitting.counted);
        form.stack = counted.map_or_else(String::new, |here| at.language.chips(here.stack));
    }
    let name = ui.word("record-stack");
    AmountField::new(&mut form.stack, &name).width(200.0).chips(&at.felt.chips).show(ui);
}

/// Draws the button that gives the penalty, labelled with it.
fn foot(
    ui: &mut Ui,
    form: &mut PenaltyForm,
    player: &mut Option<EntryId>,
    cx: &dyn TableEvent,
    out: &mut TableOutbox,
) {
    let width = ui.available_width();
    let (command, entry, penalty) = match form.command(cx.language(), *player) {
        Ok(asked) => asked,
        Err(missing) => {
            let button = Button::primary(&missing).key("Enter").least_width(width);
            ui.add(button.refusal(Some(&missing)));
            return;
        }
    };
    let (language, t) = (cx.language(), cx.tournament());
    let what = penalty_preview(language, t, entry, penalty);
    let what = what.unwrap_or_else(|| incidents::penalty(language, penalty, 0));
    let who = words::cut(&words::short_name(language, t, entry), LONGEST_NAME);
    let asked = form.unconfirmed.as_ref().is_some_and(|(asked, _)| *asked == command);
    let name = if asked { "record-sure" } else { "record-would-be" };
    let word = ui.say(name, &[("who", who.into()), ("what", what.into())]);
    let can = cx.can(&command).is_ok();
    let button = Button::primary(&word).key("Enter").least_width(width);
    if command_button(ui, button, command, cx, out).clicked() && can {
        (*form, *player) = (PenaltyForm::default(), None);
    }
}
