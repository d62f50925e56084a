//! The state before the hand: the game, the stakes, the players dealt in, and the button.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_dealer::HandPlan;
use bottone_hands::hand::{HandGame, Posting};
use bottone_rules::levels::{
    Ante, AntePoster, Betting, Game, LimitBets, MixTurn, StudStakes, Variant,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{AmountField, Button, NumberPad, PadTap, choose, continue_typing, elided},
};
use bottone_view::amounts;
use bottone_view_table::hand as hand_view;
use bottone_vocabulary::words;
use egui::{Align, Layout, ScrollArea, Ui, vec2};

use super::{super::TableContext, HandRequest, HandState};

/// The height of a player's line, in points.
const STACK: f32 = 26.0;
/// The same with enough height.
const TALL_STACK: f32 = 36.0;
const TALL: f32 = 440.0;
/// The width of the keys for correcting a stack, in points.
const PAD: f32 = 330.0;

/// The stakes while they are corrected.
pub(super) struct StakesForm {
    small: String,
    big: String,
    ante: String,
    bring_in: String,
    /// The player who posts the ante; `None` if it is not posted.
    poster: Option<AntePoster>,
}

impl StakesForm {
    /// Creates the fields from the present amounts of this game.
    fn of(posting: &Posting, kind: HandGame, betting: Betting) -> Self {
        let (small, big) = bets(posting, betting);
        let ante = posting.ante.map_or(Chips::ZERO, Ante::chips);
        let (big, ante) = if kind.is_stud() { (big, posting.stud.ante) } else { (big, ante) };
        let written = |chips: Chips| chips.get().to_string();
        Self {
            small: written(small),
            big: written(big),
            ante: written(ante),
            bring_in: written(posting.stud.bring_in),
            poster: posting.ante.map(Ante::poster),
        }
    }

    /// Returns the typed stakes; `None` while an amount cannot be parsed.
    fn posting(&self, before: &Posting, kind: HandGame, betting: Betting) -> Option<Posting> {
        let (small, big) = (amounts::read(&self.small)?, amounts::read(&self.big)?);
        let ante = amounts::read(&self.ante)?;
        let mut posting = *before;
        if kind.is_stud() {
            // Completing the bring-in must add to it, so it is at most the small bet.
            let bring_in = amounts::read(&self.bring_in)?.min(small);
            posting.stud = StudStakes { ante, bring_in };
            match betting {
                Betting::Limit => posting.bets = LimitBets { small, big },
                Betting::NoLimit | Betting::PotLimit => {
                    (posting.small, posting.big) = (small, big);
                }
            }
            return Some(posting);
        }
        if betting == Betting::Limit {
            posting.bets = LimitBets { small, big };
            let half = Chips::new(small.get() / 2);
            (posting.small, posting.big) = (half, small);
        } else {
            (posting.small, posting.big) = (small, big);
        }
        posting.ante = self.poster.and_then(|poster| poster.posts(ante));
        Some(posting)
    }
}

