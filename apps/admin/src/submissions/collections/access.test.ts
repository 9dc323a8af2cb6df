import { submissionKinds, type SubmissionKind } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { roles, type Role } from '../../platform/staff/roles.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { inTransaction } = await import('../../platform/database/in-transaction.ts');
  const { createRow } = await import('../../platform/database/in-transaction.ts');
  const { recordEvent } = await import('../record/record-event.ts');
  await inTransaction(payload, async (req) => {
    for (const kind of submissionKinds) {
      const data = {
        reference: 'ABCDEFGH',
        key: 'secret key',
        state: 'new',
        locale: 'en',
        status_code_hash: 'secret hash',
      };
      const value = await createRow(
        kind,
        { ...data, title: kind, ...(kind === 'orders' ? { state: 'received' } : {}) },
        req,
      );
      await recordEvent({ submission: { relationTo: kind, value }, type: 'received' }, req);
    }
  });
});
afterAll(() => opened.close());

async function userWith(role: Role): Promise<TypedUser> {
  const data = { name: role, email: `${role}@nasaq.example`, password: 'long enough password', roles: [role] };
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' } as TypedUser;
}

async function readable(user: TypedUser | null, collection: CollectionSlug): Promise<Record<string, unknown>[]> {
  const found = payload.find({ collection, user, overrideAccess: false, depth: 0 });
  return found.then(
    ({ docs }) => docs as unknown as Record<string, unknown>[],
    () => [],
  );
}

const expected: Record<Role, readonly SubmissionKind[]> = {
  admin: submissionKinds,
  editor: ['feedback', 'reports'],
  recruiter: ['applications'],
  agent: ['contacts', 'feedback', 'reports', 'responses'],
  sales: ['orders'],
};

test.each(roles)('%s reads the submissions of their work, and what happened to those', async (role) => {
  const user = await userWith(role);
  const read: SubmissionKind[] = [];
  for (const kind of submissionKinds) if ((await readable(user, kind)).length > 0) read.push(kind);
  expect(read).toEqual(expected[role]);
  const events = await readable(user, 'events');
  expect(events.map(({ kind }) => kind).sort()).toEqual([...expected[role]].sort());
});

test('without signing in nothing can be read', async () => {
  for (const collection of [...submissionKinds, 'events', 'uploads', 'mails'] as const)
    expect(await readable(null, collection)).toEqual([]);
});

test('keys and hashes are shown to nobody, an administrator included', async () => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'admin@nasaq.example' } } });
  const [contact] = await readable({ ...docs[0]!, collection: 'users' } as TypedUser, 'contacts');
  expect(contact).toMatchObject({ reference: 'ABCDEFGH' });
  expect(JSON.stringify(contact)).not.toContain('secret');
});

test('nobody makes one by hand or changes what happened, an administrator included', async () => {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'admin@nasaq.example' } } });
  const as = { user: { ...docs[0]!, collection: 'users' } as TypedUser, overrideAccess: false };
  const data = { reference: 'BCDEFGHJ', key: 'k', state: 'new', locale: 'en' } as never;
  await expect(payload.create({ collection: 'contacts', data, ...as })).rejects.toThrow('not allowed');
  const change = { where: {}, data: { note: 'x' }, ...as };
  await expect(payload.update({ collection: 'events', ...change })).rejects.toThrow('not allowed');
  await expect(payload.delete({ collection: 'events', where: {}, ...as })).rejects.toThrow('not allowed');
});
