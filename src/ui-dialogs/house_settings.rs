//! A house's settings: its name, its tables, its rules of admission and the person the desk calls.

use bottone_base::{money::PaymentMethod, seat::TableNo};
use bottone_house::setup::{AmountLimit, Setup};
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    currency_field::CurrencyField,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::TextField,
};
use bottone_view::{
    amounts::{limit_text, read_limit},
    money::payments::method,
};
use bottone_vocabulary::words;
use egui::Ui;

const WIDTH: f32 = 480.0;
const WHOLE: f32 = WIDTH;
const HALF: f32 = 236.0;

/// The settings of a house as typed.
#[derive(Clone, Debug)]
pub struct HouseSettings {
    name: String,
    tables: String,
    age: String,
    call: String,
    /// The ways of paying, each with whether it is offered.
    ways: [(PaymentMethod, bool); PaymentMethod::ALL.len()],
    /// The sum above which money goes out only with two signatures, and its currency.
    two_signatures: String,
    currency: CurrencyField,
    /// True if the field of the tables has the keyboard first, not that of the name.
    tables_first: bool,
    focused: bool,
}

impl HouseSettings {
    /// Creates the dialog with the present settings.
    pub fn new(setup: &Setup, tables_first: bool) -> Self {
        let number = |number: u16| if number == 0 { String::new() } else { number.to_string() };
        Self {
            name: setup.name.clone(),
            tables: number(setup.tables),
            age: number(setup.min_age.map_or(0, u16::from)),
            call: setup.contact.clone(),
            ways: PaymentMethod::ALL.map(|way| (way, setup.payment_methods().contains(&way))),
            two_signatures: setup
                .two_signatures
                .as_ref()
                .map_or_else(String::new, |above| limit_text(Some(above.sum), &above.currency)),
            currency: CurrencyField::of(
                &setup
                    .two_signatures
                    .as_ref()
                    .map(|above| above.currency.clone())
                    .unwrap_or_default(),
            ),
            tables_first,
            focused: false,
        }
    }

    /// Returns the typed settings, or a message that says what is wrong.
    fn typed(&self, ui: &Ui) -> Result<Setup, String> {
        let number = |text: &str| {
            let text = text.trim();
            if text.is_empty() { Some(0) } else { text.parse::<u16>().ok() }
        };
        let most = [("most", TableNo::HIGHEST.into())];
        let tables = number(&self.tables).filter(|count| *count <= TableNo::HIGHEST);
        let tables = tables.ok_or_else(|| ui.say("today-own-wrong", &most))?;
        let age = number(&self.age).and_then(|age| u8::try_from(age).ok());
        let age = age.filter(|age| *age <= 99).ok_or_else(|| ui.word("today-club-age-wrong"))?;
        let offered: Vec<PaymentMethod> =
            self.ways.iter().filter(|(_, offered)| *offered).map(|(way, _)| *way).collect();
        if offered.is_empty() {
            return Err(ui.word("today-club-ways-none"));
        }
        let currency = self.currency.currency();
        let sum = read_limit(ui.language(), &self.two_signatures, &currency)?;
        let two_signatures = sum.map(|sum| AmountLimit { sum, currency });
        let setup = Setup {
            name: self.name.trim().to_owned(),
            min_age: Some(age).filter(|age| *age > 0),
            contact: self.call.trim().to_owned(),
            tables,
            // All ways is the default, so nothing is stored for it.
            payment_methods: if offered == PaymentMethod::ALL { Vec::new() } else { offered },
            two_signatures,
        };
        if setup.name.is_empty() {
            return Err(ui.word("today-club-name-needed"));
        }
        let sound = setup.is_sound();
        if sound { Ok(setup) } else { Err(ui.word("club-refusal-not-understood")) }
    }
}

impl Dialog for HouseSettings {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("today-club-title"), WIDTH, out, |ui, out| {
            let word = ui.word("today-club-reach");
            ui.label(Text::Body.rich(word).color(Theme::of(ui).dim));
            ui.add_space(space::ITEM);
            let field = |ui: &mut Ui, text: &mut String, name: &str, note: &str, width| {
                let (name, note) = (ui.word(name), ui.word(note));
                TextField::new(text, &name).note(&note).width(width).show(ui)
            };
            let name =
                TextField::new(&mut self.name, &ui.word("today-club-name")).width(WHOLE).show(ui);
            ui.add_space(space::ITEM);
            let tables = ui.horizontal_top(|ui| {
                let tables = field(ui, &mut self.tables, "today-own-field", "today-own-why", HALF);
                field(ui, &mut self.age, "today-club-age", "today-club-age-why", HALF);
                tables
            });
            ui.add_space(space::ITEM);
            field(ui, &mut self.call, "today-club-call", "today-club-call-why", WHOLE);
            ui.add_space(space::ITEM);
            ui.horizontal_top(|ui| {
                let word = "screens-setup-two-signatures";
                field(ui, &mut self.two_signatures, word, "today-club-two-signatures", HALF);
                self.currency.show(ui, HALF);
            });
            ui.add_space(space::ITEM);
            let why = ui.word("today-club-ways");
            ui.label(Text::Body.rich(why).color(Theme::of(ui).dim));
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                for (way, offered) in &mut self.ways {
                    ui.checkbox(offered, words::capital(&method(ui.language(), *way)));
                }
            });
            if !std::mem::replace(&mut self.focused, true) {
                let first = if self.tables_first { tables.inner } else { name };
                first.request_focus();
            }
            let setup = self.typed(ui);
            let why = setup.as_ref().err().cloned();
            if answer_buttons(ui, &ui.word("today-own-save"), why.as_deref(), out)
                && let Ok(setup) = setup
            {
                out.send(Action::CloseDialog);
                out.send(Action::House(HouseAction::SetUp(Box::new(setup))));
            }
        });
    }
}
