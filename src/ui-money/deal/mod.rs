//! The deal that the remaining players could make, and the one they agreed on.

mod agreed_deal;
mod heads;
mod share_job;
mod table;

use std::{collections::BTreeMap, rc::Rc};

use agreed_deal::WithdrawalForm;
use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
};
use bottone_i18n::Language;
use bottone_print::Job;
use bottone_rules::deals::DealMethod;
use bottone_tournament::{
    Command, clock::ClockCommand, counts::CountCommand, deals::Agreement, entries::EntryId,
};
use bottone_ui_dialogs::deal::AgreeDeal;
use bottone_ui_frame::{
    action::{Action, Content, Document, FileAction, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, Section, TextField, card, elided, tabs, tag},
};
use bottone_view::{
    Tone,
    amounts::{read, read_money},
    money::{
        deal_table::{
            DealRequest, EVEN_MIX, RemainingPlayer, RequiredStep, StackCheck, WAYS, caution,
            remaining_players, sum_difference,
        },
        deals::DealSheet,
        prizes::certainty,
    },
    todo::TaskAct,
};
use egui::{Align, Layout, Ui, vec2};
use heads::{BountyForm, BountyShares};
use share_job::ShareJob;

/// The way of sharing the money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ShareMethod {
    #[default]
    Icm,
    ChipChop,
    ChipsAlone,
    Equal,
    Mixed,
    Own,
}

impl ShareMethod {
    /// Every way with the name of its label, in the order of the columns.
    const ALL: [(Self, &'static str); WAYS + 1] = [
        (Self::Icm, "deal-icm"),
        (Self::ChipChop, "deal-chop"),
        (Self::ChipsAlone, "deal-chips-alone"),
        (Self::Equal, "deal-equal"),
        (Self::Mixed, "deal-mixed"),
        (Self::Own, "deal-own"),
    ];

    fn column(self) -> usize {
        Self::ALL.iter().position(|(way, _)| *way == self).unwrap_or(0)
    }
}

/// The state of the tab.
pub(super) struct DealState {
    method: ShareMethod,
    /// The stacks and amounts typed over the counted and computed ones.
    chips: BTreeMap<EntryId, String>,
    own: BTreeMap<EntryId, String>,
    reserved: String,
    reserved_second: String,
    heads: BountyForm,
    unit: String,
    mix: String,
    facts: Option<DealFacts>,
    checks: CountCheck,
    work: ShareJob,
    withdrawal: WithdrawalForm,
}

impl Default for DealState {
    fn default() -> Self {
        Self {
            method: ShareMethod::default(),
            chips: BTreeMap::new(),
            own: BTreeMap::new(),
            reserved: String::new(),
            reserved_second: String::new(),
            heads: BountyForm::default(),
            unit: "1".to_owned(),
            mix: "50".to_owned(),
            facts: None,
            checks: CountCheck::default(),
            work: ShareJob::default(),
            withdrawal: WithdrawalForm::default(),
        }
    }
}

/// The facts of the event, kept until it changes.
struct DealFacts {
    key: (u64, Language),
    players: Rc<[RemainingPlayer]>,
    /// The index of each line's stack in the question.
    stack: Rc<[usize]>,
    prizes: Vec<Money>,
    /// The bounty money that can be shared, and the bounty on each player in the order of the
    /// question.
    bounties: Money,
    heads: Vec<Money>,
    /// True if a bounty is still to be taken.
    bounty_waits: bool,
}

impl DealFacts {
    fn of(cx: &FrameContext<'_>, key: (u64, Language)) -> Self {
        let t = cx.tournament();
        let left = remaining_players(cx.language, t);
        let mut order: Vec<EntryId> = left.iter().map(|one| one.entry).collect();
        order.sort_unstable();
        let stack = left.iter().map(|one| order.binary_search(&one.entry).unwrap_or(0)).collect();
        let prizes = t.prizes_to_come();
        let heads = order.iter().map(|entry| t.bounties().head(*entry)).collect();
        let bounties = t.bounties_to_share();
        let bounty_waits = t.bounties().open_claims().next().is_some();
        let left = left.into();
        Self { key, players: left, stack, prizes, bounties, heads, bounty_waits }
    }
}

/// The check that the stacks are a fresh count. It is made again when a stack or the event changes,
/// and every second.
#[derive(Default)]
struct CountCheck {
    /// The event's revision, the language, and the second.
    key: Option<(u64, Language, i64)>,
    question: Option<DealRequest>,
    checked: StackCheck,
}

impl CountCheck {
    fn update(
        &mut self,
        question: &DealRequest,
        known: &DealFacts,
        cx: &FrameContext<'_>,
    ) -> StackCheck {
        let key = Some((known.key.0, known.key.1, cx.now.millis().div_euclid(1_000)));
        if self.key != key || self.question.as_ref() != Some(question) {
            let checked = StackCheck::of(cx.language, cx.tournament(), question, cx.now);
            *self = Self { key, question: Some(question.clone()), checked };
        }
        self.checked.clone()
    }
}

/// The values of the fields above the table; `None` for a wrong one.
struct ShareTerms {
    /// The amounts kept for the winner and for second place.
    reserved: Option<[Money; 2]>,
    unit: Option<Money>,
    mix: Option<u8>,
}

pub(super) fn show(ui: &mut Ui, state: &mut DealState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let t = cx.tournament();
    if let Some(agreement) = t.deals().agreed() {
        agreed_deal::show(ui, &mut state.withdrawal, agreement, cx, out);
        return;
    }
    let of = (cx.desk.revision(), cx.language);
    if state.facts.as_ref().is_none_or(|known| known.key != of) {
        let known = DealFacts::of(cx, of);
        // A typed stack that is now on record counts as counted.
        let counted = |entry| known.players.iter().find(|one| one.entry == entry)?.counted;
        state.chips.retain(|entry, text| counted(*entry).is_none_or(|c| read(text) != Some(c)));
        state.facts = Some(known);
    }
    let Some(known) = state.facts.take() else { return };
    let nothing = known.prizes.iter().all(|prize| prize.is_zero());
    if known.players.len() < 2 || nothing {
        let name = if nothing { "deal-no-prizes" } else { "deal-too-few" };
        EmptyState::new(Icon::Money, &ui.word(name)).show(ui, |_| {});
    } else {
        card(ui).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.spacing_mut().item_spacing.y = space::ITEM;
            offer(ui, state, &known, cx, out);
        });
    }
    state.facts = Some(known);
}

