# Come si dice al tavolo che cosa è andato storto: per la ricerca, non si mostra mai.
# Aggiungi quello che senti: una frase sotto la voce che intende (con virgole fra l'una e l'altra), o una
# parola in una riga di parole che dicono la stessa cosa, davanti quella che vale per tutte.

# Parole che la ricerca ignora.
spoken-small =
    a abbia adesso agli ai al alla alle allo allora anche ancora avere aveva avevo c ce che chi chiede chiesto ci
    col come con cosa d da dal dalla degli dei del della delle dello deve di dopo dovrebbe e ed era erano essere fa
    fare fatto fra gia gli glie gliel ha hanno ho i il in l la le lei lo loro lui ma me mentre mi ne nei nel nella
    nelle o ora per perche po poi puo qualcuno quando quella quelli quello questa questo s se si sono su sua sue sui
    sul sulla sulle suo suoi te ti tra un una uno vi voleva vuol vuole

# Parole che dicono la stessa cosa, una riga ciascuna.
spoken-same =
    mano, colpo, smazzata
    lingua straniera, un'altra lingua, in russo, in cinese, in francese, in tedesco, in inglese, in arabo, in spagnolo, straniero, dialetto
    non, nn, senza, niente, nulla, nessuno, nessun, nessuna, mai, dimenticato, dimentica, scordato, mancato
    piccolo buio, sb, small blind
    grande buio, bb, big blind
    all-in, allin, ai, all in, va tutto, tutto dentro, resti
    pot limit, plo
    no limit, nlhe
    mano per mano, hand for hand
    fuori turno, oot
    bottone, dischetto, disco, button, dealer button, puck
    buttare, butta, buttato, buttata, buttano, muck, muckare, mucka, muckato, getta, gettato, gettata, foldato via, buttato via
    foldare, folda, foldato, foldata, foldano, passa, passano, passato, passare, fold
    scoprire, scopre, scoperto, scoperta, scoperte, scoprono, gira, girata, girato, girate, girano, girare, mostra, mostrato, mostrare, mostrata, mostrano, fa vedere, fatto vedere, far vedere, fatta vedere, faccia in su, a vista, esposta, esposto, vista
    guardare, guarda, guardato, sbircia, sbirciare, sbirciato, spia, spiare, vedere, vede, visto
    vicino, di fianco, accanto, a fianco
    altro, avversario, un altro, altra
    dare, dato, data, date, dando, davo, servito, servire, distribuito, distribuire, distribuzione, distribuivo
    mazzo, deck
    turn, quarta carta, quarta strada
    river, quinta carta, ultima strada
    troppo presto, in anticipo, anticipato, prima del tempo, prematuro
    tutti, tutto il tavolo
    bruciare, bruciato, bruciata, bruciate, burn
    due, 2
    due volte, 2 volte, doppio, doppia
    uno, una, 1, solo, sola, unico, singolo
    tre, 3
    quattro, 4
    cinque, 5
    sei, 6
    sette, 7
    metà, mezzo, mezza, 50, dimezzata, dimezzato
    quanto, quanta, quante, quanti
    pila, stack, mucchio
    sbagliato, sbagliata, sbagliati, sbaglia, errore, errato, male
    per sbaglio, per errore, involontariamente
    posto, sedia, seat, sedile
    amico, amici, fratello, moglie, marito, socio
    telefono, cellulare, telefonino, smartphone, messaggi, whatsapp, sms
    insulta, insultato, insulti, offende, offese, parolacce, bestemmia, bestemmie, urla, maleducato
    perde tempo, rallenta, melina, tira in lungo, ci mette una vita
    tempo, clock, orologio
    eliminato, eliminati, fuori dal torneo, out, busto, bustato, escono, uscito, usciti
    vincente, vincitore, migliore, nuts, vinto
    zitto, in silenzio, senza dire niente, senza dir niente, senza dire nulla, senza parlare, senza annuncio, nessun annuncio, senza parole, muto
    dire, dice, detto, dichiara, annuncia, dicono, annunciato, dichiarato
    mettere, mette, butta dentro, metter, messo, messa, messi, metto, mettono, poggia, spinge, spinto, posta, postato
    fiche, fiches, fish, chip, chips, gettone, gettoni, fichetta
    meno, sotto, troppo poco, più basso, inferiore, non basta, non arriva, non ha abbastanza
    più, oltre, di troppo, in più, sopra
    rilancio minimo, minraise, min raise, minimo
    puntare, punta, puntata, puntate, bet, betta, bettato, puntato
    rilanciare, rilancia, rilancio, rilanci, raise, raisa, raisato
    controrilanciare, controrilancio, rerilancia, reraise, tribetta, rilanciare ancora, rilanciare di nuovo
    chiamare, chiama, chiamato, call, calla, callato, chiamata
    proteggi-carte, proteggicarte, card protector
    tardi, in ritardo, ritardo
    bagno, toilette, fumare, sigaretta
    terra, pavimento, tappeto
    tornato, torna, rientrato, rientra, tornare
    pausa, break, intervallo
    alzarsi, si alza, si è alzato, alzato, andato via, va via, se ne va, andarsene, lascia il tavolo
    rebuy, ricarica, add-on, addon, ricomprato
    color up, cambio taglio, cambio fiches, chip race, cambio pezzatura
    piatto, pot, pott
    pensa, pensare, pensando
    cadere, caduto, caduta, cade, cascato, cascata, rovesciato
    parlare, parlato, parla, agire, agito, agisce
    consiglio, consigli, aiuta, aiuto, suggerisce, suggerito, suggeriscono
    penalità, penalty, penalizzato
    squalificato, squalificare, espulso, cacciato, dq
    malato, malore, febbre, sta male, ospedale
    bustina, busta, buste, imbusta, imbustare, sacchetto
    scarto, scartata, scartato, scarti, scartare, scartate
    cambio, cambiare, cambia, cambiato, cambiata, cambiano, cambiando, cambiavo, cambiate
    aprire, apre, aperto, apertura, apro
    jack, fante, fanti, jacks
    scala reale, reale, straight flush
    primo, iniziato, cominciato, comincia, inizia
    suona, squilla
    sentito, sente, sentire
    carta, di picche, di cuori, di quadri, di fiori
    bottone, btn
    in tasca, in giacca, nella giacca, nello zaino, tasche, tasca
    deve parlare, doveva parlare, devono parlare, deve agire, doveva agire, dovevano agire, non ha parlato, non aveva parlato
    dare, consegnato, assegnato, consegnare, assegnare, spedito
    mischiare, mischiato, mischiata, mischiati, mescolato, mescolata, mescolavo
    insulta, ubriaco, litiga, litigano, litigio, urlano, urlato
    sporge, sporgersi, allunga, si sporge
    arrivato, arriva, si presenta, presentato, si è presentato
    foldare, foldando
    giocatore, giocatori, tipo, tizio, ragazzo, signore
    ritirare, ritirato, ritirate, ritirata, portato via, preso, prese, raccolto, tirato via
    riprendere, ripreso, riprende, rivuole, vuole indietro, chiede indietro, indietro
    sfortunato, porta male, portano male, porta sfortuna
    stream, streaming, diretta

