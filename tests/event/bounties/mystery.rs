//! Mystery bounties: the start of the draws, the drawing players, the rest (rules §8.5).

use bottone::{
    rules::{
        bounties::{BountyKind, EnvelopeStart},
        deals::DealMethod,
    },
    session::Desk as _,
    tournament::{
        Command, Event, Refusal,
        bounties::BountyCommand,
        deals::{Agreement, DealCommand, DealEvent},
        entries::EntryCommand,
        history::{Ledger, RecordAction, audit, fold},
        prizes::{self, PrizeCommand},
        setup::{Setup, SetupCommand},
    },
};

use super::{
    CLOSE, Room, bust, cents, divide, enter, entry, knock_out, open_envelope, prepare, setup, take,
};

fn mystery() -> Setup {
    setup(2_500, BountyKind::Mystery { from: EnvelopeStart::Players(5) })
}

fn draw(out: u32, seed: u64) -> Command {
    Command::Bounties(BountyCommand::Draw { out: entry(out), nth: 0, seed })
}

/// Eight players came, three busted before the draws: 200.00 in five envelopes.
fn in_the_draws() -> Room {
    let mut room = Room::at_one_table(mystery(), 8);
    room.all([CLOSE, bust(6), bust(7), bust(8)]);
    room.all([prepare(&[(10_000, 1), (4_000, 1), (2_000, 3)], 5)]);
    room
}

#[test]
fn it_begins_with_so_many_players_left() {
    // APT: twice the paid places; PokerStars: in the money.
    for (from, paid, expected) in [
        (EnvelopeStart::PaidPlaces(2), 15, Some(30)),
        (EnvelopeStart::PaidPlaces(1), 15, Some(15)),
        (EnvelopeStart::Players(50), 15, Some(50)),
        (EnvelopeStart::SecondDay, 15, None),
    ] {
        assert_eq!(from.players(paid), expected, "{from:?}");
    }
}

#[test]
fn who_goes_out_before_leaves_the_bounty_in_the_pool() {
    let mut room = Room::at_one_table(mystery(), 8);
    room.refuses(knock_out(&[(6, 0)], &[(6, &[1])]), Refusal::NoBounties);
    room.all([bust(6)]);
    assert_eq!(room.t().bounties().pool(), cents(2_500));
    // Made in time for five players left: the sixth place still draws no envelope.
    room.all([CLOSE, bust(7), prepare(&[(10_000, 1), (2_500, 4)], 5)]);
    room.all([bust(8)]);
    assert_eq!(room.t().bounties().open_claims().count(), 0);
    room.all([bust(5)]);
    assert_eq!(room.t().bounties().open_claims().count(), 1);
}

#[test]
fn in_the_hand_of_the_bubble_the_places_decide_who_is_worth_an_envelope() {
    let mut room = Room::at_one_table(mystery(), 8);
    room.all([CLOSE, bust(8), bust(7), prepare(&[(10_000, 1), (2_500, 4)], 5)]);
    // Six left; two bust in one hand: the larger stack is fifth, the smaller one sixth.
    room.refuses(knock_out(&[(5, 900), (6, 400)], &[(6, &[1])]), Refusal::NoBounties);
    room.all([knock_out(&[(5, 900), (6, 400)], &[(5, &[1])]), open_envelope(5, 2_500)]);
    assert_eq!(room.head_and_won(1), (0, 2_500));
}

#[test]
fn the_envelopes_hold_all_that_was_paid_in() {
    let mut room = Room::at_one_table(mystery(), 8);
    room.refuses(prepare(&[(19_999, 1)], 5), Refusal::SumWrong);
    room.refuses(prepare(&[(20_000, 1), (0, 3)], 5), Refusal::NotUnderstood);
    room.refuses(prepare(&[(20_000, 1), (1_000, 0)], 5), Refusal::NotUnderstood);
    room.refuses(prepare(&[], 5), Refusal::NotUnderstood);
    room.refuses(prepare(&[(20_000, 1)], 1), Refusal::NotUnderstood);
    room.all([prepare(&[(20_000, 1)], 5)]);
    // After a late entry all unopened envelopes are made again.
    room.all([enter(1), prepare(&[(10_000, 2), (2_500, 1)], 5)]);
    assert_eq!(room.t().bounties().drum().count(), 3);
    assert_eq!(room.t().bounties().drum().sum(), cents(9 * 2_500));
}

