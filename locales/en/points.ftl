# Points and leagues.

points-fault = character { $column }: { $what }
points-empty = the formula is empty
points-too-long = the formula is too long: use at most { $most } characters
points-letter = “{ $letter }” is not allowed in a formula
points-number = not a number
points-part = expected a number, a name or an opening bracket
points-sign = expected an operator such as + or *, or the end
points-bracket = expected a closing bracket
points-name = “{ $name }” is unknown
points-log = “log” needs a base: write ln, log10 or log2
points-takes = { $name } takes { $least } { $least ->
    [one] number
   *[other] numbers
}
points-takes-some = { $name } takes { $least } to { $most } numbers
points-too-deep = too many nested brackets
points-counter = a sum starts with a new name to count with: sum(k, 1, mr, k)
points-no-number = the formula has no result here: a division by zero, or an invalid root or logarithm
points-takes-too-long = the formula takes too long to calculate. Simplify it

points-this-event = This event
points-preset = Points system
points-own = Club formula
points-formula = Formula per place
points-place = Place
points-player = Player
points-points = Points
points-counted = Counted
points-no-places-yet = No places yet: points appear as players bust.
points-name-n = entries
points-name-r = place
points-name-b = buy-in
points-name-pp = prize pool
points-name-nr = rebuys
points-name-nh = knockouts
points-name-tc = total spent
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
points-stands = { $league }: place { $place } with { $points } points, { $events } counted
points-none-yet = No points yet.
points-print = Standings as PDF…
points-export = Export standings…
points-league = League
points-no-league = A league adds up the points of several events. Name one: this event is the first.
points-new-name = League name
points-new = New league
points-name-taken = A league already has this name: choose it, or enter another name
points-new-how = Enter a name and a valid formula for the league
points-which = League
points-save = Save league
points-saved-already = The league is already saved
points-saved = League saved to { $path }
points-add-event = Add this event
points-remove = Remove { $event } from the league
points-what-counts = Events that count
points-count-all = All events
points-count-best = Best { $count ->
    [one] event
   *[other] { $count }
}
points-count-drop = All but the { $count ->
    [one] worst
   *[other] { $count } worst
}
points-fewest = Minimum
points-season = Season formula (events, total, mean, highest, lowest)
points-damaged = the file is damaged from line { $line } on, so this event does not count. Open it for details
points-newer = a newer version of Bottone wrote the file from line { $line } on, so this event does not count here. Open it for details
points-counting-now = Calculating standings…
points-event = { $name } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
points-event-goes-on = { $name } · counted under { $day }
