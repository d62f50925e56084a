//! The remaining players with their stacks, and the ways of sharing side by side.

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
};
use bottone_tournament::counts::Age;
use bottone_ui_frame::context::FrameContext;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, mix, space},
    typing::LONGEST_LINE,
};
use bottone_view::{
    amounts::{read, read_money},
    chips::age::CountAge,
    money::deal_table::{DealRequest, RemainingPlayer, WAYS},
};
use egui::{
    Align2, Color32, Id, Rect, Role, ScrollArea, Sense, Stroke, TextEdit, Ui, WidgetInfo,
    epaint::text::TextWrapping, pos2, text::LayoutJob, vec2,
};

use super::{BountyShares, DealFacts, DealState, ShareMethod};

/// The column of the bounties.
const BOUNTIES: usize = WAYS + 3;
const ROW: f32 = 32.0;
const PADDING: f32 = 12.0;
const GAP: f32 = 12.0;
/// The width of a field for chips, in points. The smallest and the greatest width of a money column
/// follow.
const CHIPS: f32 = 124.0;
const MONEY: [f32; 2] = [86.0, 140.0];
/// The width of a seat, and of the age of its count, after the name, in points.
const SEAT: f32 = 68.0;
const AGE: f32 = 92.0;
/// The width of the names below which there is neither, in points.
const BOTH: f32 = 240.0;
/// The share of the width for the names.
const NAMES: f32 = 0.29;
/// The width below which space is short, in points. The share of the names, the width of a field for
/// chips and the smallest width of a money column there follow.
const NARROW: f32 = 860.0;
const TIGHT: (f32, f32, f32) = (0.25, 92.0, 44.0);

/// The positions of the columns.
#[derive(Clone, Copy)]
struct DealColumns {
    left: f32,
    names: f32,
    money: f32,
    chips: f32,
}

impl DealColumns {
    /// Places this number of money columns.
    fn within(place: Rect, columns: usize) -> Self {
        let width = place.width() - 2.0 * PADDING;
        let columns = f32::from(u8::try_from(columns).unwrap_or(u8::MAX));
        // In little space, every column gives some of it.
        let (names, chips, least) =
            if place.width() < NARROW { TIGHT } else { (NAMES, CHIPS, MONEY[0]) };
        let left = width * (1.0 - names) - chips - GAP;
        let money = (left / columns - GAP).clamp(least, MONEY[1]);
        let names = width - chips - GAP - columns * (money + GAP);
        Self { left: place.left() + PADDING, names, money, chips }
    }

    fn span(&self, row: Rect, column: usize) -> Rect {
        let (start, width) = match column {
            0 => (self.left, self.names),
            1 => (self.left + self.names + GAP, self.chips),
            way => {
                let before = f32::from(u8::try_from(way - 2).unwrap_or(u8::MAX));
                let first = self.left + self.names + self.chips + 2.0 * GAP;
                (first + before * (self.money + GAP), self.money)
            }
        };
        Rect::from_min_size(pos2(start, row.top()), vec2(width, row.height()))
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut DealState,
    known: &DealFacts,
    question: &DealRequest,
    (ways, taken): (&[Vec<Money>; WAYS], Option<&BountyShares>),
    cx: &FrameContext<'_>,
) {
    let currency = &cx.tournament().setup().currency;
    let table = DealTable {
        columns: DealColumns::within(
            ui.available_rect_before_wrap(),
            WAYS + 1 + usize::from(taken.is_some()),
        ),
        facts: known,
        question,
        ways,
        bounty_shares: taken,
        cx,
        currency,
        bare: Currency { symbol: String::new(), ..currency.clone() },
    };
    ui.spacing_mut().item_spacing.y = 0.0;
    table.heads(ui, state.method);
    let most = (ui.available_height() - ROW).max(ROW);
    // Rows out of sight are drawn too: one of their fields may have the keyboard.
    let area = ScrollArea::vertical().id_salt("deal").max_height(most);
    area.auto_shrink([false, true]).show(ui, |ui| {
        for (index, one) in known.players.iter().enumerate() {
            table.row(ui, state, index, one);
        }
    });
    table.total(ui, state);
}

struct DealTable<'a> {
    columns: DealColumns,
    facts: &'a DealFacts,
    question: &'a DealRequest,
    ways: &'a [Vec<Money>; WAYS],
    /// The shares of the bounties, in a column after the others.
    bounty_shares: Option<&'a BountyShares>,
    cx: &'a FrameContext<'a>,
    currency: &'a Currency,
    /// The currency without its sign, which is in the heads.
    bare: Currency,
}

