#!/usr/bin/env python3
"""Counts the tickets of a house from its files alone, and says whether they agree.

    tickets.py HOUSE

Nothing of Bottone is used but the lines of its files, as in totals.py, which reads them.
"""

import os
import sys

from totals import events, total


class Event:
    def __init__(self, path):
        self.out, self.taken, self.paid = {}, {}, 0
        prices = []
        for department, (name, fields) in events(path):
            if (department, name) == ("Entries", "Entered"):
                for _ in fields["players"]:
                    prices.append(total(fields["paid"]))
            if (department, name) == ("Entries", "Refunded"):
                prices[fields["entry"] - 1] = total(fields["kept"])
                self.taken.pop(fields["entry"], None)
            if (department, name) == ("Tickets", "HandedOut"):
                self.out[fields["ticket"][1]["number"]] = fields["ticket"][1]["value"]
            if (department, name) == ("Tickets", "Taken"):
                self.taken[fields["entry"]] = (fields["ticket"][1]["number"], fields["ticket"][1]["value"])
        self.paid = sum(prices)
        self.prices = prices


def main(folder):
    house, faults = {}, []
    for department, (name, fields) in events(os.path.join(folder, "house.ron")):
        if department != "Tickets":
            continue
        if name == "Issued":
            house[fields[0][1]["number"]] = {**fields[0][1], "state": ("Open", [])}
        if name == "Became":
            house[fields["number"]]["state"] = fields["state"]
    files = sorted(name for name in os.listdir(folder) if name.endswith(".ron") and name != "house.ron")
    played = {name: Event(os.path.join(folder, name)) for name in files}
    for name, event in played.items():
        by_ticket = sum(value for _, value in event.taken.values())
        print(f"{name}: {len(event.out)} won, {sum(event.out.values())}; {len(event.taken)} used, {by_ticket}; "
              f"sold {event.paid}, in money {event.paid - by_ticket}")
        if sum(event.out.values()) > event.paid:
            faults.append(f"{name}: seats of {sum(event.out.values())} were won for {event.paid}")
        for entry, (number, value) in event.taken.items():
            if value > event.prices[entry - 1]:
                faults.append(f"{name}: ticket {number} is worth more than entry {entry}")
            state, inside = house.get(number, {"state": ("nothing", [])})["state"]
            if state != "Used" or inside[0][1]["file"] != name or inside[0][1]["entry"] != entry:
                faults.append(f"{name}: entry {entry} was paid with ticket {number}, of which the house says {state}")
        for number, value in event.out.items():
            if house.get(number, {}).get("value") != value:
                faults.append(f"{name}: ticket {number} is not in the house's book, or of another value")
    states = {}
    for number, ticket in house.items():
        state, inside = ticket["state"]
        states[state] = states.get(state, 0) + 1
        won = ticket.get("won")
        if won and state != "Withdrawn" and number not in played[won[1]["file"]].out:
            faults.append(f"ticket {number} was not won in {won[1]['file']}")
        if state == "Used" and number not in [n for n, _ in played[inside[0][1]["file"]].taken.values()]:
            faults.append(f"ticket {number} was not used in {inside[0][1]['file']}")
    print(f"house.ron: {len(house)} tickets, {states}")
    for fault in faults:
        print(fault)
    print("they agree" if not faults else "they do not agree")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
