//! Reads a document back with poppler, the library behind most viewers.

use std::{fs, path::Path, process::Command};

use bottone::print::Printed;

/// A document on the disk.
pub(crate) struct Document {
    folder: tempfile::TempDir,
}

impl Document {
    pub(crate) fn of(printed: &Printed) -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.pdf"), &printed.bytes).unwrap();
        let document = Self { folder };
        document.keep(std::thread::current().name().unwrap_or("a"));
        document
    }

    /// The same where one test makes several: kept under this name.
    pub(crate) fn kept_as(printed: &Printed, name: &str) -> Self {
        let document = Self::of(printed);
        document.keep(name);
        document
    }

    fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("a.pdf")
    }

    /// `KEEP=folder cargo test --test paper print::` leaves the documents there, to be looked at.
    fn keep(&self, name: &str) {
        let Some(to) = option_env!("KEEP") else { return };
        let name = name.replace("::", "-");
        fs::copy(self.path(), Path::new(to).join(format!("{name}.pdf"))).unwrap();
    }

    fn run(&self, program: &str, words: &[&str]) -> String {
        let out = Command::new(program).args(words).current_dir(self.folder.path()).output();
        let out = out.unwrap_or_else(|error| panic!("{program} (poppler-utils): {error}"));
        assert!(out.status.success(), "{program}: {}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    }

    /// The words of each page, line by line as they stand.
    pub(crate) fn pages(&self) -> Vec<String> {
        let text = self.run("pdftotext", &["-layout", "a.pdf", "-"]);
        let mut pages: Vec<String> = text.split('\u{c}').map(str::to_owned).collect();
        pages.pop();
        pages
    }

    /// Every word with its page and its box: left, top, right, bottom, in points.
    pub(crate) fn words(&self) -> Vec<(usize, String, [f32; 4])> {
        let text = self.run("pdftotext", &["-bbox", "a.pdf", "-"]);
        let mut page = 0;
        let mut words = Vec::new();
        for line in text.lines().map(str::trim) {
            if line.starts_with("<page") {
                page += 1;
            }
            let Some(rest) = line.strip_prefix("<word ") else { continue };
            let number = |name: &str| -> f32 {
                let from = rest.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
                rest[from..].split('"').next().unwrap().parse().unwrap()
            };
            let word = rest.split_once('>').unwrap().1.trim_end_matches("</word>").to_owned();
            words.push((page, word, ["xMin", "yMin", "xMax", "yMax"].map(number)));
        }
        words
    }

    /// How wide and high each page is, in points.
    pub(crate) fn sizes(&self) -> Vec<(f32, f32)> {
        let text = self.run("pdftotext", &["-bbox", "a.pdf", "-"]);
        let side = |line: &str, name: &str| -> f32 {
            let from = line.find(name).unwrap() + name.len() + 2;
            line[from..].split('"').next().unwrap().parse().unwrap()
        };
        let pages = text.lines().map(str::trim).filter(|line| line.starts_with("<page"));
        pages.map(|line| (side(line, "width"), side(line, "height"))).collect()
    }

    /// Every word of every page is on it, so far from its edge, and no two are on each other.
    pub(crate) fn is_tidy(&self, told: &str, edge: f32) {
        let (sizes, words) = (self.sizes(), self.words());
        assert!(!words.is_empty(), "{told}");
        let mut from = 0;
        for (number, (width, height)) in (1..).zip(sizes) {
            let here = words[from..].iter().take_while(|(page, ..)| *page == number).count();
            let here = &words[from..from + here];
            from += here.len();
            for (n, (_, word, a)) in here.iter().enumerate() {
                let inside = a[0] > edge && a[1] > 0.0 && a[2] < width - edge && a[3] < height;
                assert!(inside, "{told}: {word} {a:?} on page {number}, {width} × {height}");
                for (_, next, b) in &here[n + 1..] {
                    let beside = a[2] <= b[0] + 0.3 || b[2] <= a[0] + 0.3;
                    // Poppler's boxes are as tall as the face allows; its letters are less.
                    let (mine, other) = ((a[3] - a[1]) * 0.22, (b[3] - b[1]) * 0.22);
                    let above = a[3] - mine <= b[1] + other || b[3] - other <= a[1] + mine;
                    assert!(beside || above, "{told}: {word} {a:?} and {next} {b:?}");
                }
            }
        }
        assert_eq!(from, words.len(), "{told}");
    }

    /// The faces in the document, as `pdffonts` lists them.
    pub(crate) fn faces(&self) -> Vec<String> {
        self.run("pdffonts", &["a.pdf"]).lines().skip(2).map(str::to_owned).collect()
    }
}
