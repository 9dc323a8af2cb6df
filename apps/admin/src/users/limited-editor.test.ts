import type { CollectionSlug, GlobalSlug } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '../testing/drafts.ts';
import { openTestStaff, staffPassword, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;
/** Of an editor who is limited to articles, and of one who is not. */
let limited: string;
let whole: string;
const secret = 'Not yet told';
const ids: Record<string, number> = {};

beforeAll(async () => {
  staff = await openTestStaff();
  for (const collection of ['articles', 'companies'] as const) {
    const data = texts(`${secret} ${collection}`) as never;
    ids[collection] = (await staff.payload.create({ collection, draft: true, locale: 'en', data })).id as number;
  }
  await staff.payload.updateGlobal({ slug: 'about', draft: true, locale: 'en', data: { statement: secret } as never });
  limited = await tokenOf(['articles']);
  whole = await tokenOf([]);
});
afterAll(() => staff.close());

async function tokenOf(scope: string[]): Promise<string> {
  const { email, id } = await staff.make();
  await staff.payload.update({ collection: 'users', id, data: { editor_of: scope as never } });
  return (await staff.signIn(email, staffPassword)).body.token!;
}

const ask = async (token: string, path: string, body?: object, method?: string) => {
  const { status, body: answered } = await staff.call(path, body, { token, ...(method && { method }) });
  return { status, said: JSON.stringify(answered) };
};

/** What Payload answers of a collection by itself. */
const reads = (slug: string, id: number) => [
  `/${slug}?draft=true&locale=en`,
  `/${slug}/${id}?draft=true&locale=en`,
  `/${slug}/versions?locale=en`,
  `/${slug}/versions?where[parent][equals]=${id}&locale=en`,
];

test.each(['articles', 'companies'])(
  '%s: an editor who is not limited reads and writes, one who is only what was chosen',
  async (slug) => {
    const id = ids[slug]!;
    for (const path of reads(slug, id)) {
      expect((await ask(whole, path)).said).toContain(secret);
      const { said, status } = await ask(limited, path);
      expect([path, status, said.includes(secret)]).toEqual([
        path,
        slug === 'articles' ? 200 : 403,
        slug === 'articles',
      ]);
    }
    const writes = (token: string) =>
      Promise.all([
        ask(token, `/${slug}?draft=true&locale=en`, texts(`${secret} of ${token.slice(-9)}`)),
        ask(token, `/${slug}/${id}?draft=true&locale=en`, { summary: 'Otherwise' }, 'PATCH'),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await writes(whole)).toEqual([201, 200]);
    expect(await writes(limited)).toEqual(slug === 'articles' ? [201, 200] : [403, 403]);
  },
);

test('many at once, the trash and deletion of what was not chosen → refused, and nothing has changed', async () => {
  const where = `where[id][equals]=${ids.companies}`;
  const before = await staff.payload.findByID({ collection: 'companies', id: ids.companies!, draft: true });
  for (const [path, method] of [
    [`/companies?${where}&draft=true`, 'PATCH'],
    [`/companies/${ids.companies}?trash=true`, 'PATCH'],
    [`/companies/${ids.companies}`, 'DELETE'],
    [`/companies?${where}`, 'DELETE'],
  ] as const) {
    const { status } = await ask(limited, path, { summary: 'Taken', deletedAt: new Date().toISOString() }, method);
    expect([path, status]).toEqual([path, 403]);
  }
  expect(await staff.payload.findByID({ collection: 'companies', id: ids.companies!, draft: true })).toEqual(before);
});

/**
 * Every call on a kind of content, Payload's and ours: desk, schedule, checks, uses, versions, preview. Left out is what
 * tells somebody their rights, and what changes many and names none, which has a test of its own.
 */
function callsOn(endpoints: false | { path: string; method: string }[], base: string, id: number) {
  return (endpoints || [])
    .filter(
      ({ method, path }) => !path.startsWith('/access') && !(path === '/' && ['delete', 'patch'].includes(method)),
    )
    .map(({ method, path }) => ({ method, path: base + path.replace(':id', String(id)) }));
}

test.each<[string, 'collection' | 'global']>([
  ['companies', 'collection'],
  ['about', 'global'],
])('every call on %s → refused to who is limited to something else', async (slug, kind) => {
  const { collections, globals } = staff.payload;
  const calls =
    kind === 'collection'
      ? callsOn(collections[slug as CollectionSlug].config.endpoints, `/${slug}`, ids[slug]!)
      : callsOn(globals.config.find((one) => one.slug === (slug as GlobalSlug))!.endpoints, `/globals/${slug}`, 0);
  expect(calls.length).toBeGreaterThan(6);
  const passed = [];
  for (const { method, path } of calls) {
    const { said, status } = await ask(limited, path, method === 'get' ? undefined : {}, method.toUpperCase());
    if (![403, 404].includes(status) || said.includes(secret)) passed.push([method, path, status]);
  }
  expect(passed).toEqual([]);
});

test.each(['articles', 'companies'])(
  'reviews, history, findings, translation and gaps of %s → by what may be read',
  async (slug) => {
    const id = ids[slug]!;
    const { queryOn } = await import('../platform/database/query.ts');
    await queryOn(staff.payload)(
      `INSERT INTO findings (type, entry, locale, "check", level, path, since, updated_at, created_at)
     VALUES ($1, $2, 'en', 'left', 'warning', 'title', now(), now(), now())`,
      [slug, id],
    );
    const allowed = slug === 'articles';
    for (const path of ['history/of', 'history/review', 'threads/of']) {
      const asked = `/${path}?kind=${slug}&id=${id}`;
      expect([path, (await ask(whole, asked)).status]).toEqual([path, 200]);
      expect([path, (await ask(limited, asked)).status]).toEqual([path, allowed ? 200 : 403]);
    }
    const found = (token: string) => ask(token, `/findings?where[type][equals]=${slug}`);
    expect((await found(whole)).said).toContain(`"type":"${slug}"`);
    expect((await found(limited)).said.includes(`"type":"${slug}"`)).toBe(allowed);
    expect((await ask(limited, '/memory?text=Hello&from=en')).status).toBe(200);
    if (allowed) return;
    const order = { from: 'en', to: 'ar', kind: 'csv', states: [], entries: [{ collection: slug }], globals: [] };
    expect((await ask(limited, '/exchange/out', order)).status).toBe(403);
  },
);

test('pages, what all content shares, settings and what people send → as for who is no editor', async () => {
  expect((await ask(whole, '/globals/about?draft=true&locale=en')).said).toContain(secret);
  expect((await ask(limited, '/globals/about?draft=true&locale=en')).status).toBe(403);
  expect((await ask(limited, '/globals/about/versions')).status).toBe(403);
  expect((await ask(limited, '/globals/about?draft=true&locale=en', { statement: 'Taken' })).status).toBe(403);
  expect((await ask(limited, '/globals/site?locale=en', { name: 'Taken' })).status).toBe(403);
  expect((await ask(limited, '/tags', { name: 'Taken' })).status).toBe(403);
  expect((await ask(limited, '/tags')).status).toBe(200);
  expect((await ask(limited, '/feedback')).status).toBe(403);
  expect((await ask(whole, '/feedback')).status).toBe(200);
});

test('an administrator limits an editor with a password shown of late; nobody widens themselves, and the trail says it', async () => {
  const [chief, editor] = [await staff.make('admin'), await staff.make()];
  const { token } = (await staff.signIn(chief.email)).body;
  const limit = (by: string, editorOf: string[]) => ask(by, `/users/${editor.id}`, { editor_of: editorOf }, 'PATCH');
  const stored = async () => (await staff.payload.findByID({ collection: 'users', id: editor.id })).editor_of;
  const { queryOn } = await import('../platform/database/query.ts');
  await queryOn(staff.payload)("UPDATE users_sessions SET proved_at = now() - interval '11 minutes'");
  const refused = await limit(token!, ['articles']);
  expect([refused.status, refused.said]).toEqual([403, expect.stringContaining('proof_required')]);
  expect(await stored()).toEqual([]);
  await ask(token!, '/users/prove', { present_password: staffPassword });
  expect((await limit(token!, ['careers', 'articles'])).status).toBe(200);
  expect((await limit((await staff.signIn(editor.email)).body.token!, [])).status).toBe(200);
  expect((await stored())!.toSorted()).toEqual(['articles', 'careers']);
  const { docs } = await staff.payload.find({ collection: 'acts', where: { act: { equals: 'roles' } }, sort: '-id' });
  expect(docs[0]!.detail).toBe('editor → editor (articles, careers)');
});
