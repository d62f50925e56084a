# Structures that are made from wishes.

maker-at = at { $time }
maker-after = after { $hours }
maker-end-needs = An end { $wished } needs a step of × { $step } at level { $level }: { $from } to { $to }. This one is { $ends }.
maker-end-jump = An end { $wished } needs antes that come in with a jump at level { $level }. This one is { $ends }.
maker-end-none = No blinds that people know end it { $wished }. This one ends { $ends }.
maker-end-length = With levels of { $minutes } minutes it does.
maker-deep = { $wished } big blinds to start with cannot be paid with these chips: the first big blind is { $big }.
maker-deep-end = { $wished } big blinds to start with leave no row of levels to that end: the first big blind is { $big }.
maker-uneven = Level { $level } is a step of × { $step }: { $from } to { $to }.
maker-jump = At level { $level } the ante comes in with a jump: an orbit costs { $to } instead of { $from }.
maker-chips-short = The chips carry { $carries } players of { $wished }: { $short } are short.

maker-name = { $players } · { $stack }
maker-source = Made by Bottone
maker-of-key = { $key }: { $what }

# Why no structure can be made.

maker-fault-entries = too few or too many players: expected 2 to 1,000,000
maker-fault-no-stack = no starting stack: expected at least one chip
maker-fault-minutes = a level or a break lasts no time, or longer than a day
maker-fault-too-short = it is to end before the first level is over
maker-fault-too-many-levels = more than { $most } levels: expected longer levels or an earlier end
maker-fault-deep = the starting stack is less than a big blind of one chip: expected fewer big blinds
maker-fault-chips = a chip is worth nothing, or a value is there twice
maker-fault-breaks = a break after every 0 levels
maker-fault-ante = antes from level 0 on: expected a level of 1 or more
maker-fault-blinds = a big blind of nothing, or a small one that is larger than the big one
maker-fault-unpayable = a stack of { $stack } cannot be made of these chips, the smallest of which is { $chip }
maker-fault-game = a game that has no two blinds and no bets: its levels are written by hand
maker-fault-no-blinds = no row of blinds can be paid with these chips
maker-fault-no-chips = the chips give nobody a starting stack

# What is typed behind --make, and in the window.

maker-no-key = `{ $key }` is nothing that can be asked for: expected one of { $keys }
maker-no-value = `{ $found }`: expected a name, `=` and what it is to be
maker-wrong = `{ $found }`: expected { $expected }
maker-key-players = 60, or 50-70; at least 2
maker-key-reentries = a number
maker-key-stack = an amount like 20000 or 20k, or `chips` for the best that they give
maker-key-time = a time like 20:30
maker-key-length = 4:30, or minutes
maker-key-minutes = 1 to 1440 minutes
maker-key-deep = the starting stack in big blinds, like 200
maker-key-ante = none, bb, bb:5 or each:5 (from level 5 on)
maker-key-breaks = none, or levels and minutes like 6x10
maker-key-dinner = none, or time and minutes like 22:30x45
maker-key-late = a number of levels
maker-key-blinds = small and big blinds like 25/50 50/100 75/150
maker-key-chips = how many of each chip, like 300 x 25, 400 x 100
maker-key-game = nl-holdem, limit-holdem, pl-omaha, omaha-8, stud, razz, stud-8, horse or horse-levels

# What is shown of a structure that was made.

maker-title = { $levels } · { $stacks } stacks · { $chips } chips
maker-pile = { $count } × { $value }
maker-big-blinds = { $count } BB
maker-off = { $chips } off
maker-payable = Every blind and ante can be paid with the chips in play.
maker-steps = Steps between × { $least } and × { $most }.
maker-coloured-up = { $time } { $old } chips of { $oldvalue } become { $new } of { $newvalue }.
maker-locked = Level { $level } is yours and stays when the rest is made anew.
maker-asked = asked { $time }
maker-ends = half end { $times }
maker-eight-in-ten = 8 in 10: { $times }
maker-half = half of all nights: { $times }
maker-middle = middle
maker-entries-close = Entries close, { $entries }
maker-bubble = Bubble
maker-final-table = Final table
maker-average = Average in big blinds

