import { locales, type Locale } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLocalReq, type Endpoint, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { texts } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { askDesk } from '../desk/testing/ask-desk.ts';

import type { Publication } from '../schedules/publication.ts';

let opened: TestPayload;
let payload: Payload;
let editor: TypedUser;
let id: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await makeMember(payload, 'editor', 'editor');
});
afterAll(() => opened.close());

beforeEach(async () => {
  const stamp = Math.random().toString(36).slice(2, 8);
  ({ id } = await payload.create({ collection: 'works', locale: 'en', draft: true, data: {} as never }));
  await write('en', {
    ...texts(`Work ${stamp}`),
    client: 'A client',
    year: 2001,
    figures: [{ value: '1', label: 'One' }],
  });
  await write('ar', { ...texts(`عمل ${stamp}`), client: 'عميل', figures: [{ value: '١', label: 'واحد' }] });
  await publish('en');
  await publish('ar');
});

const write = (locale: Locale, data: object) =>
  payload.update({ collection: 'works', id, locale, draft: true, data: data as never, user: editor });
const publish = (locale: Locale) =>
  payload.update({
    collection: 'works',
    id,
    locale,
    publishSpecificLocale: locale,
    data: { _status: 'published' },
    user: editor,
  });

async function newestVersion(): Promise<string> {
  const where = { parent: { equals: id }, latest: { equals: true } };
  const { docs } = await payload.findVersions({ collection: 'works', where, limit: 1 });
  return String(docs[0]!.id);
}

async function ask(method: 'get' | 'post', path: string, params: object, body: unknown = null): Promise<Response> {
  const endpoints = payload.collections.works.config.endpoints as Endpoint[];
  const { handler } = endpoints.find((one) => one.method === method && one.path === path)!;
  const bare = {
    routeParams: params,
    headers: new Headers({ 'content-type': 'application/json' }),
  } as Partial<PayloadRequest>;
  const req = await createLocalReq({ user: editor, req: bare }, payload);
  return handler(Object.assign(req, { json: () => Promise.resolve(body) }));
}

/** How every screen is told that the languages stand: the desk, what is published from there, lists, and the CMS's form. */
async function told() {
  const desk = await askDesk({ payload, user: editor, target: { collection: 'works', id } }).open();
  const { languages } = (await (await ask('get', '/:id/publication', { id: String(id) })).json()) as Publication;
  const form = (await payload.findByID({
    collection: 'works',
    id,
    locale: 'en',
    draft: true,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: editor,
  })) as unknown as { formBase: { publication: unknown } };
  return {
    desk: desk.publication,
    dialog: Object.fromEntries(locales.map((locale) => [locale, languages[locale].state])),
    list: await (await import('../schedules/language-states.ts')).languageStates(payload, { collection: 'works', id }),
    form: form.formBase.publication,
  };
}

const all = (en: string, ar: string, shared = false) => {
  const languages = { en, ar };
  return { desk: { languages, shared }, dialog: languages, list: languages, form: { languages, shared } };
};

test('the version that readers have comes back over an edit → no screen says that a change waits', async () => {
  expect(await told()).toEqual(all('published', 'published'));
  const read = await newestVersion();
  await write('en', { title: 'Another title', figures: [] });
  await write('ar', { title: 'عنوان آخر' });
  expect(await told()).toEqual(all('changed', 'changed'));
  expect((await ask('post', '/versions/:id', { id: read })).status).toBe(200);
  expect(await told()).toEqual(all('published', 'published'));
});

test('it comes back in one language → a change waits in the other alone', async () => {
  const read = await newestVersion();
  await write('en', { title: 'Another title' });
  await write('ar', { title: 'عنوان آخر' });
  await ask('post', '/versions/:id', { id: read }, { languages: ['ar'], shared: false });
  expect(await told()).toEqual(all('changed', 'published'));
  // What readers have in Arabic is published once more: nothing changes, and nothing waits.
  await publish('ar');
  expect(await told()).toEqual(all('changed', 'published'));
  await publish('en');
  expect(await told()).toEqual(all('published', 'published'));
});

test('a value that both languages share is undone → nothing waits; while it differs, it does', async () => {
  await write('en', { year: 2002 });
  expect(await told()).toEqual(all('changed', 'published', true));
  await write('en', { year: 2001 });
  expect(await told()).toEqual(all('published', 'published'));
});
