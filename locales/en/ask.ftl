# Errors in a question, and the expected input.

ask-expected = { $found }: expected { $expected }
ask-expected-form = { $found }: expected { $expected }: { $form }
ask-another-word = { $found }: expected another word: { $form }
ask-form = `{ $field }` is { $form }

# The input found.

ask-line-ended = the line ended
ask-quoted = `{ $word }`
ask-seat = seat { $seat }
ask-table = table { $table }
ask-place = table { $table }, seat { $seat }
ask-chips = { $chips } chips
ask-seats = { $seats } seats
ask-minor-units = { $minor } minor units
ask-decimals = { $decimals } decimals
ask-so-many-percent = { $percent } percent
ask-cards = { $cards } cards
ask-such-as = something such as { $example }
ask-secret = 64 digits of base 16
ask-gap = a gap of { $gap }
ask-prize = a prize of { $prize }
ask-seat-twice = seat { $seat } appears twice
ask-field-twice = `{ $field }` appears twice
ask-question-ended = text after the end of the question
ask-out-of-range = { $found } is out of range
ask-point = a number with a point before { $found }
ask-open-text = text with no end
ask-in-a-text = { $found } in quoted text
ask-switches-nothing = { $found } is not a known extension
ask-open-remark = a comment with no end
ask-brackets = brackets in brackets
ask-cannot-stand = `{ $found }` is not allowed here
ask-not-text = not text
ask-long-line = a line of more than { $most } bytes
ask-no-rank = letter { $at }: `{ $found }` is not a rank; expected one of A K Q J T 9 8 7 6 5 4 3 2
ask-no-suit = letter { $at }: `{ $found }` is not a suit; expected one of c d h s
ask-last-suit = the last card has no suit; expected one of c d h s
ask-card-twice = { $card } appears twice
ask-one-card = expected one card
ask-field-missing = `{ $field }` is missing

# The expected input.

ask-range = { $least } to { $most }
ask-minimum = at least { $least }
ask-at-most = at most { $most }
ask-or-more = { $least } or more
ask-one-of = one of { $words }
ask-one-of-unquoted = one of { $words }, without quotes
ask-one-of-no-commas = one of { $words } (numbers are written without commas)
ask-every-seat = every seat once
ask-every-field = every field once
ask-one-a-line = one per line
ask-whole-in-digits = a whole number, in digits
ask-whole = a whole number
ask-whole-not-negative = a whole number, not negative
ask-whole-not-so-large = a smaller whole number
ask-closing-quote = a closing quote
ask-backslash = `\\` for the mark itself
ask-value-before = another value before it
ask-a-question = a question
ask-end-of-remark = `*/`
ask-fewer = fewer of them
ask-opening-round = an opening `(`
ask-opening-fields = an opening `(` and the fields { $fields }
ask-opening-square = an opening `[`
ask-closing-square = a closing `]`
ask-closing-round = a closing `)`
ask-comma = a comma or a closing bracket before it
ask-colon = a colon before it
ask-number = a number
ask-text = text in quotes
ask-truth = true or false
ask-rest = the rest of the question
ask-ron = RON in UTF-8
ask-one-question = one question
ask-list-of-seats = a list of seats, 1 to { $most }

# The form of fields.

ask-form-said = Nothing, Call, Check, Fold, Raise, AllIn or Pot, without quotes and without an amount, or RaiseTo(1200), Bet(500), Amount(1400), or Unclear("five") for words
ask-form-when = Before, With or After, without quotes
ask-form-betting = NoLimit, PotLimit, or Limit(200) with the bet of the street
ask-form-rules = the name of a rulebook in quotes: "tda-2024"
ask-form-chips = a list of chips, one number a chip: [500, 100]
ask-form-truth = true or false
ask-form-amount = a number of chips without quotes and without commas: 1400
ask-form-game = a name without quotes: Holdem, or Italian(players: 4, flush: SuitFirst)
ask-form-board = cards in quotes: "AhTd9c"
ask-form-numbers = a list of numbers: [1, 2, 9]

