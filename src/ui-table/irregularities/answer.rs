//! The remedy for the shown irregularity.

use bottone_dealer::Felt;
use bottone_tournament::{
    Command,
    entries::EntryId,
    incidents::{GivenRuling, IncidentCommand, LONGEST_NOTE, Matter, Verdict},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::{AmountField, Button, elided, pick},
};
use bottone_view::amounts;
use bottone_view_table::irregularities::{
    AnsweredBy, Answers, CaseFact, Irregularity, Remedy, TableFacts,
};
use egui::{Align, Key, Label, Layout, Margin, ScrollArea, TextEdit, Ui, vec2};

use super::{
    super::{TOUCH, TableContext, keys},
    IrregularitiesState,
};
use crate::TableOutbox;

/// The width of a question before its choices, in points.
const QUESTION: f32 = 190.0;

/// The height of the line of name and rules, in points.
const NAME: f32 = 20.0;

/// The width of the box with the player, in points.
const WHO: f32 = 150.0;

/// The number of letters up to which a verdict has the largest size.
const SHORT: usize = 24;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut IrregularitiesState,
    at: &TableContext<'_>,
    struck: &[Key],
    out: &mut TableOutbox,
) {
    let theme = Theme::of(ui);
    let Some(entry) = state.chosen else {
        let found = state.found();
        let open = state.typed.trim().is_empty() || found.entries.is_empty();
        let hint = ui.word(if open { "irregular-choose" } else { "irregular-which" });
        ui.add(Label::new(Text::Body.rich(hint).color(theme.dim)).wrap());
        return;
    };
    let answer = remedy(entry, state, at);
    let foot = TOUCH + 2.0 * space::CARD;
    let height = (ui.available_height() - foot).max(TOUCH);
    ScrollArea::vertical()
        .id_salt(entry.id)
        .auto_shrink(false)
        .max_height(height)
        .show(ui, |ui| show_remedy(ui, entry, at.felt, state, &answer));
    ui.add_space(space::ITEM);
    record(ui, entry, state, at, &answer, (struck, out));
}

fn remedy(entry: &Irregularity, state: &IrregularitiesState, at: &TableContext<'_>) -> Remedy {
    let mut answers: Answers = state.choices.clone();
    let typed = state.amounts.iter();
    let typed = typed.filter_map(|(id, text)| Some((*id, amounts::read(text)?.get())));
    answers.extend(typed);
    let others = at.books.iter().map(|book| &book.rulebook);
    entry.answer(at.language, &answers, TableFacts::of(at.felt), at.book, others)
}

fn show_remedy(
    ui: &mut Ui,
    entry: &'static Irregularity,
    felt: &Felt,
    state: &mut IrregularitiesState,
    answer: &Remedy,
) {
    let theme = Theme::of(ui);
    let wrapped = |ui: &mut Ui, text: Text, words: &str, ink| {
        ui.add(Label::new(text.rich(words).color(ink)).wrap());
    };
    ui.spacing_mut().item_spacing.y = space::TIGHT + 2.0;
    let name = entry.name(ui.language());
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), NAME),
        Layout::right_to_left(Align::Center),
        |ui| {
            ui.label(Text::Strong.rich(answer.cites.join(" · ")).color(theme.gold));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                elided(ui, Text::Strong.rich(name).color(theme.dim));
            });
        },
    );
    let short = answer.verdict.chars().count() <= SHORT;
    let size = if short { Text::Ruling } else { Text::Total };
    wrapped(ui, size, &answer.verdict, theme.text);
    if !answer.why.is_empty() {
        wrapped(ui, Text::Body, &answer.why, theme.dim);
    }
    questions(ui, entry, felt, state);
    ui.add_space(space::TIGHT);
    ui.label(Text::Heading.rich(ui.word("irregular-do-now")).color(theme.text));
    for (number, step) in (1..).zip(&answer.steps) {
        ui.horizontal_top(|ui| {
            let number = format!("{number}.");
            ui.add_sized(
                vec2(20.0, 18.0),
                Label::new(Text::Strong.rich(number).color(theme.accent)),
            );
            wrapped(ui, Text::Body, step, theme.text);
        });
    }
    if !answer.silent.is_empty() {
        wrapped(ui, Text::Note, &answer.silent, theme.dim);
    }
    if !answer.elsewhere.is_empty() {
        ui.add_space(space::TIGHT);
        ui.label(Text::Caption.rich(ui.word("irregular-differs")).color(theme.dim));
        for elsewhere in &answer.elsewhere {
            wrapped(ui, Text::Note, elsewhere, theme.text);
        }
    }
}

