//! The targets and their samples.

use std::{
    fmt::Debug,
    fs,
    io::{Cursor, Write as _},
    net::Shutdown,
    path::Path,
};

use bottone::{
    ask::AnswerDesk,
    base::{chips::Chips, person::PeopleIndex, seat::SeatNo},
    dealer::{Felt, HandDraft, UnfinishedEvening, UnfinishedHand, UnfinishedTables},
    hands::italian::{self, Evening},
    i18n::Language,
    page::Limits,
    points::League,
    rehearsal::RehearsalEnd,
    rules::{
        chip_set::ChipSet, italian::ItalianRules, levels::Structure, payouts::PayoutPlan,
        rulebook::Rulebook,
    },
    session::{self, Desk as _},
    sound::{Clip, RATE},
    store::{
        csv::CsvSheet,
        journal::{Holder, Journal, Subject},
        phh::{Batches, Switches, WrittenHand},
        profiles::{self, Profile},
        settings::SettingsFile,
        tdt,
        unfinished::UnfinishedFile,
    },
    tournament::history::audit,
    view::todo::tasks,
};
#[cfg(feature = "window")]
use bottone::{i18n::ToText as _, ui_walls::decode};

use super::feed;
use crate::stage::{self, open, play};
use bottone_page_support::{connect_from, crowd, get, page, read_all};

