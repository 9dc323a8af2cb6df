import { symbol, wordmark } from './client-marks.ts';
import { button, phone } from './interface-pieces.ts';
import { barCode, ink, printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const doorGreen = '#2f7d55';

const address = [
  {
    title: { en: 'Entrance', ar: 'المدخل' },
    text: { en: 'third green door', ar: 'الباب الأخضر الثالث' },
  },
  { title: { en: 'Floor', ar: 'الدور' }, text: { en: '4, no lift', ar: 'الرابع، بلا مصعد' } },
  { title: { en: 'Doorman', ar: 'البواب' }, text: { en: 'Sayed, until 15:00', ar: 'عم سيد، حتى الثالثة' } },
  { title: { en: 'Parking', ar: 'الوقوف' }, text: { en: 'behind the school', ar: 'خلف المدرسة' } },
  { title: { en: 'Best hour', ar: 'أنسب ساعة' }, text: { en: 'after 17:00', ar: 'بعد الخامسة' } },
] as const;

const entrance = { en: ['third green door', 'after the pharmacy'], ar: ['الباب الأخضر الثالث', 'بعد الصيدلية'] };

/** The street with its three green doors, and the label that knows which. */
const doors: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s) +
    s.rect(0, 900, 1600, 100, { fill: p.deep }) +
    s.rect(0, 240, 1600, 660, { fill: p.mid }) +
    s.rect(0, 240, 1600, 26, { fill: p.strong }) +
    [740, 970, 1170, 1370]
      .map(
        (x) =>
          s.rect(x, 330, 150, 190, { fill: p.soft, stroke: p.strong, weight: 6 }) +
          s.line(x + 75, 330, x + 75, 520, p.strong, 6),
      )
      .join('') +
    s.rect(0, 570, 1600, 12, { fill: p.strong }) +
    s.rect(690, 640, 240, 260, { fill: p.soft, stroke: p.strong, weight: 6 }) +
    s.rect(676, 596, 268, 66, { fill: p.second }) +
    s.text(810, 641, s.t({ en: 'Pharmacy', ar: 'صيدلية' }), { size: 40, weight: 600, fill: ink, align: 'middle' }) +
    s.path('M810 700V800M760 750H860', { stroke: doorGreen, weight: 26, caps: 'butt' }) +
    [970, 1170, 1370]
      .map(
        (x, index) =>
          s.rect(x, 640, 150, 260, { fill: doorGreen }) +
          s.rect(x + 18, 664, 114, 90, { stroke: '#1f5b3c', weight: 5 }) +
          s.circle(x + 128, 790, 8, { fill: index === 2 ? '#ffd65a' : '#1f5b3c' }),
      )
      .join('') +
    pin(s, 1445, 600) +
    printed(
      s,
      [70, 70, 590, 860],
      (label) => {
        const c = label.palette;
        return (
          label.rect(0, 0, 590, 124, { fill: c.strong }) +
          wordmark(label, 44, 26, 72, c.onStrong) +
          label.text(44, 218, label.t({ en: 'Nesma Adel', ar: 'نسمة عادل' }), { size: 60, weight: 600, fill: c.text }) +
          label.text(44, 270, label.t({ en: '18 Tersa Street, Ard El-Lewa', ar: '١٨ شارع ترسا، أرض اللواء' }), {
            size: 32,
            fill: c.quiet,
          }) +
          address
            .map(({ title, text }, index) => {
              const y = 310 + index * 84 + (index > 0 ? 46 : 0);
              return (
                label.line(44, y, 546, y, c.line) +
                label.text(44, y + 54, label.t(title), { size: 28, fill: c.quiet }) +
                label.text(200, y + 54, index ? label.t(text) : label.t(entrance), {
                  size: 32,
                  weight: 600,
                  fill: c.text,
                })
              );
            })
            .join('') +
          barCode(label, [44, 784, 320, 52], 5200, c.text) +
          label.text(546, 822, label.t({ en: '12 of 46', ar: '١٢ من ٤٦' }), {
            size: 32,
            weight: 600,
            fill: c.text,
            align: 'end',
          })
        );
      },
      { turn: -3 },
    )
  );
};

function pin(s: Sheet, x: number, y: number): string {
  return s.unturned(
    x - 50,
    y - 120,
    100,
    `<path d="M50 130C20 90 2 76 2 48a48 48 0 0 1 96 0c0 28-18 42-48 82z" fill="#ffd65a"/><circle cx="50" cy="48" r="17" fill="${ink}"/>`,
  );
}

/** The driver's next stop, and what its customer sees instead of a moving van. */
const stops: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.second) +
    phone(s, 300, 60, 960, (screen) => driver(screen)) +
    phone(s, 870, 160, 960, (screen) => customer(screen))
  );
};

