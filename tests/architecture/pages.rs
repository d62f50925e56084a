//! Tests of the documents: every link leads somewhere, and every page is reached from the index.

use std::{
    collections::BTreeSet,
    fs,
    path::{Component, Path, PathBuf},
};

/// The index of all pages under `docs/`.
const INDEX: &str = "docs/README.md";

/// Folders without documents of the project.
const SKIPPED: [&str; 4] = [".git", "target", "dist", "__pycache__"];

/// Returns the root folder of the project.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Collects every Markdown page in `folder` and below.
fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            if !SKIPPED.contains(&name) {
                pages(&path, found);
            }
        } else if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
}

/// Returns the lines of a page outside its code blocks.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    page.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    })
}

/// Returns the targets of all links and pictures within the project.
fn links(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in prose(page) {
        for (at, open) in line.match_indices("](") {
            let target = line[at + open.len()..].split(')').next().unwrap_or_default();
            let outside =
                ["http:", "https:", "mailto:"].iter().any(|kind| target.starts_with(kind));
            if !outside {
                found.push(target.to_owned());
            }
        }
    }
    found
}

/// Returns the anchor that the forge gives a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        _ => letter.is_alphanumeric().then_some(letter),
    });
    kept.collect::<String>().to_lowercase()
}

/// Returns the anchors of all headings.
fn anchors(page: &str) -> BTreeSet<String> {
    let heading = |line: &str| line.starts_with('#').then(|| anchor(line.trim_start_matches('#')));
    prose(page).filter_map(heading).collect()
}

/// Returns the path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => drop(plain.pop()),
            _ => plain.push(part),
        }
    }
    plain
}

/// Returns the file and the anchor that a link of `page` leads to.
fn target(page: &Path, link: &str) -> (PathBuf, String) {
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let path =
        if file.is_empty() { page.to_owned() } else { plain(&page.parent().unwrap().join(file)) };
    (path, anchor.to_owned())
}

/// Returns an error for each link of this page without a file or a heading.
fn broken(page: &Path, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for link in links(text) {
        let (file, anchor) = target(page, &link);
        let own = file == page;
        let found = own || file.exists();
        let heading = || {
            let text = if own { text.to_owned() } else { fs::read_to_string(&file).unwrap() };
            anchors(&text).contains(&anchor)
        };
        if !found || !anchor.is_empty() && !heading() {
            faults.push(format!("{}: {link}", page.strip_prefix(root()).unwrap().display()));
        }
    }
    faults
}

#[test]
fn every_link_of_every_page_leads_somewhere() {
    let mut all = Vec::new();
    pages(root(), &mut all);
    assert!(all.len() > 30, "only {} pages", all.len());
    let faults: Vec<String> =
        all.iter().flat_map(|page| broken(page, &fs::read_to_string(page).unwrap())).collect();
    assert_eq!(faults, [""; 0]);
}

#[test]
fn every_page_of_the_documents_is_reached_from_the_index() {
    let mut all = Vec::new();
    pages(&root().join("docs"), &mut all);
    let mut reached = BTreeSet::new();
    let mut next = vec![root().join(INDEX)];
    while let Some(page) = next.pop() {
        let is_page = page.extension().is_some_and(|ending| ending == "md");
        if is_page && page.starts_with(root().join("docs")) && reached.insert(page.clone()) {
            let text = fs::read_to_string(&page).unwrap();
            next.extend(links(&text).iter().map(|link| target(&page, link).0));
        }
    }
    let apart: Vec<&PathBuf> = all.iter().filter(|page| !reached.contains(*page)).collect();
    assert!(apart.is_empty(), "no page links to {apart:?}");
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let page = root().join("docs/guide/page-of-a-test.md");
    let good = "# The head of it\n\n[a](../README.md) [b](#the-head-of-it) [c](https://example.org)\n\n\
                ```text\n[d](nowhere.md)\n```\n";
    assert_eq!(broken(&page, good), [""; 0]);
    for bad in ["[a](nowhere.md)", "[a](#nowhere)", "[a](../README.md#nowhere)", "![a](no.png)"] {
        assert_eq!(broken(&page, bad).len(), 1, "{bad}");
    }
}
