import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentTagsHeader, entryPath, localePath, locales, purgePath, purgeSignatureHeader } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { listen } from '../../platform/listen.ts';
import { openSite } from '../open-site.ts';
import { startFixtureAdmin, type FixtureAdmin } from '../test/fixture-admin.ts';
import { inventedAssets } from '../test/invented-assets.ts';
import { pageCopies } from './page-copies.ts';

const secret = 'a secret that both hosts share, long enough';
const title = { en: 'Old terms', ar: 'شروط قديمة' };
const pages = locales.map((locale) => ({ locale, path: localePath(locale, entryPath('legals', 'terms')) }));

let folder: string;
let admin: FixtureAdmin;
let count: number;
/** The running site; every start is a new process as far as memory and disk are concerned. */
let site: { url: string; close: () => Promise<void> };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nasaq-withdrawn-'));
  admin = await startFixtureAdmin();
  count = 5;
  const answer = (data: object, tags: string) => Response.json(data, { headers: { [contentTagsHeader]: tags } });
  const legal = (request: Request) => entry(request.headers.get('locale') === 'ar' ? 'ar' : 'en');
  admin.own.set('GET /api/v1/changes', () => Response.json({ data: { sequence: count } }));
  admin.own.set('GET /api/v1/global-site-data', () => answer({ data: { general: {} } }, 'site'));
  admin.own.set('GET /api/v1/legals/terms', (request) => answer({ data: legal(request) }, 'legals'));
  admin.own.set('GET /api/v1/legals', (request) =>
    answer({ data: [legal(request)], meta: { page: 1, limit: 20, total: 1, pages: 1 } }, 'legals'),
  );
  await start();
  await until(() => recordedSequence() === count);
});
afterEach(async () => {
  await site.close();
  await admin.close();
  rmSync(folder, { recursive: true, force: true });
});

function recordedSequence(): number | null {
  return (JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as { sequence: number | null }).sequence;
}

function entry(locale: 'en' | 'ar') {
  return {
    key: 'terms',
    slug: 'terms',
    title: title[locale],
    summary: '',
    cover: null,
    seo: { title: '', description: '' },
    alternates: { en: 'terms', ar: 'terms' },
    revisedAt: '2026-01-02T00:00:00.000Z',
    body: { html: '', toc: [] },
  };
}

async function start(): Promise<void> {
  const env = readEnv({ ADMIN_URL: admin.url, NASAQ_SECRET: secret, NODE_ENV: 'test' });
  const { site: app, fast, follower } = openSite(env, inventedAssets, pageCopies(folder, 'build'));
  const { port, close } = await listen(app.fetch, 0, '127.0.0.1', fast);
  const stop = () => {
    follower.close();
    return close();
  };
  site = { url: `http://127.0.0.1:${port}`, close: stop };
}

async function restart(): Promise<void> {
  await site.close();
  await start();
}

async function read(path: string) {
  const response = await fetch(site.url + path, { headers: { connection: 'close' } });
  const cache = /desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
  return { status: response.status, cache, text: await response.text() };
}

/** Each page is read, and its copy lies on disk. */
async function keepAll(): Promise<void> {
  for (const { path } of pages) {
    await read(path);
    await until(async () => (await pageCopies(folder, 'build').read(path)) !== null);
  }
}

async function purge(withdrawn: string[], tags = ['legals']): Promise<number> {
  count += 1;
  const body = JSON.stringify({ tags, withdrawn, first: count, last: count, at: Date.now() });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return (await fetch(site.url + purgePath, { method: 'POST', body, headers: { [purgeSignatureHeader]: signature } }))
    .status;
}

/** What a reader of the pages gets: the old text from what is kept, or our own page that says to come back. */
async function shown(): Promise<string[]> {
  const answers = pages.map(async ({ path, locale }) => {
    const { status, cache, text } = await read(path);
    const old = text.includes(title[locale]) ? 'the old text' : 'no such text';
    return `${status}, ${old}, ${cache === 'miss' ? 'made now' : 'kept'}, ${text.includes('</html>') ? 'whole' : 'cut'}`;
  });
  return Promise.all(answers);
}

const gone = locales.map(() => '503, no such text, made now, whole');
const asBefore = locales.map(() => '200, the old text, kept, whole');

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const check = async () => {
    if (!(await isTrue())) throw new Error('Not yet.');
  };
  await vi.waitFor(check, { timeout: 20_000 });
}

test('an entry is withdrawn and the admin host goes before anybody asks: its pages are gone, after a restart too', async () => {
  await keepAll();
  expect(await purge(['legals'])).toBe(204);
  admin.failWith = 503;
  expect(await shown()).toEqual(gone);
  await restart();
  expect(await shown()).toEqual(gone);
});

test('an entry is changed and the admin host goes: its pages are answered as they were, after a restart too', async () => {
  await keepAll();
  expect(await purge([])).toBe(204);
  admin.failWith = 503;
  expect(await shown()).toEqual(asBefore);
  await restart();
  expect(await shown()).toEqual(asBefore);
  expect(await purge(['posts'], ['posts'])).toBe(204);
  expect(await shown()).toEqual(asBefore);
});

test('the site dies right after it has answered: what was withdrawn stays so', async () => {
  await keepAll();
  expect(await purge(['legals'])).toBe(204);
  admin.failWith = 503;
  // Another process on the same folder, while the first one has not even been told to end.
  const first = site;
  await start();
  expect(await shown()).toEqual(gone);
  await first.close();
});

test('withdrawn while the site is away: the site that starts again finds a gap in the count, before the admin host goes', async () => {
  await keepAll();
  await site.close();
  count += 1;
  admin.requests.length = 0;
  await start();
  await until(() => recordedSequence() === count);
  admin.failWith = 503;
  expect(await shown()).toEqual(gone);
  await restart();
  expect(await shown()).toEqual(gone);
});

test('nothing was published while the site was away: its copies are good for the next time', async () => {
  await keepAll();
  await site.close();
  admin.requests.length = 0;
  await start();
  await until(() => admin.requests.some(({ url }) => url.includes('/changes')));
  admin.failWith = 503;
  expect(await shown()).toEqual(asBefore);
});

test('a page that is read after a withdrawal is kept as before', async () => {
  await keepAll();
  await purge(['legals']);
  await keepAll();
  admin.failWith = 503;
  await restart();
  expect(await shown()).toEqual(asBefore);
});

test('a withdrawal that was not counted, or in a database that counts from lower again, withdraws everything', async () => {
  for (const sequence of [null, 2]) {
    await keepAll();
    const copies = pageCopies(folder, 'build');
    await copies.withdraw([], sequence);
    for (const { path } of pages) expect(await copies.read(path)).toBeNull();
    for (const { path } of pages) expect(await pageCopies(folder, 'build').read(path)).toBeNull();
    await restart();
  }
});

test('a damaged record of withdrawals is no licence: no copy is believed', async () => {
  await keepAll();
  await site.close();
  rmSync(path.join(folder, 'build.json'));
  admin.failWith = 503;
  await start();
  expect(await shown()).toEqual(gone);
});
