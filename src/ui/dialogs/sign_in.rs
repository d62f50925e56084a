//! Who works here from now on: a name and a PIN, or a card.

use egui::{Label, ScrollArea, Ui};

use super::{answer, ask, choose_pin::hidden};
use crate::{
    i18n::Told as _,
    rules::{person::Role, seat::TableNo},
    session::{SignIn, SignInError},
    ui::{
        action::{Action, Outbox, StaffAction},
        context::FrameContext,
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Button, Field},
    },
    view::staff::{named, role},
};

/// The tallest that the list of names grows, in points.
const LIST: f32 = 240.0;

/// Who it is, and the PIN as it is typed or the card as it is scanned.
#[derive(Clone, Default)]
pub struct AskSignIn {
    who: Option<String>,
    typed: String,
    table: String,
    wrong: Option<SignInError>,
    begun: bool,
    /// What could not be done because nobody was signed in.
    then: Option<Box<Action>>,
}

// What is typed is nobody's business.
impl std::fmt::Debug for AskSignIn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl AskSignIn {
    /// Asks who works here; what was asked for before is done afterwards.
    pub fn new(then: Option<Action>) -> Self {
        Self { then: then.map(Box::new), ..Self::default() }
    }

    /// It was not that.
    pub fn refuse(&mut self, why: SignInError) {
        self.wrong = Some(why);
        self.typed.clear();
        self.begun = false;
    }

    pub(super) fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let staff = cx.tournament().staff();
        ask(ui, &ui.word("staff-sign-in"), 420.0, out, |ui, out| {
            let theme = Theme::of(ui);
            if let Some(signed) = cx.desk.signed_in() {
                let gaps = [
                    ("name", signed.name.as_str().into()),
                    ("role", role(cx.language, signed.role).into()),
                ];
                ui.horizontal(|ui| {
                    ui.label(Text::Strong.rich(ui.say("staff-signed-in", &gaps)).color(theme.text));
                    if ui.add(Button::new(&ui.word("staff-sign-out"))).clicked() {
                        out.send(Action::CloseDialog);
                        out.send(Action::Staff(StaffAction::SignOut));
                    }
                });
                ui.add_space(space::ITEM);
            }
            ui.label(Text::Caption.rich(ui.word("staff-sign-in-who")).color(theme.dim));
            if self.who.is_none() {
                self.who = staff.members().next().map(|member| member.name.clone());
            }
            ScrollArea::vertical().max_height(LIST).show(ui, |ui| {
                for member in staff.members() {
                    let is_it = self.who.as_ref() == Some(&member.name);
                    let words = named(cx.language, &member.name, member.role);
                    let words = Text::Body.rich(words).color(theme.text);
                    if ui.selectable_label(is_it, words).clicked() {
                        self.who = Some(member.name.clone());
                        (self.begun, self.wrong) = (false, None);
                    }
                }
            });
            ui.add_space(space::TIGHT);
            let who = self.who.as_ref().and_then(|name| staff.get(name));
            if who.is_some_and(|member| member.role == Role::Dealer) {
                let name = ui.word("staff-sign-in-dealer");
                Field::new(&mut self.table, &name).width(90.0).show(ui);
            }
            let field = hidden(ui, "staff-sign-in-field", &mut self.typed);
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            if let Some(wrong) = self.wrong {
                let words = Text::Note.rich(wrong.told(cx.language)).color(theme.red);
                ui.add(Label::new(words).wrap());
            }
            if answer(ui, &ui.word("staff-sign-in"), None, out) {
                let table = self.table.trim().parse().ok().and_then(TableNo::new);
                let (name, typed) = (self.who.clone().unwrap_or_default(), self.typed.clone());
                let asked = SignInAsked { name, typed, table, then: self.then.clone() };
                out.send(Action::Staff(StaffAction::SignIn(Box::new(asked))));
            }
        });
    }
}

/// Somebody signs in.
#[derive(Clone)]
pub struct SignInAsked {
    name: String,
    typed: String,
    /// The table of a dealer.
    pub table: Option<TableNo>,
    /// What is done afterwards.
    pub then: Option<Box<Action>>,
}

impl std::fmt::Debug for SignInAsked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl SignInAsked {
    /// How: what stands in the one field is a card of the staff, or the PIN of whoever is chosen.
    pub fn how(&self, is_card: impl FnOnce(&str) -> bool) -> SignIn<'_> {
        if is_card(&self.typed) {
            return SignIn::Card(&self.typed);
        }
        SignIn::Pin { name: &self.name, pin: &self.typed }
    }
}