# Che cosa si chiede alla sala oltre alle irregolarità: nessuna voce risponde, e non si elenca niente.
spoken-elsewhere =
    dove sono i bagni, bagno, toilette, wc, uscita, parcheggio, taxi, zona fumatori, guardaroba, oggetti smarriti, ho perso il telefono,
    ho perso la giacca, wifi, internet, caffè, tè, acqua, birra, da bere, bibita, da mangiare, panino, pizza, cameriere, menù, bar,
    ciao, salve, buonasera, buongiorno, grazie, prego, per favore, prova,
    che ore sono, a che ora inizia, quando si inizia, quando c'è la pausa, quanto dura la pausa, prossima pausa, prossimo livello,
    che bui sono, bui del livello dopo, iscrizioni tardive, iscrivere un giocatore, aggiungere uno alla lista, nuovo giocatore,
    quanto costa l'iscrizione, quanti siamo, quanti giocatori mancano, quanti ne restano, giocatori che restano, quanti sono rimasti, chi è in testa, chip leader, classifica,
    stack medio, media, premi, montepremi, stampare, stampante, premio di un posto, quanto prende il primo, vincitore, risultati, foto,
    fotografia, telecamera, musica, cambiare posto, lista dei cambi di posto, chi era il mazziere, anno scorso, domani, programma,
    caratteri più grandi, spegnere, accendere, spegnere la televisione, schermo, proiettore, lingua, audio, computer, impostazioni, riavviare, annullare, annulla un'eliminazione

spoken-misdeal =
    a monte, mano da rifare, ridare le carte, errore del dealer, distribuzione annullata, distribuzione sbagliata,
    rifare la distribuzione, ridare tutto, rifare tutto da capo, quando è misdeal, riprendere le carte e ridare,
    dare di nuovo, annullare la distribuzione, è misdeal, si annulla la mano, riprendo tutte le carte
spoken-first-card =
    ha cominciato dal giocatore sbagliato, distribuzione cominciata male, prima carta al giocatore sbagliato,
    iniziato a dare dal posto sbagliato, partito dal posto sbagliato, ho cominciato a dare da quello sbagliato,
    la prima carta doveva andare al piccolo buio, partita la distribuzione da un posto dopo
spoken-dealt-to-wrong-seat =
    carte al posto vuoto, nuovo fra bottone e buio, carte al posto sbagliato, servito un posto vuoto,
    date carte a una sedia vuota, carte a chi non doveva averle, dato le carte a nessuno,
    carte al posto di un eliminato, dato carte a uno appena seduto, doveva aspettare e ha ricevuto le carte
spoken-seat-not-dealt =
    posto saltato nella distribuzione, giocatore dimenticato, giocatore senza carte, non ha ricevuto carte,
    non gli ho dato le carte, saltato un posto nel dare, dimenticato di servire un giocatore, dimenticato un posto,
    saltato un posto, uno è rimasto senza carte, non ho servito un posto, uno non ha le carte
spoken-wrong-number =
    tre carte, una carta, cinque carte a Omaha, numero di carte sbagliato, bottone con meno carte,
    ha tre carte in mano, ha una carta sola, carta in più in mano, carta in meno, troppe carte in mano,
    gli manca una carta, una carta di troppo, ha quattro carte a hold'em, gliene ho date tre, ha solo una carta,
    contate le carte ne ha una in più, ha ricevuto una carta
spoken-extra-cards =
    due carte attaccate, troppe carte date, due carte insieme, carte appiccicate nel dare,
    carta di troppo uscita dal mazzo, carta in più dal mazzo, partite due carte insieme, ho tirato due carte,
    scivolata una carta in più, escono due carte insieme
spoken-boxed-card =
    boxed card, carta rovesciata, carta a faccia in su, carta scoperta nel mazzo, carta girata in mezzo al mazzo,
    carta al contrario nel mazzo, una carta a faccia in su nel mazzo, carta capovolta, carta rovescia,
    trovata una carta girata mentre davo
spoken-foreign-card =
    jolly, altro dorso, carta di taglio, carta estranea, carta con dorso diverso, carta di un altro mazzo,
    dorso di un altro colore, carta blu nel mazzo rosso, jolly nel mazzo, dorso sbagliato, dorso diverso,
    carta dell'altro tavolo, è uscito un jolly
spoken-fouled-deck =
    due carte uguali, carta doppia, mazzo falsato, due assi di picche, la stessa carta due volte,
    stessa carta in due mani, due re uguali, mazzo con un doppione, 53 carte, due fanti di fiori,
    carta identica sul board, doppione nel mazzo, lo stesso asso due volte, ho la stessa carta del flop
spoken-short-deck =
    carta mancante, carta per terra, carta trovata, 51 carte, manca una carta al mazzo, mazzo da 51,
    carta trovata per terra, carta sotto il tavolo, carta persa, carta sparita, al mazzo manca una carta,
    manca il tre di quadri, dal controllo risultano 51, carta dispersa
spoken-dealer-exposes =
    carta esposta, carta scoperta, carta vista, carta girata dal dealer, carta girata mentre davo,
    mi si è scoperta una carta nel dare, carta vista mentre distribuivo, ho girato una carta per sbaglio,
    gli ho scoperto la prima carta, carta volata e scoperta, si è vista una carta nel dare,
    carta rimbalzata scoperta
spoken-dropped-stub =
    mazzo per terra, carte cadute, mi è caduto il mazzo, cascato il mazzo, mazzo rovesciato, carte del mazzo sparse,
    cadono le carte, mazzo sparso, tallone caduto, mazzo mischiato agli scarti, mi è scivolato il mazzo,
    è caduto tutto il mazzo
spoken-stud-stub =
    mazzo finito a stud, settima strada, carta comune, stud le carte non bastano, finisce il mazzo a stud,
    non ci sono carte per la settima, stud mazzo insufficiente, stud non ci sono abbastanza carte
spoken-back-for-redeal =
    assente alla prima distribuzione, mano ridata, tornato per la mano ridata, è tornato dopo il misdeal,
    c'è per la seconda distribuzione, tornato a sedersi dopo che si è rifatta la mano,
    arriva prima che rifaccia la distribuzione, mancava al primo giro di carte, era assente poi misdeal ora c'è
spoken-new-deck =
    cambio mazzo, carta segnata, carta rovinata, carta piegata, vuole carte nuove, vuole cambiare il mazzo,
    cambiare le carte, mazzo sfortunato, chiede un altro mazzo, carte appiccicose, carta strappata, asso piegato,
    mazzo sporco, sostituire il mazzo, le carte portano male
spoken-four-card-flop =
    quattro carte al flop, troppe carte al flop, flop di 4 carte, cinque carte al flop, quattro al flop,
    flop con una in più, messo quattro carte, flop da quattro, carta in più sul flop, quattro carte invece di tre,
    una carta in più al flop, flop sbagliato quattro
