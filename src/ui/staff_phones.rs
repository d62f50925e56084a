//! The staff side of the room's page, as the window has it: on or off, with its requests read in
//! every frame.

use std::{sync::Arc, time::Duration};

use bottone_base::{person::Role, time::Span};
use bottone_i18n::Language;
use bottone_page::{Limits, Listen, Names, NowFn};
use bottone_session::{Desk, RemoteCall, Session, time::SharedClock};
use bottone_store::{settings::SettingsFile, telephones::FloorCall};
use bottone_telephones::{AttendResult, Pairing, PhoneError, Telephones, floor_call};
use bottone_ui_dialogs::pair_phone::{PhoneLine, StaffStatus};
use bottone_ui_frame::action::{Action, Outbox, TelephoneAction};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use bottone_vocabulary::{staff::role as role_name, words};
use egui::{Align, Context, Frame, Layout, Margin, Panel, RichText, Ui, vec2};

/// The time for which requests of several phones are gathered: each one wakes the window, which
/// draws all of itself.
const GATHER: Duration = Duration::from_millis(40);

/// The staff side, on or off.
#[derive(Default)]
pub(super) struct StaffSide {
    on: Option<(Telephones, Arc<SharedClock>)>,
    /// True if it was switched on or off since the program started.
    was_switched: bool,
}

impl StaffSide {
    pub(super) fn start(
        &mut self,
        ctx: &Context,
        settings: &SettingsFile,
        names: Names,
        port: u16,
    ) -> Result<(), PhoneError> {
        (self.on, self.was_switched) = (None, true);
        let clock = Arc::new(SharedClock::start());
        let page_clock = Arc::clone(&clock);
        let now: NowFn = Arc::new(move || page_clock.now().millis());
        let ctx = ctx.clone();
        let (listen, limits) = (Listen::any_address(port), Limits::default());
        let wake = move || ctx.request_repaint_after(GATHER);
        let telephones = Telephones::start(settings, listen, names, limits, now, wake)?;
        self.on = Some((telephones, clock));
        Ok(())
    }

    pub(super) fn stop(&mut self) {
        (self.on, self.was_switched) = (None, true);
    }

    /// Returns whether it was switched on or off since the program started.
    pub(super) const fn was_switched(&self) -> bool {
        self.was_switched
    }

    /// Answers the waiting requests, and returns the effects.
    pub(super) fn answer_requests(&mut self, desk: Option<&mut Session>) -> AttendResult {
        let Some((telephones, clock)) = &mut self.on else {
            if let Some(desk) = desk {
                desk.share_calls(&[]);
            }
            return AttendResult::default();
        };
        if let Some(desk) = desk.as_deref() {
            clock.set(desk.now());
        }
        telephones.attend(desk)
    }

    pub(super) fn telephones(&mut self) -> Option<&mut Telephones> {
        self.on.as_mut().map(|(telephones, _)| telephones)
    }

    pub(super) fn pair(
        &mut self,
        name: &str,
        role: Role,
        desk: &mut Session,
        hours: i64,
    ) -> Option<Result<Pairing, PhoneError>> {
        let lasts = Span::from_minutes(hours * 60);
        Some(self.telephones()?.pair(name, role, desk, lasts))
    }

    /// Returns the state.
    pub(super) fn status(&self, language: Language, desk: Option<&Session>) -> StaffStatus {
        let Some((telephones, _)) = &self.on else { return StaffStatus::default() };
        let line = |phone: &bottone_store::telephones::Telephone| {
            let until = words::time_of_day(phone.until);
            let until = language.say("phones-until", &[("time", until.into())]);
            let role = role_name(language, phone.role);
            let last = match (phone.key.is_some(), phone.seen) {
                (false, _) => language.word("phones-not-scanned"),
                (true, None) => language.word("phones-not-seen"),
                (true, Some(seen)) if phone.last.is_empty() => words::time_of_day(seen),
                (true, Some(seen)) => format!("{} · {}", words::time_of_day(seen), phone.last),
            };
            let holder = format!("{} · {role} · {until}", phone.name);
            let deals = phone.role == Role::Dealer;
            let staff = desk.map(|desk| desk.tournament().staff());
            let table = staff.filter(|_| deals).and_then(|all| all.table_of_phone(&phone.name));
            PhoneLine { id: phone.id.clone(), holder, last, deals, table }
        };
        StaffStatus {
            url: telephones.urls().into_iter().next(),
            print: telephones.print(),
            phones: telephones.phones().iter().map(line).collect(),
        }
    }

    /// Returns the calls for the floor.
    pub(super) fn calls(&self) -> &[FloorCall] {
        self.on.as_ref().map_or(&[], |(telephones, _)| telephones.calls())
    }
}

/// Shows a line over everything for each call for the floor, until it is answered.
pub(super) fn show_calls(
    ui: &mut Ui,
    calls: &[FloorCall],
    elsewhere: &[RemoteCall],
    out: &mut Outbox,
) {
    let others = elsewhere.iter().map(|one| (&one.call, one.desk.as_str()));
    let mut all = calls.iter().map(|call| (call, "")).chain(others);
    let Some((call, desk)) = all.next() else { return };
    let more = all.count();
    let theme = Theme::of(ui);
    let bar = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 6));
    Panel::top("floor is called").resizable(false).frame(bar).show(ui, |ui| {
        let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if ui.add(Button::new(&ui.word("todo-done"))).clicked() {
                out.send(Action::Telephones(TelephoneAction::AnswerCall(call.act.clone())));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let (title, mut why) = floor_call(ui.language(), call, desk);
                if more > 0 {
                    why = format!("{why} · +{more}");
                }
                let strong: RichText = Text::Strong.rich(title).color(theme.gold);
                ui.label(strong);
                ui.label(Text::Body.rich(why).color(theme.text));
            });
        });
    });
}
