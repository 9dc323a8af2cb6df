import type { Locale } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { titleHighlightsOf } from './excerpt.ts';
import { SearchIndex } from './search-index.ts';
import type { Searchable } from './searchable.ts';
import { searchable } from './testing/searchable.ts';

function indexOf(...documents: Searchable[]): SearchIndex {
  const index = new SearchIndex();
  for (const document of documents) index.put(document);
  return index;
}

const titles = (index: SearchIndex, query: string, locale: Locale = 'en') =>
  index.search(query, locale).map(({ document }) => document.title);

test('a word counts most in the title, then in keywords, summary and body', () => {
  const index = indexOf(
    searchable({ title: 'In the body', body: 'A quarry of granite' }),
    searchable({ title: 'In the summary', summary: 'A quarry of granite' }),
    searchable({ title: 'In the keywords', keywords: ['granite'] }),
    searchable({ title: 'Granite' }),
  );
  expect(titles(index, 'granite')).toEqual(['Granite', 'In the keywords', 'In the summary', 'In the body']);
});

test('an Arabic word is found with and without what is written onto it, exact ones first', () => {
  const index = indexOf(
    searchable({ title: 'عن الزخرفة', body: 'نكتب وبالتصاميم نعمل' }),
    searchable({ title: 'تصميماتنا' }),
    searchable({ title: 'والتصميم' }),
    searchable({ title: 'تصميم' }),
  );
  expect(titles(index, 'تصميم', 'ar').slice(0, 2)).toEqual(['تصميم', 'والتصميم']);
  expect(titles(index, 'تصميم', 'ar')).toHaveLength(4);
});

test('the spelling that was typed comes before one that only folds to it', () => {
  const index = indexOf(searchable({ title: 'الادارة اليومية' }), searchable({ title: 'الإدارة اليومية' }));
  expect(titles(index, 'الإدارة', 'ar')).toEqual(['الإدارة اليومية', 'الادارة اليومية']);
  expect(titles(index, 'الادارة', 'ar')).toEqual(['الادارة اليومية', 'الإدارة اليومية']);
});

test.each([
  ['desing', 'Design work'],
  ['desgn', 'Design work'],
  ['desi', 'Design work'],
  ['designers', 'Design work'],
  ['يثسهلى', 'Design work'],
  ['DESIGN', 'Design work'],
  ['dezing', 'Design work'],
  ['الزخرفه', 'الزخرفة الهندسية'],
  ['زخرفة', 'الزخرفة الهندسية'],
  ['الزحرفة', 'الزخرفة الهندسية'],
  ['hg.ovtm', 'الزخرفة الهندسية'],
  ['الزخ', 'الزخرفة الهندسية'],
  ['٢٠٢٦', 'Report of 2026'],
  ['2026', 'Report of 2026'],
])('«%s» finds «%s» first', (query, title) => {
  const index = indexOf(
    searchable({ title: 'Design work' }),
    searchable({ title: 'الزخرفة الهندسية' }),
    searchable({ title: 'Report of 2026' }),
    searchable({ title: 'Something else' }),
  );
  expect(titles(index, query, 'en')[0]).toBe(title);
});

test('what a passage is headed with counts more than what it mentions, and more than an item of a list', () => {
  const index = indexOf(
    searchable({ title: 'List', body: 'Everything is listed here.\nMarble\nGranite\nLimestone' }),
    searchable({ title: 'Text', body: 'Where do you find it\nWe have granite and marble.' }),
    searchable({ title: 'Heading', body: 'Do you sell granite?\nYes, in blocks and slabs.' }),
  );
  expect(titles(index, 'granite')[0]).toBe('Heading');
});

test('a heading and what it stands above are one passage', () => {
  const index = indexOf(
    searchable({
      title: 'Apart',
      body: 'We sell marble in blocks.\nOur office is closed on holidays and on weekends.',
    }),
    searchable({
      title: 'Together',
      body: 'Hours on holidays and on weekends\nWe sell marble at any time of the day.',
    }),
  );
  expect(titles(index, 'marble holidays')).toEqual(['Together', 'Apart']);
});

