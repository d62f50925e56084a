//! The bar over every screen while the event's file cannot be written, or requests wait for that.
//!
//! It stays until something was written: a line that goes away by itself would suggest that all is
//! saved.

use bottone_i18n::{Saying, ToText as _};
use bottone_store::journal::Trouble;
use bottone_ui_dialogs::reports::open_reports;
use bottone_ui_frame::{
    action::{Action, FileAction, NetworkAction, Outbox},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use bottone_view::log::preview_text;
use bottone_vocabulary::words::time_to_the_second;
use egui::{Align, Color32, FontId, Frame, Label, Layout, Margin, Panel, Stroke, Ui, vec2};

use super::second_copy;

/// The width of the buttons, in points.
const BUTTONS: f32 = 330.0;

/// The text of the bar and its tone.
struct Notice {
    head: String,
    body: String,
    about: NoticeSubject,
}

/// The subject of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NoticeSubject {
    /// The event's file cannot be written.
    NotWritten,
    /// The file can be written again, and some requests are still to be carried out.
    Over,
    /// The log that several desks share cannot be reached.
    CutOff,
    /// The desk works without the log.
    Alone,
    /// The reports made without the log are being replayed.
    Deciding,
    /// Some of these reports are no longer possible.
    Listed,
}

impl NoticeSubject {
    /// Returns the width of its buttons, in points.
    const fn buttons(self) -> f32 {
        match self {
            Self::Alone | Self::Deciding => 0.0,
            Self::Listed => BUTTONS / 3.0,
            Self::NotWritten | Self::Over | Self::CutOff => BUTTONS,
        }
    }

    /// Returns whether the trouble still lasts.
    const fn lasts(self) -> bool {
        matches!(self, Self::NotWritten | Self::CutOff | Self::Alone)
    }
}

/// Shows the bar, if there is a notice.
pub(super) fn show(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some(notice) = Notice::of(cx) else { return };
    let theme = Theme::of(ui);
    let (fill, ink) =
        if notice.about.lasts() { (theme.red, theme.on_red) } else { (theme.raised, theme.gold) };
    let bar = Frame::new().fill(fill).inner_margin(Margin::symmetric(20, 8));
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = Stroke::NONE;
    Panel::top("trouble").resizable(false).frame(bar).show(ui, |ui| {
        let width = ui.available_width() - notice.about.buttons();
        let high = |text: &str, font: FontId| {
            ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, width).size().y
        };
        let words = high(&notice.head, Text::Strong.font()) + high(&notice.body, Text::Body.font());
        let size = vec2(ui.available_width(), words.max(ui.spacing().interact_size.y));
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            buttons(ui, &notice, cx, out);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                // As wide as was measured.
                ui.set_max_width(width);
                ui.add(Label::new(Text::Strong.rich(&notice.head).color(ink)).wrap());
                let ink = if notice.about.lasts() { ink } else { theme.text };
                ui.add(Label::new(Text::Body.rich(&notice.body).color(ink)).wrap());
            });
        });
    });
}

/// Draws the buttons from right to left.
fn buttons(ui: &mut Ui, notice: &Notice, cx: &FrameContext<'_>, out: &mut Outbox) {
    let mut pressed = Vec::new();
    let mut button = |ui: &mut Ui, word: &str, action| {
        let word = ui.word(word);
        let button = Button::new(&word);
        let is_go_on = matches!(action, Action::File(FileAction::GoOn));
        let button = if is_go_on { button.key(key_label(UiCommand::GoOn)) } else { button };
        if ui.add(button).clicked() {
            pressed.push(action);
        }
    };
    let file = Action::File;
    let network = Action::Network;
    let goes_on = cx.desk.trouble().is_some_and(second_copy::leaves_no_file);
    match notice.about {
        NoticeSubject::Alone | NoticeSubject::Deciding => {}
        NoticeSubject::Listed => {
            button(ui, "network-reports-view", network(NetworkAction::Reports));
        }
        NoticeSubject::CutOff => {
            button(ui, "network-continue-alone", network(NetworkAction::GoAlone));
            button(ui, "shell-try-again", file(FileAction::TryAgain));
        }
        NoticeSubject::NotWritten if goes_on && second_copy::has_copy(cx.desk) => {
            button(ui, "shell-continue-in-second", file(FileAction::GoOn));
            button(ui, "shell-try-again", file(FileAction::TryAgain));
        }
        NoticeSubject::NotWritten => {
            button(ui, "shell-save-copy", file(FileAction::SaveCopy));
            button(ui, "shell-try-again", file(FileAction::TryAgain));
        }
        NoticeSubject::Over => {
            button(ui, "shell-discard-refused", file(FileAction::ForgetRefused));
            button(ui, "shell-retry-now", file(FileAction::TryAgain));
        }
    }
    for action in pressed {
        out.send(action);
    }
}

