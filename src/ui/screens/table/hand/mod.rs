//! The hand that is being played, act by act.
//!
//! The table at the left, what to press at the right. Keys and taps say what is [asked](Ask); what
//! was asked for is done after drawing.

mod acts;
mod after;
mod before;
mod deal;
mod showdown;

use egui::{Align, Key, Layout, Rect, Ui, UiBuilder, vec2};

use super::{AtTable, keys};
use crate::{
    rules::{
        chips::Chips,
        hand::{Act, Hand, Kind, Play, Posting, Refused, Waits},
        levels::Betting,
        seat::SeatNo,
    },
    tongue::Language,
    ui::{
        action::Outbox,
        theme::{Text, Theme, space},
        tongue::Speaks as _,
        widgets::{Button, HandTable, card, elided},
    },
    view::{
        hand::refused,
        table::hand::{self as told, Draft, Followed, Half, Offers},
    },
};

/// What the tab remembers.
#[derive(Default)]
pub(super) struct HandState {
    draft: Draft,
    followed: Option<Followed>,
    /// The seat that was tapped.
    seat: Option<SeatNo>,
    /// What is being typed: cards, an amount, a stack.
    text: String,
    /// What is typed goes here in the next frame.
    comes: bool,
    /// An amount is being asked for.
    raising: bool,
    /// What is posted is being put right.
    changing: Option<before::Stakes>,
    /// The pot, and its half, that a figure's key gives away.
    pot: usize,
    half: Option<Half>,
    /// Next hand was asked for though not everything is on record.
    warned: bool,
    /// Why the last act could not be done.
    refused: Option<String>,
}

/// What was asked for while a frame was drawn.
#[derive(Clone, Debug)]
enum Ask {
    /// Deal: the hand, or what is due next, with what was typed.
    Deal,
    /// Do this.
    Do(Act),
    /// Say why it cannot be done.
    Refuse(String),
    /// Bet or raise: ask to how much.
    Raise,
    /// Bet or raise to so much.
    To(Chips),
    /// Change so many cards.
    Change(u8),
    /// Show what was typed, as the cards of the player who is to show.
    Show,
    /// Show without saying which cards.
    ShowUnseen,
    /// Give up the cards at the showdown.
    Muck,
    /// Give this pot to this seat, or take it away again.
    Award(usize, Half, SeatNo),
    /// A seat was tapped.
    Tap(SeatNo),
    /// Let go of the seat.
    LetGo,
    /// Go to the line where one types.
    Type,
    /// Take back what was done last.
    Back,
    /// The next hand.
    Next,
    /// Go on with what is offered first.
    Go,
    /// Give the hand up.
    GiveUp,
    /// Set the game.
    Game(Kind, Betting),
    /// Set what is posted.
    Post(Posting),
    /// Set a stack.
    Stack(SeatNo, Chips),
    /// Put the button on a seat.
    ButtonAt(SeatNo),
    /// A player sits out, or plays again.
    SitsOut(SeatNo, bool),
    /// Pay attention to the next pot.
    NextPot,
    /// The other half of the pots.
    OtherHalf,
}

impl HandState {
    /// The hand that is being played.
    pub(super) fn hand(&self) -> Option<&Hand> {
        self.followed.as_ref().map(Followed::hand)
    }

    /// What a player of the hand is called.
    pub(super) fn name(&self, language: Language, seat: SeatNo) -> Option<String> {
        Some(told::name(language, self.followed.as_ref()?, seat))
    }

    /// Does in the hand what the player was ruled to have done.
    ///
    /// # Errors
    /// Why it cannot be done; the hand is as it was.
    pub(super) fn apply(&mut self, act: Act) -> Result<(), Refused> {
        self.fresh();
        self.followed.as_mut().ok_or(Refused::Over)?.act(act)
    }

    /// What was typed or chosen for the act before is gone.
    fn fresh(&mut self) {
        self.text.clear();
        self.comes = false;
        self.raising = false;
        self.refused = None;
        self.seat = None;
        self.warned = false;
    }

    /// Does what was asked for.
    fn does(&mut self, ask: Ask, at: &AtTable<'_>, out: &mut Outbox) {
        self.refused = None;
        match ask {
            Ask::Type => self.comes = true,
            Ask::Refuse(why) => self.refused = Some(why),
            Ask::LetGo => self.fresh(),
            Ask::GiveUp => {
                self.fresh();
                self.followed = None;
            }
            Ask::Tap(seat) => self.tap(seat, at),
            _ if self.followed.is_none() => self.prepares(ask, at),
            Ask::Next => self.next(at),
            Ask::Go => self.goes_on(at, out),
            _ => self.plays(ask, at.language),
        }
    }

