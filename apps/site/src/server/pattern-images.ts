import { contentTypes, type ContentType } from '@nasaq/contract';
import { type Drawing, paletteOf, readArtKey, readDrawingKey } from '@nasaq/brand';
import { colours, hues } from '@nasaq/design';
import {
  growthSvg,
  patternLinesSvg,
  patternSvg,
  sketchSvg,
  type Art,
  styleFor,
  type PatternColours,
  type PatternDetail,
  type SketchStage,
} from '@nasaq/patterns';
import { Representation } from '@nasaq/serving';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { heroMarkup } from '../pages/home/hero-markup.ts';
import { hueOf } from '../ui/hue.ts';
import { representationResponse } from '../platform/responses.ts';
import { patternSizes, patternThemes, type PatternRatio, type PatternTheme } from '../ui/pattern-url.ts';
import type { UncachedWork } from './uncached-work.ts';

/** What a picture is drawn with. */
interface Means {
  colours: PatternColours;
  art: Art;
  /** Of the smallest pieces of works, which have hues of their own. */
  spark: string | null;
}

/** An image cannot read the page's custom properties. */
const patternColours: Record<PatternTheme, PatternColours> = {
  light: inColoursOf(colours.light),
  dark: inColoursOf(colours.dark),
};

type Drawable = Record<`pattern-${'line' | 'construction' | 'tone-1' | 'tone-2' | 'tone-3' | 'strap'}`, string>;

/** Those of the house, or of a brand whose address says so. */
function meansOf(theme: PatternTheme, drawing: Drawing | null): Means {
  if (!drawing) return { colours: patternColours[theme], art: {}, spark: null };
  const { grounds, tones } = paletteOf(drawing);
  return {
    colours: inColoursOf(grounds[theme]),
    art: drawing.art === undefined ? {} : readArtKey(drawing.art),
    spark: drawing.accent ? tones.saffron : null,
  };
}

function inColoursOf(theme: Drawable): PatternColours {
  return {
    line: theme['pattern-line'],
    construction: theme['pattern-construction'],
    tone1: theme['pattern-tone-1'],
    tone2: theme['pattern-tone-2'],
    tone3: theme['pattern-tone-3'],
    strap: theme['pattern-strap'],
  };
}

const headers = {
  'Cache-Control': 'public, max-age=604800, stale-while-revalidate=2592000',
  Vary: 'Accept-Encoding',
};

/** Compressed once for all readers: a drawing is numbers, of which a sixth is left. */
function pictureOf(svg: string): Representation {
  return new Representation(Buffer.from(svg), 'image/svg+xml; charset=utf-8', headers);
}

/**
 * Of entries that were published in Arabic first the key is in Arabic, of a page of the owner's it may have a slash, and
 * that of a colleague is whatever somebody typed; a draft may have none yet. No path of a file: nothing is read by it.
 */
const anyKey = /^(?!\..*\.)([^\p{Cc}%]{0,200}?)(?:(\.lines)|\.sketch-([1-4]))?\.svg$/u;
/** Bytes of all drawings that are kept, as they are drawn; the longest unread goes first. */
const maxCached = 32_000_000;

/**
 * `/patterns/<theme>/<ratio>/<type>/<key>.svg`: the art of an entry as a picture, drawn once and kept;
 * `<key>.lines.svg`: the lines that a work's art grew from, which are laid over it.
 * `sketch/<type>/<key>.sketch-3.svg`: what the art of an entry is drawn through, a stage each;
 * `/patterns/hero.svg`: the home page's drawing, for readers who come to it from another page.
 */
export function patternImages(work: UncachedWork): Hono {
  const app = new Hono();
  const drawn = new LRUCache<string, Representation>({ maxSize: maxCached, sizeCalculation: ({ bytes }) => bytes });
  const hero = pictureOf(heroMarkup());
  app.get('/patterns/hero.svg', (c) => representationResponse(c, hero));
  app.get('/patterns/:theme/:ratio/:type/:file', async (c) => {
    const { theme: named, ratio, type, file } = c.req.param();
    const [theme = '', look] = named.split('~');
    const drawing = look === undefined ? null : readDrawingKey(look);
    const [, key, lines, stage] = file.match(anyKey) ?? [];
    if (
      key === undefined ||
      (look !== undefined && !drawing) ||
      (lines && type !== 'works') ||
      (ratio === 'sketch') !== (stage !== undefined) ||
      !isOneOf(patternThemes, theme) ||
      !isOneOf(Object.keys(patternSizes) as PatternRatio[], ratio) ||
      !isOneOf(contentTypes, type)
    ) {
      return c.text('Not found', 404);
    }
    const name = `${named}/${ratio}/${type}/${file}`;
    const known = drawn.get(name);
    if (known) return representationResponse(c, known);
    const refused = work.refusePicture(c);
    if (refused) return refused;
    // Whoever was drawn for meanwhile has not drawn the same: it is cheap, and seldom.
    const svg = await work.render(() =>
      stage
        ? sketch(meansOf(theme, drawing), key, Number(stage) as SketchStage)
        : draw(meansOf(theme, drawing), theme, ratio, type, key, lines !== undefined),
    );
    const picture = pictureOf(svg);
    drawn.set(name, picture);
    return representationResponse(c, picture);
  });
  return app;
}

function draw(
  { art, colours, spark }: Means,
  theme: PatternTheme,
  ratio: PatternRatio,
  type: ContentType,
  key: string,
  lines: boolean,
): string {
  const [width, height] = patternSizes[ratio];
  if (ratio === 'growth') return growthSvg({ key, width, height, colours, art });
  const detail: PatternDetail = width * height > 200_000 ? 'cover' : 'thumb';
  const picture = { key, width, height, detail, art } as const;
  if (type !== 'works') return patternSvg({ ...picture, style: styleFor(type), colours });
  const hue = hues[hueOf(key)][theme];
  const inHue = inColoursOf(hue);
  const worked = spark ? { ...inHue, tone3: spark } : inHue;
  return lines
    ? patternLinesSvg({ ...picture, colours: worked })
    : patternSvg({ ...picture, style: styleFor(type), colours: worked, ground: hue.ground });
}

function sketch({ art, colours }: Means, key: string, stage: SketchStage): string {
  const [width, height] = patternSizes.sketch;
  return sketchSvg({ key, stage, width, height, colours, art });
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return list.includes(value as T);
}
