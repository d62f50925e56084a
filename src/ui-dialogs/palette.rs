//! The search for players, tables, irregularities and commands.

use std::sync::Arc;

use bottone_base::{paper_code::PaperCode, person::fold, seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_search::{Hits, MatchQuality};
use bottone_session::OpenDialog;
use bottone_tournament::{
    Command, Tournament,
    entries::{EntryId, PlayerId},
    papers::Scope,
    tables::{Table, TableCommand},
};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    commands::{self, CommandPlace, UiCommand, bust, key_label, key_of, open_next},
    context::FrameContext,
    dialog::{EventDialog, ScanAnswer, forget_typed, show_question},
};
use bottone_ui_kit::{
    gate::{self, step_row},
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, SearchField, localized_label},
};
use bottone_view::{floor::stack_of, late, sheet_names, todo::TaskAct};
use bottone_view_paper::sheets::GROUPS;
use bottone_view_table::irregularities::{self, Irregularity};
use bottone_vocabulary::words;
use egui::{Key, ScrollArea, Sense, Ui, vec2};

const LINE: f32 = 32.0;
const SHOWN: f32 = 11.0;
/// The greatest number of hits that are listed.
const MOST: usize = 200;
/// The number of tables that can be broken by name, in the breaking order.
const MOST_BREAKS: usize = 20;
/// The number of last busts among the first hits, and of remembered items.
const RECENT: usize = 3;
const MOST_RECENT: usize = 6;

/// The number of letters from which irregularities are searched.
const IRREGULAR: usize = 4;

/// The use of the found item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Show or run anything that is found.
    Find,
    /// Bust the player that is found.
    Bust,
    /// Move the player that is found.
    Move,
}

/// The typed text and its hits.
#[derive(Clone, Debug)]
pub struct Palette {
    purpose: Purpose,
    text: String,
    /// The searchable items, collected when the dialog opens.
    index: Option<Arc<[PaletteItem]>>,
    hits: Vec<u32>,
    searched: Option<String>,
    /// The line that Enter takes; `None` until text is typed or a line is pointed at.
    chosen: Option<usize>,
    focused: bool,
    /// The other open events, each with its name and number.
    events: Vec<(String, usize)>,
    /// The names of the items chosen before, the last one first.
    recent: Vec<String>,
}

/// An item that can be found.
#[derive(Debug)]
struct PaletteItem {
    folded: String,
    /// Its other names; items with the searched text in their own name come first.
    also: String,
    name: String,
    detail: String,
    target: PaletteTarget,
}

#[derive(Debug)]
enum PaletteTarget {
    Player(PlayerId),
    Table(TableNo),
    Irregularity(&'static str),
    Do(Box<Action>),
}

impl Palette {
    /// Asks for text to search.
    pub const fn new(purpose: Purpose) -> Self {
        Self {
            purpose,
            text: String::new(),
            index: None,
            hits: Vec::new(),
            searched: None,
            chosen: None,
            focused: false,
            events: Vec::new(),
            recent: Vec::new(),
        }
    }

    /// Includes these other events, by their numbers.
    #[must_use]
    pub fn with_events(self, events: Vec<(String, usize)>) -> Self {
        Self { events, ..self }
    }

    /// Asks with some text already typed.
    pub fn with_text(purpose: Purpose, text: &str) -> Self {
        Self { text: text.to_owned(), ..Self::new(purpose) }
    }

    /// Returns the searched text, and the instant if a time is typed after it: "7 3 at 22:10", "6 8
    /// -5".
    fn query_and_time(&self, cx: &FrameContext<'_>) -> Option<(String, Timestamp)> {
        let text = self.text.trim_end();
        let behind = |sign: &str| {
            let (what, time) = text.rsplit_once(sign)?;
            let minus = if sign == " -" { "-" } else { "" };
            let at = late::parse(&format!("{minus}{time}"), &cx.desk.papers(cx.language))?;
            Some((what.trim().to_owned(), at))
        };
        let is_past = |(_, at): &(String, Timestamp)| *at < cx.now && *at >= cx.desk.beginning().at;
        [" @", " -", " at ", " alle "].into_iter().find_map(behind).filter(is_past)
    }

    /// Returns the name of its title.
    const fn name(&self) -> &'static str {
        match self.purpose {
            Purpose::Find => "dialogs-find-title",
            Purpose::Bust => "dialogs-find-bust",
            Purpose::Move => "dialogs-find-move",
        }
    }

