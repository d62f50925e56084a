//! Reads a sheet back with poppler, the library behind most viewers.

use std::{fs, path::Path, process::Command};

use bottone::print::Printed;

/// A page as poppler reads it.
pub(crate) struct Page {
    /// Width and height in points.
    pub(crate) size: (f32, f32),
    /// Every word with its box: left, top, right, bottom.
    pub(crate) words: Vec<(String, [f32; 4])>,
}

/// The pages of a document. `KEEP=folder cargo test --test paper sheets::` leaves it there, to be looked at.
pub(crate) fn read(printed: &Printed, name: &str) -> Vec<Page> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pdf");
    fs::write(&path, &printed.bytes).unwrap();
    if let Some(to) = option_env!("KEEP") {
        fs::copy(&path, Path::new(to).join(format!("{name}.pdf"))).unwrap();
    }
    let text = run("pdftotext", &["-bbox", path.to_str().unwrap(), "-"]);
    let mut pages: Vec<Page> = Vec::new();
    for line in text.lines().map(str::trim) {
        let number = |name: &str| -> f32 {
            let (_, rest) = line.split_once(&format!("{name}=\"")).unwrap();
            rest.split('"').next().unwrap().parse().unwrap()
        };
        if line.starts_with("<page ") {
            pages.push(Page { size: (number("width"), number("height")), words: Vec::new() });
        } else if line.starts_with("<word ") {
            let word = line.split_once('>').unwrap().1.trim_end_matches("</word>");
            let boxed = ["xMin", "yMin", "xMax", "yMax"].map(number);
            pages.last_mut().unwrap().words.push((plain(word), boxed));
        }
    }
    pages
}

/// A word without the marks of the page that it is told in.
fn plain(word: &str) -> String {
    let word = word.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    word.replace("&apos;", "'").replace("&amp;", "&")
}

/// How many pages this document has.
pub(crate) fn pages(path: &str) -> usize {
    let told = run("pdfinfo", &[path]);
    let pages = told.lines().find_map(|line| line.strip_prefix("Pages:"));
    pages.unwrap_or_else(|| panic!("{told}")).trim().parse().unwrap()
}

fn run(program: &str, words: &[&str]) -> String {
    let out = Command::new(program).args(words).output();
    let out = out.unwrap_or_else(|error| panic!("{program} (poppler-utils): {error}"));
    assert!(out.status.success(), "{program}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).unwrap()
}
