import { expect, test } from 'vitest';
import { bilingual, pluralText } from './bilingual.ts';
import { brandName, languageNames } from './locale.ts';

test('two catalogues become one table with each text in both languages', () => {
  const english = { state: { open: 'Open', closed: 'Closed' }, note: 'Note' };
  const arabic = { state: { open: 'مفتوح', closed: 'مغلق' }, note: 'ملاحظة' };
  expect(bilingual(english, arabic)).toEqual({
    state: { open: { en: 'Open', ar: 'مفتوح' }, closed: { en: 'Closed', ar: 'مغلق' } },
    note: { en: 'Note', ar: 'ملاحظة' },
  });
});

test('what Arabic lacks does not pass the types', () => {
  const labels = () =>
    // @ts-expect-error: `closed` is not written in Arabic.
    bilingual({ state: { open: 'Open', closed: 'Closed' } }, { state: { open: 'مفتوح' } });
  expect(labels().state.closed).toEqual({ en: 'Closed', ar: undefined });
});

test('each language is named in both, and the company too', () => {
  expect(languageNames).toEqual({ en: { en: 'English', ar: 'الإنجليزية' }, ar: { en: 'Arabic', ar: 'العربية' } });
  expect(brandName).toEqual({ en: 'Nasaq', ar: 'نسق' });
});

test('a count takes the form that its language has for it', () => {
  const arabic = { one: 'ملف واحد', two: 'ملفان', few: '# ملفات', many: '# ملفًا', other: '# ملف' };
  const texts = [1, 2, 3, 11, 100].map((count) => pluralText(arabic, count, 'ar', String(count)));
  expect(texts).toEqual(['ملف واحد', 'ملفان', '3 ملفات', '11 ملفًا', '100 ملف']);
  expect(pluralText({ one: '# file', other: '# files' }, 5, 'en', '5')).toBe('5 files');
});
