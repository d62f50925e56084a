//! The answers of the staff side. An unproved request gets a short refusal and goes no further.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension, Router,
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER},
    },
    middleware::{Next, from_fn_with_state},
    response::{IntoResponse as _, Response},
    routing::post,
};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::{Counter, DeskRequest, door::StopReason, words};
use crate::{
    Limits, Names,
    answers::{ICON, guard, paper},
    clients::ClientSlot,
    names::wrong_host_answer,
};

const HTML: &str = include_str!("../site/staff.html");
const STYLE: &str = concat!(include_str!("../site/base.css"), include_str!("../site/staff.css"));
/// The script in parts; the part for talking to the desk comes first.
const SCRIPT: &str = concat!(
    include_str!("../site/staff-link.js"),
    include_str!("../site/staff-acts.js"),
    include_str!("../site/staff-lists.js"),
    include_str!("../site/staff-ruling.js"),
    include_str!("../site/staff.js"),
);

/// The longest content that a phone may send, in bytes.
const LONGEST: usize = 16 << 10;
/// The longest wait of a phone for the desk, which may write to a slow disk.
const DESK_TAKES: Duration = Duration::from_secs(10);

/// The header with the proof of a request and of its answer.
const SESSION: &str = "bottone-session";
const PHONE: &str = "bottone-phone";
const COUNT: &str = "bottone-count";
const PROOF: HeaderName = HeaderName::from_static("bottone-proof");

struct Site {
    counter: Arc<Counter>,
    limits: Limits,
    names: Names,
}

type SiteState = State<Arc<Site>>;

pub(super) fn router(counter: Arc<Counter>, limits: Limits, names: Names) -> Router {
    let script = format!("const WORDS = {};\n{SCRIPT}", words::json());
    let site = Arc::new(Site { counter, limits, names });
    Router::new()
        .route("/", paper(HTML, "text/html; charset=utf-8"))
        .route("/staff.css", paper(STYLE, "text/css; charset=utf-8"))
        .route("/staff.js", paper(script, "text/javascript; charset=utf-8"))
        .route("/icon.svg", paper(ICON, "image/svg+xml"))
        .route("/pair", post(pair))
        .route("/hello", post(hello))
        .route("/ask", post(ask))
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn_with_state(Arc::clone(&site), receive))
        .with_state(site)
}

/// Applies the rules for every request and every answer.
async fn receive(
    State(site): SiteState,
    Extension(seat): Extension<Arc<ClientSlot>>,
    request: Request,
    next: Next,
) -> Response {
    let known = [Method::GET, Method::HEAD, Method::POST].contains(request.method());
    let mut answer = if !known {
        StatusCode::METHOD_NOT_ALLOWED.into_response()
    } else if !seat.allows_request() {
        (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "5")]).into_response()
    } else if !site.names.is_requested_by(request.uri(), request.headers()) {
        (StatusCode::MISDIRECTED_REQUEST, wrong_host_answer()).into_response()
    } else {
        next.run(request).await
    };
    guard(&mut answer);
    answer
}

impl StopReason {
    /// Answers with a single word, for which the script has the sentence.
    fn answer(self) -> Response {
        let (status, why) = match self {
            Self::Unknown => (StatusCode::FORBIDDEN, "unknown"),
            Self::Forged => (StatusCode::FORBIDDEN, "forged"),
            Self::Used => (StatusCode::GONE, "used"),
            Self::Session => (StatusCode::UNAUTHORIZED, "session"),
            Self::Repeated => (StatusCode::CONFLICT, "repeated"),
            Self::TooMuch => (StatusCode::TOO_MANY_REQUESTS, "too-much"),
        };
        (status, [(CACHE_CONTROL, "no-store")], why).into_response()
    }
}

/// Reads the body, if it is short enough, sent in time, and text.
async fn body(site: &Site, body: Body) -> Result<String, StatusCode> {
    let read = timeout(site.limits.patience, to_bytes(body, LONGEST)).await;
    let bytes = read.map_err(|_| StatusCode::REQUEST_TIMEOUT)?;
    let bytes = bytes.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)?;
    String::from_utf8(bytes.into()).map_err(|_| StatusCode::BAD_REQUEST)
}

