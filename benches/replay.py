"""Replays the same hands with PokerKit and with `bottone replay`, side by side in one run.

Usage: replay.py BOTTONE [HANDS | FILE]

Makes HANDS hands (20,000) of every PHH variant with make_hands.py, or takes those of FILE, and plays
them again: `bottone replay` all of them, PokerKit the first 1,000, in one process as it comes and in
one for each processor. Each is timed three times in turn and the best counts; all from files and
from the start of the program.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time
import warnings

HERE = pathlib.Path(__file__).parent
ROUNDS = 3
FEW = 1000


def pokerkit(path):
    """Reads a collection and plays every action, in a process of its own."""
    from pokerkit import HandHistory

    warnings.simplefilter('ignore')
    with open(path, 'rb') as file:
        for history in HandHistory.load_all(file):
            for _ in history:
                pass


def split(text, parts):
    """The hands of a collection in so many parts, and how many they are."""
    hands = text.split('\n\n')
    return ['\n\n'.join(hands[part::parts]) for part in range(parts)], len(hands)


def best(runs):
    """The shortest of a few times of each, in seconds, taken in turn."""
    times = [[] for _ in runs]
    for _ in range(ROUNDS):
        for run, taken in zip(runs, times):
            begun = time.perf_counter()
            run()
            taken.append(time.perf_counter() - begun)
    return [min(taken) for taken in times]


def theirs(paths):
    """PokerKit, a process for each file."""
    command = [sys.executable, __file__, '--pokerkit']
    for process in [subprocess.Popen([*command, path]) for path in paths]:
        if process.wait():
            sys.exit('PokerKit could not play its own hands')


def main():
    bottone, what = (sys.argv[1:] + ['20000'])[:2]
    processors = len(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        whole = pathlib.Path(what)
        if what.isdigit():
            whole = pathlib.Path(folder, 'hands.phhs')
            subprocess.run([sys.executable, HERE / 'make_hands.py', what, '7', whole], check=True)
        text = whole.read_text()
        hands = len(text.split('\n\n'))
        parts, few = split('\n\n'.join(text.split('\n\n')[:FEW]), processors)
        paths = [pathlib.Path(folder, f'part-{number}.phhs') for number in range(processors)]
        for path, part in zip(paths, parts):
            path.write_text(part)
        single = pathlib.Path(folder, 'few.phhs')
        single.write_text('\n\n'.join(text.split('\n\n')[:FEW]))

        def ours():
            subprocess.run([bottone, 'replay', whole], stdout=subprocess.DEVNULL, check=False)

        times = best([ours, lambda: theirs([single]), lambda: theirs(paths)])
        rates = [hands / times[0], few / times[1], few / times[2]]
        print(f'{processors} processors, {hands:,} hands, {len(text) / 1e6:.1f} MB')
        names = ['bottone replay', 'PokerKit, one process', f'PokerKit, {processors} processes']
        for name, rate in zip(names, rates):
            print(f'{name:24}{rate:12,.0f} hands/s   1 : {rates[0] / rate:,.0f}')


if sys.argv[1:2] == ['--pokerkit']:
    pokerkit(sys.argv[2])
else:
    main()
