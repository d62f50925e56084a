# Taking a value out of play.

# The plan of the night.
colour-up-plan = Plan of the night
colour-up-after = After level { $level }
colour-up-not-planned = Not planned
colour-up-earlier = No level needs them after level { $level }
colour-up-could = Could leave after level { $level }
colour-up-needed = Needed to the last level
colour-up-bring-room = Bring { $count } of { $new }
colour-up-due = Now
colour-up-done = Done
colour-up-off = Put off
colour-up-some = { $raced } of { $tables } tables
colour-up-sum = { $out } out, { $into } in, { $change }
colour-up-in-play = { $chips } in play, { $change } by races
colour-up-no-chips = The structure names no chips. Choose what the house owns in the chip set.
colour-up-to-structure = Open Setup
colour-up-no-tables = Nobody sits at a table yet
colour-up-largest = There is no larger chip that these could be changed for

# A table.
colour-up-table = Table { $table }
colour-up-table-raced = Table { $table }, raced
colour-up-bring-table = Bring about { $expected }, at most { $most } of { $new }
colour-up-has-raced = This table has changed its { $old }s. What was found since goes under One player.
colour-up-again = Race it again
colour-up-chips-of = Chips of seat { $seat }
colour-up-odd-of = Seat { $seat }: { $odd } odd
colour-up-last = last chips
colour-up-last-of = Seat { $seat }: these are the last chips
colour-up-dealer = The program deals
colour-up-at-table = Dealt at the table
colour-up-deal = Deal the cards
colour-up-value = { $value }s
colour-up-put = Put on record
colour-up-say-first = Say what each seat has. A seat left empty has none
colour-up-head-odd = Odd chips
colour-up-head-chips = All chips
colour-up-head-cards = Cards, and what they won
colour-up-clear = Clear
colour-up-cards-for = Seat { $seat }: { $count ->
    [one] { $count } card to come
   *[other] { $count } cards to come
}
colour-up-no-odd = No odd chips: nothing is raced
colour-up-raced-for = { $odd ->
    [one] { $odd } odd chip
   *[other] { $odd } odd chips
} · { $chips ->
    [0] none of { $new } to race for
   *[other] { $chips } of { $new } to race for
}
colour-up-deck = { $odd } odd chips are more than a deck has cards: change some of them at equal value first
colour-up-values = The new value must be a multiple of the old one
colour-up-seat-wrong = Seat { $seat }: more chips than there can be
colour-up-even = changes { $even }
colour-up-won = wins { $new }
colour-up-lost = loses { $odd }
colour-up-saved = stays in with { $new }
colour-up-out = Out
colour-up-in = In
colour-up-change = In play
colour-up-all-done = { $old }s are out of play
colour-up-next = Next: { $name }

# One player.
colour-up-one = One player
colour-up-late = Found late
colour-up-swap = Change
colour-up-old = Old chip
colour-up-new = New chip
colour-up-how-many = How many
colour-up-player = Player
colour-up-exchange = Exchange
colour-up-late-note = Changed at equal value only; the rest is taken without pay
colour-up-none-raced = No value has left play yet
colour-up-swap-note = Announced, at equal value, at any time (TDA 25)

# The log.
colour-up-logged = Colour-up · table { $table }: { $old }s out, { $out } for { $into }, { $change } in play
colour-up-logged-off = Colour-up put off · { $chips } stay in play
colour-up-logged-late = Found late · { $who }: { $count } of { $old }, { $into } given
colour-up-logged-changed = Changed · { $who }: { $count } of { $old } for { $new }s
colour-up-card = { $old }s changed: { $out } for { $into }
colour-up-card-won = { $old }s raced and won: { $out } for { $into }
colour-up-card-lost = { $old }s raced and lost: { $out } for { $into }
colour-up-card-saved = { $old }s raced, kept in with one chip: { $out } for { $into }
colour-up-card-late = { $old }s found late: { $into } given
colour-up-card-changed = { $old }s changed for { $new }s
