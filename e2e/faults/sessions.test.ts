import { localePath, paths } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMember, post, signIn, type Member } from './product/member.ts';
import type { Product } from './product/product.ts';
import { readPage } from './product/read-page.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { freshDomain } from './sender/count.ts';

let product: Product;
let layla: Member;
let omar: Member;

beforeAll(async () => {
  product = await startProduct();
  const domain = freshDomain();
  layla = await openMember(product, 'Layla Mansour the first', `layla@${domain}`);
  omar = await openMember(product, 'Omar Farouk the second', `omar@${domain}`);
});
afterAll(() => product.stop());

const payload = (path: string) => `${path}/_payload.json`;
const as = (member: Member | null): Record<string, string> => (member ? { cookie: member.cookie } : {});

/** Whose page it is, by what stands in it. */
function isOf(text: string): string[] {
  return [layla, omar].filter(({ name, email }) => text.includes(name) || text.includes(email)).map(({ name }) => name);
}

test('two people signed in and one who is not, in any order with kept pages between them: each gets their own', async () => {
  const readers = [null, layla, omar, null, omar, layla, null, null, layla];
  const pages = [paths.home, paths.services, localePath('ar', paths.services), paths.contact, paths.login];
  const outcomes: (string | null)[] = [];
  for (const page of pages) {
    await until(async () => (await readPage(page)).cache === 'hit', `${page} is kept`);
    for (const reader of readers) {
      const { text, headers, status, cache } = await readPage(page, as(reader));
      outcomes.push(cache);
      // Whoever is signed in has no use for the login.
      const moved = reader !== null && page === paths.login;
      expect({ page, status, cache, of: isOf(text), control: headers['cache-control'] }).toEqual({
        page,
        status: moved ? 302 : 200,
        cache: reader ? null : 'hit',
        of: reader && !moved ? [reader.name] : [],
        control: reader ? 'private, no-store' : 'public, no-cache',
      });
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'hit')).toHaveLength(pages.length * 4);
});

test('many at once, while pages are made anew: nobody gets what is another’s', async () => {
  const readers = [layla, null, omar, null];
  const crowd = Array.from({ length: 120 }, (_, place) => {
    const reader = readers[place % readers.length]!;
    const path = place % 3 === 0 ? `${paths.works}?page=${place % 2 === 0 ? 1 : 2}` : paths.products;
    return readPage(path, as(reader)).then(({ text, status }) => ({ reader, status, of: isOf(text) }));
  });
  for (const { reader, status, of } of await Promise.all(crowd))
    expect([status, of]).toEqual([200, reader ? [reader.name] : []]);
});

test('payloads: those of everybody are kept and name nobody, those of the account are somebody’s', async () => {
  await until(async () => (await readPage(payload(paths.services))).cache === 'hit', 'the payload is kept');
  for (const reader of [layla, null, omar]) {
    const { text, cache } = await readPage(payload(paths.services), as(reader));
    expect([cache, isOf(text)]).toEqual(['hit', []]);
  }
  for (const reader of [layla, omar, layla]) {
    const own = await readPage(payload(paths.accountProfile), as(reader));
    expect([own.status, own.cache, isOf(own.text)]).toEqual([200, null, [reader.name]]);
    expect(own.headers['cache-control']).toBe('private, no-store');
  }
  const stranger = await readPage(payload(paths.accountProfile));
  expect(JSON.parse(stranger.text)).toEqual({ kind: 'redirect', to: paths.login, status: 302 });
});

test('a page that the browser has from before is unchanged only for whom it was made', async () => {
  const { etag } = (await readPage(paths.services)).headers;
  const known = { 'if-none-match': String(etag) };
  expect((await readPage(paths.services, known)).status).toBe(304);
  for (const reader of [layla, omar]) {
    const own = await readPage(paths.services, { ...known, ...as(reader) });
    expect([own.status, isOf(own.text)]).toEqual([200, [reader.name]]);
  }
  expect((await readPage(paths.services, known)).status).toBe(304);
});

function tokenOf({ cookie }: Member): [head: string, claims: string, signature: string] {
  return /auth\._nasaq_token\.local=([^;]+)/.exec(cookie)![1]!.split('.') as [string, string, string];
}

test('a token that is cut, changed or unsigned is nobody’s, and is taken away', async () => {
  const [head, claims, signature] = tokenOf(layla);
  const [, others] = tokenOf(omar);
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = encoded({ alg: 'none', typ: 'JWT' });
  const forged = [
    `${head}.${claims}`,
    `${head}.${claims}.`,
    `${unsigned}.${claims}.`,
    `${unsigned}.${claims}.${signature}`,
    `${head}.${others}.${signature}`,
    `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
  ];
  for (const value of forged) {
    const cookie = `auth._nasaq_token.local=${value}`;
    const page = await readPage(paths.services, { cookie });
    expect([page.status, isOf(page.text)]).toEqual([200, []]);
    expect(String(page.headers['set-cookie'])).toMatch(/auth\._nasaq_token\.local=; Path=\/; Max-Age=0/);
    expect((await readPage(paths.account, { cookie })).headers.location).toBe(paths.login);
  }
  expect(isOf((await readPage(paths.services, as(layla))).text)).toEqual([layla.name]);
});

test('a session that was signed out is over for whoever has kept its token; the others go on', async () => {
  const second = { ...omar, cookie: await signIn(omar.email, omar.password) };
  expect((await readPage(paths.account, as(second))).status).toBe(200);
  expect((await post(paths.logout, {}, { cookie: second.cookie })).status).toBe(303);
  expect((await readPage(paths.account, as(second))).headers.location).toBe(paths.login);
  expect((await readPage(paths.account, as(omar))).status).toBe(200);
});

test(
  'while the admin host is away pages are readable and sessions stay; afterwards they count as before',
  { tags: ['proof'] },
  async () => {
    await until(async () => (await readPage(paths.services)).cache === 'hit', 'the page is kept');
    await product.admin.kill();
    expect((await readPage(paths.services)).status).toBe(200);
    const login = await readPage(paths.account, as(layla));
    expect(login.status).toBe(503);
    expect(String(login.headers['set-cookie'])).not.toContain('auth.');
    await product.admin.start();
    await until(async () => (await readPage(paths.account, as(layla))).status === 200, 'the session counts again');
  },
);
