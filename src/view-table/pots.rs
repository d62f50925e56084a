//! Main and side pots without a hand: the stakes, the resulting pots, and the winners.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_i18n::Language;
use bottone_rules::{
    pots::{Pot, Pots, pots},
    rulebook::Rulebook,
    ruling::cites::Topic,
    showdown::{Award, AwardOrder, OddChipRule, PotWinners, award},
};

/// The input of the calculation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotsRequest {
    /// Every player who is or was in the hand.
    pub stakes: Vec<Stake>,
    /// Antes, dead blinds and forfeits.
    pub dead: Chips,
    /// The seat of the button, taken or not.
    pub button: SeatNo,
    /// The smallest chip in play.
    pub chip: Chips,
    /// True if the pot is split between high and low.
    pub hi_lo: bool,
    /// The winners of each pot, the main pot first.
    pub won: Vec<Award>,
}

/// A player's stake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stake {
    pub seat: SeatNo,
    /// "Esposito"; empty if the name is unknown.
    pub name: String,
    pub put: Chips,
    /// True if the player has folded.
    pub folded: bool,
    /// True if the player is all-in.
    pub all_in: bool,
}

/// The pots and their winners.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PotsView {
    /// The main pot first.
    pub pots: Vec<PotView>,
    /// The pots in the order of awarding; the main pot is 0.
    pub order: Vec<usize>,
    /// "Award the last side pot first, the main pot last. WSOP L153"; empty if there is one pot.
    pub first: String,
    /// "1,500 go back to Conti (seat 3)"; empty if everything was called.
    pub back: String,
    /// The sum of the pots.
    pub total: String,
    /// The total of each winner, in the order of seats.
    pub totals: Vec<(String, String)>,
    /// The contradictions and doubts in the input.
    pub doubts: Vec<String>,
}

/// One pot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PotView {
    /// "Main pot", "Side pot 1".
    pub name: String,
    pub chips: String,
    /// The players who can win it.
    pub players: Vec<(SeatNo, String)>,
    /// The winners: those named who can win, or the only one who can.
    pub won: Award,
    /// The winners' shares.
    pub shares: Vec<String>,
    /// The recipients of odd chips and the rule; empty without any.
    pub odd: Vec<String>,
}

impl PotsView {
    /// Builds the result of `question` under `book` in `language`.
    pub fn of(language: Language, question: &PotsRequest, book: &Rulebook) -> Self {
        let stakes: Vec<&Stake> = question.stakes.iter().filter(|stake| stake.is_in()).collect();
        let bets: Vec<(SeatNo, Chips)> =
            stakes.iter().map(|stake| (stake.seat, stake.put)).collect();
        let folded: Seats =
            stakes.iter().filter(|stake| stake.folded).map(|stake| stake.seat).collect();
        let made = pots(&bets, folded, question.dead);
        let writer = PotWriter { language, question, book };
        let mut takes = [Chips::ZERO; bottone_base::seat::MOST_SEATS as usize];
        let several = made.pots.len() > 1;
        let mut pots = Vec::with_capacity(made.pots.len());
        for (number, pot) in made.pots.iter().enumerate() {
            let (view, won) = writer.pot(number, several, pot);
            for (seat, chips) in won.shares() {
                takes[seat.index()] = takes[seat.index()].plus(chips);
            }
            pots.push(view);
        }
        let back = made.back.map(|(seat, chips)| {
            let gaps = [("who", writer.who(seat).into()), ("chips", language.chips(chips).into())];
            language.say("pots-back", &gaps)
        });
        let takes = SeatNo::up_to(bottone_base::seat::MOST_SEATS)
            .map(|seat| (seat, takes[seat.index()]))
            .filter(|(_, chips)| !chips.is_zero())
            .map(|(seat, chips)| (writer.who(seat), language.chips(chips)));
        Self {
            total: language.chips(made.pots.iter().map(|pot| pot.chips).sum()),
            order: book.showdown.awards.order(pots.len()),
            first: writer.first(pots.len()),
            pots,
            back: back.unwrap_or_default(),
            totals: takes.collect(),
            doubts: writer.doubts(&stakes, &made),
        }
    }
}

impl Stake {
    /// Returns whether the player was in the hand.
    fn is_in(&self) -> bool {
        !self.put.is_zero() || self.all_in
    }
}

struct PotWriter<'a> {
    language: Language,
    question: &'a PotsRequest,
    book: &'a Rulebook,
}

