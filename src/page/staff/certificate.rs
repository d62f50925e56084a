//! The certificate of the staff side, made at the desk itself.

use std::sync::Arc;

use rcgen::{CertificateParams, DistinguishedName, DnType, KeyPair, date_time_ymd};
use ring::digest;
use rustls::{
    ServerConfig,
    pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer},
};

use super::StaffError;

/// The validity in calendar years. Browsers accept at most 825 days, which always covers this many.
const YEARS: i64 = 2;
/// A calendar year, in milliseconds.
const YEAR: i64 = 31_556_952_000;

/// A self-signed certificate with its key, both as DER.
#[derive(Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The certificate, which is public.
    pub certificate: Vec<u8>,
    /// The private key (PKCS #8), which is secret.
    pub key: Vec<u8>,
    /// The time of its creation, in milliseconds since 1970.
    pub made: i64,
}

impl Certificate {
    /// Makes a certificate at this time, in milliseconds since 1970.
    ///
    /// # Errors
    /// If the system provides no random data for a key.
    pub fn new(now: i64) -> Result<Self, StaffError> {
        let failed = |error: rcgen::Error| StaffError::Certificate(error.to_string());
        let year = i32::try_from(year(now)).unwrap_or_default();
        let key = KeyPair::generate().map_err(failed)?;
        let mut wanted =
            CertificateParams::new(vec!["bottone.local".to_owned()]).map_err(failed)?;
        wanted.distinguished_name = DistinguishedName::new();
        wanted.distinguished_name.push(DnType::CommonName, "Bottone");
        wanted.not_before = date_time_ymd(year, 1, 1);
        wanted.not_after = date_time_ymd(year + i32::try_from(YEARS).unwrap_or_default(), 1, 1);
        let certificate = wanted.self_signed(&key).map_err(failed)?;
        Ok(Self { certificate: certificate.der().to_vec(), key: key.serialize_der(), made: now })
    }

    /// Returns whether it has expired at this time, or will soon.
    pub fn is_expiring(&self, now: i64) -> bool {
        // A month before its end, so that no evening runs into it.
        year(now.saturating_add(YEAR / 12)) >= year(self.made) + YEARS || now < self.made - YEAR
    }

    /// Returns its SHA-256 in groups of two digits, as browsers show it: "3F:A2:…".
    pub fn print(&self) -> String {
        let print = digest::digest(&digest::SHA256, &self.certificate);
        let bytes: Vec<String> = print.as_ref().iter().map(|byte| format!("{byte:02X}")).collect();
        bytes.join(":")
    }

    /// Returns the TLS configuration with it.
    pub(super) fn tls_config(&self) -> Result<Arc<ServerConfig>, StaffError> {
        let failed = |error: rustls::Error| StaffError::Certificate(error.to_string());
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(self.key.clone()));
        let chain = vec![CertificateDer::from(self.certificate.clone())];
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(failed)?
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .map_err(failed)?;
        Ok(Arc::new(config))
    }
}

fn year(millis: i64) -> i64 {
    1_970 + millis.div_euclid(YEAR)
}
