import type { Locale } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { NamedPages } from './named-pages.ts';
import { searchable } from './testing/searchable.ts';

const names: Record<string, Record<Locale, [string, ...string[]]>> = {
  about: { en: ['About us', 'who we are'], ar: ['من نحن'] },
  contact: { en: ['Contact us', 'phone address'], ar: ['تواصل معنا', 'اتصل بنا'] },
  counter: { en: ['Word counter', 'count words'], ar: ['عداد الكلمات'] },
  jobs: { en: ['All open positions', 'jobs'], ar: ['كل الوظائف المتاحة'] },
  careers: { en: ['Careers', 'jobs'], ar: ['الوظائف'] },
};
const pages = new NamedPages(
  Object.entries(names).flatMap(([name, languages]) =>
    (['en', 'ar'] as const).map((locale) => {
      const [title, ...keywords] = languages[locale];
      const entry = `landing-pages:${name}`;
      return {
        ...searchable({ title, keywords, locale }),
        type: 'landing-pages' as const,
        entry,
        id: `${entry}:${locale}`,
      };
    }),
  ),
);
const titles = (query: string, locale: Locale = 'en', limit = 3) =>
  pages.find(query, locale, limit).map(({ document }) => document.title);

test.each<[string, Locale, string]>([
  ['contact', 'en', 'Contact us'],
  ['Contact us', 'en', 'Contact us'],
  ['word counter', 'en', 'Word counter'],
  ['about', 'en', 'About us'],
  ['about us', 'en', 'About us'],
  ['phone', 'en', 'Contact us'],
  ['contcat', 'en', 'Contact us'],
  ['عداد الكلمات', 'ar', 'عداد الكلمات'],
  ['عدّاد كلمات', 'ar', 'عداد الكلمات'],
  ['من نحن', 'ar', 'من نحن'],
  ['اتصل', 'ar', 'تواصل معنا'],
])('“%s” (%s) leads to the page that is called so', (query, locale, title) => {
  expect(titles(query, locale)[0]).toBe(title);
});

test('a page is named in either language, and shown in the reader’s', () => {
  expect(titles('word counter', 'ar')).toEqual(['عداد الكلمات']);
  expect(titles('عداد الكلمات', 'en')).toEqual(['Word counter']);
});

test('the whole name comes before a part of one, and a title before another name', () => {
  expect(titles('careers')[0]).toBe('Careers');
  expect(titles('jobs')).toEqual(['Careers', 'All open positions']);
});

test('what asks for more than the name is no page, nor is what only means as much', () => {
  expect(titles('contact lenses for clinics')).toEqual([]);
  expect(titles('granite')).toEqual([]);
  expect(titles('vacancy')).toEqual([]);
  expect(titles('pages')).toEqual([]);
  expect(titles('')).toEqual([]);
});

test('a name that is being typed is known by three letters', () => {
  expect(titles('con')).toEqual(['Contact us']);
  expect(titles('co')).toEqual([]);
});

test('no more than were asked for', () => {
  expect(titles('jobs', 'en', 1)).toEqual(['Careers']);
});
