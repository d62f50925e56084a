//! Words for people: refusals, acts, games, places and amounts.
