import { symbol, wordmark } from './client-marks.ts';
import { button, done, phone } from './interface-pieces.ts';
import { arc, printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const money = (s: Sheet, amount: number) => {
  const digits = s.n(amount, { minimumFractionDigits: 2 });
  return s.t({ en: `EGP ${digits}`, ar: `${digits} ج.م.` });
};

const movements = [
  { en: 'Transfer to Nadia', ar: 'تحويل إلى نادية', amount: -1250 },
  { en: 'Pension, August', ar: 'معاش أغسطس', amount: 9480 },
  { en: 'Electricity', ar: 'الكهرباء', amount: -612.5 },
  { en: 'Pharmacy, Tanta', ar: 'صيدلية طنطا', amount: -284 },
] as const;

/** Four minutes past midnight, when the old branch had been shut for two hours. */
const midnight: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.deep) +
    wordmark(s, 110, 100, 100, p.onDeep) +
    s.text(110, 470, s.t({ en: '00:04', ar: '١٢:٠٤' }), {
      size: 225,
      weight: 600,
      fill: p.second,
    }) +
    s.text(555, 470, s.t({ en: '', ar: 'ص' }), { size: 110, weight: 600, fill: p.second }) +
    s.text(110, 590, s.t({ en: ['Open. It has no', 'closing time.'], ar: ['مفتوح،', 'بلا ساعة إغلاق.'] }), {
      size: 64,
      weight: 600,
      fill: p.onDeep,
      leading: s.locale === 'ar' ? 1.4 : 1.2,
    }) +
    phone(s, 778, 300, 820, (screen) => balance(screen)) +
    phone(s, 1184, 110, 800, (screen) => waiting(screen))
  );
};

function balance(s: Sheet): string {
  const p = s.palette;
  return (
    symbol(s, 28, 64, 40, p.strong) +
    s.text(28, 168, s.t({ en: 'Savings, Tanta branch', ar: 'توفير، فرع طنطا' }), { size: 22, fill: p.quiet }) +
    s.text(28, 232, s.n(41268.4, { minimumFractionDigits: 2 }), { size: 58, weight: 600, fill: p.text }) +
    s.text(28, 272, s.t({ en: 'Egyptian pounds', ar: 'جنيه مصري' }), { size: 22, fill: p.quiet }) +
    button(s, [28, 306, 334, 62], s.t({ en: 'Transfer', ar: 'تحويل' }), true, 25) +
    movements
      .map((movement, index) => {
        const y = 440 + index * 76;
        return (
          s.line(28, y - 46, 362, y - 46, p.line) +
          s.text(28, y, s.t(movement), { size: 22, fill: p.text }) +
          s.text(362, y, s.n(movement.amount, { signDisplay: 'exceptZero' }).replace('-', '−'), {
            size: 22,
            weight: 600,
            fill: movement.amount > 0 ? p.good : p.text,
            align: 'end',
          })
        );
      })
      .join('')
  );
}

/** A transfer on its way: for a quarter of an hour it can be taken back. */
function waiting(s: Sheet): string {
  const p = s.palette;
  return (
    s.text(195, 104, s.t({ en: 'On its way to Nadia', ar: 'في الطريق إلى نادية' }), {
      size: 27,
      weight: 600,
      fill: p.text,
      align: 'middle',
    }) +
    s.text(195, 168, money(s, 1250), { size: 40, weight: 600, fill: p.strong, align: 'middle' }) +
    closing(s, [195, 368, 136], 22) +
    s.text(195, 386, clock(s), { size: 62, weight: 600, fill: p.text, align: 'middle' }) +
    s.text(195, 566, s.t({ en: 'until it is final', ar: 'ثم يصبح نهائيًا' }), {
      size: 24,
      fill: p.quiet,
      align: 'middle',
    }) +
    button(s, [28, 610, 334, 66], s.t({ en: 'Take it back', ar: 'أسترده' }), false, 26)
  );
}

const clock = (s: Sheet) => `${s.n(11)}:${s.n(42)}`;

/** What is left of fifteen minutes. A clock runs the same way in both languages. */
function closing(s: Sheet, [x, y, r]: readonly [number, number, number], weight: number): string {
  const p = s.palette;
  const gone = arc(r, r, r, 0, 360 * (1 - 11.7 / 15));
  const left = arc(r, r, r, 360 * (1 - 11.7 / 15), 360);
  return s.unturned(
    x - r,
    y - r,
    2 * r,
    `<path d="${gone}" fill="none" stroke="${p.line}" stroke-width="${weight}"/><path d="${left}" fill="none" stroke="${p.strong}" stroke-width="${weight}"/>`,
  );
}

