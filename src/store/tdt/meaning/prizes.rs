//! The payouts of the places.

use std::collections::BTreeMap;

use bottone_i18n::Saying;

use crate::tdt::{
    fault_list::{FaultList, short},
    saved::SavedPrize,
    value::Value,
};

pub(super) fn prizes(
    look: &mut FaultList,
    value: &Value<'_>,
    numbers: &BTreeMap<String, usize>,
) -> Vec<SavedPrize> {
    look.fields(
        value,
        &[
            "Prizes",
            "RoundPrizes",
            "RoundToNearest",
            "EstimatedPotInfo",
            "Automatic",
            "AutomaticAtTop",
        ],
    );
    let mut prizes = Vec::new();
    for (index, prize) in value.field("Prizes").unwrap_or(value).values().into_iter().enumerate() {
        let place = format!("GamePrize {}", index + 1);
        look.fields(
            prize,
            &[
                "Description",
                "Type",
                "Recipient",
                "AmountType",
                "Amount",
                "ShareRemainder",
                "AwardedToPlayers",
                "SharedRemainder",
                "CalculatedAmount",
                "CalculatedPoints",
                "EstimatedAmount",
                "EstimatedSharedRemainder",
                "Display",
                "Lock",
            ],
        );
        let kind = look.count(prize, &place, "Type").unwrap_or(0);
        let recipient = look.count(prize, &place, "Recipient").and_then(|n| u32::try_from(n).ok());
        let recipient = recipient.filter(|recipient| *recipient > 0);
        let (0, Some(recipient)) = (kind, recipient) else {
            let name = short(&look.text(prize, &place, "Description"));
            look.add(
                Saying::of("tdt-prize-kind")
                    .with("place", &*place)
                    .with("kind", kind)
                    .with("name", name),
            );
            continue;
        };
        let won_by = prize.field("AwardedToPlayers").map(Value::values).unwrap_or_default();
        let won_by = won_by.into_iter().filter_map(Value::text).filter_map(|id| numbers.get(id));
        prizes.push(SavedPrize {
            place: recipient,
            amount: look.money(prize, &place, "CalculatedAmount"),
            won_by: won_by.copied().collect(),
        });
    }
    prizes
}
