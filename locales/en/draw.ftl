# The proof of a draw.

# On paper, beside the picture for a telephone
draw-code = Anyone can check this draw · code { $code }
draw-next = Anyone can check the next draws
draw-seed = Draw { $number }, seed { $seed }
draw-hash = Sealed before the draw, SHA-256: { $hash }
draw-hash-next = Sealed for the next draws, SHA-256: { $hash }
draw-house = No secret was sealed before this draw, so the club knew its seed first. It proves that nothing changed since, not that it was drawn only once.
draw-verify = To check it: bottone verify-draw

# The log
draw-log-sealed = Draws sealed · SHA-256 { $hash }
draw-log-said = Room's word for the draws · { $word }
draw-log-revealed = Draw secret published · { $secret }

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
draw-seed-club = the club had the seed first
draw-seed-closed = secret still sealed
draw-seed-kept = seed from the sealed secret
draw-seed-broken = SEED NOT FROM THE SEALED SECRET
draw-undone = undone
draw-wrong-seat = DOES NOT MATCH: entry { $entry } was drawn to { $seat }
draw-wrong-entry = DOES NOT MATCH: entry { $entry } got no seat in this draw
draw-wrong-button = DOES NOT MATCH: the button of table { $table }
draw-wrong-envelope = DOES NOT MATCH: another envelope was drawn
draw-wrong-last = DOES NOT MATCH: the card is { $card }
draw-wrong-forgotten = DOES NOT MATCH: entry { $entry } was left out
draw-wrong-not-enough = DOES NOT MATCH: fewer open seats than players
draw-all-fine = { $count ->
    [0] No draws.
    [one] One draw, as published.
   *[other] { $count } draws, all as published.
}
draw-some-undone = { $count ->
    [one] One sealed draw was undone. If its seats or envelope were drawn again later, ask for the reason.
   *[other] { $count } sealed draws were undone. If their seats or envelopes were drawn again later, ask for the reason.
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
draw-code-unknown = Code { $code }: not found in these draws. The draws were changed, or the code is from another event.
draw-published = Published: { $file }
draw-expected-head = expected “Bottone draws 1”
draw-expected-event = expected “event” and a name
draw-expected-line = expected a line such as “sit 12 1 4”
draw-expected-draw = expected the lines of a draw, up to “end”
draw-expected-other = this line can't follow the one above
cli-verify-draw = Repeat every draw and compare it with the published one
cli-verify-draw-long =
    Repeat every draw of seats, envelopes and the last hands of a day from its seed, and compare every seat with the published one.

    FILE is an event, or its published draws, which hold names, seats and seeds, and nothing private. The exit status is 0 if every draw matches, every seed comes from its secret, and the code, if given, belongs to these draws.
cli-verify-draw-file = An event, or published draws
cli-verify-draw-code = The code from the posted list
cli-verify-draw-publish = Write the file for checking here. It must not exist yet

# Seats drawn with cards.
card-draw-open = Draw by cards…
card-draw-title = Seat draw by cards
card-draw-run = One card each
card-draw-pairs = Two packets
card-draw-run-how = A run from the ace down, one card each. The highest deals first; the others sit to the left in descending order.
card-draw-pairs-how = A card lies face up at each seat, and each player draws a matching one. Then they draw again: the highest deals first.
card-draw-names = Players, separated by commas
card-draw-player = Player { $number }
card-draw-table = { $who } draws a table
card-draw-seat = { $who } draws a card
card-draw-at-seat = Card at seat { $seat }
card-draw-deal = { $who } draws for the deal
card-draw-done = All seats drawn
card-draw-record = Record seats
card-draw-sit = Seat players
card-draw-too-few = Each table needs two players.
card-draw-no-seat = More players than seats.
card-draw-too-many-tables = Cards can draw at most 52 tables: draw one table at a time.
card-draw-prepare-tables = For the tables, from { $decks } decks: { $cards }. Shuffle them together.
card-draw-prepare-seats = { $packets ->
    [1] For a table of { $players }: { $cards } of one suit.
   *[other] For a table of { $players }: { $cards } of two suits, a packet each.
}

# The window
draw-menu = Fair draw…
draw-title = Fair draw
draw-why = A computer draw could be repeated until friends sit well. Seal a secret first: post its hash before the draw and the secret after it, and anyone can repeat the draw.
draw-last-secret = Last secret, for checking
draw-seal = Seal a secret
draw-no-chance = This computer can't provide random numbers for a secret
draw-publish = Save for checking…
draw-file = { $event } draws
draw-on-the-wall = Post this before the draw (SHA-256 of the secret)
draw-on-the-wall-note = From now on, every draw of seats, envelopes and the last hands of a day uses the secret.
draw-word = A word from the room
draw-word-missing = Enter a word from someone in the room
draw-keep-word = Save word
draw-word-note = Once the list of players is closed, someone says a word or cuts a card. From then on no one, not even the club, can know the draw in advance.
draw-said = Word from the room: { $word }
draw-reveal = Publish the secret
draw-reveal-note = Publish it after the draw, so that anyone can check it. Later draws need a new secret. This can't be undone.
