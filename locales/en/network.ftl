# A log that several desks share.

network-not-an-address = enter an address such as postgres://desk@server/poker?event=friday
network-no-event = the address has no event: add ?event=name at the end
network-bad-event = the event's name is too long or has invalid characters: use at most { $most } bytes
network-bad-address = the address is not valid: { $why }
network-password-in-address = an address is visible to everyone: move the password to the password file (docs/engineering/network.md)
network-passfile = { $path }: cannot read the password file: { $why }
network-passfile-open = { $path }: others can read this password file. Restrict it to its owner (chmod 600) and try again
network-certificates = { $path }: cannot read the certificates: { $why }
network-no-certificate = it has no certificates
network-closed = connection closed
network-no-answer = no answer
network-why-host = { $host }: { $why }
network-why-and = { $first }; { $then }
network-why-server = the server reports “{ $said }”
network-why-password = wrong user name or password
network-why-in-clear = the server asks for the password in a way that shows it. Set scram-sha-256 for it on the server
network-why-asks-for-none = a password is kept for this server, but it does not ask for it, so it may be a false one. Set scram-sha-256 for it on the server, or remove the password from the password file
network-why-no-server = it does not answer as a PostgreSQL server does
network-why-not-let-in = this user may not connect from here; the server reports “{ $said }”
network-why-database = the server has no such database
network-why-shut-down = the server was shut down
network-why-starting = the server is starting or stopping
network-why-crowded = the server has no connections left
network-why-standby = it is a standby server and accepts no records
network-why-not-allowed = the user in the address has no permission for this
network-why-disk-full = the server's disk is full
network-why-locked = an earlier record has been pending too long; check the standby server
network-why-refused = no server is running there
network-why-unreachable = unreachable on this network; check the cable or Wi-Fi
network-why-name = no computer with this name on the network
network-too-many = no numbers left
network-not-reached = cannot reach the shared log: { $why }
network-unknown-event = the shared log has no event “{ $event }”. To add one: bottone new … --log, or bottone sync FILE --log … --push
network-event-exists = the shared log already has an event “{ $event }”: choose another name
network-push-unknown = the shared log gave no answer ({ $why }): it is not known whether the lines were added. Repeat the command: lines that are already there are not added again
network-event-unknown = the shared log gave no answer ({ $why }): it is not known whether the event was made. Make it again: an error that it already exists means it was made
network-line-missing = it is missing
network-line-too-long = line { $line } of the shared log is longer than 16 MB, so no desk can have written it
network-line-several = it has several lines in one row
network-line-not-next = it is not sealed to the line before it
network-line-differs = the file has another line there
network-next-line = the next line of the log
network-not-one-row = the database accepted the line but did not store it
network-bad-line = line { $line } of the shared log is not a valid next line: { $what }
network-parted = the histories differ. The last line here is { $line }, sealed { $seal }; the log has line { $theirs }, sealed { $other }
network-parted-empty = the histories differ. The last line here is { $line }, sealed { $seal }; the log has no line of this event
network-read-only-parted = Read-only: the shared log has changed: { $why }. To continue alone, save a copy.
network-read-only-strange = Read-only: line { $line } of the shared log is not valid here: { $why }. To continue alone from the line before it, save a copy.

# Errors: the record was not made.

network-not-done = nothing was done, because the shared log cannot be reached: { $why }
network-unsure = the shared log is not responding, so it is not yet known whether this was saved. You will see it here
network-overtaken = { $by } at { $desk } was first, so this is no longer possible: { $why }
network-busted-first = { $by } at { $desk } already busted { $what } at { $time }.
network-crowded = other desks kept getting in first: try again
network-alone = at { $at }: no contact with the other desks for too long

# Cut off.

network-cut-off = Cut off from the other desks: { $why }
network-cut-off-waits = Look-ups and rulings still work; records wait until the log can be reached again.
network-cut-off-since = Since { $time }; this is the state at that time.
network-waits-to-know = Not yet known whether this was saved: { $what }.
network-over = Shared log reached again

# On its own.

