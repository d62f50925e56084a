//! The shipped structures as a spreadsheet.

use bottone_rules_support::profiles::structures;
use bottone_view_structures::pasted;

/// A structure comes back from a spreadsheet with all its rows.
#[test]
fn every_shipped_structure_comes_back_from_a_spreadsheet() {
    for (id, structure) in structures() {
        let sheet = pasted::read(&pasted::written(&structure), &[]);
        assert_eq!(sheet.rows, structure.rows, "{id}");
        assert_eq!(sheet.unread().count(), 0, "{id}");
    }
}