/// Draws the table of possible agreements.
fn offer(
    ui: &mut Ui,
    state: &mut DealState,
    known: &DealFacts,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let currency = &cx.tournament().setup().currency;
    let terms = read_terms(state, currency);
    let mut stacks: Vec<(EntryId, Option<Chips>)> =
        known.players.iter().map(|one| (one.entry, stack(&state.chips, one))).collect();
    stacks.sort_unstable_by_key(|(entry, _)| *entry);
    let question = DealRequest {
        stacks,
        prizes: known.prizes.clone(),
        kept: terms.reserved.unwrap_or_default().into_iter().sum(),
        unit: terms.unit.unwrap_or(Money::from_minor(currency.scale())),
        mix: terms.mix.unwrap_or(EVEN_MIX),
    };
    let checked = state.checks.update(&question, known, cx);
    head(ui, state, known, (&question, &checked), cx, out);
    fields(ui, state, known, &terms, &question, currency);
    let answer = state.work.answer(ui.ctx(), &question).cloned();
    let works = answer.is_none();
    let wrong = answer.as_ref().is_some_and(Result::is_err);
    let ways = answer.and_then(Result::ok).unwrap_or_default();
    let own: Option<Vec<Money>> = own_amounts(state, &question, currency);
    let taken = state.heads.shares(ui.language(), known, &question, currency);
    let foot = ui.spacing().interact_size.y + 2.0 * space::ITEM;
    let height = (ui.available_height() - foot).max(120.0);
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), height),
        Layout::top_down(Align::Min),
        |ui| table::show(ui, state, known, &question, (&ways, taken.as_ref()), cx),
    );
    let shares = match state.method {
        ShareMethod::Own => own.as_deref(),
        way => ways.get(way.column()).map(Vec::as_slice).filter(|shares| !shares.is_empty()),
    };
    let why = if works {
        Some(ui.word("deal-works"))
    } else if terms.reserved.is_none() || terms.unit.is_none() || terms.mix.is_none() {
        Some(ui.word("deal-terms-wrong"))
    } else if terms.reserved.is_some_and(|[winner, second]| second > winner) {
        Some(ui.word("deal-kept-rises"))
    } else if wrong {
        Some(ui.word("deal-kept-too-much"))
    } else if shares.is_none() {
        Some(ui.word(if state.method == ShareMethod::Own {
            "deal-own-missing"
        } else {
            "deal-stacks-missing"
        }))
    } else {
        taken.as_ref().and_then(|taken| taken.why.clone())
    };
    let kept = terms.reserved.unwrap_or_default();
    let by_chips = method(state.method, question.mix).is_by_chips();
    let sure = !by_chips || checked.first.is_none();
    let notes = DealNotes {
        method: state.method,
        why,
        works,
        shares,
        reserved: kept,
        bounty_shares: taken.as_ref(),
        sure,
    };
    notes_and_buttons(ui, &notes, known, &question, cx, out);
}

