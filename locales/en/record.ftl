# The rule book of the event, and the switches in it that houses change.

record-rules = Rules
record-rules-changed = { $book }, changed
record-event-book = { $book } · this event
record-button = Button
record-button-dead = Dead button (TDA 2024)
record-button-forward = Dead button, slides on (TDA 2026)
record-button-moving = Moving button (Robert's Rules)
record-button-simple = To the next player
record-newcomers = Newcomers wait a hand
record-newcomers-small = Between button and small blind (TDA)
record-newcomers-big = Between button and big blind
record-newcomers-between = Between small and big blind
record-final = Final table
record-final-tda = TDA
record-final-wsop = WSOP: one player more than seats
record-gap = Difference between tables that is left alone
record-gap-one = One player
record-gap-two = Two players
record-gap-three = Three players
record-gap-six = Two with more than six tables, then one
record-gap-twelve = Two with more than twelve tables, then one

# Rulings and penalties, in the log, on the player's card and on the floor.

record-ruling = Ruling
record-push = Chips pushed
record-floor-ruled = As the floor ruled
record-penalty = Penalty
record-warning = Warning
record-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
record-rounds-of = { $hands }: { $rounds ->
    [one] one round of { $players }
   *[other] { $rounds } rounds of { $players }
}
record-disqualified = Disqualified
record-disqualified-with = Disqualified, { $stack } out of play
record-to-miss = misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
record-seat-misses = Seat { $seat } misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
record-still-to-miss = to miss
record-missed = { $hands ->
    [one] { $hands } hand missed
   *[other] { $hands } hands missed
}
record-lifted = Penalty lifted
record-bank = Time bank
record-banks-reset = Everybody has every time bank again
record-may-play = { $who } may play again
record-may-play-why = The penalty is over: every hand of it was missed.
record-show-seat = Show the seat
