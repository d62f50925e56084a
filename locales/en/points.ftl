# Points and leagues.

points-fault = letter { $column }: { $what }
points-empty = there is no formula
points-too-long = the formula is too long; expected at most { $most } letters
points-letter = “{ $letter }” means nothing in a formula
points-number = this is no number
points-part = expected a number, a name or an opening bracket
points-sign = expected a sign such as + or *, or the end
points-bracket = expected a closing bracket
points-name = “{ $name }” is not known
points-log = “log” does not say its base: write ln, log10 or log2
points-takes = { $name } takes { $least } { $least ->
    [one] number
   *[other] numbers
}
points-takes-some = { $name } takes { $least } to { $most } numbers
points-too-deep = there are too many brackets within brackets
points-counter = a sum begins with a new name to count with: sum(k, 1, mr, k)
points-no-number = the formula gives no number here: a division by zero, or a root or logarithm of what has none
points-takes-too-long = the formula takes too long

points-this-event = This event
points-preset = Counted by
points-own = A formula of the house
points-formula = Formula of a place
points-place = Place
points-player = Player
points-points = Points
points-counted = Counted
points-nobody-out = Nobody has a place yet: points are shown as players go out.
points-name-n = entries
points-name-r = place
points-name-b = buy-in
points-name-pp = prize pool
points-name-nr = rebuys
points-name-nh = knockouts
points-name-tc = spent in all
points-name-mr = last paid place
points-name-prize = prize won
points-preset-neau = Dr. Neau
points-preset-card-rooms = Online rooms: top 15 %
points-preset-logarithm = Logarithm
points-preset-percentile = Percentile
points-preset-power = Power of the place
points-preset-power-paid = Power of the place, shared over paid places
points-preset-root = Root of buy-in and field: top 20 %
points-preset-club = Club table by field size
points-preset-rank = Rank, with paid places and knockouts
points-preset-shares = Shares of 100 per entry
points-preset-reverse = One per player beaten
points-preset-places = 10, 8, 6, 5, 4, 3, 2, 1
points-standings = Standings
points-stands = { $league }: place { $place } with { $points } points, counted { $events }
points-nobody = Nobody has points yet.
points-print = Standings as PDF…
points-export = Export standings…
points-league = League
points-no-league = A league adds up the points of several events. Name one: this event is its first.
points-new-name = Name of the league
points-new = New league
points-name-taken = A league has this name already: choose it, or type another name
points-new-how = A league needs a name and a formula that can be read
points-which = Which league
points-keep = Keep league
points-kept-already = The league is kept as it is
points-kept = The league is in { $path }
points-add-event = Add this event
points-remove = Take { $event } out of the league
points-what-counts = What counts
points-count-all = Every event
points-count-best = Best { $count ->
    [one] event
   *[other] { $count }
}
points-count-drop = All but the { $count ->
    [one] worst
   *[other] { $count } worst
}
points-fewest = At least
points-season = Formula of the season (events, total, mean, highest, lowest)
points-damaged = the file is damaged from line { $line } on, so this event does not count. Open it to see more
points-newer = a newer Bottone wrote the file from line { $line } on, so this event does not count here. Open it to see more
points-counting-now = The table is being counted …
points-event = { $name } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
points-event-goes-on = { $name } · counted in { $day }