# Tables.

ask-table-twice = table { $table } appears twice: expected every table once
ask-no-table = there is no table { $table }: expected some of { $tables }
ask-seat-taken = { $place } is taken: expected open seats
ask-no-seat = table { $table } has no seat { $seats }: expected 1 to { $size }
ask-of-table = table { $table }, { $what }
ask-place-twice = { $place } appears twice: expected every seat once
ask-seat-of-a-table = { $place }: expected a seat of one of the tables
ask-seat-empty = { $place } is empty: expected a seat with a player
ask-not-movable = { $place } is fixed: expected a seat whose player can be moved
ask-no-high-card = { $place } has no card: expected one for each player who may be moved
ask-none = none

# The button.

ask-out-of-order = button { $button }, small blind { $small }, big blind { $big }: expected them clockwise in this order
ask-one-left = only seat { $seat } is left: expected two players or more
ask-no-one-left = no one is left: expected two players or more
ask-one-there = only seat { $seat } was occupied: expected two players or more
ask-no-one-there = no one was there: expected two players or more
ask-strangers-left = no one was in { $seats } to leave: expected some of the seats { $occupied }
ask-strangers-moved = no one joined in { $seats } to have been moved there: expected some of the seats { $joined }
ask-occupied = { $seats } was occupied and no one left it: expected open seats
ask-big-not-there = seat { $seat } had the big blind: expected one of the seats { $occupied }
ask-big-twice = seat { $seat } had the big blind and another position: expected another seat
ask-dealer-of-two = seat { $seat } was the dealer of two: expected one of the seats { $occupied }

# Pots and the showdown.

ask-player-twice = seat { $seat } appears twice: expected every player once
ask-strangers-folded = { $seats } cannot have folded: expected some of the seats { $players }
ask-no-winner = no one is left to win a pot: expected a player who has not folded
ask-hand-twice = seat { $seat } appears twice: expected one hand for each player
ask-too-many-hands = { $hands } hands: expected at most { $most }
ask-pot-for = a pot for { $seats }: expected at least one of the seats { $players }, and no other
ask-board-cards = cards on the board: { $found }; expected 5, or 0, 3 or 4 where the rest was not dealt
ask-cards-in-hand = cards in a hand: { $found }; expected { $expected }
ask-cards-on-board = cards on the board: { $found }; expected { $expected }
ask-not-in-deck = { $card } is not in the deck for { $players } players
ask-not-in-short-deck = { $card } is not in a short deck, which begins with the six
ask-no-deck = no deck for { $players } players; expected 2 to 9

# A recorded hand.

ask-in-the-hand = in the hand, { $what }

# Money.

ask-too-much-work = { $players } players and { $prizes } prizes: expected at most { $most } when they are multiplied
ask-no-stacks = no stacks: expected at least one
ask-no-one-has-chips = no one has chips: expected at least one player who does
ask-negative-prize = a prize of { $prize }: expected 0 or more
ask-no-pool = nothing to pay out: expected at least 1
ask-entries = { $entries } entries: expected 1 to { $most }
ask-unit = expected at least 1
ask-places = expected 1 to { $entries }, one for each entry
ask-pool-below-prize = { $pool } is less than one prize of { $least }: expected { $least } or more
ask-in-units = { $prize } ({ $asked } in whole units of { $unit })
ask-pool-pays = { $places ->
    [one] { $pool } pays 1 place of { $least }: expected more, or fewer places
   *[other] { $pool } pays { $places } places of { $least }: expected more, or fewer places
}

# Chips that leave play.

