import { expect, test } from 'vitest';
import { checkParts, checkText, type TextKind } from './check-text.ts';
import { splitPlural } from './plural-parts.ts';

const check = (built: string, text: string, locale: 'en' | 'ar' = 'en', kind: TextKind = 'icu') =>
  checkText({ built, text, locale, kind });

const days = '{days, plural, one {# day} other {# days}}';
const arabicDays = '{days, plural, zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}';

test.each([
  ['Send', 'Submit it', 'en'],
  ['Within {days}', 'In {days} at most', 'en'],
  ['{days, plural, one {} other {#}} late', '{days, plural, one {} other {# days}} late', 'en'],
  ['{days, plural, one {a day} other {#}} late', '{days, plural, one {} other {}}late', 'en'],
  [`Within ${days}`, `{days, plural, =0 {today} one {tomorrow} other {in # days, {days, number} in all}}`, 'en'],
  [`خلال ${arabicDays}`, arabicDays, 'ar'],
  ['It’s {name}', "It's {name}, isn't it?", 'en'],
  ['⁦{example}⁩', '\u2068{example}\u2069', 'en'],
] as const)('“%s” may be “%s”', (built, text, locale) => {
  expect(check(built, text, locale)).toBeNull();
});

test.each([
  ['Send', '  ', { problem: 'empty' }],
  ['Send', 'Send {', { problem: 'broken' }],
  ['Within {days}', 'Within {days', { problem: 'broken' }],
  ['Within {days}', 'Soon', { problem: 'lost', names: ['days'] }],
  ['Within {days}', "Within '{days}'", { problem: 'broken' }],
  ['Send', 'Send }', { problem: 'broken' }],
  ['Within {days}', 'Within {days} of {name}', { problem: 'unknown', names: ['name'] }],
  ['Within {days}', 'Within {tage}', { problem: 'unknown', names: ['tage'] }],
  [days, '{days} days', { problem: 'format', names: ['days'] }],
  [days, '{days, number} days', { problem: 'format', names: ['days'] }],
  ['{name}', '{name, number}', { problem: 'format', names: ['name'] }],
  ['{name}', '{name, select, a {x} other {y}}', { problem: 'format', names: ['name'] }],
  [days, '{days, plural, one {a day}}', { problem: 'forms', names: ['days'], forms: ['other'] }],
  [days, '{days, plural, other {# days}}', { problem: 'forms', names: ['days'], forms: ['one'] }],
  [days, '{days, plural, one {} other {# days}}', { problem: 'hole', forms: ['one'] }],
  [days, 'Within {days, plural, one { } other {# days}}', { problem: 'hole', forms: ['one'] }],
  ['Send', '<b>Send</b>', { problem: 'markup' }],
  ['Send', 'Send<script', { problem: 'markup' }],
  ['Send', 'Se\nnd', { problem: 'lines' }],
  ['Send', 'Se\u0000nd', { problem: 'controls' }],
  ['Send', 'Se\u202End', { problem: 'direction' }],
  ['Send', '\u2067Send', { problem: 'direction' }],
  ['Send', 'S'.repeat(161), { problem: 'too_long', max: 160 }],
] as const)('“%s” may not be “%s”', (built, text, problem) => {
  expect(check(built, text)).toEqual(problem);
});

test('Arabic counts need all six forms, those within others too', () => {
  const lacking = arabicDays.replace('few {# أيام} ', '').replace('two {يومان} ', '');
  expect(check(arabicDays, lacking, 'ar')).toEqual({ problem: 'forms', names: ['days'], forms: ['two', 'few'] });
  expect(check(arabicDays, arabicDays, 'ar')).toBeNull();
});

test('where values stand as they are, a count is no more than text, and other braces are refused', () => {
  expect(check('# files of {name}', '{name}: # files', 'en', 'plain')).toBeNull();
  expect(check('{name}', '{name, plural, other {x}}', 'en', 'plain')).toEqual({ problem: 'broken' });
  expect(check('{name}', '{name} }', 'en', 'plain')).toEqual({ problem: 'broken' });
  expect(check('{name}', 'x', 'en', 'plain')).toEqual({ problem: 'lost', names: ['name'] });
});

const errors = 'بعد {title}: {count, plural, one {خطأ} few {# أخطاء في {title}} other {# خطأ}}.';

test.each([
  ['few', '{', { problem: 'broken' }],
  ['few', '# أخطاء {tit', { problem: 'broken' }],
  ['few', '}', { problem: 'broken' }],
  ['few', '} many {', { problem: 'broken' }],
  ['few', "'{", { problem: 'broken' }],
  ['few', "It's # '{title}'", { problem: 'broken' }],
  ['one', '{tage}', { problem: 'unknown', names: ['tage'] }],
  ['few', '', { problem: 'hole', forms: ['few'] }],
  ['few', ' ', { problem: 'hole', forms: ['few'] }],
  ['before', '{', { problem: 'broken' }],
  ['before', "'{", { problem: 'broken' }],
  ['after', '}', { problem: 'broken' }],
] as const)('in the part “%s” “%s” is told there', (part, text, problem) => {
  const parts = splitPlural(errors)!;
  const forms = parts.forms.map(([form, before]) => [form, form === part ? text : before] as const);
  const around = part === 'before' || part === 'after' ? { [part]: text } : {};
  expect(checkParts({ ...parts, forms, ...around }, errors)).toEqual({ part, problem });
});

test('parts that can be read have nothing wrong by themselves, also where the whole lacks something', () => {
  const parts = splitPlural(errors)!;
  expect(checkParts(parts, errors)).toBeNull();
  expect(
    checkParts(
      {
        ...parts,
        before: '',
        forms: [
          ['one', "it's {count, number}"],
          ['other', '#'],
        ],
      },
      errors,
    ),
  ).toBeNull();
});
