//! The staff side in a real browser, at the size of a phone and of a tablet. It is paired by code,
//! used by touch, keyboard and screen reader, and loses the network and gets it back.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Stdio},
    thread,
};

use bottone::{i18n::Language, rehearsal::RehearsalEnd, session::Desk as _};
use serde_json::{Value, json};

use crate::{
    page::browser::{Browser, Driver, pictures},
    stage,
};

/// `bottone serve` with the staff side of an event.
struct Serves {
    child: Child,
    /// The codes that the phones scan.
    codes: Vec<String>,
}

impl Serves {
    fn file(event: &Path, settings: &Path, pairs: &[&str]) -> Self {
        let pairs = pairs.iter().flat_map(|pair| ["--pair", pair]);
        let mut child = stage::program()
            .args(["serve", "--listen", "127.0.0.1:0", "--staff-listen", "127.0.0.1:0"])
            .args(pairs.clone())
            .arg(event)
            .env("HOME", settings)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut codes = Vec::new();
        while codes.len() < pairs.clone().count() / 2 {
            let mut line = String::new();
            assert!(out.read_line(&mut line).unwrap() > 0, "it ended");
            codes.extend(
                line.find("https://")
                    .filter(|_| line.contains('#'))
                    .map(|at| line[at..].trim().to_owned()),
            );
        }
        thread::spawn(move || out.lines().for_each(drop));
        Self { child, codes }
    }
}

