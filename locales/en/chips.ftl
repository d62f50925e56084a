# The Chips screen and the chip set.

chips-tab-counts = Counts
chips-tab-check = Do they add up
chips-tab-colour-up = Colour-up
chips-tab-set = Chip set

# What is wrong with a set in a file.
chips-no-chips = `chips`: expected at least one
chips-colour-long = `name` of a chip: expected at most { $most } letters
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
chips-choose = Choose a set
chips-edit = Edit
chips-type = Type what there is
chips-not-typed = not typed yet
chips-keep = Keep for the house
chips-kept = Kept for the house: { $path }
chips-name = Name of the set
chips-value-of = Value of chip { $number }
chips-colour-of = Colour of chip { $number }
chips-owned-of = How many of chip { $number }
chips-add-value = Another value
chips-remove = Take out { $value }
chips-put = Put on record
chips-discard = Discard
chips-not-in-play = not in play
chips-wrong-value = Each value once, from 1 up
chips-wrong-owned = How many: a whole number up to { $most }
chips-wrong-name = The set needs a name of up to { $most } letters
chips-on-the-shelf = { $name } · { $from } to { $to } · { $count } chips
chips-into-structure = Use these colours
chips-nothing-known = The structure names no chips, and no set was chosen. Choose what the house owns.

# The starting stack.
chips-stack = Starting stack
chips-of-stack = of { $stack }
chips-pile = { $count } of { $value }
chips-one-more = One more { $value }
chips-one-less = One { $value } less
chips-style-ample = 12 of each
chips-style-spare = 8 of each
chips-sum-over = { $by } too much
chips-sum-under = { $by } too little
chips-too-many = { $chips } chips a head: more than { $most } are slow to count
chips-too-big = One { $value } is more than a quarter of the stack
chips-few = Only { $chips } of { $value }: change is made with { $least } or more
chips-no-stack = These values cannot make the stack

# What to bring.
chips-bring = What to bring
chips-entries = Entries
chips-rebuys = Rebuys each
chips-add-ons = Add-ons each
chips-reserve = Reserve, %
chips-carry = { $players ->
    [0] These chips carry nobody
    [one] These chips carry { $players } player
   *[other] These chips carry { $players } players
}
chips-run-out = { $chips } run out first
chips-none-owned = Nobody has said yet how many chips there are
chips-head-chip = Chip
chips-head-stacks = Stacks
chips-head-bought = Rebuys
chips-head-coloured-up = Colour-ups
chips-head-end = At the end
chips-head-reserve = Reserve
chips-head-total = Bring
chips-head-owned = Owned
chips-enough = enough
chips-short = { $missing } short
