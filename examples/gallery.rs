//! Shows every widget in both themes, side by side.

use bottone::base::seat::{MOST_SEATS, SeatNo, TableNo};
use bottone::tournament::entries::EntryId;
use bottone::ui_kit::fonts;
use bottone::ui_kit::icons::{Icon, dealer_button};
use bottone::ui_kit::theme::{self, Text, Theme, space};
use bottone::ui_kit::widgets::{
    Button, ChipDisc, EmptyState, NavItem, SearchField, Section, Stat, TablePicture, Toast,
    TodoCard, card, elided, tabs, tag,
};
use bottone::view::Tone;
use bottone::view::floor::{Caption, SeatMark, TableCard};
use eframe::egui::{self, Frame, Margin, Rect, Ui, UiBuilder, Vec2, vec2};

fn main() -> eframe::Result {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1680.0, 1000.0]),
        ..Default::default()
    };
    eframe::run_native("Gallery", options, Box::new(|cc| Ok(Box::new(Gallery::new(&cc.egui_ctx)))))
}

struct Gallery {
    halves: [Half; 2],
}

struct Half {
    theme: Theme,
    tab: u8,
    found: String,
    typed: String,
    last: String,
    tables: Vec<TableCard>,
    chosen: Option<TableNo>,
}

impl Gallery {
    fn new(ctx: &egui::Context) -> Self {
        fonts::install(ctx);
        theme::apply(ctx, &Theme::DARK);
        Self {
            halves: [Theme::DARK, Theme::LIGHT].map(|theme| Half {
                theme,
                tab: 0,
                found: String::new(),
                typed: "caru".into(),
                last: "Seated Caruso, Diego at T4 S9".into(),
                tables: sample_tables(),
                chosen: TableNo::new(118),
            }),
        }
    }
}

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let whole = ui.max_rect();
        let (left, right) = whole.split_left_right_at_fraction(0.5);
        for (half, place) in self.halves.iter_mut().zip([left, right]) {
            let style = theme::style(&half.theme);
            let build = UiBuilder::new().max_rect(place).style(style).id_salt(half.theme.dark);
            ui.scope_builder(build, |ui| {
                ui.painter().rect_filled(place, 0.0, half.theme.window);
                half.show(ui, place);
            });
        }
    }
}

impl Half {
    fn show(&mut self, ui: &mut Ui, place: Rect) {
        let (rail, rest) = place.split_left_right_at_x(place.left() + 76.0);
        ui.painter().rect_filled(rail, 0.0, self.theme.card);
        ui.scope_builder(UiBuilder::new().max_rect(rail), |ui| rail_items(ui, &self.theme));
        ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
            Frame::new().inner_margin(Margin::same(16)).show(ui, |ui| self.page(ui));
        });
    }

    fn page(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            ui.label(Text::Clock.rich("14:32"));
            ui.add(Stat::new("Next", "500 / 1,000"));
            ui.add(Stat::new("Players", "167").tail("of 220"));
            ui.add(Stat::new("Average", "39,521").tail("49 BB"));
            ui.add(SearchField::new(&mut self.found, "Find player…").key("Ctrl K"));
        });
        Section::screen("Floor").note("20 tables · 167 players · 13 open seats").show(ui, |ui| {
            ui.add(Button::new("Move").key("M"));
            ui.add(Button::new("Bust").key("B"));
            tabs(ui, &mut self.tab, &[(0, "Tables"), (1, "Seats"), (2, "Breaking order")]);
        });
        self.floor(ui);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            ui.vertical(|ui| {
                ui.set_width(350.0);
                card(ui).show(ui, tasks);
            });
            ui.vertical(|ui| self.bits(ui));
        });
        ui.horizontal(|ui| {
            for icon in Icon::ALL {
                let (_, place) = ui.allocate_space(Vec2::splat(22.0));
                icon.paint(ui.painter(), place, self.theme.text);
            }
            ui.add(Button::picture(Icon::Close, "Close"));
            ui.add(Button::picture(Icon::Print, "Print"));
        });
        if Toast::new(&self.last).undo("Undo", Some("Ctrl Z")).show(ui) {
            self.last = "Taken back".into();
        }
    }

    fn floor(&mut self, ui: &mut Ui) {
        let width = ((ui.available_width() - 2.0 * space::CARD) / 3.0).floor();
        let size = vec2(width, width * 0.58);
        let mut pressed = None;
        ui.spacing_mut().item_spacing = Vec2::splat(space::CARD);
        ui.horizontal_wrapped(|ui| {
            for card in &self.tables {
                let chosen = Some(card.table) == self.chosen;
                let shown = TablePicture::new(card).selected(chosen).show(ui, size);
                pressed = pressed.or(shown.pressed.map(|what| (card.table, what)));
            }
        });
        if let Some((table, what)) = pressed {
            self.chosen = Some(table);
            self.last = format!("Table {table}: {what:?}");
        }
    }

    fn bits(&mut self, ui: &mut Ui) {
        ui.add(
            SearchField::new(&mut self.typed, "Find or add a player")
                .note("1 of 412 in the database"),
        );
        ui.horizontal(|ui| {
            ui.add(Button::primary("Buy in and seat").key("Enter"));
            ui.add(Button::new("Re-entry").key("R").refusal(Some("Re-entry closed with level 8")));
        });
        card(ui).show(ui, |ui| {
            Section::card("Status").note("220 entries").show(ui, |_| ());
            ui.horizontal(|ui| {
                tag(ui, Tone::Plain, "Playing");
                tag(ui, Tone::Waits, "Moving");
                tag(ui, Tone::Planned, "Registered");
                tag(ui, Tone::Gold, "In the money");
            });
            elided(ui, Text::Body.rich("Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine"));
            ui.horizontal(|ui| {
                for (name, face, spots) in CHIPS {
                    ui.add(ChipDisc::new(name, face, spots));
                }
            });
        });
        ui.horizontal(|ui| {
            ui.add(Button::new("Nothing").chosen(true));
            ui.add(Button::new("Call").chosen(false));
            ui.add(Button::quiet("Undo").icon(Icon::Undo));
            egui::ComboBox::from_id_salt("rules").selected_text("TDA 2024").show_ui(ui, |ui| {
                ui.selectable_label(true, "TDA 2024").clicked();
            });
        });
        card(ui).show(ui, |ui| {
            EmptyState::new(Icon::Players, "Nobody is registered yet.").show(ui, |ui| {
                ui.add(Button::primary("Add a player"));
                ui.add(Button::new("Import CSV…"));
            });
        });
    }
}

