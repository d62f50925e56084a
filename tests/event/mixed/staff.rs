//! The staff of a mixed evening.

use std::sync::LazyLock;

use bottone::{
    base::person::Role,
    session::{pin_hash, roles::SignedMember},
    tournament::{
        Command,
        staff::{Member, PinHash, StaffCommand},
    },
};

/// The staff by name and role.
pub(super) const STAFF: [(&str, Role); 7] = [
    ("Ada Neri", Role::Director),
    ("Zoe Blu", Role::Director),
    ("Flo Serra", Role::Floor),
    ("Carlo Villa", Role::Registration),
    ("Dino Galli", Role::Cashier),
    ("Elsa Fonti", Role::Dealer),
    ("Screen", Role::Television),
];

/// The PIN of every director.
pub(super) const PIN: &str = "7441";

/// Returns the hash of the PIN, computed once: it is slow on purpose.
pub(super) fn pin() -> PinHash {
    static HASH: LazyLock<PinHash> = LazyLock::new(|| pin_hash(PIN).unwrap());
    HASH.clone()
}

/// Returns the commands that add all of them.
pub(super) fn everybody() -> impl Iterator<Item = Command> {
    STAFF.into_iter().map(|(name, role)| {
        let pin = (role == Role::Director).then(pin);
        let member = Member { name: name.into(), role, pin, card: String::new() };
        Command::Staff(StaffCommand::Add(Box::new(member)))
    })
}

/// Returns this member as signed in at another desk.
pub(super) fn signed(member: &Member) -> SignedMember {
    let table =
        (member.role == Role::Dealer).then(|| bottone::base::seat::TableNo::new(1)).flatten();
    SignedMember { name: member.name.clone(), role: member.role, table }
}
