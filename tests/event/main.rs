//! An event: its acts and laws, its file, its desk, and its display.

mod absurd;
mod arrivals;
mod bounties;
mod buttons;
mod chips;
mod counting;
mod deals;
mod doors;
mod draw;
mod evenings;
mod fairness;
mod faults;
mod flights;
mod forecast;
mod forfeit;
mod formats;
mod hands;
mod house;
mod incidents;
mod journal;
mod kill;

mod late;
mod laws;
mod league;
mod mirror;
mod mixed;
mod money_in;
mod payments;
mod prizes;
mod readme;
mod registration;
mod results;
mod review;
mod scenarios;
mod session;
#[path = "../stage/mod.rs"]
mod stage;
mod today;
mod trouble;
mod views;
mod waiting;
mod witness;
