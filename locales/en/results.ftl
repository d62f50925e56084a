# Results, on paper and in files.

results-sheet = Results
results-place = Place
results-player = Player
results-family = Family name
results-given = Given name
results-country = Country
results-prize = Prize
results-tickets = Tickets
results-bounties = Bounties
results-entry = Entry
results-rebuys = Rebuys
results-add-ons = Add-ons
results-hits = Knocked out
results-out-at = Out at
results-level = Level
results-table = Table
results-seat = Seat
results-by = Knocked out by
results-state = Status
results-final = Final
results-provisional = Provisional
results-playing = Still being played
results-share = Share of a deal
results-by-deal = by deal
results-summary = { $entries } entries · { $price } · prize pool { $pool }
results-with-bounties = and { $money } in bounties
