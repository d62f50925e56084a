//! What reads files, pastes and connections, with bytes that somebody has tampered with.
//!
//! A target takes bytes and stands up to them: it does not fall over, and holds the law that its own
//! lines say. It is fed with what was kept in `tests/outside/hostile/found/TARGET/` (bytes that found
//! something once), then with samples that are changed by chance. Chance has a seed, so that every run
//! of the suite is the same one; `FUZZ=100 cargo test --test outside hostile:: fuzz` runs a hundred times as
//! long, `FUZZ_SEED=7` on another way. What fails is written to `found` and told by its number.
//!
//! Neither `cargo-fuzz` nor `bolero`: the one needs a nightly compiler to be guided, and a package of
//! its own; the other draws its seed from the system, so that no two runs of the suite would be the
//! same. A target is a function of bytes, and either would take it as it is.

mod change;
mod targets;

use std::{
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use bottone::rules::draw::Draw;

use change::changed;

/// How many inputs each target gets, times `FUZZ`.
fn runs(usual: u64) -> u64 {
    let times = env::var("FUZZ").ok().and_then(|times| times.parse().ok());
    usual.saturating_mul(times.unwrap_or(1))
}

fn seed() -> u64 {
    env::var("FUZZ_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(2_026)
}

fn found(target: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/outside/hostile/found").join(target)
}

/// Feeds a target. How many inputs it had is for `.ci/long` to read.
#[expect(clippy::print_stdout, reason = "the harness keeps it to itself unless it is asked")]
fn feed(target: &str, usual: u64, samples: &[Vec<u8>], mut stand: impl FnMut(&[u8])) {
    let mut kept: Vec<PathBuf> = fs::read_dir(found(target))
        .into_iter()
        .flatten()
        .map(|file| file.unwrap().path())
        .collect();
    kept.sort();
    for file in kept {
        stand(&fs::read(&file).unwrap());
    }
    assert!(!samples.is_empty());
    for sample in samples {
        stand(sample);
    }
    for nth in 0..runs(usual) {
        // Each input has a draw of its own, so that the one that fails can be had by itself.
        let mut draw = Draw::new(seed().wrapping_add(nth));
        let bytes = changed(&mut draw, samples);
        if catch_unwind(AssertUnwindSafe(|| stand(&bytes))).is_err() {
            let file = found(target).join(format!("{}-{nth}", seed()));
            fs::create_dir_all(found(target)).unwrap();
            fs::write(&file, &bytes).unwrap();
            panic!("{target} fell over input {nth}, which is kept in {}", file.display());
        }
    }
    println!("fed {} inputs to {target}", runs(usual));
}
