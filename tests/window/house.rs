//! A house in the window: walk-ins are known the next evening. Barred people are refused with the
//! person to call; and the people's screen.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{
    fs,
    io::Cursor,
    path::{Path, PathBuf},
    sync::Arc,
};

use bottone::{
    base::{
        chips::Chips,
        money::{Money, PaymentMethod},
        person::{PersonId, Role},
    },
    house::{
        Command as HouseCommand, history as house_history,
        people::{Bar, Details, PeopleCommand},
        setup::Setup as OwnSetup,
        staff::StaffCommand as HouseStaff,
        tickets::{Issue, TicketsCommand},
    },
    i18n::Language,
    rules::{buy_in::BuyIn, levels::Structure},
    session::{SignIn, file, house, pin_hash, time::StageClock},
    store::settings::SettingsFile,
    tournament::{
        Command, Refusal,
        cash::{Movement, movements},
        entries::EntryCommand,
        history::{Beginning, RecordAction},
        setup::{Purchase, Setup, SetupCommand},
        staff::{Member, StaffCommand},
    },
    ui::app::App,
    ui_dialogs::{new_event::NewEvent, sign_in::AskSignIn, waive::AskWaiver},
    ui_frame::{
        action::{Action, FileAction, HouseAction, Screen, StaffAction, WallAction},
        commands::UiCommand,
    },
};
use egui::{Context, Key, Modifiers, accesskit::Role as Widget, vec2};
use egui_kittest::kittest::{Queryable as _, by};

use crate::stage::{
    EVENING, desk,
    room::{Dropped, EventWindow},
    structure, wait_until,
};

/// Creates a house with Anna (born 1980, card 7, with notes) and Ugo, who is barred; and two
/// events.
fn club(folder: &Path) {
    let setup = OwnSetup {
        name: "Club".into(),
        min_age: Some(18),
        contact: "security, extension 12".into(),
        tables: 0,
        payment_methods: vec![PaymentMethod::Cash, PaymentMethod::Card],
        two_signatures: None,
    };
    let clock = || Box::new(StageClock::at(EVENING));
    let mut own = house::create(folder, setup, clock(), desk()).unwrap();
    let anna = Details {
        family: "Rossi".into(),
        given: "Anna".into(),
        born: Some(1980),
        card: "7".into(),
        notes: "SECRET".into(),
        document: "SECRET-1".into(),
        ..Details::default()
    };
    let ugo = Details { family: "Verdi".into(), given: "Ugo".into(), ..Details::default() };
    let id = |number: u64| PersonId::drawn(number << 14);
    let bar = Bar { until: None, by: "Carla".into(), reason: "threw chips".into() };
    for command in [
        PeopleCommand::Add { people: vec![(id(1), anna), (id(2), ugo)] },
        PeopleCommand::Bar { person: id(2), bar },
    ] {
        own.submit(HouseCommand::People(command)).unwrap();
    }
    for name in ["one.ron", "two.ron"] {
        let buy_in = BuyIn { prize: Money::from_minor(10_000), ..BuyIn::default() };
        let setup = Setup { name: name.into(), buy_in, ..Setup::default() };
        let structure: Structure = structure("club-turbo");
        let beginning = Beginning::new(EVENING, setup, structure);
        file::create(&folder.join(name), beginning, clock(), desk()).unwrap();
    }
}

/// Creates a window with an event of this house open, on the players screen.
fn at_players(folder: tempfile::TempDir, file: &str, language: Language) -> EventWindow {
    let mut app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
    app.open(&Context::default(), &folder.path().join(file));
    app.request(Action::Language(language));
    let clock = StageClock::at(EVENING);
    EventWindow::of_app(folder, clock, app, Action::Go(Screen::Players), vec2(1280.0, 720.0))
}

fn players(room: &EventWindow) -> Vec<String> {
    room.tournament().entries().players().map(|(_, player)| player.person.display_name()).collect()
}

