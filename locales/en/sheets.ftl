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

# Why there is nothing to print.
sheets-none-chosen = { $sheet }: there is nothing to print for what was chosen
sheets-none-drawn = No player has a seat: draw the seats first
sheets-none-seated = Nobody is seated
sheets-none-moved = Nobody was moved
sheets-none-breaks = Fewer than two tables are open: none of them breaks
sheets-none-found = No telephone finds the room's page: switch it on under Room, with this computer in the room's network
sheets-none-owed = Nobody is waiting for money
sheets-none-refunded = Nobody got the money back.
sheets-none-playing = Nobody is playing
sheets-none-comes-off = No chips come off
sheets-none-agreed = There is no deal in this event
sheets-none-listed = No players are listed
sheets-none-ruled = There were no rulings and no penalties
sheets-none-done = Nothing has happened yet

# On every sheet.
sheets-record = record { $number }
sheets-seal = seal { $code }
sheets-copy = Copy
# The poster, and its code on lists.
poster-find = Find your seat
poster-find-at = Find your seat: { $url }
poster-how = Join the room's Wi-Fi, point your telephone's camera here, and type your name.

# The level sheet.
sheets-stack = { $chips } chips
sheets-level-length = { $minutes }-minute levels
sheets-ante-big-blind = big blind ante
sheets-ante-button = button ante
sheets-ante-each = ante by every player
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
sheets-end-of-day = end of the day
sheets-registration-closes = registration closes
sheets-come-off = the { $chips } come off
sheets-times-to-come = The clock has not been started: +1:20 is an hour and twenty minutes after the start of the day.
sheets-times-of-day = +1:20 is an hour and twenty minutes after the start of that day.
sheets-times-stopped = The clock is stopped: later times hold if it starts again at { $time }.
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
sheets-re-entries-free = Re-entries without limit{ $level ->
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
sheets-bag-number = Number of the bag
sheets-bag-player-signs = Player's signature
sheets-bag-dealer-signs = Dealer's signature
sheets-chips-head = Chips
sheets-when = When
sheets-bring = To bring, or what it came to
sheets-table = Table
sheets-bring-about = Bring about ({ $value })
sheets-bring-most = At most ({ $value })
sheets-taken = Taken in { $value }
sheets-given = Given in { $value }
sheets-all-tables = All tables
sheets-raced-elsewhere = Closed tables, and found later

# Rulings, penalties and the log.
sheets-rulings-head = Rulings
sheets-penalties-head = Penalties
sheets-ruling = Ruling
sheets-rule = Rule
sheets-by = By
sheets-penalty = Penalty
sheets-left = Left
sheets-why = Why
sheets-what = What
sheets-number = No.
sheets-lifted = lifted: { $reason }
sheets-served-at = served at { $time }
sheets-penalties-by = Penalties by { $rule }.
sheets-struck = UNDONE · { $what }

sheets-bag-list = Bags
sheets-bags-by-name = By name
sheets-bags-by-number = By number
sheets-none-bagged = No stack is in a bag
sheets-flights = Flights and next day
sheets-flight-seats = From bag to seat
sheets-none-of-flights = This event is not the next day of flights
sheets-flights-in-play = In play now: { $chips }
