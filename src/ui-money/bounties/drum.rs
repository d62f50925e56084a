//! The envelopes: made, drawn by the program or from the real drum, and the rest.

use bottone_base::money::Money;
use bottone_rules::bounties::Envelopes;
use bottone_tournament::{
    Command,
    bounties::{BountyCommand, BountyPrize},
    entries::EntryId,
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, TextField, card, elided, pick},
};
use bottone_view::{
    money::bounties::{BountyBoard, Drum, OpenBounty, Proposal, read_envelopes},
    todo::TaskAct,
};
use egui::{Label, ScrollArea, Ui};

/// The state of the envelopes.
#[derive(Default)]
pub(super) struct DrumState {
    /// The envelopes as edited.
    form: Option<EnvelopeForm>,
    /// The bounty for which an envelope was drawn last.
    drawn: Option<(EntryId, u16)>,
}

struct EnvelopeForm {
    players: String,
    text: String,
}

/// Draws an envelope for a bounty with a known taker: by the program, or as typed from the real
/// drum.
pub(super) fn draw(
    ui: &mut Ui,
    state: &mut DrumState,
    claim: &OpenBounty,
    first: bool,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let (whose, nth) = (claim.out, claim.nth);
    let word = ui.word("bounties-draw");
    let button = if first { Button::primary(&word) } else { Button::new(&word) };
    let probe = Command::Bounties(BountyCommand::Draw { out: whose, nth, seed: 0 });
    if ui.add(button.refusal(cx.refusal(&probe).as_deref())).clicked() {
        state.drawn = Some((whose, nth));
        out.send(Action::Act(TaskAct::DrawEnvelope(whose, nth)));
    }
    let currency = &cx.tournament().setup().currency;
    let drum = cx.tournament().bounties().drum();
    let mut amount: Option<Money> = None;
    let mut all = vec![(None, ui.word("bounties-from-drum"))];
    all.extend(drum.contents().map(|(of, _)| (Some(of), cx.language.money(of, currency))));
    if pick(ui, &ui.word("bounties-from-drum"), &mut amount, &all, 130.0)
        && let Some(amount) = amount
    {
        state.drawn = Some((whose, nth));
        out.submit(Command::Bounties(BountyCommand::Open { out: whose, nth, amount }));
    }
}

/// Draws the last envelope and the remaining ones; before they are made, the form for their
/// contents.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut DrumState,
    board: &BountyBoard,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    last_envelope(ui, state, board, cx);
    let drum = Drum::of(cx.language, cx.tournament());
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        match drum {
            Some(drum) if state.form.is_none() => remaining_envelopes(ui, state, &drum, cx),
            _ => make(ui, state, cx, out),
        }
    });
    ui.add_space(space::ITEM);
}

/// Draws the envelope that was just opened, large enough for the room.
fn last_envelope(ui: &mut Ui, state: &DrumState, board: &BountyBoard, cx: &FrameContext<'_>) {
    let t = cx.tournament();
    let Some((out, nth)) = state.drawn else { return };
    let Some(BountyPrize::Envelope(Some(amount))) =
        t.bounties().claim(out, nth).map(|claim| claim.prize)
    else {
        return;
    };
    let Some(taken) = board.taken.iter().find(|taken| (taken.out, taken.nth) == (out, nth)) else {
        return;
    };
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical_centered(|ui| {
            let amount = cx.language.money(amount, &t.setup().currency);
            ui.label(Text::Ruling.rich(amount).color(theme.gold));
            let gaps =
                [("who", taken.winners.as_str().into()), ("of", taken.busted.as_str().into())];
            elided(ui, Text::Heading.rich(ui.say("bounties-drawn", &gaps)).color(theme.text));
        });
    });
    ui.add_space(space::ITEM);
}

