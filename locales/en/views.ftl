# Views of the event: header, clock, floor, players, setup.

# Figures and what the clock says.
figure-players = Players
figure-of = of { $all }
figure-average = Average
figure-next = Next
figure-break-in = Break in
figure-big-blinds = { $figure } BB
figure-big-blinds-aloud = { $count ->
    [one] { $figure } big blind
   *[other] { $figure } big blinds
}
figure-decimal = { $whole }.{ $tenth }
figure-level = Level { $level }
figure-paused = Paused · { $row }
figure-day-over = End of day
figure-resumes = Play resumes at { $time }
figure-starts-with = Starts with { $row }
figure-not-begun = Not started yet

# A row in the middle of a sentence.
figure-level-aloud = level { $level }
figure-break-aloud = break
figure-dinner-aloud = dinner

# The clock.
clock-winner = Winner
clock-back-at = Back at { $time }
add-ons-line = Add-on: { $chips } chips
add-ons-task = { $count ->
    [one] { $count } player can buy an add-on
   *[other] { $count } players can buy an add-on
}
add-ons-sell = Sell add-ons…
add-ons-title = Add-ons
add-ons-selected = { $count } selected
add-ons-now = Sell to selected
add-ons-select = Select who buys an add-on
words-unlimited = unlimited
clock-average-stack = Average stack
clock-chips-in-play = Chips in play
clock-prize-pool = Prize pool
clock-entries-close-in = Registration closes in
clock-next-break-in = Next break in
clock-chips-now = { $chips } come off now
clock-chips-at-break = { $chips } come off at the break
clock-chips-after-level = { $chips } come off after this level

# The floor.
floor-taken = { $taken } of { $size }
floor-done = { $broken ->
    [0] Done so far: { $moves }. Every move is in the log with its reason.
    [one] Done so far: { $moves }, { $broken } table broken. Every move is in the log with its reason.
   *[other] Done so far: { $moves }, { $broken } tables broken. Every move is in the log with its reason.
}
floor-moves-to = Seat { $seat } moves to T{ $table }
floor-comes = T{ $table } seat { $seat } arriving
floor-high-card = High card moves to T{ $table }
floor-comes-high-card = Player with the high card of T{ $table } arriving
floor-where-button = Enter the button
floor-short = { $count } short
floor-held = On hold
floor-breaks-next = Breaks next
floor-posted = Posted
# On a tile of the floor, and where nothing longer fits.
floor-brief-moves-to = S{ $seat } → T{ $table }
floor-brief-comes = ← T{ $table } S{ $seat }
floor-brief-high-card = Card → T{ $table }
floor-brief-comes-high-card = ← T{ $table } card
floor-brief-where-button = Button?
floor-brief-halted = Halted
floor-brief-breaks-next = Breaks next
floor-brief-misses = S{ $seat } out { $hands }
floor-mark-where-button = D?
floor-mark-held = Hold
floor-mark-breaks-next = Next
floor-mark-misses = S{ $seat }
floor-next-big-blind = next BB
floor-next-big-blind-at = next BB: { $seat }
floor-final-table = final table
floor-left = { $count } left
floor-jump = Next pay jump: { $jump }
floor-no-button = Fewer than two players: no button
floor-next-button = Button { $button }, blinds { $small } and { $big } next hand
floor-first-button = Button { $button }, blinds { $small } and { $big } next hand (the first)
floor-button-unknown = Button not known: not entered since the start
floor-button-seen = Button last seen { $time }. Check it
floor-open = Open
floor-closed = Closed
floor-waits = waiting
floor-big-blind = big blind
floor-small-blind = small blind
floor-button = button
floor-button-small-blind = button, small blind

# The players.
players-to-be-seated = { $count } to seat
players-listed = Listed
players-winner = Winner
players-moving = Moving
players-playing = Playing
players-waiting = To seat
players-forfeited = Forfeited
players-refunded = Refunded
players-card = card { $card }
players-not-entered = not entered
players-seat = Seat
players-seat-named = Table { $table }, seat { $seat }
players-pinned = pinned
players-chips = Chips
players-not-counted = not counted
players-place = Place
players-paid = Paid
players-moved = Moved

# Late registration: who says so, and where the structure closes it.
registration-open = Registration is open
registration-closed = Registration is closed
registration-auto = Auto
registration-keep-open = Keep open
registration-close = Closed
registration-do-close = Close now
registration-stop = Close registration
registration-hold = Keep registration open
registration-why = { $by ->
    [held] kept open until you close it{ $when ->
        [over] ; the structure closed it after level { $level }
        [after] ; the structure would close it after level { $level }
        [at] ; the structure would close it after level { $level }, at { $time }
       *[other] { "" }
    }
    [closed] closed manually{ $when ->
        [after] ; the structure would keep it open until after level { $level }
        [at] ; the structure would keep it open until { $time }, after level { $level }
        [play] ; the structure would keep it open until play resumes
       *[other] { "" }
    }
   *[structure] follows the structure{ $when ->
        [after] : closes after level { $level }
        [at] : closes after level { $level }, at { $time }
        [play] : closes when play resumes
        [over] : closed after level { $level }
       *[other] , which does not close it
    }
}

# The structure and its check.
setup-length = { $levels }, { $hours } total
setup-stack-sold = { $count ->
    [one] Only affects new entries; the existing entry keeps its stack.
   *[other] Only affects new entries; { $count } existing entries keep their stacks.
}
setup-come-off = { $chips } come off
setup-registration-closes = Registration closes
setup-end-of-day = End of day
setup-no-level = The structure has no levels to play. Add one.
setup-no-blinds = Level { $level } has no big blind.
setup-no-bets = Level { $level } is limit but has no bets.
setup-no-stud = Level { $level } is stud but has no ante or bring-in.
setup-big-blind-under-small = Level { $level }: the big blind is lower than the small blind.
setup-big-bet-under-small = Level { $level }: the big bet is lower than the small bet.
setup-ante-over-big = Level { $level }: the ante is higher than the big blind.
setup-ante-stops = Level { $level } has no ante, but earlier levels have one.
setup-falls = Level { $level }: { $amount } drops from { $from } to { $to }.
setup-unpayable = Level { $level }: { $amount } of { $chips } cannot be paid with the { $left } in play.
setup-still-needed = The { $off } come off too early: level { $level } needs them for { $amount } of { $chips }.
setup-not-in-play = The { $off } come off, but are not in play.
setup-the-small-blind = the small blind
setup-the-big-blind = the big blind
setup-the-ante = the ante
setup-the-small-bet = the small bet
setup-the-big-bet = the big bet
setup-the-half-bet = the half bet
setup-the-stud-ante = the stud ante
setup-the-bring-in = the bring-in
cells-ante-wrong = Enter an ante such as { $example }, bb for the big blind, 25 each or 800 button; leave empty for none
cells-stack-wrong = Enter whole chips, such as { $example }
