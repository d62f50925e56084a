# Structures that are made from wishes.

maker-at = at { $time }
maker-after = after { $hours }
maker-end-needs = Ending { $wished } needs a × { $step } step at level { $level }: { $from } to { $to }. This one ends { $ends }.
maker-end-jump = Ending { $wished } needs the ante to start with a jump at level { $level }. This one ends { $ends }.
maker-end-none = No standard blinds end { $wished }. This one ends { $ends }.
maker-end-length = Levels of { $minutes } minutes would.
maker-deep = These chips cannot make a start of { $wished } big blinds: the first big blind is { $big }.
maker-deep-end = A start of { $wished } big blinds leaves no levels for that end: the first big blind is { $big }.
maker-uneven = Level { $level } is a × { $step } step: { $from } to { $to }.
maker-jump = At level { $level } the ante starts with a jump: an orbit costs { $to } instead of { $from }.
maker-chips-short = The chips are enough for { $carries } of { $wished } players: { $short } short.

maker-name = { $players } · { $stack }
maker-source = Made by Bottone
maker-of-key = { $key }: { $what }

# Errors: no structure can be built.

maker-fault-entries = Enter 2 to 1,000,000 players
maker-fault-no-stack = Enter a starting stack of at least one chip
maker-fault-minutes = Levels and breaks must last from one minute to one day
maker-fault-too-short = The end is before the first level is over
maker-fault-too-many-levels = more than { $most } levels: use longer levels or an earlier end
maker-fault-deep = the starting stack is smaller than a big blind of one chip: use fewer big blinds
maker-fault-chips = a chip has no value, or a value is listed twice
maker-fault-breaks = breaks cannot come every 0 levels
maker-fault-ante = antes cannot start at level 0: use level 1 or later
maker-fault-blinds = the big blind is zero, or smaller than the small blind
maker-fault-unpayable = a stack of { $stack } cannot be made from these chips, the smallest of which is { $chip }
maker-fault-game = this game has no blinds or bets to work from: write its levels by hand
maker-fault-no-blinds = no series of blinds can be paid with these chips
maker-fault-no-chips = these chips do not make a single starting stack

# Wishes, as typed after --make and in the window.

maker-no-key = `{ $key }` is not an option: use one of { $keys }
maker-no-value = `{ $found }`: expected NAME=VALUE
maker-wrong = `{ $found }`: expected { $expected }
maker-key-players = 60, or 50-70; at least 2
maker-key-reentries = a number
maker-key-stack = an amount such as 20000 or 20k, or `chips` for the best these chips allow
maker-key-time = a time such as 20:30
maker-key-length = 4:30, or minutes
maker-key-minutes = 1 to 1440 minutes
maker-key-deep = the starting stack in big blinds, such as 200
maker-key-ante = none, bb, bb:5 or each:5 (from level 5 on)
maker-key-breaks = none, or levels and minutes such as 6x10
maker-key-dinner = none, or time and minutes such as 22:30x45
maker-key-late = a number of levels
maker-key-blinds = small and big blinds such as 25/50 50/100 75/150
maker-key-chips = the number of each chip, such as 300 x 25, 400 x 100
maker-key-game = nl-holdem, limit-holdem, pl-omaha, omaha-8, stud, razz, stud-8, horse or horse-levels

# Description of a structure that was built.

maker-title = { $levels } · { $stacks } stacks · { $chips } chips
maker-pile = { $count } × { $value }
maker-big-blinds = { $count } BB
maker-off = { $chips } off
maker-payable = Every blind and ante can be paid with the chips in play.
maker-steps = Steps between × { $least } and × { $most }.
maker-coloured-up = { $time } { $old } chips of { $oldvalue } become { $new } of { $newvalue }.
maker-locked = Level { $level } is your own and stays when the rest is regenerated.
maker-asked = requested { $time }
maker-ends = 50% end { $times }
maker-eight-in-ten = 80% likely: { $times }
maker-half = 50% likely: { $times }
maker-middle = median
maker-entries-close = Registration closes, { $entries }
maker-bubble = Bubble
maker-final-table = Final table
maker-average = Average in BB

# Two structures beside each other.

maker-beside-levels = Levels
maker-beside-of-minutes = { $count } of { $minutes } minutes
maker-beside-stack = Starting stack
maker-beside-deep = Start
maker-beside-break = Break { $number }
maker-beside-at = { $time }: a starting stack is { $stack } BB
maker-beside-end = End
maker-beside-ends = { $time } (80%: { $times })
maker-beside-chips = Chips to bring

# The window for building.

