import { locales, type Locale, type Localized } from '@nasaq/contract';
import { textAt } from './markup.ts';
import type { Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

export interface ClientMark {
  /** One path in a square of 100, filled by the even-odd rule in one colour: it can be cut, woven and printed. */
  symbol: string;
  name: Required<Localized<string>>;
  /** The Kufi, where the client's world is older than its screens. */
  face?: 'display';
}

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const ring = (x: number, y: number, outer: number, inner: number) => round(x, y, outer) + round(x, y, inner);

/** An arch standing at `bottom`: a straight foot below half a circle. */
const arch = (x: number, bottom: number, r: number, foot: number) =>
  `M${x - r} ${bottom}v${-foot}a${r} ${r} 0 0 1 ${2 * r} 0v${foot}z`;

/** Half a circle band that opens downwards. */
const halfRing = (x: number, y: number, outer: number, inner: number) =>
  `M${x - outer} ${y}a${outer} ${outer} 0 0 1 ${2 * outer} 0h${inner - outer}a${inner} ${inner} 0 0 0 ${-2 * inner} 0z`;

/** Points around the middle, each given by its distance and its degrees from the top. */
function shape(points: readonly (readonly [distance: number, degrees: number])[]): string {
  const places = points.map(([distance, degrees]) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(50 + distance * Math.cos(angle)).toFixed(2)} ${(50 + distance * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${places.join('L')}z`;
}

const turns = (count: number, draw: (degrees: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('');

/** A leaf from the middle outwards. */
function leaf(degrees: number, from: number, to: number, width: number): string {
  const at = (distance: number, aside: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const x = 50 + distance * Math.cos(angle) - aside * Math.sin(angle);
    const y = 50 + distance * Math.sin(angle) + aside * Math.cos(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const middle = (from + to) / 2;
  return `M${at(from, 0)}Q${at(middle, width)} ${at(to, 0)}Q${at(middle, -width)} ${at(from, 0)}z`;
}

/** Lines of water that fill the west half of a circle. */
const waves = (rows: readonly number[], r: number) =>
  rows
    .map((y) => {
      const half = Math.sqrt(r * r - (50 - y) ** 2);
      return box(46 - half, y - 4, half, 8);
    })
    .join('');

/** One crossing of a weave: the thread above is whole, the one below is seen at both ends. */
const knot = (x: number, y: number, across: boolean) =>
  across
    ? box(x, y + 8, 32, 16) + box(x + 8, y, 16, 5) + box(x + 8, y + 27, 16, 5)
    : box(x + 8, y, 16, 32) + box(x, y + 8, 5, 16) + box(x + 27, y + 8, 5, 16);

/** The marks of the clients: twelve figures of one hand, each out of what its owner does. */
export const clientMarks: Record<string, ClientMark> = {
  'governorate-portal': {
    // The canal between its banks; land to the east of it.
    symbol: 'M54 4a46 46 0 0 1 0 92z' + waves([9, 25, 41, 57, 73, 89], 46),
    name: { en: 'Canal East Governorate', ar: 'محافظة شرق القناة' },
  },
  'qanater-bank': {
    // A barrage: three gates under one road.
    symbol:
      box(2, 12, 96, 12) + `M2 30h96v58h-96z` + arch(19, 88, 11, 26) + arch(50, 88, 14, 33) + arch(81, 88, 11, 26),
    name: { en: 'Qanater Bank', ar: 'بنك القناطر' },
  },
  'sawaqi-museum': {
    // Eight paddles on a circle, each the tangent of its point.
    symbol:
      turns(8, (at) =>
        shape([
          [22, at],
          [48, at + 17],
          [48, at + 39],
          [22, at + 30],
        ]),
      ) + ring(50, 50, 14, 7),
    name: { en: 'Sawaqi Museum', ar: 'متحف السواقي' },
  },
  'nawl-textiles': {
    // Over and under: three threads each way.
    symbol: [0, 1, 2]
      .map((row) => [0, 1, 2].map((column) => knot(column * 34, row * 34, (row + column) % 2 === 0)).join(''))
      .join(''),
    name: { en: 'Nawl Textiles', ar: 'نول للمنسوجات' },
  },
  'shifa-clinics': {
    // Four leaves that make the sign of help.
    symbol: [0, 90, 180, 270].map((at) => leaf(at, 6, 48, 30)).join(''),
    name: { en: 'Shifa Clinics', ar: 'عيادات شفاء' },
  },
  'sahl-ferry': {
    // A hull on two waves.
    symbol:
      'M8 40h84a42 42 0 0 1 -84 0z' +
      box(42, 8, 16, 24) +
      'M2 90q12 -9 24 0t24 0t24 0t24 0v8q-12 9 -24 0t-24 0t-24 0t-24 0z',
    name: { en: 'Sahl Nile Ferries', ar: 'سهل للنقل النهري' },
  },
  'wasl-logistics': {
    // Two halves that meet: what is sent, and the door.
    symbol:
      'M4 30a26 26 0 0 1 26 -26h12v20h-12a6 6 0 0 0 -6 6v40a6 6 0 0 0 6 6h12v20h-12a26 26 0 0 1 -26 -26z' +
      'M96 30a26 26 0 0 0 -26 -26h-12v20h12a6 6 0 0 1 6 6v40a6 6 0 0 1 -6 6h-12v20h12a26 26 0 0 0 26 -26z' +
      round(50, 50, 14),
    name: { en: 'Wasl Logistics', ar: 'وصل للنقل' },
  },
  'zajal-publishing': {
    // An open book whose pages answer one another.
    symbol:
      'M47 92v-62q-18 -18 -45 -18v62q27 0 45 18z' +
      'M53 92v-62q18 -18 45 -18v14q-19 2 -31 15v38q14 -9 31 -11v6q-27 0 -45 18z',
    name: { en: 'Zajal Publishing', ar: 'دار زجل' },
    face: 'display',
  },
  'bostan-markets': {
    // A pomegranate, open.
    symbol:
      round(50, 60, 38) +
      'M34 4l8 10l8 -10l8 10l8 -10l-4 22h-24z' +
      [
        [50, 40],
        [34, 50],
        [66, 50],
        [50, 58],
        [34, 68],
        [66, 68],
        [50, 76],
      ]
        .map(([x, y]) => round(x!, y!, 6))
        .join(''),
    name: { en: 'Bostan Markets', ar: 'أسواق بستان' },
  },
  'manara-hotels': {
    // The lens of a lighthouse, as prisms around one lamp.
    symbol: ring(50, 50, 48, 41) + ring(50, 50, 35, 27) + ring(50, 50, 21, 12) + round(50, 50, 5),
    name: { en: 'Manara Hotels', ar: 'فنادق منارة' },
    face: 'display',
  },
  'ufuq-university': {
    // What rises over the line.
    symbol:
      halfRing(50, 62, 48, 38) +
      halfRing(50, 62, 31, 21) +
      'M36 62a14 14 0 0 1 28 0z' +
      box(2, 70, 96, 8) +
      box(22, 84, 56, 8),
    name: { en: 'Ufuq University', ar: 'جامعة أفق' },
    face: 'display',
  },
  'tamr-exports': {
    // A frond of the palm.
    symbol:
      box(46, 50, 8, 48) +
      leaf(0, 4, 50, 12) +
      [
        [0, 20],
        [18, 24],
        [36, 26],
      ]
        .map(
          ([y, w]) =>
            `M44 ${44 + y!}q-${w! + 10} -6 -${w! + 16} -34q${w! + 8} 6 ${w! + 16} 34zM56 ${44 + y!}q${w! + 10} -6 ${w! + 16} -34q-${w! + 8} 6 -${w! + 16} 34z`,
        )
        .join(''),
    name: { en: 'Tamr Exports', ar: 'تمر للتصدير' },
    face: 'display',
  },
};

/** Symbol and both names one above the other, the same for readers of either script; one colour on no ground. */
export function stackedMark(key: string): string {
  const { face, name, symbol: d } = clientMarks[key]!;
  const sizes: Record<Locale, number> = { ar: 46, en: 38 };
  const widths = locales.map((locale) => textWidth(name[locale], sizes[locale], 600));
  const width = Math.ceil(Math.max(140, ...widths)) + 12;
  const line = (y: number, locale: Locale) =>
    textAt(
      width / 2,
      y,
      name[locale],
      { size: sizes[locale], weight: 600, fill: '#000', align: 'middle', face },
      { locale, rtl: locale === 'ar' },
    );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="300">` +
    `<path transform="translate(${width / 2 - 70} 12) scale(1.4)" fill-rule="evenodd" d="${d}"/>` +
    `${line(218, 'ar')}${line(276, 'en')}</svg>`
  );
}

/** Only the symbol; no direction turns it round. */
export function symbol(s: Sheet, x: number, y: number, size: number, fill: string, key = s.key): string {
  const { symbol: d } = clientMarks[key]!;
  return s.unturned(x, y, size, `<path transform="scale(${size / 100})" fill-rule="evenodd" fill="${fill}" d="${d}"/>`);
}

/** The symbol with the name in both scripts, the reader's above. */
export function wordmark(s: Sheet, x: number, y: number, size: number, fill: string, key = s.key): string {
  const { face, name } = clientMarks[key]!;
  const other: Locale = s.locale === 'ar' ? 'en' : 'ar';
  const at = x + size * 1.28;
  return (
    symbol(s, x, y, size, fill, key) +
    s.text(at, y + size * 0.46, name[s.locale], { size: size * 0.46, weight: 600, fill, face }) +
    s.text(at, y + size * 0.92, name[other], { size: size * 0.36, fill, face, ltr: other === 'en' })
  );
}
