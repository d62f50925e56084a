//! The colour-up of a value: the time, the chips to bring, and the race at each table.

mod plan;
mod table;
mod tasks;

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_tournament::{
    counts::{CountEvent, PlayerExchange, RaceResult},
    entries::EntryId,
};
use bottone_vocabulary::words;

pub(crate) use self::tasks::tasks;
pub use self::{
    plan::{ColourUpPlan, LeavingValue, TableChips, play_total},
    table::{HeldChips, RaceLine, RaceTables, RaceView},
};

/// Formats the change of a total: "+25", "−125" or "0".
pub fn change(language: Language, out: Chips, into: Chips) -> String {
    let by = language.chips(if into >= out { into.minus(out) } else { out.minus(into) });
    match into.cmp(&out) {
        std::cmp::Ordering::Greater => format!("+{by}"),
        std::cmp::Ordering::Less => format!("−{by}"),
        std::cmp::Ordering::Equal => by,
    }
}

/// Describes the effect of a race or a late find, for the log.
pub fn log_line<'a>(
    language: Language,
    event: &CountEvent,
    who: impl Fn(EntryId) -> &'a str,
) -> String {
    let chips = |chips: Chips| language.chips(chips).into();
    match event {
        CountEvent::Counted { .. }
        | CountEvent::SheetCounted { .. }
        | CountEvent::SheetCorrected { .. }
        | CountEvent::Corrected { .. } => String::new(),
        CountEvent::ColouredUp(raced) => {
            let (out, into) = (raced.out(), raced.into());
            let gaps = [
                ("table", raced.table.get().into()),
                ("old", chips(raced.old)),
                ("out", chips(out)),
                ("into", chips(into)),
                ("change", change(language, out, into).into()),
            ];
            language.say("colour-up-logged", &gaps)
        }
        CountEvent::FoundLate { entry, old, chips: count, into } => {
            let gaps = [
                ("who", who(*entry).into()),
                ("count", (*count).into()),
                ("old", chips(*old)),
                ("into", chips(*into)),
            ];
            language.say("colour-up-logged-late", &gaps)
        }
        CountEvent::Changed { entry, old, new, chips: count } => {
            let gaps = [
                ("who", who(*entry).into()),
                ("count", (*count).into()),
                ("old", chips(*old)),
                ("new", chips(*new)),
            ];
            language.say("colour-up-logged-changed", &gaps)
        }
        CountEvent::PutOff { chips } => {
            let chips = words::denominations(language, chips);
            language.say("colour-up-logged-off", &[("chips", chips.into())])
        }
    }
}

/// Describes the effect of a race or a late find on one player, for the player's card.
pub fn player_line(
    language: Language,
    event: &CountEvent,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let chips = |chips: Chips| language.chips(chips).into();
    match event {
        CountEvent::ColouredUp(raced) => {
            let player: &PlayerExchange =
                raced.players.iter().find(|player| mine(&player.entry))?;
            let name = match player.fate {
                RaceResult::None if player.out.is_zero() => return None,
                RaceResult::None => "colour-up-card",
                RaceResult::Won => "colour-up-card-won",
                RaceResult::Lost => "colour-up-card-lost",
                RaceResult::Saved => "colour-up-card-saved",
            };
            let gaps = [
                ("old", chips(raced.old)),
                ("out", chips(player.out)),
                ("into", chips(player.into)),
            ];
            Some(language.say(name, &gaps))
        }
        CountEvent::FoundLate { entry, old, into, .. } => mine(entry).then(|| {
            language.say("colour-up-card-late", &[("old", chips(*old)), ("into", chips(*into))])
        }),
        CountEvent::Changed { entry, old, new, .. } => mine(entry).then(|| {
            language.say("colour-up-card-changed", &[("old", chips(*old)), ("new", chips(*new))])
        }),
        CountEvent::Counted { .. }
        | CountEvent::SheetCounted { .. }
        | CountEvent::SheetCorrected { .. }
        | CountEvent::Corrected { .. }
        | CountEvent::PutOff { .. } => None,
    }
}
