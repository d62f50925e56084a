//! The content of paper: sheets of headings, tables and notes, cards, slips, all of finished text.
//! The printer decides where the pages end.

/// A print job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
    /// Sheets in sequence, each starting on a new page with its own page numbers.
    Sheets(Vec<Sheet>),
    /// Slips, several to a page, with lines to cut along. The pages are cut as one pile, and the
    /// cut piles stacked on each other are in order.
    Slips(Vec<Slip>),
    /// Cards, cut from pages like slips, or one to a page.
    Cards(Vec<PaperCard>, CardsPerPage),
}

impl Job {
    /// Returns whether there is nothing to print.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Sheets(sheets) => sheets.is_empty(),
            Self::Slips(slips) => slips.is_empty(),
            Self::Cards(cards, _) => cards.is_empty(),
        }
    }
}

/// The number of cards on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardsPerPage {
    /// Two across, four down.
    #[default]
    Eight,
    /// One, on a page of a card's own size.
    One,
}

/// A card for a player: the name, the destination and a few facts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PaperCard {
    /// The event: "Autumn Main Event · Day 1B".
    pub event: String,
    /// The kind of card: "Seat", "Move".
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
    /// A warning that must be seen: "Copy". Empty without one.
    pub mark: String,
    /// The text that replaces the name if no typeface has its letters: "Entry 41".
    pub instead: String,
    /// A QR code to be read at the desk.
    pub code: Option<Code>,
}

/// One of the largest figures on a card, with its caption.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct BigFigure {
    /// "Table".
    pub caption: String,
    /// "9".
    pub figure: String,
    /// True if this is the old seat, which is printed less black.
    pub faint: bool,
}

/// A QR code for a phone, with words beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Code {
    /// The content for the phone.
    pub content: String,
    /// The content for people, line by line: the short code first.
    pub words: Vec<String>,
    /// The purpose, printed under the picture so that codes are not confused.
    pub purpose: String,
}

/// A printed list: a title, and parts one below the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The event's name, in the largest type on the sheet.
    pub title: String,
    /// The kind of sheet and its time: "Payouts · Day 1B · 21:06".
    pub detail: String,
    /// A warning that must be seen: "Provisional", "Copy". Empty without one.
    pub mark: String,
    /// Everything else, from the top.
    pub parts: Vec<SheetPart>,
    /// The foot of every page, beside the page number.
    pub foot: String,
    /// The distance from which it is read.
    pub lay: ReadingDistance,
}

/// The distance from which a sheet is read, which decides its type size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReadingDistance {
    /// In the hand or on a desk.
    #[default]
    Usual,
    /// Two metres, in front of a wall: large letters, and each page names its content at the top.
    Wall,
    /// On a table: two to a page, one above the other, to be cut apart.
    Half,
}

/// A part of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetPart {
    /// A heading within the sheet.
    Heading(String),
    /// Rows and columns.
    Table(SheetTable),
    /// A paragraph.
    Note(String),
    /// A note valid only at the time of printing; no sheet is out of date because of it.
    Forecast(String),
    /// A QR code.
    Code(Code),
    /// A QR code as large as the page allows, under words that are read from across the room.
    Poster(Code),
}

/// Rows and columns. The head is repeated on each page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetTable {
    /// The columns from the left.
    pub columns: Vec<Column>,
    /// The rows from the top.
    pub rows: Vec<TableRow>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The head of the column.
    pub head: String,
    /// The kind of content.
    pub kind: ColumnKind,
}

/// The kind of content in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// Words, left-aligned; long ones wrap.
    Words,
    /// Figures, right-aligned, never wrapped.
    Figures,
    /// An empty column to write in, with rows tall enough for it.
    Blank,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableRow {
    /// One cell for each column.
    Cells(Vec<String>),
    /// Words across all columns, over the rows that belong under them. Repeated if the rows
    /// continue in the next column or on the next page.
    Band(String),
    /// Words across all columns between two rows: a break between two levels.
    Between(String),
    /// A sum of the rows above, with a cell for each column.
    Total(Vec<String>),
}

impl Column {
    /// Makes a column of words.
    pub fn words(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: ColumnKind::Words }
    }

    /// Makes a column of figures.
    pub fn figures(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: ColumnKind::Figures }
    }

    /// Makes a column to write in.
    pub fn blank(head: impl Into<String>) -> Self {
        Self { head: head.into(), kind: ColumnKind::Blank }
    }
}

/// A slip cut from a page: the recipient, the amount, and room for a signature.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    /// The event: "Autumn Main Event · Day 1B".
    pub event: String,
    /// The kind of slip: "Payout slip".
    pub kind: String,
    pub name: String,
    /// "3rd place · entry 41 · IT".
    pub detail: String,
    /// The amount in figures, in the largest type on the slip.
    pub amount: String,
    /// The amount in words.
    pub in_words: String,
    /// The parts of the amount, as caption and figure.
    pub figures: Vec<(String, String)>,
    /// Lines to fill in: the caption, and any content already known.
    pub blanks: Vec<(String, String)>,
    /// A warning that must be seen: "Provisional". Empty without one.
    pub mark: String,
    /// The last line, small.
    pub foot: String,
    /// The text that replaces the name if no typeface has its letters: "Entry 41".
    pub instead: String,
    /// A QR code to be read at the desk.
    pub code: Option<Code>,
}
