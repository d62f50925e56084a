//! A member of the staff: name, role, PIN and card.

use bottone_base::person::Role;
use bottone_i18n::ToText as _;
use bottone_session::{fits_role, pin_hash_of};
use bottone_store::settings::LEAST_PIN;
use bottone_tournament::{
    Command,
    staff::{Member, StaffCommand},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{TextField, choose},
};
use bottone_vocabulary::staff::{permissions, role};
use egui::{Label, Ui};

use super::{choose_pin::hidden, house_staff, staff_place::StaffPlace};

/// The member before the change, and as typed.
#[derive(Clone)]
pub struct EditMember {
    was: Option<Member>,
    name: String,
    role: Role,
    card: String,
    pin: String,
    repeated: String,
    focused: bool,
    place: StaffPlace,
}

// The typed PIN must not appear in debug output.
impl std::fmt::Debug for EditMember {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl EditMember {
    /// Asks for a new member; the first one is a director.
    pub fn new(is_first: bool) -> Self {
        let role = if is_first { Role::Director } else { Role::Floor };
        Self {
            was: None,
            name: String::new(),
            role,
            card: String::new(),
            pin: String::new(),
            repeated: String::new(),
            focused: false,
            place: StaffPlace::Event,
        }
    }

    /// Asks about the staff of this place.
    #[must_use]
    pub fn with_place(self, whose: StaffPlace) -> Self {
        Self { place: whose, ..self }
    }

    /// Asks for changes of this member.
    pub fn of(member: &Member) -> Self {
        let mut edit = Self::new(false);
        (edit.name, edit.role, edit.card) = (member.name.clone(), member.role, member.card.clone());
        edit.was = Some(member.clone());
        edit
    }

    fn has_pin(&self) -> bool {
        !self.pin.trim().is_empty() || self.was.as_ref().is_some_and(|was| was.pin.is_some())
    }

    fn refusal(&self, ui: &Ui) -> Option<String> {
        let typed = self.pin.trim();
        if self.name.trim().is_empty() {
            return Some(ui.word("staff-name-missing"));
        }
        if self.role == Role::Director && !self.has_pin() {
            return Some(ui.word("staff-director-pin"));
        }
        if !typed.is_empty()
            && let Err(why) = fits_role(self.role, typed)
        {
            return Some(why.to_text(ui.language()));
        }
        (typed != self.repeated.trim()).then(|| ui.word("staff-pin-differs"))
    }

    fn save(&self, ui: &Ui, out: &mut Outbox) {
        let pin = match self.pin.trim() {
            "" => self.was.as_ref().and_then(|was| was.pin.clone()),
            typed => match pin_hash_of(self.role, typed) {
                Ok(hash) => Some(hash),
                Err(error) => return out.send(Action::Tell(error.to_text(ui.language()))),
            },
        };
        let (name, card) = (self.name.trim().to_owned(), self.card.trim().to_owned());
        let member = Box::new(Member { name, role: self.role, pin, card });
        out.send(Action::CloseDialog);
        if matches!(self.place, StaffPlace::House { .. }) {
            return house_staff::send(
                out,
                match &self.was {
                    Some(was) => bottone_house::staff::StaffCommand::Change {
                        name: was.name.clone(),
                        to: member,
                    },
                    None => bottone_house::staff::StaffCommand::Add(member),
                },
            );
        }
        out.submit(Command::Staff(match &self.was {
            Some(was) => StaffCommand::Change { name: was.name.clone(), to: member },
            None => StaffCommand::Add(member),
        }));
    }
}

impl Dialog for EditMember {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        if self.place.staff(cx).is_none() {
            return out.send(Action::CloseDialog);
        }
        let language = ui.language();
        let title = match &self.was {
            Some(was) => ui.say("staff-member-change", &[("name", was.name.as_str().into())]),
            None => ui.word("staff-member-add"),
        };
        show_question(ui, &title, 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let width = ui.available_width();
            let half = (width - space::INSIDE) / 2.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                let name = ui.word("staff-name");
                let field = TextField::new(&mut self.name, &name).width(half).show(ui);
                if !std::mem::replace(&mut self.focused, true) {
                    field.request_focus();
                }
                let roles = Role::ALL.map(|of| (of, role(language, of)));
                choose(ui, &ui.word("staff-role"), &mut self.role, &roles, half);
            });
            let may = permissions(language, self.role);
            ui.add(Label::new(Text::Note.rich(may).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            hidden(ui, "staff-pin", &mut self.pin);
            hidden(ui, "staff-pin-again", &mut self.repeated);
            let note = if self.was.as_ref().is_some_and(|was| was.pin.is_some()) {
                ui.word("staff-pin-keep")
            } else if matches!(self.role, Role::Director | Role::Cashier) {
                ui.word("staff-pin-why-signs")
            } else {
                ui.say("staff-pin-why", &[("least", LEAST_PIN.into())])
            };
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            let (card, hint) = (ui.word("staff-card"), ui.word("staff-card-hint"));
            TextField::new(&mut self.card, &card).hint(&hint).width(width).show(ui);
            let refusal = self.refusal(ui);
            if answer_buttons(ui, &ui.word("staff-keep"), refusal.as_deref(), out) {
                self.save(ui, out);
            }
        });
    }
}
