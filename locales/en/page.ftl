# The room's own page.
page-shared = { $count ->
    [one] The first place is settled among the players.
   *[other] The first { $count } places are settled among the players.
}
