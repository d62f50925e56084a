//! Players imported from a spreadsheet: the meaning of the columns, the people in it, and their
//! entry.

use std::path::Path;

use bottone_base::person::PeopleIndex;
use bottone_i18n::{Saying, ToText as _};
use bottone_store::csv::{CsvSheet, Doubt, ImportList, NewPlayer, PlayerField, SheetError};
use bottone_tournament::{
    Command, Tournament,
    entries::{Entrant, EntryCommand},
    tables::SeatWish,
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Width, card, choose, elided, tabs},
};
use bottone_vocabulary::words;
use egui::{Align, Layout, ScrollArea, Ui, vec2};

/// The number of rows that show the content of a column.
const SHOWN: usize = 3;
/// The width of a column of the file, in points.
const COLUMN: f32 = 150.0;

const FIELDS: [(PlayerField, &str); 9] = [
    (PlayerField::Family, "dialogs-player-family"),
    (PlayerField::Given, "dialogs-player-given"),
    (PlayerField::FullName, "dialogs-import-whole"),
    (PlayerField::FullNameFamilyFirst, "dialogs-import-family-first"),
    (PlayerField::Country, "dialogs-player-country"),
    (PlayerField::Card, "dialogs-player-card"),
    (PlayerField::Status, "dialogs-import-comes"),
    (PlayerField::Note, "dialogs-player-note"),
    (PlayerField::Skip, "dialogs-import-skip"),
];

const COLUMNS: [ListColumn<'static>; 6] = [
    ListColumn::new("", Width::Points(20.0)),
    ListColumn::figures("dialogs-import-line", Width::Points(44.0)),
    ListColumn::new("dialogs-import-player", Width::Share(1.3)),
    ListColumn::new("dialogs-player-country", Width::Share(0.4)),
    ListColumn::new("dialogs-player-card", Width::Share(0.5)),
    ListColumn::new("dialogs-import-what-to-know", Width::Share(2.0)),
];

const WAYS: [(EntryMode, &str); 3] = [
    (EntryMode::SeatNow, "dialogs-import-seat-now"),
    (EntryMode::SeatLater, "dialogs-import-seat-later"),
    (EntryMode::ListOnly, "dialogs-import-only-list"),
];

/// A spreadsheet as it is being imported.
#[derive(Clone, Debug)]
pub struct ImportPlayers {
    file: String,
    sheet: CsvSheet,
    mapping: Vec<PlayerField>,
    known: PeopleIndex<()>,
    players: Result<ImportList, Saying>,
    mode: EntryMode,
    seed: u64,
    /// The command for the ticked people, and the reason of its refusal, at this revision.
    ready: Option<(u64, Option<Command>, Option<String>)>,
}

/// The way of entering the imported players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EntryMode {
    SeatNow,
    SeatLater,
    ListOnly,
}

