//! The plan: its kind, the number of places, the rounding, and the steepness.

use std::path::Path;

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    typed::read_stack,
};
use bottone_i18n::{Language, ToText as _};
use bottone_rules::payouts::{
    CurveShape, MOST_ENTRIES, MOST_SHAPE, PaidPlaces, PayoutKind, PayoutPlan, PercentTable,
    PlaceBand, Remainder, Rest,
};
use bottone_store::profiles::{OWN_PAYOUTS, ShelfEntry, plan_fault, shelf};
use bottone_tournament::{Command, Tournament, prizes::PrizeCommand};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::{Button, TextField, choose, least_box_width},
};
use bottone_view::{
    amounts,
    money::prizes::{kind, least, places, unit},
};
use bottone_vocabulary::words;
use egui::{Slider, TextEdit, Ui};

/// The position of the usual curve on the slider.
const USUAL: u16 = 75;
/// The greatest width of a box to choose from, in points.
const WIDEST: f32 = 150.0;
/// The smallest width of a box, in points.
const NARROWEST: f32 = 118.0;
/// The width of the two buttons beside the places, with the gaps between the boxes.
const BESIDE: f32 = 62.0 + 5.0 * space::ITEM;
/// The end of the slider; files may go further.
const STEEPEST: u16 = 200;
/// An example of a stack that wins a seat at once.
const MILESTONE: &str = "50,000";

/// The state of the controls.
#[derive(Default)]
pub(super) struct ShapeState {
    shelf: Option<Vec<ShelfEntry<PayoutPlan>>>,
    typed: Option<KindInput>,
    /// The name under which the plan is to be saved.
    name: String,
}

/// The typed text of a kind.
struct KindInput {
    /// The kind from which it was written.
    of: PayoutKind,
    /// The shares, sums or value.
    text: String,
    /// The stack that wins a seat at once; empty for none.
    milestone: String,
}

impl ShapeState {
    /// Returns the fault in the typed text; `None` if there is none, or it can be parsed.
    pub(super) fn unsaved(&self, t: &Tournament, language: Language) -> Option<String> {
        let plan = t.prizes().plan();
        let typed = self.typed.as_ref().filter(|typed| typed.of == plan.kind)?;
        let taken = kind_text(plan, t);
        if typed.text == taken.text && typed.milestone == taken.milestone {
            return None;
        }
        let hint = hint(&plan.kind);
        let wrong =
            |example: &str| language.say("prizes-type-wrong", &[("example", example.into())]);
        match (read(&plan.kind, &typed.text, t), read_milestone(&typed.milestone)) {
            (None, _) => Some(wrong(hint)),
            (Some(_), Err(example)) => Some(wrong(example)),
            (Some(kind), Ok(_)) => {
                let fault = PayoutPlan { kind, ..plan.clone() }.fault();
                fault.map(|fault| plan_fault(fault).to_text(language))
            }
        }
    }

    /// Discards the typed text.
    pub(super) fn discard(&mut self) {
        self.typed = None;
    }
}

/// Returns an example of the text for this kind.
const fn hint(kind: &PayoutKind) -> &'static str {
    match kind {
        PayoutKind::Curve(_) | PayoutKind::WinnerTakesAll => "",
        PayoutKind::Percent { .. } => "50 / 30 / 20",
        PayoutKind::Fixed { .. } => "5,000 / 3,000 / 2,000",
        PayoutKind::Satellite { .. } => "550",
    }
}

/// The choices of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum KindChoice {
    Usual,
    Own,
    Percent,
    Fixed,
    Seats,
    Same,
    Winner,
}

/// Draws a menu of the shipped plans and of the house's own.
pub(super) fn plans(ui: &mut Ui, state: &mut ShapeState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let here = cx.tournament().prizes().plan();
    let name = if here.name.is_empty() { ui.word("prizes-plan-usual") } else { here.name.clone() };
    let word = ui.say("prizes-plan", &[("name", words::cut(&name, 24).into())]);
    let button = ui.add(Button::new(&word).icon(bottone_ui_kit::icons::Icon::Money));
    let menu = egui::Popup::menu(&button);
    menu.close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        ui.set_min_width(260.0);
        let plans = state.shelf.get_or_insert_with(|| shelf_plans(cx.desk.folder()));
        for entry in plans.iter() {
            match &entry.profile {
                Ok(plan) => {
                    let words = Text::Body.rich(plan.name.as_str());
                    if ui.add_enabled(plan != here, egui::Button::new(words)).clicked() {
                        out.submit(Command::Prizes(PrizeCommand::Plan(Box::new(plan.clone()))));
                        ui.close();
                    }
                }
                Err(error) => {
                    let words = Text::Note.rich(entry.id.as_str());
                    let fault = error.saying().to_text(cx.language);
                    ui.add_enabled(false, egui::Button::new(words)).on_disabled_hover_text(fault);
                }
            }
        }
        ui.separator();
        save_plan(ui, state, here, out);
    });
}

