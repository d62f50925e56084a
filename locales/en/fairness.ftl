# How fairly a night has treated its players.

fairness-tab = Fairness
fairness-what = Measure
fairness-tonight = Tonight
fairness-chance = By chance
fairness-verdict = Verdict
fairness-players = Players
fairness-player = Player
fairness-moves = Moves
fairness-why = Reasons
fairness-blinds = To the BB
fairness-early = BB out of turn
fairness-twice = Twice
fairness-waited = Waited
fairness-often = Players moved { $count } times or more
fairness-most = Moves of the most-moved player
fairness-all-moves = Moves to balance and from broken tables
fairness-broken = of which from broken tables
fairness-balanced = of which to balance
fairness-by-floor = Moves ordered by the floor
fairness-redrawn = Redraw seats
fairness-all-early = Out-of-turn big blinds after a move
fairness-all-twice = of which paid twice
fairness-all-waited = Hands waited behind the button
fairness-spread = Players moved never, once, twice, { $count } times or more
fairness-within = Normal
fairness-fewer = Below normal
fairness-more = Above normal
fairness-note = By chance: the range of 95 of 100 nights, found by playing the same busts and broken tables { $nights } times with other draws. To the BB: hands until the big blind at each seat the player moved to; 0 is the coming hand, ? an unknown button. BB out of turn: big blinds after a move and before a full round, among recorded hands. Twice: without the button in between.
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
fairness-counting = Playing the night again with other draws…
fairness-none-seated = No one has had a seat yet.
