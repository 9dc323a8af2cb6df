import { expect, test } from 'vitest';
import { cleanValues, failuresOf, field, formSchema } from './form.ts';
import { answerField } from './answer-field.ts';
import { applicationForm, contactForm, feedbackForm, forms } from './forms.ts';

const isPhone = (number: string, country: string) => country === 'EG' && number === '01001234567';
const contact = {
  first_name: 'Layla',
  last_name: 'Hassan',
  email: 'layla@example.com',
  phone_country: 'eg',
  phone: '٠١٠٠١٢٣٤٥٦٧',
  subject: 'A site',
  help_details: 'In both\nlanguages',
};

test('clean values in, the same out; what the form does not have is dropped', () => {
  const schema = formSchema(contactForm, { isPhone });
  const clean = schema.parse({ ...contact, extra: 'x', __proto__: { a: 1 } });
  expect(clean).toMatchObject({ ...contact, phone_country: 'EG', phone: '01001234567' });
  expect(Object.keys(clean)).toEqual(Object.keys(contactForm));
});

test.each([null, undefined, 'text', 7, []])('%j instead of values → every required field fails', (raw) => {
  const failed = failuresOf(formSchema(contactForm, { isPhone }), raw).map(({ field: name }) => name);
  expect(failed).toEqual(['first_name', 'last_name', 'email', 'subject', 'help_details']);
});

test('the first failing rule of a field is its failure, in the order of the form', () => {
  const raw = { ...contact, first_name: ' ', email: 'x', phone: '1', subject: 'x'.repeat(161) };
  expect(failuresOf(formSchema(contactForm, { isPhone }), raw)).toEqual([
    { field: 'first_name', rule: 'required' },
    { field: 'email', rule: 'email' },
    { field: 'phone', rule: 'phone' },
    { field: 'subject', rule: 'max_length', max: 160 },
  ]);
});

test('an own property only: a value that objects inherit is none', () => {
  const form = { toString: field('line', { rule: 'required' }) };
  expect(failuresOf(formSchema(form, { isPhone }), {})).toEqual([{ field: 'toString', rule: 'required' }]);
});

test('a rating in Arabic digits passes, 0 and 6 do not, and an address is needed for an answer', () => {
  const schema = formSchema(feedbackForm, { isPhone });
  const failed = (values: object) =>
    failuresOf(schema, { rating: '٥', area: 'website', help_details: 'x', ...values }).map(({ rule }) => rule);
  expect(failed({})).toEqual([]);
  expect(failed({ rating: '٠' })).toEqual(['between']);
  expect(failed({ rating: 6 })).toEqual(['between']);
  expect(failed({ rating: 'good' })).toEqual(['between']);
  expect(failed({ rating: '' })).toEqual(['required']);
  expect(failed({ wants_answer: 'on' })).toEqual(['required_with']);
});

test('an application asks the questions of its job between letter and consents', () => {
  const form = applicationForm([
    { id: 'a', label: 'Years?', kind: 'text', choices: [], required: true },
    { id: 'b', label: 'Abroad?', kind: 'boolean', choices: [], required: false },
    { id: 'c', label: 'Where?', kind: 'choice', choices: ['Cairo', 'Aswan'], required: true },
  ]);
  const names = Object.keys(form);
  expect(names.slice(names.indexOf('links') + 1)).toEqual([
    'answer_a',
    'answer_b',
    'answer_c',
    'consent_processing',
    'consent_retention',
  ]);
  const person = { ...contact, cv: 'token', consent_processing: 'on' };
  const schema = formSchema(form, { isPhone });
  expect(failuresOf(schema, { ...person, answer_b: 'maybe', answer_c: 'Paris' })).toEqual([
    { field: answerField({ id: 'a' }), rule: 'required' },
    { field: 'answer_b', rule: 'choice' },
    { field: 'answer_c', rule: 'choice' },
  ]);
  expect(failuresOf(schema, { ...person, answer_a: '7', answer_b: 'yes', answer_c: 'Aswan' })).toEqual([]);
});

test('every form refuses emptiness and never throws on hostile values', () => {
  const hostile = ['\0', '\uD800', '<script>', {}, [], [[]], Infinity, true, null, 'x'.repeat(200_000)];
  for (const [kind, form] of Object.entries(forms)) {
    const schema = formSchema(form, { isPhone });
    // What the owner's forms require is in their plans.
    expect(failuresOf(schema, {}).length > 0).toBe(kind !== 'responses');
    for (const value of hostile) {
      const raw = Object.fromEntries(Object.keys(form).map((name) => [name, value]));
      expect(() => schema.safeParse(raw)).not.toThrow();
      expect(JSON.stringify(cleanValues(form, raw))).not.toContain('\\u0000');
    }
  }
});
