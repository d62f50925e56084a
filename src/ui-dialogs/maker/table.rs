//! The levels in two columns. Each figure is edited in place, and edited levels stay as they are.

use bottone_i18n::ToText as _;
use bottone_rules::levels::{Level, Row, Structure};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius},
    typing::LONGEST_LINE,
};
use bottone_view_structures::{
    cells::Cell,
    maker::{PlanRow, PlanRowKind, StructurePlan},
};
use bottone_vocabulary::words;
use egui::{
    Align, Align2, Color32, Layout, Rect, ScrollArea, Sense, TextEdit, Ui, UiBuilder, pos2,
    text::{CCursor, CCursorRange},
    vec2,
};

/// The height of a row, in points.
const ROW: f32 = 22.0;
/// The right edges of the columns, as shares of the width: lock and number, small, big, ante,
/// minutes, start.
const EDGES: [f32; 6] = [0.13, 0.31, 0.51, 0.72, 0.83, 1.0];
/// The space between both halves, in points.
const GAP: f32 = 18.0;

const HEADS: [&str; 6] = [
    "screens-clock-level",
    "screens-setup-small",
    "screens-setup-big",
    "screens-clock-ante",
    "screens-clock-min",
    "screens-clock-starts",
];

/// A figure being edited.
#[derive(Clone, Debug)]
pub(super) struct FigureEdit {
    row: usize,
    cell: Cell,
    text: String,
    wrong: Option<String>,
    focused: bool,
}

/// The change to the level of this number: fixed at this level, or free again.
type LevelChange = (u32, Option<Level>);

/// Shows the rows; returns the change, if any.
#[expect(clippy::cast_precision_loss, reason = "rows are few")]
pub(super) fn show(
    ui: &mut Ui,
    typing: &mut Option<FigureEdit>,
    structure: &Structure,
    plan: &StructurePlan,
) -> Option<LevelChange> {
    let mut change = None;
    ScrollArea::vertical().id_salt("levels").auto_shrink(false).show(ui, |ui| {
        let half = plan.rows.len().div_ceil(2);
        let width = (ui.available_width() - GAP) / 2.0;
        let height = ROW * (half + 1) as f32;
        let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        for (column, rows) in plan.rows.chunks(half.max(1)).enumerate() {
            let left = whole.left() + column as f32 * (width + GAP);
            heads(ui, Rect::from_min_size(pos2(left, whole.top()), vec2(width, ROW)));
            for (at, row) in rows.iter().enumerate() {
                let top = whole.top() + (at + 1) as f32 * ROW;
                let place = Rect::from_min_size(pos2(left, top), vec2(width, ROW));
                let Some(what) = structure.rows.get(row.row) else { continue };
                if let Some(level) = what.level().filter(|_| row.kind == PlanRowKind::Level) {
                    let done = level_row(ui, typing, structure, (row, level), place);
                    change = change.take().or(done);
                } else {
                    break_row(ui, row, what, place);
                }
            }
        }
    });
    change
}

/// Returns the cell of column `at` in this row.
fn span(row: Rect, at: usize) -> Rect {
    let from = at.checked_sub(1).map_or(0.0, |before| EDGES[before]);
    let x = |share: f32| row.left() + share * row.width();
    Rect::from_x_y_ranges(x(from)..=x(EDGES[at]), row.y_range())
}

fn heads(ui: &Ui, row: Rect) {
    for (at, head) in HEADS.into_iter().enumerate() {
        let place = span(row, at);
        write(ui, place, &ui.word(head), Text::Caption, Theme::of(ui).dim);
    }
}

fn write(ui: &Ui, place: Rect, words: &str, text: Text, ink: Color32) {
    let at = pos2(place.right() - 4.0, place.center().y);
    ui.painter().with_clip_rect(place.expand2(vec2(6.0, 0.0)).intersect(ui.clip_rect())).text(
        at,
        Align2::RIGHT_CENTER,
        words,
        text.font(),
        ink,
    );
}

/// Draws a break, and the chips taken off in it.
fn break_row(ui: &Ui, row: &PlanRow, what: &Row, place: Rect) {
    let theme = Theme::of(ui);
    ui.painter().rect_filled(place.shrink(1.0), corner(radius::KEY), theme.raised);
    let name = match what {
        Row::Break(pause) => words::break_name(ui.language(), &pause.name),
        _ => String::new(),
    };
    let right = span(place, 3).right();
    let painter = ui.painter();
    let off = painter.layout_no_wrap(row.off.clone(), Text::Body.font(), theme.gold);
    let name = painter.layout_no_wrap(name, Text::Body.font(), theme.accent);
    let x = right - 4.0 - off.size().x;
    let y = place.center().y - off.size().y.max(name.size().y) / 2.0;
    painter.galley(pos2(x, y), off, theme.gold);
    painter.galley(pos2(x - 8.0 - name.size().x, y), name, theme.accent);
    write(ui, span(place, 4), &row.minutes, Text::Body, theme.dim);
    write(ui, span(place, 5), &row.starts, Text::Body, theme.dim);
}

