import { symbol, wordmark } from './client-marks.ts';
import { printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const recipe = {
  en: {
    title: 'Lentil soup',
    first: ['Wash the lentils until the water', 'runs clear, then cook them with', 'an onion and two carrots.'],
    second: ['Add cumin and one', 'of salt. Simmer until soft.'],
    salt: 'teaspoon',
  },
  ar: {
    title: 'شوربة عدس',
    first: ['يغسل العدس حتى يصفو ماؤه،', 'ثم يسلق مع بصلة وجزرتين', 'على نار هادئة.'],
    second: ['يضاف الكمون وملء', 'ملحًا، ويترك حتى يلين.'],
    salt: 'ملعقة كبيرة',
  },
} as const;

/** Both languages of a book on one desk: a mark stands beside the paragraph whose partner has changed. */
const desk: Draw = (s) => {
  const p = s.palette;
  const other = s.locale === 'ar' ? 'en' : 'ar';
  return (
    ground(s, p.deep) +
    s.at(70, 80, 720, 960, (page) => manuscript(page, true)) +
    s.at(810, 80, 720, 960, (page) => manuscript(page, false), { locale: other })
  );
};

function manuscript(s: Sheet, changed: boolean): string {
  const p = s.palette;
  const text = recipe[s.locale];
  const leading = s.locale === 'ar' ? 1.55 : 1.45;
  const size = 40;
  const y = 580;
  return (
    ground(s, p.surface) +
    s.text(64, 160, text.title, { size: 84, weight: 600, fill: p.text }) +
    s.text(64, 282, text.first, { size, fill: p.text, leading }) +
    s.rect(40, y - 60, 640, 270, { fill: p.soft }) +
    s.text(64, y, text.second[0], { size, fill: p.text }) +
    s.rect(64, y + 26, 380, 82, { fill: p.second }) +
    s.text(84, y + 84, text.salt, { size: 54, weight: 600, fill: '#1f1620' }) +
    s.text(64, y + 168, text.second[1], { size, fill: p.text }) +
    (changed ? openCircle(s, 668, y - 60, 44, p.strong, p.second) : '')
  );
}

/** The mark of a change: a circle with one quarter open. */
function openCircle(s: Sheet, x: number, y: number, r: number, stroke: string, fill: string): string {
  return (
    s.circle(x, y, r + 12, { fill: s.palette.surface }) +
    s.unturned(
      x - r,
      y - r,
      2 * r,
      `<path d="M${r} 0A${r} ${r} 0 1 0 ${2 * r} ${r}" fill="none" stroke="${stroke}" stroke-width="12"/>`,
    ) +
    s.circle(x, y, 10, { fill })
  );
}

/** One book, two covers: each opens from its own side on the same day. */
const covers: Draw = (s) => {
  const p = s.palette;
  const other = s.locale === 'ar' ? 'en' : 'ar';
  return (
    ground(s) +
    printed(s, [150, 110, 600, 800], (book) => cover(book, 'deep'), { turn: -4, radius: 4 }) +
    s.at(
      850,
      110,
      600,
      800,
      (place) =>
        printed({ ...place, palette: p }, [0, 0, 600, 800], (book) => cover(book, 'second'), { turn: -4, radius: 4 }),
      {
        locale: other,
      },
    )
  );
};

function cover(s: Sheet, stock: 'deep' | 'second'): string {
  const p = s.palette;
  const ink = stock === 'deep' ? p.onDeep : p.deep;
  const bowl = stock === 'deep' ? p.second : p.deep;
  return (
    ground(s, p[stock]) +
    s.rect(0, 0, 34, 800, { fill: ink, opacity: 0.18 }) +
    s.text(84, 150, s.t({ en: ['Salt', 'to measure'], ar: ['الملح', 'بمقدار'] }), {
      size: 88,
      weight: 600,
      fill: ink,
      leading: s.locale === 'ar' ? 1.35 : 1.12,
    }) +
    s.text(84, 330, s.t({ en: 'Sixty dishes of the Delta', ar: 'ستون طبقًا من الدلتا' }), { size: 34, fill: ink }) +
    s.path('M110 480H510A200 190 0 0 1 110 480Z', { fill: bowl }) +
    s.circle(310, 432, 34, { fill: bowl }) +
    s.text(84, 752, s.t({ en: 'Third printing', ar: 'الطبعة الثالثة' }), { size: 30, fill: ink }) +
    symbol(s, 476, 700, 64, ink)
  );
}

/** Proofs of one title in a stack: seven used to go round, three and a half do now. */
const proofs: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.second) +
    s.text(90, 920, s.t({ en: '7', ar: '٧' }), { size: 210, weight: 600, fill: p.deep }) +
    s.text(980, 920, s.t({ en: '3.5', ar: '٣٫٥' }), { size: 210, weight: 600, fill: p.deep }) +
    [6, 5, 4, 3, 2, 1, 0]
      .map((index) =>
        printed(s, [90 + index * 62, 90 + (6 - index) * 18, 420, 540], (sheet) => proof(sheet, 7 - index, 5), {
          turn: -4 + index,
        }),
      )
      .join('') +
    [3, 2, 1, 0]
      .map((index) =>
        index === 3
          ? printed(s, [1270, 120, 210, 540], (sheet) => proof(sheet, 4, 2), { turn: 6 })
          : printed(s, [960 + index * 62, 150 + (2 - index) * 18, 420, 540], (sheet) => proof(sheet, 3 - index, 1), {
              turn: -3 + index * 2,
            }),
      )
      .join('') +
    wordmark(s, 420, 838, 84, p.deep)
  );
};

/** A page of proof: its number, lines of type, and the red of whoever read it. */
function proof(s: Sheet, number: number, corrections: number): string {
  const p = s.palette;
  const lines = Array.from({ length: 11 }, (_, index) => 150 + index * 34);
  return (
    s.text(36, 88, s.n(number), { size: 64, weight: 600, fill: p.strong }) +
    s.line(36, 112, s.width - 36, 112, p.line) +
    lines.map((y, index) => s.line(36, y, s.width - 36 - (index % 4 === 3 ? 120 : 0), y, p.mid, 5)).join('') +
    lines
      .filter((_, index) => index % 2 === 1 && index / 2 < corrections)
      .map((y) => s.path(`M${s.width * 0.35} ${y}q20 -22 44 0t44 0t44 0`, { stroke: p.bad, weight: 6 }))
      .join('')
  );
}

export const booksPictures: Draw[] = [desk, covers, proofs];
