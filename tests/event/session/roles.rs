//! The rights at a desk, and the sign-in.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use bottone::{
    i18n::{Language, Told as _},
    rules::{
        levels::Structure,
        person::{Person, Role},
        seat::TableNo,
        time::Span,
    },
    session::{
        Denied, DeniedAct, Desk, SignIn, SignInError, Signed, SubmitError, file, memory, pin_hash,
        roles::{permitted, who_may},
        time::StageClock,
    },
    tournament::{
        Command, Refusal, Tournament, Waiver,
        clock::ClockCommand,
        entries::{EntryCommand, Who},
        history::Beginning,
        setup::Setup,
        staff::{Member, StaffCommand},
        tables::{TableCommand, Wish},
    },
};

use crate::{
    mixed::names::every_command,
    stage::{EVENING, desk, setup, structure},
};

fn newcomer() -> Vec<Who> {
    vec![Who::New(Person { family: "Marino".into(), ..Person::default() })]
}

/// Every command, the roles that may give it, and the reason. `D` is the director, `F` the floor,
/// `R` registration, `C` the cashier. `L` is a dealer at the own table, `T` a television; `@`
/// stands for content written elsewhere.
const ROWS: &[(&str, &str, &str)] = &[
    ("Setup(Change(@setup))", "D", "what the event is"),
    ("Clock(Start)", "DF", "play"),
    ("Clock(Pause)", "DF", "play"),
    ("Clock(Next)", "DF", "play"),
    ("Clock(Previous)", "DF", "play"),
    ("Clock(Adjust(by:60000))", "DF", "a minute that a ruling took"),
    ("Clock(Jump(row:1))", "DF", "play"),
    ("Clock(SetRow(row:1,to:EndOfDay))", "D", "the structure was announced"),
    ("Clock(SetRows(rows:[]))", "D", "the structure was announced"),
    ("Clock(InsertRow(row:1,new:EndOfDay))", "D", "the structure was announced"),
    ("Clock(RemoveRow(row:1))", "D", "the structure was announced"),
    ("Clock(MoveRow(row:1,to:2))", "D", "the structure was announced"),
    ("Clock(Replace(structure:@structure))", "D", "the structure was announced"),
    ("Clock(Rename(name:\"A\"))", "D", "the structure was announced"),
    ("Clock(SetStack(stack:1000))", "D", "what an entry is worth"),
    ("Clock(Rebase(by:1))", "", PROGRAM),
    ("Entries(List(people:[]))", "DR", "registration sells"),
    ("Entries(Enter(who:[],seat:Later))", "DR", "registration sells"),
    (
        "Entries(Correct(player:1,to:(family:\"A\",given:\"\",country:\"\",card:\"\",note:\"\")))",
        "DFR",
        "a name is heard at the table, too",
    ),
    ("Entries(Rebuy(entry:1))", "DR", "registration sells"),
    ("Entries(AddOn(entry:1))", "DR", "registration sells"),
    ("Entries(Refund(entry:1,keep_fee:false))", "DR", "who took the money gives it back"),
    ("Entries(PaidBy(by:Card,sale:AddOn(entry:1)))", "DR", "registration sells"),
    ("Entries(WinSeat(entry:1,stack:1))", "DF", "a stack at a table"),
    (
        "Entries(Bust(out:[(1,None)]))",
        "DFL",
        "registration busts nobody; a dealer at the own table",
    ),
    ("Entries(Registration(open:true))", "D", "against the structure"),
    ("Entries(RegistrationByStructure)", "D", "against what was said before"),
    ("Entries(HandForHand(on:true))", "DF", "play"),
    ("Entries(NextHand)", "DF", "play"),
    ("Entries(SameHand(out:[]))", "DF", "a ruling on places"),
    ("Entries(BringBack(entry:1,to:(table:1,seat:1)))", "DF", "a ruling"),
    ("Tables(Open(tables:[],size:9))", "DF", "the room"),
    ("Tables(Resize(table:1,size:9))", "DF", "the room"),
    ("Entries(StartWith(entry:1,chips:1000))", "DF", "chips that nobody paid for"),
    ("Entries(Forfeit(entry:1,stack:1000,seat:Later))", "DR", "a sale"),
    ("Tables(CloseSeat(seat:(table:1,seat:1),closed:true))", "DF", "the room"),
    ("Tables(Seat(entries:[],seat:Later))", "DFR", "who is sold an entry is seated"),
    ("Tables(OpenAndSeat(tables:[],size:9,seed:1))", "DF", "the room"),
    ("Tables(Move(entry:1,to:(table:1,seat:1),reason:Redraw))", "DF", "the room"),
    ("Tables(Break(table:1,seed:1))", "DF", "the room"),
    ("Tables(Redraw(tables:[],size:9,seed:1))", "DF", "the room"),
    ("Tables(Swap(one:1,other:2,reason:Floor(\"\")))", "DF", "the room"),
    ("Tables(SitAsDrawn(seats:[],dealers:[]))", "DF", "the room"),
    ("Tables(Pin(entry:1,pinned:true))", "DF", "the room"),
    ("Tables(Order(tables:[]))", "DF", "the room"),
    ("Tables(Hold(table:1,held:true))", "DF", "the room"),
    (
        "Tables(Button(table:1,positions:(button:1,small:2,big:3),reason:None))",
        "DFL",
        "seen at the table",
    ),
    ("Tables(Hands(table:1,hands:1))", "DFL", "seen at the table"),
    ("Waiting(Join(entries:[]))", "DFR", "who came when"),
    ("Waiting(Call(entries:[],seat:Later))", "DFR", "whose turn it is"),
    ("Waiting(Open(tables:[],size:9,entries:[],seed:1))", "DF", "the room"),
    ("Waiting(Skip(entry:1,reason:\"\"))", "DFR", "who did not come"),
    ("Waiting(Hold(entry:1,reason:\"\"))", "DFR", "who went away"),
    ("Waiting(Back(entry:1))", "DFR", "who came back"),
    ("Waiting(Rank(entry:1,place:1,reason:\"\"))", "DF", "out of turn"),
    ("Waiting(Close(keep_fee:false))", "DR", "who took the money gives it back"),
    ("Arrivals(See(entries:[1]))", "DFRL", "checked in at the seat"),
    ("Counts(Count(stacks:[(1,1)]))", "DFL", "counted at the table"),
    ("Counts(Sheet(table:1,rows:[]))", "DFL", "counted at the table"),
    ("Counts(Mend(table:1,rows:[]))", "DFL", "counted at the table"),
    (
        "Counts(Correct(table:None,change:More(1),reason:\"\"))",
        "D",
        "chips that nobody can explain",
    ),
    (
        "Counts(ColourUp(table:1,old:25,new:100,holdings:[],cards:Drawn(seed:1)))",
        "DF",
        "the floor races chips",
    ),
    ("Counts(FoundLate(entry:1,old:25,chips:1))", "DF", "chips that are gone"),
    ("Counts(Change(entry:1,old:25,new:100,chips:4))", "DF", "the floor changes chips"),
    ("Counts(PutOff(chips:[]))", "DF", "when to race is seen in the room"),
    ("Bags(Seal(table:1,bags:[]))", "DF", "the end of a day"),
    ("Bags(Correct(entry:1,chips:1,reason:\"\"))", "DF", "counted again"),
    ("Bags(Reopen(table:1,reason:\"\"))", "DF", "play goes on"),
    ("Bags(CarryOver(into:\"\",seal:\"\"))", "D", "the next day is made"),
    ("Flights(Make(terms:(policy:Best),people:[],flights:[]))", "D", "the next day is made"),
    ("Flights(CorrectBag(entry:1,chips:1,reason:\"\"))", "DF", "counted again"),
    ("Flights(Void(entry:1,void:true,reason:\"\"))", "D", "somebody's stack"),
    ("Flights(Unite(player:1,other:2,reason:\"\"))", "D", "who somebody is"),
    (
        "Flights(ReadAgain(flight:0,read:(file:\"\",seal:\"\",records:0,name:\"\",issued:0,entries:[])))",
        "D",
        "the next day is made",
    ),
    (
        "Incidents(Rule((matter:Other(\"\"),verdict:Told(\"\"),rules:[],book:\"\",table:None,player:None,note:\"\")))",
        "DF",
        "the floor rules",
    ),
    ("Incidents(Penalise(entry:1,penalty:Warning,note:\"\"))", "DF", "the floor rules"),
    ("Incidents(Miss(entry:1,hands:1))", "DF", "the floor rules"),
    ("Incidents(Lift(entry:1,reason:\"\"))", "DF", "the floor rules"),
    ("Incidents(UseBank(entry:1))", "DF", "the floor's time"),
    ("Incidents(ResetBanks)", "DF", "the floor's time"),
    (
        "Incidents(Answer(table:1,caller:\"A\",called:\"2026-11-29T18:00:00.000Z\"))",
        "DF",
        "floor called",
    ),
    ("Bounties(KnockOut(out:[],taken:[]))", "DF", "money hangs on who got it"),
    ("Bounties(Take(out:1,nth:0,by:[]))", "DF", "money hangs on who got it"),
    ("Bounties(Leave(out:1,nth:0))", "DF", "money hangs on who got it"),
    ("Bounties(Prepare(envelopes:[],from:1))", "D", "what there is to win"),
    ("Bounties(Draw(out:1,nth:0,seed:1))", "DFC", "where envelopes are drawn"),
    ("Bounties(Open(out:1,nth:0,amount:1))", "DFC", "where envelopes are drawn"),
    ("Bounties(Replace(entry:1))", "DR", "money that comes in"),
    ("Bounties(Divide(shares:[]))", "D", "what was agreed"),
    ("Prizes(Plan(()))", "D", "what there is to win"),
    ("Prizes(Lock(rows:[]))", "D", "what there is to win"),
    ("Prizes(Unlock(reason:\"\"))", "D", "what there is to win"),
    ("Prizes(Correct(prizes:[],reason:\"\"))", "D", "what there is to win"),
    ("Deals(Agree((method:Own,stacks:[],shares:[],kept:[],bounties:[])))", "D", "what was agreed"),
    ("Deals(Cancel(reason:\"\"))", "D", "what was agreed"),
    (
        "Payments(Pay(entry:1,amount:1,withheld:0,tickets:0,method:Cash,document:\"\"))",
        "DC",
        "a cashier pays what is due",
    ),
    ("Payments(TakeBack(entry:1,reason:\"\"))", "DC", "who paid wrongly says so"),
    (
        "Payments(HandOver(entry:1,piece:(item:1,place:Some(1)),document:\"\"))",
        "DC",
        "a trophy is handed over where prizes are paid",
    ),
    (
        "Payments(TakeItemBack(piece:(item:1,place:None),reason:\"\"))",
        "DC",
        "who gave it wrongly says so",
    ),
    ("Payments(TakenBy(entry:1,sold:Entry,method:Card))", "DR", "registration sells"),
    (
        "Papers(Keep((sheet:Log,scope:All,fingerprint:1,outlet:File)))",
        "DFRCL",
        "it changes nothing; a television has no printer",
    ),
    ("Draws(Seal(@secret))", "D", "what draws hang on"),
    ("Draws(Say(\"\"))", "DF", "the room's word is heard by the floor"),
    ("Draws(Reveal)", "D", "what draws hung on"),
    ("Tickets(HandOut(entry:1,ticket:@ticket))", "DC", "a prize"),
    ("Tickets(Enter(who:Known(1),seat:Later,ticket:@ticket))", "DR", "registration sells"),
    ("Hands(Report(table:1,did:Done))", "DFL", "told by the table"),
    ("Hands(Stack(entry:1,stack:1))", "DFL", "told by the table"),
    ("Hands(Deal)", "DF", "the whole room waits"),
    ("Hands(End(played:true))", "DF", "the whole room waits"),
    ("Hands(Soft)", "DF", "the whole room waits"),
    ("Hands(AskHeads)", "DF", "the whole room waits"),
    ("Hands(Heads(table:1,heads:9))", "DFL", "told by the table"),
    ("Hands(LastHands(card:Turned(3)))", "DF", "the whole room waits"),
    ("Staff(Add((name:\"A\",role:Floor)))", "D", "who may do what"),
    ("Staff(Change(name:\"A\",to:(name:\"B\",role:Floor)))", "D", "who may do what"),
    ("Staff(Remove(name:\"A\"))", "D", "who may do what"),
    ("Staff(Pair(name:\"A\",role:Director))", "D", "no role is given by somebody who has less"),
    ("Staff(Pair(name:\"A\",role:Floor))", "DF", "no role is given by somebody who has less"),
    ("Staff(Pair(name:\"A\",role:Dealer))", "DF", "no role is given by somebody who has less"),
    ("Staff(Pair(name:\"A\",role:Cashier))", "DC", "no role is given by somebody who has less"),
    (
        "Staff(Pair(name:\"A\",role:Registration))",
        "DR",
        "no role is given by somebody who has less",
    ),
    ("Staff(Withdraw(name:\"A\",role:Director))", "D", "as for pairing"),
    ("Staff(Withdraw(name:\"A\",role:Floor))", "DF", "as for pairing"),
    ("Filing(GoOn((file:Copy,after:\"00112233445566778899aabbccddeeff\")))", "", PROGRAM),
];

