//! Tests of the seal on paper, as a scanner reads it.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::witness::Witness,
    i18n::Language,
    print::{Paper, pdf},
    session::Desk as _,
    source::sheet_source::SheetSource,
    tournament::{
        clock::ClockCommand,
        papers::{
            Scope,
            SheetKind::{ChipCounts, ColorUp, Payouts, Results, SeatsByTable},
        },
        tables::TableCommand,
    },
    view_paper::sheets::{self, fingerprint},
};
use bottone_print_support::{Document, scanned};

use crate::sheets::{
    levels::{clock, room},
    tables::number,
};

#[test]
fn the_seal_in_the_corner_of_what_is_signed_is_read_back_and_ages_no_sheet() {
    let mut room = room();
    room.tables(TableCommand::Open { tables: vec![number(4), number(12)], size: 9 });
    room.fills(4, 4);
    room.fills(12, 2);
    clock(&mut room, ClockCommand::Start);
    let (short, long) = ("414-7KQM-2F9P-XD03-H6TA", "1234567-ZZZZ-ZZZZ-ZZZZ-ZZZZ");
    for (typed, language, paper) in [
        (short, Language::English, Paper::A4),
        (long, Language::Italian, Paper::Letter),
        (long, Language::English, Paper::Roll80),
    ] {
        for kind in [SeatsByTable, ChipCounts, ColorUp, Payouts, Results] {
            let witness = Witness::read(typed);
            let desk = SheetSource { witness, ..room.session.papers(language) };
            let job = sheets::job(&desk, kind, &Scope::All);
            let label = format!("{kind:?}, {language:?}, {paper:?}");
            assert!(scanned(&job, paper, 200.0, (1, 1)).contains(&typed.to_owned()), "{label}");
            let document =
                Document::kept_as(&pdf(Language::English, paper, job.clone()).unwrap(), &label);
            document.is_tidy(&label, 10.0);
            assert!(document.pages()[0].contains(typed), "{label}: in letters too");
            let before = SheetSource { witness: Witness::read("9-0000-0000-0000-0000"), ..desk };
            let prints = [&desk, &before].map(|of| fingerprint(of, kind, &Scope::All));
            assert_eq!(prints[0], prints[1], "{kind:?}");
        }
    }
}
