# The command line: its help.

cli-about = Directs live poker tournaments
cli-about-long =
    Directs live poker tournaments.

    Without a command the window opens, with FILE if one is named, else with the event that was open last.
cli-examples =
    Examples:
      bottone                                    open the window
      bottone evening.ron                        open an event
      bottone new club-turbo evening.ron         make an event from a structure
      bottone new --structure sheet.txt friday.ron
                                                 make an event from a sheet of levels
      bottone check evening.ron                  check that its lines agree with each other
      bottone rehearse --profile deep-stack --entries 240 --seed 7 night.ron
                                                 play a whole evening by chance
      bottone ask questions.ron                  answer questions about the rules
      bottone replay final-table.phhs            check every action of recorded hands

    An event is one file. It can be copied at any moment and read in any editor.
cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-usage-options = [OPTIONS]
cli-usage-command = <COMMAND>
cli-options = Options:
cli-arg-help = Print help
cli-arg-version = Print version
cli-arg-language = The language: en or it. Without it the system's, and for the answers of ask English
cli-arg-file = An event to open in the window
cli-arg-mirror = Keep the event a second time in this folder, on another disk: every line that is written goes there too
cli-arg-log = The log that several desks share: postgres://desk@server/poker?event=friday (docs/engineering/network.md)

cli-new = Make a new event
cli-new-long =
    Make a new event.

    PROFILE is a structure that comes with Bottone or a file with one of your own. Without arguments the structures are listed.

    With --make the structure is made, and the one argument is the FILE: bottone new --make players=60,stack=20000,end=01:00 friday.ron
    players=60 or 50-70 (40)
    reentries=8 re-entries and rebuys, all together (0)
    stack=20000 or 20k; chips: the best that the chips give (20000)
    start=20:30 when the first level begins (20:30)
    end=01:00 when it is to end; length=4:30 or length=270 says the same (01:00)
    minutes=15 of a level (15)
    deep=200 the starting stack in big blinds (200)
    ante=bb:1 by the big blind from level 1; each:5 by every player from level 5; none (bb:1)
    breaks=6x10 after every 6 levels 10 minutes; none (6x10)
    dinner=22:30x45 near 22:30, 45 minutes; none (none)
    late=6 levels in which entries are sold (6)
    game=nl-holdem limit-holdem, pl-omaha, omaha-8, stud, razz, stud-8, horse, horse-levels (nl-holdem)
    blinds=25/50;50/100;100/200 the blinds that the house plays (all that people know)
    chips=club what the house owns: a chip set by its name or a file (as many as are needed)
    In brackets what is taken where nothing is said. What cannot be met is told, with the step that it would need.
cli-new-profile = A structure by its name, or a file with one
cli-new-file = The file to make. There must be none of that name
cli-new-name = The event's name; without one it is the structure's
cli-new-rules = The rule book to play by, by its name
cli-new-make = Make the structure instead of taking one: players, reentries, stack, start, end, length, minutes, deep, ante, breaks, dinner, late, game, chips, each as KEY=VALUE with commas between
cli-new-structure = Read the structure from a sheet of levels: text, cells or CSV; - for standard input
cli-new-stack = The starting stack, where a sheet names none
cli-new-rulebooks = The folder of the house's own rule books; without it `rulebooks` where events are kept

cli-structure = Read a sheet of levels
cli-structure-long =
    Read a sheet of levels: any text, cells of a spreadsheet or CSV, in English, Italian, French, Spanish or German.

    The structure is printed in RON, as structures lie in a house's folder. Standard error has each line of the sheet with what it was taken for. The exit status is 1 if something was not understood; the rest is printed all the same.
cli-structure-file = The sheet; - for standard input
cli-structure-name = The structure's name; without one it is the title of the sheet or the name of the file
cli-structure-stack = The starting stack, where the sheet names none; without one it is 100 big blinds

