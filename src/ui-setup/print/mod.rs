//! Printing: the choice of sheet and scope, the preview, and the printer.

mod chosen_sheet;
mod list;
mod page;
mod scope;

use bottone_i18n::{Language, ToText as _};
use bottone_print::Paper;
use bottone_source::sheet_source::SheetSource;
use bottone_store::{
    printers::{PrinterError, Printers},
    settings::{PaperSize, PrintOptions, Settings},
};
use bottone_tournament::{
    entries::EntryId,
    papers::{Scope, SheetKind},
};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    context::FrameContext,
};
use bottone_ui_kit::{theme::space, widgets::card};
use bottone_view_paper::{
    printing::{PrintRequest, SheetLayout, SheetRow, SheetState, Snapshot},
    sheets,
};
use egui::{Panel, Ui};
use scope::ScopeChoice;

use crate::preview::Proofs;

/// The width of the list and of the choice, in points; a wide window has room for more.
const LIST: f32 = 332.0;
const CHOICE: f32 = 296.0;
const WIDE: f32 = 1_500.0;
/// The greatest share of the width beside the page.
const PAGE_PART: f32 = 0.68;
const MORE: f32 = 64.0;

/// The state of the screen.
pub struct PrintState {
    sheet: SheetKind,
    reveal: bool,
    choice: ScopeChoice,
    copies: u16,
    page: page::PageState,
    proofs: Proofs,
    /// The printers; `None` before the system has answered.
    printers: Option<Result<Printers, PrinterError>>,
    asked_printers: bool,
    /// The number of jobs in progress.
    under_way: usize,
}

impl Default for PrintState {
    fn default() -> Self {
        Self {
            sheet: SheetKind::SeatCards,
            reveal: true,
            choice: ScopeChoice::default(),
            copies: 1,
            page: page::PageState::default(),
            proofs: Proofs::default(),
            printers: None,
            asked_printers: false,
            under_way: 0,
        }
    }
}

impl PrintState {
    /// Shows this sheet with this scope chosen.
    pub fn show_sheet(&mut self, sheet: SheetKind, scope: &Scope) {
        self.choose(sheet);
        self.choice.take(scope);
        self.reveal = true;
    }

    fn choose(&mut self, sheet: SheetKind) {
        if self.sheet != sheet {
            self.sheet = sheet;
            self.page.first();
            self.choice.fit(sheets::choice(sheet));
        }
    }

    /// Takes the system's answer about its printers.
    pub fn set_printers(&mut self, printers: Result<Printers, PrinterError>) {
        self.printers = Some(printers);
    }

    /// Takes a snapshot of this desk for printing.
    pub fn take(&self, desk: &SheetSource<'_>) -> Snapshot {
        self.proofs.take(desk)
    }

    /// Counts a new job.
    pub const fn begin_job(&mut self) {
        self.under_way += 1;
    }

    /// Counts a finished job.
    pub const fn end_job(&mut self) {
        self.under_way = self.under_way.saturating_sub(1);
    }

    /// Returns the number of copies of each sheet.
    pub const fn copies(&self) -> u16 {
        self.copies
    }

    /// Sets the number of copies back to one: three copies of a list must not become three of every
    /// card.
    pub const fn one_copy(&mut self) {
        self.copies = 1;
    }

    /// Adds this entry to the chosen players, if players are being chosen; returns whether it did.
    pub fn add(&mut self, entry: EntryId) -> bool {
        sheets::choice(self.sheet) == sheets::SheetChoice::Players && self.choice.add(entry)
    }

    /// Returns the chosen sheet, scope and layout.
    pub fn wanted(&self, settings: &Settings) -> PrintRequest {
        let laid = sheet_layout(&settings.ways.of(self.sheet), self.sheet);
        PrintRequest { sheet: self.sheet, scope: self.choice.scope(), laid }
    }

    /// Returns every sheet that has changed since it was printed.
    pub fn changed(&self, settings: &Settings) -> Vec<PrintRequest> {
        let rows = self.proofs.survey().rows.iter();
        rows.filter_map(|row| {
            let SheetState::Changed(scope) = &row.standing else { return None };
            let (sheet, scope) = (row.kind, scope.clone());
            Some(PrintRequest { sheet, scope, laid: sheet_layout(&settings.ways.of(sheet), sheet) })
        })
        .collect()
    }

    /// Returns the printer for a sheet printed in this way, or the reason why there is none.
    pub fn printer(&self, language: Language, way: &PrintOptions) -> Result<&str, String> {
        match &self.printers {
            None => Err(language.word("printing-looking")),
            Some(Err(error)) => Err(error.to_text(language)),
            Some(Ok(printers)) => {
                printers.of(way).ok_or_else(|| no_printer(language, way, printers))
            }
        }
    }

