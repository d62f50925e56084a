//! A sheet down the pages: the title on the first, its parts under each other, the number at the foot.

use super::{
    Paper,
    code::Squares,
    faces::Faces,
    flow::{Fit, Flow, Measures, times},
    page::{Look, Page},
    table,
};
use crate::{
    tongue::Language,
    view::sheet::{Code, Part, Sheet},
};

/// How much larger the letters of a short table are at most, so that the page is filled and a list on the
/// wall is read from further away.
const LARGEST: f32 = 1.4;
/// A last page with less on it than this part is saved where closer rows do it.
const HARDLY: f32 = 0.3;
/// How much white a row has then, where it is enough.
const CLOSER: [f32; 2] = [0.75, 0.45];

/// How much smaller a title is set that has not quite room in one line.
const SMALLER: f32 = 0.7;

/// The pages of a sheet.
pub(super) fn pages(language: Language, paper: Paper, faces: &Faces, sheet: &Sheet) -> Vec<Page> {
    let set = |fit| filled(Flow::new(paper, faces, fit), sheet);
    let usual = set(Fit::USUAL);
    let (used, body) = (usual.filled(), usual.body());
    let better = if usual.is_roll {
        None
    } else if usual.done.is_empty() {
        let most = (body / used.max(1.0)).min(LARGEST);
        // The letters of all tables of a sheet are alike.
        let tables = sheet.parts.iter().filter_map(|part| match part {
            Part::Table(table) => Some(table::growth(&usual, table)),
            _ => None,
        });
        let growth = tables.fold(most, f32::min).max(1.0);
        let sizes = [most, most * 0.93].into_iter().filter(|air| *air > 1.04);
        let sizes = sizes.map(|air| set(Fit { larger: growth.min(air), air }));
        sizes.into_iter().find(|flow| flow.done.is_empty())
    } else if used < body * HARDLY {
        let closer = CLOSER.into_iter().map(|air| set(Fit { air, ..Fit::USUAL }));
        closer.into_iter().find(|flow| flow.done.len() < usual.done.len())
    } else {
        None
    };
    feet(language, better.unwrap_or(usual), &sheet.foot)
}

/// The flow with all of the sheet on it but the feet.
fn filled<'a>(mut flow: Flow<'a>, sheet: &Sheet) -> Flow<'a> {
    let measures = flow.measures;
    // A picture that comes first stands beside the title; on a roll, where it would keep the reader from
    // the list, it comes last.
    let (first, parts) = match sheet.parts.split_first() {
        Some((Part::Code(code), rest)) => (Some(code), rest),
        _ => (None, sheet.parts.as_slice()),
    };
    let is_roll = flow.is_roll;
    title(&mut flow, sheet, first.filter(|_| !is_roll));
    for (number, part) in parts.iter().enumerate() {
        match part {
            Part::Heading(text) => {
                flow.y += if number == 0 { 4.0 } else { measures.heading.size * 1.3 };
                // A heading never stands alone at the end of a page.
                let under = parts.get(number + 1).map_or(0.0, |next| lead(&flow, next));
                flow.keep(measures.heading.size * 1.4 + under);
                flow.paragraph(measures.heading, text);
            }
            Part::Note(text) => {
                flow.y += measures.note.size * 0.8;
                flow.keep(measures.note.size * 2.8);
                flow.paragraph(measures.note, text);
            }
            Part::Code(code) => below(&mut flow, code),
            Part::Table(table) => {
                flow.y += 6.0;
                table::put(&mut flow, table);
            }
        }
    }
    if let Some(code) = first.filter(|_| is_roll) {
        below(&mut flow, code);
    }
    flow
}

/// How much of a part stands under its heading at least.
fn lead(flow: &Flow<'_>, part: &Part) -> f32 {
    match part {
        Part::Heading(_) => flow.measures.heading.size * 2.5,
        Part::Note(_) => flow.measures.note.size * 3.6,
        Part::Code(_) => flow.measures.code + 10.0,
        Part::Table(table) => table::lead(flow, table),
    }
}

