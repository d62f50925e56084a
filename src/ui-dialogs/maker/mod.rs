//! The maker of structures: wishes at the left, and the resulting structure at the right, at once.

mod blinds;
mod chips;
mod form;
mod picture;
mod remarks;
mod slider;
mod table;

use std::rc::Rc;

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_maker::{StructureWish, make};
use bottone_rules::levels::Structure;
use bottone_store::profiles::ShelfEntry;
use bottone_tournament::{Command, clock::ClockCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{Dialog, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card},
};
use bottone_view_structures::maker::{MakerInput, StructurePlan, fault, name, source};
use egui::{Key, Label, Popup, Rect, ScrollArea, Ui, UiBuilder, pos2};
use form::WishForm;
use table::FigureEdit;

use super::{comparison, keep_structure::KeepStructure};

pub use blinds::BlindsForm;
pub use chips::OwnChips;

/// The width of the wishes, in points.
const FORM: f32 = 262.0;
/// The width of the remarks, in points.
const REMARKS: f32 = 250.0;
/// The width of the whole, in points, if the window is large enough.
const WIDTH: f32 = 1_560.0;

/// A structure in the making.
#[derive(Clone, Debug)]
pub struct MakeStructure {
    form: WishForm,
    shelf: Rc<[ShelfEntry<Structure>]>,
    /// The dialog that follows.
    behind: Option<Box<dyn Dialog>>,
    result: Option<Result<MakerResult, Saying>>,
    /// The wishes and language of the present result.
    of: Option<(MakerInput, Language)>,
    typing: Option<FigureEdit>,
    /// The index on the shelf of the structure it is compared with.
    compared: Option<usize>,
    focused: bool,
}

/// The displayed parts of a made structure.
#[derive(Clone, Debug)]
struct MakerResult {
    wish: StructureWish,
    structure: Structure,
    plan: StructurePlan,
}

impl MakeStructure {
    /// Begins with the usual wishes, and with these chips and blinds; `behind` is the dialog that
    /// follows.
    pub fn new(
        shelf: Vec<ShelfEntry<Structure>>,
        chips: OwnChips,
        blinds: BlindsForm,
        behind: Option<Box<dyn Dialog>>,
    ) -> Self {
        Self {
            form: WishForm::new(MakerInput::default(), chips, blinds),
            shelf: shelf.into(),
            behind,
            result: None,
            of: None,
            typing: None,
            compared: None,
            focused: false,
        }
    }

    /// Makes the structure again if the wishes have changed.
    fn refresh(&mut self, language: Language) {
        let asked = &self.form.wishes;
        if self.of.as_ref().is_some_and(|(of, shown_in)| of == asked && *shown_in == language) {
            return;
        }
        self.result = Some(make_result(asked, language));
        self.of = Some((asked.clone(), language));
    }

    fn right(&mut self, ui: &mut Ui, place: Rect) {
        let shown = match &self.result {
            Some(Ok(shown)) => shown,
            Some(Err(why)) => {
                let why = why.to_text(ui.language());
                in_card(ui, place, |ui| {
                    ui.add(Label::new(Text::Body.rich(why).color(Theme::of(ui).red)).wrap());
                });
                return;
            }
            None => return,
        };
        let split = place.top() + (place.height() * 0.42).clamp(120.0, 330.0);
        in_card(ui, place.with_max_y(split), |ui| picture::show(ui, &shown.plan.picture));
        let below = place.with_min_y(split + space::CARD);
        let edge = below.right() - REMARKS;
        let left = below.with_max_x(edge - space::CARD);
        let other = self.compared.and_then(|at| self.shelf.get(at)?.profile.as_ref().ok());
        if let Some(other) = other {
            let entries = shown.wish.entries;
            let both = [&shown.structure, other];
            let start = self.form.wishes.start;
            let this = ui.word("maker-this");
            let names = [this.as_str(), other.name.as_str()];
            in_card(ui, left, |ui| comparison::show(ui, (both, names), entries, start));
        } else {
            let (structure, plan) = (&shown.structure, &shown.plan);
            let change = in_card(ui, left, |ui| table::show(ui, &mut self.typing, structure, plan));
            if let Some((number, level)) = change {
                let locked = &mut self.form.wishes.locked;
                match level {
                    Some(level) => locked.insert(number, level),
                    None => locked.remove(&number),
                };
                ui.ctx().request_repaint();
            }
        }
        let Some(Ok(shown)) = &self.result else { return };
        in_card(ui, below.with_min_x(edge), |ui| remarks::show(ui, &shown.plan));
    }

    /// Draws the summary and the buttons.
    fn head(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let title = match &self.result {
            Some(Ok(shown)) => shown.plan.title.clone(),
            _ => String::new(),
        };
        let wrong = match &self.result {
            Some(Ok(_)) => self.form.wrong(ui.language()),
            Some(Err(why)) => Some(why.to_text(ui.language())),
            None => None,
        };
        Section::card(&title).show(ui, |ui| {
            let keep = ui.word("maker-save");
            if key_button(ui, Button::new(&keep).key("Ctrl S"), wrong.as_deref(), Key::S) {
                self.save_to_shelf(ui.language(), out);
            }
            let started = cx.is_some_and(|cx| cx.tournament().clock().started());
            let late =
                (started && !self.makes_event()).then(|| ui.word("screens-setup-replace-late"));
            let refusal = wrong.as_deref().or(late.as_deref());
            let word = ui.word("maker-use");
            if (cx.is_some() || self.makes_event())
                && key_button(ui, Button::primary(&word).key("Ctrl Enter"), refusal, Key::Enter)
            {
                self.use_structure(ui.language(), out);
            }
            self.choose_comparison(ui);
        });
    }

