//! The staff of the event: the people who sign in at its desks, and their roles.

use bottone_base::person::Role;
use bottone_tournament::{
    Command,
    staff::{Member, StaffCommand},
};
use bottone_ui_dialogs::member::EditMember;
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, elided, row},
};
use bottone_vocabulary::staff::{permissions, role};
use egui::{Label, Ui};

/// Shows the staff, with the button that adds a member.
pub(super) fn show(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let staff = cx.tournament().staff();
        let is_first = staff.is_empty();
        Section::card(&ui.word("staff-title")).show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if ui.add(Button::new(&ui.word("staff-add"))).clicked() {
                let edit = Box::new(EditMember::new(is_first));
                out.send(Action::ask(*edit));
            }
            let book = cx.desk.book().filter(|_| is_first);
            let of_club = book.map_or(0, |book| book.desk().house().staff().members().count());
            if of_club > 0 {
                let count = ("count", of_club.into());
                if ui.add(Button::new(&ui.say("staff-add-club", &[count]))).clicked() {
                    out.send(Action::House(HouseAction::StaffIntoEvent));
                }
            }
            if !is_first {
                let sign_in = ui.word("staff-sign-in");
                if ui.add(Button::quiet(&sign_in).key(key_label(UiCommand::SignIn))).clicked() {
                    out.send(Action::Run(UiCommand::SignIn));
                }
            }
        });
        for member in staff.members() {
            line(ui, member, cx, out);
        }
        let note = ui.word(if is_first { "staff-none" } else { "staff-note" });
        ui.add(Label::new(Text::Note.rich(note).color(Theme::of(ui).dim)).wrap());
    });
}

/// Shows what each role may do.
pub(super) fn roles(ui: &mut Ui, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        Section::card(&ui.word("staff-roles")).show(ui, |_| {});
        for one in Role::ALL {
            ui.label(Text::Strong.rich(role(cx.language, one)).color(theme.text));
            let may = permissions(cx.language, one);
            ui.add(Label::new(Text::Note.rich(may).color(theme.dim)).wrap());
        }
    });
}

/// Draws one member, with the role's rights and the actions on the member.
fn line(ui: &mut Ui, member: &Member, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let opens = match (&member.pin, member.card.is_empty()) {
        (Some(_), true) => ui.word("staff-has-pin"),
        (None, false) => ui.word("staff-has-card"),
        (Some(_), false) => {
            format!("{} · {}", ui.word("staff-has-pin"), ui.word("staff-has-card"))
        }
        (None, true) => ui.word("staff-has-nothing"),
    };
    ui.push_id(&member.name, |ui| {
        let remove = Command::Staff(StaffCommand::Remove { name: member.name.clone() });
        let refusal = cx.refusal(&remove);
        let (change, gone) = (ui.word("staff-change"), ui.word("staff-remove"));
        row(
            ui,
            |ui| {
                ui.spacing_mut().item_spacing.x = space::TIGHT;
                if ui.add(Button::quiet(&gone).refusal(refusal.as_deref())).clicked() {
                    out.submit(remove.clone());
                }
                if ui.add(Button::quiet(&change)).clicked() {
                    let edit = Box::new(EditMember::of(member));
                    out.send(Action::ask(*edit));
                }
            },
            |ui| {
                let role = role(cx.language, member.role);
                let words = format!("{} · {role} · {opens}", member.name);
                elided(ui, Text::Body.rich(words).color(theme.text))
                    .on_hover_text(permissions(cx.language, member.role));
            },
        );
    });
}
