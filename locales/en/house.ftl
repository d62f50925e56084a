# A house: its people and its events.

house-refusal-person-unknown = Nobody in the house's book has this id
house-refusal-person-known = Somebody in the house's book has this id already
house-refusal-card-taken = Somebody else in the house's book has this card
house-refusal-not-barred = Nobody has barred this person
house-refusal-one-already = They are one person already
house-refusal-not-merged = This person was not found to be somebody else
house-refusal-merged-since = The person of both was found to be a third since: take that apart first
house-left-over = a copy of a file of the house, left by a program that was stopped. It is removed when the house is next opened
house-refusal-not-understood = A name or a value is not as it should be
house-refusal-too-many = A house's book holds at most 1,000,000 people
house-refusal-ticket-unknown = The house has no ticket of this number
house-refusal-ticket-known = The number is not the next of the house's tickets
house-refusal-ticket-not-open = The ticket was used, sold back, or is worth nothing any more
house-refusal-ticket-not-used = No entry was paid with this ticket
house-refusal-ticket-not-withdrawn = No event took this ticket back
house-refusal-drawer-unknown = The house has no drawer of this number
house-refusal-other-currency = In that drawer is money of another currency
house-refusal-drawer-counted = This drawer was counted, and nobody works out of it any more
house-refusal-drawer-not-counted = That drawer was not counted yet
house-refusal-drawer-open = This cashier has a drawer at this desk already; count that one first
house-refusal-event-unknown = No event of the house has this file
house-refusal-event-listed = An event of the house has this file already
house-refusal-nothing-to-do = Nothing would change

house-fault-not-last = it takes back a line that was not the last to stand
house-fault-not-undone = it does a line again that was not the last to be taken back

house-file-missing = the event { $file } is on the house's list, and its file is not in the folder. Was it moved?
house-another-event = { $file } is not the event that the house's list has under this name
house-not-listed = { $file } lies in the folder and is not on the house's list
house-not-in-the-book = { $file } names { $name } ({ $person }), who is not in the house's book

house-count-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
house-count-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
house-standing = { $people }, { $events }.
house-made = Made { $file }, with { $events } of its folder. See bottone house --help for what else there is
house-events-decided = events decided again
house-sound = { $file }: { $records }, and { $count ->
        [one] the one event beside it, every record sealed, allowed and as it was decided, and both sides agree. { $standing }
       *[other] { $count } events beside it, every record sealed, allowed and as it was decided, and all sides agree. { $standing }
    }
house-checked = { $file }: { $records } and { $count ->
        [one] { $count } event were looked through; what is wrong is told above. { $standing }
       *[other] { $count } events were looked through; what is wrong is told above. { $standing }
    }

house-id = House id
house-name = Name
house-family = Family name
house-given = Given name
house-spellings = Also written
house-country = Country
house-card = Card
house-document = Document
house-born = Born
house-language = Language
house-notes = Notes
house-since = In the book since
house-bar = Barred
house-event = Event
house-date = Date
house-entries = Entries
house-place = Place
house-paid = Paid
house-won = Won
house-barred = Barred until it is lifted, by { $by }: { $why }
house-barred-until = Barred until { $until }, by { $by }: { $why }
house-under-age = Born in { $born }: look at a document, nobody under { $age } plays
house-call = { $what }. Call { $call }
house-taken-in = { $new } taken into the book; { $known } of the list were in it already
house-taken-in-without = { $taken }; { $lines } left out as a title or headings
house-exported = Written to { $file }, for the eyes of its owner alone
house-export-nobody = Nothing was exported: this person is not in the house that is open
house-forgotten = Forgotten. Of the book an initial is left, and in { $events } on all sheets to come
house-forget-waits = { $file } keeps the name for now: { $why }. The initial goes in when somebody of its staff signs in, or when it is opened next

