//! The question about an evening of Italian five-card draw: the actions possible now.

use bottone_base::{
    cards::Cards,
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::italian::{
    Evening, EveningStart, ItalianAct, Offer, OpeningPair, Phase, PlayerWord,
};
use bottone_i18n::{Language, Saying};
use bottone_store::profiles::Rulebooks;
use bottone_view::hand_names::hand_name;
use bottone_view_table::{evening::EveningView, italian as words};
use serde::{Deserialize, Serialize};

use super::{fault::QuestionFault, reading::book};

#[derive(Deserialize)]
#[serde(rename = "Italian", deny_unknown_fields)]
pub(super) struct ItalianQuestion {
    rules: String,
    ante: Chips,
    cip: Chips,
    dealer: SeatNo,
    stacks: Vec<(SeatNo, Chips)>,
    #[serde(default)]
    acts: Vec<ItalianAct>,
}

#[derive(Serialize)]
pub(super) struct ItalianAnswer {
    phase: Phase,
    turn: Option<SeatNo>,
    /// The actions possible now.
    offers: Vec<Offer>,
    pot: Chips,
    stacks: Vec<(SeatNo, Chips)>,
    dealer: SeatNo,
    /// The lowest pair that opens.
    level: OpeningPair,
    /// The amount that each player has put into the pot.
    paid: Vec<(SeatNo, Chips)>,
    /// The players who can still win.
    live: Seats,
    opener: Option<SeatNo>,
    /// The parts of a split pot that wait for later hands.
    waiting: Vec<Chips>,
    /// The amount that each player pays so that all have paid the same.
    dues: Vec<(SeatNo, Chips)>,
    /// The names of the hands shown since the last deal.
    names: Vec<(SeatNo, String)>,
    /// The result of the last hand.
    settled: Option<HandSettlement>,
    /// The next step of the table, in words.
    now: String,
    /// The winners with their hands and reasons, then the penalty of a false opener and the chips
    /// taken. Present from the showdown until the next ante.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    showdown: Vec<String>,
    /// The debts of false openers to the pot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    debts: Vec<(SeatNo, Chips)>,
}

/// The result of a hand.
#[derive(Serialize)]
struct HandSettlement {
    /// The amount that each player took from the pot.
    paid: Vec<(SeatNo, Chips)>,
    /// The amount that stays for the next hand.
    stays: Chips,
}

impl ItalianQuestion {
    pub(super) fn answer(
        self,
        language: Language,
        rulebooks: &Rulebooks,
    ) -> Result<ItalianAnswer, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        let Self { ante, cip, dealer, stacks, .. } = self;
        let start = EveningStart { rules: book.italian, ante, cip, dealer, stacks };
        let mut evening = Evening::new(start).map_err(|why| {
            QuestionFault::of("stacks", Saying::AsItIs(words::start_fault(language, &why)))
        })?;
        for (number, act) in (1_usize..).zip(&self.acts) {
            evening.act(*act).map_err(|why| {
                let what = Saying::of("ask-act").with("number", number);
                let what = what.with("act", words::act_text(language, act));
                QuestionFault::of("acts", what.with("why", words::refused(language, &why)))
            })?;
        }
        Ok(ItalianAnswer::of(language, &evening))
    }
}

impl ItalianAnswer {
    fn of(language: Language, evening: &Evening) -> Self {
        let each = |of: &dyn Fn(SeatNo) -> Chips| -> Vec<(SeatNo, Chips)> {
            evening.seats().iter().map(|seat| (seat, of(seat))).collect()
        };
        let settled = evening.result();
        let view = EveningView::of(language, evening, |_| String::new());
        Self {
            phase: evening.phase(),
            turn: evening.turn(),
            offers: evening.offers(),
            pot: evening.pot(),
            stacks: each(&|seat| evening.stack(seat)),
            dealer: evening.dealer(),
            level: evening.level(),
            paid: each(&|seat| evening.paid(seat)),
            live: evening.live(),
            opener: evening.opener(),
            waiting: evening.waiting_parts().collect(),
            dues: evening.dues(),
            names: names(language, evening),
            settled: settled
                .map(|settled| HandSettlement { paid: settled.paid.clone(), stays: settled.stays }),
            now: view.next_step,
            showdown: view.settled,
            debts: each(&|seat| evening.debt(seat))
                .into_iter()
                .filter(|(_, owes)| !owes.is_zero())
                .collect(),
        }
    }
}

/// Returns the names of the hands shown since the last deal.
fn names(language: Language, evening: &Evening) -> Vec<(SeatNo, String)> {
    let players = u8::try_from(evening.dealt().len()).unwrap_or(u8::MAX);
    let game = evening.start().rules.game(players);
    let since = evening.acts().iter().rev().take_while(|act| !matches!(act, ItalianAct::Deal));
    let shown = since.filter_map(|act| match act {
        ItalianAct::Says(seat, PlayerWord::Show { cards: Some(cards) }) => {
            let cards: Cards = cards.iter().copied().collect();
            Some((*seat, hand_name(language, game, cards, Cards::NONE)))
        }
        _ => None,
    });
    let mut names: Vec<_> = shown.collect();
    names.reverse();
    names
}
