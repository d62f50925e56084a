#!/usr/bin/env python3
"""Counts the totals of a festival from its files alone, and says whether they agree.

    totals.py 2.ron 1A.ron 1B.ron ...

The first file is the day that was made of the others. Nothing of Bottone is used: the lines are RON, and are read here.
What was taken back counts no more. Who is told twice in two flights is found by the number of the card.
"""

import re
import sys
from collections import defaultdict

TOKEN = re.compile(r'\s*(?:("(?:[^"\\]|\\.)*")|([A-Za-z_][A-Za-z_0-9]*)|(-?\d+(?:\.\d+)?)|(.))', re.S)


class Ron:
    """One value of RON as tuples: (name, fields or items) for structs and enums, lists, dicts, numbers, texts."""

    def __init__(self, text):
        self.tokens = [m.groups() for m in TOKEN.finditer(text) if any(m.groups())]
        self.at = 0

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else (None, None, None, "")

    def take(self, mark=None):
        token = self.tokens[self.at]
        self.at += 1
        if mark and token[3] != mark:
            raise ValueError(f"expected {mark}, found {token}")
        return token

    def value(self):
        text, word, number, mark = self.take()
        if text is not None:
            return re.sub(r'\\(.)', r'\1', text[1:-1])
        if number is not None:
            return int(float(number))
        if mark == "[":
            return self.several("]")
        if mark == "(":
            return ("", self.inside())
        if mark == "{":
            return ("map", self.pairs())
        if self.peek()[3] == "(":
            self.take("(")
            inside = self.inside()
            if word == "Some":
                return inside[0]
            return (word, inside)
        return None if word == "None" else (word, [])

    def several(self, end):
        items = []
        while self.peek()[3] != end:
            items.append(self.value())
            if self.peek()[3] == ",":
                self.take(",")
        self.take(end)
        return items

    def inside(self):
        named = self.at + 1 < len(self.tokens) and self.peek()[1] and self.tokens[self.at + 1][3] == ":"
        if not named:
            return self.several(")")
        fields = {}
        while self.peek()[3] != ")":
            name = self.take()[1]
            self.take(":")
            fields[name] = self.value()
            if self.peek()[3] == ",":
                self.take(",")
        self.take(")")
        return fields

    def pairs(self):
        found = {}
        while self.peek()[3] != "}":
            key = self.value()
            self.take(":")
            found[str(key)] = self.value()
            if self.peek()[3] == ",":
                self.take(",")
        self.take("}")
        return found


def events(path):
    """What happened by the records that stand, in their order."""
    records = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("(seq:"):
                body = line[line.index("record: ") + len("record: "):].strip()
                records.append(Ron(body[:-1]).value()[1])
    stands = []
    for record in records:
        kind, deed = record["deed"]
        stands.append(kind == "Done")
        if kind == "Undone":
            stands[deed["record"]] = False
        if kind == "Redone":
            stands[deed["record"]] = True
    for record, counts in zip(records, stands):
        if counts:
            for department, inside in record["deed"][1]["events"]:
                yield department, inside[0]


def money(price):
    return defaultdict(int, price[1])


def total(price):
    return sum(price[1].values())


class Event:
    def __init__(self, path):
        self.path = path
        self.people, self.entries, self.bags, self.stacks = [], [], {}, {}
        self.carried, self.over, self.refunded, self.changed = [], None, set(), 0
        for department, (name, fields) in events(path):
            getattr(self, f"{department}_{name}", lambda _: None)(fields)

    def Entries_Listed(self, of):
        self.people += of["people"]

    def Entries_Entered(self, of):
        for player in of["players"]:
            entry = {"player": player, "paid": total(of["paid"]), "prize": money(of["paid"])["prize"]}
            self.entries.append({**entry, "chips": of["chips"]})

    def Entries_Rebought(self, of):
        entry = self.entries[of["entry"] - 1]
        entry["paid"] += total(of["paid"])
        entry["prize"] += money(of["paid"])["prize"]
        entry["chips"] += of["chips"]

    Entries_AddedOn = Entries_Rebought

    def Entries_Refunded(self, of):
        self.refunded.add(of["entry"])
        entry = self.entries[of["entry"] - 1]
        kept = of["kept"]
        entry.update(paid=total(kept), prize=money(kept)["prize"], chips=0)

    def Entries_Carried(self, of):
        for carried in of["entries"]:
            fields = defaultdict(int, carried[1])
            bought = fields["bought"] or []
            paid = [fields["paid"]] + [one[1]["paid"] for one in bought]
            entry = {"player": fields["player"], "paid": sum(map(total, paid))}
            entry["prize"] = sum(money(price)["prize"] for price in paid)
            self.entries.append({**entry, "chips": fields["chips"]})
            self.carried.append(fields["chips"])

    def Counts_SheetCounted(self, of):
        for row in of["rows"]:
            self.stacks[row[1]["entry"]] = row[1]["chips"]

    Counts_Mended = Counts_SheetCounted

    def Counts_Corrected(self, of):
        way, chips = of["change"]
        self.changed += chips[0] if way == "More" else -chips[0]

    def Bags_Sealed(self, of):
        for _, (entry, number) in of["bags"]:
            self.bags[entry] = number

    def Bags_Reopened(self, of):
        for entry in of["entries"]:
            self.bags.pop(entry, None)

    def Bags_CarriedOver(self, of):
        self.over = of["into"]

    def sums(self):
        standing = [e for n, e in enumerate(self.entries, 1) if n not in self.refunded]
        return {
            "entries": len(standing),
            "paid": sum(e["paid"] for e in self.entries),
            "prize": sum(e["prize"] for e in self.entries),
            "chips": sum(e["chips"] for e in self.entries) + self.changed,
            "bagged": sum(self.stacks[entry] for entry in self.bags),
            "bags": len(self.bags),
        }


def main(next_path, paths):
    flights = [Event(path) for path in paths]
    following = Event(next_path)
    faults = []
    brought = defaultdict(list)
    for flight in flights:
        sums = flight.sums()
        print(f"{flight.path.rsplit('/', 1)[-1]}: {sums}")
        if sums["chips"] != sums["bagged"]:
            faults.append(f"{flight.path}: {sums['chips']} chips in play, {sums['bagged']} in bags")
        if flight.over != next_path.rsplit("/", 1)[-1]:
            faults.append(f"{flight.path} does not say that it went into {next_path}")
        for entry in flight.bags:
            person = flight.people[flight.entries[entry - 1]["player"] - 1][1]
            card = person.get("card") or (person["family"], person.get("given"))
            brought[card].append(flight.stacks[entry])
    count = len(following.carried)
    made = {"entries": count, "chips": sum(following.carried), "players": sum(1 for c in following.carried if c)}
    made["prize"] = sum(entry["prize"] for entry in following.entries[:count])
    made["paid"] = sum(entry["paid"] for entry in following.entries[:count])
    print(f"{next_path.rsplit('/', 1)[-1]}: {made}")
    expected = {
        "entries": sum(f.sums()["entries"] for f in flights),
        "prize": sum(f.sums()["prize"] for f in flights),
        "chips": sum(max(stacks) for stacks in brought.values()),
        "players": len(brought),
    }
    for what, much in expected.items():
        if made[what] != much:
            faults.append(f"{what}: the next day has {made[what]}, its flights {much}")
    for fault in faults:
        print(fault)
    print("they agree" if not faults else "they do not agree")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
