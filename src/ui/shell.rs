//! The parts around every screen: the rail, the bar on top, and the line at the bottom.

use std::time::Duration;

use bottone_dealer::UnfinishedTables;
use bottone_i18n::{Language, ToText as _};
use bottone_store::{journal::MirrorStatus, settings::Settings};
use bottone_tournament::papers::SheetKind;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox, PrintAction, Screen},
    commands::{UiCommand, key_label, screens},
    context::FrameContext,
    forms::UnsavedForm,
    guide_target::{self, GuideTarget},
    network::log_status,
    other_desks,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::{Icon, dealer_button},
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::{Button, NavItem, Stat, Toast, elided, explain, row, with_min_size},
};
use bottone_view::{Tone, header::Header, todo::TaskAct};
use bottone_vocabulary::staff;
use egui::{
    Align, Align2, Area, CentralPanel, Context, Frame, Id, Layout, Margin, Order, Panel, Rect,
    RichText, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    scroll_area::ScrollBarVisibility::AlwaysHidden, vec2,
};

use super::{
    app::{NextOffer, StatusLine},
    look_back, menu, second_copy, trouble, unfinished_hands, unsaved,
};

const RAIL: f32 = 76.0;
const COMPACT_RAIL: f32 = 64.0;
/// The width of a window below which space is short, in points.
const COMPACT: f32 = 1_000.0;
const TOP: f32 = 60.0;
const BOTTOM: f32 = 28.0;
const MARK: f32 = 19.0;
/// The clock's height, its distances, and the size of its state icon, in points.
const POD_HEIGHT: f32 = 46.0;
const POD: f32 = 13.0;
const STATE: f32 = 13.0;
const FIND: f32 = 210.0;
/// The interval between frames of a flash.
const FRAME: Duration = Duration::from_millis(33);
/// The width of the bar below which it counts as narrow, in points.
const NARROW: f32 = 1_100.0;

/// The input of the shell from the window.
pub(super) struct ShellInput<'a> {
    /// The screen that is shown.
    pub screen: Screen,
    pub projector: bool,
    /// The settings of this machine.
    pub settings: &'a Settings,
    /// The unfinished hands on offer, until they are answered.
    pub unfinished: Option<&'a UnfinishedTables>,
    /// The forms with unsaved edits.
    pub unsaved: &'a [UnsavedForm],
}

/// Shows `screen` inside everything that is on every screen.
pub(super) fn show(
    ui: &mut Ui,
    around: &ShellInput<'_>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
    screen: impl FnOnce(&mut Ui, &mut Outbox),
) {
    let theme = Theme::of(ui);
    let panel = Frame::new().fill(theme.card);
    let line = Stroke::new(1.0, theme.line);
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = line;
    let wide = if is_compact(ui) { COMPACT_RAIL } else { RAIL };
    Panel::left("rail").exact_size(wide).resizable(false).frame(panel).show(ui, |ui| {
        rail(ui, around, cx, out);
    });
    // With large type, the space around things goes first.
    let margin = if is_compact(ui) { 10 } else { 20 };
    let bar = panel.inner_margin(Margin::symmetric(margin, 0));
    Panel::top("top").exact_size(TOP).resizable(false).frame(bar).show(ui, |ui| {
        top(ui, cx, out);
    });
    Panel::bottom("bottom").exact_size(BOTTOM).resizable(false).frame(bar).show(ui, |ui| {
        bottom(ui, around, cx, out);
    });
    unsaved::bar(ui, around.screen, around.unsaved, cx, out);
    if let Some(why) = cx.desk.read_only() {
        let banner = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 6));
        Panel::top("read only").resizable(false).frame(banner).show(ui, |ui| {
            read_only(ui, &why.to_text(cx.language), out);
        });
    }
    trouble::show(ui, cx, out);
    other_desks::band(ui, cx);
    look_back::band(ui, cx, out);
    unfinished_hands::show(ui, around.unfinished, cx.language, out);
    // The background is there already (`Window::clear_color`).
    let inside = Frame::new().inner_margin(Margin::same(margin));
    // Items that appear around the screen must not take the keyboard from a field.
    let stable = UiBuilder::new().scope_id(Id::unique("the screen"));
    CentralPanel::default().frame(inside).show(ui, |ui| {
        ui.scope_builder(stable, |ui| with_min_size(ui, |ui| screen(ui, out)));
    });
}