spoken-no-burn =
    senza bruciare, carta bruciata mancante, flop senza bruciata, non ho bruciato, dimenticato di bruciare,
    girato senza bruciare, manca la bruciata, saltata la bruciata, niente bruciata, turn senza bruciata,
    river senza bruciata
spoken-two-burns =
    doppia bruciata, bruciato due volte, bruciato due, una bruciata di troppo, due carte bruciate, ribruciato,
    bruciata in più, bruciato di nuovo
spoken-premature-flop =
    flop anticipato, flop prima della fine delle puntate, flop prima del tempo, flop troppo presto,
    flop prima che parlassero tutti, girato il flop troppo presto, flop prima che parlasse il grande buio,
    flop con uno che deve ancora parlare, messo il flop con giocatori che dovevano ancora agire,
    flop uscito e uno non aveva agito
spoken-premature-turn =
    turn anticipato, quarta carta prima della fine delle puntate, turn troppo presto,
    turn prima che parlassero tutti, girato il turn troppo presto, turn con uno che deve ancora parlare,
    messo il turn con giocatori che dovevano ancora agire, turn uscito e uno non aveva agito
spoken-premature-river =
    river anticipato, quinta carta prima della fine delle puntate, river troppo presto,
    river prima che finissero le puntate, girato il river troppo presto, ultima carta prima della fine,
    river con uno che deve ancora parlare, messo il river con giocatori che dovevano ancora agire,
    river uscito e uno non aveva agito, ultima carta girata prima della fine delle puntate
spoken-premature-stud =
    quarta strada dello stud troppo presto, carta dello stud data prima delle puntate,
    scoperta dello stud data in anticipo
spoken-card-in-hand-for-hand =
    all-in in bolla, carte troppo presto, hand for hand, all-in in bolla e ho girato,
    board dato mentre gli altri tavoli giocano, girate le carte prima degli altri tavoli, all-in nel mano per mano,
    in bolla ho girato tutto, dovevo aspettare a girare
spoken-rabbit-hunt =
    rabbit, vedere la carta che sarebbe uscita, vuole vedere la prossima carta, che carta usciva,
    vedere il river dopo il fold, cosa veniva dopo, facci vedere il river, cosa usciva
spoken-player-exposes =
    scoperta, carta esposta, mostra le carte, mano scoperta, carte girate dal giocatore,
    carta scoperta dal giocatore, ha scoperto le carte a mano aperta, fa vedere le carte all'avversario,
    girato le carte con l'azione aperta, mostra una carta a mano in corso, fa vedere le carte a un amico,
    folda scoperto, mostra un asso foldando, folda a carte scoperte, fa vedere una carta prima di foldare,
    gli sono cadute le carte scoperte, butta le carte scoperte
spoken-thrown-cards =
    butta le carte, scenata, carte fuori dal tavolo, offende il dealer, tira le carte, lancia le carte,
    carte in faccia al dealer, tira le carte addosso, carte lanciate fuori dal tavolo, lancia le carte arrabbiato,
    scaglia le carte, butta le carte contro il dealer, mi ha lanciato le carte
spoken-stud-downcard =
    carta scoperta a stud, coperta girata, seven stud, stud carta coperta data scoperta, stud ultima carta scoperta,
    coperta a vista nello stud, prima coperta scoperta a stud, settima data scoperta,
    carta chiusa data aperta a stud, tre carte coperte a stud, nessuna scoperta a stud
spoken-upcards-picked-up =
    raccoglie le sue scoperte, alza le carte scoperte nello stud, scoperte tirate su
spoken-draw-card =
    carta scoperta al draw, badugi, lowball, carta scoperta al badugi, draw carta girata, badugi una vista,
    carta esposta al deuce to seven, triple draw carta scoperta, lowball carta girata
spoken-talks-about-hand =
    commenta la mano, dice che cosa ha foldato, consigli, suggerimenti, dice cosa ha foldato, dice che carte aveva,
    parla della mano in corso, racconta la mano mentre giocano, dice cosa ha in mano,
    commenta la mano con altri in gioco, rivela cosa ha passato, ragiona ad alta voce sulla mano,
    parla delle sue carte
spoken-camera =
    telecamera, tavolo televisivo, streaming, hole cam, la camera vede le carte, si vedono le carte in streaming,
    la diretta mostra le carte, lo streaming fa vedere le carte, tavolo televisivo carte viste,
    diretta senza ritardo, si vedono le carte in tv, lo streaming mostra cosa ha in mano
spoken-out-of-turn =
    agisce fuori turno, puntata fuori turno, check fuori turno, fold fuori turno, parla fuori turno,
    tocca a un altro, non era il suo turno, non toccava a lui, ha agito prima, ha parlato prima del suo turno,
    ha puntato prima, non era di parola, rilancio fuori turno, toccava a quello prima, rilancia prima di utg,
    il bottone ha rilanciato prima che toccasse a lui, fold prima del suo turno, check prima del suo turno,
    ha giocato prima di un altro, si è anticipato
spoken-skipped =
    saltato, scavalcato, azione dietro a un giocatore, ho saltato uno, scavalcato un posto,
    giocatore non ha potuto parlare, non ha ancora parlato ed è stato saltato, saltato il suo turno,
    uno non ha agito e si è andati avanti, hanno parlato dopo di lui senza aspettarlo, non gli ho chiesto,
    dimenticato uno nel giro
spoken-substantial-action =
    azione sostanziale, due giocatori hanno agito, quanti devono agire, quante azioni, quando non si torna indietro,
    è troppo tardi per tornare indietro, due hanno già agito, l'azione resta valida,
    basta un call per non tornare indietro
spoken-needless-fold =
    fold invece del check, fold non standard, passa quando può fare check, folda gratis,
    butta le carte senza puntata, folda invece di check, fold senza puntata, folda il grande buio non rilanciato,
    passa senza dover mettere
spoken-conditional =
    dichiarazione condizionata, dice che cosa farà, azione futura, se punti rilancio, se fai check punto,
    se metti vado all in, dice prima cosa farà, se tu fai così, qualunque cosa punti chiamo, se rilanci vado,
    annuncia prima cosa farà
spoken-before-the-amount =
    call prima del rilancio completo, call troppo presto, agisce di fretta, call prima di sapere quanto,
    chiamato prima dell'importo, non sapeva quanto era, call prima che finisse di mettere, call troppo veloce,
    ha detto call e poi ha visto quanto, chiama prima che conto
spoken-wrong-word =
    dice check con una puntata, dice call senza puntata, rilancio senza puntata, dichiarazione non valida,
    dice check ma c'è una puntata, check contro puntata, dice call ma non c'è niente,
    dice rilancio ma nessuno ha puntato, dice check dopo un rilancio, ha detto raise e nessuno aveva puntato,
    call ma nessuno ha puntato, check con la puntata davanti
