//! The next operator's sign-in: a name and a PIN, or a card.

use egui::{Label, ScrollArea, Ui};

use super::{answer, ask, choose_pin::hidden, whose_staff::WhoseStaff};
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

/// The greatest height of the list of names, in points.
const LIST: f32 = 240.0;

/// The chosen person, and the PIN as typed or the card as scanned.
#[derive(Clone, Default)]
pub struct AskSignIn {
    who: Option<String>,
    typed: String,
    table: String,
    wrong: Option<SignInError>,
    begun: bool,
    /// The action that needs a signed-in person.
    then: Option<Box<Action>>,
    whose: WhoseStaff,
}

// The typed PIN must not appear in debug output.
impl std::fmt::Debug for AskSignIn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl AskSignIn {
    /// Asks for the next operator, and then performs the earlier action.
    pub fn new(then: Option<Action>) -> Self {
        Self { then: then.map(Box::new), ..Self::default() }
    }

    /// Asks for the staff of this place.
    #[must_use]
    pub fn at(self, whose: WhoseStaff) -> Self {
        Self { whose, ..self }
    }

    /// Shows that the sign-in was refused.
    pub fn refuse(&mut self, why: SignInError) {
        self.wrong = Some(why);
        self.typed.clear();
        self.begun = false;
    }

    pub(super) fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let whose = self.whose.clone();
        let Some(staff) = whose.staff(cx) else { return out.send(Action::CloseDialog) };
        let language = ui.language();
        ask(ui, &ui.word("staff-sign-in"), 420.0, out, |ui, out| {
            let theme = Theme::of(ui);
            if let Some(signed) = whose.signed(cx) {
                let gaps = [
                    ("name", signed.name.as_str().into()),
                    ("role", role(language, signed.role).into()),
                ];
                ui.horizontal(|ui| {
                    ui.label(Text::Strong.rich(ui.say("staff-signed-in", &gaps)).color(theme.text));
                    if ui.add(Button::new(&ui.word("staff-sign-out"))).clicked() {
                        out.send(Action::CloseDialog);
                        out.send(whose.action(StaffAction::SignOut));
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
                    let words = named(language, &member.name, member.role);
                    let words = Text::Body.rich(words).color(theme.text);
                    if ui.selectable_label(is_it, words).clicked() {
                        self.who = Some(member.name.clone());
                        (self.begun, self.wrong) = (false, None);
                    }
                }
            });
            ui.add_space(space::TIGHT);
            let who = self.who.as_ref().and_then(|name| staff.get(name));
            let asks_table = matches!(whose, WhoseStaff::Event);
            if who.is_some_and(|member| member.role == Role::Dealer) && asks_table {
                let name = ui.word("staff-sign-in-dealer");
                Field::new(&mut self.table, &name).width(90.0).show(ui);
            }
            let field = hidden(ui, "staff-sign-in-field", &mut self.typed);
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            if let Some(wrong) = self.wrong {
                let words = Text::Note.rich(wrong.told(language)).color(theme.red);
                ui.add(Label::new(words).wrap());
            }
            if answer(ui, &ui.word("staff-sign-in"), None, out) {
                let table = self.table.trim().parse().ok().and_then(TableNo::new);
                let (name, typed) = (self.who.clone().unwrap_or_default(), self.typed.clone());
                let asked = SignInAsked { name, typed, table, then: self.then.clone() };
                out.send(whose.action(StaffAction::SignIn(Box::new(asked))));
            }
        });
    }
}

/// A request to sign in.
#[derive(Clone)]
pub struct SignInAsked {
    name: String,
    typed: String,
    /// The table of a dealer.
    pub table: Option<TableNo>,
    /// The action that follows.
    pub then: Option<Box<Action>>,
}

impl std::fmt::Debug for SignInAsked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl SignInAsked {
    /// Returns the means of signing in: the field holds a staff card, or the PIN of the chosen
    /// person.
    pub fn how(&self, is_card: impl FnOnce(&str) -> bool) -> SignIn<'_> {
        if is_card(&self.typed) {
            return SignIn::Card(&self.typed);
        }
        SignIn::Pin { name: &self.name, pin: &self.typed }
    }
}
