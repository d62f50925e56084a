# The tab for pots.

pots-seat = Seat { $seat }
pots-players = Put in by each player
pots-result = Pots
pots-put = Chips of { $who }
pots-pot = Pot
pots-main = Main pot
pots-side = Side pot { $number }
pots-total = In the middle
pots-back = { $chips } returned to { $who }: uncalled.
pots-gets = { $who } gets { $chips }
pots-gets-high = High: { $who } gets { $chips }
pots-gets-low = Low: { $who } gets { $chips }
pots-only = Only one player is in this pot: it is won without a showdown.
pots-odd-high = The high half gets the odd chip: { $high } and { $low }. { $cite }
pots-odd = { $count ->
    [one] The odd chip goes to { $who }: first clockwise from the button on seat { $button }. Smallest chip { $chip }. { $cite }
   *[other] An odd chip each goes to { $who }: clockwise from the button on seat { $button }. Smallest chip { $chip }. { $cite }
}
pots-short = { $count ->
    [one] { $who } has put in less than { $chips } but is not all-in or folded. Enter a call, a fold or all-in.
   *[other] { $who } have put in less than { $chips } but are not all-in or folded. Enter a call, a fold or all-in.
}
pots-chip-too-large = A pot is not a multiple of the smallest chip, { $chip }: it needs chips of { $needed }. Change the smallest chip, or check the amounts.
pots-all-folded = Everyone has folded, so no one can win this pot: the floor decides.
pots-stud = Stud: tied players get the odd chip by the highest card by suit, not from the button.
pots-step-chips = Enter the chips of each player, or select a player and tap chips.
pots-step-state = Mark who folded and who is all-in.
pots-step-winners = Select who wins each pot. The shares and odd chips are worked out for you.
pots-begin = Tap chips from seat { $seat }
pots-dead = Antes, dead money
pots-button = Button
pots-chip = Smallest chip
pots-hi-lo = Hi-lo
pots-in = Match the highest bet
pots-in-of = { $who } matches the highest bet
pots-folded = Folded
pots-folded-of = { $who } folded
pots-all-in = All-in
pots-all-in-of = { $who } all-in
pots-clear = Clear
pots-put-back = Restore
pots-from-hand = From the hand
pots-high = High
pots-low = Low
pots-wins = { $who } wins { $pot }
pots-wins-low = { $who } wins low of { $pot }
pots-winner = Winner
pots-side-first = Award the last side pot first, the main pot last. { $cite }
pots-main-first = Award the main pot first, then the side pots in the order they formed.
pots-sum = Total
pots-more-for = Chips for { $who }
pots-ante = Ante { $chips }
pots-next = Next player
pots-chip-short = Min chip
