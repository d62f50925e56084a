//! One row of the structure, to be changed or put in.

use egui::Ui;

use super::{answer, ask};
use crate::{
    rules::{
        chips::Chips,
        levels::{Ante, Break, BreakName, Level, LimitBets, Row, StudStakes},
    },
    tournament::{Command, clock::ClockCommand},
    ui::{
        action::{Action, Outbox},
        sight::Sight,
        theme::space,
        tongue::Speaks as _,
        widgets::{Field, choose},
    },
};

/// A row as it is being written.
#[derive(Clone, Debug)]
pub struct EditRow {
    row: usize,
    new: bool,
    kind: Kind,
    /// The level that is changed, for what has no field here.
    level: Level,
    minutes: String,
    small: String,
    big: String,
    ante: String,
    who_posts: WhoPosts,
    bets: [String; 2],
    stud: [String; 2],
    break_name: String,
    colour_up: String,
}

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Level,
    Break,
    Dinner,
    ColourUp,
    RegistrationCloses,
    EndOfDay,
}

/// Who posts the ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WhoPosts {
    BigBlind,
    Each,
    Button,
}

const KINDS: [(Kind, &str); 6] = [
    (Kind::Level, "dialogs-row-level"),
    (Kind::Break, "dialogs-row-break"),
    (Kind::Dinner, "dialogs-row-dinner"),
    (Kind::ColourUp, "dialogs-row-colour-up"),
    (Kind::RegistrationCloses, "dialogs-row-registration"),
    (Kind::EndOfDay, "dialogs-row-end-of-day"),
];

const POSTERS: [(WhoPosts, &str); 3] = [
    (WhoPosts::BigBlind, "dialogs-row-ante-big-blind"),
    (WhoPosts::Each, "dialogs-row-ante-each"),
    (WhoPosts::Button, "dialogs-row-ante-button"),
];

/// A level lasts no longer.
const MOST_MINUTES: u64 = 1_440;
/// An amount as it is typed, for an example.
const AMOUNT: Chips = Chips::new(1_000);

impl EditRow {
    /// Changes the row at `row`, which is `what` now.
    pub fn change(row: usize, what: &Row) -> Self {
        Self::of(row, what, false)
    }

    /// Puts a row in before the one at `row`; it begins as `like`.
    pub fn insert(row: usize, like: &Row) -> Self {
        Self::of(row, like, true)
    }

    fn of(row: usize, what: &Row, new: bool) -> Self {
        let level = what.level().cloned().unwrap_or_default();
        let pause = if let Row::Break(pause) = what { Some(pause) } else { None };
        let (who_posts, ante) = match level.ante {
            Some(Ante::Each(chips)) => (WhoPosts::Each, chips),
            Some(Ante::Button(chips)) => (WhoPosts::Button, chips),
            Some(Ante::BigBlind(chips)) => (WhoPosts::BigBlind, chips),
            None => (WhoPosts::BigBlind, Chips::ZERO),
        };
        let colour_up = if let Row::ColourUp(chips) = what {
            chips.iter().map(Chips::to_string).collect::<Vec<_>>().join(" ")
        } else {
            String::new()
        };
        let bets = level.bets.map_or([Chips::ZERO; 2], |bets| [bets.small, bets.big]);
        let stud = level.stud.map_or([Chips::ZERO; 2], |stud| [stud.ante, stud.bring_in]);
        Self {
            row,
            new,
            kind: match what {
                Row::Level(_) => Kind::Level,
                Row::Break(Break { name: BreakName::Dinner, .. }) => Kind::Dinner,
                Row::Break(_) => Kind::Break,
                Row::ColourUp(_) => Kind::ColourUp,
                Row::RegistrationCloses => Kind::RegistrationCloses,
                Row::EndOfDay => Kind::EndOfDay,
            },
            minutes: match what.minutes() {
                0 => "15".to_owned(),
                minutes => minutes.to_string(),
            },
            small: figure(level.small),
            big: figure(level.big),
            ante: figure(ante),
            who_posts,
            bets: bets.map(figure),
            stud: stud.map(figure),
            break_name: match pause.map(|pause| &pause.name) {
                Some(BreakName::Own(name)) => name.clone(),
                _ => String::new(),
            },
            colour_up,
            level,
        }
    }

