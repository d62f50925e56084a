//! The answers to requests.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension, Router,
    body::{Body, HttpBody as _},
    extract::{Query, Request, State},
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, StatusCode,
        header::{
            ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONNECTION, CONTENT_ENCODING,
            CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, REFERRER_POLICY,
            RETRY_AFTER, VARY, X_CONTENT_TYPE_OPTIONS,
        },
    },
    middleware::{Next, from_fn_with_state},
    response::{IntoResponse as _, Response},
    routing::{MethodRouter, get},
};
use serde::Deserialize;
use tokio::sync::watch::Receiver;

use super::{
    Names, NowFn,
    clients::ClientSlot,
    content::{PageContent, ServedEvent, ServedText},
    names::wrong_host_answer,
    watch::EventStream,
    words,
};

const HTML: &str = include_str!("site/page.html");
const STYLE: &str = concat!(include_str!("site/base.css"), include_str!("site/page.css"));
const SCRIPT: &str = include_str!("site/page.js");
pub(super) const ICON: &str = include_str!("site/icon.svg");

/// The content policy: everything comes from here, and no data can be sent elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
                      img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The content for all answers.
pub(super) struct Site {
    sees: Receiver<Arc<PageContent>>,
    logo: Receiver<Option<Arc<ServedText>>>,
    now: NowFn,
    beat: Duration,
}

impl Site {
    pub(super) fn new(
        (sees, logo): (Receiver<Arc<PageContent>>, Receiver<Option<Arc<ServedText>>>),
        now: NowFn,
        beat: Duration,
    ) -> Self {
        Self { sees, logo, now, beat }
    }

    /// Returns the requested event.
    fn event(&self, which: &EventQuery) -> Option<Arc<ServedEvent>> {
        self.sees.borrow().event(which.event).cloned()
    }
}

type SiteState = State<Arc<Site>>;

/// Builds the routes.
pub(super) fn router(site: Arc<Site>, names: Arc<Names>) -> Router {
    let page = paper(HTML, "text/html; charset=utf-8");
    let script = format!("const WORDS = {};\n{SCRIPT}", words::json());
    let seats = |State(site): SiteState, Query(which): Query<EventQuery>, asked: HeaderMap| async move {
        let event = site.event(&which);
        serve_list(event.as_deref().map(|event| &*event.seats), &asked)
    };
    let prizes = |State(site): SiteState, Query(which): Query<EventQuery>, asked: HeaderMap| async move {
        let event = site.event(&which);
        serve_list(event.as_deref().map(|event| &*event.prizes), &asked)
    };
    let day = |State(site): SiteState, asked: HeaderMap| async move {
        let shown = Arc::clone(&site.sees.borrow());
        serve_list(Some(&*shown.day), &asked)
    };
    let logo = |State(site): SiteState, asked: HeaderMap| async move {
        let logo = site.logo.borrow().clone();
        let none = || StatusCode::NOT_FOUND.into_response();
        logo.map_or_else(none, |logo| serve(&logo, "image/png", &asked))
    };
    Router::new()
        .route("/", page.clone())
        .route("/tv", page)
        .route("/page.css", paper(STYLE, "text/css; charset=utf-8"))
        .route("/page.js", paper(script, "text/javascript; charset=utf-8"))
        .route("/logo.png", get(logo))
        .route("/icon.svg", paper(ICON, "image/svg+xml"))
        .route("/seats.json", get(seats))
        .route("/prizes.json", get(prizes))
        .route("/day.json", get(day))
        .route("/find", get(find))
        .route("/events", get(events))
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn_with_state(names, receive))
        .with_state(site)
}

/// Applies the rules for every request and every answer.
async fn receive(
    State(names): State<Arc<Names>>,
    Extension(seat): Extension<Arc<ClientSlot>>,
    request: Request,
    next: Next,
) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut answer = if !reads {
        (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response()
    } else if !request.body().is_end_stream() {
        StatusCode::PAYLOAD_TOO_LARGE.into_response()
    } else if !seat.allows_request() {
        (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "5")]).into_response()
    } else if !names.is_requested_by(request.uri(), request.headers()) {
        (StatusCode::MISDIRECTED_REQUEST, wrong_host_answer()).into_response()
    } else {
        next.run(request).await
    };
    guard(&mut answer);
    answer
}

