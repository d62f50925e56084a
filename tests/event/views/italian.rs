//! The same evening in Italian, in a floor manager's words.

use bottone::{
    i18n::Language,
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        setup::HouseRules,
        tables::{MoveReason, SeatWish, TableCommand},
    },
    view::{
        Tone,
        clock::ClockFace,
        floor::{Floor, TableSheet, breaking_order},
        header::Header,
        log::last_moves,
        players::{PlayerCard, PlayerOrder, PlayersSummary, rows},
        setup::StructureView,
        todo::TaskAct,
    },
};

use crate::views::*;

const IT: Language = Language::Italian;
const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });

/// Starts the evening with registration over, and busts these entries one after the other.
fn without(house: HouseRules, out: impl IntoIterator<Item = u32>) -> Room {
    let mut room = seated_by(house, structure());
    room.does(START);
    room.does(CLOSE);
    for number in out {
        room.busts(&[(number, 0)]);
    }
    room
}

/// Enters these players, who wait for a seat.
fn enter(room: &mut Room, names: &[&str]) {
    let who = names.iter().map(|name| Entrant::New(Person::typed(name))).collect();
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }));
}

#[test]
fn the_bar_and_the_wall_say_what_is_played() {
    let room = seated();
    let header = Header::of(IT, room.t(), room.now());
    assert_eq!(header.detail, "Day 1 · NL Hold'em · 100+10");
    assert_eq!(header.heading, "Si parte con il livello 1");
    let stats =
        ["Prossimo 75 / 150", "Pausa tra 40:00", "Giocatori 16 su 16", "Media 10.000 100 BB"];
    assert_eq!(read(&header.stats), stats);

    let room = played();
    let (t, now) = (room.t(), room.now());
    let header = Header::of(IT, t, now);
    assert_eq!((header.heading.as_str(), header.ante.as_str()), ("Livello 2", "ante 150"));
    let stats =
        ["Prossimo 100 / 200", "Pausa tra 04:00", "Giocatori 14 su 17", "Media 12.142 80 BB"];
    assert_eq!(read(&header.stats), stats);
    let face = ClockFace::of(IT, t, &[], now);
    assert_eq!(face.detail, "Day 1 · No-Limit Texas Hold'em");
    assert_eq!(face.ante, "Big blind ante 150");
    let left = ["Giocatori 14 su 17", "Stack medio 12.142 80 big blind", "Fiches in gioco 170.000"];
    assert_eq!(read(&face.left_zone), left);
    let right = ["Montepremi €1.700", "Iscrizioni chiuse tra 19:00", "Pausa tra 04:00"];
    assert_eq!(read(&face.right_zone), right);
    assert_eq!(face.chip_note, "Le fiches da 25 escono alla pausa");
    room.minutes_later(9);
    let face = ClockFace::of(IT, t, &[], room.now());
    assert_eq!((face.heading.as_str(), face.left.as_str()), ("Pausa", "10:00"));
    assert_eq!(face.stakes, format!("Si riprende alle {}", clock_at(55)));
    assert_eq!(face.chip_note, "Le fiches da 25 escono ora");
}

#[test]
fn a_clock_that_stands_says_why() {
    let mut room = played();
    room.does(Command::Clock(ClockCommand::Pause));
    assert_eq!(Header::of(IT, room.t(), room.now()).heading, "In pausa · Livello 2");
    room.does(START);
    room.minutes_later(40);
    let header = Header::of(IT, room.t(), room.now());
    assert_eq!((header.heading.as_str(), header.tone), ("Fine giornata", Tone::Gold));
    let winner = without(HouseRules::default(), 2..=16);
    let face = ClockFace::of(IT, winner.t(), &[], winner.now());
    assert_eq!((face.heading.as_str(), face.left.as_str()), ("Vincitore", "Adler, Nora"));
}

