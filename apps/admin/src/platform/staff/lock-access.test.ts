import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import type { Staff } from '../../submissions/inbox/testing/staff.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let recruiter: Staff;
let editor: Staff;
let search: number;

beforeAll(async () => {
  opened = await openTestPayload();
  ({ payload } = opened);
  const { signIn } = await import('../../submissions/inbox/testing/staff.ts');
  recruiter = await signIn(payload, 'recruiter');
  editor = await signIn(payload, 'editor');
  const data = { query: 'stone', locale: 'en', count: 1, last_at: '2026-01-01' } as const;
  ({ id: search } = await payload.create({ collection: 'searches', data }));
});
afterAll(() => opened.close());

const document = () => ({ relationTo: 'searches', value: search });
const userOf = ({ user }: Staff) => ({ relationTo: 'users', value: user.id });
const locks = () => payload.find({ collection: 'payload-locked-documents', depth: 0, pagination: false });

/** As Payload's forms make one. */
async function lockedBy(staff: Staff): Promise<number> {
  const lock = await payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: document(), user: userOf(staff) },
  });
  return Number(lock.id);
}

test('a member of staff who may not edit a document → sets no lock on it, takes none over and ends none', async () => {
  const made = await recruiter.call('/payload-locked-documents', { document: document(), user: userOf(recruiter) });
  expect(made.status).toBe(403);
  expect((await locks()).docs).toEqual([]);
  const lock = await lockedBy(editor);
  for (const method of ['PATCH', 'DELETE']) {
    const answer = await recruiter.send(method, `/payload-locked-documents/${lock}`, { user: userOf(recruiter) });
    expect([method, answer.status]).toEqual([method, 403]);
  }
  expect((await locks()).docs).toMatchObject([{ id: lock, user: userOf(editor) }]);
  await payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} });
});

test('who may edit it takes a lock over, and gives it back', async () => {
  const { signIn } = await import('../../submissions/inbox/testing/staff.ts');
  const other = await signIn(payload, 'editor');
  const lock = await lockedBy(editor);
  const taken = await other.send('PATCH', `/payload-locked-documents/${lock}`, { user: userOf(other) });
  expect(taken.status).toBe(200);
  expect((await other.send('DELETE', `/payload-locked-documents/${lock}`)).status).toBe(200);
  expect((await locks()).docs).toEqual([]);
});
