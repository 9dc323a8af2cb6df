import { hex } from '@nasaq/design';
import { symbol } from './client-marks.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const figures = [
  { en: 'Looms running', ar: 'أنوال تعمل', value: { en: '173', ar: '١٧٣' }, line: [6, 7, 6, 8, 9, 9, 10] },
  { en: 'Downtime', ar: 'التوقف', value: { en: '4.1%', ar: '٤٫١٪' }, line: [10, 9, 9, 7, 6, 4, 3] },
  { en: 'Metres today', ar: 'أمتار اليوم', value: { en: '48,200', ar: '٤٨٬٢٠٠' }, line: [4, 5, 5, 7, 6, 8, 8] },
  { en: 'Faults in 100 m', ar: 'عيوب كل ١٠٠ م', value: { en: '0.9', ar: '٠٫٩' }, line: [8, 7, 8, 6, 5, 5, 4] },
  { en: 'Orders on time', ar: 'أوامر في موعدها', value: { en: '96%', ar: '٩٦٪' }, line: [5, 6, 8, 7, 9, 9, 10] },
  { en: 'Longest stop', ar: 'أطول توقف', value: { en: '11 min', ar: '١١ د' }, line: [9, 10, 6, 7, 4, 5, 3] },
  { en: 'Warp breaks', ar: 'قطع السداة', value: { en: '148', ar: '١٤٨' }, line: [8, 8, 7, 7, 6, 6, 5] },
  { en: 'Weft breaks', ar: 'قطع اللحمة', value: { en: '212', ar: '٢١٢' }, line: [9, 7, 8, 6, 6, 5, 5] },
  { en: 'Humidity, night', ar: 'الرطوبة ليلًا', value: { en: '64%', ar: '٦٤٪' }, line: [2, 3, 2, 8, 8, 8, 8] },
  { en: 'kWh a metre', ar: 'ك.و.س للمتر', value: { en: '0.31', ar: '٠٫٣١' }, line: [7, 7, 6, 6, 6, 5, 5] },
  { en: 'Waste', ar: 'الهالك', value: { en: '1.8%', ar: '١٫٨٪' }, line: [6, 5, 6, 5, 4, 4, 3] },
  { en: 'Waiting for orders', ar: 'انتظار أوامر', value: { en: '26 min', ar: '٢٦ د' }, line: [5, 6, 4, 5, 3, 4, 3] },
] as const;

/** The wall of the weaving hall: twelve figures, one of them no longer what it was. */
const twelve: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.deep) +
    s.at(
      60,
      60,
      1480,
      880,
      (board) =>
        ground(board, p.surface) +
        figures
          .map(({ value, line, ...name }, index) => {
            const marked = index === 1;
            return board.at((index % 4) * 370, Math.floor(index / 4) * 293.4, 370, 293.4, (cell) => {
              const ink = marked ? p.onStrong : p.text;
              return (
                (marked ? ground(cell, p.strong) : cell.rect(0, 0, 370, 293.4, { stroke: p.line, weight: 1.5 })) +
                cell.text(32, 62, cell.t(name), { size: 30, fill: marked ? p.onStrong : p.quiet }) +
                cell.text(32, 162, cell.t(value), { size: 88, weight: 600, fill: ink }) +
                cell.path(`M${line.map((at, step) => `${32 + step * 51} ${268 - at * 7}`).join('L')}`, {
                  stroke: marked ? p.onStrong : p.strong,
                  weight: 5,
                })
              );
            });
          })
          .join(''),
      { radius: 6 },
    )
  );
};

const reasons = [
  { en: 'warp', ar: 'سداة', draw: (c: string) => threads(c, true) },
  { en: 'weft', ar: 'لحمة', draw: (c: string) => threads(c, false) },
  {
    en: 'bobbin',
    ar: 'بكرة',
    draw: (c: string) =>
      `<path d="M50 30H150V52H128V148H150V170H50V148H72V52H50Z" fill="none" stroke="${c}" stroke-width="12" stroke-linejoin="round"/>`,
  },
  {
    en: 'cleaning',
    ar: 'نظافة',
    draw: (c: string) =>
      `<path d="M150 26L104 92M70 82L136 116L118 172L36 130ZM62 142L80 110M88 156L104 124" fill="none" stroke="${c}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>`,
  },
  {
    en: 'no order',
    ar: 'بلا أمر',
    draw: (c: string) =>
      `<path d="M52 24H148V176H52ZM100 74V104L122 122" fill="none" stroke="${c}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/><circle cx="100" cy="100" r="38" fill="none" stroke="${c}" stroke-width="10"/>`,
  },
  {
    en: 'other',
    ar: 'غير ذلك',
    draw: (c: string) => [48, 100, 152].map((x) => `<circle cx="${x}" cy="100" r="16" fill="${c}"/>`).join(''),
  },
] as const;

