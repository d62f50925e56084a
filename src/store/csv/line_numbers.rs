//! Names in the form of chat lists: "1. Name (paid)", "3) Name +1", "• Name".

/// The most digits of a line's number.
const MOST_DIGITS: usize = 4;
/// The least number of numbered lines in a list with numbers but no mark ("1 Name").
const LEAST: usize = 2;

/// Returns the rest of a cell that begins with a number and a mark, or with a bullet.
pub(super) fn without_number(cell: &str) -> Option<&str> {
    let marked = |c: char| matches!(c, '.' | ')' | ']' | ':' | '-' | '–' | '—' | '°' | 'º' | '/');
    let bullets = ['•', '·', '*', '-', '–', '—', '✅', '✔', '☑', '▪', '◦'];
    let rest = if let Some(rest) = cell.strip_prefix(bullets) {
        rest.strip_prefix('\u{fe0f}').unwrap_or(rest).strip_prefix(' ')?
    } else {
        let rest = behind_digits(cell.trim_start_matches(['#', '(', '[']))?;
        // The keycap digits of a phone are followed by two marks of their own.
        let behind = rest.trim_start_matches(['\u{fe0f}', '\u{20e3}']);
        let name = behind.trim_start().trim_start_matches(marked);
        let is_key = behind.len() < rest.len();
        let is_marked = name.len() < behind.trim_start().len();
        (is_key || is_marked || cell.starts_with('#')).then_some(name)?
    };
    let rest = rest.trim_start();
    rest.starts_with(char::is_alphabetic).then_some(rest)
}

/// Returns the rest of a cell that begins with a number and no mark.
pub(super) fn without_bare_number(cell: &str) -> Option<&str> {
    let rest = behind_digits(cell)?.strip_prefix(' ')?;
    rest.starts_with(char::is_alphabetic).then_some(rest)
}

fn behind_digits(cell: &str) -> Option<&str> {
    let digits = cell.bytes().take_while(u8::is_ascii_digit).count();
    (1..=MOST_DIGITS).contains(&digits).then(|| &cell[digits..])
}

/// The way in which the lines of a list are numbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbering {
    /// True if most lines have a number, so that one without stands out.
    pub(super) is_usual: bool,
    /// True if the numbers have no mark after them.
    is_bare: bool,
}

impl Numbering {
    pub(super) fn of<'a>(cells: impl Iterator<Item = &'a str>) -> Self {
        let (mut all, mut marked, mut bare) = (0_usize, 0_usize, 0_usize);
        for cell in cells.filter(|cell| !cell.is_empty()) {
            all += 1;
            marked += usize::from(behind_digits(cell).and(without_number(cell)).is_some());
            bare += usize::from(without_bare_number(cell).is_some());
        }
        let most = |count: usize| count >= LEAST && count * 3 >= all * 2;
        Self {
            is_usual: most(marked + bare),
            is_bare: most(bare) || (bare > 0 && most(marked + bare)),
        }
    }

    /// Returns the name that a cell holds, and whether the cell has a number.
    pub(super) fn strip(self, cell: &str) -> (&str, bool) {
        let bare = || self.is_bare.then(|| without_bare_number(cell)).flatten();
        without_number(cell).or_else(bare).map_or((cell, false), |rest| (rest, true))
    }
}

/// Removes the remarks after a name: "(paid)", "+1", "– late", a tick. Returns both.
pub(super) fn remark(name: &str) -> (&str, String) {
    let mut left = name.trim();
    let mut said: Vec<&str> = Vec::new();
    while let Some(at) = begins(left).filter(|&at| at > 0) {
        let (rest, remark) = left.split_at(at);
        let remark =
            remark.trim_matches(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']'));
        let remark = remark.trim_start_matches(['-', '–', '—']).trim();
        said.push(remark);
        left = rest.trim_end();
    }
    said.reverse();
    said.retain(|remark| !remark.is_empty());
    (left, said.join("; "))
}

/// Returns the start of the last remark in a line.
fn begins(line: &str) -> Option<usize> {
    let closed =
        |open: char, close: char| line.ends_with(close).then(|| line.rfind(open)).flatten();
    if let Some(at) = closed('(', ')').or_else(|| closed('[', ']')) {
        return Some(at);
    }
    if let Some(at) = [" - ", " – ", " — "].iter().filter_map(|dash| line.find(dash)).min() {
        return Some(at);
    }
    let (at, last) = line.rfind(' ').map(|at| (at, &line[at + 1..]))?;
    let is_more = last.strip_prefix('+').is_some_and(|more| more.parse::<u8>().is_ok());
    let is_mark = !last.is_empty()
        && last.chars().all(|c| !c.is_alphanumeric() && !c.is_ascii() && !is_joiner(c));
    let is_apart = line[..at].ends_with('+') && last.parse::<u8>().is_ok();
    match (is_more || is_mark, is_apart) {
        (true, _) => Some(at),
        (false, true) => Some(at - 1),
        (false, false) => None,
    }
}

/// Returns whether the mark belongs to the letters before it.
fn is_joiner(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c) || matches!(c, '’' | '‘' | '”' | '»')
}

#[cfg(test)]
mod tests {
    use super::{Numbering, remark, without_number};

    #[test]
    fn numbers_of_lines_come_off() {
        for (cell, name) in [
            ("1. Aldo Tizio", Some("Aldo Tizio")),
            ("12) Aldo Tizio", Some("Aldo Tizio")),
            ("4 - Dora Esempia", Some("Dora Esempia")),
            ("4.Dora", Some("Dora")),
            ("#7 Dora", Some("Dora")),
            ("(3) Dora", Some("Dora")),
            ("3\u{fe0f}\u{20e3} Dora", Some("Dora")),
            ("• Dora", Some("Dora")),
            ("- Dora", Some("Dora")),
            ("7 Dora", None),
            ("1.5", None),
            ("12345. Dora", None),
            ("Dora", None),
            ("-Dora", None),
        ] {
            assert_eq!(without_number(cell), name, "{cell}");
        }
        let bare = Numbering::of(["1 Aldo", "2 Berta", "Carlo"].into_iter());
        assert_eq!(bare.strip("2 Berta"), ("Berta", true));
        assert_eq!(bare.strip("Carlo"), ("Carlo", false));
        let none = Numbering::of(["Aldo", "3 Bet Charlie", "Carlo"].into_iter());
        assert_eq!(none.strip("3 Bet Charlie"), ("3 Bet Charlie", false));
    }

    #[test]
    fn what_is_said_behind_a_name_comes_off() {
        for (line, name, said) in [
            ("Berta Caia (paid)", "Berta Caia", "paid"),
            ("Carlo Ronio +1", "Carlo Ronio", "+1"),
            ("Carlo Ronio + 2", "Carlo Ronio", "+ 2"),
            ("Carlo Ronio (paid) +1", "Carlo Ronio", "paid; +1"),
            ("Carlo Ronio ✅", "Carlo Ronio", "✅"),
            ("Carlo Ronio - comes late", "Carlo Ronio", "comes late"),
            ("Jean-Luc D’Angelo", "Jean-Luc D’Angelo", ""),
            ("Mario (il Moro) Rossi", "Mario (il Moro) Rossi", ""),
            ("(paid)", "(paid)", ""),
        ] {
            assert_eq!(remark(line), (name, said.to_owned()), "{line}");
        }
    }
}
