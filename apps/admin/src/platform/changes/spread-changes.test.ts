import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Payload } from 'payload';
import type { announceChange, Change } from './change.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

interface Host {
  told: { change: Change; count: number | null }[];
  announce: typeof announceChange;
  /** What a call of its API answers with. */
  ask: (path: string, init?: RequestInit) => Promise<string>;
  close: () => Promise<void>;
}

let opened: TestPayload;
let payload: Payload;
let databaseUrl: string;
let database: pg.Client;
/** Two hosts on one database; editors work on the first. */
let first: Host;
let second: Host;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const address = await import('../database/address.ts');
  databaseUrl = address.databaseUrl()!;
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  first = await openHost();
  second = await openOtherHost();
});
afterAll(async () => {
  await first.close();
  await second.close();
  await database.end();
  await opened.close();
});
beforeEach(() => {
  first.told.length = 0;
  second.told.length = 0;
});

async function openHost(): Promise<Host> {
  const { announceChange: announce } = await import('./change.ts');
  const { spreadChanges } = await import('./spread-changes.ts');
  const { Notifier } = await import('../database/notifications.ts');
  const { createApi } = await import('../../api-routes.ts');
  const { LiveIndex, MissedSearches } = await import('../../search/index.ts');
  const told: Host['told'] = [];
  const notifier = new Notifier();
  const index = new LiveIndex(() => Promise.resolve(payload));
  const missed = new MissedSearches(() => Promise.resolve(payload));
  const api = createApi(() => Promise.resolve(payload), { notifier, index, missed });
  const stop = await spreadChanges(databaseUrl, notifier, (change, count) => told.push({ change, count }));
  return {
    told,
    announce,
    ask: async (path, init) => (await api.request(`${path}?v=2`, init)).text(),
    close: async () => {
      index.close();
      missed.close();
      await Promise.all([stop(), notifier.close()]);
    },
  };
}

/** Another process has every module, and what they share, once more. */
async function openOtherHost(): Promise<Host> {
  vi.resetModules();
  const shared = globalThis as { nasaqChanges?: unknown };
  const { nasaqChanges } = shared;
  delete shared.nasaqChanges;
  const host = await openHost();
  shared.nasaqChanges = nasaqChanges;
  return host;
}

async function publish(title: string): Promise<number> {
  const data = { ...texts(title), _status: 'published' } as never;
  return (await payload.create({ collection: 'companies', locale: 'en', data })).id;
}

const types = ({ told }: Host) => told.map(({ change }) => change.type);
const find = (host: Host, search: string) =>
  host.ask('/search', {
    method: 'POST',
    body: JSON.stringify({ search }),
    headers: { 'content-type': 'application/json' },
  });

test('a publish on one host is in the next answer of the other, in its lists and in its search', async () => {
  expect(await second.ask('/companies')).not.toContain('Sahabah');
  expect(await find(second, 'Sahabah')).not.toContain('sahabah');
  const id = await publish('Sahabah');
  expect(await first.ask('/companies')).toContain('Sahabah');
  await vi.waitFor(async () => expect(await second.ask('/companies')).toContain('Sahabah'), 20_000);
  await vi.waitFor(async () => expect(await find(second, 'Sahabah')).toContain('sahabah'), 20_000);
  await payload.delete({ collection: 'companies', id });
  await vi.waitFor(async () => expect(await second.ask('/companies')).not.toContain('Sahabah'), 20_000);
});

test('both hosts tell their sites of a change, once each and under the same number', async () => {
  first.announce({ type: 'posts', id: 1 });
  second.announce({ type: 'works', id: 2 });
  await vi.waitFor(() => expect([types(first).length, types(second).length]).toEqual([2, 2]), 20_000);
  const known = (host: Host) => new Map(host.told.map(({ change, count }) => [change.type, count]));
  expect(known(first)).toEqual(known(second));
  const numbers = [...known(first).values()].sort();
  expect(numbers[1]! - numbers[0]!).toBe(1);
});

test('a host that starts makes up for what it may not have told before it ended', async () => {
  const third = await openOtherHost();
  await vi.waitFor(() => expect([types(first), types(second)]).toEqual([['all'], ['all']]), 20_000);
  await third.close();
});

test('a connection breaks: what was published meanwhile is not missed, and the sites are told', async () => {
  await second.ask('/companies');
  await breakListening();
  const id = await publish('Meanwhile');
  await vi.waitFor(async () => expect(await second.ask('/companies')).toContain('Meanwhile'), 20_000);
  await vi.waitFor(() => expect(types(second)).toContain('all'), 20_000);
  expect(second.told.every(({ count }) => count !== null)).toBe(true);
  await vi.waitFor(async () => expect(await listeners()).toBe(2), 20_000);
  first.told.length = 0;
  await payload.delete({ collection: 'companies', id });
  await vi.waitFor(() => expect(types(first)).toContain('companies'), 20_000);
  await vi.waitFor(async () => expect(await second.ask('/companies')).not.toContain('Meanwhile'), 20_000);
});

test('a change that cannot be counted is told at once as such, and made up for when it can be', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  await database.query('ALTER SEQUENCE nasaq_content_changes RENAME TO away');
  await publish('Uncounted');
  await vi.waitFor(
    () => expect(first.told).toEqual([{ change: expect.objectContaining({ type: 'companies' }), count: null }]),
    20_000,
  );
  expect(complain).toHaveBeenCalled();
  await database.query('ALTER SEQUENCE away RENAME TO nasaq_content_changes');
  await vi.waitFor(() => expect(types(first)).toEqual(['companies', 'all']), 20_000);
  expect(first.told[1]!.count).toBeGreaterThan(0);
  await vi.waitFor(() => expect(types(second)).toEqual(['all']), 20_000);
  complain.mockRestore();
});

/** Ends the connections on which the hosts listen. */
async function breakListening(): Promise<void> {
  const { rowCount } = await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'nasaq notifications'",
  );
  expect(rowCount).toBe(2);
}

async function listeners(): Promise<number> {
  const { rowCount } = await database.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'nasaq notifications'",
  );
  return rowCount ?? 0;
}
