#!/usr/bin/env python3
"""Makes the signals of the shipped sound profile: `profiles/sounds/make.py [FOLDER]`.

Every signal is a few struck tones: sines that die away, the higher ones sooner. The same script
gives the same bytes, so that nobody has to ask where a sound came from or who may use it.
"""

import math
import pathlib
import struct
import sys
import wave

RATE = 44_100
PEAK = 0.89  # one decibel below the loudest there is
ATTACK, RELEASE = round(0.002 * RATE), round(0.02 * RATE)


def strike(length, pitch, partials, fall):
    """A struck tone: `partials` are (multiple, strength), `fall` is how fast it dies, per second."""
    last = round(length * RATE)
    for n in range(last):
        t = n / RATE
        # Both ends are soft, so that nothing clicks.
        soft = min(1, n / ATTACK, (last - n) / RELEASE)
        yield soft * sum(
            strength * math.sin(2 * math.pi * pitch * multiple * t) * math.exp(-fall * multiple**0.6 * t)
            for multiple, strength in partials
        )


BELL = [(1, 1.0), (2.0, 0.45), (2.76, 0.22), (4.07, 0.10), (5.4, 0.06)]
CHIME = [(1, 1.0), (2.0, 0.25), (3.0, 0.10)]
GONG = [(1, 1.0), (1.51, 0.75), (2.02, 0.7), (2.67, 0.5), (3.43, 0.4), (4.31, 0.28), (5.12, 0.18)]
BUZZ = [(1, 1.0), (3, 0.33), (5, 0.2), (7, 0.1)]


def mix(length, *tones):
    """`tones` are (start in seconds, strength, samples)."""
    out = [0.0] * round(length * RATE)
    for start, strength, samples in tones:
        for n, sample in enumerate(samples, round(start * RATE)):
            if n < len(out):
                out[n] += strength * sample
    return out


SIGNALS = {
    # A soft bell, once.
    "minute": mix(0.65, (0, 1, strike(0.65, 784, BELL, 5.0))),
    # One of three-two-one.
    "count": mix(0.11, (0, 1, strike(0.11, 988, CHIME, 16.0))),
    # A gong under a bright stroke.
    "level": mix(1.2, (0, 1, strike(1.2, 165, GONG, 1.4)), (0, 0.5, strike(1.0, 988, BELL, 4.0))),
    # A chord that climbs and stays: everybody is paid.
    "money": mix(
        1.0,
        *(
            (0.09 * n, 0.8 + 0.1 * n, strike(1.0 - 0.09 * n, pitch, BELL, 3.2))
            for n, pitch in enumerate((523, 659, 784, 1047))
        ),
    ),
    # A fanfare of two chords, the second one higher and longer: there is a winner.
    "winner": mix(
        1.15,
        *((0, 0.8, strike(0.5, pitch, BELL, 4.0)) for pitch in (523, 659, 784)),
        *((0.22, 0.6, strike(0.3, pitch, BELL, 6.0)) for pitch in (523, 659, 784)),
        *((0.42, 1.0, strike(0.73, pitch, BELL, 3.0)) for pitch in (523, 784, 1047, 1319)),
    ),
    # Two steps down: sit back.
    "break": mix(0.7, (0, 1, strike(0.7, 784, BELL, 5.0)), (0.22, 1, strike(0.48, 587, BELL, 5.0))),
    # Three steps up: take your seats.
    "over": mix(
        0.75,
        (0, 0.9, strike(0.75, 587, BELL, 6.0)),
        (0.15, 0.95, strike(0.6, 740, BELL, 6.0)),
        (0.3, 1.1, strike(0.45, 988, BELL, 5.0)),
    ),
    "paused": mix(0.25, (0, 1, strike(0.25, 523, CHIME, 10)), (0.09, 1, strike(0.16, 392, CHIME, 12))),
    "resumed": mix(0.25, (0, 1, strike(0.25, 392, CHIME, 10)), (0.09, 1, strike(0.16, 523, CHIME, 12))),
    # Two quick pips for the last seconds of a player's clock, and a reed for its end.
    "last": mix(0.16, (0, 1, strike(0.07, 1319, CHIME, 30)), (0.09, 1, strike(0.07, 1319, CHIME, 30))),
    "time": mix(0.42, *((0.14 * n, 1, strike(0.11, 330, BUZZ, 4)) for n in range(3))),
}


def write(path, samples):
    """Brings the loudest sample to PEAK."""
    loudest = max(abs(sample) for sample in samples)
    whole = [round(sample / loudest * PEAK * 32_767) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(whole)}h", *whole))


def main():
    beside = pathlib.Path(__file__).parent / "bell"
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else beside
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in SIGNALS.items():
        write(folder / f"{name}.wav", samples)


main()