ask-values = chips of { $new } for chips of { $old }: expected a multiple of { $old }, twice that or more
ask-no-chips-at-all = seat { $seat } has no chips at all: expected players who are still in
ask-too-many-chips = seat { $seat } has more than there can be: expected at most { $most } in chips
ask-odd-chips = { $odd } odd chips: expected at most 52, one card of the deck for each
ask-dealt-cards = { $cards ->
    [one] seat { $seat } was dealt 1 card: expected { $odd }, one for each odd chip
   *[other] seat { $seat } was dealt { $cards } cards: expected { $odd }, one for each odd chip
}
ask-dealt-twice = { $card } appears twice: expected every card once

# Places, prizes and bounties.

ask-no-survivor = no one is left: expected at least one player who was not knocked out
ask-no-bust-in = no one busted in hand { $hand }: expected hands of the busts
ask-number-twice = player { $player } appears twice: expected every player once
ask-steps = steps of { $step }: expected 1 to { $most }
ask-sharing-players = { $players } players: expected { $least } to { $most }, at least one for each prize
ask-percent = expected 0 to 100 percent
ask-keep = { $keep } is kept: expected 0 to { $all }, the total of the prizes
ask-head = bounty of { $head } on player { $player }: expected 0 or more, and a total that is not too large
ask-player-out = player { $player } is already out: expected a player who is in
ask-player-without-head = player { $player } has no bounty: expected one of `heads`
ask-finish = place { $place } to { $last }: expected places from 1 to { $entries }, the best first
ask-many-places = too many places: expected at most { $most } in one question, all of a tie counted
ask-no-number = the formula gives no number for place { $place }: expected one that does
ask-formula-too-long = the formula takes too long for place { $place }: expected a shorter one

# Draws with cards.

ask-cards-for-seats = cards: { $found }; expected { $seats }, one for each seat
ask-rank-twice = { $card } is of a rank that appears twice: expected every rank once
ask-second-way = expected only with method 2
ask-name-twice = { $name } appears twice: expected every name once
ask-name-unknown = { $name } drew no seat: expected the names in `cards`

# The floor.

ask-no-small = table { $table } has no `small`: expected the coming small blind, from which this rulebook deals
ask-at-a-table = { $players } players: expected 2 to 11
ask-more-out = { $out } out of { $left } players: expected at least one to be left
ask-choice-or-amount = the name of a choice in quotes, or an amount
ask-no-case = `{ $id }` is not a case: expected one of those that Irregular(()) lists
ask-not-asked = `{ $id }` is not asked about this case: expected some of { $asks }
ask-answered-twice = `{ $id }` is answered twice: expected one answer to each question
ask-choices = expected one of { $choices } for `{ $id }`, in quotes
ask-an-amount = expected an amount of 0 to { $most } for `{ $id }`
ask-act = act { $number } ({ $act }): { $why }

# Forecast of an event.

ask-forecast-entries = { $entries } entries: expected 2 to { $most }
ask-forecast-levels = expected 1 to { $most } levels, each of 1 to { $minutes } minutes
ask-forecast-level = expected a level from 1 to { $most }, with the part that is played behind the point
ask-forecast-left = { $left } players left: expected 2 to { $entries }, at most as many as entered

# Impossible situations.

ask-one-or-more = 1 or more
ask-limit = a limit of 1 or more
ask-ten-thousand = at most 10,000 chips, including those in front
ask-no-front = no chips before the first bet
ask-among-front = chips that are among those in `front`
ask-at-most-bet = at most `bet`
ask-pulled-back = at least what was pulled back
ask-live = 2 to 11
ask-words = an action or an amount as it is said in English or Italian, up to 200 bytes: “five”, “raise to twelve hundred”, “two and a half”, “2.5k”, “rilancio duemila”
ask-chips-or-words = chips, unless something was said or pulled back
ask-the-pot = the pot, for pot limit and for unclear amounts
ask-icm-sum = the stacks' values do not add up to the prizes, so there is no answer

# Structures.

ask-fewer-entries = { $entries } entries of { $players } players: expected at least as many
ask-every-or-near = expected `every` or `near`
