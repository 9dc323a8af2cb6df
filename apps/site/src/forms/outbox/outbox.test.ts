import type { Upload } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendSubmission } from '../core/send-submission.ts';
import type { Carrier } from './deliver.ts';
import type { OutboxStorage } from '@nasaq/outbox';
import type { OutboxEntry } from './outbox-entry.ts';
import { createFormsOutbox, type FormsOutbox } from './outbox.ts';

const receipt = { kind: 'contacts', reference: 'ABCD2345', statusKey: 'k', receivedAt: '2026-11-21T10:00:00.000Z' };
const upload = { token: 'tok', filename: 'cv.pdf', filesize: 1, contentType: 'application/pdf' } as Upload;

let now: number;
/** What the network answers, one after the other; `null` is no answer at all. */
let answers: (Response | null)[];
let sent: { key: string; values: Record<string, unknown> }[];
let uploads: Awaited<ReturnType<Carrier['upload']>>[];
let held: Map<string, OutboxEntry>;
let busyElsewhere: boolean;
let opened: FormsOutbox[] = [];
/** What happens while the server has it. */
let meanwhile: () => void;
const changes = vi.fn<(entries: readonly OutboxEntry[], quiet: boolean) => void>();
const settled = vi.fn<(entry: OutboxEntry) => void>();

beforeEach(() => {
  now = 1_000_000;
  answers = [];
  sent = [];
  uploads = [];
  held = new Map();
  busyElsewhere = false;
  meanwhile = () => {};
  vi.stubGlobal('document', { cookie: '' });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  changes.mockReset();
  settled.mockReset();
});

afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.stop();
});

/** As IndexedDB does, entries are copied in and out. */
const storage: OutboxStorage<OutboxEntry> = {
  all: async () => [...held.values()].map((entry) => structuredClone(entry)),
  get: async (key) => structuredClone(held.get(key)),
  put: async (entry) => void held.set(entry.submission.key, structuredClone(entry)),
  remove: async (key) => void held.delete(key),
};

const carrier: Carrier = {
  now: () => now,
  upload: async () => uploads.shift()!,
  send: (submission, locale) =>
    sendSubmission(submission, {
      locale,
      fetch: async (_url, init) => {
        sent.push(JSON.parse(init!.body as string) as (typeof sent)[number]);
        meanwhile();
        const answer = answers.shift();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
    }),
};

function open(own: Partial<OutboxStorage<OutboxEntry>> = {}): FormsOutbox {
  const outbox = createFormsOutbox({
    storage: { ...storage, ...own },
    carrier,
    async alone(task) {
      if (!busyElsewhere) await task();
      return !busyElsewhere;
    },
    onChange: changes,
    onSettled: settled,
  });
  opened.push(outbox);
  return outbox;
}

function entry(key: string, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    submission: { kind: 'contacts', key, values: { subject: 'نسق' } },
    locale: 'ar',
    path: '/ar/contact',
    draft: 'nasaq.draft.contacts',
    values: { subject: 'نسق' },
    files: [],
    queuedAt: now,
    attempts: 0,
    nextAt: now,
    notBefore: 0,
    state: { name: 'waiting', reason: 'offline' },
    ...more,
  };
}

const json = (status: number, body: unknown) => Response.json(body, { status });
const state = (key: string) => held.get(key)?.state;

test('a form that is sent leaves only its receipt behind, without what was written', async () => {
  answers = [json(201, { data: receipt })];
  const result = await open().submit(entry('one'));
  expect(result).toEqual({ state: { name: 'sent', receipt }, kept: false });
  expect(held.get('one')).toMatchObject({ values: {}, submission: { values: {} }, state: { name: 'sent' } });
  // Nothing of it was to be seen on the way.
  expect(changes.mock.calls.every(([, quiet]) => quiet)).toBe(true);
});

test('it is stored before it is sent: a window that is closed in between loses nothing', async () => {
  answers = [json(201, { data: receipt })];
  let before: OutboxEntry | undefined;
  meanwhile = () => (before = held.get('one'));
  await open().submit(entry('one'));
  expect(before?.state.name).toBe('sending');

  held.set('one', before!);
  sent = [];
  answers = [json(200, { data: receipt })];
  const next = open();
  await next.flush();
  expect(sent, 'it may still be under way').toEqual([]);
  now = (await next.nextDue())!;
  await next.flush();
  expect(sent.map(({ key }) => key)).toEqual(['one']);
  expect(state('one')).toEqual({ name: 'sent', receipt });
});

test.each([
  ['no answer', () => null, 'offline'],
  ['503', () => json(503, { error: { code: 'unavailable' } }), 'unavailable'],
  ['a proxy that cannot reach us', () => new Response('<html>Bad gateway</html>', { status: 502 }), 'unavailable'],
  ['a login page of the network', () => new Response('<html>Welcome to the hotel</html>'), 'unavailable'],
  ['a receipt that is none', () => json(200, { data: {} }), 'unavailable'],
  ['504', () => json(504, {}), 'timeout'],
  ['429', () => json(429, { error: { code: 'too_many_requests', retryAfter: 60 } }), 'too_many'],
])('after %s it waits', async (_name, answer, reason) => {
  answers = [answer()];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = await open().submit(entry('one'));
  expect(result).toEqual({ state: { name: 'waiting', reason }, kept: true });
  expect(held.get('one')).toMatchObject({ attempts: 1, values: { subject: 'نسق' } });
});

