import { hues } from './hues.ts';
import { done, table } from './interface-pieces.ts';
import { paragraph } from './running-text.ts';
import type { Draw, Sheet } from './sheet.ts';

const records = [
  {
    number: 48_210,
    what: { en: 'Hany opened account 771', ar: 'فتح هاني الحساب ٧٧١' },
    print: 'a91c 04e7',
    before: '5d20 b8f3',
  },
  {
    number: 48_211,
    what: { en: 'Limit set to 500,000', ar: 'ضُبط الحد على ٥٠٠٬٠٠٠' },
    altered: { en: '500,000', ar: '٥٠٠٬٠٠٠' },
    print: 'e2f8 71b6',
    before: 'a91c 04e7',
  },
  {
    number: 48_212,
    what: { en: 'Maha signed for it', ar: 'وقّعت مها على ذلك' },
    print: '3c7a 9d15',
    before: '60bb 2a9d',
  },
] as const;

/** Three records of the chain after somebody added a nought in the middle one: the next no longer fits. */
const chain: Draw = (s) => {
  const palette = hues(`products/${s.key}`).dark;
  return (
    s.rect(0, 0, s.width, s.height, { fill: s.palette.ink }) +
    s.at(
      0,
      0,
      1600,
      1000,
      (w) =>
        w.line(-20, 742, 60, 742, palette.strong, 12) +
        w.line(1540, 742, 1620, 742, palette.mid, 12) +
        records.map((_, index) => record(w, index)).join('') +
        w.rect(484, 724, 112, 36, { fill: palette.ink, stroke: palette.strong, weight: 12, radius: 18 }) +
        brokenLink(w),
      { palette },
    )
  );
};

function record(w: Sheet, index: number): string {
  const p = w.palette;
  const item = records[index]!;
  const x = 60 + index * 520;
  const wrong = index === 1;
  const words = 'altered' in item ? [{ words: w.t(item.altered), under: p.bad, fill: p.soft }] : [];
  return (
    w.rect(x, 90, 440, 820, { fill: p.surface, stroke: wrong ? p.bad : p.line, weight: wrong ? 6 : 3 }) +
    w.text(x + 40, 186, w.n(item.number), { size: 48, weight: 600, fill: p.strong }) +
    paragraph(w, { x: x + 40, y: 296, width: 366 }, w.t(item.what), { size: 54, weight: 600, fill: p.text }, words) +
    w.line(x + 40, 520, x + 400, 520, p.line, 3) +
    w.text(x + 40, 574, w.t({ en: 'Seal of the one before', ar: 'ختم القيد السابق' }), { size: 30, fill: p.quiet }) +
    w.text(x + 40, 632, item.before, { size: 48, fill: index === 2 ? p.bad : p.text, ltr: true }) +
    w.text(x + 40, 716, w.t({ en: 'Own seal', ar: 'ختمه' }), { size: 30, fill: p.quiet }) +
    w.text(x + 40, 774, item.print, { size: 48, fill: wrong ? p.bad : p.text, ltr: true })
  );
}

function brokenLink(w: Sheet): string {
  const { bad } = w.palette;
  return (
    w.path('M1030 724H1022A18 18 0 0 0 1022 760H1036M1090 724H1098A18 18 0 0 1 1098 760H1084', {
      stroke: bad,
      weight: 12,
      caps: 'butt',
    }) + w.path('M1054 690L1066 716M1050 796L1062 770', { stroke: bad, weight: 8 })
  );
}

const refused = [
  {
    at: { en: '2:14 am', ar: '٢:١٤ ص' },
    system: { en: 'Vault', ar: 'الخزينة' },
    who: { en: 'night.batch', ar: 'night.batch' },
    what: { en: 'Read a closed file', ar: 'قراءة ملف مغلق' },
  },
  {
    at: { en: '9:02 am', ar: '٩:٠٢ ص' },
    system: { en: 'Accounts', ar: 'الحسابات' },
    who: { en: 'Hany Lotfy', ar: 'هاني لطفي' },
    what: { en: 'Raise his own limit', ar: 'رفع الحد لنفسه' },
  },
  {
    at: { en: '9:31 am', ar: '٩:٣١ ص' },
    system: { en: 'Accounts', ar: 'الحسابات' },
    who: { en: 'Hany Lotfy', ar: 'هاني لطفي' },
    what: { en: 'The same, again', ar: 'المحاولة نفسها' },
  },
  {
    at: { en: '1:40 pm', ar: '١:٤٠ م' },
    system: { en: 'Staff', ar: 'العاملون' },
    who: { en: 'Maha Sabry', ar: 'مها صبري' },
    what: { en: 'Sign in from abroad', ar: 'دخول من الخارج' },
  },
] as const;

