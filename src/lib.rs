//! Bottone directs live poker tournaments and helps the dealer at the table.
//!
//! # The floor plan
//!
//! Rooms import downwards only. Each is a package, `src/ROOM/Cargo.toml`, which names the rooms and crates that it may
//! import; what else a room may not do is held by `tests/architecture`. Here they stand together again.
//!
//! | floor | room | what it is |
//! | --- | --- | --- |
//! | 6 | `main` | the door: arguments, log, what is said when something goes wrong |
//! | 5 | [`cli`], `ui` | the command line; the windows, the only room that knows egui |
//! | 4 | [`ask`] | questions of the rules and their answers, for other programs |
//! | 4 | [`rehearsal`] | whole evenings played by chance through the desk |
//! | 4 | [`import`] | events of other programs, told to the desk act by act |
//! | 4 | [`telephones`] | telephones of the staff: what they ask of a desk, and what is done for them |
//! | 3 | [`page`] | the room's own page: a server on the local network, for guests and for the staff |
//! | 3 | [`sound`] | what the room hears: signals and speech |
//! | 3 | [`mod@print`] | paper: what the views say, as PDF |
//! | 3 | [`session`] | the desk: decide, write, apply; the only holder of time, chance and files |
//! | 2 | [`view`], [`store`] | what people are told; the filing cabinet |
//! | 1 | [`dealer`] | what somebody at a table follows, drafts and asks |
//! | 2 | [`fairness`] | how fairly a night has treated its players
//! | 1 | [`proof`] | draws made again from what was published of them |
//! | 1 | [`forecast`] | how many players are left when, and when an event ends |
//! | 1 | [`points`] | points for places by formula, and tables over several events |
//! | 1 | [`i18n`] | every word for people, by language |
//! | 1 | [`house`] | who is known to a house, and which events are its own |
//! | 1 | [`tournament`] | what happened, and what may happen next |
//! | 0 | [`rules`] | what the rule book says |
//!
//! # How one click flows
//!
//! A screen draws from views and asks [`session::Desk::can`] which buttons to light. A click puts
//! an action into the window's outbox; after drawing, the window hands its command to
//! [`session::Desk::submit`]. There [`tournament::Tournament::decide`] either refuses or says
//! what happens; the journal writes and syncs one line; [`tournament::Tournament::apply`] folds it
//! in. What could not be written has not happened.

pub use bottone_ask::ask;
pub use bottone_cli::cli;
pub use bottone_dealer::dealer;
pub use bottone_fairness::fairness;
pub use bottone_forecast::forecast;
pub use bottone_house::house;
pub use bottone_i18n::i18n;
pub use bottone_import::import;
pub use bottone_page::page;
pub use bottone_points::points;
pub use bottone_print::print;
pub use bottone_proof::proof;
pub use bottone_rehearsal::rehearsal;
pub use bottone_rules::rules;
pub use bottone_session::session;
pub use bottone_sound::sound;
pub use bottone_store::store;
pub use bottone_telephones::telephones;
pub use bottone_tournament::tournament;
#[cfg(feature = "window")]
pub use bottone_ui::ui;
pub use bottone_view::view;