/// Commands whose rights depend on their content: they have several rows.
const BY_VALUE: [&str; 2] = ["Staff(Pair", "Staff(Withdraw"];

/// The reason why no person gives a command at any door.
const PROGRAM: &str = "the program does it";

const LETTERS: [(char, Role); Role::ALL.len()] = [
    ('D', Role::Director),
    ('F', Role::Floor),
    ('R', Role::Registration),
    ('C', Role::Cashier),
    ('L', Role::Dealer),
    ('T', Role::Television),
];

fn read(row: &str) -> Command {
    let ticket = "(number:1,house:\"A\",event:\"B\",value:100)";
    let secret = format!("\"{}\"", "0f".repeat(32));
    let setup = ron::to_string(&Setup::default()).unwrap();
    let structure = ron::to_string(&structure("club-turbo")).unwrap();
    let whole = row
        .replace("@ticket", ticket)
        .replace("@secret", &secret)
        .replace("@setup", &setup)
        .replace("@structure", &structure);
    ron::from_str(&whole).unwrap_or_else(|error| panic!("{row}: {error}"))
}

#[test]
fn every_command_has_its_row_and_every_role_its_answer() {
    let mut rest = every_command();
    for (row, letters, why) in ROWS {
        let name = row.split('(').take(2).collect::<Vec<_>>().join("(");
        let name = name.trim_end_matches(')').to_owned();
        let is_new = rest.remove(&name) || BY_VALUE.contains(&name.as_str());
        assert!(is_new, "{row} is no command, or stands here twice");
        let command = read(row);
        for (letter, role) in LETTERS {
            let may = who_may(&command).contains(&role);
            assert_eq!(may, letters.contains(letter), "{row} by {role:?}: {why}");
        }
    }
    assert!(rest.is_empty(), "nobody says who may: {rest:?}");
}

