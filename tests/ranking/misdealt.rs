//! misdealt