/// Checks that the event still has bounties when all heads are in the envelopes and none is
/// claimed.
#[test]
fn envelopes_that_are_made_before_anybody_is_out_are_drawn() {
    let mut room = Room::at_one_table(mystery(), 8);
    room.all([prepare(&[(10_000, 1), (2_000, 5)], 6), CLOSE]);
    room.all([bust(8)]);
    assert_eq!(room.t().bounties().open_claims().count(), 0, "seven are left: too many");
    // With six left before the bust the next one draws, in any form of report.
    room.all([bust(7), bust(6)]);
    let waits: Vec<_> = room.t().bounties().open_claims().map(|claim| claim.out).collect();
    assert_eq!(waits, [entry(6)]);
    room.all([take(6, 0, &[1]), open_envelope(6, 10_000)]);
    room.all([knock_out(&[(5, 0)], &[(5, &[2])]), open_envelope(5, 2_000)]);
    assert_eq!(room.due(&[1, 2]), [10_000, 2_000]);
    room.all([bust(4), bust(3), bust(2)]);
    assert_eq!(room.t().bounties().open_claims().count(), 3);
    for out in [4, 3, 2] {
        room.all([take(out, 0, &[1]), open_envelope(out, 2_000)]);
    }
    assert_eq!(room.due(&[1, 2]), [18_000, 2_000], "with the envelope that is left");
}

/// Checks an older file, where such an envelope was not asked about. A deal that shared the drum
/// anyway is decided again as before.
#[test]
fn an_older_deal_over_envelopes_that_no_one_asked_for_is_decided_as_it_was() {
    let mut room = Room::at_one_table(mystery(), 4);
    room.all([prepare(&[(4_000, 1), (2_000, 3)], 4), CLOSE, bust(4)]);
    let rows = prizes::PrizeRange::of(&room.t().prize_list().unwrap());
    room.all([Command::Prizes(PrizeCommand::Lock { rows })]);
    let prizes = room.t().prizes_to_come();
    let deal = |known| {
        Command::Deals(DealCommand::Agree(Box::new(Agreement {
            method: DealMethod::Own,
            stacks: Vec::new(),
            shares: [1, 2, 3].map(entry).into_iter().zip(prizes.clone()).collect(),
            kept: Vec::new(),
            bounties: [(1, 4_000), (2, 4_000), (3, 2_000)]
                .map(|(to, m)| (entry(to), cents(m)))
                .to_vec(),
            known,
        })))
    };
    let known = room.t().known_of(&[]);
    room.refuses(deal(Some(known)), Refusal::BountyWaits);
    room.refuses(deal(None), Refusal::BountyWaits);
    // A record of an earlier program stays as it was decided.
    let Command::Deals(DealCommand::Agree(agreement)) = deal(None) else { unreachable!() };
    let mut records = room.session.records().to_vec();
    let mut record = records.last().unwrap().clone();
    let events = vec![Event::Deals(DealEvent::Agreed(agreement))];
    record.action = RecordAction::Done { command: deal(None), waiver: None, events };
    records.push(record);
    let beginning = room.session.beginning();
    assert_eq!(audit(beginning, &records, |_, _| {}), Ok(()));
    let then = fold(beginning, &records, &Ledger::of(&records));
    assert_eq!(then.bounties().open_claims().count(), 0, "there is no envelope any more");
}

/// Checks more busts than envelopes: no claim waits for an envelope that cannot come any more.
#[test]
fn no_one_waits_for_an_envelope_where_there_is_none_left() {
    let mut room = Room::at_one_table(mystery(), 8);
    room.all([prepare(&[(15_000, 1), (5_000, 1)], 8), CLOSE]);
    for out in [8, 7, 6] {
        room.all([knock_out(&[(out, 0)], &[(out, &[1])])]);
    }
    room.all([open_envelope(8, 5_000)]);
    assert_eq!(room.t().bounties().open_claims().count(), 2, "one of them draws the last");
    room.all([open_envelope(6, 15_000)]);
    assert_eq!(room.t().bounties().open_claims().count(), 0);
    // A late player's bounty goes into an envelope, and is drawn for the oldest open claim.
    room.all([Command::Entries(EntryCommand::Registration { open: true }), enter(1)]);
    assert_eq!(room.t().bounties().open_claims().count(), 1);
    room.all([prepare(&[(2_500, 1)], 8), open_envelope(7, 2_500)]);
    assert_eq!(room.due(&[1]), [22_500]);
}

