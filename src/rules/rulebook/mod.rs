//! The points on which rule books differ, as switches.
