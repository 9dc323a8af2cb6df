import type { Palette } from './hues.ts';
import { box, circleAt, pathOf } from './markup.ts';
import { patternBand } from './pattern-band.ts';
import { octagon, placeText, type Words } from './place-pieces.ts';
import type { Sheet } from './sheet.ts';

/** Thickness of outer and inner walls. */
const outer = 20;
const inner = 10;

/** The third floor, as an architect draws it: walls, doors with their swing, tables with their chairs. */
export function drawPlan({ locale, palette: p, width, height }: Sheet): string {
  const word = placeText(locale);
  return (
    box(0, 0, width, height, { fill: p.ground }) +
    axes(p) +
    box(110, 110, 1380, 780, { fill: p.surface }) +
    terrace(p) +
    furniture(p) +
    walls(p) +
    drawingWall(p) +
    labels(p, word)
  );
}

/** The lines on which the walls stand, drawn through as on a sheet of paper. */
function axes(p: Palette): string {
  const upright = [110, 480, 760, 1120, 1490].map((x) => `M${x} 40V960`);
  const across = [110, 400, 630, 890].map((y) => `M40 ${y}H1560`);
  return pathOf([...upright, ...across].join(''), { stroke: p.mid, weight: 1.5, dash: '22 6 3 6', opacity: 0.8 });
}

function walls(p: Palette): string {
  const wall = (d: string, weight: number) => pathOf(d, { stroke: p.text, weight, caps: 'butt' });
  const opening = (d: string, weight: number) => pathOf(d, { stroke: p.surface, weight, caps: 'butt' });
  const windows = [
    'M180 110H420',
    'M540 110H800',
    'M840 110H1060',
    'M1180 110H1430',
    'M110 170V340',
    'M110 690V830',
    'M1490 170V340',
    'M1490 450V580',
  ].join('');
  return (
    wall('M100 110H1500M110 100V900M1490 100V640M100 890H1010M1000 890V630', outer) +
    wall('M480 110V640M1120 110V640M110 400H480M1120 400H1490M110 630H886M966 630H1500M760 630V890', inner) +
    // Windows: the wall in two thin lines.
    opening(windows, outer + 2) +
    pathOf(windows, { stroke: p.text, weight: 14, caps: 'butt' }) +
    pathOf(windows, { stroke: p.surface, weight: 10, caps: 'butt' }) +
    pathOf(windows, { stroke: p.text, weight: 2, caps: 'butt' }) +
    opening('M480 310V380M480 530V600M1120 310V380M1120 530V600M300 630H370M1190 630H1260M760 760V830', inner + 3) +
    opening('M845 890H925', outer + 2) +
    [
      'M480 380H410A70 70 0 0 1 480 310',
      'M480 600H410A70 70 0 0 1 480 530',
      'M1120 380H1190A70 70 0 0 0 1120 310',
      'M1120 600H1190A70 70 0 0 0 1120 530',
      'M370 630V560A70 70 0 0 0 300 630',
      'M1190 630V700A70 70 0 0 0 1260 630',
      'M760 830H690A70 70 0 0 1 760 760',
    ]
      .map((d) => pathOf(d, { stroke: p.quiet, weight: 2 }))
      .join('') +
    pathOf('M845 890V810A80 80 0 0 1 925 890', { stroke: p.strong, weight: 4 }) +
    pathOf(octagon(885, 934, 17), { fill: p.spark })
  );
}

