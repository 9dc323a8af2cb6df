import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { purgePath, purgeSchema, purgeSignatureHeader, type Purge } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifySites } from './notify-sites.ts';

const secret = 'a secret that only this test knows';

interface Site {
  url: string;
  /** What it was told and has answered, in the order of its arrival. */
  told: { purge: Purge; status: number }[];
  server: Server;
}

const sites: Site[] = [];
let complaints: string[];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((message: string) => void complaints.push(message));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { server } of sites.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** @param statuses of its answers one after the other, `null` = none at all; then 204 */
async function openSite(statuses: (number | null)[] = [], port = 0): Promise<Site> {
  const told: Site['told'] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const expected = createHmac('sha256', secret).update(body).digest('hex');
    const proper = request.method === 'POST' && request.url === purgePath;
    const status = statuses.length > 0 ? statuses.shift()! : 204;
    const signed = request.headers[purgeSignatureHeader] === expected;
    told.push({ purge: purgeSchema.parse(JSON.parse(body)), status: proper && signed ? status : -1 });
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const site = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, told, server };
  sites.push(site);
  return site;
}

const gathered = (site: Site) => site.told.map(({ purge: { tags, first, last } }) => ({ tags, first, last }));

test('changes of one moment are one signed purge, with their numbers', async () => {
  const site = await openSite();
  const notify = notifySites([site.url], secret);
  const before = Date.now();
  notify({ type: 'posts', id: 1 }, 4);
  notify({ type: 'media', id: 7 }, 5);
  notify({ type: 'posts', id: 2 }, 6);
  await vi.waitFor(() => expect(gathered(site)).toEqual([{ tags: ['posts', 'media'], first: 4, last: 6 }]), 20_000);
  expect(site.told[0]).toMatchObject({ status: 204 });
  expect(site.told[0]!.purge.at).toBeGreaterThanOrEqual(before);
  notify({ type: 'home' }, 7);
  await vi.waitFor(() => expect(gathered(site)[1]).toEqual({ tags: ['home'], first: 7, last: 7 }), 20_000);
  expect(complaints).toEqual([]);
});

test('what was withdrawn among the changes is named', async () => {
  const site = await openSite();
  const notify = notifySites([site.url], secret);
  notify({ type: 'posts', id: 1 }, 4);
  notify({ type: 'works', id: 7, withdrawn: true }, 5);
  await vi.waitFor(
    () => expect(site.told[0]?.purge).toMatchObject({ tags: ['posts', 'works'], withdrawn: ['works'] }),
    20_000,
  );
  notify({ type: 'posts', id: 1 }, 6);
  await vi.waitFor(() => expect(site.told[1]?.purge).toMatchObject({ tags: ['posts'], withdrawn: [] }), 20_000);
  notify({ type: 'all' }, 7);
  await vi.waitFor(() => expect(site.told[2]?.purge).toMatchObject({ tags: null, withdrawn: null }), 20_000);
});

test.each([
  [
    'everything has changed',
    [
      { type: 'posts', count: 4 },
      { type: 'all', count: 5 },
    ],
    { tags: null, first: 4, last: 5 },
  ],
  [
    'one could not be counted',
    [
      { type: 'posts', count: 4 },
      { type: 'works', count: null },
    ],
    { tags: ['posts', 'works'], first: null, last: null },
  ],
  [
    'one of another host is missing between them',
    [
      { type: 'posts', count: 4 },
      { type: 'works', count: 6 },
    ],
    { tags: null, first: 4, last: 6 },
  ],
  [
    'one was heard twice',
    [
      { type: 'posts', count: 4 },
      { type: 'posts', count: 4 },
    ],
    { tags: ['posts'], first: 4, last: 4 },
  ],
])('%s → the site is told so', async (_, changes, purge) => {
  const site = await openSite();
  const notify = notifySites([site.url], secret);
  for (const { type, count } of changes) notify({ type }, count);
  await vi.waitFor(() => expect(gathered(site)).toEqual([purge]), 20_000);
});

test('a site that cannot answer is told again, and the others at once', async () => {
  const troubled = await openSite([503, 500]);
  const well = await openSite();
  notifySites([troubled.url, well.url], secret)({ type: 'posts' }, 1);
  await vi.waitFor(() => expect(well.told).toHaveLength(1), 20_000);
  await vi.waitFor(() => expect(troubled.told.map(({ status }) => status)).toEqual([503, 500, 204]), 20_000);
  expect(new Set(troubled.told.map(({ purge }) => JSON.stringify(purge))).size).toBe(1);
  expect(complaints).toEqual([]);
});

test('each machine behind one address is told', async () => {
  const machines = [await openSite(), await openSite()];
  const notify = notifySites(['http://sites.internal'], secret, async () => machines.map(({ url }) => url));
  notify({ type: 'posts' }, 1);
  for (const machine of machines)
    await vi.waitFor(() => expect(gathered(machine)).toEqual([{ tags: ['posts'], first: 1, last: 1 }]), 20_000);
});

test('a site that is just being started is told when it is there', async () => {
  const gone = await openSite();
  const { port } = gone.server.address() as AddressInfo;
  await new Promise((resolve) => gone.server.close(resolve));
  notifySites([gone.url], secret)({ type: 'posts' }, 1);
  const back = await openSite([], port);
  await vi.waitFor(() => expect(back.told).toHaveLength(1), 20_000);
});

test('a later change does not wait for an earlier one that is still being told', async () => {
  const site = await openSite([null]);
  const notify = notifySites([site.url], secret);
  notify({ type: 'posts' }, 1);
  await vi.waitFor(() => expect(site.told).toHaveLength(1), 20_000);
  notify({ type: 'works' }, 2);
  await vi.waitFor(() => expect(gathered(site)[1]).toEqual({ tags: ['works'], first: 2, last: 2 }), 20_000);
});

test('a refusal is not asked for again; it is said once', async () => {
  const site = await openSite([403]);
  notifySites([site.url], secret)({ type: 'posts' }, 1);
  await vi.waitFor(() => expect(complaints).toHaveLength(1), 20_000);
  expect(complaints[0]).toContain('it answered 403');
  expect(site.told).toHaveLength(1);
});

test('a site that keeps no pages is no trouble', async () => {
  const site = await openSite([405]);
  const notify = notifySites([site.url], secret);
  notify({ type: 'posts' }, 1);
  await vi.waitFor(() => expect(site.told).toHaveLength(1), 20_000);
  notify({ type: 'works' }, 2);
  await vi.waitFor(() => expect(site.told).toHaveLength(2), 20_000);
  expect(complaints).toEqual([]);
});
