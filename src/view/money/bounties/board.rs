//! The bounty board: the price of each head, the bounties taken, and those still open.

use std::collections::BTreeMap;

use bottone_base::money::Money;
use bottone_i18n::Language;
use bottone_rules::bounties::{BountyKind, EnvelopeStart};
use bottone_tournament::{
    Tournament,
    bounties::{BountyPrize, Claim, ExitCause},
    entries::{Entry, EntryId},
};
use bottone_vocabulary::words;

/// The bounties of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BountyBoard {
    /// The kind of bounty, in a sentence.
    pub kind: String,
    /// The places where the money is, which add up to the last: the amount paid in.
    pub totals: Vec<Total>,
    /// Every player in play or with a bounty won, the largest head first, then the most won.
    pub heads: Vec<BountyLine>,
    /// The bounties to be taken or drawn, the oldest first.
    pub waiting: Vec<OpenBounty>,
    /// The bounties taken, the latest first.
    pub taken: Vec<TakenBounty>,
}

/// One place where bounty money is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// "On heads".
    pub name: String,
    /// "€1,250".
    pub money: String,
}

/// One line of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BountyLine {
    pub entry: EntryId,
    /// "Rossi, M.".
    pub name: String,
    /// "T3 S7"; empty when out or without a seat.
    pub seat: String,
    /// The price on the head, "€50"; a dash without one.
    pub head: String,
    /// The number of knock-outs in which this entry had a part.
    pub hits: String,
    /// "€125".
    pub won: String,
    pub plays: bool,
}

/// A bounty to be taken or drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenBounty {
    pub out: EntryId,
    /// The number of that entry's bust.
    pub nth: u16,
    /// "Whose bounty: Rossi, M.", or "Moretti draws for Rossi, M.".
    pub title: String,
    /// "20:45 · T3 S7".
    pub when: String,
    /// "€50"; empty for an envelope.
    pub worth: String,
    /// True if the winner is known, so that an envelope can be drawn.
    pub draws: bool,
}

/// A bounty that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBounty {
    pub out: EntryId,
    /// The number of that entry's bust.
    pub nth: u16,
    /// "20:45".
    pub time: String,
    /// The busted player: "Rossi, M."
    pub busted: String,
    /// The winners, "Moretti, L. and Conti, A.", or a note that the bounty was not won.
    pub winners: String,
    /// The amount paid: "€50".
    pub worth: String,
    /// "+ €50 on the head"; may be empty.
    pub on_head: String,
}

impl BountyBoard {
    /// Builds the board of this event. `None` if it has no bounties.
    pub fn of(language: Language, t: &Tournament) -> Option<Self> {
        let bounties = t.bounties();
        if !bounties.any() && t.setup().buy_in.bounty.is_zero() {
            return None;
        }
        let say = BountyText { language, t };
        let taken = bounties.claims().iter().rev().filter(|claim| !claim.is_open());
        Some(Self {
            kind: kind(language, t.setup().bounty),
            totals: say.totals(),
            heads: say.heads(),
            waiting: bounties.open_claims().map(|claim| say.waiting(claim)).collect(),
            taken: taken.filter_map(|claim| say.taken(claim)).collect(),
        })
    }
}

/// Describes the kind of bounty in a sentence.
fn kind(language: Language, kind: BountyKind) -> String {
    match kind {
        BountyKind::Fixed => language.word("bounties-kind-fixed"),
        BountyKind::FixedLastToPrizes => language.word("bounties-kind-last-to-prizes"),
        BountyKind::Progressive { cash } => {
            let gaps = [("cash", cash.into()), ("head", 100_u8.saturating_sub(cash).into())];
            language.say("bounties-kind-progressive", &gaps)
        }
        BountyKind::Mystery { from: EnvelopeStart::PaidPlaces(times) } => {
            language.say("bounties-kind-mystery-paid", &[("times", times.into())])
        }
        BountyKind::Mystery { from: EnvelopeStart::Players(players) } => {
            language.say("bounties-kind-mystery-players", &[("players", players.into())])
        }
        BountyKind::Mystery { from: EnvelopeStart::SecondDay } => {
            language.word("bounties-kind-mystery-day")
        }
    }
}

/// Returns the task for an open bounty.
pub(crate) fn task_title(language: Language, t: &Tournament, claim: &Claim) -> String {
    let of = ("of", words::short_name(language, t, claim.out).into());
    match claim.by.as_deref() {
        Some(by) => {
            let who: Vec<String> =
                by.iter().map(|who| words::short_name(language, t, *who)).collect();
            let who = ("who", words::listed(language, &who).into());
            language.say("bounties-draws", &[of, who, ("count", by.len().into())])
        }
        None => language.say("bounties-award", &[of]),
    }
}

/// Returns the price on this entry's head and its winnings: "€150" and "€75 won". `None` without
/// bounties.
pub(crate) fn card_figures(
    language: Language,
    t: &Tournament,
    entry: EntryId,
) -> Option<(String, String)> {
    let (bounties, currency) = (t.bounties(), &t.setup().currency);
    let (head, won) = (bounties.head(entry), bounties.won(entry));
    if head.is_zero() && won.is_zero() {
        return None;
    }
    let won = (!won.is_zero()).then(|| {
        language.say("bounties-card-won", &[("amount", language.money(won, currency).into())])
    });
    Some((language.money(head, currency), won.unwrap_or_default()))
}

