//! Parallel work on independent items, on all processors.

use std::{
    panic,
    sync::atomic::{AtomicUsize, Ordering},
    thread::{self, Builder, ScopedJoinHandle},
};

/// The number of items in a piece of work. Pieces are large enough that their overhead is small,
/// and small enough to share the work evenly.
const PIECE: usize = 256;

/// Applies `work` to all items, piece by piece, and returns the results in order. `work` gets the
/// index of the piece's first item.
pub fn map_chunks_parallel<T: Sync, R: Send>(
    all: &[T],
    work: impl Fn(usize, &[T]) -> R + Sync,
) -> Vec<R> {
    in_pieces(PIECE, all, work)
}

/// Applies `work` to each item, where each takes long enough to be a piece of its own.
pub fn map_parallel<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let done = in_pieces(1, all, |_, piece| piece.iter().map(&work).collect::<Vec<_>>());
    done.into_iter().flatten().collect()
}

fn in_pieces<T: Sync, R: Send>(
    size: usize,
    all: &[T],
    work: impl Fn(usize, &[T]) -> R + Sync,
) -> Vec<R> {
    let pieces: Vec<&[T]> = all.chunks(size).collect();
    let next = AtomicUsize::new(0);
    let take = || {
        let mut done = Vec::new();
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            let Some(piece) = pieces.get(nth) else { return done };
            done.push((nth, work(nth * size, piece)));
        }
    };
    if pieces.len() < 2 {
        return take().into_iter().map(|(_, done)| done).collect();
    }
    let helpers = thread::available_parallelism().map_or(0, |cores| cores.get() - 1);
    let mut done = thread::scope(|scope| {
        // If the system gives no more threads, fewer threads do all the work.
        let start = |_| Builder::new().spawn_scoped(scope, take).ok();
        let started: Vec<ScopedJoinHandle<'_, _>> =
            (0..helpers.min(pieces.len() - 1)).filter_map(start).collect();
        let mut done = take();
        for helper in started {
            done.extend(helper.join().unwrap_or_else(|fault| panic::resume_unwind(fault)));
        }
        done
    });
    done.sort_unstable_by_key(|(nth, _)| *nth);
    done.into_iter().map(|(_, done)| done).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_of_pieces_is_in_order_and_whole() {
        for count in [0, 1, PIECE, PIECE + 1, 40 * PIECE + 7] {
            let all: Vec<usize> = (0..count).collect();
            let pieces = map_chunks_parallel(&all, |nth, piece| {
                assert_eq!(piece.first(), Some(&nth));
                piece.to_vec()
            });
            assert_eq!(pieces.concat(), all);
            assert_eq!(map_parallel(&all, |one| *one), all);
        }
    }

    #[test]
    fn a_fault_in_one_piece_is_a_fault_of_the_whole() {
        let all: Vec<usize> = (0..10 * PIECE).collect();
        let work = |nth: usize, _: &[usize]| assert_ne!(nth, 5 * PIECE, "the sixth");
        let caught = panic::catch_unwind(|| map_chunks_parallel(&all, work));
        assert!(caught.is_err());
    }
}
