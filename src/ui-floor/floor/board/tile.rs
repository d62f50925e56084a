//! One table of the board: its report, and the buttons for further reports.

use bottone_base::seat::SeatNo;
use bottone_rules::floor::TableProgress;
use bottone_tournament::{
    Command,
    entries::EntryId,
    hands::{BoardKind, HandsCommand},
    tables::Table,
};
use bottone_ui_dialogs::bust::BustPlayers;
use bottone_ui_frame::{
    action::{Action, Outbox},
    commands::bust,
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::{command_button, submit_if_possible},
    fonts,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::Button,
};
use bottone_view::board::Tile;
use bottone_vocabulary::words;
use egui::{
    Align, Align2, Color32, FontId, Layout, Popup, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::tiles::{FULL, WORDS};

const ICON: f32 = 12.0;
/// The gap between two buttons, in points.
const BETWEEN: f32 = 5.0;

fn report_command(tile: &Tile, progress: TableProgress, seats: Vec<SeatNo>) -> Command {
    Command::Hands(HandsCommand::Report { table: tile.table, progress, seats })
}

/// Returns the command of a press on the tile itself: the table is done, or not done after a
/// mistake.
fn press_command(tile: &Tile) -> Command {
    let progress = match tile.progress {
        TableProgress::Plays | TableProgress::AllIn => TableProgress::Done,
        TableProgress::Done | TableProgress::Stopped => TableProgress::Plays,
    };
    report_command(tile, progress, Vec::new())
}

pub(super) fn show(ui: &mut Ui, tile: &Tile, size: Vec2, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let (_, place) = ui.allocate_space(size);
    let id = ui.scope_id().with(("board", tile.table));
    let response = ui.interact(place, id, Sense::click());
    let texts = [&tile.state, &tile.since, &tile.note, &tile.heads];
    let texts: Vec<&str> =
        texts.into_iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let gaps = [("table", tile.table.to_string().into()), ("state", texts.join(", ").into())];
    let name = ui.say("board-tile-name", &gaps);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, response.enabled(), &name));
    if response.clicked() {
        submit_if_possible(press_command(tile), cx, out);
    }
    Popup::context_menu(&response).show(|ui| menu(ui, tile, cx, out));
    if !ui.is_rect_visible(place) {
        return;
    }
    let ink = match tile.progress {
        TableProgress::Done => theme.accent,
        TableProgress::AllIn => theme.gold,
        TableProgress::Stopped => theme.red,
        TableProgress::Plays => theme.text,
    };
    ground(ui, tile, place, (response.hovered(), response.has_focus()), theme);
    let full = size.x >= FULL.x && size.y >= FULL.y;
    let inside = place.shrink(if full { 12.0 } else { 7.0 });
    number(ui, tile, inside, full, theme);
    if full {
        let line = pos2(inside.left(), inside.top() + 40.0);
        state(ui, tile, line, inside.right(), ink, theme);
        words_at(
            ui,
            &tile.note,
            pos2(inside.left(), line.y + 21.0),
            inside.width(),
            theme.tone(tile.note_tone),
        );
        foot(ui, tile, inside, cx, out);
    } else {
        let short = size.x < WORDS.x || size.y < WORDS.y;
        let line = pos2(inside.left(), inside.top() + if short { 20.0 } else { 26.0 });
        let room = inside.width() - ICON - space::TIGHT;
        sign(ui, tile.progress, line, ink);
        let beside = pos2(line.x + ICON + space::TIGHT, line.y);
        let words = if short { &tile.since } else { &tile.state };
        words_at(ui, words, beside, room, ink);
        let below = line.y + 16.0;
        if !short && below + 6.0 < inside.bottom() {
            let note = if tile.note.is_empty() { &tile.since } else { &tile.note };
            let ink = if tile.note.is_empty() { theme.dim } else { theme.tone(tile.note_tone) };
            words_at(ui, note, pos2(inside.left(), below), inside.width(), ink);
        }
    }
    if response.hovered() {
        response.on_hover_text(name);
    }
}

fn ground(ui: &Ui, tile: &Tile, place: Rect, (hovered, focused): (bool, bool), theme: &Theme) {
    let (fill, edge) = match tile.progress {
        TableProgress::Done => (theme.card, theme.line),
        TableProgress::Plays => (theme.raised, theme.line_hover),
        TableProgress::AllIn => {
            (mix(theme.card, theme.gold, 0.12), mix(theme.card, theme.gold, 0.75))
        }
        TableProgress::Stopped => {
            (mix(theme.card, theme.red, 0.07), mix(theme.card, theme.red, 0.75))
        }
    };
    let fill = if hovered { mix(fill, theme.raised_hover, 0.6) } else { fill };
    let pen = if focused { Stroke::new(2.0, theme.accent) } else { Stroke::new(1.0, edge) };
    ui.painter().rect(place, corner(radius::INNER), fill, pen, StrokeKind::Inside);
}

