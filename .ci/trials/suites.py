"""Rounds of the command line and of the test programs, each with a seed of its own."""
import random
import re

from .common import PROFILES, Failed, run


def evening(built, seed, folder):
    """An evening of any profile with office, draws, corrections and late reports, checked from its file."""
    chance = random.Random(seed)
    file = folder / "evening.ron"
    command = [built["bottone"], "rehearse", "--office", "--late", "--profile", chance.choice(PROFILES), "--entries",
               str(chance.randrange(4, 90)), "--alternates", str(chance.choice([0, 0, 5])), "--seed", str(seed % 1_000_000), str(file)]
    done = run(command, fails=False)
    if done.returncode != 0:
        raise Failed(f"{' '.join(command)}\nended with {done.returncode}\n{done.stdout[-4000:]}{done.stderr[-8000:]}")
    run([built["bottone"], "check", str(file)])
    return 1


def test(name, filters, much, seeds, count):
    """A round of a test program.

    `much` is what it is asked for, `seeds` the variable that names its first seed and how many a round uses up, so that no
    two rounds try the same; `count` finds how much was tried in what it says.
    """
    def round_of(built, seed, _):
        first, width = seeds
        asked = {**{key: str(value) for key, value in much.items()}, first: str(seed * width % 10**15)}
        return count(run([built[name], *filters, "--nocapture"], asked).stdout)
    return round_of


def told(words):
    """Adds up the numbers that a test program tells after these words, alone at the beginning of a line."""
    return lambda said: sum(map(int, re.findall(rf"^{words} (\d+) ", said, re.M)))


def always(number):
    return lambda _: number
