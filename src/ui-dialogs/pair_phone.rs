//! The phones of the staff: pairing one by a code, and every paired phone with the button that
//! withdraws it.

use std::collections::BTreeMap;

use bottone_base::{person::Role, seat::TableNo};
use bottone_ui_frame::{
    action::{Action, Outbox, TelephoneAction},
    context::FrameContext,
    dialog::{Dialog, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, QrPicture, Section, TextField, choose, in_line_with_fields},
};
use bottone_vocabulary::staff::role as role_name;
use egui::{Label, ScrollArea, Ui};

const WIDTH: f32 = 760.0;
/// The width of the field for the port.
const PORT: f32 = 90.0;
/// The width of the field for a dealer's table.
const TABLE: f32 = 70.0;
/// The size of the code, for scanning from an arm's length.
const CODE: f32 = 280.0;
/// The possible times of a pairing, in hours.
const HOURS: [i64; 6] = [4, 8, 12, 24, 72, 240];

/// One phone, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhoneLine {
    pub id: String,
    /// The person, such as "Lena · Floor · until 02:00".
    pub holder: String,
    /// The last act, such as "21:06 · Bust · Rossi, Marco", or that the phone waits to be scanned.
    pub last: String,
    /// True for the phone of a dealer.
    pub deals: bool,
    /// The table that the desk assigned to a dealer's phone.
    pub table: Option<TableNo>,
}

/// The state for the dialog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StaffStatus {
    /// Its address; `None` while it is off.
    pub url: Option<String>,
    /// The fingerprint of its certificate.
    pub print: String,
    pub phones: Vec<PhoneLine>,
}

/// The typed data, and the code that is shown.
#[derive(Clone, Debug)]
pub struct PairPhone {
    name: String,
    role: Role,
    hours: i64,
    /// The port as typed.
    port: String,
    status: StaffStatus,
    /// The reason why the last action failed.
    fault: Option<String>,
    /// The phone that scans the code, and the code; it is shown nowhere else.
    code: Option<(String, PairingAddress)>,
    /// The dealers' tables as typed, by phone.
    tables: BTreeMap<String, String>,
    focused: bool,
}

/// The address that a phone scans. It is a secret: any device with it can act as that phone.
#[derive(Clone, PartialEq, Eq)]
struct PairingAddress(String);

impl std::fmt::Debug for PairingAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl PairPhone {
    /// Asks for the person whose phone is to be paired. While the staff side is off, it first asks
    /// to switch it on.
    pub fn new(status: StaffStatus, port: u16) -> Self {
        let (name, role, hours) = (String::new(), Role::Floor, HOURS[2]);
        let port = port.to_string();
        let (fault, code, tables) = (None, None, BTreeMap::new());
        Self { name, role, hours, port, status, fault, code, tables, focused: false }
    }

    /// Takes the fault of the last action, or `None` if it succeeded.
    pub fn set_fault(&mut self, fault: Option<String>) {
        self.fault = fault;
    }

    /// Takes the state of the staff side.
    pub fn set_status(&mut self, status: StaffStatus, waits: impl Fn(&str) -> bool) {
        self.status = status;
        if self.code.as_ref().is_some_and(|(phone, _)| !waits(phone)) {
            // A scanned code must not be scanned by another phone.
            self.code = None;
            self.name.clear();
        }
    }

    /// Shows this code.
    pub fn set_code(&mut self, phone: String, address: String) {
        self.code = Some((phone, PairingAddress(address)));
    }

