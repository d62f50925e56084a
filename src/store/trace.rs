//! The requests that a desk refused because of the requester: a plain file of limited size beside
//! its settings.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{
    files::{self, IfExists},
    settings::SettingsFile,
    write_private,
};

/// The name of the file.
const FILE_NAME: &str = "refused.txt";
/// The most bytes in it; the oldest lines are dropped first.
const MOST: usize = 256 * 1_024;

/// Returns the path of the trace for these settings; `None` if settings are not kept.
pub fn path(settings: &SettingsFile) -> Option<PathBuf> {
    settings.path().map(|path| path.with_file_name(FILE_NAME))
}

/// Adds these lines to the trace.
///
/// # Errors
/// The error of the disk.
pub fn add(path: &Path, lines: &[String]) -> io::Result<()> {
    let mut text = match files::bytes_of(path, 4 * MOST as u64) {
        Ok(kept) => String::from_utf8_lossy(&kept).into_owned(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error),
    };
    for line in lines {
        text.extend(line.chars().map(|letter| if letter.is_control() { ' ' } else { letter }));
        text.push('\n');
    }
    let mut from = text.len().saturating_sub(MOST);
    if from > 0 {
        let rest = text.as_bytes().get(from..).unwrap_or_default();
        from += rest.iter().position(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    }
    let kept = text.as_bytes().get(from..).unwrap_or_default();
    if let Some(folder) = path.parent() {
        super::folder::make(folder)?;
        files::remove_leftover_drafts(folder);
    }
    write_private(path, IfExists::Replace, kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_go_first_and_a_line_stays_a_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join(FILE_NAME);
        add(&path, &["one\nline".to_owned()]).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "one line\n");
        let long: Vec<String> = (0..300).map(|n| format!("{n:03} {}", "è".repeat(1_000))).collect();
        add(&path, &long).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.len() <= MOST && text.len() > MOST - 4_096);
        assert!(text.lines().all(|line| line.chars().count() == 1_004), "whole lines");
        assert!(text.ends_with(&format!("{}\n", long[299])));
    }
}
