//! Passwords and certificates: read from files, and absent from every message.

use std::{
    fs,
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    os::unix::fs::PermissionsExt as _,
    path::Path,
    sync::Arc,
    thread,
};

use rustls::{
    ServerConfig, ServerConnection, StreamOwned,
    pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer},
};

use super::{complains, says};
use crate::stage::database::Database;

fn may_be_read_by(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_password_comes_from_a_file_that_only_its_owner_reads() {
    let Some(database) = Database::start() else { return };
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
    fs::write(&passwords, "127.0.0.1:*:poker:desk:grimoire\n").unwrap();
    let wrong = complains(&["check", "--log", &log]);
    let is_reported = wrong.contains("wrong user name or password");
    assert!(is_reported && !wrong.contains("grimoire"), "{wrong}");
    let typed = complains(&["check", "--log", "postgres://desk:in%20grim@127.0.0.1/poker?event=a"]);
    assert!(!typed.contains("grim"), "{typed}");
}

#[test]
fn tls_is_spoken_where_the_server_has_it_and_a_certificate_is_checked_where_one_is_named() {
    let Some(database) = Database::start() else { return };
    let (key, cert) = (database.folder().join("key"), database.folder().join("cert"));
    certificate(&key, &cert);
    Database::owns(&key);
    Database::owns(&cert);
    let set =
        |name: &str, value: &str| database.sql(&format!("alter system set {name} = '{value}'"));
    set("ssl_key_file", key.to_str().unwrap());
    set("ssl_cert_file", cert.to_str().unwrap());
    set("ssl", "on");
    // The server accepts network connections only with TLS.
    database.lets_in("local all all trust\nhostssl all all 127.0.0.1/32 trust\n");
    let log = database.address("friday");
    says(&["new", "club-turbo", "--log", &log]);
    let known = format!("{log}&sslmode=require&sslrootcert={}", cert.display());
    says(&["check", "--log", &known]);
    let other = tempfile::tempdir().unwrap();
    let stranger = other.path().join("stranger");
    certificate(&other.path().join("key"), &stranger);
    let strange = format!("{log}&sslmode=require&sslrootcert={}", stranger.display());
    let complaint = complains(&["check", "--log", &strange]);
    assert!(complaint.contains("certificate"), "{complaint}");
    let plain = complains(&["check", "--log", &format!("{log}&sslmode=disable")]);
    assert!(plain.contains("pg_hba") || plain.contains("no encryption"), "{plain}");
}

/// The ways in which a false server asks: in clear, and for an MD5 hash with a salt.
const REQUESTS: [&[u8]; 2] = [b"R\0\0\0\x08\0\0\0\x03", b"R\0\0\0\x0c\0\0\0\x05salt"];

#[test]
fn a_false_server_sees_no_password() {
    let folder = tempfile::tempdir().unwrap();
    let passwords = folder.path().join("passwords");
    fs::write(&passwords, "*:*:*:*:in grim faith\n").unwrap();
    may_be_read_by(&passwords, 0o600);
    let tls = server_tls();
    for request in REQUESTS {
        for (mode, tls, answer) in [
            ("disable", None, None),
            ("prefer", None, Some(b'N')),
            ("prefer", None, Some(b'X')),
            ("require", Some(&tls), Some(b'S')),
        ] {
            let (port, server) = false_server(request, tls.map(Arc::clone), answer);
            let log = format!(
                "postgres://desk@127.0.0.1:{port}/poker?event=a&sslmode={mode}&passfile={}",
                passwords.display()
            );
            let complaint = complains(&["check", "--log", &log]);
            assert!(complaint.contains("scram-sha-256"), "{mode}: {complaint}");
            let seen = server.join().unwrap();
            assert!(seen.is_empty(), "{mode}: {}", String::from_utf8_lossy(&seen));
        }
    }
}

#[test]
fn a_server_that_does_not_ask_for_the_kept_password_is_not_believed() {
    let Some(database) = Database::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    database.lets_in("local all all trust\nhost all all 127.0.0.1/32 trust\n");
    let passwords = folder.path().join("passwords");
    fs::write(&passwords, "127.0.0.1:*:poker:desk:in grim faith\n").unwrap();
    may_be_read_by(&passwords, 0o600);
    let log = database.address("friday");
    let complaint = complains(&[
        "new",
        "club-turbo",
        "--log",
        &format!("{log}&passfile={}", passwords.display()),
    ]);
    assert!(complaint.contains("may be a false one"), "{complaint}");
    // The owner of a server that trusts its network keeps no password for it.
    fs::write(&passwords, "").unwrap();
    says(&["new", "club-turbo", "--log", &format!("{log}&passfile={}", passwords.display())]);
}

/// The first bytes of an error message of a gigabyte.
static FLOOD: [u8; 1 << 20] = {
    let mut flood = [b'x'; 1 << 20];
    (flood[0], flood[1], flood[2], flood[3], flood[4]) = (b'E', 0x40, 0, 0, 0);
    flood
};

#[test]
fn a_false_server_fills_no_memory() {
    let (port, server) = false_server(&FLOOD, None, None);
    let log = format!("postgres://desk@127.0.0.1:{port}/poker?event=a&sslmode=disable");
    let complaint = complains(&["check", "--log", &log]);
    assert!(complaint.contains("does not answer as a PostgreSQL server"), "{complaint}");
    drop(server);
}

#[test]
fn a_line_that_no_desk_writes_is_named() {
    let Some(database) = Database::start() else { return };
    let log = database.address("friday");
    says(&["new", "club-turbo", "--log", &log]);
    database.sql(
        "insert into bottone_log select 'friday', seq, repeat('x', 17000000), 'other' \
         from generate_series(1, 3) as seq",
    );
    let complaint = complains(&["check", "--log", &log]);
    assert!(complaint.contains("line 2 of the shared log is longer than 16 MB"), "{complaint}");
}

/// Starts a server that asks one client for its password like this, and returns the answer.
fn false_server(
    request: &'static [u8],
    tls: Option<Arc<ServerConfig>>,
    answer_to_tls: Option<u8>,
) -> (u16, thread::JoinHandle<Vec<u8>>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        if let Some(answer) = answer_to_tls {
            stream.read_exact(&mut [0; 8]).unwrap();
            stream.write_all(&[answer]).unwrap();
        }
        match tls {
            Some(tls) => {
                let session = ServerConnection::new(tls).unwrap();
                answer_of(StreamOwned::new(session, stream), request)
            }
            None => answer_of::<TcpStream>(stream, request),
        }
    });
    (port, server)
}