#[test]
fn the_list_of_things_to_do_gives_rule_and_numbers() {
    let room = played();
    let closes =
        format!("Seguono la struttura: si chiudono dopo il livello 2, alle {}", clock_at(55));
    let expected = [
        (
            "Sposta Jansen, E. T1 P4 → T3 P6",
            "6 giocatori al T1, 2 al T3: differenza 4. Tocca al prossimo big blind del T1: va nel \
             posto libero peggiore, big blind alla prossima mano (TDA 11-A). Spostamento 1 di 2 \
             verso il T3.",
            vec!["Fatto", "Altro posto…"],
        ),
        (
            "Sposta Huber, T. T2 P3 → T3 P1",
            "6 giocatori al T2, 3 al T3: differenza 3. Tocca al prossimo big blind del T2: va nel \
             posto libero peggiore, big blind fra 2 mani (TDA 11-A). Spostamento 2 di 2 verso il \
             T3.",
            vec!["Fatto", "Altro posto…"],
        ),
        (
            "Ferma il tavolo 3",
            "Tre o più giocatori in meno del tavolo più pieno: lì il gioco si ferma appena \
             cambiano i bui (TDA 11-D).",
            vec![],
        ),
        ("Le iscrizioni sono aperte", closes.as_str(), vec![]),
        (
            "Color-up delle fiches da 25 alla pausa",
            "I prossimi livelli non le usano. Tieni pronte fiches più grandi.",
            vec!["Apri programma"],
        ),
    ];
    assert_eq!(said(&room.todo_in(IT)), expected);
}

/// Starts the evening with registration and day without an end.
fn endless() -> Room {
    let mut structure = structure();
    structure.rows.retain(|row| !matches!(row, Row::RegistrationCloses | Row::EndOfDay));
    let mut room = seated_by(HouseRules::default(), structure);
    room.does(START);
    room
}

/// A task: its room, its title, its reason, and its buttons.
type ExpectedTask<'a> = (&'a Room, &'a str, &'a str, Vec<&'a str>);

