#!/usr/bin/env python3
"""Checks published draws, from docs/guide/draw.md alone: python3 verify_draw.py DRAWS.txt [CODE]"""
import hashlib, sys

def numbers(seed):  # ChaCha20 (RFC 8439), 64-bit counter, nonce 0; the key is the seed and 24 zero bytes
    M, n = 2**32 - 1, 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, seed & M, seed >> 32] + [0] * 6 + [n & M, n >> 32, 0, 0]
        s, n = start[:], n + 1
        for i in range(80):  # 20 rounds of 4: first the columns, then the diagonals
            a, turn = i % 4, i // 4 % 2
            b, c, d = (x * 4 + (a + x * turn) % 4 for x in (1, 2, 3))
            for left, right in ((16, 12), (8, 7)):
                s[a] = s[a] + s[b] & M; s[d] ^= s[a]; s[d] = (s[d] << left | s[d] >> 32 - left) & M
                s[c] = s[c] + s[d] & M; s[b] ^= s[c]; s[b] = (s[b] << right | s[b] >> 32 - right) & M
        s = [x + y & M for x, y in zip(s, start)]
        yield from (s[i] | s[i + 1] << 32 for i in range(0, 16, 2))

def place(chance, length):  # a number below `length`; the last 2^64 mod length numbers are thrown away
    return next(x for x in chance if x < 2**64 // length * length) % length

def shuffle(chance, items):
    for i in range(len(items) - 1, 0, -1):
        j = place(chance, i + 1); items[i], items[j] = items[j], items[i]

def free(t): return [s for s in range(1, size[t] + 1) if s not in closed[t] and s not in taken[t]]

def seats(chance, count, but=None):  # at one of the tables with the fewest players, any of their open seats
    room, got = {t: [len(taken[t]), free(t)] for t in sorted(size) if t != but}, []
    while len(got) < count:
        fewest = min(players for players, seats in room.values() if seats)
        row = [(t, s) for t, (players, seats) in room.items() if players == fewest for s in seats]
        t, s = row[place(chance, len(row))]
        got.append((t, s)); room[t][0] += 1; room[t][1].remove(s)
    return got

def leave(e): t, s = where.pop(e); del taken[t][s]
def sit(e, t, s): assert s not in taken[t] and e not in where; where[e] = t, s; taken[t][s] = e
def opened(t, n): size[t] = n; closed.setdefault(t, set()); taken.setdefault(t, {})
def gone(t): assert not taken[t]; del size[t], closed[t], taken[t]
def listed(row): return ",".join(map(str, row)) or "-"
def code(): digest = int(text.hexdigest(), 16) >> 196; return "-".join(
    "".join("0123456789ABCDEFGHJKMNPQRSTVWXYZ"[digest >> 5 * (11 - i) & 31] for i in range(g, g + 4)) for g in (0, 4, 8))

size, closed, taken, where, stands, codes, bad = {}, {}, {}, {}, {}, {}, 0
whole = open(sys.argv[1], "rb").read()
lines = whole.decode().split("\n")
secrets = {hashlib.sha256(bytes.fromhex(l[9:])).hexdigest(): l[9:] for l in lines if l.startswith("revealed ")}
assert lines[0] == "Bottone draws 1" and lines[1].startswith("event ") and lines.pop() == ""
sealed, word, text, lines = None, "", hashlib.sha256(), iter(lines)
for line in lines:
    text.update(line.encode() + b"\n")
    what, _, rest = line.partition(" ")
    n = [int(x) for x in rest.split()] if what in "open gone close reopen sit leave back again".split() else []
    if what == "open": opened(*n)
    elif what == "gone": gone(*n)
    elif what == "close": closed[n[0]].add(n[1])
    elif what == "reopen": closed[n[0]].remove(n[1])
    elif what == "sit": sit(*n)
    elif what == "leave": leave(*n)
    elif what in ("back", "again"): stands[n[0]] = what == "again"; codes.setdefault(code(), len(stands))
    elif what == "sealed": sealed, word = rest, ""
    elif what == "word": word = rest
    elif what == "revealed": assert secrets[sealed] == rest; sealed = None
    elif what == "withdrawn": sealed = None
    elif what == "draw":
        number, kind, at, seed, *more = rest.split(); seed, more = int(seed), list(map(int, more))
        got = {"stay": [], "seat": [], "button": [], "drum": [], "opened": [], "card": []}
        for line in lines:
            text.update(line.encode() + b"\n")
            if line == "end": break
            key, *n = line.split(" "); got[key].append(tuple(map(int, n)))
        asked = {"seats": ["seats", *(e for e, _, _ in got["seat"])], "break": ["break", *more],
                 "redraw": ["redraw", *more], "envelope": ["envelope", *more, *(f"{a}x{c}" for a, c in got["drum"])], "last": ["last", *more]}[kind]
        asked = [" ".join(map(str, asked))]
        if kind == "redraw": asked += [" ".join(map(str, ["for", *(e for e, _, _ in got["seat"])])), " ".join(map(str, ["stay", *(e for e, in got["stay"])]))]
        asked += [f"{t} {listed(sorted(taken[t]))} {listed(free(t))}" for t in sorted(size)]
        asked = "\n".join([secrets.get(sealed, ""), word, str(sum(stands.values())), *asked])
        source = "the house's own seed" if sealed is None else "secret still sealed" if sealed not in secrets else \
            "seed from the secret" if hashlib.sha256(asked.encode()).digest()[:8] == seed.to_bytes(8, "little") else "WRONG SEED"
        chance, entries, fine = numbers(seed), [e for e, _, _ in got["seat"]], True
        if kind == "seats":
            made = seats(chance, len(entries)); shuffle(chance, made); made = list(zip(entries, made))
        elif kind == "break":
            players = [taken[more[0]][s] for s in sorted(taken[more[0]])]; shuffle(chance, players)
            made = list(zip(players, seats(chance, len(players), more[0])))
            for e in players: leave(e)
            gone(more[0])
        elif kind == "redraw":
            for e in [e for e in entries if e in where]: leave(e)
            assert set(where) == {e for e, in got["stay"]}, "somebody was left out"
            for t in set(size) - set(more[1:]): gone(t)
            for t in more[1:]: opened(t, more[0])
            made = seats(chance, len(entries)); shuffle(chance, made); made = list(zip(entries, made))
        elif kind == "last":
            row = [3, 4, 5, 6, 7] if more == [9] else [2, 3, 4, 5]
            made, fine = [], got["card"] == [(row[place(chance, len(row))],)]
        else:
            row = [a for a, c in sorted(got["drum"]) for _ in range(c)]
            made, fine = [], got["opened"] == [(row[place(chance, len(row))],)]
        for e, t, s in got["seat"]: sit(e, t, s)
        for t, s in got["button"]:
            row = sorted(taken[t]); fine &= s == row[place(chance, len(row))]
        fine &= made == [(e, (t, s)) for e, t, s in got["seat"]]
        bad += not fine or source == "WRONG SEED"
        stands[int(number)] = True; codes.setdefault(code(), len(stands))
        print(f"draw {number} {kind} {at}: {len(entries)} seats, {'as published' if fine else 'DOES NOT MATCH'}, {source}, code {code()}")
    else: assert what in ("Bottone", "event", "name"), line
if len(sys.argv) > 2: print("the code is known" if sys.argv[2] in codes else "THE CODE IS UNKNOWN"); bad += sys.argv[2] not in codes
sys.exit(bad > 0)
