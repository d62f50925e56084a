//! The events that open with the window. They are read while the system makes the window.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::Duration,
};

use bottone_session::{
    OpenError,
    file::{self, ReadEvent},
};
use bottone_shared_log::read_note;
use bottone_store::{folder, parallel::map_parallel, settings::Settings};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::dealer_button,
    theme::{Text, Theme, space},
};
use egui::{CentralPanel, Context, Frame, Ui, vec2};

use crate::{
    app::{App, operator_of},
    dispatch::has_extension,
};

/// The radius of the mark over the line, in points.
const MARK: f32 = 28.0;

type ReadEvents = BTreeMap<PathBuf, Result<ReadEvent, OpenError>>;

/// The events that are read for the first frame.
#[derive(Default)]
pub struct FirstEvents {
    /// The files that a thread reads.
    files: Vec<PathBuf>,
    reading: Option<Receiver<ReadEvents>>,
    /// The events read and not yet opened.
    read: ReadEvents,
    /// True while the window shows that it waits for them.
    are_awaited: bool,
}

impl FirstEvents {
    /// Begins to read the events that [`App::open_first`] opens with these settings and the same
    /// `file`.
    pub fn read_ahead(settings: &Settings, file: Option<&Path>) -> Self {
        let files = match file {
            Some(file) => vec![file.to_owned()],
            None => files_to_reopen(settings),
        };
        let is_event = |path: &PathBuf| {
            !has_extension(path, "tdt") && !folder::is_book(path) && read_note(path).is_none()
        };
        let files: Vec<PathBuf> = files.into_iter().filter(is_event).collect();
        if files.is_empty() {
            return Self::default();
        }
        let (operator, (sender, receiver)) = (operator_of(settings), channel());
        let first = Self { files: files.clone(), reading: Some(receiver), ..Self::default() };
        thread::spawn(move || {
            let read = map_parallel(&files, |file| file::read_ahead(file, &operator));
            // Without a receiver the window has ended.
            drop(sender.send(files.into_iter().zip(read).collect()));
        });
        first
    }

    /// Takes the event read from this file, if it was.
    pub(crate) fn take(&mut self, path: &Path) -> Option<Result<ReadEvent, OpenError>> {
        self.read.remove(path)
    }
}

/// Returns the files that [`App::reopen_events`] opens.
fn files_to_reopen(settings: &Settings) -> Vec<PathBuf> {
    let mut files = settings.files_to_open();
    let last = settings.last_open().map(Path::to_owned);
    files.extend(last.filter(|last| !files.contains(last)));
    files
}

impl App {
    /// Opens this event, or those that were open when the program last ended. If they are not read
    /// within `patience`, the window shows that it opens them until they are; without any patience
    /// it always does.
    pub fn open_first(
        &mut self,
        ctx: &Context,
        (file, first): (Option<PathBuf>, FirstEvents),
        patience: Duration,
    ) {
        self.first = first;
        let Some(reading) = self.first.reading.take() else {
            return self.open_read(ctx, file, ReadEvents::default());
        };
        let in_time = match patience {
            Duration::ZERO => Err(RecvTimeoutError::Timeout),
            _ => reading.recv_timeout(patience),
        };
        match in_time {
            Ok(read) => self.open_read(ctx, file, read),
            // The events are read again as they are opened.
            Err(RecvTimeoutError::Disconnected) => {
                self.open_read(ctx, file, ReadEvents::default());
            }
            Err(RecvTimeoutError::Timeout) => {
                self.first.are_awaited = true;
                self.jobs.await_events(ctx, move || {
                    let read = reading.recv().unwrap_or_default();
                    move |app: &mut Self, ctx: &Context| app.open_read(ctx, file, read)
                });
            }
        }
    }

    /// Returns whether the window waits for its first events.
    pub const fn is_opening(&self) -> bool {
        self.first.are_awaited
    }

    fn open_read(&mut self, ctx: &Context, file: Option<PathBuf>, read: ReadEvents) {
        self.first = FirstEvents { read, ..FirstEvents::default() };
        match file {
            Some(file) => self.open(ctx, &file),
            None => self.reopen_events(ctx),
        }
        // A file that was not opened is free for other programs again.
        self.first = FirstEvents::default();
        if self.count_open() > 0 {
            self.open_walls();
        }
    }

    /// Shows that events are being opened. Returns false if none are.
    pub(crate) fn show_opening(&self, ui: &mut Ui) -> bool {
        if !self.is_opening() {
            return false;
        }
        let theme = Theme::of(ui);
        CentralPanel::default().frame(Frame::new().fill(theme.window)).show(ui, |ui| {
            let name = match self.first.files.as_slice() {
                [one] => one.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
                _ => String::new(),
            };
            let gaps = [("name", name.into()), ("count", self.first.files.len().into())];
            ui.vertical_centered(|ui| {
                ui.add_space(ui.available_height() * 0.4);
                let (_, mark) = ui.allocate_space(vec2(2.0 * MARK, 2.0 * MARK));
                dealer_button(ui.painter(), mark.center(), MARK, theme);
                ui.add_space(space::CARD);
                ui.label(Text::Heading.rich(ui.say("start-opens", &gaps)).color(theme.text));
            });
        });
        true
    }
}