    /// Returns the act on a player that Enter would perform, for the notice to other desks.
    fn open(&self, index: &[PaletteItem], cx: &FrameContext<'_>) -> Option<OpenDialog> {
        let line = index.get(*self.hits.get(self.chosen?)? as usize)?;
        let PaletteTarget::Player(player) = line.target else { return None };
        let entry = cx.tournament().entries().entry_in_play(player)?;
        match self.purpose {
            Purpose::Find => None,
            Purpose::Bust => Some(OpenDialog::Busts(vec![entry])),
            Purpose::Move => Some(OpenDialog::Moves(entry)),
        }
    }

    fn search(&mut self, cx: &FrameContext<'_>) -> Arc<[PaletteItem]> {
        let (purpose, events) = (self.purpose, &self.events);
        let index = self.index.get_or_insert_with(|| index(cx, purpose, events).into());
        let index = Arc::clone(index);
        let sought = self.text.trim().to_owned();
        if self.searched.as_ref() != Some(&sought) {
            self.hits = find(&index, &sought, &cx.find_people(&self.text));
            if sought.is_empty() {
                self.opens_with(&index, cx);
            }
            let begins = !sought.is_empty() && !self.hits.is_empty();
            let (irregularities, sure) = irregularities(&index, &sought);
            self.chosen = (begins || sure).then_some(0);
            self.hits.extend(irregularities);
            self.searched = Some(sought);
        }
        index
    }
}

impl Palette {
    /// Puts first what is usually wanted: the items chosen before, the last busts, the table that
    /// breaks next, and the commands of play.
    fn opens_with(&mut self, index: &[PaletteItem], cx: &FrameContext<'_>) {
        let t = cx.tournament();
        let busts: Vec<PlayerId> = t
            .entries()
            .busts()
            .iter()
            .rev()
            .flat_map(|bust| &bust.out)
            .take(RECENT)
            .filter_map(|out| Some(t.entries().get(out.entry)?.player))
            .collect();
        let mut order = t.tables().breaking_order(&cx.plan().breaks).into_iter();
        let breaks = order.next().filter(|table| {
            let command = Command::Tables(TableCommand::Break { table: *table, seed: 0 });
            cx.refusal(&command).is_none()
        });
        let usual = [UiCommand::Bust, UiCommand::Move, UiCommand::StartPause, UiCommand::Happened];
        let rank = |number: &u32| {
            let Some(line) = index.get(*number as usize) else { return usize::MAX };
            if let Some(at) = self.recent.iter().position(|name| *name == line.name) {
                return at;
            }
            let at = match &line.target {
                PaletteTarget::Player(player) => busts.iter().position(|other| other == player),
                PaletteTarget::Do(action) => match &**action {
                    Action::Act(TaskAct::Break(table)) => {
                        (breaks == Some(*table)).then_some(RECENT)
                    }
                    Action::Run(command) => {
                        let at = usual.iter().position(|other| other == command);
                        at.map(|at| RECENT + 1 + at)
                    }
                    _ => None,
                },
                PaletteTarget::Table(_) | PaletteTarget::Irregularity(_) => None,
            };
            at.map_or(usize::MAX, |at| MOST_RECENT + at)
        };
        self.hits.sort_by_key(rank);
    }
}

/// Returns the matching players, and every item with words that begin like the searched ones. The
/// best matches come first; among equals, an item that matches only by its other names comes last.
fn find(index: &[PaletteItem], sought: &str, players: &Hits) -> Vec<u32> {
    let sought = fold(sought);
    let words: Vec<&str> = sought.split(' ').filter(|word| !word.is_empty()).collect();
    let first = words.first().copied().unwrap_or("");
    let begins = |text: &str, word: &&str| text.split(' ').any(|part| part.starts_with(*word));
    let fit = |line: &PaletteItem| match line.target {
        PaletteTarget::Player(player) => Some((players.fit(player)?, false)),
        PaletteTarget::Irregularity(_) => None,
        PaletteTarget::Table(_) | PaletteTarget::Do(_) => {
            let is_called = |word: &&str| begins(&line.folded, word);
            if words.iter().all(is_called) {
                let at_first = line.folded.starts_with(first);
                return Some((
                    if at_first { MatchQuality::Begins } else { MatchQuality::Within },
                    false,
                ));
            }
            let is_meant = |word: &&str| is_called(word) || begins(&line.also, word);
            words.iter().all(is_meant).then_some((MatchQuality::Within, true))
        }
    };
    let found = (0..).zip(index).filter_map(|(number, line)| Some((fit(line)?, number)));
    let mut found: Vec<((MatchQuality, bool), u32)> = found.collect();
    found.sort_unstable();
    found.into_iter().take(MOST).map(|(_, number)| number).collect()
}

