//! All rules of drawers.

use bottone_base::money::Money;

use super::{Drawer, Drawers, DrawersCommand, DrawersEvent, Opening};
use crate::{House, Refusal, events::Events};

pub(crate) fn decide(house: &House, command: &DrawersCommand) -> Result<DrawersEvent, Refusal> {
    let drawers = &house.drawers;
    Ok(match command {
        DrawersCommand::Open(opening) => {
            check_opening(drawers, opening)?;
            DrawersEvent::Opened(opening.clone())
        }
        DrawersCommand::Move { drawer, to_drawer, reason } => {
            drawers.open_drawer(*drawer)?;
            Refusal::NotUnderstood.check(Events::is_name(reason) && !to_drawer.is_zero())?;
            let (drawer, to_drawer, reason) = (*drawer, *to_drawer, reason.clone());
            DrawersEvent::Moved { drawer, to_drawer, reason }
        }
        DrawersCommand::Close { drawer, closing } => {
            let known = drawers.open_drawer(*drawer)?;
            let note = closing.note.is_empty() || Events::is_name(&closing.note);
            let sound = note && closing.counted.is_sound() && closing.until >= known.opening.from;
            Refusal::NotUnderstood.check(sound)?;
            DrawersEvent::Closed { drawer: *drawer, closing: closing.clone() }
        }
    })
}

fn check_opening(drawers: &Drawers, opening: &Opening) -> Result<(), Refusal> {
    let sound = Events::is_name(&opening.cashier)
        && (opening.desk.is_empty() || Events::is_name(&opening.desk))
        && opening.float >= Money::ZERO
        && opening.number == drawers.next();
    Refusal::NotUnderstood.check(sound)?;
    if let Some(before) = opening.after {
        let before = drawers.get(before).ok_or(Refusal::DrawerUnknown)?;
        Refusal::DrawerNotCounted.check(before.closed.is_some())?;
    }
    // A cashier has one drawer at a desk: with two, the money of an act could not be assigned.
    let same = |drawer: &Drawer| {
        let other = &drawer.opening;
        (&other.cashier, &other.desk, &other.currency)
            == (&opening.cashier, &opening.desk, &opening.currency)
    };
    let over =
        |drawer: &Drawer| drawer.closed.as_ref().is_some_and(|closed| closed.until <= opening.from);
    let clashes = drawers.all().any(|(_, drawer)| same(drawer) && !over(drawer));
    Refusal::DrawerOpen.check(!clashes)
}

impl Drawers {
    fn open_drawer(&self, number: u32) -> Result<&Drawer, Refusal> {
        let drawer = self.get(number).ok_or(Refusal::DrawerUnknown)?;
        Refusal::DrawerCounted.check(drawer.closed.is_none())?;
        Ok(drawer)
    }
}
