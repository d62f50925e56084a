# The Chips screen and the chip set.

chips-tab-counts = Counts
chips-tab-check = Chip check
chips-tab-colour-up = Colour-up
chips-tab-set = Chip set

# What is wrong with a set in a file.
chips-no-chips = `chips`: expected at least one
chips-colour-long = `name` of a chip: expected at most { $most } characters
chips-too-many-owned = `owned`: expected at most { $most }

# The set.
chips-own-set = House set
chips-colour-white = white
chips-colour-red = red
chips-colour-green = green
chips-colour-black = black
chips-colour-purple = purple
chips-colour-yellow = yellow
chips-colour-orange = orange
chips-colour-blue = blue
chips-colour-grey = grey
chips-colour-turquoise = turquoise
chips-colour-pink = pink
chips-colour-brown = brown
chips-count = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
chips-choose = Select a set
chips-edit = Edit
chips-type = Enter chip inventory
chips-not-typed = not entered
chips-keep = Save as club set
chips-kept = Saved as club set: { $path }
chips-name = Set name
chips-value-of = Value of chip { $number }
chips-colour-of = Colour of chip { $number }
chips-owned-of = Number of chip { $number }
chips-add-value = Add value
chips-remove = Remove { $value }
chips-record = Record
chips-discard = Discard
chips-not-in-play = not in play
chips-wrong-value = Enter each value once, from 1 up
chips-wrong-owned = Enter a whole number up to { $most }
chips-wrong-name = Enter a set name of up to { $most } characters
chips-on-the-shelf = { $name } · { $from } to { $to } · { $count } chips
chips-into-structure = Use these colours
chips-nothing-known = The structure has no chips and no set is selected. Select the set your club owns.

# The starting stack.
chips-stack = Starting stack
chips-of-stack = of { $stack }
chips-pile = { $count } of { $value }
chips-one-more = Add one { $value }
chips-one-less = Remove one { $value }
chips-style-ample = 12 of each
chips-style-spare = 8 of each
chips-sum-over = { $by } too many
chips-sum-under = { $by } too few
chips-too-many = { $chips } chips each: more than { $most } take long to count
chips-too-big = One { $value } is over a quarter of the stack
chips-few = Only { $chips } of { $value }: at least { $least } are needed for change
chips-no-stack = These values can't make the stack

# What to bring.
chips-bring = Chips to bring
chips-entries = Entries
chips-rebuys = Rebuys per player
chips-add-ons = Add-ons per player
chips-reserve = Reserve, %
chips-carry = { $players ->
    [0] Not enough chips for any player
    [one] Enough chips for { $players } player
   *[other] Enough chips for { $players } players
}
chips-run-out = First to run out: { $chips }
chips-none-owned = Chip inventory not entered
chips-head-chip = Chip
chips-head-stacks = Stacks
chips-head-bought = Rebuys
chips-head-coloured-up = Colour-ups
chips-head-end = At end
chips-head-reserve = Reserve
chips-head-total = Bring
chips-head-owned = Owned
chips-enough = enough
chips-short = { $missing } short