fn texts(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn file(path: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// Builds every screen needed at once when an event opens.
fn look(session: &dyn session::Desk) {
    let (t, now) = (session.tournament(), session.now());
    let _ = t.breach();
    let _ = tasks(Language::English, t, &t.seating_plan(now), now);
}

/// A file of lines: looking at it changes nothing, and opening it removes nothing sound.
#[test]
fn fuzz_journal_lines() {
    let samples: Vec<_> = ["v1/races", "v1/papers", "v2/whole-evening"]
        .map(|name| file(&format!("tests/journals/{name}.ron")))
        .into();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.ron");
    feed("journal", 400, &samples, |bytes| {
        fs::write(&path, bytes).unwrap();
        let seen = Journal::read(&path, Subject::Event).map(|opened| opened.bodies.len());
        assert_eq!(fs::read(&path).unwrap(), bytes, "to read changes nothing");
        let Ok((session, _)) = open(&path) else { return };
        look(&*session);
        drop(session);
        let again = Journal::read(&path, Subject::Event).map(|opened| opened.bodies.len());
        assert!(again.unwrap() >= seen.unwrap(), "a sound line is gone");
        // Scraps of unfinished lines are kept beside it.
        for beside in fs::read_dir(folder.path()).unwrap() {
            fs::remove_file(beside.unwrap().path()).unwrap();
        }
    });
}

/// Records with an impossible content, correctly sealed.
#[test]
fn fuzz_sealed_records() {
    let played = play("club-turbo", 9, 5, RehearsalEnd::Players(4));
    let beginning = ron::to_string(played.session.beginning()).unwrap();
    let bodies: Vec<Vec<u8>> = played
        .session
        .records()
        .iter()
        .map(|record| ron::to_string(record).unwrap().into_bytes())
        .collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("forged.ron");
    let mut nth = 0;
    feed("sealed", 150, &bodies, |body| {
        // Only lines of text can be sealed; the journal reports the others.
        let Ok(body) = str::from_utf8(body) else { return };
        nth += 1;
        let _ = fs::remove_file(&path);
        let mut journal =
            Journal::create(&path, Subject::Event, &beginning, &Holder::new("Ann", "")).unwrap();
        for (at, sound) in bodies.iter().enumerate() {
            let sound = str::from_utf8(sound).unwrap();
            let forged = at == nth % bodies.len();
            let _ = journal.append(if forged { body } else { sound });
        }
        drop(journal);
        let Ok((mut session, _)) = open(&path) else { return };
        look(&*session);
        let _ = audit(session.beginning(), session.records(), |_, _| {});
        let _ = session.undo();
        look(&*session);
    });
}

/// Checks that a profile that can be read is the same after writing and reading it again.
fn stands<T: Profile + PartialEq + Debug>(folder: &Path, bytes: &[u8]) {
    let [of, copy] = ["one.ron", "copy.ron"].map(|name| folder.join(name));
    fs::write(&of, bytes).unwrap();
    match profiles::read::<T>(&of) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(profile) => {
            let _ = fs::remove_file(&copy);
            profiles::write(&copy, &profile).unwrap();
            assert_eq!(profiles::read::<T>(&copy).unwrap(), profile);
        }
    }
}

#[test]
fn fuzz_profiles() {
    let shipped = [
        <Rulebook as Profile>::SHIPPED,
        <Structure as Profile>::SHIPPED,
        <ChipSet as Profile>::SHIPPED,
        <PayoutPlan as Profile>::SHIPPED,
        <League as Profile>::SHIPPED,
    ];
    let samples: Vec<_> =
        shipped.concat().iter().map(|(_, text)| text.as_bytes().to_vec()).collect();
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    feed("profiles", 500, &samples, |bytes| {
        // Each is passed to every shelf, as a house may put a file into the wrong one.
        stands::<Rulebook>(folder, bytes);
        stands::<Structure>(folder, bytes);
        stands::<ChipSet>(folder, bytes);
        stands::<PayoutPlan>(folder, bytes);
        stands::<League>(folder, bytes);
    });
}

/// No player is lost: every row is a player, a problem, or empty.
#[test]
fn fuzz_csv() {
    let whole = file("tests/cases/players/240.csv");
    let few: Vec<u8> =
        whole.split_inclusive(|byte| *byte == b'\n').take(8).flatten().copied().collect();
    let mut samples = texts(&[
        "Family,Given,Country\nRossi,Mario,IT\n\"Bianchi, L.\",Anna,CH\n",
        "cognome;nome;tessera\r\nRossi;Mario;12\r\n;;\r\n\"a\"\"b\";c;d\r\n",
        "Mario Rossi\nAnna Bianchi\n",
        "name\tcity\nZo\u{eb}\tGen\u{e8}ve\n",
    ]);
    samples.extend([few, b"\xff\xfeR\0o\0s\0s\0i\0\n\0".to_vec(), b"Citt\xe0,Zo\xeb\n".to_vec()]);
    feed("csv", 2_500, &samples, |bytes| {
        let Ok(sheet) = CsvSheet::read(bytes) else { return };
        for header in [true, false] {
            let sheet = sheet.clone().with_header(header);
            let _ = sheet.players(&sheet.guessed(), &PeopleIndex::default());
        }
    });
}

#[test]
fn fuzz_tdt() {
    let samples: Vec<_> = ["before", "friday", "nonsense"]
        .map(|name| file(&format!("tests/cases/tdt/{name}.tdt")))
        .into();
    feed("tdt", 250, &samples, |bytes| {
        let Ok(text) = tdt::decoded(bytes) else { return };
        let _ = tdt::value_of(&text);
        let _ = tdt::tournament_of(&text);
    });
}

/// A hand that can be read is played, written, and read again.
#[test]
fn fuzz_phh() {
    let samples = texts(&[
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [110, 110]\nactions = ['d dh p1 AcKd', 'd dh p2 ????', 'p2 cbr 3', 'p1 cbr 12', 'p2 f']\n",
        "[1]\nvariant = 'F7S'\nantes = [10, 10, 10]\nbring_in = 20\nsmall_bet = 100\nbig_bet = 200\nstarting_stacks = [5000, 5000, 5000]\nactions = ['d dh p1 ????2c', 'd dh p2 ????Kd', 'd dh p3 ????Qs', 'p1 pb', 'p2 cbr 100', 'p3 f']\n\n[2]\nvariant = \"PO\" # Omaha\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5_000, 5000, 5000]\nactions = [\n  'd dh p1 AsKsQsJs',\n  'd dh p2 ????????',\n  'd dh p3 ????????',\n  'p3 push 500 500 said Raise',\n  'p1 f',\n]\n",
        "variant = 'FB'\nantes = [0, 0]\nblinds_or_straddles = [5, 10]\nsmall_bet = 10\nbig_bet = 20\nstarting_stacks = [200, 200]\nactions = ['d dh p1 ????????', 'd dh p2 ????????', 'p2 cc', 'p1 cc', 'p1 sd', 'p2 sd AsKd']\nfinishing_stacks = [190, 210]\n_rules = 'tda-2024'\n",
    ]);
    let rules = |_: Option<&str>| Ok(Switches::default());
    feed("phh", 1_500, &samples, |bytes| {
        for batch in Batches::of(Cursor::new(bytes.to_vec())) {
            for piece in batch.unwrap().pieces() {
                let Ok(written) = piece.read(&rules) else { continue };
                let played = written.replay(|_| {});
                let Some(text) = written.rewrite(&played, None) else { continue };
                if let Err(fault) = WrittenHand::read(&text, &rules) {
                    panic!("not read again: {fault:?}\n{text}");
                }
            }
        }
    });
}

/// Every question gets exactly one line of answer.
#[test]
fn fuzz_ask() {
    let page = String::from_utf8(file("docs/guide/ask.md")).unwrap();
    let begins = |line: &&str| line.ends_with("))") && line.contains("((");
    let samples: Vec<_> =
        page.lines().filter(begins).map(|line| line.as_bytes().to_vec()).collect();
    let desks = Language::ALL.map(|language| AnswerDesk::new(language, None));
    feed("ask", 1_500, &samples, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let line = text.lines().next().unwrap_or_default();
        for desk in &desks {
            let reply = desk.reply(1, line);
            assert!(!reply.text.is_empty() && !reply.text.contains('\n'), "{:?}", reply.text);
            assert_eq!(reply.answered, !reply.text.starts_with("Error("), "{}", reply.text);
        }
    });
}

