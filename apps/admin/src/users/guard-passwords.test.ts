import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStaff, staffPassword, type StaffAnswer, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;
let admin: { id: number; email: string };
let token: string;

beforeAll(async () => {
  staff = await openTestStaff();
  admin = await staff.make('admin', 'Hala Nasr');
  token = (await staff.signIn(admin.email)).body.token!;
});
afterAll(() => staff.close());

const patch = (id: number, data: object, how = {}) =>
  staff.call(`/users/${id}`, data, { method: 'PATCH', token, ...how });
const failure = ({ body, status }: StaffAnswer) => [status, body.errors?.[0]?.data?.errors[0]?.path];

test('a colleague is made → an invitation with a link for seven days, in their language or that of who makes them', async () => {
  const make = (email: string, language: string) =>
    staff.call('/users', { name: 'Omar', email, roles: ['editor'] }, { token, language });
  expect((await make('omar@nasaq.example', 'en')).status).toBe(201);
  expect((await make('umar@nasaq.example', 'ar')).status).toBe(201);
  const [english] = await staff.mailsTo('omar@nasaq.example');
  const [arabic] = await staff.mailsTo('umar@nasaq.example');
  expect([english!.locale, arabic!.locale, arabic!.subject]).toEqual([
    'en',
    'ar',
    expect.stringContaining('لوحة إدارة'),
  ]);
  // The company has no name yet: its mails go by where its site stands.
  expect(english!.subject).toMatch(/ of localhost:\d+$/);
  const link = /\/admin\/reset\/(\w+)/.exec(english!.text)![1];
  const reset = await staff.call('/users/reset-password', { token: link, password: 'eleven quiet lemon trees' });
  expect(reset.status).toBe(200);
  expect((await staff.signIn('omar@nasaq.example', 'eleven quiet lemon trees')).status).toBe(200);
});

test('who was invited → says how they are called and what they read, once; nobody is told of a first password', async () => {
  const email = 'salwa@nasaq.example';
  const made = await staff.call('/users', { name: 'S.', email, roles: ['editor'] }, { token });
  const { id } = (made.body as unknown as { doc: { id: number } }).doc;
  const until = async () => (await staff.payload.findByID({ collection: 'users', id })).invited_until;
  expect(Date.parse((await until())!) - Date.now()).toBeGreaterThan(6.9 * 24 * 60 * 60 * 1000);
  const link = /\/admin\/reset\/(\w+)/.exec((await staff.mailsTo(email))[0]!.text)![1];
  const accept = (more: object) =>
    staff.call('/users/reset-password', { token: link, password: 'eleven quiet lemon trees', ...more });
  expect(failure(await accept({ name: ' ' }))).toEqual([400, 'name']);
  // Roles are what they were given.
  const accepted = await accept({ name: 'Salwa Adel', language: 'ar', roles: ['admin'], email: 'x@nasaq.example' });
  expect(accepted.body.user).toMatchObject({ name: 'Salwa Adel', language: 'ar', email, roles: ['editor'] });
  expect(accepted.headers.getSetCookie().join()).toContain('nasaq-admin-lng=ar');
  expect([await until(), (await accept({})).status]).toEqual([null, 403]);
  expect(await staff.mailsTo(email)).toHaveLength(1);

  // A link for who has forgotten the password is no invitation: it changes nothing else.
  await staff.call('/users/forgot-password', { email });
  const forgotten = /\/admin\/reset\/(\w+)/.exec((await staff.mailsTo(email)).at(-1)!.text)![1];
  const reset = { token: forgotten, password: 'twelve slow green boats', name: 'Another', language: 'en' };
  expect((await staff.call('/users/reset-password', reset)).body.user).toMatchObject({
    name: 'Salwa Adel',
    language: 'ar',
  });
});

test('an invitation that was withdrawn → its link ends, none is mailed to who asks, and it can be sent again', async () => {
  const email = 'rami@nasaq.example';
  const made = await staff.call('/users', { name: 'Rami', email, roles: ['editor'] }, { token });
  const { id } = (made.body as unknown as { doc: { id: number } }).doc;
  const linkAt = async (place: number) =>
    /\/admin\/reset\/(\w+)/.exec((await staff.mailsTo(email)).at(place)!.text)![1];
  const accept = (link: string | undefined) =>
    staff.call('/users/reset-password', { token: link, password: 'eleven quiet lemon trees' });
  const agent = (await staff.signIn((await staff.make('agent')).email)).body.token!;
  const withdraw = (own: string) => staff.call(`/users/${id}/withdraw-invitation`, {}, { token: own });
  expect([(await withdraw(agent)).status, (await withdraw(token)).status]).toEqual([403, 200]);
  expect((await accept(await linkAt(0))).status).toBe(403);
  expect((await staff.call('/users/forgot-password', { email })).status).toBe(200);
  expect(await staff.mailsTo(email)).toHaveLength(1);

  const again = await staff.call(`/users/${id}/invite`, {}, { token });
  expect(again.status).toBe(200);
  expect(await staff.mailsTo(email)).toHaveLength(2);
  expect([(await accept(await linkAt(0))).status, (await accept(await linkAt(1))).status]).toEqual([403, 200]);
  // Nothing to withdraw of who has come.
  expect((await withdraw(token)).status).toBe(404);
  const nobody = { id, invited_until: new Date().toISOString() };
  expect((await patch(id, nobody)).status).toBe(200);
  expect((await staff.payload.findByID({ collection: 'users', id })).invited_until).toBeNull();
});

