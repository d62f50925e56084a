//! The small examples, which check their own results.

#[path = "../../examples/icm_deal.rs"]
mod icm_deal;
#[path = "../../examples/ruling.rs"]
mod ruling;
#[path = "../../examples/side_pot.rs"]
mod side_pot;
#[path = "../../examples/verify_draw.rs"]
mod verify_draw;

#[test]
fn a_ruling() {
    ruling::main().unwrap();
}

#[test]
fn a_side_pot() {
    side_pot::main();
}

#[test]
fn a_deal_by_icm() {
    icm_deal::main().unwrap();
}

#[test]
fn a_draw_verified() {
    verify_draw::main().unwrap();
}
