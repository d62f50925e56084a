//! The code on a paper that a player holds: its printed form, and the player it belongs to when
//! scanned.
//!
//! It stands for an entry of this event. A scanner types the same text that a phone's camera shows,
//! and a person can type it too.

use bottone_base::{
    paper_code::{PaperCode, PaperKind},
    time::Timestamp,
};
use bottone_i18n::{Language, Saying, displayed_by_saying};
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    Tournament,
    entries::{EntryId, EntryState, PlayerId},
    history::Beginning,
};
use bottone_view::sheet;
use bottone_vocabulary::words;

/// Returns the code for this paper of this entry. `None` if the event has more entries than codes.
pub(super) fn code(desk: &SheetSource<'_>, held: PaperKind, entry: EntryId) -> Option<sheet::Code> {
    let code = PaperCode::new(desk.beginning.digits(), held, entry.get())?;
    let content = code.to_string();
    let purpose = desk.language.word("scan-for-the-desk");
    Some(sheet::Code { words: vec![content.clone()], content, purpose })
}

/// The player and entry to which a code belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScannedPlayer {
    pub held: PaperKind,
    /// The entry for which the paper was issued.
    pub entry: EntryId,
    /// The player of that entry.
    pub player: PlayerId,
    /// The entry with which the player is in play: this one or a later one. `None` if out.
    pub plays: Option<EntryId>,
}

/// The reason why a code belongs to no player here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanFault {
    /// The code of another event.
    OtherEvent,
    /// A removed entry: its sale was undone.
    NoEntry(u32),
}

impl ScanFault {
    fn saying(self) -> Saying {
        match self {
            Self::OtherEvent => Saying::of("scan-other-event"),
            Self::NoEntry(number) => Saying::of("scan-no-entry").with("number", number.to_string()),
        }
    }
}

displayed_by_saying!(ScanFault);

/// Finds the person for this text. `None` if the text is not a code or was misread.
pub fn person(
    beginning: &Beginning,
    t: &Tournament,
    text: &str,
) -> Option<Result<ScannedPlayer, ScanFault>> {
    let code = PaperCode::read(text)?;
    if code.event() != beginning.digits() {
        return Some(Err(ScanFault::OtherEvent));
    }
    let found = t.entries().all().find(|(id, _)| id.get() == code.entry());
    let found = found.map(|(entry, sold)| {
        let plays = Some(entry).filter(|_| sold.is_in());
        let plays = plays.or_else(|| t.entries().entry_in_play(sold.player));
        ScannedPlayer { held: code.held(), entry, player: sold.player, plays }
    });
    Some(found.ok_or(ScanFault::NoEntry(code.entry())))
}

/// Names the player and their status in the line that answers the scanner: "Rossi, Mario · Table 9
/// Seat 3".
pub fn status_line(language: Language, t: &Tournament, found: &ScannedPlayer) -> String {
    let name = ("name", words::full_name(language, t, found.entry).into());
    let seat = found.plays.and_then(|entry| t.tables().seat_of(entry));
    let seat = seat.map(|seat| words::seat_in_full(language, seat));
    let number = ("number", found.entry.get().to_string().into());
    match (found.plays, seat) {
        (Some(now), Some(seat)) if now != found.entry => {
            language.say("scan-plays-again", &[name, number, ("seat", seat.into())])
        }
        (Some(now), Some(seat)) => {
            let moved = found.held == PaperKind::Seat && t.tables().times_moved(now) > 0;
            let say = if moved { "scan-was-moved" } else { "scan-sits" };
            language.say(say, &[name, ("seat", seat.into())])
        }
        (Some(_), None) => language.say("scan-waits", &[name]),
        (None, _) => bust_text(language, t, found.entry).map_or_else(
            || language.say("scan-taken-back", &[name.clone(), number.clone()]),
            |out| language.say("scan-is-out", &[name.clone(), ("out", out.into())]),
        ),
    }
}

/// Returns "14th · 21:06" for an entry that is out.
fn bust_text(language: Language, t: &Tournament, entry: EntryId) -> Option<String> {
    let EntryState::Out { bust } = t.entries().get(entry)?.standing else { return None };
    let at: Timestamp = t.entries().busts().get(bust)?.at;
    let place = t.entries().place(entry);
    let place = place.map(|place| words::place(language, place));
    let said = place.into_iter().chain([words::time_of_day(at)]);
    Some(said.collect::<Vec<_>>().join(" · "))
}
