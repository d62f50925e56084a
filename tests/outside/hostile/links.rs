//! Names that Bottone writes to: no link is followed, and no other file is overwritten.

use std::{
    fs, io,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
};

use bottone::{
    base::time::Span,
    rehearsal::RehearsalEnd,
    rules::levels::Structure,
    session::{Desk as _, Session},
    store::{
        IfExists, folder,
        journal::{Holder, Journal, Subject},
        profiles::{self, themes::keep_picture},
        settings::{Settings, SettingsFile},
        write_document,
    },
};
use tempfile::TempDir;

use crate::stage::{Played, open, play, structure};

const VICTIM: &str = "somebody's accounts\n";

fn evening() -> (TempDir, PathBuf) {
    let Played { session, folder } =
        play("club-turbo", 8, 1, RehearsalEnd::Level { number: 2, into: Span::ZERO });
    (folder, session.path().unwrap().to_owned())
}

/// Makes a file that must not be written, in a folder of its own.
fn victim(folder: &Path) -> PathBuf {
    let path = folder.join("accounts.txt");
    fs::write(&path, VICTIM).unwrap();
    path
}

fn lock_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// An action that puts something under the name of a lock, with a victim beside it.
type Put = fn(&Path, &Path);

/// The things that may exist under the name of a lock.
const IN_THE_WAY: [(&str, Put); 6] = [
    ("a link to a file", |lock, victim| symlink(victim, lock).unwrap()),
    ("a link to nothing", |lock, _| symlink("nothing-there", lock).unwrap()),
    ("a second name of a file", |lock, victim| fs::hard_link(victim, lock).unwrap()),
    ("a second name of an empty file", |lock, _| {
        fs::write(lock.with_extension("empty"), "").unwrap();
        fs::hard_link(lock.with_extension("empty"), lock).unwrap();
    }),
    ("somebody else's file", |lock, _| fs::write(lock, VICTIM).unwrap()),
    ("a folder", |lock, _| fs::create_dir(lock).unwrap()),
];

#[test]
fn a_lock_is_only_signed_where_nothing_else_is() {
    for (name, put) in IN_THE_WAY {
        let (folder, file) = evening();
        let (victim, lock) = (victim(folder.path()), lock_of(&file));
        put(&lock, &victim);
        let before = fs::read(&lock).ok();
        let (session, _) = open(&file).unwrap();
        let why =
            session.read_only().unwrap_or_else(|| panic!("{name}: it was written")).to_string();
        assert!(
            why.contains("evening.ron.lock is a link or another program's file"),
            "{name}: {why}"
        );
        // Neither a new event nor a copy is made beside it.
        let copy = session.save_copy(&folder.path().join("copy.ron"));
        assert!(copy.is_ok(), "{name}: elsewhere it goes on");
        fs::remove_file(&file).unwrap();
        let made = Journal::create(&file, Subject::Event, "()", &Holder::new("", ""))
            .unwrap_err()
            .to_string();
        assert!(made.contains("It was not changed"), "{name}: {made}");
        let copied = session.save_copy(&file).unwrap_err().to_string();
        assert!(copied.contains("It was not changed"), "{name}: {copied}");
        assert!(!file.exists(), "{name}");
        assert_eq!(fs::read_to_string(&victim).unwrap(), VICTIM, "{name}");
        assert_eq!(fs::read(&lock).ok(), before, "{name}: left as it was");
        assert!(lock.symlink_metadata().is_ok(), "{name}: and left there");
    }
}

#[test]
fn a_lock_that_a_program_left_behind_is_taken_over() {
    for left in ["", "(operator:\"Ann\",station:\"desk 1\",pid:1)\n", "(oper"] {
        let (_folder, file) = evening();
        fs::write(lock_of(&file), left).unwrap();
        let (session, _) = open(&file).unwrap();
        assert_eq!(session.read_only(), None, "{left:?}");
        let signed = fs::read_to_string(lock_of(&file)).unwrap();
        assert!(signed.starts_with("(operator:\"Ann\""), "{left:?}: {signed}");
        drop(session);
        assert!(!lock_of(&file).exists(), "{left:?}");
    }
}