fn rail_items(ui: &mut Ui, theme: &Theme) {
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.add_space(space::ITEM);
        let (_, mark) = ui.allocate_space(Vec2::splat(44.0));
        dealer_button(ui.painter(), mark.center(), 19.0, theme);
        ui.add_space(space::ITEM);
        for (icon, word) in [
            (Icon::Floor, "Floor"),
            (Icon::Players, "Players"),
            (Icon::Clock, "Clock"),
            (Icon::Table, "Table"),
            (Icon::Money, "Money"),
            (Icon::Print, "Print"),
            (Icon::Log, "Log"),
            (Icon::Setup, "Setup"),
        ] {
            ui.add(NavItem::new(icon, word, icon == Icon::Floor));
        }
    });
}

fn tasks(ui: &mut Ui) {
    Section::card("To do").show(ui, |ui| ui.label("4"));
    TodoCard::new(
        Tone::Waits,
        "Move Bianchi, L. T3 S7 → T9 S3",
        "T9 is three short. Seat 7 at T3 is the next big blind and takes the worst open seat at T9, \
         big blind next hand.",
    )
    .show(ui, |ui| {
        ui.add(Button::primary("Done").key("Enter"));
        ui.add(Button::new("Print slip"));
        ui.add(Button::quiet("Other seat…"));
    });
    TodoCard::new(Tone::Gold, "Move Conti, G. T12 S2 → T9 S4", "Halt T9 until one arrives.").show(
        ui,
        |ui| {
            ui.add(Button::new("Done"));
            ui.add(Button::new("Print slip"));
        },
    );
    TodoCard::new(Tone::Planned, "Break table 20", "4 players fit into 4 open seats.")
        .show(ui, |ui| ui.add(Button::new("Draw seats")));
    TodoCard::new(Tone::Dim, "Colour up the 100s", "Level 10 plays no 100s. Bring 2 racks.")
        .show(ui, |ui| ui.add(Button::new("Plan")));
}

const CHIPS: [(&str, [u8; 3], [u8; 3]); 5] = [
    ("100", [29, 29, 27], [240, 242, 245]),
    ("500", [122, 61, 156], [240, 242, 245]),
    ("1,000", [227, 179, 65], [107, 74, 16]),
    ("5,000", [229, 96, 77], [255, 255, 255]),
    ("25,000", [59, 119, 196], [255, 255, 255]),
];

fn sample_tables() -> Vec<TableCard> {
    let plain = |table: u16, size: u8, open: &[u8], button: u8| {
        let mut seats: [SeatMark; MOST_SEATS as usize] = Default::default();
        let mut sitting = 0;
        for seat in SeatNo::up_to(size).filter(|seat| !open.contains(&seat.get())) {
            seats[seat.index()] = taken("Rossi, Mario", Tone::Plain);
            sitting += 1;
        }
        Some(TableCard {
            table: TableNo::new(table)?,
            title: format!("Table {table}"),
            of: format!("{sitting} of {size}"),
            size,
            taken: sitting,
            seats,
            button: SeatNo::new(button),
            button_known: true,
            size_difference: String::new(),
            average: "41,400".into(),
            caption: None,
            hand: None,
        })
    };
    let samples = [
        plain(1, 9, &[], 4),
        plain(2, 9, &[5], 2),
        plain(3, 9, &[], 7),
        plain(9, 9, &[3, 4, 8], 8),
        plain(20, 11, &[1, 4, 6], 5),
        plain(118, 6, &[2], 6),
    ];
    let caption = |tone, said: &str, brief: &str, mark: &str| {
        let [said, brief, mark] = [said, brief, mark].map(str::to_owned);
        Some(Caption { tone, text: said, brief, mark })
    };
    let mut tables: Vec<_> = samples.into_iter().flatten().collect();
    tables[2].seats[6] = taken("Bianchi, Luca", Tone::Waits);
    tables[2].caption = caption(Tone::Waits, "Seat 7 moves to T9", "S7 → T9", "→9");
    tables[3].caption = caption(Tone::Gold, "3 short", "3 short", "−3");
    tables[4].caption = caption(Tone::Planned, "Breaks next", "Breaks next", "×");
    tables[4].button_known = false;
    tables[5].seats[2] = SeatMark::Closed;
    if let SeatMark::Taken { pinned, .. } = &mut tables[5].seats[3] {
        *pinned = true;
    }
    tables
}

fn taken(name: &str, tone: Tone) -> SeatMark {
    ron::from_str::<EntryId>("1").map_or(SeatMark::Free, |entry| SeatMark::Taken {
        entry,
        name: name.into(),
        tone,
        pinned: false,
    })
}
