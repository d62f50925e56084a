# Cards and slips that are cut.

# The seat card.
cards-seat-card = Seat card
cards-table = Table
cards-seat = Seat
cards-waiting-card = Waiting for a seat
cards-waiting-place = On the waiting list
cards-entry = { $entry } · { $chips } chips
cards-buy-in = Buy-in { $money }
cards-buy-in-parts = Buy-in { $money } ({ $parts })
cards-cashier = cashier { $name }

# The move slip.
cards-move = Move
cards-from = From
cards-balance = Balance
cards-broke = Table { $table } broke
cards-redraw = Redraw
cards-move-number = M{ $number }
cards-waits = waits until the button has passed
cards-posts-big = posts the big blind next hand
cards-posts-small = posts the small blind next hand
cards-has-button = has the button next hand
cards-button = Next hand: button on seat { $seat }
