# A house: its people and its events.

club-refusal-person-unknown = No one in the club has this id
club-refusal-person-known = Someone in the club already has this id
club-refusal-card-taken = Someone else in the club has this card
club-refusal-not-barred = This person is not barred
club-refusal-one-already = They are already one person
club-refusal-not-merged = This person has not been merged with another
club-refusal-merged-since = The merged person has since been merged with a third: separate that one first
club-forgotten-left = the file still has data of a deleted person, left by an interrupted program. It is removed the next time the club is opened
club-left-over = a copy of a club file left by an interrupted program. It is removed the next time the club is opened
club-refusal-not-understood = A name or a value is not valid. Check it
club-refusal-too-many = A club holds at most 1,000,000 people
club-refusal-ticket-unknown = The club has no ticket with this number
club-refusal-ticket-known = This is not the club's next ticket number
club-refusal-ticket-not-open = This ticket has been used, sold back or has expired
club-refusal-ticket-not-used = No entry was paid with this ticket
club-refusal-ticket-not-withdrawn = No event has voided this ticket
club-refusal-drawer-unknown = The club has no drawer with this number
club-refusal-other-currency = That drawer holds another currency
club-refusal-drawer-counted = This drawer has been counted and is closed
club-refusal-drawer-not-counted = That drawer has not been counted yet
club-refusal-drawer-open = This cashier already has a drawer at this desk: count that one first
club-refusal-event-unknown = No club event has this file
club-refusal-event-listed = A club event already has this file
club-refusal-nothing-to-do = No changes

club-fault-not-last = it undoes a record that was not the last valid one
club-fault-not-undone = it redoes a record that was not the last one undone

club-file-missing = the event { $file } is on the club's list, but its file is not in the folder. It may have been moved
club-another-event = { $file } is not the event that the club's list has under this name
club-not-listed = { $file } is in the folder but not on the club's list
club-not-in-the-book = { $file } names { $name } ({ $person }), who is not in the club's file
club-ticket-of-no-event = ticket { $number } was won or used in { $file }, which is not in this folder

club-count-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
club-count-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
club-standing = { $people }, { $events }.
club-made = Created { $file }, with { $events } from its folder. For more, see bottone house --help
club-events-decided = events re-checked
club-sound = { $file }: { $records }, and { $count ->
        [one] the one event beside it: every record is sealed, allowed and as decided, and both sides agree. { $standing }
       *[other] { $count } events beside it: every record is sealed, allowed and as decided, and all sides agree. { $standing }
    }
club-checked = { $file }: { $records } and { $count ->
        [one] { $count } event checked; problems are listed above. { $standing }
       *[other] { $count } events checked; problems are listed above. { $standing }
    }

club-id = Club id
club-name = Name
club-family = Family name
club-given = Given name
club-spellings = Also spelled
club-country = Country
club-card = Card
club-document = Document
club-born = Born
club-language = Language
club-notes = Notes
club-column-barred = Barred
club-column-until = Barred until
club-column-by = Barred by
club-column-why = Reason of the bar
club-column-yes = yes
club-list-cell = line { $line }, “{ $column }”: “{ $says }” is not { $expected }. No one was imported
club-list-year = a year of birth, such as 1984
club-list-date = a date, such as 2027-03-31
club-list-yes-or-no = yes or no
club-list-unread = Not read: { $columns }
club-taken-in-barred = { $people } barred by the list
club-since = In the club since
club-bar = Barred
club-event = Event
club-date = Date
club-entries = Entries
club-place = Place
club-paid = Paid
club-won = Won
club-barred = Barred until lifted, by { $by }: { $why }
club-barred-until = Barred until { $until }, by { $by }: { $why }
club-under-age = Born in { $born }: check ID, minimum age { $age }
club-call = { $what }. Call { $call }
club-taken-in = { $new } added to the club; { $known } already there
club-taken-in-without = { $taken }; { $lines } skipped as titles or headings
club-exported = Saved to { $file }, readable only by its owner
club-export-unknown = Nothing exported: this person is not in the club that is open
club-forgotten = Personal data deleted. An initial stays in the club, and in { $events } on future sheets
club-forget-waits = { $file } keeps the name for now: { $why }. The initial replaces it once someone on its staff signs in, or when it is next opened

