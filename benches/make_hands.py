"""Plays random hands of every PHH variant with PokerKit and writes them as one .phhs file.

Usage: make_hands.py HANDS SEED FILE [VARIANT]
"""

import random
import sys
import warnings

import pokerkit as pk
from pokerkit import Automation, HandHistory

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
MOST = {'NT': 9, 'FT': 9, 'PO': 9, 'FO/8': 9, 'F7S': 7, 'F7S/8': 7, 'FR': 7, 'N2L1D': 6, 'F2L3D': 6, 'FB': 7}


def game(variant, chance, players):
    """A game with antes, blinds and bets of a random level."""
    big = chance.choice((2, 20, 100, 400, 1000))
    each = chance.choice((0, 0, big // 10))
    cls = HandHistory.game_types[variant]
    if variant in ('F7S', 'F7S/8', 'FR'):
        return big, cls(AUTOMATIONS, True, max(big // 8, 1), max(big // 4, 1), big, big * 2)
    if variant in ('NT', 'PO', 'N2L1D'):
        return big, cls(AUTOMATIONS, True, each, (big // 2, big), big)
    return big, cls(AUTOMATIONS, True, each, (big // 2, big), big, big * 2)


def act(state, chance):
    """One random legal action."""
    if state.can_stand_pat_or_discard():
        cards = tuple(state.get_down_cards(state.stand_patter_or_discarder_index))
        state.stand_pat_or_discard(chance.sample(cards, chance.randint(0, len(cards))))
        return
    kinds = []
    if state.can_post_bring_in():
        kinds.append('bring')
    if state.can_check_or_call():
        kinds += ['call'] * 5
    if state.can_fold() and state.checking_or_calling_amount:
        kinds.append('fold')
    if state.can_complete_bet_or_raise_to():
        kinds += ['raise'] * 2
    kind = chance.choice(kinds)
    if kind == 'bring':
        state.post_bring_in()
    elif kind == 'call':
        state.check_or_call()
    elif kind == 'fold':
        state.fold()
    else:
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        amount = chance.choice((least, least, most, chance.randint(least, most)))
        state.complete_bet_or_raise_to(amount)


def play(variant, chance, number):
    """A whole hand."""
    players = chance.randint(2, MOST[variant])
    big, kind = game(variant, chance, players)
    # Whole blinds and antes: short ones are where PokerKit and the rule books part.
    stacks = [big * chance.randint(4, 150) + chance.randint(0, big - 1) for _ in range(players)]
    state = kind(stacks, players)
    while state.status:
        act(state, chance)
    return HandHistory.from_game_state(
        kind, state, hand=number, finishing_stacks=list(state.stacks)
    )


def main():
    warnings.simplefilter('ignore')
    hands, seed, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    variants = sys.argv[4:] or list(MOST)
    random.seed(seed)
    chance = random.Random(seed)
    played = (play(variants[n % len(variants)], chance, n + 1) for n in range(hands))
    with open(path, 'wb') as file:
        HandHistory.dump_all(played, file)


main()
