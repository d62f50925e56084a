//! Money as it is shown: the pool, the prizes, deals, bounties, the cash desk and payments.

pub mod bounties;
pub mod cash;
pub mod deal_table;
pub mod deals;
pub mod items;
pub mod open_points;
pub mod payments;
pub mod points;
pub mod pool;
pub mod prizes;
