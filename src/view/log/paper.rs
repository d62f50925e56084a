//! What was printed, as the log tells it.

use crate::{
    tongue::Language,
    tournament::papers::{Outlet, PaperEvent, Scope},
    view::sheets,
};

/// What happened, in one line: "Printed · Seat cards · tables 3, 9 · Office".
pub(super) fn happened(language: Language, event: &PaperEvent) -> String {
    let PaperEvent::Printed(printed) = event;
    let what = sheets::name(language, printed.sheet);
    let part = match &printed.scope {
        Scope::All => None,
        Scope::Tables(tables) => {
            let numbers: Vec<String> = tables.iter().map(ToString::to_string).collect();
            let gaps = [("count", tables.len().into()), ("tables", numbers.join(", ").into())];
            Some(language.say("log-printed-tables", &gaps))
        }
        Scope::Entries(entries) => {
            Some(language.say("log-printed-players", &[("count", entries.len().into())]))
        }
    };
    let outlet = match &printed.outlet {
        Outlet::Printer(name) => name.clone(),
        Outlet::File => language.word("log-printed-file"),
    };
    let said = language.say("log-printed", &[("what", what.into())]);
    [Some(said), part, Some(outlet)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
