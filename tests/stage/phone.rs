//! A staff phone without a browser: TLS with the desk's own certificate, and the proofs of its
//! script computed here.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    sync::Arc,
};

use ring::hmac;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned, pki_types::ServerName};
use serde_json::{Value, json};

use bottone_page_support::{AT_MOST, Answer, parts};

/// A TLS client of the desk.
#[derive(Clone)]
pub(crate) struct PhoneClient {
    config: Arc<ClientConfig>,
    pub(crate) port: u16,
}

impl PhoneClient {
    /// Creates a client of the desk with this certificate, as DER.
    pub(crate) fn to(certificate: &[u8], port: u16) -> Self {
        let mut roots = RootCertStore::empty();
        roots.add(certificate.to_vec().into()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { config: Arc::new(config), port }
    }

    /// Opens a connection and completes the handshake.
    pub(crate) fn open(&self) -> StreamOwned<ClientConnection, TcpStream> {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(AT_MOST)).unwrap();
        let name = ServerName::try_from("bottone.local").unwrap();
        let client = ClientConnection::new(Arc::clone(&self.config), name).unwrap();
        StreamOwned::new(client, stream)
    }

    /// Sends bytes and returns the answer; `None` if the connection is cut.
    pub(crate) fn send(&self, bytes: &[u8]) -> Option<Answer> {
        let mut stream = self.open();
        // The desk may have closed before it took everything.
        let _ = stream.write_all(bytes);
        let mut all = Vec::new();
        let mut part = [0; 16 << 10];
        while let Ok(count @ 1..) = stream.read(&mut part) {
            all.extend_from_slice(&part[..count]);
        }
        parts(&all)
    }

    /// Posts this body to a path and returns the answer.
    pub(crate) fn post(&self, path: &str, heads: &[(&str, &str)], body: &str) -> Answer {
        let heads: Vec<String> =
            heads.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let heads = heads.concat();
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: bottone.local\r\n{heads}Content-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        self.send((head + body).as_bytes()).unwrap()
    }
}

/// Returns HMAC-SHA256 in hexadecimal; the key is the text of the secret.
pub(crate) fn proof(secret: &str, text: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, text.as_bytes());
    let figures: Vec<String> = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    figures.concat()
}

/// A paired phone, in a session.
#[derive(Clone)]
pub(crate) struct Phone {
    pub(crate) line: PhoneClient,
    pub(crate) id: String,
    pub(crate) key: String,
    pub(crate) session: String,
    pub(crate) session_key: String,
    pub(crate) count: u64,
}

const NONCE: &str = "00112233445566778899aabbccddeeff";

/// Returns the part of a code's address after the #: the phone, and the secret.
pub(crate) fn code_of(address: &str) -> (String, String) {
    let (_, code) = address.split_once('#').unwrap();
    let (id, secret) = code.split_once('.').unwrap();
    (id.to_owned(), secret.to_owned())
}

impl Phone {
    /// Scans the code of this address.
    pub(crate) fn pair(line: &PhoneClient, address: &str) -> Self {
        let (id, secret) = code_of(address);
        let answer = line.post("/pair", &[], &Self::greeting(&secret, "pair", &id, NONCE));
        assert_eq!(answer.status, 200, "{}", answer.text());
        let said: Value = serde_json::from_slice(&answer.body).unwrap();
        let about = format!("{id}\n{NONCE}\n{}", said["nonce"].as_str().unwrap());
        let key = proof(&secret, &format!("key\n{about}"));
        assert_eq!(said["proof"], proof(&key, &format!("paired\n{about}")));
        let mut phone = Self {
            line: line.clone(),
            id,
            key,
            session: String::new(),
            session_key: String::new(),
            count: 0,
        };
        phone.hello();
        phone
    }

    pub(crate) fn greeting(secret: &str, what: &str, id: &str, nonce: &str) -> String {
        let proof = proof(secret, &format!("{what}\n{id}\n{nonce}"));
        json!({ "phone": id, "nonce": nonce, "proof": proof }).to_string()
    }

    /// Begins a session.
    pub(crate) fn hello(&mut self) {
        let answer =
            self.line.post("/hello", &[], &Self::greeting(&self.key, "hello", &self.id, NONCE));
        assert_eq!(answer.status, 200, "{}", answer.text());
        let said: Value = serde_json::from_slice(&answer.body).unwrap();
        said["nonce"].as_str().unwrap().clone_into(&mut self.session);
        let about = format!("{}\n{NONCE}\n{}", self.id, self.session);
        self.session_key = proof(&self.key, &format!("session\n{about}"));
        assert_eq!(said["proof"], proof(&self.session_key, &format!("welcome\n{about}")));
        self.count = 0;
    }

    /// Sends this as the next request of the session, and returns the answer as it came.
    pub(crate) fn send(&mut self, wants: &Value) -> Answer {
        self.count += 1;
        self.send_as(self.count, wants)
    }

    /// Sends a request under this number.
    pub(crate) fn send_as(&self, count: u64, wants: &Value) -> Answer {
        let body = json!({ "language": "en", "wants": wants }).to_string();
        let proved = proof(&self.session_key, &format!("ask\n{count}\n{body}"));
        self.send_proved(count, &proved, &body)
    }

    /// Sends a request with this proof.
    pub(crate) fn send_proved(&self, count: u64, proved: &str, body: &str) -> Answer {
        let count = count.to_string();
        let heads = [
            ("bottone-phone", self.id.as_str()),
            ("bottone-session", self.session.as_str()),
            ("bottone-count", count.as_str()),
            ("bottone-proof", proved),
        ];
        self.line.post("/ask", &heads, body)
    }

    /// Sends a request, and reads an answer that the desk has proved.
    pub(crate) fn ask(&mut self, wants: &Value) -> Value {
        let answer = self.send(wants);
        assert_eq!(answer.status, 200, "{}", answer.text());
        let text = answer.text().to_owned();
        let proved = proof(&self.session_key, &format!("answer\n{}\n{text}", self.count));
        assert_eq!(answer.head("bottone-proof"), Some(proved.as_str()), "not the desk's");
        serde_json::from_str(&text).unwrap()
    }

    /// Performs an act under this name.
    pub(crate) fn act(&mut self, name: &str, act: &Value) -> Value {
        let event = self.ask(&json!({ "home": { "known": "", "tables": [] } }))["event"].clone();
        self.ask(&json!({ "act": { "id": name, "event": event, "at": null, "act": act } }))
    }
}