maker-open = Build a structure…
maker-make = Build a structure
maker-use = Use for this event
maker-save = Save as our structure…
maker-save-note = Saved beside the built-in structures, for every new event.
maker-compare = Compare…
maker-compare-stop = Back to the levels
maker-this = This one
maker-players = Players
maker-reentries = Re-entries
maker-late = Late registration
maker-start = Starts
maker-end = Ends
maker-minutes = Minutes
maker-ante-from = Antes from level
maker-ante-big-blind = Big blind
maker-ante-each = Everyone
maker-ante-none = None
maker-break-after = Break after
maker-break-of = Length
maker-dinner = Dinner break
maker-dinner-hint = 22:30 x 45
maker-game = Game
maker-blinds = Blinds
maker-blinds-known = Standard
maker-blinds-own = Club's own
maker-blinds-list = Club's own, small/big
maker-blinds-keep = Keep for all structures
maker-mix-level = one game per level
maker-chips = Chips
maker-chips-any = As many as needed
maker-chips-typed = Enter ours…
maker-chips-list = Number of each
maker-chips-name = Our chips
maker-stack-hint = best with these chips
maker-stack-of = Per stack: { $chips }
maker-fast = Fast
maker-deep-start = Deep
maker-gentle = Gentle
maker-steep = Steep
maker-early = Early
maker-later = Late
maker-cell = Level { $level }, { $cell }: { $figure }
maker-lock = Keep level { $level } as it is
maker-unlock = Let level { $level } be regenerated

# A structure from a sheet.

paste-ask = From a spreadsheet…
paste-title = Structure from a sheet
paste-note = Paste any level sheet (text, spreadsheet cells or CSV), or open a .tdt file from The Tournament Director.
paste-open = Open a file…
paste-files = Sheets and The Tournament Director
paste-cells = Sheet
paste-hint = 1 25/50 20
paste-taken = Read as
paste-understood = { $count ->
    [one] { $count } line understood
   *[other] { $count } lines understood
}
paste-not-understood = { $count ->
    [one] { $count } line not understood
   *[other] { $count } lines not understood
}
paste-fix = { $count ->
    [one] Fix { $count } line first
   *[other] Fix { $count } lines first
}
paste-line-fix = Line { $number }, corrected
paste-leave-out = Leave out
paste-leave-out-rest = Leave out the rest
paste-leave-out-line = Leave out line { $number }
paste-as = Use “{ $line }”
paste-left-out = left out
paste-totals = { $levels }, { $breaks }, { $time }
paste-breaks = { $count ->
    [one] { $count } break
   *[other] { $count } breaks
}
paste-name = name { $name }
paste-stack = starting stack { $stack }
paste-minutes = levels of { $minutes }
paste-heads = column names: { $heads }
paste-head-level = level
paste-head-small = small blind
paste-head-big = big blind
paste-head-blinds = blinds
paste-head-ante = ante
paste-head-big-blind-ante = big blind ante
paste-head-small-bet = small bet
paste-head-big-bet = big bet
paste-head-stud-ante = stud ante
paste-head-bring-in = bring-in
paste-head-minutes = minutes
paste-head-clock = time of day
paste-head-notes = notes
paste-head-other = not needed
paste-level = level { $number }, { $stakes }
paste-level-unnumbered = a level: { $stakes }
paste-ante-each = ante { $chips } each
paste-ante-big-blind = big blind ante { $chips }
paste-ante-button = button ante { $chips }
paste-row-assumed = { $row } (length not given)
paste-after = { $row }, after level { $level }
paste-stays-open = registration closes after level { $level }, which is not on the sheet: registration stays open, and the line becomes a note
paste-rebuys-end = end of rebuys: set it in Setup, More chips
paste-next-day = the next day
paste-hour = a time of day
paste-aside = not part of a structure: { $words }
paste-remark = note: { $words }
paste-why-no-number = “{ $part }” is not a number. Correct it or leave it out
paste-why-unknown = “{ $part }” was not understood. Write it as “100/200 20 min” or “Break 15”, or leave it out
paste-why-minutes-or-ante = “{ $part }” could be minutes or an ante. Choose one
paste-why-closes-twice = Registration closes more than once. Leave one line out
paste-why-no-such-level = The sheet has no level { $part }. Correct it or leave it out
paste-why-column = Unknown column “{ $part }”. Leave it out or rename it
paste-why-too-long = The sheet is too long. Lines from here on were not read
paste-assumed-minutes = The sheet does not give the length of levels: { $minutes } each
paste-assumed-stack = The sheet does not give a starting stack: { $stack }, 100 big blinds
paste-no-level = Paste a sheet with levels
paste-no-name = Give the structure a name
paste-save = Save structure to file
paste-save-csv = For a spreadsheet (CSV)…
paste-save-ron = For another club (RON)…
