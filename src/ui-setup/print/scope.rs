//! The scope of a printed sheet: everything, tables by tapping their numbers, players by typing a
//! name.

use std::collections::BTreeSet;

use bottone_base::seat::TableNo;
use bottone_search::Query;
use bottone_tournament::{
    entries::EntryId,
    papers::{Scope, SheetKind},
};
use bottone_ui_frame::context::{FrameContext, Validity};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, SearchField, elided, tabs},
};
use bottone_view_paper::{printing::LastBreak, sheets};
use bottone_vocabulary::words;
use egui::{ScrollArea, Ui};

/// The width of a table's number, in points.
const NUMBER: f32 = 50.0;
/// The greatest number of hits that are listed.
const MOST: usize = 40;

/// The kind of choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ScopeKind {
    #[default]
    All,
    Tables,
    Players,
}

const WAYS: [(ScopeKind, &str); 3] = [
    (ScopeKind::All, "printing-everything"),
    (ScopeKind::Tables, "printing-by-table"),
    (ScopeKind::Players, "printing-by-player"),
];

/// The chosen scope.
#[derive(Default)]
pub(super) struct ScopeChoice {
    kind: ScopeKind,
    tables: BTreeSet<TableNo>,
    entries: Vec<EntryId>,
    text: String,
}

impl ScopeChoice {
    /// Returns the scope to print.
    pub(super) fn scope(&self) -> Scope {
        match self.kind {
            ScopeKind::All => Scope::All,
            ScopeKind::Tables => Scope::Tables(self.tables.iter().copied().collect()),
            ScopeKind::Players => Scope::Entries(self.entries.clone()),
        }
    }

    /// Takes this scope.
    pub(super) fn take(&mut self, scope: &Scope) {
        match scope {
            Scope::All => self.kind = ScopeKind::All,
            Scope::Tables(tables) => {
                self.kind = ScopeKind::Tables;
                self.tables = tables.iter().copied().collect();
            }
            Scope::Entries(entries) => {
                self.kind = ScopeKind::Players;
                self.entries.clone_from(entries);
            }
        }
    }

    /// Adds this entry, while players are chosen; returns whether it did.
    pub(super) fn add(&mut self, entry: EntryId) -> bool {
        let chooses = self.kind == ScopeKind::Players;
        if chooses && !self.entries.contains(&entry) {
            self.entries.push(entry);
        }
        chooses
    }

    /// Chooses everything if the sheet does not allow the present kind of choice.
    pub(super) fn fit(&mut self, choice: sheets::SheetChoice) {
        let can = match choice {
            sheets::SheetChoice::Whole => self.kind == ScopeKind::All,
            sheets::SheetChoice::Tables => self.kind != ScopeKind::Players,
            sheets::SheetChoice::Players => true,
        };
        if !can {
            self.kind = ScopeKind::All;
        }
    }
}

/// Shows the choice in the remaining height.
pub(super) fn show(
    ui: &mut Ui,
    choice: &mut ScopeChoice,
    kind: SheetKind,
    broke: Option<&LastBreak>,
    cx: &FrameContext<'_>,
) {
    let ways = ui.words(&WAYS);
    let ways = match sheets::choice(kind) {
        sheets::SheetChoice::Whole => return,
        sheets::SheetChoice::Tables => &ways[..2],
        sheets::SheetChoice::Players => &ways[..],
    };
    tabs(ui, &mut choice.kind, ways);
    match choice.kind {
        ScopeKind::All => {}
        ScopeKind::Tables => tables(ui, choice, kind, broke, cx),
        ScopeKind::Players => players(ui, choice, broke, cx),
    }
}

