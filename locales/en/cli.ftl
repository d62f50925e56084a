# The command line: its help.

cli-about = Directs live poker tournaments
cli-about-long =
    Directs live poker tournaments.

    Without a command, opens the window with FILE, or with the last open event if no FILE is given.
cli-examples =
    Examples:
      bottone                                    open the window
      bottone evening.bottone                    open an event
      bottone new club-turbo evening.bottone     make an event from a structure
      bottone new --structure sheet.txt friday.bottone
                                                 make an event from a sheet of levels
      bottone check evening.bottone              check that an event is complete and consistent
      bottone rehearse --profile deep-stack --entries 240 --seed 7 night.bottone
                                                 play a whole event at random
      bottone ask questions.ron                  answer questions about the rules
      bottone replay final-table.phhs            check every action of recorded hands

    An event is one file. Copy it at any time, and read it in any editor.
cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-usage-options = [OPTIONS]
cli-usage-command = <COMMAND>
cli-options = Options:
cli-arg-help = Print help
cli-arg-version = Print version
cli-arg-language = Language: en or it. Defaults to the system's, and to English for answers of ask
cli-arg-file = An event to open in the window
cli-arg-mirror = Keep a second copy of the event in this folder, on another disk
cli-arg-log = The log shared by several desks: postgres://desk@server/poker?event=friday (docs/engineering/network.md)

cli-new = Make a new event
cli-new-long =
    Make a new event.

    PROFILE is a built-in structure or a file with one of your own. Without arguments, lists the structures.

    With --make, Bottone makes the structure and FILE is the only argument: bottone new --make players=60,stack=20000,end=01:00 friday.bottone
    players=60 or 50-70 (40)
    reentries=8 re-entries and rebuys in total (0)
    stack=20000 or 20k; chips: the best stack the chips allow (20000)
    start=20:30 start of the first level (20:30)
    end=01:00 planned end; length=4:30 or length=270 means the same (01:00)
    minutes=15 minutes per level (15)
    deep=200 starting stack in big blinds (200)
    ante=bb:1 big blind ante from level 1; each:5 from every player from level 5; none (bb:1)
    breaks=6x10 10 minutes after every 6 levels; none (6x10)
    dinner=22:30x45 45 minutes near 22:30; none (none)
    late=6 levels before registration closes (6)
    game=nl-holdem limit-holdem, pl-omaha, omaha-8, stud, razz, stud-8, horse, horse-levels (nl-holdem)
    blinds=25/50;50/100;100/200 the blinds your club plays (all common ones)
    chips=club the chips your club owns: a chip set by name, or a file (as many as needed)
    Defaults are in brackets. Wishes that can't be met are listed, with the change they would need.
cli-new-profile = A structure's name, or a file with one
cli-new-file = The file to create; it must not exist yet
cli-new-name = The event's name. Defaults to the structure's
cli-new-rules = The rule book, by name
cli-new-make = Make a structure to order: players, reentries, stack, start, end, length, minutes, deep, ante, breaks, dinner, late, game, blinds, chips, each as KEY=VALUE, separated by commas
cli-new-structure = Read the structure from a sheet of levels: text, cells or CSV; - for standard input
cli-new-stack = The starting stack, if the sheet has none
cli-new-rulebooks = The folder of your club's rule books. Defaults to `rulebooks` beside the events

cli-structure = Read a sheet of levels
cli-structure-long =
    Read a sheet of levels: any text, spreadsheet cells or CSV, in English, Italian, French, Spanish or German.

    Prints the structure in RON, as in a club's folder. Standard error shows how each line was read. The exit status is 1 if a line was not recognised; the rest is still printed.
cli-structure-file = The sheet; - for standard input
cli-structure-name = The structure's name. Defaults to the sheet's title or the file name
cli-structure-stack = The starting stack, if the sheet has none. Defaults to 100 big blinds

cli-import = Import an event from The Tournament Director
cli-import-long =
    Import an event from The Tournament Director.

    FILE is a saved tournament (.tdt). It is only read, never changed; the event goes into a new file. Anything that can't be imported is listed. The exit status is 0 if the new file was made.
