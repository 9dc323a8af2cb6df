import type { Locale } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../platform/http/error.ts';
import { checkNewPassword, weaknessOf } from './password-rules.ts';

const owner = { email: 'layla.hassan@example.com', name: 'Layla Hassan' };

function failureOf(password: string, locale: Locale) {
  try {
    checkNewPassword(password, owner, locale);
    return null;
  } catch (error) {
    return (error as ApiError).details.failures?.[0] ?? null;
  }
}

const ruleOf = (password: string) => failureOf(password, 'en')?.rule ?? null;

test('length counts what a reader sees as characters', () => {
  expect(ruleOf('short one')).toBe('length');
  expect(ruleOf('قصيرة جدا')).toBe('length');
  expect(ruleOf('🦉🌴🌊'.repeat(3))).toBe('length');
  expect(ruleOf('🦉🌴🌊🏺'.repeat(3))).not.toBe('length');
  expect(ruleOf('é'.normalize('NFD').repeat(9))).toBe('length');
});

test('an Arabic refusal counts in Arabic, in the digits of whoever reads it', () => {
  expect(failureOf('قصيرة', 'ar')?.message).toContain('١٠ أحرف على الأقل و٢٠٠ حرف على الأكثر');
  expect(weaknessOf('قصيرة', owner, 'ar')).toContain('10 أحرف على الأقل و200 حرف على الأكثر');
});

test.each([
  'layla.hassan@example.com',
  'layla.hassan',
  'LaylaHassan1',
  'hassan-2026!',
  '1990 Layla 1990',
  'example.com1',
])('%s is what others try first', (password) => expect(ruleOf(password)).toBe('personal'));

test.each([
  'password123',
  'P@ssw0rd2026!',
  'passwordpassword',
  'qwertyuiop',
  '1234567890',
  '0987654321',
  'aaaaaaaaaaaa',
  '1212121212',
  '2026-11-21!!',
  'كلمة المرور',
  'ضصثقفغعهخح',
  'Mohamed1990',
  'ilove you 123',
])('%s is what very many people use', (password) => expect(ruleOf(password)).toBe('common'));

test.each([
  'seven palms by the river',
  'نخلات سبع على النهر',
  'Layla eats figs in winter',
  'tr0ub4dor&3xy',
  '9f8#kQ2!pL',
])('%s is good', (password) => expect(ruleOf(password)).toBeNull());