/// Returns the matching irregularities as the table's own list finds them, and whether the first
/// one is beyond doubt. They come after everything else, and only for a whole word or more.
fn irregularities(index: &[PaletteItem], sought: &str) -> (Vec<u32>, bool) {
    if sought.chars().count() < IRREGULAR {
        return (Vec::new(), false);
    }
    let found = irregularities::find_entries(None, sought);
    let line = |entry: &&Irregularity| {
        let is = |line: &PaletteItem| matches!(line.target, PaletteTarget::Irregularity(id) if id == entry.id);
        u32::try_from(index.iter().position(is)?).ok()
    };
    (found.entries.iter().filter_map(line).collect(), found.sure)
}

/// Returns every item that can be found now.
fn index(cx: &FrameContext<'_>, purpose: Purpose, events: &[(String, usize)]) -> Vec<PaletteItem> {
    let (t, language) = (cx.tournament(), cx.language);
    let mut lines = Vec::new();
    if purpose == Purpose::Find {
        lines.extend(events.iter().map(|(name, number)| event_item(language, name, *number)));
        lines.extend(commands(cx));
    }
    let players = t.entries().players().filter_map(|(id, player)| {
        let seat = player.entries.last().and_then(|entry| t.tables().seat_of(*entry));
        if purpose != Purpose::Find && seat.is_none() {
            return None;
        }
        let name = player.person.display_name();
        let seat = seat.map(|seat| words::seat(language, seat));
        let seat = seat.unwrap_or_else(|| language.word("dialogs-find-not-seated"));
        let stack = player.entries.last().map(|entry| stack_of(language, t, *entry, cx.now));
        let detail = words::joined(stack.into_iter().chain([seat]));
        Some(PaletteItem {
            folded: player.person.folded(),
            also: String::new(),
            name,
            detail,
            target: PaletteTarget::Player(id),
        })
    });
    let mut players: Vec<PaletteItem> = players.collect();
    players.sort_by(|a, b| a.folded.cmp(&b.folded));
    lines.extend(players);
    if purpose == Purpose::Find {
        lines.extend(
            t.tables().open().flat_map(|(number, table)| table_items(language, number, table)),
        );
        lines.extend(Irregularity::all().map(|(_, entry)| PaletteItem {
            folded: String::new(),
            also: String::new(),
            name: entry.name(language),
            detail: language.word("irregular-list"),
            target: PaletteTarget::Irregularity(entry.id),
        }));
    }
    lines
}

fn commands(cx: &FrameContext<'_>) -> Vec<PaletteItem> {
    let (language, runs) = (cx.language, cx.runs());
    let only = |folded: String| (folded, String::new());
    let of_table =
        commands::ALL.iter().filter(|line| line.place != CommandPlace::Nowhere).map(|line| {
            let title = |language| line.title(language, runs, false);
            let key = localized_label(language, key_label(line.command));
            let detail = line.command.refusal(cx).unwrap_or(key);
            let also = folded(language, |language| line.aliases(language));
            let by = (folded(language, title), also);
            (by, title(language), detail, Action::Run(line.command))
        });
    // The tables in their breaking order, the one that breaks next first.
    let order = cx.tournament().tables().breaking_order(&cx.plan().breaks);
    let breaks = order.into_iter().take(MOST_BREAKS).map(|table| {
        let named = |language: Language| {
            language.say("dialogs-find-break", &[("table", table.to_string().into())])
        };
        let refusal = cx.refusal(&Command::Tables(TableCommand::Break { table, seed: 0 }));
        let detail = refusal.unwrap_or_default();
        (only(folded(language, named)), named(language), detail, Action::Act(TaskAct::Break(table)))
    });
    let open = open_next(cx).map(|command| {
        let title = |language: Language| language.word("screens-floor-open-table");
        (only(folded(language, title)), title(language), String::new(), Action::Submit(command))
    });
    let languages = Language::complete().map(|language| {
        let name = language.name();
        (only(fold(&name)), name, String::new(), Action::Language(language))
    });
    let prints = GROUPS.iter().flat_map(|(_, kinds)| kinds.iter()).map(|kind| {
        let name = |language: Language| {
            language.say("printing-find", &[("sheet", sheet_names::name(language, *kind).into())])
        };
        let show = Action::Print(PrintAction::Show(*kind, Scope::All));
        (only(folded(language, name)), name(language), String::new(), show)
    });
    of_table
        .chain(breaks)
        .chain(open)
        .chain(prints)
        .chain(languages)
        .map(|((folded, also), what, detail, action)| PaletteItem {
            folded,
            also,
            name: what,
            detail: if detail.is_empty() { language.word("dialogs-find-command") } else { detail },
            target: PaletteTarget::Do(Box::new(action)),
        })
        .collect()
}