impl PotWriter<'_> {
    fn who(&self, seat: SeatNo) -> String {
        let named = self.question.stakes.iter().find(|stake| stake.seat == seat);
        match named {
            Some(stake) if !stake.name.is_empty() => stake.name.clone(),
            _ => self.language.say("pots-seat", &[("seat", seat.get().into())]),
        }
    }

    fn pot(&self, number: usize, several: bool, pot: &Pot) -> (PotView, PotWinners) {
        let language = self.language;
        let name = match number {
            0 if !several => language.word("pots-pot"),
            0 => language.word("pots-main"),
            _ => language.say("pots-side", &[("number", number.into())]),
        };
        let mut named = self.question.won.get(number).copied().unwrap_or_default();
        if !self.question.hi_lo {
            named.low = Seats::NONE;
        }
        let split = OddChipRule {
            button: self.question.button,
            chip: self.question.chip,
            rules: self.book.showdown,
        };
        let shared = award(pot, named, &split);
        let view = PotView {
            name,
            chips: language.chips(pot.chips),
            players: pot.seats.iter().map(|seat| (seat, self.who(seat))).collect(),
            won: named.of(pot),
            shares: self.shares(&shared),
            odd: self.odd(&shared, pot.seats.len() == 1),
        };
        (view, shared)
    }

    /// Describes which pot is awarded first.
    fn first(&self, pots: usize) -> String {
        let word = match self.book.showdown.awards {
            _ if pots < 2 => return String::new(),
            AwardOrder::LastSideFirst => "pots-side-first",
            AwardOrder::MainFirst => "pots-main-first",
        };
        let cite = Topic::PotOrder.cite(self.book.book).to_string();
        self.language.say(word, &[("cite", cite.into())])
    }

    fn shares(&self, won: &PotWinners) -> Vec<String> {
        let halved = !won.low.is_empty();
        let of = |half: &[(SeatNo, Chips)], name: &str| -> Vec<String> {
            half.iter()
                .map(|&(seat, chips)| {
                    let gaps = [
                        ("who", self.who(seat).into()),
                        ("chips", self.language.chips(chips).into()),
                    ];
                    self.language.say(name, &gaps)
                })
                .collect()
        };
        let mut shares = of(&won.high, if halved { "pots-gets-high" } else { "pots-gets" });
        shares.extend(of(&won.low, "pots-gets-low"));
        shares
    }

    /// Describes the recipients of odd chips.
    fn odd(&self, won: &PotWinners, only: bool) -> Vec<String> {
        let language = self.language;
        let cite = Topic::OddChips.cite(self.book.book).to_string();
        let mut lines = Vec::new();
        if only {
            lines.push(language.word("pots-only"));
        }
        let sum = |half: &[(SeatNo, Chips)]| half.iter().map(|share| share.1).sum::<Chips>();
        let (high, low) = (sum(&won.high), sum(&won.low));
        if !won.low.is_empty() && high != low {
            let gaps = [
                ("high", language.chips(high).into()),
                ("low", language.chips(low).into()),
                ("cite", cite.clone().into()),
            ];
            lines.push(language.say("pots-odd-high", &gaps));
        }
        for half in [&won.high, &won.low] {
            let least = half.iter().map(|share| share.1).min().unwrap_or_default();
            let more: Vec<String> = half
                .iter()
                .filter(|share| share.1 > least)
                .map(|share| self.who(share.0))
                .collect();
            if !more.is_empty() {
                let gaps = [
                    ("who", more.join(", ").into()),
                    ("count", more.len().into()),
                    ("button", self.question.button.get().into()),
                    ("chip", language.chips(self.question.chip).into()),
                    ("cite", cite.clone().into()),
                ];
                lines.push(language.say("pots-odd", &gaps));
            }
        }
        lines
    }

    fn doubts(&self, stakes: &[&Stake], made: &Pots) -> Vec<String> {
        let language = self.language;
        let mut doubts = Vec::new();
        let most = stakes.iter().map(|stake| stake.put).max().unwrap_or_default();
        let short = |stake: &&&Stake| stake.put < most && !stake.folded && !stake.all_in;
        let short: Vec<String> = stakes.iter().filter(short).map(|s| self.who(s.seat)).collect();
        if !short.is_empty() {
            let gaps = [
                ("who", short.join(", ").into()),
                ("count", short.len().into()),
                ("chips", language.chips(most).into()),
            ];
            doubts.push(language.say("pots-short", &gaps));
        }
        let chip = self.question.chip;
        let needed = chip.least_with(made.pots.iter().map(|pot| pot.chips));
        if needed != chip {
            let gaps =
                [("chip", language.chips(chip).into()), ("needed", language.chips(needed).into())];
            doubts.push(language.say("pots-chip-too-large", &gaps));
        }
        if !stakes.is_empty() && stakes.iter().all(|stake| stake.folded) {
            doubts.push(language.word("pots-all-folded"));
        }
        doubts
    }
}
