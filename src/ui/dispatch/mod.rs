//! Performing the requested actions after each frame.

mod codes;
mod drawers;
mod files;
mod flights;
mod house;
mod house_desk;
mod house_staff;
mod late;
mod lock;
mod network;
mod page;
mod papers;
mod people;
mod results;
mod shelf;
mod sound;
mod staff;
mod telephones;
mod tickets;
mod walls;

pub(crate) use files::has_extension;

use bottone_base::{person::is_name, seat::TableNo};
use bottone_i18n::ToText as _;
use bottone_session::{
    Desk, Operator, Session, SubmitError,
    house::{by_ticket, payment_methods},
};
use bottone_store::settings::Settings;
use bottone_tournament::{
    Command, Tournament, Waiver,
    bounties::{BountyCommand, BountyPrize},
    entries::{Entrant, EntryCommand, EntryId},
    papers::{Scope, SheetKind},
    setup::Setup,
    tables::{SeatWish, TableCommand},
    waiting::WaitingCommand,
};
use bottone_ui_chips::ChipsState;
use bottone_ui_dialogs::{
    add_ons::SellAddOns,
    bounty::AskTakers,
    bust::BustPlayers,
    button::SetButton,
    card_draw::DrawSeats,
    fair_draw::FairDraw,
    high_card::AskHighCard,
    keys::Keys,
    late::LateAct,
    late_time::AskLateTime,
    move_player::MovePlayer,
    palette::{Palette, Purpose},
    same_hand::SameHand,
    take_back::TakeBack,
    waiting_turn::{ChangeTurn, TurnChange},
    waive::AskWaiver,
    what_if::WhatIf,
};
use bottone_ui_floor::floor::first_step;
use bottone_ui_frame::{
    action::{
        Action, FileAction, GuideAction, HouseAction, LockAction, NetworkAction, Screen,
        SoundAction, StaffAction, TelephoneAction, WallAction,
    },
    appearance,
    commands::{self, UiCommand, bust, buy_in_command},
    context::FrameContext,
    dialog::Dialog,
    shelf::ShelfAction,
};
use bottone_ui_money::MoneyState;
use bottone_view::{
    add_ons,
    arrivals::{awaited_at, mark_seen},
    money::{payments::method, prizes},
    todo::TaskAct,
};
use bottone_vocabulary::words;
use egui::{Context, Ui, ViewportCommand};

use super::app::{App, NextOffer, StatusLine};
pub(super) use drawers::DrawerClosing;
pub(super) use sound::SoundClient;

/// The seconds after which a level key counts as pressed again, and up to which. Less is a key
/// bounce, or letters of a name.
const AGAIN: std::ops::Range<f64> = 0.2..5.0;

impl App {
    /// Performs the requested actions in order.
    pub(super) fn empty_outbox(&mut self, ctx: &Context) {
        let actions = self.outbox.take();
        if !actions.is_empty() {
            ctx.request_repaint();
        }
        for action in actions {
            let before = self.screen;
            self.perform(ctx, action);
            self.stay_on_unsaved(before);
            self.refresh();
        }
    }