    fn tap(&mut self, seat: SeatNo, at: &AtTable<'_>) {
        self.text.clear();
        let Some(followed) = &mut self.followed else {
            self.seat = (self.seat != Some(seat)).then_some(seat);
            return;
        };
        match followed.hand().waits_for() {
            Waits::Action(turn) if seat != turn && followed.hand().start().kind.is_stud() => {
                if let Err(why) = followed.opens(seat) {
                    self.refused = Some(refused(why, at.language));
                }
            }
            Waits::Cards(_) | Waits::Show(_) => self.seat = Some(seat),
            _ => {}
        }
    }

    /// Before the hand.
    fn prepares(&mut self, ask: Ask, at: &AtTable<'_>) {
        match ask {
            Ask::Deal | Ask::Next | Ask::Go => {
                match self.draft.plan(at.felt, at.book).deal(at.felt, at.book) {
                    Ok(mut followed) => {
                        // Cards face down are nobody's to write down; stud has its door cards.
                        if !followed.hand().start().kind.is_stud() {
                            followed.deal_unseen();
                        }
                        self.fresh();
                        self.changing = None;
                        (self.pot, self.half) = (0, None);
                        self.followed = Some(followed);
                    }
                    Err(why) => self.refused = Some(told::cannot_deal(at.language, why)),
                }
            }
            Ask::Game(kind, betting) => self.draft.play(kind, betting),
            Ask::Post(posting) => {
                self.draft.post(at.felt, posting);
                self.changing = None;
            }
            Ask::Stack(seat, chips) => {
                self.draft.set_stack(at.felt, seat, chips);
                self.fresh();
            }
            Ask::ButtonAt(seat) => self.draft.put_button(seat),
            Ask::SitsOut(seat, sits_out) => self.draft.sits_out(seat, sits_out),
            _ => {}
        }
    }

    /// In the hand.
    fn plays(&mut self, ask: Ask, language: Language) {
        let Some(followed) = &mut self.followed else { return };
        let done = match ask {
            Ask::Back => {
                if !followed.undo() {
                    self.followed = None;
                }
                Ok(())
            }
            Ask::Do(act) => followed.act(act),
            Ask::Raise => match followed.hand().raise() {
                // In limit there is one amount.
                Ok((least, most)) if least == most => {
                    to(followed.hand(), least).map_or(Ok(()), |act| followed.act(act))
                }
                Ok(_) => {
                    (self.raising, self.comes) = (true, true);
                    self.text.clear();
                    return;
                }
                Err(why) => Err(why),
            },
            Ask::To(chips) => to(followed.hand(), chips).map_or(Ok(()), |act| followed.act(act)),
            Ask::Change(count) => deal::change(followed, count),
            Ask::Deal => match deal::deal(followed, self.seat, &self.text) {
                Ok(()) => Ok(()),
                Err(why) => {
                    self.refused = Some(why.tell(language));
                    return;
                }
            },
            Ask::Show => match showdown::show_typed(followed, self.seat, &self.text) {
                Ok(()) => Ok(()),
                Err(why) => {
                    self.refused = Some(why.tell(language));
                    return;
                }
            },
            Ask::ShowUnseen => {
                showdown::play(followed, self.seat, |_| Play::Show(crate::rules::hand::Dealt::NONE))
            }
            Ask::Muck => showdown::play(followed, self.seat, |_| Play::Muck),
            Ask::Award(pot, half, seat) => {
                followed.tap(pot, half, seat);
                self.pot = pot;
                return;
            }
            Ask::NextPot => {
                let pots = followed.hand().pots().pots.len().max(1);
                self.pot = (self.pot + 1) % pots;
                return;
            }
            Ask::OtherHalf => {
                let low = self.half == Some(Half::Low);
                self.half = Some(if low { Half::High } else { Half::Low });
                return;
            }
            _ => return,
        };
        match done {
            Ok(()) => {
                let more = self.comes_again();
                self.fresh();
                self.comes = more;
            }
            Err(why) => self.refused = Some(refused(why, language)),
        }
    }

    /// Does the line where one types wait for the next cards of the same street?
    fn comes_again(&self) -> bool {
        let Some(followed) = &self.followed else { return false };
        let waits = followed.hand().waits_for();
        !self.text.is_empty() && matches!(waits, Waits::Cards(_))
    }

    /// The next hand, if this one is over; what is not on record is asked for once.
    fn next(&mut self, at: &AtTable<'_>) {
        let Some(followed) = &self.followed else { return };
        let Some(outcome) = followed.outcome() else {
            self.refused = Some(at.language.word("hand-not-over"));
            return;
        };
        if !self.warned && self.offers(at).is_some_and(|offers| !offers.is_empty()) {
            self.warned = true;
            return;
        }
        self.draft.after(at.felt, followed, &outcome);
        self.followed = None;
        self.fresh();
    }