/// Reads a client's first message, asks for the password, and returns all that follows.
fn answer_of<S: Read + Write>(mut stream: S, request: &[u8]) -> Vec<u8> {
    let mut length = [0; 4];
    stream.read_exact(&mut length).unwrap();
    let rest = u32::from_be_bytes(length) as usize - length.len();
    stream.read_exact(&mut vec![0; rest]).unwrap();
    // The client may close the connection before it has all of it.
    let _ = stream.write_all(request);
    let _ = stream.flush();
    let mut answer = Vec::new();
    // A closed connection is what is wanted; TLS calls it an error.
    let _ = stream.read_to_end(&mut answer);
    answer
}

/// Returns the TLS of a server with a certificate of its own.
fn server_tls() -> Arc<ServerConfig> {
    let named = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    let key = PrivatePkcs8KeyDer::from(named.signing_key.serialize_der());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![named.cert.der().clone()], PrivateKeyDer::from(key))
        .unwrap();
    Arc::new(config)
}

/// Makes a key and a self-signed server certificate for this computer.
fn certificate(key: &Path, cert: &Path) {
    let names = ["localhost", "127.0.0.1"].map(str::to_owned).to_vec();
    let mut wanted = rcgen::CertificateParams::new(names).unwrap();
    wanted.is_ca = rcgen::IsCa::ExplicitNoCa;
    let pair = rcgen::KeyPair::generate().unwrap();
    let signed = wanted.self_signed(&pair).unwrap();
    fs::write(key, pem("PRIVATE KEY", &pair.serialize_der())).unwrap();
    fs::write(cert, pem("CERTIFICATE", signed.der())).unwrap();
}

/// Formats bytes as PEM.
fn pem(label: &str, bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = format!("-----BEGIN {label}-----");
    for (n, three) in bytes.chunks(3).enumerate() {
        if n.is_multiple_of(16) {
            text.push('\n');
        }
        let bits = (0..3).fold(0, |bits, n| bits << 8 | usize::from(*three.get(n).unwrap_or(&0)));
        let digits = [18, 12, 6, 0].map(|low| char::from(DIGITS[bits >> low & 63]));
        text.extend(&digits[..=three.len()]);
        text.push_str(&"=="[..3 - three.len()]);
    }
    text + &format!("\n-----END {label}-----\n")
}
