//! The words for wishes that cannot be met.

use bottone_base::{note::Note, time::TimeOfDay};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_maker::{Exception, StructureWish, UnmetWish, WishFault};
use bottone_view::setup;
use bottone_vocabulary::words;

/// Returns the sentences about an unmet wish. Times are times of day if the start is known.
pub fn unmet(language: Language, start: Option<TimeOfDay>, unmet: &UnmetWish) -> Vec<String> {
    let mut said = vec![unmet_reason(language, start, unmet)];
    if let UnmetWish::End { length: Some(minutes), .. } = unmet {
        said.push(language.say("maker-end-length", &[("minutes", (*minutes).into())]));
    }
    said
}

fn unmet_reason(language: Language, start: Option<TimeOfDay>, unmet: &UnmetWish) -> String {
    let at = |minutes: u32| moment(language, start, minutes);
    match unmet {
        UnmetWish::End { wished, ends, needs: Some(Exception::Step(step)), .. } => language.say(
            "maker-end-needs",
            &[
                ("wished", at(*wished).into()),
                ("ends", at(*ends).into()),
                ("step", times(language, step.thousandths()).into()),
                ("level", step.level.into()),
                ("from", language.chips(step.from).into()),
                ("to", language.chips(step.to).into()),
            ],
        ),
        UnmetWish::End { wished, ends, needs: Some(Exception::Jump(level)), .. } => language.say(
            "maker-end-jump",
            &[
                ("wished", at(*wished).into()),
                ("ends", at(*ends).into()),
                ("level", (*level).into()),
            ],
        ),
        UnmetWish::End { wished, ends, needs: None, .. } => language
            .say("maker-end-none", &[("wished", at(*wished).into()), ("ends", at(*ends).into())]),
        UnmetWish::Deep { wished, big, payable } => language.say(
            if *payable { "maker-deep-end" } else { "maker-deep" },
            &[("wished", (*wished).into()), ("big", language.chips(*big).into())],
        ),
        UnmetWish::Uneven(step) => language.say(
            "maker-uneven",
            &[
                ("level", step.level.into()),
                ("step", times(language, step.thousandths()).into()),
                ("from", language.chips(step.from).into()),
                ("to", language.chips(step.to).into()),
            ],
        ),
        UnmetWish::Jump { level, from, to } => language.say(
            "maker-jump",
            &[
                ("level", (*level).into()),
                ("from", language.chips(*from).into()),
                ("to", language.chips(*to).into()),
            ],
        ),
        UnmetWish::Chips { carries, wished, short } => language.say(
            "maker-chips-short",
            &[
                ("carries", (*carries).into()),
                ("wished", (*wished).into()),
                ("short", words::denominations(language, short).into()),
            ],
        ),
        UnmetWish::Odd(warning) => setup::sentence(language, warning),
    }
}

/// Returns "at 01:08" if the start is known, else "after 4 h 38".
fn moment(language: Language, start: Option<TimeOfDay>, minutes: u32) -> String {
    if let Some(start) = start {
        let time = start.later(minutes).to_string();
        return language.say("maker-at", &[("time", time.into())]);
    }
    let hours = words::hours(language, minutes.into());
    language.say("maker-after", &[("hours", hours.into())])
}

/// Formats the end in eight cases of ten: "00:31–01:53".
pub fn ends(start: TimeOfDay, (low, high): (u32, u32)) -> String {
    format!("{}–{}", start.later(low), start.later(high))
}

/// Formats a step given in thousandths: "1.5", "1.88".
pub fn times(language: Language, thousandths: u64) -> String {
    let hundredths = (thousandths + 5) / 10;
    let (whole, part) = (hundredths / 100, hundredths % 100);
    let point = language.decimal_sign();
    format!("{whole}{point}{part:02}")
}

/// Returns the name of a structure made from these wishes: "60 players · 20,000".
pub fn name(wish: &StructureWish) -> Saying {
    let players = Saying::count("count-players", usize::try_from(wish.entries).unwrap_or_default());
    Saying::of("maker-name").with("players", players).with("stack", wish.stack)
}

/// Returns the note on its source.
pub fn source() -> Note {
    Saying::of("maker-source").to_note()
}

/// Explains why no structure can be made from these wishes.
pub fn fault(fault: &WishFault) -> Saying {
    use bottone_maker::MOST_LEVELS;
    match fault {
        WishFault::Entries => Saying::of("maker-fault-entries"),
        WishFault::NoStack => Saying::of("maker-fault-no-stack"),
        WishFault::Minutes => Saying::of("maker-fault-minutes"),
        WishFault::TooShort => Saying::of("maker-fault-too-short"),
        WishFault::TooManyLevels => {
            Saying::of("maker-fault-too-many-levels").with("most", MOST_LEVELS)
        }
        WishFault::Deep => Saying::of("maker-fault-deep"),
        WishFault::Chips => Saying::of("maker-fault-chips"),
        WishFault::Breaks => Saying::of("maker-fault-breaks"),
        WishFault::Ante => Saying::of("maker-fault-ante"),
        WishFault::Blinds => Saying::of("maker-fault-blinds"),
        WishFault::Unpayable { stack, chips } => {
            let smallest = chips.first().copied().unwrap_or_default();
            Saying::of("maker-fault-unpayable").with("stack", *stack).with("chip", smallest)
        }
        WishFault::Game(_) => Saying::of("maker-fault-game"),
        WishFault::NoBlinds => Saying::of("maker-fault-no-blinds"),
        WishFault::NoChips => Saying::of("maker-fault-no-chips"),
    }
}
