//! The bounty settings of an event, as they are edited.

use bottone_i18n::Language;
use bottone_rules::bounties::{BountyKind, EnvelopeStart};
use egui::Ui;

use super::{
    i18n::HasLanguage as _,
    theme::space,
    widgets::{TextField, choose},
};

/// A kind of bounty, without its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BountyChoice {
    Fixed,
    LastToPrizes,
    Progressive,
    Mystery,
}

/// The start of the envelope draws, without the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawStart {
    Paid(u8),
    SecondDay,
    Players,
}

/// The chosen kind of bounty, with its numbers as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BountyField {
    kind: BountyChoice,
    cash: String,
    from: DrawStart,
    players: String,
}

impl BountyField {
    /// Creates the field for the present `kind`.
    pub fn of(kind: BountyKind) -> Self {
        let mut field = Self {
            kind: BountyChoice::Fixed,
            cash: BountyKind::PROGRESSIVE.cash().to_string(),
            from: DrawStart::Paid(1),
            players: String::new(),
        };
        match kind {
            BountyKind::Fixed => {}
            BountyKind::FixedLastToPrizes => field.kind = BountyChoice::LastToPrizes,
            BountyKind::Progressive { cash } => {
                (field.kind, field.cash) = (BountyChoice::Progressive, cash.to_string());
            }
            BountyKind::Mystery { from } => {
                field.kind = BountyChoice::Mystery;
                field.from = match from {
                    EnvelopeStart::PaidPlaces(times) => DrawStart::Paid(times),
                    EnvelopeStart::SecondDay => DrawStart::SecondDay,
                    EnvelopeStart::Players(players) => {
                        field.players = players.to_string();
                        DrawStart::Players
                    }
                };
            }
        }
        field
    }

    /// Returns the chosen kind.
    ///
    /// # Errors
    /// A message that says which number was expected.
    pub fn read(&self, language: Language) -> Result<BountyKind, String> {
        let from = match (self.kind, self.from) {
            (BountyChoice::Fixed, _) => return Ok(BountyKind::Fixed),
            (BountyChoice::LastToPrizes, _) => return Ok(BountyKind::FixedLastToPrizes),
            (BountyChoice::Progressive, _) => {
                let cash = self.cash.trim().trim_end_matches('%').trim().parse().ok();
                let cash = cash.filter(|cash| *cash <= 100);
                return cash
                    .map(|cash| BountyKind::Progressive { cash })
                    .ok_or_else(|| language.word("bounties-setup-cash-wrong"));
            }
            (BountyChoice::Mystery, DrawStart::Paid(times)) => EnvelopeStart::PaidPlaces(times),
            (BountyChoice::Mystery, DrawStart::SecondDay) => EnvelopeStart::SecondDay,
            (BountyChoice::Mystery, DrawStart::Players) => {
                let players = self.players.trim().parse().ok().filter(|players| *players > 1);
                EnvelopeStart::Players(
                    players.ok_or_else(|| language.word("bounties-players-wrong"))?,
                )
            }
        };
        Ok(BountyKind::Mystery { from })
    }

    /// Shows the field at this width.
    pub fn show(&mut self, ui: &mut Ui, width: f32) {
        let third = (width - 2.0 * space::INSIDE) / 3.0;
        let wrong = self.read(ui.language()).err();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let kinds = [
                (BountyChoice::Fixed, ui.word("bounties-setup-fixed")),
                (BountyChoice::LastToPrizes, ui.word("bounties-setup-last")),
                (BountyChoice::Progressive, ui.word("bounties-setup-progressive")),
                (BountyChoice::Mystery, ui.word("bounties-setup-mystery")),
            ];
            choose(ui, &ui.word("bounties-setup"), &mut self.kind, &kinds, third);
            if self.kind == BountyChoice::Progressive {
                TextField::new(&mut self.cash, &ui.word("bounties-setup-cash"))
                    .width(third)
                    .wrong(wrong.as_deref())
                    .show(ui);
            }
            if self.kind == BountyChoice::Mystery {
                let mut starts = vec![
                    (DrawStart::Paid(1), ui.word("bounties-setup-paid")),
                    (DrawStart::Paid(2), ui.word("bounties-setup-twice")),
                    (DrawStart::SecondDay, ui.word("bounties-setup-day")),
                    (DrawStart::Players, ui.word("bounties-setup-players")),
                ];
                if let DrawStart::Paid(times) = self.from
                    && times > 2
                {
                    let times = [("times", times.into())];
                    starts.push((self.from, ui.say("bounties-setup-times", &times)));
                }
                choose(ui, &ui.word("bounties-setup-from"), &mut self.from, &starts, third);
                if self.from == DrawStart::Players {
                    TextField::new(&mut self.players, &ui.word("bounties-setup-count"))
                        .width(third)
                        .wrong(wrong.as_deref())
                        .show(ui);
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_reads_back() {
        for kind in [
            BountyKind::Fixed,
            BountyKind::FixedLastToPrizes,
            BountyKind::Progressive { cash: 70 },
            BountyKind::Mystery { from: EnvelopeStart::PaidPlaces(1) },
            BountyKind::Mystery { from: EnvelopeStart::PaidPlaces(3) },
            BountyKind::Mystery { from: EnvelopeStart::SecondDay },
            BountyKind::Mystery { from: EnvelopeStart::Players(45) },
        ] {
            assert_eq!(BountyField::of(kind).read(Language::English), Ok(kind));
        }
    }

    #[test]
    fn a_number_that_cannot_be_is_reported() {
        let progressive = BountyField::of(BountyKind::PROGRESSIVE);
        for (cash, fine) in [("70 %", true), ("0", true), ("101", false), ("", false)] {
            let field = BountyField { cash: cash.to_owned(), ..progressive.clone() };
            assert_eq!(field.read(Language::English).is_ok(), fine, "{cash:?}");
        }
    }
}
