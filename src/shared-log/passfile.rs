//! Passwords from the file that PostgreSQL's own programs use.
//!
//! A line is `host:port:database:user:password`; `*` matches anything, and a backslash escapes a
//! colon or another backslash. The file is named by `PGPASSFILE`, or is `.pgpass` at home
//! (`postgresql\pgpass.conf` among the settings on Windows). Only its owner may be able to read it.

use std::{
    env,
    path::{Path, PathBuf},
};

use bottone_i18n::Saying;

use bottone_store::files::{self, is_open_to_others};

/// The most bytes of a file that is read.
const LONGEST: u64 = 1 << 20;

/// The connection that needs a password.
pub(super) struct PasswordRequest<'a> {
    pub(super) host: &'a str,
    pub(super) port: u16,
    pub(super) database: &'a str,
    pub(super) user: &'a str,
}

/// Returns the password of the first matching line, from this file or the default one.
///
/// # Errors
/// Other users may read the file, or it was named and cannot be read.
pub(super) fn password(
    named: Option<&Path>,
    asked: &PasswordRequest<'_>,
) -> Result<Option<String>, Saying> {
    let Some(path) = named.map(Path::to_owned).or_else(usual) else { return Ok(None) };
    if named.is_none() && !path.is_file() {
        return Ok(None);
    }
    let unread = |why| Saying::of("network-passfile").with("path", path.as_path()).with("why", why);
    if is_open_to_others(&path) {
        return Err(Saying::of("network-passfile-open").with("path", path.as_path()));
    }
    let bytes = files::bytes_of(&path, LONGEST).map_err(|error| unread(Saying::from(&error)))?;
    Ok(find(&String::from_utf8_lossy(&bytes), asked))
}

fn usual() -> Option<PathBuf> {
    let named = env::var_os("PGPASSFILE").filter(|path| !path.is_empty()).map(PathBuf::from);
    named.or_else(|| {
        let base = directories::BaseDirs::new()?;
        Some(files::passwords(&base))
    })
}

fn find(text: &str, asked: &PasswordRequest<'_>) -> Option<String> {
    let port = asked.port.to_string();
    let wanted = [asked.host, &port, asked.database, asked.user];
    text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
        let mut fields = fields(line);
        let password = (fields.len() == 5).then(|| fields.pop())??;
        let fits = |(field, wanted): (&String, &&str)| field == "*" || field == wanted;
        fields.iter().zip(&wanted).all(fits).then_some(password)
    })
}

/// Returns the four fields that identify a password, and the password.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut escaped = false;
    for letter in line.trim_end_matches(['\r', '\n']).chars() {
        let count = fields.len();
        let Some(last) = fields.last_mut() else { continue };
        match letter {
            '\\' if !escaped => {
                escaped = true;
                continue;
            }
            ':' if !escaped && count < 5 => fields.push(String::new()),
            _ => last.push(letter),
        }
        escaped = false;
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the reading against `libpq` (PostgreSQL's manual, "The Password File").
    #[test]
    fn the_first_line_that_fits_has_the_password() {
        let text =
            "# nobody\nother:5432:poker:desk:wrong\ndb1:*:poker:desk:a\\:b\\\\c\n*:*:*:*:any\n";
        let asked = |host, user| PasswordRequest { host, port: 5432, database: "poker", user };
        for (host, user, password) in
            [("db1", "desk", "a:b\\c"), ("db1", "other", "any"), ("db2", "desk", "any")]
        {
            assert_eq!(find(text, &asked(host, user)).as_deref(), Some(password), "{host} {user}");
        }
        assert_eq!(find("db1:5432:poker:desk", &asked("db1", "desk")), None, "no password");
        assert_eq!(
            find("*:*:*:*:with:colons", &asked("a", "b")).as_deref(),
            Some("with:colons"),
            "what comes after the fourth colon is the password"
        );
    }
}
