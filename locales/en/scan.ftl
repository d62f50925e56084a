# The code on a paper that a player holds, and what the desk says when it is read.
scan-for-the-desk = For the desk
scan-sits = { $name } · { $seat }
scan-was-moved = { $name } was moved, and sits at { $seat }
scan-plays-again = { $name } is out with entry { $number }, and plays again at { $seat }
scan-waits = { $name } waits for a seat
scan-is-out = { $name } is out: { $out }
scan-taken-back = { $name }: entry { $number } was taken back
scan-other-event = This paper is of another event
scan-no-entry = There is no entry { $number } in this event
scan-nothing-owed = { $who } · nothing is owed
# A picture was dropped onto the window: a photograph of a paper.
scan-no-code-on-it = { $file }: no code of a seat card or a slip is on this picture
scan-several-on-it = { $file }: { $count } codes are on this picture. Photograph one paper at a time
scan-not-here = { $who } · answer or close the question first: it asks for no player
scan-not-one-of-them = { $who } · not one of those who are asked for here