    /// Draws the port, and the button that starts the staff side.
    fn ask_port(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let port = self.port.trim().parse::<u16>().ok().filter(|port| *port > 0);
        let wrong = port.is_none().then(|| ui.word("page-port-wrong"));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            let name = ui.word("page-port");
            TextField::new(&mut self.port, &name).width(PORT).show(ui);
            let word = ui.word("phones-on");
            let button = Button::primary(&word).refusal(wrong.as_deref());
            let pressed = in_line_with_fields(ui, |ui| ui.add(button).clicked());
            if let Some(port) = port
                && (pressed || gate::is_answered(ui))
            {
                out.send(Action::Telephones(TelephoneAction::Serve(port)));
            }
        });
    }

    fn show_fault(&self, ui: &mut Ui) {
        let Some(fault) = &self.fault else { return };
        ui.add_space(space::TIGHT);
        ui.add(Label::new(Text::Body.rich(fault).color(Theme::of(ui).red)).wrap());
    }

    fn ask_person(&mut self, ui: &mut Ui, out: &mut Outbox) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            let label = ui.word("phones-name");
            let field = TextField::new(&mut self.name, &label).width(220.0).show(ui);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            let language = ui.language();
            let roles: Vec<(Role, String)> = Role::ALL
                .into_iter()
                .filter(|role| *role != Role::Television)
                .map(|role| (role, role_name(language, role)))
                .collect();
            choose(ui, &ui.word("phones-role"), &mut self.role, &roles, 150.0);
            let hours = HOURS.map(|hours| {
                (hours, ui.say("phones-hours", &[("hours", hours.to_string().into())]))
            });
            choose(ui, &ui.word("phones-lasts"), &mut self.hours, &hours, 120.0);
            let empty = self.name.trim().is_empty().then(|| ui.word("phones-no-name"));
            let word = ui.word("phones-pair");
            let button = Button::primary(&word).refusal(empty.as_deref());
            let pressed = in_line_with_fields(ui, |ui| ui.add(button).clicked());
            if pressed || (empty.is_none() && field.lost_focus() && gate::is_answered(ui)) {
                let name = self.name.trim().to_owned();
                out.send(Action::Telephones(TelephoneAction::Pair(name, self.role, self.hours)));
            }
        });
    }

    fn show_code(&self, ui: &mut Ui, url: &str) {
        let theme = Theme::of(ui);
        let Some((_, PairingAddress(address))) = &self.code else {
            let at = ui.say("phones-at", &[("url", url.into())]);
            ui.add(Label::new(Text::Body.rich(at).color(theme.text)).wrap());
            return;
        };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            ui.add(QrPicture::new(address, &ui.word("phones-scan")).size(CODE));
            ui.vertical(|ui| {
                ui.add(
                    Label::new(Text::Strong.rich(ui.word("phones-scan")).color(theme.text)).wrap(),
                );
                ui.add_space(space::ITEM);
                ui.add(
                    Label::new(Text::Body.rich(ui.word("phones-compare")).color(theme.gold)).wrap(),
                );
                ui.add_space(space::TIGHT);
                // Four lines of eight, as browsers show it; short enough to be read aloud.
                let pairs: Vec<&str> = self.status.print.split(':').collect();
                for line in pairs.chunks(8) {
                    ui.label(Text::Body.rich(line.join(":")).color(theme.text));
                }
            });
        });
    }

    fn list(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let theme = Theme::of(ui);
        Section::card(&ui.word("phones-list")).show(ui, |_| {});
        if self.status.phones.is_empty() {
            ui.label(Text::Note.rich(ui.word("phones-none")).color(theme.dim));
        }
        ScrollArea::vertical().id_salt("telephones").max_height(190.0).show(ui, |ui| {
            for phone in &self.status.phones {
                ui.push_id(&phone.id, |ui| {
                    ui.horizontal(|ui| {
                        let word = ui.word("phones-withdraw");
                        if ui.add(Button::new(&word)).clicked() {
                            out.send(Action::Telephones(TelephoneAction::Withdraw(
                                phone.id.clone(),
                            )));
                        }
                        if phone.deals {
                            let known = || phone.table.map(|t| t.to_string()).unwrap_or_default();
                            let typed = self.tables.entry(phone.id.clone()).or_insert_with(known);
                            ask_table(ui, (&phone.id, phone.table), typed, out);
                        }
                        ui.vertical(|ui| {
                            ui.spacing_mut().item_spacing.y = 0.0;
                            ui.label(Text::Strong.rich(phone.holder.as_str()).color(theme.text));
                            let last = Text::Note.rich(phone.last.as_str()).color(theme.dim);
                            ui.add(Label::new(last).truncate());
                        });
                    });
                });
            }
        });
    }
}

impl Dialog for PairPhone {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("phones-title"), WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            ui.add(Label::new(Text::Note.rich(ui.word("phones-why")).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let Some(url) = self.status.url.clone() else {
                self.ask_port(ui, out);
                self.show_fault(ui);
                return;
            };
            self.ask_person(ui, out);
            self.show_fault(ui);
            ui.add_space(space::ITEM);
            self.show_code(ui, &url);
            ui.add_space(space::ITEM);
            self.list(ui, out);
            ui.add_space(space::ITEM);
            if ui.add(Button::new(&ui.word("phones-off"))).clicked() {
                out.send(Action::Telephones(TelephoneAction::Stop));
            }
        });
    }
}

/// Draws the field for a dealer's table, and the button that assigns it to the phone.
fn ask_table(
    ui: &mut Ui,
    (phone, table): (&str, Option<TableNo>),
    typed: &mut String,
    out: &mut Outbox,
) {
    let asked = match typed.trim() {
        "" => Ok(None),
        text => text.parse().ok().and_then(TableNo::new).map(Some).ok_or(()),
    };
    let wrong = asked.is_err().then(|| ui.word("phones-no-table"));
    let name = ui.word("phones-table");
    let field = TextField::new(typed, &name).width(TABLE).show(ui);
    let word = ui.word("phones-give-table");
    let button = Button::new(&word).refusal(wrong.as_deref());
    let pressed = in_line_with_fields(ui, |ui| ui.add(button).clicked());
    if let Ok(asked) = asked
        && asked != table
        && (pressed || field.lost_focus() && gate::is_answered(ui))
    {
        out.send(Action::Telephones(TelephoneAction::GiveTable(phone.to_owned(), asked)));
    }
}
