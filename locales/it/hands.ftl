# I punti a parole.
# $rank è un numero: da 2 a 10 le carte numerate, 11 il jack o fante, 12 la donna, 13 il re, 14 l'asso.
# $pack è il mazzo: nel gioco all'italiana il jack si chiama fante.

rank = { $rank ->
    [14] asso
    [13] re
    [12] donna
    [11] { $pack ->
        [italian] fante
       *[casino] jack
    }
    [10] dieci
    [9] nove
    [8] otto
    [7] sette
    [6] sei
    [5] cinque
    [4] quattro
    [3] tre
   *[2] due
}
ranks = { $rank ->
    [14] assi
    [13] re
    [12] donne
    [11] { $pack ->
        [italian] fanti
       *[casino] jack
    }
    [10] dieci
    [9] nove
    [8] otto
    [7] sette
    [6] sei
    [5] cinque
    [4] quattro
    [3] tre
   *[2] due
}
card = { $rank } di { $suit ->
    [hearts] cuori
    [diamonds] quadri
    [clubs] fiori
   *[spades] picche
}

# Preposizioni e articoli: "coppia d'assi", "full di donne agli otto", "scala alla donna".
hand-of = { $rank ->
    [14] d'{ $ranks }
   *[other] di { $ranks }
}
hand-over = { $rank ->
    [14] agli { $ranks }
    [12] alle { $ranks }
    [8] agli { $ranks }
   *[other] ai { $ranks }
}
hand-up-to = { $rank ->
    [14] all'{ $card }
    [12] alla { $card }
    [8] all'{ $card }
   *[other] al { $card }
}

hand-no-cards = nessuna carta
hand-high-card = carta alta, { $card }
hand-pair = coppia { $of }
hand-two-pair = doppia coppia, { $higher } e { $lower }
hand-three = tris { $of }
hand-straight = scala { $high }
hand-flush = colore { $high }
hand-full-house = full { $of } { $over }
hand-four = poker { $of }
hand-straight-flush = scala colore { $high }
hand-royal-flush = scala reale

# Il gioco all'italiana: le tre scale reali del triangolo, e la carta accanto alla coppia il cui seme
# decide.
hand-straight-flush-highest = scala reale massima { $high }
hand-straight-flush-middle = scala reale media { $high }
hand-straight-flush-lowest = scala reale minima { $high }
hand-beside = { $hand }, { $card }

hand-low = low { $ranks }
hand-badugi = { $cards ->
    [4] badugi, { $ranks }
    [3] tre carte, { $ranks }
    [2] due carte, { $ranks }
    [1] una carta, { $ranks }
   *[0] nessuna carta
}
hand-high-and-low = { $high }; { $low }