/// Returns the two amounts of the betting: the blinds, or the bets in limit.
const fn bets(posting: &Posting, betting: Betting) -> (Chips, Chips) {
    match betting {
        Betting::Limit => (posting.bets.small, posting.bets.big),
        Betting::NoLimit | Betting::PotLimit => (posting.small, posting.big),
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut HandState,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let theme = Theme::of(ui);
    let plan = state.draft.plan(at.felt, at.book);
    ui.spacing_mut().item_spacing.y = space::ITEM;
    match (&at.felt.plays, plan.turn) {
        (Game::Mix { games, .. }, Some(turn)) => mix(ui, games, turn, asks),
        _ => games(ui, &plan, asks),
    }
    let foot = 56.0 + space::ITEM;
    let body = vec2(ui.available_width(), (ui.available_height() - foot).max(60.0));
    ui.allocate_ui_with_layout(body, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(body);
        ui.set_max_size(body);
        ScrollArea::vertical().show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::ITEM;
            if let Some(seat) = state.seat.filter(|&seat| plan.at(seat).is_some()) {
                player(ui, state, &plan, seat, at, asks);
            } else {
                stakes(ui, state, &plan, at, asks);
                stacks(ui, &plan);
            }
            if let Some((left, _)) =
                state.last_left.as_ref().filter(|(left, _)| left.outcome().is_none())
            {
                let gaps = [("number", left.number().to_string().into())];
                let line = ui.say("hand-abandoned", &gaps);
                ui.add(egui::Label::new(Text::Strong.rich(line).color(theme.gold)).wrap());
            }
            for line in notes(ui, &plan, at) {
                ui.add(egui::Label::new(Text::Body.rich(line).color(theme.dim)).wrap());
            }
            if let Some(why) = &state.refused {
                ui.add(egui::Label::new(Text::Body.rich(why.as_str()).color(theme.red)).wrap());
            }
        });
    });
    let why = plan.deal(at.felt, at.book).err();
    let why = why.map(|why| hand_view::cannot_deal(at.language, why));
    if let Some(why) = &why {
        ui.add(egui::Label::new(Text::Body.rich(why.as_str()).color(theme.red)).wrap());
    }
    ui.spacing_mut().interact_size.y = 56.0;
    ui.horizontal(|ui| {
        // Offers to return to the previous hand, if it was left too soon.
        if let Some((left, _)) = &state.last_left {
            let gaps = [("number", left.number().to_string().into())];
            if ui.add(Button::new(&ui.say("hand-key-resume", &gaps)).key("U")).clicked() {
                asks.push(HandRequest::Back);
            }
        }
        let word = ui.word("hand-key-deal");
        let rest = ui.available_width();
        let deal = Button::primary(&word).key("K").least_width(rest).refusal(why.as_deref());
        if ui.add(deal).clicked() {
            asks.push(HandRequest::Deal);
        }
    });
}

/// Draws the game of a mix, and the hand within it.
fn mix(ui: &mut Ui, games: &[(Variant, Betting)], turn: MixTurn, asks: &mut Vec<HandRequest>) {
    let language = ui.language();
    let games: Vec<(usize, String)> = games
        .iter()
        .map(|(variant, betting)| words::one_game(language, *variant, *betting))
        .enumerate()
        .collect();
    let hands: Vec<(u32, String)> = (1..=turn.of)
        .map(|hand| (hand, hand_view::hand_of_game(language, MixTurn { hand, ..turn })))
        .collect();
    let mut new = turn;
    let half = (ui.available_width() - space::ITEM) / 2.0;
    ui.horizontal(|ui| {
        if choose(ui, &ui.word("hand-game"), &mut new.game, &games, half) {
            new.hand = 1;
        }
        choose(ui, &ui.word("hand-count"), &mut new.hand, &hands, half);
    });
    if new != turn {
        asks.push(HandRequest::Turn(new));
    }
}

/// Draws the choice of the game and its betting.
fn games(ui: &mut Ui, plan: &HandPlan, asks: &mut Vec<HandRequest>) {
    let language = ui.language();
    let (kind, betting) = plan.game.map_or((None, Betting::NoLimit), |(k, b)| (Some(k), b));
    let names = HandGame::ALL.map(|kind| hand_view::game_name(language, kind));
    let games: Vec<(Option<HandGame>, &str)> = HandGame::ALL
        .iter()
        .map(|kind| Some(*kind))
        .zip(names.iter().map(String::as_str))
        // Its button ante is posted unlike any blind, so a hand of it can be replayed but not
        // followed.
        .filter(|(kind, _)| *kind != Some(HandGame::ShortDeck))
        .collect();
    let all = [Betting::NoLimit, Betting::PotLimit, Betting::Limit];
    let names = all.map(|betting| words::capital(&hand_view::betting_name(language, betting)));
    let bettings: Vec<(Betting, &str)> =
        all.into_iter().zip(names.iter().map(String::as_str)).collect();
    let (mut new_kind, mut new_betting) = (kind, betting);
    let half = (ui.available_width() - space::ITEM) / 2.0;
    ui.horizontal(|ui| {
        choose(ui, &ui.word("hand-game"), &mut new_kind, &games, half);
        choose(ui, &ui.word("hand-betting"), &mut new_betting, &bettings, half);
    });
    if (new_kind, new_betting) != (kind, betting)
        && let Some(chosen) = new_kind
    {
        let is_new = new_kind != kind && new_betting == betting;
        let betting = if is_new { chosen.usual_betting() } else { new_betting };
        asks.push(HandRequest::Game(chosen, betting));
    }
}

