import { localeInfo, type Locale } from '@nasaq/contract';
import { hues, type Palette, type Theme } from './hues.ts';
import { box, circleAt, numberText, pathOf, textAt, type Look, type TextLook } from './markup.ts';

/**
 * What a picture is drawn on. All places are measured from the start edge: `x` 0 is the left in English and the right in
 * Arabic, so that one drawing serves both directions. Words and numbers are the reader's.
 */
export interface Sheet {
  locale: Locale;
  theme: Theme;
  palette: Palette;
  /** Key of the entry, which gives its pattern. */
  key: string;
  width: number;
  height: number;
  /** The text of the reader's language. */
  t<Texts extends Record<Locale, string | readonly string[]>>(texts: Texts): Texts[Locale];
  /** A number in the reader's digits. */
  n(value: number, options?: Intl.NumberFormatOptions): string;
  rect(x: number, y: number, w: number, h: number, look: Look): string;
  circle(x: number, y: number, r: number, look: Look): string;
  line(x1: number, y1: number, x2: number, y2: number, stroke: string, weight?: number): string;
  /** Path data in the sheet's own places; drawn from right to left in Arabic. */
  path(d: string, look: Look): string;
  /** Baseline at `y`; several lines below one another. */
  text(x: number, y: number, text: string | readonly string[], look: TextLook): string;
  /** A smaller sheet on this one, with places of its own; what leaves it is cut where `radius` is given. */
  at(x: number, y: number, w: number, h: number, draw: (sheet: Sheet) => string, options?: PlaceOptions): string;
  /** Markup in left-to-right places (a logo, a map, a photograph), which no direction turns round. */
  unturned(x: number, y: number, w: number, markup: string): string;
}

interface PlaceOptions {
  radius?: number;
  /** The smaller sheet in the other language or another palette: a picture of both languages side by side. */
  locale?: Locale;
  palette?: Palette;
  /** Degrees around the middle; clockwise in English, the other way in Arabic. */
  turn?: number;
}

export type Draw = (sheet: Sheet) => string;

let clips = 0;

interface SheetOptions {
  locale: Locale;
  theme: Theme;
  key: string;
  palette: Palette;
  width: number;
  height: number;
}

export function makeSheet(options: SheetOptions): Sheet {
  const { locale, theme, key, palette, width, height } = options;
  const rtl = localeInfo[locale].dir === 'rtl';
  const left = (x: number, w = 0) => (rtl ? width - x - w : x);
  return {
    locale,
    theme,
    palette,
    key,
    width,
    height,
    t: (texts) => texts[locale],
    n: (value, format) => numberText(locale, value, format),
    rect: (x, y, w, h, look) => box(left(x, w), y, w, h, look),
    circle: (x, y, r, look) => circleAt(left(x), y, r, look),
    line: (x1, y1, x2, y2, stroke, weight = 2) =>
      pathOf(`M${left(x1)} ${y1}L${left(x2)} ${y2}`, { stroke, weight, caps: 'butt' }),
    path: (d, look) => {
      const drawn = pathOf(d, look);
      return rtl ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawn}</g>` : drawn;
    },
    text: (x, y, text, look) => textAt(left(x), y, text, look, { locale, rtl }),
    at: (x, y, w, h, draw, place = {}) => {
      const inner = makeSheet({
        locale: place.locale ?? locale,
        theme,
        key,
        palette: place.palette ?? palette,
        width: w,
        height: h,
      });
      const turn = place.turn ? ` rotate(${rtl ? -place.turn : place.turn} ${w / 2} ${h / 2})` : '';
      const open = `<g transform="translate(${left(x, w)} ${y})${turn}"`;
      if (place.radius === undefined) return `${open}>${draw(inner)}</g>`;
      clips += 1;
      const clip = `cut${clips}`;
      return (
        `<clipPath id="${clip}"><rect width="${w}" height="${h}" rx="${place.radius}"/></clipPath>` +
        `${open}><g clip-path="url(#${clip})">${draw(inner)}</g></g>`
      );
    },
    unturned: (x, y, w, markup) => `<g transform="translate(${left(x, w)} ${y})">${markup}</g>`,
  };
}

/** The sheet of an entry's picture, on its ground. */
export function entrySheet(entry: string, locale: Locale, theme: Theme): Sheet {
  // Counted within a picture: the same drawing is the same text.
  clips = 0;
  const key = entry.slice(entry.indexOf('/') + 1);
  return makeSheet({ locale, theme, key, palette: hues(entry)[theme], width: 1600, height: 1000 });
}