cli-import-file = The saved tournament
cli-import-output = The file to make. Defaults to FILE with the ending .bottone. It must not exist yet

cli-sync = Update a desk's file from the log shared by several desks
cli-sync-long =
    Update a desk's file from the log shared by several desks, or show where the two differ.

    Adds the log's new lines to the file unchanged, and makes the file if it is missing. If the log does not continue the file, the file is left unchanged and both last lines are shown. Compares all lines that both have, and checks every new one. The exit status is that of check.
cli-sync-file = The desk's own file of the event
cli-sync-push = Add the file's extra lines to the log, or the whole file if the log has no event with this name
cli-show = Print an event's current state, in RON
cli-show-long = Print an event's current state, in RON.
cli-show-file = The event, or with --log a desk's own file of it
cli-show-at = State at this time, by today's records: a time of day (21:40), minutes ago (-5), a level and its time left (“level 6, 3:00”), or a full timestamp
cli-show-record = State as known after this record, counted from 0
cli-tell = Add a record to an event
cli-tell-long =
    Add a record to an event.

    COMMAND is what the floor wants to do, in RON, as in records: `Entries(Bust(out:[(12,None)]))`. Prints the new record, or the rule that forbids it. The exit status is 0 if it was recorded.
cli-tell-file = The event, or with --log a desk's own file of it. With --log you can give COMMAND alone
cli-tell-command = The command, in RON
cli-tell-happened = When it happened, if earlier: a time of day (21:40), minutes ago (-5), a level and its time left (“level 6, 3:00”), or a full timestamp. Later records are re-checked
cli-tell-waive = The reason for waiving a rule that forbids it, where possible
cli-tell-request = A name for this record, letters and digits. Repeated with the same name, it is recorded once
cli-tell-unknown = the shared log did not respond, so it is not known whether this was recorded. Check with bottone show --log before you repeat it; with --request ID you can repeat it at once
cli-tell-unknown-request = the shared log did not respond, so it is not known whether this was recorded. Repeat it with --request { $id }: it is recorded once
cli-tell-other-request = this name belongs to another record, in line { $line }. Choose another name
cli-tell-request-struck = it was recorded in line { $line }, and voided since
cli-arg-as = Who records it, in an event with staff (docs/guide/staff.md)
cli-arg-pin-file = A file whose first line is the PIN of the person given by --as
cli-tell-at-table = The table at which a dealer records it
cli-arg-director-pin-file = A file whose first line is a director's PIN, for actions beyond that person's role
cli-tell-new-pin-file = A file whose first line is the new PIN of the staff member added or changed; COMMAND has no PIN
cli-no-staff-command = use --new-pin-file only to add or change a staff member
cli-pin-without-name = --pin-file needs --as: give the name of the PIN's owner
cli-no-record = no record { $record }: there are { $count }, counted from 0
cli-no-moment = “{ $typed }” is not a time: enter 21:40, -5, or “level 6, 3:00”
cli-no-command = command not recognised: { $what }

cli-check = Check every record of an event again
cli-check-long =
    Check every record of an event again.

    Verifies that every line is unchanged, that the rules allow every record and its recorded results, and that chips, seats and places add up after each. Errors are shown with their line. The exit status is 0 if all is correct, 3 if an unfinished last line was left out, 4 if a line is damaged, 5 if a line is sealed but its result is different, 7 if the event and the files beside it disagree on carried-over stacks or tickets, and 1 if the file can't be read.
cli-check-file = The event
cli-check-witness = A printed or shown code: proves that nothing up to that point is missing or changed. Can be repeated

cli-verify = Verify a printed sheet
cli-verify-long =
    Verify a printed sheet.

    Takes the code at the foot of the sheet (“seal 414-7KQM-2F9P-XD03-H6TA”), proves that the event's file still has everything it had then, and shows what the sheet said and what is different now. The exit status is 0 if nothing is missing, and 4 if something is missing or changed.