#[test]
fn whoever_may_not_is_told_whom_to_ask_and_an_event_without_staff_asks_nobody() {
    let t = Tournament::new(Setup::default(), structure("club-turbo"));
    for (row, letters, why) in ROWS {
        let command = read(row);
        let is_programs = *why == PROGRAM;
        let unsigned = if is_programs { Err(Refusal::ProgramAlone) } else { Ok(()) };
        assert_eq!(permitted(&t, None, &command), unsigned, "{row}");
        for (letter, role) in LETTERS {
            let who = Signed { name: "A".into(), role, table: None };
            let wanted = match letters.contains(letter) {
                _ if is_programs => Err(Refusal::ProgramAlone),
                true if role == Role::Dealer => Err(Refusal::NotOwnTable),
                true => Ok(()),
                false if letters.contains('F') => Err(Refusal::AskFloor),
                false if letters.contains('R') => Err(Refusal::AskRegistration),
                false if letters.contains('C') => Err(Refusal::AskCashier),
                false => Err(Refusal::AskDirector),
            };
            assert_eq!(permitted(&t, Some(&who), &command), wanted, "{row} by {role:?}");
        }
    }
}

/// A desk of a new evening.
struct Room {
    desk: Box<dyn Desk>,
    clock: StageClock,
}

const PINS: [(&str, Role, &str, &str); 5] = [
    ("Ada Neri", Role::Director, "7441", ""),
    ("Bea Rossi", Role::Floor, "1122", "900017"),
    ("Carlo Villa", Role::Registration, "5050", ""),
    ("Dino Galli", Role::Cashier, "8181", ""),
    ("Elsa Fonti", Role::Dealer, "3434", ""),
];

