import { button, done } from './interface-pieces.ts';
import { paragraph } from './running-text.ts';
import type { Draw, Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

const variables = [
  { name: { en: 'First name', ar: 'الاسم' }, en: 'Nadia', ar: 'نادية' },
  { name: { en: 'Order', ar: 'الطلب' }, en: 'K-20418', ar: 'K-20418' },
  { name: { en: 'Day', ar: 'اليوم' }, en: 'Thursday', ar: 'الخميس' },
  { name: { en: 'Amount', ar: 'المبلغ' }, en: 'EGP 1,290', ar: '١٬٢٩٠ ج.م.' },
] as const;

/** One template as two letters, with the variables that both share between them. */
const template: Draw = (s) => {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.ground }) +
    s.at(50, 80, 610, 960, letter, { radius: 4 }) +
    s.at(940, 80, 610, 960, letter, { radius: 4, locale: s.locale === 'ar' ? 'en' : 'ar' }) +
    variables
      .map(({ name }, index) => {
        // Beside the lines in which they stand.
        const y = [184, 290, 396, 572][index]!;
        return (
          s.line(620, y, 980, y, p.strong, 3) +
          s.rect(682, y - 42, 236, 84, { fill: p.deep, radius: 42 }) +
          s.text(800, y + 13, s.t(name), { size: 36, weight: 600, fill: p.onDeep, align: 'middle' })
        );
      })
      .join('')
  );
};

function letter(w: Sheet): string {
  const p = w.palette;
  const [first, order, day, amount] = variables.map((variable) => variable[w.locale]) as [
    string,
    string,
    string,
    string,
  ];
  const greeting = w.t({ en: `Thank you, ${first}`, ar: `شكرًا يا ${first}` });
  return (
    w.rect(0, 0, w.width, w.height, { fill: p.surface }) +
    w.rect(0, 0, w.width, 12, { fill: p.strong }) +
    paragraph(w, { x: 52, y: 118, width: 520 }, greeting, { size: 52, weight: 600, fill: p.text }, [
      { words: first, fill: p.soft },
    ]) +
    paragraph(
      w,
      { x: 52, y: 220, width: 510 },
      w.t({
        en: `Your order ${order} is packed and arrives on ${day}.`,
        ar: `جهزنا طلبك ${order} ويصلك يوم ${day}.`,
      }),
      { size: 42, fill: p.text },
      [
        { words: order, fill: p.soft },
        { words: day, fill: p.soft },
      ],
    ) +
    w.line(52, 440, 558, 440, p.line, 3) +
    w.text(52, 506, w.t({ en: 'Total', ar: 'الإجمالي' }), { size: 40, fill: p.quiet }) +
    w.rect(558 - textWidth(amount, 46, 600) - 10, 456, textWidth(amount, 46, 600) + 20, 68, { fill: p.soft }) +
    w.text(558, 508, amount, { size: 46, weight: 600, fill: p.text, align: 'end' }) +
    w.line(52, 548, 558, 548, p.line, 3) +
    button(w, [52, 610, 506, 104], w.t({ en: 'Follow the parcel', ar: 'تتبع الطرد' }), true, 40) +
    paragraph(
      w,
      { x: 52, y: 794, width: 510 },
      w.t({
        en: 'Two things are in it. Keep this email for your guarantee.',
        ar: 'في الطرد قطعتان. احتفظ بهذه الرسالة من أجل الضمان.',
      }),
      { size: 34, fill: p.quiet },
    )
  );
}

const attempts = [
  {
    y: 150,
    at: { en: '10:04', ar: '١٠:٠٤' },
    what: { en: 'The mailbox server was busy.', ar: 'كان خادم صندوق البريد مشغولًا.' },
    words: '421 4.7.0 Try again later',
  },
  {
    y: 350,
    at: { en: '10:09', ar: '١٠:٠٩' },
    what: { en: 'Still busy. Nothing to do, we wait longer.', ar: 'ما زال مشغولًا، لا يلزم شيء، ننتظر مدة أطول.' },
    words: '421 4.7.0 Try again later',
  },
  {
    y: 770,
    at: { en: '10:39', ar: '١٠:٣٩' },
    what: { en: 'Delivered, once.', ar: 'وصلت الرسالة، مرة واحدة.' },
    words: '250 2.0.0 Accepted',
  },
] as const;

