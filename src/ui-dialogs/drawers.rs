//! Opening and counting a drawer, and moving money that belongs to no event.

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_house::drawers::{Count, Opening};
use bottone_ui_frame::{
    action::{Action, DrawerAction, HouseAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{TextField, tabs},
};
use bottone_view::{Tone, amounts::read_money, house::drawers::difference_text};
use bottone_vocabulary::words;
use egui::{Grid, ScrollArea, Ui};

const WIDTH: f32 = 440.0;
const FIELD: f32 = 200.0;
const PIECES: f32 = 70.0;

/// A question about a drawer.
#[derive(Clone, Debug)]
pub enum AskDrawer {
    Open(OpenDrawer),
    Count(CountDrawer),
    Move(MoveMoney),
}

impl Dialog for AskDrawer {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        match self {
            Self::Open(state) => state.show(ui, out),
            Self::Count(state) => state.show(ui, out),
            Self::Move(state) => state.show(ui, out),
        }
    }
}

/// The cashier, the desk and the contents of a new drawer.
#[derive(Clone, Debug)]
pub struct OpenDrawer {
    cashier: String,
    desk: String,
    float: String,
    currency: Currency,
    /// The cashier, desk, start and amount of money taken without a drawer.
    since: Option<(String, String, Timestamp, Money)>,
    focused: bool,
}

impl OpenDrawer {
    /// Creates the question for this cashier.
    pub fn new(cashier: &str, desk: &str, currency: Currency) -> Self {
        let (cashier, desk) = (cashier.to_owned(), desk.to_owned());
        Self { cashier, desk, float: String::new(), currency, since: None, focused: false }
    }

    /// Adds the money that the cashier has taken without a drawer since `at`.
    #[must_use]
    pub fn with_earlier_money(self, at: Option<Timestamp>, money: Money) -> Self {
        let since = at.map(|at| (self.cashier.clone(), self.desk.clone(), at, money));
        Self { since, ..self }
    }

    fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        show_question(ui, &ui.word("drawers-open-title"), WIDTH, out, |ui, out| {
            let language = ui.language();
            note(ui, &ui.word("drawers-open-why"));
            ui.add_space(space::ITEM);
            ui.horizontal_top(|ui| {
                let name = ui.word("drawers-cashier");
                TextField::new(&mut self.cashier, &name).width(FIELD).show(ui);
                let name = ui.word("drawers-desk");
                TextField::new(&mut self.desk, &name).width(FIELD).show(ui);
            });
            let float = read_money(&self.float, &self.currency);
            let wrong = (float.is_none() && !self.float.trim().is_empty())
                .then(|| ui.word("drawers-float-wrong"));
            let name = ui.word("drawers-float");
            let hint =
                language.money(Money::from_minor(200 * self.currency.scale()), &self.currency);
            let field = TextField::new(&mut self.float, &name).hint(&hint).wrong(wrong.as_deref());
            let field = field.width(FIELD).show(ui);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            let (cashier, desk) = (self.cashier.trim(), self.desk.trim());
            let since = self.since.as_ref();
            let since = since.filter(|(by, at, ..)| (by.as_str(), at.as_str()) == (cashier, desk));
            if let Some((_, _, at, money)) = since {
                let gaps = [
                    ("time", words::time_of_day(*at).into()),
                    ("money", language.money(*money, &self.currency).into()),
                ];
                note(ui, &ui.say("drawers-open-since", &gaps));
            }
            let why = if cashier.is_empty() {
                Some(ui.word("drawers-name-needed"))
            } else {
                float.is_none().then(|| ui.word("drawers-float-wrong"))
            };
            if answer_buttons(ui, &ui.word("drawers-open-do"), why.as_deref(), out)
                && let Some(float) = float
            {
                let opening = Opening {
                    number: 0,
                    cashier: cashier.to_owned(),
                    desk: desk.to_owned(),
                    currency: self.currency.clone(),
                    float,
                    from: since.map_or(Timestamp::default(), |(_, _, at, _)| *at),
                    after: None,
                };
                let since = since.map(|(_, _, at, _)| *at);
                submit(out, DrawerAction::Open(Box::new(opening), since));
            }
        });
    }
}