#[test]
fn four_letters_and_enter_buy_in_who_is_in_the_book_and_a_walk_in_is_known_the_next_evening() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let path = folder.path().join("two.ron");
    let mut room = at_players(folder, "one.ron", Language::English);
    room.types("ross");
    assert!(room.mentions("Rossi, Anna · 1980 · 7"), "distinguished by the year and the card");
    room.key(Key::Enter);
    assert_eq!(players(&room), ["Rossi, Anna"]);
    assert!(!room.mentions("SECRET"));
    room.types("Ida Neri");
    room.key(Key::Enter);
    assert_eq!(players(&room), ["Rossi, Anna", "Neri, Ida"]);
    room.harness.state_mut().open(&Context::default(), &path);
    room.harness.state_mut().request(Action::Go(Screen::Players));
    room.harness.run();
    room.types("neri");
    room.key(Key::Enter);
    assert_eq!(players(&room), ["Neri, Ida"]);
    let book = room.app().desk().unwrap().book().unwrap();
    assert_eq!(book.desk().house().people().all().len(), 3);
}

/// Checks that Enter alone chooses between no two people of one name. One of them is pressed, with
/// a detail that distinguishes them.
#[test]
fn of_two_namesakes_one_is_pressed() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    {
        let book = room.app().desk().unwrap().book().unwrap().clone();
        let twin = Details {
            family: "Rossi".into(),
            given: "Anna".into(),
            born: Some(1991),
            ..Details::default()
        };
        let people = vec![(PersonId::drawn(9 << 14), twin)];
        book.desk_mut().submit(HouseCommand::People(PeopleCommand::Add { people })).unwrap();
    }
    room.types("ross");
    room.key(Key::Enter);
    assert_eq!(players(&room), [""; 0]);
    room.click("Rossi, Anna · 1991");
    let ids: Vec<_> = room.tournament().entries().players().map(|(_, p)| p.person.id).collect();
    assert_eq!(ids, [Some(PersonId::drawn(9 << 14))]);
}

#[test]
fn who_is_barred_is_refused_with_whom_to_call_in_both_languages() {
    for (language, says, call) in [
        (Language::English, "by Carla: threw chips", "Call security, extension 12"),
        (Language::Italian, "da Carla: threw chips", "Chiama security, extension 12"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        club(folder.path());
        let mut room = at_players(folder, "one.ron", language);
        room.types("verdi");
        assert!(room.mentions(says) && room.mentions(call), "{language:?}");
        room.key(Key::Enter);
        assert_eq!(players(&room), [""; 0]);
        assert!(room.app().is_asked::<AskWaiver>());
        assert!(room.mentions(call), "{language:?}");
        let command = room.app().desk().unwrap();
        assert!(Refusal::Barred.is_waivable() && command.records().is_empty());
    }
}

#[test]
fn a_person_is_found_barred_and_merged_on_the_people_s_screen() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    room.harness.state_mut().request(Action::House(HouseAction::People(true)));
    room.harness.run();
    assert!(room.reads("People of Club"));
    room.types("ross");
    assert!(room.mentions("SECRET-1"), "the page is for the house");
    room.click("Bar");
    room.fill("Reason", "owes the house");
    room.click("Bar");
    let people = |room: &EventWindow| {
        let book = room.app().desk().unwrap().book().unwrap().clone();
        let desk = book.desk();
        desk.house().people().clone()
    };
    let anna = people(&room).with_card("7").unwrap();
    let bar = people(&room).get(anna).unwrap().bar.clone().unwrap();
    assert_eq!((bar.reason.as_str(), bar.until), ("owes the house", None));
    room.harness.state_mut().request(Action::House(HouseAction::Undo));
    room.harness.run();
    assert!(people(&room).get(anna).unwrap().bar.is_none());
    room.click("Back");
    assert!(!room.reads("People of Club"));
}

