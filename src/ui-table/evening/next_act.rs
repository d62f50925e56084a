//! The next step: the sentence, a button for each possible act, and the acts so far.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::italian::{Bounds, ItalianAct, Phase, PlayerWord, Proof};
use bottone_rules::levels::Chip;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{AmountField, Button},
};
use bottone_view_table::evening::{AmountPurpose, EveningView, OfferInput, OfferView, UNDO};
use egui::{Align, Key, Layout, Ui, vec2};

use super::{RunningEvening, cards, lines, refusal};
use crate::keys;

/// The buttons for the number of cards changed, at most this many side by side.
const COUNTS: [(Key, &str); 6] = [
    (Key::Num0, "0"),
    (Key::Num1, "1"),
    (Key::Num2, "2"),
    (Key::Num3, "3"),
    (Key::Num4, "4"),
    (Key::Num5, "5"),
];
const AMOUNT: f32 = 130.0;
/// The smallest width of a button that a finger must find without looking, in points.
const WIDE: f32 = 120.0;
/// The height of the name over a line, in points.
const CAPTION: f32 = 20.0;
const LAST: f32 = 110.0;
/// The key of the usual next act, if that act has no key of its own.
const ENTER: &str = "Enter";

/// Shows the evening; returns whether it is put away.
pub(super) fn show(
    ui: &mut Ui,
    playing: &mut RunningEvening,
    view: &EveningView,
    chips: &[Chip],
) -> bool {
    let theme = Theme::of(ui);
    let struck = struck(ui, playing, view);
    ui.spacing_mut().item_spacing.y = space::ITEM;
    ui.label(Text::Heading.rich(&view.next_step).color(theme.text));
    for line in view.settled.iter().chain(&view.notes) {
        ui.label(Text::Body.rich(line).color(theme.gold));
    }
    for line in &view.serves {
        ui.label(Text::Strong.rich(line).color(theme.accent));
    }
    let is_plain = |offer: &&OfferView| matches!(offer.input, OfferInput::Nothing(_));
    if view.offers.iter().any(|offer| is_plain(&offer)) {
        ui.horizontal_wrapped(|ui| {
            for offer in view.offers.iter().filter(is_plain) {
                show_offer(ui, playing, offer, &struck, chips);
            }
        });
    }
    for offer in view.offers.iter().filter(|offer| !is_plain(offer)) {
        show_offer(ui, playing, offer, &struck, chips);
    }
    if playing.evening.phase() == Phase::Draw || playing.evening.phase() == Phase::Second {
        exposed(ui, playing);
    }
    if playing.evening.phase() == Phase::Ante {
        buying(ui, playing, chips);
    }
    refusal(ui, playing, ui.language());
    lines(ui, "served", &view.served, LAST);
    let mut leave = false;
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal(|ui| {
            let nothing =
                playing.evening.acts().is_empty().then(|| ui.word("evening-nothing-to-undo"));
            let word = ui.word("evening-undo");
            let undo = Button::new(&word).refusal(nothing.as_deref());
            let undo = if writes_cards(playing, view) { undo } else { undo.key(UNDO) };
            if (ui.add(undo).clicked() || struck.contains(&Key::U)) && nothing.is_none() {
                playing.undo();
            }
            let word = ui.word("evening-save");
            leave = ui.add(Button::quiet(&word)).clicked();
        });
        let rest = vec2(ui.available_width(), ui.available_height() - space::ITEM);
        if rest.y > CAPTION {
            // The latest act is at the top, and the oldest ones are cut off.
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                ui.add_space(space::ITEM);
                let before = view.previous_hand.iter().cloned();
                let sentences: Vec<String> = view.last.iter().cloned().chain(before).collect();
                lines(ui, "last", &sentences, rest.y - space::ITEM);
            });
        }
    });
    leave
}

/// Returns whether a line for cards is shown, which takes letters and digits.
fn writes_cards(playing: &RunningEvening, view: &EveningView) -> bool {
    playing.asking || view.offers.iter().any(|offer| matches!(offer.input, OfferInput::Five(_)))
}

/// Returns the keys that act: Enter alone beside a line for cards, and none while openers are asked
/// for.
fn struck(ui: &Ui, playing: &RunningEvening, view: &EveningView) -> Vec<Key> {
    let mut struck = keys::table_keys(ui);
    if writes_cards(playing, view) {
        struck.retain(|key| *key == Key::Enter && !playing.asking);
    }
    struck
}

