//! One row of the structure, to be changed or inserted.

use bottone_base::chips::Chips;
use bottone_i18n::{Saying, ToText as _};
use bottone_rules::levels::{
    Ante, AntePoster, Break, BreakName, Level, LimitBets, Row, StudStakes,
};
use bottone_tournament::{Command, clock::ClockCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::space,
    widgets::{TextField, choose},
};
use bottone_view::amounts;
use bottone_view_structures::cells;
use egui::Ui;

/// A row as edited.
#[derive(Clone, Debug)]
pub struct EditRow {
    row: usize,
    new: bool,
    kind: RowType,
    /// The level before the change, for the values that have no field here.
    level: Level,
    minutes: String,
    /// The default minutes, which change with the kind of row until others are typed.
    usual_minutes: String,
    small: String,
    big: String,
    ante: String,
    who_posts: AntePoster,
    bets: [String; 2],
    stud: [String; 2],
    break_name: String,
    colour_up: String,
}

/// The kind of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowType {
    Level,
    Break,
    Dinner,
    ColourUp,
    RegistrationCloses,
    EndOfDay,
}

impl RowType {
    const fn of(row: &Row) -> Self {
        match row {
            Row::Level(_) => Self::Level,
            Row::Break(Break { name: BreakName::Dinner, .. }) => Self::Dinner,
            Row::Break(_) => Self::Break,
            Row::ColourUp(_) => Self::ColourUp,
            Row::RegistrationCloses => Self::RegistrationCloses,
            Row::EndOfDay => Self::EndOfDay,
        }
    }
}

const KINDS: [(RowType, &str); 6] = [
    (RowType::Level, "dialogs-row-level"),
    (RowType::Break, "dialogs-row-break"),
    (RowType::Dinner, "dialogs-row-dinner"),
    (RowType::ColourUp, "dialogs-row-colour-up"),
    (RowType::RegistrationCloses, "dialogs-row-registration"),
    (RowType::EndOfDay, "dialogs-row-end-of-day"),
];

/// The default length of a break, a dinner and a level, in minutes, for a structure without one.
/// Most printed sheets give an hour for dinner; the great series give 75 minutes, and no dinner is
/// shorter.
const USUAL: [(RowType, u16); 3] =
    [(RowType::Break, 15), (RowType::Dinner, 60), (RowType::Level, 20)];