test('it is tried again with growing patience and the same key, until it is taken once', async () => {
  const outbox = open();
  answers = [null];
  await outbox.submit(entry('one'));
  const pauses: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const due = (await outbox.nextDue())!;
    pauses.push((due - now) / 1000);
    now = due - 1;
    await outbox.flush();
    now = due;
    answers = [null];
    await outbox.flush();
  }
  expect(pauses).toEqual([5, 15, 45, 135, 405, 600, 600]);
  expect(sent).toHaveLength(8);
  now = (await outbox.nextDue())!;
  answers = [json(200, { data: receipt })];
  await outbox.flush();
  await outbox.flush(true);
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['one']));
  expect(sent).toHaveLength(9);
  expect(settled).toHaveBeenCalledOnce();
});

test('a sign of a connection overrules our patience, but not the wish of the server', async () => {
  const outbox = open();
  answers = [null];
  await outbox.submit(entry('one'));
  answers = [json(429, { error: { code: 'too_many_requests', retryAfter: 60 } })];
  now += 4_000;
  await outbox.flush(true);
  expect(sent).toHaveLength(2);
  now += 30_000;
  await outbox.flush(true);
  expect(sent).toHaveLength(2);
  now += 31_000;
  answers = [json(201, { data: receipt })];
  await outbox.flush(true);
  expect(state('one')?.name).toBe('sent');
});

test('several signs at once are one attempt', async () => {
  const outbox = open();
  held.set('one', entry('one'));
  answers = [null, null];
  await outbox.flush(true);
  now += 1_000;
  await outbox.flush(true);
  expect(sent).toHaveLength(1);
});

test('while another window sends, this one does not', async () => {
  held.set('one', entry('one'));
  busyElsewhere = true;
  await open().flush(true);
  expect(sent).toEqual([]);
});

test('a refusal waits for its sender with everything that was written', async () => {
  held.set('one', entry('one'));
  const failures = [{ field: 'email', rule: 'email', message: 'm', messageAr: 'م' }];
  answers = [json(422, { error: { code: 'invalid', message: '', failures } })];
  const outbox = open();
  await outbox.flush();
  expect(held.get('one')).toMatchObject({
    values: { subject: 'نسق' },
    state: { name: 'refused', failures: [{ field: 'email', rule: 'email' }] },
  });
  expect(await outbox.nextDue()).toBeNull();
  expect(settled.mock.calls[0]![0].state.name).toBe('refused');
});

test('from its form, a refusal is the form’s business and leaves the outbox', async () => {
  const failures = [{ field: 'email', rule: 'email', message: 'm', messageAr: 'م' }];
  answers = [json(422, { error: { code: 'invalid', message: '', failures } })];
  const { state: result, kept } = await open().submit(entry('one'));
  expect([result.name, kept, held.size]).toEqual(['refused', false, 0]);
});

test('files go up first, each only once, and their tokens are sent in their order', async () => {
  const file = new File(['x'], 'cv.pdf');
  const item = (id: string) => ({ id, filename: id, filesize: 1, contentType: '' });
  const values = { files: [item('a'), { ...item('b'), token: 'earlier' }, item('c')] };
  const outbox = open();
  const queued = await outbox.submit(
    entry('one', {
      values,
      submission: { kind: 'orders', key: 'one', values: { files: ['earlier'] } },
      files: [
        { field: 'files', id: 'a', file },
        { field: 'files', id: 'c', file },
      ],
    }),
  );
  expect(queued.kept).toBe(true);
  uploads = [{ ...upload, token: 'first' }, 'later'];
  await outbox.flush();
  expect(sent).toEqual([]);
  expect(held.get('one')!.files.map(({ id }) => id)).toEqual(['c']);
  now = (await outbox.nextDue())!;
  uploads = [{ ...upload, token: 'last' }];
  answers = [json(201, { data: receipt })];
  await outbox.flush();
  expect(sent[0]!.values).toEqual({ files: ['first', 'earlier', 'last'] });
});

test('a file that will never be taken brings the form back', async () => {
  held.set('one', entry('one', { files: [{ field: 'cv', id: 'a', file: new File([], 'cv.pdf') }] }));
  uploads = ['refused'];
  await open().flush();
  expect(state('one')).toEqual({ name: 'refused', failures: [{ field: 'cv', rule: 'upload' }] });
});

test('what its sender took back while it was tried does not come back, unless it was taken by the server', async () => {
  const outbox = open();
  meanwhile = () => held.clear();
  held.set('one', entry('one'));
  answers = [null];
  await outbox.flush();
  expect(sent).toHaveLength(1);
  expect(held.size).toBe(0);

  held.set('two', entry('two'));
  answers = [json(201, { data: receipt })];
  await outbox.flush();
  expect(state('two')).toEqual({ name: 'sent', receipt });
});

test('where nothing can be stored, the form is sent all the same, and keeps what is not', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const full = open({ put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
  answers = [json(201, { data: receipt }), null];
  expect(await full.submit(entry('one'))).toEqual({ state: { name: 'sent', receipt }, kept: false });
  expect(await full.submit(entry('two'))).toEqual({ state: { name: 'waiting', reason: 'offline' }, kept: false });
});
