#!/bin/sh
# Makes the files of format 1 without the program. Run it in an empty folder and compare.
set -eu

sum() { printf '%s\n%s' "$1" "$2" | sha256sum | cut -c 1-32; }

head='(name: "Venerdì sera", buy_in: 5000, currency: "EUR")'
previous=$(sum 'Bottone 1' "$head")
printf 'Bottone(format: 1, sum: "%s", event: %s)\n' "$previous" "$head" > head.ron
cp head.ron evening.ron

seq=0
while IFS= read -r body; do
    seq=$((seq + 1))
    previous=$(sum "$previous" "$body")
    printf '(seq: %s, sum: "%s", record: %s)\n' "$seq" "$previous" "$body" >> evening.ron
done << 'END'
(at: 0, by: "Mara", deed: Entered(entry: 1, name: "Nicolò D'Angelo"))
(at: 1500, by: "Mara", deed: Entered(entry: 2, name: "Łukasz \"Kot\" Wójcik"))
(at: 3100, by: "Mara", deed: Entered(entry: 3, name: "山田 花子"))
(at: 4000, by: "Mara", deed: Entered(entry: 4, name: "Ελένη Παππά"))
(at: 9000, by: "Mara", deed: Counted(entry: 3, chips: 41500))
(at: 9900, by: "", deed: Noted("a bracket ) and a brace } and a comma, and a // slash"))
Undone(seq: 4)
() /* a comment is RON too */
(at: 12000, by: "Ciro", deed: Moved(entry: 2, from: (4, 7), to: (1, 2), why: Some("balance")))
END

head -c -40 evening.ron > torn.ron
sed '6s/41500/41501/' evening.ron > damaged.ron