struct BountyText<'a> {
    language: Language,
    t: &'a Tournament,
}

impl BountyText<'_> {
    fn money(&self, money: Money) -> String {
        self.language.money(money, &self.t.setup().currency)
    }

    fn totals(&self) -> Vec<Total> {
        let bounties = self.t.bounties();
        let on_heads = bounties.heads().map(|(_, money)| money).sum();
        let waiting = bounties.open_claims().map(|claim| claim.amount).sum();
        let won = bounties.winnings().map(|(_, money)| money).sum();
        let mystery = matches!(self.t.setup().bounty, BountyKind::Mystery { .. });
        let parts: [(&str, Money, bool); 5] = [
            ("bounties-on-heads", on_heads, true),
            ("bounties-waiting", waiting, !mystery),
            ("bounties-pool", bounties.pool(), mystery),
            ("bounties-in-envelopes", bounties.drum().sum(), mystery),
            ("bounties-won", won, true),
        ];
        let shown = parts.into_iter().filter(|(_, money, always)| *always || !money.is_zero());
        let paid = ("bounties-paid-in", bounties.total_money(), true);
        let total =
            |(name, money, _)| Total { name: self.language.word(name), money: self.money(money) };
        shown.chain([paid]).map(total).collect()
    }

    fn heads(&self) -> Vec<BountyLine> {
        let (t, bounties) = (self.t, self.t.bounties());
        let mut hits: BTreeMap<EntryId, u32> = BTreeMap::new();
        for taker in bounties.claims().iter().filter_map(|claim| claim.by.as_ref()).flatten() {
            *hits.entry(*taker).or_default() += 1;
        }
        let shown = |(entry, of): (EntryId, &Entry)| {
            let (plays, won) = (of.is_in(), bounties.won(entry));
            let hits = hits.get(&entry).copied().unwrap_or_default();
            (plays || !won.is_zero() || hits > 0).then_some((entry, plays, won, hits))
        };
        let mut lines: Vec<_> = t.entries().all().filter_map(shown).collect();
        lines.sort_by_key(|(entry, plays, won, hits)| {
            use std::cmp::Reverse;
            (Reverse((*plays, bounties.head(*entry), *won, *hits)), *entry)
        });
        let or_none = |money: Money| {
            if money.is_zero() { "—".to_owned() } else { self.money(money) }
        };
        let line = |(entry, plays, won, hits): (EntryId, bool, Money, u32)| BountyLine {
            entry,
            name: words::short_name(self.language, t, entry),
            seat: t
                .tables()
                .seat_of(entry)
                .map_or_else(String::new, |seat| words::seat(self.language, seat)),
            head: or_none(bounties.head(entry)),
            hits: if hits == 0 { "—".to_owned() } else { self.language.number(hits) },
            won: or_none(won),
            plays,
        };
        lines.into_iter().map(line).collect()
    }

    fn waiting(&self, claim: &Claim) -> OpenBounty {
        let time = words::time_of_day(claim.at);
        let seat = claim.from(self.t.entries());
        let seat = seat.map(|seat| words::seat(self.language, seat));
        OpenBounty {
            out: claim.out,
            nth: claim.nth,
            title: task_title(self.language, self.t, claim),
            when: std::iter::once(time).chain(seat).collect::<Vec<_>>().join(" · "),
            worth: match claim.prize {
                BountyPrize::Head { .. } => self.money(claim.amount),
                BountyPrize::Envelope(_) | BountyPrize::Nothing => {
                    self.language.word("bounties-an-envelope")
                }
            },
            draws: claim.may_draw(),
        }
    }

    /// Returns a taken bounty. `None` before the draws of a mystery bounty begin.
    fn taken(&self, claim: &Claim) -> Option<TakenBounty> {
        let by = claim.by.as_deref().unwrap_or_default();
        let worth = match claim.prize {
            BountyPrize::Nothing => return None,
            BountyPrize::Envelope(opened) => opened.unwrap_or_default(),
            BountyPrize::Head { .. } => claim.amount,
        };
        if by.is_empty() && worth.is_zero() {
            return None;
        }
        let names: Vec<String> =
            by.iter().map(|who| words::short_name(self.language, self.t, *who)).collect();
        let nobody = match claim.cause {
            ExitCause::Busted | ExitCause::BroughtBack => "bounties-no-one",
            ExitCause::Disqualified => "bounties-disqualified",
            ExitCause::Forfeited => "bounties-forfeited",
            ExitCause::Refunded => "bounties-refunded",
        };
        let by_whom = if names.is_empty() {
            self.language.word(nobody)
        } else {
            words::listed(self.language, &names)
        };
        let on_heads: Money = match claim.prize {
            BountyPrize::Head { cash } => {
                claim.parts(claim.amount, cash).iter().map(|part| part.head).sum()
            }
            _ => Money::ZERO,
        };
        let head = ("head", self.money(on_heads).into());
        let on_head = (!on_heads.is_zero()).then(|| self.language.say("bounties-on-head", &[head]));
        Some(TakenBounty {
            out: claim.out,
            nth: claim.nth,
            time: words::time_of_day(claim.at),
            busted: words::short_name(self.language, self.t, claim.out),
            winners: by_whom,
            worth: self.money(worth.minus(on_heads)),
            on_head: on_head.unwrap_or_default(),
        })
    }
}
