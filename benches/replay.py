"""Replays the same hands with PokerKit and with `bottone replay`, side by side in one run.

Usage: replay.py BOTTONE [HANDS] [SEED]

Makes HANDS hands (20,000) of every PHH variant with make_hands.py, then plays them again: PokerKit
reads and replays the first tenth in one process for each processor, `bottone replay` all of them.
Each is timed three times and the best counts; both from files, both from the start of the program.
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


def pokerkit(path):
    """Reads a collection and plays every action, in a process of its own."""
    from pokerkit import HandHistory

    warnings.simplefilter('ignore')
    with open(path, 'rb') as file:
        for history in HandHistory.load_all(file):
            for _ in history:
                pass


def split(text, parts):
    """The hands of a collection in so many parts of the same length."""
    hands = text.split('\n\n')
    return ['\n\n'.join(hands[part::parts]) for part in range(parts)], len(hands)


def best(run):
    """The shortest of a few times, in seconds."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        run()
        times.append(time.perf_counter() - begun)
    return min(times)


def main():
    bottone = sys.argv[1]
    hands, seed = (*sys.argv[2:4], *('20000', '7')[len(sys.argv) - 2 :])
    processors = len(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        whole = pathlib.Path(folder, 'hands.phhs')
        subprocess.run([sys.executable, HERE / 'make_hands.py', hands, seed, whole], check=True)
        text = whole.read_text()
        tenth = '\n\n'.join(text.split('\n\n')[: max(int(hands) // 10, 1)])
        parts, few = split(tenth, processors)
        paths = []
        for number, part in enumerate(parts):
            paths.append(pathlib.Path(folder, f'part-{number}.phhs'))
            paths[-1].write_text(part)

        def theirs():
            command = [sys.executable, __file__, '--pokerkit']
            running = [subprocess.Popen([*command, path]) for path in paths]
            for process in running:
                if process.wait():
                    sys.exit('PokerKit could not play its own hands')

        def ours():
            subprocess.run([bottone, 'replay', whole], stdout=subprocess.DEVNULL, check=False)

        their_rate = few / best(theirs)
        our_rate = int(hands) / best(ours)
        print(f'{processors} processors, {hands} hands, {len(text) / 1e6:.1f} MB')
        print(f'PokerKit        {their_rate:12,.0f} hands/s')
        print(f'bottone replay  {our_rate:12,.0f} hands/s')
        print(f'                {our_rate / their_rate:12,.0f} times as fast')


if sys.argv[1:2] == ['--pokerkit']:
    pokerkit(sys.argv[2])
else:
    main()
