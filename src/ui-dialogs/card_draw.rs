//! Seats drawn with cards in the two ways of seed 004: card by card, typed or tapped, on the felt.

use bottone_base::{
    cards::{Card, Rank, Suit},
    seat::{Seat, SeatNo, TableNo},
};
use bottone_dealer::{
    CardDraw, CardDrawFault, CardDrawTable, DrawPlayer, DrawResult, NextCard, cards_of_tables,
};
use bottone_hands::italian::seat_draw::{CardTurn, SeatDrawFault, SeatDrawMethod};
use bottone_i18n::Language;
use bottone_tournament::{Command, tables::TableCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{Dialog, show_question_with},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Disc, PlacedDisc, Plate, RoundTable, TextField, paint_card},
};
use bottone_view::{
    Tone,
    hand_names::{Pack, card_name},
    table_middle::Middle,
};
use bottone_view_table::{
    card_draw::{event_draw, fault_text, free_draw, next_step, place_name, prepared},
    italian,
};
use bottone_vocabulary::words;
use egui::{
    Align, Event, Key, Label, Layout, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

const WIDTH: f32 = 1_040.0;
const HEIGHT: f32 = 500.0;
/// The width of the column with instructions, in points.
const COLUMN: f32 = 370.0;
/// The smallest height of a touch target, in points.
const TOUCH: f32 = 44.0;
/// The size of a card to tap, in points.
const CARD: Vec2 = vec2(64.0, 80.0);
/// The number of cards above which they are drawn smaller.
const FEW: usize = 13;

/// A draw in progress, or one that cannot begin.
#[derive(Clone, Debug)]
pub struct DrawSeats {
    draw: Result<CardDraw, CardDrawFault>,
    of: (Vec<DrawPlayer>, Vec<CardDrawTable>),
    /// The names of the players without an event, separated by commas.
    names: String,
    /// The typed rank, while its suit is missing.
    rank: Option<Rank>,
    /// The last typed card, if it was refused.
    wrong: Option<SeatDrawFault>,
}

impl DrawSeats {
    /// Creates a draw for the players of this table, or of the whole room without one.
    pub fn of_event(cx: &FrameContext<'_>, only: Option<TableNo>) -> Self {
        Self::of(event_draw(cx.tournament(), only, cx.language))
    }

    /// Creates a draw for this number of players at a table without an event.
    pub fn at_any_table(language: Language, players: u8) -> Self {
        Self::of(free_draw(language, players))
    }

    fn of(of: (Vec<DrawPlayer>, Vec<CardDrawTable>)) -> Self {
        let draw = CardDraw::new(of.0.clone(), of.1.clone(), SeatDrawMethod::default());
        Self { draw, of, names: String::new(), rank: None, wrong: None }
    }

    fn column(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let language = ui.language();
        ui.spacing_mut().item_spacing.y = space::ITEM;
        let begun = self.draw.as_ref().is_ok_and(CardDraw::is_begun);
        if !begun {
            self.before_the_first_card(ui, cx.is_none());
        }
        let draw = match &mut self.draw {
            Ok(draw) => draw,
            Err(why) => {
                let words = fault_text(language, *why);
                ui.add(Label::new(Text::Body.rich(words).color(theme.red)).wrap());
                return;
            }
        };
        let place = place_name(language, draw);
        if !place.is_empty() {
            ui.label(Text::Caption.rich(place).color(theme.dim));
        }
        ui.add(Label::new(Text::Heading.rich(next_step(language, draw)).color(theme.text)).wrap());
        let typed =
            if gate::keys_are_free(ui) { typed_card(ui, draw, &mut self.rank) } else { None };
        let left = draw.remaining_cards();
        let shown = left.into_iter().filter(|card| self.rank.is_none_or(|of| of == card.rank()));
        if let Some(card) = cards(ui, &shown.collect::<Vec<_>>()).or(typed) {
            self.rank = None;
            self.wrong = draw.turn_card(card).err();
        }
        if let Some(wrong) = &self.wrong {
            let words = italian::draw_fault(language, wrong);
            ui.add(Label::new(Text::Body.rich(words).color(theme.red)).wrap());
        }
        let word = ui.word("evening-undo");
        let undo = Button::new(&word).key("U");
        let back = gate::is_struck(ui, Key::Backspace) || gate::is_struck(ui, Key::U);
        if begun && (ui.add(undo).clicked() || back) {
            draw.undo();
            self.rank = None;
        }
        if let Some(drawn) = draw.drawn() {
            accept(ui, draw, &drawn, cx, out);
        }
    }

    /// Asks for the way of drawing, and without an event for the names.
    fn before_the_first_card(&mut self, ui: &mut Ui, asks_names: bool) {
        let now = self.draw.as_ref().map_or(SeatDrawMethod::Run, CardDraw::method);
        ui.horizontal_wrapped(|ui| {
            for (way, name) in
                [(SeatDrawMethod::Run, "card-draw-run"), (SeatDrawMethod::Pairs, "card-draw-pairs")]
            {
                if ui.add(Button::new(&ui.word(name)).chosen(way == now)).clicked() {
                    self.draw = CardDraw::new(self.of.0.clone(), self.of.1.clone(), way);
                }
            }
        });
        let how = match now {
            SeatDrawMethod::Run => "card-draw-run-how",
            SeatDrawMethod::Pairs => "card-draw-pairs-how",
        };
        let how = Text::Note.rich(ui.word(how)).color(Theme::of(ui).dim);
        ui.add(Label::new(how).wrap());
        if let Ok(draw) = &self.draw {
            for line in prepared(ui.language(), draw) {
                ui.add(Label::new(Text::Note.rich(line).color(Theme::of(ui).text)).wrap());
            }
        }
        if asks_names {
            let name = ui.word("card-draw-names");
            let width = ui.available_width();
            if TextField::new(&mut self.names, &name).width(width).show(ui).changed() {
                self.take_names(now);
            }
        }
    }

    /// Sets the players and seats from the typed names.
    fn take_names(&mut self, way: SeatDrawMethod) {
        let names = self.names.split([',', ';']).map(str::trim).filter(|name| !name.is_empty());
        let drawers: Vec<DrawPlayer> =
            names.map(|name| DrawPlayer { entry: None, name: words::cut(name, 60) }).collect();
        let players = u8::try_from(drawers.len()).unwrap_or(u8::MAX);
        let seats: Vec<SeatNo> =
            SeatNo::up_to(players.min(bottone_base::seat::MOST_SEATS)).collect();
        if players >= 2 {
            let size = players.min(bottone_base::seat::MOST_SEATS);
            self.of = (drawers, vec![CardDrawTable { table: None, size, seats }]);
            self.draw = CardDraw::new(self.of.0.clone(), self.of.1.clone(), way);
        }
    }
}

impl Dialog for DrawSeats {
    fn show(&mut self, ui: &mut Ui, cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question_with(ui, &ui.word("card-draw-title"), (WIDTH, TOUCH), out, |ui, out| {
            let height = HEIGHT.min(ui.available_height());
            let (_, whole) = ui.allocate_space(vec2(ui.available_width(), height));
            let split = whole.right() - COLUMN;
            let left = whole.with_max_x(split - space::INSIDE);
            let right = whole.with_min_x(split);
            let part = |ui: &mut Ui, place: Rect, id: &str| {
                let layout = Layout::top_down(Align::Min);
                ui.new_child(UiBuilder::new().max_rect(place).layout(layout).id_salt(id))
            };
            if let Ok(draw) = &self.draw {
                felt(&mut part(ui, left, "felt"), draw);
            }
            self.column(&mut part(ui, right, "prompts"), cx, out);
        });
    }
}

/// Records the seats, or uses them for the evening that begins.
fn accept(
    ui: &mut Ui,
    draw: &CardDraw,
    drawn: &DrawResult,
    cx: Option<&FrameContext<'_>>,
    out: &mut Outbox,
) {
    let at = |place: usize, seat: SeatNo| {
        draw.places().get(place).and_then(|of| Some(Seat { table: of.table?, seat }))
    };
    let seats = draw.drawers().iter().zip(&drawn.seats);
    let seats = seats.filter_map(|(who, (place, seat))| Some((who.entry?, at(*place, *seat)?)));
    let dealers = drawn.dealers.iter().enumerate().filter_map(|(place, seat)| at(place, *seat));
    let command = TableCommand::SitAsDrawn { seats: seats.collect(), dealers: dealers.collect() };
    let command = Command::Tables(command);
    let refusal = cx.and_then(|cx| cx.refusal(&command));
    let word = ui.word(if cx.is_some() { "card-draw-record" } else { "card-draw-sit" });
    let button = Button::primary(&word).key("Enter").refusal(refusal.as_deref());
    let pressed = ui.add(button.least_width(ui.available_width())).clicked();
    let pressed = pressed || gate::is_answered(ui);
    if !pressed || refusal.is_some() {
        return;
    }
    if cx.is_some() {
        out.submit(command);
    }
    if let ([_], [dealer]) = (draw.places(), &drawn.dealers[..]) {
        let names = draw.drawers().iter().zip(&drawn.seats);
        let names = names.map(|(who, (_, seat))| (*seat, who.name.clone())).collect();
        out.send(Action::SeatsDrawn(names, *dealer));
    }
    out.send(Action::CloseDialog);
}

/// Reads a typed card: its rank, and then its suit if several cards of that rank name tables.
fn typed_card(ui: &Ui, draw: &CardDraw, rank: &mut Option<Rank>) -> Option<Card> {
    let letter = ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Text(text) => text.chars().next(),
            _ => None,
        })
    })?;
    if let Some(of) = *rank {
        return Suit::from_letter(letter).map(|suit| Card::new(of, suit));
    }
    let typed = match letter {
        '1' | '0' => Rank::TEN,
        letter => Rank::from_letter(letter)?,
    };
    let table = matches!(draw.next_card(), Some(NextCard::Table(_)));
    let mut all = cards_of_tables(draw.places().len()).filter(|card| card.rank() == typed);
    if table && all.nth(1).is_some() {
        *rank = Some(typed);
        return None;
    }
    Some(Card::new(typed, Suit::Hearts))
}

