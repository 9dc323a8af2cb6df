import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { company } from '../company.ts';
import { drawPicture } from './draw-picture.ts';
import { drawings } from './drawings.ts';
import { textWidth } from './text-width.ts';

const variants = locales.flatMap((locale) => (['light', 'dark'] as const).map((theme) => ({ locale, theme })));

const pictures = Object.entries(drawings).flatMap(([entry, list]) => list.map((_, index) => `${entry}/${index}`));

test('every product, every work and the place has as many drawings as texts in each of its languages', () => {
  const texts = [
    ...company.products.map(({ key, locales: { en, ar } }) => ({
      entry: `products/${key}`,
      counts: [en?.screenshots.length, ar?.screenshots.length],
    })),
    ...company.works.map(({ key, locales: { en, ar } }) => ({
      entry: `works/${key}`,
      counts: [en?.gallery.length, ar?.gallery.length],
    })),
    { entry: 'about/place', counts: locales.map((locale) => company.pages.about[locale].place.length) },
  ];
  expect(texts.map(({ entry }) => entry).sort()).toEqual(Object.keys(drawings).sort());
  const other = texts.filter(({ entry, counts }) =>
    counts.some((count) => count !== undefined && count !== drawings[entry]!.length),
  );
  expect(other).toEqual([]);
});

test.each(pictures)('%s is a drawing of its own in each language and theme', (name) => {
  const drawn = variants.map((variant) => drawPicture(name, variant));
  expect(variants.map((variant) => drawPicture(name, variant))).toEqual(drawn);
  for (const svg of drawn) {
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg).toContain('<text');
  }
  expect(new Set(drawn).size).toBe(variants.length);
});

test.each(pictures)('%s keeps its texts on the sheet, and large enough to be read', (name) => {
  const texts = variants.flatMap((variant) => placedTexts(drawPicture(name, variant)));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ from, to, size }) => from < 0 || to > 1600 || size < 18)).toEqual([]);
});

interface PlacedText {
  words: string;
  from: number;
  to: number;
  size: number;
}

/** Each text with its left and right end on the sheet, through the groups that move and scale it. */
function placedTexts(svg: string): PlacedText[] {
  const groups = [{ x: 0, scale: 1 }];
  const texts: PlacedText[] = [];
  for (const [tag, attributes = ''] of svg.matchAll(/<(?:g\b([^>]*)>|\/g>|text\b[^>]*>[^<]*)/g)) {
    const outer = groups.at(-1)!;
    if (tag === '</g>') groups.pop();
    else if (tag.startsWith('<g')) groups.push(inner(outer, attributes));
    else texts.push(placed(outer, tag));
  }
  expect(groups).toHaveLength(1);
  return texts;
}

function inner({ x, scale }: { x: number; scale: number }, attributes: string): { x: number; scale: number } {
  const grown = Number(/scale\(([\d.]+)\)/.exec(attributes)?.[1] ?? 1);
  const moved = Number(/translate\((-?[\d.]+)/.exec(attributes)?.[1] ?? 0);
  // "scale(…) translate(…)" moves by scaled steps, a mere "translate(…)" by those of the group around it.
  return { x: x + moved * scale * grown, scale: scale * grown };
}

function placed({ x, scale }: { x: number; scale: number }, tag: string): PlacedText {
  const number = (name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag)?.[1]);
  const words = tag.slice(tag.indexOf('>') + 1);
  const size = number('font-size');
  const width = textWidth(words, size, number('font-weight') === 600 ? 600 : 400);
  const anchor = /text-anchor="(\w+)"/.exec(tag)?.[1];
  const rtl = tag.includes('direction="rtl"');
  const before = anchor === 'middle' ? width / 2 : (anchor === 'end') === rtl ? 0 : width;
  const left = number('x') - before;
  return { words, from: x + left * scale, to: x + (left + width) * scale, size: size * scale };
}
