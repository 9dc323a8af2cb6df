import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Payload } from 'payload';
import type { announceChange, Change } from '../../platform/changes/change.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { storePicture } from '../../testing/store-picture.ts';

let opened: TestPayload;
let payload: Payload;
let announce: typeof announceChange;
let end: () => Promise<unknown>;
const told: { change: Change; count: number | null }[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ announceChange: announce } = await import('../../platform/changes/change.ts'));
  const { databaseUrl } = await import('../../platform/database/address.ts');
  const { spreadChanges } = await import('../../platform/changes/spread-changes.ts');
  const { Notifier } = await import('../../platform/database/notifications.ts');
  const notifier = new Notifier();
  const stop = await spreadChanges(databaseUrl()!, notifier, (change, count) => told.push({ change, count }));
  end = () => Promise.all([stop(), notifier.close()]);
});
afterAll(async () => {
  await end();
  await opened.close();
});

/** The kinds of content that were announced by some work (and by nothing that came of it later), numbered without a gap. */
async function announcedBy(work: () => Promise<unknown>): Promise<string[]> {
  const first = await mark();
  await work();
  const last = await mark();
  const counts = told.slice(first, last + 1).map(({ count }) => count);
  expect(counts).toEqual(counts.map((_, place) => counts[0]! + place));
  return told.slice(first + 1, last).map(({ change }) => `${change.type}${change.withdrawn ? ' withdrawn' : ''}`);
}

/** Announces something else: when it has been told, so was everything before. */
async function mark(): Promise<number> {
  const type = `mark ${Math.random()}`;
  announce({ type });
  await vi.waitFor(() => expect(told.some(({ change }) => change.type === type)).toBe(true), 20_000);
  return told.findIndex(({ change }) => change.type === type);
}

async function draft(title: string): Promise<number> {
  const data = texts(title) as never;
  return (await payload.create({ collection: 'companies', locale: 'en', draft: true, data })).id;
}

async function update(id: number, data: object, more: object = {}) {
  return payload.update({ collection: 'companies', id, locale: 'en', data: data as never, ...more });
}

async function publishedCompany(title: string): Promise<number> {
  const id = await draft(title);
  await update(id, { _status: 'published' });
  return id;
}

test('drafts, autosaves and withdrawn drafts are nobody’s business', async () => {
  const work = async () => {
    const id = await draft('Silent');
    await update(id, { summary: 'Typing' }, { draft: true, autosave: true });
    await update(id, texts('صامت'), { draft: true, locale: 'ar' });
    await payload.delete({ collection: 'companies', id });
  };
  expect(await announcedBy(work)).toEqual([]);
});

test('publishing, editing, withdrawing, trashing and deleting are announced, each once', async () => {
  const id = await draft('Life');
  expect(await announcedBy(() => update(id, { _status: 'published' }))).toEqual(['companies']);
  expect(await announcedBy(() => update(id, { summary: 'Other', _status: 'published' }))).toEqual(['companies']);
  expect(await announcedBy(() => update(id, { summary: 'Draft' }, { draft: true }))).toEqual([]);
  expect(await announcedBy(() => update(id, { _status: 'draft' }))).toEqual(['companies withdrawn']);
  const other = await publishedCompany('Trash');
  expect(await announcedBy(() => update(other, { deletedAt: new Date().toISOString() }))).toEqual([
    'companies withdrawn',
  ]);
  const third = await publishedCompany('Gone');
  expect(await announcedBy(() => payload.delete({ collection: 'companies', id: third }))).toEqual([
    'companies withdrawn',
  ]);
});

test('a moved address announces the entry and its redirect', async () => {
  const id = await publishedCompany('Old address');
  const types = await announcedBy(() => update(id, { slug: 'new-address', _status: 'published' }));
  expect(new Set(types)).toEqual(new Set(['companies', 'redirects']));
});

