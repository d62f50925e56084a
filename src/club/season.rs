//! The table of a league, from the files of its events.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
    sync::Arc,
};

use bottone_base::person::{CardsByName, Identity, Person, PersonId};
use bottone_house::FILE;
use bottone_i18n::{Language, ToText as _};
use bottone_points::{EvaluationFault, Formula, League, LeagueStanding, Points, standings};
use bottone_session::{Desk as _, Operator, file, house, time::SystemClock};
use bottone_store::{
    folder::length_of,
    journal::Notice,
    profiles::{LEAGUES, misread, shelf},
};
use bottone_view::{
    house::{StandingsRow, StandingsView},
    money::points::scores,
};

/// The present state of a season.
#[derive(Clone, Debug, Default)]
pub struct Season {
    /// Every event, in the order of the league.
    pub events: Vec<SeasonEvent>,
    pub table: Vec<SeasonLine>,
    /// The reason why there is no table.
    pub fault: Option<String>,
}

/// One event of a season.
#[derive(Clone, Debug)]
pub struct SeasonEvent {
    pub file: PathBuf,
    /// The event's name, and the number of players with points; or the reason why it gave none.
    pub counted: Result<(String, usize), SeasonFault>,
}

/// The reason why an event of a season gives no points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeasonFault {
    /// A flight whose next day is in the season too: its players are counted there.
    GoesOn { name: String, into: String },
    /// An event that cannot be read: its file, and the reason.
    Fault(String),
}

/// One player's line.
#[derive(Clone, Debug)]
pub struct SeasonLine {
    /// The player's name as last written: "Bianchi, Luca".
    pub name: String,
    /// The place and the points.
    pub standing: LeagueStanding<Identity>,
}

/// The points that one event gave to each person.
type Scores = Vec<(Person, Points)>;

/// The points of one event, with every person identified.
type IdentifiedScores = Vec<(Identity, Points)>;

/// The scores read from events, each with the file's length and the formula used. Known ones are
/// not read again.
#[derive(Clone, Default)]
pub struct ScoreCache(BTreeMap<PathBuf, Arc<CachedEvent>>);

struct CachedEvent {
    length: u64,
    points: String,
    read: Result<EventScores, String>,
}

/// The scores read from an event.
struct EventScores {
    name: String,
    scores: Scores,
    /// The file of the next day in the same folder, where bagged players go on.
    next_day: Option<PathBuf>,
}

/// A league of a house with its table.
#[derive(Clone, Debug)]
pub struct LeagueTable {
    pub league: League,
    pub season: Season,
}

impl LeagueTable {
    /// Returns the table in words.
    pub fn view(&self, language: Language) -> StandingsView {
        let counted = self.season.events.iter().filter(|event| event.counted.is_ok()).count();
        let lines = self.season.table.iter().map(|line| (line.name.as_str(), &line.standing));
        StandingsView::of(language, &self.league, counted, lines)
    }

    /// Returns the names of the files that count, without their folder.
    pub fn files(&self) -> Vec<String> {
        let names = self.season.events.iter().filter_map(|event| event.file.file_name());
        names.map(|name| name.to_string_lossy().into_owned()).collect()
    }

    /// Returns the line of this person of the book, if they are in the table.
    pub fn of(&self, language: Language, person: PersonId) -> Option<StandingsRow> {
        let is_his = |line: &&SeasonLine| line.standing.player == Identity::Known(person);
        let line = self.season.table.iter().find(is_his)?;
        Some(StandingsRow::of(language, &line.name, &line.standing))
    }
}

/// Returns the tables of all leagues of the house in this folder, by their names. Events in `known`
/// that have not grown are not read again.
pub fn of_house(
    language: Language,
    folder: &Path,
    known: &mut ScoreCache,
    operator: &Operator,
) -> Vec<LeagueTable> {
    let leagues = shelf::<League>(Some(&folder.join(LEAGUES)));
    let leagues = leagues.into_iter().filter_map(|entry| entry.profile.ok());
    let mut all: Vec<LeagueTable> = leagues
        .map(|league| {
            let season = Season::counted(language, &league, folder, (known, operator));
            LeagueTable { league, season }
        })
        .collect();
    all.sort_by(|one, other| one.league.name.cmp(&other.league.name));
    all
}