    /// What is offered first: to put on record, and then to go on.
    fn goes_on(&mut self, at: &AtTable<'_>, out: &mut Outbox) {
        match self.offers(at) {
            Some(offers) if !offers.is_empty() => after::record(&offers, out),
            Some(_) => self.next(at),
            None => {}
        }
    }

    /// What is still to be put on record of a hand that is over.
    fn offers(&self, at: &AtTable<'_>) -> Option<Offers> {
        let followed = self.followed.as_ref()?;
        let outcome = followed.outcome()?;
        let Some(sight) = at.event else { return Some(Offers::default()) };
        Some(Offers::of(at.language, sight.tournament(), at.felt, followed, &outcome, at.now))
    }
}

/// A bet, raise or completion to so much by whoever is to act.
fn to(hand: &Hand, chips: Chips) -> Option<Act> {
    Some(Act::Player(hand.turn()?, hand.bet_or_raise(chips)))
}

pub(super) fn show(ui: &mut Ui, state: &mut HandState, at: &AtTable<'_>, out: &mut Outbox) {
    strike(ui, state, at, out);
    let mut asks = Vec::new();
    let place = ui.available_rect_before_wrap();
    let width = (place.width() * 0.43).clamp(430.0, 640.0);
    let split = place.right() - width;
    let table = Rect::from_min_max(place.min, egui::pos2(split - space::INSIDE, place.bottom()));
    let panel = Rect::from_min_max(egui::pos2(split, place.top()), place.max);
    ui.allocate_rect(place, egui::Sense::hover());
    let layout = Layout::top_down(Align::Min);
    let mut left = ui.new_child(UiBuilder::new().max_rect(table).layout(layout).id_salt("table"));
    show_table(&mut left, state, at, &mut asks);
    let mut right = ui.new_child(UiBuilder::new().max_rect(panel).layout(layout).id_salt("panel"));
    let inside = panel.height() - 28.0;
    card(&right).show(&mut right, |ui| {
        ui.set_min_height(inside);
        ui.set_max_height(inside);
        ui.set_width(ui.available_width());
        show_panel(ui, state, at, &mut asks, out);
    });
    for ask in asks {
        state.does(ask, at, out);
    }
}

/// The title, the table and what the hand waits for.
fn show_table(ui: &mut Ui, state: &HandState, at: &AtTable<'_>, asks: &mut Vec<Ask>) {
    let theme = Theme::of(ui);
    let language = at.language;
    ui.spacing_mut().item_spacing.y = space::TIGHT;
    let (title, around) = match &state.followed {
        Some(followed) => {
            let hand = followed.hand();
            let number = language.say("hand-number", &[("number", followed.number().into())]);
            let game = told::game_title(language, hand.start().kind, betting(hand));
            let street = told::street(language, hand);
            (format!("{number} · {street} · {game}"), told::around(language, followed))
        }
        None => {
            let plan = state.draft.plan(at.felt, at.book);
            let number = language.say("hand-number", &[("number", plan.number.into())]);
            let game = plan.game.map(|(kind, betting)| told::game_title(language, kind, betting));
            let title = game.map_or(number.clone(), |game| format!("{number} · {game}"));
            (title, told::before(language, &plan, at.felt.size))
        }
    };
    elided(ui, Text::Body.rich(title).color(theme.dim));
    let dealer = ui.word("hand-dealer");
    let size = ui.available_size();
    let table = HandTable::new(&around, &dealer).chosen(state.chosen_seat());
    if let Some(seat) = table.show(ui, size) {
        asks.push(Ask::Tap(seat));
    }
}

impl HandState {
    /// The seat that what is typed belongs to.
    fn chosen_seat(&self) -> Option<SeatNo> {
        match &self.followed {
            None => self.seat,
            Some(followed) => {
                showdown::shows(followed, self.seat).or_else(|| deal::gets(followed, self.seat))
            }
        }
    }
}

fn betting(hand: &Hand) -> Betting {
    use crate::rules::hand::Stakes;
    match hand.start().stakes {
        Stakes::NoLimit(_) => Betting::NoLimit,
        Stakes::PotLimit(_) => Betting::PotLimit,
        Stakes::Limit(..) => Betting::Limit,
    }
}

