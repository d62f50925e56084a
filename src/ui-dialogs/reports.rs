//! The reports made while disconnected that are no longer possible: the reasons, and the remedies
//! for each.

use std::rc::Rc;

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{Desk, ListedReason, ListedReport, describe_late_fault};
use bottone_ui_frame::{
    action::{Action, NetworkAction, Outbox},
    context::{FrameContext, Validity},
    dialog::{EventDialog, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use bottone_view::log::LogReader;
use bottone_vocabulary::words::{self, time_of_day};
use egui::{Align, Frame, Label, Layout, Margin, ScrollArea, Ui, vec2};

const WIDTH: f32 = 760.0;
/// The visible height of the list, in points.
const SEEN: f32 = 430.0;

/// One report, in words.
#[derive(Clone, Debug)]
struct ReportLine {
    number: u32,
    act: String,
    recorded: String,
    why: String,
    proposal: String,
    /// The label of the button that carries it out after all; `None` if that was done already.
    done: Option<&'static str>,
}

/// Returns the undecided reports, collected once until the event changes.
pub fn open_reports(cx: &FrameContext<'_>) -> Rc<Vec<ListedReport>> {
    let (desk, _) = cx.present();
    cx.view(Validity::Change, desk.revision(), |_| desk.listed_reports())
}

/// The reports made while disconnected that are no longer possible.
#[derive(Clone, Debug)]
pub struct Reports;

impl EventDialog for Reports {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let (desk, kept) = cx.present();
        let reports = open_reports(cx);
        let line =
            |report: &ListedReport| ReportLine::of(cx.language, desk, kept.log(desk), report);
        let lines: Vec<ReportLine> = reports.iter().map(line).collect();
        show_question(ui, &ui.word("network-reports-title"), WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            let note =
                if lines.is_empty() { "network-reports-none" } else { "network-reports-note" };
            ui.add(Label::new(Text::Note.rich(ui.word(note)).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            ScrollArea::vertical().max_height(SEEN).show(ui, |ui| {
                ui.set_width(ui.available_width());
                for line in &lines {
                    line.show(ui, out);
                    ui.add_space(space::TIGHT);
                }
            });
        });
    }
}

impl ReportLine {
    fn of(language: Language, desk: &dyn Desk, log: LogReader<'_>, report: &ListedReport) -> Self {
        let ListedReport { number, record, reason: why } = report;
        let recorded = Saying::of("network-report-entered")
            .with("time", time_of_day(record.at()))
            .with("by", record.by.as_str());
        let named = |name: &'static str, other: u32| {
            let saying = Saying::of(name).with("what", log.text(other).to_owned());
            let Some(record) = desk.records().get(other as usize) else { return saying };
            let by = record.by.as_str();
            let at = || {
                Saying::of("network-operator-at-desk").with("by", by).with("desk", &*record.desk)
            };
            let who = if record.desk.is_empty() { by.to_owned() } else { at().to_text(language) };
            saying.with("who", who).with("time", time_of_day(record.at()))
        };
        let (why, proposal, done) = match why {
            ListedReason::ReportedSince(other) => {
                (named("network-report-same", *other), "network-report-same-do", None)
            }
            ListedReason::OtherFalls(other) => (
                named("network-report-falls", *other),
                "network-report-falls-do",
                Some("network-report-do-anyway"),
            ),
            ListedReason::Not(fault) => {
                let why = words::capital(&describe_late_fault(language, *fault));
                let why = why.trim_end_matches('.').to_owned();
                (Saying::of("network-report-not").with("why", why), "network-report-not-do", None)
            }
            ListedReason::Possible => (
                Saying::of("network-report-possible"),
                "network-report-possible-do",
                Some("network-report-do"),
            ),
        };
        Self {
            number: *number,
            act: log.refused_text(record),
            recorded: recorded.to_text(language),
            why: why.to_text(language),
            proposal: language.word(proposal),
            done,
        }
    }

    fn show(&self, ui: &mut Ui, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let frame = Frame::new().fill(theme.raised).corner_radius(6).inner_margin(Margin::same(12));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::TIGHT / 2.0;
            ui.add(Label::new(Text::Strong.rich(&self.act).color(theme.text)).wrap());
            ui.add(Label::new(Text::Note.rich(&self.recorded).color(theme.dim)).wrap());
            ui.add(Label::new(Text::Body.rich(&self.why).color(theme.gold)).wrap());
            ui.add(Label::new(Text::Body.rich(&self.proposal).color(theme.text)).wrap());
            let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                if ui.add(Button::new(&ui.word("network-report-dismiss"))).clicked() {
                    out.send(Action::Network(NetworkAction::PutAway(self.number)));
                }
                if let Some(word) = self.done
                    && ui.add(Button::new(&ui.word(word))).clicked()
                {
                    out.send(Action::Network(NetworkAction::DoReport(self.number)));
                }
            });
        });
    }
}
