import { avatar, tag } from './interface-pieces.ts';
import { paragraph } from './running-text.ts';
import type { Draw, Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

const figures = [
  { name: { en: 'Net sales, million', ar: 'صافي المبيعات، مليون' }, value: 4.82, digits: 2, percent: false },
  { name: { en: 'Orders', ar: 'الطلبات' }, value: 12_640, digits: 0, percent: false },
  { name: { en: 'On time', ar: 'في موعده' }, value: 0.94, digits: 0, percent: true },
  { name: { en: 'Returned', ar: 'المرتجع' }, value: 0.031, digits: 1, percent: true },
] as const;

const sales = [42, 47, 45, 53, 50, 58, 66, 61, 70, 74, 71, 82];
const returns = [38, 44, 36, 41, 33, 35, 30, 34, 27, 29, 24, 26];

/** A board of four figures and two charts; the chart whose source is late says so itself. */
const board: Draw = (s) => {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    figures
      .map(({ name, value, digits, percent }, index) => {
        const x = [80, 440, 900, 1210][index]!;
        const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const text = s.n(value, percent ? { ...format, style: 'percent' } : format);
        return (
          s.line(x, 70, [400, 860, 1170, 1520][index]!, 70, index === 0 ? p.strong : p.line, 5) +
          s.text(x, 130, s.t(name), { size: 32, fill: p.quiet }) +
          s.text(x, 250, text, { size: 104, weight: 600, fill: index === 0 ? p.strong : p.text })
        );
      })
      .join('') +
    chart(s, 80, sales, { en: 'Net sales, twelve weeks', ar: 'صافي المبيعات، اثنا عشر أسبوعًا' }, 0) +
    chart(s, 832, returns, { en: 'Returned, twelve weeks', ar: 'المرتجع، اثنا عشر أسبوعًا' }, 3)
  );
};

/** A line chart that begins on the reader's side; its last weeks are dashed where the source has not answered yet. */
function chart(
  s: Sheet,
  x: number,
  values: readonly number[],
  name: { en: string; ar: string },
  missing: number,
): string {
  const p = s.palette;
  const top = Math.max(...values);
  const point = (value: number, index: number) => `${x + 20 + index * 58} ${Math.round(890 - (value / top) * 350)}`;
  const known = values.slice(0, values.length - missing);
  const rest = values.slice(known.length - 1);
  const [first] = point(values[0]!, 0).split(' ');
  const [last] = point(0, known.length - 1).split(' ');
  return (
    s.text(x, 374, s.t(name), { size: 36, weight: 600, fill: p.text }) +
    (missing
      ? tag(s, x, 436, s.t({ en: 'Two hours late', ar: 'متأخر ساعتين' }), 'spark', 30)
      : s.text(x, 446, s.t({ en: 'Read at 6:10', ar: 'قُرئ ٦:١٠ ص' }), { size: 30, fill: p.quiet })) +
    [520, 643, 766, 890].map((y) => s.line(x, y, x + 688, y, p.line)).join('') +
    (missing ? '' : s.path(`M${known.map(point).join('L')}L${last} 890L${first} 890Z`, { fill: p.soft })) +
    s.path(`M${known.map(point).join('L')}`, { stroke: missing ? p.text : p.strong, weight: 9 }) +
    (missing
      ? s.path(`M${rest.map((value, index) => point(value, index + known.length - 1)).join('L')}`, {
          stroke: p.quiet,
          weight: 6,
          dash: '4 18',
        })
      : '') +
    [0, 4, 8]
      .map((week) =>
        s.text(x + 20 + week * 58, 950, s.t({ en: `Week ${s.n(week + 14)}`, ar: `أسبوع ${s.n(week + 14)}` }), {
          size: 30,
          fill: p.quiet,
        }),
      )
      .join('')
  );
}

