//! Random states of evenings, on every face of the walls and on the page: nothing panics, and no
//! sentence has a gap.

use std::sync::Arc;

use bottone::{
    base::{
        time::{Span, TimeOfDay},
        witness::Witness,
    },
    i18n::Language,
    rehearsal::RehearsalEnd,
    session::Desk as _,
    store::profiles::themes::WallFace,
    tournament::history::{Ledger, Record, fold},
    ui_walls::{
        face::WallLook,
        scene::{SceneCache, SceneSource},
    },
    view::{clock::EveningPart, log::last_moves},
    view_public::{
        page::{Public, moves},
        walls::latest,
    },
};

use crate::walls::{
    evenings::{self, WallEvening, themes},
    faces::{SMALL, context, drawn},
};

/// Returns the fault of a sentence; `None` if it is complete.
fn hole(said: &str) -> Option<&'static str> {
    let word =
        |part: &str| part.contains('-') && part.starts_with(|c: char| c.is_ascii_lowercase());
    let name = |part: &str| {
        ["wall-", "prizes-", "clock-", "figure-", "page-", "projector-"]
            .iter()
            .any(|room| part.starts_with(room))
    };
    match said {
        said if said.contains(['{', '}', '\u{2068}', '\u{2069}']) => {
            Some("a gap that nobody filled")
        }
        said if said.contains("  ") => Some("two spaces"),
        said if said.contains("· ·") || said.contains("··") => Some("nothing between two dots"),
        said if said.starts_with(['·', ',', ':']) || said.ends_with(['·', ',']) => {
            Some("nothing at an end")
        }
        said if said != said.trim() => Some("a space at an end"),
        said if said.split(' ').any(|part| word(part) && name(part)) => {
            Some("a name of a sentence")
        }
        _ => None,
    }
}

#[test]
fn a_hole_is_seen() {
    for (said, whole) in [
        ("Projected: registration is open", true),
        ("1st €2,000 · min cash €300", true),
        ("wall-seats", false),
        ("Page {$page}", false),
        ("Deal:  places", false),
        ("· 14:00", false),
        ("Level 9 ·", false),
        ("a ·  · b", false),
        ("Bianchi-Rossi, M.", true),
    ] {
        assert_eq!(hole(said).is_none(), whole, "{said:?}");
    }
}

/// Collects every text in the page's data.
fn texts(value: &serde_json::Value, all: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => all.push(text.clone()),
        serde_json::Value::Array(list) => list.iter().for_each(|value| texts(value, all)),
        serde_json::Value::Object(fields) => fields.values().for_each(|value| texts(value, all)),
        _ => {}
    }
}

const STATES: usize = 500;

#[test]
fn five_hundred_states_have_no_hole_on_any_wall_nor_on_the_page() {
    let themes = themes();
    let mut checked = 0;
    let evenings: [(&'static str, &str, u32, RehearsalEnd); 5] = [
        ("turbo", "club-turbo", 24, RehearsalEnd::End),
        ("deep", "deep-stack", 31, RehearsalEnd::End),
        ("one table", "club-turbo", 7, RehearsalEnd::End),
        ("two", "club-turbo", 2, RehearsalEnd::End),
        ("middle", "deep-stack", 60, RehearsalEnd::Players(9)),
    ];
    let ctx = context();
    for (name, of, entries, until) in evenings {
        let evening = WallEvening::played(name, of, entries, until);
        let (beginning, records) = (evening.session.beginning(), evening.session.records());
        let each = STATES / evenings.len();
        for step in 0..each {
            let count = records.len() * (step + 1) / each;
            let (records, last) = (&records[..count], records[..count].last());
            let ledger = Ledger::of(records);
            let mut t = fold(beginning, records, &ledger);
            if step % 2 == 1 {
                let setup = t.setup().clone();
                let resumes = TimeOfDay::parse("14:00");
                let setup = Box::new(bottone::tournament::setup::Setup { resumes, ..setup });
                let changed = bottone::tournament::setup::SetupEvent::Changed(setup);
                t.apply(&bottone::tournament::Event::Setup(changed), beginning.at);
            }
            let at = last.map_or(beginning.at, |record: &Record| record.recorded);
            // Now, and after a while without any act.
            let at = at.after(Span::from_secs(i64::try_from(step % 7).unwrap() * 997));
            let language = Language::ALL[step % 2];
            let theme = &themes[step % themes.len()].1;
            let strip = last_moves(language, &t, records, &ledger, 3);
            let moved = latest(language, &t, records, &ledger, at);
            let kept = SceneCache::of(language, &t);
            let schedule = Arc::new(evenings::schedule(language, &t, at));
            let standings = Arc::new(evenings::standings(&t));
            let source = SceneSource {
                language,
                event: &t,
                strip: &strip,
                moves: &moved,
                page: Some("http://192.168.1.20:8210/"),
                ends: None,
                schedule: &schedule,
                standings: (&standings, true),
                witness: Witness::of(count as u64, "f035973aa929d8a67f05"),
                theme,
                cache: &kept,
            };
            let mut all = Vec::new();
            for face in WallFace::ALL {
                let scene = source.scene(face, EveningPart::of(&t, at), at);
                let look = WallLook::of(theme, None);
                all.extend(drawn(&ctx, SMALL, &scene, &look).into_iter().map(|one| one.words));
            }
            let public = Public::of(&t, moves(&t, records, &ledger), at).sealed(&t, source.witness);
            texts(&serde_json::to_value((&public.now, &public.prizes)).unwrap(), &mut all);
            for said in &all {
                let found = hole(said);
                assert_eq!(found, None, "{name}, {count} records, {language:?}: {said:?}");
            }
            checked += 1;
        }
    }
    assert_eq!(checked, STATES);
}
