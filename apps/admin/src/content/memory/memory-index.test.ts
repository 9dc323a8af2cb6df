import { locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { type ConfirmedPair, MemoryIndex } from './memory-index.ts';
import { changedSentences, changes, isOffer, memoryOf, originOf, seeded } from './testing/changed-sentences.ts';
import { demoPairs } from './testing/demo-pairs.ts';

function pair(en: string, ar: string, at = 0): ConfirmedPair {
  return { values: { en, ar }, origin: { ...originOf('title'), at } };
}

function memory(...pairs: ConfirmedPair[]): MemoryIndex {
  const index = new MemoryIndex();
  for (const [place, each] of pairs.entries()) index.put(`posts:${place}`, [each]);
  return index;
}

test('a sentence is found in either direction, with where it comes from', () => {
  const index = memory(pair('We read everything you publish.', 'نقرأ كل ما تنشرونه.'));
  expect(index.find('We read everything you publish.', 'en', 3)).toMatchObject([
    { likeness: 100, target: 'نقرأ كل ما تنشرونه.', origin: { path: 'title', by: 1 } },
  ]);
  const [match] = index.find('ونقرأ كلَّ ما تنشرونه', 'ar', 3);
  expect(match).toMatchObject({ target: 'We read everything you publish.' });
  expect(match!.likeness).toBeGreaterThan(85);
  expect(match!.likeness).toBeLessThan(100);
});

test('what differs in spelling alone is not called the same', () => {
  const index = memory(pair('The contract', 'العقد الأول'));
  expect(index.find('العقد الاول', 'ar', 1)).toMatchObject([{ likeness: 99 }]);
  expect(index.find('العقد  الأول ', 'ar', 1)).toMatchObject([{ likeness: 100 }]);
});

test('words count in their order, and an inflected word for most of itself', () => {
  const index = memory(pair('The editor checks the draft of the writer.', 'يراجع المحرر مسودة الكاتب.'));
  const like = (text: string) => index.find(text, 'en', 1)[0]?.likeness ?? 0;
  expect(like('The editors check the drafts of the writers.')).toBeGreaterThan(80);
  expect(like('The writer checks the draft of the editor.')).toBeLessThan(
    like('The editor checks the draft of the author.') + 1,
  );
  expect(like('Nothing of it is here')).toBe(0);
});

test('a sentence that has less than 70 of 100 in common is not offered; of a short label, one word may be another', () => {
  const index = memory(
    pair('The editor checks the draft of every writer twice.', 'يراجع المحرر مسودة كل كاتب مرتين.'),
    pair('Annual report', 'التقرير السنوي'),
    pair('Services', 'الخدمات'),
  );
  expect(index.find('The editor sends the draft to another office today.', 'en', 3)).toEqual([]);
  const offered = (text: string) => index.find(text, 'en', 3).map(({ target }) => target);
  for (const text of ['Annual report', 'The annual report', 'Annual review', 'Report'])
    expect(offered(text)).toContain('التقرير السنوي');
  for (const text of ['Services', 'Our services', 'Service']) expect(offered(text)).toContain('الخدمات');
  expect(offered('Working hours')).toEqual([]);
});

test('a field that is the same as a whole comes before its sentences', () => {
  const whole = 'We read it. We measure it.';
  const index = memory(pair('We read it.', 'نقرأ.', 9), pair(whole, 'نقرؤه. ونقيسه.', 1));
  expect(index.find(whole, 'en', 3)[0]).toMatchObject({ whole: true, likeness: 100, target: 'نقرؤه. ونقيسه.' });
  expect(index.find('We measure it.', 'en', 3)[0]).toMatchObject({ whole: false, target: 'ونقيسه.' });
});

test('of two sentences that one answers, each is found, and said to be a part', () => {
  const index = memory(pair('The launch is boring. That is how we like it.', 'يمر الإطلاق بلا إثارة، وهكذا نحبه.'));
  expect(index.find('That is how we like it.', 'en', 1)).toMatchObject([
    { source: 'That is how we like it.', target: 'يمر الإطلاق بلا إثارة، وهكذا نحبه.', joined: true },
  ]);
});

test('of several translations the newest comes first, and none twice', () => {
  const index = memory(pair('Send', 'إرسال', 1), pair('Send', 'أرسل', 3), pair('Send', 'إرسال', 2));
  expect(index.find('Send', 'en', 3).map(({ target }) => target)).toEqual(['أرسل', 'إرسال']);
});

test('what is put again replaces what was known of its entry, and what is removed is forgotten', () => {
  const index = memory(pair('The first text', 'النص الأول'));
  index.put('posts:0', [pair('Another text', 'نص آخر')]);
  expect(index.find('The first text', 'en', 1).map(({ source }) => source)).not.toContain('The first text');
  expect(index.find('Another text', 'en', 1)).toHaveLength(1);
  index.remove('posts:0');
  expect(index.find('Another text', 'en', 1)).toEqual([]);
  expect(index.size).toBe(0);
});

test('nothing is found for nothing, and a text beyond all measure does no harm', () => {
  const index = memory(pair('The first text', 'النص الأول'));
  for (const text of ['', '   ', '؟!', '\u0000', '😀']) expect(index.find(text, 'ar', 3)).toEqual([]);
  expect(index.find('text '.repeat(40_000), 'en', 3)).toEqual([]);
});

describe('of sentences of the demo company with one word changed', () => {
  const { memory: index, sentences } = memoryOf(demoPairs());

  test.each(locales.flatMap((from) => changes.map((kind) => [from, kind] as const)))(
    'in %s, %s: the sentence itself is offered first in at least 95 of 100',
    (from, kind) => {
      // One in 24; `npm run bench -- --only=memory` looks at all of them.
      const some = sentences[from].filter((_, place) => place % 24 === 0);
      // Of a label of two words another one, or none, leaves nothing to tell it by.
      const least = kind === 'replaced' || kind === 'removed' ? 3 : 1;
      const tried = changedSentences(some, kind, seeded(11)).filter(({ words }) => words >= least);
      const missed = tried.filter(({ changed, sentence }) => !isOffer(index.find(changed, from, 1)[0], sentence));
      expect(tried.length).toBeGreaterThan(150);
      expect(missed.length / tried.length).toBeLessThanOrEqual(0.05);
    },
  );
});
