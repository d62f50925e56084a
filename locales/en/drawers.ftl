# The drawers of a house: who answers for which money, from the float to the count.

drawers-number = Drawer
drawers-cashier = Cashier
drawers-desk = Desk
drawers-when = When
drawers-float = Float
drawers-events = Events
drawers-moved = Added and removed
drawers-expected = Expected
drawers-counted = Counted
drawers-difference = Difference
drawers-open = open
drawers-none = No drawer opened yet, and no money has changed hands
drawers-without = No drawer
drawers-without-sum = Of which no drawer
drawers-without-of = No drawer: { $who }, { $money } since { $date } ({ $kinds })
drawers-not-cash = Not in cash
drawers-agree = Drawers and events match.
drawers-disagree = Drawers and events do not match.
drawers-gap = drawer { $number } held { $recorded } from events when it was counted, and now { $found }: an event file has changed
drawers-not-the-same = drawers and money outside them total { $drawers }, events total { $events }
drawers-day-close = Daily close
drawers-by-drawer = By drawer
drawers-by-event = By event
drawers-slip = Handover of drawer { $number }
drawers-note = Notes
drawers-given-by = Handed over by
drawers-taken-by = Received by

# What is done with them in the window.

drawers-open-one = Open drawer…
drawers-open-for = Open their drawer…
drawers-count = Count…
drawers-move = Add or remove…
drawers-print-slip = Slip as PDF…
drawers-print-close = Daily close as PDF…
drawers-open-title = Open drawer
drawers-open-why = From now on it holds this cashier's takings and payments at this desk, in every event.
drawers-open-since = It also includes this cashier's takings here since { $time }: { $money }.
drawers-open-do = Open
drawers-name-needed = Enter the cashier's name
drawers-count-title = Count drawer { $number }
drawers-count-why = Count all the money in the drawer, float included. The difference shows as you type.
drawers-count-sum = Total
drawers-count-pieces = By denomination
drawers-count-coins = All coins
drawers-count-next = Next cashier
drawers-count-next-note = Who takes over the drawer with the counted money; blank if no one does
drawers-count-do = Close drawer
drawers-count-note = Notes
drawers-count-wrong = { $what } is not a number
drawers-count-none = Count first; enter 0 if it is empty
drawers-looking = Adding up events…
drawers-move-title = Drawer { $number }
drawers-move-in = Add money
drawers-move-out = Remove money
drawers-move-why = For money outside any event: change from the bank, cash to the safe.
drawers-move-reason = Reason
drawers-move-reason-needed = Enter a reason
drawers-move-do = Record
drawers-opened = Drawer { $number } opened: { $cashier }
drawers-closed = Drawer { $number } closed: { $difference }
drawers-moved-recorded = Recorded for drawer { $number }
drawers-float-wrong = Enter an amount; 0 if it is empty

# The command line.

cli-club-drawers = List a club's drawers, and money outside them
cli-club-drawers-long =
    List a club's drawers, and money outside them.

    One line per drawer, with tabs between: number, cashier, desk, when, float, events total, added and removed, expected, counted and difference. Below them, money that changed hands without a drawer, and finally whether drawers and events match. The exit status is 0 if they do.
