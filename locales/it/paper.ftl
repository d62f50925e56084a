# Carta.

paper-page = pagina { $page } di { $of }
paper-size = Carta
paper-saved = Salvato in { $path }
paper-not-saved = Non salvato in { $path }: { $why }
paper-missing = nessun font di questo computer ha { $scripts }
paper-missing-packages = nessun font di questo computer ha { $scripts }; su Debian e Ubuntu installa { $packages }
paper-missing-install = nessun font di questo computer ha { $scripts }; installane uno
paper-missing-here = I riquadri stanno per { $scripts }: il computer che ha stampato non ha il font.

# Le scritture del mondo che mancano ai font del programma
script-han = caratteri cinesi
script-kana = kana giapponesi
script-hangul = coreano
script-bopomofo = bopomofo
script-devanagari = devanagari
script-bengali = bengalese
script-gurmukhi = gurmukhi
script-gujarati = gujarati
script-odia = odia
script-tamil = tamil
script-telugu = telugu
script-kannada = kannada
script-malayalam = malayalam
script-sinhala = singalese
script-thai = thailandese
script-lao = lao
script-tibetan = tibetano
script-burmese = birmano
script-ethiopic = etiopico
script-cherokee = cherokee
script-khmer = khmer
script-mongolian = mongolo
script-syriac = siriaco
script-thaana = thaana
script-arabic = lettere arabe rare
script-latin = lettere latine rare
script-pictures = simboli
script-others = { $count ->
    [one] { $count } carattere raro
   *[other] { $count } caratteri rari
}
paper-nothing = Niente da stampare
paper-no-face = Un font di Bottone non si legge. Reinstalla il programma
paper-no-document = Impossibile creare il documento: { $why }

# I numeri in lettere: da zero a diciannove; le decine; cento, mille, più mila, e l'articolo; milione e oltre.
spelled-small = zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove
spelled-tens = venti trenta quaranta cinquanta sessanta settanta ottanta novanta
spelled-large = cento mille mila un
spelled-one-of = milione miliardo bilione
spelled-many = milioni miliardi bilioni
spelled-money = { $whole }/{ $part }
