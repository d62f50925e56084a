//! The cost of opening whole events, beside the cost of their bytes alone.
//!
//! ```text
//! cargo bench --bench open -- FILE…
//! ```
//!
//! Each file is opened as the window opens it: read, every seal checked, every line parsed, all
//! laws checked. In turn with that, its bytes are read and hashed once on one processor. The output
//! has the shortest of twenty runs of both, and the ratio.
#![allow(missing_docs, clippy::print_stdout, clippy::unwrap_used, reason = "a bench")]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it measures files and times"
)]

use std::{
    hint::black_box,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use bottone::{
    base::time::Timestamp,
    session::{Desk as _, Operator, file, time::StageClock},
};
use sha2::{Digest as _, Sha256};

const ROUNDS: usize = 20;

fn main() {
    // `cargo bench` adds arguments of its own.
    let files = std::env::args().skip(1).filter(|word| !word.starts_with("--")).map(PathBuf::from);
    for file in files {
        let (mut opening, mut hashing, mut records) = (Duration::MAX, Duration::MAX, 0);
        for _ in 0..ROUNDS {
            opening = opening.min(timed(|| records = open(&file)));
            hashing = hashing.min(timed(|| {
                black_box(Sha256::digest(std::fs::read(&file).unwrap()));
            }));
        }
        println!(
            "{}: {records} records opened in {:.1} ms; read and hashed in {:.1} ms: {:.1} times as long",
            file.display(),
            opening.as_secs_f64() * 1_000.0,
            hashing.as_secs_f64() * 1_000.0,
            opening.as_secs_f64() / hashing.as_secs_f64(),
        );
    }
}

fn timed(work: impl FnOnce()) -> Duration {
    let began = Instant::now();
    work();
    began.elapsed()
}

fn open(path: &Path) -> usize {
    let clock = Box::new(StageClock::at(Timestamp::from_millis(1_795_284_000_000)));
    let operator = Operator { name: "Ann".into(), station: "bench".into() };
    file::read(path, clock, operator).unwrap().desk.records().len()
}
