//! Laws of the files of structures.

use bottone_rules::levels::Structure;
use bottone_rules_support::structures::any_structure;
use bottone_store::profiles;
use proptest::prelude::*;

use super::load;

proptest! {
    #[test]
    fn any_structure_reads_as_it_was_written(structure in any_structure()) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("any.ron");
        profiles::write(&file, &structure).unwrap();
        prop_assert_eq!(profiles::read::<Structure>(&file).unwrap(), structure);
    }


    #[test]
    fn no_text_makes_the_reader_panic(text in "[(\\[]?(name|rows|Level|ColourUp|[:,()\\[\\]0-9\" \n]|\\PC){0,40}") {
        let _ = load(text.as_bytes());
    }
}
