import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { LiveIndex } from '../../search/index.ts';

let opened: TestPayload;
let payload: Payload;
let index: LiveIndex;
let loadTerms: typeof import('./load-terms.ts').loadTerms;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ loadTerms } = await import('./load-terms.ts'));
  const { LiveIndex: Live } = await import('../../search/index.ts');
  index = new Live(() => Promise.resolve(payload));
  const data = { ...texts('رصيف الميناء'), _status: 'published' } as never;
  await payload.create({ collection: 'companies', locale: 'ar', data });
});
afterAll(async () => {
  index.close();
  await opened.close();
});

const eventually = { timeout: 20_000, interval: 20 };
const found = async (query: string) => (await index.ready()).search(query, 'en').map(({ document }) => document.title);
const create = (data: object) => payload.create({ collection: 'terms', data: data as never });

test('a term that staff add makes the search find what is in the other language, without a restart', async () => {
  expect(await found('quays')).toEqual([]);
  const { id } = await create({ english: 'quay', arabic: 'رصيف', kind: 'noun' });
  await vi.waitFor(async () => expect(await found('quays')).toEqual(['رصيف الميناء']), eventually);
  await payload.update({ collection: 'terms', id, data: { deletedAt: new Date().toISOString() } });
  await vi.waitFor(async () => expect(await found('quays')).toEqual([]), eventually);
});

test('what texts may not call a term finds it, as readers type it, in either language', async () => {
  const data = { ...texts('خادم وحيد'), _status: 'published' } as never;
  await payload.create({ collection: 'companies', locale: 'ar', data });
  const { id } = await create({
    english: 'server',
    arabic: 'خادم',
    kind: 'noun',
    forbiddenArabic: ['ملقم', 'سيرفر', 'حاسوب مضيف'],
    forbiddenEnglish: ['mainframe'],
  });
  for (const query of ['ملقم', 'الملقمات', 'سيرفر', 'حاسوب مضيف', 'mainframes'])
    await vi.waitFor(async () => expect([query, ...(await found(query))]).toEqual([query, 'خادم وحيد']), eventually);
  await payload.update({ collection: 'terms', id, data: { deletedAt: new Date().toISOString() } });
  await vi.waitFor(async () => expect(await found('ملقم')).toEqual([]), eventually);
});

test('a term is read with all of its words, and is found by each of them', async () => {
  await create({
    english: 'glossary',
    arabic: 'مسرد',
    forbiddenArabic: ['معجم', 'قاموس'],
    alsoEnglish: ['term base'],
    kind: 'noun',
    note: 'Not a dictionary',
  });
  const term = (await loadTerms(payload)).find(({ accepted }) => accepted.en[0] === 'glossary');
  expect(term).toMatchObject({
    accepted: { en: ['glossary', 'term base'], ar: ['مسرد'] },
    forbidden: { en: [], ar: ['معجم', 'قاموس'] },
    kind: 'noun',
    keep: false,
  });
  for (const typed of ['القاموس', 'مُعجم', 'term base', 'dictionary']) {
    const where = { search_text: { like: typed === 'القاموس' ? 'قاموس' : typed } };
    const { docs } = await payload.find({ collection: 'terms', where });
    expect({ typed, found: docs.map(({ english }) => english) }).toEqual({ typed, found: ['glossary'] });
  }
});

test('a term without its Arabic is refused, unless it is not translated', async () => {
  await expect(create({ english: 'backlog' })).rejects.toThrow();
  const { id } = await create({ english: 'PostgreSQL', keep: true, kind: 'name' });
  expect(id).toBeGreaterThan(0);
});

/** What is said at the fields of a term that is refused, in the language of the menus. */
async function refusal(data: object, language: 'en' | 'ar' = 'en'): Promise<Record<string, string>> {
  const t = (key: string) => key;
  const req = { i18n: { language, t }, t } as never;
  const refused: unknown = await payload.create({ collection: 'terms', data: data as never, req }).then(
    () => ({}),
    (error: unknown) => error,
  );
  const errors = (refused as { data?: { errors?: { message: string; path: string }[] } }).data?.errors ?? [];
  return Object.fromEntries(errors.map(({ message, path }) => [path, message.replaceAll(/[\u2068\u2069]/gu, '')]));
}

test('a word on which another term has agreed is refused at its field, in whichever spelling', async () => {
  const { id } = await create({ english: 'Invoice', arabic: 'فاتورة', kind: 'noun' });
  expect(await refusal({ english: 'invoices', arabic: 'كشف', kind: 'noun' })).toEqual({
    english: expect.stringContaining('The glossary has “Invoice” already, for “فاتورة”.'),
  });
  expect(await refusal({ english: 'bill', arabic: 'فاتوره' }, 'ar')).toEqual({
    arabic: expect.stringContaining('«فاتورة» في المسرد من قبل مقابل «Invoice».'),
  });
  // A verb that looks like the noun is another word; and so is what only begins alike.
  expect(await refusal({ english: 'invoice', arabic: 'يفوتر', kind: 'verb' })).toEqual({});
  expect(await refusal({ english: 'invoice number', arabic: 'رقم الفاتورة' })).toEqual({});
  // The term itself is saved again, and is taken no more once it lies in the trash.
  await payload.update({ collection: 'terms', id, data: { note: 'With a number.' } });
  await payload.update({ collection: 'terms', id, data: { deletedAt: new Date().toISOString() } });
  expect(await refusal({ english: 'invoice', arabic: 'كشف', kind: 'noun' })).toEqual({});
});

