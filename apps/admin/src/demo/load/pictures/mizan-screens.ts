import { appWindow, button, done, tag } from './interface-pieces.ts';
import { paragraph } from './running-text.ts';
import type { Draw, Sheet } from './sheet.ts';

const signers = [
  {
    name: { en: 'Heba Salem', ar: 'هبة سالم' },
    role: { en: 'asked for it', ar: 'صاحبة الطلب' },
    at: { en: 'Sun 9:12', ar: 'الأحد ٩:١٢' },
  },
  {
    name: { en: 'Tarek Anis', ar: 'طارق أنيس' },
    role: { en: 'head of IT', ar: 'مدير التقنية' },
    at: { en: 'Sun 11:40', ar: 'الأحد ١١:٤٠' },
  },
  { name: { en: 'Mona Farid', ar: 'منى فريد' }, role: { en: 'finance', ar: 'المالية' }, at: null },
  { name: { en: 'Adel Wahba', ar: 'عادل وهبة' }, role: { en: 'general manager', ar: 'المدير العام' }, at: null },
] as const;

/** A request on its way: who has signed, who is next, and what the budget line still holds. */
const approval: Draw = (s) =>
  s.rect(0, 0, s.width, s.height, { fill: s.palette.deep }) +
  appWindow(s, [90, 84, 1420, 940], {
    name: s.t({ en: 'Mizan', ar: 'ميزان' }),
    person: s.t(signers[2].name),
    content: (w) => request(w) + path(w) + balance(w),
  });

function request(w: Sheet): string {
  const p = w.palette;
  return (
    w.text(64, 116, w.t({ en: 'Cooling unit, server room', ar: 'وحدة تبريد لغرفة الخوادم' }), {
      size: 56,
      weight: 600,
      fill: p.text,
    }) +
    w.text(64, 174, w.t({ en: 'Request 2,418 · Equipment, IT', ar: 'الطلب رقم ٢٬٤١٨ · بند الأجهزة، تقنية المعلومات' }), {
      size: 30,
      fill: p.quiet,
    }) +
    w.text(1356, 116, money(w, 186_400), { size: 56, weight: 600, fill: p.strong, align: 'end' }) +
    w.line(64, 226, 1356, 226, p.line)
  );
}

function path(w: Sheet): string {
  const p = w.palette;
  return signers
    .map(({ name, role, at }, index) => {
      const y = 318 + index * 144;
      const next = index === 2;
      return (
        (index < signers.length - 1 ? w.line(100, y + 42, 100, y + 102, at ? p.strong : p.line, 4) : '') +
        (at
          ? done(w, 100, y, 36)
          : w.circle(100, y, 34, { stroke: next ? p.spark : p.line, fill: p.surface, weight: next ? 9 : 4 })) +
        w.text(170, y - 4, w.t(name), { size: 36, weight: 600, fill: p.text }) +
        w.text(170, y + 38, w.t(role), { size: 27, fill: p.quiet }) +
        (at
          ? w.text(580, y + 10, w.t(at), { size: 28, fill: p.quiet, align: 'end' })
          : next
            ? tag(w, 432, y, w.t({ en: 'Your turn', ar: 'جاء دورك' }), 'spark', 27)
            : '')
      );
    })
    .join('');
}

/** What is spent, what is reserved, what this request takes, and what is left, on one bar. */
function balance(w: Sheet): string {
  const p = w.palette;
  const [x, width] = [680, 676];
  const share = (amount: number) => (amount / 900) * width;
  const [spent, reserved, asked] = [360, 140, 186.4];
  const parts = [
    { from: 0, amount: spent, fill: p.strong, name: { en: 'Spent', ar: 'المنصرف' } },
    { from: spent, amount: reserved, fill: p.mid, name: { en: 'Reserved', ar: 'المحجوز' } },
    { from: spent + reserved, amount: asked, fill: p.spark, name: { en: 'This request', ar: 'هذا الطلب' } },
  ];
  return (
    w.text(x, 304, w.t({ en: 'Free in this line once you sign', ar: 'المتاح في البند بعد توقيعك' }), {
      size: 32,
      fill: p.quiet,
    }) +
    w.text(x - 4, 434, w.n(213_600), { size: 124, weight: 600, fill: p.text }) +
    w.text(x + width, 304, w.t({ en: 'EGP', ar: 'ج.م.' }), { size: 32, fill: p.quiet, align: 'end' }) +
    w.rect(x, 482, width, 72, { fill: p.sunk, stroke: p.line }) +
    parts
      .map(
        ({ from, amount, fill, name }, index) =>
          w.rect(x + share(from), 482, share(amount), 72, { fill }) +
          w.rect(x + [0, 200, 430][index]!, 588, 24, 24, { fill }) +
          w.text(x + [0, 200, 430][index]! + 38, 611, w.t(name), { size: 29, fill: p.text }),
      )
      .join('') +
    button(w, [x, 676, 250, 96], w.t({ en: 'Approve', ar: 'اعتمد' }), true, 36) +
    button(w, [x + 274, 676, 402, 96], w.t({ en: 'Send back', ar: 'أعده مع السبب' }), false, 36)
  );
}

function money(s: Sheet, amount: number): string {
  return s.t({ en: `EGP ${s.n(amount)}`, ar: `${s.n(amount)} ج.م.` });
}

const budgetLines = [
  { name: { en: 'Equipment', ar: 'الأجهزة' }, spent: 360, reserved: 326, total: 900 },
  { name: { en: 'Software licences', ar: 'تراخيص البرامج' }, spent: 410, reserved: 60, total: 640 },
  { name: { en: 'Maintenance', ar: 'الصيانة' }, spent: 150, reserved: 225, total: 380 },
  { name: { en: 'Training', ar: 'التدريب' }, spent: 90, reserved: 0, total: 240 },
] as const;

