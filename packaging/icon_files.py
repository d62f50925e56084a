#!/usr/bin/env python3
"""Puts the PNG files of icons/ into the files in which Windows and macOS want them: bottone.ico and bottone.icns.

icon_files.py FOLDER   writes both there. Both formats take PNG files as they are, each behind its size."""
import pathlib
import struct
import sys

here = pathlib.Path(__file__).resolve().parent.parent / "icons"
out = pathlib.Path(sys.argv[1])
out.mkdir(parents=True, exist_ok=True)


def png(size):
    return (here / f"bottone-{size}.png").read_bytes()


# Windows: a head, a line for each picture (0 stands for 256 pixels), the pictures.
sizes = [16, 24, 32, 48, 64, 128, 256]
pictures = [png(size) for size in sizes]
ico = struct.pack("<HHH", 0, 1, len(sizes))
at = 6 + 16 * len(sizes)
for size, picture in zip(sizes, pictures):
    ico += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
    at += len(picture)
(out / "bottone.ico").write_bytes(ico + b"".join(pictures))

# macOS: a head with the length of all, then a name and a length before each picture.
kinds = [(b"icp4", 16), (b"icp5", 32), (b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512)]
body = b"".join(kind + struct.pack(">I", 8 + len(png(size))) + png(size) for kind, size in kinds)
(out / "bottone.icns").write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)
