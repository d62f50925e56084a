//! A sheet on pages: the title on the first, its parts below each other, the page number at the
//! foot.

use std::borrow::Cow;

use bottone_i18n::Language;
use bottone_view::{
    missing_letters,
    sheet::{Code, ReadingDistance, Sheet, SheetPart, TableRow},
};

use super::{
    Paper,
    code::Squares,
    faces::Faces,
    flow::{Flow, Measures, TableFit, times},
    page::{Page, TextStyle},
    poster, table,
};

/// The largest enlargement of a short table's letters. It fills the page, to be read from further
/// away.
const LARGEST: f32 = 1.4;
/// The part of a last page below which it is saved by closer rows.
const HARDLY: f32 = 0.3;
/// The row spacings tried for that.
const CLOSER: [f32; 2] = [0.75, 0.45];

/// The spacings for half a page, which should hold a whole table if possible.
const HALF: [f32; 4] = [0.75, 0.55, 0.4, 0.28];

/// The type size of the words beside a code among the parts, as a part of a note's: its first line
/// is for everyone, the others for a person who checks the draw. A roll has no smaller letters.
const FIRST: f32 = 1.1;
const FINE: f32 = 0.78;
/// The same for a code that stands beside the title on a page and last on a roll.
const HEADLINE: f32 = 1.5;

/// The reduction of a title that is slightly too long for one line.
const SMALLER: f32 = 0.7;

/// The largest type size of the heading over each page of a list on the wall.
const GIANT: f32 = 64.0;

/// Returns the pages of a sheet, with a note if no typeface has some of its letters.
pub(super) fn pages(language: Language, paper: Paper, faces: &Faces, sheet: &Sheet) -> Vec<Page> {
    let lacks = faces.missing_letters(texts(sheet));
    if lacks.is_empty() {
        return set(language, paper, faces, sheet);
    }
    let note = SheetPart::Note(missing_letters::paper_note(language, &lacks));
    let parts = sheet.parts.iter().cloned().chain([note]).collect();
    set(language, paper, faces, &Sheet { parts, ..sheet.clone() })
}

/// Returns every text of a sheet.
fn texts(sheet: &Sheet) -> impl Iterator<Item = &str> {
    let of_row = |row| match row {
        &TableRow::Cells(ref cells) | &TableRow::Total(ref cells) => cells.as_slice(),
        TableRow::Band(text) | TableRow::Between(text) => std::slice::from_ref(text),
    };
    let parts = sheet.parts.iter().flat_map(move |part| match part {
        SheetPart::Heading(text) | SheetPart::Note(text) | SheetPart::Forecast(text) => vec![text],
        SheetPart::Code(_) | SheetPart::Poster(_) => Vec::new(),
        SheetPart::Table(table) => table.rows.iter().flat_map(of_row).collect(),
    });
    [&sheet.title, &sheet.detail].into_iter().chain(parts).map(String::as_str)
}

fn set(language: Language, paper: Paper, faces: &Faces, sheet: &Sheet) -> Vec<Page> {
    let set = |fit| fill(Flow::new((paper, sheet.lay), faces, fit), sheet);
    if sheet.lay == ReadingDistance::Wall && !paper.is_roll() {
        return wall_pages(language, paper, faces, sheet);
    }
    let usual = set(TableFit::USUAL);
    let (used, body) = (usual.filled(), usual.body());
    let better = if usual.is_roll {
        None
    } else if usual.done.is_empty() {
        let most = (body / used.max(1.0)).min(LARGEST);
        // All tables of a sheet have the same type size.
        let tables = sheet.parts.iter().filter_map(|part| match part {
            SheetPart::Table(table) => Some(table::growth(&usual, table)),
            _ => None,
        });
        let growth = tables.fold(most, f32::min).max(1.0);
        let sizes = [most, most * 0.93].into_iter().filter(|air| *air > 1.04);
        let sizes =
            sizes.map(|air| set(TableFit { larger: growth.min(air), air, ..TableFit::USUAL }));
        sizes.into_iter().find(|flow| flow.done.is_empty())
    } else if sheet.lay == ReadingDistance::Half {
        let closer = HALF.into_iter().map(|air| set(TableFit { air, ..TableFit::USUAL }));
        closer.into_iter().find(|flow| flow.done.is_empty())
    } else if used < body * HARDLY {
        let closer = CLOSER.into_iter().map(|air| set(TableFit { air, ..TableFit::USUAL }));
        closer.into_iter().find(|flow| flow.done.len() < usual.done.len())
    } else {
        None
    };
    let best = better.unwrap_or(usual);
    let saved = Some(sheet).filter(|_| !best.is_roll && !best.done.is_empty());
    let mut tried = [true, false].into_iter().filter_map(|all| code_at_the_title(saved?, all));
    let saved = tried.find_map(|sheet| {
        let airs = [1.0].into_iter().chain(CLOSER);
        let mut tried = airs.map(|air| {
            let fit = TableFit { air, ..TableFit::USUAL };
            fill(Flow::new((paper, sheet.lay), faces, fit), &sheet)
        });
        tried.find(|flow| flow.done.len() < best.done.len())
    });
    write_feet(language, saved.unwrap_or(best), &sheet.foot)
}

