# The tab for the clocks of players.

clocks-called = Clock called
clocks-shot = Shot clock
clocks-players = Players
clocks-kind = Clock
clocks-thinks = Thinking
clocks-last = Last seconds
clocks-over = Time
clocks-paused = Paused
clocks-zero-dead = At zero, the hand is dead
clocks-zero-check = At zero, the player checks
clocks-dead = Hand is dead
clocks-checked = Player checks
clocks-tie-player = An action on the last second counts.
clocks-tie-floor = An action on the last second: the floor decides.
clocks-caller-event = Any player still in may call it, from their seat;
clocks-caller-table = Any player at the table may call it, from their seat;
clocks-caller-hand = Any player dealt in may call it;
clocks-caller-floor = The floor calls it;
clocks-before-reasonable = after a reasonable time.
clocks-before-seconds = after at least { $seconds } seconds.
clocks-length-up-to = Up to { $seconds } seconds, then { $countdown } counted down.
clocks-length = { $seconds } seconds, then { $countdown } counted down.
clocks-from-level = Starts at level { $level }.
clocks-from-closing = Starts when registration closes.
clocks-from-money = { $tables ->
    [one] Starts one table before the money; the floor announces it.
   *[other] Starts { $tables } tables before the money; the floor announces it.
}
clocks-from-second-day = Starts on day two.
clocks-banks = { $banks ->
    [one] One time bank of { $seconds } seconds;
   *[other] { $banks } time banks of { $seconds } seconds;
}
clocks-reset-never = never renewed.
clocks-reset-day = renewed daily,
clocks-reset-final = renewed at the final table,
clocks-reset-players = renewed with { $players } players left,
clocks-unused-lost = unused ones are lost.
clocks-unused-kept = unused ones are kept.
clocks-own = The rule book has no shot clock. House rule:
clocks-own-seconds = Seconds
clocks-own-banks = Banks
clocks-own-bank-seconds = Bank
clocks-less = Less: { $what }
clocks-more = More: { $what }
clocks-street-0 = Pre-flop
clocks-street-1 = Flop
clocks-street-2 = Turn
clocks-street-3 = River
clocks-faces-bet = Facing a bet
clocks-faces-nothing = No bet
clocks-seconds = { $seconds } s
clocks-on = Clock on { $who }
clocks-player = Seat { $seat }
clocks-at = Table { $table }, seat { $seat }
clocks-to-act = Clock on player to act
clocks-no-hand = No hand is tracked here: tap a player.
clocks-pause = Pause
clocks-resume = Resume
clocks-again = Restart
clocks-more-time = +30 s
clocks-bank = { $left ->
    [one] Bank (1 left)
   *[other] Bank ({ $left } left)
}
clocks-no-bank = No time banks left
clocks-remove = Remove
clocks-of = { $what }: { $who }
clocks-reset = Renew all banks
clocks-full = Twelve clocks are running: remove one first
clocks-none = No clocks running. Tap a player to call the clock.
clocks-small = Clock: { $who } { $digits }