/// Draws one offer: a button, and its additional fields.
fn show_offer(
    ui: &mut Ui,
    playing: &mut RunningEvening,
    offer: &OfferView,
    struck: &[Key],
    chips: &[Chip],
) {
    match offer.input {
        OfferInput::Nothing(act) => {
            if pressed(ui, offer, struck, None) {
                playing.act(act);
            }
        }
        OfferInput::Amount(stake, seat, bounds) => {
            amount(ui, playing, offer, (stake, seat, bounds), struck, chips);
        }
        OfferInput::Cards(seat, most) => counts(ui, playing, offer, (seat, most), struck),
        OfferInput::Winners(among) => winners(ui, playing, offer, among, struck),
        OfferInput::Five(seat) => {
            let written = cards::field(ui, playing, false);
            let wrong = written.five.as_ref().err().map(String::as_str);
            if (pressed(ui, offer, struck, wrong) || written.entered)
                && let Ok(cards) = written.five
            {
                playing.act(ItalianAct::Says(seat, PlayerWord::Show { cards }));
            }
        }
        OfferInput::Proof => proof(ui, playing, offer, struck),
        OfferInput::Parts(most) => parts(ui, playing, offer, most),
    }
}

/// Draws its button; returns whether the button or its key was pressed.
fn pressed(ui: &mut Ui, offer: &OfferView, struck: &[Key], refusal: Option<&str>) -> bool {
    let own = Key::from_name(&offer.key.to_string());
    let cap =
        if offer.usual && offer.key == ' ' { ENTER.to_owned() } else { offer.key.to_string() };
    let button =
        if offer.usual { Button::primary(&offer.words) } else { Button::new(&offer.words) };
    let button = if cap.trim().is_empty() { button } else { button.key(&cap) };
    let clicked = ui.add(button.refusal(refusal).least_width(WIDE)).clicked();
    let by_key = struck.iter().any(|key| Some(*key) == own || offer.usual && *key == Key::Enter);
    refusal.is_none() && (clicked || by_key)
}

/// Draws an amount: a field, or buttons for the few usual ones.
fn amount(
    ui: &mut Ui,
    playing: &mut RunningEvening,
    offer: &OfferView,
    (stake, seat, bounds): (AmountPurpose, SeatNo, Bounds),
    struck: &[Key],
    chips: &[Chip],
) {
    let Bounds { least, most } = bounds;
    let language = ui.language();
    if least == most {
        if pressed(ui, offer, struck, None) {
            playing.act(ItalianAct::Says(seat, stake.word(most)));
        }
        return;
    }
    let mut typed = None;
    ui.add_space(space::ITEM);
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y + CAPTION);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Max), |ui| {
        let name = ui.word("evening-amount");
        let hint = language.chips(least);
        let field = AmountField::new(&mut playing.amount, &name).hint(&hint).width(AMOUNT);
        typed = field.chips(chips).show(ui).1;
        let half = Chips::new(most.get() / 2).max(least);
        for chips in [least, half, most] {
            let word = language.chips(chips);
            if ui.add(Button::quiet(&word).chosen(typed == Some(chips))).clicked() {
                playing.amount = word;
            }
        }
    });
    let wrong = match typed {
        None => {
            let nothing = playing.amount.trim().is_empty();
            (!nothing).then(|| ui.word("push-amount-expected"))
        }
        Some(chips) if chips < least || chips > most => {
            let gaps =
                [("least", language.chips(least).into()), ("most", language.chips(most).into())];
            Some(ui.say("evening-between", &gaps))
        }
        Some(_) => None,
    };
    if pressed(ui, offer, struck, wrong.as_deref()) {
        playing.act(ItalianAct::Says(seat, stake.word(typed.unwrap_or(least))));
    }
}

fn counts(
    ui: &mut Ui,
    playing: &mut RunningEvening,
    offer: &OfferView,
    (seat, most): (SeatNo, u8),
    struck: &[Key],
) {
    let theme = Theme::of(ui);
    ui.label(Text::Body.rich(&offer.words).color(theme.dim));
    ui.horizontal_wrapped(|ui| {
        for (cards, (key, cap)) in (0..=most).zip(COUNTS) {
            let word = match cards {
                0 => ui.word("evening-served"),
                _ => ui.say("evening-change", &[("cards", cards.into())]),
            };
            if ui.add(Button::new(&word).key(cap)).clicked() || struck.contains(&key) {
                playing.act(ItalianAct::Says(seat, PlayerWord::Draw { cards }));
                return;
            }
        }
    });
}

