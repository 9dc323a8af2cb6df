import { expect, test } from 'vitest';
import { fieldLabels } from './field-labels.ts';
import { failureMessage, failureOf } from './rule-messages.ts';
import type { RuleName } from './rules.ts';

test('the Arabic texts of the specification, with the hamza that one of them lacks there', () => {
  const message = (rule: string, limits = {}) => failureMessage({ field: 'first_name', rule, ...limits }, 'ar');
  expect(message('required')).toBe('الاسم الأول مطلوب');
  expect(message('between', { min: 1, max: 5 })).toBe('قيمة الاسم الأول يجب أن تكون ما بين ١ و ٥');
  expect(message('confirmed')).toBe('الاسم الأول لا يماثل التأكيد');
  expect(message('nonsense')).toBe('الاسم الأول is not valid');
});

test('limits stand in the digits that the site shows', () => {
  const failure = { field: 'brief', rule: 'max_length', max: 20_000 };
  expect(failureMessage(failure, 'en')).toContain('20,000');
  expect(failureMessage(failure, 'ar')).toContain('٢٠٬٠٠٠');
  expect(failureMessage(failure, 'ar', undefined, 'latn')).toContain('20,000');
});

test('the example of a day has the digits that limits have', () => {
  const failure = { field: 'deadline', rule: 'date_written' };
  expect(failureMessage(failure, 'en')).toContain('31/12/2026');
  expect(failureMessage(failure, 'ar')).toContain('٣١/١٢/٢٠٢٦');
  expect(failureMessage(failure, 'ar', undefined, 'latn')).toContain('31/12/2026');
});

test.each([
  ['max_length', 1, 'لا يزيد على حرف واحد'],
  ['max_length', 10, 'لا يزيد على ١٠ أحرف'],
  ['max_length', 80, 'لا يزيد على ٨٠ حرفًا'],
  ['max_length', 160, 'لا يزيد على ١٦٠ حرفًا'],
  ['max_length', 200, 'لا يزيد على ٢٠٠ حرف'],
  ['max_length', 2_000, 'لا يزيد على ٢٬٠٠٠ حرف'],
  ['files', 1, 'يقبل حتى ملفًا واحدًا'],
  ['files', 5, 'يقبل حتى ٥ ملفات'],
  ['files', 20, 'يقبل حتى ٢٠ ملفًا'],
  ['links', 2, 'يقبل حتى رابطين'],
])('a limit of %s to %i has its noun in the form of its number', (rule, max, text) => {
  expect(failureMessage({ field: 'files', rule, max }, 'ar')).toContain(text);
});

test('an Arabic sentence agrees with what it is said of', () => {
  const required = (field: string) => failureMessage({ field, rule: 'required' }, 'ar');
  expect(['phone', 'budget', 'help_details', 'offer', 'files', 'new_password', 'cover_letter'].map(required)).toEqual([
    'رقم الهاتف مطلوب',
    'حقل الميزانية مطلوب',
    'حقل التفاصيل مطلوب',
    'حقل الخدمة أو المنتج مطلوب',
    'حقل الملفات مطلوب',
    'حقل كلمة المرور الجديدة مطلوب',
    'خطاب التقديم مطلوب',
  ]);
});

test('no Arabic sentence names its field in the word that follows it', () => {
  for (const field of Object.keys(fieldLabels))
    expect(failureMessage({ field, rule: 'required' }, 'ar')).not.toMatch(/مطلوب مطلوب/);
});

test('a rule that is named like a property of every object is unknown', () => {
  expect(failureMessage({ field: 'email', rule: 'constructor' }, 'en')).toBe('Email is not valid');
});

test('a field that is content is named by its own label, which is no pattern', () => {
  expect(failureMessage({ field: 'answer_1', rule: 'required' }, 'en', 'Why $& {min}?')).toBe(
    'An answer is needed: “Why $& {min}?”',
  );
});

test('a field without a label is named as it stands', () => {
  expect(failureMessage({ field: 'unheard_of', rule: 'required' }, 'ar')).toBe('unheard_of مطلوب');
});

test('a failure keeps the limits of its rule', () => {
  expect(failureOf('rating', { rule: 'between', min: 1, max: 5 })).toEqual({
    field: 'rating',
    rule: 'between',
    min: 1,
    max: 5,
  });
  expect(failureOf('email', { rule: 'email' })).toEqual({ field: 'email', rule: 'email' });
});

test('a question that has no Arabic is quoted and isolated in an Arabic sentence, one that has stands in it', () => {
  const failure = { field: 'answer_1', rule: 'required' };
  expect(failureMessage(failure, 'ar', 'Link to three works')).toBe(
    'السؤال ينتظر إجابتك: «\u2068Link to three works\u2069»',
  );
  expect(failureMessage(failure, 'ar', 'أي نصف؟')).toBe('السؤال ينتظر إجابتك: \u2068أي نصف؟\u2069');
  expect(failureMessage(failure, 'en', 'Which half?')).toBe('An answer is needed: “Which half?”');
  expect(failureMessage(failure, 'ar', { en: 'Which half?', ar: 'أي نصف؟' })).toBe('السؤال ينتظر إجابتك: أي نصف؟');
});

test('of several links the one that is no address is named', () => {
  const values = { links: ['https://a.example/x', 'my page', 'https://b.example'] };
  const failure = failureOf('links', { rule: 'links', max: 5 }, { values });
  expect(failure).toEqual({ field: 'links', rule: 'links', max: 5, link: 'my page' });
  for (const locale of ['en', 'ar'] as const) {
    expect(failureMessage(failure, locale)).toContain('my page');
    expect(failureMessage(failure, locale)).toContain('https://');
  }
  const many = { links: Array.from({ length: 6 }, () => 'https://a.example') };
  expect(failureOf('links', { rule: 'links', max: 5 }, { values: many })).not.toHaveProperty('link');
});

test('every rule says its sentence in both languages, with nothing left to fill in', () => {
  const rules: Record<RuleName, object> = {
    required: {},
    required_with: {},
    number: {},
    between: { min: 1, max: 5 },
    confirmed: {},
    email: {},
    phone: {},
    max_length: { max: 80 },
    choice: {},
    links: { max: 5 },
    date_written: {},
    date: {},
    day: {},
    files: { max: 5 },
  };
  for (const [rule, limits] of Object.entries(rules)) {
    const [en, ar] = (['en', 'ar'] as const).map((locale) =>
      failureMessage({ field: 'email', rule, ...limits }, locale),
    );
    expect(`${en} ${ar}`).not.toMatch(/[{}]|undefined|not valid/);
    expect(en).not.toMatch(/\p{Script=Arabic}/u);
    expect(ar).toMatch(/^(?=.*البريد الإلكتروني)/u);
  }
});

test('every field has a label in both languages', () => {
  for (const { en, ar } of Object.values(fieldLabels)) {
    expect(en).toMatch(/^[A-Z]/);
    expect(ar).toMatch(/\p{Script=Arabic}/u);
  }
});

test('a refused number is shown one that the country has, where one is known', () => {
  const rule = { rule: 'phone', target: 'phone_country' } as const;
  const isPhone = () => false;
  const values = { phone_country: 'SA' };
  const failure = failureOf('phone', rule, { values, isPhone, examplePhone: (country) => `a number of ${country}` });
  expect(failureMessage(failure, 'en')).toContain('looks like \u2066a number of SA\u2069');
  expect(failureMessage(failure, 'ar')).toContain('\u2066a number of SA\u2069');
  expect(failureMessage(failureOf('phone', rule, { values, isPhone }), 'en')).toBe(
    '“Phone” is not a number of the chosen country.',
  );
});
