import { expect, test } from 'vitest';
import { codesOf, valueOf } from './codes.ts';
import { contentDigest } from './content-digest.ts';
import { type Coded, type CodedText, hasWordsIn, joined } from './coded-text.ts';
import { segmented } from './segments.ts';
import {
  bold,
  heading,
  item,
  line,
  link,
  list,
  paragraph,
  picture,
  randomRichText,
  richText,
  seeded,
} from './testing/rich-texts.ts';

/** A text as one reads it, codes by their ids. */
const shown = (text: CodedText | null) =>
  text &&
  text
    .map((piece) => (typeof piece === 'string' ? piece : `<${piece.as === 'close' ? '/' : ''}${piece.code}>`))
    .join('');

/** The target as it comes back where nobody has changed it. */
function returned({ codes, segments }: ReturnType<typeof segmented>): Coded {
  const text = segments.flatMap(({ source, target, translatable }) => target ?? (translatable ? [] : source));
  return { text: joined(text), codes };
}

test('a rich text taken apart and put together is the same, with all that stands in it', () => {
  const text = richText(
    heading('h2', 'Why ', bold('we'), ' work'),
    paragraph('One ', link('https://example.org', 'link with ', bold('weight')), line(), 'after the break.'),
    picture(7),
    list('bullet', item('first'), item(list('bullet', item('inside ', bold('it'))))),
    paragraph(),
    paragraph('The end.'),
  );
  const { codes, text: coded } = codesOf(text);
  expect(shown(coded)).toBe(
    '<b1>Why <1>we</1> work<b2>One <2>link with <3>weight</3></2><4>after the break.<b3>first<b4>inside <5>it</5><b5>The end.<b6>',
  );
  expect(valueOf('richText', coded, codes)).toEqual(text);
});

test('random rich texts survive being taken apart, alone and beside any other', () => {
  const random = seeded(13);
  let compared = 0;
  for (let round = 0; round < 400; round += 1) {
    const [source, target] = [randomRichText(random), randomRichText(random)];
    const alone = codesOf(source);
    expect(contentDigest(valueOf('richText', alone.text, alone.codes))).toBe(contentDigest(source));
    // What has no words is nothing to translate.
    if ([source, target].some((text) => !hasWordsIn(codesOf(text).text))) continue;
    compared += 1;
    const back = returned(segmented(source, target));
    expect(contentDigest(valueOf('richText', back.text, back.codes)), `round ${round}`).toBe(contentDigest(target));
  }
  expect(compared).toBeGreaterThan(200);
});

test('paragraphs of equal kinds stand beside each other, sentence by sentence where they are as many', () => {
  const english = richText(paragraph('We listen. ', bold('Then we draw.')), paragraph('At last. We build.'));
  const arabic = richText(paragraph('ننصت. ', bold('ثم نرسم.')), paragraph('وفي النهاية نبني.'));
  const { segments } = segmented(english, arabic);
  expect(segments.map(({ source, target, translatable }) => [translatable, shown(source), shown(target)])).toEqual([
    [false, '<b1>', null],
    [true, 'We listen.', 'ننصت.'],
    [false, ' ', null],
    [true, '<1>Then we draw.</1>', '<1>ثم نرسم.</1>'],
    [false, '<b2>', null],
    [true, 'At last. We build.', 'وفي النهاية نبني.'],
    [false, '<b3>', null],
  ]);
});

test('a paragraph that only one language has goes with its neighbour, and what only the target has goes by its own ids', () => {
  const english = richText(heading('h2', 'One'), paragraph('Text.'), paragraph('More.'));
  const arabic = richText(heading('h2', 'واحد'), paragraph('نص ', bold('مهم.')));
  const { segments } = segmented(english, arabic);
  expect(segments.map(({ flows, source, target }) => [shown(source), shown(target), flows])).toEqual([
    ['<b1>', null, null],
    ['One', 'واحد', [0, 0]],
    ['<b2>', null, null],
    ['Text.<b3>More.', 'نص <t1>مهم.</t1>', [1, 2]],
    ['<b4>', null, null],
  ]);
});

test('the lines of a plain text are its paragraphs', () => {
  const { segments } = segmented('First line.\n\nSecond line.', null);
  expect(segments.map(({ source, translatable }) => [translatable, shown(source)])).toEqual([
    [true, 'First line.'],
    [false, '<b1><b2>'],
    [true, 'Second line.'],
  ]);
  const { codes, text } = codesOf('First line.\n\nSecond line.');
  expect(valueOf('textarea', text, codes)).toBe('First line.\n\nSecond line.');
});

test('codes that do not make a text are refused with what is wrong', () => {
  const { codes, text } = codesOf(richText(paragraph('One ', bold('two'))));
  const fault = (pieces: CodedText) => {
    try {
      valueOf('richText', pieces, codes);
      return null;
    } catch (error) {
      return (error as { fault: string }).fault;
    }
  };
  expect(fault(text)).toBeNull();
  expect(fault(text.filter((piece) => typeof piece === 'string' || piece.as !== 'close'))).toBe('unbalanced');
  expect(fault(text.slice(0, -1))).toBe('structure');
  expect(fault(text.slice(1))).toBe('structure');
  expect(fault([...text, { code: '9', as: 'alone' }])).toBe('unknown');
  expect(fault([...text, { code: '1', as: 'alone' }])).toBe('unknown');
});