/// Saves the plan under a name of the house, and uses it under that name.
fn save_plan(ui: &mut Ui, state: &mut ShapeState, here: &PayoutPlan, out: &mut Outbox) {
    let field = ui.word("prizes-keep-name");
    TextField::new(&mut state.name, &field).width(240.0).show(ui);
    let name = state.name.trim();
    let missing = name.is_empty().then(|| ui.word("prizes-keep-needs"));
    let word = ui.word("prizes-save");
    if ui.add(Button::new(&word).refusal(missing.as_deref())).clicked() {
        let plan = PayoutPlan { name: name.to_owned(), ..here.clone() };
        if plan != *here {
            out.submit(Command::Prizes(PrizeCommand::Plan(Box::new(plan.clone()))));
        }
        out.send(Action::File(FileAction::KeepPlan(Box::new(plan))));
        (state.name, state.shelf) = (String::new(), None);
        ui.close();
    }
}

fn shelf_plans(events: Option<&Path>) -> Vec<ShelfEntry<PayoutPlan>> {
    let own = events.map(|folder| folder.join(OWN_PAYOUTS));
    shelf(own.as_deref())
}

/// Draws every choice of the plan.
pub(super) fn controls(
    ui: &mut Ui,
    state: &mut ShapeState,
    draft: &mut Option<PayoutPlan>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    let plan = draft.clone().unwrap_or_else(|| t.prizes().plan().clone());
    let mut changed = plan.clone();
    let words =
        [kind(cx.language, &plan.kind), places(cx.language, plan.places, t.field().entries)];
    let least = words.iter().map(|words| least_box_width(ui, words)).fold(NARROWEST, f32::max);
    let (width, lines) = box_width(ui.available_width(), least);
    line(ui, |ui| {
        choose_kind(ui, &mut changed, cx, width);
        choose_places(ui, &mut changed, cx, width);
        if lines < 3 {
            choose_groups(ui, &mut changed, width);
        }
        if lines < 2 {
            choose_amounts(ui, &mut changed, cx, width);
        }
    });
    if lines == 3 {
        line(ui, |ui| choose_groups(ui, &mut changed, width));
    }
    if lines > 1 {
        line(ui, |ui| choose_amounts(ui, &mut changed, cx, width));
    }
    let typed = type_kind(ui, state, &mut changed, t, cx);
    let dragged = matches!(changed.kind, PayoutKind::Curve(_)) && slide(ui, &mut changed, draft);
    if changed != plan && !dragged && typed {
        submit(ui, draft, changed, cx, out);
    }
}

/// Returns the width of each box of at least `least` points, and the number of lines: more than one
/// where fewer would cut words off.
fn box_width(room: f32, least: f32) -> (f32, u8) {
    let each = |boxes: f32, gaps: f32| (room - BESIDE + gaps * space::ITEM) / boxes - 1.0;
    let (five, three, two) = (each(5.0, 0.0), each(3.0, 2.0), each(2.0, 3.0));
    let widest = least.max(WIDEST);
    match (five >= least, three >= least) {
        (true, _) => (five.min(widest), 1),
        (false, true) => (three.min(widest), 2),
        (false, false) => (two.min(widest), 3),
    }
}

fn line(ui: &mut Ui, boxes: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        boxes(ui);
    });
}

/// Draws the smallest prize, the rounding, and the place for the remainder.
fn choose_amounts(ui: &mut Ui, plan: &mut PayoutPlan, cx: &FrameContext<'_>, width: f32) {
    if matches!(plan.kind, PayoutKind::Curve(_)) {
        choose_least(ui, plan, cx, width);
    }
    if !matches!(plan.kind, PayoutKind::Satellite { .. } | PayoutKind::WinnerTakesAll) {
        choose_unit(ui, plan, cx, width);
    }
    choose_over(ui, plan, cx.tournament(), width);
}