cli-import = Take over an event that was run with The Tournament Director
cli-import-long =
    Take over an event that was run with The Tournament Director.

    FILE is a saved tournament (.tdt). It is read, never run and never changed; the event goes into a new file. What could not be taken over is listed. The exit status is 0 when the new file was made.
cli-import-file = The saved tournament
cli-import-output = The file to make; without it FILE with the ending .ron. There must be none of that name

cli-sync = Bring a desk's file up to the log that several desks share
cli-sync-long =
    Bring a desk's file up to the log that several desks share, or say where the two part.

    What the log has more is added to the file, line by line as it stands there; where there is no such file it is made. A file that the log is not the continuation of is left as it is, and both last lines are named. Every line that both have is compared, and every new one is decided again. It ends with the status of check.
cli-sync-file = The desk's own file of the event
cli-sync-push = Put into the log what the file has more: all of it where the log has no event of this name
cli-show = Print an event as it stands now, in RON
cli-show-long = Print an event as it stands now, in RON.
cli-show-file = The event, or a desk's own file of it beside --log
cli-show-at = As it stood then, by what is known now: a time of day (21:40), minutes ago (-5), a level and what was left of it (“level 6, 3:00”), or an instant in full
cli-show-record = As it was known after this record, counted from 0
cli-tell = Tell an event of one act
cli-tell-long =
    Tell an event of one act.

    COMMAND is what the floor asks for, in RON, as records have it: `Entries(Bust(out:[(12,None)]))`. The record that came of it is printed; where a rule forbids it, that rule. The exit status is 0 when it is on record.
cli-tell-file = The event, or a desk's own file of it beside --log; with --log alone COMMAND is the only word
cli-tell-command = What is asked for, in RON
cli-tell-happened = When it happened, if that was before now: a time of day (21:40), minutes ago (-5), a level and what was left of it (“level 6, 3:00”), or an instant in full. What was decided since is decided again
cli-tell-waive = Why a rule that forbids it is set aside, where that can be done
cli-arg-as = Who tells it, in an event that has staff (docs/guide/staff.md)
cli-arg-pin-file = A file whose first line is the PIN of the person named by --as
cli-tell-at-table = The table at which a dealer tells it
cli-arg-director-pin-file = A file whose first line is a director's PIN, for what that person's role does not allow
cli-tell-new-pin-file = A file whose first line is the new PIN of the member of staff who is added or changed; COMMAND has none
cli-no-staff-command = --new-pin-file is for an act that adds or changes a member of staff
cli-pin-of-nobody = --pin-file needs --as: name the person whose PIN it is
cli-no-record = there is no record { $record }: there are { $count }, counted from 0
cli-no-moment = “{ $typed }” is no time: type 21:40, -5, or “level 6, 3:00”
cli-no-command = the command is not understood: { $what }

cli-check = Decide every record of an event again
cli-check-long =
    Decide every record of an event again.

    Verifies that every line is as it was written, that every act is allowed by the rules and has the consequences that are recorded, and that chips, seats and places add up after each. What is wrong is named with its line. The exit status is 0 when all is sound, 3 when a last line was never finished and is left aside, 4 when a line is damaged, 5 when a line is sealed but was not decided so, 7 when it and the files beside it do not say the same of stacks that were carried over or of tickets; 1 when the file cannot be read at all.
cli-check-file = The event
cli-check-witness = A code that was printed or shown: prove that nothing up to there is missing or changed. May be given several times

cli-verify = Answer for a sheet in the hand
cli-verify-long =
    Answer for a sheet in the hand.

    Takes the code at the foot of the sheet (“seal 414-7KQM-2F9P-XD03-H6TA”), proves that the event's file still has everything that it had then, says what the sheet said, and what of it is otherwise now. The exit status is 0 when nothing is missing, and 4 when something is missing or changed.