/** The budget of a department, line by line, on one scale; what is free is the only large number. */
const budget: Draw = (s) => {
  const p = s.palette;
  const legend = [
    { fill: p.strong, name: { en: 'Spent', ar: 'المنصرف' } },
    { fill: p.mid, name: { en: 'Reserved', ar: 'المحجوز' } },
    { fill: p.surface, name: { en: 'Free', ar: 'المتاح' } },
  ];
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.paper }) +
    s.text(90, 138, s.t({ en: 'IT department, 2026', ar: 'إدارة تقنية المعلومات، ٢٠٢٦' }), {
      size: 58,
      weight: 600,
      fill: p.text,
    }) +
    legend
      .map(({ fill, name }, index) => {
        const x = [960, 1130, 1350][index]!;
        return (
          s.rect(x, 104, 32, 32, { fill, stroke: p.strong }) +
          s.text(x + 46, 132, s.t(name), { size: 30, fill: p.text })
        );
      })
      .join('') +
    budgetLines
      .map(({ name, spent, reserved, total }, index) => {
        const y = 210 + index * 194;
        const long = (amount: number) => amount * 1.12;
        return (
          s.line(90, y, 1510, y, p.line, 3) +
          s.text(90, y + 62, s.t(name), { size: 40, weight: 600, fill: p.text }) +
          s.text(90 + 1008, y + 62, s.t({ en: `of ${s.n(total * 1000)}`, ar: `من ${s.n(total * 1000)}` }), {
            size: 28,
            fill: p.quiet,
            align: 'end',
          }) +
          s.rect(90, y + 90, long(total), 70, { fill: p.surface, stroke: p.strong }) +
          s.rect(90, y + 90, long(spent), 70, { fill: p.strong }) +
          s.rect(90 + long(spent), y + 90, long(reserved), 70, { fill: p.mid }) +
          s.text(1510, y + 150, s.n((total - spent - reserved) * 1000), {
            size: 88,
            weight: 600,
            fill: total - spent - reserved < 20 ? p.bad : p.strong,
            align: 'end',
          })
        );
      })
      .join('')
  );
};

const rules = [
  {
    above: null,
    where: { en: 'All departments', ar: 'كل الإدارات' },
    who: { en: 'Head of department', ar: 'مدير الإدارة' },
  },
  { above: 25_000, where: { en: 'All departments', ar: 'كل الإدارات' }, who: { en: '+ Finance', ar: '+ المالية' } },
  {
    above: 100_000,
    where: { en: 'IT', ar: 'تقنية المعلومات' },
    who: { en: '+ General manager', ar: '+ المدير العام' },
  },
  { above: 500_000, where: { en: 'All departments', ar: 'كل الإدارات' }, who: { en: '+ Board', ar: '+ مجلس الإدارة' } },
] as const;

/** The rules of signing as a table that goes on beyond the picture; the row under the hand is open. */
const rulesTable: Draw = (s) => {
  const p = s.palette;
  const at = [170, 560, 1000] as const;
  const head = [
    { en: 'Above', ar: 'ما زاد على' },
    { en: 'Department', ar: 'الإدارة' },
    { en: 'Who signs', ar: 'من يوقع' },
  ];
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.ground }) +
    s.rect(100, 0, 1500, 1000, { fill: p.surface }) +
    head.map((title, index) => s.text(at[index]!, 88, s.t(title), { size: 30, weight: 600, fill: p.quiet })).join('') +
    rules
      .map(({ above, where, who }, index) => {
        const open = index === 2;
        const top = 130 + index * 136 + (index > 2 ? 290 : 0);
        const cells = [above ? money(s, above) : s.t({ en: 'Any amount', ar: 'أي مبلغ' }), s.t(where), s.t(who)];
        return (
          s.line(100, top, 1600, top, p.line, 3) +
          (open ? openRow(s, top) : '') +
          cells
            .map((cell, column) =>
              open && column !== 1
                ? s.rect(at[column]! - 28, top + 34, [340, 0, 480][column]!, 92, {
                    fill: p.surface,
                    stroke: p.strong,
                    weight: column === 0 ? 5 : 3,
                    radius: 4,
                  }) + s.text(at[column]!, top + 94, cell, { size: 40, weight: 600, fill: p.text })
                : s.text(at[column]!, top + (open ? 94 : 80), cell, {
                    size: 38,
                    weight: column === 0 ? 600 : 400,
                    fill: p.text,
                  }),
            )
            .join('')
        );
      })
      .join('')
  );
};

function openRow(s: Sheet, top: number): string {
  const p = s.palette;
  return (
    s.rect(100, top, 1500, 426, { fill: p.soft }) +
    s.rect(100, top, 14, 426, { fill: p.spark }) +
    s.text(170, top + 206, s.t({ en: 'Takes effect on 1 March', ar: 'يسري ابتداءً من ١ مارس' }), {
      size: 40,
      weight: 600,
      fill: p.text,
    }) +
    paragraph(
      s,
      { x: 170, y: top + 264, width: 650 },
      s.t({
        en: 'Twelve requests under way finish under the old rule, with three signatures.',
        ar: 'يكمل اثنا عشر طلبًا جاريًا طريقه على القاعدة القديمة بثلاثة توقيعات.',
      }),
      { size: 32, fill: p.text },
    ) +
    button(s, [972, top + 160, 480, 92], s.t({ en: 'Save the rule', ar: 'احفظ القاعدة' }), true, 36) +
    button(s, [972, top + 276, 480, 92], s.t({ en: 'What it would change', ar: 'ماذا سيتغير؟' }), false, 36)
  );
}

export const mizanScreens: Draw[] = [approval, budget, rulesTable];
