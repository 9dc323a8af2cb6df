import { hues } from './hues.ts';
import type { Draw } from './sheet.ts';

/** A year of retention: document types as rows, the months across, today as a line. */
export const retentionCalendar: Draw = (s) => {
  const p = s.palette;
  const month = (index: number) => 410 + index * 96;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.paper }) +
    s.text(70, 112, s.t({ en: '2026', ar: '٢٠٢٦' }), { size: 62, weight: 600, fill: p.text }) +
    months.map((name, index) => s.text(month(index * 2), 108, s.t(name), { size: 34, fill: p.quiet })).join('') +
    s.line(month(4.6), 140, month(4.6), 1000, p.spark, 7) +
    s.circle(month(4.6), 140, 15, { fill: p.spark }) +
    retention
      .map(({ type, from, to, state, note }, index) => {
        const y = 160 + index * 164;
        const [x, w] = [month(from), (to - from) * 96 + (to === 12 ? 60 : 0)];
        const look = {
          done: { fill: p.line },
          asked: { fill: p.strong },
          later: { stroke: p.strong, weight: 4 },
          held: { fill: p.ink },
          kept: { fill: p.soft },
        }[state];
        const words = {
          done: p.text,
          asked: p.onStrong,
          later: p.strong,
          held: hues('products').dark.text,
          kept: p.text,
        }[state];
        return (
          s.line(70, y, 1600, y, p.line, 3) +
          s.text(70, y + 98, s.t(type), { size: 38, weight: 600, fill: p.text }) +
          s.rect(x, y + 34, w, 98, look) +
          s.text(x + 28, y + 96, s.t(note), { size: 36, weight: 600, fill: words })
        );
      })
      .join('')
  );
};

const months = [
  { en: 'Jan', ar: 'يناير' },
  { en: 'Mar', ar: 'مارس' },
  { en: 'May', ar: 'مايو' },
  { en: 'Jul', ar: 'يوليو' },
  { en: 'Sep', ar: 'سبتمبر' },
  { en: 'Nov', ar: 'نوفمبر' },
];

/** A type of document, what becomes of it this year, and from which month to which. */
const retention = [
  {
    type: { en: 'Invoices of 2018', ar: 'فواتير ٢٠١٨' },
    from: 0,
    to: 3,
    state: 'done',
    note: { en: 'destroyed', ar: 'أُعدمت' },
  },
  {
    type: { en: 'Tenders of 2016', ar: 'مناقصات ٢٠١٦' },
    from: 4,
    to: 8,
    state: 'asked',
    note: { en: 'two must agree', ar: 'يلزم تأكيدان' },
  },
  {
    type: { en: 'Letters of 2021', ar: 'خطابات ٢٠٢١' },
    from: 8,
    to: 11,
    state: 'later',
    note: { en: 'due', ar: 'يحين أوانها' },
  },
  {
    type: { en: 'Contract 88', ar: 'العقد ٨٨' },
    from: 0,
    to: 12,
    state: 'held',
    note: { en: 'Legal hold: nobody may change it', ar: 'متحفظ عليه قانونًا، لا يغيره أحد' },
  },
  {
    type: { en: 'Drawings', ar: 'الرسومات' },
    from: 0,
    to: 12,
    state: 'kept',
    note: { en: 'kept for ever', ar: 'تُحفظ دائمًا' },
  },
] as const;