club-open = Open a club…
club-new = New club…
club-close = Close club
club-people = Club people
club-people-of = People of { $house }
club-find = Four letters of a name, or a card
club-back = Back
club-give-all = Export all…
club-take-in = Import…
club-empty-book = No people yet. Anyone registering for an event in this folder is added; you can also import a list.
club-none-found = No one in the club has this name or card
club-choose = Select a person to see their details
club-change = Change…
club-portrait = Add photo…
club-portrait-other = Change photo…
club-portrait-remove = Remove photo
club-portrait-of = Photo of { $name }
club-portrait-kept = Photo saved small beside the club's file, and shown only on this page
club-portrait-unreadable = This photo cannot be shown: the file is damaged or not a picture
club-portrait-removed = Photo removed
club-portrait-not-kept = Photo not changed: { $why }
club-do-bar = Bar
club-lift = Lift the bar
club-merge = Merge duplicate…
club-merge-select = Select the person to keep in the list
club-merge-into = Same person as { $name }: this page is merged into that one
club-merge-do = Merge
club-part = Separate { $name }
club-give = Export…
club-forget = Delete personal data
club-forget-what = Deletes this page and the photo, from the club's file too; neither can be restored. Events keep an initial on future sheets.
club-until = Until
club-until-note = A date such as 2027-03-31; leave empty to bar until lifted
club-no-day = not a valid date
club-visits = At { $events }
club-written = Saved in the club's file
club-none-open = No club is open. Open one, or an event in a club's folder
club-made-in = Created { $path }. Events in this folder share its people
club-completed = { $people } of this event had not reached the club when the program ended: added now.
club-file-of-people = people
club-files-of-people = Lists, events
club-of-the-book = From the club:
club-enter = { $open ->
    [list] Enter: { $name }, from the club: waiting list, place { $place }.
    [0] Enter: { $name }, from the club, buys in and waits for a seat: none is open.
   *[other] Enter: { $name }, from the club, buys in and draws a seat.
}

# The command line.

cli-club = Create, show or check a club, or list its people
cli-club-long =
    Create, show or check a club, or list its people.

    A club is a folder with the files of its events and a file of its own, house.ron, which holds its people and the list of its events. An event does not need a club.
cli-club-new = Create a club in a folder
cli-club-new-long =
    Create a club in a folder.

    The folder is created if it does not exist. Events whose files are in it are put on the club's list; they are not changed. The exit status is 0 when house.ron was created.
cli-club-new-name = The club's name; default: the folder's name
cli-club-new-age = Minimum age to play; default: no age check
cli-club-new-call = Contact for the desk when someone may not play, such as “security, extension 12”
cli-club-new-tables = Number of tables in the room, numbered from 1; default: not set
cli-club-new-ways = Payment methods offered at its events, separated by commas: cash,card; default: all
cli-club-show = Print the current state of a club, in RON
cli-club-show-long =
    Print the current state of a club, in RON.

    It contains everything the club knows about its people: keep it confidential.
cli-club-check = Re-check every record of a club and of its events, and compare them
cli-club-check-long =
    Re-check every record of a club and of its events, and compare them.

    Checks house.ron and, on all processors, every event in its folder as bottone check does. Then compares both sides: an event on the list without its file, a file that is not on the list, a person named by an event but not in the club. The exit status is 0 when all is sound; 1 when a file cannot be read at all, 3 when a last line is unfinished, 4 when a line is damaged, 5 when a line was decided differently, 6 when a newer program wrote a line, 7 when every file is sound but two do not agree. If several apply, the worst counts.
cli-club-people = List a club's people, or find, import, export or delete
cli-club-people-long =
    List a club's people, or find, import, export or delete.

    Without options: one line per person, or per match for WORDS as in the window's field: id, name, card and country, separated by tabs. Documents and notes are not included. The exit status is 0 on success.
cli-club-people-words = Letters of a name in any script, or a card number
cli-club-people-import = Import people from a spreadsheet (CSV), an event (.bottone) or a tournament of The Tournament Director (.tdt). People already there by card or name are skipped
cli-club-people-export = Export everyone, or with --card everything about one person, to a new spreadsheet readable only by its owner
cli-club-people-card = Print this person's page, with their results in all events of the club
cli-club-people-forget = Delete this person's data: an initial stays in the club and on future sheets
cli-arg-club = The club: its folder, or the file house.ron in it
cli-club-part = Set an event's part in the club
cli-club-part-long =
    Set an event's part in the club.

    Without an option it is a stand-alone event. A satellite hands out tickets for the event of that NAME (bottone house award). Flights and days with one NAME are one event, and bottone merge creates the next day of its flights.
