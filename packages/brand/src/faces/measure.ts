import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import sample from './sample.json' with { type: 'json' };

export type Script = 'latin' | 'arabic';
export type Weight = 'regular' | 'bold';

/** Of a face beside those of the house, in thousandths. */
export interface Measures {
  /** How much larger its letters are set, so that they look as large as those of the house in the same size. */
  scale: number;
  /** Above and below the base line, before it is scaled: the height of the face's own line, laid so that letters stand in its middle. */
  ascent: number;
  descent: number;
  /** Its width beside the local face that stands in its place until it has arrived. */
  stretch: number;
}

/** An open font file. Throws where it is none. */
export interface OpenFace {
  family: string;
  /** Height of the face's own line, without a gap, in em. */
  line: number;
  /** Lightest and darkest weight of a variable face. */
  weights: [lightest: number, darkest: number] | null;
  /** Embedding in pages is forbidden by the file itself. */
  isRestricted: boolean;
  /** What of these letters it cannot draw. */
  lacks: (letters: Iterable<string>) => string[];
  /** @param scale of the regular face, where this is its bold one */
  measure: (script: Script, weight: Weight, scale?: number) => Measures;
  /** Outlines of a line of text as an SVG path, of letters 200 units large, the base line at 0, and its width. */
  outline: (text: string) => { path: string; width: number };
}

/**
 * Of the text faces of the house, in em: tops of letters (x; alif and dal) that tell how large a face looks, and how far
 * below the middle of its line the middle of a tall letter (H; alif) stands.
 */
const house = {
  latin: { letters: [0x78], tops: [0.516], tall: 0x48, below: 0.026 },
  arabic: { letters: [0x627, 0x62f], tops: [0.74, 0.499], tall: 0x627, below: -0.035 },
} as const;

const familyName = 1;
/** Of `fsType` in the table OS/2: the licence forbids embedding. */
const restricted = 0x0002;

/** @param sfnt TrueType or OpenType, as `convert(file, 'sfnt')` of fontverter gives it */
export function openFace(sfnt: Uint8Array): OpenFace {
  const face = new Face(new Blob(sfnt));
  const letters = new Set(face.collectUnicodes());
  if (letters.size === 0) throw new Error('This is no font, or one without letters.');
  const { wght } = face.getAxisInfos();
  const rights = face.referenceTable('OS/2');
  return {
    family: face.getName(familyName, 'en'),
    line: lineOf(fontOf(face)),
    weights: wght ? [wght.min, wght.max] : null,
    isRestricted: rights ? (((rights[8] ?? 0) << 8) | (rights[9] ?? 0)) === restricted : false,
    lacks: (wanted) => [...wanted].filter((letter) => !letters.has(letter.codePointAt(0)!)),
    measure: (script, weight, scale) => measure(fontOf(face, wght && weight), script, weight, scale),
    outline: (text) => outline(fontOf(face), text),
  };
}

function fontOf(face: Face, weight?: Weight): Font {
  const font = new Font(face);
  if (weight) font.setVariations([new Variation('wght', weight === 'bold' ? 600 : 400)]);
  return font;
}

function lineOf(font: Font): number {
  const { ascender, descender } = font.hExtents();
  return (ascender - descender) / font.face.upem;
}

function measure(font: Font, script: Script, weight: Weight, given?: number): Measures {
  const em = font.face.upem;
  const topOf = (letter: number) => {
    const glyph = font.nominalGlyph(letter);
    return glyph === undefined ? 0 : (font.glyphExtents(glyph)?.yBearing ?? 0) / em;
  };
  const { below, letters, tall, tops } = house[script];
  const sizes = letters.map((letter, at) => tops[at]! / topOf(letter)).filter(Number.isFinite);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / (sizes.length || 1);
  const scale = given ?? (sizes.length > 0 ? Math.min(Math.max(Math.round(mean * 1000), 800), 1450) : 1000);
  const { ascender, descender, lineGap } = font.hExtents();
  const half = Math.max((ascender - descender + lineGap) / em, 1) / 2;
  // The middle of a tall letter in the middle of the line, as far below it as in the faces of the house.
  const lift = topOf(tall) / 2 + (below * 1000) / scale;
  const { fallback, text } = sample[script];
  return {
    scale,
    ascent: thousandths(half + lift),
    descent: thousandths(half - lift),
    stretch: thousandths(widthOf(font, text) / fallback[weight]),
  };
}

const thousandths = (value: number) => Math.round(value * 1000);

/** In em. */
export function widthOf(font: Font, text: string): number {
  return shaped(font, text).reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0) / font.face.upem;
}

function shaped(font: Font, text: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function outline(font: Font, text: string): { path: string; width: number } {
  const unit = 200 / font.face.upem;
  let [x, path] = [0, ''];
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped(font, text)) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      // Outlines count upwards, drawings downwards.
      const at = values.map((value, i) =>
        Math.round(i % 2 === 0 ? (x + xOffset + value) * unit : -(yOffset + value) * unit),
      );
      path += type + at.join(' ');
    }
    x += xAdvance;
  }
  return { path, width: Math.round(x * unit) };
}
