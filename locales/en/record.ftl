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
