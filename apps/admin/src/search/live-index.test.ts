import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { texts } from '../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { LiveIndex } from './live-index.ts';

let opened: TestPayload;
let payload: Payload;
let openIndex: (payload?: () => Promise<Payload>) => LiveIndex;
let announce: (change: { type: string; id?: number }) => void;
const indexes: LiveIndex[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const live = await import('./live-index.ts');
  announce = (await import('../platform/changes/change.ts')).announceChange;
  openIndex = (given = () => Promise.resolve(payload)) => {
    const index = new live.LiveIndex(given);
    indexes.push(index);
    return index;
  };
  await create('Granite');
});
afterAll(() => opened.close());
afterEach(() => {
  for (const index of indexes.splice(0)) index.close();
  vi.restoreAllMocks();
});

/** Published without a word to this host, as by another one. */
async function create(title: string): Promise<number> {
  const data = { ...texts(title), _status: 'published' } as never;
  return (await payload.create({ collection: 'companies', locale: 'en', data, context: { silent: true } })).id;
}

const found = async (index: LiveIndex, query: string) =>
  (await index.ready()).search(query, 'en').map(({ document }) => document.title);
const eventually = { timeout: 20_000, interval: 20 };

test('of an entry its texts are found, and nothing that is kept about them for staff', async () => {
  const { loadEntries } = await import('./load-searchables.ts');
  const id = await create('Marble');
  const [loaded] = await loadEntries(payload, 'companies', [id]);
  expect(loaded!.body).toBe('Body of Marble');
  await payload.delete({ collection: 'companies', id, context: { silent: true } });
});

test('what another host has published is found when this one is told', async () => {
  const index = openIndex();
  expect(await found(index, 'granite')).toEqual(['Granite']);
  const id = await create('Basalt');
  announce({ type: 'companies', id });
  await vi.waitFor(async () => expect(await found(index, 'basalt')).toEqual(['Basalt']), eventually);
});

test('«all» reads everything again, and drops what is no more', async () => {
  const index = openIndex();
  await found(index, 'granite');
  const id = await create('Limestone');
  announce({ type: 'all' });
  await vi.waitFor(async () => expect(await found(index, 'limestone')).toEqual(['Limestone']), eventually);
  await payload.delete({ collection: 'companies', id, context: { silent: true } });
  announce({ type: 'all' });
  await vi.waitFor(async () => expect(await found(index, 'limestone')).toEqual([]), eventually);
  expect(await found(index, 'granite')).toEqual(['Granite']);
});

test('what cannot be read stays as it was, and is read again by itself', async () => {
  const index = openIndex();
  await found(index, 'granite');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const id = await create('Marble');
  vi.spyOn(payload, 'find').mockRejectedValueOnce(new Error('the database is away'));
  announce({ type: 'companies', id });
  await vi.waitFor(
    () => expect(errors).toHaveBeenCalledWith(expect.stringContaining('is behind'), expect.any(Error)),
    eventually,
  );
  expect(await found(index, 'granite')).toEqual(['Granite']);
  await vi.waitFor(async () => expect(await found(index, 'marble')).toEqual(['Marble']), eventually);
});

test('a first reading that fails is repeated until it is complete', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(payload, 'find').mockRejectedValueOnce(new Error('the database is away'));
  const index = openIndex();
  void index.ready();
  expect(index.isComplete).toBe(false);
  await vi.waitFor(async () => expect(await found(index, 'granite')).toEqual(['Granite']), eventually);
  await vi.waitFor(() => expect(index.isComplete).toBe(true), eventually);
});

test('what fails again and again keeps nothing else from being read, and no search waits for it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const find = payload.find.bind(payload);
  vi.spyOn(payload, 'find').mockImplementation((async (options: Parameters<typeof find>[0]) => {
    if (options.collection === 'services') throw new Error('no services');
    return find(options);
  }) as never);
  const index = openIndex();
  await vi.waitFor(async () => expect(await found(index, 'granite')).toEqual(['Granite']), eventually);
  const id = await create('Travertine');
  announce({ type: 'companies', id });
  await vi.waitFor(async () => expect(await found(index, 'travertine')).toEqual(['Travertine']), eventually);
  expect(index.isComplete).toBe(false);
});

test('a search while it is built waits a moment, and then gets what is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Payload>();
  const index = openIndex(() => promise);
  expect(await found(index, 'granite')).toEqual([]);
  expect(index.isComplete).toBe(false);
  resolve(payload);
  await vi.waitFor(async () => expect(await found(index, 'granite')).toEqual(['Granite']), eventually);
});

test('a search that comes while something else is read again is answered from what is known', async () => {
  const index = openIndex();
  await found(index, 'granite');
  const { promise, resolve } = Promise.withResolvers<void>();
  const find = payload.find.bind(payload);
  vi.spyOn(payload, 'find').mockImplementation((async (options: Parameters<typeof find>[0]) => {
    await promise;
    return find(options);
  }) as never);
  announce({ type: 'all' });
  expect(await found(index, 'granite')).toEqual(['Granite']);
  resolve();
});

test('a job is past from its closing date on, without a publish', async () => {
  const closes = new Date(Date.now() + 3_600_000).toISOString();
  const job = {
    ...texts('Stonecutter'),
    department: 'design',
    workplace: 'remote',
    contractType: 'contract',
    place: 'Aswan',
    openings: 1,
    jobStatus: 'open',
    postedAt: new Date().toISOString(),
    closesAt: closes,
  };
  await payload.create({ collection: 'careers', locale: 'en', data: { ...job, _status: 'published' } as never });
  const index = await openIndex().ready();
  const score = () => index.search('stonecutter', 'en')[0]!.score;
  const open = score();
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(closes) + 1);
  expect(score()).toBeLessThan(open * 0.7);
});