function furniture(p: Palette): string {
  const line = { stroke: p.text, weight: 2, fill: p.sunk };
  const chair = (x: number, y: number) => circleAt(x, y, 9, { stroke: p.quiet, weight: 2, fill: p.surface });
  const row = (count: number, x: number, y: number, step: number) =>
    Array.from({ length: count }, (_, i) => chair(x + i * step, y)).join('');
  const desks = (x: number, y: number) =>
    row(3, x + 32, y - 13, 62) +
    row(3, x + 32, y + 101, 62) +
    Array.from({ length: 6 }, (_, i) => box(x + (i % 3) * 62, y + Math.floor(i / 3) * 44, 62, 44, line)).join('');
  const studio = [530, 850].map((x) => desks(x, 200) + desks(x, 420)).join('');
  const meeting = Array.from({ length: 12 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 6;
    return chair(285 + 124 * Math.cos(angle), 268 + 90 * Math.sin(angle));
  }).join('');
  const writers = [0, 1, 2, 3].map((i) => box(1180 + i * 66, 150, 66, 46, line) + chair(1213 + i * 66, 212)).join('');
  const shelves = Array.from({ length: 9 }, (_, i) => box(140 + i * 34, 420, 34, 26, line)).join('');
  const listening = [0, 1, 2].map((i) => box(1204, 420 + i * 46, 46, 46, line) + chair(1266, 443 + i * 46)).join('');
  const kitchen =
    row(10, 190, 708, 50) +
    row(10, 190, 812, 50) +
    box(165, 724, 500, 72, { ...line, fill: p.soft }) +
    box(140, 850, 360, 30, line);
  const stairs = Array.from({ length: 7 }, (_, i) => `M${790 + i * 17} 660V730`).join('');
  return (
    studio +
    meeting +
    pathOf('M195 240L230 205H340L375 240V296L340 331H230L195 296Z', { stroke: p.text, weight: 2, fill: p.soft }) +
    writers +
    shelves +
    box(146, 520, 140, 54, { ...line, radius: 27 }) +
    listening +
    kitchen +
    pathOf(`M790 660H892V730H790Z${stairs}`, { stroke: p.quiet, weight: 2 })
  );
}

function terrace(p: Palette): string {
  const boards = Array.from({ length: 12 }, (_, i) => `M1010 ${650 + i * 21}H1490`).join('');
  const tree = (x: number, y: number, r: number) =>
    circleAt(x, y, r, { fill: p.soft, stroke: p.strong, weight: 2 }) +
    pathOf(octagon(x, y, r * 0.62), { stroke: p.mid, weight: 1.5 }) +
    circleAt(x, y, 4, { fill: p.strong });
  return (
    pathOf(boards, { stroke: p.line, weight: 2 }) +
    box(1010, 640, 480, 250, { stroke: p.text, weight: 3 }) +
    tree(1400, 720, 48) +
    tree(1440, 830, 36) +
    tree(1078, 832, 40)
  );
}

/** Our longest wall: patterns are drawn on it before they are drawn on a screen. */
function drawingWall(p: Palette): string {
  return (
    box(500, 562, 372, 58, { fill: p.deep }) +
    patternBand({ ...p, strong: p.onDeep }, 'drawing-wall', { x: 500, y: 562, w: 372, h: 58 })
  );
}

function labels(p: Palette, word: Words): string {
  const room = (x: number, y: number, name: { en: string; ar: string }, note?: { en: string; ar: string }) =>
    word(x, y, word.t(name), { size: 27, weight: 600, fill: p.text, align: 'middle' }) +
    (note ? word(x, y + 32, word.t(note), { size: 20, fill: p.quiet, align: 'middle' }) : '');
  return (
    room(285, 277, { en: 'Round table', ar: 'الطاولة' }) +
    room(295, 480, { en: 'Library', ar: 'المكتبة' }) +
    room(415, 768, { en: 'One table for lunch', ar: 'مائدة واحدة للغداء' }) +
    room(800, 372, { en: 'Studio', ar: 'المرسم' }, { en: '24 desks', ar: '٢٤ مكتبًا' }) +
    word(686, 553, word.t({ en: 'Drawing wall', ar: 'جدار الرسم' }), {
      size: 22,
      weight: 600,
      fill: p.strong,
      align: 'middle',
    }) +
    room(1310, 290, { en: 'Writers', ar: 'الكتّاب' }, { en: 'both languages, one desk', ar: 'لغتان ومكتب واحد' }) +
    room(1374, 500, { en: 'Listening room', ar: 'غرفة الاستماع' }, { en: 'screen readers', ar: 'قارئات الشاشة' }) +
    room(885, 780, { en: 'Entrance', ar: 'المدخل' }) +
    room(1240, 775, { en: 'Terrace', ar: 'الشرفة' })
  );
}