    /// Returns the reason why the choice cannot be printed on any printer.
    pub fn nothing_to_print(&self, language: Language) -> Option<String> {
        let scope = self.choice.scope();
        match &scope {
            Scope::Tables(tables) if tables.is_empty() => {
                return Some(language.word("printing-choose-tables"));
            }
            Scope::Entries(entries) if entries.is_empty() => {
                return Some(language.word("printing-choose-players"));
            }
            _ => {}
        }
        let fault = self.proofs.document()?.fault.as_ref()?;
        Some(match fault {
            bottone_print::Unprintable::Nothing => self.empty_sheet_text(language, &scope),
            other => other.to_text(language),
        })
    }

    /// Returns the reason why the sheet is empty, as in the list of sheets.
    fn empty_sheet_text(&self, language: Language, scope: &Scope) -> String {
        let is_it = |row: &&SheetRow| row.kind == self.sheet && row.standing == SheetState::Nothing;
        let row = self.proofs.survey().rows.iter().find(is_it).filter(|_| *scope == Scope::All);
        row.map_or_else(
            || sheets::empty_reason(language, self.sheet, scope),
            |row| row.state.clone(),
        )
    }

    /// Returns the reason why the choice cannot be printed now.
    pub fn refusal(&self, language: Language, settings: &Settings) -> Option<String> {
        let busy = || (self.under_way > 0).then(|| language.word("printing-under-way"));
        let printer = || self.printer(language, &settings.ways.of(self.sheet)).err();
        self.nothing_to_print(language).or_else(busy).or_else(printer)
    }

    /// Shows the page larger, for a key.
    pub fn zoom(&mut self) {
        self.page.zoom();
    }
}

/// Returns the message that this way has no printer among these, with the remedy.
pub fn no_printer(language: Language, way: &PrintOptions, printers: &Printers) -> String {
    match &way.printer {
        Some(name) if !printers.names.is_empty() => {
            language.say("printing-is-gone", &[("printer", name.as_str().into())])
        }
        _ => language.word("printing-no-printer"),
    }
}

/// Returns the layout of a sheet in this way. A list for a wall is set in wall size unless the
/// small one was chosen.
fn sheet_layout(way: &PrintOptions, sheet: SheetKind) -> SheetLayout {
    match SheetLayout::alternative(sheet) {
        Some(SheetLayout::Single) if way.single => SheetLayout::Single,
        Some(SheetLayout::Wall) if !way.small => SheetLayout::Wall,
        Some(SheetLayout::Half) if way.halves => SheetLayout::Half,
        _ => SheetLayout::Usual,
    }
}

/// Returns the paper on which a sheet is made.
pub fn paper(settings: &Settings, way: &PrintOptions) -> Paper {
    match way.paper.unwrap_or(settings.paper) {
        PaperSize::A4 => Paper::A4,
        PaperSize::Letter => Paper::Letter,
        PaperSize::Roll => Paper::Roll80,
    }
}

/// Shows the sheets; the room's page is `found_at` that address while it is on.
pub fn show(
    ui: &mut Ui,
    state: &mut PrintState,
    (settings, found_at): (&Settings, Option<&str>),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    if !std::mem::replace(&mut state.asked_printers, true) {
        out.send(Action::Print(PrintAction::Look));
    }
    list::step(ui, state, cx);
    let wanted = state.wanted(settings);
    let paper = paper(settings, &settings.ways.of(state.sheet));
    state.proofs.refresh(ui.ctx(), (cx, (found_at, &settings.club)), &wanted, paper);
    let more = if ui.available_width() > WIDE { MORE } else { 0.0 };
    // In little space, the page keeps a third.
    let share = (ui.available_width() * PAGE_PART / (LIST + CHOICE)).min(1.0);
    let (list, choice) = (LIST * share + more, CHOICE * share + more);
    column(ui, "sheets", list, |ui| list::show(ui, state, settings, cx, out));
    column(ui, "what of it", choice, |ui| chosen_sheet::show(ui, state, settings, cx, out));
    card(ui).inner_margin(egui::Margin::same(8)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        page::show(ui, state, paper, cx, out);
    });
}

fn column(ui: &mut Ui, name: &'static str, width: f32, add: impl FnOnce(&mut Ui)) {
    let right = egui::Margin { right: 10, ..egui::Margin::ZERO };
    Panel::left(name)
        .exact_size(width + space::CARD)
        .resizable(false)
        .show_separator_line(false)
        .frame(egui::Frame::NONE.inner_margin(right))
        .show(ui, add);
}
