import {
  contentTagsHeader,
  defaultFooter,
  defaultMenu,
  listedPages,
  localeHeader,
  partOfPath,
  type GlobalSiteData,
  type Locale,
  type Navigation,
} from '@nasaq/contract';
import { siteTexts } from '@nasaq/messages/texts';
import type { Hono } from 'hono';
import type { Payload, PayloadRequest, RequestContext } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../platform/changes/change.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { signIn } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { ToldNavigation } from './left-out.ts';
import type { TypedEntry } from './target.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;
let left: typeof import('./left-out.ts');
let check: typeof import('./check-entry.ts');
let company: number;
const changes: Change[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const [{ createApi }, { onChange }] = await Promise.all([
    import('../../api-routes.ts'),
    import('../../platform/changes/change.ts'),
  ]);
  [left, check] = await Promise.all([import('./left-out.ts'), import('./check-entry.ts')]);
  api = createApi(() => Promise.resolve(payload));
  onChange((change) => void changes.push(change));
  const made = await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('Our workshop'), _status: 'published' } as never,
  });
  company = made.id;
});
afterAll(() => opened.close());

interface Words {
  en?: string;
  ar?: string;
}

/** As an administrator saves the form in one language after the other, and publishes. */
async function publish(menu: (TypedEntry & { words?: Words })[], more: object = {}): Promise<void> {
  const rows = menu.map(({ words, ...row }) => ({ kind: 'page', shown: 'both', ...row, label: words?.en ?? null }));
  const options = { slug: 'navigation', depth: 0, overrideAccess: true } as const;
  const saved = await payload.updateGlobal({
    ...options,
    locale: 'en',
    draft: true,
    data: { menu: rows, networks: [], ...more, _status: 'draft' } as never,
  });
  const stored = (saved as unknown as { menu: { id: string }[] }).menu;
  await payload.updateGlobal({
    ...options,
    locale: 'ar',
    data: {
      ...more,
      menu: rows.map((row, index) => ({ ...row, id: stored[index]!.id, label: menu[index]!.words?.ar ?? null })),
      _status: 'published',
    } as never,
  });
}

async function navigation(locale: Locale) {
  const answer = await api.request('/global-site-data?v=2', { headers: { [localeHeader]: locale } });
  return ((await answer.json()) as GlobalSiteData).navigation;
}

/** What the screen of the navigation says of the usual menu and footer. */
async function toldUsual(): Promise<ToldNavigation['usual']> {
  const told = await left.leftOutEndpoint.handler({ payload, user: { roles: ['admin'] } } as never);
  return ((await told.json()) as ToldNavigation).usual;
}

const pagesOf = (entries: Navigation['menu'] = []) =>
  entries.map((entry) => ('page' in entry ? entry.page : entry.href));
const ownWords = ['home', 'about', 'contact', 'feedback', 'care', 'tools'];

test('where nothing is arranged and little is published, no reader is led to an empty list or to a network nowhere', async () => {
  const [en, ar] = [await navigation('en'), await navigation('ar')];
  expect([pagesOf(en?.menu), pagesOf(ar?.menu)]).toEqual([ownWords, ownWords]);
  expect([pagesOf(en?.footer), pagesOf(ar?.footer)]).toEqual([
    ['company', 'explore', 'contact'],
    ['explore', 'contact'],
  ]);
  expect([en?.networks, ar?.networks]).toEqual([[], []]);
  const usual = await toldUsual();
  expect(usual.menu).toEqual(ownWords.map((page) => ({ page, shown: 'both' })));
  expect(usual.footer[0]).toEqual({ page: 'company', shown: 'en' });
});

test('the first entry of a list brings it into the menu of its language, and the last takes it along', async () => {
  const sources = async () =>
    (await api.request('/global-site-data?v=2')).headers.get(contentTagsHeader)!.split(' ').includes('works');
  expect(await sources()).toBe(true);
  const { id } = await payload.create({
    collection: 'works',
    locale: 'en',
    data: { ...texts('A bakery'), client: 'A baker', year: 2026, _status: 'published' } as never,
  });
  expect(pagesOf((await navigation('en'))?.menu)).toEqual(
    defaultMenu.filter((page) => [...ownWords, 'works'].includes(page)),
  );
  expect(pagesOf((await navigation('ar'))?.menu)).toEqual(ownWords);
  // Else each publish of a work would make every page anew.
  expect(await sources()).toBe(false);
  await payload.delete({ collection: 'works', id });
  expect(pagesOf((await navigation('en'))?.menu)).toEqual(ownWords);
});

