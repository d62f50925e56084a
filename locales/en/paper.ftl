# Paper.

paper-page = page { $page } of { $of }
paper-size = Paper
paper-saved = Saved in { $path }
paper-not-saved = Not saved in { $path }: { $why }
paper-missing = no typeface has these letters: { $letters }
paper-nothing = There is nothing to print
paper-no-face = A typeface that Bottone carries cannot be read
paper-no-document = The document could not be made: { $why }

# Numbers in words: nothing to nineteen; the tens; a hundred, a thousand; a million and more.
spelled-small = zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
spelled-tens = twenty thirty forty fifty sixty seventy eighty ninety
spelled-large = hundred thousand
spelled-one-of = million billion trillion
spelled-many = million billion trillion
spelled-money = { $whole } and { $part }