/// Returns whether the window is so small, or the type so large, that space is short.
fn is_compact(ui: &Ui) -> bool {
    ui.ctx().content_rect().width() < COMPACT
}

fn rail(ui: &mut Ui, around: &ShellInput<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.add_space(space::CARD);
        brand(ui, around, cx, out);
        ui.add_space(space::INSIDE);
        // In a low window, or with large type, the screens are drawn closer together, and finally
        // scrolled.
        let each =
            ui.available_height() / f32::from(u8::try_from(screens().count()).unwrap_or(u8::MAX));
        let height = each - space::TIGHT;
        let area = ScrollArea::vertical().id_salt("rail").scroll_bar_visibility(AlwaysHidden);
        area.auto_shrink(false).show(ui, |ui| {
            for (screen, icon, name) in screens() {
                let (key, word) = (key_label(UiCommand::Go(screen)), ui.word(name));
                let is_edited = |unsaved: &UnsavedForm| unsaved.form.screen() == Some(screen);
                let mark = around.unsaved.iter().any(is_edited);
                let marked =
                    mark.then(|| ui.say("unsaved-rail", &[("screen", word.as_str().into())]));
                let item = NavItem::new(icon, &word, screen == around.screen).height(height);
                let item = item.marked(marked.as_deref());
                let item = ui.add(item);
                guide_target::note_place(ui, GuideTarget::Rail(screen), item.rect);
                if item.on_hover_text(key).clicked() {
                    out.send(Action::Run(UiCommand::Go(screen)));
                }
            }
        });
    });
}

/// Draws the dealer button, which opens the menu.
fn brand(ui: &mut Ui, around: &ShellInput<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let (place, response) = ui.allocate_exact_size(Vec2::splat(2.0 * MARK), Sense::click());
    let word = ui.word("shell-menu");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &word));
    dealer_button(ui.painter(), place.center(), MARK, theme);
    // The sign that it opens a menu.
    let sign = place.center() + vec2(MARK - 4.0, MARK - 4.0);
    ui.painter().circle(sign, 7.0, theme.disc, Stroke::new(1.0, theme.disc_rim));
    let point = |x: f32, y: f32| sign + vec2(x, y);
    let chevron = vec![point(-2.5, -1.0), point(0.0, 1.5), point(2.5, -1.0)];
    ui.painter().add(egui::Shape::line(chevron, Stroke::new(1.5, theme.on_disc)));
    let open = menu::show(&response, around, cx, out);
    if open || response.hovered() || response.has_focus() {
        let ring = Stroke::new(2.0, theme.accent);
        ui.painter().circle_stroke(place.center(), MARK + 2.0, ring);
    }
    response.on_hover_text(ui.word("shell-menu-hint"));
}

fn top(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let header = cx.header();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::SCREEN;
        let log = cx.views.log(cx.desk);
        let undo = cx.desk.to_undo().map(|record| log.text(record));
        let refusal = UiCommand::Undo.refusal(cx);
        let word = ui.word("shell-undo");
        let button = Button::new(&word).key(key_label(UiCommand::Undo)).refusal(refusal.as_deref());
        let response = ui.add(button);
        let response = match undo {
            Some(what) => {
                response.on_hover_text(ui.say("shell-undo-this", &[("what", what.into())]))
            }
            None => response,
        };
        if response.clicked() {
            out.send(Action::Run(UiCommand::Undo));
        }
        // In little space, the figures need it more.
        let narrow = ui.available_width() < NARROW;
        let word = ui.word(if narrow { "shell-find-short" } else { "shell-find" });
        let find = Button::quiet(&word).icon(Icon::Search);
        let least = if narrow { 0.0 } else { FIND };
        if ui.add(find.key(key_label(UiCommand::Find)).least_width(least)).clicked() {
            out.send(Action::Run(UiCommand::Find));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x =
                if ui.available_width() < 900.0 { 15.0 } else { 24.0 };
            name(ui, &header);
            clock(ui, &header);
            for stat in &header.stats {
                let mut stat = Stat::from(stat);
                if stat.width(ui) > ui.available_width() {
                    stat = stat.tail("");
                }
                if stat.width(ui) > ui.available_width() {
                    break;
                }
                ui.add(stat);
            }
        });
    });
}

