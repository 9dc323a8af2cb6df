import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookKey, readLookKey } from '../address.ts';
import { brandStyle } from '../style.ts';
import { alphabetOf, plainFace } from './cut.ts';
import { openFace, type Script } from './measure.ts';
import { type FaceFile, facePairs, facesOf, firstFaces, ownFacesKey } from './pairs.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'apps/site/public/assets/faces');
const open = async (file: string) => openFace(await plainFace(readFileSync(join(folder, `${file}.woff2`))));
const catalogues = globSync('{packages/*,apps/site}/src/**/{en,ar}/*.json', { cwd: root }).map((name) =>
  readFileSync(join(root, name), 'utf8'),
);
/** Marks of direction are drawn by nobody. */
const letters = [...new Set(catalogues.join(''))].filter((letter) => !/[\p{Cf}\s]/u.test(letter));

describe.each(facePairs)('%s', (pair) => {
  const faces = facesOf(pair)!;
  const files = (script: Script) => [faces[script].regular, faces[script].bold!];

  it('draws every letter of the texts of the interface, in both weights', async () => {
    expect(letters.length).toBeGreaterThan(120);
    for (const weight of ['regular', 'bold'] as const) {
      const names = [faces.latin[weight]!, faces.arabic[weight]!, ...(faces.rest ?? [])].map(({ file }) => file);
      const opened = await Promise.all(names.map(open));
      expect(letters.filter((letter) => opened.every((face) => face.lacks(letter).length > 0))).toEqual([]);
    }
  });

  it('has the measures of its files, and letters as large as those of the house', async () => {
    for (const script of ['latin', 'arabic'] as const)
      for (const [at, file] of files(script).entries()) {
        const face = await open(file.file);
        expect(face.lacks(alphabetOf[script])).toEqual([]);
        const { scale, ...measured } = face.measure(script, at === 0 ? 'regular' : 'bold', file.scale);
        expect(file).toMatchObject({ scale, ...measured });
      }
    for (const script of ['latin', 'arabic'] as const) {
      const { file, scale } = faces[script].regular;
      expect((await open(file)).measure(script, 'regular').scale).toBe(scale);
    }
  });

  it('is light enough for a first view: what its first lines need has at most 30 KB', () => {
    for (const locale of ['en', 'ar'] as const) {
      const first = firstFaces(pair, locale)!;
      expect(first.length).toBeGreaterThan(0);
      const bytes = first.map((address) => readFileSync(join(root, 'apps/site/public', address)).length);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
    }
  });

  it('stands in the line of its fallback to a tenth of a per cent, so that nothing moves when it arrives', () => {
    const rules = rulesOf(brandStyle({ faces: pair }));
    for (const script of ['latin', 'arabic'])
      for (const family of [`Brand ${script}`, `Brand ${script} display`]) {
        const [real, fallback] = [family, `${family} fallback`].map((name) =>
          rules.find((rule) => rule.family === name)!,
        );
        expect(fallback!.ascent).toBeCloseTo(real!.ascent, 0);
        expect(fallback!.descent).toBeCloseTo(real!.descent, 0);
      }
  });
});

/** Heights of the faces of a stylesheet in per cent of the size of the text. */
function rulesOf(css: string) {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, body = '']) => {
    const read = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(body)?.[1]) / 100;
    const size = read('size-adjust');
    const family = /font-family:'([^']+)'/.exec(body)![1]!;
    return size
      ? [{ family, ascent: read('ascent-override') * size * 100, descent: read('descent-override') * size * 100 }]
      : [];
  });
}

it('the faces of the house, as they are measured, are the measure', () => {
  const { arabic, latin } = facesOf('plex')!;
  expect([latin.regular, arabic.regular]).toMatchObject([
    { scale: 1000, ascent: 1025, descent: 275 },
    { scale: 1000, ascent: 1085, descent: 415 },
  ]);
});

it('an own pair is read from the address as it was written, and its files are the owner’s', () => {
  const file = (letter: string): FaceFile => ({
    file: letter.repeat(32),
    scale: 1012,
    ascent: 900,
    descent: 95,
    stretch: 1100,
  });
  const own = {
    latin: { regular: { ...file('a'), isVariable: true }, bold: null },
    arabic: { regular: file('b'), bold: file('c') },
  };
  const key = ownFacesKey(own);
  expect(facesOf(key)).toMatchObject(own);
  const look = { colour: null, accent: null, corner: null, faces: key };
  expect(readLookKey(lookKey(look)!)).toEqual(look);
  const css = brandStyle({ faces: key });
  expect(css).toContain(`url(/media/brand/${'a'.repeat(32)}.woff2)`);
  expect(css).toContain('font-weight:100 900');
  expect(firstFaces(key, 'ar')).toEqual([`/media/brand/${'b'.repeat(32)}.woff2`]);
});

it.each(['own', 'own.0.0.0.0', 'helvetica', `own.${'a'.repeat(32)}_1_2_3_4.0.0.0`, "own.'}*{.0.0.0"])(
  '%s is no pair',
  (key) => {
    expect(facesOf(key)).toBeNull();
    expect(readLookKey(`0-0-0-${key}-0`)).toBeNull();
  },
);