/// Returns the line for another open event, or for the board of the day.
fn event_item(language: Language, name: &str, number: usize) -> PaletteItem {
    let gap = [("event", name.into())];
    let (what, by) = match number {
        0 => (
            language.word("today-go-board"),
            folded(language, |language| language.word("today-title")),
        ),
        _ => (language.say("today-go", &gap), fold(name)),
    };
    let detail = localized_label(language, key_of(number));
    PaletteItem {
        folded: by,
        also: String::new(),
        name: what,
        detail,
        target: PaletteTarget::Do(Box::new(Action::ShowEvent(number))),
    }
}

/// Returns search words in every language, the window's language first.
fn folded(language: Language, words: impl Fn(Language) -> String) -> String {
    let others = Language::complete().filter(|other| *other != language);
    let all: Vec<String> = std::iter::once(language).chain(others).map(words).collect();
    fold(&all.join(" "))
}

/// Returns a table's lines: one shows it on the floor, one on the table screen.
fn table_items(language: Language, number: TableNo, table: &Table) -> [PaletteItem; 2] {
    let gap = [("table", number.to_string().into())];
    let named = |name| {
        move |language: Language| language.say(name, &[("table", number.to_string().into())])
    };
    let by_table = folded(language, named("dialogs-find-table"));
    let by_sitting = folded(language, named("dialogs-find-go-to-table"));
    let players = [("players", table.occupied().len().into()), ("seats", table.size().into())];
    [
        PaletteItem {
            folded: format!("{by_table} t{number}"),
            also: String::new(),
            name: language.say("dialogs-find-table", &gap),
            detail: language.say("dialogs-find-players", &players),
            target: PaletteTarget::Table(number),
        },
        PaletteItem {
            folded: format!("{by_table} t{number} {by_sitting}"),
            also: String::new(),
            name: language.say("dialogs-find-go-to-table", &gap),
            detail: language.word("dialogs-find-sit-detail"),
            target: PaletteTarget::Do(Box::new(Action::SitAt(number))),
        },
    ]
}

impl EventDialog for Palette {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word(self.name()), 560.0, out, |ui, out| {
            if !self.focused {
                self.recent = ui.data(|data| data.get_temp(recent_id())).unwrap_or_default();
            }
            let index = self.search(cx);
            // Up and down choose a line; the field would move its cursor.
            let (down, up) = gate::consume_arrows(ui, Key::ArrowDown, Key::ArrowUp);
            let step = down.cast_signed() - up.cast_signed();
            if step != 0 {
                self.chosen = step_row(self.chosen, step, self.hits.len());
            }
            if let Some(open) = self.open(&index, cx) {
                out.set_open(open);
            }
            let hint = match self.purpose {
                Purpose::Find => "dialogs-find-hint",
                Purpose::Bust | Purpose::Move => "dialogs-find-player-hint",
            };
            forget_typed(ui);
            let field = ui.add(SearchField::new(&mut self.text, &ui.word(hint)));
            if !std::mem::replace(&mut self.focused, true) || !field.has_focus() {
                field.request_focus();
            }
            if self.purpose != Purpose::Find && cx.present.is_none() {
                let earlier = Text::Note.rich(ui.word("late-find-hint")).color(Theme::of(ui).dim);
                ui.label(earlier);
            }
            ui.add_space(space::TIGHT);
            if let Some((what, at)) = self.query_and_time(cx) {
                let gaps = [
                    ("time", words::instant(cx.language, at, cx.now).into()),
                    ("what", what.as_str().into()),
                ];
                let line = ui.say("late-find", &gaps);
                let go = ui.add(Button::new(&line).key("Enter")).clicked();
                if go || gate::is_answered(ui) {
                    out.send(Action::CloseDialog);
                    out.send(Action::LookBack(Some(at)));
                    out.send(Action::ask(Palette::with_text(self.purpose, &what)));
                }
                return;
            }
            let mut taken = self.chosen.filter(|_| gate::is_answered(ui));
            let seek = step != 0;
            ui.spacing_mut().item_spacing.y = 0.0;
            if self.hits.is_empty() {
                let theme = Theme::of(ui);
                ui.label(Text::Body.rich(ui.word("dialogs-find-nothing")).color(theme.dim));
            }
            let area =
                ScrollArea::vertical().max_height(SHOWN * LINE).min_scrolled_height(SHOWN * LINE);
            let area = area.auto_shrink([false, false]);
            area.show_rows(ui, LINE, self.hits.len(), |ui, rows| {
                for at in rows {
                    let Some(line) = self.hits.get(at).and_then(|n| index.get(*n as usize)) else {
                        continue;
                    };
                    let chosen = Some(at) == self.chosen;
                    if show_item(ui, line, chosen, seek && chosen) {
                        taken = Some(at);
                    }
                }
            });
            // The digits of a card can be typed here when no scanner read it.
            if gate::is_answered(ui) && PaperCode::read(&self.text).is_some() {
                return out.send(Action::Scanned(self.text.clone()));
            }
            let line = taken.and_then(|at| self.hits.get(at)).and_then(|n| index.get(*n as usize));
            if let Some(line) = line {
                self.remember(ui, &line.name);
                out.send(Action::CloseDialog);
                out.send(action_for(&line.target, self.purpose, cx));
            }
        });
    }

    fn answer_scan(&mut self, _t: &Tournament, entry: Option<EntryId>) -> ScanAnswer {
        match (self.purpose, entry) {
            (Purpose::Find, _) => ScanAnswer::Show,
            (Purpose::Bust, Some(entry)) => ScanAnswer::Do(Box::new(Action::Submit(bust(entry)))),
            (Purpose::Move, Some(entry)) => {
                ScanAnswer::Do(Box::new(Action::Act(TaskAct::ChooseSeat(entry))))
            }
            (Purpose::Bust | Purpose::Move, None) => ScanAnswer::NotOneOfThem,
        }
    }
}

