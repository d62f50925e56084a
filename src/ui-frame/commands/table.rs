//! The table of commands.

use bottone_store::{profiles::Kind, settings::Theme};
use bottone_ui_kit::icons::Icon;
use egui::Key;

use super::{
    CommandEntry,
    CommandPlace::{self, Menu, Nowhere, Palette, Rail},
    MenuSection, UiCommand,
    keys::{
        BOARD, Binding, FLOOR, FREE_TABLE,
        KeyScope::{self, Always, Away, Event as InEvent, Idle, Watch},
        KeyStroke::{self, Alt, Ctrl, CtrlShift, Plain},
        PRINT, START,
    },
};

/// A screen of the main window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The room from above, and the to-do list.
    #[default]
    Floor,
    /// Players and entries.
    Players,
    /// The operator's clock.
    Clock,
    /// One table: rulings, the hand, the button.
    Table,
    /// Counts, discrepancies, chip races and the chip set.
    Chips,
    /// Prizes, deals, bounties and payouts.
    Money,
    Print,
    /// The output for the room: walls, the page and sound.
    Room,
    Log,
    /// The event and its structure.
    Setup,
}

const fn line(
    command: UiCommand,
    name: &'static str,
    offered: CommandPlace,
    keys: &'static [Binding],
) -> CommandEntry {
    CommandEntry { command, name, place: offered, keys }
}

const fn key(
    place: KeyScope,
    cap: &'static str,
    words: &'static str,
    strokes: &'static [KeyStroke],
) -> Binding {
    Binding { scope: place, label: cap, words, strokes }
}

