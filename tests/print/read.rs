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

    /// `KEEP=folder cargo test --test print` leaves the documents there, to be looked at.
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

    /// The faces in the document, as `pdffonts` lists them.
    pub(crate) fn faces(&self) -> Vec<String> {
        self.run("pdffonts", &["a.pdf"]).lines().skip(2).map(str::to_owned).collect()
    }
}
