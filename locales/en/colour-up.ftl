# Taking a value out of play.

# The plan of the night.
colour-up-plan = Colour-up schedule
colour-up-after = After level { $level }
colour-up-not-planned = Not scheduled
colour-up-earlier = Not needed after level { $level }
colour-up-could = Could come off after level { $level }
colour-up-needed = Needed through the last level
colour-up-bring-room = Bring { $count } of { $new }
colour-up-due = Now
colour-up-done = Done
colour-up-postponed = Postponed
colour-up-some = { $raced } of { $tables } tables
colour-up-sum = { $out } out, { $into } in, { $change }
colour-up-in-play = { $chips } in play, { $change } from chip races
colour-up-no-chips = The structure has no chips. Select the club's set in Chip set.
colour-up-to-structure = Open Setup
colour-up-no-tables = No one is seated yet
colour-up-largest = No larger chip to change these for

# A table.
colour-up-table = Table { $table }
colour-up-table-raced = Table { $table }, raced off
colour-up-bring-table = Bring about { $expected } of { $new }, at most { $most }
colour-up-has-raced = This table has changed its { $old }s. Enter late ones under One player.
colour-up-again = Race again
colour-up-chips-of = Chips of seat { $seat }
colour-up-odd-of = Seat { $seat }: { $odd } odd
colour-up-last = last chips
colour-up-last-of = Seat { $seat }: last chips
colour-up-dealer = Deal for me
colour-up-at-table = Dealt at the table
colour-up-deal = Deal the cards
colour-up-value = { $value }s
colour-up-record = Record
colour-up-say-first = Enter odd chips per seat; blank means none
colour-up-head-odd = Odd chips
colour-up-head-chips = All chips
colour-up-head-cards = Cards and results
colour-up-clear = Clear
colour-up-cards-for = Seat { $seat }: { $count ->
    [one] { $count } card to come
   *[other] { $count } cards to come
}
colour-up-no-odd = No odd chips: no race needed
colour-up-raced-for = { $odd ->
    [one] { $odd } odd chip
   *[other] { $odd } odd chips
} · { $chips ->
    [0] no { $new } to race for
   *[other] { $chips } of { $new } to race for
}
colour-up-deck = { $odd } odd chips exceed the cards in a deck: change some at equal value first
colour-up-values = The new value must be a multiple of the old one
colour-up-seat-wrong = Seat { $seat }: more chips than are possible
colour-up-even = changes { $even } evenly
colour-up-won = wins { $new }
colour-up-lost = loses { $odd }
colour-up-saved = kept in with { $new }
colour-up-out = Out
colour-up-in = In
colour-up-change = In play
colour-up-all-done = { $old }s are off
colour-up-next = Next: { $name }

# One player.
colour-up-one = One player
colour-up-late = Late chips
colour-up-swap = Change
colour-up-old = Old chip
colour-up-new = New chip
colour-up-how-many = How many
colour-up-player = Player
colour-up-exchange = Exchange
colour-up-late-note = Equal value only; the rest is removed without compensation
colour-up-none-raced = No value has come off yet
colour-up-swap-note = Announced, at equal value, any time (TDA 25)

# The log.
colour-up-logged = Colour-up · table { $table }: { $old }s out, { $out } for { $into }, { $change } in play
colour-up-logged-off = Colour-up postponed · { $chips } stay in play
colour-up-logged-late = Late chips · { $who }: { $count } of { $old }, { $into } given
colour-up-logged-changed = Changed · { $who }: { $count } of { $old } for { $new }s
colour-up-card = { $old }s changed: { $out } for { $into }
colour-up-card-won = { $old }s raced and won: { $out } for { $into }
colour-up-card-lost = { $old }s raced and lost: { $out } for { $into }
colour-up-card-saved = { $old }s raced, kept in with one chip: { $out } for { $into }
colour-up-card-late = Late { $old }s: { $into } given
colour-up-card-changed = { $old }s changed for { $new }s
