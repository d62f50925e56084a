//! The card with the ruling: its text, its reasons, and the actions on it.

use bottone_base::seat::SeatNo;
use bottone_dealer::AmountField;
use bottone_hands::{
    hand::{Hand, HandAct},
    ruling::RulingKind,
};
use bottone_rules::ruling::PushAction;
use bottone_tournament::{
    Command,
    incidents::{GivenRuling, IncidentCommand, LONGEST_NOTE, Matter, Verdict},
};
use bottone_ui_kit::{
    fonts, gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    typing,
    widgets::{Button, WordKey, write_line},
};
use bottone_view_table::{
    hand_faults::refused,
    ruling::{MissingFact, PlayerOptions, RulingCard, RulingView},
};
use egui::{
    Align, Color32, CornerRadius, FontId, Frame, Label, Layout, Margin, ScrollArea, Stroke,
    TextEdit, Ui,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::{RulingFrame, State};
use crate::{TableOutbox, hand::HandState};

/// The height of the head; a tall window has room for more.
const HEAD: f32 = 162.0;
const TALL: f32 = 760.0;
/// The height from which the actions have a row of their own, in points.
const TWO_ROWS: f32 = 560.0;
const TALL_HEAD: f32 = 186.0;
const BUTTON: f32 = 44.0;
const CHOICE: f32 = 50.0;
/// The font sizes tried for the ruling, in points, the largest first.
const SIZES: [f32; 7] = [68.0, 52.0, 46.0, 40.0, 35.0, 31.0, 27.0];

/// The actions requested by key.
#[derive(Clone, Copy)]
pub(super) struct VerdictKeys {
    pub(super) applies: bool,
    pub(super) records: bool,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut State,
    scene: &RulingFrame<'_>,
    hand: &mut HandState,
    puts: VerdictKeys,
    out: &mut TableOutbox,
) {
    let theme = Theme::of(ui);
    let whole = ui.available_rect_before_wrap();
    ui.painter().rect(
        whole,
        corner(radius::CARD),
        theme.card,
        Stroke::new(1.0, theme.line),
        egui::StrokeKind::Inside,
    );
    ui.spacing_mut().item_spacing = vec2(space::ITEM, 0.0);
    let tall = whole.height() >= TALL;
    head(ui, state, scene, tall);
    let two =
        scene.known.hand.is_some() || (scene.at.event.is_some() && whole.height() >= TWO_ROWS);
    let rows = if two { 2.0 * BUTTON + space::ITEM } else { BUTTON };
    let room = ui.available_height() - rows - 2.0 * space::INSIDE;
    ui.allocate_ui(vec2(ui.available_width(), room), |ui| {
        ui.set_min_height(room);
        let inside = Frame::new().inner_margin(Margin::symmetric(14, 10));
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            inside.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing = vec2(space::ITEM, 6.0);
                match scene.answer {
                    RulingView::Ruled(card) => explanation(ui, state, card),
                    RulingView::Quiet(_) | RulingView::Missing(_) => known(ui, state, scene),
                }
            });
        });
    });
    let inside = Frame::new().inner_margin(Margin::same(14));
    inside.show(ui, |ui| foot(ui, state, scene, hand, (puts, two), out));
}