test('entries stand in their order with their words, each language with its own', async () => {
  changes.splice(0);
  await publish([
    { page: 'works', words: { en: 'What we made', ar: 'ما صنعناه' } },
    { page: 'solutions' },
    { kind: 'entry', entry: { relationTo: 'companies', value: company } },
    { kind: 'address', address: 'https://shop.example', words: { en: 'Shop', ar: 'المتجر' } },
    { kind: 'address', address: '/contact?from=menu', words: { en: 'Write', ar: 'اكتب' }, shown: 'ar' },
  ]);
  expect((await navigation('en'))?.menu).toEqual([
    { page: 'works', text: 'What we made' },
    { page: 'solutions' },
    { href: '/company/our-workshop', text: 'Our workshop' },
    { href: 'https://shop.example', text: 'Shop' },
  ]);
  expect((await navigation('ar'))?.menu).toEqual([
    { page: 'works', text: 'ما صنعناه' },
    { page: 'solutions' },
    { href: 'https://shop.example', text: 'المتجر' },
    { href: '/ar/contact?from=menu', text: 'اكتب' },
  ]);
  expect(changes.map(({ type }) => type)).toContain('navigation');
  expect((await left.findLeftOut(payload)).menu).toEqual([{ number: 3, reason: 'missingAr' }]);
});

test('a link to an entry follows its changed address', async () => {
  await payload.update({
    collection: 'companies',
    id: company,
    locale: 'en',
    data: { slug: 'the-workshop', _status: 'published' } as never,
    depth: 0,
    overrideAccess: true,
  });
  expect((await navigation('en'))?.menu).toContainEqual({ href: '/company/the-workshop', text: 'Our workshop' });
});

test('what belongs to a part that is off is left out, and told', async () => {
  await payload.updateGlobal({
    slug: 'parts',
    data: { company: { state: 'off' }, works: { state: 'off' }, _status: 'published' } as never,
    depth: 0,
    overrideAccess: true,
  });
  expect((await navigation('en'))?.menu).toEqual([
    { page: 'solutions' },
    { href: 'https://shop.example', text: 'Shop' },
  ]);
  expect((await left.findLeftOut(payload)).menu).toEqual([
    { number: 1, reason: 'part' },
    { number: 3, reason: 'part' },
  ]);
  expect((await toldUsual()).footer.map(({ page }) => page)).toEqual(['explore', 'contact']);
  await payload.updateGlobal({
    slug: 'parts',
    data: { company: { state: 'on' }, works: { state: 'on' }, _status: 'published' } as never,
    depth: 0,
    overrideAccess: true,
  });
  expect((await navigation('en'))?.menu).toHaveLength(4);
});

test('the pages of the usual menu and footer are called as readers read them', async () => {
  const { navigationLabels } = await import('./catalogue/index.ts');
  for (const locale of ['en', 'ar'] as const) {
    const { shell, titles } = siteTexts[locale];
    const read: Record<string, unknown> = { ...shell.footer, ...shell.menu };
    for (const name of [...defaultMenu, ...defaultFooter])
      expect([read[name], titles[name]]).toContain(navigationLabels.pages[name][locale]);
  }
});

test('an address of the site whose entry is withdrawn, or was removed since, is left out and told', async () => {
  const address = (path: string, more: object = {}) => ({
    kind: 'address',
    address: path,
    words: { en: path, ar: path },
    ...more,
  });
  const { id: removed } = await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('Nobody'), _status: 'published' } as never,
  });
  await publish([
    address('/company/the-workshop?from=menu'),
    address('/company/the-workshop/', { shown: 'en' }),
    address('/company/nobody'),
    address('/forms/visit'),
    address('/tools#counter'),
  ]);
  await payload.delete({ collection: 'companies', id: removed });
  const shown = async (locale: Locale) => (await navigation(locale))?.menu?.map((entry) => entry.text);
  expect(await shown('en')).toEqual([
    '/company/the-workshop?from=menu',
    '/company/the-workshop/',
    '/forms/visit',
    '/tools#counter',
  ]);
  expect(await shown('ar')).toEqual(['/forms/visit', '/tools#counter']);
  expect((await left.findLeftOut(payload)).menu).toEqual([
    { number: 1, reason: 'missingAr' },
    { number: 3, reason: 'nowhere' },
  ]);
  const { readSteps } = await import('../../start/read-steps.ts');
  const launch = async () => (await readSteps(payload, 'en')).find(({ name }) => name === 'menu');
  expect(await launch()).toMatchObject({ isDone: false, count: 2 });

  // Withdrawn, and the site's own data are told anew without it.
  await payload.update({
    collection: 'companies',
    id: company,
    locale: 'en',
    data: { _status: 'draft' } as never,
    depth: 0,
    overrideAccess: true,
  });
  expect(await shown('en')).toEqual(['/forms/visit', '/tools#counter']);
  expect((await left.findLeftOut(payload)).menu[0]).toEqual({ number: 1, reason: 'unpublished' });
  await publish([{ page: 'tools' }]);
  expect(await launch()).toMatchObject({ isDone: true, count: 0 });
});