fn tables(
    ui: &mut Ui,
    choice: &mut ScopeChoice,
    kind: SheetKind,
    broke: Option<&LastBreak>,
    cx: &FrameContext<'_>,
) {
    let mut open: BTreeSet<TableNo> =
        cx.tournament().tables().open().map(|(table, _)| table).collect();
    // The slips of a break belong to the table that is gone.
    let gone = broke.filter(|_| kind == SheetKind::MoveSlips).map(|broke| broke.table);
    open.extend(gone);
    open.extend(choice.tables.iter().copied());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        if ui.add(Button::quiet(&ui.word("printing-all-tables"))).clicked() {
            choice.tables.clone_from(&open);
        }
        if ui.add(Button::quiet(&ui.word("printing-no-table"))).clicked() {
            choice.tables.clear();
        }
        let Some(broke) = broke else { return };
        let word = break_text(ui, broke);
        if ui.add(Button::quiet(&word)).clicked() {
            let tables = if gone.is_some() { vec![broke.table] } else { broke.tables.clone() };
            choice.tables = tables.into_iter().collect();
        }
    });
    let all: Vec<TableNo> = open.into_iter().collect();
    let gap = space::TIGHT;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "how many numbers fit beside each other"
    )]
    let across = (((ui.available_width() + gap - 12.0) / (NUMBER + gap)) as usize).max(1);
    let height = ui.spacing().interact_size.y;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(gap, gap);
        let area = ScrollArea::vertical().id_salt("tables").auto_shrink([false, true]);
        area.show_rows(ui, height, all.len().div_ceil(across), |ui, rows| {
            for row in rows {
                ui.horizontal(|ui| {
                    for table in all.iter().skip(row * across).take(across) {
                        let is = choice.tables.contains(table);
                        let number = table.to_string();
                        let button = Button::new(&number).chosen(is).least_width(NUMBER);
                        if ui.add(button).clicked() {
                            if is {
                                choice.tables.remove(table);
                            } else {
                                choice.tables.insert(*table);
                            }
                        }
                    }
                });
            }
        });
    });
}

fn break_text(ui: &Ui, broke: &LastBreak) -> String {
    ui.say("printing-of-break", &[("table", broke.table.to_string().into())])
}

fn players(
    ui: &mut Ui,
    choice: &mut ScopeChoice,
    broke: Option<&LastBreak>,
    cx: &FrameContext<'_>,
) {
    let theme = Theme::of(ui);
    let field = ui.add(SearchField::new(&mut choice.text, &ui.word("printing-find-player")));
    let hits = cx.view(Validity::Change, choice.text.clone(), |text| find(text, cx));
    let entered = gate::left_with_enter(ui, &field);
    let mut taken = entered.then(|| hits.first().copied()).flatten();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::TIGHT;
        if !choice.entries.is_empty()
            && ui.add(Button::quiet(&ui.word("printing-no-table"))).clicked()
        {
            choice.entries.clear();
        }
        if let Some(broke) = broke.filter(|broke| !broke.entries.is_empty())
            && ui.add(Button::quiet(&break_text(ui, broke))).clicked()
        {
            choice.entries.clone_from(&broke.entries);
        }
    });
    let (t, language) = (cx.tournament(), cx.language);
    let line = |entry: EntryId| {
        let seat = t.tables().seat_of(entry).map(|seat| words::seat(language, seat));
        let name = words::full_name(language, t, entry);
        seat.map_or(name.clone(), |seat| format!("{name} · {seat}"))
    };
    let mut away = None;
    let height = ui.spacing().interact_size.y;
    let (found, chosen) = (hits.len(), choice.entries.len());
    let area = ScrollArea::vertical().id_salt("players").auto_shrink([false, true]);
    area.show_rows(ui, height, found + chosen, |ui, rows| {
        for row in rows {
            ui.horizontal(|ui| {
                if let Some(entry) = hits.get(row) {
                    let name = line(*entry);
                    let button = Button::new(&name).icon(Icon::Plus);
                    if ui.add(button).clicked() {
                        taken = Some(*entry);
                    }
                } else if let Some(entry) = choice.entries.get(row - found) {
                    let name = line(*entry);
                    let remove = ui.say("printing-without", &[("player", name.clone().into())]);
                    if ui.add(Button::picture(Icon::Close, &remove)).clicked() {
                        away = Some(row - found);
                    }
                    elided(ui, Text::Body.rich(name).color(theme.text));
                }
            });
        }
    });
    if let Some(entry) = taken {
        if !choice.entries.contains(&entry) {
            choice.entries.push(entry);
        }
        choice.text.clear();
        if entered {
            field.request_focus();
        }
    }
    if let Some(away) = away.filter(|away| *away < choice.entries.len()) {
        choice.entries.remove(away);
    }
}

/// Returns the players who match the typed text; none while it is empty.
fn find(text: &str, cx: &FrameContext<'_>) -> Vec<EntryId> {
    if Query::typed(text).is_empty() {
        return Vec::new();
    }
    let hits = cx.find_people(text);
    let players = cx.tournament().entries().players();
    let mut matching: Vec<_> = players
        .filter_map(|(id, player)| {
            Some((hits.fit(id)?, player.person.folded(), *player.entries.last()?))
        })
        .collect();
    matching.sort_unstable();
    matching.into_iter().take(MOST).map(|(_, _, entry)| entry).collect()
}
