import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffErrorMessage } from '../../../platform/staff/staff-error.ts';
import { signIn, type Staff } from '../../../submissions/inbox/testing/staff.ts';
import { openTestPayload, type TestPayload } from '../../../testing/open-payload.ts';
import type { Thread, Threads } from '../review-api.ts';
import { type Reviewed, writtenBy } from '../testing/open-review.ts';

let opened: TestPayload;
let payload: Payload;
let layla: Staff;
let omar: Staff;
let admin: Staff;
let recruiter: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  layla = await member('editor', 'Layla', 'en');
  omar = await member('editor', 'Omar', 'ar');
  admin = await signIn(payload, 'admin');
  recruiter = await signIn(payload, 'recruiter');
});
afterAll(() => opened.close());

async function member(role: 'editor', name: string, language: 'en' | 'ar'): Promise<Staff> {
  const staff = await signIn(payload, role, language);
  await payload.update({ collection: 'users', id: staff.user.id, data: { name, language } });
  return staff;
}

const idOf = ({ user }: Staff) => Number(user.id);

async function say(entry: Reviewed, who: Staff, path: string, body: object): Promise<Thread[]> {
  const answer = await who.call(`/threads${path}`, { ...entry.subject, ...body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Threads).threads;
}

/** What members of staff are told of it on their dashboards. */
async function noticesOf({ subject }: Reviewed): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'notices',
    where: { kind: { equals: subject.kind }, entry: { equals: subject.id } },
    overrideAccess: true,
  });
  return docs.map(({ text }) => String(text));
}

async function mailsTo({ user }: Staff): Promise<{ subject: string; text: string; locale: string }[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: user.email } },
    sort: 'id',
    limit: 0,
  });
  return docs.map(({ locale, subject, text }) => ({ subject, text, locale }));
}

test('a comment at a field keeps what stood there, and tells who is mentioned in their language, with the way', async () => {
  const entry = await writtenBy(payload, layla);
  const text = `@[${idOf(omar)}] is this right? @[${idOf(recruiter)}]`;
  const [thread] = await say(entry, layla, '/open', { locale: 'en', path: 'title', text });
  expect(thread).toMatchObject({
    locale: 'en',
    path: 'title',
    quote: expect.stringMatching(/^Reviewed/),
    resolved: null,
  });
  expect(thread!.comments).toMatchObject([{ by: 'Layla', mine: true, text }]);
  const [mail] = await mailsTo(omar);
  expect(mail!.locale).toBe('ar');
  expect(mail!.subject).toMatch(/إشارة إليك من/);
  expect(mail!.text).toContain(
    `/admin/collections/products/${entry.subject.id}?field=title&language=en&thread=${thread!.id}`,
  );
  expect(mail!.text).toContain('@Omar');
  // Who may not read the entry hears nothing of it.
  expect(await mailsTo(recruiter)).toEqual([]);
});

test('an answer tells those who spoke before, and opens what was resolved', async () => {
  const entry = await writtenBy(payload, layla);
  const [thread] = await say(entry, layla, '/open', { text: 'Of all of it' });
  expect(thread).toMatchObject({ locale: null, path: null });
  const before = (await mailsTo(layla)).length;
  const [resolved] = await say(entry, omar, '/resolve', { thread: thread!.id, resolved: true });
  expect(resolved!.resolved).toMatchObject({ by: 'Omar' });
  const [open] = await say(entry, omar, '/reply', { thread: thread!.id, text: 'Not yet' });
  expect(open!.resolved).toBeNull();
  const mails = await mailsTo(layla);
  expect(mails.length).toBe(before + 1);
  expect(mails.at(-1)!.subject).toMatch(/^A new comment/);
});

test('own comments are changed and deleted, others’ are not; a deletion says so and takes the words away', async () => {
  const entry = await writtenBy(payload, layla);
  const [thread] = await say(entry, layla, '/open', { locale: 'ar', path: 'summary', text: 'First' });
  const comment = thread!.comments[0]!.id;
  const foreign = await omar.call('/threads/edit', { ...entry.subject, comment, text: 'Not mine' });
  expect(foreign.status).toBe(403);
  expect((await admin.call('/threads/delete', { ...entry.subject, comment })).status).toBe(403);
  const mails = (await mailsTo(omar)).length;
  const [edited] = await say(entry, layla, '/edit', { comment, text: `Second @[${idOf(omar)}]` });
  expect(edited!.comments[0]).toMatchObject({ editedAt: expect.any(String), text: `Second @[${idOf(omar)}]` });
  expect((await mailsTo(omar)).length).toBe(mails + 1);
  await say(entry, layla, '/edit', { comment, text: `Third @[${idOf(omar)}]` });
  expect(await noticesOf(entry)).toEqual([`Third @[${idOf(omar)}]`]);
  expect((await mailsTo(omar)).length).toBe(mails + 1);
  const [deleted] = await say(entry, layla, '/delete', { comment });
  expect(deleted!.comments[0]).toMatchObject({ text: '', deletedAt: expect.any(String) });
  expect(await noticesOf(entry)).toEqual([]);
  expect((await layla.call('/threads/edit', { ...entry.subject, comment, text: 'Again' })).status).toBe(404);
});

