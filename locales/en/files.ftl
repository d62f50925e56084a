# What can go wrong with files, and what there is to say about one that opened.

files-missing = { $path }: there is no such file. Was it moved or given another name?
files-not-a-file = { $path }: this is not a file. Choose the tournament's own .ron file
files-unreadable = { $path }: the file cannot be read: { $why }
files-empty = { $path }: the file is empty. Take the latest copy of the tournament instead
files-foreign = { $path }, line 1: this is not a tournament of Bottone: expected “Bottone(format: …”, found { $found }
files-is-an-event = { $path }: this is an event, and no house. Open it with: bottone { $path }
files-is-reports = { $path }: these are the reports of a desk that was on its own, and no event or house. The event is in the file of the same name without “.reports”
files-is-a-house = { $path }: this is the file of a house, and no event. bottone house show prints what is in it
files-newer = { $path }, line 1: the file is of format { $found }, written by { $program }; this is Bottone { $this }, which reads up to format { $known }. Open it with the newer Bottone; nothing in it was touched
files-newer-head = { $path }, line 1: written by { $program }; this is Bottone { $this }, which does not know { $what }. Open it with the newer Bottone; nothing in it was touched
# Who wrote what this program cannot read: the first where the version is known.
files-program = Bottone { $version }
files-newer-program = a newer Bottone
# In the place of a name that this program does not know.
files-all-of-it = all that it says
files-head-damaged = { $path }, line 1: the head of the file was damaged: expected { $expected }, found { $found }. Take the latest copy of the tournament instead; nothing in this one was touched
files-too-large = { $path }: { $bytes } bytes are too many: a tournament's file has at most { $most }

files-exists = { $path }: there is already a file of this name. Choose another name
files-cannot-create = { $path }: the file cannot be made here: { $why }. { $advice }
files-lock-foreign = { $path }: { $lock } is a link or somebody else's file. It was not touched. Move it away, or choose another name
files-in-use-here = { $path }: { $who }
files-in-use = open for writing in another window or on another station
files-in-use-by = open for writing by { $holder }
files-holder = { $operator } (program { $pid })
files-holder-at = { $operator } at { $station } (program { $pid })
files-somebody = somebody

files-bad-body = a record must be one value of RON on one line: { $fault }. Nothing was written
files-control-character = there is a control character at byte { $at }
files-two-values = it is more than one value
files-line-too-long = a record of { $bytes } bytes is too long: at most { $most }. Nothing was written
files-not-written = { $path }: nothing was written and nothing has happened: { $why }. { $advice }
files-changed = { $path }: nothing was written and nothing has happened. { $cause }. Save a copy under another name and go on with that
files-broken = { $path }: the disk failed in the middle of a record, and no more can be written to this file: { $why }. Every record before that one is safe. Save a copy on another disk and go on with that, or open this file again when its disk is back
files-and-then = { $first }; then { $second }

files-onto-itself = { $path }: a copy cannot take the place of the file it is made from. Choose another name
files-not-copied = { $path }: the copy could not be made: { $why }. { $advice }
files-copy-not-writable = A copy is in { $path }, but the event cannot go on there. { $why }

files-free-space = Free some space and try again
files-choose-folder = Choose a folder in which you may write
files-allow-folder = See that you may read and write there
files-why-and-cure = { $why }. { $cure }
files-check-folder = Check that the folder is still there
files-check-disk = Check the disk and try again

# What the system says, in words.

files-why-missing = there is no such file or folder
files-why-not-allowed = the system does not allow it
files-why-read-only = the disk can only be read
files-why-full = the disk is full
files-why-exists = there is already something of this name
files-why-folder = this is a folder, not a file
files-why-no-folder = a part of the way to it is no folder
files-why-pipe = this is a pipe or a device, not a file
files-why-too-large = it is too large

# A file that can no longer be written, for as long as that lasts.

files-trouble-full = The disk is full: { $file } cannot be written
files-trouble-disk = { $file } cannot be written: { $why }
files-trouble-broken = The disk of { $file } failed in the middle of an act
files-trouble-written = Another program has changed { $file }
files-trouble-replaced = Another file is in the place of { $file }
files-trouble-gone = { $file } is gone: it was moved, renamed or removed
files-trouble-folder-gone = The folder { $folder } is gone, and { $file } with it
files-trouble-make-room = Free some space and try again, or go on in a copy on another disk.
files-trouble-mend-disk = Put it right and try again, or go on in a copy on another disk.
files-trouble-put-back = Put it back and try again, or go on in a copy.
files-trouble-copy-only = Go on in a copy under another name.
files-not-next = { $path }: line { $line } of the log does not follow the line before it. Nothing was written
files-trouble-safe = Everything up to { $time } is in the file.
files-trouble-lost = The event is in this window alone: do not close it before a copy is saved.
files-trouble-not-done = { $count ->
    [one] Not done: { $what }.
   *[other] { $count } acts are not done, the last: { $what }.
}
files-trouble-over = { $file } is written again

# The second copy of an event, on another disk: what comes after its name.

files-mirror-catching-up = is being brought up to date
files-mirror-kept = has everything
files-mirror-away = cannot be written for now: { $why }
files-mirror-parted = another event, or another course of this one, lies there: it ends with { $there }, here it is { $here }. Nothing there was touched; choose another folder
files-mirror-no-answer = it gives no answer, so some of the last acts may be missing there
files-mirror-no-folder = the folder { $folder } is not there
files-mirror-same-folder = it is the folder of the event itself; choose one on another disk
files-mirror-not-there = The second copy cannot be gone on with: it does not have everything. Save a copy instead.
files-last-line = line { $line }, sealed { $seal }

# What the director should know about a file that opened.

files-torn-set-aside = Line { $line } was never finished. Its { $bytes } bytes were set aside in { $to }; every record before it is here.
files-torn-left = Line { $line } is not finished ({ $bytes } bytes) and was left out.
files-damaged = Line { $line } is not as it was written: expected { $expected }, found { $found }. This line and those after it were left out.
files-impossible = Line { $line } is sealed, but cannot have been written there: { $why }. This line and those after it were left out.
files-newer-line = Line { $line } was written by { $program }; this is Bottone { $this }, which does not know { $what }. The event is shown as it stood before that line. Nothing is lost, and nothing is written to the file: open it with the newer Bottone to go on.
files-switches-added = Line { $line }: the rule book is older than { $count ->
        [one] this switch
       *[other] these switches
    }: { $switches }. { $count ->
        [one] It stands
       *[other] They stand
    } as in “{ $book }”.
files-line-end-put-back = The end of the last line was missing and was put back.
files-line-ends-changed = Another program has changed the line ends of this file. Every record is as it was written.
files-byte-order-mark = Another program has put a byte order mark before the first line. Every record is as it was written.

files-record = record { $number }
files-quoted = “{ $text }”
files-checksum = the checksum { $sum }
files-text = text in UTF-8
files-bytes = the bytes { $bytes }
files-line-like = a line like { $line }
files-empty-line = an empty line
files-known-record = a record that this program knows
files-fault-earlier = its time is before that of the line before it
files-fault-ahead = it is dated more than a day from now
files-fault-not-standing = it takes back line { $line }, which did not stand then
files-fault-not-undone = it does line { $line } again, which was not the last to be taken back
files-fault-not-then = it is said to have happened at an instant at which it cannot have
files-fault-depended = it takes back a line on which line { $line } hangs
files-fault-refused = this could not have been done: { $refusal }
files-fault-different = deciding it again has other consequences
files-fault-impossible = this program would have decided otherwise
files-torn-said = It said, at { $time }, by { $by }: { $what }. It was never confirmed: if it happened, do it again.
files-torn-begins = It begins with { $text }. It was never confirmed.

# Why a file that opened cannot be written to.

files-read-only-not-asked = Read only: the file was opened to be read.
files-read-only-in-use = Read only: { $who }.
files-read-only-damaged = Read only: line { $line } is damaged. To go on from the line before it, save a copy.
files-read-only-newer = Read only: { $program } wrote the file from line { $line } on, this is Bottone { $this }. To go on, open it there.
files-read-only-altered = Read only: another program has saved this file. To go on, save a copy.
files-read-only-not-allowed = Read only: { $why }. To go on, save a copy elsewhere.
files-marked = the file is marked as read-only
files-folder-marked = the folder { $folder } is marked as read-only
files-no-lock = no lock can be made in { $folder }: { $why }
files-lock-not-ours = { $lock } is a link or somebody else's file, so no lock can be made. Move it away and open the event again
files-not-writable = the file cannot be written: { $why }
files-end-not-mended = the end of the file cannot be put right: { $why }

# The desk and the rehearsal.

files-refused = refused: { $refusal }
files-not-written-down = nothing was done, because it could not be written down: { $why }
files-not-in-ron = nothing was done, because RON cannot write it: { $why }
files-nothing-to-undo = there is nothing to undo
files-payment-stands = a payment is not undone: it is taken back, with a reason
files-depends = record { $record } depends on it
files-late-too-early = the event had not been made by then
files-past = this is the past: it is looked at, and told of late
files-late-ahead = it is not that late yet
files-late-drawn = a draw is made when it is made: say where everybody sits instead
files-late-paid = record { $record } paid somebody: that is taken back first
files-late-contradicts = what was told since would contradict it
files-event-not-in-ron = RON cannot write this event: { $why }
files-content = { $path }, line { $line }: { $what }
files-desk-said = the rehearsal broke off at { $at }: { $why }
files-no-end = the rehearsal broke off at { $at }: the to-do list does not come to an end
files-slip = the rehearsal broke off at { $at }: what was taken back was not done again: { $why }
files-no-level = the structure has no level
files-too-long-an-evening = the evening does not reach its end: nothing happened for a month of play

# Settings.

files-no-settings-folder = The system names no folder for settings. Nothing will be remembered.
files-settings-not-read = The settings could not be read ({ $why }) and begin anew.
files-not-written-so-at = it is not written as this program writes it, at { $place }
files-settings-not-understood = Settings that were not understood begin anew: { $names }.
files-old-kept = { $notice } The old file was kept as { $aside }.
files-left-not-read = What lay at the tables when the program ended could not be read ({ $why }).
files-left-impossible = not all of it can have come about
files-left-not-kept = { $path }: what lies at the tables cannot be kept: { $why }
files-settings-nowhere = the system names no folder for settings: nothing is remembered
files-settings-not-kept = { $path }: the settings could not be kept: { $why }

# Lists of players.

files-letters-guessed = The file does not say how its letters are written; they look like { $taken }. Look at the accents.
files-quote-open = Line { $line } opens a quote that is never closed. Quotes were kept as they are.
files-cell-cut = Line { $line } has a cell of more than { $most } characters, which was cut.
files-list-too-large = the file has more than { $most } megabytes: a list of players has far less
files-too-many-rows = the file has more than { $most } rows: a list of players has far fewer
files-too-many-columns = line { $line } has more than { $most } columns: is this a list of players?
files-nothing-there = there is nothing in the file
files-not-text = this is { $what }: open it in its own program and save the list as CSV
files-workbook = an Excel or LibreOffice workbook
files-old-workbook = an old Excel workbook
files-pdf = a PDF
files-picture = a picture
files-compressed = a compressed file
files-above-headings = Line { $line } names the columns. What stands above it was left out: { $text }
files-player-known = A player with this name is known already
files-player-twice = The same name or card as on line { $line }
files-player-away = { $column }: { $says }
files-player-under = Stands under “{ $says }”
files-player-unclear = { $column }: “{ $says }” was not understood
files-player-headings = Looks like a heading, not a player
files-player-no-number = No number, unlike the other lines
files-no-name-column = no column holds names: choose which one does
files-name-not-readable = Line { $line } has a name that cannot be read and was left out. It has invisible characters or too many marks on a letter.
files-no-name = Line { $line } has no name and was left out.
files-name-cut = Line { $line } has a name of more than { $most } characters, which was cut.
files-too-many-cells = Line { $line } has { $cells } cells where { $columns } were expected. Look whether they are in place.

# Structures and rule books.

files-profile-missing = { $path }: no such file
files-profile-not-a-file = { $path }: not a file: expected a text in RON
files-profile-too-large = { $path }: larger than 1 MiB: expected a text in RON
files-profile-not-text = { $path }:{ $line }:{ $column }: not text: expected RON in UTF-8
files-profile-wrong = { $path }:{ $line }:{ $column }: { $what }
files-profile-refused = { $path }: not written: { $what }
files-profile-system = { $path }: { $why }
files-larger = larger than 1 MiB
files-or = { $one } or { $other }
files-no-name-here = not a name: expected { $names }
files-out-of-range = number out of range: expected a whole number, not negative and not so large
files-at-place = { $place }: { $what }
files-field-missing = `{ $field }` is missing in `{ $outer }`: expected all its fields
files-this = this

files-rulebook-unusable = “{ $name }” cannot be used: { $why }
files-no-rulebook = no rulebook “{ $name }”: expected one of { $names }
files-seconds = `{ $field }` is { $seconds } seconds: expected 1 to { $most }
files-at-most-seconds = `{ $field }` is { $seconds } seconds: expected at most { $most }
files-name-letters = `name`: expected 1 to { $most } letters
files-field-most = `{ $field }`: expected at most { $most }
files-no-raises = `raise_cap` of 0: expected 1 to 255, or Unlimited for no cap
files-no-rounds = `rounds` of a penalty are 0: expected UpTo(1) to UpTo(255), or FloorSays
files-tolerance = `tolerance` of so many players: expected Always(1) to Always(11)
files-level-zero = `starts` at level 0: expected a level from 1
files-no-stack = `starting_stack`: expected at least 1
files-structure-after = Ours, after { $name }
files-worthless-chip = `value` of a chip: expected at least 1
files-chip-twice = `value` { $value } is in the set twice: expected another
files-minutes = `minutes` is { $minutes }: expected 1 to { $most }
files-break-name = `name` of a break: expected Break, Dinner or 1 to { $most } letters of your own
files-empty-colour-up = `ColourUp` takes no chip away: expected a list such as [25]
files-closes-twice = registration has closed above: expected one `RegistrationCloses`
files-short-mix = `games` of a mix: expected at least two
files-no-hands = `rotation`: expected Hands(1) to Hands(255)

# Recorded hands.

files-place = line { $line }, column { $column }: { $problem }
files-hand-not-text = this is not text in UTF-8
files-hand-too-long = a hand of more than { $most } MiB; expected a header such as [2] before that
files-before-the-first = this stands before the first hand; expected a header such as [1]
files-missing-field = the field { $field } is missing
files-variant = variant { $variant }; expected one of { $names }
files-expected = { $found }; expected { $expected }
files-count = { $found } entries for { $players } players; expected one for each
files-action = action { $action }; expected { $expected }
files-too-few-players = expected at least two players
files-too-many-players = a deck does not go round for so many players
files-no-chips = p{ $seat } has no chips; expected at least 1
files-too-many-chips = more chips together than { $most }
files-no-bet = a bet of 0; expected at least 1
files-posts-without-cards = p{ $seat } posts and is not dealt in
files-list-of-amounts = a list of amounts
files-list-of-actions = a list of actions
files-an-action = an action such as 'p1 cc'
files-name-of-rulebook = the name of a rulebook
files-name-of-variant = the name of a variant
files-number-of-chips = a whole number of chips, 0 to 1,000,000,000,000,000
files-whole-chips = a whole number of chips
files-cards = cards such as AcKd, or ?? for one that is not known, at most seven
files-player = a player such as p1, one of those with a stack
files-all-actions = d dh PLAYER CARDS, d db CARDS, PLAYER f, PLAYER cc, PLAYER cbr AMOUNT, PLAYER pb, PLAYER sd CARDS, PLAYER sm CARDS, PLAYER sm -, PLAYER sm, or PLAYER push CHIPS
files-a-push = PLAYER push CHIPS, each chip a number, then last if they are the player's last, then said and what was said: p3 push 1000 500 last said raise
files-a-list = a list
files-number-too-large = a number too large
files-number-too-fine = a number with more than two decimals
files-number-not-whole = a number that is not whole
files-date = a date or time
files-table = a table
