//! The readers of files, pastes and connections, fed with damaged bytes.
//!
//! A target takes bytes and must withstand them: it does not crash, and holds the law in its own
//! lines. First it gets the bytes kept in `tests/outside/hostile/found/TARGET/`, which once found a
//! fault. Then it gets samples with random changes. The randomness has a seed, so that every run of
//! the suite is the same. `FUZZ=100 cargo test --test outside hostile:: fuzz` runs a hundred times
//! as long, and `FUZZ_SEED=7` takes another path. A failing input is written to `found` and
//! reported by its number.
//!
//! Neither `cargo-fuzz` nor `bolero` is used. The first needs a nightly compiler to be guided, and
//! a package of its own. The second draws its seed from the system, so that no two runs of the
//! suite would be the same. A target is a function of bytes, and either could use it as it is.

mod change;
mod targets;

use std::{
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use bottone::base::draw::Draw;

use change::changed;

/// Returns the number of inputs for each target, times `FUZZ`.
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

/// Feeds a target. `.ci/long` reads the number of inputs that it had.
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
        // Each input has its own draw, so that a failing one can be repeated alone.
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
