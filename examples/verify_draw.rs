//! Repeats a published draw and compares the seats.
#![allow(clippy::print_stdout, reason = "an example prints its result")]

use bottone::proof::{DrawFault, InvalidLine, Sealing, replay};

const PUBLISHED: &str = "\
Bottone draws 1
event Friday Deep Stack
open 1 9
name 1 Conti, L.
name 2 Greco, P.
name 3 Villa, S.
draw 1 seats 2026-11-20T20:05:11.000Z 42
seat 1 1 4
seat 2 1 9
seat 3 1 3
end
";

pub(crate) fn main() -> Result<(), InvalidLine> {
    let verdict = replay(PUBLISHED, &[])?;
    assert!(verdict.is_valid());
    // The short code on the printed seat list.
    assert_eq!(verdict.draws_at_code("W8ZR-3KMD-B3NP"), Some(1));
    // No secret was sealed before the draw, so the seed proves less.
    assert_eq!(verdict.draws[0].sealing, Sealing::House);
    println!("{}: {} draw holds", verdict.event, verdict.draws.len());

    // A seat that the seed does not give is found.
    let changed = PUBLISHED.replace("seat 3 1 3", "seat 3 1 1");
    let wrong = replay(&changed, &[])?.draws[0].wrong;
    assert!(matches!(wrong, Some(DrawFault::Seat(3, _))));
    println!("seat 3 1 1: {wrong:?}");
    Ok(())
}
