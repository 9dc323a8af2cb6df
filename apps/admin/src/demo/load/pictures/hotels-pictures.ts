import { wordmark } from './client-marks.ts';
import { button } from './interface-pieces.ts';
import { browser, ink, printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

/** The lens of a hotel: as many prisms as its place in the family. */
function lens(s: Sheet, x: number, y: number, r: number, count: number, stroke: string): string {
  const gap = r / 7.6;
  let rings = s.circle(x, y, gap * 0.42, { fill: stroke });
  for (let ring = 1; ring <= count; ring += 1) {
    rings += s.circle(x, y, gap * (ring + 0.25), { stroke, weight: gap * 0.5 });
  }
  return rings;
}

const cards = [
  { en: 'Alexandria', ar: 'الإسكندرية', rings: 1, room: 14 },
  { en: 'El Alamein', ar: 'العلمين', rings: 4, room: 207 },
  { en: 'Marsa Matruh', ar: 'مرسى مطروح', rings: 7, room: 312 },
] as const;

/** Key cards of three hotels: the rings say which, before a word is read. */
const keys: Draw = (s) => {
  const p = s.palette;
  const looks = ['surface', 'deep', 'second'] as const;
  return (
    ground(s, p.deep) +
    lens(s, 190, 880, 760, 7, s.theme === 'light' ? p.strong : p.soft) +
    wordmark(s, 110, 100, 116, p.second) +
    cards
      .map(({ rings, room, ...place }, index) =>
        printed(
          s,
          [430 + index * 330, 300 - index * 80, 400, 640],
          (card) => {
            const c = card.palette;
            const fill = [c.strong, c.second, ink][index]!;
            return (
              (index === 1 ? card.rect(2, 2, 396, 636, { stroke: c.second, weight: 4, radius: 24 }) : '') +
              lens(card, 200, 230, 160, rings, fill) +
              card.text(44, 500, card.t(place), { size: 46, weight: 600, fill }) +
              card.text(44, 578, card.n(room), { size: 56, fill }) +
              card.text(356, 578, card.t({ en: 'Manara', ar: 'منارة' }), { size: 32, fill, align: 'end' })
            );
          },
          { turn: -8 + index * 8, radius: 26, stock: looks[index]! },
        ),
      )
      .join('')
  );
};

/** One room, two pages: each begins with what its readers ask first. */
const room: Draw = (s) =>
  ground(s) +
  s.at(70, 80, 720, 920, (half) => roomPage(half)) +
  s.at(810, 80, 720, 920, (half) => roomPage(half), { locale: s.locale === 'ar' ? 'en' : 'ar' });

function roomPage(s: Sheet): string {
  return browser(
    s,
    [0, 0, 720, 1000],
    s.t({ en: 'manara.example/en/rooms/312', ar: 'manara.example/rooms/312' }),
    (page) => {
      const p = page.palette;
      const facts = page.t({
        en: ['Sea view from bed', '40 m to the water', 'Balcony to the west'],
        ar: ['غرفتان بينهما باب', 'تتسعان لستة', 'الإفطار حتى ١١:٣٠'],
      });
      return (
        (page.locale === 'ar' ? adjoining(page) : view(page)) +
        page.text(48, 452, facts[0]!, { size: 50, weight: 600, fill: p.text }) +
        page.text(48, 510, facts[1]!, { size: 34, fill: p.quiet }) +
        page.text(48, 560, facts[2]!, { size: 34, fill: p.quiet }) +
        page.line(48, 600, 672, 600, p.line) +
        page.text(48, 672, page.t({ en: 'EGP 4,200', ar: '٤٬٢٠٠ ج.م.' }), { size: 52, weight: 600, fill: p.strong }) +
        page.text(48, 722, page.t({ en: 'a night, breakfast and taxes included', ar: 'لليلة، شاملًا الإفطار والضرائب' }), {
          size: 27,
          fill: p.quiet,
        }) +
        button(page, [48, 752, 624, 82], page.t({ en: 'Book, step 1 of 3', ar: 'احجز، الخطوة ١ من ٣' }), true, 30)
      );
    },
  );
}

/** The horizon from the bed. */
function view(s: Sheet): string {
  const p = s.palette;
  return (
    s.rect(0, 0, 720, 380, { fill: p.soft }) +
    s.circle(500, 200, 66, { fill: p.second }) +
    s.rect(0, 200, 720, 120, { fill: p.strong }) +
    s.rect(420, 232, 160, 8, { fill: p.second }) +
    s.rect(450, 258, 100, 8, { fill: p.second }) +
    s.rect(0, 320, 720, 60, { fill: p.second }) +
    [0, 90, 180, 270, 360, 450, 540, 630, 720].map((x) => s.line(x, 300, x, 380, p.surface, 6)).join('') +
    s.line(0, 300, 720, 300, p.surface, 8)
  );
}

/** The plan of two rooms with the door between them. */
function adjoining(s: Sheet): string {
  const p = s.palette;
  const wall = { stroke: p.text, weight: 8 } as const;
  const bed = (x: number, y: number, w: number) =>
    s.rect(x, y, w, 116, { fill: p.surface, stroke: p.strong, weight: 4, radius: 6 }) +
    s.rect(x + 12, y + 12, w - 24, 30, { fill: p.mid, radius: 4 });
  return (
    s.rect(0, 0, 720, 380, { fill: p.soft }) +
    s.rect(60, 44, 600, 292, wall) +
    s.path('M360 44V150M360 236V336', wall) +
    s.path('M360 150A86 86 0 0 1 446 236', { stroke: p.strong, weight: 4 }) +
    s.line(360, 236, 446, 236, p.strong, 8) +
    bed(96, 70, 150) +
    bed(474, 70, 72) +
    bed(564, 70, 72) +
    bed(96, 206, 72) +
    bed(186, 206, 72)
  );
}

/** The tin sign of 1962 on the grid it never had, and what was kept of it. */
const signs: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.second) +
    printed(
      s,
      [110, 110, 640, 780],
      (tin) => {
        const c = tin.palette;
        return (
          tin.rect(22, 22, 596, 736, { stroke: c.strong, weight: 8, radius: 10 }) +
          tin.path('M284 210L356 206L392 560L246 564Z', { fill: c.strong }) +
          tin.path('M268 200L372 196L372 214L266 218Z M288 120L350 118L354 200L286 202Z M276 118Q320 60 366 116Z', {
            fill: c.strong,
          }) +
          tin.path('M352 138L590 66L592 232L354 186Z', { fill: c.mid }) +
          tin.text(320, 690, 'فندق منارة', { size: 92, fill: c.strong, align: 'middle', face: 'display' }) +
          [0, 1, 2, 3, 4, 5].map((at) => tin.line(40 + at * 112, 0, 40 + at * 112, 780, c.bad, 2)).join('') +
          [0, 1, 2, 3, 4, 5, 6].map((at) => tin.line(0, 54 + at * 112, 640, 54 + at * 112, c.bad, 2)).join('') +
          tin.text(592, 740, tin.n(1962, { useGrouping: false }), { size: 34, fill: c.strong, align: 'end' })
        );
      },
      { turn: -3, radius: 16 },
    ) +
    [
      [s.n(2), s.n(3)],
      [s.n(3), s.n(5)],
    ]
      .map(([a, b], index) => s.text(820, 440 + index * 110, `${a} : ${b}`, { size: 64, weight: 600, fill: ink }))
      .join('') +
    s.rect(1010, 110, 480, 780, { fill: p.deep, radius: 4 }) +
    lens(s, 1250, 390, 210, 7, p.second) +
    s.text(1250, 720, s.t({ en: 'Manara', ar: 'منارة' }), {
      size: 104,
      face: 'display',
      fill: p.second,
      align: 'middle',
    }) +
    s.text(1250, 800, s.t({ en: 'منارة', ar: 'Manara' }), {
      size: 60,
      face: 'display',
      fill: p.second,
      align: 'middle',
    })
  );
};

export const hotelsPictures: Draw[] = [keys, room, signs];