fn number(ui: &Ui, tile: &Tile, inside: Rect, full: bool, theme: &Theme) {
    let font = FontId::new(if full { 22.0 } else { 15.0 }, fonts::bold());
    let painter = ui.painter();
    let at = inside.left_top() - vec2(0.0, if full { 4.0 } else { 2.0 });
    painter.text(at, Align2::LEFT_TOP, tile.table.to_string(), font, theme.text);
    let (words, ink) = if tile.heads.is_empty() {
        (&tile.of, theme.dim)
    } else {
        (&tile.heads, theme.tone(tile.heads_tone))
    };
    let font = if full { Text::Note.font() } else { Text::Caption.font() };
    let set = painter.layout_no_wrap(words.clone(), font.clone(), ink);
    let set = if set.size().x > inside.width() - 26.0 {
        painter.layout_no_wrap(tile.players.to_string(), font, ink)
    } else {
        set
    };
    painter.galley(pos2(inside.right() - set.size().x, inside.top()), set, ink);
}

/// Draws a state such as "Done after 0:41" with its sign.
fn state(ui: &Ui, tile: &Tile, at: egui::Pos2, right: f32, ink: Color32, theme: &Theme) {
    sign(ui, tile.progress, at, ink);
    let painter = ui.painter();
    let word_ink = if tile.progress == TableProgress::Done { theme.text } else { ink };
    let left = at.x + ICON + 6.0;
    let set = painter.layout_no_wrap(tile.state.clone(), Text::Strong.font(), word_ink);
    let wide = set.size().x;
    painter.galley(pos2(left, at.y - set.size().y / 2.0), set, word_ink);
    let beside = pos2(left + wide + space::ITEM, at.y);
    if right - beside.x > 24.0 {
        words_at(ui, &tile.since, beside, right - beside.x, theme.dim);
    }
}

fn sign(ui: &Ui, progress: TableProgress, at: egui::Pos2, ink: Color32) {
    let place = Rect::from_center_size(pos2(at.x + ICON / 2.0, at.y), Vec2::splat(ICON));
    let icon = match progress {
        TableProgress::Plays => Icon::Play,
        TableProgress::AllIn => Icon::Pause,
        TableProgress::Stopped => Icon::Clock,
        TableProgress::Done => Icon::Tick,
    };
    icon.paint(ui.painter(), place, ink);
}

/// Draws words in one line, cut if there is no more room.
fn words_at(ui: &Ui, words: &str, at: egui::Pos2, room: f32, ink: Color32) {
    let mut job =
        egui::text::LayoutJob::simple_singleline(words.to_owned(), Text::Note.font(), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(1.0));
    let set = ui.painter().layout_job(job);
    ui.painter().galley(pos2(at.x, at.y - set.size().y / 2.0), set, ink);
}

/// Draws the buttons or, at a table that is done, its shortest stack.
fn foot(ui: &mut Ui, tile: &Tile, inside: Rect, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let row = inside.with_min_y(inside.bottom() - ui.spacing().interact_size.y);
    if tile.progress == TableProgress::Done && !tile.asks_heads {
        if !tile.shortest.is_empty() {
            let line = row.top() + 4.0;
            ui.painter().hline(inside.x_range(), line, Stroke::new(1.0, theme.line));
            words_at(
                ui,
                &tile.shortest,
                pos2(inside.left(), row.bottom() - 7.0),
                inside.width(),
                theme.dim,
            );
        }
        return;
    }
    // A child of its own: the content of a tile moves no other tile.
    let build = UiBuilder::new().max_rect(row).layout(Layout::left_to_right(Align::Center));
    let ui = &mut ui.new_child(build.id_salt(tile.table));
    ui.spacing_mut().item_spacing.x = BETWEEN;
    if tile.asks_heads {
        heads(ui, tile, cx, out);
    }
    match tile.progress {
        TableProgress::Done => {}
        TableProgress::AllIn => at_risk(ui, tile, cx, out),
        TableProgress::Plays | TableProgress::Stopped => report_buttons(ui, tile, cx, out),
    }
}

