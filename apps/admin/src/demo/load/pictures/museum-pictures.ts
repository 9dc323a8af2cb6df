import { symbol, wordmark } from './client-marks.ts';
import { perforation, printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

/** The wheel turned on by some degrees: no two things show it in the same place. */
function wheel(s: Sheet, x: number, y: number, size: number, fill: string, degrees: number): string {
  return s.unturned(
    x,
    y,
    size,
    `<g transform="rotate(${degrees} ${size / 2} ${size / 2})">${symbol({ ...s, unturned: (_x, _y, _w, markup) => markup }, 0, 0, size, fill)}</g>`,
  );
}

/** Poster, ticket and bag: one circle, each time a little further round. */
const printedMatter: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.deep) +
    printed(
      s,
      [100, 70, 660, 960],
      (poster) => {
        const c = poster.palette;
        return (
          wheel(poster, 110, 250, 900, c.strong, 0) +
          poster.text(52, 150, poster.t({ en: 'Sawaqi', ar: 'السواقي' }), { size: 128, weight: 600, fill: c.text }) +
          poster.text(56, 216, poster.t({ en: 'Four thousand years', ar: 'أربعة آلاف عام' }), {
            size: 40,
            weight: 600,
            fill: c.text,
          }) +
          poster.text(56, 268, poster.t({ en: 'of lifting water', ar: 'من رفع الماء' }), { size: 40, fill: c.text })
        );
      },
      { stock: 'second', radius: 0 },
    ) +
    printed(
      s,
      [690, 120, 800, 300],
      (ticket) => {
        const c = ticket.palette;
        return (
          wheel(ticket, -120, -70, 440, c.strong, 11) +
          perforation(ticket, { x: 360, from: 0, to: 300, ground: p.deep }) +
          ticket.text(410, 92, ticket.t({ en: 'Sawaqi Museum', ar: 'متحف السواقي' }), {
            size: 42,
            weight: 600,
            fill: c.strong,
          }) +
          ticket.text(410, 142, ticket.t({ en: 'متحف السواقي', ar: 'Sawaqi Museum' }), {
            size: 32,
            fill: c.strong,
            ltr: s.locale === 'ar',
          }) +
          ticket.text(410, 220, ticket.t({ en: 'School group, 28', ar: 'رحلة مدرسية، ٢٨' }), {
            size: 32,
            fill: c.text,
          }) +
          ticket.text(410, 264, ticket.t({ en: '9 March, 10:00', ar: '٩ مارس، ١٠:٠٠' }), { size: 30, fill: c.quiet })
        );
      },
      { turn: 4 },
    ) +
    s.path('M1020 610C1020 440 1280 440 1280 610', { stroke: p.second, weight: 22 }) +
    printed(
      s,
      [920, 592, 460, 520],
      (bag) => wheel(bag, 90, 62, 280, bag.palette.strong, 22) + bag.rect(0, 0, 460, 18, { fill: bag.palette.line }),
      { radius: 2 },
    )
  );
};

/** The three steps of the carpenters, and what they lead to: a sheet that the shop sells with a compass. */
const construction: Draw = (s) =>
  ground(s) +
  printed(s, [90, 70, 1420, 900], (paper) => {
    const p = paper.palette;
    const steps = [
      { en: 'A circle', ar: 'دائرة' },
      { en: 'A cross', ar: 'صليبة' },
      { en: 'The cross, turned', ar: 'الصليبة مدارة' },
    ] as const;
    return (
      steps
        .map((title, index) => {
          const y = 60 + index * 268;
          return (
            paper.text(64, y + 70, paper.n(index + 1), { size: 72, fill: p.strong, weight: 600 }) +
            paper.text(64, y + 128, paper.t(title), { size: 34, weight: 600, fill: p.text }) +
            paper.unturned(370, y, 220, compass(110, index + 1, p.strong))
          );
        })
        .join('') +
      paper.line(650, 60, 650, 840, p.line) +
      paper.unturned(700, 120, 660, compass(330, 4, p.mid)) +
      wheel(paper, 700, 120, 660, p.strong, 0)
    );
  });

/** Where the compass has been after a step. */
function compass(r: number, step: number, stroke: string): string {
  const lines = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((from + index * 90) * Math.PI) / 180;
      const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)];
      return `M${(r - x).toFixed(1)} ${(r - y).toFixed(1)}L${(r + x).toFixed(1)} ${(r + y).toFixed(1)}`;
    }).join('');
  const cross = step > 1 ? lines(2, 0) : '';
  const turned = step > 2 ? lines(2, 45) : '';
  return (
    `<g fill="none" stroke="${stroke}" stroke-width="3"><circle cx="${r}" cy="${r}" r="${r - 2}"/>` +
    `<path d="${cross}"/><path d="${turned}"/></g><circle cx="${r}" cy="${r}" r="6" fill="${stroke}"/>`
  );
}

