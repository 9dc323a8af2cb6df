import type { Locale } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { formTexts } from '../catalogue/index.ts';
import {
  mailPlaceholders,
  validateAddress,
  validateFields,
  validateMailText,
  validateOwn,
  validateRecipients,
} from './validate.ts';

const { problems } = formTexts;

const nothingInTrash = { findOne: () => Promise.resolve(null) };

/** As Payload calls it, for a form of the owner's unless another one is named. */
function judged(validate: typeof validateAddress, value: unknown, form = 'own', language: Locale = 'en') {
  return validate(value, { data: { form }, req: { i18n: { language }, payload: { db: nothingInTrash } } } as never);
}

test.each(['open-day-2027', 'a', '2027', ' Open-Day ', 'x'.repeat(80)])('"%s" is an address', async (slug) => {
  expect(await judged(validateAddress, slug)).toBe(true);
});

test.each([
  '',
  null,
  'open day',
  '-open',
  'open-',
  'open--day',
  'open/day',
  '../x',
  'يوم-مفتوح',
  'x'.repeat(81),
  'a\nb',
])('%j is no address', (slug) => {
  expect(judged(validateAddress, slug)).toBe(problems.address.en);
  expect(judged(validateAddress, slug, 'own', 'ar')).toBe(problems.address.ar);
});

test('one of the product’s forms has no address, no title and no button of its own', () => {
  expect(judged(validateAddress, '', 'contacts')).toBe(true);
  expect(judged(validateOwn('title', 'en'), '', 'contacts')).toBe(true);
});

test('a form of the owner’s has a title in both languages; what is said around it may be empty and has its bounds', () => {
  expect(judged(validateOwn('title', 'ar'), '  ')).toBe(problems.title_ar.en);
  expect(judged(validateOwn('title', 'en'), 'Open day')).toBe(true);
  expect(judged(validateOwn('submit', 'en'), '')).toBe(true);
  expect(judged(validateOwn('submit', 'en'), 'x'.repeat(121))).toBe(problems.too_long.en);
  expect(judged(validateOwn('lead', 'en'), 'x'.repeat(2_000))).toBe(true);
  expect(judged(validateOwn('lead', 'en'), 'x'.repeat(2_001))).toBe(problems.too_long.en);
});

test('the first thing that is wrong with the fields is said with the name of its field', () => {
  const field = { name: 'own_a', type: 'number', label: { en: 'Guests', ar: 'الضيوف' } };
  expect(judged(validateFields, [field])).toContain(problems.no_bounds.en);
  expect(judged(validateFields, [field])).toContain('Guests');
  expect(judged(validateFields, [{ ...field, min: 1, max: 5 }])).toBe(true);
  expect(judged(validateFields, [], 'contacts')).toBe(true);
});

test('recipients stand one a line or between commas of either script, twenty at most', () => {
  expect(judged(validateRecipients, null)).toBe(true);
  expect(judged(validateRecipients, 'a@nasaq.example\nb@nasaq.example، c@nasaq.example')).toBe(true);
  expect(judged(validateRecipients, 'a@nasaq.example, desk')).toContain('desk');
  const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@nasaq.example`).join('\n');
  expect(judged(validateRecipients, many(20))).toBe(true);
  expect(judged(validateRecipients, many(21))).toBe(problems.recipients.en);
});

test('an acknowledgement names what can be filled in, with whole braces', () => {
  const all = mailPlaceholders.map((name) => `{${name}}`).join(' ');
  expect(judged(validateMailText, all)).toBe(true);
  expect(judged(validateMailText, '')).toBe(true);
  expect(judged(validateMailText, 'Dear {nmae}')).toContain('{nmae}');
  expect(judged(validateMailText, 'Dear {nmae}')).toContain('{within}');
  for (const torn of ['Dear {name', 'Dear name}', '{{name}}'])
    expect(judged(validateMailText, torn)).toBe(problems.brace.en);
  expect(judged(validateMailText, 'x'.repeat(8_001))).toBe(problems.too_long.en);
});