/// Submits this plan, under a name that says it belongs to no profile.
pub(super) fn submit(
    ui: &Ui,
    draft: &mut Option<PayoutPlan>,
    plan: PayoutPlan,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    *draft = None;
    let named = PayoutPlan { name: ui.word("prizes-plan-own"), ..plan };
    let here = cx.tournament().prizes().plan();
    if (PayoutPlan { name: here.name.clone(), ..named.clone() }) != *here {
        out.submit(Command::Prizes(PrizeCommand::Plan(Box::new(named))));
    }
}

fn choose_kind(ui: &mut Ui, plan: &mut PayoutPlan, cx: &FrameContext<'_>, width: f32) {
    let t = cx.tournament();
    let here = match plan.kind {
        PayoutKind::Curve(CurveShape::Usual) => KindChoice::Usual,
        PayoutKind::Curve(CurveShape::Power(_)) => KindChoice::Own,
        PayoutKind::Percent { .. } => KindChoice::Percent,
        PayoutKind::Fixed { .. } => KindChoice::Fixed,
        PayoutKind::Satellite { tickets: true, .. } => KindChoice::Seats,
        PayoutKind::Satellite { tickets: false, .. } => KindChoice::Same,
        PayoutKind::WinnerTakesAll => KindChoice::Winner,
    };
    let all = [
        KindChoice::Usual,
        KindChoice::Own,
        KindChoice::Percent,
        KindChoice::Fixed,
        KindChoice::Seats,
        KindChoice::Same,
        KindChoice::Winner,
    ];
    let words = all.map(|choice| (choice, kind(cx.language, &initial_kind(choice, plan, t))));
    let mut chosen = here;
    if choose(ui, &ui.word("prizes-kind"), &mut chosen, &words, width) {
        plan.kind = initial_kind(chosen, plan, t);
    }
}

/// Returns the initial value of a kind, made from the present prizes.
fn initial_kind(choice: KindChoice, plan: &PayoutPlan, t: &Tournament) -> PayoutKind {
    let buy_in = t.setup().buy_in.prize;
    let times = |times: i64| {
        let value = Money::from_minor(buy_in.minor().saturating_mul(times));
        value.max(Money::from_minor(t.setup().currency.scale()))
    };
    match choice {
        KindChoice::Usual => PayoutKind::Curve(CurveShape::Usual),
        KindChoice::Own => PayoutKind::Curve(CurveShape::Power(USUAL)),
        KindChoice::Percent => {
            let shares = vec![5_000, 3_000, 2_000];
            let tables = vec![PercentTable { to: MOST_ENTRIES, shares }];
            PayoutKind::Percent { tables, over: Remainder::First }
        }
        KindChoice::Fixed => {
            let prizes = plan.prizes(&t.field()).unwrap_or_default();
            let prizes: Vec<Money> = prizes.iter().map(|prize| prize.money).collect();
            let paid = prizes.iter().all(|money| *money > Money::ZERO) && !prizes.is_empty();
            let prizes = if paid { prizes } else { vec![times(1)] };
            PayoutKind::Fixed { prizes, over: Remainder::First }
        }
        KindChoice::Seats => PayoutKind::Satellite {
            value: times(10),
            tickets: true,
            rest: Rest::Next,
            milestone: None,
        },
        KindChoice::Same => PayoutKind::Satellite {
            value: times(2),
            tickets: false,
            rest: Rest::Next,
            milestone: None,
        },
        KindChoice::Winner => PayoutKind::WinnerTakesAll,
    }
}

