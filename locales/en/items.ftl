# Prizes that are not money, and events without prizes.

items-heading = Non-cash prizes
items-raffle = Raffle
items-raffle-short = raffle
items-named = { $item } ({ $of })
items-worth = { $item } ({ $value })
items-of-raffle = Raffle: { $item }

# In Setup.
items-prizes = Prizes
items-without = No prizes
items-without-yes = none
items-without-no = yes
items-without-note = This event has no prizes. Turn them on in Setup.
items-place = Place
items-name = Prize
items-name-hint = Trophy
items-value = Value
items-add = Add non-cash prize
items-add-raffle = Add raffle prize
items-remove = Remove this prize
items-place-wrong = Line { $line }: enter a place such as 1, places such as 1–3, or raffle
items-value-wrong = Line { $line }: enter the value as an amount, or leave it empty
items-too-many = An event has at most { $most } non-cash prizes: remove some
items-no-name = Line { $line }: enter the prize
items-name-unsound = Line { $line }: enter at most { $most } readable characters, on one line
items-no-place = Line { $line }: places start at 1
items-backwards = Line { $line }: enter the better place first, such as 1–3
items-place-too-high = Line { $line }: the last place can be { $most } at most
items-twice = Line { $line }: “{ $item }” is already set for one of these places
items-number-taken = Line { $line }: remove this prize and add it again
items-not-without-price = A price has a prize portion: make it a fee, or turn prizes on
items-not-without-bounty = A price has a bounty: remove it, or turn prizes on
items-not-without-guarantee = There is a guarantee: remove it, or turn prizes on
items-not-without-items = There are non-cash prizes: remove them, or turn prizes on

# Handing over.
items-hand-over = Hand over: { $item }
items-given = { $item }: handed over
items-choose-raffle = Select the player who won a raffle prize.
items-raffle-give = Give to this player
items-back-note = A prize already handed over must be collected. The handover and the reason both stay in the log.
items-to-raffle = Raffle prizes still to win: { $items }
items-todo-raffle = { $count ->
    [one] { $count } raffle prize has no winner
   *[other] { $count } raffle prizes have no winner
}
items-todo-raffle-give = Enter winner
items-log-handed = Handed over · { $who } · { $item }
items-log-taken-back = Prize taken back · { $who } · { $item } · { $reason }
items-about-handed = Handed over: { $item }
items-about-taken-back = Taken back: { $item } · { $reason }
