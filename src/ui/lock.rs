//! The locked desk: its card, and the ways to open it.

use bottone_base::time::Span;
use bottone_store::settings::Pin;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    typing,
    widgets::{Button, card, row},
};
use bottone_vocabulary::words::countdown;
use egui::{
    Align2, Context, Event, Id, Key, Label, Margin, Modal, Popup, TextEdit, Ui, Vec2, vec2,
};

/// The width of the card, and its distance from the edge of the window; it covers the to-do list.
const WIDTH: f32 = 308.0;
const EDGE: f32 = 20.0;
/// The longest wait after wrong words, in seconds; it doubles from one second on.
const LONGEST_WAIT: f64 = 30.0;
/// The wait for a user who forgot the word, in seconds.
const FORGOTTEN: f64 = 300.0;

/// The card over a locked desk.
#[derive(Default)]
pub(super) struct LockCard {
    typed: String,
    wrong: u32,
    /// The time before which no word is accepted. All times are the window's own, in seconds.
    from: f64,
    /// The time at which the user said that the word is forgotten.
    forgotten: Option<f64>,
}

/// The way in which the desk was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnlockMethod {
    /// By its word.
    ByPin,
    /// By the wait after the word was forgotten.
    ByWaiting,
}

/// The input of this frame, withheld from all but the lock.
pub(super) struct WithheldInput(Vec<Event>);

impl WithheldInput {
    /// Takes away every key, click, paste and dropped file of this frame, and closes the open items
    /// over the screen.
    pub(super) fn take(ctx: &Context) -> Self {
        Popup::close_all(ctx);
        ctx.input_mut(|input| {
            input.raw.dropped_files.clear();
            input.raw.hovered_files.clear();
            input.raw.events.clear();
            Self(std::mem::take(&mut input.events))
        })
    }
}

impl LockCard {
    /// Shows the card, which alone gets the `withheld` input; returns the way in which it opened
    /// the desk.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        pin: &Pin,
        withheld: WithheldInput,
    ) -> Option<UnlockMethod> {
        let (ctx, theme) = (ui.ctx(), Theme::of(ui));
        ctx.input_mut(|input| input.events = withheld.0);
        let id = Id::unique("lock");
        let area = Modal::default_area(id).anchor(Align2::RIGHT_CENTER, vec2(-EDGE, 0.0));
        let frame = card(ui).inner_margin(Margin::same(18)).shadow(ui.visuals().window_shadow);
        let modal = Modal::new(id).area(area).frame(frame);
        // The room behind it stays visible.
        let modal = modal.backdrop_color(theme.shadow.gamma_multiply(0.5));
        let opened = modal.show(ctx, |ui| {
            ui.set_width(WIDTH);
            self.content(ui, pin)
        });
        // Remove all events, since some code reads the keyboard after the last widget.
        ctx.input_mut(|input| input.events.clear());
        opened.inner
    }

    fn content(&mut self, ui: &mut Ui, pin: &Pin) -> Option<UnlockMethod> {
        let theme = Theme::of(ui);
        ui.horizontal(|ui| {
            let (_, place) = ui.allocate_space(Vec2::splat(20.0));
            Icon::Lock.paint(ui.painter(), place, theme.gold);
            ui.label(Text::Title.rich(ui.word("lock-title")).color(theme.text));
        });
        note(ui, &ui.word("lock-why"));
        ui.add_space(space::ITEM);
        let now = ui.input(|input| input.time);
        let wait = self.from - now;
        let opened = self.password_field(ui, pin, now, wait);
        if wait > 0.0 {
            let gaps = [("seconds", (whole_seconds(wait)).into())];
            let words = format!("{} {}", ui.word("lock-wrong"), ui.say("lock-wait", &gaps));
            ui.add(Label::new(Text::Note.rich(words).color(theme.red)).wrap());
            ui.ctx().request_repaint_after_secs(0.2);
        } else if self.wrong > 0 {
            ui.label(Text::Note.rich(ui.word("lock-wrong")).color(theme.red));
        }
        ui.add_space(space::ITEM);
        opened.or_else(|| self.forgotten(ui, now))
    }

    /// Draws the field, and checks the word in it.
    fn password_field(
        &mut self,
        ui: &mut Ui,
        pin: &Pin,
        now: f64,
        wait: f64,
    ) -> Option<UnlockMethod> {
        let theme = Theme::of(ui);
        let name = ui.word("lock-pin");
        let label = ui.label(Text::Caption.rich(&name).color(theme.dim));
        let open = ui.word("lock-open");
        let (field, pressed) = row(
            ui,
            |ui| ui.add(Button::primary(&open).key("Enter")).clicked(),
            |ui| {
                let edit = TextEdit::singleline(&mut self.typed)
                    .id(typing::field_id_of(ui, "pin"))
                    .password(true)
                    .char_limit(200);
                let edit = edit.margin(Margin::symmetric(8, 5)).desired_width(f32::INFINITY);
                ui.add(edit).labelled_by(label.id)
            },
        );
        let struck = |event: &Event| {
            matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, .. })
        };
        let entered = field.lost_focus() && ui.input(|input| input.events.iter().any(struck));
        if ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
        if !(pressed || entered) || wait > 0.0 || self.typed.trim().is_empty() {
            return None;
        }
        let typed = std::mem::take(&mut self.typed);
        if pin.matches(&typed) {
            return Some(UnlockMethod::ByPin);
        }
        self.from = now + f64::from(2_u32.saturating_pow(self.wrong)).min(LONGEST_WAIT);
        self.wrong = self.wrong.saturating_add(1);
        None
    }

    /// Draws the way out for a user who forgot the word: a wait of five minutes in sight of the
    /// room.
    fn forgotten(&mut self, ui: &mut Ui, now: f64) -> Option<UnlockMethod> {
        let Some(since) = self.forgotten else {
            if ui.add(Button::quiet(&ui.word("lock-forgotten"))).clicked() {
                self.forgotten = Some(now);
            }
            note(ui, &ui.word("lock-forgotten-why"));
            return None;
        };
        let left = since + FORGOTTEN - now;
        if left <= 0.0 {
            return Some(UnlockMethod::ByWaiting);
        }
        let left = countdown(Span::from_secs(whole_seconds(left).into()));
        let words = ui.say("lock-opens-in", &[("left", left.into())]);
        ui.add(Label::new(Text::Body.rich(words).color(Theme::of(ui).gold)).wrap());
        if ui.add(Button::new(&ui.word("lock-stays"))).clicked() {
            self.forgotten = None;
        }
        ui.ctx().request_repaint_after_secs(0.2);
        None
    }
}

fn note(ui: &mut Ui, words: &str) {
    ui.add(Label::new(Text::Note.rich(words).color(Theme::of(ui).dim)).wrap());
}

/// Rounds up to whole seconds.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "minutes at most, and not below nothing"
)]
fn whole_seconds(seconds: f64) -> u32 {
    seconds.max(0.0).ceil() as u32
}
