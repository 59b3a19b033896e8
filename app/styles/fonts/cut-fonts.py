"""Cuts the fonts of the pages from the packages' files; README.md tells what it needs and why.

Usage: cut-fonts.py
"""

import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
packages = here / "../../../node_modules/@fontsource-variable"

# Kerning, and where accents stand. No style asks for fractions or other figures.
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


def cut(source: str, name: str, characters: set[int]) -> None:
    font = TTFont(packages / source)
    # Codes and numbers are set in one weight.
    if name.startswith("code"):
        font.flavor = None
        font = instantiateVariableFont(font, {"wght": 400})
    options = subset.Options()
    options.flavor = "woff2"
    # Greek letters stand alone between Latin ones, so no pair of the file meets.
    options.layout_features = [] if name == "sans-greek" else features
    options.drop_tables += ["STAT"]
    options.name_IDs = [0, 1, 2, 4, 6, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    if "fvar" in font:
        font["fvar"].instances = []
    # The licence reserves the name "Source" for the original.
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