test('networks stand in their order; without rows the menu is the usual one again', async () => {
  await publish([], { networks: [{ network: 'linkedin', url: 'https://eg.linkedin.com/company/us' }] });
  const arranged = await navigation('en');
  expect(arranged?.networks).toEqual([{ name: 'linkedin', url: 'https://eg.linkedin.com/company/us' }]);
  expect(pagesOf(arranged?.menu)).toEqual(ownWords);
  await publish([]);
  expect((await navigation('en'))?.networks).toEqual([]);
});

test.each([
  ['', 'address'],
  ['#', 'itself'],
  ['#menu', 'itself'],
  ['?x=1', 'itself'],
  ['//evil.example', 'address'],
  ['/\\evil.example', 'address'],
  ['javascript:alert(1)', 'address'],
  ['JavaScript:alert(1)', 'address'],
  ['data:text/html,x', 'address'],
  ['https://', 'address'],
  ['mailto:', 'address'],
  ['/contact', null],
  ['https://shop.example/a?b#c', null],
  ['mailto:us@company.example', null],
  ['tel:+20 2 2516 4180', null],
] as const)('the address %j: %s', (address, wrong) => {
  expect(check.wrongAddress(address)).toBe(wrong);
});

test.each([
  ['whatsapp', 'https://wa.me/201005554180', null],
  ['whatsapp', 'https://facebook.com/x', 'elsewhere'],
  ['facebook', ' https://ar-ar.facebook.com/x ', null],
  ['facebook', 'https://notfacebook.com/x', 'elsewhere'],
  ['facebook', 'https://facebook.com.evil.example/x', 'elsewhere'],
  ['twitter', 'https://X.com/x', null],
  ['pinterest', 'https://www.pinterest.co.uk/x', null],
  ['pinterest', 'https://pinterest.de/x', null],
  ['pinterest', 'https://pinterest.evil.example/x', 'elsewhere'],
  ['mastodon', 'https://social.company.example/@us', null],
  ['vimeo', 'vimeo.com/x', 'url'],
  [undefined, 'https://vimeo.com/x', null],
] as const)('on %s, the address %j: %s', (network, address, wrong) => {
  expect(check.wrongOnNetwork(address, network)).toBe(wrong);
});

type Refused = [path: string, message: string];

async function refusal(data: object, language = 'en', slug = 'navigation'): Promise<Refused[]> {
  const admin = await signIn(payload, 'admin', language);
  const answer = await admin.call(`/globals/${slug}?locale=en`, { ...data, _status: 'published' });
  const { errors } = (await answer.json()) as { errors?: { data?: { errors: { path: string; message: string }[] } }[] };
  return (errors?.[0]?.data?.errors ?? []).map(({ message, path }) => [path, message]);
}

test('a dangerous address, an address without words and a page that stands twice are refused at their fields', async () => {
  const refused = await refusal({
    menu: [
      { kind: 'address', shown: 'both', address: 'javascript:alert(1)', label: 'Run' },
      { kind: 'address', shown: 'both', address: '/contact' },
      { kind: 'page', shown: 'both', page: 'works' },
      { kind: 'page', shown: 'both', page: 'works' },
      { kind: 'page', shown: 'both' },
    ],
    networks: [{ network: 'x' }],
  });
  expect(refused.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'menu.0.address',
      'menu.1.label',
      'menu.2.page',
      'menu.3.page',
      'menu.4.page',
      'networks.0.url',
    ]),
  );
  expect(pagesOf((await navigation('en'))?.menu)).toEqual(ownWords);
});

test.each(['en', 'ar'] as const)('an address on another network is refused at its field in %s', async (language) => {
  const networks = [{ network: 'whatsapp', url: 'https://facebook.com/x' }];
  const { navigationLabels } = await import('./catalogue/index.ts');
  expect(await refusal({ networks }, language)).toEqual([
    ['networks.0.url', navigationLabels.wrong.elsewhere[language]],
  ]);
});

