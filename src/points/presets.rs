//! The usual formulas for points, as a starting point for a house's own.

/// A formula for a house to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The key of its name in the locales, and its name in profiles.
    pub id: &'static str,
    /// The formula for the points of a place.
    pub points: &'static str,
    /// The formula for the points of a season.
    pub season: &'static str,
}

/// The season's formula that adds up all points.
const TOTAL: &str = "total";

/// Returns the default formula: Dr. Neau's, which divides by the money spent. With free entry, it
/// is points by place alone.
pub fn usual(is_free: bool) -> &'static Preset {
    let id = if is_free { "places" } else { "neau" };
    PRESETS.iter().find(|preset| preset.id == id).unwrap_or(&PRESETS[0])
}

/// The formulas that clubs use. The locales have the name and the source of each.
pub const PRESETS: [Preset; 12] = [
    Preset { id: "neau", points: "sqrt(n * b^2 / tc) / (r + 1)", season: TOTAL },
    Preset {
        id: "card-rooms",
        points: "if(r <= ceil(0.15 * n), 10 * sqrt(n / r) * (1 + log10(b + 0.25)), 0)",
        season: TOTAL,
    },
    Preset { id: "logarithm", points: "ln((n + 1) / r)", season: "(1 - exp(-mean)) * 100" },
    Preset { id: "percentile", points: "(1 - r / (n + 1)) * 100", season: "mean" },
    Preset { id: "power", points: "sqrt(n / r^exp(10 / n))", season: TOTAL },
    Preset {
        id: "power-paid",
        points: "if(r <= mr, b * n * sqrt(n / r^exp(10 / n)) / sum(k, 1, mr, sqrt(n / k^exp(10 / n))), 0)",
        season: TOTAL,
    },
    Preset {
        id: "root",
        points: "if(r <= ceil(0.2 * n) and n > 6, \
                 ceil(if(b >= 1000, 20, 10) * sqrt(sqrt(b) * (n - 6) / r)), 0)",
        season: TOTAL,
    },
    Preset {
        id: "club",
        points: "ceil(pick(r, 32, 28, 24, 21, 18, 16, 14, 12, 11, 10, 9, 9, 8, 8, 1) * n / 50)",
        season: TOTAL,
    },
    Preset {
        id: "rank",
        points: "max(0, n - r + 1) * 3 + if(r <= mr, 20, 0) + 3 * nh",
        season: TOTAL,
    },
    Preset {
        id: "shares",
        points: "n * pick(r, 25, 20, 16, 13, 11, 10, 8, 6, 5.5, 5, 4.5, 3.5, 3, 2.5, 1.5, 1, 0)",
        season: TOTAL,
    },
    Preset { id: "reverse", points: "n - r + 1", season: TOTAL },
    Preset { id: "places", points: "pick(r, 10, 8, 6, 5, 4, 3, 2, 1, 0)", season: TOTAL },
];