house-open = Open a house…
house-new = New house…
house-close = Close the house
house-people = People of the house
house-people-of = People of { $house }
house-find = Four letters of a name, or a card
house-back = Back
house-give-all = Export all…
house-take-in = Import…
house-nobody = Nobody is in the book yet. Whoever registers for an event in this folder comes in by it; a list can be imported.
house-nobody-found = Nobody in the book is called so or has this card
house-choose = Choose somebody to see the page
house-change = Change…
house-portrait = Photograph…
house-portrait-other = Another photograph…
house-portrait-remove = Take the photograph away
house-portrait-of = Photograph of { $name }
house-portrait-kept = The photograph is kept beside the house's file, small, and shown on this page alone
house-portrait-unreadable = There is a photograph that cannot be shown: its file is damaged or is no picture
house-portrait-removed = The photograph is gone
house-portrait-not-kept = The photograph stays as it was: { $why }
house-do-bar = Bar
house-lift = Lift the bar
house-merge = Is somebody else…
house-merge-whom = Press the one in the list who it really is
house-merge-into = This is { $name }: the two pages become that one
house-merge-do = Make one of them
house-part = Take { $name } apart again
house-give = Export…
house-forget = Forget
house-forget-what = The page goes, out of the house's file too, and the photograph; neither can be brought back. Events keep an initial on all sheets to come.
house-until = Until
house-until-note = A day like 2027-03-31; empty for until it is lifted
house-no-day = this is no day
house-visits = At { $events }
house-written = Written into the house's book
house-none-open = No house is open. Open one, or an event that lies in a house's folder
house-made-in = Made { $path }. Events in this folder share its people
house-completed = { $people } of this event had not reached the house's book when the program ended: written now.
house-file-of-people = people
house-files-of-people = Lists, events
house-of-the-book = From the house's book:
house-enter = { $open ->
    [list] Enter: { $name }, from the house's book: waiting list, place { $place }.
    [0] Enter: { $name }, from the house's book, buys in and waits for a seat: none is open.
   *[other] Enter: { $name }, from the house's book, buys in and draws a seat.
}

# The command line.

cli-house = Make a house, show it, check it, or list its people
cli-house-long =
    Make a house, show it, check it, or list its people.

    A house is a folder with the files of its events and a file of its own, house.ron: its book of people, and which events are its own. An event needs no house.
cli-house-new = Make a house in a folder
cli-house-new-long =
    Make a house in a folder.

    The folder is made if it is not there. Events whose files lie in it are put on the house's list; they are not changed. The exit status is 0 when house.ron was made.
cli-house-new-name = The house's name; without one it is the folder's
cli-house-new-age = Nobody younger may play; without it nobody is asked
cli-house-new-call = Whom the desk calls when somebody may not play: “security, extension 12”
cli-house-new-tables = How many tables the room has, numbered from 1; without it nobody has said
cli-house-new-ways = The ways of paying that are offered in its events, with commas: cash,card; without it every one
cli-house-show = Print a house as it stands now, in RON
cli-house-show-long =
    Print a house as it stands now, in RON.

    All that the house knows of its people is in it: it is for nobody else's eyes.
cli-house-check = Decide every record of a house and of its events again, and compare them
cli-house-check-long =
    Decide every record of a house and of its events again, and compare them.

    Looks through house.ron and, on all processors, through every event in its folder as bottone check does. Then both sides are compared: an event on the list without its file, a file that is not on the list, somebody whom an event names and the book does not have. The exit status is 0 when all is sound; 1 when a file cannot be read at all, 3 when a last line was never finished, 4 when a line is damaged, 5 when a line was not decided so, 6 when a newer program wrote a line, 7 when every file is sound and two do not agree. Of several the worst counts.
cli-house-people = List everybody in the book, or find, take in, give out or forget
cli-house-people-long =
    List everybody in the book, or find, take in, give out or forget.

    Without options: a line for each person, or for those whom WORDS mean as in the window's field: id, name, card and country, with tabs between. Documents and notes are not among them. The exit status is 0 when it was done.
cli-house-people-words = Letters of a name in any script, or the number of a card
cli-house-people-import = Take in the people of a spreadsheet (CSV), of an event (.ron) or of a tournament of The Tournament Director (.tdt). Who is there by card or name is not taken in again
cli-house-people-export = Write everybody, or with --card all that is known of one person, into a new spreadsheet that its owner alone may read
cli-house-people-card = Print the page of this person, and what he has done in all events of the house
cli-house-people-forget = Forget this person: an initial is left in the book, and on all sheets to come
cli-arg-house = The house: its folder, or the file house.ron in it
cli-house-part = Say what an event is within the house
cli-house-part-long =
    Say what an event is within the house.

    Without an option it is an event for itself. A satellite hands out tickets for the event of that NAME (bottone house award); flights and days of one NAME are one event, and bottone merge makes the next day of its flights.