impl Drop for Serves {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Touches the middle of the element.
fn touch(page: &Browser<'_>, what: &str) {
    page.until(&format!("document.querySelector({})", json!(what)));
    let at = page.run(&format!(
        "const e = document.querySelector({}); e.scrollIntoView({{ block: 'center' }}); \
         const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, r.height]",
        json!(what)
    ));
    assert!(at[2].as_f64().unwrap() >= 44.0, "{what} is too small for a thumb: {at}");
    let point = json!([{ "x": at[0], "y": at[1] }]);
    page.devtools(
        "Input.dispatchTouchEvent",
        &json!({ "type": "touchStart", "touchPoints": point }),
    );
    page.devtools("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
}

/// Presses Enter on the element, as a keyboard user does.
fn enter(page: &Browser<'_>, what: &str) {
    page.until(&format!("document.querySelector({})", json!(what)));
    page.run(&format!("document.querySelector({}).focus()", json!(what)));
    for kind in ["keyDown", "keyUp"] {
        let key = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r" });
        page.devtools("Input.dispatchKeyEvent", &key);
    }
}

fn online(page: &Browser<'_>, on: bool) {
    page.devtools("Network.enable", &json!({}));
    let network =
        json!({ "offline": !on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.devtools("Network.emulateNetworkConditions", &network);
}

/// Returns a script that counts the acts in this state.
fn acts(state: &str) -> String {
    format!("acts().filter((one) => one.state === '{state}').length")
}

/// Checks that every control and field has a name in the accessibility tree.
fn everything_has_a_name(page: &Browser<'_>) {
    let tree = page.devtools("Accessibility.getFullAXTree", &json!({}));
    let mut named = 0;
    for node in tree["nodes"].as_array().unwrap() {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        if node["ignored"] != json!(true) && ["button", "searchbox", "textbox"].contains(&role) {
            let name = node["name"]["value"].as_str().unwrap_or_default();
            assert!(!name.trim().is_empty(), "no name: {node}");
            named += 1;
        }
    }
    assert!(named > 5, "nothing to press");
}

#[test]
#[expect(clippy::print_stdout, reason = "the figure that docs/engineering/performance.md has")]
fn the_staff_side_in_a_browser() {
    let Some(driver) = Driver::start() else { return };
    let played = stage::play("deep-stack", 80, 7, RehearsalEnd::Players(60));
    let event = played.session.path().unwrap().to_owned();
    let stage::Played { session, folder: _folder, .. } = played;
    drop(session);
    let settings = tempfile::tempdir().unwrap();
    let desk = Serves::file(&event, settings.path(), &["Lena:floor", "Dora:director"]);
    let sizes = [((390, 844), Language::English), ((1194, 834), Language::Italian)];
    for ((size, language), code) in sizes.into_iter().zip(&desk.codes) {
        let name = size.0;
        let page = Browser::open(&driver, size, language, false);
        page.go(code);
        page.until("document.querySelectorAll('#seats button').length > 3");
        assert_eq!(page.run("return location.hash"), json!(""), "the secret stays in no address");
        // A name is text, whatever characters it has.
        let said = page.run("return word('reallyBust', '$& $1 % $`')");
        assert!(said.as_str().unwrap().contains("$& $1 % $`"), "{said}");
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        page.until(fits);
        page.picture(&pictures().join(format!("staff-{name}-tables.png")));
        everything_has_a_name(&page);
        // Two taps, and the desk confirms the record.
        touch(&page, "#seats button");
        touch(&page, "[data-key=bust]");
        page.picture(&pictures().join(format!("staff-{name}-bust.png")));
        everything_has_a_name(&page);
        let sat = page.run("return document.querySelectorAll('#seats button').length");
        touch(&page, "[data-key=sure]");
        page.until(&format!("{} === 1", acts("done")));
        page.until(&format!("document.querySelectorAll('#seats button').length < {sat}"));
        // By keyboard without a connection: kept, reported, and sent once it is back.
        online(&page, false);
        enter(&page, "#seats button");
        enter(&page, "[data-key=bust]");
        enter(&page, "[data-key=sure]");
        page.until("document.getElementById('acts').classList.contains('cut')");
        page.until(&format!("{} === 1", acts("sent")));
        page.picture(&pictures().join(format!("staff-{name}-cut-off.png")));
        online(&page, true);
        page.until(&format!("{} === 2", acts("done")));
        // The ruling, with its steps and its cites.
        touch(&page, "#view-ruling");
        page.until("document.querySelectorAll('#tray button').length > 1");
        touch(&page, "#tray button");
        touch(&page, "#tray button:nth-child(2)");
        page.until("document.querySelectorAll('#steps li').length > 0");
        page.until("document.getElementById('cites').innerText.length > 3");
        page.until(fits);
        page.picture(&pictures().join(format!("staff-{name}-ruling.png")));
        everything_has_a_name(&page);
        page.run(
            "globalThis.took = []; (async () => { for (let n = 0; n < 30; n += 1) { const s = performance.now(); \
             await ask({ ruling: asRuled() }); took.push(performance.now() - s); } globalThis.ready = true; })()",
        );
        page.until("globalThis.ready");
        let took: Value = page.run("took.sort((a, b) => a - b); return [took[15], took[29]]");
        println!("a ruling at {name}: median and most, in ms: {took}");
        // A short press has no effect on the clock. It is made within the page, as two calls may be
        // as far apart as a long press.
        touch(&page, "#view-clock");
        page.until("document.querySelectorAll('#clock-keys button').length > 0");
        page.run(
            "const key = document.querySelector('#clock-keys button'); \
             for (const kind of ['pointerdown', 'pointerup']) \
             key.dispatchEvent(new PointerEvent(kind, { bubbles: true }))",
        );
        page.until(&format!("{} === 2 && acts().length === 2", acts("done")));
        page.until(fits);
        page.picture(&pictures().join(format!("staff-{name}-clock.png")));
        // A clock command from the time without a connection is not done eleven seconds later.
        let runs = "return home.clock.runs";
        let before = page.run(runs);
        online(&page, false);
        page.run("act({ clock: { turn: home.clock.runs ? 'pause' : 'start' } }, 'late')");
        page.until(&format!("{} === 1", acts("sent")));
        page.run("const real = Date.now; Date.now = () => real() + 11000;");
        online(&page, true);
        page.until(&format!("{} === 1", acts("refused")));
        assert_eq!(page.run(runs), before);
        touch(&page, "#view-tasks");
        page.until("document.querySelectorAll('#tasks-list li').length > 0");
        page.picture(&pictures().join(format!("staff-{name}-tasks.png")));
    }
}

/// Checks the layout of the staff pages at each width. Tables, player and tasks stand side by side
/// on a tablet and a desk, and one view at a time is on a phone.
#[test]
fn the_staff_pages_are_laid_out_at_every_width() {
    let Some(driver) = Driver::start() else { return };
    let played = stage::play("deep-stack", 80, 7, RehearsalEnd::Players(60));
    let event = played.session.path().unwrap().to_owned();
    let stage::Played { session, folder: _folder, .. } = played;
    drop(session);
    let settings = tempfile::tempdir().unwrap();
    let pairs = ["Lena:floor", "Dora:director", "Carl:floor"];
    let desk = Serves::file(&event, settings.path(), &pairs);
    for ((width, height), code) in
        [(1920, 1080), (1194, 834), (390, 844)].into_iter().zip(&desk.codes)
    {
        let page = Browser::open(&driver, (width, height), Language::English, false);
        page.go(code);
        page.until("document.querySelectorAll('#seats button').length > 3");
        let (wide, fits) = (width >= 900, "document.documentElement.scrollWidth <= innerWidth");
        let grid = if wide { "grid" } else { "block" };
        // A view, the element whose layout differs, and the other sections in sight.
        for (view, id, display, seen, unseen) in [
            ("tables", "main", grid, "#tables", "#find, #ruling, #clock"),
            ("tasks", "main", "block", "#tasks", "#tables, #find, #ruling, #clock"),
            ("ruling", "#ruling", grid, "#ruling", "#tables, #find, #tasks, #clock"),
            ("clock", "#clock", "block", "#clock", "#tables, #find, #tasks, #ruling"),
        ] {
            if wide && view == "tasks" {
                // The tasks stand beside the tables there.
                continue;
            }
            page.run(&format!("document.getElementById('view-{view}').click()"));
            let style =
                |id: &str| format!("getComputedStyle(document.querySelector('{id}')).display");
            let found = page.run(&format!("return {}", style(id)));
            assert_eq!(found, json!(display), "{id} of {view} at {width}");
            assert_ne!(page.run(&format!("return {}", style(seen))), json!("none"), "{seen}");
            for id in unseen.split(", ") {
                let found = page.run(&format!("return {}", style(id)));
                assert_eq!(found, json!("none"), "{id} of {view} at {width}");
            }
            page.until(fits);
            page.picture(&pictures().join(format!("staff-layout-{view}-{width}.png")));
        }
    }
}