/// Every command, in the order of the rail, the menu and the list of keys. If two have the same key
/// in one place, the first line wins.
pub const ALL: &[CommandEntry] = &[
    line(
        UiCommand::Find,
        "shell-find",
        Nowhere,
        &[key(InEvent, "Ctrl K", "shell-key-find", &[Ctrl(Key::K)])],
    ),
    line(
        UiCommand::Undo,
        "shell-undo",
        Palette,
        &[key(InEvent, "Ctrl Z", "shell-key-undo", &[Ctrl(Key::Z)])],
    ),
    line(
        UiCommand::Redo,
        "dialogs-find-redo",
        Palette,
        &[key(InEvent, "Ctrl Shift Z", "shell-key-redo", &[CtrlShift(Key::Z), Ctrl(Key::Y)])],
    ),
    line(
        UiCommand::Happened,
        "late-happened",
        Palette,
        &[key(InEvent, "Ctrl T", "late-happened", &[Ctrl(Key::T)])],
    ),
    line(
        UiCommand::Now,
        "",
        Nowhere,
        &[key(InEvent, "Ctrl Shift T", "late-now", &[CtrlShift(Key::T)])],
    ),
    line(
        UiCommand::StartPause,
        "dialogs-find-start",
        Palette,
        &[
            key(Idle, "Space", "shell-key-clock", &[Plain(Key::Space)]),
            key(InEvent, "Ctrl Space", "shell-key-clock", &[Ctrl(Key::Space)]),
        ],
    ),
    line(
        UiCommand::NextLevel,
        "dialogs-find-next",
        Palette,
        &[key(Idle, "N", "shell-key-next", &[Plain(Key::N)])],
    ),
    line(
        UiCommand::PreviousLevel,
        "dialogs-find-previous",
        Palette,
        &[key(Idle, "P", "shell-key-previous", &[Plain(Key::P)])],
    ),
    line(
        UiCommand::MinuteMore,
        "shell-key-more",
        Palette,
        &[key(Idle, "+", "shell-key-more", &[Plain(Key::Plus), Plain(Key::Equals)])],
    ),
    line(
        UiCommand::MinuteLess,
        "shell-key-less",
        Palette,
        &[key(Idle, "−", "shell-key-less", &[Plain(Key::Minus)])],
    ),
    line(
        UiCommand::WhatIf,
        "forecast-key",
        Palette,
        &[key(Idle, "W", "forecast-key", &[Plain(Key::W)])],
    ),
    line(
        UiCommand::FirstTask,
        "",
        Nowhere,
        &[key(FLOOR, "Enter", "shell-key-first-task", &[Plain(Key::Enter)])],
    ),
    line(
        UiCommand::Bust,
        "dialogs-find-bust",
        Palette,
        &[
            key(Watch, "B", "shell-key-bust", &[Plain(Key::B), Plain(Key::X)]),
            key(InEvent, "Alt B", "", &[Alt(Key::B)]),
        ],
    ),
    line(
        UiCommand::Move,
        "dialogs-find-move",
        Palette,
        &[
            key(Watch, "M", "shell-key-move", &[Plain(Key::M)]),
            key(InEvent, "Alt M", "", &[Alt(Key::M)]),
        ],
    ),
    line(UiCommand::Sit, "", Nowhere, &[key(FLOOR, "T", "shell-key-sit", &[Plain(Key::T)])]),
    line(UiCommand::Arrived, "", Nowhere, &[key(FLOOR, "H", "arrivals-key", &[Plain(Key::H)])]),
    line(
        UiCommand::ReEntry,
        "",
        Nowhere,
        &[
            key(FLOOR, "R", "shell-key-re-entry", &[Plain(Key::R)]),
            key(InEvent, "Alt R", "", &[Alt(Key::R)]),
        ],
    ),
    line(
        UiCommand::Rebuy,
        "",
        Nowhere,
        &[
            key(FLOOR, "V", "shell-key-rebuy", &[Plain(Key::V)]),
            key(InEvent, "Alt V", "", &[Alt(Key::V)]),
        ],
    ),
    line(
        UiCommand::AddOn,
        "",
        Nowhere,
        &[
            key(FLOOR, "A", "shell-key-add-on", &[Plain(Key::A)]),
            key(InEvent, "Alt A", "", &[Alt(Key::A)]),
        ],
    ),
    line(
        UiCommand::PayWay,
        "screens-players-way-next",
        Palette,
        &[key(InEvent, "Alt W", "screens-players-way-key", &[Alt(Key::W)])],
    ),
    line(UiCommand::CloseRegistration, "registration-stop", Palette, &[]),
    line(UiCommand::OpenRegistration, "registration-hold", Palette, &[]),
    line(UiCommand::SameHand, "prizes-same-ask", Palette, &[]),
    line(
        UiCommand::Board,
        "board-open",
        Menu(MenuSection::Room),
        &[key(Watch, "G", "board-key", &[Plain(Key::G)])],
    ),
    line(
        UiCommand::Go(Screen::Floor),
        "shell-floor",
        Rail(Icon::Floor),
        &[key(Away, "1", "", &[Plain(Key::Num1)]), key(InEvent, "Ctrl 1", "", &[Ctrl(Key::Num1)])],
    ),
    line(
        UiCommand::Go(Screen::Players),
        "shell-players",
        Rail(Icon::Players),
        &[key(Away, "2", "", &[Plain(Key::Num2)]), key(InEvent, "Ctrl 2", "", &[Ctrl(Key::Num2)])],
    ),
    line(
        UiCommand::Go(Screen::Clock),
        "shell-clock",
        Rail(Icon::Clock),
        &[key(Away, "3", "", &[Plain(Key::Num3)]), key(InEvent, "Ctrl 3", "", &[Ctrl(Key::Num3)])],
    ),
    line(
        UiCommand::Go(Screen::Table),
        "shell-table",
        Rail(Icon::Table),
        &[key(Away, "4", "", &[Plain(Key::Num4)]), key(InEvent, "Ctrl 4", "", &[Ctrl(Key::Num4)])],
    ),
    line(
        UiCommand::Go(Screen::Chips),
        "shell-chips",
        Rail(Icon::Chips),
        &[key(Away, "5", "", &[Plain(Key::Num5)]), key(InEvent, "Ctrl 5", "", &[Ctrl(Key::Num5)])],
    ),
    line(
        UiCommand::Go(Screen::Money),
        "shell-money",
        Rail(Icon::Money),
        &[key(Away, "6", "", &[Plain(Key::Num6)]), key(InEvent, "Ctrl 6", "", &[Ctrl(Key::Num6)])],
    ),
    line(
        UiCommand::Go(Screen::Print),
        "shell-print",
        Rail(Icon::Print),
        &[key(Away, "7", "", &[Plain(Key::Num7)]), key(InEvent, "Ctrl 7", "", &[Ctrl(Key::Num7)])],
    ),
    line(
        UiCommand::Go(Screen::Room),
        "shell-room",
        Rail(Icon::Room),
        &[key(Away, "8", "", &[Plain(Key::Num8)]), key(InEvent, "Ctrl 8", "", &[Ctrl(Key::Num8)])],
    ),
    line(
        UiCommand::Go(Screen::Log),
        "shell-log",
        Rail(Icon::Log),
        &[key(Away, "9", "", &[Plain(Key::Num9)]), key(InEvent, "Ctrl 9", "", &[Ctrl(Key::Num9)])],
    ),
    line(
        UiCommand::Go(Screen::Setup),
        "shell-setup",
        Rail(Icon::Setup),
        &[key(Away, "0", "", &[Plain(Key::Num0)]), key(InEvent, "Ctrl 0", "", &[Ctrl(Key::Num0)])],
    ),
    line(
        UiCommand::Projector,
        "shell-open-wall",
        Menu(MenuSection::Room),
        &[
            key(Idle, "D", "shell-key-wall", &[Plain(Key::D)]),
            key(InEvent, "F2", "", &[Plain(Key::F2)]),
        ],
    ),
    line(UiCommand::Sound, "sound-key", Palette, &[key(Idle, "S", "sound-key", &[Plain(Key::S)])]),
    line(
        UiCommand::PrintSheet,
        "",
        Nowhere,
        &[
            key(InEvent, "Ctrl P", "shell-key-print", &[Ctrl(Key::P)]),
            key(PRINT, "Enter", "", &[Plain(Key::Enter)]),
        ],
    ),
    line(
        UiCommand::SaveSheet,
        "",
        Nowhere,
        &[key(PRINT, "Ctrl S", "shell-key-save-sheet", &[Ctrl(Key::S)])],
    ),
    line(
        UiCommand::PrintChanged,
        "",
        Nowhere,
        &[key(PRINT, "Ctrl Shift P", "shell-key-print-changed", &[CtrlShift(Key::P)])],
    ),
    line(UiCommand::ZoomPage, "", Nowhere, &[key(PRINT, "Z", "shell-key-zoom", &[Plain(Key::Z)])]),
    line(
        UiCommand::FullScreen,
        "shell-full-screen",
        Menu(MenuSection::Foot),
        &[
            key(Always, "F11", "shell-key-full-screen", &[Plain(Key::F11)]),
            key(Idle, "F", "", &[Plain(Key::F)]),
            key(START, "F", "", &[Plain(Key::F)]),
            key(BOARD, "F", "", &[Plain(Key::F)]),
        ],
    ),
    line(
        UiCommand::Lock,
        "lock-now",
        Menu(MenuSection::Room),
        &[key(Always, "Ctrl L", "shell-key-lock", &[Ctrl(Key::L)])],
    ),
    line(
        UiCommand::SignIn,
        "staff-sign-in-menu",
        Menu(MenuSection::Room),
        &[key(InEvent, "Ctrl Shift L", "staff-key-sign-in", &[CtrlShift(Key::L)])],
    ),
    line(
        UiCommand::Approve,
        "staff-approve-menu",
        Palette,
        &[key(InEvent, "Ctrl Shift D", "staff-key-approve", &[CtrlShift(Key::D)])],
    ),
    line(
        UiCommand::Larger,
        "shell-key-larger",
        Palette,
        &[key(
            Always,
            "Ctrl +",
            "shell-key-larger",
            &[Ctrl(Key::Plus), CtrlShift(Key::Plus), Ctrl(Key::Equals), CtrlShift(Key::Equals)],
        )],
    ),
    line(
        UiCommand::Smaller,
        "shell-key-smaller",
        Palette,
        &[key(Always, "Ctrl −", "shell-key-smaller", &[Ctrl(Key::Minus)])],
    ),
    line(
        UiCommand::New,
        "shell-new-event",
        Menu(MenuSection::File),
        &[key(Always, "Ctrl N", "shell-key-new", &[Ctrl(Key::N)])],
    ),
    line(
        UiCommand::Open,
        "dialogs-find-open",
        Menu(MenuSection::File),
        &[key(Always, "Ctrl O", "shell-key-open", &[Ctrl(Key::O)])],
    ),
    line(UiCommand::Again, "today-again", Menu(MenuSection::Event), &[]),
    line(UiCommand::SaveCopy, "shell-save-copy", Menu(MenuSection::File), &[]),
    line(UiCommand::Seal, "witness-menu", Menu(MenuSection::Draws), &[]),
    line(
        UiCommand::GoOn,
        "shell-key-go-on",
        Palette,
        &[key(InEvent, "Ctrl G", "shell-key-go-on", &[Ctrl(Key::G)])],
    ),
    line(
        UiCommand::Import,
        "shell-import-players",
        Menu(MenuSection::Event),
        &[key(InEvent, "Ctrl I", "shell-key-import", &[Ctrl(Key::I)])],
    ),
    line(UiCommand::ImportEvent, "tdt-menu", Menu(MenuSection::File), &[]),
    line(UiCommand::DayTwo, "bags-make-day-two", Menu(MenuSection::Event), &[]),
    line(UiCommand::Network, "network-menu", Menu(MenuSection::Room), &[]),
    line(UiCommand::Telephones, "phones-menu", Menu(MenuSection::Room), &[]),
    line(UiCommand::OpenHouse, "club-open", Menu(MenuSection::Club), &[]),
    line(UiCommand::NewHouse, "club-new", Menu(MenuSection::Club), &[]),
    line(UiCommand::People, "club-people", Menu(MenuSection::Club), &[]),
    line(UiCommand::Structures, "shelf-open", Menu(MenuSection::Club), &[]),
    line(UiCommand::FairDraw, "draw-menu", Menu(MenuSection::Draws), &[]),
    line(UiCommand::DrawByCards, "card-draw-open", Menu(MenuSection::Draws), &[]),
    line(
        UiCommand::LetGo,
        "",
        Nowhere,
        &[key(Away, "Esc", "shell-key-deselect", &[Plain(Key::Escape)])],
    ),
    line(
        UiCommand::Keys,
        "shell-list-of-keys",
        Menu(MenuSection::Foot),
        &[key(Always, "?", "shell-key-list", &[Plain(Key::Questionmark), Plain(Key::F12)])],
    ),
    line(
        UiCommand::Guide,
        "guide-open",
        Menu(MenuSection::Foot),
        &[key(Always, "F1", "guide-key", &[Plain(Key::F1)])],
    ),
    line(
        UiCommand::FreeTable,
        "",
        Nowhere,
        &[
            key(START, "T", "shell-key-free-table", &[Plain(Key::T)]),
            key(BOARD, "T", "", &[Plain(Key::T)]),
        ],
    ),
    line(
        UiCommand::LeaveTable,
        "",
        Nowhere,
        &[key(FREE_TABLE, "Ctrl W", "shell-key-leave-table", &[Ctrl(Key::W)])],
    ),
    line(UiCommand::Begin(Kind::Home), "", Nowhere, &[key(START, "1", "", &[Plain(Key::Num1)])]),
    line(UiCommand::Begin(Kind::League), "", Nowhere, &[key(START, "2", "", &[Plain(Key::Num2)])]),
    line(UiCommand::Begin(Kind::Charity), "", Nowhere, &[key(START, "3", "", &[Plain(Key::Num3)])]),
    line(UiCommand::Begin(Kind::Casino), "", Nowhere, &[key(START, "4", "", &[Plain(Key::Num4)])]),
    line(UiCommand::Begin(Kind::Clock), "", Nowhere, &[key(START, "5", "", &[Plain(Key::Num5)])]),
    line(
        UiCommand::ShowEvent(1),
        "",
        Nowhere,
        &[
            key(Always, "Alt 1", "", &[Alt(Key::Num1)]),
            key(BOARD, "Ctrl 1", "", &[Ctrl(Key::Num1), Plain(Key::Num1)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(2),
        "",
        Nowhere,
        &[
            key(Always, "Alt 2", "", &[Alt(Key::Num2)]),
            key(BOARD, "Ctrl 2", "", &[Ctrl(Key::Num2), Plain(Key::Num2)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(3),
        "",
        Nowhere,
        &[
            key(Always, "Alt 3", "", &[Alt(Key::Num3)]),
            key(BOARD, "Ctrl 3", "", &[Ctrl(Key::Num3), Plain(Key::Num3)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(4),
        "",
        Nowhere,
        &[
            key(Always, "Alt 4", "", &[Alt(Key::Num4)]),
            key(BOARD, "Ctrl 4", "", &[Ctrl(Key::Num4), Plain(Key::Num4)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(5),
        "",
        Nowhere,
        &[
            key(Always, "Alt 5", "", &[Alt(Key::Num5)]),
            key(BOARD, "Ctrl 5", "", &[Ctrl(Key::Num5), Plain(Key::Num5)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(6),
        "",
        Nowhere,
        &[
            key(Always, "Alt 6", "", &[Alt(Key::Num6)]),
            key(BOARD, "Ctrl 6", "", &[Ctrl(Key::Num6), Plain(Key::Num6)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(7),
        "",
        Nowhere,
        &[
            key(Always, "Alt 7", "", &[Alt(Key::Num7)]),
            key(BOARD, "Ctrl 7", "", &[Ctrl(Key::Num7), Plain(Key::Num7)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(8),
        "",
        Nowhere,
        &[
            key(Always, "Alt 8", "", &[Alt(Key::Num8)]),
            key(BOARD, "Ctrl 8", "", &[Ctrl(Key::Num8), Plain(Key::Num8)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(9),
        "",
        Nowhere,
        &[
            key(Always, "Alt 9", "", &[Alt(Key::Num9)]),
            key(BOARD, "Ctrl 9", "", &[Ctrl(Key::Num9), Plain(Key::Num9)]),
        ],
    ),
    line(
        UiCommand::ShowEvent(0),
        "",
        Nowhere,
        &[
            key(Always, "Alt 0", "", &[Alt(Key::Num0)]),
            key(BOARD, "Ctrl 0", "", &[Ctrl(Key::Num0), Plain(Key::Num0)]),
        ],
    ),
    line(UiCommand::Theme(Theme::Dark), "dialogs-find-dark", Palette, &[]),
    line(UiCommand::Theme(Theme::Light), "dialogs-find-light", Palette, &[]),
    line(UiCommand::Theme(Theme::System), "dialogs-find-system", Palette, &[]),
    line(UiCommand::Close, "shell-close-event", Menu(MenuSection::File), &[]),
    line(UiCommand::Quit, "shell-quit", Menu(MenuSection::Foot), &[]),
];
