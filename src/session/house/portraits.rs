//! The photographs of people in the book.

use std::io;

use bottone_base::person::PersonId;
use bottone_house::{Command, Refusal, people::PeopleCommand};
use bottone_store::portraits;

use super::{HouseDesk, HouseError};
use crate::error::AppendError;

impl HouseDesk {
    /// Returns the photograph of this person, a JPEG: their own, or that of a merged page. `None`
    /// if the signed-in person may not see it.
    ///
    /// # Errors
    /// If there is one that cannot be read.
    pub fn portrait(&self, person: PersonId) -> io::Result<Option<Vec<u8>>> {
        if self.may_see_people().is_err() {
            return Ok(None);
        }
        for id in self.house().people().ids_of(person) {
            if let Some(jpeg) = portraits::read(self.folder(), &id.to_string())? {
                return Ok(Some(jpeg));
            }
        }
        Ok(None)
    }

    /// Stores the photograph of this person, a JPEG, in place of any earlier one.
    ///
    /// # Errors
    /// If no person in the book has this id, the house is read-only, or the disk fails. The id may
    /// have gone meanwhile: making a photograph small takes a while.
    pub fn keep_portrait(&mut self, person: PersonId, jpeg: &[u8]) -> Result<(), HouseError> {
        self.writable()?;
        self.may_change(person)?;
        let people = self.house().people();
        let person = people.current_id(person);
        if people.get(person).is_none() {
            return Err(HouseError::Refused(Refusal::PersonUnknown));
        }
        portraits::save(self.folder(), &person.to_string(), jpeg)
            .map_err(HouseError::PortraitNotKept)?;
        self.revision += 1;
        Ok(())
    }

    /// Removes the photograph of this person, and those of merged pages.
    ///
    /// # Errors
    /// If the house is read-only, or the disk cannot be written.
    pub fn remove_portrait(&mut self, person: PersonId) -> Result<(), HouseError> {
        self.may_change(person)?;
        self.take_portraits(person)
    }

    pub(super) fn take_portraits(&mut self, person: PersonId) -> Result<(), HouseError> {
        self.writable()?;
        for id in self.house().people().ids_of(person) {
            portraits::remove(self.folder(), &id.to_string())
                .map_err(HouseError::PortraitNotKept)?;
        }
        self.revision += 1;
        Ok(())
    }

    fn may_change(&self, person: PersonId) -> Result<(), HouseError> {
        let to = self.house().people().get(person).map(|known| known.details.clone());
        let change = PeopleCommand::Change { person, to: to.unwrap_or_default() };
        self.may(&Command::People(change))
    }

    fn writable(&self) -> Result<(), HouseError> {
        match self.read_only() {
            Some(why) => Err(AppendError::ReadOnly(why.clone()).into()),
            None => Ok(()),
        }
    }
}
