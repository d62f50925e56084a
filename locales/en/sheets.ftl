# Sheets by kind.

sheets-seat-cards = Seat cards
sheets-move-slips = Move slips
sheets-table-sheets = Table sheets
sheets-seats-by-name = Seats by name
sheets-seats-by-table = Seats by table
sheets-structure = Structure
sheets-levels = Levels
sheets-breaking-order = Breaking order
sheets-poster = Poster: find your seat
sheets-payouts = Payouts
sheets-payout-slips = Payout slips
sheets-refund-slips = Refund slips
sheets-chip-counts = Chip counts
sheets-bag-slips = Bag slips
sheets-colour-up = Colour-up
sheets-deal = Deal
sheets-sign-in = Sign-in
sheets-fairness = Fairness
sheets-rulings = Rulings and penalties
sheets-results = Results
sheets-log = Log

# Reasons for an empty print job.
sheets-none-chosen = { $sheet }: nothing to print for this selection
sheets-none-drawn = No player has a seat yet: draw seats first
sheets-none-seated = No players seated
sheets-none-moved = No players moved
sheets-none-breaks = Fewer than two tables are open, so none will break
sheets-none-found = Phones cannot reach the room's page: turn it on in Room, with this computer on the room's network
sheets-none-owed = No payments due
sheets-none-refunded = No refunds.
sheets-none-playing = No players in
sheets-none-comes-off = No chips come off
sheets-none-agreed = No deal in this event
sheets-none-listed = No players registered
sheets-none-ruled = No rulings or penalties
sheets-none-done = Nothing recorded yet

# On every sheet.
sheets-record = record { $number }
sheets-seal = seal { $code }
sheets-copy = Copy
# The poster, and its code on lists.
poster-find = Find your seat
poster-find-at = Find your seat: { $url }
poster-how = Join the room's Wi-Fi, point your phone's camera here, and type your name.

# The level sheet.
sheets-stack = { $chips } chips
sheets-level-length = { $minutes }-minute levels
sheets-ante-big-blind = big blind ante
sheets-ante-button = button ante
sheets-ante-each = ante from every player
sheets-level = Level
sheets-game = Game
sheets-small-blind = Small blind
sheets-big-blind = Big blind
sheets-ante = Ante
sheets-bring-in = Bring-in
sheets-bets = Bets
sheets-minutes = Minutes
sheets-starts = Starts
sheets-break = { $name }, { $minutes }
sheets-end-of-day = end of day
sheets-registration-closes = registration closes
sheets-come-off = the { $chips } come off
sheets-times-to-come = The clock has not started: +1:20 is an hour and twenty minutes after the start of the day.
sheets-times-of-day = +1:20 is an hour and twenty minutes after the start of that day.
sheets-times-stopped = The clock is paused: later times apply if it restarts at { $time }.
sheets-buy-in = Buy-in { $price }.
sheets-guarantee = { $money } guaranteed.
sheets-re-entries = { $count ->
    [0] No re-entries.
    [one] { $count } re-entry{ $level ->
        [0] .
       *[other] {""} until the end of level { $level }.
    }
   *[other] { $count } re-entries{ $level ->
        [0] .
       *[other] {""} until the end of level { $level }.
    }
}
sheets-re-entries-free = Unlimited re-entries{ $level ->
    [0] .
   *[other] {""} until the end of level { $level }.
}
sheets-rebuy = Rebuy { $price }: { $chips } chips, { $most } each, through level { $level }.
sheets-add-on = Add-on { $price }: { $chips } chips, { $most } each, through level { $level }.
sheets-rules = Rules: { $rules }.
sheets-chips = Chips: { $chips }.

# Counts, bags, races.
sheets-seat = Seat
sheets-player = Player
sheets-total = Total
sheets-table-total = Table total
sheets-dealer = Dealer
sheets-floor = Floor
sheets-cage = Chips brought by
sheets-time = Time
sheets-bag-in = Bag slip · in the bag
sheets-bag-player = Bag slip · for the player
sheets-bag-office = Bag slip · for the office
sheets-bag-count = Count
sheets-bag-in-words = In words
sheets-bag-next = Next day
sheets-bag-number = Bag number
sheets-bag-player-signs = Player's signature
sheets-bag-dealer-signs = Dealer's signature
sheets-chips-head = Chips
sheets-when = When
sheets-bring = To bring, or result
sheets-table = Table
sheets-bring-about = Bring about ({ $value })
sheets-bring-most = At most ({ $value })
sheets-taken = Taken off in { $value }
sheets-given = Given out in { $value }
sheets-all-tables = All tables
sheets-raced-elsewhere = Closed tables and late chips

# Rulings, penalties and the log.
sheets-rulings-head = Rulings
sheets-penalties-head = Penalties
sheets-ruling = Ruling
sheets-rule = Rule
sheets-by = By
sheets-penalty = Penalty
sheets-left = Left
sheets-why = Reason
sheets-what = Record
sheets-number = No.
sheets-lifted = lifted: { $reason }
sheets-served-at = served at { $time }
sheets-penalties-by = Penalties per { $rule }.
sheets-struck = VOIDED · { $what }

sheets-bag-list = Bags
sheets-bags-by-name = By name
sheets-bags-by-number = By number
sheets-none-bagged = No stacks bagged
sheets-flights = Flights and next day
sheets-flight-seats = From bag to seat
sheets-none-of-flights = This event is not a next day of flights
sheets-flights-in-play = In play now: { $chips }