/// The notes at the foot.
struct DealNotes<'a> {
    method: ShareMethod,
    /// The reason why there are no shares to agree on.
    why: Option<String>,
    works: bool,
    shares: Option<&'a [Money]>,
    reserved: [Money; 2],
    bounty_shares: Option<&'a BountyShares>,
    /// True if the shares do not depend on stacks, or depend on a fresh count of all chips.
    sure: bool,
}

/// Returns the stack of a line, typed or counted.
fn stack(typed: &BTreeMap<EntryId, String>, one: &RemainingPlayer) -> Option<Chips> {
    match typed.get(&one.entry) {
        Some(text) => read(text),
        None => one.counted,
    }
}

fn read_terms(state: &DealState, currency: &Currency) -> ShareTerms {
    let money = |text: &str| match text.trim() {
        "" => Some(Money::ZERO),
        text => read_money(text, currency),
    };
    let percent = state.mix.trim().trim_end_matches('%').trim_end().parse().ok();
    ShareTerms {
        reserved: money(&state.reserved).zip(money(&state.reserved_second)).map(Into::into),
        unit: money(&state.unit).filter(|unit| *unit > Money::ZERO),
        mix: percent.filter(|percent| *percent <= 100),
    }
}

/// Returns the players' own amounts in the order of the question; `None` while one cannot be
/// parsed.
fn own_amounts(
    state: &DealState,
    question: &DealRequest,
    currency: &Currency,
) -> Option<Vec<Money>> {
    let amount =
        |(entry, _): &(EntryId, Option<Chips>)| read_money(state.own.get(entry)?, currency);
    question.stacks.iter().map(amount).collect()
}

fn head(
    ui: &mut Ui,
    state: &mut DealState,
    known: &DealFacts,
    (question, checked): (&DealRequest, &StackCheck),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let (language, t) = (ui.language(), cx.tournament());
    let money = |amount| language.money(amount, &t.setup().currency);
    let mut gaps = vec![
        ("count", known.players.len().into()),
        ("left", language.number(known.players.len() as u64).into()),
        ("money", money(question.prizes.iter().copied().sum()).into()),
    ];
    let mut note = language.say("deal-note", &gaps);
    if !question.kept.is_zero() {
        gaps.push(("kept", money(question.kept).into()));
        let second = state.reserved_second.trim().is_empty();
        let name = if second { "deal-note-kept" } else { "deal-note-kept-places" };
        note = format!("{note} · {}", language.say(name, &gaps));
    }
    Section::card(&ui.word("deal-title")).note(&note).show(ui, |ui| {
        let counted = known.players.iter().any(|one| one.counted.is_some());
        if let Some(first) = checked.first {
            first_step(ui, first, question, cx, out);
        }
        let changed = known.players.iter().any(|one| state.chips.contains_key(&one.entry));
        if counted && changed && ui.add(Button::quiet(&ui.word("deal-counts-again"))).clicked() {
            state.chips.clear();
        }
        tag(ui, checked.tone, &checked.words);
    });
    ui.horizontal(|ui| {
        let theme = Theme::of(ui);
        if t.certainty(cx.now).is_provisional() {
            let projected = certainty(language, t, cx.now);
            ui.label(Text::Note.rich(projected).color(theme.gold));
        }
        if checked.first.is_some() {
            elided(ui, Text::Note.rich(ui.word("deal-fresh-is")).color(theme.dim));
        }
    });
}

