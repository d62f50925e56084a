//! Who moves where: balancing, breaking a table, the worst seat.