impl Season {
    /// Reads every event of `league` and counts them. Their file paths are relative to `folder`. An
    /// event that cannot be read is left out, with the reason.
    pub fn of(language: Language, league: &League, folder: &Path, operator: &Operator) -> Self {
        Self::counted(language, league, folder, (&mut ScoreCache::default(), operator))
    }

    fn counted(
        language: Language,
        league: &League,
        folder: &Path,
        (known, operator): (&mut ScoreCache, &Operator),
    ) -> Self {
        let formulas = Formula::parse_points(&league.points)
            .and_then(|points| Ok((points, Formula::parse_season(&league.season)?)));
        let (points, season) = match formulas {
            Ok(formulas) => formulas,
            Err(fault) => {
                return Self { fault: Some(misread(&fault).to_text(language)), ..Self::default() };
            }
        };
        let files: Vec<PathBuf> = league.events.iter().map(|name| folder.join(name)).collect();
        let mut events = Vec::new();
        let mut scores = Vec::new();
        for (name, file) in league.events.iter().zip(files.clone()) {
            let length = length_of(&file);
            let same =
                |event: &&Arc<CachedEvent>| event.length == length && event.points == league.points;
            let event = known.0.get(&file).filter(same).cloned().unwrap_or_else(|| {
                let read = read(language, &file, &points, operator)
                    .map_err(|why| of_event(name, &file, &why));
                Arc::new(CachedEvent { length, points: league.points.clone(), read })
            });
            known.0.insert(file.clone(), Arc::clone(&event));
            let (counted, given) = match &event.read {
                Err(fault) => (Err(SeasonFault::Fault(fault.clone())), Scores::new()),
                Ok(EventScores { name, scores, next_day }) => match next_day {
                    Some(day) if files.contains(day) => {
                        let into = day.file_name().unwrap_or_default().display().to_string();
                        (Err(SeasonFault::GoesOn { name: name.clone(), into }), Scores::new())
                    }
                    _ => (Ok((name.clone(), scores.len())), scores.clone()),
                },
            };
            events.push(SeasonEvent { file, counted });
            // An event without points keeps its place among the events.
            scores.push(given);
        }
        // Merged people count as one.
        let clock = Box::new(SystemClock::start());
        let book = house::read(&folder.join(FILE), clock, operator.clone()).ok();
        let who = |person: PersonId| {
            book.as_ref().map_or(person, |book| book.desk.house().people().current_id(person))
        };
        let (scores, names) = identify_players(scores, who);
        match standings(&scores, league.counting, &season, league.fewest.into()) {
            Ok(table) => {
                let name = |who: &Identity| names.get(who).cloned().unwrap_or_default();
                let line = |standing: LeagueStanding<Identity>| SeasonLine {
                    name: name(&standing.player),
                    standing,
                };
                Self { events, table: table.into_iter().map(line).collect(), fault: None }
            }
            Err(wrong) => Self {
                events,
                table: Vec::new(),
                fault: Some(describe_evaluation_fault(language, wrong)),
            },
        }
    }
}

/// Describes why a formula gives no number.
pub fn describe_evaluation_fault(language: Language, wrong: EvaluationFault) -> String {
    language.word(match wrong {
        EvaluationFault::NoNumber => "points-no-number",
        EvaluationFault::TooLong => "points-takes-too-long",
    })
}

