//! The staff of the house: the people who act on its book, with their roles.

use bottone_base::person::{Member, Roster};
use bottone_house::{Command, staff::StaffCommand};
use bottone_session::roles::SignedMember;
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox, StaffAction},
    context::FrameContext,
    dialog::{Dialog, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, elided, row},
};
use bottone_vocabulary::staff::{named, permissions};
use egui::{Label, Ui};

use super::{member::EditMember, staff_place::StaffPlace};

/// The house's staff as it was when the dialog was opened.
#[derive(Clone)]
pub struct HouseStaff {
    staff: Roster,
    signed: Option<SignedMember>,
    /// The staff of the open event, which a house without staff can take over.
    of_event: Vec<Member>,
}

impl std::fmt::Debug for HouseStaff {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl HouseStaff {
    /// Shows this staff. `of_event` are the members of the open event's staff.
    pub fn new(staff: Roster, signed: Option<SignedMember>, of_event: Vec<Member>) -> Self {
        Self { staff, signed, of_event }
    }
}

impl Dialog for HouseStaff {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let is_first = self.staff.is_empty();
        let whose = || StaffPlace::House { staff: self.staff.clone(), signed: self.signed.clone() };
        show_question(ui, &ui.word("club-staff-title"), 520.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let note = ui.word(if is_first { "club-staff-none" } else { "club-staff-note" });
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            for member in self.staff.members() {
                line(ui, member, whose, out);
            }
            ui.add_space(space::ITEM);
            ui.horizontal_wrapped(|ui| {
                if ui.add(Button::new(&ui.word("staff-add"))).clicked() {
                    let edit = EditMember::new(is_first).with_place(whose());
                    out.send(Action::ask(edit));
                }
                if is_first && !self.of_event.is_empty() {
                    if ui.add(Button::new(&ui.word("club-staff-take"))).clicked() {
                        let take = StaffCommand::Import { members: self.of_event.clone() };
                        out.send(Action::CloseDialog);
                        send(out, take);
                    }
                } else if !is_first && ui.add(Button::quiet(&ui.word("staff-sign-in"))).clicked() {
                    out.send(Action::House(HouseAction::Staff(StaffAction::Ask)));
                }
            });
        });
    }
}

fn line(ui: &mut Ui, member: &Member, whose: impl Fn() -> StaffPlace, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.push_id(&member.name, |ui| {
        let (change, gone) = (ui.word("staff-change"), ui.word("staff-remove"));
        row(
            ui,
            |ui| {
                ui.spacing_mut().item_spacing.x = space::TIGHT;
                if ui.add(Button::quiet(&gone)).clicked() {
                    out.send(Action::CloseDialog);
                    send(out, StaffCommand::Remove { name: member.name.clone() });
                }
                if ui.add(Button::quiet(&change)).clicked() {
                    let edit = EditMember::of(member).with_place(whose());
                    out.send(Action::ask(edit));
                }
            },
            |ui| {
                let words = named(ui.language(), &member.name, member.role);
                elided(ui, Text::Body.rich(words).color(theme.text))
                    .on_hover_text(permissions(ui.language(), member.role));
            },
        );
    });
}

/// Sends a command to the house.
pub(super) fn send(out: &mut Outbox, command: StaffCommand) {
    out.send(Action::House(HouseAction::Do(Box::new(Command::Staff(command)))));
}
