import { describe, expect, test } from 'vitest';
import { orderForm } from './forms.ts';
import { passes, type Rule, type RuleContext } from './rules.ts';

const context = (values: Record<string, unknown> = {}): RuleContext => ({ values, isPhone: () => false });
const check = (rule: Rule, value: unknown, values?: Record<string, unknown>) => passes(rule, value, context(values));

describe('required', () => {
  test.each([null, undefined, '', ' ', '\t\n', '\u00A0', '\u3000', false, []])('%j → fails', (value) => {
    expect(check({ rule: 'required' }, value)).toBe(false);
  });
  test.each([0, '0', true, ['a'], ' a ', 'false'])('%j → passes', (value) => {
    expect(check({ rule: 'required' }, value)).toBe(true);
  });
});

describe('required_with', () => {
  const rule: Rule = { rule: 'required_with', target: 'wants_answer' };

  test('its target ticked, the value empty → fails', () => {
    expect(check(rule, '', { wants_answer: true })).toBe(false);
  });
  test.each([
    ['the target not ticked', '', { wants_answer: false }],
    ['no target at all', '', {}],
    ['the target ticked and a value', 'a@b.co', { wants_answer: true }],
  ])('%s → passes', (_, value, values) => {
    expect(check(rule, value, values)).toBe(true);
  });
});

test('number → any number, be it beyond a limit of another rule; a word is none', () => {
  const rule: Rule = { rule: 'number' };
  for (const value of [null, '', 0, '3', -2.5, 1e9]) expect(check(rule, value)).toBe(true);
  for (const value of ['many', Number.NaN, true, ['3'], {}]) expect(check(rule, value)).toBe(false);
});

describe('between', () => {
  const rule: Rule = { rule: 'between', min: 1, max: 5 };

  test.each([1, 5, '3', 2.5, ' 4 '])('%j of 1 to 5 → passes', (value) => {
    expect(check(rule, value)).toBe(true);
  });
  test.each([0, 6, 5.000001, '0', 'three', Number.NaN, Infinity, true, ['3'], {}])('%j of 1 to 5 → fails', (value) => {
    expect(check(rule, value)).toBe(false);
  });
  test.each([null, undefined, '', '  '])('%j, which is empty → passes', (value) => {
    expect(check(rule, value)).toBe(true);
  });
  test('min above max → every number fails', () => {
    expect([1, 3, 5].map((value) => check({ rule: 'between', min: 5, max: 1 }, value))).toEqual([false, false, false]);
  });
  test('min equal to max → that number alone', () => {
    expect([1, 2, 3].map((value) => check({ rule: 'between', min: 2, max: 2 }, value))).toEqual([false, true, false]);
  });
});

describe('confirmed', () => {
  const rule: Rule = { rule: 'confirmed', target: 'email' };

  test.each([
    ['the same text', 'a@b.co', 'a@b.co', true],
    ['another case', 'A@b.co', 'a@b.co', false],
    ['a space more', 'a@b.co ', 'a@b.co', false],
    ['a number and its text', 12, '12', true],
    ['both empty', '', undefined, true],
    ['one empty', '', 'a', false],
  ])('%s', (_, value, target, expected) => {
    expect(check(rule, value, { email: target })).toBe(expected);
  });
  test('no target → only nothing equals it', () => {
    expect([check(rule, 'a'), check(rule, null)]).toEqual([false, true]);
  });
});

describe('email', () => {
  test.each([
    'layla@example.com',
    "o'brien+tag@mail.example.co.uk",
    'ليلى@مثال.مصر',
    'a@b.co',
    `${'a'.repeat(64)}@example.com`,
    '',
  ])('%s → passes', (value) => {
    expect(check({ rule: 'email' }, value)).toBe(true);
  });
  test.each([
    'layla',
    'layla@',
    '@example.com',
    'layla@example',
    'la yla@example.com',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.co\nBcc: c@d.co',
    'a@b.co,c@d.co',
    '<a@b.co>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
  ])('%j → fails', (value) => {
    expect(check({ rule: 'email' }, value)).toBe(false);
  });
});

test('phone → asked of the plan of the chosen country; empty passes unasked', () => {
  const asked: string[][] = [];
  const isPhone = (...call: [string, string]) => {
    asked.push(call);
    return call[1] === 'EG';
  };
  const rule: Rule = { rule: 'phone', target: 'phone_country' };
  const answers = ['EG', 'SA'].map((country) => passes(rule, '0100', { values: { phone_country: country }, isPhone }));
  expect(answers).toEqual([true, false]);
  expect(passes(rule, '', { values: {}, isPhone })).toBe(true);
  expect(asked).toEqual([
    ['0100', 'EG'],
    ['0100', 'SA'],
  ]);
});

test('max_length → counted in characters as JavaScript does, the limit included', () => {
  const rule: Rule = { rule: 'max_length', max: 3 };
  expect(['abc', 'abcd', '', null].map((value) => check(rule, value))).toEqual([true, false, true, true]);
});

test('choice → one of them exactly; empty passes', () => {
  const rule: Rule = { rule: 'choice', choices: ['low', 'high'] };
  expect(['low', 'Low', 'other', 'toString', ''].map((value) => check(rule, value))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

describe('links', () => {
  const rule: Rule = { rule: 'links', max: 2 };

  test.each([[[]], [['https://github.com/a', 'http://مثال.مصر/أعمال']], [['https://a.co']]])('%j → passes', (value) => {
    expect(check(rule, value)).toBe(true);
  });
  test.each([
    [['https://a.co', 'https://b.co', 'https://c.co']],
    [['javascript:alert(1)']],
    [['data:text/html,x']],
    [['ftp://a.co']],
    [['github.com/a']],
    [['https://localhost']],
    [[`https://a.co/${'x'.repeat(500)}`]],
  ])('%j → fails', (value) => {
    expect(check(rule, value)).toBe(false);
  });
});

describe('date', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  test.each([day(0), day(-1), day(1), day(4000), ''])('%s → passes', (value) => {
    expect(check({ rule: 'date' }, value)).toBe(true);
  });
  test.each([day(-3), '2020-01-01', '2099-02-30', '2099-13-01', '2099-1-1', '01/01/2099', 'soon', '2099-01-01T00:00'])(
    '%s → fails',
    (value) => {
      expect(check({ rule: 'date' }, value)).toBe(false);
    },
  );
});

test.each([
  ['31.12.26', 'date_written'],
  ['2027-13-01', 'date_written'],
  ['2027-02-31', 'day'],
  ['2020-01-01', 'date'],
  ['', undefined],
])('a deadline %j fails at %s', (value, first) => {
  expect(orderForm.deadline.rules.find((rule) => !check(rule, value))?.rule).toBe(first);
});

test('files → at most so many', () => {
  const rule: Rule = { rule: 'files', max: 1 };
  expect([[], ['a'], ['a', 'b'], undefined].map((value) => check(rule, value))).toEqual([true, true, false, true]);
});

test.each(['unknown', 'constructor', '__proto__'])('the rule %s, which does not exist → an internal error', (rule) => {
  expect(() => check({ rule } as unknown as Rule, 'x')).toThrow(`Unknown validator: ${rule}`);
});