fn read(
    language: Language,
    file: &Path,
    points: &Formula,
    operator: &Operator,
) -> Result<EventScores, String> {
    let time = Box::new(SystemClock::start());
    let file::OpenedEvent { desk, notices, .. } =
        file::read(file, time, operator.clone()).map_err(|error| error.to_text(language))?;
    // Half an event would give points to the wrong places.
    let left_out = notices.iter().find_map(|notice| match notice {
        Notice::Damaged { line, .. } | Notice::Impossible { line, .. } => {
            Some(("points-damaged", *line))
        }
        Notice::Newer { line, .. } => Some(("points-newer", *line)),
        _ => None,
    });
    if let Some((why, line)) = left_out {
        return Err(language.say(why, &[("line", line.into())]));
    }
    let t = desk.tournament();
    let scores = scores(t, desk.now(), points)
        .map_err(|wrong| describe_evaluation_fault(language, wrong))?;
    let person = |player| t.entries().player(player).map(|known| known.person.clone());
    let scores = scores.into_iter().filter_map(|(one, points)| Some((person(one.player)?, points)));
    let carried = t.bags().carried_over();
    let next_day = carried.map(|carried| file.with_file_name(&carried.into));
    Ok(EventScores { name: t.setup().name.clone(), scores: scores.collect(), next_day })
}

/// Returns an error such as "evening.ron: there is no such file". It names the file as the league
/// does, without its folder.
fn of_event(name: &str, file: &Path, why: &str) -> String {
    match why.strip_prefix(&file.display().to_string()) {
        Some(why) => format!("{name}{why}"),
        None => format!("{name}: {why}"),
    }
}

