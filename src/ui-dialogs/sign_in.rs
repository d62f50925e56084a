//! The next operator's sign-in: a name and a PIN, or a card.

use bottone_base::{person::Role, seat::TableNo};
use bottone_i18n::ToText as _;
use bottone_session::SignInError;
use bottone_ui_frame::{
    action::{Action, Outbox, StaffAction},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
    requests::SignInRequest,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, TextField},
};
use bottone_vocabulary::staff::{named, role};
use egui::{Label, ScrollArea, Ui};

use super::{choose_pin::hidden, staff_place::StaffPlace};

/// The time for which an action waits for the sign-in, in seconds. Later, the next person would do it
/// without knowing.
const WAITS: f64 = 60.0;
/// The greatest height of the list of names, in points.
const LIST: f32 = 240.0;

/// The chosen person, and the PIN as typed or the card as scanned.
#[derive(Clone, Default)]
pub struct AskSignIn {
    person: Option<String>,
    typed: String,
    table: String,
    wrong: Option<SignInError>,
    focused: bool,
    /// The action that needs a signed-in person.
    then: Option<Box<Action>>,
    /// The time at which the question appeared, in seconds since the window did.
    since: Option<f64>,
    place: StaffPlace,
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
    pub fn with_place(self, whose: StaffPlace) -> Self {
        Self { place: whose, ..self }
    }

    /// Shows that the sign-in was refused.
    pub fn show_refusal(&mut self, why: SignInError) {
        self.wrong = Some(why);
        self.typed.clear();
        self.focused = false;
    }
}

impl Dialog for AskSignIn {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let whose = self.place.clone();
        let Some(staff) = whose.staff(cx) else { return out.send(Action::CloseDialog) };
        let language = ui.language();
        let now = ui.input(|input| input.time);
        if now - *self.since.get_or_insert(now) > WAITS {
            self.then = None;
        }
        show_question(ui, &ui.word("staff-sign-in"), 420.0, out, |ui, out| {
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
            if self.person.is_none() {
                self.person = staff.members().next().map(|member| member.name.clone());
            }
            ScrollArea::vertical().max_height(LIST).show(ui, |ui| {
                for member in staff.members() {
                    let is_it = self.person.as_ref() == Some(&member.name);
                    let words = named(language, &member.name, member.role);
                    let words = Text::Body.rich(words).color(theme.text);
                    if ui.selectable_label(is_it, words).clicked() {
                        self.person = Some(member.name.clone());
                        (self.focused, self.wrong) = (false, None);
                    }
                }
            });
            ui.add_space(space::TIGHT);
            let who = self.person.as_ref().and_then(|name| staff.get(name));
            let asks_table = matches!(whose, StaffPlace::Event);
            if who.is_some_and(|member| member.role == Role::Dealer) && asks_table {
                let name = ui.word("staff-sign-in-dealer");
                TextField::new(&mut self.table, &name).width(90.0).show(ui);
            }
            if self.then.is_some() {
                let words = Text::Note.rich(ui.word("staff-sign-in-then")).color(theme.gold);
                ui.add(Label::new(words).wrap());
            }
            let field = hidden(ui, "staff-sign-in-field", &mut self.typed);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            if let Some(wrong) = self.wrong {
                let words = Text::Note.rich(wrong.to_text(language)).color(theme.red);
                ui.add(Label::new(words).wrap());
            }
            if answer_buttons(ui, &ui.word("staff-sign-in"), None, out) {
                let table = self.table.trim().parse().ok().and_then(TableNo::new);
                let (name, typed) = (self.person.clone().unwrap_or_default(), self.typed.clone());
                let asked = SignInRequest { name, typed, table, then: self.then.clone() };
                out.send(whose.action(StaffAction::SignIn(Box::new(asked))));
            }
        });
    }
}
