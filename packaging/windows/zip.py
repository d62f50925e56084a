"""Makes a zip of a folder that has the same bytes each time: zip.py FOLDER FILE.zip

Files are in the order of their names and have the date SOURCE_DATE_EPOCH."""
import os
import pathlib
import sys
import time
import zipfile

folder, archive = pathlib.Path(sys.argv[1]), sys.argv[2]
date = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315_532_800))[:6]
with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        entry = zipfile.ZipInfo(file.relative_to(folder.parent).as_posix(), date)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o644 << 16
        out.writestr(entry, file.read_bytes())
