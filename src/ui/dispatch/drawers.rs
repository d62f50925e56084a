//! The house's drawers: actions on them go to the house's desk. A closed drawer's totals are added
//! up in the background, from the files of the events.

use bottone_base::time::Timestamp;
use bottone_club::{drawers::ALWAYS, house_day::day_began};
use bottone_house::{
    Command,
    drawers::{Closing, Count, DrawersCommand, Opening},
};
use bottone_session::time::{SystemClock, Timekeeper as _};
use bottone_ui_frame::action::{Action, Content, Document, DrawerAction, HouseAction};
use bottone_view::{
    house::drawers::{DrawerSums, Till, day_close, difference_text, hand_over_slip},
    sheet::Job,
};
use egui::Context;

use crate::app::App;

/// A drawer to be closed once the events' totals for it are known.
#[derive(Clone, Debug)]
pub(crate) struct DrawerClosing {
    number: u32,
    counted: Count,
    note: String,
    /// The next cashier.
    next: Option<String>,
    until: Timestamp,
}

impl App {
    pub(super) fn handle_drawer(&mut self, ctx: &Context, act: DrawerAction) {
        match act {
            DrawerAction::Open(opening, since) => self.open_drawer(ctx, &opening, since),
            DrawerAction::Move { number, to_drawer, reason } => {
                let message = self.settings.language;
                let message = message.say("drawers-moved-recorded", &[("number", number.into())]);
                let moved = DrawersCommand::Move { drawer: number, to_drawer, reason };
                self.submit_to_drawers(ctx, vec![moved], message);
            }
            DrawerAction::Close { number, counted, note, next } => {
                let Some(drawer) = self.drawers().get(number) else { return };
                let from = drawer.opening.from;
                let Some(folder) = self.house_folder().map(ToOwned::to_owned) else { return };
                let until = SystemClock::start().now();
                let to_close = DrawerClosing { number, counted, note, next, until };
                self.jobs.add_up_drawer(ctx, (folder, from), to_close, self.operator());
                self.show_status(self.settings.language.word("drawers-looking"));
            }
            DrawerAction::Slip(number) => self.save_slip(ctx, number),
            DrawerAction::DayClose => {
                let now = SystemClock::start().now();
                let tills = self.tills();
                let (language, name) = (self.settings.language, self.house_name());
                let job = day_close(language, name, self.drawers(), &tills, (day_began(now), now));
                self.save_paper(ctx, "drawers-day-close", job);
            }
        }
    }

    fn open_drawer(&mut self, ctx: &Context, opening: &Opening, since: Option<Timestamp>) {
        let from = since.unwrap_or_else(|| SystemClock::start().now());
        let opening = Opening { number: self.drawers().next(), from, ..opening.clone() };
        let gaps =
            [("number", opening.number.into()), ("cashier", opening.cashier.as_str().into())];
        let message = self.settings.language.say("drawers-opened", &gaps);
        self.submit_to_drawers(ctx, vec![DrawersCommand::Open(opening)], message);
    }

    /// Closes a drawer once the events' totals for it are known, and opens it for the next cashier.
    pub(crate) fn close_drawer(&mut self, ctx: &Context, to_close: DrawerClosing, tills: &[Till]) {
        let DrawerClosing { number, counted, note, next, until } = to_close;
        let language = self.settings.language;
        let drawers = self.drawers();
        let Some(drawer) = drawers.get(number) else { return };
        // As it will be once it is closed.
        let is_before = |at: Timestamp| at < until;
        let tills: Vec<Till> = tills
            .iter()
            .map(|till| Till {
                lines: till.lines.iter().filter(|line| is_before(line.at)).cloned().collect(),
                ..till.clone()
            })
            .collect();
        let events = DrawerSums::of(drawers, &tills, ALWAYS).in_drawer(number);
        let difference = counted.total.minus(drawer.expected(events));
        let currency = drawer.opening.currency.clone();
        let mut commands = Vec::new();
        if let Some(cashier) = next {
            let (opening, float) = (drawer.opening.clone(), counted.total);
            let after = Some(number);
            let number = drawers.next();
            let opening = Opening { number, cashier, float, from: until, after, ..opening };
            commands.push(DrawersCommand::Open(opening));
        }
        let closing = Closing { until, events, counted, note };
        commands.insert(0, DrawersCommand::Close { drawer: number, closing });
        let gaps = [
            ("number", number.into()),
            ("difference", difference_text(language, difference, &currency).into()),
        ];
        let is_before = language.say("drawers-closed", &gaps);
        self.submit_to_drawers(ctx, commands, is_before);
    }

    fn submit_to_drawers(&mut self, ctx: &Context, commands: Vec<DrawersCommand>, message: String) {
        let again = match commands.as_slice() {
            [one] => Some(Action::House(HouseAction::Do(Box::new(Command::Drawers(one.clone()))))),
            _ => None,
        };
        let done = self.submit_at_house(again, |desk| {
            commands.into_iter().try_for_each(|command| desk.submit(Command::Drawers(command)))
        });
        if done {
            self.show_status(message);
        }
        self.reload_house(ctx);
    }

    fn save_slip(&mut self, ctx: &Context, number: u32) {
        let (language, name) = (self.settings.language, self.house_name());
        let drawers = self.drawers();
        let sums = DrawerSums::of(drawers, &self.tills(), ALWAYS);
        let drawer = drawers.get(number).map(|drawer| (number, drawer));
        let slip = drawer.and_then(|drawer| hand_over_slip(language, name, drawer, &sums));
        if let Some(slip) = slip {
            self.save_paper(ctx, "drawers-number", slip);
        }
    }

    fn save_paper(&mut self, ctx: &Context, name: &str, job: Job) {
        let name = self.settings.language.word(name);
        self.ask_document_file(ctx, Document { name, content: Content::Paper(job) });
    }
}