    fn perform(&mut self, ctx: &Context, action: Action) {
        if self.ask_before(&action) {
            return;
        }
        match action {
            Action::Submit(command) => self.submit(command, None),
            Action::SubmitWaived(command, waiver) => self.submit(command, Some(waiver)),
            Action::Run(command) => {
                if let Some(action) = self.action_of(command, ctx) {
                    self.perform(ctx, action);
                }
            }
            Action::Act(act) => self.perform_step(act),
            Action::CountFairness => self.count_fairness(ctx),
            Action::Undo => self.undo_or_redo(Action::Undo, Session::undo),
            Action::Redo => self.undo_or_redo(Action::Redo, Session::redo),
            Action::Strike(record) => self.strike(record),
            Action::TellLate(change) => self.submit_late(&change.0, &change.1, &change.2),
            Action::LookBack(at) => self.look_back(ctx, at),
            Action::Go(screen) => self.go_to_screen(screen),
            place @ (Action::ShowPrices
            | Action::ShowTable(_)
            | Action::SitAt(_)
            | Action::LookUp(_)
            | Action::ShowPlayer(_)
            | Action::ShowRecord(_)) => self.show_place(&place),
            Action::Scanned(code) => self.handle_code(&code),
            Action::Ask(dialog) => self.dialog = Some(dialog),
            Action::AskWaiver(refused) => {
                let (command, refusal) = *refused;
                self.ask(AskWaiver::new(command, refusal));
            }
            Action::CloseDialog => self.close_dialog(),
            Action::Projector(on) => self.handle_wall(ctx, WallAction::Open(0, on)),
            Action::Wall(action) => self.handle_wall(ctx, action),
            Action::Network(action) => self.handle_network(ctx, action),
            Action::Telephones(action) => self.handle_phones(ctx, action),
            Action::File(action) => self.handle_file(ctx, action),
            Action::House(action) => self.handle_house(ctx, action),
            Action::Shelf(action) => self.handle_shelf(ctx, action),
            Action::Print(action) => self.handle_print(ctx, action),
            Action::Theme(theme) => self.change_settings(|settings| settings.theme = theme),
            Action::Paper(paper) => self.change_settings(|settings| settings.paper = paper),
            Action::Language(language) => {
                self.change_settings(|settings| settings.language = language);
            }
            Action::Tables(size) => self.change_settings(|settings| settings.tables = size),
            Action::Scale(percent) => self.scale(ctx, percent),
            Action::Lock(action) => self.change_lock(ctx, action),
            Action::Staff(action) => self.handle_staff(ctx, action),
            Action::Operator(operator) => self.set_operator(&operator),
            Action::Tell(line) => self.show_status(line),
            Action::Sound(action) => self.handle_sound(action),
            Action::FullScreen => toggle_full_screen(ctx),
            Action::Guide(action) => self.turn_guide(ctx, action),
            Action::Fault(answer) => self.handle_crash_report(ctx, answer),
            Action::Page(action) => self.handle_page(action),
            Action::DrawByCards(only) => self.ask_card_draw(only),
            Action::SeatsDrawn(names, dealer) => self.screens.table.seats_drawn(names, dealer),
            Action::TakeUp => {
                let now = self.time_of_tables(ctx);
                self.resume_hands(now);
            }
            Action::LetGo => self.dismiss_hands(),
            Action::OfferAgain => self.offer_hands_again(),
            Action::ShowEvent(number) => self.show_event(ctx, number),
            Action::Abandon(then) => {
                self.leave_event(ctx);
                self.perform(ctx, *then);
            }
            Action::Discard(form) => self.discard(form),
            Action::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Shows the place of the event that this action names.
    fn show_place(&mut self, place: &Action) {
        match *place {
            Action::ShowPrices => {
                self.screens.setup.show_event();
                self.go_to_screen(Screen::Setup);
            }
            Action::ShowTable(table) => {
                self.screen = Screen::Floor;
                self.screens.floor.choose(table, None);
            }
            Action::SitAt(table) => {
                self.screen = Screen::Table;
                self.screens.table.show_table(table);
            }
            Action::LookUp(irregularity) => {
                self.screen = Screen::Table;
                self.screens.table.look_up(irregularity);
            }
            Action::ShowPlayer(player) => {
                self.screen = Screen::Players;
                self.screens.players.choose(player);
            }
            Action::ShowRecord(record) => {
                self.screen = Screen::Log;
                self.screens.log.choose(record);
            }
            _ => {}
        }
    }

    fn go_to_screen(&mut self, screen: Screen) {
        self.screen = screen;
        if screen == Screen::Players {
            self.screens.players.begin_typing();
        }
    }

    fn scale(&mut self, ctx: &Context, percent: u16) {
        ctx.set_zoom_factor(f32::from(percent) / 100.0);
        self.settings.scale = percent;
        self.store_settings();
        let size = [("size", appearance::percent_text(percent).into())];
        self.show_status(self.settings.language.say("shell-size-now", &size));
    }

    /// Asks for a seat draw with cards, in an event.
    fn ask_card_draw(&mut self, only: Option<TableNo>) {
        let now = self.refresh();
        let Some(desk) = self.desk.as_deref() else { return };
        let (kept, language) = (&self.views, self.settings.language);
        let cx = FrameContext { desk, now, views: kept, language, present: None };
        let draw = DrawSeats::of_event(&cx, only);
        self.ask(draw);
    }

    /// Sets the operator and the name of the desk.
    fn set_operator(&mut self, operator: &Operator) {
        // Both names are on every record.
        let fits = |name: &str| {
            name.is_empty() || is_name(name) && name.chars().count() <= Setup::LONGEST_NAME
        };
        if !fits(&operator.name) || !fits(&operator.station) {
            return self.show_status(self.settings.language.word("refusal-name-not-readable"));
        }
        self.settings.operator.clone_from(&operator.name);
        self.settings.station.clone_from(&operator.station);
        let operator = self.operator();
        if let Some(desk) = &mut self.desk {
            desk.set_operator(operator);
        }
        self.store_settings();
    }

    /// Changes this machine's settings.
    fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.store_settings();
    }

    /// Returns the command, with the desk's present way of paying if it is a sale.
    fn with_payment_method(&self, command: Command) -> Command {
        match (command, self.desk.as_deref()) {
            (Command::Entries(sale), Some(desk)) => Command::Entries(
                sale.paid_by(self.screens.players.payment_method(&payment_methods(desk))),
            ),
            (command, _) => command,
        }
    }

    /// Submits a command to the desk and shows the result.
    pub(super) fn submit(&mut self, command: Command, waiver: Option<Waiver>) {
        let command = self.with_payment_method(command);
        if let (Some(going), Some(desk)) = (self.replay.take(), self.desk.as_deref()) {
            self.past_view = going.wait(desk);
        }
        if self.past_view.is_some() {
            self.record_late(command, waiver);
            return;
        }
        let Some(desk) = &mut self.desk else { return };
        let paper = paper_of(&command, desk.tournament());
        match desk.submit(command.clone(), waiver.clone()) {
            Ok(()) => {
                self.show_last_record();
                let paper = paper.map(|(sheet, scope)| NextOffer::Paper(sheet, scope));
                let next = paper.or_else(|| self.sale_after(&command));
                let won = self.prize_won_by(&command);
                if let (Some(status), Some((_, won))) = (&mut self.status, &won) {
                    status.line = format!("{} · {won}", status.line);
                }
                let next = next.or_else(|| won.map(|(entry, _)| NextOffer::Pay(entry)));
                if let (Some(status), Some(next)) = (&mut self.status, next) {
                    status.next = Some(next);
                }
            }
            Err(SubmitError::Refused(refusal)) if refusal.is_waivable() => {
                self.show_status(words::refusal(self.settings.language, refusal));
                let ask = match waiver {
                    Some(before) => AskWaiver::with_earlier_waiver(command, refusal, before),
                    None => AskWaiver::new(command, refusal),
                };
                self.ask(ask);
            }
            Err(error) => {
                let again = match waiver {
                    Some(waiver) => Action::SubmitWaived(command, waiver),
                    None => Action::Submit(command),
                };
                self.handle_refusal(&error, again);
            }
        }
    }

    /// Returns the entry and the prize of a player whose bust was just recorded, such as "€950";
    /// `None` if the prize is not known.
    fn prize_won_by(&self, command: &Command) -> Option<(EntryId, String)> {
        let Command::Entries(EntryCommand::Bust { out }) = command else { return None };
        let &[(entry, _)] = &out[..] else { return None };
        let desk = self.desk.as_deref()?;
        let won = prizes::won_prize(self.settings.language, desk.tournament(), entry, desk.now())?;
        Some((entry, won))
    }

    /// Returns the rebuy, or else the re-entry, open to a player whose bust was just recorded.
    fn sale_after(&self, command: &Command) -> Option<NextOffer> {
        let Command::Entries(EntryCommand::Bust { out }) = command else { return None };
        let &[(entry, _)] = &out[..] else { return None };
        let desk = self.desk.as_deref()?;
        let rebuy = Command::Entries(EntryCommand::Rebuy { entry });
        if desk.can(&rebuy).is_ok() {
            return Some(NextOffer::Rebuy(rebuy));
        }
        let t = desk.tournament();
        let player = t.entries().get(entry)?.player;
        let open = self.views.summary().open_seats;
        let again = by_ticket(desk, buy_in_command(Entrant::Known(player), t, open, desk.seed()));
        desk.can(&again).is_ok().then_some(NextOffer::ReEntry(again))
    }

    fn undo_or_redo(
        &mut self,
        again: Action,
        turn: impl FnOnce(&mut Session) -> Result<u32, SubmitError>,
    ) {
        let Some(desk) = &mut self.desk else { return };
        match turn(desk.as_mut()) {
            Ok(_) => {
                self.refresh();
                if let Some(line) = self.last_line() {
                    self.show_status(line);
                }
            }
            Err(SubmitError::PaymentStands { entry, piece }) => {
                self.ask(TakeBack::new(entry, piece));
            }
            Err(error) => self.handle_refusal(&error, again),
        }
    }

    fn close_dialog(&mut self) {
        if self.is_asked::<LateAct>()
            && let Some(back) = &mut self.past_view
        {
            back.late_commands.clear();
        }
        self.dialog = self.dialog.take().and_then(Dialog::into_behind);
        self.restock(None);
    }

    pub(super) fn show_last_record(&mut self) {
        self.refresh();
        let Some(line) = self.last_line() else { return };
        // Undo skips some records; next to one of those, the button would undo another act.
        let last = |desk: &dyn Desk| u32::try_from(desk.records().len()).ok()?.checked_sub(1);
        let desk = self.desk.as_deref();
        if desk.is_some_and(|desk| desk.to_undo() == last(desk)) {
            self.status = Some(StatusLine::with_undo(line, Action::Undo));
        } else {
            self.show_status(line);
        }
    }

    fn last_line(&self) -> Option<String> {
        Some(self.views.last_line(self.desk.as_deref()?)?.what)
    }

    pub(super) fn show_error(&mut self, error: &SubmitError) {
        let language = self.settings.language;
        // The bar shows this error, and stays.
        if let (SubmitError::Write(_), true) = (error, self.has_write_trouble()) {
            self.status = None;
            return;
        }
        let line = match error {
            SubmitError::Refused(refusal) => words::refusal(language, *refusal),
            SubmitError::NotStanding => language.word("shell-nothing-to-turn"),
            other => other.to_text(language),
        };
        self.show_status(words::capital(&line));
    }

    /// Returns whether the event's file cannot be written.
    pub(super) fn has_write_trouble(&self) -> bool {
        self.desk.as_ref().is_some_and(|desk| desk.trouble().is_some())
    }

    /// Performs a step of the to-do list. Draws get their seed here.
    fn perform_step(&mut self, act: TaskAct) {
        let Some(desk) = &self.desk else { return };
        let seed = desk.seed();
        match act {
            TaskAct::Submit(command) => self.submit(command, None),
            TaskAct::Break(table) => {
                self.submit(Command::Tables(TableCommand::Break { table, seed }), None);
            }
            TaskAct::Redraw { tables, size } => {
                let redraw = TableCommand::Redraw { tables, size, seed };
                self.submit(Command::Tables(redraw), None);
            }
            TaskAct::OpenAndSeat { tables, size } => {
                let open = TableCommand::OpenAndSeat { tables, size, seed };
                self.submit(Command::Tables(open), None);
            }
            TaskAct::Call(entries) => {
                let call =
                    WaitingCommand::Call { entries, seat: SeatWish::Draw(seed), dealt_in: true };
                self.submit(Command::Waiting(call), None);
            }
            TaskAct::OpenForAlternates { tables, size, entries } => {
                let open = WaitingCommand::Open { tables, size, entries, seed };
                self.submit(Command::Waiting(open), None);
            }
            TaskAct::PassOver(entry) => {
                self.ask(ChangeTurn::new(entry, TurnChange::NotCome));
            }
            TaskAct::ShowWaiting => {
                self.screen = Screen::Players;
                self.screens.players.show_waiting();
            }
            TaskAct::ShowMissing => {
                self.screen = Screen::Players;
                self.screens.players.show_missing();
            }
            TaskAct::AskButton(table) => self.ask_button(table),
            TaskAct::AskHighCard(step) => {
                self.ask(AskHighCard::new(step));
            }
            TaskAct::AskBounty(out, nth) => {
                self.ask(AskTakers::new(out, nth));
            }
            TaskAct::AskAddOns => self.ask(SellAddOns::default()),
            TaskAct::AskSameHand => self.ask(SameHand::default()),
            TaskAct::DrawEnvelope(out, nth) => {
                let draw = BountyCommand::Draw { out, nth, seed };
                self.submit(Command::Bounties(draw), None);
            }
            TaskAct::ChooseSeat(entry) => self.ask_move(entry),
            TaskAct::Count(table) => self.chips().count(table),
            TaskAct::ShowPayments(entry) => {
                self.screen = Screen::Money;
                self.screens.money.pay(entry);
            }
            TaskAct::Check => self.chips().check(),
            TaskAct::ClockIsRight => self.clock_is_right(),
            TaskAct::ShowBags => self.chips().bags(),
            TaskAct::ColourUp(old) => self.chips().colour_up(old),
            TaskAct::ShowTable(table) => {
                self.screen = Screen::Floor;
                self.screens.floor.choose(table, None);
            }
            TaskAct::ShowSeat(table, seat) => {
                self.screen = Screen::Floor;
                self.screens.floor.choose(table, Some(seat));
            }
            TaskAct::ShowBoard => {
                self.screen = Screen::Floor;
                self.screens.floor.show_board();
            }
            TaskAct::ShowPrizes => self.money().show_prizes(),
            TaskAct::ShowResults => {
                self.screen = Screen::Print;
                self.screens.print.show_sheet(SheetKind::Results, &Scope::All);
            }
            TaskAct::ShowStandings => self.money().show_points(),
        }
    }

    /// Goes to the chips screen, and returns its state.
    fn chips(&mut self) -> &mut ChipsState {
        self.screen = Screen::Chips;
        &mut self.screens.chips
    }

    /// Goes to the money screen, and returns its state.
    fn money(&mut self) -> &mut MoneyState {
        self.screen = Screen::Money;
        &mut self.screens.money
    }

    /// Returns the action that busts one player, or that asks first for the taker of the bounty.
    fn bust_or_ask(&self, entry: EntryId) -> Action {
        let desk = self.shown_desk();
        let t = desk.as_ref().map(|desk| desk.tournament());
        let worth =
            |t: &&Tournament| !t.bounties_on(&[(entry, None)]).contains(&BountyPrize::Nothing);
        let seat = t.filter(worth).and_then(|t| t.tables().seat_of(entry));
        match seat {
            Some(seat) => Action::ask(BustPlayers::new(seat.table, Some(entry))),
            None => Action::Submit(bust(entry)),
        }
    }

    /// Returns whether add-ons are on sale in a break now.
    fn sells_add_ons(&self) -> bool {
        let desk = self.desk.as_deref();
        desk.is_some_and(|desk| !add_ons::may_buy(desk.tournament(), desk.now()).is_empty())
    }

    fn ask_button(&mut self, table: TableNo) {
        let Some(desk) = self.shown_desk() else { return };
        match SetButton::new(desk.tournament(), table) {
            Some(button) => self.ask(button),
            None => self.dialog = None,
        }
    }

    fn ask_move(&mut self, entry: EntryId) {
        let Some(desk) = self.shown_desk() else { return };
        let kept = self.past_view.as_ref().map_or(&self.views, |back| &back.views);
        let balances = kept
            .plan()
            .moves
            .iter()
            .find(|step| desk.tournament().tables().seat_of(entry) == Some(step.from))
            .map(|step| step.to.table);
        self.ask(MovePlayer::new(self.settings.language, entry, balances));
    }

    fn ask_what_if(&mut self) {
        if let Some(desk) = &self.desk {
            self.ask(WhatIf::new(desk.tournament(), desk.now()));
        }
    }

    /// Runs the command of a key. A letter that changes the level must be pressed twice.
    pub(super) fn run_key_command(&mut self, command: UiCommand, ui: &Ui) {
        let again = self.asked_again.take();
        if matches!(command, UiCommand::NextLevel | UiCommand::PreviousLevel) {
            let now = ui.ctx().input(|input| input.time);
            let is_meant =
                again.is_some_and(|(asked, at)| asked == command && AGAIN.contains(&(now - at)));
            if !is_meant {
                self.asked_again = Some((command, now));
                let name = match command {
                    UiCommand::NextLevel => "shell-again-next",
                    _ => "shell-again-previous",
                };
                let key = commands::key_label(command);
                self.show_status(self.settings.language.say(name, &[("key", key.into())]));
                return;
            }
        }
        if let Some(action) = self.action_of(command, ui.ctx()) {
            self.outbox.send(action);
        }
    }

    /// Translates a UI command into an action; `None` if it was done, or refused, on the spot.
    #[expect(clippy::too_many_lines, reason = "a table, a row a command")]
    fn action_of(&mut self, command: UiCommand, ctx: &Context) -> Option<Action> {
        let find = |purpose| Action::ask(Palette::new(purpose).with_events(self.destinations()));
        let entry = self.chosen_entry();
        let of_entry = |command: fn(EntryId) -> EntryCommand| {
            entry.map(|entry| Action::Submit(Command::Entries(command(entry))))
        };
        Some(match command {
            UiCommand::Find => find(Purpose::Find),
            UiCommand::Undo => Action::Undo,
            UiCommand::Redo => Action::Redo,
            UiCommand::Happened => Action::ask(AskLateTime::default()),
            UiCommand::Now => Action::LookBack(None),
            UiCommand::StartPause
            | UiCommand::NextLevel
            | UiCommand::PreviousLevel
            | UiCommand::MinuteMore
            | UiCommand::MinuteLess
            | UiCommand::CloseRegistration
            | UiCommand::OpenRegistration => {
                let desk = self.shown_desk()?;
                let runs = desk.tournament().clock().runs(desk.now());
                Action::Submit(command.submits(runs)?)
            }
            UiCommand::WhatIf => {
                self.ask_what_if();
                return None;
            }
            UiCommand::FirstTask => {
                let tasks = self.views.tasks();
                let Some(step) = first_step(tasks) else {
                    return self.show_status_word("shell-nothing-to-do");
                };
                if !self.screens.floor.accepts_enter(tasks, ctx) {
                    return None;
                }
                Action::Act(step.act.clone())
            }
            UiCommand::Bust => match (entry, self.screen, self.screens.floor.table()) {
                (Some(entry), ..) => self.bust_or_ask(entry),
                (None, Screen::Floor, Some(table)) => Action::ask(BustPlayers::new(table, None)),
                _ => find(Purpose::Bust),
            },
            UiCommand::Move => match entry {
                Some(entry) => Action::Act(TaskAct::ChooseSeat(entry)),
                None => find(Purpose::Move),
            },
            UiCommand::Arrived => {
                let t = self.desk.as_ref()?.tournament();
                let here = match (entry, self.screens.floor.table()) {
                    (Some(entry), _) => vec![entry],
                    (None, Some(table)) => awaited_at(t, table),
                    (None, None) => return self.show_status_word("shell-choose-table"),
                };
                Action::Submit(mark_seen(here))
            }
            UiCommand::ReEntry => match self.chosen_player().zip(self.desk.as_ref()) {
                Some((player, desk)) => {
                    let open = self.views.summary().open_seats;
                    let again = buy_in_command(
                        Entrant::Known(player),
                        desk.tournament(),
                        open,
                        desk.seed(),
                    );
                    Action::Submit(by_ticket(desk.as_ref(), again))
                }
                None => return self.show_status_word("shell-choose-player"),
            },
            UiCommand::Rebuy => match of_entry(|entry| EntryCommand::Rebuy { entry }) {
                Some(action) => action,
                None => return self.show_status_word("shell-choose-player"),
            },
            UiCommand::AddOn => match of_entry(|entry| EntryCommand::AddOn { entry }) {
                Some(action) => action,
                None if self.sells_add_ons() => Action::Act(TaskAct::AskAddOns),
                None => return self.show_status_word("shell-choose-player"),
            },
            UiCommand::PayWay => {
                let ways = payment_methods(self.desk.as_deref()?);
                self.screens.players.choose_next_method(&ways);
                let language = self.settings.language;
                let way = method(language, self.screens.players.payment_method(&ways));
                self.show_status(language.say("screens-players-way-now", &[("way", way.into())]));
                return None;
            }
            UiCommand::SameHand => Action::Act(TaskAct::AskSameHand),
            UiCommand::Board => Action::Act(TaskAct::ShowBoard),
            UiCommand::Go(screen) => Action::Go(screen),
            UiCommand::Projector => Action::Projector(!self.walls.is_open(0)),
            UiCommand::Sound => Action::Sound(SoundAction::OnOff),
            UiCommand::Lock => Action::Lock(LockAction::Lock),
            UiCommand::SignIn => Action::Staff(StaffAction::Ask),
            UiCommand::Approve => Action::Staff(StaffAction::AskApproval),
            UiCommand::FullScreen => Action::FullScreen,
            UiCommand::Larger => Action::Scale(appearance::next_size(self.settings.scale, true)),
            UiCommand::Smaller => Action::Scale(appearance::next_size(self.settings.scale, false)),
            UiCommand::Theme(theme) => Action::Theme(theme),
            UiCommand::Keys => Action::ask(Keys),
            UiCommand::Guide => Action::Guide(GuideAction::Next),
            UiCommand::Open => Action::File(FileAction::Open),
            UiCommand::New => Action::File(FileAction::New),
            UiCommand::Begin(kind) => Action::File(FileAction::Begin(kind)),
            UiCommand::Again => match self.desk.as_ref().and_then(|desk| desk.path()) {
                Some(file) => Action::House(HouseAction::Again(file.to_owned())),
                None => return self.show_status_word("today-again-no-file"),
            },
            UiCommand::SaveCopy => Action::File(FileAction::SaveCopy),
            UiCommand::GoOn => Action::File(FileAction::GoOn),
            UiCommand::Seal => Action::File(FileAction::Seal),
            UiCommand::Import => Action::File(FileAction::ImportPlayers),
            UiCommand::DayTwo => Action::File(FileAction::DayTwo),
            UiCommand::ImportEvent => Action::File(FileAction::ImportEvent),
            UiCommand::Network => Action::Network(NetworkAction::Ask),
            UiCommand::Telephones => Action::Telephones(TelephoneAction::Ask),
            UiCommand::OpenHouse => Action::House(HouseAction::AskOpen),
            UiCommand::NewHouse => Action::House(HouseAction::AskNew),
            UiCommand::People => Action::House(HouseAction::People(true)),
            UiCommand::Structures => Action::Shelf(ShelfAction::Open(None)),
            UiCommand::FairDraw => Action::ask(FairDraw::default()),
            UiCommand::DrawByCards => Action::DrawByCards(None),
            UiCommand::Close => Action::File(FileAction::Close),
            UiCommand::Quit => Action::Quit,
            UiCommand::ShowEvent(number) => Action::ShowEvent(number.into()),
            UiCommand::Sit => match self.screens.floor.table() {
                Some(table) => Action::SitAt(table),
                None => return self.show_status_word("shell-choose-table"),
            },
            UiCommand::FreeTable => Action::File(FileAction::FreeTable(true)),
            UiCommand::LeaveTable => Action::File(FileAction::FreeTable(false)),
            UiCommand::PrintSheet
            | UiCommand::SaveSheet
            | UiCommand::PrintChanged
            | UiCommand::ZoomPage => {
                self.handle_print_key(command);
                return None;
            }
            UiCommand::LetGo => {
                self.screens.floor.clear_choice();
                self.screens.players.clear_choice();
                return None;
            }
        })
    }

    fn show_status_word(&mut self, name: &str) -> Option<Action> {
        self.show_status(self.settings.language.word(name));
        None
    }
}

/// Returns the paper that follows a command: move slips after a broken table or a redraw, seat
/// cards for called players, and refund slips.
fn paper_of(command: &Command, t: &Tournament) -> Option<(SheetKind, Scope)> {
    match command {
        Command::Tables(TableCommand::Break { table, .. }) => {
            Some((SheetKind::MoveSlips, Scope::Tables(vec![*table])))
        }
        Command::Tables(TableCommand::Redraw { .. }) => Some((SheetKind::MoveSlips, Scope::All)),
        Command::Waiting(
            WaitingCommand::Call { entries, .. } | WaitingCommand::Open { entries, .. },
        ) => Some((SheetKind::SeatCards, Scope::Entries(entries.clone()))),
        Command::Waiting(WaitingCommand::Close { .. }) => {
            let entries = t.waiting_list().line().collect();
            Some((SheetKind::RefundSlips, Scope::Entries(entries)))
        }
        _ => None,
    }
}

fn toggle_full_screen(ctx: &Context) {
    let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
}
