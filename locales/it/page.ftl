# La pagina della sala.
page-shared = { $count ->
    [one] Il primo posto è già assegnato tra i giocatori.
   *[other] I primi { $count } posti sono già divisi tra i giocatori.
}
