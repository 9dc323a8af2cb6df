import { expect, test } from 'vitest';
import { entryName } from './entry-name.ts';

const submission = { kind: 'responses', key: 'one', values: {} } as const;

test('one of the owner’s forms is called by its title, in the other language where it has none in this one', () => {
  const title = { en: 'Book a visit', ar: 'احجز زيارة' };
  expect(entryName({ submission, title }, 'en')).toBe('\u2068Book a visit\u2069');
  expect(entryName({ submission, title }, 'ar')).toBe('\u2068احجز زيارة\u2069');
  expect(entryName({ submission, title: { ...title, ar: '' } }, 'ar')).toBe('\u2068Book a visit\u2069');
});

test('what was stored without a title is called by its kind', () => {
  expect(entryName({ submission }, 'en')).toBe('Form');
  expect(entryName({ submission: { ...submission, kind: 'orders' } }, 'ar')).toBe('طلب');
});