fn member((name, role, pin, card): (&str, Role, &str, &str)) -> Member {
    let pin = (!pin.is_empty()).then(|| pin_hash(pin).unwrap());
    Member { name: name.to_owned(), role, pin, card: card.to_owned() }
}

fn add(of: (&str, Role, &str, &str)) -> Command {
    Command::Staff(StaffCommand::Add(Box::new(member(of))))
}

fn beginning() -> Beginning {
    let structure: Structure = structure("club-turbo");
    Beginning { at: EVENING, setup: setup(0), structure }
}

impl Room {
    fn new() -> Self {
        let clock = StageClock::at(EVENING);
        Self { desk: memory::create(beginning(), Box::new(clock.clone()), desk()), clock }
    }

    fn staffed() -> Self {
        let mut room = Self::new();
        for of in PINS {
            room.desk.submit(add(of), None).unwrap();
        }
        room.desk.sign_out();
        room
    }

    fn signs_in(&mut self, name: &str) {
        let (name, .., pin, _) = *PINS.iter().find(|(of, ..)| *of == name).unwrap();
        self.desk.sign_in(SignIn::Pin { name, pin }, TableNo::new(1)).unwrap();
    }

    fn refused(&mut self, command: Command) -> Refusal {
        assert_eq!(self.desk.can(&command), self.desk.can(&command));
        let can = self.desk.can(&command);
        match self.desk.submit(command, None) {
            Err(SubmitError::Refused(why)) => {
                assert_eq!(can, Err(why), "what can be done is what is done");
                why
            }
            other => panic!("{other:?}"),
        }
    }
}