/// Returns the sheet with the code from its end beside the title, with its first line only; the
/// other lines stay at the end, or are left out unless `all` are wanted. It saves a page that has
/// nothing but the code.
fn code_at_the_title(sheet: &Sheet, all: bool) -> Option<Sheet> {
    let (last, others) = sheet.parts.split_last()?;
    let code = code_of(last).filter(|_| !others.is_empty())?;
    let (line, rest) = code.words.split_first()?;
    let first = SheetPart::Code(Code { words: vec![line.clone()], ..code.clone() });
    let rest = Some(SheetPart::Note(rest.join(" · "))).filter(|_| all && !rest.is_empty());
    let parts = std::iter::once(first).chain(others.iter().cloned()).chain(rest).collect();
    Some(Sheet { parts, ..sheet.clone() })
}

/// Returns the pages of a list for the wall, with the content of each in the largest type above it.
fn wall_pages(language: Language, paper: Paper, faces: &Faces, sheet: &Sheet) -> Vec<Page> {
    let codes: Vec<SheetPart> =
        sheet.parts.iter().take_while(|part| code_of(part).is_some()).cloned().collect();
    let (title, detail, mark) = (sheet.title.clone(), sheet.detail.clone(), sheet.mark.clone());
    let head = Sheet { title, detail, mark, parts: codes, lay: sheet.lay, foot: String::new() };
    let empty = fill(Flow::new((paper, sheet.lay), faces, TableFit::USUAL), &head);
    let tables = sheet.parts.iter().filter_map(|part| match part {
        SheetPart::Table(table) => Some(table),
        _ => None,
    });
    let longest = tables.max_by_key(|table| table.rows.len());
    let after = sheet.parts.iter().rev().take_while(|part| !matches!(part, SheetPart::Table(_)));
    let mut end = Flow::new((paper, sheet.lay), faces, TableFit::USUAL);
    put_parts(&mut end, &after.cloned().collect::<Vec<_>>());
    let heights = (empty.filled(), end.filled());
    let wall = longest.map(|table| table::wall_setting(&empty, table, heights));
    let mut flow =
        fill(Flow::new((paper, sheet.lay), faces, TableFit { wall, ..TableFit::USUAL }), sheet);
    let Measures { side, detail, .. } = flow.measures;
    let bands = std::mem::take(&mut flow.bands);
    let mut pages = write_feet(language, flow, &sheet.foot);
    for (number, page) in pages.iter_mut().enumerate() {
        let here = || bands.iter().filter(|(page, _)| *page == number).map(|(_, band)| short(band));
        let said = match (here().next(), here().next_back()) {
            (Some(first), Some(last)) if first != last => format!("{first} – {last}"),
            (Some(only), _) => only.to_owned(),
            (None, _) => String::new(),
        };
        let right = page.size.0 - side;
        // The first page has the title below it.
        let room = if number == 0 { right - side } else { (right - side) * 0.55 };
        let giant = TextStyle::bold(GIANT).fitting(faces, &said, room, 14.0);
        page.text((side, 92.0), giant, &said);
        if number > 0 {
            let room = right - side - giant.width(faces, &said) - 20.0;
            let title = TextStyle::bold(15.0).fitting(faces, &sheet.title, room, 5.0);
            page.text_to(faces, (right, 72.0), title, &sheet.title);
            let detail =
                TextStyle { size: 12.0, ..detail }.fitting(faces, &sheet.detail, room, 5.0);
            page.text_to(faces, (right, 92.0), detail, &sheet.detail);
        }
    }
    pages
}

/// Returns the part of a band by which people look for it: "K" of "K", "Table 9" of "Table 9 · 8
/// players".
fn short(band: &str) -> &str {
    band.split(" · ").next().unwrap_or(band)
}

/// Returns the flow with the whole sheet, without the feet.
fn fill<'a>(mut flow: Flow<'a>, sheet: &Sheet) -> Flow<'a> {
    // Leading codes stand beside the title. On a roll they come last, so that the list is not
    // pushed down.
    let first: Vec<&Code> = sheet.parts.iter().map_while(code_of).collect();
    let parts = sheet.parts.get(first.len()..).unwrap_or_default();
    let is_roll = flow.is_roll;
    title(&mut flow, sheet, if is_roll { &[] } else { &first });
    put_parts(&mut flow, parts);
    let note = flow.measures.note;
    for code in first.into_iter().filter(|_| is_roll) {
        put_code(&mut flow, code, (TextStyle::bold(note.size * HEADLINE), note));
    }
    flow
}