/** The circle by itself, before and after: what used to be a question is time. */
const takeBack: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s) +
    s.at(
      90,
      300,
      560,
      400,
      (old) =>
        old.rect(0, 0, 560, 400, { fill: p.sunk, stroke: p.mid, weight: 3 }) +
        old.rect(0, 0, 560, 64, { fill: p.mid }) +
        old.text(28, 43, old.t({ en: 'Confirm', ar: 'تأكيد' }), { size: 28, weight: 600, fill: p.surface }) +
        old.text(280, 180, old.t({ en: 'Are you sure?', ar: 'هل أنت متأكد؟' }), {
          size: 46,
          fill: p.quiet,
          align: 'middle',
        }) +
        old.rect(60, 270, 200, 76, { stroke: p.mid, fill: p.surface }) +
        old.rect(300, 270, 200, 76, { stroke: p.mid, fill: p.surface }) +
        old.text(160, 318, old.t({ en: 'Yes', ar: 'نعم' }), { size: 30, fill: p.quiet, align: 'middle' }) +
        old.text(400, 318, old.t({ en: 'Cancel', ar: 'إلغاء' }), { size: 30, fill: p.quiet, align: 'middle' }),
    ) +
    s.text(90, 250, s.n(2009, { useGrouping: false }), { size: 40, weight: 600, fill: p.quiet }) +
    s.text(90, 770, s.t({ en: 'asked before every transfer', ar: 'كان يُسأل قبل كل تحويل' }), {
      size: 32,
      fill: p.quiet,
    }) +
    s.circle(1130, 500, 390, { fill: p.surface }) +
    closing(s, [1130, 500, 330], 52) +
    s.text(1130, 470, clock(s), { size: 180, weight: 600, fill: p.text, align: 'middle' }) +
    s.text(1130, 560, s.t({ en: 'to take it back', ar: 'لاسترداد التحويل' }), {
      size: 44,
      fill: p.quiet,
      align: 'middle',
    }) +
    s.text(1130, 660, money(s, 1250), { size: 52, weight: 600, fill: p.strong, align: 'middle' })
  );
};

const groups = [
  { en: 'Burullus, Metubas', ar: 'البرلس ومطوبس', customers: 4200 },
  { en: 'Fuwwah, Desouk', ar: 'فوة ودسوق', customers: 7800 },
  { en: 'Shebin El-Kom', ar: 'شبين الكوم', customers: 11400 },
  { en: 'Menouf, Ashmoun', ar: 'منوف وأشمون', customers: 15600 },
  { en: 'Kafr El-Zayyat', ar: 'كفر الزيات', customers: 20100 },
  { en: 'Zagazig', ar: 'الزقازيق', customers: 24900 },
  { en: 'Damanhour', ar: 'دمنهور', customers: 29700 },
  { en: 'Mit Ghamr, Belqas', ar: 'ميت غمر وبلقاس', customers: 36300 },
  { en: 'Mahalla', ar: 'المحلة الكبرى', customers: 44000 },
  { en: 'Mansoura', ar: 'المنصورة', customers: 53000 },
  { en: 'Tanta', ar: 'طنطا', customers: 63000 },
] as const;

/** The plan that hung in the bank: eleven weekends, the smallest branches first. */
const weekends: Draw = (s) =>
  ground(s, s.palette.deep) +
  printed(
    s,
    [150, 60, 1300, 1000],
    (paper) => {
      const p = paper.palette;
      return (
        paper.text(64, 108, paper.t({ en: 'Eleven weekends', ar: 'إحدى عشرة عطلة أسبوعية' }), {
          size: 60,
          weight: 600,
          fill: p.text,
        }) +
        paper.text(1236, 108, paper.n(310000), { size: 60, weight: 600, fill: p.strong, align: 'end' }) +
        groups
          .map((group, index) => {
            const y = 150 + index * 70;
            const w = (group.customers / 63000) * 560;
            return (
              paper.line(64, y, 1236, y, p.line) +
              paper.text(64, y + 47, paper.n(index + 1), { size: 32, weight: 600, fill: p.strong }) +
              paper.text(136, y + 47, paper.t(group), { size: 30, fill: p.text }) +
              paper.rect(490, y + 18, w, 36, { fill: index === 10 ? p.strong : p.mid }) +
              paper.text(1170, y + 47, paper.n(group.customers), {
                size: 30,
                weight: 600,
                fill: p.text,
                align: 'end',
              }) +
              done(paper, 1214, y + 36, 18)
            );
          })
          .join('')
      );
    },
    { turn: -1.5 },
  );

/** Digits of one width: amounts stand under one another in either script. */
const digits: Draw = (s) => {
  const p = s.palette;
  const columns = [
    { lang: 'en-GB', amounts: [41268.4, 9480, 612.5] },
    { lang: 'ar-EG-u-nu-arab', amounts: [41268.4, 9480, 612.5] },
  ] as const;
  return (
    s.rect(0, 0, 1000, 1000, { fill: p.surface }) +
    s.rect(1000, 0, 600, 500, { fill: p.deep }) +
    s.rect(1000, 500, 300, 500, { fill: p.mid }) +
    s.rect(1300, 500, 300, 500, { fill: p.second }) +
    columns
      .map(({ lang, amounts }, at) =>
        amounts
          .map((amount, index) => {
            const y = 190 + at * 470 + index * 136;
            const text = new Intl.NumberFormat(lang, { minimumFractionDigits: 2 }).format(amount);
            return (
              s.line(80, y + 26, 920, y + 26, p.line) +
              s.unturned(
                80,
                0,
                840,
                `<text x="840" y="${y}" text-anchor="end" font-family="IBM Plex Sans${at ? ' Arabic' : ''}, IBM Plex Sans" font-size="120" fill="${p.text}">${text}</text>`,
              )
            );
          })
          .join(''),
      )
      .join('') +
    symbol(s, 1180, 130, 240, p.onDeep) +
    [
      [1040, p.text, { en: 'Reed', ar: 'البوص' }],
      [1340, '#1d1a12', { en: 'Sand', ar: 'الرمل' }],
    ]
      .map(([x, fill, name]) =>
        s.text(x as number, 950, s.t(name as { en: string; ar: string }), {
          size: 34,
          weight: 600,
          fill: fill as string,
        }),
      )
      .join('') +
    s.text(1040, 450, s.t({ en: 'Gate green', ar: 'أخضر البوابة' }), { size: 34, weight: 600, fill: p.onDeep })
  );
};

export const bankPictures: Draw[] = [midnight, takeBack, weekends, digits];