/// Draws the cards that can be turned, to tap.
fn cards(ui: &mut Ui, left: &[Card]) -> Option<Card> {
    let mut tapped = None;
    let size = if left.len() > FEW { CARD * (2.0 / 3.0) } else { CARD };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::ITEM);
        for &card in left {
            let name = card_name(ui.language(), Pack::Italian, card);
            let (place, response) = ui.allocate_exact_size(size, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            paint_card(ui.painter(), place, Some(card), Theme::of(ui));
            if response.clicked() {
                tapped = Some(card);
            }
        }
    });
    tapped
}

/// Draws the table in question, with the turned cards.
fn felt(ui: &mut Ui, all: &CardDraw) {
    let at = match all.next_card() {
        Some(NextCard::At(at, _)) => at,
        Some(NextCard::Table(_)) => return tables(ui, all),
        None => all.places().len().saturating_sub(1),
    };
    let (Some(place), Some(cards)) = (all.places().get(at), all.draw(at)) else { return };
    let here = all.at(at);
    let seating = cards.seating();
    let heart = |rank| Some(Card::new(rank, Suit::Hearts));
    let name = |player: usize| {
        let drawer = here.get(player).and_then(|drawer| all.drawers().get(*drawer));
        drawer.map_or("", |drawer| drawer.name.as_str())
    };
    let now = cards.next_turn();
    let shown = |seat: SeatNo| {
        let spot = place.seats.iter().position(|other| *other == seat)?;
        if spot >= here.len() {
            return Some(Plate { empty: true, name: seat.to_string(), ..Plate::default() });
        }
        // Until the seats are known, each player stands behind the seat of their turn.
        let player = seating.as_ref().map_or(Some(spot), |of| of.clockwise.get(spot).copied())?;
        let lies = cards.card(CardTurn::AtSeat(spot)).and_then(heart);
        let own = cards.card(CardTurn::Player(player)).and_then(heart);
        let draws = [CardTurn::AtSeat(spot), CardTurn::Player(player), CardTurn::Deal(player)];
        Some(Plate {
            name: match (&seating, all.method()) {
                (None, SeatDrawMethod::Pairs) if cards.card(CardTurn::Player(player)).is_none() => {
                    seat.to_string()
                }
                (None, _) => name(player).to_owned(),
                (Some(_), _) => words::nameplate(seat, name(player)),
            },
            cards: [lies, own].into_iter().flatten().map(Some).collect(),
            tone: if now.is_some_and(|now| draws.contains(&now)) {
                Tone::Good
            } else {
                Tone::Plain
            },
            ..Plate::default()
        })
    };
    let dealer = seating.as_ref().and_then(|of| {
        let spot = of.clockwise.iter().position(|player| *player == of.dealer)?;
        place.seats.get(spot).copied()
    });
    let discs: Vec<PlacedDisc> =
        dealer.map(|seat| PlacedDisc::fixed(Disc::Button, seat)).into_iter().collect();
    let table = RoundTable::new("drawn", place.size.max(2)).discs(&discs).cards().inactive();
    table.show(ui, ui.available_size(), &Middle::default(), shown);
}

/// Draws the tables that players have drawn, while tables are drawn.
fn tables(ui: &mut Ui, draw: &CardDraw) {
    let theme = Theme::of(ui);
    egui::ScrollArea::vertical().id_salt("tables").show(ui, |ui| {
        for (at, place) in draw.places().iter().enumerate() {
            let table =
                place.table.map_or_else(String::new, |table| words::table(ui.language(), table));
            let card = cards_of_tables(draw.places().len()).nth(at);
            let letter = card.map_or_else(String::new, |card| {
                format!("{}{}", card.rank().letter(), card.suit().sign())
            });
            ui.label(Text::Strong.rich(format!("{letter} · {table}")).color(theme.text));
            let names = draw.at(at).into_iter().filter_map(|drawer| draw.drawers().get(drawer));
            let names: Vec<&str> = names.map(|drawer| drawer.name.as_str()).collect();
            let names = Text::Body.rich(names.join(" · ")).color(theme.dim);
            ui.add(Label::new(names).wrap());
            ui.add_space(space::TIGHT);
        }
    });
}
