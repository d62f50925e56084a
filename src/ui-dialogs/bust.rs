//! Players busted in one hand. With several, their stacks at its start are asked for; with
//! bounties, who takes them.

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, seat::TableNo};
use bottone_session::OpenDialog;
use bottone_tournament::{
    Command, Event, Tournament,
    bounties::{BountyCommand, BountyPrize},
    entries::{EntryCommand, EntryEvent, EntryId},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, ScanAnswer, answer_buttons, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    seat_keys::pressed_seats,
    theme::{Text, Theme, space},
};
use bottone_view::{
    amounts,
    floor::{TableSheet, stack_of},
};
use bottone_vocabulary::words;
use egui::{Checkbox, Id, Label, Response, TextEdit, Ui, UiBuilder, vec2};

use super::{bounty::takers, late_time::LateTimeField};

/// The ticked players, and their stacks as typed.
#[derive(Clone, Debug)]
pub struct BustPlayers {
    table: TableNo,
    busted: Vec<(EntryId, String)>,
    /// The ticked players that another desk has recorded as busted since.
    busted_elsewhere: Vec<EntryId>,
    /// True once several players are ticked.
    several: bool,
    /// True if players are ticked by seat number; digits are then seats until Tab or Enter goes to
    /// the stacks.
    by_figures: bool,
    /// The takers of each busted player's bounty.
    takers: BTreeMap<EntryId, Vec<EntryId>>,
    earlier: LateTimeField,
}

impl BustPlayers {
    /// Asks who busted at `table`; `entry` is ticked already.
    pub fn new(table: TableNo, entry: Option<EntryId>) -> Self {
        let out = entry.into_iter().map(|entry| (entry, String::new())).collect();
        let (taken, earlier) = (BTreeMap::new(), LateTimeField::default());
        Self {
            table,
            busted: out,
            busted_elsewhere: Vec::new(),
            several: false,
            by_figures: false,
            takers: taken,
            earlier,
        }
    }

    /// Ticks the players whose seat numbers are typed.
    fn press(&mut self, ui: &Ui, sheet: &TableSheet) {
        for seat in pressed_seats(ui) {
            let line = sheet.seats.iter().find(|line| line.seat == seat);
            if let Some(entry) = line.and_then(|line| line.entry) {
                let ticked = self.busted.iter().any(|(other, _)| *other == entry);
                self.tick(entry, !ticked);
                self.by_figures = true;
            }
        }
    }

    fn tick(&mut self, entry: EntryId, ticked: bool) {
        if ticked {
            self.busted.push((entry, String::new()));
        } else {
            self.busted.retain(|(other, _)| *other != entry);
        }
    }

    /// Moves the keyboard into the first stack when there are several, and from stack to stack with
    /// Tab. Players are not ticked by keyboard while stacks are typed.
    fn move_focus(&mut self, ui: &Ui, stacks: &[Response]) {
        let several = stacks.len() > 1;
        let begins = several && !std::mem::replace(&mut self.several, several);
        self.several = several;
        let tab = gate::pressed_tab(ui);
        let goes_on = several && (tab.is_some() || gate::is_answered(ui)) && self.by_figures;
        if goes_on || begins && !self.by_figures {
            self.by_figures = false;
            return stacks.first().into_iter().for_each(Response::request_focus);
        }
        let Some(left) = stacks.iter().position(Response::lost_focus) else { return };
        let Some(back) = tab else { return };
        let next = if back { left.checked_sub(1) } else { Some(left + 1) };
        next.and_then(|next| stacks.get(next)).into_iter().for_each(Response::request_focus);
    }