/// Draws the buttons for the reports of a playing table.
fn report_buttons(ui: &mut Ui, tile: &Tile, cx: &FrameContext<'_>, out: &mut Outbox) {
    let words = ["board-tile-done", "board-tile-all-in", "board-tile-clock", "board-tile-plays"];
    let [done, all_in, clock, plays] = words.map(|name| ui.word(name));
    let mut tell = |ui: &mut Ui, button: Button<'_>, progress| {
        command_button(ui, button, report_command(tile, progress, Vec::new()), cx, out);
    };
    let room = ui.available_width();
    tell(ui, Button::new(&done), TableProgress::Done);
    // Beside the button of its head count there is no room for more.
    if tile.asks_heads {
        return;
    }
    if tile.progress == TableProgress::Stopped {
        return tell(ui, Button::new(&plays), TableProgress::Plays);
    }
    if !plays_last(cx) {
        tell(ui, Button::new(&all_in), TableProgress::AllIn);
    }
    let wide = |word: &String| {
        let word =
            ui.painter().layout_no_wrap(word.clone(), Text::Button.font(), Color32::PLACEHOLDER);
        word.size().x + 2.0 * space::BUTTON + BETWEEN
    };
    let whole: f32 = [&done, &all_in, &clock].into_iter().map(wide).sum();
    let button = if whole - BETWEEN <= room + BETWEEN {
        Button::new(&clock)
    } else {
        Button::picture(Icon::Clock, &clock).raised()
    };
    tell(ui, button, TableProgress::Stopped);
}

pub(super) fn plays_last(cx: &FrameContext<'_>) -> bool {
    let kind = cx.tournament().hands().board().map(|board| board.kind);
    matches!(kind, Some(BoardKind::Last { .. }))
}

/// Draws the button "8 heads".
fn heads(ui: &mut Ui, tile: &Tile, cx: &FrameContext<'_>, out: &mut Outbox) {
    let command = HandsCommand::Heads { table: tile.table, heads: tile.players };
    let word = words::count(cx.language, "board-heads-of", tile.players.into());
    command_button(ui, Button::new(&word), Command::Hands(command), cx, out);
}

/// Draws the buttons for an all-in player, who busts or survives; an unnamed player is asked for.
fn at_risk(ui: &mut Ui, tile: &Tile, cx: &FrameContext<'_>, out: &mut Outbox) {
    let t = cx.tournament();
    let report = t.hands().board().map(|board| board.at_table(tile.table)).unwrap_or_default();
    let table = t.tables().table(tile.table);
    let who = report.seats.first().and_then(|seat| table?.entry(*seat));
    let done = report_command(tile, TableProgress::Done, Vec::new());
    let Some(entry) = who else {
        command_button(ui, Button::new(&ui.word("board-tile-done")), done, cx, out);
        let word = ui.word("board-tile-who");
        ui.menu_button(Text::Button.rich(word), |ui| {
            for (seat, entry) in table.into_iter().flat_map(Table::entries) {
                let name = format!("{seat}  {}", words::short_name(cx.language, t, entry));
                if ui.button(Text::Body.rich(name)).clicked() {
                    submit_if_possible(
                        report_command(tile, TableProgress::AllIn, vec![seat]),
                        cx,
                        out,
                    );
                    ui.close();
                }
            }
        });
        return;
    };
    if ui.add(Button::new(&ui.word("board-tile-out"))).clicked() {
        bust_all_in(entry, done.clone(), cx, out);
    }
    command_button(ui, Button::new(&ui.word("board-tile-stays")), done, cx, out);
}

/// Busts the all-in player and marks the table as done.
fn bust_all_in(entry: EntryId, done: Command, cx: &FrameContext<'_>, out: &mut Outbox) {
    if submit_if_possible(bust(entry), cx, out) {
        out.submit(done);
    }
}

/// Draws all reports of a table as a menu, for tiles without room for buttons.
fn menu(ui: &mut Ui, tile: &Tile, cx: &FrameContext<'_>, out: &mut Outbox) {
    let all_in = (!plays_last(cx)).then_some(("board-tile-all-in", TableProgress::AllIn));
    let tells = [
        Some(("board-tile-done", TableProgress::Done)),
        all_in,
        Some(("board-tile-clock", TableProgress::Stopped)),
        Some(("board-tile-plays", TableProgress::Plays)),
    ];
    for (name, progress) in
        tells.into_iter().flatten().filter(|(_, progress)| *progress != tile.progress)
    {
        if ui.button(Text::Body.rich(ui.word(name))).clicked() {
            submit_if_possible(report_command(tile, progress, Vec::new()), cx, out);
            ui.close();
        }
    }
    if ui.button(Text::Body.rich(ui.word("board-tile-bust"))).clicked() {
        out.send(Action::ask(BustPlayers::new(tile.table, None)));
        ui.close();
    }
    let heads = words::count(cx.language, "board-heads-of", tile.players.into());
    if ui.button(Text::Body.rich(heads)).clicked() {
        let command = HandsCommand::Heads { table: tile.table, heads: tile.players };
        submit_if_possible(Command::Hands(command), cx, out);
        ui.close();
    }
}
