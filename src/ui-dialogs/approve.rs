//! A director's PIN, asked for on the spot, for an act that the signed-in person may not do.

use bottone_base::person::Role;
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{SignInError, TwoSignatures};
use bottone_tournament::Refusal;
use bottone_ui_frame::{
    action::{Action, Outbox, StaffAction},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
    requests::ApprovalRequest,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
};
use bottone_vocabulary::words;
use egui::{Label, Ui};

use super::{choose_pin::hidden, staff_place::StaffPlace};

/// The refused act, the action that follows, and the PIN as typed.
#[derive(Clone)]
pub struct Approve {
    why: Option<Saying>,
    /// True if the PIN must be another person's than the one signed in.
    other: bool,
    then: Option<Box<Action>>,
    pin: String,
    error: Option<SignInError>,
    focused: bool,
    place: StaffPlace,
}

// The typed PIN must not appear in debug output.
impl std::fmt::Debug for Approve {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl Approve {
    /// Asks for the PIN after this refusal, and then performs the action.
    pub fn after_refusal(refusal: Refusal, then: Action) -> Self {
        Self {
            why: Some(words::refused(refusal)),
            then: Some(Box::new(then)),
            ..Self::for_next_act()
        }
    }

    /// Asks for the second signature.
    pub fn second_signature(why: &TwoSignatures, language: Language, then: Action) -> Self {
        let why = Some(Saying::AsItIs(why.to_text(language)));
        Self { why, other: true, then: Some(Box::new(then)), ..Self::for_next_act() }
    }

    /// Asks for the PIN for the next act, whatever it is.
    pub const fn for_next_act() -> Self {
        Self {
            why: None,
            other: false,
            then: None,
            pin: String::new(),
            error: None,
            focused: false,
            place: StaffPlace::Event,
        }
    }

    /// Asks for a director of this place.
    #[must_use]
    pub fn with_place(self, whose: StaffPlace) -> Self {
        Self { place: whose, ..self }
    }

    /// Shows that the PIN was wrong.
    pub fn show_wrong_pin(&mut self, why: SignInError) {
        self.error = Some(why);
        self.pin.clear();
        self.focused = false;
    }
}

impl Dialog for Approve {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let (whose, language) = (self.place.clone(), ui.language());
        let Some(staff) = whose.staff(cx) else { return out.send(Action::CloseDialog) };
        show_question(ui, &ui.word("staff-approve"), 420.0, out, |ui, out| {
            let theme = Theme::of(ui);
            if let Some(why) = &self.why {
                let rule = format!("{}.", why.to_text(language));
                ui.add(Label::new(Text::Strong.rich(rule).color(theme.gold)).wrap());
            }
            let directors = staff.members();
            let directors = directors.filter(|member| member.role == Role::Director);
            let own = whose.signed(cx).filter(|_| self.other).map(|signed| signed.name);
            let directors = directors.filter(|member| Some(&member.name) != own.as_ref());
            let names: Vec<&str> = directors.map(|member| member.name.as_str()).collect();
            let why = match &self.then {
                Some(_) if names.is_empty() => ui.word("staff-approve-no-director"),
                Some(_) => ui.say("staff-approve-why", &[("name", names.join(" / ").into())]),
                None => ui.word("staff-approve-any"),
            };
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            let field = hidden(ui, "staff-pin", &mut self.pin);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            if let Some(wrong) = self.error {
                let words = Text::Note.rich(wrong.to_text(language)).color(theme.red);
                ui.add(Label::new(words).wrap());
            }
            if answer_buttons(ui, &ui.word("staff-approve-do"), None, out) {
                let asked = ApprovalRequest { pin: self.pin.clone(), then: self.then.clone() };
                out.send(whose.action(StaffAction::Approve(Box::new(asked))));
            }
        });
    }
}
