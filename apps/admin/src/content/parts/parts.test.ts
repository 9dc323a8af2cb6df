import {
  categorizedTypes,
  contentTypes,
  localeHeader,
  locales,
  partOfCall,
  partOfKind,
  partOfType,
  parts,
  submissionKinds,
  type GlobalSiteData,
  type Locale,
  type PartName,
  type PartsOff,
} from '@nasaq/contract';
import type { Hono } from 'hono';
import { createLocalReq, updateOperationGlobal, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../platform/changes/change.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { isTypeIn, offPartsOf, type StoredParts } from '../../platform/parts/off-parts.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { wrongTarget } from './check-target.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;
const changes: Change[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const [{ createApi }, { onChange }] = await Promise.all([
    import('../../api-routes.ts'),
    import('../../platform/changes/change.ts'),
  ]);
  api = createApi(() => Promise.resolve(payload));
  onChange((change) => void changes.push(change));
  for (const locale of locales)
    for (const collection of ['companies', 'legals'] as const)
      await payload.create({
        collection,
        locale,
        data: { ...texts(`${collection} ${locale}`), _status: 'published', revisedAt: '2026-01-01' } as never,
      });
});
afterAll(() => opened.close());

/** As an administrator publishes them in the form. */
async function publish(stored: StoredParts): Promise<void> {
  const all = Object.fromEntries(parts.map((part) => [part, { state: 'on', to: null, ...stored[part] }]));
  await payload.updateGlobal({
    slug: 'parts',
    data: { ...all, _status: 'published' } as never,
    depth: 0,
    overrideAccess: true,
  });
}

