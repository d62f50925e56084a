//! Looking back: every screen shows the room at an earlier instant, with a band that says so.

use std::{
    ops::Deref,
    sync::mpsc::{Receiver, channel},
    thread,
};

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_session::{
    Desk,
    past_desk::{PastDesk, PastState},
};
use bottone_tournament::{
    Command, Waiver,
    history::{Snapshots, standing},
};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    commands::{UiCommand, key_label},
    context::{FrameContext, FrameViews},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, elided},
};
use bottone_view::late;
use bottone_view_paper::printing::Snapshot;
use bottone_vocabulary::words;
use egui::{Align, Context, Frame, Layout, Margin, Panel, Slider, Stroke, Ui, vec2};

/// The number of records that are replayed within one frame at most.
const AT_ONCE: usize = 5_000;

/// A past state of the event.
pub(super) struct PastView {
    pub(super) past: PastState,
    pub(super) views: FrameViews,
    /// The commands requested in the past, which are to be recorded late one after the other.
    pub(super) late_commands: Vec<(Command, Option<Waiver>)>,
}

impl PastView {
    /// Returns the state of `desk` at that instant; `None` if the replay is too long for one frame.
    pub(super) fn replay_now(desk: &dyn Desk, at: Timestamp) -> Option<Self> {
        (desk.records().len() <= AT_ONCE).then(|| {
            let past = Snapshots::new(desk.beginning(), desk.records(), desk.ledger());
            Self::from_replay(desk, past, at)
        })
    }

    /// Returns the state of `desk` at that instant from a finished replay.
    fn from_replay(desk: &dyn Desk, past: Snapshots, at: Timestamp) -> Self {
        Self {
            past: PastState::new(desk, past, at),
            views: FrameViews::default(),
            late_commands: Vec::new(),
        }
    }

    /// Takes in the records added meanwhile.
    pub(super) fn refresh(&mut self, desk: &dyn Desk, language: Language) {
        self.past.move_to(desk, self.past.at());
        self.views.refresh(&self.past.desk(desk), self.past.at(), language);
    }
}

/// A replay in the background, on the way to an instant.
pub(super) struct Replay {
    pub(super) instant: Timestamp,
    past: Receiver<Snapshots>,
    /// The edition of the replayed records.
    edition: u32,
}

impl Replay {
    /// Starts the replay.
    pub(super) fn start(ctx: &Context, event: Snapshot, edition: u32, at: Timestamp) -> Self {
        let (sends, past) = channel();
        let ctx = ctx.clone();
        thread::spawn(move || {
            let desk = event.desk();
            // The receiver is gone if the user turned back.
            let _ = sends.send(Snapshots::new(desk.beginning, desk.records, desk.ledger));
            ctx.request_repaint();
        });
        Self { instant: at, past, edition }
    }

    /// Returns the past state from the replay; replays again if it was taken out meanwhile.
    fn view_from(&self, desk: &dyn Desk, past: Snapshots) -> PastView {
        let is_same = self.edition == desk.history().edition();
        let anew = || Snapshots::new(desk.beginning(), desk.records(), desk.ledger());
        PastView::from_replay(desk, if is_same { past } else { anew() }, self.instant)
    }

    /// Returns the past state once the replay is finished.
    pub(super) fn poll(&self, desk: &dyn Desk) -> Option<PastView> {
        self.past.try_recv().ok().map(|past| self.view_from(desk, past))
    }

    /// Finishes the replay at once, so that the next request applies to the past state, which it
    /// returns.
    pub(super) fn wait(self, desk: &dyn Desk) -> Option<PastView> {
        self.past.recv().ok().map(|past| self.view_from(desk, past))
    }
}

/// The desk shown on the screens.
pub(super) enum ShownDesk<'a> {
    Now(&'a dyn Desk),
    Then(PastDesk<'a>),
}

impl<'a> Deref for ShownDesk<'a> {
    type Target = dyn Desk + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Now(desk) => *desk,
            Self::Then(desk) => desk,
        }
    }
}

/// Draws the band over every screen: the time shown, and the way back to now.
pub(super) fn band(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some((present, _)) = cx.present else { return };
    let theme = Theme::of(ui);
    let frame = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 6));
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = Stroke::NONE;
    Panel::top("looking back").resizable(false).frame(frame).show(ui, |ui| {
        let height = ui.spacing().interact_size.y;
        let line = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::TIGHT;
            let now = ui.word("back-now");
            if ui.add(Button::new(&now).key(key_label(UiCommand::Now))).clicked() {
                out.send(Action::LookBack(None));
            }
            let word = ui.word("back-copy");
            if ui.add(Button::new(&word)).clicked() {
                out.send(Action::File(FileAction::SaveCopy));
            }
            for (name, step) in [("back-later", 1), ("back-earlier", -1)] {
                if ui.add(Button::new(&ui.word(name))).clicked()
                    && let Some(at) = neighbouring_act(present, cx.now, step)
                {
                    out.send(Action::LookBack(Some(at)));
                }
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let (_, place) = ui.allocate_space(vec2(16.0, 16.0));
                Icon::Clock.paint(ui.painter(), place, theme.gold);
                let ago = late::elapsed(cx.language, present.now().since(cx.now));
                let gaps =
                    [("time", words::time_to_the_second(cx.now).into()), ("ago", ago.into())];
                let stood = ui.say("back-stood", &gaps);
                ui.label(Text::Strong.rich(stood).color(theme.gold));
                elided(ui, Text::Body.rich(ui.word("back-recorded")).color(theme.dim));
            });
        });
    });
}

/// Returns the instant of the previous act or of the next one.
fn neighbouring_act(desk: &dyn Desk, at: Timestamp, step: i8) -> Option<Timestamp> {
    let mut story = standing(desk.records(), desk.ledger()).map(|line| line.at());
    if step > 0 {
        return story.find(|then| *then > at);
    }
    story.rev().find(|then| *then < at)
}

/// Draws the slider under the log: from the beginning to the last act, where the present begins.
pub(super) fn slider(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let (desk, _) = cx.present();
    let first = desk.beginning().at.millis();
    let last = desk.history().latest().millis();
    let mut at = cx.now.millis().min(last);
    let theme = Theme::of(ui);
    ui.horizontal(|ui| {
        ui.label(Text::Note.rich(ui.word("back-slider")).color(theme.dim));
        let shown = words::time_to_the_second(cx.now);
        ui.spacing_mut().slider_width = (ui.available_width() - 76.0).max(60.0);
        let slider = Slider::new(&mut at, first..=last).show_value(false).trailing_fill(true);
        let response = ui.add(slider);
        let name = ui.word("back-slider");
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Slider, true, &name));
        if response.changed() {
            let at = Timestamp::from_millis(at);
            out.send(Action::LookBack((at.millis() < last).then_some(at)));
        }
        ui.label(Text::Figure.rich(shown).color(theme.text));
    });
}
