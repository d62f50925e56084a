//! The log's lines about the secrets of draws: their hash until they are published.

use bottone_i18n::Language;
use bottone_tournament::draws::DrawEvent;

/// Describes the event in one line: "Draws sealed · SHA-256 3f0c…".
pub(super) fn log_line(language: Language, event: &DrawEvent) -> String {
    match event {
        DrawEvent::Sealed(secret) => {
            language.say("draw-log-sealed", &[("hash", secret.hash().to_string().into())])
        }
        DrawEvent::Said(word) => language.say("draw-log-said", &[("word", word.as_str().into())]),
        DrawEvent::Revealed(secret) => {
            language.say("draw-log-revealed", &[("secret", secret.revealed().into())])
        }
    }
}
