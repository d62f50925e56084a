//! Sound profiles: the shipped one, a house's own, and faulty ones.

use std::{fs, path::Path, process::Command};

use bottone::{
    i18n::{Language, ToText as _},
    sound::Clip,
    store::profiles::{
        self, Origin, ShelfEntry,
        sounds::{MOST_WAV_BYTES, Signal, SoundProfile, USUAL_SOUNDS, wav},
    },
};

use crate::stage::needs::{Program, needs};

fn shelf(folder: Option<&Path>) -> Vec<ShelfEntry<SoundProfile>> {
    profiles::shelf(folder)
}

fn shipped() -> (ShelfEntry<SoundProfile>, SoundProfile) {
    let entry = shelf(None).into_iter().find(|entry| entry.id == USUAL_SOUNDS).unwrap();
    let profile = entry.profile.as_ref().unwrap().clone();
    (entry, profile)
}

#[test]
fn the_shipped_profile_has_a_clean_and_short_sound_for_every_signal() {
    let (entry, profile) = shipped();
    let mut files = std::collections::BTreeMap::new();
    for signal in Signal::ALL {
        let sound = profile.sound(signal).unwrap_or_else(|| panic!("{signal:?}"));
        let (file, bytes) = wav(&entry, &sound.file).unwrap();
        let clip = Clip::read(&file, &bytes).unwrap();
        let loudest = clip.samples().iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!((0.85..0.9).contains(&loudest), "{signal:?} is {loudest} loud");
        let ends = [clip.samples()[0], clip.samples()[clip.samples().len() - 1]];
        assert!(ends.iter().all(|end| end.abs() < 0.01), "{signal:?} clicks: {ends:?}");
        assert!(clip.samples().len() < 2 * 44_100, "{signal:?} is long");
        files.insert(file, bytes.len());
    }
    let bytes: usize = files.values().sum();
    assert!(bytes < 600_000, "{bytes} bytes");
}

/// The sounds can be made again from the script that made them.
#[test]
fn the_shipped_sounds_are_those_that_the_script_makes() {
    if !needs(Program::Python) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let ran = Command::new("python3").arg("profiles/sounds/make.py").arg(folder.path()).status();
    assert!(ran.unwrap().success());
    for made in fs::read_dir(folder.path()).unwrap() {
        let made = made.unwrap().path();
        let kept = Path::new("profiles/sounds/bell").join(made.file_name().unwrap());
        let (made, kept_bytes) = (fs::read(&made).unwrap(), fs::read(&kept).unwrap());
        // The last bit of a sine differs between mathematical libraries.
        assert_eq!(made.len(), kept_bytes.len(), "{}", kept.display());
        let words = |bytes: &[u8]| -> Vec<i16> {
            let pairs = bytes[44..].chunks_exact(2);
            pairs.map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
        };
        let both = words(&made).into_iter().zip(words(&kept_bytes));
        let apart = both.map(|(one, other)| one.abs_diff(other)).max();
        assert!(apart <= Some(1), "{}: {apart:?}", kept.display());
    }
}

#[test]
fn a_house_changes_one_sound_and_keeps_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let (_, profile) = shipped();
    let own = SoundProfile { name: "Casa".to_owned(), ..profile };
    profiles::write(&folder.path().join("casa.ron"), &own).unwrap();
    fs::create_dir(folder.path().join("bell")).unwrap();
    fs::write(folder.path().join("bell/level.wav"), b"ours").unwrap();
    let shelf = shelf(Some(folder.path()));
    let casa = shelf.iter().find(|entry| entry.id == "casa").unwrap();
    assert!(matches!(casa.origin, Origin::File(_)));
    assert_eq!(casa.profile.as_ref().unwrap(), &own);
    assert_eq!(&*wav(casa, "bell/level.wav").unwrap().1, b"ours");
    assert!(wav(casa, "bell/minute.wav").unwrap().1.starts_with(b"RIFF"));
    // A house's folder does not change the shipped profile.
    assert!(wav(&shelf[0], "bell/level.wav").unwrap().1.starts_with(b"RIFF"));
}

#[test]
fn a_file_that_cannot_be_had_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("casa.ron");
    profiles::write(
        &file,
        &SoundProfile { name: "Casa".into(), source: String::new(), sounds: Vec::new() },
    )
    .unwrap();
    let shelf = shelf(Some(folder.path()));
    let casa = shelf.iter().find(|entry| entry.id == "casa").unwrap();
    fs::create_dir(folder.path().join("folder.wav")).unwrap();
    let huge = fs::File::create(folder.path().join("huge.wav")).unwrap();
    huge.set_len(MOST_WAV_BYTES + 1).unwrap();
    let cases = [
        ("gone.wav", "file not found"),
        ("folder.wav", "not a file"),
        ("huge.wav", "larger than 8 MiB"),
        ("../casa.ron", "file not found"),
        ("/etc/passwd", "file not found"),
    ];
    for (name, expected) in cases {
        let message = wav(casa, name).map(|_| ()).unwrap_err().to_text(Language::English);
        assert!(message.contains(name) && message.contains(expected), "{name}: {message}");
    }
}

#[test]
fn what_is_wrong_with_a_profile_is_shown_where_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let long = format!("(name: \"{}\", sounds: [])", "x".repeat(500));
    let cases: [(&str, &str); 9] = [
        ("(name: \"\", sounds: [])", ":1:8: "),
        (&long, ":1:8: "),
        ("(name: \"A\", sounds: [(signal: Horn, file: \"a.wav\")])", "MinuteLeft"),
        (
            "(name: \"A\", sounds: [(signal: Paused, file: \"../a.wav\")])",
            "in this folder or a subfolder",
        ),
        (
            "(name: \"A\", sounds: [(signal: Paused, file: \"/a.wav\")])",
            "in this folder or a subfolder",
        ),
        ("(name: \"A\", sounds: [(signal: Paused, file: \"\")])", "in this folder or a subfolder"),
        (
            "(name: \"A\", sounds: [(signal: Paused, file: \"c:a.wav\")])",
            "in this folder or a subfolder",
        ),
        (
            "(name: \"A\", sounds: [\n(signal: Paused, file: \"a.wav\"),\n(signal: Paused, file: \"b.wav\")])",
            ":3:10: ",
        ),
        (
            "(name: \"A\", sounds: [(signal: Paused, file: \"a.wav\", volume: 101)])",
            "from 0 to 100",
        ),
    ];
    for (text, expected) in cases {
        let file = folder.path().join("own.ron");
        fs::write(&file, text).unwrap();
        let error = profiles::read::<SoundProfile>(&file).unwrap_err();
        let message = error.to_text(Language::English);
        assert!(message.contains("own.ron:") && message.contains(expected), "{text}: {message}");
    }
}
