import { existsSync } from 'node:fs';
import path from 'node:path';
import { finalStates, type SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { recordEvent } from '../submissions/record/record-event.ts';
import { submissionOf } from '../submissions/inbox/testing/staff.ts';

let opened: TestPayload;
let payload: Payload;
let runRetention: (typeof import('./retention.ts'))['runRetention'];

const now = new Date('2032-05-10T03:00:00.000Z');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ runRetention } = await import('./retention.ts'));
});
afterAll(() => opened.close());

beforeEach(async () => {
  for (const collection of ['contacts', 'feedback', 'reports', 'orders', 'applications'] as const) {
    await payload.delete({ collection, where: {} });
  }
});

/** Made on `createdAt`, with events on the days given. */
async function old(kind: SubmissionKind, createdAt: string, values: Record<string, unknown> = {}, ...events: string[]) {
  const { id } = await submissionOf(payload, kind, { createdAt, ...values });
  for (const day of events) await eventOn(kind, id, day);
  return id;
}

async function eventOn(kind: SubmissionKind, id: number, createdAt: string, type: 'note' | 'viewed_file' = 'note') {
  await payload.db.create({
    collection: 'events',
    data: { submission: { relationTo: kind, value: id }, kind, type, createdAt, public: false },
  });
}

async function left(kind: SubmissionKind): Promise<number[]> {
  const { docs } = await payload.find({ collection: kind, sort: 'id', pagination: false, depth: 0 });
  return docs.map(({ id }) => id);
}

test.each(['contacts', 'feedback', 'reports'] as const)('%s go 24 months after the last reply', async (kind) => {
  await old(kind, '2030-05-09');
  const fresh = await old(kind, '2030-05-11');
  const answered = await old(kind, '2029-01-01', {}, '2030-01-01', '2031-01-01');
  await old(kind, '2029-01-01', { state: finalStates[kind][0] }, '2030-01-01');
  const seen = await old(kind, '2029-01-01');
  await eventOn(kind, seen, '2032-05-01', 'viewed_file');
  expect(await runRetention(payload, now)).toMatchObject({ [kind]: 3 });
  expect(await left(kind)).toEqual([fresh, answered]);
});

test('orders go five years after the end of their tax year', async () => {
  await old('orders', '2026-02-01', { state: 'closed', finished_at: '2026-12-30T12:00:00.000Z' });
  const kept = await old('orders', '2026-02-01', { state: 'closed', finished_at: '2027-01-02T12:00:00.000Z' });
  await old('orders', '2026-02-01');
  const active = await old('orders', '2026-02-01', {}, '2027-06-01');
  expect(await runRetention(payload, now)).toEqual({ orders: 2 });
  expect(await left('orders')).toEqual([kept, active]);
});

test('applications go 3 months after the decision, or 12 where that was agreed to; undecided ones stay', async () => {
  const decided = (finished_at: string, consent_retention: boolean) =>
    old('applications', '2031-01-01', { state: 'rejected', finished_at, consent_retention });
  await decided('2032-02-09', false);
  const recent = await decided('2032-02-11', false);
  await decided('2031-05-09', true);
  const agreed = await decided('2031-05-11', true);
  const open = await old('applications', '2029-01-01');
  expect(await runRetention(payload, now)).toEqual({ applications: 2 });
  expect(await left('applications')).toEqual([recent, agreed, open]);
});

test('an application whose deletion was asked for goes at once', async () => {
  await old('applications', '2032-05-09', { deletion_asked_at: '2032-05-09T12:00:00.000Z' });
  expect(await runRetention(payload, now)).toEqual({ applications: 1 });
});

test('spam goes after 30 days, counted from when it was put there', async () => {
  await old('contacts', '2032-04-01', { spam: true });
  const marked = await old('contacts', '2032-04-01', { spam: true }, '2032-05-01');
  const good = await old('contacts', '2032-04-01');
  expect(await runRetention(payload, now)).toEqual({ contacts: 1 });
  expect(await left('contacts')).toEqual([marked, good]);
});