/// The count of a drawer, and the next cashier.
#[derive(Clone, Debug)]
pub struct CountDrawer {
    number: u32,
    currency: Currency,
    /// The amount that should be in it.
    expected: Money,
    by_piece: bool,
    sum: String,
    pieces: [String; 7],
    coins: String,
    note: String,
    next: String,
    focused: bool,
}

impl CountDrawer {
    /// Creates the question for the drawer with this number and expected amount.
    pub fn new(number: u32, currency: Currency, expected: Money) -> Self {
        Self {
            number,
            currency,
            expected,
            by_piece: false,
            sum: String::new(),
            pieces: Default::default(),
            coins: String::new(),
            note: String::new(),
            next: String::new(),
            focused: false,
        }
    }

    /// Returns the count; `None` until one is typed, or a message that says which figure is wrong.
    fn counted(&self) -> Result<Option<Count>, String> {
        let money = |text: &String| read_money(text, &self.currency).ok_or_else(|| text.clone());
        let is_empty = |text: &String| text.trim().is_empty();
        if !self.by_piece {
            if is_empty(&self.sum) {
                return Ok(None);
            }
            return Ok(Some(Count { total: money(&self.sum)?, pieces: Vec::new() }));
        }
        if self.pieces.iter().all(is_empty) && is_empty(&self.coins) {
            return Ok(None);
        }
        let mut pieces = Vec::new();
        for (value, text) in self.currency.notes().into_iter().zip(&self.pieces) {
            if !is_empty(text) {
                pieces.push((value, text.trim().parse().map_err(|_| text.clone())?));
            }
        }
        let coins = if is_empty(&self.coins) { Money::ZERO } else { money(&self.coins)? };
        Ok(Some(Count::of(pieces, coins)))
    }

    fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let title = ui.say("drawers-count-title", &[("number", self.number.into())]);
        show_question(ui, &title, WIDTH, out, |ui, out| {
            note(ui, &ui.word("drawers-count-why"));
            ui.add_space(space::ITEM);
            let ways =
                [(false, ui.word("drawers-count-sum")), (true, ui.word("drawers-count-pieces"))];
            if tabs(ui, &mut self.by_piece, &ways).changed() {
                self.focused = false;
            }
            ui.add_space(space::TIGHT);
            if self.by_piece {
                let most = (ui.ctx().content_rect().height() - 420.0).max(150.0);
                ScrollArea::vertical().max_height(most).show(ui, |ui| self.by_pieces(ui));
            } else {
                let name = ui.word("drawers-counted");
                let field = TextField::new(&mut self.sum, &name).width(FIELD).show(ui);
                self.begin(&field);
            }
            let counted = self.counted();
            self.difference(ui, counted.as_ref().ok().and_then(Option::as_ref));
            ui.horizontal_top(|ui| {
                let name = ui.word("drawers-count-note");
                TextField::new(&mut self.note, &name).width(FIELD).show(ui);
                let (name, below) =
                    (ui.word("drawers-count-next"), ui.word("drawers-count-next-note"));
                TextField::new(&mut self.next, &name).note(&below).width(FIELD).show(ui);
            });
            let why = match &counted {
                Ok(Some(_)) => None,
                Ok(None) => Some(ui.word("drawers-count-none")),
                Err(what) => Some(ui.say("drawers-count-wrong", &[("what", what.as_str().into())])),
            };
            if answer_buttons(ui, &ui.word("drawers-count-do"), why.as_deref(), out)
                && let Ok(Some(counted)) = counted
            {
                let (number, note) = (self.number, self.note.trim().to_owned());
                let next = Some(self.next.trim().to_owned()).filter(|next| !next.is_empty());
                submit(out, DrawerAction::Close { number, counted, note, next });
            }
        });
    }

    fn begin(&mut self, field: &egui::Response) {
        if !std::mem::replace(&mut self.focused, true) {
            field.request_focus();
        }
    }

    fn by_pieces(&mut self, ui: &mut Ui) {
        let language = ui.language();
        let mut first = None;
        Grid::new("pieces").num_columns(4).spacing([space::ITEM, space::TIGHT]).show(ui, |ui| {
            let notes = self.currency.notes();
            for (at, (value, text)) in notes.into_iter().zip(&mut self.pieces).enumerate() {
                let name = format!("{} ×", language.money(value, &self.currency));
                let field = TextField::new(text, &name).width(PIECES).show(ui);
                first.get_or_insert(field);
                if at % 4 == 3 {
                    ui.end_row();
                }
            }
            let name = ui.word("drawers-count-coins");
            TextField::new(&mut self.coins, &name).width(PIECES + 40.0).show(ui);
        });
        if let Some(first) = first {
            self.begin(&first);
        }
    }

    /// Draws the count and its difference from the expected amount.
    fn difference(&self, ui: &mut Ui, counted: Option<&Count>) {
        let language = ui.language();
        let theme = Theme::of(ui);
        ui.add_space(space::TIGHT);
        let Some(counted) = counted else {
            ui.label(Text::Strong.rich(" "));
            return;
        };
        let difference = counted.total.minus(self.expected);
        let ink = theme.tone(if difference.is_zero() { Tone::Good } else { Tone::Waits });
        let text = difference_text(language, difference, &self.currency);
        let sum = language.money(counted.total, &self.currency);
        ui.label(Text::Strong.rich(format!("{sum} · {text}")).color(ink));
    }
}

