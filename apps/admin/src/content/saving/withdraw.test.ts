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

let made = 0;

/** A work that readers have in both languages, and of whose English a draft waits in which the title was emptied. */
async function published(): Promise<number> {
  made += 1;
  const { id } = await payload.create({
    collection: 'works',
    locale: 'en',
    data: { ...texts(`Work ${made}`), client: 'Client', year: 2020, _status: 'published' } as never,
  });
  await payload.update({
    collection: 'works',
    id,
    locale: 'ar',
    data: { ...texts(`عمل ${made}`), client: 'عميل', _status: 'published' } as never,
  });
  await payload.update({
    collection: 'works',
    id,
    locale: 'en',
    draft: true,
    data: { title: null, year: 2026, _status: 'draft' } as never,
  });
  return id;
}

async function seen(id: number, locale: Locale, draft = false) {
  const { _status, title, year } = (await payload.findByID({
    collection: 'works',
    id,
    locale,
    draft,
    fallbackLocale: false,
    depth: 0,
  })) as unknown as Record<string, unknown>;
  return { _status, title, year };
}

const withdraw = (locale: Locale, where: string) =>
  editor.send('PATCH', `/works?locale=${locale}&${where}`, { _status: 'draft' });

test('many are withdrawn in one language, however their drafts stand; the other language stays as readers have it', async () => {
  const ids = [await published(), await published()];
  const before = await Promise.all(ids.map((id) => seen(id, 'ar')));
  const chosen = ids.map((id) => `where[and][1][id][in][]=${id}`).join('&');
  const answer = await withdraw('en', `where[and][0][_status][not_equals]=draft&${chosen}`);
  expect(await answer.json()).toMatchObject({ errors: [] });
  for (const [place, id] of ids.entries()) {
    expect(await seen(id, 'en')).toMatchObject({ _status: 'draft' });
    expect(await seen(id, 'ar')).toEqual(before[place]);
    expect(before[place]).toMatchObject({ _status: 'published', year: 2020 });
    // The words that waited go on waiting.
    expect(await seen(id, 'en', true)).toMatchObject({ title: null, year: 2026 });
  }
});

test('what is not described stays, and what readers do not have is not counted', async () => {
  const [one, other] = [await published(), await published()];
  await withdraw('ar', `where[id][equals]=${one}`);
  const answer = await withdraw('ar', `where[and][0][_status][not_equals]=draft&where[and][1][id][equals]=${one}`);
  expect(await answer.json()).toMatchObject({ docs: [], errors: [] });
  expect(await Promise.all(locales.map((locale) => seen(one, locale)))).toMatchObject([
    { _status: 'published' },
    { _status: 'draft' },
  ]);
  expect(await seen(other, 'ar')).toMatchObject({ _status: 'published' });
});
