//! The values of the whole structure: its name, the starting stack, and the minutes of every level.

use bottone_i18n::ToText as _;
use bottone_rules::levels::MOST_NAME;
use bottone_tournament::{Command, clock::ClockCommand};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::TextField,
};
use bottone_view::{level_minutes, setup};
use bottone_view_structures::cells;
use egui::{Label, Ui};

/// The three lines as edited.
#[derive(Debug, Default)]
pub(super) struct GeneralForm {
    name: GeneralField,
    stack: GeneralField,
    minutes: GeneralField,
}

/// A line that shows the present value until other text is typed.
#[derive(Debug, Default)]
struct GeneralField {
    text: String,
    was: String,
}

impl GeneralForm {
    /// Shows them. Typed text is submitted with Enter, or when the line loses the keyboard.
    pub(super) fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let (t, now, language) = (cx.tournament(), cx.now, cx.language);
        let structure = t.clock().structure();
        let clock = |command| Ok(Some(Command::Clock(command)));
        let sold = setup::stack_note(language, t);
        let all = ui.available_width();
        let figure = ((all - space::INSIDE) / 2.0).floor();
        let name = |text: &str| {
            let (name, letters) = (text.trim().to_owned(), text.trim().chars().count());
            if !(1..=MOST_NAME).contains(&letters) {
                let most = ("most", MOST_NAME.into());
                return Err(language.say("screens-setup-structure-name-wrong", &[most]));
            }
            clock(ClockCommand::Rename { name })
        };
        let called = ("screens-setup-structure-name", structure.name.clone());
        self.name.show(ui, called, "", all, cx, out, name);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let stack = |text: &str| {
                let stack = cells::stack(text).map_err(|wrong| wrong.to_text(language))?;
                clock(ClockCommand::SetStack { stack })
            };
            let shown = ("screens-setup-stack", language.chips(structure.starting_stack));
            self.stack.show(ui, shown, "", figure, cx, out, stack);
            let minutes = |text: &str| {
                if text.trim().is_empty() {
                    return Ok(None);
                }
                let minutes = cells::minutes(text).map_err(|wrong| wrong.to_text(language))?;
                clock(ClockCommand::SetRows {
                    rows: level_minutes::remaining_level_minutes(t, minutes, now),
                })
            };
            let coming = structure.rows.get(t.clock().read(now).row..).unwrap_or_default();
            let common = level_minutes::common_minutes(coming).map(|minutes| minutes.to_string());
            let hint = ui.word("screens-setup-minutes-differ");
            let shown = ("screens-setup-minutes-all", common.unwrap_or_default());
            self.minutes.show(ui, shown, &hint, figure, cx, out, minutes);
        });
        if !sold.is_empty() {
            ui.add(Label::new(Text::Note.rich(sold).color(Theme::of(ui).dim)).wrap());
        }
    }
}

impl GeneralField {
    /// Shows the line of this name with its present value `now`, and submits typed text as parsed
    /// by `read`.
    #[expect(clippy::too_many_arguments, reason = "one line, and all that a line is")]
    fn show(
        &mut self,
        ui: &mut Ui,
        (name, now): (&'static str, String),
        hint: &str,
        width: f32,
        cx: &FrameContext<'_>,
        out: &mut Outbox,
        read: impl Fn(&str) -> Result<Option<Command>, String>,
    ) {
        if self.text == self.was {
            self.text.clone_from(&now);
            self.was = now;
        }
        let asked = if self.text == self.was { Ok(None) } else { read(&self.text) };
        let wrong = match &asked {
            Ok(command) => command.as_ref().and_then(|command| cx.refusal(command)),
            Err(why) => Some(why.clone()),
        };
        let response = TextField::new(&mut self.text, &ui.word(name))
            .hint(hint)
            .wrong(wrong.as_deref())
            .width(width)
            .show(ui);
        if !response.lost_focus() {
            return;
        }
        if gate::left_with_escape(ui, &response) {
            self.text.clone_from(&self.was);
        } else if let (Ok(command), None) = (asked, wrong) {
            if let Some(command) = command {
                out.submit(command);
            }
            self.was.clone_from(&self.text);
        }
    }
}