    /// The row as it is written, or the field that is wrong and why, both by the names of their
    /// words.
    fn written(&self) -> Result<Row, (&'static str, &'static str)> {
        let minutes = || {
            let minutes = self.minutes.trim().parse::<u16>();
            minutes
                .ok()
                .filter(|minutes| *minutes > 0)
                .ok_or(("dialogs-row-minutes", "dialogs-row-minutes-wrong"))
        };
        Ok(match self.kind {
            Kind::Level => Row::Level(self.written_level(minutes()?)?),
            Kind::Break => {
                let own = self.break_name.trim();
                let name =
                    if own.is_empty() { BreakName::Break } else { BreakName::Own(own.to_owned()) };
                Row::Break(Break { minutes: minutes()?, name })
            }
            Kind::Dinner => Row::Break(Break { minutes: minutes()?, name: BreakName::Dinner }),
            Kind::ColourUp => {
                let values = self.colour_up.split_whitespace().map(chips);
                let values: Option<Vec<Chips>> = values.collect();
                let values = values.filter(|values| !values.is_empty());
                Row::ColourUp(values.ok_or(("dialogs-row-chips", "dialogs-row-chips-wrong"))?)
            }
            Kind::RegistrationCloses => Row::RegistrationCloses,
            Kind::EndOfDay => Row::EndOfDay,
        })
    }

    fn written_level(&self, minutes: u16) -> Result<Level, (&'static str, &'static str)> {
        let read = |text: &str, name| amount(text).ok_or((name, "dialogs-row-amount-wrong"));
        let ante = read(&self.ante, "dialogs-row-ante")?;
        let ante = (!ante.is_zero()).then_some(match self.who_posts {
            WhoPosts::BigBlind => Ante::BigBlind(ante),
            WhoPosts::Each => Ante::Each(ante),
            WhoPosts::Button => Ante::Button(ante),
        });
        let [small_bet, big_bet] = &self.bets;
        let (small_bet, big_bet) =
            (read(small_bet, "dialogs-row-small-bet")?, read(big_bet, "dialogs-row-big-bet")?);
        let bets = LimitBets { small: small_bet, big: big_bet };
        let [stud_ante, bring_in] = &self.stud;
        let stud = StudStakes {
            ante: read(stud_ante, "dialogs-row-stud-ante")?,
            bring_in: read(bring_in, "dialogs-row-bring-in")?,
        };
        Ok(Level {
            small: read(&self.small, "dialogs-row-small")?,
            big: read(&self.big, "dialogs-row-big")?,
            ante,
            bets: (!big_bet.is_zero() || !small_bet.is_zero()).then_some(bets),
            stud: (!stud.ante.is_zero() || !stud.bring_in.is_zero()).then_some(stud),
            game: self.level.game.clone(),
            minutes,
        })
    }