test.each(['123', 'abc', 'password123', 'omar2026', '1111111111'])(
  '%s → nobody’s password, not at creation either',
  async (password) => {
    const data = { name: 'Omar', email: 'omar2026@nasaq.example', roles: ['admin'], password };
    expect(failure(await staff.call('/users', data, { token }))).toEqual([400, 'password']);
  },
);

test('another address of one’s own → only with the present password; other fields without', async () => {
  expect(failure(await patch(admin.id, { email: 'elsewhere@nasaq.example' }))).toEqual([400, 'present_password']);
  const wrong = { email: 'elsewhere@nasaq.example', present_password: 'wrong' };
  expect(failure(await patch(admin.id, wrong))).toEqual([400, 'present_password']);
  expect((await patch(admin.id, { name: 'Hala N.', email: admin.email })).status).toBe(200);
});

test('a password among the fields of the account → nothing is saved, and the answer says where it is changed', async () => {
  const { email, id } = await staff.make('editor');
  const own = (await staff.signIn(email)).body.token!;
  const change = { name: 'Renamed', password: 'nine brown paper kites', present_password: staffPassword };
  const english = await patch(id, change, { token: own });
  const arabic = await patch(id, change, { token: own, language: 'ar' });
  expect([failure(english), failure(arabic)]).toEqual([
    [400, 'password'],
    [400, 'password'],
  ]);
  expect(english.body.errors?.[0]?.data?.errors[0]?.message).toContain('“Change password” in your account');
  expect(arabic.body.errors?.[0]?.data?.errors[0]?.message).toContain('«تغيير كلمة المرور»');
  expect((await staff.payload.findByID({ collection: 'users', id })).name).toBe('Nadia Farouk');
  expect((await staff.signIn(email)).status).toBe(200);
});

test('the present password is not to be guessed → after five wrong ones it waits', async () => {
  const { email, id } = await staff.make('editor');
  const own = (await staff.signIn(email)).body.token!;
  const guess = (present_password: string) =>
    patch(id, { email: 'moved@nasaq.example', present_password }, { token: own });
  for (let count = 0; count < 5; count += 1) expect((await guess('no')).status).toBe(400);
  const answer = await guess(staffPassword);
  expect(answer.body.errors?.[0]?.data?.errors[0]?.message).toMatch(/too many attempts/);
});

test('a colleague’s password is set by nobody, their address with one’s own present password, and the old address hears of it', async () => {
  const { email, id } = await staff.make('sales');
  const others = await patch(
    id,
    { password: 'nine brown paper kites', present_password: staffPassword },
    { language: 'ar' },
  );
  expect(failure(others)).toEqual([400, 'password']);
  expect(others.body.errors?.[0]?.data?.errors[0]?.message).toContain('زميله');
  expect(failure(await patch(id, { email: 'new@nasaq.example' }))).toEqual([400, 'present_password']);
  expect((await patch(id, { email: 'new@nasaq.example', present_password: staffPassword })).status).toBe(200);
  const [mail] = await staff.mailsTo(email);
  expect(mail).toMatchObject({ subject: 'The address of your account was changed' });
  expect(mail!.text).toContain('n•••@nasaq.example');
  expect(mail!.text).not.toContain('new@nasaq.example');
});

test('many at once → neither addresses nor passwords', async () => {
  const answer = await staff.call(
    '/users?where[id][exists]=true',
    { email: 'all@nasaq.example' },
    { method: 'PATCH', token },
  );
  expect(answer.status).toBe(400);
});

test('a link is mailed to a colleague by administrators only', async () => {
  const { email, id } = await staff.make('agent');
  const own = (await staff.signIn(email)).body.token!;
  expect((await staff.call(`/users/${admin.id}/invite`, {}, { token: own })).status).toBe(403);
  const changed = async () => (await staff.payload.findByID({ collection: 'users', id })).updatedAt;
  const before = await changed();
  expect((await staff.call(`/users/${id}/invite`, {}, { token })).status).toBe(200);
  // A form that is open is not out of date by it.
  expect(await changed()).toBe(before);
  expect(await staff.mailsTo(email)).toHaveLength(1);
});