cli-verify-code = The code at the foot of the sheet
cli-verify-file = The event
cli-verify-then = Then, at { $time }: { $standing }
cli-signer-unknown = signed by { $name }, who was not on the staff as { $role } then
cli-verify-same = All of it stands as it did.
cli-verify-changed = Now it says otherwise:

cli-forecast = Say how an event will go on
cli-forecast-long =
    Say how an event will go on.

    Entries when registration closes, players left at each break, the bubble, the final table and the end: each as often before as after, and between what it is eight nights in ten. The figures are those of the window; how they are found is in docs/guide/forecast.md.
cli-forecast-file = The event

cli-fairness = Say how fairly a night has treated its players
cli-fairness-long =
    Say how fairly a night has treated its players.

    Moves of each player, why and how far from the big blind, big blinds that came too early and hands waited, beside what chance alone gives: the same busts and broken tables, played again with other draws. The figures are those of the window and of the sheet; how they are found is in docs/guide/seating.md.
cli-fairness-file = The event
cli-fairness-format = A text to be read, RON for a program, or rows for a spreadsheet

cli-merge = Make the next day of several flights, in which every stack is in a bag
cli-merge-long =
    Make the next day of several flights, in which every stack is in a bag.

    The new file is written at once, with the seals of the flights; then each flight gets a record that names it. Called without flights, it completes what was broken off and tells what was changed since. Ends with 0 when all is whole, 3 when chips are missing or too many in the bags, 4 when a flight was changed since, and 1 when nothing could be made.
cli-merge-flights = The files of the flights, in the order in which they were played; or a house, whose list says which they are
cli-merge-of = Of which event of the house, where several have flights
cli-merge-into = The file of the next day, in the same folder
cli-merge-policy = What goes on of somebody with several stacks
cli-merge-forfeited = Where an entry is ranked whose stack is forfeited: behind everybody, or right behind those who go on
cli-merge-pay-forfeited = Pay so much out of the pool for each forfeited stack
cli-merge-pay-bagged = Pay so much out of the pool for each bagged stack
cli-merge-most-entries = How many entries one person may have over all flights and this day
cli-merge-void = A bag that does not count, such as 1B.ron:17
cli-merge-qualifier = Somebody who comes with a fixed stack, without a flight
cli-merge-qualifier-stack = The chips of each qualifier
cli-merge-day = What the day is called
cli-merge-late-entries = Registration stays open as the structure says: somebody can still buy in
cli-merge-no-seats = Draw no seats yet
cli-merge-spare-tables = How many tables more than are needed
cli-merge-dry-run = Tell what would be made, and write nothing
cli-merge-take-back = Take a next day back that nobody has played
cli-merge-read-again = Read flights again that were opened and bagged anew since
cli-rehearse = Play a whole evening by chance into a new file
cli-rehearse-long =
    Play a whole evening by chance into a new file.

    Players register, come late, bust, come back; tables are balanced and broken as the to-do list says, through the same desk as in the window. The same seed plays the same evening.
cli-rehearse-file = The file to make. There must be none of that name
cli-rehearse-profile = A structure by its name, or a file with one
cli-rehearse-entries = How many players enter for the first time; without it 180, or as many as the list has
cli-rehearse-players = A spreadsheet (CSV) with the players that come first
cli-rehearse-seed = What chance begins with
cli-rehearse-until = When to stop: `end`, `level:3` (or another level), `players:9` (or another number left), `day` (the end of the first)
cli-rehearse-seats = Seats at a table
cli-rehearse-alternates = How many wait for a seat when the clock starts: fewer tables are opened
cli-rehearse-acknowledge = Print the number of every record once it is on the disk
cli-rehearse-office = Play the office too: chip races, prizes, a deal, payments
cli-rehearse-festival = Play several flights into this folder, bag their stacks, and play the day that is made of them
cli-rehearse-flights = How many flights a festival has; the entries are divided among them
cli-rehearse-satellites = How many satellites are played before them: with any the folder is a house, and the seats that are won are tickets for the flights
cli-rehearse-role = Play one desk's part of an evening that others play too, on a shared log: `registration` sells, `floor` runs clock and tables, `payout` pays. Several of one part have seeds of their own
cli-rehearse-late = Tell a tenth of the acts late