spoken-words-and-chips =
    dice un importo e ne mette un altro, dichiarazione verbale, annuncio, dice call e mette rilancio,
    dice raise ma mette il call, parole non corrispondono alle fiches, dice un numero e ne mette un altro,
    ha detto 500 e mette 700, annuncia un importo e mette un altro, le fiches sono più di quanto detto
spoken-words-not-heard =
    non ha sentito la puntata, detto piano, sala rumorosa, l'avversario ha chiamato le fiches,
    nessuno ha sentito il rilancio, non l'ha sentito, detto sottovoce, troppo rumore, ha parlato piano,
    ha sussurrato, detto a bassa voce, musica alta, non si è sentito, uno non ha sentito la puntata
spoken-gestures =
    batte sul tavolo, bussa, bussare, dialetto, parola straniera, lingua, ha battuto sul tavolo, ha bussato,
    ha fatto un gesto, ha fatto segno, cenno con la testa, vale check, gesto con la mano, pollice su,
    fa di sì con la testa, agita la mano, segno con la mano, due dita sul tavolo
spoken-too-small =
    puntata insufficiente, rilancio insufficiente, misura sbagliata, rilancio minimo, meno del rilancio minimo,
    rilancio non valido, non arriva al minimo, puntata meno del grande buio, rilancia troppo poco,
    rilancia da 200 a 300, puntata meno di un buio, rilancio troppo basso, rilancio illegale,
    rilancio insufficiente rispetto al minimo, rialza 200 a 250
spoken-undercall =
    undercall, mette meno della puntata, non ha visto il rilancio, ha messo meno, call con meno,
    chiama con troppo poco, mancano fiches nel call, non ha messo abbastanza, call più basso, puntata 1100 mette 800,
    la puntata era di più, call di meno, pensava fosse di meno, non completa il call
spoken-undercalls =
    più call, due undercall, catena di call, tutti hanno messo meno, tutti hanno chiamato con meno,
    in tre hanno messo meno, più di uno ha messo meno, tutti e due call corto, anche quello dopo ha messo meno,
    due giocatori call con meno, altri due hanno seguito il call sbagliato, tutti hanno messo 400 invece di 600
spoken-tiny-call =
    call non standard, fiche simbolica, una fiche piccola contro un all-in, mette una fichetta sola,
    fiche da cento contro puntata grossa, chiama con una fiche piccola,
    mette una fiche da 100 davanti a una puntata grande, butta una fichetta per dire call
spoken-one-chip =
    overchip, fiche grossa, fiche in silenzio, gettone singolo, chip unica, una fiche sola senza dire niente,
    mette un gettone solo senza parlare, una fiche grossa zitto, gettone solo nessun annuncio,
    un cinquemila senza dire niente, una chip senza annuncio, butta un 1000 su 300 zitto,
    fiche grossa è call o rilancio, una fiche sola è un call, chip grossa senza parlare
spoken-several-chips =
    diverse fiches, in silenzio, ultime fiches, mette più fiches senza dire niente, spinge una pila zitto,
    due fiches nessun annuncio, mette uno stack senza parlare, due da 500 su 600 in silenzio,
    manciata di fiches senza parlare, fiches oltre la linea senza dire
spoken-half-raise =
    cinquanta per cento, regola del 50%, rilancio incompleto, più della metà del rilancio, rilancio al 70 per cento,
    meno del 50, metà rilancio, rilancio incompleto oltre metà, rilancio non completo, quasi il doppio,
    gli manca poco per il rilancio
spoken-pulled-back =
    fiches già puntate, riprende il buio, tira indietro, si è ripreso il buio, ha tirato indietro la puntata,
    si riprende le fiches, ha ripreso il buio e messo altre fiches, ritira la puntata, riprende la sua puntata,
    si riprende il call, ha tolto il buio
spoken-string-bet =
    più movimenti, torna allo stack, puntata a rate, lascia cadere fiches, puntata a singhiozzo,
    è tornato a prendere altre fiches, due movimenti, due volte, mette le fiches in due volte, puntata in due tempi,
    mette le fiches una alla volta, aggiunge fiches dopo, più viaggi, due riprese, mette un po' alla volta
spoken-string-raise =
    string raise, chiamo e rilancio, rilancio in due tempi, vedo e rilancio, vedo i tuoi e altri,
    dice call e poi rilancio, chiamo e altri mille, ci sto e rilancio, call anzi raise,
    dice call poi cambia in rilancio, i tuoi più altri mille, vedo i 500 e altri mille
spoken-not-reopened =
    riapertura, controrilancio, all-in incompleto, può rilanciare, può rilanciare di nuovo, può controrilanciare,
    all-in corto può rilanciare, si riapre l'azione, all-in non completo riapre,
    l'all-in era meno di un rilancio può rilanciare ancora, chi ha puntato può rialzare
spoken-too-many-raises =
    tetto dei rilanci, quinto rilancio, rilanci nel limit, quanti rilanci, numero massimo di rilanci,
    c'è un limite ai rilanci, quarto rilancio
spoken-accepted =
    azione accettata, il dealer ha contato male, importo annunciato sbagliato, l'all-in era di più,
    il conteggio era sbagliato dopo il call, ha chiamato 8000 ma erano 18000, ha accettato ma era di più,
    dealer ha detto meno, era di più di quanto detto, all-in più grande di quanto pensava,
    ha chiamato pensando fosse meno, ho contato male e ha già chiamato, ha detto ok a 8000 ma erano 18000
spoken-pot-miscounted =
    piatto sbagliato, il dealer ha detto male il piatto, puntata oltre il piatto, pot limit piatto sbagliato,
    omaha piatto detto male, plo piatto sbagliato, ho detto un piatto sbagliato, detto troppo per il piatto,
    plo ho sbagliato il conto del pot, ha puntato pot ma il conto era sbagliato
spoken-asks-for-the-pot =
    conta il piatto, quanto c'è in mezzo, allarga il piatto, quanto c'è nel piatto, quant'è il piatto,
    di quanto è il pot, vuole contare il piatto, quanto in mezzo
spoken-bets-the-pot =
    punto il piatto, piatto a no limit, pot, dice piatto a no limit, dice pot, annuncia pot a texas,
    punta piatto a hold'em, no limit dice pot
spoken-asks-for-a-count =
    conta le fiches, quanto ha, contare la puntata, quanto è la puntata, di quanto è, quanto ha puntato,
    vuole il conteggio, chiede il conto dell'all-in, di quanto è all-in, quanto ha dietro, vuole sapere quanto,
    vuole sapere di quanto è, quanto per chiamare, quante fiches ha l'altro, conto dello stack avversario,
    vuole sapere l'importo
spoken-unclear-amount =
    puntata ambigua, cinque, due e cinque, dichiarazione poco chiara, dice quindici, mille o cento, 1500 o 15000,
    non si capisce quanto, ha detto due, cinque cosa, cento o mila, dice solo un numero, due sono 200 o 2000,
    venticinque è 2500 o 25000
