//! WAV files: read from any source, mixed, and written in a form that every player understands.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "samples are between -1 and 1, and there are fewer than four million of them"
)]

use std::{io::Cursor, path::Path};

use bottone_i18n::{Saying, displayed_by_saying};
use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

/// The sample rate of all playing, per second.
pub const RATE: u32 = 44_100;
/// The longest signal, in seconds.
const MOST_SECONDS: usize = 20;
const MOST_CHANNELS: u16 = 8;
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

/// A sound in one channel, [`RATE`] samples a second, each from -1 to 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Clip(Vec<f32>);

/// The reason why a WAV file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// Not a WAV file, or an incomplete one.
    NotWav {
        file: String,
        /// The reader's message.
        why: String,
    },
    /// A WAV file of an unsupported kind.
    Kind {
        file: String,
        channels: u16,
        /// Its samples per second.
        rate: u32,
        /// Its bits per sample.
        bits: u16,
    },
    /// Longer than a signal may be.
    TooLong { file: String },
}

impl Unusable {
    fn saying(&self) -> Saying {
        match self {
            Self::NotWav { file, why } => {
                Saying::of("sound-wav-not").with("path", file.as_str()).with("why", why.as_str())
            }
            Self::Kind { file, channels, rate, bits } => Saying::of("sound-wav-kind")
                .with("path", file.as_str())
                .with("channels", usize::from(*channels))
                .with("rate", rate.to_string())
                .with("bits", usize::from(*bits)),
            Self::TooLong { file } => {
                Saying::of("sound-wav-long").with("path", file.as_str()).with("most", MOST_SECONDS)
            }
        }
    }
}

displayed_by_saying!(Unusable);

impl Clip {
    /// Reads the WAV file `bytes`, which came from `file`. It may have integers of 8 to 32 bits or
    /// floats of 32. Up to eight channels are mixed into one.
    ///
    /// # Errors
    /// If it is no such file, or longer than twenty seconds.
    pub fn read(file: &Path, bytes: &[u8]) -> Result<Self, Unusable> {
        let name = || file.display().to_string();
        let not = |why: String| Unusable::NotWav { file: name(), why };
        has_sound_frames(bytes).map_err(|why| not(why.to_owned()))?;
        let reader = WavReader::new(Cursor::new(bytes)).map_err(|error| not(error.to_string()))?;
        let WavSpec { channels, sample_rate: rate, bits_per_sample: bits, sample_format } =
            reader.spec();
        let known = match sample_format {
            SampleFormat::Int => [8, 16, 24, 32].contains(&bits),
            SampleFormat::Float => bits == 32,
        };
        if !known || !(1..=MOST_CHANNELS).contains(&channels) || !RATES.contains(&rate) {
            return Err(Unusable::Kind { file: name(), channels, rate, bits });
        }
        if reader.duration() as usize > MOST_SECONDS * rate as usize {
            return Err(Unusable::TooLong { file: name() });
        }
        let samples: Result<Vec<f32>, hound::Error> = match sample_format {
            SampleFormat::Int => {
                let loudest = (1_i64 << (bits - 1)) as f32;
                let samples = reader.into_samples::<i32>();
                samples.map(|sample| sample.map(|sample| sample as f32 / loudest)).collect()
            }
            SampleFormat::Float => reader.into_samples::<f32>().collect(),
        };
        let samples = samples.map_err(|error| not(error.to_string()))?;
        let channels = usize::from(channels);
        let mixed = samples.chunks_exact(channels).map(|frame| {
            let mixed = frame.iter().sum::<f32>() / channels as f32;
            // A float in a file can have any value.
            if mixed.is_finite() { mixed.clamp(-1.0, 1.0) } else { 0.0 }
        });
        Ok(Self(at_rate(mixed.collect(), rate)))
    }

    pub fn samples(&self) -> &[f32] {
        &self.0
    }

    /// Returns the clip with this gain: 0 is silence, 1 leaves it unchanged.
    #[must_use]
    pub fn louder(mut self, gain: f32) -> Self {
        for sample in &mut self.0 {
            *sample *= gain;
        }
        self
    }

    /// Mixes `other` in, from `millis` on.
    pub fn add(&mut self, millis: u32, other: &Self) {
        let from = samples_in(millis);
        let length = self.0.len().max(from + other.0.len());
        self.0.resize(length, 0.0);
        for (sample, more) in self.0.iter_mut().skip(from).zip(&other.0) {
            *sample += more;
        }
    }

    /// Returns the clip without its first `millis`.
    #[must_use]
    pub fn from(mut self, millis: u32) -> Self {
        self.0.drain(..samples_in(millis).min(self.0.len()));
        self
    }

    /// Returns whether the clip is silent.
    pub fn is_silent(&self) -> bool {
        self.0.iter().all(|sample| *sample == 0.0)
    }

    /// Returns a WAV file of 16 bits in one channel.
    ///
    /// # Errors
    /// The error of the writer, which writes to memory.
    pub fn wav(&self) -> Result<Vec<u8>, hound::Error> {
        let spec = WavSpec {
            channels: 1,
            sample_rate: RATE,
            bits_per_sample: 16,
            sample_format: SampleFormat::Int,
        };
        let mut bytes = Cursor::new(Vec::with_capacity(44 + 2 * self.0.len()));
        let mut writer = WavWriter::new(&mut bytes, spec)?;
        for sample in &self.0 {
            writer.write_sample((sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16)?;
        }
        writer.finalize()?;
        Ok(bytes.into_inner())
    }
}

fn samples_in(millis: u32) -> usize {
    millis as usize * RATE as usize / 1_000
}

/// Returns the samples at [`RATE`] per second, by linear interpolation.
fn at_rate(samples: Vec<f32>, rate: u32) -> Vec<f32> {
    if rate == RATE || samples.is_empty() {
        return samples;
    }
    let step = f64::from(rate) / f64::from(RATE);
    let length = (samples.len() as f64 / step) as usize;
    let between = |n: usize| {
        let at = n as f64 * step;
        let (left, part) = (at as usize, at.fract() as f32);
        let of = |n: usize| samples.get(n.min(samples.len() - 1)).copied().unwrap_or_default();
        of(left) * (1.0 - part) + of(left + 1) * part
    };
    (0..length).map(between).collect()
}

/// Checks the length of a frame, by which the reader divides without a check.
fn has_sound_frames(bytes: &[u8]) -> Result<(), &'static str> {
    let word = |at: usize| bytes.get(at..at + 4).and_then(|word| word.try_into().ok());
    let mut at = 12;
    while let (Some(name), Some(length)) = (word(at), word(at + 4)) {
        let name: [u8; 4] = name;
        if &name == b"fmt " {
            let half = |at: usize| bytes.get(at..at + 2).and_then(|half| half.try_into().ok());
            let channels = half(at + 10).map_or(0, u16::from_le_bytes);
            let frame = half(at + 20).map_or(0, u16::from_le_bytes);
            let fine = channels > 0 && frame >= channels;
            return if fine { Ok(()) } else { Err("frames of no length") };
        }
        let length = u32::from_le_bytes(length) as usize;
        at = at.saturating_add(8).saturating_add(length).saturating_add(length % 2);
        if at >= bytes.len() {
            break;
        }
    }
    // The reader reports any other fault.
    Ok(())
}
