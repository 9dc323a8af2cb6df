import { expect, test } from 'vitest';
import { firstChoices, type Choices } from './choices.ts';
import { cleanPart, cutText } from './clean-text.ts';

const nothing: Choices = {
  harakat: 'keep',
  digits: 'keep',
  punctuation: 'keep',
  quotes: 'keep',
  forms: false,
  direction: false,
  zeroWidth: false,
  tatweel: false,
  persian: false,
  spaces: false,
  lines: false,
};
const clean = (text: string, choices: Partial<Choices>) => cleanPart(text, { ...nothing, ...choices }).after.text;

test.each<[string, Partial<Choices>, string, string]>([
  ['all harakat', { harakat: 'remove' }, 'نُقّيَ النّصُّ هٰذا تمامًا', 'نقي النص هذا تماما'],
  ['harakat but shadda', { harakat: 'keep_shadda' }, 'النّصُّ تمامًا', 'النّصّ تماما'],
  ['harakat but shadda and tanween', { harakat: 'keep_shadda_tanween' }, 'النّصُّ تمامًا', 'النّصّ تمامًا'],
  ['hamza on its own is part of the letter', { harakat: 'remove' }, 'ا\u0654ب', 'ا\u0654ب'],
  ['tatweel inside words', { tatweel: true }, 'نـــسـق وترتيـب', 'نسق وترتيب'],
  ['tatweel that is meant', { tatweel: true }, '١٤٤٧هـ والـ API والـــ Web', '١٤٤٧هـ والـ API والـ Web'],
  ['a rule of tatweel', { tatweel: true }, 'عنوان\nــــــ\n', 'عنوان\nــــــ\n'],
  ['presentation forms', { forms: true }, 'ﻣﺮﺣﺒﺎ ﺑﻼ ﷲ ﬁne', 'مرحبا بلا الله fine'],
  ['a haraka on a presentation tatweel', { forms: true }, 'ب\uFE77ت', 'بَت'],
  ['a sign for a phrase stays', { forms: true }, 'محمد ﷺ', 'محمد ﷺ'],
  ['pieces are put together', { forms: true }, 'ا\u0653ن وا\u0654ن', 'آن وأن'],
  ['direction marks', { direction: true }, '\u200Fنسق\u200E \u2067Nasaq\u2069', 'نسق Nasaq'],
  ['no width', { zeroWidth: true }, '\uFEFFن\u200Bس\u200Cق\u00AD', 'نسق'],
  ['a pictogram of several', { zeroWidth: true }, '👩🏽\u200D💻 ن\u200Dس', '👩🏽\u200D💻 نس'],
  ['Persian letters', { persian: true }, 'کتاب عربی', 'كتاب عربي'],
  ['to Western digits', { digits: 'western' }, '٣٫٥ و١٬٢٥٠ و۲۰٪ و5', '3.5 و1,250 و20% و5'],
  ['to Arabic digits', { digits: 'arabic' }, '3.5 و1,250 و20% و1.2.3', '٣٫٥ و١٬٢٥٠ و٢٠٪ و١.٢.٣'],
  ['digits of Latin words', { digits: 'arabic' }, 'A4 وMP3 وIPv6 و4', 'A4 وMP3 وIPv6 و٤'],
  [
    'digits of addresses',
    { digits: 'arabic' },
    'https://nasaq.example/p/12 a1@b2.example 12',
    'https://nasaq.example/p/12 a1@b2.example ١٢',
  ],
  ['marks by the word before', { punctuation: 'matching' }, 'نعم, لا; كيف? Yes، no؟', 'نعم، لا؛ كيف؟ Yes, no?'],
  [
    'marks of numbers and addresses',
    { punctuation: 'matching' },
    'بلغ 1,000 https://س.مصر/أ?ب=1;ج',
    'بلغ 1,000 https://س.مصر/أ?ب=1;ج',
  ],
  ['Latin marks', { punctuation: 'latin' }, 'نعم، لا؛ كيف؟', 'نعم, لا; كيف?'],
  [
    'quotes by what they hold',
    { quotes: 'paired' },
    'قال "مرحبًا Nasaq" then "go نعم"',
    'قال «مرحبًا Nasaq» then “go نعم”',
  ],
  ['straight quotes', { quotes: 'straight' }, '«نعم» “yes”', '"نعم" "yes"'],
  ['a measure', { quotes: 'paired' }, 'شاشة 24" جديدة', 'شاشة 24" جديدة'],
  ['spaces', { spaces: true }, 'نعم  لا\u00A0هنا ، و there .  \nx', 'نعم لا هنا، و there.\nx'],
  ['tabs and what indents', { spaces: true }, 'a\tb\n  c :) d', 'a\tb\n  c :) d'],
  [
    'lines of a paragraph',
    { lines: true },
    'هذا سطر طويل من فقرة نُقلت من ملف ثم\nتستمر هنا وتنتهي عند نقطة في آخرها.\nفقرة\nقصيرة',
    'هذا سطر طويل من فقرة نُقلت من ملف ثم تستمر هنا وتنتهي عند نقطة في آخرها.\nفقرة\nقصيرة',
  ],
  ['a parted word', { lines: true }, 'It was an exam-\nple of a line.', 'It was an example of a line.'],
])('%s', (_, choices, dirty, tidy) => {
  expect(clean(dirty, choices)).toBe(tidy);
});

test('letters that only a reader can judge stay, whatever is chosen', () => {
  const letters = 'مستشفى على مكتبه فى مدرسة أحمد احمد إلى مؤسسة شيء';
  const everything: Choices = {
    ...firstChoices,
    harakat: 'remove',
    digits: 'western',
    quotes: 'paired',
    persian: true,
    lines: true,
  };
  expect(cleanPart(letters, everything)).toMatchObject({ after: { text: letters } });
});

test('nothing chosen changes nothing', () => {
  const dirty = '\uFEFFنُـــص ,  ﻻ "x" ۱\u200F\n\n  y ';
  const { after, counts } = cleanPart(dirty, nothing);
  expect(after.text).toBe(dirty);
  expect(Object.values(counts).every((count) => count === 0)).toBe(true);
});

test('every change is counted under its own name', () => {
  const { counts } = cleanPart('نــُــص\u200F ,  ﻻ', { ...firstChoices, harakat: 'remove' });
  expect(counts).toMatchObject({ harakat: 1, direction: 1, punctuation: 1, forms: 1, tatweel: 1, spaces: 2 });
});

test('a cleaned text is clean', () => {
  const once = clean('قال "نعـــم" , ثم  ٣ ﻻ \u200F', { ...firstChoices, quotes: 'paired', digits: 'western' });
  expect(cleanPart(once, { ...firstChoices, quotes: 'paired', digits: 'western' }).after.text).toBe(once);
});

test('a long text is cut where no rule looks across, and nothing of it is lost', () => {
  const paragraphs = Array.from({ length: 900 }, (_, index) => `فقرة رقم ${index} فيها ما يكفي من الكلام.`).join('\n');
  const words = 'كلمة '.repeat(20_000);
  const solid = 'ن'.repeat(50_000) + '👩'.repeat(20_000);
  for (const text of [paragraphs, words, solid]) {
    const parts = cutText(text);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('')).toBe(text);
    expect(parts.every((part) => part.length <= 16_000 && part.isWellFormed())).toBe(true);
  }
  expect(
    cutText(paragraphs)
      .slice(0, -1)
      .every((part) => part.endsWith('.\n')),
  ).toBe(true);
  expect(cutText('')).toEqual([]);
});
