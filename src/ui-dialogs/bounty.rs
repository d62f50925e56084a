//! The question of who takes a waiting bounty.

use bottone_search::Query;
use bottone_session::OpenDialog;
use bottone_tournament::{Command, Tournament, bounties::BountyCommand, entries::EntryId};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::{FrameContext, Validity},
    dialog::{EventDialog, ScanAnswer, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    seat_keys::pressed_seats,
    theme::{Text, Theme, space},
    widgets::{Button, SearchField},
};
use bottone_vocabulary::words;
use egui::{Label, Ui, vec2};

/// The number of players offered at once.
const OFFERED: usize = 12;

/// The bounty in question, and the ticked players.
#[derive(Clone, Debug)]
pub struct AskTakers {
    busted: EntryId,
    nth: u16,
    takers: Vec<EntryId>,
    search: String,
}

impl AskTakers {
    /// Asks who takes the bounty of this bust.
    pub fn new(out: EntryId, nth: u16) -> Self {
        Self { busted: out, nth, takers: Vec::new(), search: String::new() }
    }

    /// Ticks the players whose seat numbers are typed, at the table of the bust.
    fn press(&mut self, ui: &Ui, t: &Tournament) {
        let Some(claim) = t.bounties().claim(self.busted, self.nth) else { return };
        let table = claim.from(t.entries()).and_then(|seat| t.tables().table(seat.table));
        let there = |seat| table.and_then(|table| table.entry(seat));
        let takes = |entry: &EntryId| t.bounties().could_take(claim, *entry);
        for entry in pressed_seats(ui).into_iter().filter_map(there).filter(takes) {
            toggle(&mut self.takers, entry);
        }
    }

    /// Returns the players on offer: first those already ticked. Then those who match the typed
    /// text, or else those at the table of the bust, in seat order.
    fn candidates(&self, t: &Tournament, cx: &FrameContext<'_>) -> Vec<(EntryId, String)> {
        let named = |entry: EntryId| {
            let name = words::short_name(cx.language, t, entry);
            match t.tables().seat_of(entry) {
                Some(seat) => format!("{name}  {}", words::seat(cx.language, seat)),
                None => name,
            }
        };
        let asked = (self.busted, self.nth, self.search.clone());
        let others = cx.view(Validity::Change, asked, |_| self.find(t, cx));
        let others = others.iter().copied().filter(|entry| !self.takers.contains(entry));
        let all = self.takers.iter().copied().chain(others).take(OFFERED);
        all.map(|entry| (entry, named(entry))).collect()
    }

    /// Returns the players who match the typed text and can take the bounty.
    fn find(&self, t: &Tournament, cx: &FrameContext<'_>) -> Vec<EntryId> {
        let Some(claim) = t.bounties().claim(self.busted, self.nth) else { return Vec::new() };
        let table = claim.from(t.entries()).map(|seat| seat.table);
        let nothing_typed = Query::typed(&self.search).is_empty();
        let hits = cx.find_people(&self.search);
        let mut others: Vec<_> = t
            .entries()
            .all()
            .filter_map(|(entry, of)| {
                Some((hits.fit(of.player)?, t.tables().seat_of(entry), entry))
            })
            .filter(|(_, seat, _)| !nothing_typed || seat.is_some_and(|at| Some(at.table) == table))
            .filter(|(_, _, entry)| t.bounties().could_take(claim, *entry))
            .collect();
        others.sort_unstable();
        others.into_iter().map(|(_, _, entry)| entry).collect()
    }
}

impl EventDialog for AskTakers {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let open =
            t.bounties().claim(self.busted, self.nth).is_some_and(|claim| claim.by.is_none());
        if !open {
            return out.send(Action::CloseDialog);
        }
        out.set_open(OpenDialog::Bounty(self.busted));
        let name = [("name", words::short_name(cx.language, t, self.busted).into())];
        show_question(ui, &ui.say("bounties-of-title", &name), 520.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let why = ui.word("bounties-of-why");
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let find = ui.word("bounties-find");
            ui.add(SearchField::new(&mut self.search, &find));
            ui.add_space(space::ITEM);
            self.press(ui, t);
            let offered = self.candidates(t, cx);
            takers(ui, &mut self.takers, &offered);
            ui.add_space(space::ITEM);
            let leave = BountyCommand::Leave { out: self.busted, nth: self.nth };
            if ui.add(Button::quiet(&ui.word("bounties-to-no-one"))).clicked() {
                out.send(Action::CloseDialog);
                out.submit(Command::Bounties(leave));
            }
            let by = self.takers.clone();
            let take = BountyCommand::Take { out: self.busted, nth: self.nth, by };
            let take = Command::Bounties(take);
            let refusal = if self.takers.is_empty() {
                Some(ui.word("bounties-select-taker"))
            } else {
                cx.refusal(&take)
            };
            if answer_buttons(ui, &ui.word("bounties-give"), refusal.as_deref(), out) {
                out.send(Action::CloseDialog);
                out.submit(take);
            }
        });
    }

    fn answer_scan(&mut self, t: &Tournament, entry: Option<EntryId>) -> ScanAnswer {
        let Some(claim) = t.bounties().claim(self.busted, self.nth) else {
            return ScanAnswer::NotOneOfThem;
        };
        let Some(entry) = entry.filter(|entry| t.bounties().could_take(claim, *entry)) else {
            return ScanAnswer::NotOneOfThem;
        };
        if !self.takers.contains(&entry) {
            self.takers.push(entry);
        }
        ScanAnswer::Taken
    }
}

/// Draws players to press, with the takers lit; the first one pressed gets the odd unit.
pub(super) fn takers(ui: &mut Ui, by: &mut Vec<EntryId>, offered: &[(EntryId, String)]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        for (entry, name) in offered {
            let lit = by.contains(entry);
            if ui.add(Button::new(name).chosen(lit)).clicked() {
                toggle(by, *entry);
            }
        }
    });
}

/// Adds `entry` to the takers, or removes it.
fn toggle(by: &mut Vec<EntryId>, entry: EntryId) {
    if by.contains(&entry) {
        by.retain(|other| *other != entry);
    } else {
        by.push(entry);
    }
}