fn choose_places(ui: &mut Ui, plan: &mut PayoutPlan, cx: &FrameContext<'_>, width: f32) {
    if !matches!(plan.kind, PayoutKind::Curve(_)) {
        return;
    }
    let t = cx.tournament();
    let entries = t.field().entries;
    let paid = plan.prizes(&t.field()).map_or(1, |prizes| prizes.len());
    let paid = u32::try_from(paid).unwrap_or(u32::MAX);
    let mut all = vec![
        PaidPlaces::Usual,
        PaidPlaces::Percent(1_000),
        PaidPlaces::Percent(1_250),
        PaidPlaces::Percent(1_500),
        PaidPlaces::Percent(2_000),
        PaidPlaces::Exactly(paid),
    ];
    if !all.contains(&plan.places) {
        all.push(plan.places);
    }
    let words: Vec<(PaidPlaces, String)> =
        all.into_iter().map(|one| (one, places(cx.language, one, entries))).collect();
    choose(ui, &ui.word("prizes-paid"), &mut plan.places, &words, width);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.label(Text::Caption.rich(" "));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (name, sign, to) in [
                ("prizes-fewer", "−", paid.saturating_sub(1).max(1)),
                ("prizes-more", "+", (paid + 1).min(entries.max(1))),
            ] {
                let button = ui.add(Button::new(sign)).on_hover_text(ui.word(name));
                let name = ui.word(name);
                button.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Button, true, name.as_str())
                });
                if button.clicked() {
                    plan.places = PaidPlaces::Exactly(to);
                }
            }
        });
    });
}

