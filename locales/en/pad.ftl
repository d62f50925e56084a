# Keys to tap amounts and cards with.

pad-figure = Digit { $figure }
pad-chip = Add a chip of { $worth }
pad-undo = Undo last tap
pad-clear = Clear amount
pad-done = Done
pad-not-of-chips = { $chips } is not a multiple of { $least }, the smallest chip.
pad-card-back = Remove { $card }
