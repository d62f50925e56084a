# The tab for a push of chips and words.

# An amount that cannot be read.
push-amount-expected = Write an amount, such as 1,400 or 1.4k.