network-continue-alone = Continue alone
network-alone-head = Working alone since { $time }
network-alone-reports = { $count ->
    [0] No reports yet.
    [one] { $count } action saved as a report.
   *[other] { $count } actions saved as reports.
}
network-alone-waits = They are re-checked when the log is back. Money, entries and seat draws wait for it.
network-report-line = Report: decided when the log is back
network-alone-not-this = a desk working alone records only tables and the clock. This waits for the log
network-alone-not-cut-off = this desk is connected, so it cannot continue alone
network-alone-no-file = this desk has no file of its own in which to keep reports
network-reports-not-open = { $path }: cannot read the reports this desk made offline: { $why }. To open the event without them, move this file elsewhere and keep it
network-reports-put-aside = This desk's reports file was set aside: { $why }. It is now { $to }. Its reports are not in the event: read it and enter them again.
network-reports-damaged = it is damaged
network-reports-no-such-file = it is not a reports file
network-reports-of-another = it belongs to another event
network-reports-waiting = { $count ->
    [one] { $count } report being decided
   *[other] { $count } reports being decided
}
network-reports-listed = { $count ->
    [one] { $count } report is no longer possible
   *[other] { $count } reports are no longer possible
}
network-reports-view = View
network-reports-title = Reports not recorded
network-reports-note = Entered while this desk worked alone; later records from other desks conflict with them. Nothing happens until you decide here.
network-reports-none = No reports.
network-operator-at-desk = { $by } at { $desk }
network-reports-why = Entered while this desk worked alone; later records from other desks conflict with them.
network-report-entered = Entered at { $time } by { $by }
network-report-same = { $who } recorded the same at { $time }.
network-report-same-do = Already done: dismiss it.
network-report-falls = It would invalidate this: { $what } ({ $who }, { $time }).
network-report-falls-do = Find out which is right. Then do it anyway, or dismiss it.
network-report-not = { $why }.
network-report-not-do = Check with the desk that recorded last, record what is correct, and dismiss this.
network-report-possible = It is possible now.
network-report-possible-do = Do it, at the time it happened.
network-report-do = Do it
network-report-do-anyway = Do it anyway
network-report-dismiss = Dismiss

# Dialogs that other desks have open.

network-open-sells = { $by } at { $desk } is selling to { $what }
network-open-busts = { $by } at { $desk } is busting { $what }
network-open-moves = { $by } at { $desk } is moving { $what }
network-open-pays = { $by } at { $desk } is paying { $what }
network-open-bounty = { $by } at { $desk } is assigning the bounty on { $what }
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
network-namesake = another desk has the same name: change this one in Setup
network-status-connecting = connecting to the log at { $place }
network-status-off = cut off from { $place }

# Setup › Network.

network-title = Network
network-menu = Several desks…
network-address = Shared log
network-hint = postgres://desk@server/poker?event=friday
network-note = Several desks on one event: each opens it by the same address. Passwords stay in a separate file.
network-test = Test
network-open = Open
network-share = Share this event
network-shared = This event is shared through the log at { $place } as “{ $event }”.
network-testing = Testing…
network-opening = Loading the event…
network-opens = “{ $event }” is shared: connecting to its log at { $place }. If that fails, the event opens from this computer's own file, if there is one.
network-found = PostgreSQL { $version } answers. { $event } { $safe } { $tells }{ $clock }
network-found-event = The event is there, with { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
network-found-no-event = No event with this name yet.
network-found-standby = A record counts once it is on its disk and on a standby's ({ $names }).
network-found-any-standby = A record counts once it is on its disk and on a standby's.
network-found-lonely = Warning: records wait for a standby ({ $names }), and none is connected.
network-found-alone = A record is safe once it is on the server's disk; there is no standby server.
network-found-unsafe = Warning: fsync is off there, so a power cut may lose records.
network-found-notifies = It notifies desks right away.
network-found-poll = It does not notify desks, so they check five times a second.
network-found-clock = This computer's clock is { $by } { $way ->
    [behind] behind
   *[ahead] ahead of
} the log's: desks use the log's.
network-clock-set = the log's clock was changed by { $by }: time here continues as before
network-made = { $event }: created in the log at { $place }
network-synced = { $file }: { $new ->
    [0] up to date with the log
    [one] { $new } line was new
   *[other] { $new } lines were new
}, { $lines } lines in both
network-pushed = { $file }: { $new ->
    [0] the log already has everything
    [one] { $new } new line in the log
   *[other] { $new } new lines in the log
}, { $lines } lines in both
network-part-played = { $event }: { $role } has done its part. { $records }. { $standing }
