# The tab for pots.

pots-seat = Seat { $seat }
pots-put = Chips of { $who }
pots-pot = Pot
pots-main = Main pot
pots-side = Side pot { $number }
pots-total = In the middle
pots-back = { $chips } go back to { $who }: nobody called them.
pots-gets = { $who } gets { $chips }
pots-gets-high = High: { $who } gets { $chips }
pots-gets-low = Low: { $who } gets { $chips }
pots-only = Nobody else can win it: it goes to the only one in it, without a showdown.
pots-odd-high = The high half has the odd chip: { $high } and { $low }. { $cite }
pots-odd = { $count ->
    [one] The odd chip goes to { $who }: first clockwise from the button on seat { $button }. Smallest chip { $chip }. { $cite }
   *[other] An odd chip each goes to { $who }: clockwise from the button on seat { $button }. Smallest chip { $chip }. { $cite }
}
pots-short = { $count ->
    [one] { $who } has put in less than { $chips }, and is neither all-in nor out: calls, folds or is all-in?
   *[other] { $who } have put in less than { $chips }, and are neither all-in nor out: call, fold or all-in?
}
pots-chip-too-large = A pot is no multiple of the smallest chip, { $chip }: there must be chips of { $needed }. Set it, or look at the amounts again.
pots-nobody = Everybody has folded: nobody can win it, and the floor decides.
pots-stud = Stud: tied players get the odd chip by the highest card by suit, not from the button.
pots-empty = Type what everybody has put in, or light a player and tap chips. The pots follow.
pots-dead = Antes, dead money
pots-button = Button
pots-chip = Smallest chip
pots-hi-lo = Hi-lo
pots-in = As the highest
pots-in-of = { $who } as the highest
pots-folded = Out
pots-folded-of = { $who } out
pots-all-in = All-in
pots-all-in-of = { $who } all-in
pots-clear = Clear
pots-put-back = Bring back
pots-from-hand = From the hand
pots-high = High
pots-low = Low
pots-wins = { $who } wins { $pot }
pots-wins-low = { $who } wins low of { $pot }
pots-who-wins = Who wins?
pots-side-first = Award the last side pot first, the main pot last. { $cite }
pots-main-first = Award the main pot first, then the side pots as they were formed.
pots-all-get = In all
pots-more-for = Chips for { $who }
pots-ante = Ante { $chips }
pots-next = Next player
pots-chip-short = Least chip
