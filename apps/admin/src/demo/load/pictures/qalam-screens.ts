import { localeInfo, type Locale } from '@nasaq/contract';
import { hues } from './hues.ts';
import { button, done } from './interface-pieces.ts';
import { paragraph } from './running-text.ts';
import type { Draw, Sheet } from './sheet.ts';

const other: Record<Locale, Locale> = { en: 'ar', ar: 'en' };

const document: Record<Locale, { title: string; paragraphs: readonly string[]; changed: string }> = {
  en: {
    title: 'Delivery and returns',
    paragraphs: [
      'Within Greater Cairo a parcel takes two working days.',
      'Delivery costs 60 pounds and is free for orders above 900 pounds.',
    ],
    changed: '60 pounds',
  },
  ar: {
    title: 'التوصيل والإرجاع',
    paragraphs: [
      'يصل الطرد داخل القاهرة الكبرى في يومي عمل.',
      'تكلفة التوصيل ٥٥ جنيهًا، وهو مجاني لما زاد على ٩٠٠ جنيه من الطلبات.',
    ],
    changed: '٥٥ جنيهًا',
  },
};

/** Paragraph beside paragraph; what changed on one side is marked on the other. */
const sideBySide: Draw = (s) => {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.paper }) +
    s.at(60, 70, 730, 960, page, { radius: 6 }) +
    s.at(810, 70, 730, 960, page, { radius: 6, locale: other[s.locale] }) +
    changeMark(s)
  );
};

function page(s: Sheet): string {
  const p = s.palette;
  const { title, paragraphs, changed } = document[s.locale];
  const arabic = s.locale === 'ar';
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.text(56, 80, localeInfo[s.locale].name, { size: 26, fill: p.quiet }) +
    s.text(56, 166, title, { size: 62, weight: 600, fill: p.text }) +
    paragraphs
      .map((text, index) => {
        const y = [268, 446][index]!;
        const late = index === 1 && arabic;
        return (
          paragraph(s, { x: 56, y, width: 626 }, text, { size: 47, fill: p.text }, [
            arabic ? { words: changed, fill: p.soft, under: p.spark } : { words: changed, fill: p.soft },
          ]) + (late ? s.rect(0, y - 52, 14, 226, { fill: p.spark }) : '')
        );
      })
      .join('')
  );
}

/** The mark of the changed paragraph, across the gap: who changed what, and two ways to settle it. */
function changeMark(s: Sheet): string {
  const p = s.palette;
  const light = p.onDeep;
  return s.at(
    330,
    716,
    940,
    220,
    (m) =>
      m.rect(0, 0, 940, 220, { fill: p.deep }) +
      m.text(
        44,
        74,
        m.t({ en: 'Laila changed the English, Tuesday 10:42', ar: 'عدّلت ليلى النص الإنجليزي، الثلاثاء ١٠:٤٢ ص' }),
        {
          size: 37,
          fill: light,
        },
      ) +
      m.rect(44, 108, 430, 82, { fill: p.spark, radius: 4 }) +
      m.text(259, 162, m.t({ en: 'Write 60 here too', ar: 'اكتب ٦٠ هنا أيضًا' }), {
        size: 39,
        weight: 600,
        fill: '#1c1608',
        align: 'middle',
      }) +
      m.rect(498, 108, 398, 82, { stroke: light, radius: 4 }) +
      m.text(697, 162, m.t({ en: 'Needs no answer', ar: 'لا يحتاج إلى مقابل' }), {
        size: 39,
        weight: 600,
        fill: light,
        align: 'middle',
      }),
    { radius: 8 },
  );
}

const term: Record<Locale, { word: string; rejected: string; example: string }> = {
  en: {
    word: 'receipt',
    rejected: 'bill',
    example: 'You get a receipt as soon as the amount has reached us.',
  },
  ar: {
    word: 'إيصال',
    rejected: 'وصل',
    example: 'يصلكم إيصال بالمبلغ فور وصوله إلينا.',
  },
};