#[test]
fn what_is_sold_is_paid_as_the_desk_says_until_it_says_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    assert!(room.reads("Paid: cash"));
    let last = |room: &EventWindow| {
        let desk = room.app().desk().unwrap();
        desk.records().last().unwrap().clone()
    };
    let by = |room: &EventWindow| match last(room).action {
        RecordAction::Done {
            command: Command::Entries(EntryCommand::PaidBy { by, .. }), ..
        } => Some(by),
        RecordAction::Done { command: Command::Entries(EntryCommand::Enter { .. }), .. } => None,
        other => panic!("{other:?}"),
    };
    let enters = |room: &mut EventWindow, name: &str| {
        room.types(name);
        room.key(Key::Enter);
        assert_eq!(players(room).last().map(String::as_str), Some(name));
    };
    enters(&mut room, "Marino, Ida");
    assert_eq!(by(&room), None);
    // One key works while a name is typed; the house's card machine is the only other way of
    // paying.
    room.types("Sala, Ugo");
    room.harness.key_press_modifiers(Modifiers::ALT, Key::W);
    room.harness.run();
    assert!(room.reads("Paid: card"));
    room.key(Key::Enter);
    assert_eq!(by(&room), Some(PaymentMethod::Card));
    assert_eq!(players(&room).last().map(String::as_str), Some("Sala, Ugo"));
    enters(&mut room, "Gallo, Eva");
    assert_eq!(by(&room), Some(PaymentMethod::Card), "it stays until it is changed");
    let desk = room.app().desk().unwrap();
    let moved = movements(desk.records(), desk.ledger());
    let drawer: Money = moved.iter().map(Movement::to_desk).sum();
    assert_eq!(drawer, Money::from_minor(10_000), "what was paid by card is in no drawer");
    // One undo takes back the sale and its way of paying.
    let before = players(&room).len();
    room.ctrl(Key::Z);
    assert_eq!(players(&room).len(), before - 1);
    room.click("Paid: card");
    assert!(room.reads("Paid: cash"), "behind the last way is the first");
    enters(&mut room, "Conti, Leo");
    assert_eq!(by(&room), None);
}

/// Checks a sale by card five minutes ago that is recorded now. It is on record as of then, by
/// card, and the seat is drawn now.
#[test]
fn a_past_sale_by_card_is_recorded_as_of_then() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    let open: Command = ron::from_str("Tables(Open(tables:[1],size:9))").unwrap();
    room.harness.state_mut().request(Action::Submit(open));
    room.harness.run();
    room.minutes_later(10);
    room.harness.key_press_modifiers(Modifiers::COMMAND, Key::T);
    room.harness.run();
    room.types("-5");
    room.key(Key::Enter);
    room.harness.state_mut().request(Action::Go(Screen::Players));
    room.harness.run();
    room.click("Paid: cash");
    room.types("Sala, Ugo");
    room.key(Key::Enter);
    assert!(room.mentions("Record it"));
    room.ctrl(Key::Enter);
    assert_eq!(players(&room), ["Sala, Ugo"]);
    let desk = room.app().desk().unwrap();
    let record = desk.records().last().unwrap();
    assert!(record.at() < record.recorded, "{record:?}");
    assert!(matches!(
        &record.action,
        RecordAction::Done {
            command: Command::Entries(EntryCommand::PaidBy { by: PaymentMethod::Card, .. }),
            ..
        }
    ));
    assert_eq!(room.tournament().tables().sitting().count(), 0);
}

#[test]
fn who_is_barred_is_refused_whatever_he_pays_with() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    room.click("Paid: cash");
    room.types("Verdi, Ugo");
    room.key(Key::Enter);
    assert_eq!(players(&room), Vec::<String>::new());
    assert!(room.mentions("security, extension 12"));
}

/// Checks that the buttons beside the name field stay beside the card, for every sale and every
/// language.
#[test]
fn nothing_beside_the_name_field_lies_under_the_card() {
    for language in Language::complete() {
        let folder = tempfile::tempdir().unwrap();
        club(folder.path());
        let mut room = at_players(folder, "one.ron", language);
        let price = BuyIn { prize: Money::from_minor(2_000), ..BuyIn::default() };
        let sold = Purchase {
            price,
            chips: Chips::new(5_000),
            later: Vec::new(),
            most: 2,
            through_level: 6,
        };
        let mut setup = room.tournament().setup().clone();
        (setup.rebuy, setup.add_on) = (Some(sold.clone()), Some(sold));
        let change = Command::Setup(SetupCommand::Change(Box::new(setup)));
        room.harness.state_mut().request(Action::Submit(change));
        room.harness.run();
        room.types("Marino, Ida");
        room.key(Key::Enter);
        let add_on = language.word("screens-players-add-on");
        let buttons = room.harness.query_all_by_label(&add_on).map(|node| node.rect());
        let beside = buttons.filter(|rect| rect.top() < 200.0).map(|rect| rect.right());
        let right = beside.fold(0.0, f32::max);
        // The card is as wide as in a narrow window, and 20 points from its edge.
        assert!(right > 0.0 && right <= 1_280.0 - 320.0, "{language:?}: {right}");
    }
}

