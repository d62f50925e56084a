//! The amounts withheld from the prize money, as typed.

use bottone_base::money::Currency;
use bottone_i18n::Language;
use bottone_tournament::{
    prices::{WithheldAmount, Withholding},
    setup::Setup,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, TextField},
};
use bottone_view::amounts::{read_money, read_percent};
use bottone_vocabulary::words;
use egui::{Label, Ui};

/// The widths of the field for an amount and of the button that removes a line, in points.
const PART: f32 = 110.0;
const REMOVE: f32 = 34.0;

/// The purpose and the amount of each deduction, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WithheldForm {
    rows: Vec<(String, String)>,
}

impl WithheldForm {
    pub(super) fn of(withheld: &[Withholding], language: Language, currency: &Currency) -> Self {
        let row = |withholding: &Withholding| {
            let part = match withholding.part {
                WithheldAmount::Hundredths(hundredths) => words::percent(language, hundredths),
                WithheldAmount::Fixed(money) => language.money(money, currency),
            };
            (withholding.name.clone(), part)
        };
        Self { rows: withheld.iter().map(row).collect() }
    }

    /// Returns the typed deductions.
    ///
    /// # Errors
    /// The message for an amount that cannot be read.
    pub(super) fn read(
        &self,
        language: Language,
        currency: &Currency,
    ) -> Result<Vec<Withholding>, String> {
        let read = |(name, part): &(String, String)| {
            let part = part_of(part, currency).ok_or_else(|| expected(language))?;
            Ok(Withholding { name: name.trim().to_owned(), part })
        };
        self.rows.iter().map(read).collect()
    }

    pub(super) fn show(&mut self, ui: &mut Ui, currency: &Currency) {
        let language = ui.language();
        let mut removed = None;
        for (at, (name, part)) in self.rows.iter_mut().enumerate() {
            ui.push_id(("withheld", at), |ui| {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::INSIDE;
                    let width = ui.available_width() - PART - REMOVE - 2.0 * space::INSIDE;
                    let (what, how_much) =
                        (ui.word("money-withheld-for"), ui.word("money-withheld-part"));
                    TextField::new(name, &what)
                        .hint(&ui.word("money-withheld-hint"))
                        .width(width)
                        .show(ui);
                    let typed = !part.trim().is_empty();
                    let wrong = typed && part_of(part, currency).is_none();
                    let expected = expected(language);
                    TextField::new(part, &how_much)
                        .hint("3%")
                        .wrong(wrong.then_some(expected.as_str()))
                        .width(PART)
                        .show(ui);
                    ui.vertical(|ui| {
                        ui.add_space(space::SCREEN);
                        let remove = ui.word("money-remove-deduction");
                        if ui.add(Button::picture(Icon::Close, &remove)).clicked() {
                            removed = Some(at);
                        }
                    });
                });
            });
        }
        if let Some(at) = removed {
            self.rows.remove(at);
        }
        if !self.rows.is_empty() {
            let note = Text::Note.rich(ui.word("money-withheld-note")).color(Theme::of(ui).dim);
            ui.add(Label::new(note).wrap());
        }
        if self.rows.len() < Setup::MOST_PRICES
            && ui.add(Button::quiet(&ui.word("money-add-deduction"))).clicked()
        {
            self.rows.push(Default::default());
        }
    }
}

fn part_of(text: &str, currency: &Currency) -> Option<WithheldAmount> {
    let percent = || {
        read_percent(text).filter(|of| *of <= WithheldAmount::WHOLE).map(WithheldAmount::Hundredths)
    };
    percent().or_else(|| read_money(text, currency).map(WithheldAmount::Fixed))
}

fn expected(language: Language) -> String {
    language.word("money-withheld-wrong")
}