    /// Returns the command, or the name of the text that says what is missing. If all tables play
    /// each hand `together`, the rule book may rank without stacks.
    fn command(&self, together: bool) -> Result<Command, &'static str> {
        let stack = |text: &String| match self.busted.len() {
            1 => Ok(None),
            _ if together && text.trim().is_empty() => Ok(None),
            _ => chips(text).map(Some).ok_or("dialogs-bust-stacks"),
        };
        let bust = |(entry, text): &(EntryId, String)| stack(text).map(|stack| (*entry, stack));
        match self.busted.iter().map(bust).collect::<Result<Vec<_>, _>>()? {
            out if out.is_empty() => Err("dialogs-bust-select"),
            out if self.takers.is_empty() => Ok(Command::Entries(EntryCommand::Bust { out })),
            out => {
                let taken = self.takers.iter().map(|(out, by)| (*out, by.clone())).collect();
                Ok(Command::Bounties(BountyCommand::KnockOut { out, taken }))
            }
        }
    }

    /// Returns the ticked players who have a bounty to be taken.
    fn bounty_entries(&self, cx: &FrameContext<'_>) -> Vec<EntryId> {
        let out: Vec<_> = self.busted.iter().map(|(entry, text)| (*entry, chips(text))).collect();
        let prizes = cx.tournament().bounties_on(&out);
        let worth = out.iter().zip(prizes).filter(|(_, prize)| *prize != BountyPrize::Nothing);
        worth.map(|((entry, _), _)| *entry).collect()
    }

    /// Asks for the takers of each bounty; the other players at the table are offered.
    fn ask_takers(&mut self, ui: &mut Ui, sheet: &TableSheet, cx: &FrameContext<'_>) {
        let worth = self.bounty_entries(cx);
        let stays = |entry: &EntryId| !self.busted.iter().any(|(gone, _)| gone == entry);
        let seats = sheet.seats.iter().filter_map(|line| line.entry.zip(Some(line)));
        let named = seats.map(|(entry, line)| (entry, format!("{} {}", line.seat, line.name)));
        let (others, gone): (Vec<_>, Vec<_>) = named.partition(|(entry, _)| stays(entry));
        self.takers.retain(|out, by| {
            by.retain(|taker| others.iter().any(|(other, _)| other == taker));
            worth.contains(out)
        });
        let theme = Theme::of(ui);
        for (entry, name) in gone.into_iter().filter(|(entry, _)| worth.contains(entry)) {
            ui.add_space(space::ITEM);
            let asked = ui.say("bounties-taker", &[("name", name.into())]);
            ui.label(Text::Strong.rich(asked).color(theme.gold));
            ui.push_id(entry, |ui| takers(ui, self.takers.entry(entry).or_default(), &others));
        }
        if !worth.is_empty() && self.takers.values().all(Vec::is_empty) {
            let later = ui.word("bounties-taker-later");
            ui.label(Text::Note.rich(later).color(theme.dim));
        }
        self.takers.retain(|_, by| !by.is_empty());
    }
}

impl EventDialog for BustPlayers {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let Some(sheet) = TableSheet::of(cx.language, cx.tournament(), self.table, cx.now) else {
            return out.send(Action::CloseDialog);
        };
        let sits = |entry: &EntryId| sheet.seats.iter().any(|line| line.entry == Some(*entry));
        self.busted_elsewhere
            .extend(self.busted.extract_if(.., |(entry, _)| !sits(entry)).map(|(entry, _)| entry));
        if !self.busted.is_empty() {
            out.set_open(OpenDialog::Busts(self.busted.iter().map(|(entry, _)| *entry).collect()));
        }
        let table = [("table", self.table.to_string().into())];
        show_question(ui, &ui.say("dialogs-bust-title", &table), 460.0, out, |ui, out| {
            // Digits meant for the stack of a player who is gone must not tick another player.
            if self.busted_elsewhere.is_empty() {
                self.press(ui, &sheet);
            }
            let theme = Theme::of(ui);
            let together = cx.tournament().entries().hand_for_hand().began().is_some();
            let why =
                ui.word(if together { "dialogs-bust-why-together" } else { "dialogs-bust-why" });
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
            for line in self.busted_elsewhere.iter().filter_map(|entry| bust_elsewhere(cx, *entry))
            {
                ui.add(Label::new(Text::Strong.rich(line).color(theme.gold)).wrap());
            }
            ui.add_space(space::TIGHT);
            let mut stacks = Vec::new();
            for line in &sheet.seats {
                if let Some(entry) = line.entry {
                    let height = ui.spacing().interact_size.y;
                    // A player busted by another desk leaves the list, and the keyboard stays in
                    // its field.
                    let stable = UiBuilder::new().scope_id(Id::unique(("bust", entry)));
                    ui.scope_builder(stable, |ui| {
                        ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
                            ui.horizontal(|ui| {
                                let name = format!("{} {}", line.seat, line.name);
                                let stack = stack_of(cx.language, cx.tournament(), entry, cx.now);
                                stacks.extend(player(ui, self, (entry, &stack), &name));
                            });
                        });
                    });
                }
            }
            self.move_focus(ui, &stacks);
            self.ask_takers(ui, &sheet, cx);
            ui.add_space(space::ITEM);
            let at = self.earlier.show(ui, cx);
            let command = self.command(together);
            let refusal = match (&command, &at) {
                (Err(missing), _) => Some(ui.word(missing)),
                (_, Err(wrong)) => Some(wrong.clone()),
                // An act recorded late is checked against the event at that instant.
                (Ok(_), Ok(Some(_))) => None,
                (Ok(command), Ok(None)) => cx.refusal(command),
            };
            let several = self.busted.len() > 1;
            let name = if several { "dialogs-bust-selected" } else { "dialogs-bust-player" };
            if answer_buttons(ui, &ui.word(name), refusal.as_deref(), out)
                && let (Ok(command), Ok(at)) = (command, at)
            {
                out.send(Action::CloseDialog);
                LateTimeField::send(at, command, out);
            }
        });
    }

    fn answer_scan(&mut self, t: &Tournament, entry: Option<EntryId>) -> ScanAnswer {
        let sits = |entry: &EntryId| {
            t.tables().seat_of(*entry).is_some_and(|seat| seat.table == self.table)
        };
        let Some(entry) = entry.filter(sits) else { return ScanAnswer::NotOneOfThem };
        if !self.busted.iter().any(|(other, _)| *other == entry) {
            self.tick(entry, true);
        }
        ScanAnswer::Taken
    }
}