test('a scheduled publication is announced when it happens', async () => {
  const id = await draft('Scheduled');
  const input = { type: 'publish', locale: 'en', doc: { relationTo: 'companies', value: String(id) } };
  const queue = () =>
    payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(Date.now() - 1_000), input: input as never });
  expect(await announcedBy(queue)).toEqual([]);
  expect(await announcedBy(() => payload.jobs.run({ limit: 10 }))).toEqual(['companies']);
});

test('what stands once is announced when it is published, not when it is drafted', async () => {
  const data = { statement: 'We build.', intro: 'Since 2009.' };
  const save = (more: object) =>
    payload.updateGlobal({ slug: 'about', locale: 'en', data: { ...data, ...more } as never });
  const drafted = { slug: 'about' as const, locale: 'en' as const, draft: true, data: data as never };
  expect(await announcedBy(() => payload.updateGlobal(drafted))).toEqual([]);
  expect(await announcedBy(() => save({ _status: 'published' }))).toEqual(['about']);
  expect(await announcedBy(() => save({ _status: 'published', intro: 'Since 2010.' }))).toEqual(['about']);
  expect(await announcedBy(() => save({ _status: 'draft' }))).toEqual(['about withdrawn']);
});

test('one language that is withdrawn is withdrawn, whatever the other shows', async () => {
  const id = await publishedCompany('Two languages');
  const arabic = { ...texts('لغتان'), _status: 'published' };
  expect(await announcedBy(() => update(id, arabic, { locale: 'ar' }))).toEqual(['companies']);
  expect(await announcedBy(() => update(id, { _status: 'draft' }, { locale: 'ar' }))).toEqual(['companies withdrawn']);
  expect(await announcedBy(() => update(id, { summary: 'Still there', _status: 'published' }))).toEqual(['companies']);
});

test('pictures, tags and authors have no drafts: each change is announced', async () => {
  const id = await storePicture(payload, 'square');
  expect(new Set(await announcedBy(() => storePicture(payload, 'circle')))).toEqual(new Set(['media']));
  const renamed = () => payload.update({ collection: 'media', id, locale: 'en', data: { alt: 'B' } as never });
  expect(await announcedBy(renamed)).toEqual(['media']);
  expect(await announcedBy(() => payload.delete({ collection: 'media', id }))).toEqual(['media withdrawn']);
  const tag = () => payload.create({ collection: 'tags', locale: 'en', data: { title: 'Tag', slug: 'tag' } as never });
  expect(await announcedBy(tag)).toEqual(['tags']);
});

test('a refused save announces nothing', async () => {
  const id = await draft('Refused');
  const refused = () => expect(update(id, { summary: '', _status: 'published' })).rejects.toThrow('Summary');
  expect(await announcedBy(refused)).toEqual([]);
});

test('a transaction is announced when it is committed, and never when it is rolled back', async () => {
  const id = await draft('Transaction');
  const inTransaction = async (finish: (transactionID: string | number) => Promise<void>) => {
    const transactionID = (await payload.db.beginTransaction())!;
    await update(id, { _status: 'published' }, { req: { transactionID } });
    expect(await announcedBy(async () => {})).toEqual([]);
    return announcedBy(() => finish(transactionID));
  };
  expect(await inTransaction((transactionID) => payload.db.rollbackTransaction(transactionID))).toEqual([]);
  expect(await inTransaction((transactionID) => payload.db.commitTransaction(transactionID))).toEqual(['companies']);
});

test('a listener that fails is no failure of the save, and the others still hear of it', async () => {
  const { onChange } = await import('../../platform/changes/change.ts');
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard: string[] = [];
  const stops = [
    onChange(() => {
      throw new Error('a broken listener');
    }),
    onChange(({ type }) => void heard.push(type)),
  ];
  await publishedCompany('Broken listener');
  stops.forEach((stop) => stop());
  expect(heard).toEqual(['companies']);
  expect(complain).toHaveBeenCalledWith('a broken listener', expect.any(Error));
  complain.mockRestore();
});

test('many saves at once are numbered without a gap', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, place) => draft(`Many ${place}`)));
  const types = await announcedBy(() => Promise.all(ids.map((id) => update(id, { _status: 'published' }))));
  expect(types).toEqual(ids.map(() => 'companies'));
});
