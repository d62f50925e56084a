# The lock of the desk.
lock-now = Lock the desk
lock-title = The desk is locked
lock-why = Clock, walls, page and sound go on. Nothing is done here until the word or PIN is typed.
lock-pin = Word or PIN
lock-again = Once more
lock-open = Open
lock-wrong = That is not it.
lock-wait = { $seconds ->
    [one] Again in { $seconds } second.
   *[other] Again in { $seconds } seconds.
}
lock-forgotten = Forgotten…
lock-forgotten-why = Then the desk opens after five minutes in sight of the room, and the PIN is gone. Starting the program again does not open it.
lock-opens-in = The desk opens in { $left }, and the PIN is gone.
lock-stays = Leave it locked
lock-was-forgotten = The desk was opened without its PIN, which is gone now: choose another
lock-choose = Word or PIN of the lock
lock-choose-why = It opens the desk when it is locked. At least { $least } letters or figures. It keeps hands in passing off the desk: the event's file itself is not locked.
lock-keep = Keep
lock-kept = This opens the desk from now on
lock-differs = The two are not the same
lock-short = Too short
lock-not-kept = The system gave nothing to make the word unreadable with
lock-close-first = The lock has no PIN yet: answer or close this first, then lock the desk
lock-none = The lock of the desk has no PIN yet
lock-has = The lock of the desk has a PIN
lock-choose-button = Choose a PIN…
lock-change-button = Change the PIN…
