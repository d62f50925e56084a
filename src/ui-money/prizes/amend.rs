//! Unlocking and correcting locked prizes.

use std::collections::BTreeMap;

use bottone_base::money::Money;
use bottone_rules::payouts::worth;
use bottone_tournament::{Command, prizes::PrizeCommand};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::{Button, TextField},
};
use bottone_view::{
    amounts,
    money::prizes::{PrizeRow, PrizeTable},
};
use egui::{ScrollArea, TextEdit, Ui};

/// The change to locked prizes.
#[derive(Default)]
pub(super) struct AmendForm {
    kind: AmendKind,
    reason: String,
    /// The typed amounts, by the best and the worst place of each row.
    typed: BTreeMap<(u32, u32), String>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum AmendKind {
    #[default]
    Nothing,
    Unlock,
    Correct,
}

impl AmendForm {
    /// Draws the buttons at the head of the card.
    pub(super) fn buttons(&mut self, ui: &mut Ui, cx: &FrameContext<'_>) {
        let shut = cx.desk.read_only().map(|_| ui.word("shell-only-reading"));
        for (what, name) in
            [(AmendKind::Unlock, "prizes-unlock"), (AmendKind::Correct, "prizes-correct")]
        {
            let word = ui.word(name);
            let button = Button::new(&word).chosen(self.kind == what).refusal(shut.as_deref());
            if ui.add(button).clicked() {
                self.kind = if self.kind == what { AmendKind::Nothing } else { what };
            }
        }
    }

    /// Starts the correction of a pressed row.
    pub(super) fn take(&mut self, row: &PrizeRow) {
        if self.kind == AmendKind::Correct {
            self.typed.entry((row.first, row.last)).or_default();
        }
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        table: &PrizeTable,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) {
        match self.kind {
            AmendKind::Nothing => {}
            AmendKind::Unlock => self.unlock(ui, cx, out),
            AmendKind::Correct => self.correct(ui, table, cx, out),
        }
    }

    fn unlock(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        ui.horizontal(|ui| {
            self.reason_field(ui);
            let reason = self.reason.trim().to_owned();
            let word = ui.word("prizes-unlock-now");
            let unlock = Command::Prizes(PrizeCommand::Unlock { reason });
            command_button(ui, Button::primary(&word), unlock, cx, out);
        });
    }

    fn reason_field(&mut self, ui: &mut Ui) {
        let name = ui.word("prizes-reason");
        TextField::new(&mut self.reason, &name).width(300.0).show(ui);
    }

    fn correct(
        &mut self,
        ui: &mut Ui,
        table: &PrizeTable,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
    ) {
        let theme = Theme::of(ui);
        let t = cx.tournament();
        let currency = &t.setup().currency;
        if self.typed.is_empty() {
            let words = ui.word("prizes-correct-how");
            ui.label(Text::Body.rich(words).color(theme.dim));
        }
        ScrollArea::vertical().id_salt("corrections").max_height(150.0).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for ((first, last), text) in &mut self.typed {
                    let row = table.rows.iter().find(|row| row.first == *first);
                    let place = row.map_or_else(|| format!("{first}–{last}"), |r| r.place.clone());
                    ui.label(Text::Body.rich(&place).color(theme.dim));
                    let hint = row.map_or(String::new(), |row| row.money.clone());
                    let name = ui.say("prizes-correct-place", &[("place", place.into())]);
                    let field = TextEdit::singleline(text)
                        .id(typing::field_id_of(ui, &name))
                        .desired_width(100.0)
                        .hint_text(hint)
                        .char_limit(24);
                    let field = ui.add(field).accessible_name(name);
                    gate::keeps(ui, field, amounts::read_money(text, currency).is_none());
                    ui.add_space(space::ITEM);
                }
            });
        });
        let read = |text: &String| amounts::read_money(text, currency);
        let filled = || self.typed.iter().filter(|(_, text)| !text.trim().is_empty());
        let each = |((first, last), text): (&(u32, u32), &String)| {
            read(text).map(|money| (*first..=*last).map(move |place| (place, money)))
        };
        let rows: Option<Vec<_>> = filled().map(each).collect();
        let all = rows.map(|rows| rows.into_iter().flatten().collect::<Vec<(u32, Money)>>());
        let Some(prizes) = all else {
            let words = ui.word("prizes-correct-wrong");
            ui.label(Text::Note.rich(words).color(theme.red));
            return;
        };
        let mut list = t.prize_list().unwrap_or_default();
        for (place, money) in &prizes {
            if let Some(prize) = list.get_mut((*place as usize).wrapping_sub(1)) {
                prize.money = *money;
            }
        }
        let paid = worth(&list, t.ticket());
        let gap = t.pool().to_pay.minus(paid);
        let show = |money| cx.language.money(money, currency);
        let (name, ink) = match gap.minor() {
            0 => ("prizes-sum-right", theme.accent),
            1.. => ("prizes-sum-missing", theme.red),
            _ => ("prizes-sum-over", theme.red),
        };
        let gap = if gap < Money::ZERO { Money::ZERO.minus(gap) } else { gap };
        let gaps = [("sum", show(paid).into()), ("gap", show(gap).into())];
        ui.label(Text::Strong.rich(ui.say(name, &gaps)).color(ink));
        ui.horizontal(|ui| {
            self.reason_field(ui);
            let reason = self.reason.trim().to_owned();
            let word = ui.word("prizes-correct-now");
            let correct = Command::Prizes(PrizeCommand::Correct { prizes, reason });
            if command_button(ui, Button::primary(&word), correct, cx, out).clicked() {
                *self = Self::default();
            }
        });
    }
}
