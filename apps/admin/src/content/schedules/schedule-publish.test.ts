import type { Locale } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let user: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const editor = {
    name: 'Editor',
    email: 'editor@nasaq.example',
    password: 'long enough password',
    roles: ['editor' as const],
  };
  user = (await payload.create({ collection: 'users', data: editor })).id;
});
afterAll(() => opened.close());

/** Queues as the admin's drawer does, for a moment that has passed, and lets the queue run. */
async function schedule(input: object, by = user): Promise<void> {
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() - 1_000),
    input: { ...input, user: { relationTo: 'users', value: by } } as never,
  });
  await payload.jobs.run({ limit: 10 });
}

async function statusOf(id: number): Promise<Partial<Record<Locale, string>>> {
  const doc = await payload.findByID({ collection: 'companies', id, locale: 'all' });
  return doc._status as unknown as Partial<Record<Locale, string>>;
}

async function draftIn(...languages: Locale[]): Promise<number> {
  const [first = 'en', ...others] = languages;
  const title = `Scheduled ${Math.random()}`;
  const { id } = await payload.create({
    collection: 'companies',
    locale: first,
    draft: true,
    data: texts(title) as never,
  });
  for (const locale of others)
    await payload.update({
      collection: 'companies',
      id,
      locale,
      draft: true,
      data: texts(`${title} ${locale}`) as never,
    });
  return id;
}

const doc = (id: number) => ({ doc: { relationTo: 'companies', value: String(id) } });

test('before its time nothing happens', async () => {
  const id = await draftIn('en');
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() + 3_600_000),
    input: { type: 'publish', ...doc(id), user: { relationTo: 'users', value: user } } as never,
  });
  await payload.jobs.run({ limit: 10 });
  expect((await statusOf(id)).en).toBe('draft');
});

test('«all languages» publishes every language that is written, and announces it', async () => {
  const { onChange } = await import('../../platform/changes/change.ts');
  const id = await draftIn('en', 'ar');
  const announced: unknown[] = [];
  const stop = onChange((change) => announced.push(change.id));
  await schedule({ type: 'publish', ...doc(id) });
  stop();
  expect(await statusOf(id)).toEqual({ en: 'published', ar: 'published' });
  expect(announced).toContain(id);
});

test('«all languages» of an entry that is written in Arabic only publishes Arabic', async () => {
  const id = await draftIn('ar');
  await schedule({ type: 'publish', ...doc(id) });
  const status = await statusOf(id);
  expect(status.ar).toBe('published');
  expect(status.en).not.toBe('published');
});

test('one language is published alone', async () => {
  const id = await draftIn('en', 'ar');
  await schedule({ type: 'publish', locale: 'ar', ...doc(id) });
  const status = await statusOf(id);
  expect(status.ar).toBe('published');
  expect(status.en).not.toBe('published');
});

test('one language is withdrawn alone, and nothing that waits in the other goes out with it', async () => {
  const id = await draftIn('en', 'ar');
  await schedule({ type: 'publish', ...doc(id) });
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: { summary: 'Not yet' } });
  await schedule({ type: 'unpublish', locale: 'ar', ...doc(id) });
  expect(await statusOf(id)).toEqual({ en: 'published', ar: 'draft' });
  const shown = await payload.findByID({ collection: 'companies', id, locale: 'en' });
  expect(shown.summary).not.toBe('Not yet');
  const draft = await payload.findByID({ collection: 'companies', id, locale: 'en', draft: true });
  expect(draft.summary).toBe('Not yet');
});

test('a withdrawal of an older version that names no language takes nothing away', async () => {
  const id = await draftIn('en', 'ar');
  await schedule({ type: 'publish', ...doc(id) });
  await schedule({ type: 'unpublish', ...doc(id) });
  expect(await statusOf(id)).toEqual({ en: 'published', ar: 'published' });
});

test('two languages that are due at the same moment are both published', async () => {
  const id = await draftIn('en', 'ar');
  const input = (locale: Locale) => ({
    type: 'publish',
    locale,
    ...doc(id),
    user: { relationTo: 'users', value: user },
  });
  for (const locale of ['en', 'ar'] as const)
    await payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1_000),
      input: input(locale) as never,
    });
  await payload.jobs.run({ limit: 10 });
  expect(await statusOf(id)).toEqual({ en: 'published', ar: 'published' });
});

test('what a killed host had begun is taken up again', async () => {
  const id = await draftIn('en');
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() - 1_000),
    input: { type: 'publish', locale: 'en', ...doc(id), user: { relationTo: 'users', value: user } } as never,
  });
  const longAgo = new Date(Date.now() - 600_000).toISOString();
  await payload.db.updateJobs({ id: job.id, data: { processing: true, updatedAt: longAgo } });
  await payload.jobs.run({ limit: 10 });
  expect((await statusOf(id)).en).toBe('draft');
  const { resumeInterrupted } = await import('./schedule-publish.ts');
  await resumeInterrupted(payload);
  await payload.jobs.run({ limit: 10 });
  expect((await statusOf(id)).en).toBe('published');
});

test('who may not publish an entry does not get it published by the clock', async () => {
  const recruiter = {
    name: 'R',
    email: 'r@nasaq.example',
    password: 'long enough password',
    roles: ['recruiter' as const],
  };
  const { id: by } = await payload.create({ collection: 'users', data: recruiter });
  const id = await draftIn('en');
  await schedule({ type: 'publish', ...doc(id) }, by);
  expect((await statusOf(id)).en).toBe('draft');
});
