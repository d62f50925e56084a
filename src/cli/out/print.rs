//! `bottone print`: any sheet of an event as PDF.

use std::path::PathBuf;

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_page::is_found_by_others;
use bottone_session::Desk;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::papers::SheetKind;
use bottone_view::{missing_letters, sheet_names};
use bottone_view_paper::{
    printing::{SheetLayout, with_layout},
    sheets,
};
use clap::{
    Args, ValueEnum,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};

use super::{
    CommandError, CommandResult, of_file, print_error, read,
    selection::{players, scope, tables},
    write_new_file,
};

/// The arguments. The event is not changed: only the window, which holds the open file alone,
/// records that a sheet was printed.
#[derive(Debug, Args)]
pub(crate) struct PrintArgs {
    #[arg(value_parser = names())]
    sheet: SheetKind,
    file: PathBuf,
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_enum, default_value = "a4")]
    paper: PaperArg,
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

impl PrintArgs {
    /// Returns the layout, or the name of the message that refuses it.
    fn layout(&self) -> Result<SheetLayout, &'static str> {
        let asked = [
            (self.single, SheetLayout::Single, "cli-print-not-cards"),
            (self.wall, SheetLayout::Wall, "cli-print-not-wall"),
            (self.halves, SheetLayout::Half, "cli-print-not-halves"),
        ];
        let asked = asked.into_iter().find(|(asked, ..)| *asked);
        let Some((_, laid, why)) = asked else { return Ok(SheetLayout::Usual) };
        if SheetLayout::alternative(self.sheet) == Some(laid) { Ok(laid) } else { Err(why) }
    }
}

/// The paper size, as typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum PaperArg {
    A4,
    Letter,
    Roll,
}

impl From<PaperArg> for bottone_print::Paper {
    fn from(size: PaperArg) -> Self {
        match size {
            PaperArg::A4 => Self::A4,
            PaperArg::Letter => Self::Letter,
            PaperArg::Roll => Self::Roll80,
        }
    }
}

/// Returns a parser of the sheets' names.
fn names() -> impl TypedValueParser<Value = SheetKind> {
    let names = sheets::ALL.map(|kind| {
        let name = PossibleValue::new(sheet_names::typed(kind));
        // The name in the first versions of the program.
        if kind == SheetKind::PayoutSlips { name.alias("slips") } else { name }
    });
    let kind = |name: String| {
        let called = |kind: &SheetKind| sheet_names::typed(*kind) == name;
        sheets::ALL.into_iter().find(called).unwrap_or(SheetKind::PayoutSlips)
    };
    PossibleValuesParser::new(names).map(kind)
}

/// Prints a sheet, and says how many pages it has.
pub(crate) fn print(language: Language, asked: &PrintArgs) -> Result<String, CommandError> {
    let (session, left_out) = read(language, &asked.file)?;
    CommandError::of_part(left_out, print_from(language, asked, session.as_ref()))
}

fn print_from(language: Language, asked: &PrintArgs, session: &dyn Desk) -> CommandResult {
    let t = session.tournament();
    let tables = asked.tables.as_deref().map(|typed| tables(language, t, typed)).transpose()?;
    let players = players(language, t, &asked.players)?;
    let scope = scope(language, asked.sheet, tables, players)?;
    let laid = asked.layout().map_err(|why| language.word(why))?;
    let page = asked.page.as_deref();
    if let Some(typed) = page.filter(|url| !is_found_by_others(url)) {
        return Err(language.say("cli-print-no-url", &[("typed", typed.into())]));
    }
    let desk = SheetSource { page, ..session.papers(language) };
    let job = sheets::job(&desk, asked.sheet, &scope);
    if job.is_empty() {
        return Err(sheets::empty_reason_here(&desk, asked.sheet, &scope));
    }
    let job = with_layout(job, laid);
    let printed = bottone_print::pdf(language, asked.paper.into(), job)
        .map_err(|error| error.to_text(language))?;
    if !printed.missing.is_empty() {
        print_error(&missing_letters::missing_scripts(language, &printed.missing));
    }
    write_new_file(language, &asked.out, &printed.bytes)?;
    let pages = Saying::count("cli-pages", printed.pages);
    Ok(of_file(&asked.out, pages).to_text(language))
}
