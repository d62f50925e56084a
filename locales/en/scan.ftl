# The code on a paper that a player holds, and the desk's answer to it.
scan-for-the-desk = For the desk
scan-sits = { $name } · { $seat }
scan-was-moved = { $name } has moved to { $seat }
scan-plays-again = { $name } is out with entry { $number }, playing again at { $seat }
scan-waits = { $name } is waiting for a seat
scan-is-out = { $name } is out: { $out }
scan-taken-back = { $name }: entry { $number } was voided
scan-other-event = This paper belongs to another event
scan-no-entry = This event has no entry { $number }
scan-nothing-owed = { $who } · nothing due
# A picture was dropped onto the window: a photograph of a paper.
scan-no-code-on-it = { $file }: no seat card or slip code in this picture
scan-several-on-it = { $file }: { $count } codes in this picture. Photograph one paper at a time
scan-not-here = { $who } · answer or close this question first: it does not ask for a player
scan-not-one-of-them = { $who } · not one of the players asked for here
