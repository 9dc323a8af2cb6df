import { locales } from '@nasaq/contract';
import { type Doc, splitSettings } from '@nasaq/translation';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { DeskStore } from '../desk/screens/desk-store.ts';
import { askDesk } from '../desk/testing/ask-desk.ts';

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
  const call = { collection: 'landing-pages', draft: true, user: sara } as const;
  const data = (title: string) => ({ title, blocks: [{ blockType: 'hours', pair: 'a', title, ground: 'paper' }] });
  ({ id } = (await payload.create({ ...call, locale: 'en', data: data('Summer') } as never)) as { id: number });
  await payload.update({ ...call, id, locale: 'ar', data: data('الصيف') } as never);
});

const ground = 'blocks.a.ground';

/** Somebody at a desk of the page. */
async function sit(user: TypedUser) {
  const desk = askDesk({ payload, user, target: { collection: 'landing-pages', id } });
  const store = new DeskStore(await desk.open(), Number(user.id));
  const save = async () => {
    const sent = store.sent(store.unsaved()!);
    store.answered(sent, await desk.save(sent.save));
  };
  const shown = () => locales.map((locale) => store.valueAt({ locale, path: ground }));
  return { desk, save, shown, store };
}

test('the ground of a block is written in both languages at once; two who differ decide it once', async () => {
  const [hers, his] = [await sit(sara), await sit(omar)];
  hers.store.writeShared(ground, 'ink');
  await hers.save();
  expect((await hers.desk.open()).docs).toMatchObject({
    en: { blocks: [{ ground: 'ink' }] },
    ar: { blocks: [{ ground: 'ink' }] },
  });

  his.store.writeShared(ground, 'sunk');
  await his.save();
  expect(locales.map((locale) => his.store.current().conflicts[locale].length)).toEqual([1, 1]);
  his.store.insist({ locale: 'ar', conflict: his.store.current().conflicts.ar[0]! });
  await his.save();
  expect(his.store.hasConflicts()).toBe(false);
  const { docs, fields } = await his.desk.open();
  expect(locales.map((locale) => (docs[locale].blocks as Doc[])[0]!.ground)).toEqual(['sunk', 'sunk']);
  expect(splitSettings(fields, docs)).toEqual([]);
});

test('who takes the ground of the other takes it in both languages', async () => {
  const [hers, his] = [await sit(sara), await sit(omar)];
  hers.store.writeShared(ground, 'ink');
  await hers.save();
  his.store.writeShared(ground, 'sunk');
  await his.save();
  his.store.refreshed(await his.desk.open(), { locale: 'en', conflict: his.store.current().conflicts.en[0]! });
  expect(his.shown()).toEqual(['ink', 'ink']);
  expect(his.store.unsaved()).toBeNull();
});

test('a save of one language, as of the form, sets them apart, which the desk and the check know', async () => {
  const blocks = [{ blockType: 'hours', pair: 'a', title: 'Summer', ground: 'ink' }];
  await payload.update({ collection: 'landing-pages', id, locale: 'en', draft: true, data: { blocks } as never });
  const { docs, fields } = await (await sit(sara)).desk.open();
  expect(splitSettings(fields, docs)).toEqual([{ path: ground, values: { en: 'ink', ar: 'paper' } }]);
});
