//! Tests with shell scripts as printers: their arguments, their messages, and their limits.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    time::Duration,
};

use bottone::store::{
    printers::{MOST_COPIES, Media, PrinterError, PrinterJob, Printers, Spooler},
    settings::{PrintOptions, SheetOptions},
};
use bottone::tournament::papers::SheetKind;
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(20);

struct Fake {
    folder: TempDir,
}

impl Fake {
    /// Makes `lpstat` and `lp` from these scripts.
    fn new(lpstat: &str, lp: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for (name, script) in [("lpstat", lpstat), ("lp", lp)] {
            let path = folder.path().join(name);
            fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        Self { folder }
    }

    /// Makes an `lp` that writes down its arguments and its input.
    fn writing() -> Self {
        let here = "here=$(dirname \"$0\"); ";
        let lp = format!(
            "{here} for word in \"$@\"; do printf '%s\\n' \"$word\"; done >> \"$here/words\"; \
             cat > \"$here/given\"; echo 'request id is Office-7 (1 file(s))'"
        );
        Self::new("exit 1", &lp)
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn spooler(&self, patience: Duration) -> Spooler {
        Spooler::in_folder(self.path().to_owned(), patience)
    }

    fn words(&self) -> Vec<String> {
        let words = fs::read_to_string(self.path().join("words")).unwrap_or_default();
        words.lines().map(str::to_owned).collect()
    }
}

fn order(printer: &str) -> PrinterJob {
    let (printer, title) = (printer.to_owned(), "Seat cards · Friday".to_owned());
    PrinterJob { printer, copies: 1, media: Media::A4, title }
}

#[test]
fn the_printers_and_the_usual_one_are_what_the_system_says() {
    let office = ["Office".to_owned(), "Ticket_80".to_owned()];
    let cases = [
        ("system default destination: Ticket_80", Some("Ticket_80")),
        ("no system default destination", None),
        ("system default destination: Gone", None),
        ("", None),
    ];
    for (says, usual) in cases {
        let script = format!(
            "case $1 in -e) printf 'Office\\nTicket_80\\n-o evil\\n\\n  \\n';; -d) echo '{says}';; esac"
        );
        let fake = Fake::new(&script, "exit 1");
        let printers = fake.spooler(PATIENCE).printers().unwrap();
        assert_eq!(printers.names, office, "an option is no printer");
        assert_eq!(printers.usual.as_deref(), usual, "{says}");
    }
    // A system without a default printer may report that as a failure.
    let fake = Fake::new("[ \"$1\" = -e ] && echo Office", "exit 1");
    let printers = fake.spooler(PATIENCE).printers().unwrap();
    assert_eq!((printers.names.len(), printers.usual), (1, None));
}

#[test]
fn paper_is_given_to_lp_with_its_words_apart() {
    let media = [
        (Media::A4, "media=A4"),
        (Media::Letter, "media=Letter"),
        (Media::Roll { width: 72, length: 210 }, "media=Custom.72x210mm"),
    ];
    for (media, said) in media {
        let fake = Fake::writing();
        let pdf: Vec<u8> = (0..300_000_u32).map(|at| (at % 251) as u8).collect();
        let order = PrinterJob { copies: 3, media, ..order("Office") };
        fake.spooler(PATIENCE).print(&order, &pdf).unwrap();
        let wanted = ["-d", "Office", "-n", "3", "-o", said, "-t", "Seat cards · Friday", "-"];
        assert_eq!(fake.words(), wanted);
        assert_eq!(fs::read(fake.path().join("given")).unwrap(), pdf);
    }
}

#[test]
fn hostile_names_reach_no_shell_and_no_option() {
    let marker = "$(touch \"$0.owned\")";
    let quiet = ["Floor 2", "a;b", "`id`", marker, "'\"", "Büro/klein", "打印机"];
    for name in quiet {
        let fake = Fake::writing();
        fake.spooler(PATIENCE).print(&order(name), b"%PDF").unwrap();
        assert_eq!(fake.words()[1], name, "one word, as it is");
        let mut left: Vec<PathBuf> =
            fs::read_dir(fake.path()).unwrap().map(|file| file.unwrap().path()).collect();
        left.sort();
        assert_eq!(left.len(), 4, "{left:?}");
    }
    for name in ["", "-d", "-o media=A3", " x", "a\nb", "a\0b", "\u{1b}[2J", &"x".repeat(128)] {
        let fake = Fake::writing();
        let refused = fake.spooler(PATIENCE).print(&order(name), b"%PDF");
        assert_eq!(refused, Err(PrinterError::Name(name.to_owned())));
        assert!(fake.words().is_empty(), "{name}");
    }
    let titles = [
        ("--help", "help"),
        ("- - x", "x"),
        ("a\nb\0c", "abc"),
        (&*"t".repeat(5_000), &*"t".repeat(100)),
    ];
    for (title, kept) in titles {
        let fake = Fake::writing();
        let order = PrinterJob { title: title.to_owned(), copies: 0, ..order("Office") };
        fake.spooler(PATIENCE).print(&order, b"%PDF").unwrap();
        assert_eq!(fake.words()[7], kept);
        assert_eq!(fake.words()[3], "1", "nobody asks for no copy");
    }
    let fake = Fake::writing();
    let order = PrinterJob { copies: u16::MAX, ..order("Office") };
    fake.spooler(PATIENCE).print(&order, b"%PDF").unwrap();
    assert_eq!(fake.words()[3], MOST_COPIES.to_string());
}

#[test]
fn what_the_system_complains_of_is_reported_in_its_words() {
    let cases = [
        (
            "echo 'lp: The printer or class does not exist.' >&2; exit 1",
            "lp: The printer or class does not exist.",
        ),
        ("cat > /dev/null; echo 'out of paper'; exit 3", "out of paper"),
        ("exit 9", "exit status: 9"),
        ("kill -9 $$", "signal: 9 (SIGKILL)"),
        ("printf '\\377\\376 broken' >&2; exit 1", "\u{fffd}\u{fffd} broken"),
    ];
    for (script, why) in cases {
        let fake = Fake::new("exit 1", script);
        // More than a pipe holds, which the script does not read.
        let pdf = vec![b'x'; 1 << 20];
        let failed = fake.spooler(PATIENCE).print(&order("Office"), &pdf);
        assert_eq!(failed, Err(PrinterError::System(why.to_owned())), "{script}");
    }
    let fake = Fake::new("echo 'lpstat: Bad file descriptor' >&2; exit 1", "");
    let failed = fake.spooler(PATIENCE).printers();
    assert_eq!(failed, Err(PrinterError::System("lpstat: Bad file descriptor".to_owned())));
}

#[test]
fn a_system_that_hangs_is_not_waited_for() {
    let short = Duration::from_millis(200);
    for script in ["sleep 60", "exec sleep 60", "cat > /dev/null; sleep 60", "while :; do :; done"]
    {
        let fake = Fake::new(script, script);
        let pdf = vec![b'x'; 1 << 20];
        assert_eq!(fake.spooler(short).print(&order("Office"), &pdf), Err(PrinterError::NoAnswer));
        assert_eq!(fake.spooler(short).printers(), Err(PrinterError::NoAnswer), "{script}");
    }
    // A printer with a very long message is read up to a limit, and waited for.
    let talker = "head -c 3000000 /dev/zero | tr '\\0' 'n' >&2; exit 4";
    let fake = Fake::new("exit 1", talker);
    let Err(PrinterError::System(said)) = fake.spooler(PATIENCE).print(&order("Office"), b"%PDF")
    else {
        panic!("it failed")
    };
    assert!(said.len() <= 1 << 16);
}

#[test]
fn a_machine_without_printing_says_so() {
    let empty = tempfile::tempdir().unwrap();
    let spooler = Spooler::in_folder(empty.path().to_owned(), PATIENCE);
    for spooler in [spooler, Spooler::none()] {
        assert_eq!(spooler.printers(), Err(PrinterError::NoSystem));
        assert_eq!(spooler.print(&order("Office"), b"%PDF"), Err(PrinterError::NoSystem));
    }
}

#[test]
fn a_sheet_goes_where_its_like_go_until_somebody_says_otherwise() {
    let named =
        |name: &str| PrintOptions { printer: Some(name.to_owned()), ..PrintOptions::default() };
    let mut ways = SheetOptions::default();
    assert_eq!(ways.of(SheetKind::SeatCards), PrintOptions::default());
    ways.set(SheetKind::SeatCards, named("Ticket"));
    assert_eq!(ways.of(SheetKind::MoveSlips), named("Ticket"));
    assert_eq!(ways.of(SheetKind::Levels), PrintOptions::default(), "a list is not cut");
    ways.set(SheetKind::Levels, named("Office"));
    ways.set(SheetKind::MoveSlips, named("Floor"));
    assert_eq!(ways.of(SheetKind::Results), named("Office"));
    assert_eq!(ways.of(SheetKind::MoveSlips), named("Floor"));
    let printers =
        Printers { names: vec!["Office".into(), "Ticket".into()], usual: Some("Ticket".into()) };
    assert_eq!(printers.of(&named("Office")), Some("Office"));
    assert_eq!(printers.of(&named("Gone")), None, "never another one than was named");
    assert_eq!(printers.of(&PrintOptions::default()), Some("Ticket"));
    let none_usual = Printers { usual: None, ..printers };
    assert_eq!(none_usual.of(&PrintOptions::default()), Some("Office"));
    assert_eq!(Printers::default().of(&PrintOptions::default()), None);
}
