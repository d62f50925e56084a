# The tab for the clocks of players.

clocks-called = Called clock
clocks-shot = Shot clock
clocks-thinks = Thinks
clocks-last = Last seconds
clocks-over = Time
clocks-stopped = Stopped
clocks-zero-dead = At zero the hand is dead
clocks-zero-check = At zero the player checks
clocks-dead = The hand is dead
clocks-checked = The player has checked
clocks-tie-player = An action with the last second counts.
clocks-tie-floor = An action with the last second: the floor says.
clocks-caller-event = Any player in the event may ask, from the seat;
clocks-caller-table = Any player at the table may ask, from the seat;
clocks-caller-hand = Any player who was dealt in may ask;
clocks-caller-floor = The floor calls it;
clocks-before-reasonable = after a reasonable time.
clocks-before-seconds = after { $seconds } seconds at least.
clocks-length-up-to = Up to { $seconds } seconds, then { $countdown } counted down.
clocks-length = { $seconds } seconds, then { $countdown } counted down.
clocks-from-level = Does not run yet: from level { $level } on.
clocks-from-closing = Does not run yet: from the close of registration on.
clocks-from-money = { $tables ->
    [one] Runs from one table off the money on: the floor says when that is.
   *[other] Runs from { $tables } tables off the money on: the floor says when that is.
}
clocks-from-second-day = Runs from the second day on.
clocks-banks = { $banks ->
    [one] One time bank of { $seconds } seconds;
   *[other] { $banks } time banks of { $seconds } seconds;
}
clocks-reset-never = never counted anew.
clocks-reset-day = anew every day,
clocks-reset-final = anew at the final table,
clocks-reset-players = anew with { $players } players left,
clocks-unused-lost = those left over are lost.
clocks-unused-kept = those left over are kept.
clocks-own = The book has no shot clock. Of the house:
clocks-own-seconds = Seconds
clocks-own-banks = Banks
clocks-own-bank-seconds = Bank
clocks-less = Less: { $what }
clocks-more = More: { $what }
clocks-street-0 = Pre-flop
clocks-street-1 = Flop
clocks-street-2 = Turn
clocks-street-3 = River
clocks-faces-bet = Faces a bet
clocks-faces-nothing = No bet
clocks-seconds = { $seconds } s
clocks-on = Clock on { $who }
clocks-player = Seat { $seat }
clocks-at = Table { $table }, seat { $seat }
clocks-to-act = Clock on who is to act
clocks-nobody-acts = No hand is followed here: tap a player.
clocks-stop = Stop
clocks-go-on = Go on
clocks-again = Again
clocks-more-time = +30 s
clocks-bank = { $left ->
    [one] Bank (1 left)
   *[other] Bank ({ $left } left)
}
clocks-no-bank = No time bank is left
clocks-away = Take away
clocks-of = { $what }: { $who }
clocks-reset = Banks anew for everybody
clocks-full = Twelve clocks run: take one away first
clocks-none = No clock runs. Tap a player and the clock is called.
clocks-small = Clock: { $who } { $digits }