/// Identifies people across events: by the house's book, by card, or by name. A name without a card
/// belongs to the only card with this name. A person without an id is the one in the book with
/// their card, else with their name. Two of one name in one event are two people, and the better
/// one is taken.
fn identify_players(
    events: Vec<Scores>,
    book: impl Fn(PersonId) -> PersonId,
) -> (Vec<IdentifiedScores>, BTreeMap<Identity, String>) {
    let mut known: BTreeMap<Identity, BTreeSet<PersonId>> = BTreeMap::new();
    for (person, _) in events.iter().flatten() {
        let Some(id) = person.id.map(&book) else { continue };
        known.entry(Identity::Name(person.folded())).or_default().insert(id);
        if !person.card.is_empty() {
            known.entry(Identity::Card(person.card.clone())).or_default().insert(id);
        }
    }
    let one =
        |who: &Identity| known.get(who).filter(|ids| ids.len() == 1).and_then(BTreeSet::first);
    let cards = CardsByName::of(events.iter().flatten().map(|(person, _)| person));
    let who = |person: &Person| {
        let own = match person.card.as_str() {
            "" => Identity::Name(person.folded()),
            card => Identity::Card(card.to_owned()),
        };
        let id = person.id.map(&book).or_else(|| one(&own).copied());
        id.map_or_else(|| cards.identity(person), Identity::Known)
    };
    let mut names = BTreeMap::new();
    let mut results = Vec::with_capacity(events.len());
    for event in events {
        let mut best: BTreeMap<Identity, Points> = BTreeMap::new();
        for (person, points) in event {
            let who = who(&person);
            names.insert(who.clone(), person.display_name());
            let known = best.entry(who).or_insert(points);
            *known = points.max(*known);
        }
        results.push(best.into_iter().collect());
    }
    (results, names)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses a person such as "Bianchi, Luca #0042": the family name, the given name, the card.
    fn person(text: &str) -> Person {
        let (name, card) = text.split_once(" #").unwrap_or((text, ""));
        Person { card: card.to_owned(), ..Person::typed(name) }
    }

    /// Each case: the points of two events, and the expected points of each player, by card or
    /// name.
    #[test]
    fn the_same_player_is_one_by_card_or_by_name() {
        type EventPoints = &'static [(&'static str, f64)];
        type PlayerResults = &'static [(&'static str, &'static [f64])];
        let cases: [(&str, [EventPoints; 2], PlayerResults); 10] = [
            (
                "one name without cards",
                [&[("Bianchi, Luca", 5.0)], &[("Bianchi, Luca", 3.0)]],
                &[("bianchi luca", &[5.0, 3.0])],
            ),
            (
                "case, accents and who typed the name first",
                [&[("Bianchi, Nicolò", 5.0)], &[("nicolo BIANCHI", 3.0)]],
                &[("bianchi nicolo", &[5.0, 3.0])],
            ),
            (
                "one card, another name: somebody married",
                [&[("Bianchi, Anna #7", 5.0)], &[("Rossi, Anna #7", 3.0)]],
                &[("#7", &[5.0, 3.0])],
            ),
            (
                "one name, two cards: two people",
                [&[("Bianchi, Luca #7", 5.0)], &[("Bianchi, Luca #8", 3.0)]],
                &[("#7", &[5.0]), ("#8", &[3.0])],
            ),
            (
                "the card was shown once only",
                [&[("Bianchi, Luca #7", 5.0)], &[("Bianchi, Luca", 3.0)]],
                &[("#7", &[5.0, 3.0])],
            ),
            (
                "the card came later",
                [&[("Bianchi, Luca", 5.0)], &[("Bianchi, Luca #7", 3.0)]],
                &[("#7", &[5.0, 3.0])],
            ),
            (
                "two cards of one name, and somebody of that name without: a third",
                [
                    &[("Bianchi, Luca #7", 5.0), ("Bianchi, Luca #8", 4.0)],
                    &[("Bianchi, Luca", 3.0)],
                ],
                &[("#7", &[5.0]), ("#8", &[4.0]), ("bianchi luca", &[3.0])],
            ),
            (
                "two of one name in one event: the better",
                [&[("Bianchi, Luca", 4.0), ("Bianchi, Luca", 5.0)], &[]],
                &[("bianchi luca", &[5.0])],
            ),
            (
                "a card and the same name without it in one event: the better",
                [&[("Bianchi, Luca #7", 4.0), ("Bianchi, Luca", 5.0)], &[]],
                &[("#7", &[5.0])],
            ),
            ("nobody", [&[], &[]], &[]),
        ];
        for (case, events, expected) in cases {
            let event = |event: EventPoints| {
                event.iter().map(|(name, points)| (person(name), *points)).collect::<Scores>()
            };
            let (results, names) = identify_players(events.map(event).into(), |person| person);
            let mut found: BTreeMap<String, Vec<f64>> = BTreeMap::new();
            for (who, points) in results.into_iter().flatten() {
                assert!(names.contains_key(&who), "{case}: {who:?} has no name");
                let key = match who {
                    Identity::Known(person) => panic!("{case}: nobody has {person}"),
                    Identity::Card(card) => format!("#{card}"),
                    Identity::Name(name) => name,
                };
                found.entry(key).or_default().push(points);
            }
            let expected: BTreeMap<String, Vec<f64>> =
                expected.iter().map(|(who, points)| ((*who).to_owned(), points.to_vec())).collect();
            assert_eq!(found, expected, "{case}");
        }
    }

    #[test]
    fn the_book_says_who_is_who_where_it_knows() {
        let id = |number: u64| PersonId::drawn(number << 14);
        let known = |number, text: &str| Person { id: Some(id(number)), ..person(text) };
        // Two namesakes of the book, one of whom married; 3 was merged into 1; an old event has no
        // ids.
        let events = vec![
            vec![(known(1, "Rossi, Anna"), 5.0), (known(2, "Rossi, Anna"), 4.0)],
            vec![(known(1, "Bianchi, Anna"), 3.0)],
            vec![(known(3, "R., A."), 2.0), (person("Bianchi, Anna"), 1.0)],
        ];
        let book = |one: PersonId| if one == id(3) { id(1) } else { one };
        let (results, names) = identify_players(events, book);
        let of = |person| -> Vec<f64> {
            let who = Identity::Known(person);
            results
                .iter()
                .flatten()
                .filter(|(one, _)| *one == who)
                .map(|(_, points)| *points)
                .collect()
        };
        assert_eq!((of(id(1)), of(id(2))), (vec![5.0, 3.0, 2.0], vec![4.0]));
        assert_eq!(names.len(), 2);
    }

    #[test]
    fn a_player_is_called_what_was_written_last() {
        let events = ["Bianchi, Anna #7", "Rossi, Anna #7"].map(|name| vec![(person(name), 1.0)]);
        let (_, names) = identify_players(events.into(), |person| person);
        assert_eq!(names.into_values().collect::<Vec<_>>(), ["Rossi, Anna"]);
    }
}
