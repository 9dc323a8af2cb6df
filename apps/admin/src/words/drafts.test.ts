import type { GlobalSiteData, Locale, SiteWords } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../submissions/inbox/testing/staff.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { DraftWord, PastWord, Publication, StaffText } from './staff-text.ts';

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
  error?: {
    code: string;
    keys?: string[];
    now?: { text: string | null; version: number; said: object; draft?: DraftWord };
  };
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
  await call(owner, 'drop', { places: [{ key: 'contact.what', locale: 'en', version: 1 }] });
  const late = await draft('contact.what', 'en', 'Later', 1);
  expect([late.status, late.error]).toMatchObject([409, { now: { draft: null } }]);
});

test('whoever comes too late is told what is said by now, and of the draft, or that there is none any more', async () => {
  const key = 'contact.next';
  await draft(key, 'en', 'When we are here');
  expect((await call(other, 'save', { key, locale: 'en', text: 'Open', version: 0, draft: 1 })).status).toBe(200);
  const said = { text: 'Open', version: 1 };
  const late = await draft(key, 'en', 'Later', 1);
  expect([late.status, late.error]).toMatchObject([409, { now: { ...said, said, draft: null } }]);
  await draft(key, 'en', 'When we open', 0, 1, other);
  const saved = await call(owner, 'save', { key, locale: 'en', text: 'Mine', version: 0, draft: 1 });
  const theirs = { text: 'When we open', version: 1 };
  expect([saved.status, saved.error]).toMatchObject([409, { now: { ...theirs, said, draft: theirs } }]);
});

test('a draft over which somebody has published is held back with all the others, and says so', async () => {
  await draft('contact.what', 'ar', 'موضوعك');
  await call(other, 'save', { key: 'contact.who', locale: 'ar', text: 'أنت', version: 0 });
  await draft('contact.who', 'ar', 'من أنت؟', 0, 1);
  await call(other, 'save', { key: 'contact.what', locale: 'en', text: 'Your matter', version: 0 });
  // The single save of the same text in the same language takes its draft with it.
  await call(other, 'save', { key: 'contact.who', locale: 'en', text: 'You there', version: 0, draft: 1 });
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

async function pastOf(key: string, locale: Locale, who = owner) {
  const { past } = await call<{ past: PastWord[] }>(who, 'past', { key, locale });
  return past.map(({ isDraft, text, version }) => ({ version, text, ...(isDraft && { isDraft }) }));
}

const save = (key: string, text: string | null, version: number, draftSeen?: number, who = other) =>
  call(who, 'save', { key, locale: 'en', text, version, ...(draftSeen !== undefined && { draft: draftSeen }) });

test('to publish over a colleague’s draft that was not seen is refused with it; overruled knowingly, it is a former text', async () => {
  const key = 'contact.place';
  const { draft: kept } = await draft(key, 'en', 'Where A sits');
  const refused = await save(key, 'Where B sits', 0);
  const theirs = { text: 'Where A sits', version: 1 };
  expect([refused.status, refused.error]).toMatchObject([
    409,
    { code: 'words_changed', now: { ...theirs, draft: theirs } },
  ]);
  expect(refused.error?.now?.draft).not.toHaveProperty('isMine');
  expect((await textOf(key)).en).toMatchObject({
    text: null,
    version: 0,
    draft: { text: 'Where A sits', isMine: true },
  });
  expect((await save(key, 'Where B sits', 0, 1)).status).toBe(200);
  expect((await textOf(key)).en).not.toHaveProperty('draft');
  expect(await pastOf(key, 'en')).toEqual([
    { version: 1, text: 'Where B sits' },
    { version: -1, text: 'Where A sits', isDraft: true },
  ]);
  const { past } = await call<{ past: PastWord[] }>(owner, 'past', { key, locale: 'en' });
  expect(past[1]).toMatchObject({ at: kept!.at, by: kept!.by });
  // One that is published as it is was not lost.
  await draft(key, 'en', 'Where we sit', 0, 1);
  await save(key, 'Where we sit', 1, 1);
  expect(await pastOf(key, 'en')).toHaveLength(3);
  // Versions count what was said alone: what was published together goes back to what was said before, not to a draft.
  await draft(key, 'en', 'Nobody reads this', 0, 2);
  await call(other, 'drop', { places: [{ key, locale: 'en', version: 1 }] });
  await draft(key, 'en', 'Here', 0, 2);
  const { id } = await call(owner, 'publish', { places: [{ key, locale: 'en', version: 1 }] });
  await call(owner, 'undo', { id });
  expect((await textOf(key)).en).toMatchObject({ text: 'Where we sit', version: 4 });
});

test('a dropped draft, and one that a colleague has written over knowingly, are former texts; one that has changed is not dropped', async () => {
  const key = 'contact.direct';
  await draft(key, 'en', 'First');
  expect((await draft(key, 'en', 'Second', 1, 0, other)).draft).toMatchObject({ version: 2 });
  // Who goes on with their own has not lost anything.
  await draft(key, 'en', 'Third', 2, 0, other);
  const at = (version: number) => ({ places: [{ key, locale: 'en', version }] });
  const late = await call(owner, 'drop', at(1));
  expect([late.status, late.error]).toMatchObject([
    409,
    { keys: [key], now: { draft: { text: 'Third', version: 3 } } },
  ]);
  const both = await Promise.all([owner, other].map((who) => call(who, 'drop', at(3))));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await pastOf(key, 'en')).toEqual([
    { version: -2, text: 'Third', isDraft: true },
    { version: -1, text: 'First', isDraft: true },
  ]);
  expect((await textOf(key)).en).toMatchObject({ text: null, version: 0 });
});

test('of two who write over the same draft at the same moment, the second is told', async () => {
  await draft('contact.submit', 'ar', 'بداية');
  const both = await Promise.all(
    [owner, other].map((who, index) => draft('contact.submit', 'ar', `نص ${index}`, 1, 0, who)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('nobody but administrators has any of it', async () => {
  const { signIn } = await import('../submissions/inbox/testing/staff.ts');
  const editor = await signIn(payload, 'editor');
  for (const at of ['draft', 'drop', 'publish', 'publications', 'undo'])
    expect([at, (await editor.call(`/words/${at}`, {})).status]).toEqual([at, 403]);
});
