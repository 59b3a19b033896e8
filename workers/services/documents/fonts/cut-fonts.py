"""Cuts the fonts of the documents; README.md tells what it needs.

Usage: cut-fonts.py <NotoSansCJK-Regular.ttc> <folder with the files of the package @fontsource/noto-sans-hebrew>
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
latin_files = here / "../../../../node_modules/@fontsource-variable/source-sans-3/files"
layout_tables = ("GSUB", "GPOS", "GDEF", "STAT", "HVAR", "MVAR", "avar")


def cut_latin(name: str, weight: int) -> None:
    """One weight of Source Sans 3 with the letters of every European language, and of Vietnamese."""
    parts = []
    for part in ("latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"):
        font = TTFont(latin_files / f"source-sans-3-{part}-wght-normal.woff2")
        font.flavor = None
        font = instantiateVariableFont(font, {"wght": weight})
        for table in layout_tables:
            if table in font:
                del font[table]
        path = here / f".{part}.ttf"
        font.save(path)
        parts.append(path)
    Merger().merge([str(path) for path in parts]).save(here / f"source-sans-{name}.ttf")
    for path in parts:
        path.unlink()


def cut_hebrew(files: str) -> None:
    """Hebrew without its points' positions: names and addresses are written without them."""
    font = TTFont(Path(files) / "noto-sans-hebrew-hebrew-400-normal.woff2")
    font.flavor = None
    for table in layout_tables:
        if table in font:
            del font[table]
    font.save(here / "noto-sans-hebrew.ttf")


def characters(encoding: str) -> set[int]:
    """Everything that the encoding of a country's computers has, and what stands beside it in prices and sizes."""
    found = {*range(0x20, 0x17F), *range(0x370, 0x400), *range(0x2010, 0x2040)}
    found |= {0x20AC, 0x2103, 0x2122, 0x2190, 0x2192, 0x2212, 0xFFE5}
    # A common family name is written with a character that no national set has.
    found |= {0x20BB7}
    for lead in range(0x80, 0x100):
        for trail in range(0x40, 0x100):
            for prefix in (b"", b"\x8f") if encoding.startswith("euc") else (b"",):
                try:
                    found.update(map(ord, (prefix + bytes((lead, trail))).decode(encoding)))
                except UnicodeDecodeError:
                    continue
    return {code for code in found if not 0xE000 <= code < 0xF900}


def cut_cjk(collection: str, face: int, encodings: tuple[str, ...], name: str) -> None:
    font = TTFont(collection, fontNumber=face)
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GSUB", "GPOS", "GDEF"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=set().union(*map(characters, encodings)))
    cutter.subset(font)
    font.save(here / f"noto-sans-{name}.otf")


for latin, wght in (("regular", 400), ("bold", 600)):
    cut_latin(latin, wght)
# JIS X 0213 has the characters of family names and places.
cut_cjk(sys.argv[1], 0, ("cp932", "euc_jis_2004"), "jp")
cut_cjk(sys.argv[1], 2, ("gb2312",), "sc")
cut_hebrew(sys.argv[2])
