"""Cuts the fonts of the pages from the packages' files; README.md tells what it needs and why.

Usage: cut-fonts.py
"""

import re
from copy import deepcopy
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
packages = here / "../../../node_modules/@fontsource-variable"

# Kerning and accent positions. No style uses fractions or other figure styles.
features = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"]


def ranges(text: str) -> set[int]:
    """Characters of a `unicode-range`."""
    found = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", text):
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def faces() -> dict[str, set[int]]:
    """Names of the cut files and their characters: those that the style sheet states, less those of a later face."""
    rules = re.findall(r"@font-face \{(.*?)\}", (here / "../fonts.css").read_text(), re.S)
    named = [(re.search(r'url\("\./fonts/([\w-]+)\.woff2"\)', rule), rule) for rule in rules]
    found = {name[1]: ranges(rule.split("unicode-range:")[1]) for name, rule in named if name}
    for name in found:
        if name.endswith("-accented"):
            found[name] -= found[name.replace("-accented", "-plain")]
    return found


def take(font: TTFont, other: TTFont, characters: set[int]) -> None:
    """Adds glyphs of another file of the same family."""
    names = {character: f"taken{character:04x}" for character in sorted(characters)}
    order = [*font.getGlyphOrder(), *names.values()]
    glyphs, variations, widths = font["glyf"], font["gvar"].variations, font["hmtx"].metrics
    font.setGlyphOrder(order)
    glyphs.glyphOrder = order
    font["maxp"].numGlyphs = len(order)
    for character, name in names.items():
        original = other.getBestCmap()[character]
        if other["glyf"][original].isComposite():
            raise ValueError(f"{original} is made of other glyphs")
        glyphs.glyphs[name] = deepcopy(other["glyf"][original])
        variations[name] = deepcopy(other["gvar"].variations.get(original, []))
        widths[name] = other["hmtx"][original]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[character] = name


def cut(source: str, name: str, characters: set[int]) -> None:
    font = TTFont(packages / source)
    greek = {character for character in characters if 0x370 <= character < 0x400}
    takes_greek = bool(greek) and name != "sans-greek"
    if takes_greek:
        font.flavor = None
        take(font, TTFont(packages / sources["sans-greek"]), greek)
        del font["HVAR"]
    # Codes and numbers are set in one weight.
    if name.startswith("code"):
        font.flavor = None
        font = instantiateVariableFont(font, {"wght": 400})
    options = subset.Options()
    options.flavor = "woff2"
    # Greek letters stand alone between Latin ones, so the file needs no kerning pairs.
    options.layout_features = [] if name == "sans-greek" else features
    options.drop_tables += ["STAT"]
    options.name_IDs = [0, 1, 2, 4, 6, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    if "fvar" in font:
        font["fvar"].instances = []
    if takes_greek:
        add_HVAR(font)
    # The license reserves the name "Source" for the original.
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = "Benchside" + name.split("-")[0].capitalize()
    font.flavor = "woff2"
    font.save(here / f"{name}.woff2")


sources = {
    "sans": "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    "sans-italic": "source-sans-3/files/source-sans-3-latin-wght-italic.woff2",
    "sans-greek": "source-sans-3/files/source-sans-3-greek-wght-normal.woff2",
    "code": "source-code-pro/files/source-code-pro-latin-wght-normal.woff2",
}
for name, characters in faces().items():
    cut(sources[re.sub("-(plain|accented)$", "", name)], name, characters)
