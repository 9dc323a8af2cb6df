import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';

const catalogues = import.meta.glob<unknown>('../../../../packages/messages/src/ar/*.json', {
  eager: true,
  import: 'default',
});
/** The words that the interface says in Arabic. */
const words = [...new Set(JSON.stringify(catalogues).match(/[\u0621-\u064a]+/g))];
const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءآأؤإئپچژڤکگی';
/** Alone, first, in the middle, last. */
const forms = [...letters].flatMap((letter) => [letter, `${letter}ـ`, `ـ${letter}ـ`, `ـ${letter}`]);

describe.each(['kufi-arabic', 'kufi-arabic-500'])('%s', (name) => {
  let font: Font;
  beforeAll(async () => {
    const file = await readFile(join(import.meta.dirname, `${name}.woff2`));
    const face = new Uint8Array(await convert(file, 'sfnt'));
    font = new Font(new Face(new Blob(face)));
  });

  test('every letter of every word is one glyph with its dots in it, none of them lifted or moved', () => {
    expect(words.length).toBeGreaterThan(1_000);
    for (const word of [...forms, ...words, 'سببت', 'تثبيت', 'بيتين', 'إلى', 'الأولى', 'الآن', 'لإنشاء']) {
      const glyphs = shaped(word);
      const sound = glyphs.filter(({ codepoint, xOffset, yOffset }) => codepoint !== 0 && !xOffset && !yOffset);
      expect([word, glyphs.length, sound.length]).toEqual([word, word.length, word.length]);
    }
  });

  test('harakat are drawn as nothing, so that none stands far above its line', () => {
    for (const [written, bare] of [
      ['نُشغِّل', 'نشغل'],
      ['عمَّن', 'عمن'],
      ['عامًا', 'عاما'],
    ] as const) {
      const drawn = shaped(written).filter(({ codepoint }) => font.glyphToPath(codepoint) !== '');
      expect(drawn.map(outlineOf)).toEqual(shaped(bare).map(outlineOf));
    }
  });

  test('no letter is stacked: the first of «يحتاج» has the form that it has before any other letter', () => {
    const first = (word: string) => shaped(word).map(outlineOf).at(-1);
    expect(first('يحتاج')).toBe(first('يرد'));
    expect(first('لحظة')).toBe(first('لدى'));
  });

  test('digits stand close together, so that «١٤٠» is one number', () => {
    const [one, four, zero] = ['١', '٤', '٠'].map((digit) => shaped(digit)[0]!.xAdvance);
    expect(one).toBeLessThan(zero!);
    expect(zero).toBeLessThan(four!);
  });

  /** From left to right. */
  function shaped(text: string) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  }

  function outlineOf({ codepoint }: { codepoint: number }): string {
    return font.glyphToPath(codepoint);
  }
});

/** Where a face has no sign of a page's first text, or no zero for a length in `ch`, the page waits for a Latin one. */
test.each(['kufi-arabic', 'plex-arabic-400', 'plex-arabic-600'])('%s has what the sheets ask of it', async (name) => {
  const file = await readFile(join(import.meta.dirname, `${name}.woff2`));
  const held = new Set(new Face(new Blob(new Uint8Array(await convert(file, 'sfnt')))).collectUnicodes());
  const sheets = await Promise.all(
    ['fonts-arabic.css', 'late-fonts.css'].map((sheet) =>
      readFile(join(import.meta.dirname, '../styles', sheet), 'utf8'),
    ),
  );
  const [, asked] = new RegExp(`${name}\\.woff2[^}]*?unicode-range:([^;]+);`).exec(sheets.join('')) ?? [];
  const ranges = asked!.split(',').map((range) => range.trim().slice(2).split('-'));
  const isAsked = (sign: string) =>
    ranges.some(
      ([from, to = from]) => parseInt(from!, 16) <= sign.codePointAt(0)! && sign.codePointAt(0)! <= parseInt(to!, 16),
    );
  const signs = [...'!()-./0123456789:«»–—…'];
  expect(signs.filter((sign) => !isAsked(sign) || !held.has(sign.codePointAt(0)!))).toEqual([]);
});

test('the sign of an Arabic percentage in display text comes from the text face alone', async () => {
  const sheets = await Promise.all(
    ['fonts-arabic.css', 'late-fonts.css'].map((sheet) =>
      readFile(join(import.meta.dirname, '../styles', sheet), 'utf8'),
    ),
  );
  const faces = sheets.join('').match(/@font-face \{[^}]+\}/g)!;
  const display = faces.filter((face) => face.includes("font-family: 'Nasaq Display Arabic';"));
  const sign = '٪'.codePointAt(0)!;
  const asked = display.filter((face) =>
    /unicode-range:([^;]+);/
      .exec(face)![1]!
      .split(',')
      .map((range) => range.trim().slice(2).split('-'))
      .some(([from, to = from]) => parseInt(from!, 16) <= sign && sign <= parseInt(to!, 16)),
  );
  expect(asked).toHaveLength(1);
  const [, name] = /fonts\/([\w-]+\.woff2)/.exec(asked[0]!)!;
  expect(name).toMatch(/^plex-arabic/);
  const file = await readFile(join(import.meta.dirname, name!));
  expect(new Face(new Blob(new Uint8Array(await convert(file, 'sfnt')))).collectUnicodes()).toContain(sign);
});