fn are_tasks<const N: usize>(cases: [ExpectedTask<'_>; N]) {
    for (room, title, why, steps) in cases {
        let todo = room.todo_in(IT);
        let task = (title, why, steps);
        assert!(said(&todo).contains(&task), "{task:?} is not among {:?}", said(&todo));
    }
}

#[test]
fn what_tables_and_players_wait_for() {
    let mut crowded = seated();
    enter(&mut crowded, &["Bianchi, Luca", "Verdi, Ugo", "Neri, Ada"]);
    let mut late = seated();
    late.does(START);
    enter(&mut late, &["Rossi, Mario"]);
    let unseen = played();
    unseen.minutes_later(60);
    let seen = format!(
        "Bottone visto alle {}. Ricontrolla: decide chi si sposta e in quale posto.",
        clock_at(36)
    );
    let fresh = without(HouseRules::default(), [3, 6]);
    let mut alone = endless();
    for number in 2..=16 {
        alone.busts(&[(number, 0)]);
    }
    let twelve = HouseRules { redraws: vec![12], ..HouseRules::default() };
    are_tasks([
        (
            &crowded,
            "3 giocatori in attesa di un posto",
            "2 posti liberi. Prima apri il tavolo 4, da 6 posti.",
            vec!["Apri e sorteggia i posti"],
        ),
        (
            &late,
            "1 giocatore in attesa di un posto",
            "2 posti liberi. Si sorteggia fra i tavoli con meno giocatori.",
            vec!["Sorteggia i posti"],
        ),
        (&unseen, "Trova il bottone al tavolo 1", &seen, vec!["Metti il bottone"]),
        (
            &fresh,
            "Trova il bottone al tavolo 1",
            "Decide chi si sposta e in quale posto.",
            vec!["Metti il bottone"],
        ),
        (
            &alone,
            "Chiudi le iscrizioni",
            "Resta solo Adler, N., e le iscrizioni sono ancora aperte.",
            vec!["Chiudi le iscrizioni"],
        ),
        (
            &without(twelve, [1, 2, 4, 5]),
            "Nuovo sorteggio a 12 giocatori",
            "Restano 12 giocatori: le regole della casa prevedono un nuovo sorteggio per tutti ai \
             tavoli 1 e 2.",
            vec!["Sorteggia i posti"],
        ),
        (
            &without(HouseRules::default(), 8..=16),
            "Sorteggia il tavolo finale",
            "Restano 7 giocatori: un tavolo da 7 (TDA, procedura raccomandata 9). Si sorteggiano \
             posti e bottone.",
            vec!["Sorteggia i posti"],
        ),
        (
            &without(HouseRules::default(), [3, 6, 9, 12]),
            "Chiudi tavolo 3",
            "1 giocatore, altrove 1 posto libero: ci sta. Primo nell'ordine di chiusura.",
            vec!["Sorteggia i posti", "Trattieni"],
        ),
        (
            &without(HouseRules::default(), [3, 6, 9, 12, 15]),
            "Chiudi il tavolo 3",
            "Nessun giocatore seduto.",
            vec!["Chiudi tavolo", "Trattieni"],
        ),
        (
            &without(HouseRules::default(), 2..=16),
            "Ha vinto Adler, Nora",
            "Tutti gli altri sono stati eliminati e le iscrizioni sono chiuse.",
            vec!["Paga", "Risultati", "Classifica"],
        ),
    ]);
}

#[test]
fn what_the_clock_brings() {
    let unseen = played();
    unseen.minutes_later(60);
    let on_break = played();
    on_break.minutes_later(9);
    let overtime = endless();
    overtime.minutes_later(200);
    are_tasks([
        (
            &seated(),
            "Avvia l'orologio",
            "16 giocatori seduti. Si parte con il livello 1.",
            vec!["Avvia"],
        ),
        (
            &unseen,
            "Giornata finita",
            "La prossima giornata parte con il livello 4.",
            vec!["Avvia la prossima giornata"],
        ),
        (
            &overtime,
            "Struttura finita",
            "L'ultimo livello continua. Se servono altri livelli, aggiungili in Torneo.",
            vec![],
        ),
        (
            &on_break,
            "Color-up delle fiches da 25 adesso",
            "I prossimi livelli non le usano.",
            vec!["Apri programma", "Rimanda"],
        ),
    ]);
}

#[test]
fn the_floor_has_one_word_for_each_table() {
    let mut room = played();
    let (t, now) = (room.t(), room.now());
    let plan = t.seating_plan(now);
    let floor = Floor::of(IT, t, &plan, now);
    assert_eq!(floor.summary, ["3 tavoli", "4 posti liberi", "14 giocatori"]);
    let card = |card: &bottone::view::floor::TableCard| {
        let caption = card.caption.clone().unwrap();
        (card.title.clone(), card.of.clone(), caption.text, caption.brief)
    };
    let expected = [
        ("Tavolo 1", "6 su 6", "Il posto 4 va al T3", "P4 → T3"),
        ("Tavolo 2", "6 su 6", "Il posto 3 va al T3", "P3 → T3"),
        ("Tavolo 3", "2 su 6", "Mancano 4", "Fermo"),
    ];
    let expected = expected.map(|(title, of, said, brief)| {
        (title.to_owned(), of.to_owned(), said.to_owned(), brief.to_owned())
    });
    assert_eq!(floor.tables.iter().map(card).collect::<Vec<_>>(), expected);
    let sheet = TableSheet::of(IT, t, table(3), now).unwrap();
    assert_eq!(sheet.button, "Prossima mano: bottone 5, bui 5 e 4");
    let seats: Vec<_> =
        sheet.seats.iter().map(|line| (line.name.as_str(), line.role.as_str())).collect();
    let expected = [
        ("Libero", ""),
        ("Libero", ""),
        ("Libero", ""),
        ("Leone, Pia", "big blind"),
        ("Orsi, Ugo", "bottone, small blind"),
        ("Libero", ""),
    ];
    assert_eq!(seats, expected);
    let order = breaking_order(IT, t, &plan);
    let order: Vec<_> = order.iter().map(|line| (line.place.as_str(), &*line.players)).collect();
    assert_eq!(order, [("1°", "2 su 6"), ("2°", "6 su 6"), ("3°", "6 su 6")]);
    room.minutes_later(60);
    let sheet = TableSheet::of(IT, room.t(), table(3), room.now()).unwrap();
    assert_eq!(sheet.button, format!("Bottone visto alle {}. Ricontrolla", clock_at(36)));
    room.does(Command::Tables(TableCommand::Hold { table: table(1), held: true }));
    let (t, now) = (room.t(), room.now());
    let order = breaking_order(IT, t, &t.seating_plan(now));
    assert_eq!(order.last().unwrap().note, "Trattenuto");
}

#[test]
fn the_players_and_their_evenings() {
    let room = played();
    let (t, now) = (room.t(), room.now());
    assert_eq!(PlayersSummary::of(IT, t).line, "17 iscrizioni · 16 giocatori · 1 rientro");
    let rows = rows(IT, t, &t.seating_plan(now), PlayerOrder::Place, now);
    let lines: Vec<String> = rows
        .iter()
        .map(|row| format!("{} | {} | {} | {}", row.name, row.seat, row.chips, row.status))
        .collect();
    assert_eq!(lines[0], "Adler, Nora | T1 P1 | 27.400 | In gioco");
    assert_eq!(lines[6], "Huber, Tom | T2 P3 | — | Si sposta");
    assert_eq!(lines[14], "Ito, Ken | — | — | 15°");
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let card = |number| PlayerCard::of(IT, t, records, ledger, player(number), now).unwrap();
    let back = card(3);
    assert_eq!(back.detail, "IT · 2ª iscrizione");
    assert_eq!(
        read(&back.stats),
        ["Posto Tavolo 2, posto 6", "Fiches — non contate", "Pagato €110"]
    );
    let happened = [
        (clock_at(26), "Rientro 1 100+10, posto T2 P6".to_owned()),
        (clock_at(25), "Eliminazione al T3 P1".to_owned()),
        (clock_at(0), "Buy-in 100+10, posto T3 P1".to_owned()),
    ];
    assert_eq!(back.happened, happened);
    let counted = "Fiches 27.400 182 BB · 10 min fa";
    assert_eq!(read(&card(1).stats), ["Posto Tavolo 1, posto 1", counted, "Pagato €110"]);
    assert_eq!(read(&card(6).stats), ["Piazzamento 16°", "Pagato €110"]);
}

#[test]
fn the_log_says_who_what_and_why() {
    let mut room = played();
    let asked = room.todo_in(IT).remove(0).steps.remove(0).act;
    let TaskAct::Submit(command) = asked else { panic!("{asked:?}") };
    room.does(command);
    let reason = MoveReason::Floor("serve spazio per una carrozzina".into());
    room.does(Command::Tables(TableCommand::Move { entry: entry(8), to: seat(3, 1), reason }));
    let log = room.log_in(IT);
    assert_eq!(log[0], "Aperti i tavoli 1, 2 e 3, 6 posti");
    assert_eq!(log[1], "Buy-in · Adler, N. · 100+10 · al T1 P1");
    let expected = [
        "Orologio avviato",
        "Eliminazione · Costa, R. (T3 P1) con 4.000, Fabbri, A. (T3 P2) con 9.000",
        "Eliminazione · Ito, K. (T3 P3) · 15°",
        "Rientro 1 · Costa, R. · 100+10 · al T3 P6 [undone]",
        "Annullato: Rientro 1 · Costa, R. · 100+10 · al T3 P6",
        "Rientro 1 · Costa, R. · 100+10 · al T2 P6",
        "Conteggio · 2 stack",
        "Bottone al tavolo 1: posto 1, bui 2 e 3",
        "Bottone al tavolo 2: posto 6, bui 1 e 2",
        "Bottone al tavolo 3: posto 4, bui 4 e 5",
        "Spostamento · Jansen, E. T1 P4 → T3 P6 | 6 giocatori al T1, 2 al T3: differenza 4. Tocca \
         al prossimo big blind del T1: va nel posto libero peggiore, big blind alla prossima mano \
         (TDA 11-A).",
        "Spostamento · Huber, T. T2 P3 → T3 P1 | serve spazio per una carrozzina",
    ];
    assert_eq!(log[17..], expected);
    let (t, records, ledger) = (room.t(), room.session.records(), room.session.ledger());
    let moves = [("Huber, T.", "Tavolo 3 posto 1"), ("Jansen, E.", "Tavolo 3 posto 6")];
    let moves = moves.map(|(who, place)| (who.to_owned(), place.to_owned()));
    assert_eq!(last_moves(IT, t, records, ledger, 5), moves);
    let floor = Floor::of(IT, t, &t.seating_plan(room.now()), room.now());
    let done = "Fatto finora: 2 spostamenti. Ogni spostamento è nello storico con il suo motivo.";
    assert_eq!(floor.day_summary, done);
}

#[test]
fn the_structure_lists_every_row() {
    let room = played();
    let view = StructureView::of(IT, room.t(), room.now());
    assert_eq!(view.length, "4 livelli, 1 h 35 in tutto");
    let texts: Vec<&str> =
        view.rows.iter().map(|row| row.text.as_str()).filter(|text| !text.is_empty()).collect();
    let expected = ["Via le fiches da 25", "Pausa", "Chiusura iscrizioni", "Fine giornata"];
    assert_eq!(texts, expected);
}
