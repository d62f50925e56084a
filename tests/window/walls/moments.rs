//! The moments that a room looks up for: walls, desk, page and sound show the same one at the same time.

use bottone::{
    i18n::Language,
    rules::time::{Span, Timestamp},
    store::profiles::themes::{WallFace, WallTheme},
    tournament::{Command, Tournament, clock::ClockCommand},
    ui::projector::{face::Look, scene::View},
    view::{
        cues::{Begins, Cue, Heard},
        header::Header,
        highlight::{Highlight, HighlightKind},
        public::Public,
        walls::ClockTile,
    },
};

use crate::walls::{
    evenings::{self, Evening, themes},
    faces::{FULL, SMALL, context, drawn},
};

const ENGLISH: Language = Language::English;
/// The height of capitals and figures, of the size of letters.
const CAPITAL: f32 = 0.714;

fn of(evening: &Evening, millis: i64) -> Option<HighlightKind> {
    let at = evening.at.after(Span::from_millis(millis));
    Highlight::of(evening.session.tournament(), at).map(|of| of.kind)
}

/// Everything that tells of the moment at this instant: walls, clocks of several events, the desk's bar, the page.
fn told(evening: &Evening, theme: &WallTheme) -> [bool; 4] {
    let (t, at) = (evening.session.tournament(), evening.at);
    let scene = evening.scene(ENGLISH, theme, WallFace::Clock);
    [
        matches!(scene.view, View::LevelUp(_) | View::InTheMoney(_)),
        ClockTile::of(ENGLISH, t, at).left.contains('/'),
        !Header::of(ENGLISH, t, at).news.is_empty(),
        Public::of(t, Vec::new(), at).now.moment.is_some(),
    ]
}

#[test]
fn a_new_level_is_shown_for_eight_seconds() {
    let evening = evenings::nine().before_end(Span::ZERO);
    let t = evening.session.tournament();
    let row = t.clock().read(evening.at).row;
    for (millis, expected) in [(-1, None), (0, Some(row)), (7_999, Some(row)), (8_000, None)] {
        assert_eq!(of(&evening, millis), expected.map(HighlightKind::Level), "{millis}");
    }
    // The gong sounds at the instant at which the walls change.
    let before = evening.at.after(Span::from_secs(-30));
    let heard = Heard::of(t, Vec::new(), before).unwrap();
    let due =
        heard.coming(before).into_iter().find(|due| due.cue == Cue::Begins(Begins::Level(row)));
    assert_eq!(due.map(|due| due.at), Highlight::of(t, evening.at).map(|of| of.since));
}

#[test]
fn the_first_level_and_a_clock_that_stands_have_no_moment() {
    let mut first = evenings::waiting();
    first.does(Command::Clock(ClockCommand::Start));
    assert_eq!(of(&first, 0), None, "there was no level before");
    let mut stands = evenings::level_up();
    assert!(of(&stands, 0).is_some());
    stands.does(Command::Clock(ClockCommand::Pause));
    assert_eq!(of(&stands, 0), None, "the clock stands");
    // A break is no level; the level after it is one.
    let rest = evenings::nine().in_break(Span::from_secs(2));
    assert_eq!(of(&rest, 0), None, "a break");
    let back = rest.before_end(Span::from_secs(-2));
    assert!(matches!(of(&back, 0), Some(HighlightKind::Level(_))), "after the break");
}

#[test]
fn walls_desk_and_page_tell_of_a_new_level_together() {
    let (_, theme) = themes().remove(0);
    assert_eq!(told(&evenings::level_up(), &theme), [true; 4]);
    let later = evenings::level_up().later(Span::from_secs(8));
    assert_eq!(told(&later, &theme), [false; 4]);
    let evening = evenings::level_up();
    let header = Header::of(ENGLISH, evening.session.tournament(), evening.at);
    assert_eq!(header.news, "Level 10 · Blinds up · 1,000 / 2,000 · Big blind ante 2,000");
    assert_eq!(header.flash, 0, "three seconds later it has faded");
    let strength = |millis: i64| {
        let at = evening.at.after(Span::from_millis(millis - 3_000));
        Header::of(ENGLISH, evening.session.tournament(), at).flash
    };
    assert_eq!([strength(-1), strength(0)], [0, 1_000]);
    assert!(strength(500) > strength(1_000) && strength(1_500) == 0);
}

