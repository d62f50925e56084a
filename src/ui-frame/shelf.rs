//! The actions on the house's structures.

use std::path::PathBuf;

use bottone_rules::{chip_set::ChipSet, levels::Structure};
use bottone_store::profiles::{CatalogueEntry, OwnBlinds, RemovedFile};

use crate::dialog::Dialog;

/// An action on the structures of the shelf.
#[derive(Clone, Debug)]
pub enum ShelfAction {
    /// Show them; the given dialog follows.
    Open(Option<Box<dyn Dialog>>),
    /// Use this structure for the event in the making, or for the open one if its clock was never
    /// started.
    Play(Box<Structure>),
    /// Rename the structure in this file of the house.
    Rename(PathBuf, Box<Structure>, String),
    /// Move the structure of this name into a group; an empty name means no group.
    Group(String, String),
    /// Save a copy of a structure as the house's own.
    Duplicate(Box<Structure>),
    /// Take this file of the house, with this name, off the shelf.
    TakeOff(PathBuf, String),
    /// Put a removed structure back.
    PutBack(Box<RemovedStructure>),
    /// Ask where to save this structure, and save it there.
    Save(Box<Structure>, StructureFormat),
    /// Save this chip set in the house's folder, for other structures and events.
    KeepChips(ChipSet),
    /// Save these blinds as the house's own.
    KeepBlinds(OwnBlinds),
}

/// The form of an exported structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StructureFormat {
    /// Cells for a spreadsheet.
    Cells,
    /// The program's own file format.
    Profile,
    /// A printed sheet.
    Sheet,
}

/// The forms, each with the name of its label.
pub const WAYS: [(StructureFormat, &str); 3] = [
    (StructureFormat::Sheet, "shelf-save-sheet"),
    (StructureFormat::Cells, "paste-save-csv"),
    (StructureFormat::Profile, "paste-save-ron"),
];

/// A structure taken off the shelf, with its catalogue data.
#[derive(Clone, Debug)]
pub struct RemovedStructure {
    pub name: String,
    pub file: RemovedFile,
    /// Its group and the number of times it was played.
    pub about: Option<CatalogueEntry>,
}