impl DealTable<'_> {
    fn heads(&self, ui: &mut Ui, chosen: ShareMethod) {
        let theme = Theme::of(ui);
        let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
        let sign = self.currency.symbol.trim();
        write(
            ui,
            self.columns.span(place, 0),
            false,
            &ui.word("deal-player"),
            Text::Note,
            theme.dim,
        );
        write(ui, self.columns.span(place, 1), true, &ui.word("deal-chips"), Text::Note, theme.dim);
        for (at, (way, name)) in ShareMethod::ALL.into_iter().enumerate() {
            let word = format!("{} {sign}", ui.word(name));
            let ink = if way == chosen { theme.text } else { theme.dim };
            write(ui, self.columns.span(place, at + 2), true, word.trim_end(), Text::Note, ink);
        }
        if self.bounty_shares.is_some() {
            let word = format!("{} {sign}", ui.word("deal-bounty"));
            let span = self.columns.span(place, BOUNTIES);
            write(ui, span, true, word.trim_end(), Text::Note, theme.text);
        }
        line_under(ui, place, theme.line);
    }

    fn row(&self, ui: &mut Ui, state: &mut DealState, index: usize, one: &RemainingPlayer) {
        let theme = Theme::of(ui);
        let (place, row) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let stack = self.facts.stack.get(index).copied().unwrap_or(0);
        let names = self.columns.span(place, 0);
        // In little space, the name has all of it; an old count is still dimmed.
        let (age_wide, seat_wide) = if names.width() < BOTH { (0.0, 0.0) } else { (AGE, SEAT) };
        let old = names.with_min_x(names.right() - age_wide);
        let seat = names.with_max_x(old.left()).with_min_x(old.left() - seat_wide);
        write(
            ui,
            names.with_max_x(seat.left() - space::TIGHT),
            false,
            &one.name,
            Text::Strong,
            theme.text,
        );
        let language = ui.language();
        let mut cells = vec![one.name.clone()];
        let age = CountAge::of_stack(language, self.cx.tournament(), one.entry, self.cx.now);
        let age = age.filter(|age| age.age != Age::Fresh);
        let ink = if age.is_some() { theme.dim } else { theme.text };
        if seat_wide > 0.0 {
            write(ui, seat, false, &one.seat, Text::Note, theme.dim);
        }
        if let Some(age) = age {
            if age_wide > 0.0 {
                // A count that may be out of date shows its age.
                write(ui, old, true, &age.short, Text::Note, theme.gold);
            }
            cells.push(age.long);
        }
        self.chips(ui, state, (place, ink), one);
        for (at, (way, word)) in ShareMethod::ALL.into_iter().enumerate() {
            let span = self.columns.span(place, at + 2);
            let share = self.ways.get(at).and_then(|shares| shares.get(stack));
            if way == ShareMethod::Own && state.method == ShareMethod::Own {
                self.own(ui, state, span, one);
                continue;
            }
            let words =
                share.map_or_else(|| "—".to_owned(), |share| language.money(*share, &self.bare));
            let under = share.is_some_and(|share| *share < self.question.next());
            let (text, ink) = match (way == state.method, under) {
                (true, true) => (Text::Strong, theme.red),
                (true, false) => (Text::Strong, theme.text),
                (false, true) => (Text::Body, mix(theme.dim, theme.red, 0.6)),
                (false, false) => (Text::Body, theme.dim),
            };
            // The own amounts are empty until they are typed.
            if way != ShareMethod::Own {
                write(ui, span, true, &words, text, ink);
                cells.push(format!("{} {words}", language.word(word)));
            }
        }
        cells.extend(self.bounty(ui, state, place, stack, one));
        row.widget_info(|| WidgetInfo::labeled(Role::Row, true, cells.join(" ")));
        line_under(ui, place, mix(theme.card, theme.line, 0.6));
    }

    /// Draws the stack, as counted or as typed.
    fn chips(
        &self,
        ui: &mut Ui,
        state: &mut DealState,
        (place, ink): (Rect, Color32),
        one: &RemainingPlayer,
    ) {
        let language = ui.language();
        let counted = one.counted.map(|chips| language.chips(chips)).unwrap_or_default();
        let mut text = state.chips.get(&one.entry).unwrap_or(&counted).clone();
        let wrong = !text.trim().is_empty() && read(&text).is_none();
        let name = ui.say("deal-chips-of", &[("who", one.name.as_str().into())]);
        let span = self.columns.span(place, 1);
        let typed = state.chips.contains_key(&one.entry);
        let ink = if typed { Theme::of(ui).text } else { ink };
        let id = Id::unique(("deal chips", one.entry));
        let (changed, left) = field(ui, (span, id), (&mut text, ink), &name, wrong);
        if changed {
            state.chips.insert(one.entry, text.clone());
        }
        // A typed stack equal to the counted one is dropped; others get the usual format.
        if left && let Some(chips) = read(&text).filter(|_| state.chips.contains_key(&one.entry)) {
            if one.counted == Some(chips) {
                state.chips.remove(&one.entry);
            } else {
                state.chips.insert(one.entry, language.chips(chips));
            }
        }
    }

    /// Draws an amount that the players have agreed on.
    fn own(&self, ui: &mut Ui, state: &mut DealState, span: Rect, one: &RemainingPlayer) {
        let mut text = state.own.get(&one.entry).cloned().unwrap_or_default();
        let read = |text: &str| read_money(text, self.currency);
        let wrong = !text.trim().is_empty() && read(&text).is_none();
        let name = ui.say("deal-amount-of", &[("who", one.name.as_str().into())]);
        let ink = Theme::of(ui).text;
        let id = Id::unique(("deal amount", one.entry));
        let (changed, left) = field(ui, (span, id), (&mut text, ink), &name, wrong);
        if left && let Some(amount) = read(&text) {
            state.own.insert(one.entry, ui.language().money(amount, &self.bare));
        } else if changed {
            state.own.insert(one.entry, text);
        }
    }

    /// Draws a player's share of the bounties, computed or typed, with its note.
    fn bounty(
        &self,
        ui: &mut Ui,
        state: &mut DealState,
        place: Rect,
        stack: usize,
        one: &RemainingPlayer,
    ) -> Option<String> {
        let (taken, theme) = (self.bounty_shares?, Theme::of(ui));
        let span = self.columns.span(place, BOUNTIES);
        if !state.heads.is_typed() {
            let share = taken.shares.get(stack)?;
            let words = ui.language().money(*share, &self.bare);
            write(ui, span, true, &words, Text::Strong, theme.text);
            return Some(format!("{} {words}", ui.word("deal-bounty")));
        }
        let mut text = state.heads.typed.get(&one.entry).cloned().unwrap_or_default();
        let wrong = !text.trim().is_empty() && read_money(&text, self.currency).is_none();
        let name = ui.say("deal-bounty-of", &[("who", one.name.as_str().into())]);
        let id = Id::unique(("deal bounty", one.entry));
        if field(ui, (span, id), (&mut text, theme.text), &name, wrong).0 {
            state.heads.typed.insert(one.entry, text);
        }
        None
    }

    fn total(&self, ui: &mut Ui, state: &DealState) {
        let theme = Theme::of(ui);
        let (place, row) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let language = ui.language();
        let mut cells = vec![language.word("deal-total")];
        write(ui, self.columns.span(place, 0), false, &cells[0], Text::Body, theme.dim);
        let chips = match self.question.chips() {
            Chips::ZERO => String::new(),
            chips => language.chips(chips),
        };
        let span = self.columns.span(place, 1);
        // Aligned with the fields above.
        write(
            ui,
            span.with_max_x(span.right() - space::ITEM),
            true,
            &chips,
            Text::Body,
            theme.text,
        );
        cells.push(chips);
        for (at, (way, _)) in ShareMethod::ALL.into_iter().enumerate() {
            let sum: Option<Money> = if way == ShareMethod::Own {
                let amounts = self.facts.players.iter().filter_map(|one| state.own.get(&one.entry));
                let sum = amounts.filter_map(|text| read_money(text, self.currency)).sum();
                (state.method == ShareMethod::Own).then_some(sum)
            } else {
                let shares = self.ways.get(at).filter(|shares| !shares.is_empty());
                shares.map(|shares| shares.iter().copied().sum())
            };
            let Some(sum) = sum else { continue };
            let words = language.money(sum, &self.bare);
            let fits = sum == self.question.to_share();
            let ink = match (fits, way == state.method) {
                (false, _) => theme.red,
                (true, true) => theme.gold,
                (true, false) => theme.dim,
            };
            let mut span = self.columns.span(place, at + 2);
            if way == ShareMethod::Own {
                span = span.with_max_x(span.right() - space::ITEM);
            }
            let text = if way == state.method { Text::Strong } else { Text::Body };
            write(ui, span, true, &words, text, ink);
            cells.push(words);
        }
        if let Some(taken) = self.bounty_shares {
            let sum: Money = taken.shares.iter().copied().sum();
            let words = language.money(sum, &self.bare);
            let ink = if sum == self.facts.bounties { theme.gold } else { theme.red };
            let mut span = self.columns.span(place, BOUNTIES);
            if state.heads.is_typed() {
                span = span.with_max_x(span.right() - space::ITEM);
            }
            write(ui, span, true, &words, Text::Strong, ink);
            cells.push(words);
        }
        row.widget_info(|| WidgetInfo::labeled(Role::Row, true, cells.join(" ")));
    }
}

