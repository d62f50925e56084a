//! What is done with the house's structures.

use std::path::PathBuf;

use crate::{
    rules::{chip_set::ChipSet, levels::Structure},
    store::profiles::{Catalogued, OwnBlinds, TakenOff},
    ui::dialogs::Dialog,
};

/// Something with the structures on the shelf.
#[derive(Clone, Debug)]
pub enum ShelfAction {
    /// Show them; afterwards this is gone on with.
    Open(Option<Box<Dialog>>),
    /// Begin with this one: the event that is being made, or the open one as long as its clock was never started.
    Play(Box<Structure>),
    /// Give the structure in this file of the house another name.
    Rename(PathBuf, Box<Structure>, String),
    /// Put the structure of this name into a group, or into none.
    Group(String, String),
    /// Keep a structure a second time, as the house's own.
    Duplicate(Box<Structure>),
    /// Take this file of the house, which is called so, off the shelf.
    TakeOff(PathBuf, String),
    /// Put back what was taken off.
    PutBack(Box<OffTheShelf>),
    /// Ask where to save this structure, and save it there.
    Save(Box<Structure>, StructureAs),
    /// Keep this chip set in the house's folder, for other structures and events.
    KeepChips(ChipSet),
    /// Keep these as the blinds that the house plays.
    KeepBlinds(OwnBlinds),
}

/// How a structure is given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StructureAs {
    /// Cells for a spreadsheet.
    Cells,
    /// As the program keeps it.
    Profile,
    /// Paper.
    Sheet,
}

/// The ways with the name of each.
pub(in crate::ui) const WAYS: [(StructureAs, &str); 3] = [
    (StructureAs::Sheet, "shelf-save-sheet"),
    (StructureAs::Cells, "paste-save-csv"),
    (StructureAs::Profile, "paste-save-ron"),
];

/// A structure that was taken off the shelf, with what was kept of it.
#[derive(Clone, Debug)]
pub struct OffTheShelf {
    pub name: String,
    pub file: TakenOff,
    /// Its group and how often it was played.
    pub about: Option<Catalogued>,
}
