# A log that several desks share.

network-not-an-address = expected an address such as postgres://desk@server/poker?event=friday
network-no-event = the address names no event: expected ?event=name at its end
network-bad-event = the event's name is too long or has signs that cannot be written: expected at most { $most } bytes
network-bad-address = the address is not understood: { $why }
network-password-in-address = a password does not belong into the address, where everybody reads it: write it into the file of passwords (docs/engineering/network.md) and leave it out here
network-passfile = { $path }: the file of passwords cannot be read: { $why }
network-passfile-open = { $path }: others may read this file of passwords. Allow it to its owner alone (chmod 600) and try again
network-certificates = { $path }: the certificates cannot be read: { $why }
network-no-certificate = there is none in it
network-closed = the connection was closed
network-no-answer = no answer
network-why-host = { $host }: { $why }
network-why-and = { $first }; { $then }
network-why-server = the server says “{ $said }”
network-why-password = it does not take this name or its password
network-why-not-let-in = it does not let this name in from here, and says “{ $said }”
network-why-database = there is no database of this name
network-why-shut-down = the server was shut down
network-why-starting = the server is starting or stopping
network-why-crowded = the server takes no more connections
network-why-standby = it is the standby and takes no lines
network-why-not-allowed = the name in the address may not do that there
network-why-disk-full = the server's disk is full
network-why-locked = a line before it is under way for too long: is a standby missing?
network-why-refused = nobody answers there
network-why-unreachable = the network does not lead there: is the cable in, the wireless on?
network-why-name = no computer of this name is known in the network
network-too-many = there is no number left
network-not-reached = the log is not reached: { $why }
network-unknown-event = the log has no event “{ $event }”. To put one there: bottone new … --log, or bottone sync FILE --log … --push
network-event-exists = the log has an event “{ $event }” already: choose another name
network-line-missing = it is missing
network-line-not-next = it is not sealed to the line before it
network-line-differs = the file has another line there
network-next-line = the next line of the log
network-not-one-row = the database took the line and kept no row of it
network-bad-line = line { $line } of the log cannot follow: { $what }
network-parted = this is not one past. The last line here is { $line }, sealed { $seal }; against it the log has line { $theirs }, sealed { $other }
network-parted-empty = this is not one past. The last line here is { $line }, sealed { $seal }; the log has no line of this event
network-read-only-parted = Read only: the log is not the one that it was: { $why }. To go on alone, save a copy.
network-read-only-strange = Read only: line { $line } of the shared log is none that can follow: { $why }. To go on alone from the line before it, save a copy.

# Why nothing was done.

network-not-done = nothing was done, because the shared log is not reached: { $why }
network-unsure = the shared log gives no answer: nobody knows yet whether this is kept. It is told here as soon as it is known
network-overtaken = { $by } at { $desk } was first, and now it is not possible: { $why }
network-busted-first = { $by } at { $desk } has taken { $what } out, at { $time }: it is done.
network-crowded = other desks were first again and again: try once more
network-alone = at { $at }: nothing was heard of the other desks for too long

# Cut off.

network-cut-off = Cut off from the other desks: { $why }
network-cut-off-waits = Look-ups and rulings go on; what is told waits until the log is reached again.
network-cut-off-since = Since { $time }; what is shown is of that moment.
network-waits-to-know = Nobody knows yet whether this is kept: { $what }.
network-over = The log is reached again

# On its own.