/// Draws a field in a cell, with its text at the right; returns whether it was changed, and whether
/// it was left.
fn field(
    ui: &mut Ui,
    (span, id): (Rect, Id),
    (text, ink): (&mut String, Color32),
    name: &str,
    wrong: bool,
) -> (bool, bool) {
    let theme = Theme::of(ui);
    let place = span.shrink2(vec2(0.0, 3.0));
    ui.scope(|ui| {
        if wrong {
            ui.visuals_mut().widgets.inactive.bg_stroke.color = theme.red;
            ui.visuals_mut().selection.stroke.color = theme.red;
        }
        let edit = TextEdit::singleline(text)
            .char_limit(LONGEST_LINE)
            .id(id)
            .font(Text::Body.font())
            .text_color(ink)
            .align(Align2::RIGHT_CENTER)
            .margin(egui::Margin::symmetric(8, 2))
            .desired_width(place.width());
        let response = ui.put(place, edit).accessible_name(name);
        let response = gate::keeps(ui, response, wrong || text.trim().is_empty());
        (response.changed(), response.lost_focus())
    })
    .inner
}

/// Writes one line into `span`; text that does not fit is cut with an ellipsis.
fn write(ui: &Ui, span: Rect, right: bool, words: &str, text: Text, ink: Color32) {
    if words.is_empty() || !ui.is_rect_visible(span) {
        return;
    }
    let mut job = LayoutJob::simple_singleline(words.to_owned(), text.font(), ink);
    job.wrap = TextWrapping::truncate_at_width(span.width());
    let galley = ui.painter().layout_job(job);
    let (anchor, at) = if right {
        (Align2::RIGHT_CENTER, span.right_center())
    } else {
        (Align2::LEFT_CENTER, span.left_center())
    };
    let place = anchor.anchor_size(at, galley.size());
    ui.painter().galley(place.min, galley, ink);
}

fn line_under(ui: &Ui, place: Rect, ink: Color32) {
    ui.painter().hline(place.x_range().shrink(1.0), place.bottom() - 0.5, Stroke::new(1.0, ink));
}