/// The name of the label of a wrong field, and the message that says what was expected.
type RowFault = (&'static str, Saying);

impl EditRow {
    /// Asks for changes to the row at `row`, which is now `what`.
    pub fn change(row: usize, what: &Row) -> Self {
        Self::of(row, what, false)
    }

    /// Asks for a new row before the one at `row`, starting as a copy of `like`.
    pub fn insert(row: usize, like: &Row) -> Self {
        Self::of(row, like, true)
    }

    fn of(row: usize, what: &Row, new: bool) -> Self {
        let level = what.level().cloned().unwrap_or_default();
        let pause = if let Row::Break(pause) = what { Some(pause) } else { None };
        let who_posts = level.ante.map_or(AntePoster::BigBlind, Ante::poster);
        let ante = level.ante.map_or(Chips::ZERO, Ante::chips);
        let colour_up = if let Row::ColourUp(chips) = what {
            chips.iter().map(Chips::to_string).collect::<Vec<_>>().join(" ")
        } else {
            String::new()
        };
        let minutes = match what.minutes() {
            0 => String::new(),
            minutes => minutes.to_string(),
        };
        let bets = level.bets.map_or([Chips::ZERO; 2], |bets| [bets.small, bets.big]);
        let stud = level.stud.map_or([Chips::ZERO; 2], |stud| [stud.ante, stud.bring_in]);
        Self {
            row,
            new,
            kind: RowType::of(what),
            usual_minutes: minutes.clone(),
            minutes,
            small: amount_text(level.small),
            big: amount_text(level.big),
            ante: amount_text(ante),
            who_posts,
            bets: bets.map(amount_text),
            stud: stud.map(amount_text),
            break_name: match pause.map(|pause| &pause.name) {
                Some(BreakName::Own(name)) => name.clone(),
                _ => String::new(),
            },
            colour_up,
            level,
        }
    }

    /// Returns the row as edited, or the field that is wrong.
    fn read_row(&self) -> Result<Row, RowFault> {
        let minutes = || cells::minutes(&self.minutes).map_err(|why| ("dialogs-row-minutes", why));
        Ok(match self.kind {
            RowType::Level => Row::Level(self.read_level(minutes()?)?),
            RowType::Break => {
                let own = self.break_name.trim();
                let name =
                    if own.is_empty() { BreakName::Break } else { BreakName::Own(own.to_owned()) };
                Row::Break(Break { minutes: minutes()?, name })
            }
            RowType::Dinner => Row::Break(Break { minutes: minutes()?, name: BreakName::Dinner }),
            RowType::ColourUp => {
                let values = self.colour_up.split_whitespace();
                let values = values.map(|value| amounts::read(value.trim_end_matches([',', ';'])));
                let values: Option<Vec<Chips>> = values.collect();
                let values = values.filter(|values| !values.is_empty());
                let wrong = || ("dialogs-row-chips", Saying::of("dialogs-row-chips-wrong"));
                Row::ColourUp(values.ok_or_else(wrong)?)
            }
            RowType::RegistrationCloses => Row::RegistrationCloses,
            RowType::EndOfDay => Row::EndOfDay,
        })
    }

    fn read_level(&self, minutes: u16) -> Result<Level, RowFault> {
        let read = |text: &str, name| cells::amount(text).map_err(|why| (name, why));
        let ante = read(&self.ante, "dialogs-row-ante")?;
        let ante = self.who_posts.posts(ante);
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

    /// Takes the usual minutes of this kind of row here, unless others were typed. They come from
    /// the nearest row before, or else after.
    fn take_usual_minutes(&mut self, rows: &[Row]) {
        if self.minutes != self.usual_minutes {
            return;
        }
        let (before, behind) = rows.split_at(self.row.min(rows.len()));
        let mut near = before.iter().rev().chain(behind);
        let near = near.find(|row| RowType::of(row) == self.kind).map(Row::minutes);
        let usual = || USUAL.iter().find(|(kind, _)| *kind == self.kind).map(|(_, usual)| *usual);
        self.minutes = near.or_else(usual).unwrap_or_default().to_string();
        self.usual_minutes.clone_from(&self.minutes);
    }

    fn fields(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, wrong: Option<&RowFault>) {
        let third = (ui.available_width() - 2.0 * space::INSIDE) / 3.0;
        let field = |ui: &mut Ui, text: &mut String, name: &str| {
            let language = ui.language();
            let wrong = wrong.filter(|(field, _)| *field == name);
            let wrong = wrong.map(|(_, why)| why.to_text(language));
            let word = language.word(name);
            TextField::new(text, &word).width(third).wrong(wrong.as_deref()).show(ui);
        };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let kind = ui.word("dialogs-row-kind");
            if choose(ui, &kind, &mut self.kind, &ui.words(&KINDS), third) {
                self.take_usual_minutes(&cx.tournament().clock().structure().rows);
            }
            if matches!(self.kind, RowType::Level | RowType::Break | RowType::Dinner) {
                field(ui, &mut self.minutes, "dialogs-row-minutes");
            }
            match self.kind {
                RowType::Break => {
                    TextField::new(&mut self.break_name, &ui.word("dialogs-row-name"))
                        .hint(&ui.word("dialogs-row-break"))
                        .width(third)
                        .show(ui);
                }
                RowType::ColourUp => field(ui, &mut self.colour_up, "dialogs-row-chips"),
                _ => {}
            }
        });
        if self.kind != RowType::Level {
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
            // The big blind, which most events choose, comes first.
            let mut posters = AntePoster::ALL;
            posters.sort_by_key(|poster| *poster != AntePoster::BigBlind);
            let posters = posters
                .map(|poster| (poster, ui.word(&format!("dialogs-row-ante-{}", poster.key()))));
            choose(ui, &name, &mut self.who_posts, &posters, third);
        });
        let (limit, stud) = self.asks_other_stakes(cx);
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

    /// Returns whether limit bets and stud stakes are asked for: the event plays such games, or the
    /// level has them.
    fn asks_other_stakes(&self, cx: &FrameContext<'_>) -> (bool, bool) {
        let structure = cx.tournament().clock().structure();
        let game = self.level.game.as_ref().unwrap_or(&structure.game);
        let played = match game {
            bottone_rules::levels::Game::One(variant, betting) => vec![(*variant, *betting)],
            bottone_rules::levels::Game::Mix { games, .. } => games.clone(),
        };
        let limit = bottone_rules::levels::Betting::Limit;
        (
            self.level.bets.is_some() || played.iter().any(|(_, betting)| *betting == limit),
            self.level.stud.is_some() || played.iter().any(|(variant, _)| variant.is_stud()),
        )
    }
}

impl EventDialog for EditRow {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let title = if self.new { "dialogs-row-insert-title" } else { "dialogs-row-change-title" };
        show_question(ui, &ui.word(title), 460.0, out, |ui, out| {
            let written = self.read_row();
            let wrong = written.as_ref().err();
            self.fields(ui, cx, wrong);
            let row = self.row;
            let command = written.ok().map(Box::new).map(|what| {
                Command::Clock(if self.new {
                    ClockCommand::InsertRow { row, new: what }
                } else {
                    ClockCommand::SetRow { row, to: what }
                })
            });
            let refusal = match &command {
                Some(command) => cx.refusal(command),
                None => Some(ui.word("dialogs-row-wrong")),
            };
            let name = if self.new { "dialogs-row-insert" } else { "dialogs-save" };
            if answer_buttons(ui, &ui.word(name), refusal.as_deref(), out)
                && let Some(command) = command
            {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}

/// Returns an amount for a field; zero is an empty field.
fn amount_text(chips: Chips) -> String {
    if chips.is_zero() { String::new() } else { chips.to_string() }
}
