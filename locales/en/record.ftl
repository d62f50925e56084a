# The rule book of the event, and the switches in it that houses change.

record-rules = Rules
record-rules-changed = { $book }, changed
record-event-book = { $book } · this event
record-button = Button
record-button-dead = Dead button (TDA 2024)
record-button-forward = Dead button, moves on (TDA 2026)
record-button-moving = Moving button (Robert's Rules)
record-button-simple = To the next player
record-newcomers = New players wait a hand
record-newcomers-small = Between button and small blind (TDA)
record-newcomers-big = Between button and big blind
record-newcomers-between = Between small and big blind
record-final = Final table
record-final-tda = TDA
record-final-wsop = WSOP: one more player than seats
record-gap = Balance when tables differ by
record-gap-one = One player
record-gap-two = Two players
record-gap-three = Three players
record-gap-six = Two with more than six tables, then one
record-gap-twelve = Two with more than twelve tables, then one

# Rulings and penalties, in the log, on the player's card and on the floor.

record-ruling = Ruling
record-push = Chips pushed
record-floor-ruled = Per floor ruling
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
record-disqualified-with = Disqualified, { $stack } removed from play
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
record-answered = At table { $table }: { $caller } called at { $time }
record-banks-reset = All time banks reset
record-may-play = { $who } may play again
record-may-play-why = Penalty served: every hand was missed.
record-show-seat = Show seat

# The tab of the table.

record-needs-event = Rulings and penalties belong to an event. Open or create one to see them here.
record-list = Rulings
record-hand-over = Dealer change
record-this-table = This table
record-all-tables = All tables
record-find = Search rulings
record-nothing = No rulings or penalties yet. Give a penalty on the right; rulings come from the other tabs.
record-nothing-like = No matching rulings.
record-show-all = Show all
record-head-time = Time
record-head-who = Player
record-head-what = Ruling
record-head-rule = Rule
record-void = Void
record-choose = Select a line to read it in full or void it.
record-from-book = by { $book }
record-at-table = { $who } · { $table }
record-give = Penalty
record-rule = Ruling
record-own-words = Own words
record-hands-word = Hands
record-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
record-disqualify = Disqualify
record-stack = Chips to remove from play
record-choose-player = Select the player
record-choose-penalty = Select the penalty
record-choose-stack = Enter the chips to remove from play
record-would-be = Give to { $who }: { $what }
record-sure = Confirm for { $who }: { $what }
record-none-seated = No one is seated at this table
record-fewer = One hand less
record-more = One hand more
record-one-hand = −1 hand
record-left = { $hands ->
    [one] { $hands } hand left
   *[other] { $hands } hands left
}
record-lift = Lift
record-lift-why = Reason for lifting
record-matter = What happened
record-verdict = The ruling
record-cite = Rule
record-save-ruling = Record ruling
record-enter-matter = Enter what happened
record-enter-verdict = Enter the ruling
record-for-next-dealer = For the next dealer (TDA RP-15)
record-next-hand = seat { $button } next hand, blinds { $small } and { $big }
record-button-unknown = not entered yet: check it together
record-waits = waits one hand before being dealt in
record-dealt-and-killed = misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}: dealt in, posts blinds, hand is killed
record-at-seat = Seat { $seat } · { $who }
record-given-at = { $what }, at { $time }
record-all-clear = No penalties, no warnings, no one waiting.
record-banks-used = Time banks used
record-banks-of = { $used } of { $of }
record-why-exposed = Showed cards
record-why-threw = Threw cards
record-why-turn = Out of turn again
record-why-phone = Phone
record-why-abuse = Abuse
record-why-delay = Delay
record-why-discussed = Discussed the hand
record-why-one-player = Gave advice
record-why-soft = Soft play
record-why-blinds = Dodged blinds
record-why-left = Left the hand
record-why-dumping = Chip dumping
