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
record-answered = Went to table { $table }: { $caller } called at { $time }
record-banks-reset = Everybody has every time bank again
record-may-play = { $who } may play again
record-may-play-why = The penalty is over: every hand of it was missed.
record-show-seat = Show the seat

# The tab of the table.

record-needs-event = Rulings and penalties are kept in an event: open one, or make one, and they stand here.
record-list = On record
record-hand-over = Hand-over
record-this-table = This table
record-all-tables = All tables
record-find = Find in the record
record-nothing = No ruling and no penalty is on record yet. Give a penalty here on the right; rulings come from the other tabs.
record-nothing-like = Nothing on record is like this.
record-show-all = Show all
record-head-time = Time
record-head-who = Player
record-head-what = Ruling
record-head-rule = Rule
record-strike = Strike out
record-choose = Choose a line to read it in full or to strike it out.
record-from-book = by { $book }
record-at-table = { $who } · { $table }
record-give = Penalty
record-rule = Ruling
record-own-words = In own words
record-hands-word = Hands
record-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
record-disqualify = Disqualify
record-stack = Chips that go out of play
record-choose-player = Choose the player
record-choose-penalty = Choose what is given
record-choose-stack = How many chips go out of play?
record-would-be = Give to { $who }: { $what }
record-sure = Once more for { $who }: { $what }
record-nobody = Nobody sits at this table
record-fewer = One hand fewer
record-more = One hand more
record-one-hand = −1 hand
record-left = { $hands ->
    [one] { $hands } hand left
   *[other] { $hands } hands left
}
record-lift = Lift
record-lift-why = Why is it lifted?
record-matter = What happened
record-verdict = What was ruled
record-cite = Rule
record-do-rule = Put it on record
record-say-matter = Say what happened
record-say-verdict = Say what was ruled
record-tell-next = Tell the dealer who comes (TDA RP-15)
record-next-hand = on seat { $button } in the next hand, blinds { $small } and { $big }
record-button-unknown = nobody has said where it is: count it together
record-waits = waits a hand: gets no cards in the next one
record-dealt-and-killed = misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}: dealt in, posts, and the hand is killed
record-at-seat = Seat { $seat } · { $who }
record-given-at = { $what }, at { $time }
record-nothing-to-tell = No penalty, no warning, nobody waits.
record-banks-used = Time banks used
record-banks-of = { $used } of { $of }
record-why-exposed = Showed cards
record-why-threw = Threw cards
record-why-turn = Out of turn again
record-why-phone = Phone
record-why-abuse = Abuse
record-why-delay = Delay
record-why-discussed = Spoke of the hand
record-why-one-player = Advice
record-why-soft = Soft play
record-why-blinds = Dodged blinds
record-why-left = Left the hand
record-why-dumping = Chip dumping