/** A house term: the agreed word in both languages, the rejected ones struck out, a sentence that uses it. */
const houseTerm: Draw = (s) => {
  const palette = hues(`products/${s.key}`).dark;
  const half = (w: Sheet) => {
    const p = w.palette;
    const { word, rejected, example } = term[w.locale];
    return (
      w.text(0, 190, word, { size: w.locale === 'ar' ? 200 : 176, weight: 600, fill: p.text }) +
      done(w, 36, 338, 36) +
      w.text(100, 352, s.t({ en: 'House term', ar: 'مصطلح الدار' }), { size: 40, weight: 600, fill: p.strong }) +
      w.line(0, 428, 660, 428, p.mid, 3) +
      paragraph(w, { x: 0, y: 516, width: 640 }, rejected, { size: 66, fill: p.quiet }, [
        { words: rejected, strike: p.bad },
      ]) +
      w.text(660, 510, s.t({ en: 'not used', ar: 'لا نستعمله' }), { size: 36, fill: p.quiet, align: 'end' }) +
      w.line(0, 584, 660, 584, p.mid, 3) +
      paragraph(w, { x: 0, y: 676, width: 650 }, example, { size: 46, fill: p.text }, [{ words: word, under: p.spark }])
    );
  };
  return (
    s.rect(0, 0, s.width, s.height, { fill: s.palette.ink }) +
    s.at(90, 120, 660, 850, half, { palette }) +
    s.line(800, 120, 800, 880, palette.mid, 3) +
    s.at(850, 120, 660, 850, half, { palette, locale: other[s.locale] })
  );
};

const checks = [
  {
    en: 'Headings, captions and alternative texts in both languages',
    ar: 'العناوين والتعليقات والنصوص البديلة باللغتين',
  },
  { en: 'Links lead to the same pages', ar: 'الروابط تقود إلى الصفحات نفسها' },
  { en: 'Latin words stand apart inside Arabic lines', ar: 'الكلمات اللاتينية معزولة داخل السطر العربي' },
] as const;

/** Before publishing: what agrees is short, what does not agree is shown. */
const beforePublishing: Draw = (s) => {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    checks
      .map(
        (text, index) =>
          done(s, 130, 120 + index * 110, 30) +
          s.text(196, 134 + index * 110, s.t(text), { size: 40, fill: p.text }) +
          s.line(90, 176 + index * 110, 1510, 176 + index * 110, p.line, 3),
      )
      .join('') +
    s.circle(130, 474, 30, { fill: p.bad }) +
    s.unturned(
      100,
      444,
      60,
      `<path d="M19 19L41 41M41 19L19 41" stroke="${p.surface}" stroke-width="6" stroke-linecap="round"/>`,
    ) +
    s.text(196, 490, s.t({ en: 'One amount does not agree', ar: 'مبلغ واحد غير متفق' }), {
      size: 48,
      weight: 600,
      fill: p.text,
    }) +
    s.at(90, 560, 690, 240, (w) => quotation(w)) +
    s.at(820, 560, 690, 240, (w) => quotation(w), { locale: other[s.locale] }) +
    button(s, [90, 850, 500, 96], s.t({ en: 'Open the paragraph', ar: 'افتح الفقرة' }), true, 38) +
    s.text(640, 912, s.t({ en: 'Publishing waits until the two agree.', ar: 'ينتظر النشر حتى يتفق المبلغان.' }), {
      size: 34,
      fill: p.quiet,
    })
  );
};

function quotation(w: Sheet): string {
  const p = w.palette;
  const [text, amount] =
    w.locale === 'ar'
      ? ['والقسط السنوي ١٬٥٢٠ جنيهًا، يدفع مرة واحدة.', '١٬٥٢٠ جنيهًا']
      : ['A year costs 1,250 pounds, paid once.', '1,250 pounds'];
  return (
    w.rect(0, 0, w.width, w.height, { fill: p.sunk, stroke: p.line }) +
    paragraph(w, { x: 44, y: 100, width: 620 }, text, { size: 44, fill: p.text }, [
      { words: amount, fill: p.soft, under: p.bad },
    ])
  );
}

export const qalamScreens: Draw[] = [sideBySide, houseTerm, beforePublishing];
