//! Typed scanner codes, taken out of a frame's input before keys and fields see it.
//!
//! A scanner is a keyboard: it types `.`, thirteen digits and Enter at full speed, wherever the
//! keyboard focus is. After a `.`, input is held back as long as it can become such a code. Another
//! letter, a pause, a wrong digit or a pointer press ends that: all of it is released in order. So
//! `.5` typed into a field of chips arrives as `.5`, at most a tenth of a second later.

use std::{mem, path::Path, time::Duration};

use bottone_base::paper_code::{LENGTH, PaperCode, PaperKind};
use bottone_i18n::ToText as _;
use bottone_session::Desk as _;
use bottone_store::profiles::themes::PictureError;
use bottone_ui_frame::{action::Screen, dialog::ScanAnswer};
use bottone_view::arrivals::mark_seen;
use bottone_view_paper::scan::{self, ScannedPlayer};
use egui::{Context, Event, Key};

use crate::app::App;

/// The longest pause between two keys of a code, in seconds. Scanners take a few thousandths, slow
/// ones fifty; a person who types digits takes longer.
const PAUSE: f64 = 0.1;

/// The longest delay of a frame, in seconds.
const LONGEST: f64 = 2.0;

/// The input held back.
#[derive(Default)]
pub(super) struct Scanner {
    buffered: Vec<Event>,
    /// The text of it.
    text: String,
    /// The time of the last key.
    last: f64,
}

impl Scanner {
    /// Returns the codes completed up to this frame. All other input stays in place, or is released
    /// now.
    pub(super) fn listen(&mut self, ctx: &Context) -> Vec<String> {
        let (now, came) = ctx.input_mut(|input| (input.time, mem::take(&mut input.events)));
        let (mut through, mut codes) = (Vec::with_capacity(came.len()), Vec::new());
        if now - self.last > LONGEST {
            self.release(&mut through);
        }
        for event in came {
            match self.take(event, &mut through) {
                ScanResult::Typed => self.last = now,
                ScanResult::Code(code) => codes.push(code),
                ScanResult::Other => {}
            }
        }
        // Only a frame without more digits ends the code: keys typed while a slow machine draws
        // come with the next frame, however late.
        if now - self.last > PAUSE {
            self.release(&mut through);
        }
        ctx.input_mut(|input| input.events = through);
        if !self.buffered.is_empty() {
            let left = (PAUSE - (now - self.last)).max(0.0);
            // A little later, so that the pause is over then.
            ctx.request_repaint_after(Duration::from_secs_f64(left + 0.005));
        }
        codes
    }

    fn take(&mut self, event: Event, through: &mut Vec<Event>) -> ScanResult {
        match &event {
            Event::Text(text) if self.can_continue(text) => {
                // The key itself came just before its text.
                if self.buffered.is_empty() && matches!(through.last(), Some(Event::Key { .. })) {
                    self.buffered.extend(through.pop());
                }
                self.text.push_str(text);
                self.buffered.push(event);
                ScanResult::Typed
            }
            Event::Key { key: Key::Enter, pressed: true, .. } if !self.buffered.is_empty() => {
                if PaperCode::read(&self.text).is_some() {
                    self.buffered.clear();
                    return ScanResult::Code(mem::take(&mut self.text));
                }
                self.release(through);
                through.push(event);
                ScanResult::Other
            }
            // Each character of a code comes as a key press, its text and the key release.
            Event::Key { pressed, modifiers, .. }
                if !self.buffered.is_empty() && !modifiers.command && !modifiers.alt =>
            {
                if *pressed
                    && matches!(self.buffered.last(), Some(Event::Key { pressed: true, .. }))
                {
                    // The key before wrote no text: no scanner does that.
                    self.release(through);
                    through.push(event);
                } else {
                    self.buffered.push(event);
                }
                ScanResult::Other
            }
            // Pointer movement does not interrupt a code.
            Event::PointerMoved(_) | Event::MouseMoved(_) | Event::PointerGone => {
                through.push(event);
                ScanResult::Other
            }
            Event::Text(text) => {
                let begins = text == ".";
                self.release(through);
                if begins {
                    self.take(event, through)
                } else {
                    through.push(event);
                    ScanResult::Other
                }
            }
            _ => {
                self.release(through);
                through.push(event);
                ScanResult::Other
            }
        }
    }

    /// Returns whether the held input can become a code after this text.
    fn can_continue(&self, text: &str) -> bool {
        let digits = match (self.text.is_empty(), text.strip_prefix('.')) {
            (true, Some(digits)) => digits,
            (true, None) => return false,
            (false, _) => text,
        };
        let fits = self.text.len() + text.len() <= LENGTH;
        fits && !text.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    }

    fn release(&mut self, through: &mut Vec<Event>) {
        through.append(&mut self.buffered);
        self.text.clear();
    }
}