let visitors = 0;
/** Each call is another visitor's: what one of them may send is another matter. */
function freshAddress(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

const call = (method: string, path: string, locale: Locale) =>
  api.request(
    `${path}${path.includes('?') ? '&' : '?'}v=2`,
    {
      method,
      headers: { [localeHeader]: locale, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    },
    { incoming: { socket: { remoteAddress: freshAddress() } } },
  );

async function siteData(locale: Locale): Promise<GlobalSiteData> {
  return (await (await call('GET', '/global-site-data', locale)).json()) as GlobalSiteData;
}

/** Calls by which each part is told to be there: what is off answers as what does not exist. */
const calls: [PartName, string, string][] = [
  ...contentTypes.flatMap((type): [PartName, string, string][] => {
    const part = partOfType[type];
    return part ? [[part, 'GET', `/${type}`]] : [];
  }),
  ...categorizedTypes.flatMap((type): [PartName, string, string][] => {
    const part = partOfType[type];
    return part ? [[part, 'GET', `/categories?of=${type}`]] : [];
  }),
  ...submissionKinds.flatMap((kind): [PartName, string, string][] => {
    const part = partOfKind[kind];
    return part ? [[part, 'POST', `/${kind}`]] : [];
  }),
  ['blog', 'GET', '/tags'],
  ['chat', 'GET', '/chat/availability'],
  ['accounts', 'POST', '/auth/user'],
  ['accounts', 'GET', '/account/sessions'],
  ['ordering', 'POST', '/uploads?kind=orders&field=files'],
];

test('every call of the API is of a part, or said to be of none', () => {
  const known = new Set<string>([...contentTypes, ...submissionKinds, ...Object.keys(partOfCall)]);
  const first = api.routes.map(({ path }) => path.split('/')[1] ?? '').filter((segment) => /^[a-z]/.test(segment));
  expect([...new Set(first)].filter((segment) => !known.has(segment))).toEqual([]);
  expect(first.length).toBeGreaterThan(20);
});

test('with everything on, the site is told nothing of parts', async () => {
  for (const locale of locales) expect(await siteData(locale)).not.toHaveProperty('parts');
});

/** What each call answers while everything is on, by language and path. */
const before = new Map<string, number>();

test('while everything is on, every call of a part is there', async () => {
  for (const locale of locales)
    for (const [, method, path] of calls) {
      const { status } = await call(method, path, locale);
      before.set(`${locale} ${path}`, status);
      expect([path, status]).not.toEqual([path, 404]);
    }
});

test.each(parts)('while %s is off, its calls are none, and others are as they were', async (part) => {
  changes.splice(0);
  await publish({ [part]: { state: 'off' } });
  // Whoever keeps anything forgets all of it: any page may lead to what is off.
  expect(changes.map(({ type }) => type)).toContain('all');
  for (const locale of locales) {
    expect((await siteData(locale)).parts).toEqual({ [part]: null });
    for (const [own, method, path] of calls) {
      const { status } = await call(method, path, locale);
      expect([path, status]).toEqual([path, own === part ? 404 : before.get(`${locale} ${path}`)]);
    }
    const sitemap = (await (await call('GET', '/sitemap', locale)).json()) as { data: { type: string }[] };
    const types = new Set(sitemap.data.map(({ type }) => type));
    expect(types.has('companies')).toBe(part !== 'company');
    expect(types.has('legals')).toBe(true);
  }
  await publish({});
  for (const locale of locales)
    for (const [, method, path] of calls.filter(([own]) => own === part))
      expect((await call(method, path, locale)).status).toBe(before.get(`${locale} ${path}`));
});

test('a part leads where its owner says, in the language of its reader, and on with what that leads to', async () => {
  await publish({
    company: { state: 'leads', to: '/about', permanent: true },
    blog: { state: 'leads', to: 'https://elsewhere.example/blog' },
    works: { state: 'leads', to: '/company' },
    tools: { state: 'off' },
  });
  expect((await siteData('ar')).parts).toEqual({
    company: { to: '/ar/about', status: 301 },
    blog: { to: 'https://elsewhere.example/blog', status: 302 },
    works: { to: '/ar/about', status: 302 },
    tools: null,
  });
  expect((await siteData('en')).parts?.company).toEqual({ to: '/about', status: 301 });
  await publish({});
});

test.each([
  ['', 'missing'],
  ['//evil.example', 'address'],
  ['javascript:alert(1)', 'address'],
  ['http://plain.example', 'address'],
  ['/ar/services', 'language'],
  ['services', 'address'],
  ['/blog', 'circle'],
  ['/blog/a-post', 'circle'],
  ['/feedback', 'off'],
  ['/works', 'circle'],
  ['/about', null],
  ['https://elsewhere.example/a?b#c', null],
] as const)('%s as the target of the blog: %s', (to, wrong) => {
  const stored: StoredParts = {
    blog: { state: 'leads', to },
    feedback: { state: 'off' },
    works: { state: 'leads', to: '/blog' },
  };
  expect(wrongTarget('blog', stored)).toBe(wrong);
});

test.each([
  ['/blog', /يعود/],
  ['/nothing-here', /لا شيء/],
  ['/ar/services', /دون لغته/],
])('%s is refused at its field, in the language of who types it', async (to, sentence) => {
  const req = await createLocalReq({ locale: 'en' }, payload);
  req.i18n = { ...req.i18n, language: 'ar' } as never;
  const globalConfig = payload.globals.config.find(({ slug }) => slug === 'parts')!;
  const data = { blog: { state: 'leads', to }, _status: 'published' };
  const refused = await updateOperationGlobal({
    slug: 'parts',
    globalConfig,
    data,
    depth: 0,
    overrideAccess: true,
    req,
  } as never).then(
    () => null,
    (error: { data?: { errors?: { message: string; path: string }[] } }) => error.data?.errors,
  );
  expect(refused).toMatchObject([{ path: 'blog.to', message: expect.stringMatching(sentence) }]);
});

test('drafts switch nothing off', async () => {
  await payload.updateGlobal({
    slug: 'parts',
    draft: true,
    data: { company: { state: 'off' }, _status: 'draft' } as never,
    depth: 0,
    overrideAccess: true,
  });
  expect((await siteData('en')).parts).toBeUndefined();
});

/** As a reader would say it: what is on, and where one who asks for the rest ends. */
function model(stored: StoredParts): PartsOff {
  const end = (part: PartName, passed: PartName[]): string | null => {
    const { state, to } = stored[part] ?? {};
    if (passed.includes(part) || state !== 'leads') return null;
    const next = parts.find((other) => to === `/${other}`);
    return next && (stored[next]?.state ?? 'on') !== 'on' ? end(next, [...passed, part]) : to!;
  };
  const off = parts.filter((part) => (stored[part]?.state ?? 'on') !== 'on');
  return Object.fromEntries(
    off.map((part) => {
      const to = end(part, []);
      return [part, to === null ? null : { to, status: stored[part]?.permanent ? 301 : 302 }];
    }),
  );
}

test('whatever is switched on and off and led elsewhere, in whichever order: what a simple model says', () => {
  let seed = 20_261_126;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pages = [
    'services',
    'solutions',
    'industries',
    'products',
    'works',
    'blog',
    'careers',
    'company',
    'tools',
  ] as const;
  const stored: StoredParts = {};
  for (let step = 0; step < 5_000; step += 1) {
    const part = parts[random(parts.length)]!;
    const state = (['on', 'off', 'leads'] as const)[random(3)]!;
    const to = random(4) === 0 ? '/about' : `/${pages[random(pages.length)]!}`;
    stored[part] = { state, to, permanent: random(2) === 0 };
    const off = offPartsOf(stored);
    const told = Object.fromEntries(
      Object.entries(off).map(([name, target]) => [name, target && { to: target.to.en, status: target.status }]),
    );
    expect(told).toEqual(model(stored));
    for (const type of contentTypes) {
      const own = partOfType[type];
      expect(isTypeIn(type, off)).toBe(own === null || (stored[own]?.state ?? 'on') === 'on');
    }
  }
});