/// Draws the ruling, large enough to be read across the table.
fn head(ui: &mut Ui, state: &State, scene: &RulingFrame<'_>, tall: bool) {
    let theme = Theme::of(ui);
    let unreadable = state.is_unreadable().then(|| ui.word("push-amount-expected"));
    let ruled = matches!(scene.answer, RulingView::Ruled(_)) && unreadable.is_none();
    let fill = if ruled { theme.felt } else { theme.raised };
    let (ink, dim) =
        if ruled { (theme.felt_text, theme.felt_dim) } else { (theme.text, theme.dim) };
    let top = CornerRadius { sw: 0, se: 0, ..corner(radius::CARD) };
    Frame::new().fill(fill).corner_radius(top).inner_margin(Margin::symmetric(14, 10)).show(
        ui,
        |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(if tall { TALL_HEAD } else { HEAD } - 20.0);
            ui.spacing_mut().item_spacing.y = 2.0;
            if let Some(expected) = unreadable {
                caption(ui, "push-not-yet", dim);
                large(ui, &state.typed, ink, tall);
                note(ui, &expected, theme.red);
                return;
            }
            match scene.answer {
                RulingView::Quiet(PlayerOptions { headline, raise, hint }) => {
                    caption_of(ui, scene, "push-can", dim);
                    large(ui, headline, ink, tall);
                    second(ui, raise, ink);
                    note(ui, hint, dim);
                }
                RulingView::Missing(MissingFact { wrong, mend, .. }) => {
                    caption(ui, "push-not-yet", dim);
                    ui.add(Label::new(Text::Total.rich(wrong).color(ink)).wrap());
                    note(ui, mend, theme.red);
                }
                RulingView::Ruled(card) => {
                    let is = match state.choice {
                        Some(_) => card.chosen(scene.at.language, state.choice),
                        None => None,
                    };
                    let (headline, dealer) =
                        is.unwrap_or_else(|| (card.headline.clone(), card.dealer.clone()));
                    caption_of(ui, scene, "push-ruling", dim);
                    large(ui, &headline, ink, tall);
                    let exact = ui.word("push-exact");
                    let is_exact = dealer.is_empty() && state.choice.is_none();
                    let is_paid = !card.ruling.total.is_zero() && card.choices.is_empty();
                    // The chips to add or to return are always stated.
                    second(ui, if is_exact && is_paid { &exact } else { &dealer }, ink);
                    if state.choice.is_none() && !card.choice_line.is_empty() {
                        let font = Text::Heading.rich(&card.choice_line).color(ink);
                        ui.add(Label::new(font).wrap());
                    }
                    note(ui, &card.penalty, if theme.dark { theme.gold } else { ink });
                }
            }
        },
    );
}

fn caption(ui: &mut Ui, name: &str, ink: Color32) {
    let word = ui.word(name);
    ui.label(Text::Note.rich(word).color(ink));
}

/// Draws a caption such as "Ruling · Bianchi, L."
fn caption_of(ui: &mut Ui, scene: &RulingFrame<'_>, name: &str, ink: Color32) {
    let word = ui.word(name);
    let sitting = scene.faced.seat.and_then(|seat| scene.at.felt.at(seat));
    let whom = match (sitting, scene.faced.seat) {
        (Some(sitting), _) if !sitting.name.is_empty() => sitting.name.clone(),
        (_, Some(seat)) => ui.say("push-seat", &[("seat", u64::from(seat.get()).into())]),
        (_, None) => String::new(),
    };
    let words = if whom.is_empty() { word } else { format!("{word} · {whom}") };
    ui.add(Label::new(Text::Note.rich(words).color(ink)).truncate());
}

/// Draws the words as large as fits on one line.
fn large(ui: &mut Ui, words: &str, ink: Color32, tall: bool) {
    let room = ui.available_width();
    let fits = |size: f32| {
        let font = FontId::new(size, fonts::bold());
        ui.painter().layout_no_wrap(words.to_owned(), font, ink).size().x <= room
    };
    let mut sizes = SIZES.into_iter().skip(usize::from(!tall));
    let size = sizes.find(|size| fits(*size)).unwrap_or(24.0);
    let text = egui::RichText::new(words).font(FontId::new(size, fonts::bold())).color(ink);
    let label = Label::new(text);
    ui.add(if fits(size) { label } else { label.wrap() });
}

fn second(ui: &mut Ui, words: &str, ink: Color32) {
    if !words.is_empty() {
        let font = FontId::new(24.0, fonts::bold());
        ui.add(Label::new(egui::RichText::new(words).font(font).color(ink)).truncate());
    }
}

fn note(ui: &mut Ui, words: &str, ink: Color32) {
    if !words.is_empty() {
        ui.add(Label::new(Text::Body.rich(words).color(ink)).wrap());
    }
}