fn name(ui: &mut Ui, header: &Header) {
    let theme = Theme::of(ui);
    // The figures matter more: in little space, the name is cut.
    let width = (ui.available_width() * 0.2).clamp(150.0, 300.0);
    let nameless = ui.word("shell-event");
    let event = if header.event.is_empty() { &nameless } else { &header.event };
    ui.allocate_ui_with_layout(
        vec2(width, TOP - 2.0 * space::CARD),
        Layout::top_down(Align::Min),
        |ui| {
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = 1.0;
            elided(ui, Text::Figure.rich(event).color(theme.text));
            elided(ui, Text::Note.rich(&header.detail).color(theme.dim));
        },
    );
}

/// Draws the time left, the level and the blinds.
fn clock(ui: &mut Ui, header: &Header) {
    let theme = Theme::of(ui);
    let set = |text: Text, words: &str, ink| {
        ui.painter().layout_no_wrap(words.to_owned(), text.font(), ink)
    };
    let left = set(Text::Clock, &header.left, theme.tone(header.tone));
    let heading = set(Text::Caption, &header.heading, theme.dim);
    let stakes = set(Text::Figure, &header.stakes, theme.text);
    let ante = set(Text::Body, &header.ante, theme.dim);
    let beside = stakes.size().x + space::TIGHT + ante.size().x;
    let width = 4.0 * POD + STATE + left.size().x + beside.max(heading.size().x);
    let (place, response) = ui.allocate_exact_size(vec2(width, POD_HEIGHT), Sense::hover());
    guide_target::note_place(ui, GuideTarget::Clock, place);
    let (icon, ink, word) = if header.running {
        (Icon::Play, theme.accent, ui.word("shell-clock-running"))
    } else {
        (Icon::Pause, theme.gold, ui.word("shell-clock-paused"))
    };
    response.widget_info(|| {
        let words = [word.as_str(), &header.left, &header.heading, &header.stakes, &header.ante];
        WidgetInfo::labeled(Role::Label, true, words.join(" ").trim_end())
    });
    let painter = ui.painter();
    let flash = f32::from(header.flash) / 1_000.0;
    painter.rect_filled(place, corner(radius::INNER), mix(theme.raised, theme.accent, flash));
    if flash > 0.0 {
        ui.ctx().request_repaint_after(FRAME);
    }
    let middle = place.center().y;
    let mut x = place.left() + POD;
    let state = Rect::from_center_size(pos2(x + STATE / 2.0, middle), Vec2::splat(STATE));
    icon.paint(painter, state, ink);
    x += STATE + POD;
    let after = x + left.size().x + POD;
    painter.galley(pos2(x, middle - left.size().y / 2.0), left, ink);
    let below = middle - 1.0;
    let ante_at = pos2(after + stakes.size().x + space::TIGHT, below + 0.5);
    painter.galley(pos2(after, below - heading.size().y + 1.0), heading, ink);
    painter.galley(pos2(after, below), stakes, ink);
    painter.galley(ante_at, ante, ink);
    response.on_hover_text(word);
}