const START: Command = Command::Clock(ClockCommand::Start);

#[test]
fn an_event_without_staff_is_written_as_it_always_was() {
    let mut room = Room::new();
    room.desk.submit(START, None).unwrap();
    let line = ron::to_string(&room.desk.records()[0]).unwrap();
    assert!(!line.contains("role") && !line.contains("approved"), "{line}");
    assert_eq!(room.desk.signed_in(), None);
}

#[test]
fn who_makes_the_first_director_is_that_director() {
    let mut room = Room::new();
    let floor = ("Bea Rossi", Role::Floor, "1122", "");
    assert_eq!(room.refused(add(floor)), Refusal::NeedsDirector);
    assert_eq!(room.refused(add(("Ada Neri", Role::Director, "", ""))), Refusal::NeedsDirector);
    room.desk.submit(add(PINS[0]), None).unwrap();
    let signed = room.desk.signed_in().unwrap();
    assert_eq!((signed.name.as_str(), signed.role), ("Ada Neri", Role::Director));
    room.desk.submit(add(floor), None).unwrap();
    let record = room.desk.records().last().unwrap();
    assert_eq!((record.by.as_str(), record.role), ("Ada Neri", Some(Role::Director)));
    // The last director stays as long as other members of staff exist.
    let remove = |name: &str| Command::Staff(StaffCommand::Remove { name: name.into() });
    assert_eq!(room.refused(remove("Ada Neri")), Refusal::NeedsDirector);
    room.desk.submit(remove("bea rossi"), None).unwrap();
    room.desk.submit(remove("Ada Neri"), None).unwrap();
    assert!(room.desk.tournament().staff().is_empty() && room.desk.signed_in().is_none());
    // All of it can be undone.
    room.desk.undo().unwrap();
    assert_eq!(room.desk.tournament().staff().members().len(), 1);
    assert_eq!(room.refused(START), Refusal::NobodySignedIn);
}

