# What it is called by those who speak it, and how it writes numbers and tables.
language-name = English
language-thousands = ,
language-decimal = .
language-list = ,
# How voices are asked for: as systems name the language, and by a name on macOS.
language-speech = en-US
language-voice = Samantha
