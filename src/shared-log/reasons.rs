//! The reasons of a server's failure, in our own words for the usual ones.

use std::{error::Error as _, io};

use bottone_i18n::Saying;
use tokio_postgres::error::SqlState;

use super::guard::GuardFault;

/// Returns the reason for the person at a desk. An unexpected one is in the words of the server or
/// the system.
pub(super) fn error_reason(error: &tokio_postgres::Error) -> Saying {
    if let Some(said) = error.as_db_error() {
        let name = of_server(said.code()).unwrap_or("network-why-server");
        return Saying::of(name).with("said", said.message());
    }
    if error.is_closed() {
        return Saying::of("network-closed");
    }
    let source = error.source();
    if let Some(fault) = source.and_then(|source| source.downcast_ref::<io::Error>()) {
        return system_reason(fault);
    }
    Saying::AsItIs(source.map_or_else(|| error.to_string(), |source| format!("{error}: {source}")))
}

/// Returns the reasons why none of several hosts was reached.
pub(super) fn of_all(faults: Vec<(String, Saying)>) -> Saying {
    let one = |(host, why): (String, Saying)| {
        Saying::of("network-why-host").with("host", host).with("why", why)
    };
    let and = |first, then| Saying::of("network-why-and").with("first", first).with("then", then);
    faults.into_iter().map(one).reduce(and).unwrap_or_else(|| Saying::of("network-no-answer"))
}

fn of_server(code: &SqlState) -> Option<&'static str> {
    Some(match *code {
        SqlState::INVALID_PASSWORD => "network-why-password",
        SqlState::INVALID_AUTHORIZATION_SPECIFICATION => "network-why-not-let-in",
        SqlState::INVALID_CATALOG_NAME => "network-why-database",
        SqlState::ADMIN_SHUTDOWN | SqlState::CRASH_SHUTDOWN => "network-why-shut-down",
        SqlState::CANNOT_CONNECT_NOW => "network-why-starting",
        SqlState::TOO_MANY_CONNECTIONS => "network-why-crowded",
        SqlState::READ_ONLY_SQL_TRANSACTION => "network-why-standby",
        SqlState::INSUFFICIENT_PRIVILEGE => "network-why-not-allowed",
        SqlState::DISK_FULL => "network-why-disk-full",
        SqlState::LOCK_NOT_AVAILABLE => "network-why-locked",
        _ => return None,
    })
}

/// Returns the reason of a failure of the system or of the guard of passwords.
pub(super) fn system_reason(fault: &io::Error) -> Saying {
    use io::ErrorKind as Kind;
    if let Some(fault) = fault.get_ref().and_then(|inner| inner.downcast_ref()) {
        return Saying::of(match fault {
            GuardFault::AsksInClear => "network-why-in-clear",
            GuardFault::AsksForNone => "network-why-asks-for-none",
            GuardFault::TooMuch => "network-why-no-server",
        });
    }
    Saying::of(match fault.kind() {
        Kind::ConnectionRefused => "network-why-refused",
        Kind::TimedOut => "network-no-answer",
        Kind::HostUnreachable | Kind::NetworkUnreachable | Kind::NetworkDown => {
            "network-why-unreachable"
        }
        Kind::ConnectionReset
        | Kind::ConnectionAborted
        | Kind::BrokenPipe
        | Kind::UnexpectedEof => "network-closed",
        // This is the library's error for a host that takes no lines, if one that does was
        // required.
        Kind::PermissionDenied if fault.raw_os_error().is_none() => "network-why-standby",
        // The system's resolver has no error kind of its own; this is a word of the standard
        // library.
        _ if fault.to_string().contains("lookup") => "network-why-name",
        _ => return Saying::AsItIs(fault.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use bottone_i18n::{Language, ToText as _};

    use super::*;

    #[test]
    fn what_a_room_meets_is_reported_in_its_language_and_the_rest_as_it_is() {
        for (fault, message) in [
            (io::Error::from(io::ErrorKind::ConnectionRefused), "nessun server acceso"),
            (io::Error::from(io::ErrorKind::TimedOut), "nessuna risposta"),
            (
                io::Error::new(io::ErrorKind::PermissionDenied, "database does not allow writes"),
                "server di riserva",
            ),
            (io::Error::other("failed to lookup address information: x"), "nome"),
            (io::Error::other("the cat is on it"), "the cat is on it"),
        ] {
            let said = system_reason(&fault).to_text(Language::Italian);
            assert!(said.contains(message), "{fault}: {said}");
        }
        assert_eq!(of_server(&SqlState::DIVISION_BY_ZERO), None);
        let both = of_all(vec![
            ("10.0.0.1".to_owned(), Saying::of("network-why-refused")),
            ("10.0.0.2".to_owned(), Saying::of("network-why-standby")),
        ]);
        assert_eq!(
            both.to_text(Language::English),
            "10.0.0.1: no server is running there; \
             10.0.0.2: it is a standby server and accepts no records"
        );
    }
}
