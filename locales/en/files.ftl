# What can go wrong with files, and what there is to say about one that opened.

files-missing = { $path }: file not found. Check whether it was moved or renamed
files-not-a-file = { $path }: not a file. Select the event's .bottone file
files-unreadable = { $path }: can't read the file: { $why }
files-empty = { $path }: the file is empty. Use the latest copy of the event instead
files-foreign = { $path }, line 1: not a Bottone event: expected “Bottone(format: …”, found { $found }
files-is-an-event = { $path }: this is an event, not a club. Open it with: bottone { $path }
files-is-reports = { $path }: these are a desk's offline reports, not an event or a club. The event is the file of the same name without “.reports”
files-is-a-club = { $path }: this is a club file, not an event. To print its contents: bottone house show
files-newer = { $path }, line 1: format { $found }, written by { $program }; this is Bottone { $this }, which reads up to format { $known }. Open it with the newer Bottone; the file was not changed
files-newer-head = { $path }, line 1: written by { $program }; this is Bottone { $this }, which doesn't support { $what }. Open it with the newer Bottone; the file was not changed
# Who wrote what this program cannot read: the first where the version is known.
files-program = Bottone { $version }
files-newer-program = a newer Bottone
# In the place of a name that this program does not know.
files-all-of-it = some of its contents
files-head-damaged = { $path }, line 1: the start of the file is damaged: expected { $expected }, found { $found }. Use the latest copy of the event instead; this file was not changed
files-too-large = { $path }: { $bytes } bytes is too large: an event file has at most { $most }

files-exists = { $path }: a file with this name already exists. Choose another name
files-cannot-create = { $path }: can't create the file here: { $why }. { $advice }
files-lock-foreign = { $path }: { $lock } is a link or another program's file. It was not changed. Move it, or choose another name
files-in-use-here = { $path }: { $who }
files-in-use = open in another window or at another desk
files-in-use-by = opened by { $holder }
files-holder = { $operator } (program { $pid })
files-holder-at = { $operator } at { $station } (program { $pid })
files-someone = someone

files-bad-body = a record must be one RON value on one line: { $fault }. Nothing was written
files-control-character = control character at byte { $at }
files-two-values = more than one value
files-line-too-long = a record of { $bytes } bytes is too long: the maximum is { $most }. Nothing was written
files-not-written = { $path }: nothing was written or changed: { $why }. { $advice }
files-changed = { $path }: nothing was written or changed. { $cause }. Save a copy under another name and continue with it
files-broken = { $path }: the disk failed during a record, so this file can't be written any more: { $why }. Every earlier record is safe. Save a copy on another disk and continue with it, or reopen this file when its disk is back
files-and-then = { $first }; then { $second }

files-onto-itself = { $path }: a copy can't replace the file it is made from. Choose another name
files-not-copied = { $path }: can't make the copy: { $why }. { $advice }
files-copy-not-writable = Copy saved in { $path }, but the event can't continue there. { $why }

files-free-space = Free some space and try again
files-choose-folder = Choose a folder where you can write
files-allow-folder = Check that you can read and write there
files-why-and-cure = { $why }. { $cure }
files-check-folder = Check that the folder is still there
files-check-disk = Check the disk and try again

# What the system says, in words.

files-why-missing = no such file or folder
files-why-not-allowed = permission denied
files-why-read-only = the disk is read-only
files-why-full = the disk is full
files-why-exists = something with this name already exists
files-why-folder = this is a folder, not a file
files-why-no-folder = part of the path is not a folder
files-why-pipe = this is a pipe or a device, not a file
files-why-too-large = it is too large

# A file that can no longer be written, for as long as that lasts.

files-trouble-full = Disk full: can't write { $file }
files-trouble-disk = Can't write { $file }: { $why }
files-trouble-broken = The disk of { $file } failed during a record
files-trouble-written = Another program changed { $file }
files-trouble-replaced = Another file has replaced { $file }
files-trouble-gone = { $file } is missing: it was moved, renamed or deleted
files-trouble-folder-gone = Folder { $folder } is missing, and { $file } with it
files-trouble-make-room = Free some space and try again, or continue in a copy on another disk.
files-trouble-fix-disk = Fix it and try again, or continue in a copy on another disk.
files-trouble-put-back = Put it back and try again, or continue in a copy.
files-trouble-copy-only = Continue in a copy under another name.
files-not-next = { $path }: line { $line } of the log does not follow the line before it. Nothing was written
files-trouble-safe = Everything up to { $time } is in the file.
files-trouble-lost = This event exists only in this window: save a copy before you close it.
files-trouble-not-done = { $count ->
    [one] Not recorded: { $what }.
   *[other] { $count } records not saved, the latest: { $what }.
}
files-trouble-over = { $file } can be written again

# The second copy of an event, on another disk: what comes after its name.

files-mirror-catching-up = being updated
files-mirror-kept = complete
files-mirror-away = can't be written right now: { $why }
files-mirror-parted = that folder holds another event, or another version of this one: it ends with { $there }, this one with { $here }. That copy was not changed; choose another folder
files-mirror-no-answer = not responding, so the latest records may be missing there
files-mirror-no-folder = folder { $folder } is missing
files-mirror-same-folder = this is the event's own folder; choose one on another disk
files-mirror-not-there = Can't continue in the second copy, because it is incomplete. Save a copy instead.
files-last-line = line { $line }, sealed { $seal }

# What the director should know about a file that opened.

files-torn-set-aside = Line { $line } is unfinished. Its { $bytes } bytes were moved to { $to }; every earlier record is here.
files-torn-left = Line { $line } is unfinished ({ $bytes } bytes) and was left out.
files-damaged = Line { $line } was changed after it was written: expected { $expected }, found { $found }. It and all later lines were left out.
files-impossible = Line { $line } is sealed but can't have been written there: { $why }. It and all later lines were left out.
files-newer-line = Line { $line } was written by { $program }; this is Bottone { $this }, which doesn't support { $what }. The event is shown as it was before that line. Nothing is lost and the file won't be changed: to continue, open it with the newer Bottone.
files-switches-added = Line { $line }: the rule book is older than { $count ->
        [one] this option
       *[other] these options
    }: { $switches }. { $count ->
        [one] Set
       *[other] Set
    } as in “{ $book }”.
files-line-end-put-back = The end of the last line was missing and was restored.
files-line-ends-changed = Another program changed the line endings of this file. All records are unchanged.
files-byte-order-mark = Another program put a byte order mark before the first line. All records are unchanged.

files-record = record { $number }
files-quoted = “{ $text }”
files-checksum = checksum { $sum }
files-text = text in UTF-8
files-bytes = bytes { $bytes }
files-line-like = a line like { $line }
files-empty-line = an empty line
files-known-record = a record that Bottone knows
files-fault-earlier = its time is earlier than the previous line's
files-fault-ahead = its date is more than a day ahead
files-fault-not-standing = it voids line { $line }, which was not valid at that time
files-fault-not-undone = it redoes line { $line }, which was not the last one undone
files-fault-not-then = it is dated to a time when it could not have happened
files-fault-depended = it voids a line that line { $line } depends on
files-fault-refused = this was not allowed: { $refusal }
files-fault-different = checking it again gives a different result
files-fault-signer = its signer was not on the staff in that role
files-fault-role = it needs another role than the signer's
files-fault-setup = the event begins with settings that no desk accepts: a text is too long, a price is negative, or a share is above the whole
files-fault-seed = the seed of this draw does not come from the sealed secret
files-fault-second-signature = the money paid out needs a second signature
files-fault-voids-payment = it voids a payment without a reason; a payment is voided only with one
files-fault-impossible = Bottone would not have allowed it
files-torn-said = It recorded, at { $time }, by { $by }: { $what }. It was never confirmed: if it happened, record it again.
files-torn-begins = It starts with { $text }. It was never confirmed.

# Why a file that opened cannot be written to.

files-read-only-not-asked = Read-only: the file was opened for reading.
files-read-only-in-use = Read-only: { $who }.
files-read-only-damaged = Read-only: line { $line } is damaged. To continue from the line before it, save a copy.
files-read-only-newer = Read-only: { $program } wrote the file from line { $line }; this is Bottone { $this }. To continue, open it there.
files-read-only-altered = Read-only: another program saved this file. To continue, save a copy.
files-read-only-not-allowed = Read-only: { $why }. To continue, save a copy elsewhere.
files-marked = the file is read-only
files-folder-marked = folder { $folder } is read-only
files-no-lock = can't lock the file in { $folder }: { $why }
files-lock-not-ours = { $lock } is a link or another program's file, so the event can't be locked. Move it and open the event again
files-not-writable = can't write the file: { $why }
files-end-not-repaired = can't repair the end of the file: { $why }

# The desk and the rehearsal.

files-refused = refused: { $refusal }
files-not-written-down = nothing was done, because it couldn't be saved: { $why }
files-not-in-ron = nothing was done, because it can't be written as RON: { $why }
files-nothing-to-undo = nothing to undo
files-payment-stands = payments can't be undone: void the payment, with a reason
files-depends = record { $record } depends on it
files-late-too-early = the event did not exist at that time
files-late-ahead = this time is in the future
files-late-drawn = a draw can't be recorded late: enter each player's seat instead
files-late-paid = record { $record } paid a player: void it first
files-late-contradicts = later records contradict it
files-event-not-in-ron = can't write this event as RON: { $why }
files-content = { $path }, line { $line }: { $what }
files-desk-said = the rehearsal stopped at { $at }: { $why }
files-no-end = the rehearsal stopped at { $at }: the to-do list never ends
files-slip = the rehearsal stopped at { $at }: an undone record was not redone: { $why }
files-no-level = the structure has no levels
files-too-long-an-evening = the event never ends: nothing happened for a month of play

# Settings.

files-no-settings-folder = The system has no settings folder, so settings won't be saved.
files-settings-not-read = Settings couldn't be read ({ $why }) and were reset.
files-not-written-so-at = not in Bottone's form, at { $place }
files-settings-not-understood = These settings couldn't be read and were reset: { $names }.
files-old-kept = { $notice } The old file was saved as { $aside }.
files-left-not-read = Unfinished hands couldn't be read ({ $why }).
files-left-impossible = some of them aren't possible
files-left-not-kept = { $path }: unfinished hands can't be saved: { $why }
files-settings-nowhere = the system has no settings folder, so settings aren't saved
files-settings-not-kept = { $path }: settings couldn't be saved: { $why }

# Lists of players.

files-letters-guessed = The file doesn't name its text encoding; it looks like { $taken }. Check the accents.
files-quote-open = Line { $line } opens a quote that never closes. Quotes were left as they are.
files-cell-cut = Line { $line } has a cell longer than { $most } characters, which was cut.
files-list-too-large = the file is over { $most } megabytes: too large for a list of players
files-too-many-rows = the file has more than { $most } rows: too many for a list of players
files-too-many-columns = line { $line } has more than { $most } columns: check that this is a list of players
files-nothing-there = the file is empty
files-not-text = this is { $what }: open it in its own program and save the list as CSV
files-workbook = an Excel or LibreOffice workbook
files-old-workbook = an old Excel workbook
files-pdf = a PDF
files-picture = a picture
files-compressed = a compressed file
files-above-headings = Line { $line } holds the column names. The text above it was left out: { $text }
files-player-known = A player with this name already exists
files-player-twice = Same name or card as line { $line }
files-player-away = { $column }: { $says }
files-player-under = Listed under “{ $says }”
files-player-unclear = { $column }: “{ $says }” not recognised
files-player-headings = Looks like a heading, not a player
files-player-no-number = No number, unlike the other lines
files-no-name-column = no column holds names: select one
files-name-not-readable = Line { $line } has an unreadable name and was left out. It has invisible characters or too many marks on a letter.
files-no-name = Line { $line } has no name and was left out.
files-name-cut = Line { $line } has a name longer than { $most } characters, which was cut.
files-too-many-cells = Line { $line } has { $cells } cells instead of { $columns }. Check that they line up.

# Structures and rule books.

files-profile-missing = { $path }: file not found
files-profile-not-a-file = { $path }: not a file: expected text in RON
files-profile-too-large = { $path }: larger than 1 MiB: expected text in RON
files-profile-not-text = { $path }:{ $line }:{ $column }: not text: expected RON in UTF-8
files-profile-wrong = { $path }:{ $line }:{ $column }: { $what }
files-profile-refused = { $path }: not written: { $what }
files-profile-system = { $path }: { $why }
files-larger = larger than 1 MiB
files-or = { $one } or { $other }
files-no-name-here = not a name: expected { $names }
files-out-of-range = number out of range: expected a whole number, not negative and not too large
files-at-place = { $place }: { $what }
files-field-missing = `{ $field }` is missing in `{ $outer }`: expected all its fields
files-this = this

files-rulebook-unusable = “{ $name }” can't be used: { $why }
files-no-rulebook = no rule book “{ $name }”: expected one of { $names }
files-seconds = `{ $field }` is { $seconds } seconds: expected 1 to { $most }
files-at-most-seconds = `{ $field }` is { $seconds } seconds: expected at most { $most }
files-name-letters = `name`: expected 1 to { $most } letters
files-field-most = `{ $field }`: expected at most { $most }
files-no-raises = `raise_cap` of 0: expected 1 to 255, or Unlimited for no cap
files-no-rounds = `rounds` of a penalty is 0: expected UpTo(1) to UpTo(255), or FloorSays
files-tolerance = `tolerance` out of range: expected Always(1) to Always(11)
files-level-zero = `starts` at level 0: expected a level from 1
files-no-stack = `starting_stack`: expected at least 1
files-structure-after = Ours, after { $name }
files-worthless-chip = `value` of a chip: expected at least 1
files-chip-twice = `value` { $value } is in the set twice: expected another
files-minutes = `minutes` is { $minutes }: expected 1 to { $most }
files-break-name = `name` of a break: expected Break, Dinner or 1 to { $most } letters of your own
files-empty-colour-up = `ColourUp` removes no chips: expected a list such as [25]
files-closes-twice = registration already closed above: expected one `RegistrationCloses`
files-short-mix = `games` of a mix: expected at least two
files-no-hands = `rotation`: expected Hands(1) to Hands(255)

# Recorded hands.

files-place = line { $line }, column { $column }: { $problem }
files-hand-not-text = this is not text in UTF-8
files-hand-too-long = a hand of more than { $most } MiB; expected a header such as [2] before that
files-before-the-first = text before the first hand; expected a header such as [1]
files-missing-field = field { $field } is missing
files-variant = variant { $variant }; expected one of { $names }
files-expected = { $found }; expected { $expected }
files-count = { $found } values for { $players } players; expected one for each
files-action = action { $action }; expected { $expected }
files-too-few-players = expected at least two players
files-too-many-players = one deck is not enough for this many players
files-no-chips = p{ $seat } has no chips; expected at least 1
files-too-many-chips = more than { $most } chips in total
files-no-bet = a bet of 0; expected at least 1
files-posts-without-cards = p{ $seat } posts without cards
files-list-of-amounts = a list of amounts
files-list-of-actions = a list of actions
files-an-action = an action such as 'p1 cc'
files-name-of-rulebook = the name of a rule book
files-name-of-variant = the name of a variant
files-number-of-chips = a whole number of chips, 0 to 1,000,000,000,000,000
files-whole-chips = a whole number of chips
files-cards = cards such as AcKd, or ?? for an unknown one, at most seven
files-player = a player such as p1, one of those with a stack
files-all-actions = d dh PLAYER CARDS, d db CARDS, PLAYER f, PLAYER cc, PLAYER cbr AMOUNT, PLAYER pb, PLAYER sd CARDS, PLAYER sm CARDS, PLAYER sm -, PLAYER sm, or PLAYER push CHIPS
files-a-push = PLAYER push CHIPS, each chip a number, then last if they are the player's last, then said and what was said: p3 push 1000 500 last said raise
files-a-list = a list
files-number-too-large = a number too large
files-number-too-fine = a number with more than two decimals
files-number-not-whole = not a whole number
files-date = a date or time
files-table = a table