/// The page keeps answering after any input.
#[test]
fn fuzz_http_requests() {
    let page = page(Limits::default());
    bottone_page_support::show(&page, &crowd(20));
    let before = get(page.port(), "/seats.json");
    assert_eq!(before.status, 200);
    let samples = texts(&[
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
        "GET /seats.json?from=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nIf-None-Match: \"12\"\r\nConnection: close\r\n\r\n",
        "HEAD /clock.json HTTP/1.0\r\nHost: localhost\r\n\r\n",
        "POST /seats.json HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
    ]);
    let mut nth = 0_u16;
    feed("http", 400, &samples, |bytes| {
        // Another address each time, as one address has a limit.
        nth = nth.wrapping_add(1);
        let [high, low] = nth.to_be_bytes();
        let mut stream = connect_from(page.port(), [127, 2, high, low]);
        // The page may have closed before it took everything.
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(Shutdown::Write);
        drop(read_all(&mut stream));
    });
    let after = get(page.port(), "/seats.json");
    assert_eq!((after.status, after.body), (200, before.body));
}

/// Checks that a parsed WAV has a signal's length, and is the same after it is written and read
/// again.
#[test]
fn fuzz_wav() {
    let whole = file("profiles/sounds/bell/count.wav");
    let mut samples = vec![whole.iter().take(4_000).copied().collect::<Vec<u8>>()];
    for (format, bits) in [(1_u16, 8_u16), (1, 16), (1, 24), (1, 32), (3, 32)] {
        for channels in [1_u16, 2] {
            let block = channels * bits / 8;
            let data: Vec<u8> = (0..64 * block).map(|byte| byte.to_le_bytes()[0]).collect();
            let mut wav = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0".to_vec();
            wav.extend([format, channels].map(u16::to_le_bytes).concat());
            wav.extend([44_100, 44_100 * u32::from(block)].map(u32::to_le_bytes).concat());
            wav.extend([block, bits].map(u16::to_le_bytes).concat());
            wav.extend(b"data");
            wav.extend(u32::try_from(data.len()).unwrap().to_le_bytes());
            wav.extend(data);
            let length = u32::try_from(wav.len() - 8).unwrap().to_le_bytes();
            wav[4..8].copy_from_slice(&length);
            samples.push(wav);
        }
    }
    feed("wav", 1_000, &samples, |bytes| {
        let Ok(clip) = Clip::read(Path::new("a.wav"), bytes) else { return };
        assert!(clip.samples().iter().all(|sample| (-1.0..=1.0).contains(sample)));
        assert!(clip.samples().len() <= 21 * RATE as usize, "{}", clip.samples().len());
        let again = Clip::read(Path::new("b.wav"), &clip.wav().unwrap()).unwrap();
        assert_eq!(again.samples().len(), clip.samples().len());
    });
}