#[test]
fn an_envelope_is_drawn_by_the_program_or_typed_from_the_drum() {
    let mut room = in_the_draws();
    room.all([bust(5)]);
    room.refuses(draw(5, 1), Refusal::NotDecided);
    room.all([take(5, 0, &[1]), draw(5, 1)]);
    let won = room.head_and_won(1).1;
    assert_eq!(room.t().bounties().drum().sum(), cents(20_000 - won));
    room.refuses(draw(5, 2), Refusal::BountyTaken);
    room.all([knock_out(&[(4, 0)], &[(4, &[2])])]);
    room.refuses(open_envelope(4, 3_000), Refusal::NoEnvelope);
    let amount = room.t().bounties().drum().contents().next().unwrap().0.minor();
    room.all([open_envelope(4, amount)]);
    assert_eq!(room.head_and_won(2), (0, amount));
}

#[test]
fn several_split_an_envelope() {
    let mut room = in_the_draws();
    room.all([knock_out(&[(5, 0)], &[(5, &[2, 1, 3])]), open_envelope(5, 10_000)]);
    let won = [2, 1, 3].map(|number| room.head_and_won(number).1);
    assert_eq!(won, [3_334, 3_333, 3_333]);
}

#[test]
fn who_is_out_may_still_draw_for_what_he_took() {
    let mut room = in_the_draws();
    room.all([knock_out(&[(5, 0)], &[(5, &[4])]), knock_out(&[(4, 0)], &[(4, &[1])])]);
    let waits: Vec<_> = room.t().bounties().open_claims().map(|claim| claim.out).collect();
    assert_eq!(waits, [entry(5), entry(4)]);
    room.all([open_envelope(5, 4_000), open_envelope(4, 2_000)]);
    assert_eq!((room.head_and_won(4).1, room.head_and_won(1).1), (4_000, 2_000));
}

#[test]
fn the_winner_has_what_is_left_or_it_enters_a_deal() {
    let mut room = in_the_draws();
    for (out, amount) in [(5, 2_000), (4, 10_000), (3, 2_000)] {
        room.all([knock_out(&[(out, 0)], &[(out, &[1])]), open_envelope(out, amount)]);
    }
    let before = room.t().clone();
    room.all([divide(&[(1, 3_000), (2, 3_000)])]);
    assert_eq!(room.due(&[1, 2]), [17_000, 3_000]);
    room.session.undo().unwrap();
    assert!(*room.t() == before);
    room.all([knock_out(&[(2, 0)], &[(2, &[1])]), open_envelope(2, 4_000)]);
    assert_eq!(room.due(&[1]), [20_000], "the last envelope, of 20.00, is the winner's");
}

#[test]
fn a_lost_card_costs_the_average_of_what_is_left() {
    let mut room = in_the_draws();
    let pool = room.t().pool().to_pay;
    room.all([Command::Bounties(BountyCommand::Replace { entry: entry(2) })]);
    assert_eq!(room.t().pool().to_pay, pool.plus(cents(4_000)));
}

#[test]
fn the_kind_may_change_while_it_is_played() {
    let mut room = in_the_draws();
    let fixed = Setup { bounty: BountyKind::Fixed, ..room.t().setup().clone() };
    room.all([knock_out(&[(5, 0)], &[(5, &[1])])]);
    room.all([Command::Setup(SetupCommand::Change(Box::new(fixed)))]);
    // The pending draws are made; a player who busts now has no money on the head.
    room.all([open_envelope(5, 2_000), knock_out(&[(4, 0)], &[(4, &[1])])]);
    assert_eq!(room.head_and_won(1), (0, 2_000));
    room.all([bust(3), bust(2)]);
    assert_eq!(room.due(&[1]), [20_000]);
}