/** Threads each way, two of them torn. */
function threads(colour: string, warp: boolean): string {
  const whole = [32, 66, 134, 168].map((at) => `M${at} 20V180`).join('');
  const torn = 'M100 20V72M100 128V180M88 84L100 72L112 84M88 116L100 128L112 116';
  return `<path transform="${warp ? '' : 'rotate(90 100 100)'}" d="${whole}${torn}" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round"/>`;
}

/** The device at the end of row seven: six pictures, big enough for a glove. */
const pictures: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.second) +
    s.rect(130, 50, 1340, 1100, { fill: '#1d1718', radius: 60 }) +
    s.at(
      190,
      110,
      1220,
      900,
      (screen) =>
        ground(screen, p.surface) +
        screen.rect(0, 0, 1220, 110, { fill: p.bad }) +
        screen.text(40, 76, screen.t({ en: 'Loom 7-14', ar: 'النول ٧-١٤' }), {
          size: 56,
          weight: 600,
          fill: p.surface,
        }) +
        screen.text(1180, 76, screen.t({ en: '02:14', ar: '٢:١٤ ص' }), {
          size: 56,
          weight: 600,
          fill: p.surface,
          align: 'end',
        }) +
        reasons
          .map(({ draw }, index) => {
            const [x, y] = [20 + (index % 3) * 396, 134 + Math.floor(index / 3) * 374];
            const chosen = index === 0;
            return (
              screen.rect(x, y, 380, 356, chosen ? { fill: p.strong, radius: 10 } : { fill: p.soft, radius: 10 }) +
              screen.unturned(
                x + 70,
                y + 58,
                240,
                `<g transform="scale(1.2)">${draw(chosen ? p.onStrong : p.text)}</g>`,
              )
            );
          })
          .join(''),
    )
  );
};

const definition = {
  en: ['A loom stands still when it has', 'not woven for two minutes, also', 'while it is being cleaned.'],
  ar: ['النول متوقف إذا لم ينسج', 'دقيقتين كاملتين، ولو كان', 'ذلك أثناء النظافة.'],
} as const;

/** The roll of brown paper from the canteen: what a stop is, in the words of those who signed. */
const roll: Draw = (s) => {
  const p = s.palette;
  const paper = hex(s.theme === 'light' ? 'oklch(0.78 0.06 70)' : 'oklch(0.66 0.05 70)');
  const pencil = '#2c1d12';
  return (
    ground(s, p.deep) +
    s.at(
      140,
      -40,
      1320,
      960,
      (sheet) =>
        ground(sheet, paper) +
        sheet.text(90, 180, sheet.t({ en: '1. Downtime', ar: '١. التوقف' }), {
          size: 56,
          weight: 600,
          fill: pencil,
        }) +
        sheet.text(90, 290, sheet.t(definition), { size: 66, fill: pencil, leading: s.locale === 'ar' ? 1.5 : 1.35 }) +
        sheet.line(90, 590, 1230, 590, pencil, 3) +
        hands
          .map((d, index) =>
            sheet.unturned(
              90 + (index % 4) * 292,
              640 + Math.floor(index / 4) * 96,
              240,
              `<path d="${d}" fill="none" stroke="${index % 3 === 1 ? '#1d3a7a' : pencil}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
            ),
          )
          .join(''),
      { turn: 1 },
    ) +
    s.rect(100, 900, 1400, 150, { fill: pencil, radius: 70 }) +
    s.rect(100, 900, 1400, 60, { fill: p.second, radius: 30 }) +
    symbol(s, 1290, 60, 100, pencil)
  );
};

/** Eleven hands. */
const hands = [
  'M4 50q20-50 34-10t30-8q20-30 22 8t40-14q30-20 44 6t50-6',
  'M10 20v40M10 40q40-40 60-4t50-10q10 30 34 4t60-20',
  'M8 56q60-70 64-20t-40 10q70-50 100-10t80-30',
  'M4 40h60q-40 40-30 0t80-10q30 40 60 0t40 10',
  'M12 60q10-70 40-40t20 30q40-60 60-20t80-10',
  'M6 30q50 50 60 0t60 10q-10 30 40 6t60-26',
  'M10 54q30-60 50-16t40-14t50 20t70-30',
  'M6 24q20 60 50 10t44 10q40-50 50-6t66-4',
  'M10 46q60-50 50 4t60-20q10 40 90-20',
  'M4 56l30-44l16 44l24-40q30 50 50 10t80-4',
  'M8 36q30-40 40 6t50-14q-4 40 40 10t80-20',
] as const;

export const millPictures: Draw[] = [twelve, pictures, roll];