/** A day of events as a strip of marks, narrowed to what was refused, and these in words. */
const refusals: Draw = (s) => {
  const p = s.palette;
  const at = (hour: number) => 90 + hour * 59;
  const marks = Array.from({ length: 150 }, (_, index) => {
    const hour = 24 * ((index * 0.618) % 1);
    const busy = hour > 8 && hour < 17;
    return s.line(at(hour), busy ? 190 : 240, at(hour), 310, p.line, 4);
  });
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.paper }) +
    s.text(90, 124, s.t({ en: 'Refused on Tuesday', ar: 'ما رُفض يوم الثلاثاء' }), {
      size: 60,
      weight: 600,
      fill: p.text,
    }) +
    s.text(1510, 120, s.t({ en: '4 of 31,870 events', ar: '٤ من ٣١٬٨٧٠ حدثًا' }), {
      size: 38,
      fill: p.quiet,
      align: 'end',
    }) +
    marks.join('') +
    [2.23, 9.03, 9.52, 13.67].map((hour) => s.rect(at(hour) - 6, 170, 12, 140, { fill: p.bad })).join('') +
    s.line(90, 310, 1510, 310, p.text, 3) +
    [0, 6, 12, 18, 24]
      .map((hour) => s.text(at(hour), 356, s.n(hour), { size: 32, fill: p.quiet, align: 'middle' }))
      .join('') +
    table(
      s,
      [60, 400, 1480, 112],
      [
        { title: s.t({ en: 'At', ar: 'الساعة' }), x: 90 },
        { title: s.t({ en: 'System', ar: 'النظام' }), x: 320 },
        { title: s.t({ en: 'Who', ar: 'من' }), x: 620 },
        { title: s.t({ en: 'What was refused', ar: 'ما رُفض' }), x: 1010 },
      ],
      refused.map(({ at: time, system, who, what }) => [s.t(time), s.t(system), s.t(who), s.t(what)]),
      { marked: 2, size: 42 },
    )
  );
};

/** What an auditor reads after a check on his own computer: one word, and what it rests on. */
const verified: Draw = (s) => {
  const p = s.palette;
  const facts = [
    { name: { en: 'From', ar: 'من' }, value: { en: '1 January', ar: '١ يناير' } },
    { name: { en: 'To', ar: 'إلى' }, value: { en: '31 March', ar: '٣١ مارس' } },
    { name: { en: 'Records', ar: 'القيود' }, value: { en: s.n(2_846_113), ar: s.n(2_846_113) } },
    { name: { en: 'Checked in', ar: 'مدة التحقق' }, value: { en: '41 s', ar: '٤١ ث' } },
  ];
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.deep }) +
    s.at(0, 0, 1600, 400, (w) => done(w, 180, 220, 92), { palette: { ...p, strong: p.onDeep, onStrong: p.deep } }) +
    s.text(320, 282, s.t({ en: 'Unaltered', ar: 'لم يمسه تغيير' }), { size: 184, weight: 600, fill: p.onDeep }) +
    facts
      .map(({ name, value }, index) => {
        const x = 90 + [0, 370, 740, 1160][index]!;
        return (
          s.text(x, 480, s.t(name), { size: 36, fill: p.onDeep, opacity: 0.8 }) +
          s.text(x, 556, s.t(value), { size: 58, weight: 600, fill: p.onDeep })
        );
      })
      .join('') +
    s.at(
      -40,
      690,
      1700,
      400,
      (strip) =>
        strip.rect(0, 0, 1700, 400, { fill: p.paper }) +
        strip.text(
          130,
          84,
          s.t({
            en: 'The seal of 31 March, 23:00, from the notary’s mailbox',
            ar: 'ختم ٣١ مارس، ١١:٠٠ م، من بريد الموثق',
          }),
          { size: 38, fill: p.quiet },
        ) +
        strip.text(130, 168, '7f3a 19c2 e08d 5b64 a1f7 30ce 58b1 c6d0', {
          size: 58,
          weight: 600,
          fill: p.text,
          ltr: true,
        }) +
        strip.text(130, 252, '92bd 4416 c85e 0fa9 6d71 b3e2 047a f9c3', {
          size: 58,
          weight: 600,
          fill: p.text,
          ltr: true,
        }),
      { turn: -1.4 },
    )
  );
};

export const sijilScreens: Draw[] = [chain, refusals, verified];