#[test]
fn two_of_one_name_or_card_are_one_too_many() {
    let mut room = Room::new();
    for of in PINS {
        room.desk.submit(add(of), None).unwrap();
    }
    for (of, why) in [
        (("BEA ROSSI", Role::Floor, "1122", ""), Refusal::StaffKnown),
        (("Bruno Sala", Role::Floor, "", "900017"), Refusal::CardTaken),
        (("", Role::Floor, "", ""), Refusal::NotUnderstood),
        (("A\u{7}", Role::Floor, "", ""), Refusal::NotUnderstood),
    ] {
        assert_eq!(room.refused(add(of)), why, "{of:?}");
    }
    let change = |name: &str, to| {
        Command::Staff(StaffCommand::Change { name: name.into(), to: Box::new(member(to)) })
    };
    let nobody = change("Nobody", ("Bea Rossi", Role::Floor, "", ""));
    assert_eq!(room.refused(nobody), Refusal::StaffUnknown);
    let as_another = change("Bea Rossi", ("Carlo Villa", Role::Floor, "", ""));
    assert_eq!(room.refused(as_another), Refusal::StaffKnown);
    // A member may keep their own name and card.
    room.desk
        .submit(change("Bea Rossi", ("Béa Rossi", Role::Floor, "4321", "900017")), None)
        .unwrap();
}

#[test]
fn nobody_acts_unsigned_and_each_as_the_role_may() {
    let mut room = Room::staffed();
    let enter = || Command::Entries(EntryCommand::Enter { who: newcomer(), seat: Wish::Later });
    let bust = || Command::Entries(EntryCommand::Bust { out: Vec::new() });
    assert_eq!(room.refused(START), Refusal::NobodySignedIn);
    room.signs_in("Carlo Villa");
    room.desk.submit(enter(), None).unwrap();
    assert_eq!(room.refused(bust()), Refusal::AskFloor);
    assert_eq!(room.refused(START), Refusal::AskFloor);
    let record = room.desk.records().last().unwrap().clone();
    assert_eq!((record.by.as_str(), record.role), ("Carlo Villa", Some(Role::Registration)));
    assert_eq!(record.desk, desk().station);
    // This role may not undo the acts of another role.
    room.desk.sign_out();
    room.signs_in("Dino Galli");
    let undone = room.desk.undo();
    assert!(matches!(undone, Err(SubmitError::Refused(Refusal::AskRegistration))), "{undone:?}");
    room.desk.sign_out();
    room.signs_in("Carlo Villa");
    room.desk.undo().unwrap();
    let denied = room.desk.take_denied();
    let commands = denied.iter().filter(|denied| matches!(denied.what, DeniedAct::Command(..)));
    assert_eq!(commands.count(), 4, "{denied:?}");
    assert_eq!(denied[1].by, "Carlo Villa");
    assert_eq!(room.desk.take_denied(), []);
}

