//! The table of roles: every command, the roles that may give it, and the reason. Each door is
//! tested with it.

use bottone::{
    base::person::Role,
    tournament::{Command, setup::Setup},
};

use super::structure;

/// Every command, the roles that may give it, and the reason. `D` is the director, `F` the floor,
/// `R` registration and `C` the cashier. `L` is a dealer at their own table, `T` a television. `@`
/// stands for a value written elsewhere.
pub(crate) const ROWS: &[(&str, &str, &str)] = &[
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
    ("Arrivals(CheckIn(entries:[1]))", "DFRL", "seen in the seat"),
    ("Counts(Count(stacks:[(1,1)]))", "DFL", "counted at the table"),
    ("Counts(Sheet(table:1,rows:[]))", "DFL", "counted at the table"),
    ("Counts(CorrectSheet(table:1,rows:[]))", "DFL", "counted at the table"),
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
        "Incidents(Rule((matter:Other(\"\"),verdict:Text(\"\"),rules:[],book:\"\",table:None,player:None,note:\"\")))",
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
        "the floor is called",
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
    ("Payments(PaidWith(entry:1,sold:Entry,method:Card))", "DR", "registration sells"),
    (
        "Papers(Record((sheet:Log,scope:All,fingerprint:1,outlet:File)))",
        "DFRCL",
        "it changes nothing; a television has no printer",
    ),
    ("Draws(Seal(@secret))", "D", "what draws hang on"),
    ("Draws(Say(\"\"))", "DF", "the room's word is heard by the floor"),
    ("Draws(Reveal)", "D", "what draws hung on"),
    ("Tickets(HandOut(entry:1,ticket:@ticket))", "DC", "a prize"),
    ("Tickets(Enter(who:Known(1),seat:Later,ticket:@ticket))", "DR", "registration sells"),
    ("Hands(Report(table:1,progress:Done))", "DFL", "reported by the table"),
    ("Hands(Stack(entry:1,stack:1))", "DFL", "reported by the table"),
    ("Hands(Deal)", "DF", "the whole room waits"),
    ("Hands(End(played:true))", "DF", "the whole room waits"),
    ("Hands(Soft)", "DF", "the whole room waits"),
    ("Hands(AskHeads)", "DF", "the whole room waits"),
    ("Hands(Heads(table:1,heads:9))", "DFL", "reported by the table"),
    ("Hands(LastHands(card:Turned(3)))", "DF", "the whole room waits"),
    ("Staff(Add((name:\"A\",role:Floor)))", "D", "who may do what"),
    ("Staff(Change(name:\"A\",to:(name:\"B\",role:Floor)))", "D", "who may do what"),
    ("Staff(Remove(name:\"A\"))", "D", "who may do what"),
    ("Staff(Pair(name:\"A\",role:Director))", "D", "no role is given by somebody who has less"),
    ("Staff(Pair(name:\"B\",role:Floor))", "DF", "no role is given by somebody who has less"),
    ("Staff(Pair(name:\"C\",role:Dealer))", "DF", "no role is given by somebody who has less"),
    ("Staff(Pair(name:\"E\",role:Cashier))", "DC", "no role is given by somebody who has less"),
    (
        "Staff(Pair(name:\"F\",role:Registration))",
        "DR",
        "no role is given by somebody who has less",
    ),
    ("Staff(Withdraw(name:\"A\",role:Director))", "D", "as for pairing"),
    ("Staff(Withdraw(name:\"B\",role:Floor))", "DF", "as for pairing"),
    ("Filing(Continue((file:Copy,after:\"00112233445566778899aabbccddeeff\")))", "", PROGRAM),
];

/// Commands whose rights depend on their content: they have several rows.
pub(crate) const BY_VALUE: [&str; 2] = ["Staff(Pair", "Staff(Withdraw"];

/// The reason why no person gives a command at any door.
pub(crate) const PROGRAM: &str = "the program does it";

pub(crate) const LETTERS: [(char, Role); Role::ALL.len()] = [
    ('D', Role::Director),
    ('F', Role::Floor),
    ('R', Role::Registration),
    ('C', Role::Cashier),
    ('L', Role::Dealer),
    ('T', Role::Television),
];

pub(crate) fn read(row: &str) -> Command {
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
