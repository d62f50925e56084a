//! The people who work at a mixed evening.

use std::sync::LazyLock;

use bottone::{
    rules::person::Role,
    session::{pin_hash, roles::Signed},
    tournament::{
        Command,
        staff::{Member, PinHash, StaffCommand},
    },
};

/// Everybody by name and role.
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

/// Returns the PIN as it is written. It is worked out once: that takes long on purpose.
pub(super) fn pin() -> PinHash {
    static HASH: LazyLock<PinHash> = LazyLock::new(|| pin_hash(PIN).unwrap());
    HASH.clone()
}

/// Returns the commands by which all of them come to work here.
pub(super) fn everybody() -> impl Iterator<Item = Command> {
    STAFF.into_iter().map(|(name, role)| {
        let pin = (role == Role::Director).then(pin);
        let member = Member { name: name.into(), role, pin, card: String::new() };
        Command::Staff(StaffCommand::Add(Box::new(member)))
    })
}

/// Returns this member as somebody who proved elsewhere who he is.
pub(super) fn signed(member: &Member) -> Signed {
    let table =
        (member.role == Role::Dealer).then(|| bottone::rules::seat::TableNo::new(1)).flatten();
    Signed { name: member.name.clone(), role: member.role, table }
}