fn level_row(
    ui: &mut Ui,
    typing: &mut Option<FigureEdit>,
    structure: &Structure,
    (row, level): (&PlanRow, &Level),
    place: Rect,
) -> Option<LevelChange> {
    let theme = Theme::of(ui);
    let number = row.number?;
    let mut change = lock(ui, row, number, level, span(place, 0));
    let soft = if row.beyond { mix(theme.card, theme.dim, 0.7) } else { theme.dim };
    let ink = if row.beyond { soft } else { theme.text };
    write(ui, span(place, 0), &number.to_string(), Text::Body, soft);
    let what = Row::Level(level.clone());
    for (at, cell) in (1..).zip(Cell::ALL) {
        let place = span(place, at);
        if !cell.is_in(&what) {
            write(ui, place, &words::ante_column(ui.language(), level), Text::Note, soft);
            continue;
        }
        let here =
            typing.as_ref().is_some_and(|typing| typing.row == row.row && typing.cell == cell);
        if here {
            change = change.or(type_into(ui, typing, structure, number, place));
            continue;
        }
        let text = figure(ui, cell, &what);
        let (face, ink) =
            if cell == Cell::Minutes { (Text::Body, soft) } else { (Text::Strong, ink) };
        if row.locked {
            ui.painter().rect(
                place.shrink2(vec2(1.0, 1.5)),
                corner(radius::KEY),
                mix(theme.card, theme.gold, 0.14),
                egui::Stroke::new(1.0, mix(theme.card, theme.gold, 0.45)),
                egui::StrokeKind::Inside,
            );
        }
        let id = ui.scope_id().with(("cell", row.row, at));
        let response = ui.interact(place, id, Sense::click());
        let gaps = [
            ("level", number.into()),
            ("cell", ui.word(cell.name()).into()),
            ("figure", text.as_str().into()),
        ];
        let said = ui.say("maker-cell", &gaps);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &said));
        if response.hovered() || response.has_focus() {
            let edge = egui::Stroke::new(1.0, theme.line_hover);
            let inside = egui::StrokeKind::Inside;
            ui.painter().rect_stroke(place.shrink(1.0), corner(radius::KEY), edge, inside);
        }
        write(ui, place, &text, face, ink);
        if response.clicked() {
            *typing = Some(FigureEdit::new(ui, row.row, cell, &what));
        }
    }
    write(ui, span(place, 5), &row.starts, Text::Body, soft);
    change
}

/// Returns the text of a cell; an ante without its word, which the head has.
fn figure(ui: &Ui, cell: Cell, row: &Row) -> String {
    match (cell, row.level().and_then(|level| level.ante)) {
        (Cell::Ante, Some(ante)) => ui.language().chips(ante.chips()),
        (Cell::Ante, None) => "–".to_owned(),
        _ => cell.text(ui.language(), row),
    }
}

/// Draws the lock of a level: fixed as it is, or free.
fn lock(ui: &Ui, row: &PlanRow, number: u32, level: &Level, place: Rect) -> Option<LevelChange> {
    let theme = Theme::of(ui);
    let place = Rect::from_min_size(place.left_center() - vec2(0.0, ROW / 2.0), vec2(ROW, ROW));
    let id = ui.scope_id().with(("lock", row.row));
    let response = ui.interact(place, id, Sense::click());
    let word = if row.locked { "maker-unlock" } else { "maker-lock" };
    let said = ui.say(word, &[("level", number.into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &said));
    if row.locked || response.hovered() || response.has_focus() {
        let ink = if row.locked { theme.gold } else { theme.dim };
        Icon::Lock.paint(ui.painter(), place.shrink(4.0), ink);
    }
    let pressed = response.on_hover_text(said).clicked();
    pressed.then(|| (number, (!row.locked).then(|| level.clone())))
}

impl FigureEdit {
    fn new(ui: &Ui, row: usize, cell: Cell, what: &Row) -> Self {
        Self { row, cell, text: cell.text(ui.language(), what), wrong: None, focused: false }
    }
}

/// Draws the figure being edited; returns the changed level when it is accepted.
fn type_into(
    ui: &mut Ui,
    typing: &mut Option<FigureEdit>,
    structure: &Structure,
    number: u32,
    place: Rect,
) -> Option<LevelChange> {
    let theme = Theme::of(ui);
    let here = typing.as_mut()?;
    let id = egui::Id::unique(("figure", here.row, here.cell as u8));
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center)));
    if here.wrong.is_some() {
        child.visuals_mut().selection.stroke.color = theme.red;
    }
    let edit = TextEdit::singleline(&mut here.text)
        .char_limit(LONGEST_LINE)
        .id(id)
        .font(Text::Strong.font())
        .margin(egui::Margin::symmetric(4, 1))
        .align(Align2::RIGHT_CENTER)
        .desired_width(place.width());
    let gaps = [("level", number.into()), ("cell", ui.word(here.cell.name()).into())];
    let response = child.put(place, edit).accessible_name(ui.say("screens-setup-cell", &gaps));
    if !std::mem::replace(&mut here.focused, true) {
        response.request_focus();
        let letters = here.text.chars().count();
        let mut state = egui::text_edit::TextEditState::default();
        let all = CCursorRange::two(CCursor::default(), CCursor::new(letters));
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), id);
        return None;
    }
    if let Some(wrong) = &here.wrong {
        response.clone().on_hover_text(wrong.as_str());
    }
    let unusable = here.cell.parse(&structure.rows, here.row, &here.text).is_err();
    let response = gate::keeps(&child, response, unusable);
    if !response.lost_focus() {
        return None;
    }
    let down = gate::left_with_enter(ui, &response);
    match here.cell.parse(&structure.rows, here.row, &here.text) {
        Ok(Row::Level(level)) => {
            let (row, cell) = (here.row, here.cell);
            let same = structure.rows.get(row).and_then(Row::level) == Some(&level);
            *typing = None;
            if down && let Some(next) = structure.next_level(row) {
                *typing =
                    structure.rows.get(next).map(|what| FigureEdit::new(ui, next, cell, what));
            }
            (!same).then_some((number, Some(level)))
        }
        Ok(_) => None,
        Err(wrong) => {
            here.wrong = Some(wrong.to_text(ui.language()));
            response.request_focus();
            None
        }
    }
}
