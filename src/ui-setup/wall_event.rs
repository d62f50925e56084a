//! An open event as the walls see it.

use std::{path::Path, sync::Arc};

use bottone_base::{time::Timestamp, witness::Witness};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    history::{Ledger, Record},
};
use bottone_ui_frame::context::{FrameContext, Validity};
use bottone_ui_walls::{EventKey, WallEvent, WallSource};
use bottone_view::Stat;

/// An open event for the walls.
pub struct EventOfWalls<'a>(pub FrameContext<'a>);

impl WallSource for EventOfWalls<'_> {
    fn tournament(&self) -> &Tournament {
        self.0.desk.tournament()
    }

    fn records(&self) -> &[Record] {
        self.0.desk.records()
    }

    fn ledger(&self) -> &Ledger {
        self.0.desk.ledger()
    }

    fn path(&self) -> Option<&Path> {
        self.0.desk.path()
    }

    fn now(&self) -> Timestamp {
        self.0.now
    }

    fn language(&self) -> Language {
        self.0.language
    }

    fn revision(&self) -> u64 {
        self.0.desk.revision()
    }

    fn witness(&self) -> Option<Witness> {
        self.0.desk.witness()
    }

    fn ends(&self, language: Language) -> Option<Stat> {
        self.0.forecast().map(|forecast| forecast.stat(language))
    }

    fn kept(
        &self,
        language: Language,
        key: EventKey,
        make: &dyn Fn(&EventKey) -> Arc<WallEvent>,
    ) -> Arc<WallEvent> {
        let cx = FrameContext { language, ..self.0 };
        Arc::clone(&cx.view(Validity::Change, key, make))
    }
}
