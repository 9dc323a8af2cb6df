import { submissionKinds, type SubmissionKind } from '@nasaq/contract';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles, type Role } from '../../platform/staff/roles.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { recordEvent } from '../record/record-event.ts';
import { signIn, submissionOf, type Staff } from './testing/staff.ts';

let opened: TestPayload;
let payload: Payload;
let staff: Record<Role, Staff>;
let countInbox: typeof import('../screens/board/inbox-board.tsx').countInbox;
const ids = {} as Record<SubmissionKind, number>;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ countInbox } = await import('../screens/board/inbox-board.tsx'));
  const signedIn = [];
  for (const role of roles) signedIn.push([role, await signIn(payload, role)] as const);
  staff = Object.fromEntries(signedIn) as Record<Role, Staff>;
  for (const kind of submissionKinds) {
    ids[kind] = (await submissionOf(payload, kind, { email: 'sender@example.com' })).id;
    await recordEvent({ submission: { relationTo: kind, value: ids[kind] }, type: 'received' }, { payload });
    await payload.db.create({
      collection: 'uploads',
      data: {
        token_hash: `hash ${kind}`,
        filename: `${kind}.pdf`,
        content_type: 'application/pdf',
        filesize: 1,
        sha256: '0',
        storage_key: `key ${kind}`,
        kind,
        field: 'files',
        submission: { relationTo: kind, value: ids[kind] },
      },
    });
  }
});
afterAll(() => opened.close());

const readers: Record<Role, SubmissionKind[]> = {
  admin: ['contacts', 'feedback', 'reports', 'orders', 'applications', 'responses'],
  editor: ['feedback', 'reports'],
  recruiter: ['applications'],
  agent: ['contacts', 'feedback', 'reports', 'responses'],
  sales: ['orders'],
};
const handlers: Record<Role, SubmissionKind[]> = { ...readers, editor: [] };

test.each(roles)('%s reads the inboxes of the role and no other, also their files and histories', async (role) => {
  const { user } = staff[role];
  const readable = async (collection: CollectionSlug) =>
    payload.find({ collection, overrideAccess: false, user, pagination: false, depth: 0 }).then(
      ({ docs }) => docs as unknown as { kind?: SubmissionKind }[],
      () => [],
    );
  const read = [];
  for (const kind of submissionKinds) if ((await readable(kind)).length > 0) read.push(kind);
  expect(read).toEqual(readers[role]);
  for (const collection of ['uploads', 'events'] as const) {
    expect((await readable(collection)).map(({ kind }) => kind).toSorted()).toEqual(readers[role].toSorted());
  }
});

test.each(roles)('%s acts in the inboxes of the role and no other', async (role) => {
  const acts = [];
  for (const kind of submissionKinds) {
    const note = await staff[role].call(`/${kind}/${ids[kind]}/note`, { text: 'Seen.', public: false });
    expect([200, 403]).toContain(note.status);
    if (note.ok) acts.push(kind);
  }
  expect(acts).toEqual(handlers[role]);
});

test.each(roles)('%s exports the inboxes of the role and no other', async (role) => {
  const exported = [];
  for (const kind of submissionKinds) if ((await staff[role].call(`/${kind}/export`)).ok) exported.push(kind);
  expect(exported).toEqual(readers[role]);
});

test.each(roles)('%s has what is held as spam counted in the inboxes of the role and in no other', async (role) => {
  const { user } = staff[role];
  for (const kind of submissionKinds) {
    const held = await submissionOf(payload, kind, { spam: true });
    const counted = await countInbox(payload, kind, user).then(
      ({ open, spam }) => ({ kind, open, spam }),
      (error: Error) => ({ kind, refusal: error.name }),
    );
    expect(counted).toEqual(readers[role].includes(kind) ? { kind, open: 1, spam: 1 } : { kind, refusal: 'Forbidden' });
    await payload.delete({ collection: kind, id: held.id });
  }
});

test('only administrators read mails', async () => {
  for (const role of roles) {
    expect((await staff[role].call('/mails')).status).toBe(role === 'admin' ? 200 : 403);
  }
});

test('without signing in there is nothing', async () => {
  for (const collection of [...submissionKinds, 'uploads', 'events', 'mails'] as const) {
    await expect(payload.find({ collection, overrideAccess: false, limit: 1 })).rejects.toThrow('not allowed');
  }
  const anonymous = { Cookie: '' };
  const note = await staff.agent.call(`/contacts/${ids.contacts}/note`, { text: 'x', public: true }, anonymous);
  expect(note.status).toBe(401);
  expect((await staff.agent.call('/contacts/export', undefined, anonymous)).status).toBe(401);
});

test('nobody makes or changes a submission, file, event or mail past the actions; only administrators delete one', async () => {
  const { id } = await submissionOf(payload, 'contacts', { subject: 'Mine' });
  const all = { overrideAccess: false } as const;
  for (const role of roles) {
    const { user } = staff[role];
    for (const data of [{ subject: 'Other' }, { state: 'closed' as const }, { spam: true }]) {
      await expect(payload.update({ collection: 'contacts', id, data, user, ...all })).rejects.toThrow('not allowed');
    }
    for (const collection of [...submissionKinds, 'uploads', 'events', 'mails'] as const) {
      await expect(payload.create({ collection, data: {} as never, user, ...all })).rejects.toThrow('not allowed');
    }
    for (const collection of ['uploads', 'events', 'mails'] as const) {
      await expect(payload.delete({ collection, where: {}, user, ...all })).rejects.toThrow('not allowed');
    }
  }
  for (const role of roles.filter((each) => each !== 'admin')) {
    const deleting = payload.delete({ collection: 'contacts', id, user: staff[role].user, ...all });
    await expect(deleting).rejects.toThrow('not allowed');
  }
  const deleted = await payload.delete({ collection: 'contacts', id, user: staff.admin.user, ...all });
  expect(deleted.subject).toBe('Mine');
});

test('a form of another site and a request that is no JSON are refused before anything is read', async () => {
  const note = (headers: Record<string, string>) =>
    staff.agent.call(`/contacts/${ids.contacts}/note`, { text: 'x', public: false }, headers);
  expect((await note({ Origin: 'http://localhost:3000' })).status).toBe(403);
  expect((await note({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
  expect((await note({ 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await note({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
});

test('what does not exist is not found', async () => {
  for (const id of ['0', '999999', 'x', '1;DROP']) {
    const note = await staff.agent.call(`/contacts/${encodeURIComponent(id)}/note`, { text: 'x', public: false });
    expect(note.status).toBe(404);
  }
});
