//! The moments that a room looks up for: walls, desk, page and sound show the same one at the same
//! time.

use bottone::{
    base::time::{Span, Timestamp},
    i18n::Language,
    session::Desk as _,
    store::profiles::themes::{WallFace, WallTheme},
    tournament::{Command, Tournament, clock::ClockCommand},
    ui_walls::{face::WallLook, scene::FaceView},
    view::{
        cues::{AudibleState, Begins, Cue},
        header::Header,
        highlight::{Highlight, HighlightKind},
    },
    view_public::{
        page::Public,
        walls::{ClockTile, FaceHead},
    },
};

use crate::walls::{
    evenings::{self, WallEvening, themes},
    faces::{FULL, SMALL, context, drawn},
};

const ENGLISH: Language = Language::English;
/// The height of capitals and digits, as a share of the size of letters.
const CAPITAL: f32 = 0.714;

fn of(evening: &WallEvening, millis: i64) -> Option<HighlightKind> {
    let at = evening.at.after(Span::from_millis(millis));
    Highlight::of(evening.session.tournament(), at).map(|of| of.kind)
}

/// Returns whether each of these shows the moment at this instant: walls, clocks of several events,
/// the desk's bar, the page.
fn shows_moment(evening: &WallEvening, theme: &WallTheme) -> [bool; 4] {
    let (t, at) = (evening.session.tournament(), evening.at);
    let scene = evening.scene(ENGLISH, theme, WallFace::Clock);
    [
        matches!(scene.view, FaceView::LevelUp(_) | FaceView::InTheMoney(_)),
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
    let heard = AudibleState::of(t, Vec::new(), before).unwrap();
    let due =
        heard.clock_cues(before).into_iter().find(|due| due.cue == Cue::Begins(Begins::Level(row)));
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
    // A break is not a level, but the level after it is one.
    let rest = evenings::nine().in_break(Span::from_secs(2));
    assert_eq!(of(&rest, 0), None, "a break");
    let back = rest.before_end(Span::from_secs(-2));
    assert!(matches!(of(&back, 0), Some(HighlightKind::Level(_))), "after the break");
}

#[test]
fn walls_desk_and_page_tell_of_a_new_level_together() {
    let (_, theme) = themes().remove(0);
    assert_eq!(shows_moment(&evenings::level_up(), &theme), [true; 4]);
    let later = evenings::level_up().later(Span::from_secs(8));
    assert_eq!(shows_moment(&later, &theme), [false; 4]);
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

/// Checks that the new blinds are in the place of the time, and as large.
#[test]
fn the_new_blinds_have_the_size_of_the_time() {
    let evening = evenings::level_up();
    let ctx = context();
    for (id, theme) in themes() {
        let scene = evening.scene(ENGLISH, &theme, WallFace::Clock);
        let words = drawn(&ctx, FULL, &scene, &WallLook::of(&theme, None));
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
    assert!(!shows_moment(&evening, &theme)[0]);
    let money = evenings::in_the_money();
    assert!(shows_moment(&money, &theme)[0]);
    theme.moments.money = false;
    assert!(!shows_moment(&money, &theme)[0]);
}

#[test]
fn the_money_is_reported_for_a_minute_on_every_face() {
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
        assert!(matches!(scene.view, FaceView::InTheMoney(_)), "{face:?}");
    }
    let since = |t: &Tournament, at| Highlight::of(t, at).map(|of| of.since);
    let (t, at) = (evening.session.tournament(), evening.at);
    let heard = AudibleState::of(t, Vec::new(), at).unwrap();
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

/// Checks that no player is announced as in the money while prizes are not locked.
#[test]
fn nothing_is_reported_of_money_that_is_not_locked() {
    let mut evening = evenings::in_the_money();
    assert!(of(&evening, 0).is_some());
    let reason = "a test".to_owned();
    evening.does(Command::Prizes(bottone::tournament::prizes::PrizeCommand::Unlock { reason }));
    assert_eq!(of(&evening, 0), None);
}

/// Checks that the number of players is a third of the picture's height.
#[test]
fn the_number_in_the_money_is_seen_from_the_street() {
    let evening = evenings::in_the_money();
    let ctx = context();
    for (id, theme) in themes() {
        for size in [SMALL, FULL] {
            let scene = evening.scene(ENGLISH, &theme, WallFace::Seats);
            let words = drawn(&ctx, size, &scene, &WallLook::of(&theme, None));
            let number = words.iter().find(|one| one.words == evening.paid().to_string()).unwrap();
            let share = number.size * CAPITAL / size.y;
            assert!(share >= 0.3, "{id}: {share:.3} of the height");
        }
    }
}

/// Checks that the clock's face shows the awaited tables while all tables play together.
#[test]
fn hand_for_hand_has_a_face_with_every_table() {
    let evening = evenings::together();
    let (_, theme) = themes().remove(0);
    let FaceView::HandForHand(hand) = evening.scene(ENGLISH, &theme, WallFace::Clock).view else {
        panic!("another face");
    };
    let tables = evening.session.tournament().tables_in_play().count();
    assert_eq!(hand.tiles.len(), tables);
    let words: Vec<&str> = hand.tiles.iter().map(|tile| tile.words[0].as_str()).collect();
    assert_eq!(words[..2], ["Done", "All-in, waiting"]);
    assert!(words[2..].iter().all(|word| *word == "Playing"));
    assert_eq!(hand.how_far, "On the bubble");
    assert_eq!(hand.count, format!("{} left, {} paid", evening.paid() + 1, evening.paid()));
    let still = tables - 2;
    let tables = if still == 1 { "1 table".to_owned() } else { format!("{still} tables") };
    assert_eq!(hand.waits, format!("Hand 1 · {tables} still playing"));
    assert!(
        hand.foot.iter().any(|stat| stat.caption == "Min cash" && stat.figure.starts_with('€'))
    );
    assert!(hand.foot.iter().any(|stat| stat.figure == "−2:00" && stat.tail == "per hand"));
    assert_eq!(hand.left.1, "clock paused");
    let header = Header::of(ENGLISH, evening.session.tournament(), evening.at);
    assert!(header.heading.starts_with("Hand for hand · Level "), "{}", header.heading);
}

/// Checks that a wall shows the prizes once they are locked, and not before.
#[test]
fn hand_for_hand_tells_no_prize_that_is_not_locked() {
    let mut evening = evenings::together();
    let reason = "a test".to_owned();
    evening.does(Command::Prizes(bottone::tournament::prizes::PrizeCommand::Unlock { reason }));
    let (_, theme) = themes().remove(0);
    let FaceView::HandForHand(hand) = evening.scene(ENGLISH, &theme, WallFace::Clock).view else {
        panic!("another face");
    };
    assert_eq!((hand.how_far.as_str(), hand.count.as_str()), ("", ""));
    assert!(hand.foot.iter().all(|stat| !stat.figure.contains('€')), "{:?}", hand.foot);
}

#[test]
fn the_final_table_is_introduced_for_a_minute() {
    let evening = evenings::drawn();
    for (millis, expected) in [(-10_001, false), (-10_000, true), (49_999, true), (50_000, false)] {
        let is = of(&evening, millis) == Some(HighlightKind::FinalTable);
        assert_eq!(is, expected, "{millis}");
    }
    let mut theme = themes().remove(0).1;
    let poster = |theme: &WallTheme, face| {
        matches!(evening.scene(ENGLISH, theme, face).view, FaceView::FinalPoster(_))
    };
    assert!(poster(&theme, WallFace::Clock) && poster(&theme, WallFace::FinalTable));
    assert!(!poster(&theme, WallFace::Payouts), "a list that somebody reads stays");
    theme.moments.final_table = false;
    assert!(!poster(&theme, WallFace::Clock));
    let t = evening.session.tournament();
    let heard = AudibleState::of(t, Vec::new(), evening.at).unwrap();
    assert_eq!(heard.moment().map(|due| due.cue), Some(Cue::FinalTable));
    let FaceView::FinalPoster(table) =
        evening.scene(ENGLISH, &themes().remove(0).1, WallFace::Clock).view
    else {
        panic!("another face");
    };
    assert_eq!(table.seats.len(), t.entries().playing_count());
    assert!(table.seats.iter().all(|seat| !seat.called.contains(',')), "as people say it");
    assert_eq!(table.seats.iter().filter(|seat| seat.leads).count(), 1);
}

/// Checks that a winner is on every face for a minute, on the desk and on phones, and is heard once.
#[test]
fn the_winner_is_shown_everywhere_for_a_minute() {
    let evening = evenings::won_outright();
    for (millis, expected) in [(0, true), (59_999, true), (60_000, false)] {
        let is = of(&evening, millis) == Some(HighlightKind::Winner);
        assert_eq!(is, expected, "{millis}");
    }
    let mut theme = themes().remove(0).1;
    for face in WallFace::ALL {
        let scene = evening.scene(ENGLISH, &theme, face);
        assert!(matches!(scene.view, FaceView::Winner(_)), "{face:?}");
    }
    theme.moments.winner = false;
    let payouts = evening.scene(ENGLISH, &theme, WallFace::Payouts).view;
    assert!(matches!(payouts, FaceView::Payouts(_)), "a theme can do without");
    let (t, at) = (evening.session.tournament(), evening.at);
    let name = bottone::vocabulary::words::natural_name(ENGLISH, t, t.winner(at).unwrap());
    let news = Header::of(ENGLISH, t, at).news;
    assert!(news.starts_with(&format!("Winner · {name} · €")), "{news}");
    let page = Public::of(t, Vec::new(), at).now;
    assert_eq!(page.moment.map(|(kind, _)| kind), Some("winner"));
    assert_eq!(page.texts["en"].moment.as_ref().unwrap()[1], name);
    let heard = AudibleState::of(t, Vec::new(), at).unwrap();
    assert_eq!(heard.moment().map(|due| due.cue), Some(Cue::Winner));
    assert_eq!(heard.clock_cues(at), [], "the clock is not heard any more");
    let later = at.after(Span::from_secs(60));
    assert_eq!(AudibleState::of(t, Vec::new(), later), None);
}

/// Checks that phones show the final table when its seats are drawn.
#[test]
fn phones_show_the_final_table() {
    let evening = evenings::drawn();
    let now = Public::of(evening.session.tournament(), Vec::new(), evening.at).now;
    assert_eq!(now.moment.map(|(kind, _)| kind), Some("final"));
    let said = now.texts["en"].moment.clone().unwrap();
    assert_eq!(said[1], "Final table");
    assert!(said[2].starts_with('€') && said[2].ends_with("to the winner"), "{said:?}");
}

/// Checks that the event's name has 6 % of the height on every face but the poster before the
/// start, where it is larger. The club's name is beside it.
#[test]
fn the_event_and_the_club_are_on_every_face() {
    let ctx = context();
    for (evening, faces) in evenings::usual() {
        for (id, theme) in themes() {
            let look = WallLook::of(&theme, None).of_club("Lakeside Card Club", None);
            for face in &faces {
                let scene = evening.scene(ENGLISH, &theme, *face);
                let words = drawn(&ctx, FULL, &scene, &look);
                let event = words.iter().find(|one| one.words.starts_with("Autumn Main Event"));
                let size = event.unwrap().size / FULL.y;
                assert!(size >= 0.06, "{} {face:?} {id}: {size:.3}", evening.name);
                let club = words.iter().any(|one| one.words.contains("Lakeside Card Club"));
                let poster = matches!(scene.view, FaceView::FinalPoster(_));
                assert!(club || poster, "{} {face:?} {id}", evening.name);
            }
        }
    }
}

/// Checks that a winner with one word for a name has 30 % of the height too, and that a long name
/// is as large as the wall is wide.
#[test]
fn a_winner_with_one_name_is_as_large() {
    let evening = evenings::won_outright();
    let (_, theme) = themes().remove(0);
    let mut scene = evening.scene(ENGLISH, &theme, WallFace::Clock);
    let ctx = context();
    let long = "Castelnuovo-Montefeltro";
    for (name, least) in [("Pavić", 0.3), ("Ann", 0.3), (long, 0.09)] {
        let FaceView::Winner(poster) = &mut scene.view else { panic!("another face") };
        poster.name = vec![name.to_owned()];
        let words = drawn(&ctx, FULL, &scene, &WallLook::of(&theme, None));
        let word = words.iter().find(|one| one.words == name).unwrap();
        let high = word.size * CAPITAL / FULL.y;
        assert!(high >= least, "{name}: {high:.3}");
    }
}

/// Checks that the winner's name has at least 30 % of the picture's height. Nothing on the poster
/// may be preliminary.
#[test]
fn the_winner_has_a_poster() {
    let evening = evenings::usual().into_iter().find(|(of, _)| of.name == "winner").unwrap().0;
    let ctx = context();
    for (id, theme) in themes() {
        let scene = evening.scene(ENGLISH, &theme, WallFace::Clock);
        let FaceView::Winner(poster) = &scene.view else { panic!("another face") };
        let words = drawn(&ctx, FULL, &scene, &WallLook::of(&theme, None));
        let is_name = |words: &str| {
            let name = poster.name.join(" ");
            !words.is_empty() && name.contains(words)
        };
        let sizes: Vec<f32> =
            words.iter().filter(|one| is_name(&one.words)).map(|one| one.size).collect();
        let lines = f32::from(u8::try_from(sizes.len()).unwrap());
        let high = sizes[0] * (CAPITAL + 0.98 * (lines - 1.0)) / FULL.y;
        assert!(high >= 0.3, "{id}: {high:.3} in {lines} lines");
        for no in ["Seal", "rovisional", "announced"] {
            assert!(words.iter().all(|one| !one.words.contains(no)), "{id}: {no}");
        }
        let entries = evening.session.tournament().entries().count();
        let of = format!("1st of {entries} entries");
        assert!(words.iter().any(|one| one.words == of), "{id}: {of}");
        let event = words.iter().find(|one| one.words.starts_with("Autumn Main Event")).unwrap();
        assert!(event.size / FULL.y >= 0.06, "{id}: the event has {}", event.size);
    }
}

/// Checks that the prizes of places are on no public wall before they are locked. If the house
/// wants it, they are shown as "Projected".
#[test]
fn prizes_that_are_not_locked_are_on_no_wall() {
    let mut evening = evenings::drawn().later(Span::from_minutes(2));
    let reason = "a test".to_owned();
    evening.does(Command::Prizes(bottone::tournament::prizes::PrizeCommand::Unlock { reason }));
    let mut theme = themes().remove(0).1;
    theme.layout.right = vec![bottone::store::profiles::themes::ClockFigure::FirstPrize];
    let ctx = context();
    for wanted in [false, true] {
        theme.moments.projected = wanted;
        let look = WallLook::of(&theme, None);
        for face in [WallFace::Clock, WallFace::Payouts, WallFace::FinalTable] {
            let words = drawn(&ctx, FULL, &evening.scene(ENGLISH, &theme, face), &look);
            // The amount of the pool is known.
            let pool = bottone::view_public::walls::figures::prize_pool(
                ENGLISH,
                evening.session.tournament(),
            );
            let pool = pool.unwrap().figure;
            let money = words.iter().any(|one| one.words.starts_with('€') && one.words != pool);
            assert_eq!(money, wanted, "{face:?}");
            assert!(words.iter().all(|one| !one.words.contains("rovisional")), "{face:?}");
        }
        let words = drawn(&ctx, FULL, &evening.scene(ENGLISH, &theme, WallFace::Payouts), &look);
        assert_eq!(words.iter().any(|one| one.words == "Projected"), wanted);
    }
}

/// Checks that a break and the end of registration are announced five minutes before, with their
/// time of day.
#[test]
fn what_is_near_is_announced_before_it_happens() {
    let evening = evenings::nine();
    let t = evening.session.tournament();
    let row = t.clock().structure().next_break(t.clock().read(evening.at).row).unwrap();
    let pause = evening.at.after(t.clock().time_until(row, evening.at).unwrap());
    let said = format!("Break at {}", bottone::vocabulary::words::time_of_day(pause));
    for (before, near, news) in [
        (301, false, false),
        (300, true, true),
        (285, true, true),
        (270, true, false),
        (1, true, false),
    ] {
        let at = pause.after(Span::from_secs(-before));
        let banner = FaceHead::of(ENGLISH, t, at).banner;
        assert_eq!(banner.starts_with(&said), near, "{before}: {banner}");
        let page = Public::of(t, Vec::new(), at).now.texts.remove("en").unwrap().banner;
        assert_eq!(page, banner, "{before}");
        assert_eq!(Header::of(ENGLISH, t, at).news.starts_with(&said), news, "{before}");
    }
    // The page is written again when it begins.
    let at = pause.after(Span::from_secs(-330));
    assert_eq!(bottone::view::announcements::until_change(t, at), Some(30_000));
    let first = evenings::level();
    let t = first.session.tournament();
    let closes = t.clock().structure().registration_closes().unwrap();
    let closes = first.at.after(t.clock().time_until(closes, first.at).unwrap());
    let said =
        format!("Registration closes at {}", bottone::vocabulary::words::time_of_day(closes));
    let at = closes.after(Span::from_secs(-120));
    assert!(FaceHead::of(ENGLISH, t, at).banner.contains(&said));
    let mut stands = evenings::nine();
    stands = stands.in_break(Span::from_secs(-60));
    stands.does(Command::Clock(ClockCommand::Pause));
    let banner = FaceHead::of(ENGLISH, stands.session.tournament(), stands.at).banner;
    assert_eq!(banner, "", "nobody knows when it comes");
}