fn bottom(ui: &mut Ui, around: &ShellInput<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let note = |text: &str| -> RichText { Text::Note.rich(text).color(theme.dim) };
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 22.0;
        language(ui, cx.language, out);
        let help = ui.add(egui::Button::new(note(&keys_word(ui, around.screen))).frame(false));
        if help.clicked() {
            out.send(Action::Run(UiCommand::Keys));
        }
        operator_button(ui, cx, out);
        if around.projector {
            ui.label(note(&ui.word("shell-wall-on")));
        }
        sound(ui, around, cx, out);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            let desk = cx.desk;
            let second = desk.second_place();
            let is_setup = |unsaved: &UnsavedForm| unsaved.form.screen() == Some(Screen::Setup);
            let (saved, ink) = match (desk.trouble(), desk.read_only()) {
                _ if around.unsaved.iter().any(is_setup) => {
                    (ui.word("shell-setup-not-saved"), theme.gold)
                }
                _ if desk.standalone().is_some() => (ui.word("shell-kept-reports"), theme.gold),
                (Some(_), _) => (ui.word("shell-not-saved"), theme.red),
                (None, None) => {
                    let lacks = second.as_ref().is_some_and(MirrorStatus::is_trouble);
                    let ink = if lacks { theme.gold } else { theme.accent };
                    (second_copy::status_text(ui.language(), second.as_ref()), ink)
                }
                (None, Some(_)) => (ui.word("shell-read-only"), theme.gold),
            };
            let (place, _) = ui.allocate_exact_size(vec2(8.0, 8.0), Sense::hover());
            ui.painter().circle_filled(place.center(), 4.0, ink);
            match desk.path() {
                Some(path) => {
                    let file = path.file_name().unwrap_or_default().to_string_lossy();
                    elided(ui, note(&format!("{saved} · {file}")))
                        .on_hover_text(path.display().to_string());
                }
                None => drop(ui.label(note(&ui.word("shell-in-no-file")))),
            }
            if let Some(said) = log_status(ui.language(), desk) {
                ui.label(note(&said));
                if let Some(open) = other_desks::line(ui.language(), cx.desk) {
                    elided(ui, Text::Note.rich(open).color(theme.dim));
                }
            }
            ui.add_space(space::INSIDE);
            let free = ui.available_rect_before_wrap();
            ui.ctx().data_mut(|data| data.insert_temp(Id::unique("room to tell"), free));
            let news = cx.header().news;
            if !news.is_empty() {
                elided(ui, note(&news).color(theme.accent));
            } else if let Some(last) = last_act(cx) {
                elided(ui, note(&last));
            }
        });
    });
}

/// Draws the operator and the desk; in an event with staff, a press asks for the next sign-in.
fn operator_button(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let station = ("station", cx.desk.operator().station.as_str().into());
    if cx.tournament().staff().is_empty() {
        let words = ui.say("shell-desk", &[station]);
        let label = ui.label(Text::Note.rich(words).color(theme.dim));
        explain(ui, label, &ui.word("screens-log-desk"));
        return;
    }
    if let Some(name) = cx.desk.approved_by() {
        let words = ui.say("staff-here-approved", &[("name", name.into())]);
        ui.label(Text::Note.rich(words).color(theme.gold));
    }
    let (words, ink) = match cx.desk.signed_in() {
        None => (ui.say("staff-here-not-signed-in", &[station]), theme.gold),
        Some(signed) => {
            let role = staff::role(cx.language, signed.role);
            let gaps = [("name", signed.name.into()), ("role", role.into()), station];
            (ui.say("staff-here", &gaps), theme.dim)
        }
    };
    if ui.add(egui::Button::new(Text::Note.rich(words).color(ink)).frame(false)).clicked() {
        out.send(Action::Run(UiCommand::SignIn));
    }
}

/// Returns the list of keys with its key. On screens for names, a question mark belongs to the
/// text.
fn keys_word(ui: &Ui, here: Screen) -> String {
    let key = if here == Screen::Players { "F12" } else { key_label(UiCommand::Keys) };
    ui.say("shell-keys", &[("key", key.into())])
}

/// Draws whether this machine's sound is on; a press switches it.
fn sound(ui: &mut Ui, around: &ShellInput<'_>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let on = around.settings.sound.sounds(cx.desk.read_only().is_none());
    let (name, ink) =
        if on { ("sound-bottom-on", theme.dim) } else { ("sound-bottom-off", theme.gold) };
    let words = Text::Note.rich(ui.word(name)).color(ink);
    let button = ui.add(egui::Button::new(words).frame(false));
    let mut hint = ui.word("sound-bottom-hint");
    if matches!(around.screen, Screen::Floor | Screen::Clock) {
        hint = format!("{hint} ({})", key_label(UiCommand::Sound));
    }
    if button.on_hover_text(hint).clicked() {
        out.send(Action::Run(UiCommand::Sound));
    }
}