cli-club-part-satellite = It is a satellite for the event with this name
cli-club-part-flight = It is a flight of the event with this name
cli-club-part-label = Flight name, such as 1A
cli-club-part-day = It is a later day of the event with this name
cli-club-part-number = Day number
cli-club-tickets = List the tickets for other events
cli-club-tickets-long =
    List the tickets for other events.

    One line per ticket: number, holder, event, value and status, separated by tabs; below them what is outstanding for each event. With a NUMBER, an open ticket is transferred, bought back by the club or expires, for a reason that stays in the log.
cli-club-tickets-pass-on = Transfer the ticket with this number
cli-club-tickets-to = New holder: a person's id in the club
cli-club-tickets-sell-back = The club buys back the ticket with this number
cli-club-tickets-drawer = Number of the drawer that the money comes from
cli-club-tickets-lapse = Let the ticket with this number expire
cli-club-tickets-reason = Reason
cli-club-award = Hand out the seats won in a satellite
cli-club-award-long =
    Hand out the seats won in a satellite.

    EVENT is a satellite on the club's list. Everyone owed a seat gets the club's next ticket: the satellite records the handover, the club records the holder. Winners must be in the club. The exit status is 0 when at least one was handed out.
cli-club-enter = Buy a player in with a ticket
cli-club-enter-long =
    Buy a player in with a ticket.

    PERSON is an id in the club (bottone house people). The first open ticket for the event, or for the whole event of which it is a flight, is used; anything it does not cover is paid in money.
cli-club-settle = Update the club's tickets from its events
cli-club-settle-long =
    Update the club's tickets from its events.

    Anything that concerns both is recorded in the event first, then in the club. If a program ended in between, or something was undone on one side only, this fixes it and reports what it did: tickets, people missing from the club, events that are not on the list, and names that have changed.
cli-arg-event = The event's file
cli-arg-person = A person's id in the club
club-people-none = No one matches “{ $typed }”

# The staff of the house.

club-refusal-staff-known = The club already has a staff member with this name, or already has a staff
club-refusal-staff-unknown = The club has no staff member with this name
club-refusal-needs-new-pin = This role pays or signs, so it needs a new PIN: at least six digits, or a word
club-refusal-needs-director = The club's staff needs a director, and every director a PIN
club-fault-signer = signed by a person who was not on the club's staff in that role
club-fault-setup = the club begins with settings that no desk accepts: a text is empty or too long, or a number is out of range
club-fault-two-signatures = it needs two signatures, and one of them is missing
club-fault-role = it needs another role than the signer's
club-staff-title = Club staff
club-staff-open = Staff…
club-staff-none = No sign-in needed. Once the club has staff, each person does what their role allows, and documents, birth dates and notes are hidden until someone signs in. Start with a director.
club-staff-note = Sign in to change the club's people, sell a ticket back or open a drawer. Documents, birth dates and notes are hidden until then.
club-staff-take = Import this event's staff
club-hidden = Documents, birth dates and notes are left out. { $why }
club-hidden-here = Sign in under “Staff…” to see documents, birth dates, notes and photos.
club-why-hidden = sign in to see why
club-under-age-hidden = May be too young: the minimum age is { $age }
today-club-two-signatures = Payments above this need a second director's PIN. Blank: one signature is enough
cli-club-set = Change a club's settings
cli-club-set-long =
    Change a club's settings.

    Settings that are not given stay as they are. In a club with staff, a director signs with --as and --pin-file.
cli-club-set-name = The club's name
cli-club-set-age = The minimum age of players
cli-club-set-call = Who the desk calls when a person may not play
cli-club-set-tables = Number of tables in the room, numbered from 1
cli-club-set-ways = Payment methods at its events, separated by commas: cash,card
cli-arg-two-signatures = Payments above this amount need the PIN of a director other than the payer
cli-arg-currency = The currency of that amount, by its code: EUR
cli-arg-one-signature = One signature is enough for any amount
cli-club-staff = List or change a club's staff
cli-club-staff-long =
    List or change a club's staff.

    A club without staff needs no sign-in. The first member is a director with a PIN (--add NAME:director --new-pin-file FILE); --take imports the whole staff of an event, with PINs and cards. From then on, changes to the club are signed with --as and --pin-file, and documents, birth dates and notes are printed only for roles that may see them.
cli-club-staff-add = Add a staff member in this role
cli-club-staff-change = Change this member's role, PIN or card
cli-club-staff-remove = Remove this member from the staff
cli-club-staff-take = Import the staff of this event
cli-club-staff-new-pin-file = A file whose first line is the new PIN
cli-club-staff-scanned = The number of this member's sign-in card
cli-club-staff-form = “{ $typed }” is not NAME:ROLE. The roles are { $roles }