test('a term that is not translated is taken, too', async () => {
  await create({ english: 'Kubernetes', keep: true, kind: 'name', caseSensitive: true });
  expect(await refusal({ english: 'Kubernetes', arabic: 'كوبرنيتس', kind: 'name' })).toEqual({
    english: 'The glossary has “Kubernetes” already, as a word that is not translated.',
  });
  // Its capital tells it from a word.
  expect(await refusal({ english: 'kubernetes', arabic: 'ربابنة' })).toEqual({});
});

test('a term forbids neither its own words nor a word twice', async () => {
  const term = { english: 'sign-in page', arabic: 'صفحة الدخول', alsoArabic: ['شاشة الدخول'], kind: 'noun' };
  expect(await refusal({ ...term, forbiddenArabic: ['بوابة', 'شاشه الدخول'] })).toEqual({
    forbiddenArabic: '“شاشه الدخول” is accepted for this term, or a form of what is: it cannot be forbidden as well.',
  });
  expect(await refusal({ ...term, forbiddenEnglish: ['sign-in pages'] }, 'ar')).toEqual({
    forbiddenEnglish: '«sign-in pages» مقبول لهذا المصطلح، أو صيغة مما قُبل له، فلا يصح منعه أيضًا.',
  });
  expect(await refusal({ ...term, forbiddenEnglish: ['Login', 'portal', 'login'] })).toEqual({
    forbiddenEnglish: '“login” stands here twice.',
  });
  expect(await refusal({ ...term, forbiddenEnglish: ['login page'], forbiddenArabic: ['صفحة'] })).toEqual({});
});

test('what one term has agreed on or accepts no other forbids, and the reverse', async () => {
  await create({ english: 'bill', arabic: 'كمبيالة', alsoArabic: ['سند إذني'], kind: 'noun' });
  const dossier = { english: 'dossier', arabic: 'إضبارة', kind: 'noun' };
  expect(await refusal({ ...dossier, forbiddenArabic: ['ورقة', 'الكمبيالات'] })).toEqual({
    forbiddenArabic: expect.stringContaining('“الكمبيالات” is what the glossary calls “bill”'),
  });
  expect(await refusal({ ...dossier, forbiddenArabic: ['سند إذني'], forbiddenEnglish: ['bills'] }, 'ar')).toEqual({
    forbiddenArabic: expect.stringContaining('«سند إذني» هي ما اتُّفق عليه مقابل «bill»'),
    forbiddenEnglish: expect.stringContaining('«bills» هي ما اتُّفق عليه مقابل «كمبيالة»'),
  });
  await create({ ...dossier, forbiddenArabic: ['دوسيه'] });
  expect(await refusal({ english: 'folder', arabic: 'دوسيه', alsoArabic: ['الدوسيهات'] })).toEqual({
    arabic: expect.stringContaining('“دوسيه” is forbidden for “dossier”'),
    alsoArabic: expect.stringContaining('“الدوسيهات” is forbidden for “dossier”'),
  });
  // Of another kind it is another word.
  expect(await refusal({ english: 'to bill', arabic: 'يطالب', kind: 'verb', forbiddenEnglish: ['bill'] })).toEqual({});
});

test('a word stands in the letters of its language; a name or an abbreviation may be in Latin ones', async () => {
  expect(await refusal({ english: 'شاشة', arabic: 'screen' })).toEqual({
    english: '“شاشة” is not English: write it in Latin letters.',
    arabic: expect.stringContaining('“screen” is in Latin letters. If Arabic texts keep it'),
  });
  expect(await refusal({ english: '🎉', arabic: '🎉' }, 'ar')).toEqual({
    english: '«🎉» ليست إنجليزية: اكتبها بحروف لاتينية.',
    arabic: expect.stringContaining('«🎉» ليست عربية'),
  });
  expect(await refusal({ english: 'label', arabic: 'وسم', alsoEnglish: ['وسم'], forbiddenEnglish: ['٣'] })).toEqual({
    alsoEnglish: '“وسم” is not English: write it in Latin letters.',
    forbiddenEnglish: '“٣” is not English: write it in Latin letters.',
  });
  const long = await refusal({ english: 'a '.repeat(5_000), arabic: 'ب'.repeat(5_000), kind: 'noun' });
  expect(long).toEqual({ english: 'validation:shorterThanMax', arabic: 'validation:shorterThanMax' });
  expect(await refusal({ english: 'programming interface', arabic: 'واجهة API', alsoArabic: ['API'] })).toEqual({});
  expect(await refusal({ english: 'npm', arabic: 'npm', kind: 'name' })).toEqual({});
  expect(await refusal({ english: 'label', arabic: 'وسم', forbiddenArabic: ['label', 'ليبل'] })).toEqual({});
});

test('the other terms are read once for a save, and anew for the next of the same request', async () => {
  const req = { i18n: { language: 'en' } } as never;
  const find = vi.spyOn(payload, 'find');
  const data = {
    english: 'shelf',
    arabic: 'رف',
    alsoArabic: ['حامل كتب'],
    forbiddenArabic: ['شلف'],
    forbiddenEnglish: ['rack'],
  };
  await payload.create({ collection: 'terms', data: data as never, req });
  // The search reads them by itself, without a request.
  expect(find.mock.calls.filter(([{ collection, req }]) => collection === 'terms' && req)).toHaveLength(1);
  find.mockRestore();
  const again = payload.create({ collection: 'terms', data: { english: 'shelves', arabic: 'رفوف' } as never, req });
  await expect(again).rejects.toThrow();
});