fn winners(
    ui: &mut Ui,
    playing: &mut RunningEvening,
    offer: &OfferView,
    among: Seats,
    struck: &[Key],
) {
    ui.horizontal_wrapped(|ui| {
        for seat in among.iter() {
            let chosen = playing.winners.contains(seat);
            let word = ui.say("evening-seat", &[("seat", seat.get().into())]);
            let cap = seat.to_string();
            let struck = Key::from_name(&cap).is_some_and(|key| struck.contains(&key));
            if ui.add(Button::new(&word).key(&cap).chosen(chosen)).clicked() || struck {
                let change = if chosen { Seats::without } else { Seats::with };
                playing.winners = change(playing.winners, seat);
            }
        }
    });
    let nobody = playing.winners.is_empty().then(|| ui.word("evening-tap-the-winner"));
    if pressed(ui, offer, struck, nobody.as_deref()) {
        playing.act(ItalianAct::Award { winners: playing.winners });
    }
}

/// Draws the question for the openers and handles its answer.
fn proof(ui: &mut Ui, playing: &mut RunningEvening, offer: &OfferView, struck: &[Key]) {
    if !playing.asking {
        playing.asking = pressed(ui, offer, struck, None);
        return;
    }
    let five = cards::field(ui, playing, true).five;
    let wrong = five.as_ref().err().cloned();
    let cards = five.ok().flatten();
    let proofs = [
        ("evening-proof-opener", Proof::Opener { cards }),
        ("evening-proof-winner", Proof::Winner { cards }),
        ("evening-proof-none", Proof::Nobody),
    ];
    ui.horizontal_wrapped(|ui| {
        for (name, proof) in proofs {
            let word = ui.word(name);
            if ui.add(Button::new(&word).refusal(wrong.as_deref())).clicked() {
                playing.act(ItalianAct::Openers(proof));
            }
        }
    });
}

fn parts(ui: &mut Ui, playing: &mut RunningEvening, offer: &OfferView, most: u8) {
    let theme = Theme::of(ui);
    ui.label(Text::Body.rich(&offer.words).color(theme.dim));
    ui.horizontal_wrapped(|ui| {
        for parts in 2..=most.min(9) {
            if ui.add(Button::quiet(&parts.to_string())).clicked() {
                playing.act(ItalianAct::Split { parts });
            }
        }
    });
}

/// Draws the button that gives a card exposed in the draw to the player of the tapped seat.
fn exposed(ui: &mut Ui, playing: &mut RunningEvening) {
    let Some(seat) = playing.buyer else { return };
    let act = ItalianAct::Exposed { seat, card: None };
    if playing.evening.can(&act).is_err() {
        return;
    }
    let word = ui.say("evening-exposed", &[("seat", seat.get().into())]);
    if ui.add(Button::quiet(&word)).clicked() {
        playing.act(act);
    }
}

/// Draws the purchase of chips for the player of the tapped seat.
fn buying(ui: &mut Ui, playing: &mut RunningEvening, chips: &[Chip]) {
    let theme = Theme::of(ui);
    let Some(seat) = playing.buyer else {
        ui.label(Text::Note.rich(ui.word("evening-tap-to-buy")).color(theme.dim));
        return;
    };
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y + CAPTION);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Max), |ui| {
        let name = ui.say("evening-buys", &[("seat", seat.get().into())]);
        let field = AmountField::new(&mut playing.amount, &name).width(AMOUNT);
        let bought = field.chips(chips).show(ui).1;
        // The starting stack of each player, and the chips owed besides.
        let began = playing.evening.start().stacks.iter().find(|(of, _)| *of == seat);
        let usual = began.map_or(Chips::ZERO, |(_, chips)| *chips).plus(playing.evening.debt(seat));
        let usual_word = ui.language().chips(usual);
        if ui.add(Button::quiet(&usual_word).chosen(bought == Some(usual))).clicked() {
            playing.amount = usual_word;
        }
        let word = ui.word("evening-buy");
        let none = bought.is_none().then(|| ui.word("push-amount-expected"));
        if ui.add(Button::new(&word).refusal(none.as_deref())).clicked()
            && let Some(chips) = bought
        {
            playing.act(ItalianAct::Buy { seat, chips });
        }
    });
}