/// Draws the choice of the floor or the player, the steps, the rule, other books, and the
/// alternatives.
fn explanation(ui: &mut Ui, state: &mut State, card: &RulingCard) {
    let theme = Theme::of(ui);
    if card.choices.len() > 1 {
        for (at, choice) in card.choices.iter().enumerate() {
            let chosen = state.choice == Some(at);
            let key = if at == 0 { "←" } else { "→" };
            let key = WordKey::new(choice, chosen).key(key).lines(2);
            if ui.add(key.size(ui.available_width(), CHOICE)).clicked() {
                state.choice = if chosen { None } else { Some(at) };
                state.refused.clear();
            }
        }
        ui.add_space(space::TIGHT);
    }
    for (step, words) in (1..).zip(&card.steps) {
        numbered(ui, step, words);
    }
    ui.add_space(space::TIGHT);
    let rule = Frame::new()
        .fill(theme.raised)
        .corner_radius(corner(radius::INNER))
        .inner_margin(Margin::symmetric(12, 8));
    rule.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        if !card.cites.is_empty() {
            let cites = card.cites.join(" · ");
            ui.add(Label::new(Text::Strong.rich(cites).color(theme.gold)).wrap());
        }
        let book = ui.say("push-by", &[("book", card.book.as_str().into())]);
        ui.add(Label::new(Text::Note.rich(book).color(theme.dim)).wrap());
        for other in &card.others {
            let mut line = LayoutJob::default();
            let book = TextFormat::simple(Text::Strong.font(), theme.gold);
            line.append(&other.book, 0.0, book);
            line.append(" ", 0.0, TextFormat::default());
            let verdict = TextFormat::simple(Text::Body.font(), theme.text);
            line.append(&other.verdict, 0.0, verdict);
            ui.add(Label::new(line).wrap());
        }
        if !card.same.is_empty() {
            let same = ui.say("push-same", &[("books", card.same.join(", ").into())]);
            ui.add(Label::new(Text::Note.rich(same).color(theme.dim)).wrap());
        }
    });
    if !card.instead.is_empty() {
        ui.add_space(space::TIGHT);
        let word = ui.word("push-instead");
        ui.label(Text::Strong.rich(word).color(theme.text));
        for line in &card.instead {
            ui.add(Label::new(Text::Note.rich(line).color(theme.dim)).wrap());
        }
    }
}

/// Draws the known amounts, as long as there is no ruling to show.
fn known(ui: &mut Ui, state: &State, scene: &RulingFrame<'_>) {
    let theme = Theme::of(ui);
    for (field, name) in [
        (AmountField::Bet, "push-bet"),
        (AmountField::Raise, "push-raise"),
        (AmountField::Pot, "push-pot"),
        (AmountField::Least, "push-big-blind"),
    ] {
        let amount = match scene.faced.amount(field, &state.asked) {
            Some(amount) => scene.at.language.chips(amount),
            None if field == AmountField::Pot => {
                format!("≥ {}", scene.at.language.chips(scene.faced.pot_at_least))
            }
            None => continue,
        };
        let word = ui.word(name);
        let size = vec2(ui.available_width(), 22.0);
        let (place, response) = ui.allocate_exact_size(size, egui::Sense::hover());
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{word}: {amount}"))
        });
        write_line(ui, place, false, &word, Text::Body, theme.dim);
        write_line(ui, place, true, &amount, Text::Strong, theme.text);
    }
}

fn numbered(ui: &mut Ui, number: u8, words: &str) {
    let theme = Theme::of(ui);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let (place, _) = ui.allocate_exact_size(vec2(20.0, 20.0), egui::Sense::hover());
        ui.painter().circle_filled(place.center(), 9.5, theme.raised);
        ui.painter().text(
            place.center(),
            egui::Align2::CENTER_CENTER,
            number.to_string(),
            Text::Caption.font(),
            theme.dim,
        );
        ui.add(Label::new(Text::Body.rich(words).color(theme.text)).wrap());
    });
}

/// Draws the actions on the ruling.
fn foot(
    ui: &mut Ui,
    state: &mut State,
    scene: &RulingFrame<'_>,
    hand: &mut HandState,
    (puts, two): (VerdictKeys, bool),
    out: &mut TableOutbox,
) {
    ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
    ui.spacing_mut().interact_size.y = BUTTON;
    let card = match scene.answer {
        RulingView::Ruled(card) if !state.is_unreadable() => Some(&**card),
        _ => None,
    };
    let on_record =
        state.recorded && card.is_some_and(|card| is_on_record(scene, card, state.choice));
    let mut applies = puts.applies;
    let mut records = puts.records;
    let none = ui.word("push-no-ruling");
    let refusal = card.is_none().then_some(none.as_str());
    let tracked = scene.known.hand.is_some();
    let record_button = |ui: &mut Ui| {
        let word = ui.word(if on_record { "push-is-on-record" } else { "push-record" });
        let refusal = if on_record { Some(word.as_str()) } else { refusal };
        let button = if tracked { Button::new(&word) } else { Button::primary(&word) };
        let width = if two { ui.available_width() } else { 0.0 };
        ui.add(button.least_width(width).key("L").refusal(refusal)).clicked()
    };
    let with_event = scene.at.event.is_some();
    upper(ui, state, scene, |ui| records |= with_event && !two && record_button(ui));
    if two {
        ui.horizontal(|ui| {
            if tracked {
                let word = ui.word("push-apply");
                let width = ui.available_width() * if with_event { 0.56 } else { 1.0 };
                let button =
                    Button::primary(&word).key("Enter").refusal(refusal).least_width(width);
                applies |= ui.add(button).clicked();
            }
            records |= with_event && record_button(ui);
        });
    }
    let Some(card) = card else { return };
    if records && !on_record {
        record(ui, state, scene, card, out);
    }
    if applies && let Some(playing) = scene.known.hand {
        apply(ui, state, card, (playing, scene.faced.seat), hand);
    }
}

