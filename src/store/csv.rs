//! Players from a spreadsheet.
