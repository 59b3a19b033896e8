"""Cuts the fonts of the documents; README.md tells what it needs. Usage: cut-fonts.py <NotoSansCJK-Regular.ttc>"""

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
    """One weight of Source Sans 3 with the letters of every European language."""
    parts = []
    for part in ("latin", "latin-ext"):
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


def characters(encoding: str) -> set[int]:
    """Everything that the encoding of a country's computers has, and what stands beside it in prices and sizes."""
    found = {*range(0x20, 0x17F), *range(0x370, 0x400), *range(0x2010, 0x2040)}
    found |= {0x20AC, 0x2103, 0x2122, 0x2190, 0x2192, 0x2212, 0xFFE5}
    for lead in range(0x80, 0x100):
        for trail in range(0x40, 0x100):
            try:
                found.update(map(ord, bytes((lead, trail)).decode(encoding)))
            except UnicodeDecodeError:
                continue
    return {code for code in found if not 0xE000 <= code < 0xF900}


def cut_cjk(collection: str, face: int, encoding: str, name: str) -> None:
    font = TTFont(collection, fontNumber=face)
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "GSUB", "GPOS", "GDEF"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters(encoding))
    cutter.subset(font)
    font.save(here / f"noto-sans-{name}.otf")


for latin, wght in (("regular", 400), ("bold", 600)):
    cut_latin(latin, wght)
cut_cjk(sys.argv[1], 0, "cp932", "jp")
cut_cjk(sys.argv[1], 2, "gb2312", "sc")
