# The room's own page.

page-title = Tournament page
page-clock = Clock
page-seat = My seat
page-moves = Moves
page-prizes = Prizes
page-find = Find my seat by name
page-hint = Two letters or more
page-table = Table
page-place = Seat
page-not-mine = This is not me
page-waiting = Waiting for a seat
page-nobody = Nobody of this name is in.
page-gone = Not among the players who are in.
page-more = The first % of %: type more letters.
page-loading = One moment
page-no-list = The list is on its way.
page-no-moves = Nobody was moved yet.
page-no-prizes = The prizes are shown once entries are closed and the table of prizes is fixed.
page-no-event = No event is open
page-no-players = Nobody has a seat yet.
page-from = from table % seat %
page-next = Next: %
page-next-out = next out
page-bubble = The next player out is the last without a prize.
page-to-prizes = % more players go out before the prizes.
page-pool = Prize pool %
page-stale = Not up to date: last heard % s ago
page-stale-minutes = Not up to date: last heard % min ago
page-never = The tournament cannot be reached
page-moved = Moved here at %
page-other = English
page-taken = Port { $port } is taken by another program. Choose another one.
page-not-allowed = The system keeps port { $port } for itself. Choose one above 1023.
page-not-here = { $address } is not an address of this computer.
page-not-served = The page cannot be served: { $why }
page-shared = { $count ->
    [one] The first place is settled among the players.
   *[other] The first { $count } places are settled among the players.
}
cli-serve = Show an event on the local network, to telephones and televisions
cli-serve-long =
    Show an event on the local network, to telephones and televisions: clock, seats by name, moves and prizes. The event's file is read and never written, and read again as it grows. Ends with Ctrl-C.
cli-serve-file = The event
cli-serve-listen = Where to listen: an address of this computer, a port, or both as 192.168.1.20:8210. Without it every address, port 8210
page-served-at = { $event } is shown at { $url } to whoever is on the same network.
page-served-too = And at { $url }
page-served-here = It can be seen at { $url } on this computer alone.
page-served-tv = Televisions: { $url }tv
page-served-end = No longer shown.
page-serve-stop = Ctrl-C ends it.
page-not-an-address = “{ $text }” is no place to listen: expected an address such as 192.168.1.20, a port such as 8210, or both with a colon
