//! An open event as the walls see it.

use std::{path::Path, sync::Arc};

use bottone_i18n::Language;
use bottone_rules::{time::Timestamp, witness::Witness};
use bottone_tournament::{
    Tournament,
    history::{Ledger, Record},
};
use bottone_ui_walls::{EventKey, WallEvent, WallSource};
use bottone_view::Stat;

use super::{FrameContext, Validity};

impl WallSource for FrameContext<'_> {
    fn tournament(&self) -> &Tournament {
        self.desk.tournament()
    }

    fn records(&self) -> &[Record] {
        self.desk.records()
    }

    fn ledger(&self) -> &Ledger {
        self.desk.ledger()
    }

    fn path(&self) -> Option<&Path> {
        self.desk.path()
    }

    fn now(&self) -> Timestamp {
        self.now
    }

    fn language(&self) -> Language {
        self.language
    }

    fn revision(&self) -> u64 {
        self.desk.revision()
    }

    fn witness(&self) -> Option<Witness> {
        self.desk.witness()
    }

    fn ends(&self, language: Language) -> Option<Stat> {
        self.forecast().map(|forecast| forecast.stat(language))
    }

    fn kept(
        &self,
        language: Language,
        key: EventKey,
        make: &dyn Fn(&EventKey) -> Arc<WallEvent>,
    ) -> Arc<WallEvent> {
        let cx = FrameContext { language, ..*self };
        Arc::clone(&cx.view(Validity::Change, key, make))
    }
}