#[test]
fn a_dealer_tells_of_the_own_table_only() {
    let mut room = Room::staffed();
    room.signs_in("Ada Neri");
    let open =
        TableCommand::Open { tables: [1, 2].map(|n| TableNo::new(n).unwrap()).into(), size: 9 };
    room.desk.submit(Command::Tables(open), None).unwrap();
    room.desk.sign_out();
    let who = SignIn::Pin { name: "Elsa Fonti", pin: "3434" };
    assert_eq!(room.desk.sign_in(who, None), Err(SignInError::TableNeeded));
    room.desk.sign_in(who, TableNo::new(2)).unwrap();
    let hands = |table: u16| {
        let table = TableNo::new(table).unwrap();
        Command::Tables(TableCommand::Hands { table, hands: 1, stud: false })
    };
    assert_eq!(room.refused(hands(1)), Refusal::NotOwnTable);
    assert_ne!(room.desk.can(&hands(2)), Err(Refusal::NotOwnTable));
}

#[test]
fn a_director_gives_a_pin_for_one_act_and_the_record_says_both() {
    let mut room = Room::staffed();
    room.signs_in("Bea Rossi");
    let close = || Command::Entries(EntryCommand::Registration { open: false });
    assert_eq!(room.refused(close()), Refusal::AskDirector);
    assert_eq!(room.desk.approve("0000"), Err(SignInError::WrongPin));
    // The floor's own PIN is not a director's.
    assert_eq!(room.desk.approve("1122"), Err(SignInError::WrongPin));
    assert_eq!(room.refused(close()), Refusal::AskDirector);
    assert_eq!(room.desk.approve("7441"), Ok("Ada Neri".to_owned()));
    room.desk.submit(close(), None).unwrap();
    let record = room.desk.records().last().unwrap().clone();
    assert_eq!(record.by, "Bea Rossi");
    assert_eq!(record.role, Some(Role::Floor));
    assert_eq!(record.approved_by.as_deref(), Some("Ada Neri"));
    // The approval was for that one act.
    let open = Command::Entries(EntryCommand::Registration { open: true });
    assert_eq!(room.refused(open), Refusal::AskDirector);
    // An unused approval does not stay valid.
    room.desk.approve("7441").unwrap();
    room.desk.submit(START, None).unwrap();
    assert_eq!(room.desk.records().last().unwrap().approved_by, None);
    let open = Command::Entries(EntryCommand::Registration { open: true });
    assert_eq!(room.refused(open), Refusal::AskDirector);
}

#[test]
fn setting_a_rule_aside_wants_the_director() {
    let mut room = Room::staffed();
    room.signs_in("Ada Neri");
    room.desk.submit(Command::Entries(EntryCommand::Registration { open: false }), None).unwrap();
    room.desk.sign_out();
    room.signs_in("Carlo Villa");
    let enter = || Command::Entries(EntryCommand::Enter { who: newcomer(), seat: Wish::Later });
    let aside = || Some(Waiver::new(Refusal::RegistrationClosed, "stood in the line".into()));
    let done = room.desk.submit(enter(), aside());
    assert!(matches!(done, Err(SubmitError::Refused(Refusal::AskDirector))), "{done:?}");
    room.desk.approve("7441").unwrap();
    room.desk.submit(enter(), aside()).unwrap();
    let record = room.desk.records().last().unwrap();
    assert_eq!(record.approved_by.as_deref(), Some("Ada Neri"));
    assert_eq!(record.by, "Carlo Villa");
}

