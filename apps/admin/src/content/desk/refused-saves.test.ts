import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Payload, TypedUser } from 'payload';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
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

const desk = (user: TypedUser) => askDesk({ payload, user, target: { collection: 'works', id } });

/** All that tells of the last change: in lists, at the desk, and among the versions. */
async function lastChange() {
  const { saverOf } = await import('../saving/changes.ts');
  const { newestOfEntry } = await import('../saving/newest.ts');
  const { changes, updatedAt, updatedBy } = (await newestOfEntry({ payload } as never, 'works', id))!;
  const { totalDocs } = await payload.countVersions({ collection: 'works', where: { parent: { equals: id } } });
  return { changes, saver: saverOf(changes)?.by, updatedAt, updatedBy, versions: totalDocs };
}

test('a save of which nothing is stored, all of it being in dispute → is told nowhere as the last change', async () => {
  const [one, two] = [await desk(sara).open(), await desk(omar).open()];
  await desk(sara).save(saveOf(one, { ar: { title: 'لها' } }));
  const before = await lastChange();
  expect(before).toMatchObject({ saver: sara.id, updatedBy: sara.id });

  const answer = await desk(omar).save(saveOf(two, { ar: { title: 'له' } }));
  expect(answer.conflicts.ar).toMatchObject([{ path: 'title', by: 'Sara', theirs: 'لها' }]);
  expect(answer.docs.ar.title).toBe('له');
  expect(await lastChange()).toEqual(before);
});

test('… nor does it leave a draft behind of what readers have', async () => {
  const two = await desk(omar).open();
  for (const locale of ['en', 'ar'] as const)
    await payload.update({
      collection: 'works',
      id,
      locale,
      publishSpecificLocale: locale,
      data: { title: `Published ${locale}`, _status: 'published' },
      user: sara,
    });
  const before = await lastChange();
  const answer = await desk(omar).save(saveOf(two, { en: { title: 'His' }, ar: { title: 'له' } }));
  expect([answer.conflicts.en, answer.conflicts.ar]).toMatchObject([[{ path: 'title' }], [{ path: 'title' }]]);
  expect(answer.publication.languages).toEqual({ en: 'published', ar: 'published' });
  expect(await lastChange()).toEqual(before);
});

test('one language is stored and the other one refused → the change is told of the first alone', async () => {
  const [one, two] = [await desk(sara).open(), await desk(omar).open()];
  await desk(sara).save(saveOf(one, { ar: { title: 'لها' } }));
  await desk(omar).save(saveOf(two, { en: { title: 'His' }, ar: { title: 'له' } }));
  const { changes, saver } = await lastChange();
  expect(saver).toBe(omar.id);
  expect(changes).toMatchObject({ 'en:_status': [omar.id, expect.any(Number), two.form] });
  expect(changes).toMatchObject({ 'ar:_status': [sara.id, expect.any(Number), one.form] });
});

test('a save that says what is stored already, or that is refused as a whole, changes nothing', async () => {
  const one = await desk(sara).open();
  const before = await lastChange();
  await desk(omar).save(saveOf(await desk(omar).open(), { en: { title: one.docs.en.title } }));
  expect(await desk(omar).refusal('post', { form: 'x', languages: { en: { values: 7 } } })).toMatchObject({
    status: 422,
  });
  const unfit = { collection: 'works', id, locale: 'en', publishSpecificLocale: 'en', user: omar } as const;
  await expect(payload.update({ ...unfit, data: { title: '', _status: 'published' } })).rejects.toThrow();
  expect(await lastChange()).toEqual(before);
});
