#!/usr/bin/env python3
"""Adds to the Arabic part of a face the signs that Arabic text shares with Latin, from the face's Latin part.

A page in Arabic would otherwise fetch a whole Latin face for its full stops, and another for every length in `ch`, which
is the width of a zero.

Usage: add-signs.py <arabic part> <latin part> <signs> <target.ttf>
Needs fontTools and brotli, as bake-dots.py.
"""

import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

BASE_CLASS = 1


def main(arabic: str, latin: str, signs: str, target: str) -> None:
    font, giver = TTFont(arabic), TTFont(latin)
    if font["head"].unitsPerEm != giver["head"].unitsPerEm:
        raise SystemExit("the two parts are drawn at different sizes")
    font.flavor = None
    drawn, names = giver.getGlyphSet(location={"wght": 400}), giver.getBestCmap()
    for sign in signs:
        name = f"sign.{ord(sign):04X}"
        outline = DecomposingRecordingPen(drawn)
        drawn[names[ord(sign)]].draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(pen)
        glyph = pen.glyph()
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (round(drawn[names[ord(sign)]].width), getattr(glyph, "xMin", 0))
        font["GDEF"].table.GlyphClassDef.classDefs[name] = BASE_CLASS
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(sign)] = name
    font.save(target)


if __name__ == "__main__":
    if len(sys.argv) != 5:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
