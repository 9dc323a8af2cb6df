import type { Locale } from '@nasaq/contract';
import { expect, test } from 'vitest';
import type { SearchRule } from './query-rules.ts';
import { SearchIndex } from './search-index.ts';
import { searchable } from './testing/searchable.ts';

let made = 0;
function rule(given: Partial<SearchRule>): SearchRule {
  made += 1;
  const nothing = { phrases: [], readers: null, effect: 'results', first: [], never: [], leadsTo: null } as const;
  return { id: made, ...nothing, ...given };
}

function indexWith(...rules: SearchRule[]): SearchIndex {
  const index = new SearchIndex();
  const put = (entry: string, title: string, more = {}) => index.put(searchable({ entry, title, ...more }));
  put('services:1', 'Repair of bicycles');
  put('services:2', 'Bicycle rental');
  put('services:2', 'تأجير الدراجات', { url: '/ar/hire' });
  put('careers:3', 'Mechanic', { type: 'careers', url: '/careers/mechanic' });
  index.follow(rules);
  return index;
}

const entries = (index: SearchIndex, query: string, locale: Locale = 'en') =>
  index.search(query, locale).map(({ document }) => document.entry);

test('what staff want first is first, in their order and whether it has the words or not', () => {
  const index = indexWith(rule({ phrases: ['bicycle repair'], first: ['careers:3', 'services:2'] }));
  expect(entries(index, 'repair of bicycles')).toEqual(['careers:3', 'services:2', 'services:1']);
  expect(entries(index, 'Bicycles repaired')[0]).toBe('careers:3');
  expect(entries(index, 'repair')).toEqual(['services:1']);
  expect(entries(index, 'repair of old bicycles')[0]).toBe('services:1');
});

test('a phrase is met folded and inflected in Arabic, and gives each reader the entry in their language', () => {
  const index = indexWith(rule({ phrases: ['دراجة هوائية'], first: ['services:2'] }));
  const [found] = index.search('الدراجات الهوائيّة', 'ar');
  expect(found!.document.title).toBe('تأجير الدراجات');
  expect(index.search('دراجة هوائيه', 'en')[0]!.document.title).toBe('Bicycle rental');
});

test('a rule for readers of one language is none for the others', () => {
  const index = indexWith(rule({ phrases: ['mechanic'], readers: 'ar', first: ['services:1'] }));
  expect(entries(index, 'mechanic', 'ar')[0]).toBe('services:1');
  expect(entries(index, 'mechanic', 'en')).toEqual(['careers:3']);
});

test('an entry that is not published, or is no more, is passed over', () => {
  const index = indexWith(rule({ phrases: ['mechanic'], first: ['services:99', 'services:1'] }));
  expect(entries(index, 'mechanic')).toEqual(['services:1', 'careers:3']);
  index.remove('services:1:en');
  expect(entries(index, 'mechanic')).toEqual(['careers:3']);
});

test('what is hidden for a search is found by other words, and a limit still gets what it asks for', () => {
  const index = indexWith(rule({ phrases: ['bicycle'], never: ['services:2'] }));
  expect(entries(index, 'bicycles')).toEqual(['services:1']);
  expect(entries(index, 'rental')).toEqual(['services:2']);
  expect(index.search('bicycle', 'en', 1)).toHaveLength(1);
});

test('a search of types gets what comes first of these types only', () => {
  const index = indexWith(rule({ phrases: ['bicycle'], first: ['careers:3'] }));
  expect(index.search('bicycle', 'en', 20, ['services']).map(({ document }) => document.type)).not.toContain('careers');
});

test('a phrase is left out with the small words in it and at its ends, and with a word that it says twice', () => {
  const index = indexWith(rule({ phrases: ['door to door', 'state of the art', 'price for'], effect: 'ignore' }));
  const roles = (query: string) => index.understand(query, 'en').words.map(({ role }) => role);
  expect(roles('door to door rental')).toEqual(['ignored', 'ignored', 'counts']);
  expect(roles('state of the art bicycle')).toEqual(['ignored', 'ignored', 'ignored', 'ignored', 'counts']);
  expect(roles('price for bicycles')).toEqual(['ignored', 'ignored', 'counts']);
  expect(roles('price rental')).toEqual(['ignored', 'counts']);
});

test('words that are left out count nowhere, and alone they find nothing', () => {
  const index = indexWith(rule({ phrases: ['best price', 'سعر'], effect: 'ignore' }));
  expect(entries(index, 'best price bicycle rental')[0]).toBe('services:2');
  expect(index.answer('best prices', 'en')).toEqual({ found: [], leadsTo: null, isSettled: true });
  expect(index.understand('سعر الدراجات', 'ar').words.map(({ role }) => role)).toEqual(['ignored', 'counts']);
});

test('a search leads to a page in the language of its reader, as long as there is one', () => {
  const index = indexWith(
    rule({ phrases: ['vacancies'], effect: 'page', leadsTo: { path: '/careers' } }),
    rule({ phrases: ['rent'], effect: 'page', leadsTo: { entry: 'services:2' } }),
  );
  expect(index.answer('vacancy', 'ar').leadsTo).toBe('/ar/careers');
  expect(index.answer('rent', 'ar').leadsTo).toBe('/ar/hire');
  index.remove('services:2:en');
  index.remove('services:2:ar');
  expect(index.answer('rent', 'ar')).toMatchObject({ leadsTo: null, isSettled: false });
});

test('a search that is to find nothing finds nothing, and is settled', () => {
  const index = indexWith(rule({ phrases: ['bicycle'], effect: 'nothing' }));
  expect(index.answer('bicycles', 'en')).toEqual({ found: [], leadsTo: null, isSettled: true });
  expect(entries(index, 'bicycle rental')[0]).toBe('services:2');
});

test('an empty phrase, or one of words that only ask, is met by nothing else', () => {
  const index = indexWith(rule({ phrases: ['', '!!', 'how to'], first: ['careers:3'] }));
  expect(entries(index, 'bicycle')).not.toContain('careers:3');
  expect(entries(index, 'how to')[0]).toBe('careers:3');
  expect(entries(index, 'how to rental')[0]).toBe('services:2');
});

test('ten thousand rules and synonyms are told apart by their words, and what is said is what is met', () => {
  const rules = Array.from({ length: 10_000 }, (_, number) =>
    rule({ phrases: [`model ${number}`], first: number === 4_321 ? ['careers:3'] : [] }),
  );
  const index = indexWith(...rules);
  const synonyms = rules.map((_, number) => ({ en: [`code${number}`, `alias${number}`], ar: [] }));
  index.learn({ synonyms: [...synonyms, { en: ['velocipede', 'bicycle'], ar: [] }] });
  expect(entries(index, 'model 4321')).toEqual(['careers:3']);
  expect(index.understand('model 77', 'en').rules).toEqual([rules[77]!.id]);
  expect(entries(index, 'velocipede').toSorted()).toEqual(['services:1', 'services:2']);
});
