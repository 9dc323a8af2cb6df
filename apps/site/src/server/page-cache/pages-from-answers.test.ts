import { createHmac } from 'node:crypto';
import { contentTagsHeader, paths, purgePath, purgeSignatureHeader } from '@nasaq/contract';
import { afterEach, expect, test } from 'vitest';
import { startCachedSite, type CachedSite } from '../test/cached-site.ts';

const secret = 'a secret that both hosts share, long enough';
const page = paths.legal;

let site: CachedSite;
let title: string;
afterEach(() => site.close());

/** Each page is made for its reader. */
async function start(settings: Record<string, string> = {}): Promise<void> {
  site = await startCachedSite({ NASAQ_SECRET: secret, PAGE_CACHE_MB: '0', ...settings });
  title = 'As it was';
  site.admin.own.set('GET /api/v1/legals', () => {
    const entry = { key: 'terms', slug: 'terms', title, summary: '', revisedAt: '2026-01-02T00:00:00.000Z' };
    const answer = { data: [entry], meta: { page: 1, limit: 20, total: 1, pages: 1 } };
    return Response.json(answer, { headers: { [contentTagsHeader]: 'legals' } });
  });
}

const asked = () => site.asked().filter((path) => path.startsWith('legals')).length;

async function read(path: string = page): Promise<string> {
  const { status, text } = await site.read(path);
  expect(status).toBe(200);
  return text;
}

test('a page and its payload, made for whoever asks, ask the admin host once', async () => {
  await start();
  for (const path of [page, `${page}/_payload.json`, page]) expect(await read(path)).toContain('As it was');
  expect(asked()).toBe(1);
});

test('a publish shows in the next page', async () => {
  await start();
  await read();
  title = 'As it is now';
  expect(await read()).toContain('As it was');
  const body = JSON.stringify({ tags: ['legals'], withdrawn: [], first: null, last: null, at: Date.now() });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  expect((await site.post(purgePath, body, { [purgeSignatureHeader]: signature })).status).toBe(204);
  expect(await read()).toContain('As it is now');
  expect(asked()).toBe(2);
});

test('a preview is asked for each time, and is in no other page', async () => {
  await start();
  await read();
  title = 'A draft';
  for (let time = 0; time < 2; time += 1) expect(await read(`${page}?preview=token`)).toContain('A draft');
  expect(asked()).toBe(3);
  expect(await read()).toContain('As it was');
});

test('without memory for answers every page asks', async () => {
  await start({ API_CACHE_MB: '0' });
  await read();
  await read();
  expect(asked()).toBe(2);
});
