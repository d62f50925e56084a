# Late records, and looking back.

late-happened = Enter something late…
late-now = Back to now
late-title = Entered for { $time }
late-void-title = Void record
late-since = { $count ->
    [0] Nothing recorded since
    [one] One later record re-checked
   *[other] { $count } later records re-checked
}
late-counts = { $same } unchanged · { $otherwise } changed
late-between = Between records { $before } and { $after } · { $ago } ago
late-last = After the last record · { $ago } ago
late-as-recorded = as recorded
late-kept = kept as recorded
late-changed = as re-checked
late-dropped = dropped
late-would-be = Now: { $what }
late-players = Players
late-average = Average
late-pool = Prize pool
late-column-time = Time
late-column-record = Record
late-column-was = Before
late-column-now = Now
late-record = Record it
late-impossible = This cannot have happened at that time.
late-cancel = Cancel
late-choose = Select a line to change it.
late-nothing-changed = All later records stay as they were.
late-when-title = Time it happened
late-when-hint = You'll see the room as it was. Anything you do is recorded at that time.
late-when = 21:40, -5, or level 6, 3:00 left
late-earlier = When
late-earlier-hint = now, 21:40 or -5
late-when-is = { $time }, { $ago } ago
late-when-go = Go to
late-when-type = Enter a time.
late-when-wrong = Enter a time (21:40), minutes ago (-5), or a level and the time left in it (level 6, 3:00).
late-when-early = The event had not been created by then. Enter a later time.
late-when-ahead = That time is in the future.
back-now = Back to now
back-copy = Save a copy up to here…
back-later = Next record
back-earlier = Previous record
back-stood = As it was at { $time }, { $ago } ago
back-recorded = Anything you do here is recorded at that time.
back-slider = Look back
late-find = At { $time }: { $what }
late-find-hint = Happened earlier? Add -5 (minutes) or @ 21:40, such as 6-8 -5 or 6-8 @ 21:40
