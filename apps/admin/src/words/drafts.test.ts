import type { GlobalSiteData, Locale, SiteWords } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../submissions/inbox/testing/staff.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { DraftWord, Publication, StaffText } from './staff-text.ts';

let opened: TestPayload;
let payload: Payload;
let owner: Staff;
let other: Staff;
let api: { request: (path: string, init: RequestInit) => Response | Promise<Response> };
let token: string;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  owner = await signIn(payload, 'admin');
  other = await signIn(payload, 'admin', 'ar');
  const { createApi } = await import('../api-routes.ts');
  api = createApi(() => Promise.resolve(payload));
  const { clickableSite } = await import('./preview-address.ts');
  token = new URL(clickableSite().en).searchParams.get('preview')!;
});
afterAll(() => opened.close());

interface Answer {
  status: number;
  draft?: DraftWord | null;
  id?: string;
  error?: { code: string; keys?: string[]; now?: { text: string | null; version: number } };
}

async function call<T = Answer>(who: Staff, at: string, body: object): Promise<T & { status: number }> {
  const response = await who.call(`/words/${at}`, body);
  return { status: response.status, ...((await response.json()) as T) };
}

const draft = (key: string, locale: Locale, text: string | null, version = 0, base = 0, who = owner) =>
  call(who, 'draft', { key, locale, text, version, base });

/** What the site is told; with a token, as the page shows it on which texts are chosen. */
async function told(preview?: string) {
  const ask = async <T>(path: string) => {
    const headers = { locale: 'en', ...(preview && { 'x-preview': preview }) };
    const answer = await api.request(`${path}?v=2`, { headers });
    return { value: (await answer.json()) as T, cache: answer.headers.get('cache-control') };
  };
  const { value: site } = await ask<GlobalSiteData>('/global-site-data');
  const { value: words, cache } = await ask<{ data: SiteWords }>('/words');
  const said = Object.assign({}, ...Object.values(words.data.en).map(({ texts }) => texts)) as Record<string, unknown>;
  return { named: site.words ?? {}, said, cache };
}

async function textOf(key: string) {
  const { texts } = await call<{ texts: StaffText[] }>(owner, 'texts', {});
  return texts.find((text) => text.key === key)!.in;
}

test('a draft is what the preview says and nobody else; published together, all of them are on the site', async () => {
  const before = await told();
  expect((await draft('contact.submit', 'en', '  Off it goes  ')).draft).toMatchObject({
    text: 'Off it goes',
    version: 1,
  });
  await draft('contact.lead', 'en', 'Tell us.');
  await draft('contract/fields.email', 'ar', 'بريدك');
  expect(await told()).toEqual(before);
  const forged = `words.0.99999999999999.${'x'.repeat(43)}`;
  expect((await told(forged)).said).toEqual(before.said);
  const preview = await told(token);
  expect(preview.said).toMatchObject({ 'contact.submit': 'Off it goes', 'contact.lead': 'Tell us.' });
  expect(preview.named['contact']).toMatch(/^[\da-f]{16}$/);
  expect(preview.cache).toContain('no-store');
  expect((await textOf('contact.submit')).en).toMatchObject({ text: null, version: 0, draft: { text: 'Off it goes' } });

  const places = [
    { key: 'contact.submit', locale: 'en', version: 1 },
    { key: 'contact.lead', locale: 'en', version: 1 },
    { key: 'contract/fields.email', locale: 'ar', version: 1 },
  ];
  expect((await call(owner, 'publish', { places })).status).toBe(200);
  expect((await told()).named).toEqual(preview.named);
  const now = (await textOf('contact.submit')).en!;
  expect(now).toMatchObject({ text: 'Off it goes', version: 1 });
  expect(now).not.toHaveProperty('draft');
});