/// Draws the error of applying it or a note for the record, and the button for a new question.
fn upper(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>, first: impl FnOnce(&mut Ui)) {
    let theme = Theme::of(ui);
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), BUTTON),
        Layout::right_to_left(Align::Center),
        |ui| {
            let word = ui.word("push-new");
            if ui.add(Button::new(&word).key("Esc")).clicked() {
                state.begin();
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                first(ui);
                if !state.refused.is_empty() {
                    ui.add(Label::new(Text::Note.rich(&state.refused).color(theme.red)).wrap());
                } else if scene.at.event.is_some() {
                    let name = ui.word("push-note");
                    let hint = ui.word("push-note-hint");
                    let edit = TextEdit::singleline(&mut state.note)
                        .id(typing::field_id_of(ui, "note"))
                        .hint_text(Text::Body.rich(hint).color(theme.dim))
                        .font(Text::Body.font())
                        .char_limit(LONGEST_NOTE)
                        .align(egui::Align2::LEFT_CENTER)
                        .min_size(vec2(0.0, BUTTON))
                        .margin(Margin::symmetric(8, 4))
                        .desired_width(ui.available_width() - 16.0);
                    let field = ui.add(edit).accessible_name(&name);
                    gate::keeps(ui, field, state.note.trim().is_empty());
                }
            });
        },
    );
}

/// Returns whether this ruling is the last one on record at this table.
fn is_on_record(scene: &RulingFrame<'_>, card: &RulingCard, choice: Option<usize>) -> bool {
    let Some(cx) = scene.at.event else { return false };
    let rulings = cx.tournament().incidents().rulings();
    rulings.last().is_some_and(|last| {
        matches!(&last.matter, Matter::Push(situation) if **situation == card.situation)
            && last.verdict == Verdict::Push(card.outcome(choice))
            && last.book == card.book
            && last.table == scene.at.felt.table
            && last.player == player(scene)
    })
}

fn player(scene: &RulingFrame<'_>) -> Option<bottone_tournament::entries::EntryId> {
    scene.at.felt.at(scene.faced.seat?)?.entry
}

/// Records the ruling, once a choice is made if there is one.
fn record(
    ui: &Ui,
    state: &mut State,
    scene: &RulingFrame<'_>,
    card: &RulingCard,
    out: &mut TableOutbox,
) {
    if card.outcome(state.choice).action == PushAction::Floor {
        state.refused = ui.word(choose_first(card));
        return;
    }
    let given = GivenRuling {
        matter: Matter::Push(Box::new(card.situation.clone())),
        verdict: Verdict::Push(card.outcome(state.choice)),
        rules: card.cites.clone(),
        book: card.book.clone(),
        table: scene.at.felt.table,
        player: player(scene),
        note: state.note.trim().to_owned(),
    };
    state.recorded = true;
    out.submit(Command::Incidents(IncidentCommand::Rule(Box::new(given))));
}

/// Applies the ruling to the hand, or shows why that is not possible.
fn apply(
    ui: &Ui,
    state: &mut State,
    card: &RulingCard,
    (now, seat): (&Hand, Option<SeatNo>),
    hand: &mut HandState,
) {
    let is = card.outcome(state.choice);
    let Some(play) = now.play_of(is) else {
        state.refused = ui.word(choose_first(card));
        return;
    };
    let Some(seat) = seat.or(now.turn()) else { return };
    match hand.apply(HandAct::Player(seat, play)) {
        Ok(()) => state.begin(),
        Err(why) => state.refused = refused(why, ui.language()),
    }
}

/// Returns the name of the hint for a ruling that leaves a choice.
fn choose_first(card: &RulingCard) -> &'static str {
    match card.ruling.kind {
        RulingKind::Player => "push-choose-first-player",
        RulingKind::Floor | RulingKind::Ruling => "push-choose-first",
    }
}