cli-verify-code = The code at the foot of the sheet
cli-verify-file = The event
cli-verify-then = Then, at { $time }: { $standing }
cli-signer-unknown = signed by { $name }, who was not on the staff as { $role } at that time
cli-signer-missing = not signed, in an event whose staff signs in
cli-verify-same = Nothing has changed.
cli-verify-changed = Different now:

cli-forecast = Forecast how an event will continue
cli-forecast-long =
    Forecast how an event will continue.

    Shows entries when registration closes, players left at each break, the bubble, the final table and the end: each with a value that has even chances either way, and a range that is 80% likely. The figures are those of the window; docs/guide/forecast.md explains how they are found.
cli-forecast-file = The event

cli-fairness = Show how fairly table moves were spread
cli-fairness-long =
    Show how fairly table moves were spread.

    Lists the moves of each player with their reason and distance to the big blind, big blinds that came too early, and hands waited, beside the results of chance alone: the same busts and broken tables, played again with other draws. The figures are those of the window and of the sheet; docs/guide/seating.md explains how they are found.
cli-fairness-file = The event
cli-fairness-format = Text to read, RON for a program, or rows for a spreadsheet

cli-merge = Make the next day from several flights whose stacks are all bagged
cli-merge-long =
    Make the next day from several flights whose stacks are all bagged.

    Writes the new file first, with the seals of the flights; then each flight gets a record that names it. Without flights, finishes an interrupted merge and lists later changes. The exit status is 0 if all is complete, 3 if the bags hold too few or too many chips, 4 if a flight has changed since, and 1 if nothing could be made.
cli-merge-flights = The flights' files, in the order played; or a club, which lists them
cli-merge-of = The event to merge, if several of the club's events have flights
cli-merge-into = The file of the next day, in the same folder
cli-merge-policy = Which stack continues, for players with several
cli-merge-forfeited = Place of an entry with a forfeited stack: behind everyone, or right behind those who continue
cli-merge-pay-forfeited = Amount paid from the pool per forfeited stack
cli-merge-pay-bagged = Amount paid from the pool per bagged stack
cli-merge-most-entries = Maximum entries per person over all flights and this day
cli-merge-void = A bag to void, such as 1B.bottone:17
cli-merge-qualifier = A player with a fixed stack and no flight
cli-merge-qualifier-stack = The stack of each qualifier
cli-merge-day = The name of the day
cli-merge-late-entries = Keep registration open, by the structure
cli-merge-no-seats = Do not draw seats yet
cli-merge-spare-tables = Extra tables beyond those needed
cli-merge-dry-run = Show the result without writing anything
cli-merge-take-back = Undo a next day that has not been played
cli-merge-read-again = Reload flights that were reopened and bagged again
cli-rehearse = Play a whole event at random into a new file
cli-rehearse-long =
    Play a whole event at random into a new file.

    Players register, come late, bust and re-enter; tables are balanced and broken by the to-do list, as in the window. The same seed plays the same event.
cli-rehearse-file = The file to make. It must not exist yet
cli-rehearse-profile = A structure's name, or a file with one
cli-rehearse-entries = Number of first entries. Defaults to 180, or to the length of the list
cli-rehearse-players = A spreadsheet (CSV) of the players who come first
cli-rehearse-seed = Seed for the random events
cli-rehearse-until = When to stop: `end`, `level:3` (or another level), `players:9` (or another number left), `day` (the end of the first)
cli-rehearse-seats = Seats per table
cli-rehearse-alternates = Players waiting for a seat when the clock starts: fewer tables are opened
cli-rehearse-acknowledge = Print the number of every record once it is on disk
cli-rehearse-office = Include office work: chip races, prizes, a deal, payments
cli-rehearse-festival = Play several flights into this folder, bag their stacks, and play the next day
cli-rehearse-flights = Number of flights in a festival; entries are divided among them
cli-rehearse-satellites = Number of satellites played first: the folder becomes a club, and seats won are tickets for the flights
cli-rehearse-role = Play one desk's part of an event on a shared log: `registration` takes entries, `floor` runs clock and tables, `payout` pays. Desks with the same part need different seeds
cli-rehearse-late = Record one in ten records late

