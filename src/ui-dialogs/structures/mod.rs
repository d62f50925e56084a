//! The house's structures and the shipped ones: search, order and choice.

mod chosen;
mod compare;

use std::rc::Rc;

use bottone_i18n::{Saying, ToText as _};
use bottone_rules::levels::Structure;
use bottone_store::profiles::{Catalogue, Origin, ShelfEntry};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, show_question},
    shelf::{RemovedStructure, ShelfAction},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Width, card, pick, row, tabs},
};
use bottone_view_structures::shelf::{self, ShelfFilter, ShelfStructure, Sort};
use egui::{Align, Label, Layout, Ui, vec2};

use self::{chosen::ChosenStructure, compare::Comparison};

const WIDTH: f32 = 1_180.0;
/// The share of the width that the list takes.
const LIST: f32 = 0.6;
/// The number of groups above which they stand in a drop-down box.
const MOST_TABS: usize = 6;

const COLUMNS: [ListColumn<'static>; 6] = [
    ListColumn::new("dialogs-new-structure", Width::Share(2.6)).sorts(),
    ListColumn::new("shelf-group", Width::Share(1.0)).sorts(),
    ListColumn::figures("dialogs-new-stack", Width::Points(62.0)),
    ListColumn::figures("dialogs-new-length", Width::Points(62.0)).sorts(),
    ListColumn::figures("shelf-uses", Width::Points(66.0)).sorts(),
    ListColumn::figures("shelf-last", Width::Points(116.0)).sorts(),
];
/// The sort order of each column head.
const SORTS: [(usize, Sort); 5] =
    [(0, Sort::Name), (1, Sort::Group), (3, Sort::Length), (4, Sort::Uses), (5, Sort::Last)];

/// The shelf as shown.
#[derive(Clone, Debug)]
pub struct Structures {
    entries: Rc<[ShelfEntry<Structure>]>,
    catalogue: Catalogue,
    sort: Sort,
    filter: ShelfFilter,
    chosen: ChosenStructure,
    compare: Option<Comparison>,
    /// The dialog that follows.
    behind: Option<Box<dyn Dialog>>,
    /// The structure taken off last.
    taken_off: Option<Box<RemovedStructure>>,
    /// The error of the last action or reading.
    failed: Option<Saying>,
    unread: Option<Saying>,
}

/// The structures on the shelf, and the house's catalogue or the reason why it cannot be read.
pub type ShelfContents = (Vec<ShelfEntry<Structure>>, Result<Catalogue, Saying>);

impl Structures {
    /// Shows this shelf; `behind` is the dialog that follows.
    pub fn new(stock: ShelfContents, behind: Option<Box<dyn Dialog>>) -> Self {
        let mut structures = Self {
            entries: Rc::new([]),
            catalogue: Catalogue::default(),
            sort: Sort::default(),
            filter: ShelfFilter::default(),
            chosen: ChosenStructure::default(),
            compare: None,
            behind,
            taken_off: None,
            failed: None,
            unread: None,
        };
        structures.restock(stock, None);
        let first = shelf::sorted(&structures.sorted_entries(), &ShelfFilter::All, structures.sort);
        structures.choose(first.first().copied());
        structures
    }

    /// Replaces the shelf; the structure of this name is chosen, or the one that was.
    pub fn restock(&mut self, (entries, catalogue): ShelfContents, choose: Option<&str>) {
        let before = self.entries.get(self.chosen.index()).map(|entry| name_of(entry).to_owned());
        self.entries = entries.into();
        (self.catalogue, self.unread) = match catalogue {
            Ok(catalogue) => (catalogue, None),
            Err(why) => (Catalogue::default(), Some(why)),
        };
        (self.failed, self.compare) = (None, None);
        let wanted = choose.or(before.as_deref());
        let found = wanted
            .and_then(|name| self.entries.iter().position(|entry| name_of(entry) == name))
            .unwrap_or_else(|| self.chosen.index().min(self.entries.len().saturating_sub(1)));
        if let ShelfFilter::Group(group) = &self.filter
            && !shelf::groups(&self.sorted_entries()).contains(group)
        {
            self.filter = ShelfFilter::All;
        }
        self.choose(Some(found));
    }

    /// Returns the name of the chosen structure.
    pub fn chosen(&self) -> &str {
        self.chosen.name()
    }

    /// Shows that an action failed.
    pub fn show_error(&mut self, why: Saying) {
        self.failed = Some(why);
    }

    /// Offers to put this removed structure back.
    pub fn offer_restore(&mut self, what: RemovedStructure) {
        self.taken_off = Some(Box::new(what));
    }

    /// Drops the offer after the structure was put back.
    pub fn clear_offer(&mut self) {
        self.taken_off = None;
    }

