//! The page in a real browser: headless Chromium, at the size of a phone and of a television,
//! driven by `ChromeDriver` over plain HTTP.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use bottone::{i18n::Language, rehearsal::RehearsalEnd, session::Desk as _};
use serde_json::{Value, json};

use crate::page::follows::Serves;
use crate::stage::{
    self,
    needs::{Program, needs},
    wait_until,
};

/// `ChromeDriver`, which starts the browser.
pub(crate) struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts it, or returns `None` if Chromium is missing.
    pub(crate) fn start() -> Option<Self> {
        if !needs(Program::Chromium) {
            return None;
        }
        let child = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn();
        let mut child = child.unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        while !line.contains("started successfully on port ") {
            line.clear();
            assert!(out.read_line(&mut line).unwrap() > 0, "chromedriver ended");
        }
        let port = line.rsplit("port ").next().unwrap().trim().trim_end_matches('.');
        let port = port.parse().unwrap();
        thread::spawn(move || out.lines().for_each(drop));
        Some(Self { child, port })
    }

    /// Sends a request to the driver and returns its answer.
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all((head + &body).as_bytes()).unwrap();
        let mut all = Vec::new();
        // The server may keep the connection open: the length announced in the head is enough.
        let mut part = [0; 1 << 13];
        loop {
            let count = stream.read(&mut part).unwrap();
            all.extend_from_slice(&part[..count]);
            let whole = bottone_page_support::parts(&all).is_some_and(|answer| {
                let long = answer.head("content-length").and_then(|long| long.parse().ok());
                long.is_some_and(|long: usize| answer.body.len() >= long)
            });
            if whole || count == 0 {
                break;
            }
        }
        let answer = bottone_page_support::parts(&all).unwrap();
        let value: Value = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(answer.status, 200, "{method} {path}: {value}");
        value["value"].clone()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One browser on one page.
pub(crate) struct Browser<'a> {
    driver: &'a Driver,
    id: String,
}

impl<'a> Browser<'a> {
    pub(crate) fn open(
        driver: &'a Driver,
        size: (u32, u32),
        language: Language,
        light: bool,
    ) -> Self {
        let code = language.code();
        let arguments = json!([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            format!("--lang={code}"),
        ]);
        let options = json!({ "args": arguments, "prefs": { "intl.accept_languages": code } });
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            // A desk makes its own certificate.
            "browserName": "chrome", "acceptInsecureCerts": true, "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        } } });
        let session = driver.call("POST", "/session", &wanted);
        let id = session["sessionId"].as_str().unwrap().to_owned();
        let browser = Self { driver, id };
        let (width, height) = size;
        browser.devtools(
            "Emulation.setDeviceMetricsOverride",
            &json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 }),
        );
        let scheme = if light { "light" } else { "dark" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
        browser
    }

    pub(crate) fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        self.driver.call(method, &format!("/session/{}{path}", self.id), body)
    }

    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let asked = json!({ "cmd": command, "params": parameters });
        self.call("POST", "/goog/cdp/execute", &asked)
    }

    pub(crate) fn go(&self, url: &str) {
        self.call("POST", "/url", &json!({ "url": url }));
    }

    pub(crate) fn run(&self, script: &str) -> Value {
        self.call("POST", "/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Waits until this condition is true on the page.
    pub(crate) fn until(&self, condition: &str) {
        let script = format!("return Boolean({condition})");
        wait_until(&format!("never true: {condition}"), || self.run(&script) == json!(true));
    }

    pub(crate) fn text(&self, id: &str) -> String {
        let text = self.run(&format!("return document.getElementById('{id}').innerText"));
        text.as_str().unwrap().to_owned()
    }

    pub(crate) fn picture(&self, path: &Path) {
        let encoded = self.call("GET", "/screenshot", &Value::Null);
        let script = "return Uint8Array.from(atob(arguments[0]), c => c.charCodeAt(0)).length";
        let length = self.call(
            "POST",
            "/execute/sync",
            &json!({ "script": script, "args": [encoded.clone()] }),
        );
        assert!(length.as_u64().unwrap() > 5_000, "a picture of one colour");
        fs::write(path, unpacked(encoded.as_str().unwrap())).unwrap();
    }

    /// Checks that there were no errors, and that everything was fetched from the page.
    fn check(&self, port: u16) {
        let console = self.call("POST", "/se/log", &json!({ "type": "browser" }));
        assert_eq!(console, json!([]), "the console complains");
        let log = self.call("POST", "/se/log", &json!({ "type": "performance" }));
        let mut asked = 0;
        for entry in log.as_array().unwrap() {
            let message: Value = serde_json::from_str(entry["message"].as_str().unwrap()).unwrap();
            let message = &message["message"];
            if message["method"] == "Network.requestWillBeSent" {
                let url = message["params"]["request"]["url"].as_str().unwrap();
                let own = url.starts_with(&format!("http://127.0.0.1:{port}/"));
                assert!(own || url.starts_with("data:"), "the page asked for {url}");
                asked += 1;
            }
        }
        assert!(asked > 4, "nothing was listened to");
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.call("DELETE", "", &Value::Null);
        }
    }
}