network-go-alone = Go on alone
network-alone-head = On its own since { $time }
network-alone-reports = { $count ->
    [0] Nothing was told yet.
    [one] { $count } act is kept as a report.
   *[other] { $count } acts are kept as reports.
}
network-alone-waits = Each is decided again when the log is back. Money, entries and drawn seats wait for it.
network-report-line = A report: it is decided when the log is back
network-alone-not-this = on its own a desk keeps what happens at the tables and the clock. This waits for the log
network-alone-not-cut-off = this desk is not cut off: there is nothing to go on alone from
network-alone-no-file = this desk has no file of its own beside which reports could be kept
network-reports-not-open = { $path }: what this desk was told on its own cannot be gone on with: { $why }. Keep this file, move it elsewhere, and the event opens without it
network-reports-put-aside = The file of this desk's reports was put aside: { $why }. It is now { $to }. What it reports is not in the event: read it and enter it again.
network-reports-damaged = it is damaged
network-reports-no-such-file = it is not a file of reports
network-reports-of-another = it is of another event
network-reports-waiting = { $count ->
    [one] { $count } report is being decided
   *[other] { $count } reports are being decided
}
network-reports-listed = { $count ->
    [one] { $count } report is not possible any more
   *[other] { $count } reports are not possible any more
}
network-reports-look = Look
network-reports-title = Reports that did not come to be on record
network-reports-note = Told while this desk was on its own. Since then others have told what stands in the way. Nothing is done until somebody says so here.
network-reports-none = There are none.
network-who-at = { $by } at { $desk }
network-reports-why = Told while this desk was on its own; since then others have told what stands in the way.
network-report-told = Told at { $time } by { $by }
network-report-same = { $who } told the same at { $time }.
network-report-same-do = It is done: put it away.
network-report-falls = By it this would not stand any more: { $what } ({ $who }, { $time }).
network-report-falls-do = Find out which of the two is so. Do it all the same, or put it away.
network-report-not = { $why }.
network-report-not-do = Ask at the desk that told it last, tell what is so, and put this away.
network-report-possible = It would be possible by now.
network-report-possible-do = Do it, at the time at which it happened.
network-report-do = Do it
network-report-all-the-same = Do it all the same
network-report-put-away = Put it away

# What others have open.

network-open-sells = { $by } at { $desk } is selling to { $what }
network-open-busts = { $by } at { $desk } is taking { $what } out
network-open-moves = { $by } at { $desk } is moving { $what }
network-open-pays = { $by } at { $desk } is paying { $what }
network-open-bounty = { $by } at { $desk } is giving out the bounty on { $what }
network-open-counts = { $by } at { $desk } is counting table { $what }
network-open-more = { $count ->
    [one] { $first } · { $count } more
   *[other] { $first } · { $count } more
}
network-open-same = Open elsewhere: { $who }.

# The line at the bottom.

network-status = { $desks ->
    [0] log at { $place }
    [one] { $desks } desk, log at { $place }
   *[other] { $desks } desks, log at { $place }
}
network-namesake = another desk has this one's name: change it in Setup
network-status-connecting = looking for the log at { $place }
network-status-off = cut off from { $place }

# Setup › Network.

network-title = Network
network-menu = Several desks…
network-address = Shared log
network-hint = postgres://desk@server/poker?event=friday
network-note = Several desks on one event: each opens it by the same address. Passwords stay in a file of their own.
network-test = Test
network-open = Open
network-share = Share this event
network-shared = This event is shared by its log at { $place } as “{ $event }”.
network-testing = Asking…
network-opening = Bringing the event here…
network-opens = “{ $event }” is shared: looking for its log at { $place }. Where it is not reached, the event opens from this computer's own file, if there is one.
network-found = PostgreSQL { $version } answers. { $event } { $safe } { $tells }{ $clock }
network-found-event = The event is there, with { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
network-found-no-event = There is no event of this name yet.
network-found-standby = An act counts once it is on its disk and on a standby's ({ $names }).
network-found-any-standby = An act counts once it is on its disk and on a standby's.
network-found-lonely = Careful: an act waits for a standby ({ $names }), and none is connected there.
network-found-alone = An act counts once it is on its disk; there is no standby.
network-found-unsafe = Careful: fsync is off there, and a power cut may lose acts.
network-found-tells = It tells desks at once.
network-found-poll = It does not tell, so desks look five times a second.
network-found-clock = This computer's clock is { $by } { $way ->
    [behind] behind
   *[ahead] ahead of
} its own: desks go by the log's.
network-clock-set = the log's clock was set by { $by }: time goes on here as it was
network-made = { $event }: made in the log at { $place }
network-synced = { $file }: { $new ->
    [0] up to the log
    [one] { $new } line was new
   *[other] { $new } lines were new
}, { $lines } lines are in both
network-pushed = { $file }: { $new ->
    [0] the log has all of it
    [one] { $new } line is new in the log
   *[other] { $new } lines are new in the log
}, { $lines } lines are in both
network-part-played = { $event }: { $role } has done its part. { $records }. { $standing }