/// The amount moved to or from a drawer, and the reason.
#[derive(Clone, Debug)]
pub struct MoveMoney {
    number: u32,
    currency: Currency,
    out: bool,
    amount: String,
    reason: String,
    focused: bool,
}

impl MoveMoney {
    /// Creates the question for the drawer with this number.
    pub fn new(number: u32, currency: Currency) -> Self {
        let (amount, reason) = (String::new(), String::new());
        Self { number, currency, out: false, amount, reason, focused: false }
    }

    fn show(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let title = ui.say("drawers-move-title", &[("number", self.number.into())]);
        show_question(ui, &title, WIDTH, out, |ui, out| {
            note(ui, &ui.word("drawers-move-why"));
            ui.add_space(space::ITEM);
            let ways = [(false, ui.word("drawers-move-in")), (true, ui.word("drawers-move-out"))];
            tabs(ui, &mut self.out, &ways);
            ui.add_space(space::TIGHT);
            let amount = read_money(&self.amount, &self.currency).filter(|it| !it.is_zero());
            ui.horizontal_top(|ui| {
                let name = ui.word("cash-amount");
                let field = TextField::new(&mut self.amount, &name).width(120.0).show(ui);
                if !std::mem::replace(&mut self.focused, true) {
                    field.request_focus();
                }
                let name = ui.word("drawers-move-reason");
                TextField::new(&mut self.reason, &name).width(280.0).show(ui);
            });
            let why = if amount.is_none() {
                let scale = self.currency.scale();
                let example = ui.language().money(Money::from_minor(1_400 * scale), &self.currency);
                Some(ui.say("cash-expected", &[("example", example.into())]))
            } else {
                self.reason.trim().is_empty().then(|| ui.word("drawers-move-reason-needed"))
            };
            if answer_buttons(ui, &ui.word("drawers-move-do"), why.as_deref(), out)
                && let Some(amount) = amount
            {
                let to_drawer = if self.out { Money::ZERO.minus(amount) } else { amount };
                let (number, reason) = (self.number, self.reason.trim().to_owned());
                submit(out, DrawerAction::Move { number, to_drawer, reason });
            }
        });
    }
}

fn note(ui: &mut Ui, words: &str) {
    let words = Text::Body.rich(words).color(Theme::of(ui).dim);
    ui.add(egui::Label::new(words).wrap());
}

fn submit(out: &mut Outbox, act: DrawerAction) {
    out.send(Action::CloseDialog);
    out.send(Action::House(HouseAction::Drawer(act)));
}