/// Returns a text such as "Last: 21:06:11 Bust · Rossi, M. (T9 S4) · 168th".
fn last_act(cx: &FrameContext<'_>) -> Option<String> {
    let line = cx.views.last_line(cx.desk)?;
    let gaps = [("time", line.time.into()), ("what", line.what.into())];
    Some(cx.language.say("shell-last", &gaps))
}

/// Draws the language in two letters; a press switches to the other one.
fn language(ui: &mut Ui, language: Language, out: &mut Outbox) {
    let words = Text::Note.rich(language.code().to_uppercase()).color(Theme::of(ui).dim);
    let button = ui.add(egui::Button::new(words).frame(false));
    if button.on_hover_text(ui.word("shell-language-hint")).clicked() {
        out.send(Action::Language(language.next()));
    }
}

fn read_only(ui: &mut Ui, why: &str, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let word = ui.word("shell-save-copy");
    let copy = |ui: &mut Ui| ui.add(Button::new(&word)).clicked();
    let ((), pressed) = row(ui, copy, |ui| {
        let (_, place) = ui.allocate_space(vec2(16.0, 16.0));
        Icon::Lock.paint(ui.painter(), place, theme.gold);
        elided(ui, Text::Body.rich(why).color(theme.tone(Tone::Gold)));
    });
    if pressed {
        out.send(Action::File(FileAction::SaveCopy));
    }
}

/// Draws the line at the bottom: the last act, and Undo.
pub(super) fn show_status(ui: &Ui, status: &StatusLine, out: &mut Outbox) {
    let ctx: &Context = ui.ctx();
    // The same text is in the line at the bottom, which this covers in part: file and switches stay
    // free.
    let window = ctx.content_rect();
    let free = ctx.data(|data| data.get_temp::<Rect>(Id::unique("room to tell")));
    let (left, right) = free.map_or((RAIL + space::SCREEN, window.right() - RAIL), |free| {
        (free.left() - Toast::PADDING, free.right())
    });
    let area = Area::new(Id::unique("toast"))
        .order(Order::Foreground)
        .pivot(Align2::LEFT_BOTTOM)
        .fixed_pos(pos2(left, window.bottom() - 3.0));
    area.show(ctx, |ui| {
        ui.set_max_width((right - left).max(320.0));
        let toast = Toast::new(&status.line);
        let undo = ui.word("shell-undo");
        // Ctrl Z undoes acts of the event, and nothing of this machine.
        let toast = match &status.undo {
            Some(Action::Undo) => toast.undo(&undo, Some(key_label(UiCommand::Undo))),
            Some(_) => toast.undo(&undo, None),
            None => toast,
        };
        let word = ui.word(match status.next {
            Some(NextOffer::Paper(SheetKind::SeatCards, _)) => "waiting-print-cards",
            Some(NextOffer::Paper(SheetKind::RefundSlips, _)) => "waiting-print-slips",
            Some(NextOffer::Rebuy(_)) => "shell-add-rebuy",
            Some(NextOffer::ReEntry(_)) => "shell-add-re-entry",
            Some(NextOffer::Pay(_)) => "todo-pay",
            _ => "printing-print-slips",
        });
        let mut pressed = false;
        let toast = match &status.next {
            Some(_) => toast.next(&word, &mut pressed),
            None => toast,
        };
        if toast.show(ui)
            && let Some(undo) = &status.undo
        {
            out.send(undo.clone());
        }
        match status.next.as_ref().filter(|_| pressed) {
            Some(NextOffer::Paper(sheet, scope)) => {
                out.send(Action::Print(PrintAction::Show(*sheet, scope.clone())));
            }
            Some(NextOffer::Rebuy(sale) | NextOffer::ReEntry(sale)) => out.submit(sale.clone()),
            Some(NextOffer::Pay(entry)) => out.send(Action::Act(TaskAct::ShowPayments(*entry))),
            None => {}
        }
    });
}
