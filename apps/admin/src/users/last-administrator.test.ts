import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStaff, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;
let only: { id: number; email: string };
let token: string;

beforeAll(async () => {
  staff = await openTestStaff();
  only = await staff.make('admin');
  token = (await staff.signIn(only.email)).body.token!;
});
afterAll(() => staff.close());

const change = (id: number, roles: string[], language = 'en', by = token) =>
  staff.call(`/users/${id}`, { roles }, { method: 'PATCH', token: by, language });
const remove = (id: number, language = 'en') =>
  staff.call(`/users/${id}`, undefined, { method: 'DELETE', token, language });
const rolesOf = async (id: number) => (await staff.payload.findByID({ collection: 'users', id })).roles;

test.each([
  ['en', 'only administrator'],
  ['ar', 'مدير النظام الوحيد'],
])('the last administrator keeps that role and stays, and is told why (%s)', async (language, words) => {
  const demoted = await change(only.id, ['editor'], language);
  expect(demoted.status).toBe(400);
  expect(demoted.body.errors?.[0]?.data?.errors[0]).toMatchObject({
    path: 'roles',
    message: expect.stringContaining(words),
  });
  const removed = await remove(only.id, language);
  expect([removed.status, removed.body.errors?.[0]?.message]).toEqual([409, expect.stringContaining(words)]);
  const all = await staff.call('/users?where[id][exists]=true', { roles: ['editor'] }, { method: 'PATCH', token });
  expect(all.body.errors).toHaveLength(1);
  expect(await rolesOf(only.id)).toEqual(['admin']);
});

test('with another administrator either may go, but not both at the same moment', async () => {
  const second = await staff.make('admin');
  expect((await change(second.id, ['admin', 'editor'])).status).toBe(200);
  // Each by itself: who has just been demoted may not change the other one any more.
  const own = (await staff.signIn(second.email)).body.token!;
  const answers = await Promise.all([change(only.id, ['editor']), change(second.id, ['editor'], 'en', own)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
  const left = [await rolesOf(only.id), await rolesOf(second.id)].filter((roles) => roles.includes('admin'));
  expect(left).toHaveLength(1);
});
