//! Draws that anybody can make again: chance comes in as a seed.
