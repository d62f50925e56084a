//! A structure as cells for a spreadsheet.

use bottone_base::chips::Chips;
use bottone_rules::levels::{BreakName, Row, Structure};

use super::words::poster_word;

/// Writes a structure as comma-separated cells, which [`read`](super::read) reads back. Names of
/// the house's own games and breaks exist in RON only.
pub fn written(structure: &Structure) -> String {
    let mut lines =
        vec!["Level,Small,Big,Ante,Small bet,Big bet,Stud ante,Bring-in,Minutes".to_owned()];
    let figure = |chips: Chips| match chips {
        Chips::ZERO => String::new(),
        chips => chips.get().to_string(),
    };
    let mut number = 0;
    for row in &structure.rows {
        lines.push(match row {
            Row::Level(level) => {
                number += 1;
                let ante = level.ante.map_or_else(String::new, |ante| {
                    format!("{} {}", ante.chips().get(), poster_word(ante.poster()))
                });
                let bets = level.bets.map_or([Chips::ZERO; 2], |bets| [bets.small, bets.big]);
                let stud = level.stud.map_or([Chips::ZERO; 2], |stud| [stud.ante, stud.bring_in]);
                let [small_bet, big_bet, stud_ante, bring_in] =
                    [bets[0], bets[1], stud[0], stud[1]].map(figure);
                let (small, big) = (figure(level.small), figure(level.big));
                let minutes = level.minutes;
                format!(
                    "{number},{small},{big},{ante},{small_bet},{big_bet},{stud_ante},{bring_in},{minutes}"
                )
            }
            Row::Break(pause) => {
                let name = match pause.name {
                    BreakName::Dinner => "Dinner break",
                    BreakName::Break | BreakName::Own(_) => "Break",
                };
                format!("{name},{}", pause.minutes)
            }
            Row::ColourUp(chips) => {
                let chips: Vec<String> = chips.iter().map(|chip| chip.get().to_string()).collect();
                format!("Color up,{}", chips.join(" "))
            }
            Row::RegistrationCloses => "Registration closes".to_owned(),
            Row::EndOfDay => "End of day".to_owned(),
        });
    }
    lines.join("\n") + "\n"
}