/** How far a tangent runs past its neighbour: one setting for each hall. */
const halls = [
  { en: 'Wheels', ar: 'السواقي', step: 1, run: 1.7, ring: false },
  { en: 'Channels', ar: 'القنوات', step: 2, run: 0.62, ring: false },
  { en: 'Fields', ar: 'الحقول', step: 4, run: 1, ring: true },
  { en: 'Gates', ar: 'البوابات', step: 2, run: 1, ring: true },
  { en: 'Stars', ar: 'النجوم', step: 3, run: 1, ring: false },
  { en: 'Measures', ar: 'المقاييس', step: 3, run: 0.55, ring: true },
] as const;

const sixHalls: Draw = (s) => {
  const p = s.palette;
  const grounds = [
    [p.deep, p.onDeep],
    [p.second, '#33190c'],
    [p.surface, p.strong],
    [p.soft, p.strong],
    [p.deep, p.second],
    [p.strong, p.onStrong],
  ] as const;
  return halls
    .map(({ step, run, ring, ...name }, index) => {
      const [fill, stroke] = grounds[index]!;
      return s.at(
        (index % 3) * 533.4,
        index < 3 ? 0 : 500,
        533.4,
        500,
        (tile) =>
          ground(tile, fill) +
          tile.unturned(0, 0, 533.4, field(step, run, ring, stroke)) +
          tile.rect(0, 400, 534, 100, { fill }) +
          tile.text(40, 464, tile.t(name), { size: 46, weight: 600, fill: stroke }) +
          tile.text(493, 464, s.locale === 'ar' ? name.en : name.ar, { size: 36, fill: stroke, align: 'end' }),
        { radius: 0 },
      );
    })
    .join('');
};

function field(step: number, run: number, ring: boolean, stroke: string): string {
  const r = 100;
  let d = '';
  let rings = '';
  for (let row = 0; row < 2; row += 1) {
    for (let column = -1; column < 3; column += 1) {
      const [cx, cy] = [166.7 + column * 2 * r, 100 + row * 2 * r];
      if (ring) rings += `<circle cx="${cx}" cy="${cy}" r="${r - 3}"/>`;
      for (let point = 0; point < 8; point += 1) {
        const place = (at: number) => {
          const angle = ((at * 45 + 22.5) * Math.PI) / 180;
          return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
        };
        const [x1, y1] = place(point);
        const [x2, y2] = place(point + step);
        d += `M${x1.toFixed(1)} ${y1.toFixed(1)}L${(x1 + (x2 - x1) * run).toFixed(1)} ${(y1 + (y2 - y1) * run).toFixed(1)}`;
      }
    }
  }
  return `<g fill="none" stroke="${stroke}" stroke-width="6" stroke-linejoin="round">${rings}<path d="${d}"/></g>`;
}

const labels = {
  en: {
    name: 'Qadus',
    text: [
      'A pot of clay, tied to the rope of the',
      'wheel with thirty others. It goes down',
      'empty and comes up full. The small hole',
      'in its foot saves it when the ox stops.',
    ],
  },
  ar: {
    name: 'قادوس',
    text: [
      'جرة من فخار، تربط في حبل الساقية',
      'مع ثلاثين من أخواتها، تنزل فارغة',
      'وتصعد ملأى. وفي قاعها ثقب صغير',
      'يحميها إذا توقف الثور.',
    ],
  },
} as const;

/** A label beside its object: the word of Fayoum first, in both scripts. */
const label: Draw = (s) => {
  const p = s.palette;
  const other = s.locale === 'ar' ? 'en' : 'ar';
  return (
    ground(s, p.soft) +
    s.rect(0, 860, 1600, 140, { fill: p.mid }) +
    s.unturned(
      90,
      150,
      480,
      `<path d="M150 0h180v44c-8 60 92 120 92 300 0 190-70 320-122 366h-120c-52-46-122-176-122-366 0-180 100-240 92-300z" fill="${p.deep}"/>` +
        `<path d="M150 0h180v44h-180zM92 190h296l14 44h-324zM70 430h340v22h-338z" fill="${p.strong}"/><circle cx="240" cy="672" r="15" fill="${p.soft}"/>`,
    ) +
    printed(s, [640, 110, 870, 700], (card) => {
      const c = card.palette;
      return (
        card.text(56, 108, labels[s.locale].name, { size: 72, weight: 600, fill: c.strong }) +
        card.text(56, 172, labels[s.locale].text, { size: 34, fill: c.text, leading: s.locale === 'ar' ? 1.5 : 1.35 }) +
        card.line(56, 366, 814, 366, c.line) +
        card.at(
          0,
          366,
          870,
          334,
          (back) =>
            back.text(56, 100, labels[other].name, { size: 56, weight: 600, fill: c.strong }) +
            back.text(56, 156, labels[other].text, { size: 29, fill: c.text, leading: 1.4 }),
          { locale: other },
        )
      );
    }) +
    wordmark(s, 640, 886, 80, s.theme === 'light' ? '#2c140a' : p.text)
  );
};

export const museumPictures: Draw[] = [printedMatter, construction, sixHalls, label];