/// A writer of a file, and the fate of a link under its name.
struct Writer {
    name: &'static str,
    /// The name of the link.
    link: &'static str,
    write: fn(&Path) -> io::Result<()>,
    after: LinkResult,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LinkResult {
    /// The new file has replaced it.
    Replaced,
    /// The link stays, and the file has another name or was refused.
    Stays,
}

fn other(error: impl std::error::Error + Send + Sync + 'static) -> io::Error {
    io::Error::other(error)
}

fn session_in(folder: &Path) -> Box<Session> {
    let (_home, file) = evening();
    let moved = folder.join("from.ron");
    fs::copy(file, &moved).unwrap();
    open(&moved).unwrap().0
}

const WRITERS: [Writer; 10] = [
    Writer {
        name: "a document that replaces",
        link: "sheet.pdf",
        write: |folder| write_document(&folder.join("sheet.pdf"), IfExists::Replace, b"paper"),
        after: LinkResult::Replaced,
    },
    Writer {
        name: "a document that replaces nothing",
        link: "book.txt",
        write: |folder| {
            let refused = write_document(&folder.join("book.txt"), IfExists::Keep, b"book");
            assert_eq!(refused.unwrap_err().kind(), io::ErrorKind::AlreadyExists);
            Ok(())
        },
        after: LinkResult::Stays,
    },
    Writer {
        name: "a copy of an event",
        link: "copy.ron",
        write: |folder| session_in(folder).save_copy(&folder.join("copy.ron")).map_err(other),
        after: LinkResult::Replaced,
    },
    Writer {
        name: "an event that goes on in a copy",
        link: "copy.ron",
        write: |folder| session_in(folder).continue_in(&folder.join("copy.ron")).map_err(other),
        after: LinkResult::Replaced,
    },
    Writer {
        name: "a new event",
        link: "new.ron",
        write: |folder| {
            let made = Journal::create(
                &folder.join("new.ron"),
                Subject::Event,
                "()",
                &Holder::new("", ""),
            );
            assert!(made.unwrap_err().to_string().contains("a file with this name already exists"));
            Ok(())
        },
        after: LinkResult::Stays,
    },
    Writer {
        name: "a new event in the house's folder",
        link: "friday.ron",
        write: |folder| {
            let fresh = folder::fresh_file(folder, "Friday")?;
            assert_eq!(fresh, folder.join("friday-2.bottone"));
            Ok(())
        },
        after: LinkResult::Stays,
    },
    Writer {
        name: "what is set aside of a torn line",
        link: "from.ron.torn-1",
        write: |folder| {
            drop(session_in(folder));
            let file = folder.join("from.ron");
            let text = fs::read_to_string(&file)?;
            fs::write(&file, text.trim_end().trim_end_matches(')'))?;
            let (session, notices) = open(&file).map_err(other)?;
            assert_eq!(session.read_only(), None);
            assert!(notices[0].to_string().contains("from.ron.torn-2"), "{notices:?}");
            Ok(())
        },
        after: LinkResult::Stays,
    },
    Writer {
        name: "the settings",
        link: "settings.ron",
        write: |folder| SettingsFile::in_folder(folder).save(&Settings::default()).map_err(other),
        after: LinkResult::Replaced,
    },
    Writer {
        name: "settings that were kept aside",
        link: "settings.ron.old-1",
        write: |folder| {
            fs::write(folder.join("settings.ron"), "damaged")?;
            let notice = SettingsFile::in_folder(folder).load().1.unwrap().to_string();
            assert!(notice.contains("settings.ron.old-2"), "{notice}");
            Ok(())
        },
        after: LinkResult::Stays,
    },
    Writer {
        name: "a profile",
        link: "own.ron",
        write: |folder| {
            let own: Structure = structure("club-turbo");
            profiles::save(folder, "own", &own).map(drop).map_err(other)
        },
        after: LinkResult::Replaced,
    },
];

#[test]
fn no_writer_follows_a_link() {
    for Writer { name, link, write, after } in WRITERS {
        for leads_somewhere in [true, false] {
            let folder = tempfile::tempdir().unwrap();
            let home = tempfile::tempdir().unwrap();
            let victim = victim(home.path());
            let nowhere = home.path().join("nothing-there");
            let link = folder.path().join(link);
            symlink(if leads_somewhere { &victim } else { &nowhere }, &link).unwrap();
            write(folder.path()).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(fs::read_to_string(&victim).unwrap(), VICTIM, "{name}");
            assert!(!nowhere.exists(), "{name}: made through the link");
            let is_link = link.symlink_metadata().unwrap().is_symlink();
            assert_eq!(is_link, after == LinkResult::Stays, "{name}");
        }
    }
}

#[test]
fn a_picture_never_takes_the_place_of_what_a_link_leads_to() {
    let (folder, home) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (victim, picture) = (victim(home.path()), home.path().join("logo.png"));
    fs::write(&picture, b"any bytes").unwrap();
    symlink(&victim, folder.path().join("logo.png")).unwrap();
    assert_eq!(keep_picture(folder.path(), &picture).unwrap(), "logo-2.png");
    assert_eq!(fs::read_to_string(&victim).unwrap(), VICTIM);
}
