# A house: its people and its events.

house-refusal-person-unknown = Nobody in the house's book has this id
house-refusal-person-known = Somebody in the house's book has this id already
house-refusal-card-taken = Somebody else in the house's book has this card
house-refusal-not-understood = A name or a value is not as it should be
house-refusal-too-many = A house's book holds at most 1,000,000 people
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
cli-house-show = Print a house as it stands now, in RON
cli-house-show-long =
    Print a house as it stands now, in RON.

    All that the house knows of its people is in it: it is for nobody else's eyes.
cli-house-check = Decide every record of a house and of its events again, and compare them
cli-house-check-long =
    Decide every record of a house and of its events again, and compare them.

    Looks through house.ron and, on all processors, through every event in its folder as bottone check does. Then both sides are compared: an event on the list without its file, a file that is not on the list, somebody whom an event names and the book does not have. The exit status is 0 when all is sound; 1 when a file cannot be read at all, 3 when a last line was never finished, 4 when a line is damaged, 5 when a line was not decided so, 6 when a newer program wrote a line, 7 when every file is sound and two do not agree. Of several the worst counts.
cli-house-people = List everybody in the book
cli-house-people-long =
    List everybody in the book.

    A line for each person: id, name, card and country, with tabs between. Documents and notes are not among them.
cli-arg-house = The house: its folder, or the file house.ron in it