function driver(s: Sheet): string {
  const p = s.palette;
  return (
    s.rect(0, 0, 390, 240, { fill: p.deep }) +
    s.text(28, 92, s.t({ en: 'Stop 12 of 46', ar: 'المحطة ١٢ من ٤٦' }), { size: 25, fill: p.onDeep }) +
    s.text(28, 152, s.t({ en: 'Nesma Adel', ar: 'نسمة عادل' }), { size: 44, weight: 600, fill: p.onDeep }) +
    s.text(28, 200, s.t({ en: 'Ard El-Lewa, 18 Tersa St', ar: '١٨ شارع ترسا، أرض اللواء' }), {
      size: 23,
      fill: p.onDeep,
    }) +
    address
      .slice(0, 4)
      .map(({ title, text }, index) => {
        const y = 256 + index * 86;
        return (
          s.text(28, y + 36, s.t(title), { size: 22, fill: p.quiet }) +
          s.text(28, y + 70, s.t(text), { size: 28, weight: 600, fill: p.text }) +
          s.line(28, y + 86, 362, y + 86, p.line)
        );
      })
      .join('') +
    s.text(28, 644, s.t({ en: 'Door found by Karim, 14 May', ar: 'وجد الباب كريم، ١٤ مايو' }), {
      size: 22,
      fill: p.strong,
    }) +
    button(s, [28, 672, 334, 88], s.t({ en: 'Delivered', ar: 'سُلّمت' }), true, 34)
  );
}

function customer(s: Sheet): string {
  const p = s.palette;
  return (
    symbol(s, 28, 60, 44, p.strong) +
    s.text(195, 400, s.n(3), { size: 280, weight: 600, fill: p.strong, align: 'middle' }) +
    s.text(195, 470, s.t({ en: 'stops before yours', ar: 'محطات قبلك' }), {
      size: 34,
      weight: 600,
      fill: p.text,
      align: 'middle',
    }) +
    s.line(60, 550, 330, 550, p.line, 6) +
    s.line(60, 550, 240, 550, p.strong, 6) +
    [60, 150, 240, 330]
      .map((x, index) =>
        s.circle(x, 550, index === 3 ? 20 : 13, {
          fill: index < 3 ? p.strong : p.second,
          stroke: p.surface,
          weight: 5,
        }),
      )
      .join('') +
    s.text(
      195,
      640,
      s.t({ en: ['Stay where you are:', 'Karim comes to the door.'], ar: ['انتظر في مكانك،', 'كريم سيصل إلى الباب.'] }),
      { size: 24, fill: p.quiet, align: 'middle' },
    )
  );
}

const route = [
  { en: 'Faisal Street 212', ar: 'شارع فيصل ٢١٢', note: null },
  { en: 'Tersa Street 18', ar: 'شارع ترسا ١٨', note: { en: 'not on Tuesday: market', ar: 'ليس الثلاثاء: السوق' } },
  { en: 'Sudan Street 90', ar: 'شارع السودان ٩٠', note: null },
  { en: 'Mit Oqba bridge', ar: 'كوبري ميت عقبة', note: { en: 'too low for lorries', ar: 'منخفض على النقل' } },
  { en: 'Shehab Street 41', ar: 'شارع شهاب ٤١', note: { en: 'before 14:00, school', ar: 'قبل الثانية، مدرسة' } },
  { en: 'Gameat El-Dewal 7', ar: 'جامعة الدول ٧', note: null },
] as const;

/** A computed route under Hassan El-Gohary's red pen. */
const redPen: Draw = (s) =>
  ground(s, s.palette.deep) +
  printed(
    s,
    [170, 60, 1260, 980],
    (paper) => {
      const p = paper.palette;
      return (
        symbol(paper, 60, 54, 72, p.strong) +
        paper.text(160, 112, paper.t({ en: 'Van 31, Thursday', ar: 'السيارة ٣١، الخميس' }), {
          size: 56,
          weight: 600,
          fill: p.text,
        }) +
        paper.text(1200, 112, paper.t({ en: '46 stops, 38 km', ar: '٤٦ محطة، ٣٨ كم' }), {
          size: 36,
          fill: p.quiet,
          align: 'end',
        }) +
        route
          .map(({ note, ...name }, index) => {
            const y = 170 + index * 128;
            return (
              paper.line(60, y, 1200, y, p.line) +
              paper.text(60, y + 80, paper.n(index + 8), { size: 40, fill: p.quiet }) +
              paper.text(150, y + 80, paper.t(name), { size: 42, weight: 600, fill: p.text }) +
              (note
                ? paper.path(`M146 ${y + 70}C260 ${y + 58} 380 ${y + 78} ${s.locale === 'ar' ? 440 : 500} ${y + 62}`, {
                    stroke: p.bad,
                    weight: 6,
                  }) +
                  paper.at(
                    620,
                    y + 30,
                    600,
                    80,
                    (hand) =>
                      hand.text(0, 54, hand.t(note), {
                        size: 46,
                        fill: p.bad,
                        weight: 600,
                      }),
                    { turn: -2 },
                  )
                : '')
            );
          })
          .join('')
      );
    },
    { turn: 2 },
  );

export const vansPictures: Draw[] = [doors, stops, redPen];
