//! The result of each method of moving the button, at one table.

use bottone_base::seat::{SeatNo, Seats};
use bottone_i18n::Language;
use bottone_rules::{
    button::{Blind, ButtonRule, ButtonRules, DeadDisc, MovedPlayers, Newcomers, NextHand},
    rulebook::Rulebook,
};

use super::BetweenHands;

/// One method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ButtonMethod {
    /// The name of the method.
    pub name: String,
    /// The source: "TDA 32"; empty if it is in no book.
    pub cite: &'static str,
    /// Button, small blind, big blind, posts, waiting players.
    pub cells: [MethodCell; 5],
}

/// One cell of the comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MethodCell {
    /// The content.
    pub words: String,
    /// True if it differs from the book in use.
    pub differs: bool,
}

/// Returns every method: its name, its source, and its switches.
fn button_methods() -> [(&'static str, &'static str, ButtonRules); 6] {
    let with = |rule| ButtonRules { rule, ..ButtonRules::default() };
    let disc = ButtonRules { dead_disc: DeadDisc::LastDealer, ..ButtonRules::default() };
    let lottomatica =
        ButtonRules { newcomers: Newcomers::SmallToBig, moved: MovedPlayers::NeverDealer, ..disc };
    [
        ("button-way-dead", "TDA 32", with(ButtonRule::Dead)),
        ("button-way-forward", "TDA 2026 36-B", with(ButtonRule::DeadForward)),
        ("button-way-disc", "Seed 000", disc),
        ("button-way-lottomatica", "Seed 002", lottomatica),
        ("button-way-moving", "RRP 4-2", with(ButtonRule::Moving)),
        ("button-way-simple", "", with(ButtonRule::Simple)),
    ]
}

/// Returns the result of each method, the book in use first.
pub(super) fn compare_methods(
    language: Language,
    between: &BetweenHands,
    book: &Rulebook,
) -> Vec<ButtonMethod> {
    let own = cells(language, between.next(&book.button).as_ref());
    let mut ways =
        vec![ButtonMethod { name: book.name.clone(), cite: "", cells: own.clone().map(same) }];
    for (name, cite, rules) in button_methods() {
        let mut of = cells(language, between.next(&rules).as_ref()).into_iter().zip(&own);
        let cells = std::array::from_fn(|_| {
            let (words, own) = of.next().map(|(words, own)| (words, Some(own))).unwrap_or_default();
            MethodCell { differs: own.is_some_and(|own| *own != words), words }
        });
        ways.push(ButtonMethod { name: language.word(name), cite, cells });
    }
    ways
}

fn same(words: String) -> MethodCell {
    MethodCell { words, differs: false }
}

fn cells(language: Language, next: Option<&NextHand>) -> [String; 5] {
    let Some(next) = next else { return Default::default() };
    let at = next.positions;
    let place = |seat: SeatNo, players: Seats| {
        if players.contains(seat) {
            seat.to_string()
        } else {
            language.say("button-empty", &[("seat", seat.get().into())])
        }
    };
    let post = |(seat, blind): (SeatNo, Blind)| match blind {
        Blind::Small => format!("{seat} SB"),
        Blind::Big => format!("{seat} BB"),
    };
    let waits: Vec<String> = next.waits.iter().map(|seat| seat.to_string()).collect();
    let posts: Vec<String> = next.posts().map(post).collect();
    [
        place(at.button, next.dealt.union(next.waits)),
        place(at.small, next.dealt),
        at.big.to_string(),
        posts.join(", "),
        if waits.is_empty() { "—".to_owned() } else { waits.join(", ") },
    ]
}