/// Returns a photograph from a phone: lying on its side, with data about its orientation and its
/// place.
fn from_a_telephone() -> Vec<u8> {
    let picture = image::RgbImage::from_fn(640, 480, |x, _| {
        image::Rgb(if x < 320 { [200, 30, 30] } else { [30, 30, 200] })
    });
    let mut plain = Cursor::new(Vec::new());
    picture.write_to(&mut plain, image::ImageFormat::Jpeg).unwrap();
    // A quarter turn to the right is upright: Exif, tag 0x0112, value 6.
    let mut note =
        b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0".to_vec();
    note.extend(b"12 Secret Road");
    let length = u16::try_from(note.len() + 2).unwrap().to_be_bytes();
    let plain = plain.into_inner();
    [&plain[..2], &[0xff, 0xe1], &length, &note, &plain[2..]].concat()
}

#[test]
fn a_photograph_is_dropped_on_a_page_shown_there_alone_and_taken_away() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let camera = tempfile::tempdir().unwrap();
    let (picture, none) = (camera.path().join("a.jpg"), camera.path().join("b.jpg"));
    fs::write(&picture, from_a_telephone()).unwrap();
    fs::write(&none, "no picture").unwrap();
    let mut room = at_players(folder, "one.ron", Language::English);
    let drops = |room: &mut EventWindow, file: &Path| {
        room.harness.input_mut().dropped_files.push(Arc::new(Dropped(file.to_owned())));
        room.harness.run();
    };
    let waits = |room: &mut EventWindow, what: &str| {
        wait_until(what, || {
            room.harness.run();
            room.mentions(what)
        });
    };
    // A file placed there by hand that is not a picture is reported. It can be removed like any
    // other.
    let anna = {
        let book = room.app().desk().unwrap().book().unwrap().clone();
        let desk = book.desk();
        desk.house().people().with_card("7").unwrap()
    };
    let own = room.app().desk().unwrap().folder().unwrap().join("photographs");
    fs::create_dir(&own).unwrap();
    fs::write(own.join(format!("{anna}.jpg")), "no picture").unwrap();
    room.harness.state_mut().request(Action::House(HouseAction::People(true)));
    room.harness.run();
    room.types("ross");
    assert!(room.mentions("photo cannot be shown"));
    room.click("Remove photo");
    assert!(!room.mentions("cannot be shown"));
    drops(&mut room, &none);
    waits(&mut room, "b.jpg");
    assert!(!room.reads("Photo of Rossi, Anna"));
    drops(&mut room, &picture);
    waits(&mut room, "Photo of Rossi, Anna");
    let kept = {
        let book = room.app().desk().unwrap().book().unwrap().clone();
        let desk = book.desk();
        desk.portrait(anna).unwrap().unwrap()
    };
    let shown = image::load_from_memory(&kept).unwrap().into_rgb8();
    assert_eq!(shown.dimensions(), (240, 320), "upright and small");
    let [red, _, blue] = shown.get_pixel(120, 20).0;
    assert!(red > 150 && blue < 100, "what was at the left is on top");
    assert!(
        !kept.windows(6).any(|part| part == b"Secret"),
        "where it was taken is nobody's business"
    );
    room.click("Remove photo");
    assert!(!room.reads("Photo of Rossi, Anna"));
    assert!(room.reads("Add photo…"));
    room.click("Back");
    assert!(!room.mentions("Photograph"));
}

