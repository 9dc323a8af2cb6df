import { expect, test } from 'vitest';
import { pairsInDemo, textsIn } from './texts.ts';

/** What several pages say of the company: each states it in words of its own, and all have to say the same. */
interface Fact {
  name: string;
  /** The first group is what is said. */
  en: RegExp;
  ar: RegExp;
  /** Every way of saying it. */
  said: string[];
}

const facts: Fact[] = [
  {
    name: 'colleagues',
    en: /\b(\d+) people(?= in Cairo|, 30 of them|, two offices|\. Eleven| and 140)/g,
    ar: /([٠-٩]+) شخصًا(?= في القاهرة|، منهم| منهم| ومكتبان|\. ما زال| و١٤٠)/g,
    said: ['64', '٦٤'],
  },
  {
    name: 'systems in our care',
    en: /(?:\brun|\bruns|\bkeeps?|that we run:?) (?:about )?(ninety|\d+|\w+ty) (?:client )?systems/gi,
    ar: /(?:نشغل نحو|نشغل|يسهر على|تشغيل|رعاية|أشخاص) (\S+) نظامًا/g,
    said: ['90', 'ninety', '٩٠', 'تسعين'],
  },
  {
    name: 'days of care after a launch',
    en: /\b(\w+) days of care/gi,
    ar: /(\S+) يومًا(?: كاملة)? من الرعاية/g,
    said: ['90', 'ninety', '٩٠', 'تسعون', 'تسعين', 'وتسعون'],
  },
  {
    name: 'the median of first answers',
    en: /(?:answered within|median answer takes) (\d+) minutes/g,
    ar: /(?:ساعات العمل|في ساعات العمل خلال) ([٠-٩]+) دقيقة/g,
    said: ['38', '٣٨'],
  },
  {
    name: 'minutes until an engineer works on an emergency',
    en: /within (\w+) minutes(?=, at any hour|\.$)|^(\d+) minutes, at any hour/g,
    ar: /العمل خلال (\S+ \S+) دقيقة|^([٠-٩]+) دقيقة في أي ساعة/g,
    said: ['15', 'fifteen', '١٥', 'خمس عشرة'],
  },
  {
    name: 'availability that is promised',
    en: /(\d\d\.\d+) per cent (?:a month|availability a month|by contract)/g,
    ar: /([٠-٩]{2}٫[٠-٩]+)(?: في المئة شهريًا|٪ بالعقد)/g,
    said: ['99.95', '٩٩٫٩٥'],
  },
  {
    name: 'hours until a serious weakness is closed',
    en: /serious weaknesses[^.;]{0,40}within (\d+) hours/gi,
    ar: /الثغرات الخطيرة[^.؛]{0,30}خلال ([٠-٩]+) ساعة/g,
    said: ['48', '٤٨'],
  },
  {
    name: 'how often a machine restores each system',
    en: /restored in full once a (\w+)|a machine does that once a (\w+)|every (\w+) by a machine|(month)ly test of restoring/g,
    ar: /تُستعاد كاملة مرة في (\S+)|آلة مرة في (\S+)|تستعيدها آلة كل (\S+)|اختبار (شهري) لاستعادتها/g,
    said: ['month', 'الشهر', 'شهر', 'شهري'],
  },
  {
    name: 'days of leave',
    en: /([\w-]+) days of leave/g,
    ar: /(\S+) يوم إجازة/g,
    said: ['26', 'twenty-six', '٢٦', 'وعشرون'],
  },
  {
    name: 'letters and digits of a reference',
    en: /reference of (\w+) (?:letters|characters)/g,
    ar: /مرجعي[اً]* من (\S+) أحرف وأرقام/g,
    said: ['eight', 'ثمانية'],
  },
  {
    name: 'what scripts of a page may weigh',
    en: /(\d+) (?:KB of script|kilobytes as a limit)|answers: (\d+), compressed/g,
    ar: /أكثر من ([٠-٩]+) كيلوبايت من الشفرة|حددنا ([٠-٩]+) كيلوبايت|الصفحة: ([٠-٩]+) مضغوطة/g,
    said: ['110', '١١٠'],
  },
];

const texts = { en: await textsIn('en'), ar: await textsIn('ar') };

/** What each page says, and which page it is. */
function saidOf(fact: Fact, language: 'en' | 'ar', pages = texts[language]) {
  return pages.flatMap(({ file, text }) =>
    [...text.matchAll(fact[language])].map((match) => ({ file, said: match.slice(1).find(Boolean)! })),
  );
}

const otherwise = (fact: Fact, said: ReturnType<typeof saidOf>) =>
  said.filter((page) => !fact.said.includes(page.said.toLowerCase()));

test.each(facts)('$name: all pages say the same', (fact) => {
  for (const language of ['en', 'ar'] as const) {
    const said = saidOf(fact, language);
    // One page alone cannot contradict another.
    expect(said.length, `${language}: pages that say it`).toBeGreaterThan(1);
    expect(otherwise(fact, said)).toEqual([]);
  }
});

test('a page that says otherwise is named', () => {
  const fact = facts.find(({ name }) => name === 'days of care after a launch')!;
  const page = { file: 'terms.ts', place: 'company' as const, text: 'Sixty days of care are included.' };
  expect(otherwise(fact, saidOf(fact, 'en', [page]))).toEqual([{ file: 'terms.ts', said: 'Sixty' }]);
});

/** Figures of a text, times of the day left out: 18:00 is «٦ مساءً». */
function figuresOf(text: string): number[] {
  const latin = text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  return (latin.replaceAll(/\d+:\d+|\d+ (?:صباح|مساء)/g, '').match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) =>
    Number(figure.replaceAll(',', '')),
  );
}

/** A language may write a figure in words, or its thousands; what both have in figures has to be the same. */
function figuresApart(en: string, ar: string): boolean {
  const [english, arabic] = [figuresOf(en), figuresOf(ar)];
  const missing = (from: number[], others: number[]) =>
    from.filter((figure) => ![1, 1000, 0.001].some((times) => others.includes(figure * times)));
  return missing(english, arabic).length > 0 && missing(arabic, english).length > 0;
}

test('figures are the same in both languages', async () => {
  expect(figuresApart('41 per cent of 310,000', '٤٤ في المئة من ٣١٠ آلاف')).toBe(true);
  expect(figuresApart('from 9:00, 310,000 of two', 'من ٩ صباحًا، ٣١٠ آلاف من ٢')).toBe(false);
  const pairs = await pairsInDemo();
  expect(pairs.length).toBeGreaterThan(2000);
  expect(pairs.filter(({ en, ar }) => figuresApart(en, ar))).toEqual([]);
});
