import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { paragraph, texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let admin: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  admin = await signIn(payload, 'admin');
});
afterAll(() => opened.close());

/** The query that a list makes of what is typed into its search field. */
function typed(collection: CollectionSlug, search: string, locale: Locale): URLSearchParams {
  const { listSearchableFields = [] } = payload.collections[collection].config.admin;
  expect(listSearchableFields).not.toEqual([]);
  const conditions = listSearchableFields.map((name, index) => [`where[or][${index}][${name}][like]`, search]);
  return new URLSearchParams([...conditions, ['locale', locale], ['draft', 'true'], ['depth', '0'], ['limit', '50']]);
}

/** Ids that a list finds, asked as it asks. */
async function found(collection: CollectionSlug, search: string, locale: Locale = 'en'): Promise<number[]> {
  const answer = await admin.call(`/${collection}?${typed(collection, search, locale)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id);
}

async function inBoth(collection: CollectionSlug, search: string): Promise<number[][]> {
  return Promise.all(locales.map((locale) => found(collection, search, locale)));
}

async function saved(path: string, body: object, method = 'PATCH'): Promise<number> {
  const answer = await admin.send(method, path, body);
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: unknown };
  expect(errors ?? []).toEqual([]);
  return doc!.id;
}

test('an entry is found in the list of either language: with any hamza, harakat or tatweel, by title, summary, client and address', async () => {
  const english = { ...texts('Ledger portal'), client: 'Café Fustat', year: 2025 };
  const id = await saved('/works?locale=en&draft=true', english, 'POST');
  const arabic = {
    title: 'بوابة الأنظمة المالية',
    summary: 'عمل لمُؤسسة «النيل»',
    body: paragraph('نص'),
    client: 'مقهى الفسطاط',
  };
  await saved(`/works/${id}?locale=ar&draft=true`, arabic);
  const other = await saved('/works?locale=en&draft=true', { ...texts('Nothing of that'), year: 2025 }, 'POST');
  const typedTexts = [
    'الانظمة',
    'الأنظمه',
    'الإِنْظِمَة',
    'الأنـــظمة',
    'مؤسسه النيل',
    'مقهي',
    'LEDGER',
    'portal الأنظمة',
    'cafe fustat',
  ];
  const addresses = [
    'ledger-portal',
    'https://nasaq.example/en/works/ledger-portal?from=mail',
    `/ar/works/${encodeURIComponent('بوابة-الأنظمة-المالية')}`,
  ];
  for (const text of [...typedTexts, ...addresses])
    expect({ text, found: await inBoth('works', text) }).toEqual({ text, found: [[id], [id]] });
  for (const text of ['الأنظمة zzzz', 'ledgers']) expect(await inBoth('works', text)).toEqual([[], []]);
  expect(await found('works', 'nothing')).toEqual([other]);
});

test('what an entry is found by follows every save: drafts, publication, withdrawal, restoring, bulk edits and copies', async () => {
  const id = await saved('/companies?locale=en&draft=true', texts('Copper lamps'), 'POST');
  await saved(`/companies/${id}?locale=ar&draft=true`, { ...texts('فوانيس'), slug: 'فوانيس' });
  const [version] = (
    await payload.findVersions({
      collection: 'companies',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
    })
  ).docs;
  await saved(`/companies/${id}?locale=en&draft=true&autosave=true`, {
    title: 'Silver lamps',
    summary: 'Polished',
    slug: 'silver-lamps',
  });
  expect([
    await found('companies', 'copper'),
    await found('companies', 'polished silver'),
    await found('companies', 'فوانيس'),
  ]).toEqual([[], [id], [id]]);
  await saved(`/companies/${id}?locale=en&publishSpecificLocale=en`, { _status: 'published' });
  expect(await inBoth('companies', 'silver')).toEqual([[id], [id]]);
  await saved(`/companies/${id}?locale=en`, { _status: 'draft' });
  expect(await inBoth('companies', 'فَوَانِيس')).toEqual([[id], [id]]);
  const restored = await admin.call(`/companies/versions/${version!.id}`, { languages: ['en', 'ar'], shared: true });
  expect(restored.status).toBe(200);
  expect([await found('companies', 'copper'), await found('companies', 'polished')]).toEqual([[id], []]);

  // All that a search found, as «select all» sends it.
  const bulk = await admin.send('PATCH', `/companies?${typed('companies', 'فَوانيس', 'en')}`, {
    summary: 'Tin and glass',
  });
  expect(((await bulk.json()) as { docs: { id: number }[] }).docs.map((doc) => doc.id)).toEqual([id]);
  expect(await inBoth('companies', 'tin copper')).toEqual([[id], [id]]);

  const copy = await saved(`/companies/${id}/duplicate?locale=en`, {}, 'POST');
  expect(new Set(await found('companies', 'فوانيس'))).toEqual(new Set([id, copy]));
});

test('what has its other language beside it is found by both names at once', async () => {
  const tag = await saved('/tags?locale=en', { title: 'Heritage', titleOther: 'تراث إسلامي' }, 'POST');
  expect(await inBoth('tags', 'اسلامى')).toEqual([[tag], [tag]]);
  const author = {
    name: 'Mona',
    role: 'Writer',
    bio: 'Writes.',
    nameOther: 'منى الآنسة',
    roleOther: 'كاتبة',
    bioOther: 'تكتب.',
  };
  const id = await saved('/authors?locale=en', author, 'POST');
  for (const text of ['مني الانسه', 'mona', 'كاتبه']) expect(await inBoth('authors', text)).toEqual([[id], [id]]);
});

test('people and canned replies are found by any of their names', async () => {
  const id = await saved(
    '/users',
    { name: 'Alaa', name_ar: 'آلاء', email: 'alaa@nasaq.example', roles: ['editor'] },
    'POST',
  );
  for (const text of ['الاء', 'ALAA@nasaq']) expect(await found('users', text)).toEqual([id]);
  const reply = await saved('/canned-replies', { shortcut: 'hours', text_en: 'Every day', text_ar: 'من الأحد' }, 'POST');
  expect(await found('canned-replies', 'الاحد')).toEqual([reply]);
  const account = await saved(
    '/accounts',
    { name: 'أمينة', email: 'amina@example.com', phone: '+201001234567', locale: 'ar' },
    'POST',
  );
  for (const text of ['امينه', '0100 123 4567', 'amina@']) expect(await found('accounts', text)).toEqual([account]);
});

test('what was there before the column is found too', async () => {
  const id = await saved('/legals?locale=en&draft=true', texts('Older terms'), 'POST');
  await saved(`/legals/${id}?locale=ar&draft=true`, texts('شروط الإستخدام'));
  const { migrations } = await import('../../platform/database/migrations/index.ts');
  const { down, up } = migrations.find(({ name }) => name.endsWith('list_search_and_sessions'))!;
  const { drizzle: db } = payload.db as unknown as { drizzle: never };
  const context = { db, payload, req: { payload } as never };
  await down(context);
  await up(context);
  expect(await inBoth('legals', 'older الاستخدام')).toEqual([[id], [id]]);
  expect(await found('users', admin.user.email!)).toEqual([admin.user.id]);
});
