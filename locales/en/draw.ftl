# The proof of a draw.

# On paper, beside the picture for a telephone
draw-code = Draw { $code }
draw-seed = Draw { $number }, seed { $seed }
draw-hash = Sealed before the draw, SHA-256: { $hash }
draw-hash-next = Sealed for the next draws, SHA-256: { $hash }
draw-house = No secret was sealed before this draw, so the house knew its seed first: it shows that nothing was changed since, not that it was drawn only once.
draw-purpose = To check the draw
draw-verify = To check it: bottone verify-draw

# The log
draw-log-sealed = Draws sealed · SHA-256 { $hash }
draw-log-said = The room's word for the draws · { $word }
draw-log-revealed = Secret of the draws published · { $secret }

# The command line
draw-number = Draw { $number }
draw-what-seats = seats
draw-what-break = table { $table } broke
draw-what-redraw = redraw
draw-what-envelope = envelope
draw-what-last = last hands of the day
draw-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
draw-its-seed = seed { $seed }
draw-fine = as published
draw-seed-house = the house had the seed first
draw-seed-closed = secret still sealed
draw-seed-kept = seed from the sealed secret
draw-seed-broken = SEED NOT FROM THE SEALED SECRET
draw-taken-back = taken back
draw-wrong-seat = DOES NOT MATCH: entry { $entry } was drawn to { $seat }
draw-wrong-entry = DOES NOT MATCH: entry { $entry } was not drawn a seat
draw-wrong-button = DOES NOT MATCH: the button of table { $table }
draw-wrong-envelope = DOES NOT MATCH: another envelope was drawn
draw-wrong-last = DOES NOT MATCH: the card is { $card }
draw-wrong-forgotten = DOES NOT MATCH: entry { $entry } was left out
draw-wrong-not-enough = DOES NOT MATCH: there are fewer open seats than players
draw-all-fine = { $count ->
    [0] Nothing was drawn.
    [one] One draw, as published.
   *[other] { $count } draws, all as published.
}
draw-some-wrong = { $count ->
    [one] One draw does not match.
   *[other] { $count } draws do not match.
}
draw-code-now = Code { $code } · SHA-256 { $hash }
draw-code-found = Code { $code }: as published after { $count ->
    [one] the first draw
   *[other] { $count } draws
}.
draw-code-unknown = Code { $code }: no list here has it. Something was changed, or the code is of another event.
draw-published = Published: { $file }
draw-expected-head = expected “Bottone draws 1”
draw-expected-event = expected “event” and its name
draw-expected-line = expected a line such as “sit 12 1 4”
draw-expected-draw = expected the lines of a draw, up to “end”
draw-expected-other = this cannot be after what stands above it
cli-verify-draw = Make every draw again and compare it with what was published
cli-verify-draw-long =
    Make every draw of seats, envelopes and the last hands of a day again from its seed, and compare every seat with what was published.

    FILE is an event, or the published draws of one: they hold names, seats and seeds, and nothing private. The exit status is 0 when every draw comes out as published, no seed is another than its secret makes it, and the code, if one is given, is of these draws.
cli-verify-draw-file = An event, or published draws
cli-verify-draw-code = The code on the list that hung on the wall
cli-verify-draw-publish = Write here what a sceptic needs. There must be none of that name

# Seats drawn with cards.
card-draw-open = Draw by cards…
card-draw-title = Seats drawn by cards
card-draw-run = One card each
card-draw-pairs = Two packets
card-draw-run-how = A run from the ace down, one card each. The highest deals first; the others sit down to the left, the higher the nearer.
card-draw-pairs-how = A card lies face up at each seat, and each draws one of the same. Then they draw once more: the highest deals first.
card-draw-names = Who plays, with commas
card-draw-player = Player { $number }
card-draw-table = { $who } draws a table
card-draw-seat = { $who } draws a card
card-draw-at-seat = Which card lies at seat { $seat }?
card-draw-deal = { $who } draws for the deal
card-draw-done = Everybody knows where to sit
card-draw-record = Put the seats on record
card-draw-sit = Sit down so
card-draw-too-few = It takes two players for each table.
card-draw-no-seat = There are fewer chairs than players.
card-draw-too-many-tables = Cards name 52 tables at most: draw at one table after the other.
card-draw-prepare-tables = For the tables, out of { $decks } decks: { $cards }. Shuffle them together.
card-draw-prepare-seats = { $packets ->
    [1] For a table of { $players }: { $cards } of one suit.
   *[other] For a table of { $players }: { $cards } of two suits, a packet each.
}

# The window
draw-menu = Fair draw…
draw-title = Fair draw
draw-why = Whoever draws by computer could try seeds until friends sit well. Seal a secret first: its hash hangs on the wall before the draw, the secret after it, and anybody can make the draw again.
draw-told = The last secret, for whoever checks
draw-seal = Seal a secret
draw-no-chance = This computer gives no chance to make a secret of
draw-publish = Save for checking…
draw-file = { $event } draws
draw-on-the-wall = Hang this on the wall before the draw (SHA-256 of the secret)
draw-on-the-wall-note = From now on every draw of seats, envelopes and the last hands of a day comes from the secret.
draw-word = A word from the room
draw-word-missing = Ask somebody in the room for a word
draw-keep-word = Keep the word
draw-word-note = Once the list of players is closed, somebody says a word or cuts a card. Only then does nobody, not even the house, know the draw beforehand.
draw-said = The room said: { $word }
draw-reveal = Publish the secret
draw-reveal-note = Publish it when the draw has been made. Then it can be checked, and later draws need a new secret. It cannot be taken back.