#[test]
fn a_card_signs_in_and_wrong_pins_are_slowed_down() {
    let mut room = Room::staffed();
    assert_eq!(room.desk.sign_in(SignIn::Card("1"), None), Err(SignInError::Unknown));
    assert_eq!(room.desk.sign_in(SignIn::Card(""), None), Err(SignInError::Unknown));
    room.desk.sign_in(SignIn::Card(" 900017 "), None).unwrap();
    assert_eq!(room.desk.signed_in().unwrap().name, "Bea Rossi");
    let wrong = SignIn::Pin { name: "Ada Neri", pin: "7440" };
    for _ in 0..3 {
        assert_eq!(room.desk.sign_in(wrong, None), Err(SignInError::WrongPin));
    }
    let right = SignIn::Pin { name: "Ada Neri", pin: "7441" };
    let waits = room.desk.sign_in(right, None);
    assert_eq!(waits, Err(SignInError::Wait(Span::from_secs(5))), "even the right one");
    for language in Language::complete() {
        assert!(waits.clone().unwrap_err().told(language).contains('5'));
    }
    // The signed-in member still is.
    assert_eq!(room.desk.signed_in().unwrap().name, "Bea Rossi");
    room.clock.set(EVENING.after(Span::from_secs(5)));
    assert_eq!(room.desk.sign_in(wrong, None), Err(SignInError::WrongPin));
    assert_eq!(room.desk.sign_in(right, None), Err(SignInError::Wait(Span::from_secs(10))));
    room.clock.set(EVENING.after(Span::from_secs(15)));
    room.desk.sign_in(right, None).unwrap();
    let tries = room.desk.take_denied();
    let wrong = |denied: &&Denied| denied.what == DeniedAct::SignIn("Ada Neri".into());
    assert_eq!(tries.iter().filter(wrong).count(), 4);
}

#[test]
fn a_pin_that_was_changed_opens_nothing_any_more() {
    let mut room = Room::staffed();
    room.signs_in("Bea Rossi");
    let mut other = member(PINS[1]);
    other.pin = Some(pin_hash("9999").unwrap());
    let change = StaffCommand::Change { name: "Bea Rossi".into(), to: Box::new(other) };
    room.desk.approve("7441").unwrap();
    room.desk.submit(Command::Staff(change), None).unwrap();
    // The member stays signed in at this desk; at another desk the old PIN is invalid.
    assert!(room.desk.signed_in().is_some());
    room.desk.sign_out();
    let old = SignIn::Pin { name: "Bea Rossi", pin: "1122" };
    assert_eq!(room.desk.sign_in(old, None), Err(SignInError::WrongPin));
}

#[test]
fn from_a_telephone_somebody_acts_for_one_act_alone() {
    let mut room = Room::staffed();
    room.signs_in("Carlo Villa");
    let floor = Signed { name: "Bea Rossi".into(), role: Role::Floor, table: None };
    room.desk.submit_as((&floor, "telephone of Bea Rossi"), None, START, None).unwrap();
    let record = room.desk.records().last().unwrap().clone();
    assert_eq!((record.by.as_str(), record.role), ("Bea Rossi", Some(Role::Floor)));
    assert_eq!(record.desk, "telephone of Bea Rossi");
    assert_eq!(room.desk.signed_in().unwrap().name, "Carlo Villa");
    assert_eq!(room.refused(Command::Clock(ClockCommand::Pause)), Refusal::AskFloor);
}

#[test]
fn no_pin_is_on_record_and_what_is_opens_again_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.ron");
    let clock = StageClock::at(EVENING);
    let mut made = file::create(&path, beginning(), Box::new(clock.clone()), desk()).unwrap();
    for of in PINS {
        made.submit(add(of), None).unwrap();
    }
    made.submit(START, None).unwrap();
    let staff = made.tournament().staff().clone();
    drop(made);
    let text = std::fs::read_to_string(&path).unwrap();
    for (_, _, pin, _) in PINS {
        assert!(!text.contains(&format!("\"{pin}\"")), "{pin}");
    }
    let opened = file::open(&path, Box::new(clock), desk()).unwrap();
    assert_eq!(opened.notices, []);
    assert_eq!(*opened.desk.tournament().staff(), staff);
    // An earlier sign-in is not kept.
    assert_eq!(opened.desk.signed_in(), None);
}
