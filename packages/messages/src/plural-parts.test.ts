import { expect, test } from 'vitest';
import { readCatalogue } from './build/read-catalogue.ts';
import { compiled, icuValues, spoken } from './icu.ts';
import { joinPlural, splitPlural } from './plural-parts.ts';

test('every count of both catalogues comes apart and together again, and says the same', () => {
  const counted = ['en', 'ar'].flatMap((locale) =>
    Object.values(readCatalogue(locale)).filter((text) => icuValues(text).some(({ format }) => format === 'plural')),
  );
  expect(counted.length).toBeGreaterThan(30);
  const parted = counted.flatMap((text) => {
    const parts = splitPlural(text);
    return parts ? [{ text, parts }] : [];
  });
  expect(parted.length).toBeGreaterThan(counted.length * 0.8);
  for (const { parts, text } of parted) expect(compiled(joinPlural(parts))).toEqual(compiled(text));
});

test.each([
  'Send',
  '{a}',
  '{n, plural, one {a} other {{m, plural, one {b} other {c}}}}',
  '{n, plural, one {a',
  "'{n, plural'",
])('“%s” stays in one piece', (text) => expect(splitPlural(text)).toBeNull());

test('a text is said with example values, in the forms and digits of its language', () => {
  const days =
    'خلال {days, plural, zero {لا أيام} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} يا {name}';
  expect([2, 3, 11].map((count) => spoken(days, 'ar', { days: count, name: 'ليلى' }))).toEqual([
    'خلال يومين يا ليلى',
    'خلال ٣ أيام يا ليلى',
    'خلال ١١ يومًا يا ليلى',
  ]);
  expect(spoken('{n, number} of {m}', 'en', { n: 1234, m: 'x' })).toBe('1,234 of x');
  expect(spoken('{n, plural, =0 {none} one {#} other {#}}', 'en', { n: 0 })).toBe('none');
});
