//! The tables and players to be printed, as typed.

use bottone_base::{person::Person, seat::TableNo};
use bottone_i18n::Language;
use bottone_search::{MatchQuality, PlayerIndex};
use bottone_tournament::{
    Tournament,
    entries::EntryId,
    papers::{Scope, SheetKind},
};
use bottone_view::sheet_names::name;
use bottone_view_paper::sheets::{SheetChoice, choice};
use bottone_vocabulary::words;

/// The most players named when a name fits several.
const NAMED: usize = 5;

/// Returns the tables of "1,3-5". A range gives its open tables; a single table must be open.
pub(super) fn tables(
    language: Language,
    t: &Tournament,
    typed: &str,
) -> Result<Vec<TableNo>, String> {
    let mut tables = Vec::new();
    for part in typed.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let number = |text: &str| text.trim().parse().ok().and_then(TableNo::new);
        let not_a_table = || language.say("cli-print-not-a-table", &[("typed", part.into())]);
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let first = number(first).ok_or_else(not_a_table)?;
        let last = number(last).filter(|last| *last >= first).ok_or_else(not_a_table)?;
        let there: Vec<TableNo> = t
            .tables()
            .open()
            .map(|(table, _)| table)
            .filter(|n| (first..=last).contains(n))
            .collect();
        if there.is_empty() {
            return Err(no_table(language, t, part));
        }
        tables.extend(there);
    }
    if tables.is_empty() {
        return Err(no_table(language, t, typed));
    }
    tables.sort_unstable();
    tables.dedup();
    Ok(tables)
}

/// Returns an error such as "No table 9 is open. Open are tables 1 to 6".
fn no_table(language: Language, t: &Tournament, typed: &str) -> String {
    let open: Vec<TableNo> = t.tables().open().map(|(table, _)| table).collect();
    let gaps = [("typed", typed.into()), ("open", words::tables(language, &open).into())];
    language.say("cli-print-no-table", &gaps)
}

/// Returns the latest entry of each player of "Rossi, Mario; Bianchi". A number is an entry's
/// number.
pub(super) fn players(
    language: Language,
    t: &Tournament,
    typed: &[String],
) -> Result<Option<Vec<EntryId>>, String> {
    if typed.is_empty() {
        return Ok(None);
    }
    let parts = typed.iter().flat_map(|names| names.split(';')).map(str::trim);
    let entries: Result<Vec<EntryId>, String> =
        parts.filter(|part| !part.is_empty()).map(|name| player(language, t, name)).collect();
    match entries? {
        none if none.is_empty() => {
            Err(language.say("cli-print-no-player", &[("typed", typed.join(";").into())]))
        }
        mut entries => {
            entries.sort_unstable();
            entries.dedup();
            Ok(Some(entries))
        }
    }
}

fn player(language: Language, t: &Tournament, typed: &str) -> Result<EntryId, String> {
    if let Ok(number) = typed.parse::<u32>() {
        let of_number = t.entries().all().map(|(id, _)| id).find(|id| id.get() == number);
        return of_number
            .ok_or_else(|| language.say("cli-print-no-player", &[("typed", typed.into())]));
    }
    let hits = PlayerIndex::of(t).find(t, typed);
    let candidates = t.entries().players().filter_map(|(id, player)| {
        Some((hits.fit(id)?, (*player.entries.last()?, &player.person)))
    });
    let candidates: Vec<(MatchQuality, (EntryId, &Person))> = candidates.collect();
    // An exact seat or whole name comes before names that only begin so.
    let only = |best: MatchQuality| candidates.iter().filter(|(fit, _)| *fit == best).count() == 1;
    let best = [MatchQuality::Place, MatchQuality::Whole].into_iter().find(|best| only(*best));
    let found = candidates.iter().filter(|(fit, _)| best.is_none_or(|best| *fit == best));
    let found: Vec<(EntryId, &Person)> = found.map(|(_, one)| *one).collect();
    match found.as_slice() {
        [(entry, _)] => Ok(*entry),
        [] => Err(language.say("cli-print-no-player", &[("typed", typed.into())])),
        several => {
            let names = several.iter().take(NAMED).map(|(entry, person)| {
                let number = entry.get().to_string();
                let gaps = [("name", person.display_name().into()), ("number", number.into())];
                language.say("cli-print-player", &gaps)
            });
            let mut names: Vec<String> = names.collect();
            names.extend((several.len() > NAMED).then(|| "…".to_owned()));
            let gaps = [("typed", typed.into()), ("names", names.join("; ").into())];
            Err(language.say("cli-print-which-player", &gaps))
        }
    }
}

/// Returns the selected part of the sheet, if that kind of sheet has parts.
pub(super) fn scope(
    language: Language,
    kind: SheetKind,
    tables: Option<Vec<TableNo>>,
    players: Option<Vec<EntryId>>,
) -> Result<Scope, String> {
    let refused = |word: &str| Err(language.say(word, &[("sheet", name(language, kind).into())]));
    match (choice(kind), tables, players) {
        (_, None, None) => Ok(Scope::All),
        (SheetChoice::Whole, ..) => refused("cli-print-whole"),
        (SheetChoice::Tables, _, Some(_)) => refused("cli-print-tables-only"),
        (_, Some(tables), _) => Ok(Scope::Tables(tables)),
        (SheetChoice::Players, None, Some(entries)) => Ok(Scope::Entries(entries)),
    }
}