fn remaining_envelopes(ui: &mut Ui, state: &mut DrumState, drum: &Drum, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    Section::card(&ui.word("bounties-envelopes")).show(ui, |ui| {
        if ui.add(Button::quiet(&ui.word("bounties-make-again"))).clicked() {
            state.form = Some(EnvelopeForm::of(&Proposal::of(cx.tournament(), None)));
        }
    });
    for line in [&drum.count, &drum.average] {
        ui.add(Label::new(Text::Note.rich(line).color(theme.dim)).wrap());
    }
    ui.add_space(space::TIGHT);
    ScrollArea::vertical().id_salt("envelopes").max_height(110.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        egui::Grid::new("left").num_columns(4).spacing([space::SCREEN, 2.0]).show(ui, |ui| {
            for pair in drum.left.chunks(2) {
                for (_, amount, count) in pair {
                    ui.label(Text::Strong.rich(amount).color(theme.gold));
                    ui.label(Text::Body.rich(count).color(theme.text));
                }
                ui.end_row();
            }
        });
    });
}

fn make(ui: &mut Ui, state: &mut DrumState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let t = cx.tournament();
    let theme = Theme::of(ui);
    let form = state.form.get_or_insert_with(|| EnvelopeForm::of(&Proposal::of(t, None)));
    let players = form.players.trim().parse().ok().filter(|players| *players > 1);
    let read = read_envelopes(&form.text, &t.setup().currency);
    let mut done = false;
    Section::card(&ui.word("bounties-envelopes")).show(ui, |ui| {
        let word = ui.word("bounties-make");
        match (&read, players) {
            (Ok(envelopes), Some(from)) => {
                let envelopes = envelopes.clone();
                let prepare = Command::Bounties(BountyCommand::Prepare { envelopes, from });
                done = command_button(ui, Button::primary(&word), prepare, cx, out).clicked();
            }
            (Err(line), _) => {
                let line = [("line", line.as_str().into())];
                let why = ui.say("bounties-contents-wrong", &line);
                ui.add(Button::primary(&word).refusal(Some(&why)));
            }
            (_, None) => {
                let why = ui.word("bounties-players-wrong");
                ui.add(Button::primary(&word).refusal(Some(&why)));
            }
        }
        if ui.add(Button::new(&ui.word("bounties-propose"))).clicked() {
            *form = EnvelopeForm::of(&Proposal::of(t, players));
        }
    });
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::INSIDE;
        let half = (ui.available_width() - space::INSIDE) / 2.0;
        let wrong = players.is_none().then(|| ui.word("bounties-players-wrong"));
        TextField::new(&mut form.players, &ui.word("bounties-from-players"))
            .width(half)
            .wrong(wrong.as_deref())
            .show(ui);
        let note = read.as_ref().map(|made| sum(ui, made, cx)).unwrap_or_default();
        let wrong = read.as_ref().err();
        let wrong =
            wrong.map(|line| ui.say("bounties-contents-wrong", &[("line", line.as_str().into())]));
        ui.vertical(|ui| {
            ScrollArea::vertical().id_salt("contents").max_height(150.0).show(ui, |ui| {
                TextField::new(&mut form.text, &ui.word("bounties-contents"))
                    .width(half - space::ITEM)
                    .lines(5)
                    .show(ui);
            });
            let ink = if wrong.is_some() { theme.red } else { theme.dim };
            let below = wrong.unwrap_or(note);
            ui.add(Label::new(Text::Note.rich(below).color(ink)).wrap());
        });
    });
    if done {
        state.form = None;
    }
}

/// Returns a text such as "28 envelopes, €12,000 of €12,000".
fn sum(ui: &Ui, made: &Envelopes, cx: &FrameContext<'_>) -> String {
    let t = cx.tournament();
    let drum = bottone_rules::bounties::Drum::of(made);
    let money = |money| cx.language.money(money, &t.setup().currency);
    let gaps = [
        ("count", drum.count().into()),
        ("sum", money(drum.sum()).into()),
        ("pool", money(t.bounties().remaining_money()).into()),
    ];
    ui.say("bounties-contents-sum", &gaps)
}

impl EnvelopeForm {
    fn of(proposal: &Proposal) -> Self {
        Self { players: proposal.players.to_string(), text: proposal.text.clone() }
    }
}
