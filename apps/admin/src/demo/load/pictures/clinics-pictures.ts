import { symbol, wordmark } from './client-marks.ts';
import { avatar, button, phone } from './interface-pieces.ts';
import { printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

/** The display in the waiting room: a number, a door, and how long it takes for the next. */
const display: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s) +
    s.at(
      180,
      60,
      1240,
      640,
      (screen) =>
        ground(screen, p.deep) +
        wordmark(screen, 56, 44, 84, p.onDeep) +
        screen.text(1184, 106, screen.t({ en: '10:18', ar: '١٠:١٨' }), { size: 52, fill: p.onDeep, align: 'end' }) +
        screen.text(56, 470, screen.n(24), { size: 360, weight: 600, fill: p.second }) +
        screen.text(600, 330, screen.t({ en: 'Room 3', ar: 'غرفة ٣' }), { size: 120, weight: 600, fill: p.onDeep }) +
        screen.text(600, 420, screen.t({ en: 'Dr Nihal Sabry', ar: 'د. نهال صبري' }), { size: 52, fill: p.onDeep }) +
        screen.rect(0, 520, 1240, 120, { fill: p.soft }) +
        screen.text(56, 598, screen.t({ en: 'Then 25, in about 6 minutes', ar: 'ثم ٢٥، بعد نحو ٦ دقائق' }), {
          size: 48,
          weight: 600,
          fill: p.text,
        }),
      { radius: 8 },
    ) +
    s.rect(0, 930, 1600, 70, { fill: p.mid }) +
    [150, 420, 690, 960, 1230].map((x, index) => chair(s, x, index === 3)).join('')
  );
};

function chair(s: Sheet, x: number, marked: boolean): string {
  const p = s.palette;
  const fill = marked ? p.second : p.strong;
  return (
    s.rect(x, 752, 220, 92, { fill, radius: 14 }) +
    s.rect(x - 8, 856, 236, 26, { fill, radius: 8 }) +
    s.rect(x + 18, 882, 12, 50, { fill: p.text }) +
    s.rect(x + 190, 882, 12, 50, { fill: p.text })
  );
}

/** A reminder that asks, and a result that does not come alone. */
const phones: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.second) +
    phone(s, 260, 90, 1060, (screen) => reminder(screen)) +
    phone(s, 860, 180, 1060, (screen) => result(screen))
  );
};

function reminder(s: Sheet): string {
  const p = s.palette;
  return (
    s.rect(0, 0, 390, 320, { fill: p.deep }) +
    symbol(s, 28, 56, 44, p.onDeep) +
    s.text(28, 170, s.t({ en: ['Can you come', 'on Tuesday?'], ar: ['هل ستأتي', 'يوم الثلاثاء؟'] }), {
      size: 46,
      weight: 600,
      fill: p.onDeep,
      leading: 1.3,
    }) +
    s.text(28, 282, s.t({ en: '10:20, Dr Nihal Sabry', ar: '١٠:٢٠، د. نهال صبري' }), { size: 23, fill: p.onDeep }) +
    button(s, [28, 366, 334, 92], s.t({ en: 'I will come', ar: 'سآتي' }), true, 32) +
    button(s, [28, 480, 334, 92], s.t({ en: 'I cannot', ar: 'لا أستطيع' }), false, 32) +
    s.text(
      28,
      630,
      s.t({
        en: ['If you cannot, thank you:', 'someone gets your time.'],
        ar: ['إن لم تستطع فشكرًا لك،', 'سيستفيد غيرك بموعدك.'],
      }),
      {
        size: 24,
        fill: p.quiet,
      },
    )
  );
}

function result(s: Sheet): string {
  const p = s.palette;
  return (
    s.text(28, 90, s.t({ en: 'Blood sugar', ar: 'السكر في الدم' }), { size: 34, weight: 600, fill: p.text }) +
    s.text(28, 196, s.n(112), { size: 96, weight: 600, fill: p.strong }) +
    s.text(362, 196, s.t({ en: 'mg/dl, fasting', ar: 'مجم/دل، صائم' }), { size: 22, fill: p.quiet, align: 'end' }) +
    s.rect(28, 236, 334, 18, { fill: p.soft, radius: 9 }) +
    s.rect(88, 236, 150, 18, { fill: p.mid, radius: 9 }) +
    s.circle(262, 245, 17, { fill: p.second, stroke: p.surface, weight: 5 }) +
    s.line(28, 316, 362, 316, p.line) +
    avatar(s, 56, 372, 28, s.t({ en: 'Nihal', ar: 'نهال' })) +
    s.text(100, 381, s.t({ en: 'Dr Nihal Sabry', ar: 'د. نهال صبري' }), { size: 25, weight: 600, fill: p.text }) +
    s.text(
      28,
      450,
      s.t({
        en: [
          'A little above the line,',
          'no reason to worry. Walk',
          'after dinner; we measure',
          'again in three months.',
        ],
        ar: ['أعلى قليلًا من المعتاد،', 'ولا داعي للقلق. امش بعد', 'العشاء، ونقيس مرة أخرى', 'بعد ثلاثة أشهر.'],
      }),
      { size: 28, fill: p.text, leading: 1.5 },
    )
  );
}