cli-ask = Answer questions about the rules, for scripts and other programs
cli-ask-long =
    Answer questions about the rules, for scripts and other programs.

    Every line is a question in RON: who has the button, what a push of chips means, who wins which pot, who moves where, what a place is paid. Every question gets one line. The exit status is 0 when all were answered.

    Questions: Button, Ruling, Hand, Pots, Showdown, Balance, Places, Split, Bounty, Deal, Icm, ChipChop, Payouts, Satellite, Points, SeatDraw, ColorUp, Race, Missed, HandForHand, Penalty, Irregular, Italian, Structure.
cli-ask-file = A file with questions; without it they come from standard input
cli-ask-rulebooks = The folder of the house's own rule books; without it `rulebooks` where events are kept

cli-replay = Play hands of the open PHH format again
cli-replay-long =
    Play hands of the open PHH format again.

    Reports every action that the rules do not allow, with what was allowed, and every stack that ends otherwise than its file says. The exit status is 0 when nothing is wrong.
cli-replay-files = Files with one hand (.phh) or many (.phhs)
cli-replay-rules = The rulebook for hands that name none in their field `_rules`
cli-replay-rulebooks = The folder of the house's own rule books; without it `rulebooks` where events are kept
cli-replay-write = Write the hands out again, numbered from 1, into a new file

cli-help = Print this message or the help of the given command
cli-help-long = Print this message or the help of the given command.

# What it says.

cli-operator = command line
cli-won = { $winner } won.
cli-left = { $players } of { $entries } are left.
cli-of = of
cli-players-out = players out
cli-records-decided = records decided again
cli-of-file = { $file }: { $what }
cli-file-or-log = which event? Expected a file, or --log with the address of a shared log
cli-which-file = which file? bottone new PROFILE FILE
cli-which-file-made = which file? bottone new --make WISHES FILE
cli-no-chips = there are no chips called `{ $name }`: expected a file that ends in .ron, or one of { $names }
cli-structure-or-profile = with --structure there is no profile: expected the file alone
cli-which-file-rehearsed = which file is the evening to be written to? bottone rehearse night.ron
cli-no-phh = this is no hand history in the PHH format: no hand names its variant
cli-which-file-structure = which file? bottone new --structure SHEET FILE
cli-make-or-structure = --make and --structure are two structures: expected one of them
cli-sheet-line = line { $number }: { $line } → { $taken }
cli-sheet-unread = { $lines }: correct them in the sheet, or take them out of it
cli-sheet-no-level = no level was found
cli-sheet-no-stack = the sheet names no starting stack: add --stack 20000
cli-make-or-profile = with --make there is no profile: expected the file alone
cli-no-structure = there is no structure “{ $name }”. There are: { $names }
cli-made = Made { $file }. Open it with: bottone { $file }
cli-structures = Structures:
cli-structure-line = { $game }, { $stack } chips, { $levels }, { $time }
cli-own = (your own)
cli-line = { $file }, line { $line }: { $what }
cli-newer-decided = written by { $program }; this is Bottone { $this }, which judges otherwise ({ $what }). Check it with the newer Bottone
cli-contradicts-after = after this the event contradicts itself: { $breach }
cli-contradicts = the event contradicts itself: { $breach }
cli-sound = { $file }: { $records }, every one sealed, allowed and as it was decided. { $standing }
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
cli-festival-tickets = { $tickets } won in satellites, { $used } of them used in the flights
cli-rehearsed = { $file }: { $entries }, { $records }, { $moves }. { $standing }
cli-hand = { $file }, hand { $number }
cli-in-hand = { $hand }, { $what }
cli-replayed = { $hands }, { $actions }: { $faults }.
cli-in-hundredths = Amounts are in hundredths.
cli-nothing-wrong = nothing wrong
cli-wrong = { $hands } wrong
cli-unreadable = { $hands } unreadable
cli-both = { $one }, { $other }

