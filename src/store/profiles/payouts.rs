//! Prize plans as profiles: the shipped ones, and the faults of a file in words.

use bottone_i18n::Saying;
use bottone_rules::payouts::{MOST_NAME, MOST_PLACES, MOST_SHAPE, PayoutPlan, PlanFault};

use super::{ContentFault, PathStep, PathStep::Field, PathStep::Item, Profile};

/// The folder beside the events with the house's own plans.
pub const OWN_PAYOUTS: &str = "payouts";

macro_rules! shipped {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../../../profiles/payouts/", $id, ".ron")))),*]
    };
}

impl Profile for PayoutPlan {
    const SHIPPED: &'static [(&'static str, &'static str)] = shipped![
        "standard",
        "in-groups",
        "flat",
        "top-heavy",
        "small-games",
        "royal-flush",
        "satellite",
        "double-up",
        "winner-takes-all",
    ];

    fn fault(&self) -> Option<ContentFault> {
        let fault = self.fault()?;
        Some(ContentFault { path: path(fault), fault: plan_fault(fault) })
    }
}

fn path(fault: PlanFault) -> Vec<PathStep> {
    match fault {
        PlanFault::Name => vec![Field("name")],
        PlanFault::Unit => vec![Field("round_to")],
        PlanFault::Places => vec![Field("places")],
        PlanFault::Bands { band } => vec![Field("bands"), Item(band)],
        PlanFault::Shape
        | PlanFault::Tables
        | PlanFault::Shares { .. }
        | PlanFault::Order { .. }
        | PlanFault::Prizes
        | PlanFault::Value => vec![Field("kind")],
    }
}

/// Returns the fault of a plan and the expected value, as a sentence without a full stop.
pub fn plan_fault(fault: PlanFault) -> Saying {
    match fault {
        PlanFault::Name => Saying::of("files-name-letters").with("most", MOST_NAME),
        PlanFault::Shape => Saying::of("prizes-wrong-shape").with("most", MOST_SHAPE),
        PlanFault::Tables => Saying::of("prizes-wrong-tables").with("most", MOST_PLACES),
        PlanFault::Shares { table, sum } => Saying::of("prizes-wrong-shares")
            .with("table", table + 1)
            .with("sum", format!("{}.{:02}", sum / 100, sum % 100)),
        PlanFault::Order { table } => Saying::of("prizes-wrong-order").with("table", table + 1),
        PlanFault::Prizes => Saying::of("prizes-wrong-prizes"),
        PlanFault::Value => Saying::of("prizes-wrong-value"),
        PlanFault::Places => Saying::of("prizes-wrong-places"),
        PlanFault::Unit => Saying::of("prizes-wrong-unit"),
        PlanFault::Bands { .. } => Saying::of("prizes-wrong-bands"),
    }
}
