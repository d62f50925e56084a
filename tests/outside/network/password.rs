//! Passwords and certificates: from files, and in no message.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path, process::Command};

use super::{complains, says};
use crate::stage::database::Database;

fn may_be_read_by(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_password_comes_from_a_file_that_only_its_owner_reads() {
    let database = Database::start();
    let folder = tempfile::tempdir().unwrap();
    database.sql("alter user desk password 'in grim faith'");
    database.lets_in("local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n");
    let passwords = folder.path().join("passwords");
    fs::write(&passwords, "127.0.0.1:*:poker:desk:in grim faith\n").unwrap();
    let log = format!("{}&passfile={}", database.address("friday"), passwords.display());
    may_be_read_by(&passwords, 0o644);
    let open = complains(&["new", "club-turbo", "--log", &log]);
    assert!(open.contains("chmod 600") && !open.contains("grim"), "{open}");
    may_be_read_by(&passwords, 0o600);
    says(&["new", "club-turbo", "--log", &log]);
    fs::write(&passwords, "127.0.0.1:*:poker:desk:wrong\n").unwrap();
    let wrong = complains(&["check", "--log", &log]);
    let is_told = wrong.contains("does not take this name or its password");
    assert!(is_told && !wrong.contains("wrong"), "{wrong}");
    let typed = complains(&["check", "--log", "postgres://desk:in%20grim@127.0.0.1/poker?event=a"]);
    assert!(!typed.contains("grim"), "{typed}");
}

#[test]
fn tls_is_spoken_where_the_server_has_it_and_a_certificate_is_checked_where_one_is_named() {
    let database = Database::start();
    let (key, cert) = (database.folder().join("key"), database.folder().join("cert"));
    certificate(&key, &cert);
    Database::owns(&key);
    Database::owns(&cert);
    let set =
        |name: &str, value: &str| database.sql(&format!("alter system set {name} = '{value}'"));
    set("ssl_key_file", key.to_str().unwrap());
    set("ssl_cert_file", cert.to_str().unwrap());
    set("ssl", "on");
    // Nobody without TLS is let in over the network.
    database.lets_in("local all all trust\nhostssl all all 127.0.0.1/32 trust\n");
    let log = database.address("friday");
    says(&["new", "club-turbo", "--log", &log]);
    let known = format!("{log}&sslmode=require&sslrootcert={}", cert.display());
    says(&["check", "--log", &known]);
    let other = tempfile::tempdir().unwrap();
    let stranger = other.path().join("stranger");
    certificate(&other.path().join("key"), &stranger);
    let strange = format!("{log}&sslmode=require&sslrootcert={}", stranger.display());
    let told = complains(&["check", "--log", &strange]);
    assert!(told.contains("certificate"), "{told}");
    let plain = complains(&["check", "--log", &format!("{log}&sslmode=disable")]);
    assert!(plain.contains("pg_hba") || plain.contains("no encryption"), "{plain}");
}

/// A server's certificate for this computer, signed by itself.
fn certificate(key: &Path, cert: &Path) {
    let asks = key.with_extension("asks");
    let text = "[req]\nprompt = no\ndistinguished_name = name\nx509_extensions = of\n\
        [name]\nCN = localhost\n\
        [of]\nbasicConstraints = critical, CA:FALSE\nsubjectAltName = DNS:localhost, IP:127.0.0.1\n";
    fs::write(&asks, text).unwrap();
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-config"])
        .arg(&asks)
        .arg("-keyout")
        .arg(key)
        .arg("-out")
        .arg(cert)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}
