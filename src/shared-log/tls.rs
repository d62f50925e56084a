//! TLS, if the server has it.

use std::{path::Path, sync::Arc};

use bottone_i18n::Saying;
use rustls::{
    ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme,
    client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature},
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject as _},
};
use tokio_postgres_rustls::MakeRustlsConnect;

use bottone_store::files;

/// The most bytes of a file of certificates that is read.
const LONGEST: u64 = 1 << 20;

/// Returns the TLS connector. With `roots`, a server needs a certificate by one of them, for its
/// own name. Without, any server is accepted, as by PostgreSQL's own programs. This stops
/// eavesdroppers, but not a man in the middle.
///
/// # Errors
/// The file of certificates cannot be read, or has none.
pub(super) fn connector(roots: Option<&Path>) -> Result<MakeRustlsConnect, Saying> {
    let provider = Arc::new(ring::default_provider());
    let builder = ClientConfig::builder_with_provider(Arc::clone(&provider));
    let builder = builder.with_safe_default_protocol_versions();
    let builder = builder.map_err(|error| Saying::AsItIs(error.to_string()))?;
    let config = match roots {
        Some(path) => builder.with_root_certificates(read(path)?).with_no_client_auth(),
        None => builder
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(AnyServer(provider)))
            .with_no_client_auth(),
    };
    Ok(MakeRustlsConnect::new(config))
}

fn read(path: &Path) -> Result<RootCertStore, Saying> {
    let unread =
        |why: Saying| Saying::of("network-certificates").with("path", path).with("why", why);
    let bytes = files::bytes_of(path, LONGEST).map_err(|error| unread(Saying::from(&error)))?;
    let mut roots = RootCertStore::empty();
    for found in CertificateDer::pem_slice_iter(&bytes) {
        let added = found.map_err(|error| error.to_string());
        added
            .and_then(|found| roots.add(found).map_err(|error| error.to_string()))
            .map_err(|error| unread(Saying::AsItIs(error)))?;
    }
    if roots.is_empty() {
        return Err(unread(Saying::of("network-no-certificate")));
    }
    Ok(roots)
}

/// A verifier that accepts any server, but still requires proof of its key.
#[derive(Debug)]
struct AnyServer(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyServer {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, cert, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, cert, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