    /// Shows it.
    pub fn show(&mut self, ui: &mut Ui, sight: &Sight<'_>, out: &mut Outbox) {
        let title = if self.new { "dialogs-row-insert-title" } else { "dialogs-row-change-title" };
        ask(ui, &ui.word(title), 460.0, out, |ui, out| {
            let written = self.written();
            let wrong = written.as_ref().err().copied();
            self.fields(ui, sight, wrong);
            let row = self.row;
            let command = written.ok().map(|what| {
                Command::Clock(if self.new {
                    ClockCommand::InsertRow { row, new: what }
                } else {
                    ClockCommand::SetRow { row, to: what }
                })
            });
            let refusal = match &command {
                Some(command) => sight.refusal(command),
                None => Some(ui.word("dialogs-row-wrong")),
            };
            let name = if self.new { "dialogs-row-insert" } else { "dialogs-save" };
            if answer(ui, &ui.word(name), refusal.as_deref(), out)
                && let Some(command) = command
            {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }

    fn fields(&mut self, ui: &mut Ui, sight: &Sight<'_>, wrong: Option<(&str, &str)>) {
        let third = (ui.available_width() - 2.0 * space::INSIDE) / 3.0;
        let field = |ui: &mut Ui, text: &mut String, name: &str| {
            let language = ui.language();
            let gaps = [
                ("most", language.number(MOST_MINUTES).into()),
                ("example", language.chips(AMOUNT).into()),
            ];
            let wrong = wrong.filter(|(field, _)| *field == name);
            let wrong = wrong.map(|(_, why)| language.say(why, &gaps));
            let word = language.word(name);
            Field::new(text, &word).width(third).wrong(wrong.as_deref()).show(ui);
        };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            choose(ui, &ui.word("dialogs-row-kind"), &mut self.kind, &ui.words(&KINDS), third);
            if matches!(self.kind, Kind::Level | Kind::Break | Kind::Dinner) {
                field(ui, &mut self.minutes, "dialogs-row-minutes");
            }
            match self.kind {
                Kind::Break => {
                    Field::new(&mut self.break_name, &ui.word("dialogs-row-name"))
                        .hint(&ui.word("dialogs-row-break"))
                        .width(third)
                        .show(ui);
                }
                Kind::ColourUp => field(ui, &mut self.colour_up, "dialogs-row-chips"),
                _ => {}
            }
        });
        if self.kind != Kind::Level {
            return;
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            field(ui, &mut self.small, "dialogs-row-small");
            field(ui, &mut self.big, "dialogs-row-big");
        });
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            field(ui, &mut self.ante, "dialogs-row-ante");
            let name = ui.word("dialogs-row-posted");
            choose(ui, &name, &mut self.who_posts, &ui.words(&POSTERS), third);
        });
        let (limit, stud) = self.stakes_of_other_games(sight);
        if limit {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                let [small, big] = &mut self.bets;
                field(ui, small, "dialogs-row-small-bet");
                field(ui, big, "dialogs-row-big-bet");
            });
        }
        if stud {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                let [ante, bring_in] = &mut self.stud;
                field(ui, ante, "dialogs-row-stud-ante");
                field(ui, bring_in, "dialogs-row-bring-in");
            });
        }
    }

    /// Are limit bets, and are stud stakes, to be asked for: the event plays such games, or the
    /// level has them.
    fn stakes_of_other_games(&self, sight: &Sight<'_>) -> (bool, bool) {
        let structure = sight.tournament().clock().structure();
        let game = self.level.game.as_ref().unwrap_or(&structure.game);
        let played = match game {
            crate::rules::levels::Game::One(variant, betting) => vec![(*variant, *betting)],
            crate::rules::levels::Game::Mix { games, .. } => games.clone(),
        };
        let limit = crate::rules::levels::Betting::Limit;
        (
            self.level.bets.is_some() || played.iter().any(|(_, betting)| *betting == limit),
            self.level.stud.is_some() || played.iter().any(|(variant, _)| variant.is_stud()),
        )
    }
}

/// An amount to be filled in; nothing is an empty field.
fn figure(chips: Chips) -> String {
    if chips.is_zero() { String::new() } else { chips.to_string() }
}

/// Reads "1,000", "1 000" or "1000"; an empty field is nothing.
fn amount(text: &str) -> Option<Chips> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    if text.is_empty() { Some(Chips::ZERO) } else { chips(&text) }
}

fn chips(text: &str) -> Option<Chips> {
    let digits: String = text.chars().filter(|c| !matches!(c, ',' | '.' | '\'')).collect();
    digits.parse().ok().filter(|chips| *chips <= Chips::MOST).map(Chips::new)
}