/// The result for one event.
enum ScanResult {
    /// A possible part of a code.
    Typed,
    /// The end of a code.
    Code(String),
    Other,
}

impl App {
    /// Takes scanner input before anything else sees it. Without an event there is nothing to scan.
    pub(super) fn take_scans(&mut self, ctx: &Context) {
        if self.desk.is_none() {
            return;
        }
        for code in self.scanner.listen(ctx) {
            // Keys act on the scanned player, not on the field that had the keyboard before.
            if self.dialog.is_none() {
                ctx.memory_mut(|memory| {
                    if let Some(focused) = memory.focused() {
                        memory.surrender_focus(focused);
                    }
                });
                ctx.data_mut(bottone_ui_kit::typing::forget);
            }
            self.handle_code(&code);
        }
    }

    /// Handles the codes in a picture like scanned ones.
    pub(super) fn handle_photograph(
        &mut self,
        file: &Path,
        codes: &Result<Vec<String>, PictureError>,
    ) {
        let language = self.settings.language;
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let file = ("file", name.into());
        match codes.as_deref() {
            Ok([code]) => self.handle_code(code),
            Ok([]) => self.show_status(language.say("scan-no-code-on-it", &[file])),
            Ok(several) => {
                let count = ("count", several.len().into());
                self.show_status(language.say("scan-several-on-it", &[file, count]));
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }

    /// Handles a code: in the open question, or on the screen that fits the paper.
    pub(super) fn handle_code(&mut self, code: &str) {
        let Some(desk) = &self.desk else { return };
        let (language, t) = (self.settings.language, desk.tournament());
        let found = match scan::person(desk.beginning(), t, code) {
            Some(Ok(found)) => found,
            Some(Err(stranger)) => return self.show_status(stranger.to_text(language)),
            None => return,
        };
        let who = scan::status_line(language, t, &found);
        let who_says = |name: &str| language.say(name, &[("who", who.clone().into())]);
        let answer = self.dialog.as_mut().map(|dialog| dialog.answer_scan(t, found.plays));
        let line = match answer {
            None if self.confirm_arrival(&found) => return,
            None => return self.show_scanned(&found, who),
            Some(ScanAnswer::Show) => {
                self.dialog = None;
                return self.show_scanned(&found, who);
            }
            Some(ScanAnswer::Do(action)) => {
                self.dialog = None;
                return self.outbox.send(*action);
            }
            Some(ScanAnswer::Taken) => who,
            Some(ScanAnswer::NotOneOfThem) => who_says("scan-not-one-of-them"),
            Some(ScanAnswer::NotAsked) => who_says("scan-not-here"),
        };
        self.show_status(line);
    }

    /// Confirms the arrival of a missing player by a scanned card. It works on the floor and in the
    /// list of missing players. Returns whether it did.
    fn confirm_arrival(&mut self, found: &ScannedPlayer) -> bool {
        let Some(desk) = &self.desk else { return false };
        let missed = found.plays.filter(|entry| desk.tournament().arrivals().awaits(*entry));
        let here = self.screen == Screen::Floor
            || self.screen == Screen::Players && self.screens.players.lists_missing();
        let Some(entry) = missed.filter(|_| here && found.held == PaperKind::Seat) else {
            return false;
        };
        self.outbox.submit(mark_seen(vec![entry]));
        true
    }

    /// Shows the scanned player on the screen that fits the paper. A payout slip leads to the
    /// payment, a bag slip to the stack's count, any other paper to the seat. On the payment, count
    /// and players screens, any paper leads to the player there.
    fn show_scanned(&mut self, found: &ScannedPlayer, who: String) {
        let Some(desk) = &self.desk else { return };
        let (language, t) = (self.settings.language, desk.tournament());
        let owed = t.due(found.entry, desk.now()).is_some();
        let seat = found.plays.and_then(|entry| t.tables().seat_of(entry).zip(Some(entry)));
        let pays = found.held == PaperKind::Payout
            || self.screen == Screen::Money && self.screens.money.shows_payouts();
        let counts = found.held == PaperKind::Bag
            || self.screen == Screen::Chips && self.screens.chips.counts();
        let mut line = who;
        match seat {
            _ if self.screen == Screen::Print && self.screens.print.add(found.entry) => {}
            _ if pays && owed => {
                self.screen = Screen::Money;
                self.screens.money.pay(found.entry);
            }
            Some((seat, entry)) if counts => {
                self.screen = Screen::Chips;
                self.screens.chips.count_stack(seat.table, entry);
            }
            Some((seat, _)) if self.screen != Screen::Players => {
                self.screen = Screen::Floor;
                self.screens.floor.choose(seat.table, Some(seat.seat));
            }
            _ => {
                self.screen = Screen::Players;
                self.screens.players.choose(found.player);
            }
        }
        if pays && !owed {
            line = language.say("scan-nothing-owed", &[("who", line.into())]);
        }
        self.show_status(line);
    }
}
