import { otherLocale, type Locale, locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

const paragraphs = {
  en: [
    'Why we write everything down',
    'A promise that nobody has written down is remembered by each side in its own way, and both are honest.',
    'So every call ends with a page: what was decided, who does it, and until when. Nobody has to like it. Everybody can read it, also those who were away that day, and those who come a year later.',
    'It costs ten minutes for each call.',
    'In 2024 we counted: of 46 disputes with clients, 41 were about something that stood nowhere. The other five were about money, and they were over in a week because the page said what was agreed.',
  ],
  ar: [
    'لماذا نكتب كل شيء',
    'الوعد الذي لم يكتبه أحد يتذكره كل طرف على طريقته، وكلاهما صادق.',
    'لذلك تنتهي كل مكالمة بصفحة: ما اتُّفق عليه، ومن يقوم به، ومتى. لا يلزم أن تعجب أحدًا. يقرؤها الجميع، ومن غاب في ذلك اليوم أيضًا، ومن يأتي بعد عام.',
    'تكلفنا عشر دقائق لكل مكالمة.',
    'أحصينا في ٢٠٢٤: من ٤٦ خلافًا مع العملاء كان ٤١ على شيء لم يُكتب. أما الخمسة الباقية فكانت على المال، وانتهت في أسبوع لأن الصفحة قالت ما اتُّفق عليه.',
  ],
};

const rich = (texts: readonly string[]) => ({
  root: {
    children: texts.map((text, place) => ({
      type: place === 0 ? 'heading' : 'paragraph',
      ...(place === 0 && { tag: 'h2' }),
      children: text === '' ? [] : [{ type: 'text', text }],
    })),
  },
});
const told = (source: Locale, translation: readonly string[]) =>
  leftOut(
    { [source]: rich(paragraphs[source]), [otherLocale(source)]: rich(translation) } as Record<Locale, unknown>,
    source,
  );

describe.each(locales)('of a text in %s', (source) => {
  const whole = paragraphs[otherLocale(source)];
  const written = (place: number) => paragraphs[source][place]!;

  test('a translation that says all of it leaves nothing out, also in fewer or more paragraphs', () => {
    expect(told(source, whole)).toEqual([]);
    expect(told(source, [...whole.slice(0, 2), `${whole[2]} ${whole[3]}`, whole[4]!])).toEqual([]);
    const [first, ...rest] = whole[2]!.split(/(?<=\.) /u);
    expect(told(source, [...whole.slice(0, 2), first!, rest.join(' '), ...whole.slice(3)])).toEqual([]);
  });

  test('paragraphs that stand empty in their place are missing, and that place is named', () => {
    expect(told(source, [whole[0]!, whole[1]!, '', whole[3]!, ''])).toEqual([
      { is: 'missing', words: written(2), at: 2 },
      { is: 'missing', words: written(4), at: 4 },
    ]);
  });

  test.each([2, 4])('paragraph %i that has no place at all is missing behind the one before it', (place) => {
    expect(told(source, whole.toSpliced(place, 1))).toEqual([{ is: 'missing', words: written(place), at: place - 1 }]);
  });

  test('of a text of which the beginning alone is there, all else is missing', () => {
    expect(told(source, whole.slice(0, 2))).toMatchObject([
      { is: 'missing', words: written(2), at: 1 },
      { is: 'missing', words: written(3), at: 1 },
      { is: 'missing', words: written(4), at: 1 },
    ]);
    expect(told(source, whole.slice(2))).toEqual(
      [0, 1].map((place) => ({ is: 'missing', words: written(place), at: -1 })),
    );
  });

  test('a paragraph of which only the first sentence is there is begun', () => {
    const [first] = whole[2]!.split(/(?<=\.) /u);
    expect(told(source, whole.with(2, first!.slice(0, 50)))).toEqual([{ is: 'begun', words: written(2), at: 2 }]);
  });
});

describe.each(locales)('of a list in %s', (source) => {
  const items = {
    en: [
      'What a page of minutes holds',
      'The date, and who was there.',
      'Each decision in one sentence.',
      'Who does what until when.',
      'What was left open.',
      'A minute is written while the others still speak, and it is read aloud before anybody leaves the room.',
      'Nobody signs it, and nobody has to defend it later.',
      'Whoever disagrees says so within a day, and the sentence is changed in the sight of all who were there.',
    ],
    ar: [
      'ما تحويه صفحة المحضر',
      'التاريخ ومن حضر.',
      'كل قرار في جملة واحدة.',
      'من يفعل ماذا وحتى متى.',
      'ما بقي مفتوحًا.',
      'يُكتب المحضر والآخرون ما زالوا يتكلمون، ويُقرأ بصوت مسموع قبل أن يغادر أحد القاعة.',
      'لا يوقعه أحد، ولا يلزم أحدًا أن يدافع عنه فيما بعد.',
      'ومن لا يوافق يقول ذلك في غضون يوم، فتُعدل الجملة على مرأى من كل من حضر.',
    ],
  };
  const listed = (texts: readonly (string | null)[]) => {
    const block = (type: string, text: string | null, more: object = {}) =>
      text === null ? [] : [{ type, ...more, children: [{ type: 'text', text }] }];
    const [heading, ...rest] = texts;
    const list = { type: 'list', tag: 'ul', children: rest.slice(0, 4).flatMap((text) => block('listitem', text)) };
    return {
      root: {
        children: [
          ...block('heading', heading!, { tag: 'h2' }),
          list,
          ...rest.slice(4).flatMap((text) => block('paragraph', text)),
        ],
      },
    };
  };
  const whole: (string | null)[] = items[otherLocale(source)];
  const asked = (translation: readonly (string | null)[]) =>
    leftOut(
      { [source]: listed(items[source]), [otherLocale(source)]: listed(translation) } as Record<Locale, unknown>,
      source,
    );

  test('nothing is missing in a whole one; a short item that is gone is, and so is a short paragraph', () => {
    expect(asked(whole)).toEqual([]);
    for (const place of [1, 2, 3, 4, 6]) expect([place, asked(whole.with(place, null)).length]).toEqual([place, 1]);
    expect(asked(whole.with(6, null))).toMatchObject([{ is: 'missing', words: items[source][6] }]);
  });
});

test('a sentence that is gone from the middle of a paragraph is missed by the length of the others beside their own', () => {
  const several = (texts: readonly string[]) => [...texts, ...texts.slice(1)];
  const [en, ar] = [several(paragraphs.en), several(paragraphs.ar)];
  const without = ar.with(2, ar[2]!.replace('لا يلزم أن تعجب أحدًا. ', '').replace(/ يقرؤها الجميع.*$/u, ''));
  expect(leftOut({ en: rich(en), ar: rich(ar) }, 'en')).toEqual([]);
  expect(leftOut({ en: rich(en), ar: rich(without) }, 'en')).toEqual([{ is: 'begun', words: en[2], at: 2 }]);
});

test('of plain texts it says the same, and nothing of short ones and of those that nobody has begun', () => {
  const en = paragraphs.en.join('\n');
  expect(leftOut({ en, ar: paragraphs.ar.slice(0, 4).join('\n') }, 'en')).toEqual([
    { is: 'missing', words: paragraphs.en[4], at: 3 },
  ]);
  expect(leftOut({ en: 'Four weeks, one page, no surprises.', ar: 'خطة' }, 'en')).toEqual([]);
  expect(leftOut({ en, ar: '' }, 'en')).toEqual([]);
  expect(leftOut({ en: null, ar: 'خطة' }, 'en')).toEqual([]);
});

test('a text of thousands of paragraphs goes by their order', () => {
  const many = (texts: readonly string[]) => Array.from({ length: 3_000 }, (_, place) => texts[1 + (place % 4)]!);
  const [en, ar] = [many(paragraphs.en), many(paragraphs.ar)];
  expect(leftOut({ en: en.join('\n'), ar: ar.slice(0, 2_999).join('\n') }, 'en')).toHaveLength(1);
});