/// Checks that the house buys a ticket back. Above the limit of the open event a director signs
/// too, and the house's record names them.
#[test]
fn a_ticket_is_bought_back_with_two_signatures_above_the_sum() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    let asks = |room: &mut EventWindow, action| {
        room.harness.state_mut().request(action);
        room.harness.run();
    };
    let mut setup = room.tournament().setup().clone();
    setup.house.two_signatures = Some(Money::from_minor(5_000));
    let currency = Some(setup.currency.clone());
    asks(&mut room, Action::Submit(Command::Setup(SetupCommand::Change(Box::new(setup)))));
    // The first one is signed in, and the second one's signature counts.
    for (name, pin) in [("Ada Neri", "7441"), ("Zoe Blu", "9090")] {
        let (name, pin) = (name.into(), Some(pin_hash(pin).unwrap()));
        let director = Member { name, role: Role::Director, pin, card: String::new() };
        asks(&mut room, Action::Submit(Command::Staff(StaffCommand::Add(Box::new(director)))));
    }
    let book = room.app().desk().unwrap().book().unwrap().clone();
    let anna = book.desk().house().people().with_card("7").unwrap();
    let (holder, event) = (anna, "Main".to_owned());
    // The second ticket's value needs only one signature.
    for (number, value) in [(1, 5_001), (2, 5_000)] {
        let value = Money::from_minor(value);
        let (event, currency, won) = (event.clone(), currency.clone(), None);
        let issue = Issue { number, holder, event, value, currency, won };
        let issue = HouseCommand::Tickets(TicketsCommand::Issue(issue));
        asks(&mut room, Action::House(HouseAction::Do(Box::new(issue))));
    }
    let back = |number| {
        let back = TicketsCommand::SellBack { number, reason: "cannot come".into(), drawer: None };
        Action::House(HouseAction::Do(Box::new(HouseCommand::Tickets(back))))
    };
    let last = || {
        let desk = book.desk();
        let last = desk.history().records().last().unwrap();
        (desk.history().records().len(), last.approved_by.clone())
    };
    let (before, _) = last();
    asks(&mut room, back(2));
    assert_eq!(last(), (before + 1, None));
    asks(&mut room, back(1));
    assert_eq!(last(), (before + 1, None), "nothing goes out with one signature");
    let asked = "Rossi, Anna · €50.01 in all. Payments over €50 need the PIN of a director";
    assert!(room.mentions(asked));
    room.types("7441");
    room.key(Key::Enter);
    assert_eq!(last(), (before + 1, None), "her own is no second");
    room.types("9090");
    room.key(Key::Enter);
    assert_eq!(last(), (before + 2, Some("Zoe Blu".to_owned())));
}

/// Creates the club's people screen, with no person chosen yet.
fn at_people() -> EventWindow {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    room.harness.state_mut().request(Action::House(HouseAction::People(true)));
    room.harness.run();
    room
}

/// Returns the person of this family name in the house's book.
fn in_the_book(room: &EventWindow, family: &str) -> bottone::house::people::BookPerson {
    let book = room.app().desk().unwrap().book().unwrap().clone();
    let desk = book.desk();
    let people = desk.house().people();
    let mut all = people.all();
    all.find(|(_, known)| known.details.family == family).unwrap().1.clone()
}

/// Presses the row of this person in the list.
fn press_row(room: &mut EventWindow, name: &str) {
    let row = by().role(egui::accesskit::Role::Row).label_contains(name);
    room.harness.get(row).click();
    room.harness.run();
}

/// Checks that a draft about Anna stays with Anna. An arrow key in its field moves no row, and
/// pressing another row leaves the draft in place.
#[test]
fn what_is_written_of_a_person_stays_with_that_person() {
    let mut room = at_people();
    room.key(Key::ArrowDown);
    room.click("Change…");
    room.fill("Notes", "Sits at the door");
    room.key(Key::ArrowDown);
    assert!(room.reads("Save"), "an arrow in a field is the field's");
    press_row(&mut room, "Verdi");
    assert!(!room.reads("Save") && room.reads("Lift the bar"), "nothing is written of Ugo");
    assert!(room.mentions("Not saved: Rossi, Anna"), "the edits are in sight");
    room.click("Show");
    assert!(!room.mentions("Not saved: "), "the page has its own Save");
    room.click("Save");
    assert_eq!(in_the_book(&room, "Rossi").details.notes, "Sits at the door");
    assert_eq!(in_the_book(&room, "Verdi").details.notes, "");
    assert_eq!(in_the_book(&room, "Verdi").details.given, "Ugo");
}

