//! A sheet of paper as it is read: headings, tables, notes and room for handwriting, all of it
//! finished text. The printer decides where the pages end.

/// A list to be printed: a title, and parts one under the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The event's name, the largest words on the sheet.
    pub title: String,
    /// What the sheet is and of when: "Payouts · Day 1B · 21:06".
    pub detail: String,
    /// What must not be overlooked: "Provisional", "Copy". Empty when there is nothing.
    pub mark: String,
    /// Everything else, from the top.
    pub parts: Vec<Part>,
    /// At the foot of every page, beside the page's number.
    pub foot: String,
}

/// A part of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading within the sheet.
    Heading(String),
    /// Rows and columns.
    Table(Table),
    /// A paragraph.
    Note(String),
}

/// Rows and columns. A head is repeated on each page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The columns from the left.
    pub columns: Vec<Column>,
    /// The rows from the top.
    pub rows: Vec<Row>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What stands over it.
    pub head: String,
    /// What stands in it.
    pub kind: Kind,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Words, from the left; long ones go on in the next line.
    Words,
    /// Figures, from the right, never broken.
    Figures,
    /// Nothing: somebody writes there, and the rows are tall enough for it.
    Blank,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A cell for each column.
    Cells(Vec<String>),
    /// Words across all columns.
    Band(String),
    /// A cell for each column, as the sum of what is above.
    Total(Vec<String>),
}

impl Column {
    /// A column of words.
    pub fn words(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: Kind::Words }
    }

    /// A column of figures.
    pub fn figures(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: Kind::Figures }
    }

    /// A column to write in.
    pub fn blank(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: Kind::Blank }
    }
}

/// A slip that is cut from a page: who gets how much, and room to sign for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    /// The event: "Autumn Main Event · Day 1B".
    pub event: String,
    /// What the slip is: "Payout slip".
    pub kind: String,
    /// Whose it is.
    pub name: String,
    /// "3rd place · entry 41 · IT".
    pub detail: String,
    /// What is handed over, in figures: the largest thing on the slip.
    pub amount: String,
    /// The same in words.
    pub in_words: String,
    /// What the amount is made of, as caption and figure.
    pub figures: Vec<(String, String)>,
    /// Lines to fill in: the caption, and what is known of it already.
    pub blanks: Vec<(String, String)>,
    /// What must not be overlooked: "Provisional". Empty when there is nothing.
    pub mark: String,
    /// The last line, small.
    pub foot: String,
}
