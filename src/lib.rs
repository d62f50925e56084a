//! Bottone directs live poker tournaments and helps the dealer at the table.
//!
//! # The floor plan
//!
//! Rooms import downwards only. Each is a package, `src/ROOM/Cargo.toml`, which names the rooms and
//! crates that it may import. `tests/architecture` checks the other limits of a room. This library
//! exports the rooms that tests name.
//!
//! | floor | room | content |
//! | --- | --- | --- |
//! | 6 | `main` | the entry point: arguments, log, error messages |
//! | 5 | [`cli`], `ui` | the command line; the windows |
//! | 4 | `ui-floor`, `ui-chips`, `ui-money` | the Floor and Players screens; Chips; Money |
//! | 4 | `ui-setup` | the Setup, Room and Print screens |
//! | 4 | `ui-dialogs` | the dialogs: questions shown over a screen |
//! | 4 | `ui-frame` | the shared parts of screens and dialogs: actions, commands, views of a frame |
//! | 4 | `ui-table`, `ui-walls` | the table screen; the windows for people far away |
//! | 3 | `ui-kit` | the parts of every window: colours, fonts, icons, widgets, keys |
//! | 4 | [`ask`] | questions of the rules and their answers, for other programs |
//! | 4 | [`rehearsal`] | whole evenings played at random through the desk |
//! | 4 | [`import`] | events of other programs, entered at the desk act by act |
//! | 4 | [`club`] | a club's files, several at a time: day, leagues, drawers, past events, codes |
//! | 4 | [`telephones`] | phones of the staff: their questions to a desk, and the acts done for them |
//! | 3 | [`page`] | the room's own page: a server on the local network, for guests and for the staff |
//! | 3 | [`sound`] | the sounds in the room: signals and speech |
//! | 3 | [`mod@print`] | paper: the views as PDF |
//! | 3 | [`session`] | the desk: decide, write, apply; the only holder of time, chance and files |
//! | 2 | [`shared_log`] | the log that several desks share, in PostgreSQL |
//! | 2 | [`view`], [`store`] | the texts that people read; the files |
//! | 2 | [`view_paper`] | the texts of paper: sheets, prints, codes, results, fairness |
//! | 2 | [`view_public`] | the texts that everybody may see: walls and page |
//! | 2 | [`view_structures`] | the texts of structures: made, pasted, edited, on the shelf |
//! | 2 | [`view_table`] | the texts of the Table screen |
//! | 2 | [`fairness`] | the fairness of a night's draws and moves to its players |
//! | 1 | [`dealer`] | the dealer's view of a table: hands, drafts and questions |
//! | 1 | [`proof`] | draws repeated from their published data |
//! | 1 | [`forecast`] | the forecast of players left, and of an event's end |
//! | 1 | [`hands`] | whole hands act by act, and the meaning of pushed chips and words |
//! | 1 | `maker` | structures made from wishes |
//! | 1 | [`points`] | points for places by formula, and tables over several events |
//! | 1 | [`i18n`] | every word for people, by language |
//! | 1 | [`search`] | the search for a person by typed text |
//! | 1 | [`source`] | the source of views: an event with its records at an instant, and its outlook |
//! | 1 | [`vocabulary`] | the words that many sentences share: numbers, names, times, refusals |
//! | 1 | [`house`] | the people known to a house, and its events |
//! | 1 | [`tournament`] | the event's past acts, and its possible next ones |
//! | 0 | [`rules`] | the rule book |
//! | 0 | [`base`] | the plain values: chips, money, cards, seats, people, times, draws |
//!
//! # How one click flows
//!
//! A screen draws from views and asks [`session::Desk::can`] which buttons to light. A click puts
//! an action into the window's outbox; after drawing, the window hands its command to
//! [`session::Session::submit`]. There [`tournament::Tournament::decide`] either refuses it or returns
//! events. The journal writes and syncs one line; [`tournament::Tournament::apply`] applies it. An
//! act that could not be written has not happened.

pub use bottone_ask as ask;
pub use bottone_base as base;
pub use bottone_cli as cli;
pub use bottone_club as club;
pub use bottone_dealer as dealer;
pub use bottone_fairness as fairness;
pub use bottone_forecast as forecast;
pub use bottone_hands as hands;
pub use bottone_house as house;
pub use bottone_i18n as i18n;
pub use bottone_import as import;
pub use bottone_page as page;
pub use bottone_points as points;
pub use bottone_print as print;
pub use bottone_proof as proof;
pub use bottone_rehearsal as rehearsal;
pub use bottone_rules as rules;
pub use bottone_search as search;
pub use bottone_session as session;
pub use bottone_shared_log as shared_log;
pub use bottone_sound as sound;
pub use bottone_source as source;
pub use bottone_store as store;
pub use bottone_telephones as telephones;
pub use bottone_tournament as tournament;
#[cfg(feature = "window")]
pub use bottone_ui as ui;
#[cfg(feature = "window")]
pub use bottone_ui_dialogs as ui_dialogs;
#[cfg(feature = "window")]
pub use bottone_ui_frame as ui_frame;
#[cfg(feature = "window")]
pub use bottone_ui_kit as ui_kit;
#[cfg(feature = "window")]
pub use bottone_ui_walls as ui_walls;
pub use bottone_view as view;
pub use bottone_view_paper as view_paper;
pub use bottone_view_public as view_public;
pub use bottone_view_structures as view_structures;
pub use bottone_view_table as view_table;
pub use bottone_vocabulary as vocabulary;