cli-ask = Answer questions about the rules, for scripts and other programs
cli-ask-long =
    Answer questions about the rules, for scripts and other programs.

    Every line is a question in RON: who has the button, what a push of chips means, who wins which pot, who moves where, what a place is paid. Each question gets one line. The exit status is 0 if all were answered.

    Questions: Button, Ruling, Hand, Pots, Showdown, Balance, Places, Split, Bounty, Deal, Icm, ChipChop, Payouts, Satellite, Points, SeatDraw, ColorUp, Race, Missed, HandForHand, Penalty, Irregular, Italian, Structure.
cli-ask-file = A file of questions. Defaults to standard input
cli-ask-rulebooks = The folder of your club's rule books. Defaults to `rulebooks` beside the events

cli-replay = Check hands in the open PHH format
cli-replay-long =
    Check hands in the open PHH format.

    Reports every action that the rules do not allow, with the allowed ones, and every stack that ends differently from its file. The exit status is 0 if there are no errors.
cli-replay-files = Files with one hand (.phh) or many (.phhs)
cli-replay-rules = The rule book for hands without a `_rules` field
cli-replay-rulebooks = The folder of your club's rule books. Defaults to `rulebooks` beside the events
cli-replay-write = Write the hands, numbered from 1, into a new file

cli-help = Print this message or the help of the given command
cli-help-long = Print this message or the help of the given command.

# What it says.

cli-operator = command line
cli-won = { $winner } won.
cli-left = { $players } of { $entries } left.
cli-of = of
cli-players-out = players out
cli-records-decided = records checked again
cli-of-file = { $file }: { $what }
cli-file-or-log = no event given: expected a file, or --log with the address of a shared log
cli-which-file = no file given: bottone new PROFILE FILE
cli-which-file-made = no file given: bottone new --make WISHES FILE
cli-no-chips = no chip set `{ $name }`: expected a file that ends in .ron, or one of { $names }
cli-structure-or-profile = --structure takes no profile: give only the file
cli-which-file-rehearsed = no file given: bottone rehearse night.bottone
cli-no-phh = not a PHH hand history: no hand names its variant
cli-which-file-structure = no file given: bottone new --structure SHEET FILE
cli-make-or-structure = use only one of --make and --structure
cli-sheet-line = line { $number }: { $line } → { $taken }
cli-sheet-unread = { $lines }: correct or remove them in the sheet
cli-sheet-no-level = no levels found
cli-sheet-no-stack = the sheet has no starting stack: add --stack 20000
cli-make-or-profile = --make takes no profile: give only the file
cli-no-structure = no structure “{ $name }”. Available: { $names }
cli-made = Made { $file }. Open it with: bottone { $file }
cli-structures = Structures:
cli-structure-line = { $game }, { $stack } chips, { $levels }, { $time }
cli-own = (your own)
cli-line = { $file }, line { $line }: { $what }
cli-newer-decided = written by { $program }; this is Bottone { $this }, which gives a different result ({ $what }). Check it with the newer Bottone
cli-contradicts-after = after this line the event contradicts itself: { $breach }
cli-contradicts = the event contradicts itself: { $breach }
cli-sound = { $file }: { $records }, all sealed, allowed and unchanged. { $standing }
cli-not-a-number = “{ $number }” is not a number
cli-when-to-stop = expected end, level:NUMBER or players:NUMBER
cli-rehearsal = Rehearsal
cli-stage = stage
cli-rehearsal-of = { $structure }, rehearsal
cli-festival-flight = Day 1{ $letter }
cli-festival-played = { $folder }: { $flights }, { $entries }, { $players } in the next day, { $corrections }
cli-festival-satellite = Satellite { $number }
cli-festival-passed-on = Cannot come.
cli-festival-sold-back = Plays another event.
cli-festival-lapsed = Not used.
cli-festival-tickets = { $tickets } won in satellites, { $used } used in the flights
cli-rehearsed = { $file }: { $entries }, { $records }, { $moves }. { $standing }
cli-hand = { $file }, hand { $number }
cli-in-hand = { $hand }, { $what }
cli-replayed = { $hands }, { $actions }: { $faults }.
cli-in-hundredths = Amounts are in hundredths.
cli-nothing-wrong = no errors
cli-wrong = { $hands } with errors
cli-unreadable = { $hands } unreadable
cli-both = { $one }, { $other }