/// Decodes base64.
fn unpacked(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0_u32);
    for byte in text.bytes().filter(|byte| *byte != b'=' && *byte != b'\n') {
        bits = bits << 6 | u32::from(digit(byte));
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 0xff).unwrap());
        }
    }
    bytes
}

/// Returns the folder for the pictures.
pub(crate) fn pictures() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("page");
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_page_in_a_browser() {
    let Some(driver) = Driver::start() else { return };
    // Moves and prizes must be visible: an office locks the prizes, tables are broken.
    let script = bottone::rehearsal::Script {
        entries: 60,
        guests: Vec::new(),
        seed: 5,
        until: RehearsalEnd::Players(9),
        office: true,
    };
    let played = stage::play_in(stage::setup(5), "club-turbo", script);
    let t = played.session.tournament();
    let (entry, seat) = t.tables().sitting().next().unwrap();
    let person = t.entries().person(entry).unwrap();
    let page = Serves::file(played.session.path().unwrap());
    for (language, light) in [(Language::English, false), (Language::Italian, true)] {
        let words = |english, italian| match language {
            Language::Italian => italian,
            _ => english,
        };
        let name = words("en", "it");
        // The phone.
        let phone = Browser::open(&driver, (390, 844), language, light);
        phone.go(&format!("http://127.0.0.1:{}/", page.port));
        phone.until("/^(\\d+:)?\\d\\d:\\d\\d$/.test(document.getElementById('time').innerText)");
        let said = phone.run("return word('more', '$&', '$1')");
        assert!(said.as_str().unwrap().contains("$& "), "{said}");
        assert!(
            phone.text("heading").contains(words("evel", "ivello")),
            "{}",
            phone.text("heading")
        );
        assert!(phone.text("figures").contains(words("Players", "Giocatori")));
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        phone.until(fits);
        phone.picture(&pictures().join(format!("phone-{name}-clock.png")));
        phone.run("document.getElementById('view-seat').click()");
        let typed = person.family.chars().take(3).collect::<String>().to_uppercase();
        let field = "const f = document.getElementById('find'); f.value = ";
        let input = "; f.dispatchEvent(new Event('input'))";
        phone.run(&format!("{field}{}{input}", json!(format!("{typed} {}", person.given))));
        phone.until("document.querySelectorAll('#found button').length > 0");
        phone.picture(&pictures().join(format!("phone-{name}-find.png")));
        phone.run("document.querySelector('#found button').click()");
        let mine = phone.text("mine");
        for part in [
            person.display_name(),
            words("Table", "Tavolo").to_owned(),
            seat.table.to_string(),
            seat.seat.to_string(),
        ] {
            assert!(mine.contains(&part), "{part}: {mine}");
        }
        phone.until(fits);
        phone.picture(&pictures().join(format!("phone-{name}-seat.png")));
        phone.run("document.getElementById('view-moves').click()");
        phone.until("document.querySelectorAll('#moves-list li').length > 0");
        phone.until(fits);
        phone.picture(&pictures().join(format!("phone-{name}-moves.png")));
        phone.run("document.getElementById('view-prizes').click()");
        phone.until("document.querySelectorAll('#prizes-list li').length > 0");
        phone.until(fits);
        phone.picture(&pictures().join(format!("phone-{name}-prizes.png")));
        // The name is remembered, the next language is a press away.
        phone.go(&format!("http://127.0.0.1:{}/", page.port));
        phone.run("document.getElementById('view-seat').click()");
        phone.until(&format!(
            "document.getElementById('mine').innerText.includes({})",
            json!(person.family)
        ));
        phone.run("document.getElementById('language').click()");
        assert_eq!(phone.text("seat-head"), words("Mi asiento", "My seat"));
        phone.check(page.port);
        drop(phone);
        // The television.
        let tv = Browser::open(&driver, (1920, 1080), language, light);
        tv.go(&format!("http://127.0.0.1:{}/tv", page.port));
        tv.until("document.querySelectorAll('#prizes-list li').length > 0");
        tv.until("document.querySelectorAll('#moves-list li').length > 0");
        tv.until("document.documentElement.scrollHeight <= innerHeight");
        tv.until(fits);
        tv.picture(&pictures().join(format!("tv-{name}.png")));
        tv.check(page.port);
    }
}