test('the same target twice is refused whichever way it is named, and an address that is no page', async () => {
  await payload.update({ collection: 'companies', id: company, locale: 'en', data: { _status: 'published' } as never });
  const { env } = await import('../../env.ts');
  const address = (to: string) => ({ kind: 'address', shown: 'both', address: to, label: 'Words' });
  const menu = [
    { kind: 'page', shown: 'both', page: 'home' },
    address('/'),
    { kind: 'entry', shown: 'both', entry: { relationTo: 'companies', value: company } },
    address('/company/the-workshop/'),
    address('/services'),
    address('/services?from=menu'),
    address('/nowhere'),
    address('/ar/contact'),
    address(`${env.siteUrl}/ar`),
    address('https://shop.example/nowhere'),
    { kind: 'page', shown: 'both', page: 'tools', label: 'x'.repeat(61) },
  ];
  const bare = (refused: Refused[]) =>
    refused.map(([path, message]) => [path, message.replace(/[\u2066-\u2069]/gu, '')]);
  const twice = 'The same entry stands here already.';
  const own = 'This is an address of this site: write its path alone, without the language:';
  expect(Object.fromEntries(bare(await refusal({ menu })))).toEqual({
    'menu.0.page': twice,
    'menu.1.address': twice,
    'menu.2.entry': twice,
    'menu.3.address': twice,
    'menu.6.address': 'Nothing stands at this address of the site.',
    'menu.7.address': `${own} /contact`,
    'menu.8.address': `${own} /`,
    'menu.10.label': 'At most 60 letters: longer words run off the menu.',
  });
  const arabic = bare(await refusal({ footer: [address('/ar/contact')] }, 'ar'));
  expect(arabic).toEqual([['footer.0.address', 'هذا عنوان من هذا الموقع. اكتب مساره وحده دون اللغة: /contact']]);
});

test('a menu that was published with words in one language comes in as it is: the other one leaves the entry out', async () => {
  const shop = { kind: 'address', shown: 'both', address: 'https://shop.example/', label: null };
  const bring = (context: RequestContext) =>
    payload.updateGlobal({
      slug: 'navigation',
      locale: 'en',
      depth: 0,
      overrideAccess: true,
      context,
      data: { menu: [shop], _status: 'published' } as never,
    });
  await expect(bring({})).rejects.toThrow('invalid');
  await expect(bring({ silent: true })).resolves.toMatchObject({ menu: [{ address: shop.address }] });
  expect((await navigation('en'))?.menu).toEqual([]);
});

test('as one types, a form is told the sentence of each field, in the language of the menus', async () => {
  const { fieldSchemasToFormState } = await import('@payloadcms/ui/forms/fieldSchemasToFormState');
  const { createLocalReq } = await import('payload');
  const { fields } = payload.globals.config.find(({ slug }) => slug === 'navigation')!;
  const arabic = { ...(await createLocalReq({}, payload)), locale: 'ar' } as PayloadRequest;
  Object.assign(arabic, { i18n: { ...arabic.i18n, language: 'ar' } });
  const state = await fieldSchemasToFormState({
    data: {
      menu: [
        { id: 'a', kind: 'page', shown: 'both', page: 'home' },
        { id: 'b', kind: 'address', shown: 'both', address: 'javascript:alert(1)' },
        { id: 'c', kind: 'address', shown: 'both', address: '/', label: 'الرئيسية' },
      ],
      footer: [{ id: 'd', kind: 'page', shown: 'both', page: 'home' }],
    },
    fields,
    fieldSchemaMap: new Map(),
    initialBlockData: {},
    mockRSCs: true,
    operation: 'update',
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: false,
    req: arabic,
    schemaPath: 'navigation',
    skipValidation: false,
  } as never);
  const told = Object.entries(state).flatMap(([path, { errorMessage }]) =>
    errorMessage ? [[path, errorMessage]] : [],
  );
  expect(Object.fromEntries(told)).toEqual({
    'menu.0.page': 'هذا العنصر موجود هنا من قبل.',
    'menu.1.address': expect.stringContaining('اكتب عنوانًا يبدأ بشرطة مائلة'),
    'menu.1.label': 'ليس للعنوان اسم من نفسه: اكتب الكلمات التي يضغط عليها القراء.',
    'menu.2.address': 'هذا العنصر موجود هنا من قبل.',
  });
});

test('what the usual menus hold, and all that can be chosen, are pages of the site', () => {
  for (const page of [...defaultMenu, ...defaultFooter]) expect(listedPages).toContain(page);
  for (const page of listedPages) expect(Object.hasOwn(partOfPath, page)).toBe(true);
});