test('what was published together is taken back together; what was changed since stays, and is named', async () => {
  const { publications } = await call<{ publications: Publication[] }>(other, 'publications', {});
  expect(publications[0]).toMatchObject({ count: 3, left: 3 });
  await call(owner, 'save', { key: 'contact.lead', locale: 'en', text: 'Tell us all.', version: 1 });
  const { id } = publications[0]!;
  const answer = await call<{ undone: number; kept: string[] }>(other, 'undo', { id });
  expect(answer).toMatchObject({ status: 200, undone: 2, kept: ['contact.lead'] });
  expect((await told()).said).toEqual({ 'contact.lead': 'Tell us all.' });
  expect((await textOf('contact.submit')).en).toMatchObject({ text: null, version: 2 });
  // The undoing is one itself.
  const { publications: after } = await call<{ publications: Publication[] }>(other, 'publications', {});
  await call(owner, 'undo', { id: after[0]!.id });
  expect((await textOf('contact.submit')).en).toMatchObject({ text: 'Off it goes', version: 3 });
  expect((await call(owner, 'undo', { id: 'nothing' })).status).toBe(404);
});

test('a text that may not be said is refused as a draft, too; one that says what is said anyway is none', async () => {
  expect((await draft('contact.who', 'en', 'About {nobody}')).status).toBe(422);
  expect((await draft('contact.nothing', 'en', 'x')).status).toBe(404);
  expect((await draft('contact.who', 'en', null)).draft).toBeNull();
  expect((await draft('contact.who', 'en', 'You')).draft).toMatchObject({ version: 1 });
  expect((await draft('contact.who', 'en', 'About you', 1)).draft).toBeNull();
  expect((await textOf('contact.who')).en).not.toHaveProperty('draft');
});

test('two who write the same draft: the second is told, and nothing of the first is lost', async () => {
  await draft('contact.who', 'en', 'Mine');
  const refused = await draft('contact.who', 'en', 'Theirs', 0, 0, other);
  const mine = { text: 'Mine', version: 1 };
  expect([refused.status, refused.error]).toMatchObject([409, { now: { ...mine, draft: mine } }]);
  const both = await Promise.all(
    [owner, other].map((who, index) => draft('contact.what', 'en', `Text ${index}`, 0, 0, who)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await call(owner, 'drop', { places: [{ key: 'contact.what', locale: 'en' }] });
  const late = await draft('contact.what', 'en', 'Later', 1);
  expect([late.status, late.error]).toMatchObject([409, { now: { draft: null } }]);
});

test('a draft over which somebody has published is held back with all the others, and says so', async () => {
  await draft('contact.what', 'ar', 'موضوعك');
  await call(other, 'save', { key: 'contact.who', locale: 'ar', text: 'أنت', version: 0 });
  await draft('contact.who', 'ar', 'من أنت؟', 0, 1);
  await call(other, 'save', { key: 'contact.what', locale: 'en', text: 'Your matter', version: 0 });
  // The single save of the same text in the same language takes its draft with it.
  await call(other, 'save', { key: 'contact.who', locale: 'en', text: 'You there', version: 0 });
  expect((await textOf('contact.who')).en).not.toHaveProperty('draft');
  // As if two hosts had passed each other.
  await payload.update({
    collection: 'word-drafts',
    where: { key: { equals: 'contact.what' } },
    data: { base: 7 },
    overrideAccess: true,
  });
  expect((await textOf('contact.what')).ar!.draft).toMatchObject({ isBehind: true });
  const places = ['contact.what', 'contact.who'].map((key) => ({ key, locale: 'ar', version: 1 }));
  const refused = await call(owner, 'publish', { places });
  expect([refused.status, refused.error?.keys]).toEqual([409, ['contact.what']]);
  expect((await textOf('contact.who')).ar).toMatchObject({ text: 'أنت', draft: { text: 'من أنت؟' } });
});

test('nobody but administrators has any of it', async () => {
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  const editor = await signIn(payload, 'editor');
  for (const at of ['draft', 'drop', 'publish', 'publications', 'undo'])
    expect([at, (await editor.call(`/words/${at}`, {})).status]).toEqual([at, 403]);
});
