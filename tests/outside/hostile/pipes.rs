//! Pipes and devices in place of files: every reader refuses them at once, without waiting and
//! without endless reading.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use bottone::{
    i18n::{Language, ToText as _},
    import,
    store::{csv::CsvSheet, profiles::sounds, settings::SettingsFile, tdt},
};

use crate::stage::{Running, Said, at_home, desk, open, program, wait};

/// Every command that reads a file. `@` is the file, `+` the file to be made.
const READERS: [&[&str]; 14] = [
    &["show", "@"],
    &["check", "@"],
    &["serve", "@", "--listen", "127.0.0.1:0"],
    &["print", "results", "@", "--out", "+"],
    &["results", "@", "--out", "+"],
    &["verify-draw", "@"],
    &["import", "@", "--output", "+"],
    &["ask", "@"],
    &["replay", "@"],
    &["rehearse", "+", "--players", "@"],
    &["rehearse", "+", "--profile", "@"],
    &["new", "@", "+"],
    &["new", "club-turbo", "+", "--rules", "own", "--rulebooks", "@/.."],
    &["replay", "@", "--write", "+"],
];

/// Runs the program, which must end on its own.
fn run(language: &str, words: &[&str], file: &Path, made: &Path) -> Said {
    let words = words.iter().map(|word| match *word {
        "@" => file.to_owned(),
        "@/.." => file.parent().unwrap().to_owned(),
        "+" => made.to_owned(),
        word => PathBuf::from(word),
    });
    let child = program()
        .args(words)
        .args(["--language", language])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut running = Running(child);
    let status = wait("it never ended", || running.0.try_wait().unwrap());
    let out = io::read_to_string(running.0.stdout.take().unwrap()).unwrap();
    let complaint = io::read_to_string(running.0.stderr.take().unwrap()).unwrap();
    Said { status: status.code(), out, complaint }
}

fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn no_command_waits_for_a_pipe_or_reads_a_device() {
    let folder = tempfile::tempdir().unwrap();
    // A profile is read by its extension, and a rulebook by its name.
    let fifo = folder.path().join("own.ron");
    pipe(&fifo);
    let made = folder.path().join("made.pdf");
    for words in READERS {
        for (language, no_file) in [("en", "not a file"), ("it", "non")] {
            let said = run(language, words, &fifo, &made);
            let label = format!("{words:?}: {}{}", said.out, said.complaint);
            assert_eq!(said.status, Some(1), "{label}");
            assert!(
                said.complaint.contains(no_file) && said.complaint.contains("own.ron"),
                "{label}"
            );
            assert!(!made.exists(), "{label}");
        }
    }
    for words in READERS.iter().filter(|words| words.contains(&"@") && !words.contains(&"new")) {
        let said = run("en", words, Path::new("/dev/zero"), &made);
        assert_eq!(said.status, Some(1), "{words:?}: {}{}", said.out, said.complaint);
        assert!(!said.complaint.contains("os error"), "{words:?}: {}", said.complaint);
    }
}

#[test]
fn what_the_window_opens_is_looked_at_first() {
    let folder = tempfile::tempdir().unwrap();
    let fifo = folder.path().join("settings.ron");
    pipe(&fifo);
    assert!(open(&fifo).err().unwrap().to_string().contains("not a file. Select"));
    let not_a_file = "this is a pipe or a device, not a file";
    assert!(CsvSheet::open(&fifo).unwrap_err().to_string().contains(not_a_file));
    assert!(tdt::text_of(&fifo).unwrap_err().to_string().contains(not_a_file));
    let to = folder.path().join("to.ron");
    let imported = import::import(&fifo, &to, desk(), Language::English).err().unwrap();
    assert!(imported.to_text(Language::English).contains(not_a_file));
    let notice = SettingsFile::in_folder(folder.path()).load().1.unwrap().to_string();
    assert!(notice.contains(not_a_file), "{notice}");
    let shelf = bottone::store::profiles::shelf::<sounds::SoundProfile>(Some(folder.path()));
    assert!(shelf.iter().any(|entry| entry.profile.is_err()));
}

/// A full disk: the system refuses to make a file longer than this.
#[test]
fn a_rehearsal_that_breaks_off_says_so_in_words() {
    for (language, broke_off) in
        [("en", "the rehearsal stopped at"), ("it", "la prova si è interrotta alle")]
    {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("night.ron");
        // The limit is in blocks of 512 bytes.
        let script = "ulimit -f 24; trap '' XFSZ; exec \"$0\" rehearse --language \"$1\" \"$2\"";
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(script).arg(program().get_program()).arg(language).arg(&file);
        at_home(&mut shell, "C");
        let ran = shell.output().unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(1), "{said}");
        assert!(said.starts_with(&file.display().to_string()), "{said}");
        assert!(said.contains(broke_off), "{said}");
        assert!(!said.contains("Entries(") && !said.contains("os error"), "{said}");
        // Everything acknowledged is in the file.
        assert!(fs::metadata(&file).unwrap().len() > 1_000);
        let checked = crate::stage::bottone(["check".as_ref(), file.as_os_str()]);
        assert_eq!(checked.status, Some(0), "{}", checked.complaint);
    }
}