/// Draws every question with a row of choices, and the amounts in one row.
fn questions(
    ui: &mut Ui,
    entry: &'static Irregularity,
    felt: &Felt,
    state: &mut IrregularitiesState,
) {
    let scene = TableFacts::of(felt);
    for ask in entry.asks {
        if matches!(ask.kind, AnsweredBy::Choice(_)) {
            choice(ui, ask, state);
        }
    }
    let mut asked =
        entry.asks.iter().filter(|ask| matches!(ask.kind, AnsweredBy::Amount(_))).peekable();
    if asked.peek().is_none() {
        return;
    }
    let language = ui.language();
    ui.horizontal_wrapped(|ui| {
        for ask in asked {
            let name = ask.question(language);
            let text = state.amounts.entry(ask.id).or_default();
            let usual = ask.usual(scene).map(|usual| language.chips(usual)).unwrap_or_default();
            let field = AmountField::new(text, &name).hint(&usual).width(110.0);
            field.chips(&felt.chips).pad_below().show(ui);
        }
    });
}

fn choice(ui: &mut Ui, ask: &'static CaseFact, state: &mut IrregularitiesState) {
    let theme = Theme::of(ui);
    let language = ui.language();
    let question = ask.question(language);
    let width = ui.available_width();
    ui.allocate_ui_with_layout(vec2(width, TOUCH), Layout::left_to_right(Align::Center), |ui| {
        let size = vec2(QUESTION, TOUCH);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            ui.add(Label::new(Text::Body.rich(&question).color(theme.dim)).wrap());
        });
        ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
            ui.spacing_mut().item_spacing = vec2(space::TIGHT + 2.0, space::TIGHT);
            let here = state.choices.get(ask.id).copied().unwrap_or_default();
            for (place, word) in (0..).zip(ask.choices(language)) {
                if ui.add(Button::new(&word).chosen(here == place)).clicked() {
                    state.choices.insert(ask.id, place);
                }
            }
        });
    });
}

/// Draws a note, and the button that records the ruling.
fn record(
    ui: &mut Ui,
    entry: &Irregularity,
    state: &mut IrregularitiesState,
    at: &TableContext<'_>,
    answer: &Remedy,
    (struck, out): (&[Key], &mut TableOutbox),
) {
    let theme = Theme::of(ui);
    let Some(cx) = at.event else {
        let free = ui.word("irregular-on-record-free");
        ui.add(Label::new(Text::Note.rich(free).color(theme.dim)).wrap());
        return;
    };
    // A player who has left this table no longer applies.
    let sits = |player: &EntryId| at.felt.seats.iter().any(|sits| sits.entry == Some(*player));
    state.player = state.player.filter(sits);
    for key in struck {
        let Some(seat) = keys::seat(*key) else { continue };
        let struck = at.felt.at(seat).and_then(|sitting| sitting.entry);
        state.player = struck.filter(|player| state.player != Some(*player));
    }
    let given = GivenRuling {
        matter: Matter::Irregularity(entry.id.to_owned()),
        verdict: Verdict::Text(answer.verdict.clone()),
        rules: answer.cites.clone(),
        book: at.book.name.clone(),
        table: at.felt.table,
        player: state.player,
        note: state.note.trim().to_owned(),
    };
    let last = cx.tournament().incidents().rulings().last();
    let known = (state.recorded && last == Some(&given)).then(|| ui.word("irregular-on-record"));
    let command = Command::Incidents(IncidentCommand::Rule(Box::new(given)));
    let refusal = known.or_else(|| cx.refusal(&command));
    let size = vec2(ui.available_width(), TOUCH);
    let pressed = ui
        .allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let word = ui.word("irregular-put-on-record");
            let button = Button::primary(&word).key("L").refusal(refusal.as_deref());
            let pressed = ui.add(button).clicked();
            player_choice(ui, &mut state.player, at);
            let name = ui.word("irregular-note");
            let edit = TextEdit::singleline(&mut state.note)
                .id(typing::field_id_of(ui, "note"))
                .hint_text(Text::Body.rich(&name).color(theme.dim))
                .font(Text::Body.font())
                .char_limit(LONGEST_NOTE)
                .align(egui::Align2::LEFT_CENTER)
                .min_size(vec2(0.0, TOUCH))
                .margin(Margin::symmetric(8, 4))
                .desired_width(ui.available_width());
            let field = ui.add(edit).accessible_name(&name);
            gate::keeps(ui, field, state.note.trim().is_empty());
            pressed
        })
        .inner;
    if (pressed || struck.contains(&Key::L)) && refusal.is_none() {
        state.recorded = true;
        out.submit(command);
    }
}

/// Draws the choice of the player for the record; the digit of a seat chooses too.
fn player_choice(ui: &mut Ui, player: &mut Option<EntryId>, at: &TableContext<'_>) {
    let nobody = (None, ui.word("irregular-no-player"));
    let sitting = at.felt.seats.iter().filter(|sitting| sitting.entry.is_some());
    let sitting = sitting.map(|sits| (sits.entry, format!("{} {}", sits.seat, sits.name)));
    let all: Vec<(Option<EntryId>, String)> = std::iter::once(nobody).chain(sitting).collect();
    pick(ui, &ui.word("irregular-player"), player, &all, WHO);
}