fn show_panel(
    ui: &mut Ui,
    state: &mut HandState,
    at: &AtTable<'_>,
    asks: &mut Vec<Ask>,
    out: &mut Outbox,
) {
    let Some(followed) = state.followed.clone() else {
        before::show(ui, state, at, asks);
        return;
    };
    let theme = Theme::of(ui);
    ui.spacing_mut().item_spacing.y = space::ITEM;
    let headline = told::headline(at.language, &followed);
    ui.add(egui::Label::new(Text::Title.rich(headline).color(theme.text)).wrap());
    if let Some(note) = told::note(at.language, &followed) {
        ui.add(egui::Label::new(Text::Body.rich(note).color(theme.gold)).wrap());
    }
    tell_changes(ui, &followed, at, asks);
    if let Some(why) = &state.refused {
        ui.add(egui::Label::new(Text::Body.rich(why.as_str()).color(theme.red)).wrap());
    }
    let foot = super::TOUCH + space::ITEM;
    let body = vec2(ui.available_width(), (ui.available_height() - foot).max(60.0));
    ui.allocate_ui_with_layout(body, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(body);
        ui.set_max_size(body);
        match followed.hand().waits_for() {
            _ if followed.outcome().is_some() => {
                after::show(ui, state, &followed, at, asks, out);
            }
            Waits::Action(_) => acts::show(ui, state, &followed, at, asks),
            Waits::Board(_) | Waits::Cards(_) => deal::show(ui, state, &followed, at, asks),
            Waits::Draw(_) => deal::show_draw(ui, &followed, at, asks),
            Waits::Show(_) | Waits::Nothing => showdown::show(ui, state, &followed, at, asks),
        }
    });
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if ui.add(Button::new(&ui.word("hand-key-back")).key("U")).clicked() {
            asks.push(Ask::Back);
        }
        let over = followed.outcome().is_some();
        if !over && ui.add(Button::quiet(&ui.word("hand-give-up"))).clicked() {
            asks.push(Ask::GiveUp);
        }
        if over {
            let open = state.offers(at).is_some_and(|offers| !offers.is_empty());
            let word =
                ui.word(if state.warned && open { "hand-without-record" } else { "hand-key-next" });
            let button = if open { Button::new(&word) } else { Button::primary(&word) };
            if ui.add(button.key("N")).clicked() {
                asks.push(Ask::Next);
            }
        }
    });
}

/// Says who sits down, leaves or moves while the hand is played.
fn tell_changes(ui: &mut Ui, followed: &Followed, at: &AtTable<'_>, asks: &mut Vec<Ask>) {
    let theme = Theme::of(ui);
    if followed.table() != at.felt.table {
        let table = followed.table().map_or(0, crate::rules::seat::TableNo::get);
        let line = ui.say("hand-other-table", &[("table", table.into())]);
        ui.add(egui::Label::new(Text::Body.rich(line).color(theme.red)).wrap());
        if ui.add(Button::new(&ui.word("hand-give-up"))).clicked() {
            asks.push(Ask::GiveUp);
        }
        return;
    }
    for change in followed.changes(at.felt).iter().take(3) {
        let line = told::changed(at.language, change);
        ui.add(egui::Label::new(Text::Note.rich(line).color(theme.gold)).wrap());
    }
}

/// Does what is asked for by key, each key after the one before.
fn strike(ui: &Ui, state: &mut HandState, at: &AtTable<'_>, out: &mut Outbox) {
    let typing = ui.ctx().text_edit_focused();
    let back = !typing
        && ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, Key::Backspace));
    if back {
        state.does(Ask::Back, at, out);
    }
    for key in keys::struck(ui) {
        if let Some(ask) = state.asks(key, at) {
            state.does(ask, at, out);
        }
    }
}

impl HandState {
    fn asks(&self, key: Key, at: &AtTable<'_>) -> Option<Ask> {
        match key {
            Key::U => return Some(Ask::Back),
            Key::N => return Some(Ask::Next),
            Key::T => return Some(Ask::Type),
            Key::Enter => return Some(Ask::Go),
            Key::Escape => return Some(Ask::LetGo),
            _ => {}
        }
        let Some(followed) = &self.followed else {
            return (key == Key::K).then_some(Ask::Deal);
        };
        if followed.outcome().is_some() {
            return showdown::asks(self, followed, key);
        }
        match followed.hand().waits_for() {
            Waits::Action(_) => acts::asks(followed, at.language, key),
            Waits::Board(_) | Waits::Cards(_) => (key == Key::K).then_some(Ask::Deal),
            Waits::Draw(_) => figure(key).map(Ask::Change),
            Waits::Show(_) | Waits::Nothing => showdown::asks(self, followed, key),
        }
    }
}

/// The figure on a key.
fn figure(key: Key) -> Option<u8> {
    const FIGURES: [Key; 10] = [
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    let at = FIGURES.iter().position(|figure| *figure == key)?;
    u8::try_from(at).ok()
}