/// Returns the groups of the large series, and those by tables of nine.
fn groups() -> [(Vec<PlaceBand>, &'static str); 3] {
    let bands = |bands: &[(u32, u32)]| {
        bands.iter().map(|&(from, each)| PlaceBand { from, each }).collect::<Vec<_>>()
    };
    [
        (bands(&[]), "prizes-groups-none"),
        (bands(&[(10, 3), (19, 9), (55, 18), (100, 45), (280, 90)]), "prizes-groups-three"),
        (bands(&[(10, 9), (100, 45), (280, 90)]), "prizes-groups-nine"),
    ]
}

fn choose_groups(ui: &mut Ui, plan: &mut PayoutPlan, width: f32) {
    if !matches!(plan.kind, PayoutKind::Curve(_)) {
        return;
    }
    let groups = groups();
    let here = groups.iter().position(|(bands, _)| *bands == plan.bands);
    let mut all: Vec<(Option<usize>, String)> =
        groups.iter().enumerate().map(|(at, (_, name))| (Some(at), ui.word(name))).collect();
    if here.is_none() {
        all.push((None, ui.word("prizes-groups-own")));
    }
    let mut chosen = here;
    if choose(ui, &ui.word("prizes-groups"), &mut chosen, &all, width)
        && let Some((bands, _)) = chosen.and_then(|at| groups.get(at))
    {
        plan.bands.clone_from(bands);
    }
}

fn choose_least(ui: &mut Ui, plan: &mut PayoutPlan, cx: &FrameContext<'_>, width: f32) {
    let mut all = vec![None, Some(100), Some(125), Some(150), Some(200), Some(300)];
    if !all.contains(&plan.least) {
        all.push(plan.least);
    }
    let words: Vec<(Option<u16>, String)> =
        all.into_iter().map(|one| (one, least(cx.language, one))).collect();
    choose(ui, &ui.word("prizes-min-cash"), &mut plan.least, &words, width);
}

fn choose_unit(ui: &mut Ui, plan: &mut PayoutPlan, cx: &FrameContext<'_>, width: f32) {
    let t = cx.tournament();
    let whole = t.setup().currency.scale();
    let units = [1, 5, 10, 25, 50, 100, 500, 1_000, 5_000].map(|n| Money::from_minor(n * whole));
    let mut all: Vec<Option<Money>> = std::iter::once(None).chain(units.map(Some)).collect();
    if !all.contains(&plan.round_to) {
        all.push(plan.round_to);
    }
    let currency = &t.setup().currency;
    let words: Vec<(Option<Money>, String)> =
        all.into_iter().map(|one| (one, unit(cx.language, one, currency))).collect();
    choose(ui, &ui.word("prizes-round"), &mut plan.round_to, &words, width);
}

/// Draws the choice of the place that gets the remainder.
fn choose_over(ui: &mut Ui, plan: &mut PayoutPlan, t: &Tournament, width: f32) {
    let name = ui.word("prizes-remainder");
    match &mut plan.kind {
        PayoutKind::Percent { over, .. } => {
            let all = ui.words(&[
                (Remainder::Nearest, "prizes-over-nearest"),
                (Remainder::First, "prizes-over-first"),
                (Remainder::FromTop, "prizes-over-top"),
            ]);
            choose(ui, &name, over, &all, width);
        }
        PayoutKind::Fixed { over, .. } => {
            let all = ui.words(&[
                (Remainder::First, "prizes-over-first"),
                (Remainder::FromTop, "prizes-over-top"),
            ]);
            choose(ui, &name, over, &all, width);
        }
        PayoutKind::Satellite { value, rest, .. } => {
            let buy_in = t.setup().buy_in.prize;
            let step = |times| Money::from_minor(buy_in.minor().saturating_mul(times)).min(*value);
            let mut all = vec![(Rest::Next, ui.word("prizes-over-next"))];
            if buy_in > Money::ZERO {
                all.push((Rest::InSteps(step(1)), ui.word("prizes-over-buy-in")));
                all.push((Rest::InSteps(step(2)), ui.word("prizes-over-two")));
            }
            if !all.iter().any(|(one, _)| one == rest) {
                all.push((*rest, ui.word("prizes-over-steps")));
            }
            choose(ui, &name, rest, &all, width);
        }
        PayoutKind::Curve(_) | PayoutKind::WinnerTakesAll => {}
    }
}

/// Draws the field for shares, sums or a value; returns false while it is incomplete or wrong.
fn type_kind(
    ui: &mut Ui,
    state: &mut ShapeState,
    plan: &mut PayoutPlan,
    t: &Tournament,
    cx: &FrameContext<'_>,
) -> bool {
    let name = match plan.kind {
        PayoutKind::Curve(_) | PayoutKind::WinnerTakesAll => {
            state.typed = None;
            return true;
        }
        PayoutKind::Percent { .. } => "prizes-type-shares",
        PayoutKind::Fixed { .. } => "prizes-type-sums",
        PayoutKind::Satellite { .. } => "prizes-type-value",
    };
    let hint = hint(&plan.kind);
    if state.typed.as_ref().is_none_or(|typed| typed.of != plan.kind) {
        state.typed = Some(kind_text(plan, t));
    }
    let Some(typed) = &mut state.typed else { return true };
    let theme = Theme::of(ui);
    let seats = matches!(plan.kind, PayoutKind::Satellite { tickets: true, .. });
    let tried = match (read(&plan.kind, &typed.text, t), read_milestone(&typed.milestone)) {
        (None, _) => Err(hint),
        (Some(_), Err(example)) => Err(example),
        (Some(mut kind), Ok(stack)) => {
            if let PayoutKind::Satellite { milestone, .. } = &mut kind {
                *milestone = stack;
            }
            Ok(PayoutPlan { name: ui.word("prizes-plan-own"), kind, ..plan.clone() })
        }
    };
    let wrong = match &tried {
        Err(example) => Some(ui.say("prizes-type-wrong", &[("example", (*example).into())])),
        Ok(tried) => tried.fault().map(|fault| plan_fault(fault).to_text(cx.language)),
    };
    let mut done = false;
    ui.horizontal(|ui| {
        let part = if seats { 0.3 } else { 0.55 };
        let width = (ui.available_width() * part).max(120.0);
        let mut field = |ui: &mut Ui, text: &mut String, name: &str, hint: &str| {
            let word = ui.word(name);
            ui.label(Text::Caption.rich(&word).color(theme.dim));
            let field = TextEdit::singleline(text)
                .id(typing::field_id_of(ui, name))
                .desired_width(width)
                .hint_text(hint);
            let field = ui.add(field.char_limit(2_000)).accessible_name(word);
            done |= gate::keeps(ui, field, text.trim().is_empty() || wrong.is_some()).lost_focus();
        };
        field(ui, &mut typed.text, name, hint);
        if seats {
            field(ui, &mut typed.milestone, "prizes-type-milestone", MILESTONE);
        }
        if let Some(wrong) = &wrong {
            ui.label(Text::Note.rich(wrong).color(theme.red));
        }
    });
    if !done {
        return !ui.ctx().text_edit_focused();
    }
    match tried {
        Ok(tried) if wrong.is_none() => {
            plan.kind = tried.kind;
            true
        }
        _ => false,
    }
}

/// Returns the index of the share table for this number of entries.
fn table_for(tables: &[PercentTable], entries: u32) -> usize {
    tables.iter().position(|table| entries <= table.to).unwrap_or(tables.len().saturating_sub(1))
}

fn kind_text(plan: &PayoutPlan, t: &Tournament) -> KindInput {
    let currency = &t.setup().currency;
    let amount = |money: Money| {
        let buy_in = bottone_rules::buy_in::BuyIn { prize: money, ..Default::default() };
        buy_in.notation(currency)
    };
    let all: Vec<String> = match &plan.kind {
        PayoutKind::Percent { tables, .. } => {
            let table = tables.get(table_for(tables, t.field().entries));
            let share = |share: &u16| {
                words::percent(bottone_i18n::Language::English, *share).replace('%', "")
            };
            table.map_or_else(Vec::new, |table| table.shares.iter().map(share).collect())
        }
        PayoutKind::Fixed { prizes, .. } => prizes.iter().copied().map(amount).collect(),
        PayoutKind::Satellite { value, .. } => vec![amount(*value)],
        PayoutKind::Curve(_) | PayoutKind::WinnerTakesAll => Vec::new(),
    };
    let milestone = match plan.kind {
        PayoutKind::Satellite { milestone: Some(stack), .. } => stack.get().to_string(),
        _ => String::new(),
    };
    KindInput { of: plan.kind.clone(), text: all.join(" / "), milestone }
}

/// Parses the stack that wins a seat at once; an empty text is `None`.
///
/// # Errors
/// An example of a valid text.
fn read_milestone(typed: &str) -> Result<Option<Chips>, &'static str> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    match read_stack(typed.trim(), &[]) {
        (stack, None) if !stack.chips.is_zero() => Ok(Some(stack.chips)),
        _ => Err(MILESTONE),
    }
}

