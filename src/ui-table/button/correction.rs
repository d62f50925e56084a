//! A correction of the button, on record and with a reason.

use bottone_base::seat::{SeatNo, Seats};
use bottone_i18n::Language;
use bottone_rules::button::{LastHand, Positions};
use bottone_tournament::{
    Command,
    tables::{Table, TableCommand},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Disc, TextField, card},
};
use bottone_view_table::button::BetweenHands;
use egui::{Key, Label, ScrollArea, Ui};

use super::{ButtonContext, LinkedTab, tables::disc_label, what_if::move_disc};
use crate::TableOutbox;

/// The end of a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CorrectionEnd {
    /// The correction was recorded or cancelled.
    Here,
    /// Another screen was requested.
    Elsewhere(LinkedTab),
}

/// The common reasons, with their keys.
const REASONS: [(&str, Key, &str); 3] = [
    ("button-reason-counted", Key::M, "M"),
    ("button-reason-last", Key::L, "L"),
    ("button-reason-seen", Key::T, "T"),
];

/// The discs of a correction.
#[derive(Clone, Debug)]
pub(super) struct ButtonCorrection {
    from: Positions,
    pub(super) positions: Positions,
    reason: String,
}

impl ButtonCorrection {
    pub(super) const fn new(from: Positions) -> Self {
        Self { from, positions: from, reason: String::new() }
    }

    pub(super) fn put(&mut self, disc: Disc, seat: SeatNo, players: Seats) {
        self.positions = move_disc(self.positions, disc, seat, players);
    }

    /// Returns the table as it will be after the correction.
    pub(super) fn between(&self, table: &Table) -> BetweenHands {
        let live = table.occupied();
        let last = Some(LastHand::new(table.size(), self.positions, live));
        BetweenHands { last, last_seats: live, drawn: None, ..BetweenHands::of(table) }
    }

    pub(super) fn is_possible(&self, between: &BetweenHands) -> bool {
        self.positions.are_possible(between.size, between.live)
    }

    fn command(&self, here: &ButtonContext<'_>) -> Option<Command> {
        let (table, positions) = (here.event_table?, self.positions);
        let reason = Some(self.reason.trim().to_owned());
        Some(Command::Tables(TableCommand::Button { table, positions, reason }))
    }

    /// Returns the reason why it cannot be recorded as it is, as a sentence.
    fn refusal(&self, here: &ButtonContext<'_>) -> Option<String> {
        let language = here.at.language;
        if !self.is_possible(&here.between) {
            return Some(language.word("button-impossible"));
        }
        if self.reason.trim().is_empty() {
            return Some(language.word("button-reason-needed"));
        }
        here.at.event?.refusal(&self.command(here)?)
    }

    /// Records it; returns whether that was requested.
    fn record(&self, here: &ButtonContext<'_>, out: &mut TableOutbox) -> bool {
        if self.refusal(here).is_some() {
            return false;
        }
        if let Some(command) = self.command(here) {
            out.submit(command);
        }
        true
    }

    /// Handles a key of the correction; returns whether it is finished.
    pub(super) fn press(
        &mut self,
        ui: &Ui,
        key: Key,
        here: &ButtonContext<'_>,
        out: &mut TableOutbox,
    ) -> bool {
        if let Some((name, ..)) = REASONS.iter().find(|(_, own, _)| *own == key) {
            self.reason = ui.word(name);
        }
        key == Key::Enter && self.record(here, out)
    }
}

/// Draws the corrected discs, the reason, and the button that records; returns the end of the
/// correction, if it ended.
pub(super) fn show(
    ui: &mut Ui,
    correction: &mut ButtonCorrection,
    here: &ButtonContext<'_>,
    lit: &mut Option<Disc>,
    out: &mut TableOutbox,
) -> Option<CorrectionEnd> {
    let theme = Theme::of(ui);
    let mut done = false;
    let mut elsewhere = None;
    ScrollArea::vertical().id_salt("correction").auto_shrink(false).show(ui, |ui| {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::ITEM;
            ui.label(Text::Heading.rich(ui.word("button-correct")).color(theme.text));
            changes(ui, correction, here.at.language);
            ui.horizontal_wrapped(|ui| {
                for (name, _, key) in REASONS {
                    let word = ui.word(name);
                    let chosen = correction.reason == word;
                    if ui.add(Button::new(&word).key(key).chosen(chosen)).clicked() {
                        correction.reason = word;
                        // A following digit is no longer meant for a disc.
                        *lit = None;
                    }
                }
            });
            let name = ui.word("button-why-wrong");
            let width = ui.available_width() - 16.0;
            let typed = TextField::new(&mut correction.reason, &name).width(width).show(ui);
            if gate::left_with_enter(ui, &typed) {
                done |= correction.record(here, out);
            }
            let refusal = correction.refusal(here);
            if let Some(refusal) = &refusal {
                ui.add(Label::new(Text::Body.rich(refusal).color(theme.red)).wrap());
            }
            ui.horizontal(|ui| {
                let word = ui.word("button-record");
                let button = Button::primary(&word).key("Enter").refusal(refusal.as_deref());
                if ui.add(button).clicked() {
                    done |= correction.record(here, out);
                }
                let word = ui.word("button-cancel");
                if ui.add(Button::quiet(&word).key("Esc")).clicked() {
                    done = true;
                }
            });
            let middle = ui.word("button-middle");
            if ui.add(Button::quiet(&middle)).clicked() {
                elsewhere = Some(CorrectionEnd::Elsewhere(LinkedTab::Irregularities));
            }
        });
    });
    if done { Some(CorrectionEnd::Here) } else { elsewhere }
}

/// Draws each change, from the old seat to the new one.
fn changes(ui: &mut Ui, correction: &ButtonCorrection, language: Language) {
    let theme = Theme::of(ui);
    let (from, to) = (correction.from, correction.positions);
    let mut same = true;
    for disc in Disc::ALL.into_iter().filter(|disc| disc.seat(from) != disc.seat(to)) {
        same = false;
        let gaps = [
            ("disc", language.word(disc_label(disc)).into()),
            ("from", disc.seat(from).get().into()),
            ("to", disc.seat(to).get().into()),
        ];
        ui.label(Text::Strong.rich(language.say("button-from-to", &gaps)).color(theme.text));
    }
    if same {
        ui.label(Text::Body.rich(language.word("button-unchanged")).color(theme.dim));
    }
}
