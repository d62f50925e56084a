# Paper.

paper-page = page { $page } of { $of }
paper-size = Paper
paper-saved = Saved in { $path }
paper-not-saved = Not saved in { $path }: { $why }
paper-missing = no font on this computer covers { $scripts }
paper-missing-packages = no font on this computer covers { $scripts }; on Debian and Ubuntu install { $packages }
paper-missing-install = no font on this computer covers { $scripts }; install one
paper-missing-here = Boxes stand for { $scripts }: the computer that printed this has no font for them.
# The scripts of the world that the carried typefaces lack
script-han = Chinese characters
script-kana = Japanese kana
script-hangul = Korean
script-bopomofo = Bopomofo
script-devanagari = Devanagari
script-bengali = Bengali
script-gurmukhi = Gurmukhi
script-gujarati = Gujarati
script-odia = Odia
script-tamil = Tamil
script-telugu = Telugu
script-kannada = Kannada
script-malayalam = Malayalam
script-sinhala = Sinhala
script-thai = Thai
script-lao = Lao
script-tibetan = Tibetan
script-burmese = Burmese
script-ethiopic = Ethiopic
script-cherokee = Cherokee
script-khmer = Khmer
script-mongolian = Mongolian
script-syriac = Syriac
script-thaana = Thaana
script-arabic = rare Arabic letters
script-latin = rare Latin letters
script-pictures = pictures and symbols
script-others = { $count ->
    [one] { $count } rare character
   *[other] { $count } rare characters
}
paper-nothing = Nothing to print
paper-no-face = Cannot read one of Bottone's fonts. Reinstall the program
paper-no-document = Cannot create the document: { $why }

# Numbers in words: nothing to nineteen; the tens; a hundred, a thousand; a million and more.
spelled-small = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
spelled-tens = twenty thirty forty fifty sixty seventy eighty ninety
spelled-large = hundred thousand
spelled-one-of = million billion trillion
spelled-many = million billion trillion
spelled-money = { $whole } and { $part }