test('an entry that says it in both languages comes before one that says it in one of them', () => {
  const index = indexOf(
    searchable({ title: 'Invoices and fees', entry: 'posts:one', locale: 'en' }),
    searchable({ title: 'عنوان آخر تماما', entry: 'posts:one', locale: 'ar' }),
    searchable({ title: 'Invoices and rates', entry: 'posts:two', locale: 'en' }),
    searchable({ title: 'الفواتير والأسعار', entry: 'posts:two', locale: 'ar' }),
  );
  expect(titles(index, 'invoices')).toEqual(['Invoices and rates', 'Invoices and fees']);
});

test('a word that is only near in meaning is found, and not marked', () => {
  const title = 'العنوان والموقع';
  const [found] = indexOf(searchable({ title })).search('المواقع', 'ar');
  expect(titleHighlightsOf(found!).map(([start, end]) => title.slice(start, end))).toEqual(['والموقع']);
});

test('the beginning of a word stands for what that word means', () => {
  const index = indexOf(
    searchable({ title: 'Vacancies' }),
    searchable({ title: 'Jobs' }),
    searchable({ title: 'Granite' }),
  );
  expect(titles(index, 'vacanc')).toEqual(['Vacancies', 'Jobs']);
  expect(titles(indexOf(searchable({ title: 'نشرة بريدية' })), 'newsle')).toEqual(['نشرة بريدية']);
});

test('words beside each other come before words apart', () => {
  const index = indexOf(
    searchable({ title: 'One', body: 'Cash is king. Nothing on the way. Delivery comes later.' }),
    searchable({ title: 'Two', body: 'Paid as cash on delivery, at the door and nowhere else.' }),
  );
  expect(titles(index, 'cash on delivery')).toEqual(['Two', 'One']);
});

test('what holds all words comes before what holds one of them often', () => {
  const index = indexOf(
    searchable({ title: 'Pumps', body: 'Pumps, pumps and pumps' }),
    searchable({ title: 'Water', body: 'Water for pumps' }),
  );
  expect(titles(index, 'water pumps')[0]).toBe('Water');
});

test('an entry comes once, in the language of the reader', () => {
  const english = searchable({ title: 'Granite quarry', entry: 'works:9', type: 'works' });
  const arabic = searchable({ title: 'محجر الجرانيت', entry: 'works:9', type: 'works' });
  const index = indexOf(english, arabic);
  expect(titles(index, 'granite', 'ar')).toEqual(['محجر الجرانيت']);
  expect(titles(index, 'محجر', 'en')).toEqual(['Granite quarry']);
});

test('what exists in the other language only stands below', () => {
  const index = indexOf(
    searchable({ title: 'الخصوصية' }),
    searchable({ title: 'Policy of privacy and of much else', body: 'Privacy' }),
  );
  expect(titles(index, 'privacy', 'en')).toEqual(['Policy of privacy and of much else', 'الخصوصية']);
  expect(titles(index, 'خصوصية', 'ar')[0]).toBe('الخصوصية');
});

test('the name of a type leads its entries', () => {
  const index = indexOf(
    searchable({ title: 'أتمتة الوظائف', body: 'وظائف النظام وظائف كثيرة' }),
    searchable({ title: 'مهندس خوادم', type: 'careers' }),
    searchable({ title: 'Backend engineer', type: 'careers' }),
  );
  expect(titles(index, 'jobs', 'en')[0]).toBe('Backend engineer');
  expect(titles(index, 'وظائف', 'ar')).toContain('مهندس خوادم');
});

test('newer texts come first among equals, and what is past last', () => {
  const now = Date.now();
  const index = indexOf(
    searchable({ title: 'Granite', key: 'closed', pastFrom: now - 1 }),
    searchable({ title: 'Granite', key: 'old', date: now - 3 * 365 * 86_400_000 }),
    searchable({ title: 'Granite', key: 'new', date: now, pastFrom: now + 60_000 }),
  );
  expect(index.search('granite', 'en').map(({ document }) => document.key)).toEqual(['new', 'old', 'closed']);
});

test.each(['', ' ', '…؟!', '😀', '\u200F'])('«%s» asks for nothing', (query) => {
  expect(indexOf(searchable({ title: 'Granite' })).search(query, 'en')).toEqual([]);
});

test('stop words alone are searched for like others, and beside others hardly count', () => {
  const index = indexOf(searchable({ title: 'The Who' }), searchable({ title: 'Granite' }));
  expect(titles(index, 'the who')).toEqual(['The Who']);
  expect(titles(index, 'the granite who is')[0]).toBe('Granite');
});