cli-house-part-satellite = Seats for the event of this name are won in it
cli-house-part-flight = It is a flight of the event of this name
cli-house-part-label = What the flight is called: 1A
cli-house-part-day = It is a later day of the event of this name
cli-house-part-number = Which day
cli-house-tickets = List the tickets for other events
cli-house-tickets-long =
    List the tickets for other events.

    A line for each ticket: number, holder, event, value and what became of it, with tabs between; under them what is outstanding for each event. With a NUMBER an open ticket becomes somebody else's, is bought back by the house or is worth nothing any more, for a reason that stays on record.
cli-house-tickets-pass-on = The ticket of this number is somebody else's from now on
cli-house-tickets-to = Whose: the id of somebody in the house's book
cli-house-tickets-sell-back = The house buys the ticket of this number back
cli-house-tickets-drawer = The drawer that the money comes from, by its number
cli-house-tickets-lapse = The ticket of this number is worth nothing any more
cli-house-tickets-reason = Why
cli-house-award = Hand out the seats that were won in a satellite
cli-house-award-long =
    Hand out the seats that were won in a satellite.

    EVENT is a satellite on the house's list. Everybody to whom a seat is owed gets the house's next ticket: the satellite says that it handed it out, the house whose it is. Winners have to be in the house's book. The exit status is 0 when at least one was handed out.
cli-house-enter = Buy somebody in with a ticket
cli-house-enter-long =
    Buy somebody in with a ticket.

    PERSON is an id of the house's book (bottone house people). The first open ticket for the event, or for the whole of which it is a flight, is used; what it does not cover is paid in money.
cli-house-settle = Write into the book what the events say of tickets
cli-house-settle-long =
    Write into the book what the events say of tickets.

    What concerns both is told in the event first and then in the house's book. Where a program ended in between, or something was taken back on one side alone, this sets it right and says what it did: tickets, people whom the book does not have, events that are not on the list, and names that are others by now.
cli-arg-event = The event's file
cli-arg-person = The id of somebody in the house's book
house-people-none = No one matches “{ $typed }”

# The staff of the house.

house-refusal-staff-known = Somebody of this name works in this house already, or it has a staff already
house-refusal-staff-unknown = Nobody of this name works in this house
house-refusal-needs-director = The house needs a director on its staff, and every director a PIN
house-fault-signer = it is signed by somebody who was not on the house's staff in that role
house-fault-role = it is for another role than that of whoever signed it
house-staff-title = Staff of the house
house-staff-open = Staff…
house-staff-none = The house asks nobody to sign in. Once it has staff, everybody does what the role allows, and documents, birth dates and notes are hidden until somebody signs in. The first is a director.
house-staff-note = Whoever changes the book, sells a ticket back or opens a drawer signs in. Documents, birth dates and notes are hidden until then.
house-staff-take = Take the staff of this event
house-hidden = Documents, birth dates and notes are left out. { $why }
house-hidden-here = Sign in under “Staff…” to see documents, birth dates, notes and photographs.
house-why-hidden = sign in to see why
house-under-age-hidden = May be too young: nobody under { $age } plays here
today-house-two-signatures = Above this, money goes out only with a second director's PIN. Empty: one signature is enough
cli-house-set = Change what a house says of itself
cli-house-set-long =
    Change what a house says of itself.

    What is not named stays as it is. In a house with staff a director signs with --as and --pin-file.
cli-house-set-name = The house's name
cli-house-set-age = Nobody younger may play
cli-house-set-call = Whom the desk calls when somebody may not play
cli-house-set-tables = How many tables the room has, numbered from 1
cli-house-set-ways = The ways of paying that are offered in its events, with commas: cash,card
cli-arg-two-signatures = Above this sum, money goes out only with the PIN of a director who is not the one who pays
cli-arg-currency = The currency of that sum, by its code: EUR
cli-arg-one-signature = One signature is enough for every sum
cli-house-staff = List the staff of a house, or change it
cli-house-staff-long =
    List the staff of a house, or change it.

    A house without staff asks nobody. The first member is a director with a PIN (--add NAME:director --new-pin-file FILE); --take takes over the whole staff of an event, PINs and cards too. From then on whoever changes the house signs with --as and --pin-file, and documents, birth dates and notes are printed only for somebody whose role may see them.
cli-house-staff-add = Somebody works in this house from now on, in this role
cli-house-staff-change = The member of this name has another role, PIN or card from now on
cli-house-staff-remove = The member of this name does not work here any more
cli-house-staff-take = Take over the staff of this event
cli-house-staff-new-pin-file = A file whose first line is the new PIN
cli-house-staff-scanned = The number of the card with which this member signs in
cli-house-staff-form = “{ $typed }” is not NAME:ROLE. The roles are { $roles }