/// Checks the layout at each width: cards side by side where they fit, one view at a time on a
/// phone, everything on a television. A moment on the walls has a card of its own while it lasts.
#[test]
fn every_page_is_laid_out_at_every_width() {
    let Some(driver) = Driver::start() else { return };
    let script = bottone::rehearsal::Script {
        entries: 60,
        guests: Vec::new(),
        seed: 5,
        until: RehearsalEnd::Players(9),
        office: true,
    };
    let played = stage::play_in(stage::setup(5), "club-turbo", script);
    let page = Serves::file(played.session.path().unwrap());
    let style =
        |id: &str, name: &str| format!("getComputedStyle(document.querySelector('{id}')).{name}");
    for (width, height) in [(1920, 1080), (1194, 834), (390, 844)] {
        let browser = Browser::open(&driver, (width, height), Language::English, false);
        let wide = width >= 900;
        for (path, main, views, seat) in [
            ("", if wide { "grid" } else { "block" }, "flex", if wide { "block" } else { "none" }),
            ("tv", "grid", "none", "none"),
        ] {
            browser.go(&format!("http://127.0.0.1:{}/{path}", page.port));
            browser.until("document.getElementById('time').innerText.includes(':')");
            for (id, expected) in [("main", main), ("#views", views), ("#seat", seat)] {
                let found = browser.run(&format!("return {}", style(id, "display")));
                assert_eq!(found, json!(expected), "{id} of /{path} at {width}");
            }
            let card = |rest: i64| {
                let said = "['', '43', 'players are in the money', 'at least', '€150']";
                browser.run(&format!(
                    "state.moment = ['money', ours() + offset + {rest}];
                     state[language].moment = {said}; drawMoment()"
                ));
                browser.run(&format!("return {}", style("#moment", "display")))
            };
            assert_ne!(card(60_000), json!("none"), "/{path} at {width}");
            browser.until("document.documentElement.scrollWidth <= innerWidth");
            browser.until("document.getElementById('moment').innerText.includes('€150')");
            if path == "tv" {
                let whole = "document.getElementById('moment').offsetHeight >= innerHeight";
                browser.until(whole);
            }
            browser.picture(&pictures().join(format!("moment-{path}-{width}.png")));
            assert_eq!(card(-1), json!("none"), "it is over");
        }
    }
}