/// Checks that a theme's picture or a photograph is no larger than a wall shows, or is refused in
/// words.
#[cfg(feature = "window")]
#[test]
fn fuzz_pictures() {
    let picture = |format| {
        let image = image::RgbImage::from_fn(12, 7, |x, y| {
            image::Rgb([u8::try_from(x * 20).unwrap(), u8::try_from(y * 30).unwrap(), 90])
        });
        let mut bytes = Cursor::new(Vec::new());
        image.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    };
    let (png, jpeg) = (picture(image::ImageFormat::Png), picture(image::ImageFormat::Jpeg));
    // A photograph as from a camera: turned, with a block of metadata.
    let exif =
        b"\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    let turned = [&jpeg[..2], exif, &jpeg[2..]].concat();
    // The most pixels that a header can name, without any data.
    let mut huge = png.clone();
    huge[16..24].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]);
    let mut wide = jpeg.clone();
    let at = jpeg.windows(2).position(|mark| mark == b"\xff\xc0").unwrap();
    wide[at + 5..at + 9].copy_from_slice(&[0xff; 4]);
    let samples = [png, jpeg, turned, huge, wide];
    feed("pictures", 400, &samples, |bytes| match decode(Path::new("a.png"), bytes) {
        Ok(image) => assert!(image.width() <= 8_192 && image.height() <= 8_192),
        Err(why) => assert!(!why.to_text(Language::English).is_empty()),
    });
}

/// Checks the file of unfinished hands: everything that is taken up from it is a possible state.
#[test]
fn fuzz_left_at_tables() {
    let samples = [left_behind()];
    let folder = tempfile::tempdir().unwrap();
    let settings = SettingsFile::in_folder(folder.path());
    let left = UnfinishedFile::without_event(&settings);
    let path = left.path().unwrap().to_owned();
    feed("left", 300, &samples, |bytes| {
        fs::write(&path, bytes).unwrap();
        let Ok(Some(read)) = left.load::<UnfinishedTables>() else { return };
        let (sound, _) = read.sound();
        for hand in &sound.hands {
            if hand.hand.is_some() {
                assert!(hand.followed().is_some());
            }
        }
        for evening in sound.evening.iter().chain(&sound.away) {
            assert!(evening.resume().is_some());
        }
        assert!(sound.clone().sound().1, "what is sound stays so");
        left.save(&sound).unwrap();
        assert_eq!(left.load::<UnfinishedTables>().unwrap(), Some(sound));
    });
}

/// Returns the stored form of an unfinished hand and of an Italian evening.
fn left_behind() -> Vec<u8> {
    let felt = Felt::free(&stage::structure("deep-stack"), 2, 9);
    let book = Rulebook::default();
    let mut hand = HandDraft::default().plan(&felt, &book).deal(&felt, &book).unwrap();
    hand.deal_unseen();
    let mut left = UnfinishedTables::at(stage::EVENING, stage::EVENING);
    let (hand, draft) = (Some(hand.to_saved()), HandDraft::default());
    left.hands.push(UnfinishedHand { table: None, hand, draft });
    let seat = |number| SeatNo::new(number).unwrap();
    let start = italian::EveningStart {
        rules: ItalianRules::default(),
        ante: Chips::new(10),
        cip: Chips::new(10),
        dealer: seat(1),
        stacks: (1..=4).map(|number| (seat(number), Chips::new(1_000))).collect(),
    };
    let evening = Evening::new(start).unwrap();
    left.evening = Some(UnfinishedEvening::of(&evening, &[(seat(1), "Anna".into())], None));
    assert!(left.clone().sound().1);
    ron::to_string(&left).unwrap().into_bytes()
}