/// Draws the button for the next step towards a fresh count of all chips.
fn first_step(
    ui: &mut Ui,
    first: RequiredStep,
    question: &DealRequest,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let (word, act) = match first {
        RequiredStep::StopClock => {
            (ui.word("deal-stop-clock"), TaskAct::Submit(Command::Clock(ClockCommand::Pause)))
        }
        RequiredStep::Record => {
            let stacks = question.typed(cx.tournament());
            let count = Command::Counts(CountCommand::Count { stacks });
            (ui.word("deal-record-typed"), TaskAct::Submit(count))
        }
        RequiredStep::Count(table) => {
            let gaps = [("table", table.to_string().into())];
            (ui.say("deal-count-table", &gaps), TaskAct::Count(table))
        }
        RequiredStep::Check => (ui.word("counts-show-check"), TaskAct::Check),
    };
    if let TaskAct::Submit(command) = act {
        command_button(ui, Button::primary(&word), command, cx, out);
    } else if ui.add(Button::primary(&word)).clicked() {
        out.send(Action::Act(act));
    }
}

/// The width below which the fields take several lines, in points.
const NARROW: f32 = 860.0;

/// Draws the way of sharing, and the amounts kept.
fn fields(
    ui: &mut Ui,
    state: &mut DealState,
    known: &DealFacts,
    terms: &ShareTerms,
    question: &DealRequest,
    currency: &Currency,
) {
    let language = ui.language();
    let expected = ui.word("deal-amount-expected");
    let wrong = |is_fine: bool| (!is_fine).then_some(expected.as_str());
    let narrow = ui.available_width() < NARROW;
    let way = |ui: &mut Ui, state: &mut DealState| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            ui.label(Text::Caption.rich(ui.word("deal-how")).color(Theme::of(ui).dim));
            let before = state.method;
            tabs(ui, &mut state.method, &ui.words(&ShareMethod::ALL));
            if state.method == ShareMethod::Own && before != ShareMethod::Own {
                begin_own(state, question, before, currency, language);
            }
        });
    };
    if narrow {
        way(ui, state);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::INSIDE;
        if !narrow {
            way(ui, state);
        }
        if state.method == ShareMethod::Mixed {
            TextField::new(&mut state.mix, &ui.word("deal-mix"))
                .wrong(wrong(terms.mix.is_some()))
                .width(84.0)
                .show(ui);
        }
        TextField::new(&mut state.reserved, &ui.word("deal-kept"))
            .hint("0")
            .wrong(wrong(terms.reserved.is_some()))
            .width(130.0)
            .show(ui);
        // One kept amount is the usual case; the field for the next place appears once it is
        // typed.
        if !state.reserved.trim().is_empty() && question.stacks.len() > 1 {
            TextField::new(&mut state.reserved_second, &ui.word("deal-kept-second"))
                .hint("0")
                .wrong(wrong(terms.reserved.is_some()))
                .width(110.0)
                .show(ui);
        }
        TextField::new(&mut state.unit, &ui.word("deal-unit"))
            .wrong(wrong(terms.unit.is_some()))
            .width(64.0)
            .show(ui);
        state.heads.show(ui, known, question, currency);
    });
}

/// Fills empty own amounts with the shares of the previous way.
fn begin_own(
    state: &mut DealState,
    question: &DealRequest,
    before: ShareMethod,
    currency: &Currency,
    language: Language,
) {
    let Some(Ok(ways)) = state.work.last_answer() else { return };
    let Some(shares) = ways.get(before.column()) else { return };
    let bare = Currency { symbol: String::new(), ..currency.clone() };
    for ((entry, _), share) in question.stacks.iter().zip(shares) {
        state.own.entry(*entry).or_insert_with(|| language.money(*share, &bare));
    }
}

