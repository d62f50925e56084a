//! The printing of sheets during the evening, and draws that depend on a sealed secret.

use bottone_base::fair::Secret;
use bottone_i18n::Language;
use bottone_session::Desk as _;
use bottone_tournament::{
    Command,
    draws::DrawCommand,
    papers::{Outlet, PaperCommand, Scope, SheetKind},
};
use bottone_view_paper::{
    printing::{PrintRequest, SheetLayout},
    sheets::ALL,
};

use super::{Rehearsal, RehearsalError};

/// The percentage of steps after which a sheet is printed.
const SHEETS: usize = 4;
/// The percentage of steps after which a sealed secret is revealed, and another one sealed.
const SECRETS: usize = 1;

impl Rehearsal<'_> {
    /// Seals a secret before the first draw of a seat, in most houses.
    pub(crate) fn seal_early(&mut self) -> Result<(), RehearsalError> {
        if self.office_happens(70) { self.seal() } else { Ok(()) }
    }

    /// Prints a sheet or reveals the secret, between two hands.
    pub(super) fn print_or_reveal(&mut self) -> Result<(), RehearsalError> {
        if self.office_happens(SHEETS) {
            self.print()?;
        }
        if self.office_happens(SECRETS) && self.reveal()? {
            self.seal()?;
        }
        Ok(())
    }

    /// Seals a secret, after which the room may say a word.
    fn seal(&mut self) -> Result<(), RehearsalError> {
        let mut secret = [0; 32];
        for eight in secret.chunks_exact_mut(8) {
            eight.copy_from_slice(&self.office_seed().to_le_bytes());
        }
        // A secret may have been sealed before the rehearsal.
        let seal = Command::Draws(DrawCommand::Seal(Secret::new(secret)));
        if self.submit_if_allowed(seal)? && self.office_happens(60) {
            let word = "sette bello".to_owned();
            self.submit(Command::Draws(DrawCommand::Say(word)))?;
        }
        Ok(())
    }

    /// Reveals the sealed secret, if there is one.
    pub(super) fn reveal(&mut self) -> Result<bool, RehearsalError> {
        self.submit_if_allowed(Command::Draws(DrawCommand::Reveal))
    }

    /// Prints one of the sheets: all of it, or for one table.
    fn print(&mut self) -> Result<(), RehearsalError> {
        // A rehearsal has no page that a poster could lead to.
        let some: Vec<SheetKind> =
            ALL.into_iter().filter(|sheet| *sheet != SheetKind::Poster).collect();
        let Some(sheet) = self.office_pick(&some) else { return Ok(()) };
        let tables = self.room.tables();
        let table = self.office_pick(&tables).filter(|_| self.office_happens(30));
        let scope = table.map_or(Scope::All, |table| Scope::Tables(vec![table]));
        let outlet = match self.office_below(2) {
            0 => Outlet::File,
            _ => Outlet::Printer("Laser".to_owned()),
        };
        let wanted = PrintRequest { sheet, scope, laid: SheetLayout::Usual };
        let printed = wanted.printed(&self.session.papers(Language::English), outlet);
        self.submit(Command::Papers(PaperCommand::Record(Box::new(printed))))
    }
}
