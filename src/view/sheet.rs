//! Paper as it is read: sheets of headings, tables and notes, cards, slips, all of it finished text.
//! The printer decides where the pages end.

/// What is to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// Sheets one after the other, each beginning on a page of its own with page numbers of its own.
    Sheets(Vec<Sheet>),
    /// Slips, several to a page, with lines to cut along: the pile of pages is cut once, and the piles
    /// laid on each other are in order.
    Slips(Vec<Slip>),
    /// Cards, cut from pages like slips, or one to a page.
    Cards(Vec<Card>, OnAPage),
}

impl Job {
    /// Is there nothing on it?
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Sheets(sheets) => sheets.is_empty(),
            Self::Slips(slips) => slips.is_empty(),
            Self::Cards(cards, _) => cards.is_empty(),
        }
    }
}

/// How many cards a page holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnAPage {
    /// Two beside each other, four under each other.
    #[default]
    Eight,
    /// One, on a page of a card's own size.
    One,
}

/// A card that somebody holds: who, where to, and the few facts that go with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Card {
    /// The event: "Autumn Main Event · Day 1B".
    pub event: String,
    /// What the card is: "Seat", "Move".
    pub kind: String,
    pub name: String,
    /// The largest things on it, from the left.
    pub figures: Vec<BigFigure>,
    /// Small facts in whole lines: "30,000 chips", "€500 + 50".
    pub lines: Vec<String>,
    /// The last line, at the left: "Entry 2 · 30,000 chips".
    pub left: String,
    /// The last line, at the right: "20:10 · 0217".
    pub right: String,
    /// What must not be overlooked: "Copy". Empty when there is nothing.
    pub mark: String,
    /// What is said in place of the name where no typeface has its letters: "Entry 41".
    pub instead: String,
    /// A picture of squares to be read at the desk.
    pub code: Option<Code>,
}

/// One of the largest things on a card, under what it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct BigFigure {
    /// "Table".
    pub caption: String,
    /// "9".
    pub figure: String,
    /// Is it where somebody comes from, and so less black?
    pub faint: bool,
}

/// Something that a telephone reads (a QR code), with words beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Code {
    /// What it says to the telephone.
    pub content: String,
    /// What it says to people, line by line: the short code first.
    pub words: Vec<String>,
    /// What it is for, under the picture: nobody takes one for another.
    pub purpose: String,
}

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
    /// From where it is read.
    pub lay: Lay,
}

/// From where a sheet is read, and so how large it is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lay {
    /// From a hand or a desk.
    #[default]
    Usual,
    /// From two metres, by people in front of a wall: large letters, and over each page what is on it.
    Wall,
    /// From a table: two to a page, one above the other, to be cut apart.
    Half,
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
    /// A note that holds for the instant of printing alone: no sheet is out of date because of it.
    Forecast(String),
    /// Something for a telephone to read.
    Code(Code),
    /// The same as large as the page lets it be, under the words that are read from across the room.
    Poster(Code),
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
    pub kind: ColumnKind,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
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
    /// Words across all columns, over the rows that belong under them: repeated where these go on in
    /// the next column or on the next page.
    Band(String),
    /// Words across all columns, between one row and the next: a break between two levels.
    Between(String),
    /// A cell for each column, as the sum of what is above.
    Total(Vec<String>),
}

impl Column {
    /// A column of words.
    pub fn words(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: ColumnKind::Words }
    }

    /// A column of figures.
    pub fn figures(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: ColumnKind::Figures }
    }

    /// A column to write in.
    pub fn blank(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: ColumnKind::Blank }
    }
}

/// A slip that is cut from a page: who gets how much, and room to sign for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    /// The event: "Autumn Main Event · Day 1B".
    pub event: String,
    /// What the slip is: "Payout slip".
    pub kind: String,
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
    /// What is said in place of the name where no typeface has its letters: "Entry 41".
    pub instead: String,
    /// A picture of squares to be read at the desk.
    pub code: Option<Code>,
}