/// Draws the buttons, with the notes to read before pressing them.
fn notes_and_buttons(
    ui: &mut Ui,
    notes: &DealNotes<'_>,
    known: &DealFacts,
    question: &DealRequest,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    let (language, currency) = (ui.language(), &t.setup().currency);
    let name = |entry: EntryId| {
        let found = known.players.iter().find(|one| one.entry == entry);
        found.map(|one| one.name.clone()).unwrap_or_default()
    };
    let sum: Money = notes.shares.unwrap_or_default().iter().copied().sum();
    let missing =
        notes.shares.and_then(|_| sum_difference(language, currency, sum, question.to_share()));
    let (words, tone) = match (&notes.why, missing, notes.shares) {
        (Some(why), ..) => (why.clone(), if notes.works { Tone::Plain } else { Tone::Waits }),
        (None, Some(missing), _) => (missing, Tone::Waits),
        (None, None, shares) => {
            caution(language, currency, question, shares.unwrap_or_default(), name)
        }
    };
    let stacks = question.known_stacks();
    let agreement = notes.shares.filter(|_| notes.why.is_none()).map(|shares| Agreement {
        kept: notes.reserved.into_iter().take_while(|kept| !kept.is_zero()).collect(),
        bounties: notes.bounty_shares.map_or_else(Vec::new, |taken| {
            let entries = question.stacks.iter().map(|(entry, _)| *entry);
            entries.zip(taken.shares.iter().copied()).collect()
        }),
        ..question.agreement(t.known_of(&stacks), method(notes.method, question.mix), shares)
    });
    let open = t.registration_open(cx.now).then(|| ui.word("deal-registration-open"));
    let unlocked = t.prizes().locked().is_none().then(|| ui.word("deal-prizes-open"));
    let unfit = (sum != question.to_share()).then(|| words.clone());
    let shut = cx.desk.read_only().map(|_| ui.word("shell-only-reading"));
    let unprintable = notes.why.clone().or_else(|| unfit.clone());
    // A step that is needed first is shown in words, not only after a press.
    let first = unlocked.is_some().then_some("deal-go-lock").filter(|_| open.is_none());
    let (words, tone) = match open.clone().or_else(|| unlocked.clone()) {
        Some(first) if unprintable.is_none() && tone == Tone::Plain => (first, Tone::Gold),
        None if tone == Tone::Plain && !notes.sure && !notes.works => {
            (ui.word("deal-not-fresh"), Tone::Gold)
        }
        _ => (words, tone),
    };
    let refusal = shut.or_else(|| notes.why.clone()).or(unfit).or(open).or(unlocked);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let word = ui.word("deal-agree");
        let button = if notes.sure { Button::primary(&word) } else { Button::new(&word) };
        if ui.add(button.refusal(refusal.as_deref())).clicked()
            && let Some(agreement) = &agreement
        {
            out.send(Action::ask(AgreeDeal::new(agreement.clone())));
        }
        let word = ui.word("deal-print");
        if ui.add(Button::new(&word).refusal(unprintable.as_deref())).clicked()
            && let Some(agreement) = &agreement
        {
            print(&DealSheet::of(language, t, agreement, cx.now), language, out);
        }
        if let Some(name) = first
            && ui.add(Button::new(&ui.word(name))).clicked()
        {
            out.send(Action::Act(TaskAct::ShowPrizes));
        }
        if notes.works {
            ui.spinner();
        }
        let theme = Theme::of(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            elided(ui, Text::Body.rich(words).color(theme.tone(tone)));
        });
    });
}

/// Asks where to save the proposal, to be signed. The printed deal sheet is for an agreed deal.
fn print(sheet: &DealSheet, language: Language, out: &mut Outbox) {
    let content = Content::Paper(Job::Sheets(vec![sheet.paper(language)]));
    let name = format!("{} {}", sheet.event, language.word("deal-title").to_lowercase());
    let document = Box::new(Document { name, content });
    out.send(Action::File(FileAction::SaveDocument(document)));
}

const fn method(way: ShareMethod, mix: u8) -> DealMethod {
    match way {
        ShareMethod::Icm => DealMethod::Icm,
        ShareMethod::ChipChop => DealMethod::ChipChop,
        ShareMethod::ChipsAlone => DealMethod::ChipsAlone,
        ShareMethod::Equal => DealMethod::Equal,
        ShareMethod::Mixed => DealMethod::Mixed { icm: mix },
        ShareMethod::Own => DealMethod::Own,
    }
}
