#!/usr/bin/env python3
"""Makes the dots of Reem Kufi parts of its letters.

The face draws a letter as a bare shape and a mark (dots, hamza, madda) that GPOS lifts into its place.
WebKitGTK loses the lift: dots sink into the base line and words stand at different heights. Here each
pair that a letter can become is composed once, and a last ligature lookup puts it in the pair's place.
The contextual forms before it work as they did, and nothing needs to be positioned any more.

The result is for display lines:
- one weight, because the site sets one;
- without `rclt`, which stacks letters above jeem, hah and khah and so moves the dots of the letter before;
- without harakat: their characters stay in the text and are drawn as nothing;
- with digits that take the room they draw, not all of one width, as columns need them.

Usage: bake-dots.py <variable face> <weight> <new family name> <target.ttf>
Needs fontTools and brotli: `pip install "fonttools[woff]"`, or Debian's python3-fonttools and python3-brotli.
"""

import sys
from collections import deque

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib import instancer

HARAKAT = [*range(0x64B, 0x653), 0x670]
DROPPED = {"rclt", "mark", "mkmk"}
MARK_CLASS = 3
DIGITS = range(0x660, 0x66A)
# Font units beside a digit at most.
ROOM = 55


def main(source: str, weight: str, family: str, target: str) -> None:
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": float(weight)})
    font.flavor = None
    marks = {name for name, kind in font["GDEF"].table.GlyphClassDef.classDefs.items() if kind == MARK_CLASS}
    places = anchored_pairs(font)
    drop_features(font)
    # Lookups that only the dropped features used would lead to forms that no text can reach.
    pairs = sorted(pair for pair in reachable_pairs(font, marks) if pair in places)
    composed = {pair: compose(font, pair, places[pair]) for pair in pairs}
    kern_like_base(font, composed)
    put_in_place(font, composed)
    silence_harakat(font)
    close_digits_up(font)
    rename(font, family)
    font.save(target)
    print(f"{target}: {len(composed)} letters with their dots")


def anchored_pairs(font: TTFont) -> dict:
    """(base, mark) -> how far the mark is moved onto the base, in font units."""
    places = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        if lookup.LookupType != 4:
            continue
        for table in lookup.SubTable:
            for base, base_record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                for mark, mark_record in zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord):
                    to = base_record.BaseAnchor[mark_record.Class]
                    at = mark_record.MarkAnchor
                    if to is not None:
                        places[base, mark] = (to.XCoordinate - at.XCoordinate, to.YCoordinate - at.YCoordinate)
    return places


def drop_features(font: TTFont) -> None:
    for tag in ("GSUB", "GPOS"):
        table = font[tag].table
        records = table.FeatureList.FeatureRecord
        kept = [index for index, record in enumerate(records) if record.FeatureTag not in DROPPED]
        renumbered = {old: new for new, old in enumerate(kept)}
        table.FeatureList.FeatureRecord = [records[index] for index in kept]
        for script in table.ScriptList.ScriptRecord:
            for system in (script.Script.DefaultLangSys, *(each.LangSys for each in script.Script.LangSysRecord)):
                if system is not None:
                    system.FeatureIndex = [renumbered[index] for index in system.FeatureIndex if index in renumbered]


def used_lookups(font: TTFont) -> list:
    """The GSUB lookups that the kept features reach, with those nested in contexts."""
    table = font["GSUB"].table
    waiting = deque(index for record in table.FeatureList.FeatureRecord for index in record.Feature.LookupListIndex)
    seen = set()
    while waiting:
        index = waiting.popleft()
        if index in seen:
            continue
        seen.add(index)
        lookup = table.LookupList.Lookup[index]
        waiting.extend(nested(lookup))
    return [table.LookupList.Lookup[index] for index in sorted(seen)]


def nested(value: object) -> list:
    """Indices of all lookups that a contextual lookup calls, in whichever format it is written."""
    if isinstance(value, otTables.SubstLookupRecord):
        return [value.LookupListIndex]
    if isinstance(value, list):
        return [index for each in value for index in nested(each)]
    if hasattr(value, "__dict__"):
        return [index for each in vars(value).values() for index in nested(each)]
    return []


