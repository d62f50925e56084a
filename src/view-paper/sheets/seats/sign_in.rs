//! The sign-in sheet: players, payments and signatures.

use bottone_base::money::Money;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    entries::{Entry, EntryState, Player},
    papers::SheetKind,
};
use bottone_view::sheet::{Column, Job, TableRow};
use bottone_vocabulary::words;

use super::{alphabetical, list, table};

/// Makes the list of all known players by name: purchases and payments of those entered, blank
/// lines for the others. Empty if there are no players.
pub(in crate::sheets) fn sign_in(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, .. } = *desk;
    let players = t.entries().players();
    let mut players: Vec<_> =
        players.map(|(id, player)| (alphabetical(Some(&player.person)), id, player)).collect();
    if players.is_empty() {
        return Job::Sheets(Vec::new());
    }
    players.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
    let currency = &t.setup().currency;
    let mut rows = Vec::with_capacity(players.len() + 1);
    let mut sum = Money::ZERO;
    for (number, (_, _, player)) in (1_u32..).zip(&players) {
        let bought = PlayerPurchases::of(desk, player);
        sum = sum.plus(bought.paid);
        let paid =
            if bought.has_entered { language.money(bought.paid, currency) } else { String::new() };
        rows.push(TableRow::Cells(vec![
            language.number(number),
            player.person.display_name(),
            bought.text(desk),
            paid,
            String::new(),
        ]));
    }
    let together = language.word("seats-together");
    let none = String::new;
    rows.push(TableRow::Total(vec![
        none(),
        together,
        none(),
        language.money(sum, currency),
        none(),
    ]));
    let columns = [
        Column::figures(language.word("seats-number")),
        Column::words(language.word("seats-player")),
        Column::words(language.word("seats-bought")),
        Column::figures(language.word("seats-paid")),
        Column::blank(language.word("seats-signature")),
    ];
    let counted = [
        words::count(language, "count-players", players.len()),
        words::count(language, "count-entries", t.entries().count()),
    ];
    let parts = vec![table(columns, rows)];
    Job::Sheets(vec![list(desk, SheetKind::SignIn, &counted, parts)])
}

/// The purchases of one player.
#[derive(Default)]
struct PlayerPurchases {
    has_entered: bool,
    entries: usize,
    rebuys: usize,
    add_ons: usize,
    refunds: usize,
    /// The sum paid, minus refunds.
    paid: Money,
}

impl PlayerPurchases {
    fn of(desk: &SheetSource<'_>, player: &Player) -> Self {
        let entries = desk.t.entries();
        let mine = player.entries.iter().filter_map(|entry| entries.get(*entry));
        mine.fold(Self::default(), Self::with)
    }

    fn with(mut self, entry: &Entry) -> Self {
        self.has_entered = true;
        self.paid = self.paid.plus(entry.kept.total());
        if entry.standing == EntryState::Refunded {
            self.refunds += 1;
            return self;
        }
        self.entries += 1;
        self.rebuys += usize::from(entry.rebuys);
        self.add_ons += usize::from(entry.add_ons);
        self.paid = self.paid.plus(entry.paid.total());
        self
    }

    /// Returns "2 entries, 1 rebuy"; empty without an entry.
    fn text(&self, desk: &SheetSource<'_>) -> String {
        let kinds = [
            ("count-entries", self.entries),
            ("count-rebuys", self.rebuys),
            ("count-add-ons", self.add_ons),
            ("seats-refunds", self.refunds),
        ];
        let kinds = kinds.into_iter().filter(|(_, count)| *count > 0);
        let kinds: Vec<String> =
            kinds.map(|(name, count)| words::count(desk.language, name, count)).collect();
        kinds.join(", ")
    }
}
