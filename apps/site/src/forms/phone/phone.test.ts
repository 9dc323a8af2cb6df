import { describe, expect, test } from 'vitest';
import { listCountries } from './countries.ts';
import { findCountries, isInternational, readNumber } from './read-number.ts';

const english = listCountries('en');
const arabic = listCountries('ar');
const found = (typed: string, countries = english) => findCountries(countries, typed).map(({ code }) => code);

describe('the list of countries', () => {
  test('begins with Egypt, has each country once and a name for each', () => {
    expect(english.length).toBeGreaterThan(240);
    expect(english[0]).toMatchObject({ code: 'EG', name: 'Egypt', callingCode: '20', near: true });
    expect(arabic[0]).toMatchObject({ code: 'EG', name: 'مصر' });
    expect(new Set(english.map(({ code }) => code)).size).toBe(english.length);
    expect(english.filter(({ name, code }) => name === code)).toEqual([]);
  });

  test.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('after the near ones follows the alphabet of %s', (locale, countries) => {
    const names = countries.filter(({ near }) => !near).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    expect(countries.findLastIndex(({ near }) => near)).toBe(countries.length - names.length - 1);
  });
});

describe('a country is found', () => {
  test.each([
    ['egy', 'EG'],
    ['مصر', 'EG'],
    ['+20', 'EG'],
    ['20', 'EG'],
    ['٢٠', 'EG'],
    ['۰۰۲۰', 'EG'],
    ['+966 50 123 4567', 'SA'],
    ['السعوديه', 'SA'],
    ['سعودية', 'SA'],
    ['الامارات', 'AE'],
    ['إمارات', 'AE'],
    ['uae', 'AE'],
    ['ksa', 'SA'],
    ['usa', 'US'],
    ['england', 'GB'],
    ['Cote d', 'CI'],
    ['آلمانيا', 'DE'],
    ['de', 'DE'],
    ['germany', 'DE'],
  ])('%s → %s', (typed, code) => {
    expect(found(typed)[0]).toBe(code);
    expect(found(typed, arabic)[0]).toBe(code);
  });

  test('by the beginning of its calling code, exact ones first', () => {
    expect(found('+96').slice(0, 3)).toEqual(['SA', 'KW', 'OM']);
    expect(found('1')[0]).not.toBe('EG');
    expect(found('44').slice(0, 4)).toContain('GB');
  });

  test('with nothing typed or a plus alone all are there, in their order', () => {
    expect(found('  ')).toEqual(english.map(({ code }) => code));
    expect(found('+')).toEqual(english.map(({ code }) => code));
  });

  test('and none for what is no country', () => {
    expect(found('zzzz')).toEqual([]);
    expect(found('999')).toEqual([]);
  });
});

describe('a number', () => {
  test.each([
    ['01001234567', 'EG', 'EG', '010 01234567'],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', 'EG', '010 01234567'],
    ['۰۱۰۰ ۱۲۳ ۴۵۶۷', 'EG', 'EG', '010 01234567'],
    ['+966501234567', 'EG', 'SA', '050 123 4567'],
    ['00966 50 123 4567', 'EG', 'SA', '050 123 4567'],
    ['٠٠٩٦٦٥٠١٢٣٤٥٦٧', 'EG', 'SA', '050 123 4567'],
    ['\u202A+20 100 123 4567\u202C', 'SA', 'EG', '010 01234567'],
    ['(+20) 100 123 4567', 'SA', 'EG', '010 01234567'],
    ['(٠٠٢٠) ١٠٠ ١٢٣ ٤٥٦٧', 'SA', 'EG', '010 01234567'],
    ['tel:+20-100-123-4567', 'US', 'EG', '010 01234567'],
    ['16123', 'EG', 'EG', '16123'],
    ['+1 202 555 0123', 'CA', 'US', '(202) 555-0123'],
    ['+44 20 7946 0018', 'EG', 'GB', '020 7946 0018'],
  ])('%s typed for %s is one of %s: %s', (typed, chosen, country, number) => {
    expect(readNumber(typed, chosen)).toEqual({ country, number });
  });

  test.each([
    ['12', 'EG'],
    ['not a number', 'EG'],
    ['+999 123', 'EG'],
    ['0100', 'EG'],
    ['', 'EG'],
  ])('%j is left as it was typed', (typed, country) => {
    expect(readNumber(typed, country)).toEqual({ country, number: typed });
  });

  test.each([
    [' +20', true],
    ['٠٠٢٠', true],
    ['\u202A+20 100', true],
    ['0100', false],
    ['', false],
  ])('%j names its country itself: %s', (typed, international) => {
    expect(isInternational(typed)).toBe(international);
  });

  test('of an unknown country code is read without one', () => {
    expect(readNumber('0100 123 4567', 'XX')).toEqual({ country: 'XX', number: '0100 123 4567' });
    expect(readNumber('+20 100 123 4567', 'XX')).toEqual({ country: 'EG', number: '010 01234567' });
  });

  test('of a shared calling code without enough digits stays with the chosen country', () => {
    expect(readNumber('+1 2', 'CA').country).toBe('CA');
    expect(readNumber('+7', 'KZ')).toEqual({ country: 'KZ', number: '+7' });
  });
});
