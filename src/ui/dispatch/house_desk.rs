//! What is done with what was asked of the house: at its desk where the window has it open, and otherwise its own file is opened for
//! that and closed again.

use std::path::Path;

use egui::Context;

use crate::{
    house::{
        Command, FILE,
        events::{EventsCommand, Listed},
        setup::{Setup, SetupCommand},
    },
    i18n::Told as _,
    session::{
        house::{self, HouseDesk, HouseError},
        time::{SystemClock, Timekeeper as _},
    },
    store::folder::is_same_file,
    tournament::{self, prizes::PrizeCommand},
    ui::{
        action::{Content, Document},
        app::App,
    },
    view::{
        today::{again, starts_again},
        words,
    },
};

impl App {
    /// Asks where to save the schedule of the day.
    pub(super) fn save_schedule(&mut self, ctx: &Context) {
        let name = self.settings.language.word("today-schedule");
        self.ask_where(ctx, Document { name, content: Content::Paper(self.schedule()) });
    }

    /// The house says this of itself.
    pub(super) fn set_up_house(&mut self, ctx: &Context, setup: Setup) {
        let language = self.settings.language;
        let done = self.at_house(|desk| {
            if setup == *desk.house().setup() {
                return Ok(());
            }
            desk.submit(Command::Setup(SetupCommand::Change(setup)))
                .map_err(|error| error.told(language))
        });
        match done {
            Ok(()) => self.look_again_at_house(ctx),
            Err(why) => self.tell(why),
        }
    }

    /// Makes the file of an event that is as the one in `file` was, a week later, and puts it on the desk. A house has it
    /// on its list from then on.
    pub(super) fn begin_again(&mut self, ctx: &Context, file: &Path) {
        let language = self.settings.language;
        let now = SystemClock::start().now();
        let Some((t, starts)) = self.event_of(file) else { return };
        let (today, _) = words::hour(now);
        let beginning = again(&t, today, now);
        let plan = t.prizes().plan().clone();
        let known = self.count_open();
        self.create(ctx, &beginning);
        if self.count_open() == known {
            return;
        }
        // What was not changed then is as every event begins.
        let plan = tournament::Command::Prizes(PrizeCommand::Plan(Box::new(plan)));
        if let Some(desk) = self.desk.as_mut().filter(|desk| desk.can(&plan).is_ok())
            && let Err(error) = desk.submit(plan, None)
        {
            self.tell_error(&error);
        }
        let made = self.desk.as_ref().and_then(|desk| desk.path()?.file_name()?.to_str());
        let Some(made) = made.map(str::to_owned).filter(|_| self.house_folder().is_some()) else {
            return;
        };
        let starts = starts.map(|starts| starts_again(starts, now));
        let listed = self.at_house(|desk| {
            let told = |error: HouseError| error.told(language);
            desk.list_events().map_err(told)?;
            let Some(listed) = desk.house().events().get(&made).cloned() else { return Ok(()) };
            if starts.is_none() {
                return Ok(());
            }
            let to = Listed { starts, ..listed };
            let change = EventsCommand::Change { file: made.clone(), to };
            desk.submit(Command::Events(change)).map_err(told)
        });
        if let Err(why) = listed {
            self.tell(why);
        }
        self.look_again_at_house(ctx);
    }

    /// Does something at the house's desk, or says why it cannot be done.
    pub(in crate::ui) fn at_house(
        &self,
        act: impl FnOnce(&mut HouseDesk) -> Result<(), String>,
    ) -> Result<(), String> {
        let language = self.settings.language;
        let Some(folder) = self.house_folder() else {
            return Err(language.word("today-no-house"));
        };
        let file = folder.join(FILE);
        let open = self.house.as_ref().map(|open| &open.book);
        if let Some(book) = open.filter(|book| is_same_file(book.desk().path(), &file)) {
            let mut desk = book.desk_mut();
            return match desk.read_only() {
                Some(why) => Err(why.told(language)),
                None => act(&mut desk),
            };
        }
        let clock = Box::new(SystemClock::start());
        let opened = house::open(&file, clock, self.operator());
        let mut desk = opened.map_err(|error| error.told(language))?.desk;
        match desk.read_only() {
            Some(why) => Err(why.told(language)),
            None => act(&mut desk),
        }
    }
}