    /// Returns the structure with its own name.
    fn named_structure(&self, language: Language) -> Option<Structure> {
        let Some(Ok(shown)) = &self.result else { return None };
        let name = name(&shown.wish).to_text(language);
        Some(Structure { name, source: source(), ..shown.structure.clone() })
    }

    /// Uses the structure for the event.
    fn use_structure(&mut self, language: Language, out: &mut Outbox) {
        let Some(structure) = self.named_structure(language) else { return };
        let behind = self.behind.take();
        if let Some(event) = behind.and_then(|behind| behind.with_structure(structure.clone())) {
            out.send(Action::Ask(event));
        } else {
            let structure = Box::new(structure);
            out.submit(Command::Clock(ClockCommand::Replace { structure }));
            out.send(Action::CloseDialog);
        }
    }

    /// Saves it on the shelf, and then returns here.
    fn save_to_shelf(&self, language: Language, out: &mut Outbox) {
        let Some(structure) = self.named_structure(language) else { return };
        let back = Some(Box::new(self.clone()) as Box<dyn Dialog>);
        let keep = KeepStructure::of(&structure, Rc::clone(&self.shelf)).with_behind(back);
        out.send(Action::ask(keep));
    }

    /// Takes the result of saving the house's own blinds.
    pub fn set_saved_blinds(&mut self, kept: Result<(), Saying>) {
        self.form.set_saved_blinds(kept);
    }

    /// Replaces the shelf.
    pub fn restock(&mut self, structures: Vec<ShelfEntry<Structure>>) {
        self.shelf = structures.into();
        self.compared = None;
    }

    fn choose_comparison(&mut self, ui: &mut Ui) {
        let word = ui.word("maker-compare");
        let button = ui.add(Button::new(&word).chosen(self.compared.is_some()));
        Popup::menu(&button).show(|ui| {
            ui.set_min_width(260.0);
            let stop = ui.word("maker-compare-stop");
            if self.compared.is_some() && ui.add(egui::Button::new(Text::Body.rich(stop))).clicked()
            {
                self.compared = None;
            }
            for (at, entry) in self.shelf.iter().enumerate() {
                let Ok(structure) = &entry.profile else { continue };
                if ui.add(egui::Button::new(Text::Body.rich(&structure.name))).clicked() {
                    self.compared = Some(at);
                }
            }
        });
    }
}

impl Dialog for MakeStructure {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        self.refresh(ui.language());
        let height = ui.ctx().content_rect().height() - 172.0;
        let title = ui.word("maker-make");
        show_question(ui, &title, WIDTH, out, |ui, out| {
            // Esc leaves a cell first.
            if self.typing.is_some() && gate::consume(ui, Key::Escape) {
                self.typing = None;
            }
            self.head(ui, cx, out);
            let (whole, _) = ui.allocate_exact_size(
                egui::vec2(ui.available_width(), height.max(300.0)),
                egui::Sense::hover(),
            );
            let split = whole.left() + FORM;
            let begun = std::mem::replace(&mut self.focused, true);
            in_card(ui, whole.with_max_x(split), |ui| {
                ScrollArea::vertical().id_salt("wishes").auto_shrink(false).show(ui, |ui| {
                    let plan = self.result.as_ref().and_then(|made| made.as_ref().ok());
                    self.form.show(ui, plan.map(|shown| &shown.plan), !begun, out);
                });
            });
            self.right(ui, whole.with_min_x(split + space::INSIDE));
        });
    }

    fn into_behind(self: Box<Self>) -> Option<Box<dyn Dialog>> {
        self.behind
    }

    fn makes_event(&self) -> bool {
        self.behind.as_ref().is_some_and(|behind| behind.makes_event())
    }
}

/// Makes a structure from these wishes.
fn make_result(asked: &MakerInput, language: Language) -> Result<MakerResult, Saying> {
    let wish = asked.wish().map_err(|why| fault(&why))?;
    let made = make(&wish).map_err(|why| fault(&why))?;
    let plan = StructurePlan::of(language, asked, &wish, &made);
    Ok(MakerResult { wish, structure: made.structure, plan })
}

/// Draws a button that also has this key with Ctrl; returns whether it was pressed.
fn key_button<'a>(ui: &mut Ui, button: Button<'a>, refusal: Option<&'a str>, key: Key) -> bool {
    let struck = gate::consume_ctrl(ui, key);
    ui.add(button.refusal(refusal)).clicked() || struck && refusal.is_none()
}

/// Draws a card into this place.
fn in_card<R>(ui: &mut Ui, place: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let margin = 12.0;
        card(ui)
            .inner_margin(margin)
            .show(ui, |ui| {
                let room = place.size() - egui::Vec2::splat(2.0 * margin + 2.0);
                ui.set_min_size(room);
                ui.set_max_size(room);
                ui.set_clip_rect(
                    ui.clip_rect()
                        .intersect(Rect::from_min_max(pos2(place.left(), place.top()), place.max)),
                );
                content(ui)
            })
            .inner
    })
    .inner
}