/// The foot and the number of each page.
fn feet(language: Language, mut flow: Flow<'_>, foot: &str) -> Vec<Page> {
    let Measures { foot: look, side, below, note, .. } = flow.measures;
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
        let y = if is_roll { height - below * 0.5 } else { height - 30.0 };
        let mut room = right - side;
        if of > 1 || !is_roll {
            let gaps = [("page", number.into()), ("of", of.into())];
            let number = language.say("paper-page", &gaps);
            page.text_to(faces, (right, y), look, &number);
            room -= look.width(faces, &number) + 16.0;
        }
        if !is_roll {
            // Three lines are as much as there is room for: smaller letters before that.
            let most = |look: &Look| look.lines(faces, foot, room).len() <= 3;
            let sizes = [8.5, 7.0, 6.0, 5.0].map(|size| Look { size, ..look });
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

fn title(flow: &mut Flow<'_>, sheet: &Sheet, beside: Option<&Code>) {
    let Measures { title, detail, note, .. } = flow.measures;
    let (faces, top, left) = (flow.faces, flow.y, flow.left());
    let squares = beside.and_then(|code| Squares::of(&code.content));
    let wide = squares.as_ref().map_or(0.0, |squares| squares.wide(flow.measures.code, 170.0));
    let mut right = flow.right();
    if let Some(squares) = &squares {
        // The squares themselves end where the lines end, and begin where the title does.
        let quiet = squares.quiet(wide);
        squares.put(flow.page(), (right - wide + quiet, top - quiet + 2.0), wide);
        right -= wide - quiet;
    }
    let mark = if flow.is_roll { 10.0 } else { 11.0 };
    let (boxed, high) = Page::box_of(faces, mark, &sheet.mark);
    let mut room = right - left;
    // A mark that leaves the title no room has a line of its own.
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
    // A title a little too long is set smaller, and its last word is not alone in a line.
    let smaller = title.fitting(faces, &sheet.title, room, title.size * SMALLER);
    let one_line = smaller.lines(faces, &sheet.title, room).len() == 1;
    let title = if one_line { smaller } else { title };
    for line in title.lines(faces, &sheet.title, room) {
        if !flow.has_room(title.size * 1.3) {
            flow.turn();
        }
        flow.y += title.size * 1.3;
        let y = flow.y - title.size * 0.3;
        flow.page().text((left, y), title, &line);
    }
    // What follows stands under the box.
    if flow.done.is_empty() && boxed > 0.0 && !own_line {
        flow.y = flow.y.max(top + high + 5.0);
    }
    let narrow = right - left;
    let words = beside.map(|code| code.words.as_slice()).unwrap_or_default();
    let below =
        std::iter::once((detail, &sheet.detail)).chain(words.iter().map(|text| (note, text)));
    for (look, text) in below.filter(|(_, text)| !text.is_empty()) {
        for line in look.lines(faces, text, narrow) {
            if !flow.has_room(look.size * 1.4) {
                flow.turn();
            }
            flow.y += look.size * 1.4;
            let y = flow.y - look.size * 0.35;
            flow.page().text((left, y), look, &line);
        }
    }
    if flow.done.is_empty() && wide > 0.0 {
        flow.y = flow.y.max(top + wide - 8.0);
    }
    flow.y += 4.0;
}

/// A picture of squares among the parts, its words beside it, or under it on a roll.
fn below(flow: &mut Flow<'_>, code: &Code) {
    let Measures { note, code: wanted, .. } = flow.measures;
    let faces = flow.faces;
    let squares = Squares::of(&code.content);
    let first = Look::bold(note.size * 1.5);
    let look = |number: usize| if number == 0 { first } else { note };
    flow.y += 8.0;
    let (left, width) = (flow.left(), flow.width());
    let wide = squares.as_ref().map_or(0.0, |squares| squares.wide(wanted, width));
    let beside = !flow.is_roll && wide < width * 0.5;
    let quiet = squares.as_ref().map_or(0.0, |squares| squares.quiet(wide));
    let room = if beside { width - wide - 6.0 } else { width };
    let words: Vec<(Look, String)> = (0..)
        .zip(&code.words)
        .flat_map(|(n, text)| {
            look(n).lines(faces, text, room).into_iter().map(move |l| (look(n), l))
        })
        .collect();
    let high: f32 = words.iter().map(|(look, _)| look.size * 1.4).sum();
    let whole = if beside { wide.max(high) } else { wide + high };
    flow.keep(whole);
    if wide > flow.free() {
        flow.turn();
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
            flow.turn();
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
