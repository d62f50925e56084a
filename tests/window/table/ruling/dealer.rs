//! A dealer who enters a situation on the screen, checking the filled-in values and correcting the
//! wrong ones.

use bottone::{
    base::chips::Chips,
    rules::{
        betting::Betting,
        levels::{Chip, Level, Row, Structure},
        ruling::{Announcement, Situation, WordTiming},
    },
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::room::EventWindow;

const CHIPS: [u64; 9] = [1, 5, 10, 25, 100, 500, 1_000, 5_000, 25_000];
const KEYS: [Key; 9] = [Key::Q, Key::W, Key::E, Key::R, Key::T, Key::Y, Key::U, Key::I, Key::O];

/// Creates a table of this number of players, with chips of every size.
pub(super) fn table(players: usize) -> EventWindow {
    let chip = |value| Chip { value: Chips::new(value), name: String::new(), colour: (90, 90, 90) };
    let level =
        Level { small: Chips::new(50), big: Chips::new(100), minutes: 40, ..Level::default() };
    let structure = Structure {
        name: "Every chip".to_owned(),
        starting_stack: Chips::new(20_000),
        chips: CHIPS.into_iter().map(chip).collect(),
        rows: vec![Row::Level(level)],
        ..Structure::default()
    };
    EventWindow::of(structure, players)
}

/// The names of all pressed controls, by language.
pub(super) struct Names {
    betting: &'static str,
    limits: [&'static str; 2],
    bet: &'static str,
    raise: &'static str,
    pot: &'static str,
    stack: &'static str,
    least: &'static str,
    bet_of_limit: &'static str,
    acted_at: &'static str,
    first_bet: &'static str,
    two_hands: &'static str,
    more_raises: &'static str,
    fewer_raises: &'static str,
    words: &'static str,
    pub(super) rules: &'static str,
    more: &'static str,
}

pub(super) const ENGLISH: Names = Names {
    betting: "Betting",
    limits: ["Pot limit", "Limit"],
    bet: "Bet to call",
    raise: "Last raise",
    pot: "In the pot",
    stack: "Stack behind",
    least: "Big blind",
    bet_of_limit: "The limit's bet",
    acted_at: "Last acted on",
    first_bet: "First bet",
    two_hands: "Live hands: two",
    more_raises: "Raises: one more",
    fewer_raises: "Raises: one less",
    words: "Other words",
    rules: "Rules",
    more: "More",
};

pub(super) const ITALIAN: Names = Names {
    betting: "Puntate",
    limits: ["Pot limit", "Limit"],
    bet: "Da chiamare",
    raise: "Ultimo rilancio",
    pot: "Nel piatto",
    stack: "Stack dietro",
    least: "Big blind",
    bet_of_limit: "Puntata del limit",
    acted_at: "Ultima azione su",
    first_bet: "Apertura",
    two_hands: "Giocatori in mano: due",
    more_raises: "Rilanci: una in più",
    fewer_raises: "Rilanci: una in meno",
    words: "Altre parole",
    rules: "Regole",
    more: "Altro",
};

impl EventWindow {
    /// Asks about the player with this name in the list.
    pub(super) fn select(&mut self, name: &str) {
        self.harness.get_by_role_and_label(Role::ComboBox, "Player").click();
        self.harness.run();
        self.click(name);
    }

    /// Types an amount by its digits.
    pub(super) fn figures(&mut self, amount: u64) {
        for digit in amount.to_string().chars() {
            self.key(Key::from_name(&digit.to_string()).unwrap());
        }
    }

    /// Returns the amount on a key, without its thousands separators.
    fn figure(&self, name: &str) -> Option<u64> {
        let node = self.harness.get_by_label(name);
        let text = node.accesskit_node().value().unwrap_or_default();
        text.replace([',', '.'], "").parse().ok()
    }

    /// Corrects an amount if it differs from this one.
    fn amount(&mut self, name: &str, amount: Chips) {
        if self.figure(name) == Some(amount.get()) {
            return;
        }
        self.click(name);
        self.figures(amount.get());
        self.key(Key::Enter);
        assert_eq!(self.figure(name), Some(amount.get()), "{name}");
    }

    fn chips(&mut self, chips: &[Chips]) {
        for chip in chips {
            let at = CHIPS.iter().position(|value| *value == chip.get());
            self.key(KEYS[at.unwrap_or_else(|| panic!("no chip of {chip}"))]);
        }
    }

    /// Uses this rule book from here on.
    pub(super) fn plays_by(&mut self, book: &str, names: &Names) {
        self.click(names.rules);
        // An open list is drawn last.
        self.harness.get_all_by_role_and_label(Role::Button, book).last().unwrap().click();
        self.harness.run();
    }

    /// Enters the situation on the screen.
    pub(super) fn puts_the_case(&mut self, s: &Situation, names: &Names) {
        self.key(Key::Escape);
        self.click(names.more);
        self.game(s, names);
        if s.bet.is_zero() {
            self.key(Key::Space);
        }
        self.amount(names.bet, s.bet);
        self.amount(names.raise, s.raise);
        if let Some(pot) = s.pot {
            self.amount(names.pot, pot);
        }
        self.key(Key::B);
        self.chips(&s.front);
        self.key(Key::B);
        if let Some(left) = &s.front_left {
            let mut pulled = s.front.clone();
            for chip in left {
                let at = pulled.iter().position(|there| there == chip).unwrap();
                pulled.remove(at);
            }
            self.chips(&pulled);
        }
        self.key(Key::B);
        if let Some(behind) = s.behind {
            let pushed: Chips = s.push.iter().copied().sum();
            if behind == s.pulled_back() {
                self.key(Key::V);
            } else {
                self.amount(names.stack, behind.plus(pushed).minus(s.pulled_back()));
            }
        }
        self.chips(&s.push);
        self.is_said(s, names);
        self.seldom(s, names);
    }

    fn game(&mut self, s: &Situation, names: &Names) {
        match s.betting {
            Betting::NoLimit => self.amount(names.least, s.big_blind),
            Betting::PotLimit => {
                self.click(names.betting);
                self.click(names.limits[0]);
                self.amount(names.least, s.big_blind);
            }
            Betting::Limit(bet) => {
                self.click(names.betting);
                self.click(names.limits[1]);
                self.amount(names.bet_of_limit, bet);
            }
        }
    }

    fn is_said(&mut self, s: &Situation, names: &Names) {
        let amount = match &s.said {
            Announcement::Nothing => None,
            Announcement::Call => Some((Key::S, None)),
            Announcement::Raise => Some((Key::D, None)),
            Announcement::RaiseTo(to) => Some((Key::D, Some(*to))),
            Announcement::Fold => Some((Key::F, None)),
            Announcement::Check => Some((Key::G, None)),
            Announcement::Bet(to) | Announcement::Amount(to) => Some((Key::H, Some(*to))),
            Announcement::AllIn => Some((Key::J, None)),
            Announcement::Pot => Some((Key::P, None)),
            Announcement::Unclear(words) => {
                self.fill(names.words, words);
                self.key(Key::Enter);
                None
            }
        };
        if let Some((key, amount)) = amount {
            self.key(key);
            if let Some(amount) = amount {
                self.figures(amount.get());
                self.key(Key::Enter);
            }
        }
        match s.when {
            WordTiming::Before => {}
            WordTiming::With => self.key(Key::X),
            WordTiming::After => self.key(Key::C),
        }
    }

    fn seldom(&mut self, s: &Situation, names: &Names) {
        let opener = self.harness.get_by_label(names.first_bet);
        let shown = opener.accesskit_node().toggled();
        if (shown == Some(egui::accesskit::Toggled::True)) != s.opener {
            self.click(names.first_bet);
        }
        if s.live == 2 {
            self.click(names.two_hands);
        }
        let limit = matches!(s.betting, Betting::Limit(_));
        let least = s.big_blind.get();
        let shown = if limit { (s.bet.get() / least).saturating_sub(1) } else { 0 };
        for _ in shown..u64::from(s.raises) {
            self.click(names.more_raises);
        }
        for _ in u64::from(s.raises)..shown {
            self.click(names.fewer_raises);
        }
        if let Some(at) = s.acted_at {
            self.amount(names.acted_at, at);
        }
    }
}