/// Returns the place where the window remembers the chosen items, as long as it is open.
fn recent_id() -> egui::Id {
    egui::Id::unique("found before")
}

impl Palette {
    /// Remembers a chosen item for the next search.
    fn remember(&mut self, ui: &Ui, what: &str) {
        if self.purpose != Purpose::Find {
            return;
        }
        self.recent.retain(|name| name != what);
        self.recent.insert(0, what.to_owned());
        self.recent.truncate(MOST_RECENT);
        ui.data_mut(|data| data.insert_temp(recent_id(), self.recent.clone()));
    }
}

fn show_item(ui: &mut Ui, line: &PaletteItem, chosen: bool, seek: bool) -> bool {
    let theme = Theme::of(ui);
    let (place, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::CLICK);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::Role::ListBoxOption, true, chosen, &line.name)
    });
    if seek {
        response.scroll_to_me(None);
    }
    if chosen || response.hovered() {
        let fill = if chosen { theme.chosen } else { theme.raised };
        ui.painter().rect_filled(place, 4.0, fill);
    }
    let painter = ui.painter().with_clip_rect(place);
    let detail = painter.layout_no_wrap(line.detail.clone(), Text::Note.font(), theme.dim);
    let right = place.right() - space::ITEM - detail.size().x;
    painter.galley(egui::pos2(right, place.center().y - detail.size().y / 2.0), detail, theme.dim);
    let words = painter.with_clip_rect(place.with_max_x(right - space::ITEM));
    words.text(
        place.left_center() + vec2(space::ITEM, 0.0),
        egui::Align2::LEFT_CENTER,
        &line.name,
        Text::Body.font(),
        theme.text,
    );
    response.clicked()
}

fn action_for(target: &PaletteTarget, purpose: Purpose, cx: &FrameContext<'_>) -> Action {
    let (t, language) = (cx.tournament(), cx.language);
    match target {
        PaletteTarget::Table(table) => Action::ShowTable(*table),
        PaletteTarget::Irregularity(id) => Action::LookUp(id),
        PaletteTarget::Do(action) => (**action).clone(),
        PaletteTarget::Player(player) => {
            let last = || t.entries().player(*player)?.entries.last().copied();
            // A busted player's bust is submitted too: the desk refuses it, and names the desk
            // that was first.
            let in_play = t.entries().entry_in_play(*player);
            let entry = if purpose == Purpose::Bust { in_play.or_else(last) } else { in_play };
            match (purpose, entry) {
                (Purpose::Bust, Some(entry)) => Action::Submit(bust(entry)),
                (Purpose::Move, Some(entry)) => Action::Act(TaskAct::ChooseSeat(entry)),
                (Purpose::Find, entry) => match entry.and_then(|id| t.tables().seat_of(id)) {
                    Some(seat) => Action::Act(TaskAct::ShowSeat(seat.table, seat.seat)),
                    None => Action::ShowPlayer(*player),
                },
                (_, None) => {
                    Action::Tell(words::refusal(language, bottone_tournament::Refusal::NotIn))
                }
            }
        }
    }
}