const pauses = [
  { y: 266, text: { en: '5 minutes', ar: '٥ دقائق' } },
  { y: 580, text: { en: '30 minutes', ar: '٣٠ دقيقة' } },
] as const;

/** The history of one message: the pauses grow, and so do the distances. */
const history: Draw = (s) => {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.rect(0, 0, 400, 1000, { fill: p.sunk }) +
    s.line(400, 150, 400, 770, p.mid, 7) +
    pauses.map(({ y, text }) => s.text(310, y, s.t(text), { size: 34, fill: p.quiet, align: 'end' })).join('') +
    attempts
      .map(({ y, at, what, words }, index) => {
        const last = index === attempts.length - 1;
        return (
          (last ? done(s, 400, y, 56) : s.circle(400, y, 26, { fill: p.surface, stroke: p.mid, weight: 8 })) +
          s.text(310, y + 18, s.t(at), { size: 52, weight: 600, fill: p.text, align: 'end' }) +
          s.text(500, y + (last ? 16 : 14), s.t(what), {
            size: last ? 76 : 48,
            weight: 600,
            fill: last ? p.strong : p.text,
          }) +
          s.text(500, y + (last ? 92 : 76), words, { size: 34, fill: p.quiet, ltr: true })
        );
      })
      .join('')
  );
};

const lanes = [
  { name: { en: 'Codes', ar: 'الرموز' }, waiting: 1, time: { en: '1.4 s', ar: '١٫٤ ث' } },
  { name: { en: 'Receipts', ar: 'الإيصالات' }, waiting: 9, time: { en: '6 s', ar: '٦ ث' } },
  { name: { en: 'Reminders', ar: 'التذكيرات' }, waiting: 64, time: { en: '11 min', ar: '١١ د' } },
] as const;

/** Three lanes of one morning: a large batch fills its own and never stands before a code. */
const queues: Draw = (s) => {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.deep }) +
    lanes
      .map(({ name, waiting, time }, index) => {
        const top = 40 + index * 320;
        const middle = top + 140;
        // The first to leave stands next to the end edge; the rest behind it, in columns of four where they are many.
        const deep = waiting > 20 ? 4 : 1;
        const envelopes = Array.from({ length: waiting }, (_, at) => {
          const column = Math.floor(at / deep);
          const row = at % deep;
          return envelope(
            s,
            1190 - column * (deep === 1 ? 84 : 44),
            middle - 24 + (deep === 1 ? 0 : (row - 1.5) * 58),
            index === 0,
          );
        });
        return (
          (index < 2 ? s.line(0, top + 300, 1600, top + 300, p.onDeep, 2) : '') +
          s.text(80, middle - 6, s.t(name), { size: 56, weight: 600, fill: p.onDeep }) +
          s.text(80, middle + 58, s.t({ en: `${s.n(waiting)} waiting`, ar: `${s.n(waiting)} في الانتظار` }), {
            size: 34,
            fill: p.onDeep,
            opacity: 0.85,
          }) +
          envelopes.join('') +
          s.text(1520, middle + 22, s.t(time), {
            size: 68,
            weight: 600,
            fill: index === 0 ? p.spark : p.onDeep,
            align: 'end',
          })
        );
      })
      .join('')
  );
};

function envelope(s: Sheet, x: number, y: number, first: boolean): string {
  const p = s.palette;
  const w = first ? 108 : 66;
  const h = w * 0.68;
  const top = first ? y - 14 : y;
  const left = first ? x - 42 : x;
  return (
    s.rect(left, top, w, h, {
      fill: first ? p.spark : p.strong,
      stroke: first ? '#1c1608' : p.onDeep,
      weight: first ? 4 : 3,
    }) +
    s.path(`M${left} ${top}L${left + w / 2} ${top + h * 0.58}L${left + w} ${top}`, {
      stroke: first ? '#1c1608' : p.onDeep,
      weight: first ? 4 : 3,
    })
  );
}

export const bareedScreens: Draw[] = [template, history, queues];