/// Returns the line that says who recorded this entry's bust elsewhere, and when.
fn bust_elsewhere(cx: &FrameContext<'_>, entry: EntryId) -> Option<String> {
    let busts = |event: &Event| match event {
        Event::Entries(EntryEvent::Busted { out }) => out.iter().any(|out| out.entry == entry),
        _ => false,
    };
    let (records, ledger) = (cx.desk.records(), cx.desk.ledger());
    let stands = (0..).zip(records).filter(|(number, _)| ledger.is_valid(*number));
    let (_, record) = stands.filter(|(_, record)| record.events().iter().any(busts)).last()?;
    let gaps = [
        ("by", record.by.as_str().into()),
        ("desk", record.desk.as_str().into()),
        ("time", words::time_of_day(record.at()).into()),
        ("what", words::short_name(cx.language, cx.tournament(), entry).into()),
    ];
    Some(cx.language.say("network-busted-first", &gaps))
}

/// Draws one player with a checkbox, and the stack field once there are several.
fn player(
    ui: &mut Ui,
    state: &mut BustPlayers,
    (entry, stack): (EntryId, &str),
    name: &str,
) -> Option<Response> {
    let theme = Theme::of(ui);
    let mut ticked = state.busted.iter().any(|(other, _)| *other == entry);
    ui.set_min_height(ui.spacing().interact_size.y);
    ui.allocate_ui(vec2(270.0, ui.spacing().interact_size.y), |ui| {
        ui.set_min_width(270.0);
        let words = Text::Body.rich(name).color(theme.text);
        if ui.add(Checkbox::new(&mut ticked, words)).changed() {
            state.tick(entry, ticked);
        }
    });
    let several = state.busted.len() > 1;
    if !several || !ticked {
        ui.label(Text::Note.rich(stack).color(theme.dim));
    }
    let (_, text) = state.busted.iter_mut().find(|(other, _)| several && *other == entry)?;
    let wrong = !text.trim().is_empty() && chips(text).is_none();
    let ink = if wrong { theme.red } else { theme.text };
    let hint = Text::Body.rich(ui.word("dialogs-bust-stack")).color(theme.dim);
    let field = TextEdit::singleline(text).id(Id::unique(("bust with", entry)));
    let field = field.hint_text(hint).text_color(ink).char_limit(24);
    let field = ui.add(field.desired_width(120.0));
    let field = gate::keeps(ui, field, chips(text).is_none());
    Some(field.accessible_name(ui.say("dialogs-bust-stack-of", &[("name", name.into())])))
}

/// Parses the typed stack; empty or zero is `None`.
pub fn chips(text: &str) -> Option<Chips> {
    amounts::read(text).filter(|chips| !chips.is_zero())
}