/// Sets the headers of every answer.
pub(super) fn guard(answer: &mut Response) {
    let refused = !answer.status().is_success()
        && ![StatusCode::NOT_MODIFIED, StatusCode::NOT_FOUND].contains(&answer.status());
    let heads = answer.headers_mut();
    if refused {
        // The body of the request is not read, so no further request can follow on this connection.
        heads.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    heads.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    heads.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    heads.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    heads.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    );
}

/// Routes a path to this content, the same for everybody.
pub(super) fn paper<S: Clone + Send + Sync + 'static>(
    content: impl Into<Vec<u8>>,
    kind: &'static str,
) -> MethodRouter<S> {
    let paper = Arc::new(ServedText::new(content.into()));
    get(move |asked: HeaderMap| {
        let paper = Arc::clone(&paper);
        async move { serve(&paper, kind, &asked) }
    })
}

/// Answers with this content, unless the client already has it.
fn serve(paper: &ServedText, kind: &'static str, asked: &HeaderMap) -> Response {
    let says = |name: HeaderName| asked.get(name).and_then(|value| value.to_str().ok());
    let tag = format!("\"{}\"", paper.tag);
    let known = says(IF_NONE_MATCH).is_some_and(|known| known.contains(&tag));
    let packs = says(ACCEPT_ENCODING).is_some_and(accepts_gzip);
    let heads = [
        (ETAG, HeaderValue::try_from(tag)),
        // The answer may be cached, but must be revalidated each time.
        (CACHE_CONTROL, Ok(HeaderValue::from_static("no-cache"))),
        (VARY, Ok(HeaderValue::from_static("accept-encoding"))),
        (CONTENT_TYPE, Ok(HeaderValue::from_static(kind))),
    ];
    let mut answer = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else if packs {
        ([(CONTENT_ENCODING, "gzip")], paper.packed().clone()).into_response()
    } else {
        paper.plain.clone().into_response()
    };
    for (name, value) in heads {
        if let Ok(value) = value {
            answer.headers_mut().insert(name, value);
        }
    }
    answer
}

/// Returns whether the client accepts gzip.
fn accepts_gzip(accepts: &str) -> bool {
    accepts.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let refused = |part: &str| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip")) && !parts.any(refused)
    })
}

/// Answers with a list as JSON; not found if there is no list.
fn serve_list(list: Option<&ServedText>, asked: &HeaderMap) -> Response {
    let none = || StatusCode::NOT_FOUND.into_response();
    list.map_or_else(none, |list| serve(list, "application/json", asked))
}

/// The event requested; the first one by default.
#[derive(Deserialize)]
struct EventQuery {
    event: Option<u32>,
}

/// The typed text of a search for a seat.
#[derive(Deserialize)]
struct SearchQuery {
    q: String,
}

/// Answers with the matching players.
async fn find(State(site): SiteState, Query(asked): Query<SearchQuery>) -> Response {
    let shown = Arc::clone(&site.sees.borrow());
    let heads = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (heads, shown.find(&asked.q)).into_response()
}

/// Streams the changes until the client disconnects.
async fn events(
    State(site): SiteState,
    Query(which): Query<EventQuery>,
    Extension(seat): Extension<Arc<ClientSlot>>,
    method: Method,
) -> Response {
    let heads = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-store")];
    if method == Method::HEAD {
        return heads.into_response();
    }
    let sees = (site.sees.clone(), which.event);
    let events = EventStream::new(sees, site.beat, Arc::clone(&site.now), seat.watches());
    (heads, Body::new(events)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_given_to_clients_that_take_it() {
        for (accepts, takes) in [
            ("gzip", true),
            ("deflate, gzip, br", true),
            ("GZIP;q=0.5", true),
            ("br;q=1.0, gzip; q=0.8, *;q=0.1", true),
            ("", false),
            ("br", false),
            ("gzip;q=0", false),
            ("x-gzip", false),
        ] {
            assert_eq!(accepts_gzip(accepts), takes, "{accepts}");
        }
    }
}
