//! The event that a wall shows, as the desk's window hands it over.

use std::{path::Path, sync::Arc};

use bottone_base::{time::Timestamp, witness::Witness};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    history::{Ledger, Record},
};
use bottone_view::Stat;
use bottone_view_public::walls::{Schedule, Standings};

use super::WallEvent;

/// An open event in one frame of the desk's window.
pub trait WallSource {
    fn tournament(&self) -> &Tournament;
    fn records(&self) -> &[Record];
    fn ledger(&self) -> &Ledger;

    /// Returns the event's file, if it has one.
    fn path(&self) -> Option<&Path>;

    /// Returns the instant of the frame.
    fn now(&self) -> Timestamp;

    /// Returns the desk's language, for walls without one of their own.
    fn language(&self) -> Language;

    /// Returns a number that rises with every change.
    fn revision(&self) -> u64;

    /// Returns the code of the record's last line.
    fn witness(&self) -> Option<Witness>;

    /// Returns the forecast end in this language, if one is possible.
    fn ends(&self, language: Language) -> Option<Stat>;

    /// Returns the result of `make`, which is kept until the event, the language or the key changes.
    fn kept(
        &self,
        language: Language,
        key: EventKey,
        make: &dyn Fn(&EventKey) -> Arc<WallEvent>,
    ) -> Arc<WallEvent>;
}

/// The data of a wall that do not come from the event's records.
#[derive(PartialEq)]
pub struct EventKey {
    /// The address of the room's page.
    pub(super) page: Option<String>,
    /// The forecast end.
    pub(super) ends: Option<Stat>,
    pub(super) schedule: Arc<Schedule>,
    pub(super) standings: Arc<Standings>,
}
