# What is told of late, and looking back.

late-happened = It happened before…
late-now = Back to now
late-title = It happened at { $time }
late-strike-title = Strike it out
late-since = { $count ->
    [0] Nothing was told since then
    [one] Decided again: one act since then
   *[other] Decided again: { $count } acts since then
}
late-counts = { $same } as they are · { $otherwise } otherwise
late-between = Between records { $before } and { $after } · { $ago } ago
late-last = Behind the last record · { $ago } ago
late-as-told = as told
late-kept = kept as told
late-changed = as decided now
late-dropped = does not stand
late-would-be = Now: { $what }
late-players = Players
late-average = Average
late-pool = Prize pool
late-column-time = Time
late-column-act = Act
late-column-was = As told
late-column-now = Now
late-record = Record it
late-impossible = It cannot have happened then.
late-leave = Leave it
late-choose = Press a line to choose what becomes of it.
late-nothing-otherwise = Everything since then stands as it was told.
late-when-title = When did it happen?
late-when-hint = The room is shown as it stood then: what you do there is told as of then.
late-when = 21:40, -5, or level 6, 3:00 left
late-earlier = When
late-earlier-hint = now, 21:40 or -5
late-when-is = { $time }, { $ago } ago
late-when-go = Go there
late-when-type = Type a time.
late-when-wrong = Type a time of day (21:40), minutes ago (-5), or a level and what was left of it (level 6, 3:00).
late-when-early = The event had not been made by then.
late-when-ahead = It is not that late yet.
back-now = Back to now
back-copy = Save a copy up to here…
back-later = Next act
back-earlier = Act before
back-stood = As it stood at { $time }, { $ago } ago
back-tell = What you do here is told as of then.
back-slider = Look back
late-find = As it stood at { $time }: { $what }
late-find-hint = It was some time ago? Put that behind it: 6-8 -5 (minutes), 6-8 @ 21:40
