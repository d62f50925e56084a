//! The share of tax that the house withholds, for the whole event.

use bottone_tournament::{
    Command,
    setup::{Setup, SetupCommand},
};
use bottone_ui_kit::{i18n::HasLanguage as _, widgets::choose};
use bottone_vocabulary::words;
use egui::Ui;

use crate::{action::Outbox, context::FrameContext};

/// The offered shares, in hundredths of a percent: none, and those of several countries.
const SHARES: [u16; 8] = [0, 1_000, 1_500, 2_000, 2_400, 2_500, 2_600, 3_000];

/// Draws a box for the share, and submits the choice.
pub fn show(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox, width: f32) {
    let setup = cx.tournament().setup();
    let mut prize_tax = setup.prize_tax;
    if share(ui, &mut prize_tax, width) {
        let changed = Setup { prize_tax, ..setup.clone() };
        out.submit(Command::Setup(SetupCommand::Change(Box::new(changed))));
    }
}

/// Draws a box for the share; returns whether it changed.
pub fn share(ui: &mut Ui, share: &mut u16, width: f32) -> bool {
    let language = ui.language();
    let own = (!SHARES.contains(share)).then_some(*share);
    let all: Vec<(u16, String)> = SHARES
        .into_iter()
        .chain(own)
        .map(|share| (share, words::percent(language, share)))
        .collect();
    choose(ui, &ui.word("pay-tax-share"), share, &all, width)
}
