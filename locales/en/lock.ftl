# The lock of the desk.
lock-now = Lock desk
lock-title = This desk is locked
lock-why = Clock, walls, page and sound keep running. Enter the PIN to use this desk.
lock-pin = Lock PIN
lock-again = Repeat PIN
lock-open = Unlock
lock-wrong = Wrong PIN.
lock-wait = { $seconds ->
    [one] Try again in { $seconds } second.
   *[other] Try again in { $seconds } seconds.
}
lock-forgotten = Forgot PIN…
lock-forgotten-why = The desk unlocks after five minutes in view of the room, and the PIN is removed. Restarting the program does not unlock it.
lock-opens-in = Unlocks in { $left }; the PIN is then removed.
lock-stays = Keep locked
lock-was-forgotten = The desk was unlocked without its PIN, which was removed: set a new one
lock-choose = Set lock PIN
lock-choose-why = Stops passers-by using this desk. At least { $least } letters or digits. The event's file itself is not protected.
lock-keep = Save
lock-kept = Lock PIN saved
lock-differs = The PINs do not match
lock-short = Too short
lock-not-kept = The system could not encrypt the PIN, so it was not saved. Try again
lock-close-first = No lock PIN yet: finish or close this first, then lock the desk
lock-none = No lock PIN set
lock-has = Lock PIN set
lock-choose-button = Set PIN…
lock-change-button = Change PIN…
