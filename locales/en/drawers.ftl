# The drawers of a house: who answers for which money, from the float to the count.

drawers-number = Drawer
drawers-cashier = Cashier
drawers-desk = Desk
drawers-when = When
drawers-float = Float
drawers-events = Events
drawers-moved = Brought and taken
drawers-expected = Should be there
drawers-counted = Counted
drawers-difference = Difference
drawers-open = open
drawers-none = No drawer was opened yet, and no money has changed hands
drawers-without = Without a drawer
drawers-without-sum = Of this without a drawer
drawers-without-of = Without a drawer: { $who }, { $money } since { $date } ({ $kinds })
drawers-not-cash = Not in cash
drawers-agree = Drawers and events agree.
drawers-disagree = Drawers and events do not agree.
drawers-gap = drawer { $number } was counted when the events came to { $told } in it, and now they come to { $found }: a file is not the one that it was
drawers-not-the-same = the drawers and what is in none come to { $drawers }, the events to { $events }
drawers-day-close = Day's close
drawers-by-drawer = By drawer
drawers-by-event = By event
drawers-slip = Hand-over of drawer { $number }
drawers-note = Remarks
drawers-given-by = Handed over by
drawers-taken-by = Taken over by

# What is done with them in the window.

drawers-open-one = Open a drawer…
drawers-open-for = Open a drawer for it…
drawers-count = Count…
drawers-move = Bring or take…
drawers-print-slip = Slip as PDF…
drawers-print-close = Day's close as PDF…
drawers-open-title = Open a drawer
drawers-open-why = What this cashier takes and pays at this desk is in it from now on, in every event.
drawers-open-since = What this cashier has taken here since { $time } is in it too: { $money }.
drawers-open-do = Open
drawers-name-needed = Whose drawer is it?
drawers-count-title = Count drawer { $number }
drawers-count-why = What is in the drawer, the float too. How far it is from what should be there is told as you type.
drawers-count-sum = The sum
drawers-count-pieces = Piece by piece
drawers-count-coins = Coins together
drawers-count-next = Goes on with
drawers-count-next-note = Who takes the drawer over with what was counted; empty when nobody does
drawers-count-do = Close the drawer
drawers-count-note = What there is to say of it
drawers-count-wrong = { $what } is no number
drawers-count-none = Count first; 0 if it is empty
drawers-looking = The events are being added up…
drawers-move-title = Drawer { $number }
drawers-move-in = Bring money
drawers-move-out = Take money
drawers-move-why = Change from the bank, money to the safe: what no event knows of.
drawers-move-reason = What for
drawers-move-reason-needed = Say what it is for
drawers-move-do = Write down
drawers-opened = Drawer { $number } is open: { $cashier }
drawers-closed = Drawer { $number } is closed: { $difference }
drawers-moved-told = Written down for drawer { $number }
drawers-float-wrong = An amount; 0 if it is empty

# The command line.

cli-house-drawers = List the drawers of a house, and what is in none
cli-house-drawers-long =
    List the drawers of a house, and what is in none.

    A line for each drawer: number, cashier, desk, when, float, what the events came to in it, what was brought and taken, what should be there, what was counted and the difference, with tabs between. Under them what changed hands without a drawer, and last whether drawers and events come to the same. The exit status is 0 when they do.
