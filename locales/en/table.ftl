# The line above the tabs of the table.

table-tab-ruling = Ruling
table-tab-hand = Hand
table-tab-button = Button
table-tab-pots = Pots
table-tab-italian = Italian
table-tab-irregularities = Irregular
table-tab-clocks = Clocks
table-tab-record = Penalties
# Unfinished hands found at the start of the program.
left-title = Unfinished hand found
left-resume = Resume
left-discard = Discard
left-discarded = Unfinished hand discarded
left-hand = hand { $hand }
left-hand-at = hand { $hand } at table { $table }
left-stacks = stacks for the next hand
left-evening = Italian evening of { $players }, { $pot } in the pot
left-clocks = { $clocks ->
    [one] 1 clock
   *[other] { $clocks } clocks
}

table-number = Table { $table }
table-seats = { $seats } seats
table-back = Back
table-which = Table
table-blinds = Blinds
table-size = Seats
table-rules = Rules