/** A figure's definition, in both languages: what it is, how it is reckoned, who answers for it. */
const definition: Draw = (s) => {
  const p = s.palette;
  const parts = [
    { en: 'invoices', ar: 'الفواتير' },
    { en: 'returns', ar: 'المرتجعات' },
    { en: 'discounts', ar: 'الخصومات' },
  ];
  const size = 60;
  let x = 90;
  const formula = parts.map((part, index) => {
    const from = x;
    const w = textWidth(s.t(part), size, 600) + 72;
    x += w + 90;
    return (
      s.rect(from, 540, w, 140, index === 0 ? { fill: p.strong } : { stroke: p.strong, weight: 4 }) +
      s.text(from + w / 2, 632, s.t(part), {
        size,
        weight: 600,
        fill: index === 0 ? p.onStrong : p.strong,
        align: 'middle',
      }) +
      (index > 0 ? s.line(from - 64, 610, from - 26, 610, p.text, 7) : '')
    );
  });
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.paper }) +
    s.text(84, 216, s.t({ en: 'Net sales', ar: 'صافي المبيعات' }), { size: 138, weight: 600, fill: p.text }) +
    s.at(
      0,
      0,
      1600,
      400,
      (twin) => twin.text(90, 208, twin.t({ en: 'Net sales', ar: 'صافي المبيعات' }), { size: 64, fill: p.quiet }),
      { locale: s.locale === 'ar' ? 'en' : 'ar' },
    ) +
    paragraph(
      s,
      { x: 90, y: 326, width: 1400 },
      s.t({
        en: 'What customers have paid for and kept, without tax, counted on the day of the invoice.',
        ar: 'ما دفع العملاء ثمنه واحتفظوا به، دون ضريبة، محسوبًا في يوم الفاتورة.',
      }),
      { size: 50, fill: p.text },
    ) +
    formula.join('') +
    s.line(90, 760, 1510, 760, p.line, 3) +
    avatar(s, 138, 866, 48, s.t({ en: 'Dina', ar: 'دينا' })) +
    s.text(212, 858, s.t({ en: 'Dina Rashad answers for it', ar: 'المسؤولة عنه: دينا رشاد' }), {
      size: 40,
      weight: 600,
      fill: p.text,
    }) +
    s.text(212, 912, s.t({ en: 'Changed once, on 1 July', ar: 'عُدل مرة واحدة، في ١ يوليو' }), {
      size: 34,
      fill: p.quiet,
    }) +
    s.text(1510, 884, s.t({ en: 'used in 9 charts', ar: 'يدخل في ٩ رسوم' }), {
      size: 40,
      fill: p.strong,
      weight: 600,
      align: 'end',
    })
  );
};

interface Part {
  name: { en: string; ar: string };
  value: number;
}

const regions: Part[] = [
  { name: { en: 'Cairo', ar: 'القاهرة' }, value: 2.1 },
  { name: { en: 'Delta', ar: 'الدلتا' }, value: 1.3 },
  { name: { en: 'Alexandria', ar: 'الإسكندرية' }, value: 0.9 },
  { name: { en: 'Upper Egypt', ar: 'الصعيد' }, value: 0.52 },
];
const branches: Part[] = [
  { name: { en: 'Tanta', ar: 'طنطا' }, value: 0.54 },
  { name: { en: 'Mansoura', ar: 'المنصورة' }, value: 0.46 },
  { name: { en: 'Zagazig', ar: 'الزقازيق' }, value: 0.3 },
];
const invoices = [
  { number: 30_418, amount: 12_900 },
  { number: 30_421, amount: 4_250 },
  { number: 30_426, amount: 31_600 },
  { number: 30_433, amount: 8_700 },
];

/** A figure opens into its parts, step by step towards the end edge, down to the invoice. */
const opened: Draw = (s) => {
  const p = s.palette;
  const step = (x: number, parts: Part[], scale: number, chosen: number) => {
    let y = 110;
    return parts
      .map(({ name, value }, index) => {
        const top = y;
        const h = value * scale;
        y += h + 10;
        const open = index === chosen;
        return (
          s.rect(x, top, 320, h, open ? { fill: p.strong } : { fill: p.soft }) +
          s.text(x + 22, top + 54, s.t(name), { size: 32, weight: 600, fill: open ? p.onStrong : p.text }) +
          s.text(x + 300, top + 54, s.n(value, { minimumFractionDigits: 2 }), {
            size: 36,
            fill: open ? p.onStrong : p.text,
            align: 'end',
          })
        );
      })
      .join('');
  };
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.path('M340 110L410 110L410 911L340 911Z', { fill: p.sunk }) +
    s.path('M730 456L800 110L800 910L730 664Z', { fill: p.sunk }) +
    s.path('M1120 110L1190 110L1190 910L1120 434Z', { fill: p.sunk }) +
    s.rect(60, 110, 280, 800, { fill: p.deep }) +
    s.text(90, 180, s.t({ en: 'Net sales', ar: 'صافي المبيعات' }), { size: 38, weight: 600, fill: p.onDeep }) +
    s.text(90, 300, s.n(4.82), { size: 100, weight: 600, fill: p.onDeep }) +
    s.text(90, 356, s.t({ en: 'million pounds', ar: 'مليون جنيه' }), { size: 34, fill: p.onDeep }) +
    step(410, regions, 160, 1) +
    step(800, branches, 600, 0) +
    s.rect(1190, 110, 350, 800, { fill: p.sunk }) +
    s.text(1222, 180, s.t({ en: 'Invoices in Tanta', ar: 'فواتير طنطا' }), { size: 38, weight: 600, fill: p.text }) +
    invoices
      .map(({ number, amount }, index) => {
        const y = 280 + index * 150;
        return (
          s.text(1222, y, s.n(number, { useGrouping: false }), { size: 34, fill: p.quiet }) +
          s.text(1222, y + 58, s.n(amount), { size: 48, weight: 600, fill: p.text }) +
          s.line(1222, y + 88, 1508, y + 88, p.line)
        );
      })
      .join('')
  );
};

export const lawhaScreens: Draw[] = [board, definition, opened];