/// The data that a phone sends before it has a session.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Greeting {
    phone: String,
    nonce: String,
    proof: String,
}

#[derive(Serialize)]
struct Welcome {
    nonce: String,
    proof: String,
}

impl Welcome {
    fn answer(&self) -> Response {
        // Structs of text can always be written.
        let text = serde_json::to_string(self).unwrap_or_default();
        ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], text).into_response()
    }
}

async fn parse_greeting(site: &Site, sent: Body) -> Result<Greeting, StatusCode> {
    let text = body(site, sent).await?;
    serde_json::from_str(&text).map_err(|_| StatusCode::BAD_REQUEST)
}

async fn pair(State(site): SiteState, sent: Body) -> Response {
    let said = match parse_greeting(&site, sent).await {
        Ok(said) => said,
        Err(status) => return status.into_response(),
    };
    let counter = &site.counter;
    let now = (counter.now)();
    let paired = counter.door().pair(&said.phone, &said.nonce, &said.proof, now);
    let (taken, key) = match paired {
        Ok(paired) => paired,
        Err(stopped) => return stopped.answer(),
    };
    // The phone is informed only after the desk has stored the key.
    if let Some(key) = key {
        let kept = counter.enqueue(&said.phone, DeskRequest::ToBePaired(key));
        if let Err(status) = await_answer(kept).await {
            return status.into_response();
        }
    }
    Welcome { nonce: taken.ours, proof: taken.proof }.answer()
}

async fn hello(State(site): SiteState, sent: Body) -> Response {
    let said = match parse_greeting(&site, sent).await {
        Ok(said) => said,
        Err(status) => return status.into_response(),
    };
    let now = (site.counter.now)();
    let begun = site.counter.door().start_session(&said.phone, &said.nonce, &said.proof, now);
    match begun {
        Ok((nonce, proof)) => Welcome { nonce, proof }.answer(),
        Err(stopped) => stopped.answer(),
    }
}

async fn ask(State(site): SiteState, heads: HeaderMap, sent: Body) -> Response {
    let says = |name: &str| heads.get(name).and_then(|value| value.to_str().ok());
    let (Some(phone), Some(session), Some(count), Some(proof)) =
        (says(PHONE), says(SESSION), says(COUNT), says(PROOF.as_str()))
    else {
        return StopReason::Forged.answer();
    };
    let Ok(count) = count.parse() else { return StopReason::Forged.answer() };
    let text = match body(&site, sent).await {
        Ok(text) => text,
        Err(status) => return status.into_response(),
    };
    let now = (site.counter.now)();
    let asked = site.counter.door().check_request(phone, (session, count), proof, &text, now);
    let key = match asked {
        Ok(key) => key,
        Err(stopped) => return stopped.answer(),
    };
    let answer = match await_answer(site.counter.enqueue(phone, DeskRequest::Answer(text))).await {
        Ok(answer) => answer,
        Err(status) => return status.into_response(),
    };
    let proof = key.proof(&format!("answer\n{count}\n{answer}"));
    let heads = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    let mut answer = (heads, answer).into_response();
    if let Ok(proof) = HeaderValue::try_from(proof) {
        answer.headers_mut().insert(PROOF, proof);
    }
    answer
}

/// Waits for the desk's answer, up to the time limit.
async fn await_answer(
    answer: Option<tokio::sync::oneshot::Receiver<String>>,
) -> Result<String, StatusCode> {
    let Some(answer) = answer else { return Err(StatusCode::SERVICE_UNAVAILABLE) };
    match timeout(DESK_TAKES, answer).await {
        Ok(Ok(text)) => Ok(text),
        // The desk is gone or busy, and the phone must ask again.
        Ok(Err(_)) | Err(_) => Err(StatusCode::GATEWAY_TIMEOUT),
    }
}