/// Checks a house with two events of the day: a player found in one also sees their seat in the
/// other.
#[test]
fn the_page_of_a_house_in_a_browser() {
    let Some(driver) = Driver::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let house = folder.path();
    let made = stage::bottone(["house", "new", house.to_str().unwrap(), "--name", "Club"]);
    assert_eq!(made.status, Some(0), "{}", made.complaint);
    let level =
        |number| RehearsalEnd::Level { number, into: bottone::base::time::Span::from_minutes(3) };
    let names =
        ["Rossi, Anna", "Verdi, Ugo", "Neri, Ida", "Bianchi, Luca", "Serra, Eva", "Costa, Leo"];
    for (file, seed, level) in [("main.ron", 5, level(2)), ("side.ron", 6, level(1))] {
        let script = bottone::rehearsal::Script {
            entries: 6,
            guests: names.map(bottone::base::person::Person::typed).to_vec(),
            seed,
            until: level,
            office: false,
        };
        let played = stage::play_in(stage::setup(seed), "club-turbo", script);
        fs::copy(played.session.path().unwrap(), house.join(file)).unwrap();
    }
    let finished = stage::play("club-turbo", 12, 3, RehearsalEnd::End);
    fs::copy(finished.session.path().unwrap(), house.join("won.ron")).unwrap();
    let league = bottone::points::League {
        name: "Winter league".into(),
        points: "n - r + 1".into(),
        season: "total".into(),
        counting: bottone::points::Counting::All,
        fewest: 0,
        events: vec!["won.ron".into()],
    };
    let shelf = house.join(bottone::store::profiles::LEAGUES);
    bottone::store::profiles::save(&shelf, &league.name, &league).unwrap();
    let page = Serves::file(house);
    for (language, light) in [(Language::English, false), (Language::Italian, true)] {
        let name = if light { "it" } else { "en" };
        let phone = Browser::open(&driver, (390, 844), language, light);
        phone.go(&format!("http://127.0.0.1:{}/", page.port));
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        phone.until("document.getElementById('view-day')");
        phone.run("document.getElementById('view-day').click()");
        phone.until("document.querySelectorAll('#day-list .event-card').length === 3");
        phone.until("document.querySelectorAll('#standings li').length > 3");
        phone.until(fits);
        phone.picture(&pictures().join(format!("house-{name}-events.png")));
        // Found in both events; the second card is of the event not on screen.
        phone.run("document.getElementById('view-seat').click()");
        let typed = "const f = document.getElementById('find'); f.value = 'rossi'; \
                     f.dispatchEvent(new Event('input'))";
        phone.run(typed);
        phone.until("document.querySelectorAll('#found button small').length >= 2");
        phone.until(fits);
        phone.picture(&pictures().join(format!("house-{name}-find.png")));
        phone.run("document.querySelector('#found button').click()");
        phone.until("document.querySelectorAll('#mine article .of').length === 2");
        let events = "new Set([...document.querySelectorAll('#mine .of')].map((one) => one.innerText)).size === 2";
        phone.until(events);
        phone.until(fits);
        phone.picture(&pictures().join(format!("house-{name}-seats.png")));
        // Another event is a press away, and is remembered.
        phone.run("document.getElementById('view-day').click()");
        let other = "document.querySelector('#day-list button.event-card:not([aria-current])')";
        phone.until(other);
        let wanted = phone.run(&format!("return {other}.querySelector('.name').innerText"));
        phone.run(&format!("{other}.click()"));
        phone.until(&format!("document.getElementById('event').innerText.length > 0 && {wanted}.startsWith(document.getElementById('event').innerText)"));
        phone.go(&format!("http://127.0.0.1:{}/", page.port));
        phone.until(&format!("document.getElementById('event').innerText.length > 0 && {wanted}.startsWith(document.getElementById('event').innerText)"));
        phone.check(page.port);
    }
}