fn read(kind: &PayoutKind, text: &str, t: &Tournament) -> Option<PayoutKind> {
    let currency = &t.setup().currency;
    let parts = || text.split(['/', ';']).map(str::trim).filter(|part| !part.is_empty());
    Some(match kind {
        PayoutKind::Percent { tables, over } => {
            // Percentages have two decimals, hundredths, like cents of money.
            let hundredths = Currency { symbol: "%".to_owned(), decimals: 2 };
            let percent = |part: &str| {
                let share = amounts::read_money(part, &hundredths)?;
                u16::try_from(share.minor()).ok()
            };
            let shares: Vec<u16> = parts().map(percent).collect::<Option<_>>()?;
            let mut tables = tables.clone();
            let used = table_for(&tables, t.field().entries);
            tables.get_mut(used)?.shares = shares;
            PayoutKind::Percent { tables, over: *over }
        }
        PayoutKind::Fixed { over, .. } => {
            let prizes: Option<Vec<Money>> =
                parts().map(|part| amounts::read_money(part, currency)).collect();
            PayoutKind::Fixed { prizes: prizes?, over: *over }
        }
        PayoutKind::Satellite { tickets, rest, milestone, .. } => {
            let value = amounts::read_money(text.trim(), currency)?;
            let rest = match rest {
                Rest::InSteps(step) => Rest::InSteps((*step).min(value)),
                Rest::Next => Rest::Next,
            };
            PayoutKind::Satellite { value, tickets: *tickets, rest, milestone: *milestone }
        }
        PayoutKind::Curve(_) | PayoutKind::WinnerTakesAll => kind.clone(),
    })
}

/// Draws the slider for the steepness of the curve; returns whether it is being dragged.
fn slide(ui: &mut Ui, plan: &mut PayoutPlan, draft: &mut Option<PayoutPlan>) -> bool {
    let here = match plan.kind {
        PayoutKind::Curve(CurveShape::Power(power)) => power,
        _ => USUAL,
    };
    let mut power = here;
    let mut dragged = false;
    ui.horizontal(|ui| {
        let theme = Theme::of(ui);
        ui.label(Text::Note.rich(ui.word("prizes-flat")).color(theme.dim));
        ui.spacing_mut().slider_width = (ui.available_width() - 180.0).clamp(120.0, 420.0);
        let most = STEEPEST.max(here).min(MOST_SHAPE);
        let slider = Slider::new(&mut power, 0..=most).step_by(5.0).show_value(false);
        let slider = ui.add(slider);
        let name = ui.word("prizes-steepness");
        slider.widget_info(|| egui::WidgetInfo::slider(true, f64::from(here), name.as_str()));
        ui.label(Text::Note.rich(ui.word("prizes-steep")).color(theme.dim));
        dragged = slider.dragged();
        if slider.changed() && power != here {
            plan.kind = PayoutKind::Curve(CurveShape::Power(power));
        }
        if dragged && power != here {
            *draft = Some(plan.clone());
        }
        if slider.drag_stopped()
            && let Some(tried) = draft.take()
        {
            *plan = tried;
        }
    });
    dragged
}
