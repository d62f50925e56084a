//! WAV files: every kind in use, and every kind that is broken.

use std::{io::Cursor, path::Path};

use bottone::{
    i18n::{Language, ToText as _},
    sound::{Clip, RATE, Unusable},
};
use hound::{SampleFormat, WavReader, WavSpec, WavWriter};
use proptest::prelude::*;

fn spec(channels: u16, sample_rate: u32, bits: u16, sample_format: SampleFormat) -> WavSpec {
    WavSpec { channels, sample_rate, bits_per_sample: bits, sample_format }
}

/// Makes half a second at half volume in every channel.
fn tone(spec: WavSpec) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let mut writer = WavWriter::new(&mut bytes, spec).unwrap();
    for _ in 0..(spec.sample_rate / 2) * u32::from(spec.channels) {
        match spec.sample_format {
            SampleFormat::Float => writer.write_sample(0.5_f32).unwrap(),
            SampleFormat::Int => {
                writer.write_sample(1_i32 << (spec.bits_per_sample - 2)).unwrap();
            }
        }
    }
    writer.finalize().unwrap();
    bytes.into_inner()
}

fn read(bytes: &[u8]) -> Result<Clip, Unusable> {
    Clip::read(Path::new("sounds/gong.wav"), bytes)
}

#[test]
fn every_kind_that_people_have_is_read_alike() {
    use SampleFormat::{Float, Int};
    let kinds = [
        spec(1, 44_100, 16, Int),
        spec(2, 48_000, 16, Int),
        spec(8, 48_000, 24, Int),
        spec(1, 8_000, 8, Int),
        spec(2, 96_000, 32, Int),
        spec(2, 192_000, 32, Float),
    ];
    for kind in kinds {
        let clip = read(&tone(kind)).unwrap();
        let length = clip.samples().len();
        assert!(length.abs_diff(RATE as usize / 2) < 44, "{kind:?}: {length} samples");
        let loudest = clip.samples().iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!((loudest - 0.5).abs() < 0.01, "{kind:?}: {loudest}");
    }
}

#[test]
fn what_cannot_be_used_names_the_file_and_what_was_expected() {
    use SampleFormat::{Float, Int};
    let good = tone(spec(1, 44_100, 16, Int));
    let mut long = good.clone();
    long.resize(long.len() + 21 * 88_200, 0);
    let size = u32::try_from(long.len() - 44).unwrap();
    long[40..44].copy_from_slice(&size.to_le_bytes());
    let frames_of_nothing = {
        let mut bytes = good.clone();
        bytes[32..34].copy_from_slice(&0_u16.to_le_bytes());
        bytes
    };
    let cases: [(&str, Vec<u8>, &str); 9] = [
        ("nothing", Vec::new(), "not a readable WAV file"),
        (
            "a text",
            b"this is no sound at all, and it is long enough for a head".to_vec(),
            "not a readable WAV file",
        ),
        ("half a head", good[..20].to_vec(), "not a readable WAV file"),
        ("half a sound", good[..good.len() / 2].to_vec(), "not a readable WAV file"),
        ("frames of no length", frames_of_nothing, "not a readable WAV file"),
        ("a rate of 4,000", tone(spec(1, 4_000, 16, Int)), "8,000 to 192,000"),
        ("nine channels", tone(spec(9, 44_100, 16, Int)), "one to eight channels"),
        ("too fast", tone(spec(1, 384_000, 32, Float)), "8,000 to 192,000"),
        ("21 seconds", long, "longer than 20 seconds"),
    ];
    for (what, bytes, expected) in cases {
        let error = read(&bytes).map(|_| ()).unwrap_err();
        let message = error.to_text(Language::English);
        assert!(
            message.starts_with("sounds/gong.wav: ") && message.contains(expected),
            "{what}: {message}"
        );
        assert!(error.to_text(Language::Italian).starts_with("sounds/gong.wav: "), "{what}");
    }
}

#[test]
fn a_float_that_is_no_number_is_silence_and_none_is_louder_than_the_loudest() {
    let mut bytes = Cursor::new(Vec::new());
    let mut writer = WavWriter::new(&mut bytes, spec(1, 44_100, 32, SampleFormat::Float)).unwrap();
    for sample in [f32::NAN, f32::INFINITY, -1e30, 0.25, 1e9] {
        writer.write_sample(sample).unwrap();
    }
    writer.finalize().unwrap();
    let clip = read(&bytes.into_inner()).unwrap();
    assert_eq!(clip.samples(), [0.0, 0.0, -1.0, 0.25, 1.0]);
}

#[test]
fn what_is_mixed_and_written_is_what_is_read_again() {
    let clip = read(&tone(spec(1, 44_100, 16, SampleFormat::Int))).unwrap();
    let mut whole = clip.clone();
    whole.add(1_000, &clip);
    assert_eq!(whole.samples().len(), 44_100 + 22_050);
    let sample = |at: usize| whole.samples()[at];
    assert!(sample(0) > 0.4 && sample(30_000) == 0.0 && sample(50_000) > 0.4);
    // Two at once may be too loud for one file: the writer limits them.
    let mut loud = clip.clone();
    loud.add(0, &clip);
    loud.add(0, &clip);
    let written = loud.wav().unwrap();
    let mut reader = WavReader::new(Cursor::new(&written)).unwrap();
    assert_eq!(reader.spec(), spec(1, 44_100, 16, SampleFormat::Int));
    assert!(reader.samples::<i16>().all(|sample| sample.unwrap() == i16::MAX));
    let late = whole.clone().from(1_250);
    assert_eq!(late.samples().len(), 22_050 - 11_025);
    assert!(whole.from(99_000).is_silent());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// Any bytes give a clip within bounds or a sentence, and never a crash.
    #[test]
    fn no_bytes_bring_the_reader_down(
        float in any::<bool>(),
        changes in proptest::collection::vec((0_usize..120, any::<u8>()), 0..12),
        cut in 0_usize..2_200,
    ) {
        let kind = if float {
            spec(2, 8_000, 32, SampleFormat::Float)
        } else {
            spec(3, 8_000, 24, SampleFormat::Int)
        };
        let mut bytes = tone(kind);
        bytes.truncate(2_200);
        for (at, byte) in changes {
            bytes[at] = byte;
        }
        bytes.truncate(cut);
        match read(&bytes) {
            Ok(clip) => prop_assert!(clip.samples().iter().all(|sample| sample.abs() <= 1.0)),
            Err(error) => prop_assert!(!error.to_text(Language::English).is_empty()),
        }
    }
}
