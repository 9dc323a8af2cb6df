import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStaff, staffPassword, type TestStaff } from './testing/open-staff.ts';

let staff: TestStaff;

beforeAll(async () => {
  staff = await openTestStaff();
});
afterAll(() => staff.close());

const cookies = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

async function contentLanguage(user: number): Promise<unknown[]> {
  const { docs } = await staff.payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: user } }] },
    pagination: false,
  });
  return docs.map(({ value }) => value);
}

test('the language that somebody chooses in their account → is that of the menus in every browser, and of mails', async () => {
  const { email, id } = await staff.make('admin');
  const first = await staff.signIn(email);
  expect(cookies(first.headers)).toContain('nasaq-admin-lng=en');
  const { status } = await staff.call(
    `/users/${id}`,
    { language: 'ar' },
    { method: 'PATCH', token: first.body.token! },
  );
  expect(status).toBe(200);

  const elsewhere = await staff.signIn(email, staffPassword, { language: 'en' });
  expect(cookies(elsewhere.headers)).toContain('nasaq-admin-lng=ar');
  expect(elsewhere.body.user).toMatchObject({ language: 'ar' });
  await staff.call('/users/forgot-password', { email }, { language: 'en' });
  expect((await staff.mailsTo(email)).at(-1)).toMatchObject({ locale: 'ar', subject: expect.stringMatching(/[ء-ي]/u) });
});

test('who has chosen none comes in Arabic → that is the language of their account, of their menus and of every mail', async () => {
  const { email } = await staff.make();
  const first = await staff.signIn(email, staffPassword, { language: 'ar' });
  expect(first.body.user).toMatchObject({ language: 'ar' });
  expect(cookies(first.headers)).toContain('nasaq-admin-lng=ar');
  // A colleague, or a browser, in English changes nothing of it.
  const elsewhere = await staff.signIn(email, staffPassword, { language: 'en' });
  expect(elsewhere.body.user).toMatchObject({ language: 'ar' });
  expect(cookies(elsewhere.headers)).toContain('nasaq-admin-lng=ar');
  await staff.call('/users/forgot-password', { email }, { language: 'en' });
  expect((await staff.mailsTo(email)).at(-1)).toMatchObject({ locale: 'ar' });
});

test('Arabic menus → the content begins in Arabic, unless its reader has chosen a language before', async () => {
  const [english, arabic, chooser, later] = [
    await staff.make(),
    await staff.make(),
    await staff.make(),
    await staff.make(),
  ];
  await staff.signIn(english.email);
  expect(await contentLanguage(english.id)).toEqual([]);
  await staff.signIn(arabic.email, staffPassword, { language: 'ar' });
  await staff.signIn(arabic.email, staffPassword, { language: 'ar' });
  expect(await contentLanguage(arabic.id)).toEqual(['ar']);

  const token = (await staff.signIn(chooser.email)).body.token!;
  await staff.call('/payload-preferences/locale', { value: 'en' }, { token });
  await staff.signIn(chooser.email, staffPassword, { language: 'ar' });
  await staff.call(`/users/${chooser.id}`, { language: 'ar' }, { method: 'PATCH', token });
  expect(await contentLanguage(chooser.id)).toEqual(['en']);

  const own = (await staff.signIn(later.email)).body.token!;
  await staff.call(`/users/${later.id}`, { language: 'ar' }, { method: 'PATCH', token: own });
  expect(await contentLanguage(later.id)).toEqual(['ar']);
});

test('a mailed link is opened in a browser of another language → its screen, and what follows, is in that of the account', async () => {
  const { inLanguageOfLink } = await import('./link-language.ts');
  const { email, id } = await staff.make();
  await staff.payload.update({ collection: 'users', id, data: { language: 'ar' } });
  await staff.call('/users/forgot-password', { email }, { language: 'en' });
  const [, token] = /\/admin\/reset\/([0-9a-f]{40})/.exec((await staff.mailsTo(email)).at(-1)!.text)!;

  async function open(url: string) {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    request.headers.cookie = 'nasaq-admin-lng=en; other=1';
    const response = new ServerResponse(request);
    let seen: string | undefined;
    const handle = inLanguageOfLink(
      ({ headers }) => Promise.resolve(void (seen = headers.cookie)),
      () => Promise.resolve(staff.payload),
    );
    await handle(request, response);
    return { seen, set: response.getHeader('Set-Cookie') };
  }
  expect(await open(`/admin/reset/${token}?_rsc=1`)).toEqual({
    seen: 'nasaq-admin-lng=ar; other=1',
    set: expect.stringMatching(/^nasaq-admin-lng=ar;/),
  });
  const untouched = { seen: 'nasaq-admin-lng=en; other=1', set: undefined };
  expect(await open(`/admin/reset/${'0'.repeat(40)}`)).toEqual(untouched);
  expect(await open('/admin/login')).toEqual(untouched);
});
