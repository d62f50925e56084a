# How fairly a night has treated its players.

fairness-title = Fairness
fairness-what = What
fairness-told = Tonight
fairness-chance = Chance
fairness-verdict = Verdict
fairness-players = Players
fairness-player = Player
fairness-moves = Moves
fairness-why = Why
fairness-blinds = To the BB
fairness-early = BB out of turn
fairness-twice = Twice
fairness-waited = Waited
fairness-often = Players moved { $count } times or more
fairness-most = Moves of the player who moved most
fairness-all-moves = Moves to balance and from broken tables
fairness-broken = of these, from broken tables
fairness-balanced = of these, to balance
fairness-by-floor = Moves by word of the floor
fairness-redrawn = Seats of a redraw
fairness-all-early = Big blinds out of turn after a move
fairness-all-twice = of these, paid twice
fairness-all-waited = Hands waited behind the button
fairness-spread = Players moved never, once, twice, { $count } times or more
fairness-within = What chance does
fairness-fewer = Less than chance
fairness-more = More than chance
fairness-note = Chance is where 95 of 100 nights put it: the same busts and broken tables, played { $nights } times with other draws. To the BB: hands until the big blind at each seat the player came to, 0 for the coming hand, ? where no button was known. BB out of turn: big blinds that came after a move before a whole round was dealt, of the hands that the desk was told of; twice: the player did not have the button in between.
fairness-also-twice = { $count } twice
fairness-also-waited = waited { $hands }
fairness-by-chance = usual: { $chance }
fairness-times-broken = { $count } broken
fairness-times-balanced = { $count } balanced
fairness-times-floor = { $count } by the floor
fairness-times-redrawn = { $count } redrawn
fairness-stayed = { $count ->
    [one] { $count } player was never moved.
   *[other] { $count } players were never moved.
}
fairness-counting = The night is played again with other draws…
fairness-nobody = Nobody has had a seat yet.
