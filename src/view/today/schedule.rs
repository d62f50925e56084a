//! The events of the day as a sheet for the wall.

use crate::{
    i18n::Language,
    rules::time::Timestamp,
    tournament::Tournament,
    view::{
        sheet::{Column, Job, Part, Row, Sheet, Table},
        today, words,
    },
};

/// The sheet of these events, each with when it starts, where that is known.
pub fn schedule(
    language: Language,
    house: &str,
    events: &[(&Tournament, Option<Timestamp>)],
    at: Timestamp,
) -> Job {
    let columns = vec![
        Column::words(language.word("today-start")),
        Column::words(language.word("today-event")),
        Column::words(language.word("today-price")),
        Column::figures(language.word("today-stack")),
        Column::words(language.word("today-late")),
        Column::figures(language.word("today-guarantee")),
    ];
    let row = |(t, starts): &(&Tournament, Option<Timestamp>)| {
        let (setup, structure) = (t.setup(), t.clock().structure());
        let game = words::game_short(language, &structure.game);
        let late = structure.registration_closes().map(|row| {
            let level = structure.level_number(row);
            language.say("today-through", &[("level", level.into())])
        });
        let guarantee = if setup.guarantee.is_zero() {
            String::new()
        } else {
            language.money(setup.guarantee, &setup.currency)
        };
        Row::Cells(vec![
            starts.map(words::time_of_day).unwrap_or_default(),
            words::joined([today::name(t), game]),
            words::price(language, setup.buy_in, &setup.currency),
            language.chips(structure.starting_stack),
            late.unwrap_or_default(),
            guarantee,
        ])
    };
    let rows = events.iter().map(row).collect();
    let house = if house.is_empty() { "Bottone" } else { house };
    let date = words::date(language, at);
    let detail = words::joined([language.word("today-schedule"), date.clone()]);
    let parts = vec![Part::Table(Table { columns, rows })];
    let foot = words::joined([house.to_owned(), date]);
    Job::Sheets(vec![Sheet { title: house.to_owned(), detail, parts, foot, ..Sheet::default() }])
}
