import { locales, type Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
});
afterAll(() => opened.close());

interface Entry {
  id: number;
  key: string | null;
  publishedAt: string | null;
  title: Partial<Record<Locale, string>>;
  slug: Partial<Record<Locale, string>>;
  _status: Partial<Record<Locale, string>>;
}

async function published(english: string, arabic: string): Promise<number> {
  const save = { data: { _status: 'published' } };
  const { id } = await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts(english), ...save.data } as never,
  });
  await payload.update({
    collection: 'companies',
    id,
    locale: 'ar',
    publishSpecificLocale: 'ar',
    data: { ...texts(arabic), ...save.data } as never,
  });
  return id;
}

async function duplicate(id: number, locale: Locale = 'en'): Promise<Entry> {
  const answer = await editor.call(`/companies/${id}/duplicate?locale=${locale}&depth=0`, {});
  expect(answer.status).toBe(200);
  return read(((await answer.json()) as { doc: { id: number } }).doc.id);
}

async function read(id: number): Promise<Entry> {
  return (await payload.findByID({
    collection: 'companies',
    id,
    locale: 'all',
    draft: true,
    depth: 0,
  })) as unknown as Entry;
}

test.each(locales)('a duplicate made in %s is marked, addressed and hidden in both languages', async (locale) => {
  const id = await published(`Pen ${locale}`, `قلم ${locale}`);
  const original = await read(id);
  const copy = await duplicate(id, locale);
  expect(copy.title).toEqual({ en: `Pen ${locale} (copy)`, ar: `قلم ${locale} (نسخة)` });
  expect(copy.slug).toEqual({ en: `pen-${locale}-copy`, ar: `قلم-${locale}-نسخة` });
  expect(copy.key).not.toBe(original.key);
  expect(copy.key).toBeNull();
  expect(copy.publishedAt).toBeNull();
  const shown = await payload.findByID({ collection: 'companies', id: copy.id, locale: 'all', depth: 0 });
  for (const status of [copy._status, shown._status as unknown as Entry['_status']])
    expect(Object.values(status)).not.toContain('published');
});

test('a copy of a copy is numbered, and both get keys of their own when they are published', async () => {
  const first = await duplicate(await published('Ink', 'حبر'));
  const second = await duplicate(first.id);
  const third = await duplicate(first.id);
  expect([second.title, third.title]).toEqual([
    { en: 'Ink (copy 2)', ar: 'حبر (نسخة ٢)' },
    { en: 'Ink (copy 2)', ar: 'حبر (نسخة ٢)' },
  ]);
  expect(new Set([first, second, third].map(({ slug }) => slug.ar)).size).toBe(3);
  expect(third.slug.ar).toBe('حبر-نسخة-٢-2');
  for (const { id } of [first, second])
    await payload.update({
      collection: 'companies',
      id,
      locale: 'en',
      publishAllLocales: true,
      data: { _status: 'published' },
    });
  const keys = [await read(first.id), await read(second.id)].map(({ key }) => key);
  expect(keys).toEqual(['ink-copy', 'ink-copy-2']);
});

test('a title that leaves no room for the mark is shortened', async () => {
  const copy = await duplicate(await published('Long '.repeat(32).trim(), 'طويل'));
  expect(copy.title.en).toHaveLength(160);
  expect(copy.title.en).toMatch(/ \(copy\)$/);
});

test.each(['authors', 'tags', 'categories', 'media'] as const)(
  '%s are not duplicated: their names are',
  async (collection) => {
    expect(payload.collections[collection].config.disableDuplicate).toBe(true);
  },
);
