import type { Locale } from '@nasaq/contract';
import type { Doc } from '@nasaq/translation';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLocalReq, type Endpoint, type Payload, type TypedUser } from 'payload';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Desk } from './desk-api.ts';
import { makeWork, saveOf } from './testing/a-work.ts';
import { askDesk } from './testing/ask-desk.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;
let omar: TypedUser;
let id: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [sara, omar] = [await makeMember(payload, 'Sara'), await makeMember(payload, 'Omar')];
});
afterAll(() => opened.close());

beforeEach(async () => {
  id = await makeWork(payload, sara);
});

type Window = Pick<Desk, 'bases' | 'form'>;

const desk = (user: TypedUser) => askDesk({ payload, user, target: { collection: 'works', id } });
const save = (user: TypedUser, { bases, form }: Window, locale: Locale, values: Doc) =>
  desk(user).save(saveOf({ bases, form }, { [locale]: values }));
const onSite = (locale: Locale) =>
  payload.findByID({ collection: 'works', id, locale, fallbackLocale: false, depth: 0 });

/** `PATCH /api/works/:id`, as the dialog of publishing sends it from a window; without one, as any other program. */
async function publish(user: TypedUser, locale: Locale, from?: Window): Promise<Response> {
  const endpoints = payload.collections.works.config.endpoints as Endpoint[];
  const { handler } = endpoints.find(({ method, path }) => method === 'patch' && path === '/:id')!;
  const seen = from && { formBase: { base: from.bases[locale], form: from.form, locale } };
  const data = JSON.parse(JSON.stringify({ _status: 'published', ...seen })) as Doc;
  const query = { depth: '0', publishSpecificLocale: locale };
  const req = await createLocalReq(
    { user, locale, req: { routeParams: { collection: 'works', id: String(id) }, query } as never },
    payload,
  );
  return handler(Object.assign(req, { data, user }));
}

test('a window with an undecided dispute publishes nothing of that language, whatever its screen lets one press', async () => {
  const [hers, his] = [await desk(sara).open(), await desk(omar).open()];
  await save(sara, hers, 'ar', { title: 'لها' });
  const answer = await save(omar, his, 'ar', { title: 'له' });
  expect(answer.conflicts.ar).toMatchObject([{ path: 'title' }]);
  const disputed = { form: his.form, bases: answer.bases };

  const message = expect.stringContaining('Sara');
  await expect(publish(omar, 'ar', disputed)).rejects.toMatchObject({
    status: 409,
    data: { errors: [{ path: 'title', label: 'Title', message }] },
  });
  expect((await onSite('ar'))._status).not.toBe('published');
  // The other language has no dispute.
  expect((await publish(omar, 'en', disputed)).status).toBe(200);

  // Decided: his text over hers, which he has seen.
  const seen = { ...answer.bases, ar: { ...answer.bases.ar, ...answer.conflicts.ar[0]!.seen } };
  const decided = await save(omar, { form: his.form, bases: seen }, 'ar', { title: 'له' });
  expect((await publish(omar, 'ar', { form: his.form, bases: decided.bases })).status).toBe(200);
  expect((await onSite('ar')).title).toBe('له');
});

test('what somebody has stored since a window looked does not go out from there before it is seen', async () => {
  const his = await desk(omar).open();
  await save(sara, await desk(sara).open(), 'en', { challenge: 'It was late', figures: [] });
  const refused = publish(omar, 'en', his);
  // The rows that went are one thing to look at, not each of their texts.
  await expect(refused).rejects.toMatchObject({ status: 409, data: { errors: [{}, {}] } });
  await expect(refused).rejects.toMatchObject({
    data: { errors: expect.arrayContaining([expect.objectContaining({ path: 'figures' })]) as unknown },
  });
  expect((await publish(omar, 'en', await desk(omar).open())).status).toBe(200);
  expect((await onSite('en')).challenge).toBe('It was late');
});

test('both languages go out from one window, also where the first one has filled in the day and the address', async () => {
  const hers = await desk(sara).open();
  expect((await publish(sara, 'en', hers)).status).toBe(200);
  expect((await publish(sara, 'ar', hers)).status).toBe(200);
  expect([(await onSite('en'))._status, (await onSite('ar'))._status]).toEqual(['published', 'published']);
});

test('what no window has open goes out as it stands: the clock and other programs see all there is', async () => {
  await save(sara, await desk(sara).open(), 'en', { title: 'The newest' });
  expect((await publish(omar, 'en')).status).toBe(200);
  expect((await onSite('en')).title).toBe('The newest');
});
