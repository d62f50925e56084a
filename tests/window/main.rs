//! The window in use: clicks and keys.

mod bags;
mod board;
mod by_keyboard;
mod chaos;
mod club;
mod desk;
mod events;
mod fault;
mod health;
mod house;
mod house_board;
mod keys;
mod languages;
mod late;
mod maker;
mod network;
mod office;
mod people;
mod room;
mod sales;
mod screens_floor;
mod screens_people;
mod screens_structure;
mod seal;
mod second_copy;
mod staff;
#[path = "../stage/mod.rs"]
mod stage;
mod start;
mod table;
mod telephones;
mod unsaved;
mod waiting;
mod walls;
mod widgets;