test.each([
  ['an empty comment', { text: ' \n ' }, 422],
  ['a field that there is not', { locale: 'en', path: 'nothing', text: 'x' }, 422],
  ['a field in no language', { path: 'title', text: 'x' }, 422],
  ['a path with marks in it', { locale: 'en', path: 'title; DROP', text: 'x' }, 422],
  ['200,000 letters', { text: 'x'.repeat(200_000) }, 422],
])('%s is refused', async (_, body, status) => {
  const entry = await writtenBy(payload, layla);
  const answer = await layla.call('/threads/open', { ...entry.subject, ...body });
  expect(answer.status).toBe(status);
  expect((await entry.threads(layla)).threads).toEqual([]);
});

test('a thread of another entry is not reached through this one', async () => {
  const [one, other] = [await writtenBy(payload, layla), await writtenBy(payload, layla)];
  const [thread] = await say(one, layla, '/open', { text: 'Here' });
  const answer = await layla.call('/threads/reply', { ...other.subject, thread: thread!.id, text: 'There' });
  expect(answer.status).toBe(404);
});

test('a row that is gone keeps its thread', async () => {
  const entry = await writtenBy(payload, layla);
  await entry.write(layla, 'en', { features: [{ title: 'Fast', text: 'It is' }] });
  const path = 'features.gone.title';
  await say(entry, layla, '/open', { locale: 'en', path, text: 'At a row' });
  expect((await entry.threads(omar)).threads).toMatchObject([{ path, locale: 'en' }]);
});

test('a review that is asked of somebody, and its answer, are told by mail and on the dashboard until they are seen', async () => {
  const entry = await writtenBy(payload, layla);
  const before = [await mailsTo(omar), await mailsTo(layla)].map(({ length }) => length);
  const asked = await entry.step(layla, { act: 'asked', locale: 'en', asked: idOf(omar), note: 'Until noon' });
  expect(asked.status).toBe(200);
  expect(await entry.language(omar, 'en')).toMatchObject({
    state: 'asked',
    request: { by: 'Layla', asked: 'Omar', askedMe: true, mine: false, note: 'Until noon' },
  });
  expect((await entry.step(omar, { act: 'returned', locale: 'en', note: 'Shorter' })).status).toBe(200);
  expect([(await mailsTo(omar)).length, (await mailsTo(layla)).length]).toEqual([before[0]! + 1, before[1]! + 1]);
  const mail = (await mailsTo(layla)).at(-1)!;
  expect([mail.locale, mail.subject]).toEqual(['en', expect.stringMatching(/^Returned to you: /)]);
  expect(mail.text).toContain('Shorter');
  expect(await entry.language(layla, 'en')).toMatchObject({
    state: 'returned',
    answer: { by: 'Omar', note: 'Shorter' },
  });
});

test('a step about words that have changed, or after another step, is refused', async () => {
  const entry = await writtenBy(payload, layla);
  const seen = await entry.language(omar, 'en');
  await entry.write(layla, 'en', { title: 'Changed' });
  const late = await entry.step(omar, { act: 'approved', locale: 'en', words: seen.words });
  expect([late.status, ((await late.json()) as { error: { code: string } }).error.code]).toEqual([
    409,
    'words_changed',
  ]);
  await entry.step(omar, { act: 'returned', locale: 'en', note: 'No' });
  const overtaken = await entry.step(admin, { act: 'approved', locale: 'en', step: seen.step });
  expect([overtaken.status, ((await overtaken.json()) as { error: { code: string } }).error.code]).toEqual([
    409,
    'review_moved',
  ]);
});

test('a review is asked of somebody who may decide on it', async () => {
  const entry = await writtenBy(payload, layla);
  const ask = (asked: number) => entry.step(layla, { act: 'asked', locale: 'en', asked });
  expect((await ask(idOf(recruiter))).status).toBe(422);
  expect((await ask(idOf(layla))).status).toBe(422);
  expect((await ask(999_999)).status).toBe(422);
  expect(
    await entry.step(recruiter, { act: 'approved', locale: 'en', step: 0, words: 'x' }).catch(() => null),
  ).toBeNull();
});

test('who was invited and has not come yet is offered to nobody, and neither asked nor mentioned', async () => {
  const data = { name: 'Salma', email: 'salma@nasaq.example', password: 'long enough password', roles: ['editor'] };
  const made = await admin.call('/users', data);
  expect(made.status).toBe(201);
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  const entry = await writtenBy(payload, layla);
  const offered = async () => (await entry.reviews(layla)).colleagues.map((colleague) => colleague.id);
  const ask = () => entry.step(layla, { act: 'asked', locale: 'en', asked: id });
  const mention = () =>
    omar.call('/threads/open', { ...entry.subject, locale: 'en', path: 'title', text: `Look, @[${id}]` });

  expect(await offered()).not.toContain(id);
  for (const [answer, language] of [
    [await ask(), 'en'],
    [await mention(), 'ar'],
  ] as const) {
    expect(answer.status).toBe(422);
    const message = staffErrorMessage('colleague_invited', language);
    expect(await answer.json()).toMatchObject({ error: { code: 'colleague_invited', message } });
  }
  expect((await entry.threads(layla)).threads).toEqual([]);

  // They accept.
  await payload.update({ collection: 'users', id, data: { invited_until: null } });
  expect(await offered()).toContain(id);
  expect([(await mention()).status, (await ask()).status]).toEqual([200, 200]);
});
