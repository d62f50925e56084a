# Keys to tap amounts and cards with.

pad-figure = Figure { $figure }
pad-chip = Add a chip of { $worth }
pad-undo = Take the last tap back
pad-clear = Clear the amount
pad-done = Done
pad-not-of-chips = { $chips } is not made of chips of { $least }.
pad-card-back = Take back: { $card }