/// Returns the text about an act of unknown outcome; `None` without one.
fn unknown_outcome(cx: &FrameContext<'_>) -> Option<Saying> {
    let record = cx.desk.unsettled_record()?;
    let what = preview_text(cx.language, record, cx.desk.records(), cx.tournament());
    Some(Saying::of("network-waits-to-know").with("what", what))
}

impl Notice {
    /// Returns the notice that the desk is cut off from the shared log: since when, the unsent
    /// requests, and the work that can go on.
    fn cut_off(cx: &FrameContext<'_>, trouble: &Trouble, not_done: Option<Saying>) -> Option<Self> {
        let Trouble::CutOff { since, why } = trouble else { return None };
        let language = cx.language;
        let since = Saying::of("network-cut-off-since").with("time", time_to_the_second(*since));
        let head = Saying::of("network-cut-off").with("why", why);
        let parts = [Some(since), unknown_outcome(cx), not_done, Some(trouble.advice())];
        let parts = parts.into_iter().flatten().map(|part| part.to_text(language));
        let body = parts.collect::<Vec<_>>().join(" ");
        Some(Self { head: full_stop(head.to_text(language)), body, about: NoticeSubject::CutOff })
    }

    /// Returns the notice that the desk works alone: since when, and the number of reports.
    fn alone(cx: &FrameContext<'_>, not_done: Option<Saying>) -> Option<Self> {
        let language = cx.language;
        let alone = cx.desk.standalone()?;
        let head = Saying::of("network-alone-head").with("time", time_to_the_second(alone.since));
        let reports = Saying::count("network-alone-reports", alone.reports);
        let waits = Saying::of("network-alone-waits");
        let parts = [Some(reports), unknown_outcome(cx), not_done, Some(waits)];
        let parts = parts.into_iter().flatten().map(|part| part.to_text(language));
        let body = parts.collect::<Vec<_>>().join(" ");
        Some(Self { head: full_stop(head.to_text(language)), body, about: NoticeSubject::Alone })
    }

    /// Returns the notice about reports being replayed, or no longer possible.
    fn reports(cx: &FrameContext<'_>) -> Option<Self> {
        let said = |name, reports| full_stop(Saying::count(name, reports).to_text(cx.language));
        let waiting = cx.desk.waiting_reports();
        if waiting > 0 {
            let (head, body) = (said("network-reports-waiting", waiting), String::new());
            return Some(Self { head, body, about: NoticeSubject::Deciding });
        }
        let listed = open_reports(cx).len();
        let body = cx.language.word("network-reports-why");
        let head = (listed > 0).then(|| said("network-reports-listed", listed))?;
        Some(Self { head, body, about: NoticeSubject::Listed })
    }

    fn of(cx: &FrameContext<'_>) -> Option<Self> {
        let (desk, language) = (cx.desk, cx.language);
        let not_done = cx.views.refused_requests().last().map(|last| {
            Saying::count("files-trouble-not-done", desk.refused().len())
                .with("what", last.as_str())
        });
        if let Some(notice) = Self::alone(cx, not_done.clone()) {
            return Some(notice);
        }
        let Some(trouble) = desk.trouble() else {
            let reports = Self::reports(cx);
            if reports.is_some() {
                return reports;
            }
            let head = if desk.network().is_some() {
                Saying::of("network-over")
            } else {
                let file = desk.path()?.file_name().unwrap_or_default().to_string_lossy();
                Saying::of("files-trouble-over").with("file", file.into_owned())
            };
            let body = not_done?.to_text(language);
            return Some(Self {
                head: full_stop(head.to_text(language)),
                body,
                about: NoticeSubject::Over,
            });
        };
        if let Some(notice) = Self::cut_off(cx, trouble, not_done.clone()) {
            return Some(notice);
        }
        let path = desk.path()?;
        let head = full_stop(trouble.cause(path).to_text(language));
        let parts = [not_done, Some(saved_places(cx, trouble)), Some(trouble.advice())];
        let parts = parts.into_iter().flatten().map(|part| part.to_text(language));
        let body = parts.collect::<Vec<_>>().join(" ");
        Some(Self { head, body, about: NoticeSubject::NotWritten })
    }
}

/// Returns the sentence on the places where the acts so far are kept.
fn saved_places(cx: &FrameContext<'_>, trouble: &Trouble) -> Saying {
    let desk = cx.desk;
    if trouble.is_file_lost() {
        return Saying::of("files-trouble-lost");
    }
    let last = desk.history().latest();
    Saying::of("files-trouble-safe").with("time", time_to_the_second(last))
}

fn full_stop(sentence: String) -> String {
    if sentence.ends_with(['.', '?', '!']) { sentence } else { sentence + "." }
}