/// The new blinds stand where the time stands, as large as it.
#[test]
fn the_new_blinds_have_the_size_of_the_time() {
    let evening = evenings::level_up();
    let ctx = context();
    for (id, theme) in themes() {
        let scene = evening.scene(ENGLISH, &theme, WallFace::Clock);
        let words = drawn(&ctx, FULL, &scene, &Look::of(&theme, None));
        let large = words.iter().filter(|one| one.words == "1,000" || one.words == "2,000");
        let share = large.map(|one| one.size * CAPITAL / FULL.y).fold(0.0, f32::max);
        assert!(share >= 0.2, "{id}: the blinds have {share:.3} of the height");
        for what in ["Level 10 · Blinds up", "Big blind ante 2,000", "Was", "Next"] {
            assert!(words.iter().any(|one| one.words == what), "{id}: {what:?} is not there");
        }
    }
}

#[test]
fn a_theme_can_do_without() {
    let evening = evenings::level_up();
    let mut theme = themes().remove(0).1;
    theme.moments.level = false;
    assert!(!told(&evening, &theme)[0]);
    let money = evenings::in_the_money();
    assert!(told(&money, &theme)[0]);
    theme.moments.money = false;
    assert!(!told(&money, &theme)[0]);
}

#[test]
fn the_money_is_told_for_a_minute_on_every_face() {
    let mut evening = evenings::bubble();
    let paid = u32::try_from(evening.paid()).unwrap();
    assert_eq!(of(&evening, 0), None, "one is too many");
    evening.bust();
    let money = Some(HighlightKind::InTheMoney(paid));
    let payouts = Some(HighlightKind::Payouts);
    for (millis, expected) in
        [(0, money), (59_999, money), (60_000, payouts), (89_999, payouts), (90_000, None)]
    {
        assert_eq!(of(&evening, millis), expected, "{millis}");
    }
    let (_, theme) = themes().remove(0);
    for face in WallFace::ALL {
        let scene = evening.scene(ENGLISH, &theme, face);
        assert!(matches!(scene.view, View::InTheMoney(_)), "{face:?}");
    }
    let since = |t: &Tournament, at| Highlight::of(t, at).map(|of| of.since);
    let (t, at) = (evening.session.tournament(), evening.at);
    let heard = Heard::of(t, Vec::new(), at).unwrap();
    assert_eq!(heard.moment().map(|due| due.cue), Some(Cue::InTheMoney(paid)));
    assert_eq!(heard.moment().map(|due| due.at), since(t, at));
    let header = Header::of(ENGLISH, t, at);
    assert!(header.news.starts_with(&format!("{paid} players are in the money · at least €")));
    // Another bust within the minute changes neither the number nor the instant.
    let begun: Option<Timestamp> = since(t, at);
    let mut evening = evening.later(Span::from_secs(20));
    evening.bust();
    assert_eq!(of(&evening, 0), money);
    assert_eq!(since(evening.session.tournament(), evening.at), begun);
}

/// As long as prizes are not locked nobody is told that he is in the money.
#[test]
fn nothing_is_told_of_money_that_is_not_locked() {
    let mut evening = evenings::in_the_money();
    assert!(of(&evening, 0).is_some());
    let reason = "a test".to_owned();
    evening.does(Command::Prizes(bottone::tournament::prizes::PrizeCommand::Unlock { reason }));
    assert_eq!(of(&evening, 0), None);
}

/// The number of players is a third of the picture's height.
#[test]
fn the_number_in_the_money_is_seen_from_the_street() {
    let evening = evenings::in_the_money();
    let ctx = context();
    for (id, theme) in themes() {
        for size in [SMALL, FULL] {
            let scene = evening.scene(ENGLISH, &theme, WallFace::Seats);
            let words = drawn(&ctx, size, &scene, &Look::of(&theme, None));
            let number = words.iter().find(|one| one.words == evening.paid().to_string()).unwrap();
            let share = number.size * CAPITAL / size.y;
            assert!(share >= 0.3, "{id}: {share:.3} of the height");
        }
    }
}