def reachable_pairs(font: TTFont, marks: set) -> set:
    """Every (base, mark) that a letter of the face can have become when the last lookup sees it."""
    becomes: dict = {}
    for lookup in used_lookups(font):
        for table in lookup.SubTable:
            for glyph, result in getattr(table, "mapping", {}).items():
                becomes.setdefault(glyph, []).append([result] if isinstance(result, str) else list(result))
    waiting = deque((glyph, None) for glyph in set(font.getBestCmap().values()) - marks)
    seen = set()
    while waiting:
        state = waiting.popleft()
        if state in seen:
            continue
        seen.add(state)
        base, mark = state
        for first, *rest in becomes.get(base, []):
            waiting.append((first, rest[0] if rest else mark))
        for first, *_ in becomes.get(mark, []):
            waiting.append((base, first))
    return {(base, mark) for base, mark in seen if mark is not None}


def compose(font: TTFont, pair: tuple, move: tuple) -> str:
    """Adds the glyph of a letter with its dots; returns its name."""
    base, mark = pair
    name = f"{base}_{mark}"
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = [component(base, (0, 0)), component(mark, move)]
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][base][0], glyph.xMin)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1
    return name


def component(name: str, move: tuple) -> GlyphComponent:
    part = GlyphComponent()
    part.glyphName = name
    part.x, part.y = move
    part.flags = 0x0004
    return part


def kern_like_base(font: TTFont, composed: dict) -> None:
    """Dots never took part in kerning: a letter with them is kerned as its bare shape."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        if lookup.LookupType != 2:
            continue
        for table in lookup.SubTable:
            if table.Format != 2:
                raise SystemExit("the face is kerned by single pairs: teach kern_like_base about them")
            for (base, _), name in composed.items():
                if base in table.Coverage.glyphs:
                    table.Coverage.glyphs.append(name)
                for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                    if base in classes:
                        classes[name] = classes[base]
            table.Coverage.glyphs.sort(key=font.getGlyphID)


def put_in_place(font: TTFont, composed: dict) -> None:
    """The last lookup of `rlig`: a bare shape and its mark become the composed letter."""
    table = otTables.LigatureSubst()
    table.ligatures = {}
    for (base, mark), name in composed.items():
        ligature = otTables.Ligature()
        ligature.Component, ligature.LigGlyph = [mark], name
        table.ligatures.setdefault(base, []).append(ligature)
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable = 4, 0, [table]
    gsub = font["GSUB"].table
    gsub.LookupList.Lookup.append(lookup)
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "rlig":
            record.Feature.LookupListIndex.append(len(gsub.LookupList.Lookup) - 1)


def close_digits_up(font: TTFont) -> None:
    """A one or a zero of full width stands so far from its neighbours that «١٤٠» is three figures and no number."""
    names = font.getBestCmap()
    for code in DIGITS:
        name = names[code]
        glyph = font["glyf"][name]
        advance, left = font["hmtx"][name]
        room = min(left, ROOM)
        after = min(advance - glyph.xMax, ROOM)
        glyph.coordinates.translate((room - left, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (glyph.xMax + after, room)


def silence_harakat(font: TTFont) -> None:
    name = "haraka.none"
    glyph = Glyph()
    glyph.numberOfContours = 0
    font["glyf"][name] = glyph
    font["hmtx"][name] = (0, 0)
    font["GDEF"].table.GlyphClassDef.classDefs[name] = MARK_CLASS
    for table in font["cmap"].tables:
        for character in HARAKAT:
            if character in table.cmap:
                table.cmap[character] = name


def rename(font: TTFont, family: str) -> None:
    """A changed face does not go by the name of the original."""
    original = font["name"].getDebugName(16) or font["name"].getDebugName(1)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            text = record.toUnicode().replace(original, family)
            compact = text.replace(original.replace(" ", ""), family.replace(" ", ""))
            record.string = compact.replace(" ", "") if record.nameID == 6 else compact


if __name__ == "__main__":
    if len(sys.argv) != 5:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