/// Draws the parts below each other.
fn put_parts(flow: &mut Flow<'_>, parts: &[SheetPart]) {
    let measures = flow.measures;
    for (number, part) in parts.iter().enumerate() {
        match part {
            SheetPart::Heading(text) => {
                flow.y += if number == 0 { 4.0 } else { measures.heading.size * 1.3 };
                // A heading never stands alone at the end of a page.
                let under = parts.get(number + 1).map_or(0.0, |next| least_height(flow, next));
                flow.reserve(measures.heading.size * 1.4 + under);
                flow.paragraph(measures.heading, text);
            }
            SheetPart::Note(text) | SheetPart::Forecast(text) => {
                flow.y += measures.note.size * 0.8;
                flow.reserve(measures.note.size * 2.8);
                flow.paragraph(measures.note, text);
            }
            SheetPart::Code(code) => {
                let note = measures.note;
                let fine = if flow.is_roll { note.size } else { note.size * FINE };
                let looks = (TextStyle::bold(note.size * FIRST), TextStyle { size: fine, ..note });
                put_code(flow, code, looks);
            }
            SheetPart::Poster(code) => poster::put(flow, code),
            SheetPart::Table(table) => {
                flow.y += 6.0;
                table::put(flow, table);
            }
        }
    }
}

const fn code_of(part: &SheetPart) -> Option<&Code> {
    match part {
        SheetPart::Code(code) => Some(code),
        _ => None,
    }
}

/// Returns the least height of a part that must stand under its heading.
fn least_height(flow: &Flow<'_>, part: &SheetPart) -> f32 {
    match part {
        SheetPart::Heading(_) => flow.measures.heading.size * 2.5,
        SheetPart::Note(_) | SheetPart::Forecast(_) => flow.measures.note.size * 3.6,
        SheetPart::Code(_) | SheetPart::Poster(_) => flow.measures.code + 10.0,
        SheetPart::Table(table) => table::least_height(flow, table),
    }
}

/// Writes the foot and the number of each page.
fn write_feet(language: Language, mut flow: Flow<'_>, foot: &str) -> Vec<Page> {
    let Measures { foot: look, side, foot_up, note, .. } = flow.measures;
    if flow.is_roll {
        flow.y += note.size * 0.6;
        flow.paragraph(look, foot);
    }
    let (faces, is_roll) = (flow.faces, flow.is_roll);
    let mut pages = flow.finish();
    let of = pages.len();
    for (number, page) in (1usize..).zip(&mut pages) {
        let (width, height) = page.size;
        let right = width - side;
        let y = height - foot_up;
        let mut room = right - side;
        if of > 1 || !is_roll {
            let gaps = [("page", number.into()), ("of", of.into())];
            let number = language.say("paper-page", &gaps);
            page.text_to(faces, (right, y), look, &number);
            room -= look.width(faces, &number) + 16.0;
        }
        if !is_roll {
            // There is room for three lines at most, so longer text gets smaller letters.
            let most = |look: &TextStyle| look.lines(faces, foot, room).len() <= 3;
            let sizes = [8.5, 7.0, 6.0, 5.0].map(|size| TextStyle { size, ..look });
            let look = sizes.into_iter().find(most).unwrap_or(sizes[3]);
            let lines = look.lines(faces, foot, room);
            let first = y - times(lines.len().min(3) - 1, look.leading()) * 0.5;
            for (line, text) in lines.iter().take(3).enumerate() {
                page.text((side, first + times(line, look.leading())), look, text);
            }
        }
    }
    pages
}