test('with a submission go its history, its mails and its files, on the disk too; those of others stay', async () => {
  const { uploadStore } = await import('../uploads/upload-store.ts');
  const gone = await old('orders', '2020-01-01');
  const stays = await old('orders', '2032-01-01');
  const files: string[] = [];
  for (const id of [gone, stays]) {
    const submission = { relationTo: 'orders' as const, value: id };
    await recordEvent({ submission, type: 'received' }, { payload });
    await payload.db.updateMany({
      collection: 'events',
      where: { submission: { equals: submission } },
      data: { createdAt: '2020-01-01T00:00:00.000Z' },
    });
    await mail({ createdAt: '2032-05-01', submission });
    const { file, handle } = await uploadStore.openIncoming(1);
    await handle.close();
    const key = await uploadStore.keep({ file, size: 0, sha256: '' });
    files.push(path.join(uploadStore.folder, key));
    await payload.db.create({
      collection: 'uploads',
      data: {
        token_hash: `hash ${id}`,
        filename: 'plan.pdf',
        content_type: 'application/pdf',
        filesize: 1,
        sha256: '0',
        storage_key: key,
        kind: 'orders',
        field: 'files',
        submission,
      },
    });
  }
  expect(files.map((file) => existsSync(file))).toEqual([true, true]);
  // The same run may find the bytes before they are removed, and count them as files that belong to nothing.
  expect(await runRetention(payload, now)).toMatchObject({ orders: 1 });
  for (const collection of ['events', 'mails', 'uploads'] as const) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      where: { 'submission.relationTo': { equals: 'orders' } },
    });
    expect(docs.map(({ submission }) => submission?.value)).toEqual([stays]);
  }
  await expect.poll(() => files.map((file) => existsSync(file))).toEqual([false, true]);
  // Gone before another run can count it as a file that belongs to nothing.
  await payload.delete({ collection: 'orders', where: {} });
  await expect.poll(() => files.map((file) => existsSync(file))).toEqual([false, false]);
});

async function mail(data: Record<string, unknown>): Promise<void> {
  await payload.db.create({
    collection: 'mails',
    data: {
      template: 'other',
      to: 'a@example.com',
      subject: 'S',
      text: 'T',
      html: 'H',
      locale: 'en',
      state: 'sent',
      ...data,
    },
  });
}

test('mails go after 180 days unless they still have to be sent', async () => {
  await payload.db.deleteMany({ collection: 'mails', where: {} });
  for (const state of ['sent', 'failed', 'kept', 'queued']) await mail({ state, createdAt: '2031-11-01' });
  await mail({ createdAt: '2031-12-01' });
  expect(await runRetention(payload, now)).toEqual({ mails: 3 });
  const { docs } = await payload.find({ collection: 'mails', sort: 'id' });
  expect(docs.map(({ state }) => state)).toEqual(['queued', 'sent']);
});

test('two hosts at once delete each submission once, and a second run finds nothing', async () => {
  for (let each = 0; each < 12; each += 1) await old('feedback', '2029-01-01');
  const [one, other] = await Promise.all([runRetention(payload, now), runRetention(payload, now)]);
  expect((one.feedback ?? 0) + (other.feedback ?? 0)).toBe(12);
  expect(await runRetention(payload, now)).toEqual({});
});

test('it ends between two submissions when the host stops', async () => {
  await old('feedback', '2029-01-01');
  expect(await runRetention(payload, now, AbortSignal.abort())).toEqual({});
  expect(await left('feedback')).toHaveLength(1);
});

test('the clock runs it at once and lets the run end before the host stops', async () => {
  const { startRetention } = await import('./retention.ts');
  await old('applications', '2026-01-01', { deletion_asked_at: '2026-01-02T12:00:00.000Z' });
  const stop = startRetention(payload);
  await expect.poll(() => left('applications')).toEqual([]);
  await stop();
});
