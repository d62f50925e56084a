//! Open items at other desks: shown at the bottom, and beside the same item here before either act
//! is refused.

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{Desk, OpenDialog, RemoteDialog, Session};
use bottone_tournament::Tournament;
use bottone_ui_kit::theme::{Text, Theme, space};
use bottone_vocabulary::words;
use egui::{Context, Frame, Id, Label, Margin, Panel, Ui};

use super::{action::Outbox, context::FrameContext};

/// The storage id of this frame's notice, read by questions over a screen.
const CONFLICT: &str = "elsewhere";

/// Returns a text such as "Ann at Registration 2 is selling to Rossi".
pub fn open_item_text(language: Language, t: &Tournament, open: &RemoteDialog) -> String {
    let who = |entry| words::short_name(language, t, entry);
    let (name, what) = match &open.open {
        OpenDialog::Sells(name) => ("network-open-sells", name.clone()),
        OpenDialog::Busts(out) => {
            let out: Vec<String> = out.iter().map(|entry| who(*entry)).collect();
            ("network-open-busts", out.join(", "))
        }
        OpenDialog::Moves(entry) => ("network-open-moves", who(*entry)),
        OpenDialog::Pays(entry) => ("network-open-pays", who(*entry)),
        OpenDialog::Bounty(entry) => ("network-open-bounty", who(*entry)),
        OpenDialog::Counts(table) => ("network-open-counts", table.to_string()),
    };
    Saying::of(name)
        .with("by", open.by.as_str())
        .with("desk", open.desk.as_str())
        .with("what", what)
        .to_text(language)
}

/// Returns the open items of the other desks in one line for the bottom of the window; `None` if
/// there are none.
pub fn line(language: Language, desk: &dyn Desk) -> Option<String> {
    let open = desk.remote_dialogs();
    let first = open_item_text(language, desk.tournament(), open.first()?);
    let more = open.len() - 1;
    if more == 0 {
        return Some(first);
    }
    Some(Saying::count("network-open-more", more).with("first", first).to_text(language))
}

/// Returns the line about the desk that has the same item open.
fn conflict_line(language: Language, desk: &dyn Desk, own: &OpenDialog) -> Option<String> {
    let open = desk.remote_dialogs();
    let other = open.iter().find(|other| other.open.is_same(own))?;
    let who = open_item_text(language, desk.tournament(), other);
    Some(Saying::of("network-open-same").with("who", who).to_text(language))
}

/// Sends the item open in the last frame to other desks, and stores the notice about the same item
/// elsewhere.
pub fn share_open_item(ctx: &Context, language: Language, desk: &mut Session, out: &mut Outbox) {
    let own = out.take_open();
    let conflict = own.as_ref().and_then(|own| conflict_line(language, desk, own));
    desk.share_dialog(own);
    ctx.data_mut(|data| match conflict {
        Some(conflict) => drop(data.insert_temp(Id::unique(CONFLICT), conflict)),
        None => data.remove::<String>(Id::unique(CONFLICT)),
    });
}

fn stored_notice(ctx: &Context) -> Option<String> {
    ctx.data(|data| data.get_temp(Id::unique(CONFLICT)))
}

/// Shows the notice about the same item in a question.
pub fn warning(ui: &mut Ui) {
    let Some(notice) = stored_notice(ui.ctx()) else { return };
    ui.add(Label::new(Text::Strong.rich(notice).color(Theme::of(ui).gold)).wrap());
    ui.add_space(space::TIGHT);
}

/// Shows the same notice over a screen that asks by itself.
pub fn band(ui: &mut Ui, cx: &FrameContext<'_>) {
    if cx.desk.network().is_none() {
        return;
    }
    let Some(notice) = stored_notice(ui.ctx()) else { return };
    let theme = Theme::of(ui);
    let bar = Frame::new().fill(theme.raised).inner_margin(Margin::symmetric(20, 6));
    Panel::top("open elsewhere").resizable(false).frame(bar).show(ui, |ui| {
        ui.add(Label::new(Text::Strong.rich(notice).color(theme.gold)).wrap());
    });
}