fn title(flow: &mut Flow<'_>, sheet: &Sheet, beside: &[&Code]) {
    let Measures { title, detail, note, .. } = flow.measures;
    let (faces, top, left) = (flow.faces, flow.y, flow.left());
    let mut right = flow.right();
    let mut deepest = top;
    for code in beside.iter().rev() {
        let Some(squares) = Squares::of(&code.content) else { continue };
        let wide = squares.wide(flow.measures.code, 170.0);
        // The squares themselves end at the edge of the lines, and start level with the title.
        let quiet = squares.quiet(wide);
        squares.put(flow.page(), (right - wide + quiet, top - quiet + 2.0), wide);
        let dark = wide - 2.0 * quiet;
        let says = note.fitting(faces, &code.purpose, dark + quiet, 4.0);
        let under = top + dark + 4.0 + says.size;
        flow.page().text_amid(faces, (right - dark / 2.0, under), says, &code.purpose);
        deepest = deepest.max(under + 6.0);
        right -= wide - quiet + 6.0;
    }
    let mark = if flow.is_roll { 10.0 } else { 11.0 };
    let (boxed, high) = Page::box_of(faces, mark, &sheet.mark);
    let mut room = right - left;
    // A mark that leaves too little room for the title has its own line.
    let own_line = boxed > room * 0.45;
    if boxed > 0.0 {
        let size = mark * (room / boxed).min(1.0);
        let corner = if own_line { left + boxed.min(room) } else { right };
        flow.page().boxed(faces, (corner, top + 4.0), size, &sheet.mark);
        if own_line {
            flow.y += high + 6.0;
        } else {
            room -= boxed + 16.0;
        }
    }
    // A title slightly too long is set smaller, so that its last word is not alone on a line.
    let smaller = title.fitting(faces, &sheet.title, room, title.size * SMALLER);
    let one_line = smaller.lines(faces, &sheet.title, room).len() == 1;
    let title = if one_line { smaller } else { title };
    for line in title.lines(faces, &sheet.title, room) {
        if !flow.has_room(title.size * 1.3) {
            flow.next_column();
        }
        flow.y += title.size * 1.3;
        let y = flow.y - title.size * 0.3;
        flow.page().text((left, y), title, &line);
    }
    // The content that follows stands under the box.
    if flow.done.is_empty() && boxed > 0.0 && !own_line {
        flow.y = flow.y.max(top + high + 5.0);
    }
    let narrow = right - left;
    let words = beside.iter().flat_map(|code| &code.words);
    let below = std::iter::once((detail, &sheet.detail)).chain(words.map(|text| (note, text)));
    for (look, text) in below.filter(|(_, text)| !text.is_empty()) {
        for line in look.lines(faces, text, narrow) {
            if !flow.has_room(look.size * 1.4) {
                flow.next_column();
            }
            flow.y += look.size * 1.4;
            let y = flow.y - look.size * 0.35;
            flow.page().text((left, y), look, &line);
        }
    }
    if flow.done.is_empty() {
        flow.y = flow.y.max(deepest);
    }
    flow.y += 4.0;
}

/// Draws a QR code among the parts, with its words beside it, or below it on a roll. The first
/// words have a look of their own.
fn put_code(flow: &mut Flow<'_>, code: &Code, (first, others): (TextStyle, TextStyle)) {
    let Measures { note, code: wanted, .. } = flow.measures;
    let faces = flow.faces;
    let squares = Squares::of(&code.content);
    let look = |number: usize| if number == 0 { first } else { others };
    flow.y += 8.0;
    let (left, width) = (flow.left(), flow.width());
    let wide = squares.as_ref().map_or(0.0, |squares| squares.wide(wanted, width));
    let beside = !flow.is_roll && wide < width * 0.5;
    let quiet = squares.as_ref().map_or(0.0, |squares| squares.quiet(wide));
    let room = if beside { width - wide - 6.0 } else { width };
    // The purpose, then the words, with the first in larger type.
    let purpose = note.lines(faces, &code.purpose, room).into_iter().map(|line| (note, line));
    let said = (0..).zip(&code.words).flat_map(|(n, text)| {
        look(n).lines(faces, text, room).into_iter().map(move |l| (look(n), l))
    });
    let words: Vec<(TextStyle, Cow<'_, str>)> =
        purpose.filter(|(_, line)| !line.is_empty()).chain(said).collect();
    let high: f32 = words.iter().map(|(look, _)| look.size * 1.4).sum();
    let whole = if beside { wide.max(high) } else { wide + high };
    flow.reserve(whole);
    if wide > flow.free() {
        flow.next_column();
    }
    let top = flow.y;
    let x = if beside { left - quiet } else { left + (width - wide) / 2.0 };
    if let Some(squares) = &squares {
        squares.put(flow.page(), (x, top), wide);
    }
    flow.y = if beside { top + ((wide - high) / 2.0).max(0.0) } else { top + wide };
    let bottom = if beside { top + wide } else { flow.y };
    for (look, line) in words {
        if !flow.has_room(look.size * 1.4) {
            flow.next_column();
        }
        flow.y += look.size * 1.4;
        let y = flow.y - look.size * 0.35;
        if beside {
            flow.page().text((left - quiet + wide + 6.0, y), look, &line);
        } else {
            flow.page().text_amid(faces, (left + width / 2.0, y), look, &line);
        }
    }
    flow.y = flow.y.max(bottom.min(flow.size.1 - flow.measures.below));
}