    fn sorted_entries(&self) -> Vec<ShelfStructure<'_>> {
        let shelved = |entry| {
            let name = name_of(entry);
            let about = self.catalogue.of(name);
            ShelfStructure {
                name,
                own: entry.origin != Origin::Shipped,
                structure: entry.profile.as_ref().ok(),
                group: about.map_or("", |about| &about.group),
                uses: about.map_or(0, |about| about.uses),
                last: about.and_then(|about| about.last),
            }
        };
        self.entries.iter().map(shelved).collect()
    }

    fn choose(&mut self, at: Option<usize>) {
        let Some((at, entry)) = at.and_then(|at| Some((at, self.entries.get(at)?))) else {
            self.chosen = ChosenStructure::default();
            return;
        };
        let group = self.catalogue.of(name_of(entry)).map_or("", |about| &about.group);
        self.chosen = ChosenStructure::of(at, name_of(entry), group);
    }

    /// Draws the filters, and the buttons that add structures.
    fn head(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let groups = shelf::groups(&self.sorted_entries());
        let named = [ui.word("shelf-all"), ui.word("shelf-own")];
        let all: Vec<(usize, &String)> = named.iter().chain(&groups).enumerate().collect();
        let before = match &self.filter {
            ShelfFilter::All => 0,
            ShelfFilter::Own => 1,
            ShelfFilter::Group(group) => {
                groups.iter().position(|one| one == group).map_or(0, |at| at + 2)
            }
        };
        let mut now = before;
        let right = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            // The maker and the reader return to this dialog.
            let behind = || Some(Box::new(self.clone()) as Box<dyn Dialog>);
            if ui.add(Button::new(&ui.word("maker-open"))).clicked() {
                out.send(Action::File(FileAction::MakeStructure(behind())));
            }
            if ui.add(Button::new(&ui.word("paste-ask"))).clicked() {
                out.send(Action::File(FileAction::PasteStructure(behind())));
            }
        };
        row(ui, right, |ui| {
            if all.len() <= MOST_TABS {
                tabs(ui, &mut now, &all);
            } else {
                pick(ui, &ui.word("shelf-group"), &mut now, &all, 240.0);
            }
        });
        if now != before {
            self.filter = match now {
                0 => ShelfFilter::All,
                1 => ShelfFilter::Own,
                at => groups.get(at - 2).cloned().map_or(ShelfFilter::All, ShelfFilter::Group),
            };
        }
    }

    fn list(&mut self, ui: &mut Ui, height: f32, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let rows = shelf::rows(ui.language(), &self.sorted_entries(), &self.filter, self.sort);
        let here = rows.iter().position(|row| row.at == self.chosen.index());
        card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
            ui.set_height(height);
            ui.spacing_mut().item_spacing.y = 0.0;
            let step =
                gate::arrow_steps(ui).and_then(|step| gate::step_row(here, step, rows.len()));
            let list = List::new("shelf", &COLUMNS)
                .localized()
                .row_height(30.0)
                .chosen(here)
                .scroll_to(step);
            let sorted = SORTS.iter().find(|(_, sort)| *sort == self.sort).map(|(head, _)| *head);
            let head = list.heads(ui, sorted);
            if let Some((_, sort)) = SORTS.iter().find(|(at, _)| head == Some(*at)) {
                self.sort = *sort;
            }
            let language = ui.language();
            let pressed = list.rows(ui, rows.len(), |index, cells| {
                let Some(row) = rows.get(index) else { return };
                cells.write(&row.name, Text::Strong, theme.text);
                cells.write(&row.group, Text::Body, theme.dim);
                if row.levels.is_none() {
                    let unusable = language.word("dialogs-new-unusable");
                    cells.write_left(&unusable, 4, Text::Body, theme.red);
                    return;
                }
                for figure in [&row.stack, &row.length, &row.uses, &row.last] {
                    cells.write(figure, Text::Body, theme.dim);
                }
            });
            if rows.is_empty() {
                let none = Text::Note.rich(ui.word("shelf-none")).color(theme.dim);
                ui.add(Label::new(none).wrap());
            }
            if let Some(row) = pressed.or(step).and_then(|at| rows.get(at)) {
                // Typed text is applied before another structure is chosen.
                self.apply_texts(out);
                self.choose(Some(row.at));
            }
        });
    }

    /// Draws the error, and the offer to put a structure back.
    fn foot(&self, ui: &mut Ui, out: &mut Outbox) {
        let theme = Theme::of(ui);
        for why in self.failed.iter().chain(&self.unread) {
            let why = Text::Note.rich(why.to_text(ui.language())).color(theme.red);
            ui.add(Label::new(why).wrap());
        }
        let Some(off) = &self.taken_off else { return };
        ui.add_space(space::TIGHT);
        let words = ui.say("shelf-deleted", &[("name", off.name.as_str().into())]);
        ui.horizontal(|ui| {
            ui.label(Text::Body.rich(words).color(theme.text));
            if ui.add(Button::new(&ui.word("shell-undo"))).clicked() {
                out.send(Action::Shelf(ShelfAction::PutBack(off.clone())));
            }
        });
    }
}

impl Dialog for Structures {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("shelf-title"), WIDTH, out, |ui, out| {
            let height = (ui.ctx().content_rect().height() - 210.0).clamp(260.0, 720.0);
            if let Some(compare) = &mut self.compare {
                let back = compare.show(ui, &self.entries, height);
                if back {
                    self.compare = None;
                }
                return;
            }
            self.head(ui, out);
            ui.add_space(space::TIGHT);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                let width = ui.available_width();
                let list = width * LIST;
                let down = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(list, height), down, |ui| {
                    self.list(ui, height, out);
                });
                let rest = width - list - space::INSIDE;
                ui.allocate_ui_with_layout(vec2(rest, height), down, |ui| {
                    ui.set_min_size(vec2(rest, height));
                    self.show_details(ui, cx, out);
                });
            });
            self.foot(ui, out);
        });
    }

    fn into_behind(self: Box<Self>) -> Option<Box<dyn Dialog>> {
        self.behind
    }

    fn makes_event(&self) -> bool {
        self.behind.as_ref().is_some_and(|behind| behind.makes_event())
    }
}

/// Returns the name of a structure; of an unusable file, its file name.
fn name_of(entry: &ShelfEntry<Structure>) -> &str {
    entry.profile.as_ref().map_or(&entry.id, |structure| &structure.name)
}