impl ImportPlayers {
    /// Reads the spreadsheet at `path` for the event `t`. A seat draw will use `seed`.
    ///
    /// # Errors
    /// If the file is not a spreadsheet; the error says what it is.
    pub fn open(path: &Path, t: &Tournament, seed: u64) -> Result<Self, SheetError> {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Self::of(file, CsvSheet::open(path)?, t, seed))
    }

    /// Reads a pasted list called `name` for the event `t`. A seat draw will use `seed`.
    ///
    /// # Errors
    /// If the text is not a list; the error says what it is.
    pub fn pasted(name: String, text: &str, t: &Tournament, seed: u64) -> Result<Self, SheetError> {
        Ok(Self::of(name, CsvSheet::read(text.as_bytes())?, t, seed))
    }

    fn of(file: String, sheet: CsvSheet, t: &Tournament, seed: u64) -> Self {
        let mut known = PeopleIndex::default();
        t.entries().players().for_each(|(_, player)| known.note(&player.person, None, ()));
        let mapping = sheet.guessed();
        let mut import = Self {
            file,
            sheet,
            mapping,
            known,
            players: Ok(ImportList::default()),
            mode: EntryMode::SeatLater,
            seed,
            ready: None,
        };
        import.read();
        // If there are seats for all, they are drawn at once.
        let open: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
        if (1..=open).contains(&import.player_count()) {
            import.mode = EntryMode::SeatNow;
        }
        import
    }

    /// Makes people from the rows, with the chosen columns.
    fn read(&mut self) {
        let players = self.sheet.players(&self.mapping, &self.known);
        self.players = players.map_err(|error| error.saying());
        self.ready = None;
    }

    fn player_count(&self) -> usize {
        let people = self.players.as_ref().map_or(&[][..], |players| &players.people);
        people.iter().filter(|player| player.included).count()
    }

    fn command(&self) -> Option<Command> {
        let players = self.players.as_ref().ok()?;
        let people = players.people.iter().filter(|player| player.included);
        let people = people.map(|player| player.person.clone());
        let enter =
            |seat| EntryCommand::Enter { who: people.clone().map(Entrant::New).collect(), seat };
        Some(Command::Entries(match self.mode {
            EntryMode::SeatNow => enter(SeatWish::Draw(self.seed)),
            EntryMode::SeatLater => enter(SeatWish::Later),
            EntryMode::ListOnly => EntryCommand::List { people: people.collect() },
        }))
    }

    /// Returns the reason why the import would be refused. It is checked again only after a change.
    fn refusal(&mut self, cx: &FrameContext<'_>) -> Option<String> {
        let revision = cx.desk.revision();
        if self.ready.as_ref().is_none_or(|(of, ..)| *of != revision) {
            let command = self.command();
            let refusal = match &command {
                _ if self.player_count() == 0 => {
                    Some(cx.language.word("dialogs-import-none-selected"))
                }
                Some(command) => match cx.desk.can(command) {
                    Err(refusal) if refusal.is_waivable() => None,
                    _ => cx.refusal(command),
                },
                None => Some(cx.language.word("dialogs-import-no-names")),
            };
            self.ready = Some((revision, command, refusal));
        }
        self.ready.as_ref().and_then(|(.., refusal)| refusal.clone())
    }

    fn head(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
            let mut header = self.sheet.has_header();
            if ui.checkbox(&mut header, ui.word("dialogs-import-header")).changed() {
                self.sheet = self.sheet.clone().with_header(header);
                self.mapping = self.sheet.guessed();
                self.read();
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let rows = words::count(ui.language(), "count-rows", self.sheet.rows.len());
                elided(ui, Text::Body.rich(format!("{} · {rows}", self.file)).color(theme.dim));
            });
        });
        for notice in &self.sheet.notices {
            ui.label(Text::Note.rich(notice.to_text(ui.language())).color(theme.gold));
        }
    }

    /// Draws every column with its meaning and its first cells.
    fn columns(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let mut changed = false;
        let fields = ui.words(&FIELDS);
        ScrollArea::horizontal().id_salt("columns").auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                for (at, column) in self.sheet.columns.iter().enumerate() {
                    let Some(field) = self.mapping.get_mut(at) else { continue };
                    ui.vertical(|ui| {
                        ui.set_width(COLUMN);
                        ui.spacing_mut().item_spacing.y = 2.0;
                        let name = if column.header.is_empty() {
                            ui.say("dialogs-import-column", &[("number", (at + 1).into())])
                        } else {
                            column.header.clone()
                        };
                        changed |= choose(ui, &name, field, &fields, COLUMN);
                        for row in self.sheet.rows.iter().take(SHOWN) {
                            let cell = row.cells.get(at).map_or("", String::as_str);
                            let cell = if cell.is_empty() { "—" } else { cell };
                            elided(ui, Text::Note.rich(cell).color(theme.dim));
                        }
                    });
                }
            });
        });
        if changed {
            self.read();
        }
        let left_out = self.left_out_columns();
        if !left_out.is_empty() {
            let said = ui.say("dialogs-import-left-out", &[("columns", left_out.into())]);
            elided(ui, Text::Note.rich(said).color(theme.dim));
        }
    }

    /// Returns the names of the columns that have content and are left out.
    fn left_out_columns(&self) -> String {
        let columns = self.sheet.columns.iter().zip(&self.mapping);
        let skipped = columns
            .filter(|(column, field)| **field == PlayerField::Skip && !column.header.is_empty());
        skipped.map(|(column, _)| column.header.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn people(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        ui.spacing_mut().item_spacing.y = 0.0;
        let players = match &mut self.players {
            Ok(players) => players,
            Err(why) => {
                ui.add_space(space::SCREEN);
                let why = why.to_text(ui.language());
                ui.vertical_centered(|ui| ui.label(Text::Body.rich(why).color(theme.red)));
                return;
            }
        };
        let list = List::new("people", &COLUMNS).localized().row_height(28.0);
        list.heads(ui, None);
        let pressed = list.rows(ui, players.people.len(), |index, cells| {
            let Some(player) = players.people.get(index) else { return };
            let language = cells.language();
            let ink = if player.included { theme.text } else { theme.dim };
            let tick = if player.included { ("✓", theme.accent) } else { ("–", theme.dim) };
            cells.write(tick.0, Text::Strong, tick.1);
            cells.write(&player.line.to_string(), Text::Note, theme.dim);
            cells.write(&player.person.display_name(), Text::Body, ink);
            cells.write(&player.person.country, Text::Body, theme.dim);
            cells.write(&player.person.card, Text::Body, theme.dim);
            let doubts = player.doubts.iter().map(|doubt| doubt.to_text(language));
            let note = match doubts.collect::<Vec<_>>() {
                none if none.is_empty() => player.person.note.clone(),
                doubts => doubts.join("; "),
            };
            let tone = if player.doubts.is_empty() { theme.dim } else { theme.gold };
            cells.write(&note, Text::Note, tone);
            let taken = player.included;
            let name = if taken { "dialogs-import-skip" } else { "dialogs-import-take" };
            cells.hint(|| language.word(name));
        });
        if let Some(player) = pressed.and_then(|index| players.people.get_mut(index)) {
            player.included = !player.included;
            self.ready = None;
        }
    }

    /// Draws the doubtful lines with their doubts, and the checkbox for all.
    fn problems(&mut self, ui: &mut Ui) {
        let theme = Theme::of(ui);
        let Ok(players) = &mut self.players else { return };
        ui.horizontal(|ui| {
            for (name, take) in
                [("dialogs-import-select-all", true), ("dialogs-import-select-none", false)]
            {
                if ui.add(Button::quiet(&ui.word(name))).clicked() {
                    players.people.iter_mut().for_each(|player| player.included = take);
                    self.ready = None;
                }
            }
            let people = &players.people;
            let twins = people.iter().filter(|player| player.has_namesake()).count();
            let away = people.iter().filter(|player| is_left_out(player)).count();
            let language = ui.language();
            let counts = [
                ("count-names-twice", twins),
                ("count-stay-away", away),
                ("count-odd-lines", players.problems.len()),
            ];
            let lines = counts.into_iter().filter(|(_, count)| *count > 0);
            let lines = lines.map(|(name, count)| words::count(language, name, count));
            let said = lines.collect::<Vec<_>>().join(", ");
            elided(ui, Text::Note.rich(said).color(theme.gold));
        });
        if players.problems.is_empty() {
            return;
        }
        ScrollArea::vertical()
            .id_salt("problems")
            .max_height(54.0)
            .auto_shrink([false, true])
            .show_rows(ui, 16.0, players.problems.len(), |ui, seen| {
                for problem in players.problems.get(seen).unwrap_or_default() {
                    let problem = problem.to_text(ui.language());
                    elided(ui, Text::Note.rich(problem).color(theme.gold));
                }
            });
    }

    fn effect_text(&self, cx: &FrameContext<'_>) -> String {
        let language = cx.language;
        let setup = cx.tournament().setup();
        let price = match words::price(language, setup.buy_in, &setup.currency) {
            nothing if nothing.is_empty() => language.number(0_u8),
            price => price,
        };
        let price = ("price", price.into());
        match self.mode {
            EntryMode::SeatNow => {
                let open = cx.views.summary().open_seats;
                let seats = words::count(language, "count-open-seats", open);
                language.say("dialogs-import-all-draw", &[price, ("seats", seats.into())])
            }
            EntryMode::SeatLater => language.say("dialogs-import-all-wait", &[price]),
            EntryMode::ListOnly => language.word("dialogs-import-all-listed"),
        }
    }
}

impl EventDialog for ImportPlayers {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("dialogs-import-title"), 920.0, out, |ui, out| {
            let theme = Theme::of(ui);
            self.head(ui);
            self.columns(ui);
            let height = (ui.ctx().content_rect().height() - 480.0).clamp(120.0, 420.0);
            card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
                ui.set_height(height);
                self.people(ui);
            });
            self.problems(ui);
            ui.horizontal(|ui| {
                let before = self.mode;
                tabs(ui, &mut self.mode, &ui.words(&WAYS));
                if self.mode != before {
                    self.ready = None;
                }
                match self.refusal(cx) {
                    Some(why) => elided(ui, Text::Note.rich(why).color(theme.gold)),
                    None => elided(ui, Text::Note.rich(self.effect_text(cx)).color(theme.dim)),
                }
            });
            let players = words::count(ui.language(), "count-players", self.player_count());
            let word = ui.say("dialogs-import-do", &[("players", players.into())]);
            let refusal = self.refusal(cx);
            if answer_buttons(ui, &word, refusal.as_deref(), out)
                && let Some((_, Some(command), _)) = self.ready.take()
            {
                // A rule that may be waived is asked about in its own dialog.
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}

/// Returns whether the list says that a person does not come, or that a line is not a person.
fn is_left_out(player: &NewPlayer) -> bool {
    let is_twin = |doubt: &Doubt| matches!(doubt, Doubt::Known | Doubt::OnLine(_));
    player.doubts.iter().any(|doubt| doubt.excludes() && !is_twin(doubt))
}