# Two structures beside each other.

maker-beside-levels = Levels
maker-beside-of-minutes = { $count } of { $minutes } minutes
maker-beside-stack = Starting stack
maker-beside-deep = Start
maker-beside-break = Break { $number }
maker-beside-at = { $time }: a starting stack is { $stack } BB
maker-beside-end = End
maker-beside-ends = { $time } (8 in 10: { $times })
maker-beside-chips = Chips to bring

# The window in which it is made.

maker-open = Make a structure…
maker-make = Make a structure
maker-use = Use for this event
maker-keep = Keep as our structure…
maker-keep-note = It lies on the shelf beside the shipped ones, for every new event.
maker-compare = Compare…
maker-compare-stop = Back to the levels
maker-this = This one
maker-players = Players
maker-reentries = Re-entries
maker-late = Late entries
maker-start = Starts
maker-end = Ends
maker-minutes = Minutes
maker-ante-from = Antes from level
maker-ante-big-blind = Big blind
maker-ante-each = Each
maker-ante-none = None
maker-break-after = A break after
maker-break-of = Of
maker-dinner = Dinner break
maker-dinner-hint = 22:30 x 45
maker-game = Game
maker-blinds = Blinds
maker-blinds-known = Those that people know
maker-blinds-own = The house's own
maker-blinds-list = The house's own, small/big
maker-blinds-keep = Keep for every structure
maker-mix-level = a game a level
maker-chips = Chips
maker-chips-any = As many as are needed
maker-chips-typed = Ours, as typed…
maker-chips-list = How many of each
maker-chips-name = Our chips
maker-stack-hint = best of the chips
maker-stack-of = For each stack: { $chips }
maker-fast = Fast
maker-deep-start = Deep
maker-gentle = Gentle
maker-steep = Steep
maker-early = Early
maker-later = Late
maker-cell = Level { $level }, { $cell }: { $figure }
maker-lock = Keep level { $level } as it is
maker-unlock = Let level { $level } be made anew

# A structure from a sheet.

paste-ask = From a spreadsheet…
paste-title = A structure from a sheet
paste-note = Paste any level sheet: text, cells of a spreadsheet, CSV, or open a .tdt of The Tournament Director.
paste-open = Open a file…
paste-files = Sheets and The Tournament Director
paste-cells = The sheet
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
paste-settle = { $count ->
    [one] Settle { $count } line first
   *[other] Settle { $count } lines first
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
paste-heads = names of columns: { $heads }
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
paste-ante-big = big blind ante { $chips }
paste-ante-button = button ante { $chips }
paste-row-assumed = { $row } (length not given)
paste-after = { $row }, after level { $level }
paste-stays-open = registration closes after level { $level }, which is not on the sheet: it stays open, and the line becomes a note
paste-rebuys-end = rebuys end: set it on Setup, More chips
paste-next-day = the next day
paste-hour = a time of day
paste-aside = not part of a structure: { $words }
paste-remark = remark: { $words }
paste-why-no-number = “{ $part }” is not a number. Correct it, or leave it out
paste-why-unknown = “{ $part }” was not understood. Write it as “100/200 20 min” or “Break 15”, or leave it out
paste-why-minutes-or-ante = “{ $part }” may be minutes or an ante. Say which
paste-why-closes-twice = Registration closes more than once. Leave one of the lines out
paste-why-no-such-level = There is no level { $part } on the sheet. Correct it, or leave it out
paste-why-column = The column “{ $part }” is not known. Leave it out, or rename it
paste-why-too-long = The sheet is too long. Nothing from here on was read
paste-assumed-minutes = The sheet gives no length for levels: { $minutes } each
paste-assumed-stack = The sheet names no starting stack: { $stack }, 100 big blinds
paste-no-level = Paste a sheet with levels
paste-no-name = Give the structure a name
paste-save = Structure as a file
paste-save-csv = Cells for a spreadsheet (CSV)…
paste-save-ron = For another house (RON)…
