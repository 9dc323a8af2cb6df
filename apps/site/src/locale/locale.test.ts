import { describe, expect, test } from 'vitest';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { matchRoute } from '../router/match.ts';
import { preferredLocale } from '../server/address/first-visit.ts';
import { switchTarget } from '../shell/language-switch.tsx';
import { formatOf } from './format.ts';
import { readLocaleCookie } from './locale-cookie.ts';
import { splitLocale } from './split-locale.ts';
import { translatorOf } from './translator.ts';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/ar', 'ar', '/'],
  ['/ar/about', 'ar', '/about'],
  ['/arabic', 'en', '/arabic'],
  ['/en/about', 'en', '/en/about'],
])('%s is %s %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test.each([
  ['i18n_redirected=ar', 'ar'],
  ['a=b; i18n_redirected=en', 'en'],
  ['i18n_redirected=fr', 'en'],
  ['xi18n_redirected=ar', null],
  ['', null],
])('the cookie header "%s" remembers %s', (header, locale) => {
  expect(readLocaleCookie(header)).toBe(locale);
});

test.each([
  ['ar', 'ar'],
  ['fr, ar;q=0.8, en;q=0.7', 'ar'],
  ['en-GB,ar;q=0.9', 'en'],
  ['ar;q=0, en', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [';;;,q=x', 'en'],
])('Accept-Language "%s" prefers %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

describe('the language switch', () => {
  const page = (pathname: string, search: string, alternates?: { en: string | null; ar: string | null }) => ({
    ...matchRoute(pathname),
    location: { key: '', pathname, search, hash: '' },
    payload: { kind: 'page' as const, model: alternates ? { head: { alternates } } : {} },
  });

  test('keeps path and query', () => {
    expect(switchTarget(page('/works', '?page=2'), 'en')).toEqual({
      href: '/ar/works?page=2',
      untranslated: false,
    });
    expect(switchTarget(page('/ar', ''), 'ar')).toEqual({ href: '/', untranslated: false });
  });

  test('takes the entry’s slug in the other language', () => {
    const entry = page('/services/a', '?x=1', { en: '/services/a', ar: '/ar/services/b' });
    expect(switchTarget(entry, 'en').href).toBe('/ar/services/b?x=1');
  });

  test('takes the other language’s query where the page brings one', () => {
    const list = page('/services', '?category=build', {
      en: '/services?category=build',
      ar: '/ar/services?category=x',
    });
    expect(switchTarget(list, 'en').href).toBe('/ar/services?category=x');
  });

  test.each([
    ['?industry=a&page=3', 3, '/ar/works?industry=a&page=3'],
    ['?industry=a&page=3', 2, '/ar/works?industry=a'],
    ['?page=2', 1, '/ar/works'],
  ])(
    'of %s keeps the page where the other language has %i of them, and the filter always',
    (search, otherPages, href) => {
      const head = { alternates: { en: '/works', ar: '/ar/works' }, otherPages };
      const list = { ...page('/works', search), payload: { kind: 'page' as const, model: { head } } };
      expect(switchTarget(list, 'en').href).toBe(href);
    },
  );

  test.each([
    [2, '/ar/blog?tag=b&page=2'],
    [1, '/ar/blog?tag=b'],
  ])('keeps the page of a named list where the other language has %i', (otherPages, href) => {
    const head = { alternates: { en: '/blog?tag=a', ar: '/ar/blog?tag=b' }, otherPages };
    const list = { ...page('/blog', '?tag=a&page=2'), payload: { kind: 'page' as const, model: { head } } };
    expect(switchTarget(list, 'en').href).toBe(href);
  });

  test('leads to the marked list where the entry lacks the other language', () => {
    const entry = page('/blog/a', '?x=1', { en: '/blog/a', ar: null });
    expect(switchTarget(entry, 'en')).toEqual({ href: '/ar/blog?notice=untranslated', untranslated: true });
  });
});

describe('format', () => {
  const arabic = formatOf('ar-EG-u-nu-arab');

  test('numbers, dates and digits follow the locale and the numbering system', () => {
    expect(arabic.number(1234.5)).toBe('١٬٢٣٤٫٥');
    for (const tag of ['en-US', 'ar-EG-u-nu-arab', 'ar-EG-u-nu-latn'])
      for (const value of [0, 7, 42, 999, 1000, -3, 0.5])
        expect(formatOf(tag).number(value)).toBe(new Intl.NumberFormat(tag).format(value));
    expect(arabic.date('2026-01-02T10:00:00Z')).toBe('٢ يناير ٢٠٢٦');
    expect(arabic.digits('+20 2')).toBe('+٢٠ ٢');
    expect(formatOf('ar-EG-u-nu-latn').digits('20')).toBe('20');
    expect(formatOf('en-US').date('2026-01-02T10:00:00Z')).toBe('January 2, 2026');
  });

  test('an index has two digits, but no dot of a zero before an Arabic-Indic one', () => {
    expect([1, 11].map(formatOf('en-US').index)).toEqual(['01', '11']);
    expect([1, 11].map(arabic.index)).toEqual(['١', '١١']);
    expect(formatOf('ar-EG-u-nu-latn').index(1)).toBe('01');
  });

  test('a day is Cairo’s day', () => {
    expect(formatOf('en-US').date('2026-01-01T22:30:00Z', 'short')).toBe('Jan 2, 2026');
  });
});

test('Arabic counts take their six forms and their digits', () => {
  const icu = '{n, plural, zero {لا أعمال} one {عمل واحد} two {عملان} few {# أعمال} many {# عملًا} other {# عمل}}';
  const { t } = translatorOf('ar', { count: compileMessage(icu) }, 'arab');
  const count = t as unknown as (key: string, values: object) => string;
  expect([0, 1, 2, 3, 11, 100].map((n) => count('count', { n }))).toEqual([
    'لا أعمال',
    'عمل واحد',
    'عملان',
    '٣ أعمال',
    '١١ عملًا',
    '١٠٠ عمل',
  ]);
});