const before = [
  {
    at: { en: '9:00', ar: '٩:٠٠' },
    names: { en: ['Salwa Gamal', 'Ramy Aziz'], ar: ['سلوى جمال', 'رامي عزيز'] },
    came: [true, true],
  },
  {
    at: { en: '9:20', ar: '٩:٢٠' },
    names: { en: ['Omar Haddad', 'Mariam Nagy'], ar: ['عمر حداد', 'مريم ناجي'] },
    came: [false, true],
  },
  {
    at: { en: '9:40', ar: '٩:٤٠' },
    names: { en: ['Huda Saleh', 'Karim Lotfy'], ar: ['هدى صالح', 'كريم لطفي'] },
    came: [true, true],
  },
  {
    at: { en: '10:00', ar: '١٠:٠٠' },
    names: { en: ['Zeinab Farag', 'Nader Wasef'], ar: ['زينب فرج', 'نادر واصف'] },
    came: [true, false],
  },
  {
    at: { en: '10:20', ar: '١٠:٢٠' },
    names: { en: ['Fady Mansour', 'Aya Kamel'], ar: ['فادي منصور', 'آية كامل'] },
    came: [true, true],
  },
] as const;

/** The desk's diary with two names in every slot, and the list that took its place. */
const diary: Draw = (s) =>
  ground(s) +
  printed(
    s,
    [80, 110, 690, 800],
    (page) => {
      const p = page.palette;
      return (
        page.rect(0, 0, 690, 110, { fill: p.mid }) +
        page.text(48, 74, page.t({ en: 'Sunday', ar: 'الأحد' }), { size: 46, weight: 600, fill: p.surface }) +
        before
          .map(({ at, names, came }, index) => {
            const y = 110 + index * 138;
            const two = page.t(names);
            return (
              page.line(0, y + 138, 690, y + 138, p.line) +
              page.text(48, y + 86, page.t(at), { size: 36, fill: p.quiet }) +
              two
                .map((name, which) => {
                  const baseline = y + 56 + which * 54;
                  return (
                    page.text(200, baseline, name, { size: 36, weight: 600, fill: p.text }) +
                    (came[which] ? '' : page.line(190, baseline - 12, 440, baseline - 16, p.bad, 5))
                  );
                })
                .join('') +
              (came.every(Boolean)
                ? page.text(642, y + 86, page.t({ en: '46 min', ar: '٤٦ د' }), {
                    size: 34,
                    weight: 600,
                    fill: p.bad,
                    align: 'end',
                  })
                : '')
            );
          })
          .join('')
      );
    },
    { turn: -3 },
  ) +
  s.at(
    860,
    90,
    660,
    840,
    (list) => {
      const p = list.palette;
      return (
        ground(list, p.surface) +
        list.rect(0, 0, 660, 120, { fill: p.deep }) +
        symbol(list, 44, 34, 52, p.onDeep) +
        list.text(124, 78, list.t({ en: 'Sunday', ar: 'الأحد' }), { size: 46, weight: 600, fill: p.onDeep }) +
        before
          .map(({ at, names }, index) => {
            const y = 120 + index * 144;
            return (
              (index === 2 ? list.rect(0, y, 660, 144, { fill: p.soft }) : '') +
              list.line(0, y + 144, 660, y + 144, p.line) +
              list.text(44, y + 86, list.t(at), { size: 36, fill: p.quiet }) +
              list.text(180, y + 86, list.t(names)[0], { size: 38, weight: 600, fill: p.text }) +
              list.text(616, y + 86, list.t({ en: 'comes', ar: 'سيأتي' }), { size: 32, fill: p.strong, align: 'end' })
            );
          })
          .join('')
      );
    },
    { radius: 8 },
  );

export const clinicsPictures: Draw[] = [display, phones, diary];
