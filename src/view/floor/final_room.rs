//! The information beside the final table: prizes left, the latest busts, the stacks.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::{FinishPlaces, Tournament};
use bottone_vocabulary::words;

use super::large::jump;
use crate::{
    chips::counts::CountsView,
    finish::{FinalTable, counted_at},
    money::prizes::{PrizeTable, standing},
};

/// The number of busts shown.
const LAST_BUSTS: usize = 4;

/// The longest text of a non-money prize, in characters.
const LONGEST_ITEM: usize = 22;

/// The information around the final table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalRoom {
    /// The places still to be decided, the next one first.
    pub prizes: Vec<PrizeLine>,
    /// The status of the prizes and of a deal: "Provisional: not announced yet". Empty if nothing
    /// is paid.
    pub certainty: String,
    /// True if the prizes can still change.
    pub provisional: bool,
    /// The busted players, the latest first.
    pub busts: Vec<BustLine>,
    /// The players' shares of the chips, the largest first.
    pub shares: Vec<ShareLine>,
    /// "Counted at 21:10"; empty without a count.
    pub counted: String,
}

/// A place that can still be won.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeLine {
    /// "9th", "10–12".
    pub place: String,
    /// "+€600"; empty if the prize is no larger than the one before.
    pub jump: String,
    /// "€2,600"; "Trophy" if no money is won.
    pub money: String,
    /// True for the prize of the next bust.
    pub next: bool,
}

/// A busted player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BustLine {
    /// "23:02".
    pub time: String,
    /// "Gallo, R.".
    pub name: String,
    /// "10th".
    pub place: String,
    /// "€2,100"; empty without a prize.
    pub money: String,
}

/// A player's share of all chips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareLine {
    /// "Grün".
    pub name: String,
    /// "22.1%".
    pub share: String,
    /// The stack relative to the largest, in thousandths.
    pub part: u16,
}

impl FinalRoom {
    /// Builds the view at `at` from the event's prizes, counts and places. `None` before the final
    /// table.
    pub fn of(
        language: Language,
        t: &Tournament,
        prizes: &PrizeTable,
        counts: &CountsView,
        places: &FinishPlaces,
        at: Timestamp,
    ) -> Option<Self> {
        let (_, table) = FinalTable::table(t, at)?;
        Some(Self {
            prizes: prize_lines(language, t, prizes),
            certainty: standing(language, t, at).join(" · "),
            provisional: t.certainty(at).is_provisional(),
            busts: bust_lines(language, t, places, at),
            shares: share_lines(language, t, counts, at),
            counted: counted_at(language, t, table),
        })
    }
}

fn prize_lines(language: Language, t: &Tournament, prizes: &PrizeTable) -> Vec<PrizeLine> {
    let left = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
    let mut worse = None;
    let mut lines = Vec::new();
    let wins = prizes.wins(true);
    for row in wins.iter().rev().filter(|row| row.first <= left) {
        let place = if row.first == row.last {
            words::ordinal(language, row.first)
        } else {
            row.place.clone()
        };
        let jump = worse.map(|worse| jump(language, t, worse, row)).unwrap_or_default();
        // There is room for one of the two: the sum or, without one, the other prize.
        let money = match row.money.as_str() {
            "" => words::cut(&row.items, LONGEST_ITEM),
            money => money.to_owned(),
        };
        lines.push(PrizeLine { place, jump, money, next: row.next });
        worse = Some(row);
    }
    lines
}

fn bust_lines(
    language: Language,
    t: &Tournament,
    places: &FinishPlaces,
    at: Timestamp,
) -> Vec<BustLine> {
    let won = t.winnings(at).unwrap_or_default();
    let busts = t.entries().busts().iter().rev();
    let all = busts.flat_map(|bust| bust.out.iter().map(|out| (bust.at, out.entry)));
    let lines = all.filter_map(|(at, entry)| {
        let place = places.of(entry)?;
        let won = won.get(&entry).map(|won| won.prize.worth(t.ticket()));
        Some(BustLine {
            time: words::time_of_day(at),
            name: words::short_name(language, t, entry),
            place: words::place(language, place),
            money: won.map(|money| language.money(money, &t.setup().currency)).unwrap_or_default(),
        })
    });
    lines.take(LAST_BUSTS).collect()
}

fn share_lines(
    language: Language,
    t: &Tournament,
    counts: &CountsView,
    at: Timestamp,
) -> Vec<ShareLine> {
    let most = counts.leaders.first().map_or(1, |leader| leader.counted.chips.get()).max(1);
    let line = |leader: &crate::chips::counts::Leader| {
        let line = counts.line(language, t, *leader, at);
        let part = u128::from(leader.counted.chips.get()) * 1_000 / u128::from(most);
        ShareLine {
            name: words::family(&line.name).to_owned(),
            share: line.share,
            part: u16::try_from(part).unwrap_or(1_000),
        }
    };
    counts.leaders.iter().map(line).collect()
}
