import { appWindow, button, done, tag } from './interface-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const texts = {
  request: { en: 'Request 2,418', ar: 'الطلب رقم ٢٬٤١٨' },
  what: { en: 'Cooling unit for the server room', ar: 'وحدة تبريد لغرفة الخوادم' },
  amount: { en: 'EGP 186,400', ar: '١٨٦٬٤٠٠ ج.م.' },
  line: { en: 'Budget line: Equipment, IT', ar: 'بند الميزانية: الأجهزة، تقنية المعلومات' },
  path: { en: 'Who signs', ar: 'من يوقّع' },
  left: { en: 'Left in the line after this request', ar: 'المتبقي في البند بعد هذا الطلب' },
  leftAmount: { en: 'EGP 213,600', ar: '٢١٣٬٦٠٠ ج.م.' },
  of: { en: 'of EGP 900,000', ar: 'من ٩٠٠٬٠٠٠ ج.م.' },
  spent: { en: 'Spent', ar: 'مصروف' },
  reserved: { en: 'Reserved', ar: 'محجوز' },
  approve: { en: 'Approve', ar: 'أوافق' },
  decline: { en: 'Send back with a note', ar: 'أعيده بملاحظة' },
} as const;

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
  s.rect(0, 0, s.width, s.height, { fill: s.palette.ground }) +
  appWindow(s, [100, 90, 1400, 820], {
    name: s.t({ en: 'Mizan', ar: 'ميزان' }),
    person: s.t(signers[2].name),
    content: (w) => request(w) + path(w) + balance(w),
  });

function request(w: Sheet): string {
  const p = w.palette;
  return (
    w.text(64, 92, w.t(texts.request), { size: 26, fill: p.quiet }) +
    w.text(64, 156, w.t(texts.what), { size: 48, weight: 600, fill: p.text }) +
    w.text(64, 208, w.t(texts.line), { size: 26, fill: p.quiet }) +
    w.text(1336, 156, w.t(texts.amount), { size: 48, weight: 600, fill: p.strong, align: 'end' }) +
    w.line(64, 256, 1336, 256, p.line)
  );
}

function path(w: Sheet): string {
  const p = w.palette;
  return (
    w.text(64, 318, w.t(texts.path), { size: 24, weight: 600, fill: p.quiet }) +
    signers
      .map(({ name, role, at }, index) => {
        const y = 384 + index * 92;
        const next = index === 2;
        return (
          (index < signers.length - 1 ? w.line(92, y + 28, 92, y + 64, at ? p.strong : p.line, 3) : '') +
          (at
            ? done(w, 92, y, 26)
            : w.circle(92, y, 26, { stroke: next ? p.spark : p.line, fill: p.surface, weight: next ? 6 : 3 })) +
          w.text(144, y - 4, w.t(name), { size: 28, weight: 600, fill: p.text }) +
          w.text(144, y + 30, w.t(role), { size: 22, fill: p.quiet }) +
          (at
            ? w.text(620, y + 8, w.t(at), { size: 24, fill: p.quiet, align: 'end' })
            : next
              ? tag(w, 500, y, w.t({ en: 'your turn', ar: 'دورك' }), 'spark')
              : '')
        );
      })
      .join('')
  );
}

/** What is spent, what is reserved, what this request takes, and what is left, on one bar. */
function balance(w: Sheet): string {
  const p = w.palette;
  const x = 720;
  const width = 616;
  const share = (amount: number) => (amount / 900) * width;
  const [spent, reserved, asked] = [360, 140, 186.4];
  return (
    w.text(x, 318, w.t(texts.left), { size: 24, weight: 600, fill: p.quiet }) +
    w.text(x, 400, w.t(texts.leftAmount), { size: 64, weight: 600, fill: p.text }) +
    w.text(x + width, 400, w.t(texts.of), { size: 24, fill: p.quiet, align: 'end' }) +
    w.rect(x, 440, width, 44, { fill: p.sunk, stroke: p.line }) +
    w.rect(x, 440, share(spent), 44, { fill: p.strong }) +
    w.rect(x + share(spent), 440, share(reserved), 44, { fill: p.mid }) +
    w.rect(x + share(spent + reserved), 440, share(asked), 44, { fill: p.spark }) +
    w.text(x, 526, w.t(texts.spent), { size: 22, fill: p.quiet }) +
    w.text(x + share(spent), 526, w.t(texts.reserved), { size: 22, fill: p.quiet }) +
    w.text(x + share(spent + reserved), 526, w.t({ en: 'This request', ar: 'هذا الطلب' }), {
      size: 22,
      fill: p.text,
      weight: 600,
    }) +
    button(w, [x, 596, 220, 72], w.t(texts.approve)) +
    button(w, [x + 244, 596, 372, 72], w.t(texts.decline), false)
  );
}

export const mizanScreens: Draw[] = [approval];
