//! The registration face: the price, the entries, and the closing time.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::{Tournament, clock::ClockStatus};
use bottone_view::{Stat, figures};
use bottone_vocabulary::words;

/// Registration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registration {
    /// "Registration is open", "Registration is closed".
    pub title: String,
    pub open: bool,
    /// "Starts with level 1"; empty after the start.
    pub starts: String,
    /// Entries and open seats, in the largest type.
    pub large: Vec<Stat>,
    /// Buy-in, starting stack, prize pool, guarantee, and the closing of entries.
    pub small: Vec<Stat>,
    /// The address of the room's page for its QR code; `None` while it is off.
    pub page: Option<String>,
}

impl Registration {
    /// Builds registration at `at`. `page` is the address of the room's page, if it is on.
    pub fn of(language: Language, t: &Tournament, page: Option<&str>, at: Timestamp) -> Self {
        let open = t.registration_open(at) && t.winner(at).is_none();
        let clock = t.clock();
        let waits = clock.read(at).state == ClockStatus::Waiting;
        let free: usize = t.tables().open().map(|(_, table)| table.free().len()).sum();
        let entries = language.number(t.entries().count() as u64);
        let mut large = vec![Stat::new(language, "wall-entries", entries, "")];
        if t.tables().open().len() > 0 {
            let free = language.number(free as u64);
            large.push(Stat::new(language, "wall-open-seats", free, ""));
        }
        let price = words::price(language, t.setup().buy_in, &t.setup().currency);
        let price = (!price.is_empty()).then(|| {
            let price = format!("{}{price}", t.setup().currency.symbol);
            Stat::new(language, "wall-buy-in", price, "")
        });
        let stack = clock.structure().starting_stack;
        let stack = (!stack.is_zero())
            .then(|| Stat::new(language, "wall-starting-stack", language.chips(stack), ""));
        let small = [
            if waits {
                closes_after(language, t, at)
            } else {
                super::figures::entries_close(language, t, at)
            },
            price,
            stack,
            super::figures::prize_pool(language, t),
            super::figures::guarantee(language, t),
        ];
        Self {
            title: language.word(if open {
                "wall-registration-open"
            } else {
                "wall-registration-closed"
            }),
            open,
            starts: if waits { figures::heading(language, t, at) } else { String::new() },
            large,
            small: small.into_iter().flatten().collect(),
            page: page.map(str::to_owned),
        }
    }
}

/// Returns the level after which entries close, as nothing counts down before the start.
fn closes_after(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let structure = t.clock().structure();
    let row = structure.registration_closes()?;
    if !t.registration_open(at) || t.entries().by_hand().is_some() {
        return None;
    }
    let level = language.say("figure-level", &[("level", structure.level_number(row).into())]);
    Some(Stat::new(language, "wall-closes-after", level, ""))
}