test('one and two letters begin words of titles, in a number that does not grow with the texts', () => {
  const many = Array.from({ length: 300 }, (_, index) => searchable({ title: `G${index}x`, body: `ga${index}` }));
  const index = indexOf(...many, searchable({ title: 'Granite' }));
  const [found] = index.search('g', 'en', 50);
  expect(found!.marked.size).toBeLessThanOrEqual(40);
  expect(titles(index, 'gr')).toEqual(['Granite']);
});

test('words of a query beyond the twelfth are left out', () => {
  const index = indexOf(searchable({ title: 'Granite' }));
  expect(titles(index, 'a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 granite')).toEqual([]);
});

test('types narrow the search before it is cut', () => {
  const index = indexOf(
    ...Array.from({ length: 200 }, () => searchable({ title: 'Granite' })),
    searchable({ title: 'Far off', type: 'legals', body: `${'stone '.repeat(300)} granite` }),
  );
  expect(index.search('granite', 'en', 5, ['legals']).map(({ document }) => document.title)).toEqual(['Far off']);
});

test('what is replaced or removed is not found, also after the numbers have been given anew', () => {
  const index = new SearchIndex();
  const kept = searchable({ title: 'Granite' });
  index.put(kept);
  const changing = searchable({ title: 'Basalt 0' });
  for (let round = 0; round < 3_000; round += 1) index.put({ ...changing, title: `Basalt number${round}` });
  expect(index.size).toBe(2);
  expect(titles(index, 'basalt')).toEqual(['Basalt number2999']);
  expect(titles(index, 'number17')).not.toContain('Basalt number17');
  expect(titles(index, 'granite')).toEqual(['Granite']);
  expect(titles(index, 'granite basalt').sort()).toEqual(['Basalt number2999', 'Granite']);
  index.remove(changing.id);
  expect(titles(index, 'basalt')).toEqual([]);
  expect([...index.held()]).toEqual([kept]);
});

test('documents that were removed do not count for how rare a word is', () => {
  const index = indexOf(searchable({ title: 'Granite' }));
  const removed = Array.from({ length: 20 }, () => searchable({ title: 'Granite' }));
  for (const document of removed) index.put(document);
  for (const { id } of removed) index.remove(id);
  expect(titles(index, 'granite')).toEqual(['Granite']);
  expect(index.search('granite', 'en')[0]!.score).toBe(
    indexOf(searchable({ title: 'Granite' })).search('granite', 'en')[0]!.score,
  );
});

test('names of object members are words like others', () => {
  const index = indexOf(searchable({ title: 'constructor __proto__ toString' }));
  expect(titles(index, 'constructor')).toHaveLength(1);
  expect(titles(index, 'hasOwnProperty')).toEqual([]);
});

test('of entries that hold the words alike, the one that is like the best comes first', () => {
  const index = indexOf(
    searchable({ title: 'Invoices', body: 'Transfer, cheque and card: how our accountants are paid.' }),
    searchable({ title: 'Travel', body: 'One of the invoices was lost in a suitcase on the beach.' }),
    searchable({ title: 'Money', body: 'One of the invoices is paid by cheque or card or transfer.' }),
    ...Array.from({ length: 12 }, (_, at) => searchable({ title: `Something else ${at}` })),
  );
  expect(titles(index, 'invoices')).toEqual(['Invoices', 'Money', 'Travel']);
});

test('a term that is learnt leads to what exists in the other language only, at once, also where it is several words', () => {
  const index = indexOf(
    searchable({ title: 'رصيف الميناء', body: 'ترسو المعدية عند الرصيف.' }),
    searchable({ title: 'قاعدة المعرفة', body: 'أجوبة عن أسئلتكم.' }),
    searchable({ title: 'قاعدة البيانات', body: 'جداول وصفوف.' }),
  );
  expect(titles(index, 'quays')).toEqual([]);
  const { version } = index;
  index.learn({
    meanings: [
      { en: ['quay'], ar: ['رصيف'] },
      { en: ['help hub'], ar: ['قاعدة المعرفة'] },
    ],
  });
  expect(index.version).toBeGreaterThan(version);
  expect(titles(index, 'quays')).toEqual(['رصيف الميناء']);
  expect(titles(index, 'help hub')[0]).toBe('قاعدة المعرفة');
  index.learn({});
  expect(titles(index, 'quays')).toEqual([]);
});