# What the program says when there is no window to say it in.

cli-bottone = bottone: { $what }
cli-no-window = this bottone was built without its window; bottone --help lists its other commands
cli-no-display = no display for the window (DISPLAY and WAYLAND_DISPLAY are not set); bottone rehearse works without one, and bottone --help lists other commands that do
cli-no-keyboard = the library libxkbcommon-x11 is missing and is needed for the keyboard on X11; install it (Debian and Ubuntu: apt install libxkbcommon-x11-0; Fedora: dnf install libxkbcommon-x11; Arch: pacman -S libxkbcommon-x11)
cli-safe = every confirmed record is safe in { $file }

cli-print = Print a sheet of an event as PDF
cli-print-long =
    Print a sheet of an event as PDF.

    Slips and cards are set several to a page, in order once the pile is cut. Figures that can still change are marked projected. Existing files are never overwritten. Nothing is written into the event: only the window records printing.
cli-print-sheet = The sheet to print
cli-print-file = The event
cli-print-out = The new PDF
cli-print-paper = The paper in the printer: A4, Letter or a roll of 80 mm
cli-print-tables = Only these tables: 1,3-5
cli-print-players = Only these players, by name or entry number: “Rossi, Mario; 41”. Can be repeated
cli-print-single = One card per page
cli-print-wall = Large print, readable from two metres
cli-print-halves = Two tables per page
cli-print-page = The room page's address for phones: on the poster, and in the corner of lists
cli-print-not-cards = only cards can be printed one per page
cli-print-not-wall = only seat lists can be set in large print
cli-print-not-halves = only table sheets and chip counts can be set two per page
cli-print-no-url = “{ $typed }” is not a page address: expected one such as http://192.168.1.20:8210
cli-print-not-a-table = “{ $typed }” is not a table: expected numbers such as 1,3-5
cli-print-no-table = “{ $typed }”: no such table. Open tables: { $open }
cli-print-no-player = “{ $typed }”: no such player
cli-print-player = { $name } ({ $number })
cli-print-which-player = “{ $typed }” could be: { $names }
cli-print-whole = { $sheet }: this sheet can only be printed whole
cli-print-tables-only = { $sheet }: select tables for this sheet, not players
cli-results = Write the results to a file
cli-results-long =
    Write the results to a file: `csv` for a spreadsheet, `hendon` in the style of the Hendon
    Mob (check it against their current template), or `text` to post. Results are not final
    until everyone has been paid and nothing is open. The exit status is 3 if part of the
    pool is unpaid, or if more than the pool is promised, and that of `check` if lines of
    the event were left out.
cli-results-file = The event
cli-results-format = The file format
cli-results-out = The new file
cli-results-separator = The separator between cells. Defaults to a comma in English and a semicolon in Italian
cli-provisional = These results are not final: { $status }
cli-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}

# Words that are not understood.
cli-misread-command = Unknown command “{ $word }”
cli-misread-unknown = Unknown argument “{ $word }”
cli-misread-meant = { $what }. Did you mean { $meant }?
cli-misread-value = “{ $value }” can't be used for { $option }: { $why }
cli-misread-one-of = expected one of { $all }
cli-misread-number = expected a whole number
cli-misread-range = expected a number from { $low } to { $high }
cli-misread-no-value = { $option } needs a value
cli-misread-missing = Missing: { $what }
cli-misread-no-command = No command given. Expected one of { $all }
cli-misread-conflict = { $one } can't be used with { $other }
cli-misread-count = { $option } has too many or too few values
cli-misread-help = For help: bottone --help
cli-output-lost = the output could not be written
cli-no-rulebooks = { $folder }: no such folder of rule books
cli-no-event-in-folder = no event in this folder
