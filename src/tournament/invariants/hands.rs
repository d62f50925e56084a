//! Hands that the floor waits for.

use super::{Breach, ensure};
use crate::{Tournament, hands::BoardKind};

impl Tournament {
    /// Checks that a board of hand for hand exists exactly during hand for hand. No table may
    /// report more hands than there were.
    pub(super) fn check_board(&self) -> Result<(), Breach> {
        let board = self.hands.board();
        let together = board.is_some_and(|board| board.kind == BoardKind::Together);
        let began = self.entries.hand_for_hand().began().is_some();
        ensure(together == began, Breach::BoardAstray)?;
        let Some(board) = board else { return Ok(()) };
        let most = match board.kind {
            BoardKind::Together => board.number,
            BoardKind::Soft => u16::MAX,
            BoardKind::Last { hands, .. } => hands.into(),
        };
        let mut tables = self.tables.open().map(|(table, _)| board.at_table(table).hands);
        ensure(tables.all(|hands| hands <= most), Breach::BoardAstray)
    }
}
