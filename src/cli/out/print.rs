//! `bottone print`: any sheet of an event as PDF.

use std::path::PathBuf;

use clap::{
    Args, ValueEnum,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};

use super::{
    Done,
    chosen::{players, scope, tables},
    complain, of_file, opened, written,
};
use crate::{
    i18n::{Language, Saying, Told as _},
    page::is_found_by_others,
    print,
    tournament::papers::SheetKind,
    view::{
        missing,
        printing::{Laid, laid_out},
        sheets::{self, Desk},
    },
};

/// The arguments. The event is not changed: only the window, which holds the open file alone,
/// records that a sheet was printed.
#[derive(Debug, Args)]
pub(in crate::cli) struct Print {
    #[arg(value_parser = names())]
    sheet: SheetKind,
    file: PathBuf,
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_enum, default_value = "a4")]
    paper: Size,
    #[arg(long, value_name = "LIST", conflicts_with = "players")]
    tables: Option<String>,
    #[arg(long, value_name = "NAMES")]
    players: Vec<String>,
    #[arg(long)]
    single: bool,
    #[arg(long, conflicts_with = "single")]
    wall: bool,
    #[arg(long, conflicts_with_all = ["single", "wall"])]
    halves: bool,
    #[arg(long, value_name = "URL")]
    page: Option<String>,
}

impl Print {
    /// Returns the layout, or the name of the message that refuses it.
    fn laid(&self) -> Result<Laid, &'static str> {
        let asked = [
            (self.single, Laid::Single, "cli-print-not-cards"),
            (self.wall, Laid::Wall, "cli-print-not-wall"),
            (self.halves, Laid::Half, "cli-print-not-halves"),
        ];
        let asked = asked.into_iter().find(|(asked, ..)| *asked);
        let Some((_, laid, why)) = asked else { return Ok(Laid::Usual) };
        if Laid::other(self.sheet) == Some(laid) { Ok(laid) } else { Err(why) }
    }
}

/// The paper size, as typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Size {
    A4,
    Letter,
    Roll,
}

impl From<Size> for print::Paper {
    fn from(size: Size) -> Self {
        match size {
            Size::A4 => Self::A4,
            Size::Letter => Self::Letter,
            Size::Roll => Self::Roll80,
        }
    }
}

/// Returns a parser of the sheets' names.
fn names() -> impl TypedValueParser<Value = SheetKind> {
    let names = sheets::ALL.map(|kind| {
        let name = PossibleValue::new(sheets::typed(kind));
        // The name in the first versions of the program.
        if kind == SheetKind::PayoutSlips { name.alias("slips") } else { name }
    });
    let kind = |name: String| {
        let called = |kind: &SheetKind| sheets::typed(*kind) == name;
        sheets::ALL.into_iter().find(called).unwrap_or(SheetKind::PayoutSlips)
    };
    PossibleValuesParser::new(names).map(kind)
}

/// Prints a sheet, and says how many pages it has.
pub(in crate::cli) fn print(language: Language, asked: &Print) -> Done {
    let session = opened(language, &asked.file)?;
    let t = session.tournament();
    let tables = asked.tables.as_deref().map(|typed| tables(language, t, typed)).transpose()?;
    let players = players(language, t, &asked.players)?;
    let scope = scope(language, asked.sheet, tables, players)?;
    let laid = asked.laid().map_err(|why| language.word(why))?;
    let page = asked.page.as_deref();
    if let Some(typed) = page.filter(|url| !is_found_by_others(url)) {
        return Err(language.say("cli-print-no-url", &[("typed", typed.into())]));
    }
    let desk = Desk { page, ..session.papers(language) };
    let job = sheets::job(&desk, asked.sheet, &scope);
    if job.is_empty() {
        return Err(sheets::why_nothing(&desk, asked.sheet, &scope));
    }
    let job = laid_out(job, laid);
    let printed =
        print::pdf(language, asked.paper.into(), job).map_err(|error| error.told(language))?;
    if !printed.missing.is_empty() {
        complain(&missing::told(language, &printed.missing));
    }
    written(language, &asked.out, &printed.bytes)?;
    let pages = Saying::count("cli-pages", printed.pages);
    Ok(of_file(&asked.out, pages).told(language))
}