/// Checks the same for the other three questions about a person.
#[test]
fn no_one_is_barred_forgotten_or_merged_in_the_place_of_another() {
    let mut room = at_people();
    press_row(&mut room, "Rossi");
    room.click("Bar");
    room.fill("Reason", "owes the house");
    room.key(Key::ArrowDown);
    press_row(&mut room, "Verdi");
    assert!(!room.reads("Reason"));
    room.click("Lift the bar");
    assert!(in_the_book(&room, "Verdi").bar.is_none());
    press_row(&mut room, "Rossi");
    room.click("Bar");
    assert_eq!(in_the_book(&room, "Rossi").bar.unwrap().reason, "owes the house");
    assert!(in_the_book(&room, "Verdi").bar.is_none(), "it was asked of Rossi");
    // An arrow key chooses, as a press does, if a person is asked for; the subject of the question
    // stays.
    press_row(&mut room, "Verdi");
    room.click("Merge duplicate…");
    room.key(Key::ArrowUp);
    assert!(room.mentions("Same person as Rossi, Anna"), "an arrow key points too");
    room.click("Cancel");
    assert!(room.reads("Verdi, Ugo"));
    room.click("Delete personal data");
    room.key(Key::ArrowUp);
    assert!(!room.mentions("Forgotten") && room.reads("Change…"), "Rossi's page asks nothing");
    press_row(&mut room, "Verdi");
    room.click("Delete personal data");
    assert_eq!(in_the_book(&room, "Rossi").details.given, "Anna");
}

/// Checks that the acts against a person are below those of every day, apart from them.
#[test]
fn barring_and_deleting_are_apart_from_everyday_acts() {
    let mut room = at_people();
    press_row(&mut room, "Rossi");
    let at = |name: &str| room.harness.get_by_role_and_label(Widget::Button, name).rect();
    let everyday = at("Export…");
    for name in ["Bar", "Delete personal data"] {
        assert!(at(name).top() > everyday.bottom() + 12.0, "{name}: {}, {everyday}", at(name));
    }
}

/// Creates the window after the new house "club" was made in a folder beside the usual one.
fn with_new_house(language: Language) -> (EventWindow, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let club = folder.path().join("club");
    let usual = folder.path().join("usual");
    fs::create_dir(&usual).unwrap();
    let mut app = App::new(SettingsFile::none(), Some(usual.clone())).unattended();
    app.request(Action::Language(language));
    app.request(Action::House(HouseAction::New(club)));
    // The question for the club's name and logo.
    app.request(Action::CloseDialog);
    let go = Action::House(HouseAction::People(false));
    let clock = StageClock::at(EVENING);
    (EventWindow::of_app(folder, clock, app, go, vec2(1280.0, 720.0)), usual)
}

#[test]
fn a_new_event_goes_into_the_open_house_and_the_start_shows_the_house() {
    for (language, house, make) in [
        (Language::English, "In the club folder", "Create event"),
        (Language::Italian, "Nella cartella del circolo", "Crea torneo"),
    ] {
        let (mut room, _) = with_new_house(language);
        wait_until("the start never shows the house", || {
            room.harness.step();
            room.mentions("club")
        });
        room.harness.state_mut().request(Action::File(FileAction::New));
        room.harness.run();
        assert!(room.mentions(house), "the dialog says where the event goes");
        room.types("Tuesday");
        room.click(make);
        let path = room.app().desk().unwrap().path().unwrap().to_owned();
        assert!(path.parent().unwrap().ends_with("club"), "{}", path.display());
        assert!(room.app().desk().unwrap().book().is_some(), "its people are known");
    }
}

#[test]
fn the_place_of_a_new_event_can_be_changed() {
    let (mut room, usual) = with_new_house(Language::English);
    room.harness.state_mut().request(Action::File(FileAction::New));
    room.harness.run();
    room.types("Tuesday");
    room.harness.get_by_role_and_label(Widget::ComboBox, "File").click();
    room.harness.run();
    room.click(&usual.display().to_string());
    room.click("Create event");
    let path = room.app().desk().unwrap().path().unwrap().to_owned();
    assert!(path.parent().unwrap().ends_with("usual"), "{}", path.display());
    assert!(room.app().desk().unwrap().book().is_none());
}