spoken-for-change =
    puntare per il resto, vuole il cambio, spiccioli, vuole il resto, mette una grossa e chiede indietro,
    vuole indietro, fa cambio, chiede il resto, mette 5000 e rivuole 3000, chiede indietro una parte
spoken-splashed =
    splash, sparpaglia le fiches, fiches mescolate al piatto, butta le fiches in mezzo, fiches sparse nel piatto,
    lancia le fiches nel piatto, fiches a casaccio, svuota le fiches nel piatto, non so quanto ha buttato dentro,
    schizza le fiches
spoken-all-in-below-minimum =
    apertura all-in corta, apre con meno del grande buio, all-in per meno del buio, all-in con meno del grande buio,
    all-in meno del minimo, apre all-in corto, all-in da 150 coi bui 100 200,
    quanto è il call contro un all-in più piccolo del buio
spoken-limit-raise =
    rilancio nel limit, più della puntata nel limit, completamento, limit una puntata e mezza, limit mezzo rilancio,
    limit mette di più, limit completa
spoken-open-pair =
    puntata doppia, coppia scoperta, quarta strada, stud coppia in vista puntata doppia, stud coppia alla quarta,
    coppia a vista punta doppio
spoken-wrong-bring-in =
    bring-in, carta bassa, carta più bassa sbagliata, stud ha aperto quello sbagliato, bring in sbagliato,
    stud carta più bassa era un'altra, stud ha cominciato quello sbagliato, doveva aprire la carta bassa
spoken-bring-in-all-in =
    bring-in all-in, senza fiches per il bring-in, stud la carta bassa non ha fiches, stud deve aprire ma è all-in,
    bring in senza fiches, stud all-in dell'ante, chi deve aprire non ha più fiches dopo l'ante
spoken-hidden-chips =
    fiche nascosta, fiche sotto le carte, fiche dimenticata, fiche sotto le carte dopo all-in,
    aveva ancora una fiche dopo all-in, fiche dimenticata dietro dopo l'all-in, spunta una fiche,
    spuntata una fiche dopo il call, un'altra fiche sotto le carte, altra fiche dietro dopo l'all-in chiamato
spoken-oversized-chip-late =
    fiche grande nascosta nello stack, fiches grosse non davanti, fiche grossa sotto le piccole,
    fiche grande coperta dalle piccole, gettone grosso dietro, 25000 coperto, fiche grossa non si vedeva,
    fiche grossa sul fondo, il gettone grande non era in vista quando ho contato
spoken-chips-out-of-view =
    fiches in tasca, fiches in transito, fiches fuori dal tavolo, si mette le fiches in tasca, porta via le fiches,
    gettoni in tasca, se ne va con le fiches, fiches in mano lontano dal tavolo, fiches in giacca,
    fiches nello zaino, tolte fiches dal tavolo, ha nascosto fiches, ha messo via delle fiches
spoken-found-chips =
    fiche trovata, fiche per terra, fiches perse, fiche per terra di chi è, gettone per terra, fiche sotto il tavolo,
    fiche senza padrone, trovata una fiche, fiche caduta nessuno la reclama, fiche sotto la sedia,
    trovato un gettone
spoken-foreign-chips =
    fiches di un casinò diverso, fiche di un altro circolo,
    fiches estranee, fiches di un altro torneo, fiches cash, false, gettone falso, fiche non nostra, fiche del cash,
    fiche di un'altra casa, fiche che non c'entra, gettone di un'altra serie, fiche dell'altro torneo, fiche strana
spoken-chips-do-not-add-up =
    fiches mancanti, fiches in più, totale sbagliato, conteggio, il totale non torna, conto non torna,
    mancano fiches al tavolo, troppe fiches in gioco, i conti non tornano, il conto delle fiches non torna,
    fiches totali sbagliate
spoken-untidy-stacks =
    stack disordinato, fiches grosse nascoste, pile da 20, tagli grossi dietro, non si vedono le fiches grosse,
    stack in disordine, fiches non ordinate, pila confusa, nasconde i tagli grossi, torri di fiches,
    non si capisce quanto ha, fiches ammucchiate, nasconde le grosse
spoken-marker-pushed =
    bounty, gettone del tempo, proteggi-carte, bottone nel piatto, ha puntato il bounty,
    mette avanti il gettone bounty, butta il portafortuna, ha messo avanti il proteggi carte,
    gettone del tempo nel piatto, ha buttato dentro il portachiavi, messo avanti il bottone, mette l'orologio
spoken-all-in-button =
    gettone all-in, all-in non visto, dimenticato il dischetto all-in, manca il bottone all-in, dischetto all in,
    senza bottone dell'all-in, nessuno sapeva che era all-in
spoken-more-than-on-the-table =
    solo fiches sul tavolo, soldi di tasca, fiches aggiunte nella mano, punta più di quanto ha,
    non ha abbastanza fiches, ha detto 10000 ma ne ha 6000, aggiunge fiches durante la mano,
    dice 20000 ma ne ha solo 15000, annuncia più del suo stack, vuole mettere soldi dalla tasca
spoken-chips-behind =
    rebuy annunciato, fiches in arrivo, ricarica prima della mano, il rebuy non è arrivato, aspetta le fiches,
    fiches non ancora arrivate, ha comprato ma non ha ancora le fiches, gioca senza fiches aspettando,
    rebuy non ancora portato, add-on non consegnato, le fiches devono ancora arrivare
spoken-short-all-in-wins =
    piatto laterale, piatto principale, quanto vince, coperto, vince il più corto, chi prende il resto,
    lo short vince, chi prende il side, quanto può vincere quello corto, chi vince il side se lo short vince il main,
    all-in più corto ha il punto migliore
spoken-uncalled-bet =
    puntata non chiamata, restituire la puntata, tutti fold alla sua puntata, riprende la puntata,
    nessuno ha visto il rilancio, la differenza torna indietro, puntata più grande dello stack dell'altro,
    all-in più grosso dell'altro, restituire la differenza, gli torna indietro il resto
spoken-pot-order =
    ordine dei piatti, prima il laterale, poi il principale, prima il main o il side, quale piatto si assegna prima,
    prima il side, ordine main e side, da quale piatto si comincia, tre piatti da dove comincio,
    quale piatto do per primo
spoken-odd-chip =
    piatto diviso, resto, fiche indivisibile, dispari, avanza una fiche, a chi va la fiche in più, non si divide,
    fiche in più nel dividere, avanza un cento a chi va, chi prende la fiche che avanza, high low avanza una fiche,
    diviso in tre avanza una, pezzo dispari
spoken-pot-pushed-wrongly =
    assegnazione sbagliata, piatto contestato, piatto contato male, diviso male, dato il piatto a quello sbagliato,
    spinto il piatto a chi ha perso, piatto al perdente, pagato quello sbagliato,
    ho dato il piatto a chi aveva perso, piatto andato a quello sbagliato, il vincitore non ha avuto il piatto,
    assegnato a chi non ha vinto