# What the program says when there is no window to say it in.

cli-bottone = bottone: { $what }
cli-no-window = this bottone was built without its window; see bottone --help for what else it does
cli-no-display = there is no display for the window (neither DISPLAY nor WAYLAND_DISPLAY is set); bottone rehearse works without one, and bottone --help lists what else does
cli-no-keyboard = the library libxkbcommon-x11 is missing, without which there is no keyboard on X11; install it (Debian and Ubuntu: apt install libxkbcommon-x11-0; Fedora: dnf install libxkbcommon-x11; Arch: pacman -S libxkbcommon-x11)
cli-safe = every act that was confirmed is safe in { $file }

cli-print = Print a sheet of an event as PDF
cli-print-long =
    Print a sheet of an event as PDF.

    Slips and cards lie several on a page, in order once the pile is cut. What can still change is marked provisional. A file that is there is never overwritten. Nothing is written into the event: what was printed is kept only by the window.
cli-print-sheet = What to print
cli-print-file = The event
cli-print-out = The new PDF
cli-print-paper = The paper in the printer: A4, Letter or a roll of 80 mm
cli-print-tables = Only these tables: 1,3-5
cli-print-players = Only these players, by name or number of entry: “Rossi, Mario; 41”. Can be given several times
cli-print-single = One card to a page
cli-print-wall = Large letters, to be read from two metres
cli-print-halves = Two tables to a page
cli-print-page = Where telephones find the room's page: for the poster, and in the corner of the lists
cli-print-not-cards = only cards are printed one to a page
cli-print-not-wall = only lists of seats are set for a wall
cli-print-not-halves = only table sheets and chip counts lie two to a page
cli-print-no-url = “{ $typed }” is not the page's address: expected one such as http://192.168.1.20:8210
cli-print-not-a-table = “{ $typed }” is not a table: expected numbers like 1,3-5
cli-print-no-table = “{ $typed }”: there is no such table. There are { $open }
cli-print-no-player = “{ $typed }”: there is no such player
cli-print-player = { $name } ({ $number })
cli-print-which-player = “{ $typed }” could be: { $names }
cli-print-whole = { $sheet }: this sheet is always printed whole
cli-print-tables-only = { $sheet }: of this sheet tables can be chosen, not players
cli-results = Write the results into a file
cli-results-long =
    Write the results into a file: `csv` for a spreadsheet, `hendon` in the style of the Hendon
    Mob (check it against their current template), or `text` to post. Results are provisional
    until everybody has been paid and nothing is open. The exit status is 3 where part of the
    pool is not paid out, or more than the pool is promised.
cli-results-file = The event
cli-results-format = As what
cli-results-out = The new file
cli-results-separator = What stands between cells; without it a comma in English and a semicolon in Italian
cli-provisional = These results are not final: { $status }
cli-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}

# Words that are not understood.
cli-misread-command = There is no command “{ $word }”
cli-misread-unknown = “{ $word }” is not known here
cli-misread-meant = { $what }. Did you mean { $meant }?
cli-misread-value = “{ $value }” is not possible for { $option }: { $why }
cli-misread-one-of = expected one of { $all }
cli-misread-number = expected a whole number
cli-misread-range = expected a number from { $low } to { $high }
cli-misread-no-value = { $option } needs a value
cli-misread-missing = Missing: { $what }
cli-misread-no-command = Which command? Expected one of { $all }
cli-misread-conflict = { $one } cannot be used with { $other }
cli-misread-count = { $option } has too many values or too few
cli-misread-help = For more: bottone --help
cli-no-event-in-folder = there is no event in this folder