#[test]
fn a_house_that_was_opened_can_be_closed_at_the_start() {
    let (mut room, _) = with_new_house(Language::English);
    wait_until("the start never shows the house", || {
        room.harness.step();
        room.mentions("club")
    });
    room.click("Close club");
    wait_until("the house stays", || {
        room.harness.step();
        room.mentions("Try a sample evening")
    });
}

/// Checks that an export has the person it was requested for, whatever is requested before its file
/// is chosen.
#[test]
fn an_export_is_of_the_person_it_was_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let to = folder.path().join("anna.csv");
    let mut app = App::new(SettingsFile::none(), Some(folder.path().to_owned()))
        .unattended()
        .with_held_questions();
    app.open(&Context::default(), &folder.path().join("one.ron"));
    let clock = StageClock::at(EVENING);
    let people = Action::House(HouseAction::People(true));
    let mut room = EventWindow::of_app(folder, clock, app, people, vec2(1280.0, 720.0));
    press_row(&mut room, "Rossi");
    room.click("Export…");
    room.click("Export all…");
    assert!(room.app().status_text().unwrap().contains("still open"));
    room.harness.state_mut().file_is_chosen(Some(to.clone()));
    room.harness.run();
    let written = fs::read_to_string(&to).unwrap();
    assert!(written.contains("SECRET-1") && !written.contains("Verdi"), "{written}");
}

/// Checks that a path is typed on a system without file dialogs. The folders of the last events are
/// listed.
#[test]
fn a_path_is_typed_where_the_system_has_no_dialog_for_files() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let path = folder.path().join("one.ron");
    let app = App::new(SettingsFile::none(), Some(folder.path().to_owned()));
    let app = app.unattended().without_file_dialogs();
    let clock = StageClock::at(EVENING);
    let go = Action::File(FileAction::Open);
    let mut room = EventWindow::of_app(folder, clock, app, go, vec2(1280.0, 720.0));
    room.harness.run();
    assert!(room.mentions("Select the event to open"), "it says what is asked for");
    assert!(room.mentions("Recent folders"));
    room.ctrl(Key::A);
    room.types("one.ron");
    assert!(room.mentions("Enter the full path"));
    room.ctrl(Key::A);
    room.types(&path.display().to_string());
    room.key(Key::Enter);
    assert_eq!(room.app().desk().unwrap().path(), Some(&*path));
    // Over a dialog that waits, and back to it.
    room.harness.state_mut().request(Action::File(FileAction::New));
    room.harness.run();
    room.click("Another folder…");
    room.harness.run();
    assert!(room.mentions("Select the folder for the new event"));
    room.key(Key::Escape);
    assert!(room.app().is_asked::<NewEvent>());
}

#[test]
fn an_event_takes_the_staff_of_its_club_in_one_press() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    let go_to_staff = |room: &mut EventWindow| {
        room.harness.state_mut().request(Action::Go(Screen::Setup));
        room.harness.run();
        room.key(Key::F8);
    };
    go_to_staff(&mut room);
    assert!(!room.mentions("Add the club's staff"), "the club has none");
    let member = |name: &str, role, pin: &str| {
        let pin = Some(pin_hash(pin).unwrap());
        Box::new(Member { name: name.into(), role, pin, card: String::new() })
    };
    let book = room.app().desk().unwrap().book().unwrap().clone();
    let ada = member("Ada Neri", Role::Director, "ada120607");
    let carlo = member("Carlo Villa", Role::Registration, "5050");
    for command in [HouseStaff::Add(ada), HouseStaff::Add(carlo)] {
        book.desk_mut().submit(HouseCommand::Staff(command)).unwrap();
    }
    // The members' PINs were typed at another time: without a sign-in, none of them may act here.
    book.desk_mut().sign_out();
    room.harness.run();
    room.click("Add the club's staff (2)");
    assert!(room.app().dialog().is_some() && room.tournament().staff().is_empty());
    assert!(room.app().desk().unwrap().signed_in().is_none() && book.desk().signed_in().is_none());
    room.key(Key::Escape);
    let asked = SignIn::Pin { name: "Ada Neri", pin: "ada120607" };
    book.desk_mut().sign_in(asked).unwrap();
    room.harness.run();
    room.click("Add the club's staff (2)");
    assert_eq!(room.app().desk().unwrap().signed_in().unwrap().name, "Ada Neri");
    let staff = room.tournament().staff();
    let names: Vec<(&str, Role)> = staff.members().map(|of| (of.name.as_str(), of.role)).collect();
    assert_eq!(names, [("Ada Neri", Role::Director), ("Carlo Villa", Role::Registration)]);
    assert!(!room.mentions("Add the club's staff"), "the event has its staff");
    // The next person at the desk signs in at the event: nobody acts as Ada at the club any more.
    assert!(book.desk().signed_in().is_some());
    room.harness.state_mut().request(Action::Run(UiCommand::SignIn));
    room.harness.run();
    room.click("Carlo Villa, Registration");
    room.harness.get_by_role_and_label(Widget::PasswordInput, "PIN, or scan the card").click();
    room.harness.run();
    room.types("5050");
    room.key(Key::Enter);
    assert_eq!(room.app().desk().unwrap().signed_in().unwrap().name, "Carlo Villa");
    assert_eq!(book.desk().signed_in().unwrap().name, "Carlo Villa");
}