spoken-old-chips =
    fiches di un valore tolto, fiches in ritardo, fiches piccole trovate, ha ancora i 25, fiches fuori corso,
    taglio tolto, ha ancora fiches vecchie, fiches tolte dal gioco, porta fiches da 25 che non valgono più,
    fiches non più in gioco, si era dimenticato di cambiarle
spoken-raced-out =
    chip race, color up, eliminato dal cambio fiches, senza fiches dopo il color up, rimasto a zero dopo la race,
    perse le ultime nel cambio, rimasto senza dopo il cambio fiches, rimasto senza niente dopo cambio taglio,
    la race gli ha tolto l'ultima fiche, gli spetta una fiche dopo la race
spoken-all-in-not-shown =
    all-in coperto, nasconde le carte, scoprire le mani, all-in chiamato non girano le carte,
    all-in e call carte coperte, non vuole girare le carte all-in, all in non scoprono,
    tiene le carte coperte dopo all-in chiamato, in all-in non fanno vedere, devono girare in all-in,
    all-in chiamato carte ancora giù
spoken-who-shows-first =
    ordine di mostra, ultimo aggressore, ordine dello showdown, chi gira per primo, chi deve mostrare per primo,
    chi scopre prima, check al river chi mostra, chi fa vedere per primo a texas,
    tutti e due aspettano che mostri l'altro, nessuno vuole mostrare per primo, bet e call al river chi mostra
spoken-will-not-show =
    butta le carte allo showdown, rifiuta di mostrare, si arrende, non vuole far vedere, non vuole girare,
    ha perso e non mostra, rifiuta di girare le carte, chiamato ma non fa vedere,
    buttato senza mostrare dopo il call, deve mostrare se chiamato, non fa vedere dopo il call
spoken-asks-to-see =
    fammi vedere, voglio vedere, mano chiamata, diritto di guardare, vuole vedere le carte di chi ha perso,
    chiede di vedere le carte, può vedere la mano, vuol vedere le carte dell'avversario, vuole sapere cosa aveva,
    chiede di girare la mano buttata, vuole vedere il punto di chi ha perso
spoken-mucked =
    carte nel muck, ha foldato la mano vincente, mano morta, butta via la mano migliore,
    ha buttato via le carte e le rivuole, carte nel muck le rivuole, foldato per errore la mano vincente,
    ha messo le carte nel muck per errore, dice che aveva la vincente nel muck, ha passato per sbaglio,
    ha mollato le carte, rivuole la mano foldata
spoken-killed-winner =
    il dealer ha buttato la mano vincente, mano scoperta, ho buttato io la mano vincente,
    ho messo nel muck la mano vincente, il dealer ha annullato il vincitore, ho ritirato le carte vincenti,
    ho mischiato la mano vincente, la vincente è finita negli scarti, vincente nel muck per colpa mia,
    ho raccolto la mano vincente
spoken-unprotected-hand =
    mano toccata, carte portate via, senza proteggi-carte, annullata per sbaglio, ho preso le sue carte,
    ritirato le carte di uno in gioco, non aveva niente sopra le carte, gli ho portato via le carte,
    carte non protette, senza proteggi carte, ho mucckato una mano viva, le carte dell'altro hanno toccato le sue,
    mano toccata dal muck, carte mischiate con quelle foldate, raccolto una mano viva,
    non aveva niente sopra e gliele ho ritirate
spoken-thought-he-had-won =
    credeva che tutti avessero foldato, carte buttate prima del call, credeva di aver vinto, punta e butta le carte,
    pensava di aver vinto e butta, ha buttato prima che l'altro chiamasse,
    butta le carte ma l'altro era ancora dentro, credeva fossero tutti fuori,
    lascia le carte prima che l'avversario chiami
spoken-read-wrongly =
    mano letta male, scala non vista, vincitore sbagliato, parlano le carte, letto male il punto,
    c'era una scala e non l'ho vista, nessuno ha visto il colore, detto vincitore sbagliato, ho letto male le carte,
    ho letto male il board, non ho notato il colore, aveva full e nessuno l'ha visto, punto non visto
spoken-miscalled =
    dice colore e non ce l'ha, annuncio sbagliato allo showdown, dice colore ma ha solo coppia,
    dichiara un punto che non ha, ha detto scala ma non ce l'ha, ha annunciato male il punto,
    dichiara scala ma ha doppia coppia, dice full ma non è vero, annuncia un punto sbagliato, dice di avere e non ha
spoken-not-all-tabled =
    una coperta sola, mano non scoperta del tutto, ha girato solo una carta, mostra solo una, l'altra resta coperta,
    ne ha fatta vedere solo una, scopre solo una carta, mostra solo l'asso, una su e una giù alla fine,
    bisogna mostrarle tutte e due
spoken-plays-the-board =
    gioca il board, punto migliore sul tavolo, diviso, dice che gioca il board, gioca quelle in mezzo,
    gioca le cinque sul tavolo, usa le carte comuni, gioca il tavolo, butta le carte perché gioca il board,
    il board è il punto migliore
spoken-last-hand =
    tutti hanno foldato, deve mostrare, vince senza call, rimasto solo deve mostrare,
    tutti hanno passato deve far vedere, vince senza mostrare, ultimo rimasto deve mostrare il bluff,
    l'avversario ha foldato deve mostrare
spoken-suits =
    stessa mano, semi, parità a hold'em, dividere, picche meglio di cuori, conta il seme, quale seme è più alto,
    stesso punto seme, i semi valgono, due colori uguali conta il seme, vince picche
spoken-fouled-deck-late =
    carta doppia dopo la mano, mazzo contato dopo il piatto, finita la mano trovato un doppione,
    finito il colpo due carte uguali, dopo la mano mancava una carta, già pagato e mazzo irregolare
spoken-wrong-button =
    bottone sbagliato, bottone non spostato, bottone spostato due volte, non ho spostato il bottone, bottone fermo,
    disco al posto sbagliato, dimenticato di muovere il bottone, bottone un posto avanti, bottone un posto indietro,
    bottone rimasto fermo, saltato un posto col bottone, chi ha il bottone, mosso male il bottone
spoken-wrong-blinds =
    buio non messo, ha messo il giocatore sbagliato, buio mancante, due bui, il piccolo buio non ha messo,
    il grande buio non ha messo, bui sbagliati, dimenticato il buio, buio dal giocatore sbagliato, manca un buio
spoken-wrong-level =
    bui sbagliati, livello vecchio, livello cambiato, nuovo livello, bui del livello vecchio, bui vecchi,
    giocato al livello prima, non ho visto che il livello era cambiato, bui del livello precedente,
    usati i bui di prima, i bui dovevano essere più alti, doveva essere il livello nuovo, ancora i bui vecchi
spoken-level-changes =
    nuovo livello, salgono i bui, segnale dell'orologio, prima mescolata, suona il livello a mano in corso,
    cambia livello mentre giochiamo, livello finito durante il colpo, quali bui valgono,
    livello nuovo mentre stiamo giocando, orologio a zero a mano in corso, livello finito mentre mescolavo,
    bui nuovi o vecchi, scatta il livello mentre si gioca
