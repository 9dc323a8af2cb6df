import type { Locale } from '@nasaq/contract';
import type { Palette } from './hues.ts';
import { box, circleAt, pathOf } from './markup.ts';
import { octagon, placeText, type Words } from './place-pieces.ts';
import type { Sheet } from './sheet.ts';

/** Where our door is. */
const door = { x: 1058, y: 398 };

interface Street {
  d: string;
  weight: number;
}

/** The older quarter west of the railway: squares with streets as rays. */
const rays: Street[] = [
  { d: 'M452 300L330 40M452 300L600 60M452 300L628 300M452 300L598 520M452 300L336 520M452 300L300 300', weight: 15 },
  {
    d: 'M430 700L300 560M430 700L590 560M430 700L574 700M430 700L560 900M430 700L330 1000M430 700L270 720',
    weight: 15,
  },
  { d: 'M330 40L600 60M336 520L598 520M300 300L336 520M600 60L628 300L598 520M452 300L430 700', weight: 11 },
  { d: 'M300 560L590 560M330 1000L300 860L560 900M270 720L300 860M590 560L574 700L560 900', weight: 11 },
];
const circus = [
  [452, 300],
  [430, 700],
] as const;

/** Degla: a grid that follows the valley, turned a little from the river's. */
const columns = [-300, -180, -60, 60, 180, 300, 420];
const rows = [-420, -310, -210, -100, 0, 100, 210, 320, 430];
/** Blocks that are gardens, by column and row. */
const gardens = [
  [1, 2],
  [2, 6],
  [4, 4],
  [4, 1],
] as const;

/** The quarter around the office: the river, the railway, the grid, the way from the station to our door. */
export function drawMap({ locale, palette: p, width, height }: Sheet): string {
  const word = placeText(locale);
  return (
    box(0, 0, width, height, { fill: p.ground }) +
    streets(p) +
    river(p) +
    railway(p) +
    walk(p) +
    names(p, word) +
    card(p, locale, word)
  );
}

function river(p: Palette): string {
  const bank = (x: number) => `${x} -20C${x - 34} 180 ${x + 52} 400 ${x + 16} 600S${x - 40} 860 ${x + 6} 1020`;
  const water = Array.from({ length: 9 }, (_, i) =>
    pathOf(`M${bank(196 - i * 24)}`, { stroke: p.strong, weight: 1.5, opacity: 0.75 - i * 0.07 }),
  ).join('');
  return (
    pathOf(`M-20 -20L${bank(218)}L-20 1020Z`, { fill: p.mid, opacity: 0.45 }) +
    water +
    pathOf(`M${bank(218)}`, { stroke: p.strong, weight: 3 }) +
    pathOf(`M${bank(246)}`, { stroke: p.surface, weight: 24 })
  );
}

function streets(p: Palette): string {
  const road = ({ d, weight }: Street) => pathOf(d, { stroke: p.surface, weight });
  const west = rays.map(road).join('');
  const squares = circus
    .map(
      ([x, y]) =>
        circleAt(x, y, 34, { fill: p.surface }) + circleAt(x, y, 20, { fill: p.ground, stroke: p.mid, weight: 1.5 }),
    )
    .join('');
  return west + squares + `<g transform="rotate(-7 1000 500)">${grid(p)}</g>` + valley(p);
}

function grid(p: Palette): string {
  const at = (x: number, y: number) => `${1000 + x} ${500 + y}`;
  const first = rows[0]!;
  const last = rows.at(-1)!;
  const upright = columns
    .map((x, i) =>
      pathOf(`M${at(x, first - 200)}L${at(x, last + 200)}`, { stroke: p.surface, weight: i === 4 ? 20 : 12 }),
    )
    .join('');
  const across = rows
    .map((y, i) =>
      pathOf(`M${at(columns[0]! - 60, y)}L${at(columns.at(-1)! + (i % 3 === 1 ? 240 : 0), y)}`, {
        stroke: p.surface,
        weight: i === 4 ? 20 : 11,
      }),
    )
    .join('');
  const green = gardens
    .map(([column, row]) => {
      const x = 1000 + columns[column]! + 10;
      const y = 500 + rows[row]! + 10;
      const w = columns[column + 1]! - columns[column]! - 20;
      const h = rows[row + 1]! - rows[row]! - 20;
      const trees = Array.from({ length: 24 }, (_, i) =>
        circleAt(x + 12 + (i % 6) * ((w - 24) / 5), y + 12 + Math.floor(i / 6) * ((h - 24) / 3), 4.5, {
          fill: p.strong,
          opacity: 0.6,
        }),
      ).join('');
      return box(x, y, w, h, { fill: p.mid, opacity: 0.35 }) + trees;
    })
    .join('');
  const square =
    circleAt(1000 - 60, 500, 52, { fill: p.surface }) +
    pathOf(octagon(1000 - 60, 500, 32), { fill: p.ground, stroke: p.mid, weight: 1.5 });
  return green + upright + across + square;
}

/** The edge of the desert: the dry valley in the south-east. */
function valley(p: Palette): string {
  return Array.from({ length: 6 }, (_, i) =>
    pathOf(`M1640 ${380 + i * 36}C1560 ${420 + i * 36} 1540 ${560 + i * 34} 1470 ${720 + i * 20}`, {
      stroke: p.mid,
      weight: 1.5,
      dash: '2 9',
    }),
  ).join('');
}

