import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { openTestPayload, type TestPayload } from '../../../testing/open-payload.ts';
import type { Staff } from '../../../submissions/inbox/testing/staff.ts';

let opened: TestPayload;
let payload: Payload;
let admin: Staff;
let submissionOf: typeof import('../../../submissions/inbox/testing/staff.ts').submissionOf;

beforeAll(async () => {
  opened = await openTestPayload();
  ({ payload } = opened);
  const staff = await import('../../../submissions/inbox/testing/staff.ts');
  ({ submissionOf } = staff);
  admin = await staff.signIn(payload, 'admin');
});
afterAll(() => opened.close());

const acts = async (act: string) =>
  (
    await payload.find({
      collection: 'acts',
      where: { act: { equals: act as 'deleted' } },
      pagination: false,
      sort: 'id',
    })
  ).docs;
const by = () => ({ actor: admin.user.id, actor_name: 'The admin' });

test('what an administrator deletes for good leaves who, what and when, and nothing of the person', async () => {
  const { id, reference } = await submissionOf(payload, 'contacts', { email: 'gone@example.com' });
  const account = await payload.create({
    collection: 'accounts',
    data: { name: 'Gone', email: 'gone@example.com', locale: 'en' },
  });
  expect((await admin.send('DELETE', `/contacts/${id}`)).status).toBe(200);
  expect((await admin.send('DELETE', `/accounts/${account.id}`)).status).toBe(200);
  expect(await acts('deleted')).toMatchObject([
    { kind: 'contacts', record: id, subject: reference, ...by() },
    { kind: 'accounts', record: account.id, subject: 'g•••@example.com', ...by() },
  ]);
});

test('an export leaves who took what out, with the filter', async () => {
  expect((await admin.call('/contacts/export?where[state][equals]=new')).status).toBe(200);
  expect(await acts('exported')).toMatchObject([{ kind: 'contacts', detail: '?where[state][equals]=new', ...by() }]);
});

test('looking at a submission is noted, once for looks that follow each other', async () => {
  const { recordOpened } = await import('./record-act.ts');
  const { id, reference } = await submissionOf(payload, 'applications');
  const look = { kind: 'applications', record: id, subject: reference, actor: admin.user };
  await recordOpened(look, payload);
  await recordOpened(look, payload);
  expect(await acts('opened')).toMatchObject([{ kind: 'applications', record: id, subject: reference, ...by() }]);
});

test('the trail is read by administrators and changed by nobody', async () => {
  const { signIn } = await import('../../../submissions/inbox/testing/staff.ts');
  const agent = await signIn(payload, 'agent');
  expect((await agent.call('/acts')).status).toBe(403);
  const [act] = await acts('deleted');
  for (const method of ['PATCH', 'DELETE'])
    expect((await admin.send(method, `/acts/${act!.id}`, { subject: 'x' })).status).toBe(403);
});

test('what stands in the trail → is changed and deleted by no statement either', async () => {
  const { queryOn } = await import('../../database/query.ts');
  const query = queryOn(payload);
  const count = async () => (await query('SELECT 1 FROM acts')).length;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  for (const statement of ["UPDATE acts SET subject = 'x'", 'DELETE FROM acts'])
    await expect(query(statement)).rejects.toThrow(/audit trail/);
  const id = (await query<{ id: number }>('SELECT id FROM acts LIMIT 1'))[0]!.id;
  await expect(payload.delete({ collection: 'acts', id })).rejects.toThrow();
  expect(await count()).toBe(before);
});

test('after a year it is forgotten', async () => {
  const { removeOldActs } = await import('./record-act.ts');
  const [oldest, ...rest] = (await payload.find({ collection: 'acts', pagination: false, sort: 'id' })).docs;
  const { queryOn } = await import('../../database/query.ts');
  const age = (days: number) =>
    queryOn(payload)('UPDATE acts SET created_at = now() - make_interval(days => $1) WHERE id = $2', [
      days,
      oldest!.id,
    ]);
  await expect(age(366)).rejects.toThrow(/audit trail/);
  // As time does it, which no trigger stops.
  await queryOn(payload)('ALTER TABLE acts DISABLE TRIGGER acts_stay');
  await age(366);
  await queryOn(payload)('ALTER TABLE acts ENABLE TRIGGER acts_stay');
  await removeOldActs(payload);
  const left = (await payload.find({ collection: 'acts', pagination: false, sort: 'id' })).docs;
  expect(left.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
});

test('a draft of a text that goes by itself is no deletion of who has published', async () => {
  const before = await acts('deleted');
  const data = { key: 'home.title', locale: 'en', text: 'Ours', base: 0, version: 1, author: admin.user.id };
  const { id } = await payload.create({ collection: 'word-drafts', data });
  await payload.delete({ collection: 'word-drafts', id, user: admin.user, overrideAccess: true });
  expect(await acts('deleted')).toHaveLength(before.length);
});

test('what is no collection has a name in both languages, and of settings it is told what was changed', async () => {
  const { kindWords, subjectWords } = await import('./act-words.ts');
  expect([kindWords('backups', 'ar'), kindWords('contacts', 'ar')]).toEqual(['النسخ الاحتياطية', undefined]);
  const nameOfField = (_: string, field: string) => ({ name: 'الاسم', phone: 'الهاتف' })[field];
  const changed = { act: 'changed', kind: 'site', subject: '', detail: 'name, phone' };
  expect(subjectWords(changed, 'ar', nameOfField)).toBe('الاسم، الهاتف');
  expect(subjectWords({ ...changed, act: 'exported' }, 'ar', nameOfField)).toBe('');
});