spoken-short-blind =
    grande buio corto, grande buio incompleto, all-in di buio, meno del grande buio, il grande buio non ha abbastanza,
    il grande buio ha solo metà buio, il grande buio è corto, grande buio all-in per meno,
    il grande buio ha solo 300 su 400, il grande buio non copre, mette meno del buio
spoken-short-ante =
    ante corto, big blind ante, prima l'ante, prima il buio, non basta per buio e ante,
    il grande buio non può pagare buio e ante, il grande buio non ha per l'ante, prima ante o prima buio, meno di buio più ante, ha solo per l'ante,
    grande buio con una fiche, paga prima l'ante o il buio
spoken-ante-reduced =
    ante ridotto, ante in pochi giocatori, ante al tavolo finale, vogliono ante dimezzato, abbassare l'ante,
    siamo in pochi ante troppo alto, siamo in quattro ante più basso, ridurre l'ante,
    rimasti in tre ante troppo grande, in pochi si abbassa l'ante
spoken-dodged-blinds =
    scappa dal buio, si alza prima del grande buio, buio saltato apposta, si alza quando è di buio,
    si alza ogni volta che tocca il buio, salta il buio, va via per non pagare il buio, evita di pagare il buio,
    sempre fuori quando è di grande buio, se ne va apposta prima del buio, schiva il buio
spoken-absent =
    giocatore assente, arriva tardi, lontano dal tavolo, carte a un assente, non è al tavolo, non è al posto,
    non c'era quando ho dato, tornato tardi, in bagno, fuori a fumare, era in piedi, non era seduto,
    arrivato in ritardo, arrivato a carte date, si presenta dopo l'ultima carta, non c'era alla distribuzione,
    era via mentre davo, si è presentato tardi, era lontano dal posto
spoken-leaves-hand =
    si alza, lascia il tavolo, abbandona la mano, si è alzato con le carte vive, è andato via durante la mano,
    si alza a mano in corso, lascia il tavolo con le carte, se ne va durante il colpo,
    si è alzato lasciando le carte, se n'è andato prima di parlare, mano morta se si alza
spoken-absent-entrant =
    solo al tavolo, iscritti assenti, primi minuti, tavolo vuoto, c'è solo uno al tavolo, solo un giocatore seduto,
    gli altri non sono arrivati, non c'è nessuno al tavolo, avversario non arrivato, l'avversario non si presenta,
    tavolo con un solo presente, bui degli assenti
spoken-wrong-seat =
    posto sbagliato, seduto al tavolo sbagliato, seduto al posto di un altro, si è seduto male, ha sbagliato posto,
    ha sbagliato tavolo, doveva stare a un altro posto, due persone per lo stesso posto,
    il suo biglietto dice un altro posto, ha giocato al posto di un altro
spoken-substitute =
    sostituto, gioca al posto di un amico, due posti, l'amico gioca per lui, può giocare un altro,
    vuole farsi sostituire, fratello al suo posto, la moglie gioca per lui, fa giocare un altro,
    sta giocando uno che non è iscritto, al posto suo c'è un altro
spoken-one-player-a-hand =
    una mano un giocatore, due teste, aiuto, consiglio, spettatore, qualcuno gli dice cosa fare, gli suggeriscono,
    chiede aiuto, dà consigli, da fuori gli dicono di foldare, il vicino lo aiuta, la moglie gli suggerisce,
    gli dicono cosa fare da dietro, spettatore che aiuta, chiede cosa fare, in due giocano una mano
spoken-peeks =
    sbircia le carte dell'altro, spia le carte, guarda in mano al vicino, vede le carte dell'altro,
    allunga l'occhio sulle carte, ha visto le carte dell'avversario, si sporge a vedere le carte,
    occhio alle carte del vicino, gli guarda le carte
spoken-phone =
    telefono, cellulare, app, tabella, solver, cuffie, al telefono durante la mano, manda messaggi, usa il cellulare,
    gioca col telefonino, guarda il telefono, whatsapp, auricolari, parla al telefono, è al telefono,
    gli suona il telefono, risponde al telefono, guarda la partita sul telefono, smartwatch
spoken-soft-play =
    gioco morbido, collusione, combine, passaggio di fiches, check con il nuts, amici fanno check fino in fondo,
    non si puntano contro, si mettono d'accordo, giocano insieme, giocano in coppia, si aiutano,
    non rilancia l'amico con il nuts, passa fiches all'amico, si passano le fiches, collusi, check col punto massimo
spoken-abuse =
    insulti, urla, cattivo comportamento, igiene, ritardo, maleducazione, dice parolacce, bestemmia, maleducato,
    ubriaco, puzza, litigano, minaccia, offende, urlano, litigio, aggressivo, sbatte sul tavolo, insulti al dealer,
    si insultano
spoken-other-language =
    parlano una lingua straniera durante la mano,
    parlano in un'altra lingua, parla straniero durante la mano, parlano tra loro in russo,
    solo italiano o inglese al tavolo, lingua straniera
spoken-covered-face =
    cappuccio sul viso, occhiali da sole e sciarpa, porta una maschera, faccia coperta,
    volto nascosto dietro la sciarpa, nascosto dietro gli occhiali, giocatore irriconoscibile
spoken-penalty =
    penalità, giri saltati, giri in mani, quanto dura la penalità, un giro fuori, quante mani sta fuori,
    penalità di un giro, due giri quante mani
spoken-penalised =
    penalità, salta mani, fuori dal tavolo, sta scontando la penalità, in penalità gli do le carte,
    in penalità paga i bui, chi è in penalità riceve carte, giocatore con penalità carte, durante la penalità paga,
    gli do le carte in penalità
spoken-disqualified =
    fuori dall'evento, DQ, espulso, espulso fiches, cacciato dal torneo, squalificato che fine fanno le fiches,
    buttato fuori dal torneo, mandato via, rimosso dal torneo, cosa succede alle fiches di uno squalificato
spoken-withdraws =
    si ritira, salute, va via per sempre, sta male, si sente male, va a casa, ha la febbre, deve andare via,
    abbandona il torneo, ospedale, non può continuare, lascia il torneo, vuole ritirarsi
spoken-asks-for-the-clock =
    clock, chiamare il tempo, tempo, giocatore lento, orologio, chiama tempo, chiede il clock, chiama il tempo a uno,
    ci mette troppo, quanto può pensare, pensa troppo, pensa da cinque minuti, ci sta mettendo troppo,
    qualcuno chiama clock, ci mette un'eternità
spoken-clock-runs-out =
    tempo scaduto, fuori tempo, ultimo secondo, gli è scaduto il tempo, finito il conto alla rovescia,
    tempo finito e non ha detto niente, scaduti i secondi, tempo finito nessuna decisione, non ha agito in tempo,
    countdown finito
spoken-stalling =
    stalling, gioco lento, perdere tempo in bolla, perde tempo ogni mano, ci mette una vita ogni mano,
    rallenta apposta in bolla, fa melina, tira in lungo, lento apposta, ogni mano un minuto, tira tardi apposta