function railway(p: Palette): string {
  const d = 'M676 -20L590 1020';
  const station = (y: number) => {
    const x = 676 - ((y + 20) / 1040) * 86;
    return circleAt(x, y, 19, { fill: p.surface, stroke: p.text, weight: 5 }) + circleAt(x, y, 7, { fill: p.text });
  };
  return (
    pathOf(d, { stroke: p.surface, weight: 34 }) +
    pathOf(d, { stroke: p.text, weight: 6, caps: 'butt' }) +
    pathOf(d, { stroke: p.surface, weight: 3, dash: '12 12', caps: 'butt' }) +
    station(216) +
    station(770)
  );
}

/** Circles of five and ten minutes' walk around the door, and the way from the station. */
function walk(p: Palette): string {
  const circles = [150, 300].map((r) => circleAt(door.x, door.y, r, { stroke: p.strong, weight: 1.5, dash: '1 7' }));
  return (
    circles.join('') +
    pathOf('M650 234L695 240L706 322L930 295L940 350L1056 338L1062 384', {
      stroke: p.strong,
      weight: 5,
      dash: '1 12',
    }) +
    circleAt(door.x, door.y, 27, { fill: p.surface, stroke: p.text, weight: 2.5 }) +
    pathOf(octagon(door.x, door.y, 18), { fill: p.spark })
  );
}

function names(p: Palette, word: Words): string {
  const name = (x: number, y: number, turn: number, text: string, size = 21, fill = p.text, weight: 400 | 600 = 400) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${word(0, 0, text, { size, fill, weight, align: 'middle' })}</g>`;
  return (
    name(96, 520, -88, word.t({ en: 'The Nile', ar: 'النيل' }), 44, p.strong) +
    name(268, 640, 84, word.t({ en: 'Corniche', ar: 'الكورنيش' })) +
    name(566, 610, -85, word.t({ en: 'Road 9', ar: 'شارع ٩' })) +
    name(1330, 466, -7, word.t({ en: 'Road 233', ar: 'شارع ٢٣٣' })) +
    name(1186, 640, 83, word.t({ en: 'El-Nasr Street', ar: 'شارع النصر' })) +
    name(1046, 220, 83, word.t({ en: 'Road 216', ar: 'شارع ٢١٦' }), 22, p.text, 600) +
    name(1530, 556, -62, word.t({ en: 'Wadi Degla', ar: 'وادي دجلة' }), 24) +
    name(938, 584, -7, word.t({ en: 'Degla Square', ar: 'ميدان دجلة' }), 19) +
    word(700, 176, word.t({ en: 'Maadi', ar: 'المعادي' }), { size: 27, weight: 600, fill: p.text, side: 'right' }) +
    word(664, 830, word.t({ en: 'Sakanat El-Maadi', ar: 'ثكنات المعادي' }), {
      size: 24,
      weight: 600,
      fill: p.text,
      side: 'right',
    }) +
    word(1216, 410, word.t({ en: '5 minutes', ar: '٥ دقائق' }), { size: 20, fill: p.strong, side: 'right' }) +
    word(1366, 410, word.t({ en: '10 minutes', ar: '١٠ دقائق' }), { size: 20, fill: p.strong, side: 'right' })
  );
}

/** As on a visiting card: who, where, how far. */
function card(p: Palette, locale: Locale, word: Words): string {
  const [x, y, w, h] = [1130, 724, 410, 216];
  const start = locale === 'ar' ? x + w - 34 : x + 34;
  const side = locale === 'ar' ? 'left' : 'right';
  const metres = word.t({ en: '200 m', ar: '٢٠٠ متر' });
  return (
    box(x, y, w, h, { fill: p.deep }) +
    word(start, y + 74, word.t({ en: 'Nasaq', ar: 'نسق' }), { size: 52, face: 'display', fill: p.onDeep, side }) +
    word(start, y + 122, word.t({ en: '12 Road 216, Degla, Maadi', ar: '١٢ شارع ٢١٦، دجلة، المعادي' }), {
      size: 24,
      fill: p.onDeep,
      side,
    }) +
    word(start, y + 160, word.t({ en: 'Third floor, the blue door', ar: 'الدور الثالث، الباب الأزرق' }), {
      size: 24,
      fill: p.onDeep,
      side,
    }) +
    pathOf(`M${x + 34} ${y + 188}H${x + 109}`, { stroke: p.spark, weight: 4, caps: 'butt' }) +
    word(x + 121, y + 195, metres, { size: 19, fill: p.onDeep, side: 'right' }) +
    north(p, locale === 'ar' ? x + 60 : x + w - 60, y + 62)
  );
}

function north(p: Palette, x: number, y: number): string {
  return (
    circleAt(x, y, 26, { stroke: p.onDeep, weight: 1.5 }) +
    pathOf(octagon(x, y, 26), { stroke: p.onDeep, weight: 1 }) +
    pathOf(`M${x} ${y - 34}L${x + 9} ${y + 12}L${x} ${y + 5}L${x - 9} ${y + 12}Z`, { fill: p.spark })
  );
}
