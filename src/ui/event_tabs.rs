//! The line of open events over everything, if there are several. It shows the current event, the
//! waiting tasks of each, and write errors.

use bottone_i18n::ToText as _;
use bottone_ui_frame::{
    action::{Action, Outbox},
    commands::key_of,
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    widgets::{Button, badge, badge_width, cap_in, cap_width, elided, write_line},
};
use bottone_view::{
    Tone,
    header::Header,
    today::{self, OpenTasks, SplitName},
};
use egui::{
    Align, Color32, Frame, Layout, Margin, Panel, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2,
    vec2,
};

const HEIGHT: f32 = 34.0;
const GAP: f32 = 8.0;
/// The greatest width of one event, in points.
const MOST: f32 = 300.0;
/// The least room in which the common part of several names is shown, in points.
const LEAST_SHARED: f32 = 30.0;

/// One of the open events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EventTab {
    /// Its position on the board, from 1; 0 is the board itself.
    pub(super) number: usize,
    pub(super) name: String,
    /// The countdown, such as "14:32"; empty while none runs.
    pub(super) clock: String,
    pub(super) runs: bool,
    pub(super) tone: Tone,
    pub(super) waiting: OpenTasks,
    /// The reason why its file cannot be written, while it is behind another event.
    pub(super) trouble: Option<String>,
}

impl EventTab {
    /// Creates the tab of the event of `cx`, at this position on the board; with `behind`, another
    /// event or the board is in front.
    pub(super) fn of(number: usize, cx: &FrameContext<'_>, behind: bool) -> Self {
        let (t, language) = (cx.tournament(), cx.language);
        let header = Header::of(language, t, cx.now);
        let name = today::name(t);
        let path = cx.desk.path();
        let trouble = cx.desk.trouble().zip(path).filter(|_| behind).map(|(trouble, path)| {
            let cause = trouble.cause(path).to_text(language);
            let name = if name.is_empty() { &header.event } else { &name };
            language
                .say("today-trouble", &[("event", name.clone().into()), ("cause", cause.into())])
        });
        Self {
            number,
            name: if name.is_empty() { language.word("shell-event") } else { name },
            clock: header.left,
            runs: header.running,
            tone: header.tone,
            waiting: OpenTasks::of(cx.views.tasks()),
            trouble,
        }
    }
}

/// Shows the line; `front` is the number of the event on the desk, or 0 for the board.
pub(super) fn show(ui: &mut Ui, tabs: &[EventTab], front: usize, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let line = Stroke::new(1.0, theme.line);
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = line;
    let bar = Frame::new().fill(theme.window).inner_margin(Margin::symmetric(6, 3));
    Panel::top("events").exact_size(HEIGHT).resizable(false).frame(bar).show(ui, |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::TIGHT;
            let word = ui.word("today-title");
            let board = cap_width(ui, key_of(0)) + text_width(ui, &word) + 3.0 * GAP;
            if tab(ui, board, front == 0, &word, |ui, place| {
                let x = cap_in(ui, key_of(0), place.left() + GAP, place.center().y);
                write_line(ui, place.with_min_x(x + GAP), false, &word, Text::Strong, theme.text);
            }) {
                out.send(Action::ShowEvent(0));
            }
            #[expect(clippy::cast_precision_loss, reason = "a few")]
            let each = (ui.available_width() / tabs.len().max(1) as f32 - space::TIGHT).min(MOST);
            let names: Vec<&str> = tabs.iter().map(|event| event.name.as_str()).collect();
            for (event, name) in tabs.iter().zip(today::split_names(&names)) {
                if event_tab(ui, (event, &name), each, event.number == front) {
                    out.send(Action::ShowEvent(event.number));
                }
            }
        });
    });
}

/// Shows a warning for every event behind whose file cannot be written, until it can be.
pub(super) fn show_troubles(ui: &mut Ui, tabs: &[EventTab], out: &mut Outbox) {
    for event in tabs {
        if let Some(trouble) = &event.trouble {
            show_trouble(ui, trouble, event.number, out);
        }
    }
}

fn show_trouble(ui: &mut Ui, trouble: &str, number: usize, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let bar = Frame::new().fill(theme.red).inner_margin(Margin::symmetric(20, 6));
    Panel::top(("trouble behind", number)).resizable(false).frame(bar).show(ui, |ui| {
        let height = ui.spacing().interact_size.y;
        let line = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
            let word = ui.word("today-show");
            if ui.add(Button::new(&word).key(key_of(number))).clicked() {
                out.send(Action::ShowEvent(number));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                elided(ui, Text::Strong.rich(trouble).color(theme.on_red));
            });
        });
    });
}

/// Shows one tab. The part of the name that differs comes first and is never cut; the clock gives
/// way.
fn event_tab(ui: &mut Ui, (event, name): (&EventTab, &SplitName), width: f32, lit: bool) -> bool {
    let theme = Theme::of(ui);
    let tasks = ui.say("today-tasks", &[("count", event.waiting.count.into())]);
    let gaps = [
        ("event", event.name.as_str().into()),
        ("clock", event.clock.as_str().into()),
        ("tasks", tasks.into()),
    ];
    let said = ui.say("today-tab", &gaps);
    tab(ui, width, lit, &said, |ui, place| {
        let middle = place.center().y;
        let mut right = place.right() - GAP;
        if event.waiting.count > 0 {
            right -= badge_width(ui, event.waiting.count);
            badge(ui, event.waiting, pos2(right, middle));
            right -= GAP;
        }
        let x = cap_in(ui, key_of(event.number), place.left() + GAP, middle) + GAP;
        let ink = if event.runs { theme.tone(event.tone) } else { theme.dim };
        let clock = ui.painter().layout_no_wrap(event.clock.clone(), Text::Strong.font(), ink);
        // Without a shared part, the name may be cut.
        let own = if name.shared.is_empty() { 0.0 } else { text_width(ui, &name.own) };
        if x + own + GAP <= right - clock.size().x {
            right -= clock.size().x;
            let at = pos2(right, middle - clock.size().y / 2.0);
            ui.painter().galley(at, clock, ink);
            right -= GAP;
        }
        let ink = if lit { theme.text } else { theme.dim };
        let room = Rect::from_x_y_ranges(x..=right, place.y_range());
        if name.shared.is_empty() {
            write_line(ui, room, false, &name.own, Text::Strong, ink);
            return;
        }
        let set = ui.painter().layout_no_wrap(name.own.clone(), Text::Strong.font(), theme.text);
        ui.painter().galley(pos2(x, middle - set.size().y / 2.0), set, theme.text);
        let room = room.with_min_x(x + own + GAP);
        if room.width() > LEAST_SHARED {
            write_line(ui, room, false, &name.shared, Text::Body, ink);
        }
    })
}

/// Draws a tab; returns whether it was pressed.
fn tab(ui: &mut Ui, width: f32, lit: bool, said: &str, draw: impl FnOnce(&Ui, Rect)) -> bool {
    let theme = Theme::of(ui);
    let (place, response) =
        ui.allocate_exact_size(vec2(width, ui.available_height()), Sense::CLICK);
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, lit, said));
    let fill = match (lit, response.hovered()) {
        (true, _) => theme.chosen,
        (false, true) => theme.raised_hover,
        (false, false) => theme.card,
    };
    ui.painter().rect_filled(place, corner(radius::BUTTON), fill);
    draw(ui, place);
    response.clicked()
}

fn text_width(ui: &Ui, words: &str) -> f32 {
    let ink = Color32::PLACEHOLDER;
    ui.painter().layout_no_wrap(words.to_owned(), Text::Strong.font(), ink).size().x
}