spoken-shot-clock =
    time bank, gettone del tempo, action clock, 30 secondi, finito i time bank, niente più time bank,
    finite le estensioni di tempo, suona lo shot clock, senza estensioni, gettoni tempo finiti,
    quanti secondi di shot clock
spoken-break-in-a-hand =
    pausa, cena, ultima mano prima della pausa, suona la pausa a mano in corso, pausa mentre giochiamo,
    arriva la pausa e la mano non è finita, si finisce la mano prima della pausa,
    la mano va avanti quando comincia la pausa, è ora di pausa ma si gioca ancora
spoken-late-push =
    cambio dealer, push, 90 secondi, mi danno il cambio prima della pausa, cambiano dealer a un minuto dalla pausa,
    cambio a un minuto dalla fine, arriva il cambio prima della pausa, nuovo dealer entra a un minuto dalla pausa
spoken-hand-for-hand =
    bolla, hand for hand, siamo in bolla, manca uno ai premi, come si fa il mano per mano, tutti i tavoli aspettano,
    si gioca mano per mano, bolla come si procede, il prossimo è fuori dai premi, si aspettano gli altri tavoli
spoken-busts-together =
    stessa mano, parità di posto, eliminazione insieme, chi arriva più in alto, due eliminati insieme,
    due fuori nella stessa mano, escono in due chi arriva prima, due out insieme, doppia eliminazione,
    chi arriva più avanti, due eliminati su tavoli diversi
spoken-last-hands =
    ultima mano, quante mani, fine giornata, carta estratta, ultime tre mani, quante mani mancano,
    ultime mani stasera, quando si smette stasera, ancora quante mani oggi
spoken-bags =
    buste, bustina, tagliando, fine giornata, conteggio, si imbusta, mettere le fiches in busta, imbustare,
    sacchetto, fiches per domani, fine giornata fiches nel sacchetto, sigillare la busta, cosa si scrive sulla busta
spoken-false-opening =
    falsa apertura, ha aperto senza jack, aperto senza apertura, non può mostrare l'apertura,
    ha aperto senza avere i jack, ha aperto con meno dei fanti, non aveva l'apertura, ha aperto con niente,
    aperto con coppia bassa, aveva aperto con coppia di otto, aperto con una coppia di dieci,
    chi ha aperto non aveva niente
spoken-asks-for-openers =
    mostrare l'apertura, apertura scartata, conservare lo scarto, vuole vedere con cosa ha aperto,
    con che ha aperto fammi vedere, far vedere l'apertura, chi ha aperto deve mostrare,
    deve far vedere l'apertura se passa, fammi vedere i jack
spoken-what-opens =
    apertura, coppia di fanti, jack, progetto di scala reale bilaterale, si può aprire con i dieci,
    cosa serve per aprire, basta una coppia per aprire, minimo per aprire, può aprire con, per aprire ci vuole
spoken-opening-amount =
    cip, puntata di apertura, apertura di piatto, ha aperto per troppo, apertura troppo alta, di quanto si apre,
    apertura sotto il cip
spoken-no-opening =
    nessuna apertura, tutti passo, fanti donne re, rifare le carte, passano tutti nessuno apre, nessuno può aprire,
    tutti passano che si fa, nessuno ha aperto il piatto, il piatto resta se passano tutti
spoken-in-packets =
    più carte alla volta, tre e due, mazzetti vietati, date tutte insieme, dato cinque carte insieme,
    date a due a due, carte date in blocco, gliele ha date tutte insieme, date due alla volta, tre e poi due
spoken-card-in-the-draw =
    carta girata nel cambio, carta scoperta dal mazziere, carta girata mentre cambiavo, una scoperta nel cambio,
    carta di cambio a faccia in su, vista nel cambio, gli ho scoperto una carta al cambio, carta nuova scoperta
spoken-too-many-changed =
    cambia cinque carte, troppe carte cambiate, sei carte, ne ha chieste due e ne ha avute tre,
    date troppe al cambio, chieste tre date due, ho dato una in più al cambio, cambio sbagliato,
    ha sei carte dopo il cambio, ha quattro carte dopo il cambio, dato una carta in più nel cambio
spoken-four-changed =
    quarta carta, tre subito e una dopo, cambia quattro, ne vuole quattro, ne chiede quattro,
    può cambiare quattro carte
spoken-discard-back =
    cambia idea, riprende le carte scartate, rivuole la carta scartata, riprende gli scarti,
    ha cambiato idea sullo scarto, rivuole lo scarto, ha scartato la carta sbagliata,
    ha scartato per errore e la rivuole
spoken-deck-runs-out =
    carte finite, rimescolare gli scarti, tallone finito, non bastano le carte per il cambio, mazzo finito al cambio,
    finite le carte da cambiare, non bastano per cambiare, finito il mazzo al cambio, si usano gli scarti
spoken-who-speaks-after-draw =
    primo a parlare, parla l'apertore, il buio parla per ultimo, chi parla dopo il cambio,
    chi comincia dopo il cambio, cambiate le carte chi parla, a chi tocca dopo il cambio
spoken-late-blind =
    apertura al buio, controbuio, buio dopo aver guardato, buio nel piatto di parole,
    vuole fare il buio ma ha guardato, buio dopo aver visto le carte, buio in ritardo, può ancora fare il buio,
    può fare il buio adesso, buio dopo la prima carta, buio chi non è primo
spoken-third-blind =
    contro-controbuio, terzo buio, otto volte il piatto, controcontrobuio, buio sul controbuio,
    quanti bui si possono fare, si può fare il contro contro buio
spoken-raise-over-blind =
    rilancio in un piatto di buio, multipli del buio, chi ha fatto il buio può rilanciare, rilancio dopo il buio,
    di quanto si rilancia sul buio, quanto si può rilanciare col buio
spoken-all-parola =
    parola, piatto parlato, piatto di parole, tutti passano parola, tutti parola, tutti dicono parola,
    nessuno punta dopo il cambio, parola di tutti
spoken-italian-tie =
    parità, stessa coppia, decidono i semi, dividere, stessa coppia chi vince, coppia uguale, due coppie uguali,
    stesso punto, doppia uguale chi vince, parità a poker all'italiana, stesso tris, pari punto
spoken-three-straight-flushes =
    scala reale battuta, la minima batte la massima, regola del triangolo, scala reale minima contro massima,
    reale massima contro minima, reale contro reale
spoken-italian-showdown =
    deve mostrare, visto, mostra chi è stato visto, chi è stato visto mostra prima, chi vede mostra,
    chi ha visto fa vedere, prima mostra chi è visto
spoken-wrong-italian-deck =
    mazzo ridotto, regola dell'undici, carta più bassa, da che carta si parte in quattro, quali carte si tolgono,
    togliere i sei, togliere i sette, quante carte in quattro giocatori, in cinque da che carta, mazzo per cinque,
    nel mazzo c'è un sei di troppo, mazzo trentadue carte