/// Draws the stakes, with the button that corrects them.
fn stakes(
    ui: &mut Ui,
    state: &mut HandState,
    plan: &HandPlan,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let theme = Theme::of(ui);
    let Some((kind, betting)) = plan.game else { return };
    let posting = plan.posting;
    let Some(changing) = &mut state.stakes else {
        ui.horizontal_wrapped(|ui| {
            for line in post_texts(ui, &posting, kind, betting) {
                ui.label(Text::Heading.rich(line).color(theme.gold));
                ui.add_space(space::ITEM);
            }
            if ui.add(Button::new(&ui.word("hand-change-stakes"))).clicked() {
                state.stakes = Some(StakesForm::of(&posting, kind, betting));
            }
        });
        return;
    };
    let limit = betting == Betting::Limit;
    let names = if limit { ["hand-small-bet", "hand-big-bet"] } else { ["hand-small", "hand-big"] };
    let fields = if kind.is_stud() { 4.0 } else { 3.0 };
    let width = (ui.available_width() - (fields - 1.0) * space::ITEM) / fields;
    ui.horizontal(|ui| {
        let mut amounts = vec![
            (names[0], &mut changing.small),
            (names[1], &mut changing.big),
            ("hand-ante", &mut changing.ante),
        ];
        if kind.is_stud() {
            amounts.push(("hand-bring-in", &mut changing.bring_in));
        }
        for (name, text) in amounts {
            let name = ui.word(name);
            AmountField::new(text, &name).width(width - 18.0).chips(&at.felt.chips).show(ui);
        }
    });
    if !kind.is_stud() {
        let word = |poster: AntePoster| ui.word(&format!("hand-ante-{}", poster.key()));
        let mut all = vec![(None, ui.word("hand-ante-none"))];
        all.extend(AntePoster::ALL.map(|poster| (Some(poster), word(poster))));
        choose(ui, &ui.word("hand-ante-kind"), &mut changing.poster, &all, 200.0);
    }
    let new = changing.posting(&posting, kind, betting);
    let done = ui.word("hand-done");
    if ui.add_enabled(new.is_some(), Button::new(&done)).clicked()
        && let Some(new) = new
    {
        asks.push(HandRequest::Post(new));
    }
}

/// Draws the stack of each player, in chips and in big blinds, with the posts.
fn stacks(ui: &mut Ui, plan: &HandPlan) {
    let theme = Theme::of(ui);
    let whole = ui.available_width();
    let height = if ui.available_height() >= TALL { TALL_STACK } else { STACK };
    let widths = [0.38, 0.30, 0.18, 0.14].map(|share| whole * share);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in hand_view::stacks(ui.language(), plan) {
            ui.allocate_ui_with_layout(
                vec2(whole, height),
                Layout::left_to_right(Align::Center),
                |ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    let cell = |ui: &mut Ui, width: f32, align: Align, words: egui::RichText| {
                        let layout = Layout::left_to_right(Align::Center).with_main_align(align);
                        let layout = if align == Align::Max {
                            Layout::right_to_left(Align::Center)
                        } else {
                            layout
                        };
                        ui.allocate_ui_with_layout(vec2(width, height), layout, |ui| {
                            ui.set_min_size(vec2(width, height));
                            elided(ui, words);
                        });
                    };
                    let [who, posts, stack, blinds] = widths;
                    cell(ui, who, Align::Min, Text::Body.rich(&line.who).color(theme.text));
                    cell(ui, posts, Align::Min, Text::Note.rich(&line.posts).color(theme.gold));
                    cell(ui, stack, Align::Max, Text::Strong.rich(&line.stack).color(theme.text));
                    cell(ui, blinds, Align::Max, Text::Note.rich(&line.blinds).color(theme.dim));
                },
            );
        }
    });
}

