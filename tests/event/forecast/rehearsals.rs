//! The forecast compared with rehearsals: neither is tuned to the other. `docs/guide/forecast.md` has the
//! figures.

use bottone::{
    forecast::{Band, HouseFactors},
    i18n::Language,
    rehearsal::RehearsalEnd,
    rules::{ending::steps_of, levels::Row},
    session::Desk as _,
    source::outlook::{Background, Outlook, event_lessons},
    tournament::{
        Tournament,
        history::{ValidRecord, apply},
    },
};

use crate::stage::{Played, play};

/// The evenings: structure, entries, seed.
const EVENINGS: [(&str, u32, u64); 10] = [
    ("club-turbo", 30, 1),
    ("club-turbo", 60, 2),
    ("club-turbo", 60, 3),
    ("club-turbo", 120, 4),
    ("deep-stack", 40, 5),
    ("deep-stack", 80, 6),
    ("deep-stack", 120, 7),
    ("deep-stack", 80, 8),
    ("wpt-tournament-of-champions-2018", 60, 9),
    ("wpt-tournament-of-champions-2018", 100, 10),
];

/// Returns the number of levels played at the last bust.
fn end_of(played: &Played) -> f64 {
    let t = played.session.tournament();
    level_at(t, t.entries().busts().last().unwrap().at)
}

/// Returns the level from 1, with its elapsed fraction.
fn level_at(t: &Tournament, at: bottone::base::time::Timestamp) -> f64 {
    let reading = t.clock().read(at);
    let structure = t.clock().structure();
    let number = f64::from(u32::try_from(structure.level_number(reading.row)).unwrap());
    match structure.rows[reading.row] {
        Row::Level(_) => {
            let length = t.clock().length(reading.row).millis();
            number + 1.0 - (reading.left.millis() as f64 / length as f64)
        }
        _ => number + 1.0,
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "one table")]
fn rehearsals_and_the_forecast() {
    let (mut all, mut inside, mut off) = (0, 0, Vec::new());
    let (mut breaks, mut near, mut within) = (0, 0, 0);
    let mut report = String::new();
    let mut pasts = Vec::new();
    for (structure, entries, seed) in EVENINGS {
        let played = play(structure, entries, seed, RehearsalEnd::End);
        let session = &played.session;
        let end = end_of(&played);
        let whole = session.tournament().entries().count();
        let mut t = session.beginning().tournament();
        // At the start, when entries are closed, with a quarter left, with nine.
        let mut asked = [false; 4];
        let mut forecast_breaks: Vec<(usize, Band)> = Vec::new();
        let mut level = 0;
        for (number, record) in (0_u32..).zip(session.records()) {
            let now = record.recorded;
            let left = t.entries().playing_count();
            let number_now = t.clock().structure().level_number(t.clock().read(now).row);
            if t.clock().started() && number_now != level {
                level = number_now;
                for (_, band) in forecast_breaks.iter().filter(|(of, _)| of + 1 == level) {
                    breaks += 1;
                    near += u32::from((band.middle / left as f64 - 1.0).abs() <= 0.2);
                    within += u32::from((band.low..=band.high).contains(&(left as f64)));
                }
                forecast_breaks.clear();
                let background = Background::of(
                    &session.records()[..number as usize],
                    session.ledger(),
                    HouseFactors::UNKNOWN,
                );
                let outlook = Outlook::of(&t, &background, now);
                if let Some(outlook) = outlook.filter(|_| left > 2 && !t.registration_open(now)) {
                    forecast_breaks = outlook
                        .breaks
                        .iter()
                        .take(1)
                        .map(|pause| (pause.level, pause.left))
                        .collect();
                }
            }
            let when = [
                t.clock().started(),
                t.clock().started() && !t.registration_open(now),
                t.clock().started() && !t.registration_open(now) && left * 4 <= whole,
                t.clock().started() && !t.registration_open(now) && left <= 9,
            ];
            for (place, _) in when.iter().enumerate().filter(|(_, is_so)| **is_so) {
                if std::mem::replace(&mut asked[place], true) {
                    continue;
                }
                let background = Background::of(
                    &session.records()[..number as usize],
                    session.ledger(),
                    HouseFactors::UNKNOWN,
                );
                let Some(outlook) = Outlook::of(&t, &background, now) else { continue };
                let band = outlook.end.levels;
                all += 1;
                inside += u32::from((band.low..=band.high).contains(&end));
                off.push((place, band.middle - end));
                report += &format!(
                    "{structure} {entries}, {left} left at {:.1}: {:.1} {:.1} {:.1}, ended {end:.1}\n",
                    level_at(&t, now),
                    band.low,
                    band.middle,
                    band.high
                );
            }
            apply(&mut t, &ValidRecord::recorded(0, record));
        }
        let past = event_lessons(&session.papers(Language::English));
        let steps = steps_of(session.tournament().clock().structure());
        report += &format!(
            "{structure} {entries}: average ×{:.2}, end ×{:.2}, late ×{:.2} ({} levels)\n",
            past.average.unwrap_or_default().exp(),
            past.end.unwrap_or_default().exp(),
            past.late.unwrap_or_default().exp(),
            steps.len(),
        );
        pasts.push(past);
    }
    let house = HouseFactors::of(&pasts);
    println!(
        "{report}{inside} of {all} ends inside; {near} of {breaks} breaks within a fifth, {within} inside"
    );
    println!(
        "as a house: average ×{:.2}, end ×{:.2}, late ×{:.2}",
        house.average.exp(),
        house.end.exp(),
        house.late.exp()
    );
    for place in 0..4 {
        let mut of: Vec<f64> =
            off.iter().filter(|(at, _)| *at == place).map(|(_, off)| *off).collect();
        of.sort_by(f64::total_cmp);
        println!("moment {place}: off by {of:.1?}");
    }
    assert!(all >= 36, "{report}");
    assert!(breaks >= 10, "{report}");
}