/// Checks a house with staff: the list needs no sign-in, but a change or a look at documents does.
#[test]
fn a_house_with_staff_hides_documents_and_asks_who_changes_it() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let mut room = at_players(folder, "one.ron", Language::English);
    let pin = Some(pin_hash("ada120607").unwrap());
    let ada = Member { name: "Ada Neri".into(), role: Role::Director, pin, card: String::new() };
    let add = Command::Staff(StaffCommand::Add(Box::new(ada)));
    room.harness.state_mut().request(Action::Submit(add));
    let does = |room: &mut EventWindow, action: HouseAction| {
        room.harness.state_mut().request(Action::House(action));
        room.harness.run();
    };
    does(&mut room, HouseAction::People(true));
    room.types("ross");
    assert!(room.mentions("SECRET-1"), "a house without staff asks nobody");
    // The house takes the staff of the event on the desk. The person signed in there works here
    // too.
    does(&mut room, HouseAction::AskStaff);
    room.click("Import this event's staff");
    assert!(room.mentions("SECRET-1") && room.mentions("Ada Neri, Director"));
    // The open form has them in its fields.
    room.click("Change…");
    let form = |room: &EventWindow| room.harness.query_all_by_value("SECRET-1").count();
    assert!(form(&room) > 0);
    does(&mut room, HouseAction::Staff(StaffAction::SignOut));
    assert_eq!(form(&room), 0);
    assert!(!room.mentions("SECRET-1") && !room.mentions("1980"));
    assert!(room.mentions("to see documents"));
    room.harness.state_mut().request(Action::Wall(WallAction::RemoveLogo));
    room.harness.run();
    assert!(room.app().is_asked::<AskSignIn>(), "the logo is the director's");
    room.key(Key::Escape);
    let records = |room: &EventWindow| {
        let book = room.app().desk().unwrap().book().unwrap();
        book.desk().history().records().len()
    };
    let before = records(&room);
    let lift = PeopleCommand::LiftBar { person: PersonId::drawn(2 << 14) };
    does(&mut room, HouseAction::Do(Box::new(HouseCommand::People(lift))));
    assert_eq!(records(&room), before);
    // The sign-in is asked for at once, and the act is done then.
    room.harness.get_by_role_and_label(Widget::PasswordInput, "PIN, or scan the card").click();
    room.harness.run();
    room.types("ada120607");
    room.key(Key::Enter);
    assert_eq!(records(&room), before + 1);
    let book = room.app().desk().unwrap().book().unwrap().clone();
    let desk = book.desk();
    let last = desk.history().records().last().unwrap();
    assert_eq!((last.by.as_str(), last.role), ("Ada Neri", Some(Role::Director)));
    assert!(
        matches!(desk.history().records()[before - 1].action, house_history::RecordAction::Done { ref command, .. }
        if matches!(**command, HouseCommand::Staff(HouseStaff::Import { .. })))
    );
}
