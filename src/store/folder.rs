//! The folder in which the house keeps its events.

use std::{
    fs, io, iter,
    path::{Path, PathBuf},
};

use crate::rules::person::fold;

/// The longest that a name made from an event's name may be, in characters.
const LONGEST: usize = 60;

/// A file for the event `name` that does not exist yet, in `folder`, which is made when it is not
/// there. Another program could take the name first; making the file finds that out.
///
/// # Errors
/// When the folder can be neither found nor made.
pub fn fresh_file(folder: &Path, name: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let stem: String = fold(name).replace(' ', "-").chars().take(LONGEST).collect();
    let stem = if stem.is_empty() { "event" } else { &stem };
    let numbered = (2_u32..).map(|number| format!("{stem}-{number}.ron"));
    let mut files = iter::once(format!("{stem}.ron")).chain(numbered).map(|name| folder.join(name));
    files.find(|file| !file.exists()).ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_taken_gets_a_number() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("made/when/needed");
        let cases = [
            ("Città di Nova: €200!", "citta-di-nova-200.ron"),
            ("Città di Nova: €200!", "citta-di-nova-200-2.ron"),
            ("../../etc/passwd", "etc-passwd.ron"),
            ("", "event.ron"),
            ("…", "event-2.ron"),
        ];
        for (name, expected) in cases {
            let file = fresh_file(&inside, name).unwrap();
            assert_eq!(file, inside.join(expected), "{name}");
            fs::write(file, "").unwrap();
        }
    }
}