fn post_texts(ui: &Ui, posting: &Posting, kind: HandGame, betting: Betting) -> Vec<String> {
    let language = ui.language();
    let mut all = Vec::new();
    let pair = |word: &str, small: Chips, big: Chips| {
        let (small, big) = (language.chips(small), language.chips(big));
        language.say(word, &[("small", small.into()), ("big", big.into())])
    };
    if !kind.is_stud() {
        all.push(pair("hand-blinds-note", posting.small, posting.big));
    }
    if betting == Betting::Limit {
        all.push(pair("hand-bets-note", posting.bets.small, posting.bets.big));
    }
    if kind.is_stud() {
        let (ante, bring) = (posting.stud.ante, posting.stud.bring_in);
        let (ante, bring) = (language.chips(ante), language.chips(bring));
        all.push(language.say("hand-stud-note", &[("ante", ante.into()), ("bring", bring.into())]));
    } else if let Some(ante) = posting.ante {
        let word = format!("hand-ante-{}-note", ante.poster().key());
        all.push(language.say(&word, &[("chips", language.chips(ante.chips()).into())]));
    }
    all
}

/// Draws one player: the stack, the button, and whether the player is dealt in.
fn player(
    ui: &mut Ui,
    state: &mut HandState,
    plan: &HandPlan,
    seat: SeatNo,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let Some(player) = plan.at(seat) else { return };
    let theme = Theme::of(ui);
    let name = match player.name.as_str() {
        "" => ui.say("hand-seat", &[("seat", seat.get().into())]),
        name => words::nameplate(seat, name),
    };
    ui.label(Text::Heading.rich(name).color(theme.text));
    let hint = at.language.chips(player.stack);
    let name = ui.word("hand-stack");
    let field = AmountField::new(&mut state.text, &name).hint(&hint).width(200.0);
    let (response, chips) = field.without_pad().show(ui);
    if std::mem::take(&mut state.seeks_focus) {
        response.request_focus();
    }
    let entered = gate::left_with_enter(ui, &response);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        let done = ui.add(Button::new(&ui.word("hand-done")).key("Enter")).clicked();
        match chips {
            Some(chips) if done || entered => asks.push(HandRequest::Stack(seat, chips)),
            _ if done => asks.push(HandRequest::LetGo),
            _ => {}
        }
        if ui.add(Button::new(&ui.word("hand-button-here")).key("B")).clicked() {
            asks.push(HandRequest::ButtonAt(seat));
        }
        if at.felt.table.is_none() {
            let out = player.sits_out;
            let word = ui.word(if out { "hand-plays" } else { "hand-sits-out" });
            if ui.add(Button::new(&word)).clicked() {
                asks.push(HandRequest::SitsOut(seat, !out));
            }
        }
    });
    let room = vec2(ui.available_width(), PAD);
    let pad = NumberPad::new(&mut state.text).chips(&at.felt.chips);
    if pad.show(ui, "stack", room) == Some(PadTap::Changed) {
        continue_typing(&response, &state.text);
    }
}

/// Returns the notes before the cards are dealt.
fn notes(ui: &Ui, plan: &HandPlan, at: &TableContext<'_>) -> Vec<String> {
    let mut all = at.event.map_or_else(Vec::new, |cx| {
        hand_view::penalty_lines(at.language, cx.tournament(), at.felt)
    });
    all.extend(hand_view::mix_note(at.language, at.felt, plan));
    let is_stud = plan.game.is_some_and(|(kind, _)| kind.is_stud());
    match plan.next.as_ref() {
        _ if is_stud => all.push(ui.word("hand-no-button")),
        Some(next) => {
            let seat = next.positions.button;
            let taken = plan.players.iter().any(|player| player.seat == seat && !player.sits_out);
            let word = match (taken, plan.placed) {
                (false, _) => "hand-dead-button",
                (true, true) => "hand-button-placed",
                (true, false) => "hand-button-on",
            };
            all.push(ui.say(word, &[("seat", seat.get().into())]));
            if next.posts().all(|(_, blind)| blind != bottone_rules::button::Blind::Small) {
                all.push(ui.word("hand-dead-small"));
            }
            if !next.waits.is_empty() {
                let seats: Vec<String> = next.waits.iter().map(|seat| seat.to_string()).collect();
                let gaps = [("count", seats.len().into()), ("seats", seats.join(", ").into())];
                all.push(ui.say("hand-wait-note", &gaps));
            }
        }
        None => {}
    }
    let uncounted = plan.players.iter().filter(|player| !player.certain).count();
    if uncounted > 0 {
        all.push(ui.say("hand-not-counted-note", &[("count", uncounted.into())]));
    }
    all.push(ui.word("hand-tap-a-seat"));
    all
}
